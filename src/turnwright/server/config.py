"""Settings of a server: where it listens, where it stores data, what it allows."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from pathlib import Path
from typing import Any, Final, get_type_hints
from urllib.parse import urlsplit

from turnwright.core.errors import BadOption

HIGHEST_PORT: Final = 65_535
POSTGRES_SCHEMES: Final = ("postgresql", "postgres", "postgresql+psycopg")
LARGEST: Final = 10**9
MOST_DAYS: Final = 36_500
PREFIX: Final = "TURNWRIGHT_"
"""Prefix of environment variables: TURNWRIGHT_PORT sets ``port``, TURNWRIGHT_MAIL_HOST sets ``mail.host``."""


@dataclass(frozen=True)
class Limits:
    """Limits for clients; rates are per minute, ``new_people`` and ``address_bytes`` per day and address."""

    body_bytes: int = 65_536
    record_bytes: int = 2_000_000
    frame_bytes: int = 16_384
    requests: int = 600
    sign_ins: int = 20
    new_tables: int = 10
    open_tables: int = 200
    account_tables: int = 500
    account_bytes: int = 100_000_000
    account_reports: int = 30
    guest_tables: int = 60
    guest_bytes: int = 10_000_000
    guest_reports: int = 5
    new_people: int = 200
    address_bytes: int = 200_000_000
    moves: int = 600
    uploads: int = 10
    chat_lines: int = 30
    mails: int = 10
    chat_length: int = 500
    title_length: int = 80
    sockets: int = 20
    address_sockets: int = 200
    connections: int = 2_000
    address_connections: int = 300
    header_seconds: float = 10.0
    body_seconds: float = 60.0
    stall_seconds: float = 30.0
    watched: int = 20
    watches: int = 120
    owed_bytes: int = 1_000_000
    think_seconds: float = 30.0
    own_bot_seconds: float = 20.0
    own_bot_mb: int = 1_024
    thoughts_waiting: int = 200
    thoughts_each: int = 20
    replay_steps: int = 10_000
    taken_back: int = 4_000
    plies: int = 20_000
    replays_waiting: int = 8
    replays_each: int = 2
    boards: int = 120
    board_bytes: int = 262_144
    board_plies: int = 1_000


@dataclass(frozen=True)
class Mail:
    """How to send notices by mail; without a host no mail is sent."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    starttls: bool = True


@dataclass(frozen=True)
class Purge:
    """After how many days without use data is deleted; 0 means never. The rules are in ``purge_rules.py``."""

    guest_days: int = 30
    table_days: int = 30
    game_days: int = 180
    guest_game_days: int = 60
    record_days: int = 365


@dataclass(frozen=True)
class Settings:
    """Everything an operator can configure."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("turnwright-data")
    database_url: str = field(default="", repr=False)
    public_url: str = ""
    allow_host: tuple[str, ...] = ()
    proxies: int = 0
    session_days: int = 90
    metrics_token: str = field(default="", repr=False)
    webhooks: bool = True
    webhooks_inside: bool = False
    webhook_ports: tuple[int, ...] = (80, 443, 8080, 8443)
    mail: Mail = Mail()
    limits: Limits = Limits()
    purge: Purge = Purge()
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    replayers: int = 1
    compiled: str = ""
    bots: tuple[str, ...] = ()
    bot_pause: float = 0.25
    bot_seconds: float = 1.0
    undo_seconds: float = 120.0
    handover_seconds: float = 86_400.0
    lease_seconds: float = 10.0
    idle_seconds: float = 300.0
    disk_mb: int = 100

    @property
    def sqlite_file(self) -> Path:
        """The database in the data folder, used unless PostgreSQL is configured."""
        return (self.data / "turnwright.db").absolute()

    @property
    def postgres_url(self) -> str:
        """The PostgreSQL URL in SQLAlchemy's form."""
        return f"postgresql+psycopg://{self.database_url.partition('://')[2]}"

    @property
    def postgres(self) -> bool:
        """Whether several processes may share the database."""
        return bool(self.database_url)

    @property
    def address(self) -> str:
        """The address at which people reach the server."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether people connect by HTTPS, so that cookies are sent only there."""
        return self.public_url.startswith("https://")


