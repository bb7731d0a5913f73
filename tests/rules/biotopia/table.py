"""A table of Biotopia for the tests: say only what differs from an empty one."""

from boardwright.core.chance import ScriptedChance
from boardwright.core.library import load
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import CARD_NAMES, KINDS, SEAT_NAMES
from tests.rules.position import line

_SEATS = ["one", "two", "three", "four", "five"]
_FIELDS = {
    "hand": "-",
    "flowers": "-",
    "knapweeds": "0",
    "butterflies": "-",
    "known": "-",
    "memory": "-",
}
_OPEN_MISSIONS = "three_skippers seven_flowers meadow_quartet rich_meadow"


def table(
    *,
    players: str = "3",
    components: str = "",
    version: int | None = None,
    asked: str = "turn:1:0",
    course: str = "",
    missions: str = _OPEN_MISSIONS,
    sky: str = "essex_skipper large_white sunshine",
    deck: str | None = None,
    compost: str = "-",
    **seats: str,
) -> BiotopiaState:
    """Return a position with seat 1 to move and empty gardens; cards not named are in the deck.

    If the deck is stated, they lie in the flower row of the last seat instead, or in the compost if
    it is stated as `rest`. A seat by its word (`one`, `two` …): some of hand, flowers, knapweeds,
    butterflies and known, each followed by its cards, or in place of known the memory of what
    happened; known cards were taken before all flowers were laid. course: round, start player,
    passes, idle turns. A mission is open, or `name:seat`.
    """
    count = int(players)
    unknown = set(seats) - set(_SEATS[:count])
    assert not unknown, f"no seat is called {unknown}"
    game = load("biotopia", components or None, version, players=players)
    assert isinstance(game, Biotopia)
    stated = [_fields(seats.get(word, "")) for word in _SEATS[:count]]
    left = {name: game.components.number(f"cards.{name}.copies") for name in CARD_NAMES}
    for place in [
        deck or "-",
        compost.replace("rest", "-"),
        sky.replace(" -", "").replace(" ", ","),
    ]:
        _take_away(left, place)
    for fields in stated:
        for name in ("hand", "flowers", "butterflies"):
            _take_away(left, fields[name])
        left["common_knapweed"] -= int(fields["knapweeds"])
    rest = ",".join(f"{name}*{number}" for name, number in left.items() if number) or "-"
    if compost == "rest":
        compost = rest
    elif deck is not None:
        assert stated[-1]["flowers"] == "-", "the last seat has the cards that are stated nowhere"
        stated[-1]["flowers"] = rest
    lines = [
        f"biotopia {players}",
        "course {} start {} passes {} idle {}".format(*_completed(course, "open 1 0 0").split()),
        f"asked {asked}",
        "missions " + " ".join(m if ":" in m else f"{m}:-" for m in missions.split()),
        f"sky {_completed(sky, '- - -')}",
        f"deck {rest if deck is None else _counted(deck)}",
        f"compost {_counted(compost)}",
    ]
    for seat, fields in zip(SEAT_NAMES, stated):
        last = _known(fields, remembers=game.box.remembers)
        named = [f"{k} {_counted(fields[k])}" for k in ("hand", "flowers", "butterflies")]
        named.insert(2, f"knapweeds {fields['knapweeds']}")
        lines.append(f"{seat} {' '.join(named)} {last}")
    state = game.deserialize("\n".join(lines))
    assert isinstance(state, BiotopiaState)
    return state


def _completed(text: str, usual: str) -> str:
    words = text.split()
    return " ".join(words + usual.split()[len(words) :])


def _fields(text: str) -> dict[str, str]:
    words = text.split()
    stated = dict(zip(words[::2], words[1::2]))
    assert set(stated) <= set(_FIELDS), f"a seat has no {set(stated) - set(_FIELDS)}"
    return _FIELDS | stated


def _known(fields: dict[str, str], *, remembers: bool) -> str:
    """Return what is known of a seat, as the text of a position says it."""
    if not remembers:
        return f"known {_counted(fields['known'])}"
    if fields["memory"] != "-" or fields["known"] == "-":
        return f"memory {fields['memory']}"
    flowers = sum(_numbers(fields["flowers"]).values())
    taken = [name for name, count in _numbers(fields["known"]).items() for _ in range(count)]
    return "memory " + ",".join(taken + ["flower"] * flowers)


def _numbers(cards: str) -> dict[str, int]:
    pairs = [card.split("*") for card in _counted(cards).split(",") if card != "-"]
    return {name: int(number) for name, number in pairs}


def _counted(cards: str) -> str:
    return ",".join(
        card if card == "-" or "*" in card else f"{card}*1" for card in cards.split(",")
    )


def _take_away(left: dict[str, int], cards: str) -> None:
    for card in _counted(cards).split(","):
        if card != "-":
            name, _, number = card.partition("*")
            left[name] -= int(number)


def play(state: BiotopiaState, *actions: str, draws: str = "") -> BiotopiaState:
    """Carry out actions by their texts; `draws` are all cards drawn, no more and no fewer."""
    chance = ScriptedChance([CARD_NAMES.index(name) for name in draws.split()])
    for text in actions:
        state.apply_action(state.string_to_action(text), chance)
    assert chance.next == len(chance.answers), "fewer cards were drawn than the test names"
    return state


def asked(state: BiotopiaState) -> str:
    """Return the question and the seat that is asked, such as `hand-limit:2`."""
    return line(state, "asked").split()[-1].rpartition(":")[0]


def cards(state: BiotopiaState, seat: str, field: str) -> str:
    """Return cards of a seat, such as `peacock*2,sunshine*1` in its `hand`."""
    if field == "known":
        at = SEAT_NAMES.index(seat) * int(KINDS)
        known = zip(CARD_NAMES, state.view(-1).known[at : at + int(KINDS)])
        return ",".join(f"{name}*{number}" for name, number in known if number) or "-"
    words = line(state, seat).split()
    return words[words.index(field) + 1]


def points(state: BiotopiaState, source: str) -> list[int]:
    """Return the points of each seat from one source."""
    return [score[source] for score in state.scores()]


def totals(state: BiotopiaState) -> list[int]:
    """Return the points of each seat."""
    return [sum(score.values()) for score in state.scores()]
