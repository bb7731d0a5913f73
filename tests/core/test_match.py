"""A match writes its record, goes back where that is fair, and follows a record exactly."""

from dataclasses import replace

import pytest

from boardwright import IllegalAction, Random, RandomChance, load
from boardwright.core.match import Match, UndoRefused, replay
from boardwright.core.record import Record, RecordError, line_number, parse_record

SEATS = ["human", "random", "random"]


def played(decisions: int, seed: int = 7) -> Match:
    """Return a match of Imhotep some random decisions in."""
    match = Match(load("imhotep", players=3, sides="BBBBB", start="random"), SEATS)
    chance = RandomChance(seed)
    random = Random(seed)
    match.begin(chance)
    while decisions and not match.state.is_terminal():
        legal = match.state.legal_actions()
        match.play(legal[random.below(len(legal))], chance)
        decisions -= 1
    return match


def test_a_whole_game_replays_from_its_text_to_the_same_position() -> None:
    match = played(-1)
    again = replay(match.game, parse_record(match.record.to_text()))
    assert match.state.is_terminal()
    assert again.state.serialize() == match.state.serialize()
    assert again.record == match.record


def test_an_illegal_action_leaves_match_and_record_alone() -> None:
    match = played(5)
    before = match.record.to_text(), match.state.hash()
    illegal = next(a for a in range(match.game.num_actions()) if not match.state.is_legal(a))
    with pytest.raises(IllegalAction):
        match.play(illegal, RandomChance(1))
    assert (match.record.to_text(), match.state.hash()) == before


def test_an_action_that_revealed_nothing_is_taken_back() -> None:
    match = played(0)
    text = match.record.to_text()
    seat = match.state.current_player()
    match.play(match.state.string_to_action("get"), RandomChance(1))
    assert match.undo(seat, [seat]) == 1
    assert match.record.to_text() == text
    assert match.state.current_player() == seat


def test_undo_goes_back_over_the_moves_of_bots() -> None:
    match = played(0)
    text = match.record.to_text()
    seat = match.state.current_player()
    for _ in range(3):
        match.play(match.state.string_to_action("get"), RandomChance(1))
    assert match.undo(seat, [seat]) == 3
    assert match.record.to_text() == text


def test_undo_is_refused_before_the_first_action() -> None:
    match = played(0)
    with pytest.raises(UndoRefused, match="nothing"):
        match.undo(0, [0])


def test_undo_is_refused_when_another_person_has_acted() -> None:
    match = played(0)
    seat = match.state.current_player()
    for _ in range(2):
        match.play(match.state.string_to_action("get"), RandomChance(1))
    with pytest.raises(UndoRefused, match="Another player"):
        match.undo(seat, [0, 1, 2])


def test_undo_is_refused_when_something_was_revealed() -> None:
    match = played(0)
    while len(match.record.lines) == 1 or not match.record.lines[-1].chance:
        legal = match.state.legal_actions()
        match.play(legal[-1], RandomChance(1))
    text = match.record.to_text()
    with pytest.raises(UndoRefused, match="revealed"):
        match.undo(match.record.lines[-1].seat, [0])
    assert match.record.to_text() == text


def changed(record: Record, index: int, **changes: object) -> Record:
    """Return a copy of a record with one line changed."""
    copy = parse_record(record.to_text())
    copy.lines[index] = replace(copy.lines[index], **changes)  # type: ignore[arg-type]  # by name
    return copy


def drawing_line(record: Record) -> int:
    """Return the first line after the setup on which chance answered."""
    return next(i for i, line in enumerate(record.lines) if i and line.chance)


def test_a_record_that_differs_is_refused_at_its_line() -> None:
    match = played(-1)
    record = match.record
    draws = drawing_line(record)
    answers = record.lines[draws].chance
    for wrong, index, words in [
        (changed(record, 3, hash="0" * 16), 3, "not the one in the record"),
        (changed(record, 3, seat=(record.lines[3].seat + 1) % 3), 3, "is asked"),
        (changed(record, 3, action="keep statue"), 3, "IM-2.3"),
        (changed(record, 3, action="swim"), 3, "no action “swim”"),
        (changed(record, draws, chance=answers[:-1]), draws, "asked more"),
        (changed(record, draws, chance=[*answers, "card:statue"]), draws, "answers more"),
        (changed(record, draws, chance=["card:nothing"]), draws, "is not an answer"),
        (changed(record, 0, chance=["start:grey"]), 0, "none is left"),
    ]:
        with pytest.raises(RecordError, match=words) as refused:
            replay(match.game, wrong)
        assert refused.value.line == line_number(index)


def test_a_record_of_other_rules_components_or_seats_is_refused() -> None:
    match = played(3)
    for change, words in [
        ({"version": 0}, "version 0"),
        ({"components": "0" * 16}, "--components"),
        ({"seats": ["human"]}, "3 seats"),
        ({"lines": []}, "no setup"),
    ]:
        wrong = replace(match.record, **change)  # type: ignore[arg-type]  # by name
        with pytest.raises(RecordError, match=words):
            replay(match.game, wrong)
