"""Tables of steps and answers, by number."""

import pytest

from consigliere.kernel.frames import by_number


def test_a_table_is_registered_in_any_order() -> None:
    assert by_number({2: "c", 0: "a", 1: "b"}) == ["a", "b", "c"]


def test_no_number_may_be_missing() -> None:
    with pytest.raises(ValueError, match="missing"):
        by_number({0: "a", 2: "c"})
