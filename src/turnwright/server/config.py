"""Settings of a server: where it listens, where it keeps things, what it allows."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any, Final, get_type_hints

from turnwright.core.errors import BadOption

PREFIX: Final = "TURNWRIGHT_"
"""What an environment variable begins with: TURNWRIGHT_PORT sets ``port``, TURNWRIGHT_MAIL_HOST ``mail.host``."""


@dataclass(frozen=True)
class Limits:
    """How much anybody may do; rates are per minute."""

    body_bytes: int = 65_536
    record_bytes: int = 2_000_000
    frame_bytes: int = 16_384
    requests: int = 600
    sign_ins: int = 20
    new_tables: int = 30
    open_tables: int = 200
    moves: int = 600
    uploads: int = 10
    chat_lines: int = 30
    chat_length: int = 500
    title_length: int = 80
    sockets: int = 20
    watched: int = 20
    think_seconds: float = 30.0


@dataclass(frozen=True)
class Mail:
    """How to send notices by mail; without a host none are sent."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    starttls: bool = True


@dataclass(frozen=True)
class Settings:
    """All an operator may set."""

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
    mail: Mail = Mail()
    limits: Limits = Limits()
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_pause: float = 0.25
    bot_seconds: float = 1.0
    undo_seconds: float = 120.0
    handover_seconds: float = 86_400.0
    lease_seconds: float = 10.0
    idle_seconds: float = 300.0

    @property
    def url(self) -> str:
        """The database: SQLite in the data folder unless another is named."""
        if not self.database_url:
            return f"sqlite:///{(self.data / 'turnwright.db').absolute()}"
        scheme, colon, rest = self.database_url.partition("://")
        return f"postgresql+psycopg://{rest}" if colon and scheme in ("postgres", "postgresql") else self.database_url

    @property
    def postgres(self) -> bool:
        """Whether several processes may share the database."""
        return self.url.startswith("postgresql")

    @property
    def address(self) -> str:
        """The address that people type."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether people come by HTTPS, so that cookies are for that alone."""
        return self.public_url.startswith("https://")


def from_environment(environ: Mapping[str, str] = os.environ, /, **given: Any) -> Settings:
    """Return the settings of the environment; those of ``given`` that are not None win."""
    named = {"TURNWRIGHT_DATABASE_URL": environ["DATABASE_URL"]} if environ.get("DATABASE_URL") else {}
    values = _read(Settings, PREFIX, {**named, **environ})
    return Settings(**{**values, **{name: value for name, value in given.items() if value is not None}})


def _read(kind: Any, prefix: str, environ: Mapping[str, str]) -> dict[str, Any]:
    """Return the fields of a dataclass that the environment sets."""
    hints: dict[str, Any] = get_type_hints(kind)
    values: dict[str, Any] = {}
    for item in fields(kind):
        name, wanted = f"{prefix}{item.name.upper()}", hints[item.name]
        if isinstance(wanted, type) and is_dataclass(wanted):
            values[item.name] = wanted(**_read(wanted, f"{name}_", environ))
        elif name in environ:
            values[item.name] = _value(name, wanted, environ[name])
    return values


def _value(name: str, wanted: Any, text: str) -> Any:
    if wanted is bool:
        if text.lower() not in _TRUTH:
            raise BadOption(f"{name} cannot be {text!r}: allowed are true and false")
        return _TRUTH[text.lower()]
    if wanted == tuple[str, ...]:
        return tuple([part.strip() for part in text.split(",") if part.strip()])
    try:
        return wanted(text)
    except ValueError:
        raise BadOption(f"{name} cannot be {text!r}: expected a number") from None


_TRUTH: Final = {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}
