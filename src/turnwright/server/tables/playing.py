"""What people do at a running table: choose, undo, set standing orders, resign, abandon."""

from __future__ import annotations

from typing import Final

import msgspec

from turnwright.core.drawing import THEMES
from turnwright.core.journal import LEAVE, surviving
from turnwright.core.nearest import explain_place
from turnwright.core.orders import complete
from turnwright.core.position import Position
from turnwright.server.errors import Refused
from turnwright.server.people.names import one_line
from turnwright.server.steady import steady
from turnwright.server.storage.table_rows import Meta, UndoAsking
from turnwright.server.tables import leaving, orders, seat_changes, views, votes
from turnwright.server.tables.followers import Person
from turnwright.server.tables.live_table import LiveTable
from turnwright.server.tables.log_pages import log_page
from turnwright.server.wire.play import (
    ChatLine,
    LogPage,
    MoveBody,
    MoveReply,
    Orders,
    OrdersBody,
    PreviewReply,
    UndoBody,
    UndoReply,
    ViewReply,
    WhyReply,
    Words,
)
from turnwright.server.wire.socket import UndoRequest
from turnwright.server.wire.tables import OptionInfo

LONGEST_KEY: Final = 64
LONGEST_CHOICE: Final = 100
MOST_CHOICES: Final = 60
"""Maximum number of choices in a gesture."""
HOPELESS: Final = ("undo-nothing", "undo-over", "undo-no-seat")
"""Reasons to refuse an undo that the agreement of the others cannot change."""


async def move(table: LiveTable, person: Person, body: MoveBody) -> MoveReply:
    """Make a choice; a choice sent again with the same key is acknowledged, not made again."""
    if len(body.key) > LONGEST_KEY or not body.key.isprintable():
        raise Refused("bad_request", f"a key may have at most {LONGEST_KEY} printable characters")
    if body.key and (person.id, body.key) in table.keys:
        return MoveReply(seq=table.keys[person.id, body.key])
    running(table)
    seat = own_seat(table, person, body.seat)
    await check_seq(table, person, seat, body.seq)
    choices = [body.choice, *body.then]
    if any(len(choice) > LONGEST_CHOICE for choice in choices):
        raise Refused("unknown_choice", "no choice has a name this long")
    if len(choices) > MOST_CHOICES:
        raise Refused("bad_request", f"a gesture has at most {MOST_CHOICES} choices")
    check_length(table)
    running(table).choose_all(choices, seat, body.seq, body.lang, body.confirm_end)
    await table.save(_plays_on(table.meta, person), person.id, body.key)
    return MoveReply(seq=table.meta.seq)


def check_length(table: LiveTable) -> None:
    """Refuse to continue an endless game: some rules let a turn go on forever, and loading the table replays it all."""
    most = table.shared.settings.limits.plies
    if table.meta.ply >= most:
        message = f"a game ends at {most} answers at this server: agree to end it without a result"
        raise Refused("too_large", message, reason="game-too-long", args={"most": most})


def _plays_on(meta: Meta, person: Person) -> Meta:
    """Return ``meta`` without the agreement of ``person`` to end the game."""
    mine = meta.seats_of(person.id)
    return msgspec.structs.replace(meta, abandon=[seat for seat in meta.abandon if seat not in mine])


async def undo(table: LiveTable, person: Person, body: UndoBody) -> UndoReply:
    """Undo the last choice of a seat: at once if the others have learned nothing since, else when they agree."""
    running(table)
    seat = own_seat(table, person, body.seat)
    await check_seq(table, person, seat, body.seq)
    position = running(table)
    ply, reason, redeals = position.undo_target(seat)
    if reason in HOPELESS:
        raise Refused("undo_refused", position.why_no_undo(seat), reason=reason)
    _check_journal(position, table.shared.settings.limits.taken_back)
    _check_departures(position, ply)
    meta = table.meta
    agreed = [n for n, s in enumerate(meta.seating) if s.kind != "person" or s.user_id == person.id]
    if reason == "" or len(agreed) == len(meta.seating):
        position.undo(seat, [n for n in agreed if n != seat], body.seq)
        await table.save(meta, person.id)
        return UndoReply(done=True, asked=[])
    return await _ask_to_undo(table, seat, [n for n in agreed if n != seat], redeals)


def _check_journal(position: Position, most: int) -> None:
    """Refuse endless undos: the journal keeps every answer, and loading the table replays it all."""
    if position.seq - position.ply >= most:
        message = "this table has reached its limit of undone choices"
        raise Refused("undo_refused", message, reason="undo-enough")


def _check_departures(position: Position, ply: int) -> None:
    """Refuse to go back to a time when a seat that has left was still in the game: nobody would answer for it."""
    if any(entry.kind == LEAVE for entry in surviving(position.entries_from(0))[ply:]):
        raise Refused("undo_refused", "somebody has left the game since then", reason="undo-left")


