"""The tables of this server: what REST and WebSocket call to create, join, play and follow them."""

from __future__ import annotations

import contextlib

from turnwright.server.errors import Refused
from turnwright.server.people import names
from turnwright.server.tables import playing, seat_changes
from turnwright.server.tables.followers import Follower, Person, Send
from turnwright.server.tables.hosting import HostedTables
from turnwright.server.tables.live_table import LiveTable
from turnwright.server.tables.looking import ShownTables, Subscription
from turnwright.server.tables.shared import Event
from turnwright.server.wire.play import ChatLine, MoveBody, MoveReply, Orders, OrdersBody, UndoBody, UndoReply
from turnwright.server.wire.tables import TableInfo

__all__ = ["Event", "Follower", "Person", "Send", "Subscription", "Tables"]


class Tables(HostedTables, ShownTables):
    """The table service. If a person makes a mistake, its methods raise ``errors.Refused`` and change nothing."""

    async def move(self, table: str, person: Person, body: MoveBody) -> MoveReply:
        """Make a choice; it is stored before this returns."""
        return await self._do(table, person, lambda live: playing.move(live, person, body))

    async def undo(self, table: str, person: Person, body: UndoBody) -> UndoReply:
        """Undo the seat's last choice, or ask the other seats."""
        return await self._do(table, person, lambda live: playing.undo(live, person, body))

    async def answer_undo(self, table: str, person: Person, accept: bool, request: int | None = None) -> UndoReply:
        """Accept or decline another seat's request to undo, for all one's seats."""
        return await self._do(table, person, lambda live: playing.answer_undo(live, person, accept, request))

    async def orders(self, table: str, person: Person, seat: int | None = None) -> Orders:
        """Return the standing orders of one of a person's seats."""

        async def read(live: LiveTable) -> Orders:
            return playing.orders_of(live, person, seat)

        return await self._do(table, person, read)

    async def set_orders(self, table: str, person: Person, body: OrdersBody) -> Orders:
        """Replace the standing orders of a seat; one that covers the open question answers it before this returns."""
        return await self._do(table, person, lambda live: playing.give_orders(live, person, body))

    async def resign(self, table: str, person: Person, seat: int | None = None) -> TableInfo:
        """Leave a running game: a bot takes the seat (None: all of one's seats)."""
        return await self._change(table, person, lambda live: playing.resign(live, person, seat))

    async def abandon(self, table: str, person: Person, agree: bool) -> TableInfo:
        """Agree (or withdraw agreement) to end the game without a result; it ends once all people agree."""
        return await self._change(table, person, lambda live: playing.abandon(live, person, agree))

    # Chat.

    async def chat(self, table: str, person: Person, text: str) -> ChatLine:
        """Send a chat line (people with a seat, or the owner); the caller limits the rate."""
        return await self._do(table, person, lambda live: playing.say(live, person, text))

    async def chat_log(self, table: str, person: Person | None, invite: str | None = None) -> list[ChatLine]:
        """Return the last 200 chat lines."""
        await self.info(table, person, invite)
        return await self.store.said(table)

    # People who change.

    async def rename(self, person: Person) -> None:
        """Update the name of ``person`` wherever they have a seat or ask for one."""
        for table in await self.store.rename(person.id, lambda meta: seat_changes.renamed(meta, *person)):
            self.live_tables.hear("table", table)
            await self.shared.bus.tell("table", table)

    async def leave_all(self, person: Person) -> None:
        """Leave all tables because an account is deleted: close those that wait, stand up, resign; lose the name."""
        for meta in await self.store.unfinished(person.id):
            with contextlib.suppress(Refused):  # somebody else was faster, or the table cannot be read
                if meta.state == "open" and meta.owner == person.id:
                    await self.close_table(meta.id, person)
                elif meta.seats_of(person.id):
                    await (self.leave if meta.state == "open" else self.resign)(meta.id, person)
        name = names.DELETED
        for table in await self.store.forget(
            person.id, name, lambda meta: seat_changes.forgotten(meta, person.id, name)
        ):
            self.live_tables.hear("table", table)
            await self.shared.bus.tell("table", table)
