"""What is said of positions of Builders & Biomes, in English, for the tests."""

from boardwright.core.library import load
from boardwright.games.builders.state import BuildersState
from boardwright.texts import ENGLISH
from boardwright.wording import words_of
from boardwright.wording.game_words import GameWords, Merit, News


def words_at(state: BuildersState) -> GameWords:
    """Return who finds the words at a table with these options."""
    beginners = "".join(str(seat + 1) for seat in range(4) if state.box.is_beginner[seat]) or "no"
    return words_of(load("builders", players=state.num_players(), beginners=beginners))


def explained(state: BuildersState, place: str, seat: int = 0) -> list[str]:
    """Return what is said of a place to a seat."""
    return [ENGLISH.speak(said) for said in words_at(state).explain(state.view(seat), place)]


def news_of(state: BuildersState, seat: int = 0) -> dict[str, News]:
    """Return what is new to a seat, by topic."""
    return {each.topic: each for each in words_at(state).news(state.view(seat))}


def urged(state: BuildersState, text: str) -> str:
    """Return how the asked seat is urged to do something."""
    view = state.view(int(state.asked_seat))
    return ENGLISH.speak(words_at(state).urge(view, state.string_to_action(text)))


def merits_of(state: BuildersState, text: str) -> list[Merit]:
    """Return what an action of the asked seat is good for."""
    view = state.view(int(state.asked_seat))
    return words_at(state).merits(view, state.string_to_action(text))


def good_for(state: BuildersState, text: str) -> list[tuple[str, str]]:
    """Return the same in words, each with its source."""
    return [(ENGLISH.speak(merit.said), merit.source) for merit in merits_of(state, text)]
