"""Information-set Monte Carlo tree search: one tree for all that the searching seat may face.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), with a
single tree for the observer (SO-ISMCTS). Each iteration draws a position that the seat cannot
tell from the true one, walks down the tree along actions that are legal in it, adds one node,
plays the game on to its end, and credits every action of the way to whoever chose it.
"""

from __future__ import annotations

import math
from typing import Final

from kaizhuo.kernel.chance import Nature
from kaizhuo.kernel.core import Action, State

from .policy import Policy

LONGEST: Final = 20_000
"""Decisions after which a game played on in thought counts as undecided."""
DEEPEST: Final = 200
"""Nodes on a way through the tree."""


class Knobs:
    """What steers the search; all values are shares of a won game.

    ``explore`` is the constant of UCB1. ``margin`` is what a seat is credited with that lost as
    narrowly as can be: a playout then tells more than who won it, and still no defeat is as good
    as a victory. ``prior`` is how much worse an action without weight in the policy is believed
    to be than the policy's first choice, before anything is tried; ``advice`` how much better the
    action that the adviser names. ``trust`` is how many playouts such a belief counts for while
    the tree grows, and ``doubt`` how many it counts for when the choice is made in the end: that
    two actions differ by less than chance between playouts is the rule, and few playouts are no
    reason to leave the beaten track.
    """

    def __init__(
        self,
        explore: float = 0.3,
        margin: float = 0.3,
        prior: float = 0.15,
        advice: float = 0.04,
        trust: float = 8.0,
        doubt: float = 120.0,
    ) -> None:
        self.explore: Final = explore
        self.margin: Final = margin
        self.prior: Final = prior
        self.advice: Final = advice
        self.trust: Final = trust
        self.doubt: Final = doubt


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
    """The search of one decision of one player."""

    def __init__(
        self, policy: Policy, player: int, players: int, actions: int, knobs: Knobs, nature: Nature
    ) -> None:
        self.policy: Final = policy
        self.player: Final = player
        self.players: Final = players
        self.actions: Final = actions
        self.knobs: Final = knobs
        self.nature: Final = nature
        self.trust: Final = knobs.trust if policy.knows else 1.0
        self.root: Final = Node()
        self.twins: Final[list[int]] = policy.twins if policy.twins else list(range(actions))
        self.iterations = 0
        self.won: Final[list[float]] = [0.0] * players
        """shares of won games so far, by seat"""
        self._path: list[Edge] = []
        self._movers: list[int] = []

    # -- one iteration --------------------------------------------------------------------

    def iterate(self, state: State) -> None:
        """Look once into a position of the information set, which is used up by it."""
        self._path.clear()
        self._movers.clear()
        self._descend(state)
        won = self._play_out(state)
        self.iterations += 1
        for seat in range(self.players):
            self.won[seat] += won[seat]
        for at, edge in enumerate(self._path):
            edge.visits += 1
            edge.total += won[self._movers[at]]

    def asked(self, state: State) -> int:
        """Whose question is thought about next; -1 at the end. Of several, the searcher's own."""
        actors = state.actors()
        if not actors:
            return -1
        if len(actors) > 1 and self.player in actors:
            return self.player
        return actors[0]

    def _descend(self, state: State) -> None:
        """Walk down to an edge that was never taken, and take it."""
        node = self.root
        for _ in range(DEEPEST):
            player = self.asked(state)
            if player < 0:
                return
            legal = state.legal_actions(player)
            if len(legal) == 1:
                state.apply(player, legal[0], self.nature)
                continue
            best = self._select(node, state, player, legal)
            edge = node.edges[player * self.actions + self.twins[best.index]]
            fresh = edge.node is None
            if edge.node is None:
                edge.node = Node()
            self._path.append(edge)
            self._movers.append(player)
            state.apply(player, best, self.nature)
            if fresh:
                return
            node = edge.node

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

    def advise(self, state: State, legal: list[Action], action: Action) -> None:
        """Before the first iteration: believe in an action of the searching player."""
        self._add_edges(self.root, state, self.player, legal)
        key = self.player * self.actions + self.twins[action.index]
        self.root.edges[key] = Edge(self.knobs.advice, self.trust)

    def _play_out(self, state: State) -> list[float]:
        """Play on to the end by the policy; what each seat has of the won game then."""
        policy = self.policy
        nature = self.nature
        for _ in range(LONGEST):
            player = self.asked(state)
            if player < 0:
                return self._worth(state)
            legal = state.legal_actions(player)
            if len(legal) == 1:
                state.apply(player, legal[0], nature)
            else:
                state.apply(player, policy.pick(state, player, legal, nature), nature)
        return [1.0 / self.players] * self.players

    def _worth(self, state: State) -> list[float]:
        """What each seat has of a game that is over."""
        found = shares(state.returns())
        margin = self.knobs.margin
        standing = self.policy.standing(state) if margin > 0.0 else []
        if standing:
            for seat in range(self.players):
                found[seat] += margin * standing[seat] * (1.0 - found[seat])
        return found

    # -- the result -----------------------------------------------------------------------

    def trials(self, legal: list[Action]) -> list[int]:
        """How often each of the searching player's actions was tried; one of several twins counts
        for all of them."""
        found: list[int] = []
        counted: list[int] = []
        for action in legal:
            key = self.player * self.actions + self.twins[action.index]
            edge = self.root.edges.get(key)
            found.append(0 if edge is None or key in counted else edge.visits)
            counted.append(key)
        return found

    def best(self, legal: list[Action]) -> Action:
        """The action to take: the one that is worth most when its playouts and what was believed
        of it before are weighed together. Where nothing was believed, the one tried most often;
        among equals the one that brought most."""
        best = legal[0]
        most = -1.0e9
        doubt = self.knobs.doubt
        mean = self.mean(self.player)
        for action in legal:
            edge = self.root.edges.get(self.player * self.actions + self.twins[action.index])
            if edge is None:
                continue
            if self.policy.knows:
                score = (edge.total + (mean + edge.ahead) * doubt) / (edge.visits + doubt)
            else:
                score = edge.visits + edge.total / (edge.visits + 1.0)
            if score > most:
                best = action
                most = score
        return best


def shares(returns: list[float]) -> list[float]:
    """Returns (1 for the winner, -1 shared by the others, 0 without one) as shares of a won game:
    1, 0, and a fair share."""
    players = len(returns)
    found: list[float] = []
    for value in returns:
        found.append((value * (players - 1) + 1.0) / players)
    return found
