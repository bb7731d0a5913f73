"""Whatever comes up in Biotopia is explained in every language, and gives no secret away."""

from collections.abc import Iterator
from importlib import import_module
from itertools import islice

import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.library import load
from boardwright.core.messages import Message
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    KINDS,
    MISSION_NAMES,
    MOST_LARGE_WHITES,
    OUT,
    SEAT_NAMES,
)
from boardwright.texts import Texts, languages
from boardwright.wording import words_of
from boardwright.wording.game_words import GameWords

SPECTATOR = -1
DEALS = 2
ONE_OF = 7  # that many views is looked at, so that over time every seat is asked
# The packages have functions of the same names.
PROSPECTS = import_module("boardwright.games.biotopia.wording.prospects")
MERITS = import_module("boardwright.games.biotopia.wording.merits")


def game_of(players: int) -> Biotopia:
    game = load("biotopia", players=players)
    assert isinstance(game, Biotopia)
    return game


def places(view: BiotopiaView) -> Iterator[str]:
    """Return every place that there is on the table for whoever looks."""
    yield from ("pile:deck", "pile:sky", "pile:compost", f"mission:{MOST_LARGE_WHITES}")
    yield from (f"mission:{MISSION_NAMES[m]}" for m, by in enumerate(view.missions) if by != OUT)
    yield from (f"sky:{CARD_NAMES[kind]}" for kind in view.sky if kind >= 0)
    yield from (f"compost:{CARD_NAMES[kind]}" for kind in range(KINDS) if view.compost[kind])
    for seat in range(len(view.symbols)):
        own = SEAT_NAMES[seat]
        yield from (f"{what}:{own}" for what in ("hand", "flowers", "butterflies", "garden"))
        yield f"score:{seat}"
        if view.knapweeds[seat]:
            yield f"knapweed:{own}"
        for kind in range(BUTTERFLIES):
            if view.butterflies[seat * BUTTERFLIES + kind]:
                yield f"butterfly:{own}.{CARD_NAMES[kind]}"
    if view.seat != SPECTATOR:
        own = SEAT_NAMES[view.seat]
        yield from (f"card:{own}.{CARD_NAMES[kind]}" for kind in range(KINDS) if view.hand[kind])
        for kind in range(KINDS):
            if view.flowers[kind]:
                yield f"flower:{own}.{CARD_NAMES[kind]}"


def said_of(words: GameWords, view: BiotopiaView) -> list[Message]:
    """Return all that is said of a view beside its actions."""
    said: list[Message] = []
    for place in places(view):
        explained = words.explain(view, place)
        assert explained, place
        said += explained
    return said + [one.said for one in words.news(view)]


def said_of_actions(words: GameWords, view: BiotopiaView, legal: list[int]) -> list[Message]:
    """Return all that is said of the actions of the seat that looks; no two are told alike."""
    urges = [words.urge(view, action) for action in legal]
    assert len({repr(one) for one in urges}) == len(urges)
    said = urges
    for action in legal:
        merits = words.merits(view, action)
        assert merits, view.asked
        said += [merit.said for merit in merits]
    return said


def views(players: int) -> Iterator[tuple[BiotopiaView, list[int]]]:
    """Play a game of chance; return what every seat sees, and what it may do if it is asked."""
    game, chance, random = game_of(players), RandomChance(players), Random(players)
    state = game.new_state(chance)
    while not state.is_terminal():
        asked, legal = state.current_player(), state.legal_actions()
        for seat in range(SPECTATOR, players):
            yield state.view(seat), legal if seat == asked else []
        state.apply_action(legal[random.below(len(legal))], chance)
    for seat in range(SPECTATOR, players):
        yield state.view(seat), []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_is_explained_in_every_language(players: int) -> None:
    texts = [Texts(language) for language in languages()]
    words, known, spoken = words_of(game_of(players)), set[str](), 0
    for view, legal in islice(views(players), 0, None, ONE_OF):
        for message in said_of(words, view) + said_of_actions(words, view, legal):
            if repr(message) in known:
                continue
            known.add(repr(message))
            for own in texts:
                assert own.speak(message)
                spoken += 1
    assert spoken > 1000


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_said_follows_from_what_is_seen(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = words_of(game_of(players))
    for view, legal in islice(views(players), 0, None, ONE_OF):
        said = said_of(words, view), said_of_actions(words, view, legal)
        for deal in range(DEALS):
            with monkeypatch.context() as other_deal:
                chance = RandomChance("another deal", deal)
                for module in (PROSPECTS, MERITS):
                    other_deal.setattr(module, "RandomChance", lambda _, dealt=chance: dealt)
                again = said_of(words, view), said_of_actions(words, view, legal)
            assert again == said, "what is only imagined must not be told"
