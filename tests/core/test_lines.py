"""What the texts of positions have in common."""

import pytest

from boardwright.core.lines import (
    count_of,
    counts_text,
    joined,
    lines_of,
    name_of,
    number_of,
    read_counts,
)

CARDS = ["lever", "statue", "sail"]


def test_counts_are_written_and_read() -> None:
    assert counts_text([2, 0, 1], CARDS) == "lever*2,sail*1"
    assert read_counts("lever*2,sail*1", CARDS) == [2, 0, 1]
    assert counts_text([0, 0, 0], CARDS) == joined([], ",") == "-"
    assert read_counts("-", CARDS) == [0, 0, 0]


def test_nothing_is_a_dash() -> None:
    assert [name_of(number, "bw") for number in (1, -1)] == ["w", "-"]
    assert [number_of(name, "bw") for name in "w-"] == [1, -1]


@pytest.mark.parametrize("text", ["leaver*1", "lever*-1", "lever*x", "lever", "lever*1,"])
def test_what_is_no_count_of_a_thing_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a count|nothing here is called"):
        read_counts(text, CARDS)
    assert count_of("12") == 12


def test_lines_are_found_by_their_first_word() -> None:
    assert lines_of("\nimhotep 3 A\nround 1\n") == {"imhotep": ["3", "A"], "round": ["1"]}
