"""Notices by webhook and mail, none while the person has the page open: one for each decision, one for the end."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, NamedTuple

from turnwright.core.game import find
from turnwright.core.text import game_title
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.metrics import Metrics
from turnwright.server.people.mail import Mailer
from turnwright.server.people.registry import Registry, Visitor
from turnwright.server.people.webhooks import Unreachable, send_webhook
from turnwright.server.tables.service import Event, Person, Tables
from turnwright.server.tasks import Tasks
from turnwright.server.web.clients import Sockets

if TYPE_CHECKING:
    from turnwright.server.wire.tables import TableInfo

GRACE: Final = 3.0
"""Seconds before a person who is asked counts as away: pages reload, connections drop."""
WAITING: Final = 200
"""Maximum number of notices being sent; more are dropped, so that a dead mail server costs no memory."""
REMEMBERED: Final = 10_000
"""Seats whose last notice is remembered; one that was told longer ago may be told the same again."""
WORDS: Final = {
    "en": ("Your turn: {title}", "It is your decision at the table “{title}”.\n{url}"),
    "ru": ("Ваш ход: {title}", "За столом «{title}» ждут вашего решения.\n{url}"),
}
ENDS: Final = {
    "en": {
        "": ("The game is over: {title}", "The game at the table “{title}” is over. Winner: {winners}.\n{url}"),
        "resigned": (
            "The game is over: {title}",
            "The game at the table “{title}” is over: {left} resigned. Winner: {winners}.\n{url}",
        ),
        "late": (
            "The game is over: {title}",
            "The game at the table “{title}” is over: {left} ran out of time. Winner: {winners}.\n{url}",
        ),
        "abandoned": (
            "The game has ended without a result: {title}",
            "The game at the table “{title}” has ended without a result.\n{url}",
        ),
        "closed": ("The table was closed: {title}", "The host has closed the table “{title}” before the start.\n{url}"),
    },
    "ru": {
        "": ("Игра окончена: {title}", "Игра за столом «{title}» окончена. Победа: {winners}.\n{url}"),
        "resigned": (
            "Игра окончена: {title}",
            "Игра за столом «{title}» окончена (сдача: {left}). Победа: {winners}.\n{url}",
        ),
        "late": (
            "Игра окончена: {title}",
            "Игра за столом «{title}» окончена (вышло время: {left}). Победа: {winners}.\n{url}",
        ),
        "abandoned": (
            "Игра закончилась без результата: {title}",
            "Игра за столом «{title}» закончилась без результата.\n{url}",
        ),
        "closed": ("Стол закрыт: {title}", "Хозяин закрыл стол «{title}» до начала игры.\n{url}"),
    },
}
"""What is said of an end, by why the game ended."""

log = logging.getLogger("turnwright.notices")


class Notice(NamedTuple):
    """What a webhook is told; a mail has its title and text."""

    event: str
    table: str
    seat: int
    seq: int
    title: str
    text: str
    url: str


class Notices:
    """Watches who is asked and which games end, and notifies those who are away."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        registry: Registry,
        sockets: Sockets,
        metrics: Metrics,
        mailer: Mailer,
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.registry = registry
        self.sockets = sockets
        self.metrics = metrics
        self.mailer = mailer
        self.grace = GRACE
        self._tasks = Tasks()
        self._told: dict[tuple[str, int, str], int] = {}

    def on_event(self, event: Event) -> None:
        """Handle what happened at a table; never waits."""
        if event.kind == "mailed":
            self.mailer.sent_elsewhere(event.users[0])
        if event.kind in ("mailed", "signed_out"):
            return
        if event.kind == "changed" or event.kind == "finished":
            self.sockets.lobby(event.users)
            if event.kind == "finished":
                self._told = {key: seq for key, seq in self._told.items() if key[0] != event.table}
                self._tell_end(event)
            return
        self.sockets.lobby(event.users)
        if event.online or not event.users or len(self._tasks) >= WAITING:
            return
        told = event.table, event.seat, event.users[0]
        if self._told.get(told, -1) >= event.seq:
            return
        self._told.pop(told, None)
        self._told[told] = event.seq
        if len(self._told) > REMEMBERED:
            del self._told[next(iter(self._told))]
        self._tasks.begin(self._tell(event))

    async def close(self) -> None:
        """Drop notices that are still being sent."""
        await self._tasks.close()

    async def settled(self) -> None:
        """Wait until no notice is being sent."""
        await self._tasks.settled()

    def _tell_end(self, event: Event) -> None:
        for user in event.users:
            if len(self._tasks) < WAITING:
                self._tasks.begin(self._tell(event._replace(users=(user,))))

    async def _tell(self, event: Event) -> None:
        await asyncio.sleep(self.grace)
        user = event.users[0]
        visitor = await self.registry.visitor(user)
        if visitor is None or self._present(user) or not (visitor.webhook or self._mails(visitor)):
            return
        try:
            info = await self.tables.info(event.table, Person(visitor.id, visitor.name))
        except Refused:
            return
        notice = self._turn(visitor, info, event) if event.kind == "asked" else self._end(visitor, info, event)
        if notice is None:
            return
        if visitor.webhook and self.settings.webhooks:
            await self._webhook(visitor.webhook, notice)
        if self._mails(visitor):
            await self.mailer.send(visitor.email, notice.title, notice.text)

    def _present(self, user: str) -> bool:
        return self.sockets.present(user) or self.tables.shared.presence.present(user)

    def _mails(self, visitor: Visitor) -> bool:
        return bool(visitor.email and visitor.email_confirmed and self.mailer.on)

    async def _webhook(self, address: str, notice: Notice) -> None:
        body: dict[str, object] = {**notice._asdict(), "content": notice.text}
        try:
            status = await send_webhook(address, body, self.settings)
            self._count(200 <= status < 300)
        except Unreachable as problem:
            self._count(False)
            log.info("a webhook could not be told: %s", problem)

    def _turn(self, visitor: Visitor, info: TableInfo, event: Event) -> Notice | None:
        """Return what to tell the person who is asked, if they still are."""
        still = info.state == "running" and info.asked == event.seat and info.seq == event.seq
        if not still or not info.seats[event.seat].mine:
            return None
        return self._notice(WORDS.get(visitor.lang, WORDS["en"]), visitor, info, event)

    def _end(self, visitor: Visitor, info: TableInfo, event: Event) -> Notice | None:
        """Return what to tell a person who holds a seat of a game that is over."""
        seat = next((each.seat for each in info.seats if each.mine), None)
        if seat is None:
            return None
        words = ENDS.get(visitor.lang, ENDS["en"])[info.ending if info.state == "finished" else info.state]
        return self._notice(words, visitor, info, event._replace(seat=seat))

    def _notice(self, words: tuple[str, str], visitor: Visitor, info: TableInfo, event: Event) -> Notice:
        facts = {
            "title": " ".join((info.title or game_title(find(info.game), visitor.lang)).split()),
            "url": f"{self.settings.address}/t/{info.id}",
            "winners": ", ".join([info.seats[winner].name for winner in info.winners]),
            "left": ", ".join([each.name for each in info.seats if each.resigned and each.kind == "person"]),
        }
        title, text = (word.format(**facts) for word in words)
        what = "turn" if event.kind == "asked" else "over"
        return Notice(what, info.id, event.seat, event.seq, title, text, facts["url"])

    def _count(self, good: bool) -> None:
        self.metrics.count("notices_total", kind="webhook", result="sent" if good else "failed")
