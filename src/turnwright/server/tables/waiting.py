"""What happens at a table before the game begins, besides taking seats: the owner changes its settings or closes it."""

from __future__ import annotations

from typing import Final

import msgspec

from turnwright.server.errors import Refused
from turnwright.server.people.names import one_line
from turnwright.server.storage.table_rows import Meta
from turnwright.server.tables import leaving, seat_changes
from turnwright.server.tables.clocks import check_clock
from turnwright.server.tables.followers import Person
from turnwright.server.tables.live_table import LiveTable
from turnwright.server.tables.opening import checked_options
from turnwright.server.wire.play import Words
from turnwright.server.wire.tables import SettingsBody

TERMS: Final = ("clock", "resigning")
"""Settings besides the options of the game that people sit down to."""


async def change(table: LiveTable, person: Person, body: SettingsBody) -> None:
    """Owner: replace the settings; people who have sat down must agree to a change of what is played."""
    meta = _still_open(table, person)
    if meta.given:
        raise Refused("conflict", "a copied game keeps the settings it began with", reason="copied")
    seats = len(meta.seating)
    new = msgspec.structs.replace(
        meta,
        options=checked_options(table.game, seats, body.options),
        title=one_line(body.title, table.shared.settings.limits.title_length),
        public=body.public,
        clock=check_clock(body.clock, table.shared.settings),
        resigning=leaving.checked(meta.game, seats, body.resigning),
    )
    if meta.start is not None and new.options != meta.options:
        raise Refused("conflict", "a game that was set up keeps its options", reason="set-up")
    changed = _changed(meta, new)
    if changed:
        new = seat_changes.asked_again(new)
    if new != meta:
        name = seat_changes.called(meta, person.id, person.name)
        told = [Words(id="table-changed", args={"name": name, "what": ",".join(changed)})] if changed else []
        await table.save(new, told=told)


async def agree(table: LiveTable, person: Person) -> None:
    """Agree to the changed settings, for all one's seats."""
    if table.meta.state != "open":
        raise Refused("conflict", "the game has begun", reason="begun")
    if not table.meta.seats_of(person.id):
        raise Refused("not_your_seat", "you have no seat at this table", reason="no-seat")
    new = seat_changes.agreed(table.meta, person.id)
    if new != table.meta:
        await table.save(new)


async def close(table: LiveTable, person: Person) -> None:
    """Owner: close the table for good; nobody can sit down any more, and those who wait are told."""
    meta = _still_open(table, person)
    await table.save(msgspec.structs.replace(meta, state="closed", invite=None))


def _still_open(table: LiveTable, person: Person) -> Meta:
    """Return the table if ``person`` owns it and the game has not begun."""
    seat_changes.owners_only(table.meta, person.id)
    if table.meta.state != "open":
        raise Refused("conflict", "the game has begun, or the table is closed", reason="begun")
    return table.meta


def _changed(old: Meta, new: Meta) -> list[str]:
    """Return the names of the options and terms that differ."""
    options = [name for name in new.options if new.options[name] != old.options.get(name)]
    return options + [term for term in TERMS if getattr(old, term) != getattr(new, term)]
