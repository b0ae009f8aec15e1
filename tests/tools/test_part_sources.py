"""Generated boards: each seat has its own, and a viewer sees what the declaration opens."""

from __future__ import annotations

from typing import Any

import pytest

from part_sources import parts_module
from tests.toy import TOY
from turnwright.core.errors import BadState
from turnwright.core.fields import ALL, COUNT, OWN, Part, StateDeclaration, boards, heap, number
from turnwright.core.zones import UNKNOWN

pytestmark = pytest.mark.plain_only

PACK = Part(
    "Pack",
    "What a wanderer carries.",
    (
        number("fame", "points", seen=ALL),
        heap("items", "carried", COUNT, OWN),
        number("fate", "drawn at first, seen by nobody"),
    ),
)


@pytest.fixture(name="pack")
def fixture_pack() -> Any:
    """The generated class."""
    names: dict[str, Any] = {}
    exec(parts_module(StateDeclaration("tests", "Wood", "A wood.", (boards("packs", "by seat"),)), [PACK]), names)
    return names["Pack"]


def test_only_the_owner_sees_its_own_fields(pack: Any) -> None:
    """A field is closed unless the declaration opens it."""
    board = pack(3, [1, 4], 7)
    own, other = board.redacted(1, 1), board.redacted(0, 1)
    assert (3, [1, 4], UNKNOWN) == (own.fame, own.items, own.fate)
    assert (3, [UNKNOWN, UNKNOWN], UNKNOWN) == (other.fame, other.items, other.fate)


def test_a_clone_and_a_view_are_independent(pack: Any) -> None:
    """What happens to a copy does not reach the board."""
    board = pack(3, [1, 4], 7)
    board.clone().items.append(5)
    board.redacted(1, 1).items.append(6)
    assert [1, 4] == board.items


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ([], "boards: expected 2 boards, not 0"),
        ([None, {"part": "Crown"}], "boards: unknown part 'Crown'"),
        ([None, {"points": 1}], "boards: expected a board with a name, not None"),
        ([None, 3], "boards: expected an object, not 3"),
    ],
)
def test_boards_that_do_not_fit_are_refused(written: Any, problem: str) -> None:
    """One line says what is wrong."""
    data = {**TOY.encode(TOY.new_state(2)), "boards": written}
    with pytest.raises(BadState, match=problem):
        TOY.decode(data, 2, TOY.check_options({}))
