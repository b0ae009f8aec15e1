"""Confirmation of mail addresses, by a mailed link that works once and for a day."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from turnwright.server.errors import Refused
from turnwright.server.network.limits import too_many
from turnwright.server.people.credentials import digest, new_secret
from turnwright.server.people.mail import Mailer, mailbox
from turnwright.server.storage import expiry
from turnwright.server.storage.locks import one_at_a_time
from turnwright.server.storage.people_tables import mail_links, users

if TYPE_CHECKING:
    from turnwright.server.storage.db import Database

CONFIRM: Final = "confirm"
"""The purpose of a link that confirms an address."""
LINKS_OF_A_PERSON: Final = 5
LINKS_TO_A_MAILBOX: Final = 3
WORDS: Final = {
    "en": (
        "Confirm your e-mail address",
        "Somebody entered this address at {home} to be notified by mail when it is their turn.\n"
        "If it was you, open this link within a day:\n{link}\n"
        "If it was not you, do nothing: you will get no notifications.",
    ),
    "ru": (
        "Подтвердите адрес электронной почты",
        "Кто-то указал этот адрес на {home}, чтобы получать по почте уведомления о своём ходе.\n"
        "Если это были вы, откройте эту ссылку в течение суток:\n{link}\n"
        "Если это были не вы, ничего не делайте: уведомлений не будет.",
    ),
}
"""The text of the mail. It contains nothing that the sender wrote, so it cannot be used to send messages."""
FORMER: Final = {
    "en": (
        "Your e-mail address was removed",
        "This address no longer belongs to your account at {home}: somebody who knows the password removed it or "
        "entered another one.\n"
        "If it was not you, change your password there, and enter your address again.",
    ),
    "ru": (
        "Адрес электронной почты удалён",
        "Этот адрес больше не относится к вашему профилю на {home}: его удалили или заменили другим, указав пароль.\n"
        "Если это были не вы, смените там пароль и укажите свой адрес снова.",
    ),
}
"""The text of the mail to an address that an account had until now."""


class Confirmations:
    """The links of one server."""

    def __init__(self, db: Database, mailer: Mailer) -> None:
        self.db = db
        self.mailer = mailer

    async def ask(self, user: str, email: str, lang: str) -> None:
        """Mail a link to ``email``; without a mail server nothing is sent. Raises Refused after too many in a day."""
        if not self.mailer.on:
            return
        secret = new_secret()
        await self.db.write(lambda sql: keep_link(sql, secret, user, email, CONFIRM))
        self._post(email, WORDS, lang, secret)

    def tell_former(self, email: str, lang: str) -> None:
        """Tell the reader of a confirmed address that it is no longer that of their account."""
        if self.mailer.on:
            self._post(email, FORMER, lang)

    def _post(self, email: str, words: Mapping[str, tuple[str, str]], lang: str, secret: str = "") -> None:
        home = self.mailer.settings.address
        told = [words[lang]] if lang in words else list(words.values())
        texts = [text.format(home=home, link=f"{home}/confirm#{secret}") for _subject, text in told]
        self.mailer.post(email, told[0][0], "\n\n".join(texts))

    async def confirm(self, secret: str) -> str:
        """Mark the address to which ``secret`` was mailed as confirmed; return it."""
        now = time.time()

        def work(sql: Connection) -> str:
            link = mail_links.c.digest == digest(secret)
            fresh = update(mail_links).where(link, mail_links.c.used.is_(False), ~expiry.link_expired(now))
            used = sql.execute(fresh.where(mail_links.c.purpose == CONFIRM).values(used=True)).rowcount
            user, email = sql.execute(select(mail_links.c.user_id, mail_links.c.email).where(link)).first() or ("", "")
            mine = update(users).where(users.c.id == user, users.c.email == email)
            if not used or not sql.execute(mine.values(email_confirmed=now)).rowcount:
                raise Refused("not_found", "this link has been used or has expired", reason="link-over")
            return str(email)

        return await self.db.write(work)


def keep_link(sql: Connection, secret: str, user: str, email: str, purpose: str) -> None:
    """Store a link that is about to be mailed; raise Refused after too many of its purpose in a day."""
    one_at_a_time(sql, f"links of {user}", f"links to {mailbox(email)}")
    now = time.time()
    sql.execute(delete(mail_links).where(expiry.link_expired(now)))
    kind = mail_links.c.purpose == purpose
    mine, there = kind & (mail_links.c.user_id == user), kind & (mail_links.c.mailbox == mailbox(email))
    for which, most in ((mine, LINKS_OF_A_PERSON), (there, LINKS_TO_A_MAILBOX)):
        number, oldest = sql.execute(select(func.count(), func.min(mail_links.c.created)).where(which)).one()
        if number >= most:
            raise too_many(oldest + expiry.LINK_LIFETIME - now)
    values = {"digest": digest(secret), "user_id": user, "email": email, "mailbox": mailbox(email), "purpose": purpose}
    sql.execute(insert(mail_links).values(**values, created=now, used=False))
