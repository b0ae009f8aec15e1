"""Settings of a server: where it listens, where it keeps things, what it allows."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """How much anybody may do; rates are per minute."""

    body_bytes: int = 1_000_000
    record_bytes: int = 5_000_000
    frame_bytes: int = 16_384
    requests: int = 600
    sign_ins: int = 20
    new_tables: int = 30
    open_tables: int = 200
    moves: int = 600
    chat_lines: int = 30
    chat_length: int = 500
    title_length: int = 80
    name_length: int = 24
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
    secure_cookies: bool = False
    webhooks: bool = True
    webhooks_inside: bool = False
    mail: Mail = Mail()
    limits: Limits = Limits()
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_pause: float = 0.25
    bot_seconds: float = 1.0
    undo_seconds: float = 120.0
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
