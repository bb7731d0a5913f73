"""The bot that searches: Monte Carlo tree search over information sets, for any number of seats."""

from math import exp
from time import perf_counter, thread_time
from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64

from boardwright.bots.bot import (
    NOTHING_LIKE_IT,
    POINT,
    ActionThought,
    Bot,
    Budget,
    Value,
)
from boardwright.bots.tree import NO_NODE, ROOT, WIN, Tree
from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import ActionList, Game, State, View
from boardwright.core.vectors import to_vec

BETWEEN_LOOKS: Final = 16  # iterations between two looks at the clock
MOST_TIMES: Final = 30.0  # beyond, an action is no more or less promising: numbers have an end
LATE: Final = 0.6  # the share of all further iterations that no other action ever gets


class Settings(NamedTuple):
    """How a game is searched; what measured best is in each game's `bots`."""

    exploration: float  # in wins
    depth: int  # decisions that are played before a position is valued; -1: to the game's end
    sample: int  # of how many actions, drawn at random, the best is played there; 0: a hasty one
    prior: int  # how many visits a first look at an action counts for; 0: nobody looks
    trust: float  # how many points more at first look make an action e times as promising; 0: none
    margin: int  # in hundredths: how much of a game's end is how clearly it was won
    scale: float  # how many points ahead make a position e times as likely won as lost


