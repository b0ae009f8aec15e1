"""Wire types for people and games."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from turnwright.server.wire.outside import Address, Line, Preference, Secret, Word
from turnwright.server.wire.tables import Body, OptionInfo, PresetInfo, Resigning, Struct, TableOptionInfo

Right = Literal["read", "play", "manage"]
"""What a token may do; each includes those before it. ``people/token_rights.py`` says what they are."""

# People.


class User(Struct, frozen=True, kw_only=True):
    """A person who is signed in."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    lang: str = ""
    theme: str = ""
    prefs: dict[str, Any] = msgspec.field(default_factory=dict)
    email: str = ""
    email_confirmed: bool = False
    webhook: str = ""


class Me(Struct, frozen=True, kw_only=True):
    """The person asking, and the token that requests with changes must repeat. ``mail``: the server sends mail."""

    user: User | None
    csrf: str
    mail: bool = False


class Stored(Struct, frozen=True, kw_only=True):
    """How much a person has stored, and how much they may: tables they own, their size, reports of wrong rules."""

    tables: int
    bytes: int
    reports: int
    most_tables: int
    most_bytes: int
    most_reports: int


class GuestBody(Body, frozen=True, kw_only=True):
    """Sign in as a guest under a name."""

    name: Line


class RegisterBody(Body, frozen=True, kw_only=True):
    """Create an account; a guest keeps their seats."""

    name: Line
    password: Line
    email: Address | None = None


class LoginBody(Body, frozen=True, kw_only=True):
    """Sign in."""

    name: Line
    password: Line


class PasswordBody(Body, frozen=True, kw_only=True):
    """Change the password."""

    old: Line
    new: Line


class ForgottenBody(Body, frozen=True, kw_only=True):
    """Ask for a link that resets the password of the account with this confirmed address."""

    email: Address


class ResetBody(Body, frozen=True, kw_only=True):
    """Set a new password with the secret of the link that was mailed."""

    secret: Secret
    password: Line


class ResetDone(Struct, frozen=True, kw_only=True):
    """The account that has a new password."""

    name: str


class NameBody(Body, frozen=True, kw_only=True):
    """Another name for my account; the password says that it is me."""

    name: Line
    password: Line


class DeleteBody(Body, frozen=True, kw_only=True):
    """Delete my account; the password says that it is me."""

    password: Line


class MeBody(Body, frozen=True, kw_only=True):
    """What a person may change; None leaves a value as it is.

    ``password``: of an account, to change the mail address or, in a session, the webhook.
    """

    lang: Word | None = None
    theme: Word | None = None
    prefs: dict[Word, Preference] | None = None
    webhook: Address | None = None
    email: Address | None = None
    password: Line = ""


class ConfirmBody(Body, frozen=True, kw_only=True):
    """Confirm a mail address with the secret of the link that was mailed there."""

    secret: Secret


class Confirmed(Struct, frozen=True, kw_only=True):
    """The address to which notices are sent from now on."""

    email: str


class TokenBody(Body, frozen=True, kw_only=True):
    """Ask for a bot token with one of the rights ``read``, ``play`` and ``manage``; each includes those before it.

    ``password``: of an account, if it asks in a session.
    """

    label: Line = ""
    rights: Right = "play"
    password: Line = ""


class Token(Struct, frozen=True, kw_only=True):
    """A bot token; ``secret`` is shown once, when it is created."""

    id: str
    label: str
    created: float
    used: float | None = None
    secret: str | None = None
    rights: Right = "play"


# Games.


class BotInfo(Struct, frozen=True, kw_only=True):
    """A kind of bot and its settings."""

    kind: str
    settings: list[str] = msgspec.field(default_factory=list)


class LevelInfo(Struct, frozen=True, kw_only=True):
    """A level of opponents: the bot, and how long it takes for a choice (0: practically no time).

    ``usual``: the level for someone who knows the rules and has not played much. ``names``: the names of its bots,
    in the order in which they take seats. ``title``: for a bot that the operator of the server has added, what forms
    call it, by language; our levels have none.
    """

    name: str
    bot: str
    seconds: float
    usual: bool
    names: list[str]
    title: dict[str, str] = msgspec.field(default_factory=dict)


class GameInfo(Struct, frozen=True, kw_only=True):
    """The declaration of a game.

    ``title`` and ``about``: one line by language, "" if the game has none. ``minutes``: how long a game among people
    takes, at least and at most (0: unknown). ``picture``: the address of a picture, "" if there is none.
    ``resigning``: by number of seats, what a table may decide about seats that resign, the usual first.
    """

    name: str
    title: dict[str, str]
    about: dict[str, str]
    minutes: tuple[int, int]
    picture: str
    version: int
    min_seats: int
    max_seats: int
    resigning: dict[int, list[Resigning]]
    options: list[TableOptionInfo]
    presets: list[PresetInfo]
    orders: list[OptionInfo]
    bots: list[BotInfo]
    levels: list[LevelInfo]
    languages: list[str]


class RuleInfo(Struct, frozen=True, kw_only=True):
    """One rule of the ledger."""

    id: str
    section: str
    kind: str
    en: str
    ru: str
    ruling: dict[str, str]


class RuleBookInfo(Struct, frozen=True, kw_only=True):
    """The ledger of a game."""

    sections: dict[str, dict[str, str]]
    rules: list[RuleInfo]
