"""Mail: handed over to the operator's SMTP server, so many a minute to one mailbox at most."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from email.message import EmailMessage
from typing import Final

from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.limits import Limiter
from turnwright.server.logs import trouble
from turnwright.server.metrics import Metrics
from turnwright.server.tasks import Tasks

SMTP_TIMEOUT: Final = 10.0
WAITING: Final = 200
"""Mails on their way at once; more than that are dropped, so that a dead mail server costs no memory."""

log = logging.getLogger("turnwright.mail")


class Mailer:
    """Sends mail for one server; whether it arrived is counted, not told."""

    def __init__(self, settings: Settings, limits: Limiter, metrics: Metrics) -> None:
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self._tasks = Tasks()

    @property
    def on(self) -> bool:
        """Whether the operator has named a mail server."""
        return bool(self.settings.mail.host)

    def post(self, to: str, subject: str, text: str) -> None:
        """Send a mail in the background."""
        if len(self._tasks) < WAITING:
            self._tasks.begin(self.send(to, subject, text))

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a mail, unless this mailbox has had enough."""
        try:
            self.limits.take("mail", mailbox(to))
        except Refused:
            self._count("dropped")
            return
        message = EmailMessage()
        message["Subject"] = subject
        message["From"] = self.settings.mail.sender or f"turnwright@{self.settings.mail.host}"
        message["To"] = to
        message.set_content(text)
        try:
            await asyncio.to_thread(self._deliver, message)
            self._count("sent")
        except (OSError, smtplib.SMTPException) as problem:
            self._count("failed")
            trouble(log, "a mail could not be sent: %s", type(problem).__name__)

    async def settled(self) -> None:
        """Wait until nothing is on its way."""
        await self._tasks.settled()

    async def close(self) -> None:
        """Give up what is still on its way."""
        await self._tasks.close()

    def _deliver(self, message: EmailMessage) -> None:
        mail = self.settings.mail
        with smtplib.SMTP(mail.host, mail.port, timeout=SMTP_TIMEOUT) as server:
            if mail.starttls:
                server.starttls()
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(message)

    def _count(self, result: str) -> None:
        self.metrics.count("notices_total", kind="mail", result=result)


def mailbox(address: str) -> str:
    """Return what addresses of one mailbox share: many providers take ``name+anything`` and any case for ``name``."""
    local, _at, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"
