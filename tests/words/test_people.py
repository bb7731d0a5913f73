"""Sentences call people by their names, whatever those are, in every language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import Game
from boardwright.core.library import load
from boardwright.core.messages import Message, Value
from boardwright.games.imhotep.vocabulary import COLOURS
from boardwright.server.table.names import people_at
from boardwright.server.wire.tells import SeatShown
from boardwright.texts import ISOLATED, Texts, languages
from boardwright.wording import words_of

OURS: Final = ("imhotep", "builders", "biotopia")
NAMES: Final = ("<b>Ann</b>", "דנה", "👩‍🚀", "Wolfeschlegelsteinhausen")
EACH: Final = 4  # messages of an id that are spoken in every language


def people(game: Game) -> dict[str, Message]:
    """Return those with names that are hard to put into sentences."""
    seats = [SeatShown("person", name, "", True, False) for name in NAMES]
    return people_at(game.name, game.seats(), seats[: game.num_players()])


def said_in(game: Game) -> Iterator[Message]:
    """Play a game at random, and return all that is asked, offered, told and explained in it."""
    words, chance, random = words_of(game), RandomChance("people"), Random("people")
    state = game.new_state(chance)
    while not state.is_terminal():
        seat, before, scores = state.current_player(), state.view(-1), state.scores()
        own, legal = state.view(seat), state.legal_actions()
        yield words.question(before)
        yield from (news.said for news in words.news(own))
        action = legal[random.below(len(legal))]
        yield from (merit.said for merit in words.merits(own, action))
        for place in state.action_places(action):
            yield from words.explain(own, place)
        state.apply_action(action, chance)
        for line in words.tell(before, action, state.view(-1)):
            yield from line
        for line in words.gains(scores, state.scores()):
            yield from line


@cache
def messages(name: str) -> list[Message]:
    """Return a few messages of each id that came up in a whole game and tell of a seat."""
    kept: dict[str, list[Message]] = {}
    for said in said_in(load(name, players=4)):
        of_id = kept.setdefault(said.id, [])
        if len(of_id) < EACH and said not in of_id and any(seats_in(said)):
            of_id.append(said)
    return [said for of_id in kept.values() for said in of_id]


def seats_in(value: Value) -> Iterator[str]:
    """Return the ids of the seats that are named in a message."""
    if isinstance(value, list):
        for part in value:
            yield from seats_in(part)
    elif isinstance(value, Message):
        if "-seat-" in value.id:
            yield value.id
        for inner in value.values.values():
            yield from seats_in(inner)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", OURS)
def test_whoever_acts_is_called_by_name(name: str, language: str) -> None:
    sitting = people(load(name, players=4))
    texts = Texts(language).calling(sitting)
    unnamed = re.compile("|".join(rf"\b{texts.speak(Message(seat))}\b" for seat in sitting))
    for said in messages(name):
        words = texts.speak(said)
        assert not unnamed.search(words), words
        named = {seat: str(sitting[seat].values["name"]) for seat in seats_in(said)}
        if "seat" in said.values:
            assert any(person in words for person in named.values()), words
        for person in named.values():
            words = words.replace(person, "")
        assert not re.search(r"[{}$<>]|\w-seat-|\w-did-", words), words


@pytest.mark.parametrize("language", languages())
def test_a_name_is_said_as_it_was_typed_wherever_it_stands(language: str) -> None:
    red = {"builders-seat-red": Message("table-sitter", {"name": "van { $seat } der “Ö”"})}
    texts = Texts(language).calling(red)
    words = texts.words("builders-did-end", {"seat": Message("builders-seat-red")})
    assert words.startswith("van { $seat } der “Ö” ")


def test_what_is_written_from_right_to_left_turns_nothing_round() -> None:
    said = Message("builders-did-explore", {"seat": Message("builders-seat-red"), "crossing": 3})
    red = {"builders-seat-red": Message("table-sitter", {"name": "דנה"})}
    assert Texts("en").calling(red).speak(said) == f"{ISOLATED.format('דנה')} goes to crossing 3."


def test_stones_keep_their_colours() -> None:
    black, white = Message("imhotep-seat-black"), Message("imhotep-seat-white")
    ann = {black.id: Message("table-sitter", {"name": "Ann"})}
    said = Message("imhotep-did-unload", {"seat": black, "stones": [black, white]})
    told = {language: Texts(language).calling(ann).speak(said) for language in languages()}
    assert told["en"] == "Ann has the stones unloaded in this order: black and white."
    assert told["de"] == "Ann lässt die Steine in dieser Reihenfolge entladen: schwarz und weiß."
    assert all(words.count("Ann") == 1 for words in told.values())


@pytest.mark.parametrize("language", languages())
def test_letters_on_stones_stand_in_the_words_for_their_colours_and_differ(language: str) -> None:
    texts = Texts(language)
    letters = [texts.words(f"imhotep-board-letter-{colour}") for colour in COLOURS]
    assert len(set(letters)) == len(COLOURS)
    for colour, letter in zip(COLOURS, letters):
        assert len(letter) == 1
        assert letter.isupper()
        assert letter in texts.words(f"imhotep-seat-{colour}").upper()
