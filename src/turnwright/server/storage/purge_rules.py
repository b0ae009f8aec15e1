"""What the server deletes, as conditions on rows; docs/server.md describes it in words.

Every condition is about the database before anything is deleted, so the rows can be counted beforehand.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Column, ColumnElement, Integer, Table, and_, exists, false, func, literal, or_, select, true

from turnwright.server.config import Settings
from turnwright.server.storage.db import chat, seats, tables
from turnwright.server.storage.expiry import DAY, link_old, unexpired
from turnwright.server.storage.people_tables import former_names, mail_links, reports, sessions, tokens, users
from turnwright.server.storage.table_rows import SYSTEM

ACCOUNT: Final = users.c.password.is_not(None)
UNFINISHED: Final = tables.c.state.in_(("open", "running"))
SIMPLE: Final = literal(10, Integer)
"""The weight, in journal lines, of a row with few others belonging to it."""


class Rule(NamedTuple):
    """Rows of ``table`` to delete: ``what`` they are called, the condition, and the weight of deleting each."""

    what: str
    table: Table
    goes: ColumnElement[bool]
    weight: ColumnElement[Any] = SIMPLE

    @property
    def key(self) -> Column[Any]:
        """The column that identifies a row."""
        (column,) = self.table.primary_key.columns
        return column


def rules(settings: Settings, now: float) -> list[Rule]:
    """Return what to delete at ``now``, ordered so that no rule affects those after it."""
    lines = tables.c.seq + 1
    return [
        Rule("sessions", sessions, ~unexpired(now, settings.session_days * DAY)),
        Rule("mail links", mail_links, link_old(now)),
        Rule("former names", former_names, former_names.c.until < now),
        Rule("reports", reports, _reports(settings, now)),
        Rule("records", tables, _records(settings, now), lines),
        Rule("guests", users, _guests(settings, now)),
        Rule("games", tables, _games(settings, now), lines),
        Rule("tables", tables, _ended(settings.purge.table_days, now), lines),
    ]


def _guests(settings: Settings, now: float) -> ColumnElement[bool]:
    """Return the condition for guests who cannot come back and for whom nobody is waiting."""
    if not settings.purge.guest_days:
        return false()
    since = now - settings.purge.guest_days * DAY
    signed_in = exists().where(sessions.c.user_id == users.c.id, unexpired(now, settings.session_days * DAY))
    used = func.coalesce(tokens.c.used, tokens.c.created) >= since
    has_bot = exists().where(tokens.c.user_id == users.c.id, used)
    holders = select(seats.c.user_id).join(tables, seats.c.table_id == tables.c.id)
    holders = holders.where(UNFINISHED, seats.c.kind == "person", seats.c.user_id.is_not(None))
    plays = or_(users.c.id.in_(holders), users.c.id.in_(select(tables.c.owner).where(UNFINISHED)))
    return and_(~ACCOUNT, users.c.created < since, ~signed_in, ~has_bot, ~plays)


def _games(settings: Settings, now: float) -> ColumnElement[bool]:
    """Return the condition for running games that everyone has left; sooner if no account takes part."""
    days = settings.purge
    held = exists().where(
        seats.c.table_id == tables.c.id, seats.c.kind == "person", users.c.id == seats.c.user_id, ACCOUNT
    )
    owned = exists().where(users.c.id == tables.c.owner, ACCOUNT)
    asked = exists().where(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.asked, seats.c.kind == "person")
    timed = and_(tables.c.due.is_not(None), asked)
    left = or_(
        _untouched(days.game_days, now),
        and_(_untouched(days.guest_game_days, now), ~held, ~owned),
    )
    return and_(tables.c.state == "running", ~timed, left)


def _ended(days: int, now: float) -> ColumnElement[bool]:
    """Return the condition for tables that never began, and games that people ended without a result."""
    return and_(tables.c.state.in_(("open", "closed", "abandoned")), _untouched(days, now))


def _records(settings: Settings, now: float) -> ColumnElement[bool]:
    """Return the condition for finished games whose owner and players are gone.

    Of public ones, which anybody can open, only those that no person played here: uploads, and games of bots.
    """
    each = func.json_array_elements_text if settings.postgres else func.json_each
    former = each(seats.c.former).table_valued("value", name="former")
    held = exists(
        select(users.c.id)
        .select_from(seats.outerjoin(former, true()))
        .join(users, or_(users.c.id == seats.c.user_id, users.c.id == former.c.value))
        .where(seats.c.table_id == tables.c.id)
        .correlate(tables)
    )
    owned = exists().where(users.c.id == tables.c.owner)
    played = exists().where(seats.c.table_id == tables.c.id, seats.c.user_id.is_not(None))
    finished = and_(tables.c.state == "finished", or_(tables.c.public.is_(False), ~played))
    return and_(finished, _untouched(settings.purge.record_days, now), ~held, ~owned)


def _reports(settings: Settings, now: float) -> ColumnElement[bool]:
    """Return the condition for old reports of people who are gone."""
    if not settings.purge.record_days:
        return false()
    return and_(reports.c.user_id.is_(None), reports.c.created < now - settings.purge.record_days * DAY)


def _untouched(days: int, now: float) -> ColumnElement[bool]:
    """Return the condition for tables where for ``days`` (0: never) nothing has changed and nobody has chatted."""
    if not days:
        return false()
    since = now - days * DAY
    talk = exists().where(chat.c.table_id == tables.c.id, chat.c.user_id != SYSTEM, chat.c.at >= since)
    return and_(tables.c.changed < since, ~talk)
