"""A table by itself: entries change it, and a snapshot and the entries give the same again."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from boardwright.core.chance import RandomChance
from boardwright.core.match import UndoRefused, lines_to_undo
from boardwright.core.messages import Message
from boardwright.core.record import Record
from boardwright.core.refused import Refused
from boardwright.server.running.households import creator_of, household_of
from boardwright.server.running.limits import MOST_KEPT, Buckets
from boardwright.server.table import entries, moves, seating
from boardwright.server.table.changes import LOG, Damaged, after, begun, has_to_be_kept
from boardwright.server.table.entries import AnyEntry, Created
from boardwright.server.table.history import GameHistory
from boardwright.server.table.new_table import Making, NewTable, SeatWanted, make
from boardwright.server.table.plain_text import check_name, clean_name
from boardwright.server.table.table import Table, from_snapshot
from boardwright.server.wire.tells import ENCODER
from boardwright.texts import ENGLISH


def making(game: str = "imhotep", *names: str) -> Making:
    """Return a table of people; an empty name is an open seat."""
    seats = [SeatWanted("person", name) if name else SeatWanted("open") for name in names]
    return make(NewTable(game, seats))


def play_some(made: Making, count: int, seed: int = 1) -> None:
    """Play moves at random, now and then taking one back."""
    random = Random(seed)
    for number in range(count):
        table = made.table
        if table.asked() < 0:
            return
        _, state = table.playing()
        seat = table.asked()
        chance = RandomChance(random.random())
        made.add(moves.play(table, random.choice(state.legal_actions()), "person", chance, number))
        if moves.undo_refusal(made.table, seat).id == "" and random.random() < 0.3:
            record = moves.record_of(made.table, made.entries)
            made.add(moves.undo(made.table, record, seat, number, freely=True))


def read_again(made: Making) -> Table:
    """Return the table from its entries as they are kept."""
    kept = [entries.from_bytes(entries.to_bytes(entry)) for entry in made.entries]
    assert isinstance(kept[0], Created)
    table = begun(made.table.id, kept[0])
    for entry in kept[1:]:
        table = after(table, entry)
    return table


@pytest.mark.parametrize("game", ["imhotep", "builders", "biotopia"])
def test_snapshot_and_entries_give_the_same_table(game: str) -> None:
    made = making(game, "Ann", "Ben")
    for seed in range(20):
        play_some(made, 5, seed)
        table = made.table
        loaded = from_snapshot(table.id, table.number, table.snapshot())
        again = read_again(made)
        for other in (loaded, again):
            assert other.sheet == table.sheet
            assert (other.number, other.position) == (table.number, table.position)
        history = GameHistory(table.id)
        history.take_in([entries.to_bytes(entry) for entry in made.entries], table.number)
        assert history.latest(LOG)[-len(table.sheet.log) :] == table.sheet.log


@pytest.mark.parametrize("game", ["imhotep", "builders", "biotopia"])
def test_a_snapshot_is_made_now_and_then_and_when_the_game_begins_or_ends(game: str) -> None:
    made = making(game, "Ann", "Ben")
    opened = begun(made.table.id, created_of(made))
    assert has_to_be_kept(opened, made.table)
    latest, gaps = made.table.number, []
    while made.table.asked() >= 0:
        before = made.table
        play_some(made, 1, made.table.number)
        if has_to_be_kept(before, made.table):
            gaps.append(made.table.number - latest)
            latest = made.table.number
    assert latest == made.table.number
    assert 14 <= max(gaps[:-1]) <= 18  # an undo may come with a move
    assert not has_to_be_kept(opened, replace(made.table, rules=None, state=None))


def created_of(made: Making) -> Created:
    """Return the first entry of a table."""
    created = made.entries[0]
    assert isinstance(created, Created)
    return created


def test_what_may_be_taken_back_is_told_from_the_latest_lines_alone() -> None:
    made = making("imhotep", "Ann", "Ben")
    seen = set()
    for seed in range(60):
        play_some(made, 1, seed)
        record = moves.record_of(made.table, made.entries)
        for seat in (0, 1) if made.table.asked() >= 0 else ():
            told = moves.undo_refusal(made.table, seat).id
            seen.add(told)
            assert told == refusal_by_record(record, seat)
    assert len(made.table.sheet.lines) < len(record.lines)
    assert seen == {"", "undo-revealed", "undo-another-acted", "undo-nothing"}


def refusal_by_record(record: Record, seat: int) -> str:
    """Return why the whole record forbids a seat to go back freely; empty if it does not."""
    try:
        lines_to_undo(record.lines, seat, [0, 1])
    except UndoRefused as refused:
        return refused.why.id
    return ""


def test_entries_that_do_not_fit_are_noticed() -> None:
    created, started = making("imhotep", "Ann", "Ben").entries
    assert isinstance(created, Created)
    assert isinstance(started, entries.Started)
    fresh = begun("table", created)
    with pytest.raises(Damaged, match="setup"):
        after(fresh, msgspec.structs.replace(started, line=with_another_hash(started.line)))
    table = after(fresh, started)
    played = moves.play(table, 1, "person", RandomChance(1), 0).entry
    with pytest.raises(Damaged, match="line 1"):
        after(table, msgspec.structs.replace(played, line=with_another_hash(played.line)))
    with pytest.raises(Damaged, match="once"):
        after(table, created)


def with_another_hash(line: str) -> str:
    """Return a line of a record with a hash that no position has."""
    return line.rpartition("#")[0] + "#" + "0" * 16


def why(call: object, *given: object, **more: object) -> str:
    """Return the id of the reason why something is refused."""
    assert callable(call)
    with pytest.raises(Refused) as refused:
        call(*given, **more)
    return refused.value.why.id


def test_reasons_of_refusals() -> None:
    opened = making("imhotep", "Ann", "").table
    running = making("imhotep", "Ann", "Ben").table
    over = running.with_sheet(status="finished")
    frozen = replace(running, rules=None, state=None)
    chance = RandomChance(1)
    assert why(moves.start, opened, chance, 0) == "server-seats-open"
    assert why(moves.start, running, chance, 0) == "server-started"
    assert why(moves.start, frozen, chance, 0) == "server-frozen"
    assert why(moves.check_turn, opened, 0, 0) == "server-not-started"
    assert why(moves.check_turn, over, 0, 1) == "server-finished"
    assert why(moves.check_undo, over, 0, 1) == "server-not-running"
    assert why(moves.check_undo, running, 0, 7) == "server-stale"
    assert why(moves.check_undo, running, 0, 1) == "undo-nothing"
    assert why(moves.answer_undo, running, 0, 1, True, 0) == "server-undo-unasked"
    assert moves.missing_consent(running) == []
    assert why(seating.leave, over, 0, 0) == "server-finished"
    assert why(seating.take_back, over, 0, 0) == "server-not-running"
    away = {"own": True, "patience": 60}
    assert why(seating.take_over, over, 0, "random", 0, **away) == "server-not-running"
    assert why(seating.clean_bot, "random:mind") == "server-no-bot"
    assert why(seating.clean_bot, "greedy:Bot") == "server-no-bot"
    assert why(seating.clean_bot, "mcts:20:depth=-1") == "server-no-bot"


def test_names_are_kept_in_one_form() -> None:
    assert clean_name(" Zoe\u0308   Ann ") == "Zo\u00eb Ann"
    assert clean_name("محمد") == "محمد"
    for picture in ("👩\u200d🚀", "👩🏽\u200d🚀", "❤\ufe0f\u200d🔥", "1\ufe0f\u20e3", "™\ufe0f"):
        assert clean_name(picture) == picture


def test_a_name_is_taken_once_at_a_table_however_it_is_set() -> None:
    cyrillic, greek = "\u0410nn", "A\u039d\u039d"
    for name in ("Ann", "ANN", "Ａｎｎ", " A n n", "𝐀𝐧𝐧", cyrillic, greek):
        with pytest.raises(Refused) as refused:
            check_name(clean_name(name), ["Ben", "Ann"])
        assert refused.value.why.id == "server-name-taken"
    check_name("", ["", "Ann"])
    check_name("Anna", ["", "Ann"])
    check_name("\u0410\u043d\u043d\u0430", ["Anna"])  # reads otherwise


def test_what_is_said_comes_back_from_the_wire_as_it_was() -> None:
    told = Message("table-gained", {"seat": Message("imhotep-seat-black", {}), "points": []})
    nested = Message("x", {"a": [told, told], "b": 2, "c": "text", "d": 0.5})
    for said in (told, nested):
        assert msgspec.json.decode(ENCODER.encode(said), type=Message) == said


def test_every_reason_has_words() -> None:
    values: dict[str, str | int] = {"most": 3, "reason": "x", "name": "Ann", "moves": 2}
    assert ENGLISH.words("server-log-undone", {**values}) == "Ann took back 2 moves."
    assert "3" in ENGLISH.words("server-tables-many", {**values})


def test_addresses_are_forgotten_the_longest_unused_first() -> None:
    buckets = Buckets(0.0, 1.0)
    assert buckets.take("first")
    assert not buckets.take("first")
    for number in range(MOST_KEPT):
        buckets.take(str(number))
    assert buckets.take("first")


def test_a_household_counts_as_one() -> None:
    assert household_of("2001:db8::1") == household_of("2001:db8::2")
    assert household_of("2001:db8::1") != household_of("2001:db8:0:1::1")
    assert household_of("::ffff:10.0.0.1") == household_of("10.0.0.1") == "10.0.0.1"
    assert household_of("10.0.0.1") != household_of("10.0.0.2")
    assert household_of("fe80::1%eth0") == household_of("fe80::2")
    assert household_of("testclient") == "testclient"
    assert creator_of("10.0.0.1") != creator_of("10.0.0.2")
    assert "10.0.0.1" not in creator_of("10.0.0.1")


def test_each_kind_of_entry_is_read_as_it_was_written() -> None:
    kinds: list[AnyEntry] = [
        entries.Left(1, 0),
        entries.Seated(1, 1, "greedy"),
        entries.TakenOver(1, 0, "level:1"),
        entries.UndoAnswered(1, 1, yes=True),
        entries.Rematched(1, "other"),
    ]
    for entry in kinds:
        assert entries.from_bytes(entries.to_bytes(entry)) == entry
