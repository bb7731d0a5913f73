"""A table of Imhotep for the tests: say only what differs from an empty one."""

from boardwright.core.chance import ScriptedChance
from boardwright.core.library import load, load_chosen
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import COLOURS
from tests.rules.position import line

# The last ship of a round: a black stone on ship 4; temple and obelisks are free.
LAST_SHIP = "....>market ...>pyramids ..>burial b"

_LINES = {
    "asked": "turn:b:0",
    "ships": ".... ... .. .",
    "unloading": "0 1234",
    "pile": "statue*10",
    "discard": "-",
    "pyramids": "-",
    "temple": "-",
    "burial": "-",
}


def table(
    *,
    players: str = "3",
    sides: str = "AAAAA",
    wrath: str = "no",
    components: str = "",
    version: str = "",
    round: str = "1",
    offer: str = "",
    pair: str = "0",
    obelisks: str = "",
    points: str = "",
    **stated: str,
) -> ImhotepState:
    """Return a position with black to move in round 1, an empty sled and 20 stones in each quarry.

    round: number, start player, who sailed last, passes. offer: up to four cards. pair: how many,
    which are known. obelisks: stones brought by each seat, owners of the complete ones. points:
    earlier points of each seat, from the pyramids. A seat by its colour: sled, quarry, cards.
    Any other line as it stands in the text form of a position. All is text, options too. The
    version is that of the rules, the newest if none is given.
    """
    seats = COLOURS[: int(players)]
    unknown = set(stated) - set(_LINES) - set(seats)
    assert not unknown, f"nothing on the table is called {unknown}"
    number = int(round.split()[0])
    earlier = points.split(",") if points else ["0"] * len(seats)
    lines = _LINES | stated
    lines["imhotep"] = f"{players} {sides} {'wrath' if wrath == 'yes' else '-'}"
    lines["round"] = _completed(round, "1 b - 0")
    lines["round-cards"] = "0" * number + "1" * (7 - number)
    lines["offer"] = _completed(offer, "- - - -")
    lines["pair"] = _completed(pair, "0 - - -")
    lines["obelisks"] = _completed(obelisks, ",".join("0" * len(seats)) + " -")
    for colour, before in zip(seats, earlier):
        sled, quarry, cards = _completed(stated.get(colour, ""), "0 20 -").split()
        lines[colour] = f"{sled} {quarry} {before},0,0,0,0,0,0,0 {cards}"
    text = "\n".join(f"{name} {words}" for name, words in lines.items())
    options = {"players": players, "sides": sides, "wrath": wrath}
    game = load_chosen("imhotep", options, components or None, int(version) if version else None)
    state = game.deserialize(text)
    assert isinstance(state, ImhotepState)
    return state


def _completed(text: str, usual: str) -> str:
    words = text.split()
    return " ".join(words + usual.split()[len(words) :])


def play(state: ImhotepState, *actions: str, draws: str = "") -> ImhotepState:
    """Carry out actions by their texts; `draws` are all answers of chance, no more and no fewer."""
    game = load("imhotep", players=state.num_players())
    chance = ScriptedChance([game.string_to_chance(text) for text in draws.split()])
    for text in actions:
        state.apply_action(state.string_to_action(text), chance)
    assert chance.next == len(chance.answers), "chance was asked less than the test answers"
    return state


def asked(state: ImhotepState) -> str:
    """Return the question and the letter of the seat that is asked, such as `take-card:w`."""
    return line(state, "asked").split()[-1].rpartition(":")[0]


def stones(state: ImhotepState, colour: str) -> tuple[int, int]:
    """Return the stones of a seat on the sled and in the quarry."""
    sled, quarry = line(state, colour).split()[:2]
    return int(sled), int(quarry)


def cards(state: ImhotepState, colour: str) -> str:
    """Return the cards before a seat, such as `statue*2,lever*1`."""
    return line(state, colour).split()[3]


def points(state: ImhotepState, source: str) -> list[int]:
    """Return the points of each seat from one source."""
    return [score[source] for score in state.scores()]


def totals(state: ImhotepState) -> list[int]:
    """Return the points of each seat."""
    return [sum(score.values()) for score in state.scores()]