async def _ask_to_undo(table: LiveTable, seat: int, accepted: list[int], redeals: bool) -> UndoReply:
    """Ask the others whether ``seat`` may undo its choice, and tell them if chance would be drawn again.

    Only one request can be open.
    """
    meta, pending = table.meta, table.meta.undo
    if pending is None or pending.seq != meta.seq or votes.lapsed(pending):
        deadline = steady.now() + table.shared.settings.undo_seconds
        pending = UndoAsking(
            id=meta.rev + 1, seat=seat, seq=meta.seq, accepted=accepted, deadline=deadline, redeals=redeals
        )
        await table.save(msgspec.structs.replace(meta, undo=pending))
        waiting = votes.unanswered_seats(meta, pending)
        news = UndoRequest(
            table=table.id, id=pending.id, seat=seat, waiting=waiting, deadline=deadline, redeals=redeals
        )
        table.broadcast(news, waiting)
    elif pending.seat != seat:
        raise Refused("conflict", "somebody has already asked to take back a choice", reason="undo-pending")
    return UndoReply(done=False, asked=votes.unanswered_seats(meta, pending))


async def answer_undo(table: LiveTable, person: Person, accept: bool, request: int | None) -> UndoReply:
    """Accept or decline a ``request`` for all seats of ``person``; the last to accept carries it out."""
    position = running(table)
    meta = table.meta
    asking = meta.undo
    mine = [seat for seat in meta.seats_of(person.id) if seat in votes.unanswered_seats(meta, asking)]
    if asking is None or asking.seq != position.seq or votes.lapsed(asking):
        raise Refused("undo_refused", "nobody has asked to take back a choice", reason="undo-unasked")
    votes.check_meant(asking, request)
    if not mine:
        raise Refused("not_your_seat", "this is not yours to answer", reason="undo-unasked")
    if not accept:
        name = seat_changes.called(meta, person.id, person.name)
        told = [seat_changes.told(meta, "undo-declined", name, asking.seat, "")]
        await table.save(msgspec.structs.replace(meta, undo=None), told=told)
        return UndoReply(done=False, asked=[])
    asking = votes.accepted(asking, mine)
    left = votes.unanswered_seats(meta, asking)
    if left:
        await table.save(msgspec.structs.replace(meta, undo=asking))
        return UndoReply(done=False, asked=left)
    position.undo(asking.seat, asking.accepted, asking.seq)
    await table.save(meta, meta.seating[asking.seat].user_id or "")
    return UndoReply(done=True, asked=[])


def orders_of(table: LiveTable, person: Person, seat: int | None) -> Orders:
    """Return the standing orders of a seat of ``person``; an order that was not set means "ask"."""
    own = own_seat(table, person, seat)
    return Orders(
        seat=own,
        declared=[OptionInfo.of(order) for order in table.game.orders],
        orders=complete(table.game, table.meta.seating[own].orders),
    )


async def give_orders(table: LiveTable, person: Person, body: OrdersBody) -> Orders:
    """Replace the standing orders of a seat of ``person``; one that covers the open question answers it at once."""
    meta = table.meta
    if meta.state not in ("open", "running"):
        raise Refused("game_over", "the game is over")
    own = own_seat(table, person, body.seat)
    chosen = orders.checked(table.game, body.orders)
    if chosen != meta.seating[own].orders:
        await table.save(meta.with_seat(own, msgspec.structs.replace(meta.seating[own], orders=chosen)))
    return orders_of(table, person, own)


async def resign(table: LiveTable, person: Person, seat: int | None) -> None:
    """Leave a running game with ``seat``, or with all seats of ``person``; ``leaving`` says what happens then."""
    running(table)
    mine = table.meta.seats_of(person.id) if seat is None else [own_seat(table, person, seat)]
    if not mine:
        raise Refused("not_your_seat", "you have no seat at this table", reason="no-seat")
    await leaving.leave(table, mine, person.id, "resigned")


async def abandon(table: LiveTable, person: Person, agree: bool) -> None:
    """Agree (or not) to end the game without a result; bots and empty seats count as agreeing."""
    running(table)
    meta = table.meta
    mine = meta.seats_of(person.id)
    if not mine:
        raise Refused("not_your_seat", "you have no seat at this table", reason="no-seat")
    agreed = sorted({*meta.abandon, *mine} if agree else set(meta.abandon) - set(mine))
    people = [n for n, sitting in enumerate(meta.seating) if sitting.kind == "person"]
    over = set(people) <= set(agreed)
    await table.save(msgspec.structs.replace(meta, abandon=agreed, state="abandoned" if over else meta.state))


