"""Mail: passed to the operator's SMTP server, with a limit per minute for each mailbox."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import smtplib
from collections.abc import Callable
from email.message import EmailMessage
from typing import Final

from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.logs import trouble
from turnwright.server.metrics import Metrics
from turnwright.server.network.limits import Limiter
from turnwright.server.people.credentials import digest
from turnwright.server.tasks import Tasks

SMTP_TIMEOUT: Final = 10.0
MARK_LENGTH: Final = 16
WAITING: Final = 200
"""Maximum number of mails being sent; more are dropped, so that a dead mail server costs no memory."""

log = logging.getLogger("turnwright.mail")


class Mailer:
    """Sends mail for one server; failures are counted and logged, not reported to the caller."""

    def __init__(self, settings: Settings, limits: Limiter, metrics: Metrics) -> None:
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self.on_sent: Callable[[str], None] = lambda _mark: None
        """Called with the mark of a mailbox to which a mail is sent, so that other processes count it too."""
        self._tasks = Tasks()

    @property
    def on(self) -> bool:
        """Whether the operator has configured a mail server."""
        return bool(self.settings.mail.host)

    def post(self, to: str, subject: str, text: str) -> None:
        """Send a mail in the background."""
        if len(self._tasks) < WAITING:
            self._tasks.begin(self.send(to, subject, text))

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a mail, unless this mailbox has reached its limit."""
        mark = digest(mailbox(to))[:MARK_LENGTH]
        try:
            self.limits.take("mail", mark)
        except Refused:
            self._count("dropped")
            return
        self.on_sent(mark)
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

    def sent_elsewhere(self, mark: str) -> None:
        """Count a mail that another process has sent to a mailbox."""
        with contextlib.suppress(Refused):
            self.limits.take("mail", mark)

    async def settled(self) -> None:
        """Wait until no mail is being sent."""
        await self._tasks.settled()

    async def close(self) -> None:
        """Drop mails that are still being sent."""
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
    """Return the mailbox of an address: many providers treat ``name+anything`` and any case as ``name``."""
    local, _at, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"
