"""The tables of people: accounts and guests, sessions and tokens, reports."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""All tables of the server; the names of constraints are fixed, so that migrations can find them."""

users: Final = Table(
    "users",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("name_key", String(64), nullable=True, unique=True),  # accounts only: guests may share a name
    Column("skeleton", String(64), nullable=True, unique=True, index=True),  # what the account's name looks like
    Column("password", String(200), nullable=True),
    Column("email", String(254), nullable=True),
    Column("email_confirmed", Float, nullable=True),  # when the address was confirmed; until then only a link is sent
    Column("webhook", String(500), nullable=True),
    Column("lang", String(8), nullable=False, server_default=""),
    Column("theme", String(8), nullable=False, server_default=""),
    Column("prefs", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("renamed", Float, nullable=True),  # when the account last got another name
)

former_names: Final = Table(
    "former_names",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("user_id", String(16), nullable=False),  # who may take the name again; also of accounts that are gone
    Column("name_key", String(64), nullable=False, index=True),
    Column("skeleton", String(64), nullable=False, index=True),
    Column("until", Float, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the cookie: reading the database is not enough to sign in
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("csrf", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
    Column("rights", String(8), nullable=False, server_default="play"),
    Column("made_with", String(16), nullable=True),  # the token that asked for this one
)

mail_links: Final = Table(
    "mail_links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("email", String(254), nullable=False),
    Column("mailbox", String(254), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Boolean, nullable=False),
    Column("purpose", String(8), nullable=False, server_default="confirm"),  # or "reset"
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="SET NULL"), nullable=True),
    Column("table_id", String(32), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("rule", String(40), nullable=False),
    Column("words", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("done", Boolean, nullable=False, server_default="0"),
    Index("ix_reports_created", "created"),
    Index("ix_reports_user_id", "user_id"),
)