def why(
    table: LiveTable, person: Person | None, choice: str, seat: int | None, lang: str, target: str = ""
) -> WhyReply:
    """Return why a choice, or a click on ``target``, is not possible now, for the asked seat of ``person`` or else for
    a watcher.
    """
    position = running(table)
    viewer = views.perspective_of(table.meta, person.id if person else "", seat, "light").seat
    if target and choice not in position.game.vocabulary.names:
        place = explain_place(position.game, position.state, viewer, target, lang, position.names)
        return WhyReply(text=place.text, rule=place.rule, choice=place.choice)
    refusal = position.refusal(viewer, choice[:LONGEST_CHOICE], lang)
    return WhyReply(text=refusal.text, rule=refusal.rule, choice=choice)


def preview(table: LiveTable, person: Person, choice: str, seat: int | None) -> PreviewReply:
    """Return what a choice would do, as far as the seat can know."""
    position = running(table)
    own = own_seat(table, person, seat)
    foreseen = position.foreseen(choice[:LONGEST_CHOICE], own)
    lines = [Words.of(position.game, line) for line in (*foreseen.outlook, *foreseen.lines)]
    return PreviewReply(changes=foreseen.changes, lines=lines, ends=foreseen.ends)


def view(table: LiveTable, seat: int) -> ViewReply:
    """Return what ``seat`` (or WATCHER) sees for programs."""
    position = table.position
    if position is None or table.meta.state == "open":
        raise Refused("not_started", "the game has not begun")
    return ViewReply(seq=position.seq, ply=position.ply, view=views.encoded(position, position.view(seat)))


def log(table: LiveTable, seat: int, before: int | None, most: int) -> LogPage:
    """Return the lines before line ``before`` of the log that ``seat`` (or WATCHER) reads; None means the latest."""
    if table.position is None:
        return LogPage(seat=views.wire_seat(seat), seq=table.meta.seq, log_from=0, log=[])
    log_from, lines = log_page(table.game, table.position.story(seat), before, most)
    return LogPage(seat=views.wire_seat(seat), seq=table.position.seq, log_from=log_from, log=lines)


async def say(table: LiveTable, person: Person, text: str) -> ChatLine:
    """Send a chat line to everyone at the table."""
    most = table.shared.settings.limits.chat_length
    words = "".join([letter for letter in text if letter.isprintable() or letter == "\n"]).strip()
    if not one_line(words, len(words)):
        raise Refused("bad_request", "the message is empty", reason="chat-empty")
    if len(words) > most:
        raise Refused("too_large", f"at most {most} characters", reason="chat-long", args={"most": most})
    if not table.meta.seats_of(person.id) and table.meta.owner != person.id:
        raise Refused("not_your_seat", "only the players may talk", reason="chat-players")
    name = seat_changes.called(table.meta, person.id, person.name)
    line = await table.shared.store.say(table.id, person.id, name, words)
    await table.say(line)
    return line


def perspective_for(table: LiveTable, person: Person | None, seat: int | None, theme: str) -> views.Perspective:
    """Return the perspective of ``seat`` for a person; another person's is refused."""
    if theme not in THEMES:
        raise Refused("bad_request", "no such theme", allowed=list(THEMES))
    user = person.id if person else ""
    if seat is not None and seat >= 0 and seat not in table.meta.seats_of(user):
        raise Refused("not_your_seat", "this is not your seat")
    return views.perspective_of(table.meta, user, seat, theme)


def running(table: LiveTable) -> Position:
    """Return the position of a running game."""
    state = table.meta.state
    if state == "open":
        raise Refused("not_started", "the game has not begun")
    if state != "running" or table.position is None:
        raise Refused("game_over", "the game is over")
    return table.position


def own_seat(table: LiveTable, person: Person, seat: int | None) -> int:
    """Return ``seat`` if ``person`` holds it; None means the asked one of theirs, or else their first."""
    mine = table.meta.seats_of(person.id)
    if not mine:
        raise Refused("not_your_seat", "you have no seat at this table", reason="no-seat")
    if seat is None:
        asked = table.meta.asked
        return asked if asked is not None and asked in mine else mine[0]
    if seat not in mine:
        raise Refused("not_your_seat", "this is not your seat")
    return seat


async def check_seq(table: LiveTable, person: Person, seat: int, seq: int) -> None:
    """Refuse a request from someone who saw another state of the journal, and send them the current one.

    A sender who has seen more than this process knows was told by another process: read what that one wrote first.
    """
    if seq > table.meta.seq:
        await table.read_again()
    if seq != table.meta.seq:
        seen = await table.see(views.perspective_of(table.meta, person.id, seat, "light"))
        current = views.snapshot(table.game, seen)
        raise Refused("stale", f"the journal has {table.meta.seq} entries, not {seq}: look again", snapshot=current)
