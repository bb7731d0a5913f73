"""The tree of a search: what was tried after what, how often, and how it went."""

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from boardwright.core.chance import Random
from boardwright.core.game import ActionList

NO_NODE: Final[i64] = -1
ROOT: Final[i64] = 0
OPEN: Final = 0.3  # the share of tries that a guided tree gives to all actions alike
WIN: Final = 1000  # the reward of a sure win; rewards are whole numbers from 0 on


@final
class Tree:
    """Nodes are actions after actions, whatever chance answered in between (an open loop).

    A node belongs to the seat that took its action, and sums that seat's rewards.
    """

    action: vec[i64]
    first_child: vec[i64]
    next_sibling: vec[i64]
    visits: vec[i64]
    available: vec[i64]  # how often the action was legal when its parent was visited
    reward: vec[i64]
    lead: vec[i64]  # how far the seat was ahead at the end of what was played, summed
    weight: vec[float]  # how promising the action looked at first, beside its siblings
    mark: vec[i64]  # by action: when it was last seen legal, and when with a node

    def __init__(self, num_actions: i64, exploration: float, is_guided: bool) -> None:
        self.exploration = exploration
        self.is_guided = is_guided  # by weights; else all actions are equally promising
        self.num_actions = num_actions
        self.mark = vec[i64]([0] * (2 * num_actions))
        self.moment: i64 = 0
        self.clear()

    def clear(self) -> None:
        """Forget everything but the root."""
        self.action = vec[i64]([-1])
        self.first_child = vec[i64]([NO_NODE])
        self.next_sibling = vec[i64]([NO_NODE])
        self.visits = vec[i64]([0])
        self.available = vec[i64]([0])
        self.reward = vec[i64]([0])
        self.lead = vec[i64]([0])
        self.weight = vec[float]([0.0])

    def grow(self, parent: i64, action: i64) -> i64:
        """Add a node for an action that was never tried after this parent."""
        node = len(self.action)
        self.action = append(self.action, action)
        self.first_child = append(self.first_child, NO_NODE)
        self.next_sibling = append(self.next_sibling, self.first_child[parent])
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 1)
        self.reward = append(self.reward, 0)
        self.lead = append(self.lead, 0)
        self.weight = append(self.weight, 0.0)
        self.first_child[parent] = node
        return node

    def choose(self, parent: i64, legal: ActionList) -> i64:
        """Return the node to go on to, or NO_NODE if a legal action was never tried here.

        It has the highest upper confidence bound, by how often its action was available and, in a
        guided tree, by its share of the weights.
        """
        self.moment += 1
        now = self.moment
        i: i64 = 0
        while i < legal.count:
            self.mark[legal.items[i]] = now
            i += 1
        tried: i64 = 0
        weights = 0.0
        node = self.first_child[parent]
        while node != NO_NODE:
            action = self.action[node]
            if self.mark[action] == now:
                tried += 1
                self.mark[self.num_actions + action] = now
                self.available[node] += 1
                weights += self.weight[node]
            node = self.next_sibling[node]
        if tried < legal.count:
            return NO_NODE
        return self._most_promising(parent, weights, OPEN / float(tried))

    def _most_promising(self, parent: i64, weights: float, alike: float) -> i64:
        """Return the legal child with the highest bound, by the sum of all their weights."""
        best = NO_NODE
        most = -1.0
        node = self.first_child[parent]
        while node != NO_NODE:
            if self.mark[self.action[node]] == self.moment:
                visits = float(self.visits[node])
                available = float(self.available[node])
                if self.is_guided:
                    share = alike + (1.0 - OPEN) * self.weight[node] / weights
                    doubt = share * sqrt(available) / visits
                else:
                    doubt = sqrt(log(available) / visits)
                bound = float(self.reward[node]) / visits + self.exploration * doubt
                if bound > most:
                    best, most = node, bound
            node = self.next_sibling[node]
        return best

    def is_tried(self, action: i64) -> bool:
        """Tell whether an action had a node when this tree last chose."""
        return self.mark[self.num_actions + action] == self.moment

    def grow_any(self, parent: i64, legal: ActionList, random: Random) -> i64:
        """Add a node for a legal action that was never tried here, all equally likely."""
        untried: i64 = 0
        chosen: i64 = -1
        i: i64 = 0
        while i < legal.count:
            if not self.is_tried(legal.items[i]):
                untried += 1
                if random.below(untried) == 0:
                    chosen = legal.items[i]
            i += 1
        return self.grow(parent, chosen)

    def add(self, node: i64, reward: i64, lead: i64) -> None:
        """Count a visit and what came of it."""
        self.visits[node] += 1
        self.reward[node] += reward
        self.lead[node] += lead

    def best_child(self) -> i64:
        """Return the root's child that was visited most, or NO_NODE."""
        best = NO_NODE
        node = self.first_child[ROOT]
        while node != NO_NODE:
            if best == NO_NODE or self.visits[node] > self.visits[best]:
                best = node
            node = self.next_sibling[node]
        return best

    def margin(self) -> i64:
        """Return by how many visits the root's best child is ahead of the next."""
        first: i64 = 0
        second: i64 = 0
        node = self.first_child[ROOT]
        while node != NO_NODE:
            visits = self.visits[node]
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
            node = self.next_sibling[node]
        return first - second
