"""Records are written, read again, and refused where they are broken."""

import pytest

from boardwright.core.record import Line, Record, RecordError, line_number, parse_record

HASH = "0123456789abcdef"


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
