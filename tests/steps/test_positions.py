"""The names of the positions, worked out by hand."""

import pytest

from floorman.steps.positions import position_names


@pytest.mark.parametrize(
    ("seats", "button", "names"),
    [
        ([1, 2], 1, {1: "BTN", 2: "BB"}),
        ([1, 2], 2, {2: "BTN", 1: "BB"}),
        ([1, 2, 3], 2, {2: "BTN", 3: "SB", 1: "BB"}),
        ([1, 2, 3, 4], 1, {1: "BTN", 2: "SB", 3: "BB", 4: "UTG"}),
        ([1, 2, 3, 4, 5], 1, {1: "BTN", 2: "SB", 3: "BB", 4: "UTG", 5: "CO"}),
        ([1, 2, 3, 4, 5, 6], 6, {6: "BTN", 1: "SB", 2: "BB", 3: "UTG", 4: "UTG+1", 5: "CO"}),
        ([2, 5, 9], 5, {5: "BTN", 9: "SB", 2: "BB"}),
    ],
)
def test_names(seats, button, names):
    assert position_names(seats, button) == names


def test_every_seat_of_a_full_ring_has_a_name_of_its_own():
    names = position_names(list(range(1, 11)), 4)
    assert len(names) == len(set(names.values())) == 10
    assert names[3] == "CO"
