"""The protocol that every game fulfils, and the errors that a player can meet."""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from hashlib import blake2b
from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from boardwright.core.actions import WORD, Action, ActionSpace
from boardwright.core.chance import Chance
from boardwright.core.components import Components
from boardwright.core.fields import Fields
from boardwright.core.messages import Message, Value, message
from boardwright.core.rebuilding import rebuilding
from boardwright.core.refused import Refused

LARGEST_SPACE: Final = 257  # no game has more actions: Python keeps ints below it ready
TERMINAL: Final = -4  # the "player" to move when the game is over, as in OpenSpiel


@final
class ActionList:
    """A buffer of actions in rising order that the rules fill; it is used again and again."""

    items: vec[i64]
    count: i64

    def __init__(self) -> None:
        self.items = vec[i64]()
        self.count = 0

    def add(self, action: i64) -> None:
        """Put one more action, larger than those before, at the end."""
        if self.count < len(self.items):
            self.items[self.count] = action
        else:
            self.items = append(self.items, action)
        self.count += 1

    def has(self, action: i64) -> bool:
        """Tell whether the action is in the list (found by halving)."""
        items = self.items
        low: i64 = 0
        high = self.count
        while low < high:
            middle = (low + high) >> 1
            if items[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < self.count and items[low] == action

    def to_list(self) -> list[int]:
        """Return the actions as a list of Python's own."""
        items = self.items
        count = self.count
        actions = [0] * count
        i: i64 = 0
        while i < count:
            actions[i] = items[i]
            i += 1
        return actions


class IllegalAction(Refused):
    """An action that the rules refuse: the rule, the message and its values.

    `rule` is empty only for a number that is no action of the game at all.
    """

    def __init__(self, rule: str, message: str, values: dict[str, Value]) -> None:
        super().__init__(Message(message, values), rule)


class UnknownText(Refused):
    """A text that is no action, position or option; it names what may have been meant."""


def unknown_text(what: str, text: str, known: list[str]) -> UnknownText:
    """Return the error for a text that is none of the known ones, with the nearest of them.

    `what` it should have been is the end of a message's id, such as `unknown-game`.
    """
    return unknown(message(f"unknown-{what}", text=text), text, known)


def unknown(said: Message, text: str, known: list[str]) -> UnknownText:
    """Return the error that says so of a text, and names the nearest of the known ones."""
    near = get_close_matches(text, known, n=3, cutoff=0.6)
    if near:
        return UnknownText(message("unknown-near", unknown=said, near=", ".join(near)))
    return UnknownText(said)


class Outcome(NamedTuple):
    """How a game ended: the place of each seat (1 is best), why it ended, what broke a tie."""

    places: list[int]
    reason: str
    tie_break: str

    def winners(self) -> list[int]:
        """Return the seats that won, several if they share it."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


def places_of(keys: list[tuple[int, ...]]) -> list[int]:
    """Return the place of each seat when a larger key is better and equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may see, or a spectator (seat -1). Each game names its own, as a dataclass."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Go elsewhere as the values of its fields."""
        return rebuilding(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position of a game. It holds no future: what nobody knows yet is not decided yet."""

    game: "Game"  # that dealt it
    source_names: list[str]  # what points can come from
    points: vec[i64]  # seat * number of sources + source
    # What is asked now, and of whom.
    asked: i64
    asked_seat: i64
    _legal: ActionList | None
    _legal_is_known: bool

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.source_names = game.sources()
        self._legal = None
        self._legal_is_known = False

    # What each game fulfils.

    @abstractmethod
    def fill_legal(self, out: ActionList) -> None:
        """Put the legal actions into an empty buffer, in rising order."""

    @abstractmethod
    def apply(self, action: i64, chance: Chance) -> None:
        """Carry out an action that is known to be legal."""

    @abstractmethod
    def is_terminal(self) -> bool:
        """Tell whether the game is over."""

    @abstractmethod
    def clone(self) -> "State":
        """Return an independent copy."""

    @abstractmethod
    def action_space(self) -> ActionSpace:
        """Return the actions of the game, as they are declared."""

    def word(self, name: str, action: Action) -> str:
        """Return what a text or place of an action asks the position for."""
        raise KeyError(name)

    @abstractmethod
    def broken_rule(self, action: Action) -> IllegalAction:
        """Say which rule forbids an answer to what is asked that is not legal now."""

    @abstractmethod
    def num_players(self) -> int:
        """Return the number of seats."""

    @abstractmethod
    def outcome(self) -> Outcome:
        """Return how the game ended; only for a game that has."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """Return what a seat may see (-1: a spectator)."""

    @abstractmethod
    def serialize(self) -> str:
        """Return the whole position as text."""

    # What follows from it.

    def current_player(self) -> int:
        """Return the seat that is asked, or `TERMINAL`."""
        return TERMINAL if self.is_terminal() else self.asked_seat

    def num_actions(self) -> int:
        """Return the size of the game's fixed action space."""
        return self.action_space().size

    def family(self, action: int) -> str:
        """Return the name of what an action does here."""
        return self.action_space().read(action, self.asked).family.name

    def action_to_string(self, action: int) -> str:
        """Return the short text of an action here."""
        chosen = self.action_space().read(action, self.asked)
        return self._filled(chosen.text, chosen)

    def action_places(self, action: int) -> list[str]:
        """Return the places on the table that an action touches, such as `ship:2`."""
        chosen = self.action_space().read(action, self.asked)
        return [self._filled(place, chosen) for place in chosen.places]

    def _filled(self, pattern: str, action: Action) -> str:
        """Fill in what only the position can tell."""
        if "{" not in pattern:
            return pattern
        return WORD.sub(lambda word: self.word(word[1], action), pattern)

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Give points to a seat."""
        self.points[seat * len(self.source_names) + source] += points

    def total(self, seat: i64) -> i64:
        """Return all points of a seat."""
        points = self.points
        sources: i64 = len(self.source_names)
        total: i64 = 0
        at = seat * sources
        end = at + sources
        while at < end:
            total += points[at]
            at += 1
        return total

    def scores(self) -> list[dict[str, int]]:
        """Return each seat's points so far by source."""
        sources = len(self.source_names)
        return [
            {name: self.points[seat * sources + i] for i, name in enumerate(self.source_names)}
            for seat in range(self.num_players())
        ]

    def legal(self) -> ActionList:
        """Return the legal actions as a buffer that is valid until the next action."""
        legal = self._legal
        if legal is None:
            legal = ActionList()
            self._legal = legal
        if not self._legal_is_known:
            legal.count = 0
            self.fill_legal(legal)
            self._legal_is_known = True
        return legal

    def forget_legal(self) -> None:
        """Let the buffer be filled anew; `apply` alone leaves the list of the position before."""
        self._legal_is_known = False

    def legal_actions(self) -> list[int]:
        """Return the legal actions as a sorted list."""
        return self.legal().to_list()

    def is_legal(self, action: int) -> bool:
        """Tell whether an action is in the list of legal ones."""
        return 0 <= action < LARGEST_SPACE and self.legal().has(action)

    def refusal(self, action: int) -> IllegalAction:
        """Say why a number that is not in the list of legal actions is refused."""
        space = self.action_space()
        last = space.size - 1
        if not 0 <= action <= last:
            return IllegalAction("", "refused-no-action", {"action": str(action), "last": last})
        chosen = space.read(action, self.asked)
        if self.asked not in chosen.family.answers:
            question = space.questions[self.asked]
            return IllegalAction(question.rule, f"{space.game}-refused-asked-{self.asked}", {})
        return self.broken_rule(chosen)

    def check_legal(self, action: int) -> None:
        """Raise `IllegalAction` for an action that is not in the list of legal ones."""
        if not self.is_legal(action):
            raise self.refusal(action)

    def apply_action(self, action: int, chance: Chance) -> None:
        """Carry out an action, or raise `IllegalAction` and leave everything as it was."""
        self.check_legal(action)
        self.apply_legal(action, chance)

    def apply_legal(self, action: int, chance: Chance) -> None:
        """Carry out an action that is legal; if chance stops at it, everything is as it was."""
        if chance.may_stop:
            self.clone().apply(action, chance.rehearsal())
        self._legal_is_known = False
        self.apply(action, chance)

    def string_to_action(self, text: str) -> int:
        """Return the action that has this text here; it need not be legal."""
        words = " ".join(text.lower().split())
        known: list[str] = []
        candidates: list[int] = self.legal_actions() + list(range(self.num_actions()))
        for action in candidates:
            known.append(self.action_to_string(action))
            if known[-1] == words:
                return action
        raise unknown_text("action", text, known)

    def returns(self) -> list[float]:
        """Return each seat's share of the win: 1 alone, 1/k if k share it, else 0."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        winners = self.outcome().winners()
        return [1 / len(winners) if s in winners else 0.0 for s in range(self.num_players())]

    def hash(self) -> str:
        """Return 16 hex digits that any change of the position changes."""
        return blake2b(self.serialize().encode(), digest_size=8).hexdigest()

    # Equal, copied, or sent elsewhere: a position is its game and its text.

    def __eq__(self, other: object) -> bool:
        """Tell whether it is the same position of the same game.

        It has no hash, as whatever changes has none; its text or `hash()` can be a key.
        """
        if not isinstance(other, State):
            return False
        return self.game == other.game and self.serialize() == other.serialize()

    def __copy__(self) -> "State":
        """Return an independent copy of the same game."""
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        """Return an independent copy of the same game, which never changes."""
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Go elsewhere as the game and the text of the position."""
        return self.game.deserialize, (self.serialize(),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """A game with its options and components chosen: it deals positions, and never changes."""

    name: str
    version: int  # of the rules; raised whenever one changes
    options: dict[str, str]  # `load(name, version=version, **options)` gives the same game again
    components: Components
    has_secrets: bool  # whether a seat that is asked may not know everything that is decided
    load_again: Callable[..., "Game"] | None  # how the library that loaded it does so elsewhere

    def __init__(
        self,
        name: str,
        options: dict[str, str],
        components: Components,
        *,
        has_secrets: bool,
    ) -> None:
        self.name = name
        self.version = components.version
        self.options = options
        self.components = components
        self.has_secrets = has_secrets
        self.load_again = None

    @abstractmethod
    def num_players(self) -> int:
        """Return the number of seats."""

    @abstractmethod
    def action_space(self) -> ActionSpace:
        """Return the actions, as they are declared."""

    def fields(self) -> Fields | None:
        """Return what lies on the table, as it is declared."""
        return None  # where it is not, views are shown as they are, but for what is asked

    def num_actions(self) -> int:
        """Return the size of the fixed action space."""
        return self.action_space().size

    @abstractmethod
    def sources(self) -> list[str]:
        """Return the names of all that points can come from."""

    @abstractmethod
    def seats(self) -> list[str]:
        """Return the name of each seat: its colour, or its number."""

    @abstractmethod
    def new_state(self, chance: Chance) -> State:
        """Set up a game."""

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> State:
        """Deal a position that fits everything the view says."""

    @abstractmethod
    def deserialize(self, text: str) -> State:
        """Read a position."""

    def chance_answers(self) -> dict[str, Sequence[str]]:
        """Return what chance is asked, in the order of the questions, and each answer's text."""
        return {}  # of a game whose answers are numbers without words

    def chance_to_string(self, question: int, answer: int) -> str:
        """Return the text of what chance answered, such as `card:statue`."""
        answers = self.chance_answers()
        if not answers:
            return str(answer)
        what, texts = list(answers.items())[question]
        return f"{what}:{texts[answer]}"

    def string_to_chance(self, text: str) -> int:
        """Return the answer of chance that has this text; of equal ones any is as good."""
        answers = self.chance_answers()
        if not answers and text.isdecimal():
            return int(text)
        what, _, name = text.partition(":")
        if name not in answers.get(what, []):
            known = [f"{what}:{name}" for what, names in answers.items() for name in names]
            raise unknown_text("chance", text, known)
        return answers[what].index(name)

    # Equal, copied, or sent elsewhere: a game is what it was loaded with.

    def __eq__(self, other: object) -> bool:
        """Tell whether it is the same game: name, version of the rules, options and box."""
        if self is other:
            return True
        if not isinstance(other, Game) or self.name != other.name or self.version != other.version:
            return False
        mine, others = self.components, other.components
        return self.options == other.options and mine.digest() == others.digest()

    def __hash__(self) -> int:
        """Return the same number for equal games."""
        return hash((self.name, self.version, tuple(sorted(self.options.items()))))

    def __copy__(self) -> "Game":
        """Return the game itself."""
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        """Return the game itself."""
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Go elsewhere as what it was loaded with."""
        assert self.load_again is not None, "only a game that was loaded can be loaded again"
        options, printed = tuple(self.options.items()), self.components
        values = (self.name, self.version, options, tuple(printed.owners), printed.digest())
        return self.load_again, values
