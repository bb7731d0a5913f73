"""Records are written, read again, and refused where they are broken."""

import re
from contextlib import suppress
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.core.record import (
    LONGEST_LINE,
    Line,
    Record,
    RecordError,
    line_number,
    parse_line,
    parse_record,
)

HASH = "0123456789abcdef"
# What a line is, in the shortest words; trying it out may take a time beyond all bounds.
PATTERN = re.compile(r"(?:setup|([1-9]) (.+?))(?: \[([^\]]*)\])? #([0-9a-f]{16})")
PIECES = [*"190[]#x \n", "setup", "get", "  ", " [", "] ", "]]", " #"]
ENDS = [f" #{HASH}", f"] #{HASH}", f" #{HASH[:-1]}", f" #{HASH[:-1]}G", f"#{HASH}", ""]


def a_record() -> Record:
    options = {"players": "2", "sides": "AAAAA"}
    record = Record("imhotep", 1, options, "ff" * 8, ["human", "random"])
    record.lines.append(Line(-1, "", ["round:4321", "card:statue"], HASH))
    record.lines.append(Line(0, "get", [], HASH))
    record.lines.append(Line(1, "lever 1 burial wb", ["card:lever"], HASH))
    return record


def test_a_record_reads_back_as_it_was_written() -> None:
    record = a_record()
    assert parse_record(record.to_text()) == record


def test_lines_are_found_where_they_stand_in_the_text() -> None:
    lines = a_record().to_text().splitlines()
    assert lines[line_number(0) - 1] == f"setup [round:4321 card:statue] #{HASH}"
    assert lines[line_number(2) - 1] == f"2 lever 1 burial wb [card:lever] #{HASH}"


def test_a_last_line_that_a_crash_cut_off_is_left_out() -> None:
    text = a_record().to_text()
    for cut in range(1, len(a_record().lines[-1].to_text())):
        assert len(parse_record(text[: -1 - cut]).lines) == 2
    assert len(parse_record(text[:-1]).lines) == 3


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("game: imhotep\n", "", 2, "“version: 1” does not belong"),
        ("seats: human random\n\n", "\n", 6, "lacks “seats”"),
        ("boardwright: 1", "boardwright: 9", 1, "format 9"),
        ("version: 1", "version: one", 3, "“one”"),
        ("version: 1", "version: 0", 3, "“0”"),
        ("version: 1", "version: ²", 3, "“²”"),
        ("version: 1", "version: ١", 3, "١"),
        ("version: 1", "version: " + "1" * 5000, 3, "too long"),
        ("version: 1", "version: " + "1" * 50, 3, "“1"),
        ("boardwright: 1", "boardwright: " + "9" * 5000, 1, "too long"),
        ("1 get", "1 get" + " [" * 49_000, 9, "too long"),
        ("players=2", "players", 4, "“players”"),
        ("1 get", "0 get", 9, "“0 get"),
        ("1 get", "setup", 9, "“setup"),
        ("setup [", "1 get [", 8, "“1 get"),
        ("human random\n", "human random\nmore: x\n", 7, "“more: x”"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    old: str, new: str, line: int, words: str
) -> None:
    text = a_record().to_text()
    assert old in text
    with pytest.raises(RecordError, match=words) as refused:
        parse_record(text.replace(old, new, 1))
    assert refused.value.line == line


@given(st.lists(st.sampled_from(PIECES), max_size=12), st.sampled_from(ENDS), st.integers(0, 1))
def test_a_line_is_what_its_pattern_says(pieces: list[str], end: str, index: int) -> None:
    text = "".join(pieces) + end
    match = PATTERN.fullmatch(text)
    if match is None or (match[1] is None) != (index == 0):
        with pytest.raises(RecordError):
            parse_line(text, index)
        return
    seat = int(match[1] or 0) - 1
    assert parse_line(text, index) == Line(seat, match[2] or "", (match[3] or "").split(), match[4])


@pytest.mark.parametrize("shape", ["1 x{} #", "1 x{}", "1 {}] #" + HASH, "setup{} #" + HASH])
@pytest.mark.parametrize("piece", [" [", "]", " [] ", " #", " "])
def test_the_worst_line_is_read_at_once(shape: str, piece: str) -> None:
    line = shape.format(piece * (LONGEST_LINE // len(piece) - 20))
    began = process_time()
    for _ in range(20):
        with suppress(RecordError):
            parse_line(line, 1)
    assert process_time() - began < 0.5
