"""Law: what a seat may not know reaches it by no way at all."""

from __future__ import annotations

import pytest

from tests.laws.secrecy import first_leak, first_leak_by_change
from tests.laws.tables import TABLES, Table, positions, table_id
from tests.toy.leaks import LEAKS
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER, viewers


def hunt(table: Table, seed: int, every: int) -> str:
    """Return the first leak to any seat or watcher in a game played at random, dice and draws by hand."""
    rng = Rng(seed)
    for position in positions(table, seed, every, by_hand=True):
        asked = position.seat
        for seat in sorted(viewers(table.seats), key=lambda viewer: viewer != asked):
            leak = first_leak(position, seat, rng)
            if leak:
                return leak
    return ""


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_no_seat_can_tell_the_real_table_from_a_believed_one(table: Table, seed: int) -> None:
    """View, options, prompts, labels, previews, refusals, log and timing are equal byte for byte."""
    every = 1 if table.game.name == "toy" else 23
    assert "" == hunt(table, seed, every)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_no_seat_notices_a_change_in_anothers_secret(table: Table) -> None:
    """A number that only other seats see can be changed, and nothing changes for the seat."""
    rng = Rng(4)
    every = 3 if table.game.name == "toy" else 40 * table.seats
    assert [] == list(filter(None, [first_leak_by_change(p, rng) for p in positions(table, 4, every, by_hand=True)]))


@pytest.mark.parametrize("planted", ["refusal", "payload"])
def test_a_planted_leak_is_found_by_change(planted: str) -> None:
    """Changing secrets one by one finds a leak too, without a belief; secrets that frames carry are among them."""
    game, expected = LEAKS[planted]
    table = Table(game, 3)  # type: ignore[arg-type]
    found = [first_leak_by_change(p, Rng(1)) for seed in range(2) for p in positions(table, seed, 2, by_hand=True)]
    assert expected in "".join(found)


@pytest.mark.parametrize("planted", LEAKS)
def test_a_planted_leak_is_found(planted: str) -> None:
    """The checker finds each leak, and finds it where it is."""
    game, expected = LEAKS[planted]
    found = ""
    for seed in range(20):
        found = found or hunt(Table(game, 3), seed, 1)  # type: ignore[arg-type]
    assert expected == found[: len(expected)], found


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_the_record_for_a_seat_hides_what_the_seat_may_not_know(table: Table) -> None:
    """The redacted record has the same entries, some without their choice; it is whole once the game is over."""
    for position in positions(table, 3, 29):
        whole, partial = position.record, position.record_for(0)
        assert [e[:3] for e in whole.entries] == [e[:3] for e in partial.entries]
        assert position.over or partial.result is None
    assert position.record == position.record_for(WATCHER)
