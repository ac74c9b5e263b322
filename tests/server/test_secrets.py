"""What must never reach a seat: other hands, the pile, the seed, tokens."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from typing import Any

import msgspec
import pytest

import kaizhuo
from kaizhuo.kernel import SPECTATOR, HashRandom, Nature, State
from kaizhuo.server import storage, wire
from kaizhuo.server.boxes import Boxes
from kaizhuo.server.snapshot import snapshot
from kaizhuo.server.storage import Store
from kaizhuo.server.table import Table
from tests.server.support import Person, Server, dealt, hand, play_at_random, seated

CARDS = sorted(
    (id for id, names in kaizhuo.load("deal").edition.names.items() if re.search(r"\d$", id)),
    key=len,
    reverse=True,
)
CARD = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, CARDS))})(?![\w-])")


class Memory:
    """Which cards each observer may have heard of by which version, from the game itself."""

    def __init__(self, table: Table) -> None:
        assert table.game is not None
        self.seen: dict[int, dict[str, int]] = {}
        game, face = table.game, table.game.face()
        nature = Nature(HashRandom(table.seed), noting=True)
        state = game.new_state(len(table.seats), nature, table.first)
        observers = [*range(len(table.seats)), SPECTATOR]
        versions = [told.version for told in table.told if told.event.text.id == "log-started"]
        self.start = versions[0]
        self._remember(state, face, observers, self.start)
        for move, version in zip(table.moves, self.versions(table), strict=True):
            # A secret move (a card put under the pile) is its player's to know.
            for observer in observers:
                if observer == move.player:
                    self._note(observer, move.code, version)
            state.play(move.player, move.code, nature)
            self._remember(state, face, observers, version)

    @staticmethod
    def versions(table: Table) -> list[int]:
        """The version that each move made."""
        return [row.number for row in ROWS[table.id] if row.kind == "move"]

    def _remember(self, state: State, face: Any, observers: list[int], version: int) -> None:
        facts = state.game.inspect(state)
        for observer in observers:
            for zone, cards in facts.items():
                own = observer != SPECTATOR and zone == f"{'ABCDE'[observer]}.hand"
                if not isinstance(cards, list) or (zone.endswith(".hand") and not own):
                    continue
                if zone.startswith(("deck", "pile", "under", "known", "stock")):
                    continue
                self._note(observer, json.dumps(cards), version)

    def _note(self, observer: int, text: str, version: int) -> None:
        seen = self.seen.setdefault(observer, {})
        for card in CARD.findall(text):
            seen.setdefault(card, version)

    def leaked(self, observer: int, text: str, version: int) -> set[str]:
        """Cards named to an observer who cannot have met them yet."""
        seen = self.seen[observer]
        return {card for card in CARD.findall(text) if seen.get(card, 10**9) > version}


ROWS: dict[str, list[storage.Row]] = {}


def table_of(server: Server, id: str) -> Table:
    """The table as the log tells it."""
    store = Store(server.database)
    with store._engine.connect() as connection:
        stored = storage.load_table(connection, id)
    store.close()
    assert stored is not None
    ROWS[id] = stored.rows
    return Table(stored, Boxes().load("deal", None, stored.spec["chosen"], None))


@pytest.mark.fault("B033", "B034", "B037", "B038", "B043", "B095")
def test_no_byte_sent_in_a_whole_game_names_a_card_its_reader_cannot_know(server: Server) -> None:
    people = seated(server, (77).to_bytes(16, "big"), ["person"] * 3)
    watcher = server.person(people[0].table)
    everybody: list[Person] = [*people, watcher]
    said: list[tuple[int, int, str]] = []
    for person in everybody:
        person.client.event_hooks["response"] = [lambda answer: answer.read()]
    contexts = [person.stream() for person in everybody]
    heard = [context.__enter__() for context in contexts]
    rng = random.Random(12)
    shown = people[0].look()
    while shown["phase"] == "playing":
        seat = shown["waiting"][0]["seat"]
        person = people[seat]
        mine = person.look()
        # Banking and ending go on for ever, so playing is preferred.
        legal = [x["code"] for x in mine["legal"]]
        active = [c for c in legal if c.split()[0] not in {"end", "bank", "move", "shift"}]
        answer = person.move(rng.choice(active or legal), version=mine["version"])
        assert answer.status_code == 200, answer.text
        said.append((seat, answer.json()["version"], answer.text))
        stale = person.move(legal[0], version=0)
        if stale.status_code == 409:
            said.append((seat, stale.json().get("snapshot", mine)["version"], stale.text))
        for number, other in enumerate(everybody):
            observer = number if number < 3 else SPECTATOR
            if rng.random() < 0.05:
                looked = other.get("")
                said.append((observer, looked.json()["version"], looked.text))
                assert other.get("/record").status_code == 409
        shown = answer.json()
    last = shown["version"]
    for number, listener in enumerate(heard):
        listener.until(lambda s, end=last: s["version"] >= end)
        observer = number if number < 3 else SPECTATOR
        for event in listener.raw.split(b"\n\n"):
            found = re.search(rb"^id: (\d+)$", event, re.MULTILINE)
            if found:
                said.append((observer, int(found.group(1)), event.decode()))
    for context in contexts:
        context.__exit__(None, None, None)

    table = table_of(server, people[0].table)
    memory = Memory(table)
    seed = table.seed.hex()
    assert len(said) > 300
    for observer, version, text in said:
        assert not memory.leaked(observer, text, version), (observer, version)
        assert version == last or seed not in text


@pytest.mark.fault("B040", "B033")
def test_a_snapshot_is_the_same_for_every_deal_its_reader_cannot_tell_apart(
    server: Server,
) -> None:
    people = seated(server, (78).to_bytes(16, "big"), ["person"] * 4)
    play_at_random(people, random.Random(3), 250)
    table = table_of(server, people[0].table)
    assert table.state is not None
    true = table.state
    for seat in range(4):
        table.state = true
        table.rendered.clear()
        shown = msgspec.json.encode(still(snapshot(table, seat, ())))
        for number in range(5):
            table.state = true.resample(seat, Nature(random.Random(number)))
            table.rendered.clear()
            for asked, question in table.asked.items():
                if asked == seat:
                    question.actions = table.state.legal_actions(seat)
            assert msgspec.json.encode(still(snapshot(table, seat, ()))) == shown


def still(shown: wire.Snapshot) -> wire.Snapshot:
    """A snapshot without the time of day."""
    shown.server_time = 0.0
    return shown


@pytest.mark.fault("B043", "B095")
def test_others_hear_only_how_many_cards_were_drawn(server: Server) -> None:
    people = seated(server, (79).to_bytes(16, "big"), ["person"] * 3)
    shown = people[0].look()
    people[0].move("end", version=shown["version"])
    drawn = set(hand(people[1].look()))
    for other in (people[0], people[2], server.person(people[0].table)):
        text = json.dumps(other.look()["log"][-2:])
        assert "count" in text
        assert not drawn & set(CARD.findall(text))
    mine = json.dumps(people[1].look()["log"][-2:])
    assert len(drawn & set(CARD.findall(mine))) == 2


@pytest.mark.fault("B038")
def test_a_watcher_sees_the_public_table_and_can_do_nothing(server: Server) -> None:
    people = seated(server, (80).to_bytes(16, "big"), ["person"] * 2)
    watcher = server.person(people[0].table)
    shown = watcher.look()
    assert shown["you"] is None
    assert shown["view"]["hand"] is None
    assert shown["legal"] == []
    command = {"command": "watcher-1", "version": shown["version"]}
    attempts: dict[str, dict[str, Any]] = {
        "/moves": {**command, "codes": ["end"]},
        "/take-back": command,
        "/chat": {"command": "watcher-1", "text": "hi"},
        "/absent": {"seat": 0, "absent": True},
        "/rematch": {"command": "watcher-1"},
        "/leave": {},
        "/recovery": {},
        "/seats": {"seats": [{"kind": "person"}]},
    }
    for path, body in attempts.items():
        assert watcher.post(path, body).status_code == 403, path
    assert watcher.post("/start").status_code == 409
    assert people[0].look()["version"] == shown["version"]


@pytest.mark.fault("B068")
def test_a_token_acts_for_its_own_seat_only(server: Server) -> None:
    ann, bo = seated(server, (81).to_bytes(16, "big"), ["person"] * 2)
    shown = ann.look()
    body = {"command": "as-bo-123", "version": shown["version"], "codes": ["end"], "seat": 1}
    assert ann.post("/moves", body).status_code == 400
    forged = server.person(ann.table, "x" * 43)
    assert forged.look()["you"] is None
    assert bo.move("end", version=shown["version"]).status_code == 422
    other = server.person()
    other.open()
    borrowed = server.person(ann.table, other.token())
    assert borrowed.look()["you"] is None


@pytest.mark.fault("B035")
def test_no_two_tables_are_dealt_alike_not_even_after_a_restart(fresh: Any) -> None:
    server = fresh()
    hands: set[tuple[str, ...]] = set()
    for restarted in (False, True):
        if restarted:
            server.restart()
        for _ in range(25):
            ann = server.person()
            ann.open(seats=[{"kind": "open"}, {"kind": "program", "bot": "default"}], first=0)
            assert ann.post("/start").status_code == 200
            hands.add(tuple(hand(ann.look())))
    assert len(hands) == 50


def test_the_database_holds_no_token_and_no_key(server: Server) -> None:
    ann, bo = server.person(), server.person()
    ann.open()
    bo.join(ann.table)
    key = ann.post("/recovery").json()["link"].split("key=")[1]
    ann.look()
    connection = sqlite3.connect(server.database)
    dump = "\n".join(
        str(row)
        for (name,) in connection.execute("select name from sqlite_master where type='table'")
        for row in connection.execute(f"select * from {name}")
    )
    connection.close()
    for secret in (ann.token(), bo.token(), key):
        assert len(secret) >= 32
        assert secret not in dump


def test_a_table_in_the_lobby_tells_neither_seed_nor_deal(server: Server) -> None:
    ann = server.person()
    ann.open()
    text = ann.get("").text
    assert table_of(server, ann.table).seed.hex() not in text
    assert ann.look()["view"] is None
    assert not CARD.findall(text)


def test_a_refusal_is_the_same_whether_another_hand_or_the_pile_holds_the_card(
    server: Server,
) -> None:
    seed = (82).to_bytes(16, "big")
    ann, _ = seated(server, seed, ["person"] * 2)
    state = dealt(seed, 2)
    facts: Any = state.game.inspect(state)
    shown = ann.look()
    for zone in ("B.hand", "deck"):
        for card in facts[zone]:
            if re.match(r"(m|pg|dc|jsn)\d*-", card):
                answer = ann.move(f"bank {card}", version=shown["version"])
                assert answer.json() == {
                    "error": "illegal",
                    "message": {"id": "why-not-in-hand", "args": {}},
                    "clause": "MD-2.2",
                    "line": None,
                }
