"""Turn notices by webhook and mail: one for each decision, none while the person has the page open."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

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
WORDS: Final = {
    "en": ("Your turn: {title}", "It is your decision at the table “{title}”.\n{url}"),
    "ru": ("Ваш ход: {title}", "За столом «{title}» ждут вашего решения.\n{url}"),
}

log = logging.getLogger("turnwright.notices")


class Notices:
    """Watches who is asked, and notifies those who are away."""

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
            return
        self.sockets.lobby(event.users)
        if event.online or not event.users or len(self._tasks) >= WAITING:
            return
        told = event.table, event.seat, event.users[0]
        if self._told.get(told, -1) >= event.seq:
            return
        self._told[told] = event.seq
        self._tasks.begin(self._tell(event))

    async def close(self) -> None:
        """Drop notices that are still being sent."""
        await self._tasks.close()

    async def settled(self) -> None:
        """Wait until no notice is being sent."""
        await self._tasks.settled()

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
        still = info.state == "running" and info.asked == event.seat and info.seq == event.seq
        if not still or not info.seats[event.seat].mine:
            return
        if visitor.webhook and self.settings.webhooks:
            await self._webhook(visitor, info, event)
        if self._mails(visitor):
            await self._mail(visitor, info)

    def _present(self, user: str) -> bool:
        return self.sockets.present(user) or self.tables.shared.presence.present(user)

    def _mails(self, visitor: Visitor) -> bool:
        return bool(visitor.email and visitor.email_confirmed and self.mailer.on)

    async def _webhook(self, visitor: Visitor, info: TableInfo, event: Event) -> None:
        subject, text = self._words(visitor, info)
        body: dict[str, object] = {
            "event": "turn",
            "table": info.id,
            "seat": event.seat,
            "seq": event.seq,
            "title": subject,
            "text": text,
            "content": text,
            "url": self._url(info),
        }
        try:
            status = await send_webhook(visitor.webhook, body, self.settings)
            self._count(200 <= status < 300)
        except Unreachable as problem:
            self._count(False)
            log.info("a webhook could not be told: %s", problem)

    async def _mail(self, visitor: Visitor, info: TableInfo) -> None:
        subject, text = self._words(visitor, info)
        await self.mailer.send(visitor.email, subject, text)

    def _words(self, visitor: Visitor, info: TableInfo) -> tuple[str, str]:
        title = " ".join((info.title or game_title(find(info.game), visitor.lang)).split())
        subject, text = WORDS.get(visitor.lang, WORDS["en"])
        return subject.format(title=title), text.format(title=title, url=self._url(info))

    def _url(self, info: TableInfo) -> str:
        return f"{self.settings.address}/t/{info.id}"

    def _count(self, good: bool) -> None:
        self.metrics.count("notices_total", kind="webhook", result="sent" if good else "failed")
