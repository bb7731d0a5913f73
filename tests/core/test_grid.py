from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.grid import group_sizes


def sizes(cells: list[int], width: int, kind: int) -> list[int]:
    return [int(size) for size in group_sizes(vec[i64](cells), width, kind)]


def sizes_by_merging(cells: list[int], width: int, kind: int) -> list[int]:
    """Find groups another way: each cell a group, then merge neighbours until none change."""
    group = list(range(len(cells)))
    changed = True
    while changed:
        changed = False
        for one in range(len(cells)):
            for other in range(len(cells)):
                rows = abs(one // width - other // width)
                columns = abs(one % width - other % width)
                touch = rows + columns == 1 and cells[one] == cells[other] == kind
                if touch and group[one] != group[other]:
                    group[one] = group[other] = min(group[one], group[other])
                    changed = True
    firsts = [cell for cell in range(len(cells)) if cells[cell] == kind and group[cell] == cell]
    return [group.count(first) for first in firsts]


def test_pieces_touch_by_sides_and_not_by_corners() -> None:
    assert sizes([1, 0, 0, 1], 2, 1) == [1, 1]
    assert sizes([1, 0, 1, 1], 2, 1) == [3]


def test_the_end_of_a_row_does_not_touch_the_next_row() -> None:
    assert sizes([0, 0, 1, 1, 0, 0], 3, 1) == [1, 1]


def test_a_short_last_row_touches_the_row_above() -> None:
    assert sizes([1, 0, 0, 1], 3, 1) == [2]


def test_groups_come_in_the_order_of_their_first_cells() -> None:
    assert sizes([1, 0, 1, 0, 0, 1, 1, 0, 1], 3, 1) == [1, 3, 1]


def test_there_may_be_no_group_and_no_cell() -> None:
    assert sizes([0, 0], 2, 1) == []
    assert sizes([], 2, 1) == []


def test_the_cells_are_left_as_they_are() -> None:
    cells = vec[i64]([1, 1, 0, 1])
    group_sizes(cells, 2, 1)
    assert [int(cell) for cell in cells] == [1, 1, 0, 1]


@given(
    cells=st.lists(st.integers(-1, 2), max_size=30),
    width=st.integers(1, 6),
    kind=st.integers(-1, 2),
)
def test_groups_are_those_found_by_merging(cells: list[int], width: int, kind: int) -> None:
    assert sizes(cells, width, kind) == sizes_by_merging(cells, width, kind)