_BOUNDS: Final = {
    "port": (0, HIGHEST_PORT),
    "mail.port": (1, HIGHEST_PORT),
    "webhook_ports": (0, HIGHEST_PORT),
    "thinkers": (1, 256),
    "session_days": (1, MOST_DAYS),
    **{f"purge.{item.name}": (0, MOST_DAYS) for item in fields(Purge)},
    "lease_seconds": (1, 3_600),
    "limits.own_bot_seconds": (0.1, 3_600),
}
"""Bounds of numbers that are not simply 0 or more."""


def from_environment(environ: Mapping[str, str] = os.environ, /, **overrides: Any) -> Settings:
    """Return the settings from the environment; values in ``overrides`` that are not None replace them."""
    named = {"TURNWRIGHT_DATABASE_URL": environ["DATABASE_URL"]} if environ.get("DATABASE_URL") else {}
    values = _read(Settings, PREFIX, {**named, **environ})
    settings = Settings(**{**values, **{name: value for name, value in overrides.items() if value is not None}})
    _check_numbers(settings)
    _check_addresses(settings)
    return replace(settings, bots=_bots(settings.bots)) if settings.bots else settings


def _bots(given: tuple[str, ...]) -> tuple[str, ...]:
    """Return bots as they were meant: commas separate bots, and also the settings of one bot."""
    from turnwright.bots.kinds import split

    return tuple(split(",".join(given)))


def _check_numbers(kind: Any, inside: str = "") -> None:
    """Refuse numbers out of bounds; ``inside`` is the section of the settings that ``kind`` belongs to."""
    for item in fields(kind):
        name, value = f"{inside}{item.name}", getattr(kind, item.name)
        if is_dataclass(value):
            _check_numbers(value, f"{name}.")
            continue
        least, most = _BOUNDS.get(name, (0, LARGEST))
        for number in value if isinstance(value, tuple) else (value,):
            if isinstance(number, int | float) and not isinstance(number, bool) and not least <= number <= most:
                variable = f"{PREFIX}{name.replace('.', '_').upper()}"
                raise BadOption(f"{variable} cannot be {number}: expected a number from {least} to {most}")


def _check_addresses(settings: Settings) -> None:
    """Refuse a public address that is not a URL, and a database that is not PostgreSQL."""
    if settings.public_url and not (settings.public_url.isprintable() and _is_web(settings.public_url)):
        raise BadOption(f"the public address cannot be {settings.public_url!r}: expected https://games.example.org")
    scheme, colon, _rest = settings.database_url.partition("://")
    if settings.database_url and not (colon and scheme in POSTGRES_SCHEMES):
        raise BadOption("the database URL must begin with postgresql://; for SQLite give a folder with --data")


def _is_web(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _read(kind: Any, prefix: str, environ: Mapping[str, str]) -> dict[str, Any]:
    """Return the fields of a dataclass that are set in the environment."""
    hints: dict[str, Any] = get_type_hints(kind)
    values: dict[str, Any] = {}
    for item in fields(kind):
        name, wanted = f"{prefix}{item.name.upper()}", hints[item.name]
        if isinstance(wanted, type) and is_dataclass(wanted):
            values[item.name] = wanted(**_read(wanted, f"{name}_", environ))
        elif environ.get(name):
            values[item.name] = _value(name, wanted, environ[name])
    return values


def _value(name: str, wanted: Any, text: str) -> Any:
    if wanted is bool:
        if text.lower() not in _TRUTH:
            raise BadOption(f"{name} cannot be {text!r}: allowed values are true and false")
        return _TRUTH[text.lower()]
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if wanted == tuple[str, ...]:
        return tuple(parts)
    try:
        return tuple([int(part) for part in parts]) if wanted == tuple[int, ...] else wanted(text)
    except ValueError:
        raise BadOption(f"{name} cannot be {text!r}: expected a number") from None


_TRUTH: Final = {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}
