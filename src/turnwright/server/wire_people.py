"""What is said on the wire about people and games."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from turnwright.server.outside import Address, Line, Preference, Secret, Word
from turnwright.server.wire import Body, OptionInfo, PresetInfo, Struct, TableOptionInfo

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
    """Who is asking, and the token that unsafe requests must repeat."""

    user: User | None
    csrf: str


class GuestBody(Body, frozen=True, kw_only=True):
    """Play at once under a name."""

    name: Line


class RegisterBody(Body, frozen=True, kw_only=True):
    """Make an account; a guest's seats go with it."""

    name: Line
    password: Line
    email: Address | None = None


class LoginBody(Body, frozen=True, kw_only=True):
    """Sign in."""

    name: Line
    password: Line


class PasswordBody(Body, frozen=True, kw_only=True):
    """Change one's password."""

    old: Line
    new: Line


class MeBody(Body, frozen=True, kw_only=True):
    """What a person may change; None leaves it as it is."""

    lang: Word | None = None
    theme: Word | None = None
    prefs: dict[Word, Preference] | None = None
    webhook: Address | None = None
    email: Address | None = None


class ConfirmBody(Body, frozen=True, kw_only=True):
    """Prove to read a mail address, by the secret of the link that was mailed there."""

    secret: Secret


class Confirmed(Struct, frozen=True, kw_only=True):
    """The address to which notices are mailed from now on."""

    email: str


class TokenBody(Body, frozen=True, kw_only=True):
    """Ask for a bot token."""

    label: Line = ""


class Token(Struct, frozen=True, kw_only=True):
    """A bot token; ``secret`` is shown once, when it is made."""

    id: str
    label: str
    created: float
    used: float | None = None
    secret: str | None = None


# Games.


class BotInfo(Struct, frozen=True, kw_only=True):
    """A kind of bot and what may be set."""

    kind: str
    settings: list[str] = msgspec.field(default_factory=list)


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game as it declares itself."""

    name: str
    version: int
    min_seats: int
    max_seats: int
    options: list[TableOptionInfo]
    presets: list[PresetInfo]
    orders: list[OptionInfo]
    bots: list[BotInfo]
    languages: list[str]


class RuleInfo(Struct, frozen=True, kw_only=True):
    """One rule of the ledger."""

    id: str
    section: str
    kind: str
    en: str
    ru: str
    ruling: str = ""


class RuleBookInfo(Struct, frozen=True, kw_only=True):
    """The ledger of a game."""

    sections: dict[str, dict[str, str]]
    rules: list[RuleInfo]
