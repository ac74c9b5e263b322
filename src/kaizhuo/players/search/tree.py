"""Information-set Monte Carlo tree search: one tree for all that the searching seat may face.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), with a
single tree for the observer (SO-ISMCTS): each iteration draws a position that the seat cannot
tell from the true one, walks down the tree along actions that are legal in it, adds to the tree,
plays the game on, and credits every action of the way to whoever chose it.

At the root it is not one action after the other that is tried, but all that are still in the
running *side by side*: from the same drawn position and with the same chance, so that what
differs between two of them is what they do and not what they were dealt. Half of them drop out
again and again (sequential halving: Karnin, Koren and Somekh, "Almost Optimal Exploration in
Multi-Armed Bandits", 2013; for trees Cazenave, "Sequential Halving applied to Trees", 2015).
Below the root, UCB1 chooses.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, State

from .policy import Policy

LONGEST: Final = 20_000
"""Decisions after which a game played on in thought counts as undecided."""
DEEPEST: Final = 200
"""Nodes on a way through the tree."""
SEEDS: Final = 1 << 30
ENOUGH: Final = 300
"""Iterations from which on a search can rely on what it has seen."""


class Knobs:
    """What steers the search; values are shares of a won game.

    ``explore`` is the constant of UCB1. ``prior`` is how much worse an action without weight in
    the policy is believed to be than the policy's first choice, before anything is tried;
    ``advice`` how much better the action that the adviser names. ``trust`` is how many playouts
    such a belief counts for while the tree grows, and ``doubt`` how many it counts for when
    actions drop out and when the choice is made in the end, which is more than that where there
    are fewer than ``ENOUGH`` iterations. ``wide`` times the square root of the iterations is how
    many actions are looked at, the likeliest first. ``expand`` is after how many playouts an
    action gets a node of its own. ``horizon`` is after how many decisions a playout may end with
    the outlook's judgement: 0 never, and -1 as the outlook says.
    """

    def __init__(
        self,
        explore: float = 0.1,
        prior: float = 0.15,
        advice: float = 0.02,
        trust: float = 8.0,
        doubt: float = 10.0,
        wide: float = 0.5,
        expand: int = 16,
        horizon: int = -1,
    ) -> None:
        self.explore: Final = explore
        self.prior: Final = prior
        self.advice: Final = advice
        self.trust: Final = trust
        self.doubt: Final = doubt
        self.wide: Final = wide
        self.expand: Final = expand
        self.horizon: Final = horizon


class Edge:
    """An action of a player at a node: how often it could be chosen, was chosen, and what for.

    ``total`` is what it brought its player, as shares of a won game. Before it is tried it is
    believed to bring so much more (``ahead``) than the player gets on the average, and that
    counts for ``trust`` playouts.
    """

    def __init__(self, ahead: float, trust: float) -> None:
        self.ahead: Final = ahead
        self.trust: Final = trust
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.seen = -1
        """the iteration in which it was last to be chosen"""
        self.node: Node | None = None


class Node:
    """A place in the tree: what may follow it, by ``player * actions + action``."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.barred: dict[int, bool] = {}
        """actions that the policy would never choose"""


