"""What people see of a table: snapshots, logs, pictures, explanations, records; and following it live."""

from __future__ import annotations

from turnwright.core.journal import Record
from turnwright.core.record import write
from turnwright.core.seats import WATCHER
from turnwright.server.errors import Refused
from turnwright.server.tables import playing, views
from turnwright.server.tables.board_work import Known, known_to
from turnwright.server.tables.commands import TableCommands
from turnwright.server.tables.followers import Follower, Person, Send
from turnwright.server.tables.live_table import LiveTable
from turnwright.server.tables.log_pages import LATEST
from turnwright.server.wire.own_boards import BoardReply, DealBody
from turnwright.server.wire.play import LogPage, PreviewReply, Snapshot, StaticLayer, ViewReply, WhyReply
from turnwright.server.wire.socket import KnownSnapshot
from turnwright.server.workers.turns import Share

Subscription = Follower
"""One follower of one table; pass it to ``unsubscribe``."""


class ShownTables(TableCommands):
    """What each viewer may see of a table, and nothing else."""

    async def snapshot(
        self,
        table: str,
        person: Person | None,
        seat: int | None = None,
        ply: int | None = None,
        theme: str = "light",
        invite: str | None = None,
    ) -> Snapshot:
        """Return what ``person`` sees, now or after ``ply``. ``seat`` must be theirs; None means the asked one."""

        async def look(live: LiveTable) -> Snapshot:
            perspective = playing.perspective_for(live, person, seat, theme)
            seen = await live.see(perspective) if ply is None else await live.look_back(perspective, ply)
            return views.snapshot(live.game, seen)

        return await self._do(table, person, look, invite)

    async def log(
        self,
        table: str,
        person: Person | None,
        seat: int | None = None,
        before: int | None = None,
        most: int = LATEST,
        invite: str | None = None,
    ) -> LogPage:
        """Return the lines of the log before line ``before``, as ``person`` may read it; None means the latest."""

        async def turn_back(live: LiveTable) -> LogPage:
            return playing.log(live, playing.perspective_for(live, person, seat, "light").seat, before, most)

        return await self._do(table, person, turn_back, invite)

    async def view(
        self, table: str, person: Person | None, seat: int | None = None, invite: str | None = None
    ) -> ViewReply:
        """Return what ``person`` sees for programs; ``seat`` as for a snapshot."""

        async def look(live: LiveTable) -> ViewReply:
            return playing.view(live, playing.perspective_for(live, person, seat, "light").seat)

        return await self._do(table, person, look, invite)

    async def picture(self, table: str, person: Person | None, theme: str, invite: str | None = None) -> str:
        """Return the board as watchers see it, as SVG."""

        async def draw(live: LiveTable) -> str:
            if live.position is None:
                raise Refused("not_started", "the game has not begun")
            await self.shared.first_drawings.prepare(live.position, theme)
            drawn = self.shared.boards.picture(table, live.position, theme)
            if not drawn:
                raise Refused("not_found", "this game has no board")
            return drawn

        return await self._do(table, person, draw, invite)

    async def why(
        self, table: str, person: Person | None, choice: str, seat: int | None, lang: str, target: str = ""
    ) -> WhyReply:
        """Return why a choice is not possible now."""

        async def ask(live: LiveTable) -> WhyReply:
            return playing.why(live, person, choice, seat, lang, target)

        return await self._do(table, person, ask)

    async def preview(self, table: str, person: Person, choice: str, seat: int | None) -> PreviewReply:
        """Return what a choice would do."""

        async def foresee(live: LiveTable) -> PreviewReply:
            return playing.preview(live, person, choice, seat)

        return await self._do(table, person, foresee)

    async def static(self, key: str) -> StaticLayer:
        """Return a static layer by its key."""
        layer = await self.shared.layers.get(key)
        if layer is None:
            raise Refused("not_found", "there is no such drawing")
        return layer

    async def subscribe(
        self,
        table: str,
        person: Person | None,
        send: Send,
        seat: int | None = None,
        theme: str = "light",
        invite: str | None = None,
        known: KnownSnapshot | None = None,
        data: bool = False,
    ) -> Subscription:
        """Follow a table: ``send`` receives the ``table`` message at once, then every change, encoded.

        If ``known`` names the current snapshot, the first message is a delta without the board. ``data``: the messages
        have the view for programs, too.
        """
        follower = Follower(table, person, send, seat, theme, invite, known, data)

        async def begin(live: LiveTable) -> None:
            playing.perspective_for(live, person, seat, theme)
            await live.follow(follower)

        await self._do(table, person, begin, invite)
        return follower

    async def unsubscribe(self, subscription: Subscription) -> None:
        """Stop following a table."""
        live = self.live_tables.live.get(subscription.table)
        if live is not None:
            live.unfollow(subscription)

    async def own_board(self, table: str, person: Person, body: DealBody, share: Share) -> BoardReply:
        """Deal a board to think on from what a seat of ``person`` may know; nobody at the table notices."""

        async def look(live: LiveTable) -> Known:
            position = playing.running(live)
            return known_to(position, playing.own_seat(live, person, body.seat))

        known = await self._do(table, person, look, visits=False)
        return await self.shared.own_boards.dealt(person, table, known, body.theme, share)

    # Records.

    async def record(self, table: str, person: Person | None, invite: str | None = None) -> str:
        """Return the record as JSON Lines; for a running game, as ``person`` may see it."""

        async def redacted(live: LiveTable) -> str:
            if live.position is None:
                raise Refused("not_started", "the game has not begun")
            user = person.id if person else ""
            seat = next(iter(live.meta.seats_of(user)), WATCHER)
            return write(live.position.record_for(views.perspective_of(live.meta, user, seat, "light").seat))

        return await self._do(table, person, redacted, invite)

    async def finished_record(self, table: str, person: Person | None) -> Record:
        """Return the record of a game that is over."""

        async def read(live: LiveTable) -> Record:
            if live.meta.state != "finished" or live.position is None:
                raise Refused("not_found", "this is revealed when the game is over", reason="not-over")
            return live.position.record

        return await self._do(table, person, read)
