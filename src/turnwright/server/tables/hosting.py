"""Tables before and after play: opened, listed, joined, settled; deleted, copied and played again."""

from __future__ import annotations

from typing import Final

import msgspec

from turnwright.core.journal import Record
from turnwright.server import games
from turnwright.server.errors import Refused
from turnwright.server.people.names import one_line
from turnwright.server.storage.deletions import delete_owned
from turnwright.server.storage.quotas import UNFINISHED_STATES
from turnwright.server.storage.table_rows import Meta, Written
from turnwright.server.tables import opening, seat_changes, seating, waiting
from turnwright.server.tables.commands import TableCommands
from turnwright.server.tables.followers import Person
from turnwright.server.tables.infos import table_info, table_row
from turnwright.server.tables.live_table import LiveTable
from turnwright.server.wire.tables import CreateBody, Deleted, Invite, SeatBody, SettingsBody, TableInfo, TableRow
from turnwright.server.workers.finished import finished
from turnwright.server.workers.set_up import begun
from turnwright.server.workers.turns import Share

MOST_ROWS: Final = 200


class HostedTables(TableCommands):
    """Who opens tables, sits down at them, and what becomes of them when the game is over."""

    async def create(self, person: Person, body: CreateBody) -> TableInfo:
        """Create a table; one without open seats starts at once."""
        await games.load(body.game)
        return await self._opened(person, opening.opened(person, body, self.settings), [])

    async def info(self, table: str, person: Person | None, invite: str | None = None) -> TableInfo:
        """Return a table as ``person`` sees it."""

        async def read(live: LiveTable) -> TableInfo:
            return table_info(live.meta, person.id if person else None, live.online())

        return await self._do(table, person, read, invite)

    async def rows(
        self,
        person: Person | None,
        scope: str,
        game: str = "",
        limit: int = 50,
        before: float | None = None,
        own: bool = False,
    ) -> list[TableRow]:
        """List tables by scope (``mine``, ``open``, ``running``, ``finished``), latest first, paged by ``before``."""
        user = person.id if person else None
        if game and not game.isidentifier():
            return []
        metas = await self.store.listed(user, scope, game, max(1, min(limit, MOST_ROWS)), before, own)
        return [table_row(meta, user) for meta in metas]

    async def join(self, table: str, person: Person, seat: int | None = None, invite: str | None = None) -> TableInfo:
        """Take a seat, or ask the players for it; when no seat is open any more, the owner may start."""
        return await self._change(table, person, lambda live: seating.join(live, person, seat, invite), invite)

    async def leave(self, table: str, person: Person) -> TableInfo:
        """Give up one's seats before the start."""
        return await self._change(table, person, lambda live: seating.leave(live, person))

    async def set_seat(self, table: str, person: Person, seat: int, body: SeatBody) -> TableInfo:
        """Owner: open a seat or give it to a bot; in a running game the other players must agree."""
        return await self._change(table, person, lambda live: seating.set_seat(live, person, seat, body))

    async def answer_handover(self, table: str, person: Person, accept: bool, request: int | None = None) -> TableInfo:
        """Accept or decline a seat change for all one's seats; the person who asked may withdraw the request."""
        return await self._change(table, person, lambda live: seating.answer_handover(live, person, accept, request))

    async def invite(self, table: str, person: Person) -> Invite:
        """Owner: create a new invite link; the previous one stops working."""
        return await self._do(table, person, lambda live: seating.invite(live, person))

    async def revoke_invite(self, table: str, person: Person) -> None:
        """Owner: revoke the invite link."""
        await self._do(table, person, lambda live: seating.revoke_invite(live, person))

    async def start(self, table: str, person: Person) -> TableInfo:
        """Owner: begin the game, once no seat is open."""
        return await self._change(table, person, lambda live: seating.start(live, person))

    async def change(self, table: str, person: Person, body: SettingsBody) -> TableInfo:
        """Owner: replace the settings of a table before the start."""
        return await self._change(table, person, lambda live: waiting.change(live, person, body))

    async def agree(self, table: str, person: Person) -> TableInfo:
        """Agree to settings that the owner has changed."""
        return await self._change(table, person, lambda live: waiting.agree(live, person))

    async def close_table(self, table: str, person: Person) -> TableInfo:
        """Owner: close a table before the start."""
        return await self._change(table, person, lambda live: waiting.close(live, person))

    # After the game.

    async def delete(self, table: str, person: Person) -> Deleted:
        """Owner: delete a table that is over; it stays for others who played there, but without an owner."""

        async def drop(live: LiveTable) -> bool:
            seat_changes.owners_only(live.meta, person.id)
            if live.meta.state in UNFINISHED_STATES:
                message = "only a table that is over can be deleted: close it, or finish the game"
                raise Refused("conflict", message, reason="delete-unfinished")
            return await delete_owned(self.store.db, live.meta, seat_changes.others(live.meta, person.id))

        kept = await self._do(table, person, drop)
        await self.live_tables.compare()
        await self.shared.bus.tell("table", table)
        return Deleted(kept=kept)

    async def rematch(self, table: str, person: Person) -> TableInfo:
        """Open a table with the same seats and options; a second request returns the same table and a seat there."""

        async def offer(live: LiveTable) -> tuple[str, list[int]]:
            meta = live.meta
            sat = [n for n, sitting in enumerate(meta.seating) if sitting.user_id == person.id]
            if not sat and meta.owner != person.id:
                raise Refused("forbidden", "only those who played may ask for a rematch", reason="rematch")
            if meta.state not in ("finished", "abandoned"):
                raise Refused("conflict", "the game is not over", reason="not-over")
            if meta.rematch is None or await self.store.closed(meta.rematch):
                new = opening.rematch_of(meta, person)
                await live.save(msgspec.structs.replace(meta, rematch=new.id), beside=new)
            assert live.meta.rematch is not None
            return live.meta.rematch, sat

        async def come(live: LiveTable) -> TableInfo:
            came = await seating.sit_again(live, person, sat)
            return await self._begin(live, person, came or live.meta.owner == person.id)

        new, sat = await self._do(table, person, offer)
        return await self._do(new, person, come)

    async def copy(self, table: str, person: Person, ply: int) -> TableInfo:
        """Open a table that continues from ``ply`` of a finished game."""

        async def fork(live: LiveTable) -> tuple[Meta, list[Written]]:
            if live.meta.state != "finished" or live.position is None:
                raise Refused("conflict", "only finished games can be copied", reason="not-over")
            return opening.copy_of(live.meta, live.position, person, ply)

        meta, written = await self._do(table, person, fork)
        return await self._opened(person, meta, written)

    async def keep(
        self,
        person: Person,
        record: str | Record,
        title: str = "",
        public: bool = False,
        share: Share | None = None,
    ) -> TableInfo:
        """Store a finished record as a table that can be replayed and copied, after checking it by replaying it."""
        name = one_line(title, self.settings.limits.title_length)
        game = await self.shared.replays.run(share or Share(person.id), finished, record)
        await games.load(game.header.game)
        meta, written = opening.kept(person, game, name, public)
        await self.store.create(meta, written)
        return table_info(meta, person.id)

    async def set_up(
        self, person: Person, text: str, title: str = "", public: bool = False, share: Share | None = None
    ) -> TableInfo:
        """Open a table that begins with a position given as text, after checking that the rules can continue there."""
        name = one_line(title, self.settings.limits.title_length)
        position = await self.shared.replays.run(share or Share(person.id), begun, text)
        await games.load(position.game)
        return await self._opened(person, opening.set_up(person, position, name, public), [])
