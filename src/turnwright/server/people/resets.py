"""The way back for people who have forgotten their password: a mailed link that works once and for an hour."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import ColumnElement, Connection, RowMapping, func, select, update

from turnwright.server.errors import Refused
from turnwright.server.people.confirmations import keep_link
from turnwright.server.people.credentials import digest, new_secret
from turnwright.server.people.mail import Mailer
from turnwright.server.people.passwords import check_password
from turnwright.server.storage.people_tables import mail_links, users
from turnwright.server.tasks import Tasks

if TYPE_CHECKING:
    from turnwright.server.people.registry import Registry

RESET: Final = "reset"
"""The purpose of a link that resets a password."""
LIFETIME: Final = 3_600.0
MOST_ACCOUNTS: Final = 5
"""Accounts of one address that get a link, one mail each."""
WAITING: Final = 200
"""Maximum number of requests that are being looked up; more are dropped."""
WORDS: Final = {
    "en": (
        "Set a new password",
        "Somebody asked for a new password for the account {name} at {home}.\n"
        "If it was you, open this link within an hour:\n{link}\n"
        "If it was not you, do nothing: the password stays as it is.",
    ),
    "ru": (
        "Новый пароль",
        "Кто-то запросил новый пароль для профиля {name} на {home}.\n"
        "Если это были вы, откройте эту ссылку в течение часа:\n{link}\n"
        "Если это были не вы, ничего не делайте: пароль останется прежним.",
    ),
}


class Resets:
    """The links of one server that reset passwords."""

    def __init__(self, registry: Registry, mailer: Mailer) -> None:
        self.db = registry.db
        self.registry = registry
        self.mailer = mailer
        self._tasks = Tasks()

    def ask(self, email: str) -> None:
        """Mail a link to the accounts whose confirmed address this is; never waits.

        Everything happens in the background, so neither the answer nor its time tells whether there is such an account.
        """
        if len(self._tasks) < WAITING:
            self._tasks.begin(self._send(email))

    async def settled(self) -> None:
        """Wait until no request is being looked up."""
        await self._tasks.settled()

    async def close(self) -> None:
        """Drop requests that are being looked up."""
        await self._tasks.close()

    async def _send(self, email: str) -> None:
        for account in await self.db.read(lambda sql: _accounts(sql, email)):
            secret = new_secret()
            keep = partial(keep_link, secret=secret, user=account["id"], email=account["email"], purpose=RESET)
            try:
                await self.db.write(keep)
            except Refused:
                continue  # enough for today
            home, name = self.mailer.settings.address, account["name"]
            told = [WORDS[account["lang"]]] if account["lang"] in WORDS else list(WORDS.values())
            texts = [text.format(home=home, name=name, link=f"{home}/reset#{secret}") for _subject, text in told]
            self.mailer.post(account["email"], told[0][0], "\n\n".join(texts))

    async def reset(self, secret: str, password: str) -> str:
        """Set a new password with the ``secret`` of a link, and end all sessions and tokens; return the account's name.

        A password that is refused does not use up the link.
        """
        name = await self.db.read(lambda sql: _name(sql, secret))
        check_password(password, name)

        def use(sql: Connection) -> str:
            used = sql.execute(update(mail_links).where(_fresh(secret)).values(used=True)).rowcount
            if not used:
                raise _over()
            return _name(sql, secret, used=True)

        name = await self.db.write(use)
        await self.registry.reset_password(name, password, end_tokens=True)
        return name


def _accounts(sql: Connection, email: str) -> list[RowMapping]:
    known = func.lower(users.c.email) == email.lower()
    confirmed = users.c.email_confirmed.is_not(None) & users.c.password.is_not(None)
    wanted = select(users.c.id, users.c.name, users.c.email, users.c.lang).where(known, confirmed)
    return list(sql.execute(wanted.order_by(users.c.created).limit(MOST_ACCOUNTS)).mappings())


def _fresh(secret: str, used: bool = False) -> ColumnElement[bool]:
    """Return the condition for the link with this secret, as long as it has not expired; see ``link_expired``."""
    now = time.time()
    return (
        (mail_links.c.digest == digest(secret))
        & (mail_links.c.purpose == RESET)
        & mail_links.c.used.is_(used)
        & mail_links.c.created.between(now - LIFETIME, now + LIFETIME)
    )


def _name(sql: Connection, secret: str, used: bool = False) -> str:
    """Return the name of the account that a link is for."""
    same = (users.c.id == mail_links.c.user_id) & (users.c.email == mail_links.c.email)
    name: str | None = sql.execute(select(users.c.name).join(mail_links, same).where(_fresh(secret, used))).scalar()
    if name is None:
        raise _over()
    return name


def _over() -> Refused:
    return Refused("not_found", "this link has been used or has expired", reason="link-over")