@final
class MctsBot(Bot):
    """Imagines positions that fit its view, and grows one tree over all of them.

    Each seat is taken to want its own win. The tree branches by actions only: what chance answers
    is drawn anew each time (an open loop), so nothing is known that a player could not know.
    """

    def __init__(self, game: Game, value: Value, settings: Settings, *seed: object) -> None:
        self.game = game
        self.value = value
        self.depth: i64 = settings.depth
        self.sample: i64 = settings.sample
        self.prior: i64 = settings.prior
        self.scale: float = settings.scale * float(POINT)
        self.random = Random(*seed)
        self.chance = RandomChance(*seed, "chance")
        # Without a first look nothing is known to trust in.
        self.trust: float = settings.trust * float(POINT) if settings.prior > 0 else 0.0
        self.margin: i64 = settings.margin
        self.tree = Tree(game.num_actions(), settings.exploration * WIN, self.trust > 0.0)
        self.buffer = ActionList()
        self.at_root: vec[i64] = vec[i64]()
        self.path: vec[i64] = vec[i64]()
        self.path_seats: vec[i64] = vec[i64]()
        self.rewards: vec[i64] = vec[i64]([0] * game.num_players())
        self.leads: vec[i64] = vec[i64]([0] * game.num_players())

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        """Search as long as the budget allows, and return the action that was tried most."""
        if len(legal) == 1:
            self.tree.clear()
            return legal[0]
        self.search(view, legal, budget)
        return self.tree.action[self.tree.best_child()]

    def search(self, view: View, legal: list[int], budget: Budget) -> int:
        """Grow a tree from a view over these actions, and return how many iterations it took.

        It ends early when the leading action can hardly be overtaken any more.
        """
        self.tree.clear()
        self.at_root = to_vec(legal)
        begun, clock = thread_time(), perf_counter()
        imagined = self.game.imagine(view, self.chance)
        done = 0
        left = float(budget.iterations)
        while budget.iterations == 0 or done < budget.iterations:
            if self.game.has_secrets:
                imagined = self.game.imagine(view, self.chance)
            self.iterate(imagined.clone())
            done += 1
            if done % BETWEEN_LOOKS == 0:
                if budget.seconds > 0:
                    spent = thread_time() - begun
                    if perf_counter() - clock > budget.patience * budget.seconds:
                        break
                    left = float(done) * (budget.seconds - spent) / spent
                else:
                    left = float(budget.iterations - done)
                if float(self.tree.margin()) > LATE * left:
                    break
        return done

    def thoughts(self) -> list[ActionThought]:
        """Return what the latest search found of each action at its root, the best first."""
        tree = self.tree
        found: list[ActionThought] = []
        node = tree.first_child[ROOT]
        while node != NO_NODE:
            visits = tree.visits[node]
            win = float(tree.reward[node]) / float(visits) / WIN
            lead = float(tree.lead[node]) / float(visits * POINT)
            found.append(ActionThought(tree.action[node], visits - self.prior, win, lead))
            node = tree.next_sibling[node]
        found.sort(key=lambda thought: -thought.visits)
        return found

    def iterate(self, state: State) -> None:
        """Go down the tree, grow it by one node, value what comes of it, and remember."""
        tree = self.tree
        buffer = self.buffer
        node = ROOT
        length: i64 = 0
        while True:
            buffer.count = 0
            if length == 0:
                for action in self.at_root:
                    buffer.add(action)
            else:
                state.fill_legal(buffer)
            if buffer.count == 0:
                break
            seat: i64 = state.current_player()
            known = tree.choose(node, buffer)
            node = self._try_new(state, node, seat) if known == NO_NODE else known
            if length == len(self.path):
                self.path = append(self.path, node)
                self.path_seats = append(self.path_seats, seat)
            else:
                self.path[length] = node
                self.path_seats[length] = seat
            length += 1
            state.apply(tree.action[node], self.chance)
            if tree.visits[node] == self.prior:
                break
        self._value(state)
        while length > 0:
            length -= 1
            seat = self.path_seats[length]
            tree.add(self.path[length], self.rewards[seat], self.leads[seat])

    def _try_new(self, state: State, parent: i64, seat: i64) -> i64:
        """Return a node for an action that was never tried here: any, or the best at first look."""
        tree = self.tree
        buffer = self.buffer
        if self.prior == 0:
            return tree.grow_any(parent, buffer, self.random)
        now: i64 = self.value.worth(state, seat) if self.trust > 0.0 else 0
        best = NO_NODE
        i: i64 = 0
        while i < buffer.count:
            action = buffer.items[i]
            if not tree.is_tried(action):
                trial = state.clone()
                trial.apply(action, self.chance)
                node = tree.grow(parent, action)
                worth = self.value.worth(trial, seat)
                tree.visits[node] = self.prior
                tree.reward[node] = self.prior * self._win_chance(worth)
                tree.lead[node] = self.prior * self.value.lead(trial, worth)
                if self.trust > 0.0:
                    tree.weight[node] = self._weight(worth - now)
                if best == NO_NODE or tree.reward[node] > tree.reward[best]:
                    best = node
            i += 1
        return best

    def _value(self, state: State) -> None:
        """Play on for a while, or to the end, and reward each seat for what was reached."""
        decisions: i64 = 0
        buffer = self.buffer
        while decisions != self.depth:
            buffer.count = 0
            state.fill_legal(buffer)
            if buffer.count == 0:
                break
            if self.sample == 0:
                state.apply(self.value.hasty(state, buffer, self.random), self.chance)
            elif self.sample == 1 or buffer.count == 1:
                state.apply(buffer.items[self.random.below(buffer.count)], self.chance)
            else:
                state = self._best_of_some(state)
            decisions += 1
        seat: i64 = 0
        while seat < len(self.rewards):
            worth = self.value.worth(state, seat)
            self.leads[seat] = self.value.lead(state, worth)
            self.rewards[seat] = self._win_chance(worth)
            seat += 1
        if state.is_terminal():
            for winner, share in enumerate(state.returns()):
                won = i64(int(share * WIN))
                clearly = self.rewards[winner] - won
                self.rewards[winner] = won + clearly * self.margin // 100

    def _best_of_some(self, state: State) -> State:
        """Try some legal actions, drawn at random, and return what comes of the best."""
        buffer = self.buffer
        seat: i64 = state.current_player()
        best = state
        most: i64 = -2 * NOTHING_LIKE_IT
        tries: i64 = 0
        while tries < self.sample and buffer.count > 0:
            at = self.random.below(buffer.count)
            trial = state.clone()
            trial.apply(buffer.items[at], self.chance)
            worth = self.value.worth(trial, seat)
            if worth > most:
                best, most = trial, worth
            buffer.count -= 1
            buffer.items[at] = buffer.items[buffer.count]
            tries += 1
        return best

    def _weight(self, gain: i64) -> float:
        """Return how promising an action is that gains so much at first look."""
        times = float(gain) / self.trust
        return exp(max(-MOST_TIMES, min(times, MOST_TIMES)))

    def _win_chance(self, worth: i64) -> i64:
        """Return the chance to win, as a reward, that a worth stands for."""
        return i64(int(WIN / (1.0 + exp(-float(worth) / self.scale))))
