"""What happens when people leave a running game: they resign, run out of time, or delete their account.

If one seat is left, it has won. If no person is left, the game ends by the present standing. In any other case the
table has decided beforehand (``Meta.resigning``): a bot takes the seat, the others play on without it, or the game ends
by the present standing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from turnwright.bots.levels import CASUAL
from turnwright.core.errors import CannotLeave
from turnwright.core.game import find
from turnwright.server.errors import Refused
from turnwright.server.storage.table_rows import Meta, Seating
from turnwright.server.tables import seat_changes
from turnwright.server.wire.tables import Outcome, Resigning

if TYPE_CHECKING:
    from turnwright.server.tables.live_table import LiveTable

SUBSTITUTE: Final = CASUAL
"""The bot that takes the seat of a person who resigns."""
DUEL: Final = 2
"""With so many seats, the other one wins."""
How = Literal["resigned", "late"]


def choices(game: str, seats: int) -> list[Resigning]:
    """Return what a new table may decide about seats that resign, the usual first."""
    if seats <= DUEL:
        return ["standing"]
    return ["bot", "without", "standing"] if find(game).seats_may_leave else ["bot", "standing"]


def checked(game: str, seats: int, chosen: Resigning | None) -> Resigning:
    """Return what a new table has decided, or the usual if it has not."""
    allowed = choices(game, seats)
    if chosen is not None and chosen not in allowed:
        message = f"a table of {seats} seats cannot decide {chosen}"
        raise Refused("bad_option", message, allowed=list(allowed), reason="resigning", field="resigning")
    return chosen or allowed[0]


def again(meta: Meta) -> Resigning:
    """Return what a new table of the same people decides: the same, if tables may still decide that."""
    allowed = choices(meta.game, len(meta.seating))
    return meta.resigning if meta.resigning in allowed else allowed[0]


def outcome(meta: Meta, leaving: list[int]) -> Outcome:
    """Return what happens if the people in the seats ``leaving`` leave."""
    stay = [sitting for seat, sitting in enumerate(meta.seating) if seat not in leaving and sitting.kind != "gone"]
    if all(sitting.kind == "open" for sitting in stay):
        return "nobody"
    alone = len(stay) == 1
    agreed = meta.resigning == "standing" or (meta.resigning == "without" and alone)
    if agreed or all(sitting.kind != "person" for sitting in stay):
        return "win" if alone else "standing"
    return meta.resigning


async def leave(table: LiveTable, seats: list[int], by: str, how: How, bot: str = SUBSTITUTE) -> None:
    """Let the people in ``seats`` leave the game; ``by`` is their id, or SYSTEM if a clock ran out."""
    meta = table.meta
    result = outcome(meta, seats)
    if result == "without" and not _went(table, seats):
        result = "bot"
    id: seat_changes.Told = "seat-resigned" if how == "resigned" else "seat-late"
    told = [seat_changes.told(meta, id, meta.seating[seat].name, seat, result) for seat in seats]
    for seat in seats:
        meta = _left(meta, seat, result, by, bot)
    if result in ("win", "standing"):
        assert table.position is not None
        table.position.resign(seats)
        meta = msgspec.structs.replace(meta, ending=how)
    elif result == "nobody":
        meta = msgspec.structs.replace(meta, state="abandoned")
    await table.save(meta, by, told=told)


def _went(table: LiveTable, seats: list[int]) -> bool:
    """Remove the seats from the game, if its rules allow that now."""
    assert table.position is not None
    for n, seat in enumerate(seats):
        try:
            table.position.leave(seat)
        except CannotLeave:
            if n:
                raise
            return False
    return True


def _left(meta: Meta, seat: int, result: Outcome, by: str, bot: str) -> Meta:
    """Return the table after the person in ``seat`` has left."""
    was = meta.seating[seat]
    if result == "bot":
        return seat_changes.handed(meta, seat, seat_changes.stand_in(was, bot), by)
    if result == "without":
        gone = Seating(kind="gone", user_id=was.user_id, name=was.name, resigned=True)
        return seat_changes.handed(meta, seat, gone, by)
    return seat_changes.gave_up(meta, seat)