class Tree:
    """The search of one decision of one player. ``nature`` is the chance of the search itself."""

    def __init__(
        self, policy: Policy, player: int, players: int, actions: int, knobs: Knobs, nature: Nature
    ) -> None:
        self.policy: Final = policy
        self.player: Final = player
        self.players: Final = players
        self.actions: Final = actions
        self.knobs: Final = knobs
        self.nature: Final = nature
        self._source: Final = random.Random(0)
        self.chance: Final = Nature(self._source)
        """the chance of the game that is played on in thought"""
        self.outlook: Final = policy.outlook
        self.horizon: Final = _horizon(policy, knobs)
        self.trust: Final = knobs.trust if policy.knows else 1.0
        self.root: Final = Node()
        self.twins: Final[list[int]] = policy.twins if policy.twins else list(range(actions))
        self.doubt = 1.0
        """How many playouts a belief counts for when actions are compared."""
        self.iterations = 0
        self.won: Final[list[float]] = [0.0] * players
        """shares of won games so far, by seat"""
        self._running: list[Action] = []
        self._path: list[Edge] = []
        self._movers: list[int] = []

    # -- the root -------------------------------------------------------------------------

    def think(
        self,
        sample: Callable[[Nature], State],
        legal: list[Action],
        advised: Action | None,
        iterations: int,
    ) -> None:
        """Spend so many iterations on what may be done now, unless the policy leaves nothing to
        choose. ``sample`` draws a position."""
        if self.policy.knows:
            self.doubt = self.knobs.doubt * max(1.0, ENOUGH / iterations)
        self._open(sample(self.nature), legal, advised, iterations)
        running = self._running
        left = iterations
        while left > 0 and len(running) > 1:
            rounds = 1
            while 1 << rounds < len(running):
                rounds += 1
            times = max(1, left // (rounds * len(running)))
            while times > 0 and left > 0:
                times -= 1
                left -= self._side_by_side(sample(self.nature), running, left)
            running.sort(key=self._worth_of, reverse=True)
            if len(running) > 2:
                del running[(len(running) + 1) // 2 :]

    def _open(
        self, state: State, legal: list[Action], advised: Action | None, iterations: int
    ) -> None:
        """Edges for what may be done, and which of it is looked at: what was advised, then the
        heaviest, in no order where all weigh the same."""
        self._add_edges(self.root, state, self.player, legal)
        if advised is not None:
            self.root.edges[self._key(advised)] = Edge(self.knobs.advice, self.trust)
        found: list[Action] = []
        for action in legal:
            edge = self.root.edges.get(self._key(action))
            if edge is not None and edge.seen < 0:
                edge.seen = 0  # its twins are not looked at
                found.append(action)
        for at in range(len(found) - 1, 0, -1):
            other = self.nature.below(at + 1)
            found[at], found[other] = found[other], found[at]
        found.sort(key=self._ahead_of, reverse=True)
        most = iterations  # who knows nothing of the game looks at everything
        if self.policy.knows:
            most = round(self.knobs.wide * math.sqrt(iterations))
        self._running = found[: max(2, most)]

    def _side_by_side(self, state: State, running: list[Action], most: int) -> int:
        """Try actions from the same position with the same chance; how many it came to."""
        seed = self.nature.below(SEEDS)
        count = min(most, len(running))
        for at in range(count):
            self._source.seed(seed)
            self.iterate(state if at == count - 1 else state.clone(), running[at])
        return count

    def _key(self, action: Action) -> int:
        return self.player * self.actions + self.twins[action.index]

    def _ahead_of(self, action: Action) -> float:
        return self.root.edges[self._key(action)].ahead

    def _worth_of(self, action: Action) -> float:
        """What an action is worth when its playouts and what was believed of it before are
        weighed together."""
        edge = self.root.edges[self._key(action)]
        believed = (self.mean(self.player) + edge.ahead) * self.doubt
        return (edge.total + believed) / (edge.visits + self.doubt)

    # -- one iteration --------------------------------------------------------------------

    def iterate(self, state: State, action: Action) -> None:
        """Take an action in a position of the information set, which is used up by it, and see
        what comes of it."""
        self._path.clear()
        self._movers.clear()
        edge = self.root.edges[self._key(action)]
        self._path.append(edge)
        self._movers.append(self.player)
        state.apply(self.player, action, self.chance)
        self._descend(state, edge)
        won = self._play_out(state)
        self.iterations += 1
        for seat in range(self.players):
            self.won[seat] += won[seat]
        for at, one in enumerate(self._path):
            one.visits += 1
            one.total += won[self._movers[at]]

    def asked(self, state: State) -> int:
        """Whose question is thought about next; -1 at the end. Of several, the searcher's own."""
        actors = state.actors()
        if not actors:
            return -1
        if len(actors) > 1 and self.player in actors:
            return self.player
        return actors[0]

    def _descend(self, state: State, edge: Edge) -> None:
        """Walk down from an edge to one that has no node yet."""
        for _ in range(DEEPEST):
            node = edge.node
            if node is None:
                if edge.visits < self.knobs.expand:
                    return
                node = Node()
                edge.node = node
            player = self.asked(state)
            if player < 0:
                return
            legal = state.legal_actions(player)
            while len(legal) == 1:
                state.apply(player, legal[0], self.chance)
                player = self.asked(state)
                if player < 0:
                    return
                legal = state.legal_actions(player)
            best = self._select(node, state, player, legal)
            edge = node.edges[player * self.actions + self.twins[best.index]]
            self._path.append(edge)
            self._movers.append(player)
            state.apply(player, best, self.chance)

    def _select(self, node: Node, state: State, player: int, legal: list[Action]) -> Action:
        """UCB1 among the actions that are legal in this position; an action that could not always
        be chosen is measured by how often it could (its availability)."""
        base = player * self.actions
        for action in legal:
            key = base + self.twins[action.index]
            if key not in node.edges and key not in node.barred:
                self._add_edges(node, state, player, legal)
                break
        explore = self.knobs.explore
        mean = self.mean(player)
        best = legal[0]
        most = -1.0e9
        for action in legal:
            found = node.edges.get(base + self.twins[action.index])
            if found is None:
                continue
            if found.seen == self.iterations:  # its twin was here before
                continue
            found.seen = self.iterations
            found.available += 1
            count = found.visits + found.trust
            score = (found.total + (mean + found.ahead) * found.trust) / count
            score += explore * math.sqrt(math.log(found.available + 1.0) / count)
            if score > most:
                most = score
                best = action
        key = base + self.twins[best.index]
        if key not in node.edges:  # only what was barred elsewhere is legal here
            node.edges[key] = Edge(0.0, self.trust)
        return best

    def _add_edges(self, node: Node, state: State, player: int, legal: list[Action]) -> None:
        """Edges for the actions that turn up here for the first time."""
        base = player * self.actions
        weights = self.policy.weigh(state, player, legal)
        heaviest = max(weights)
        if heaviest <= 0.0:
            heaviest = 1.0
            weights = [1.0] * len(legal)
        for at, action in enumerate(legal):
            key = base + self.twins[action.index]
            weight = weights[at]
            if key in node.edges:
                continue
            if weight <= 0.0:
                node.barred[key] = True
                continue
            if key in node.barred:
                del node.barred[key]
            ahead = self.knobs.prior * (weight / heaviest - 1.0)
            node.edges[key] = Edge(ahead, self.trust)

    def mean(self, player: int) -> float:
        """What a player got of the games played on so far, on the average."""
        return (self.won[player] + 1.0) / (self.iterations + self.players)

    def _play_out(self, state: State) -> list[float]:
        """Play on by the policy; what each seat has of the won game in the end, or may expect of
        it where the policy can judge."""
        policy = self.policy
        chance = self.chance
        outlook = self.outlook
        horizon = self.horizon
        for step in range(LONGEST):
            player = self.asked(state)
            if player < 0:
                return shares(state.returns())
            if outlook is not None and step >= horizon:
                found = outlook.chances(state)
                if found:
                    return found
            legal = state.legal_actions(player)
            if len(legal) == 1:
                state.apply(player, legal[0], chance)
            else:
                state.apply(player, policy.pick(state, player, legal, chance), chance)
        return [1.0 / self.players] * self.players

    # -- the result -----------------------------------------------------------------------

    def trials(self, legal: list[Action]) -> list[int]:
        """How often each of the searching player's actions was tried; one of several twins counts
        for all of them."""
        found: list[int] = []
        counted: list[int] = []
        for action in legal:
            key = self._key(action)
            edge = self.root.edges.get(key)
            found.append(0 if edge is None or key in counted else edge.visits)
            counted.append(key)
        return found

    def best(self) -> Action:
        """The action to take: of those that were in the running to the end, the one that is
        worth most."""
        return max(self._running, key=self._worth_of)


def _horizon(policy: Policy, knobs: Knobs) -> int:
    """After how many decisions a playout may end with a judgement."""
    if knobs.horizon > 0:
        return knobs.horizon
    return LONGEST if knobs.horizon == 0 or policy.outlook is None else policy.outlook.horizon


def shares(returns: list[float]) -> list[float]:
    """Returns (1 for the winner, -1 shared by the others, 0 without one) as shares of a won game:
    1, 0, and a fair share."""
    players = len(returns)
    found: list[float] = []
    for value in returns:
        found.append((value * (players - 1) + 1.0) / players)
    return found
