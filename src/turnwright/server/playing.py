"""What people do at a running table: choose, take back, give standing orders, resign, abandon."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from turnwright.core import engine, lookahead
from turnwright.core.drawing import THEMES
from turnwright.core.explain import refuse
from turnwright.core.orders import complete
from turnwright.core.position import Position
from turnwright.core.seats import includes
from turnwright.server import hands, orders, views, votes
from turnwright.server.errors import Refused
from turnwright.server.followers import Person
from turnwright.server.names import one_line
from turnwright.server.store import UndoAsking
from turnwright.server.table import LiveTable
from turnwright.server.wire import (
    ChatLine,
    MoveBody,
    MoveReply,
    OptionInfo,
    Orders,
    OrdersBody,
    PreviewReply,
    UndoBody,
    UndoReply,
    WhyReply,
)
from turnwright.server.wire_socket import UndoRequest

LONGEST_KEY: Final = 64
LONGEST_CHOICE: Final = 100
SUBSTITUTE: Final = "greedy"
"""The bot that takes the seat of whoever resigns."""
MOST_CHOICES: Final = 60
"""A gesture of more choices is refused."""
HOPELESS: Final = ("undo-nothing", "undo-over", "undo-no-seat")
"""Reasons that no agreement helps against."""


async def move(table: LiveTable, person: Person, body: MoveBody) -> MoveReply:
    """Make a choice; one that came before under the same key is answered, not made again."""
    if len(body.key) > LONGEST_KEY or not body.key.isprintable():
        raise Refused("bad_request", f"a key has at most {LONGEST_KEY} printable letters")
    if body.key and (person.id, body.key) in table.keys:
        return MoveReply(seq=table.keys[person.id, body.key])
    running(table)
    seat = own_seat(table, person, body.seat)
    await check_seq(table, person, seat, body.seq)
    choices = [body.choice, *body.then]
    if any(len(choice) > LONGEST_CHOICE for choice in choices):
        raise Refused("unknown_choice", "no choice has such a long name")
    if len(choices) > MOST_CHOICES:
        raise Refused("bad_request", f"a gesture has at most {MOST_CHOICES} choices")
    running(table).choose_all(choices, seat, body.seq)
    await table.save(table.meta, person.id, body.key)
    return MoveReply(seq=table.meta.seq)


async def undo(table: LiveTable, person: Person, body: UndoBody) -> UndoReply:
    """Take back the last choice of a seat: at once by the knowledge rule, else when the other seats agree."""
    running(table)
    seat = own_seat(table, person, body.seat)
    await check_seq(table, person, seat, body.seq)
    position = running(table)
    reason = position.undo_reason(seat)
    if reason in HOPELESS:
        raise Refused("undo_refused", position.why_no_undo(seat), reason=reason)
    _check_journal(position, table.hub.settings.limits.taken_back)
    meta = table.meta
    agreed = [n for n, s in enumerate(meta.seating) if s.kind != "person" or s.user_id == person.id]
    if reason == "" or len(agreed) == len(meta.seating):
        position.undo(seat, [n for n in agreed if n != seat], body.seq)
        await table.save(meta, person.id)
        return UndoReply(done=True, asked=[])
    return await _ask_to_undo(table, seat, [n for n in agreed if n != seat])


def _check_journal(position: Position, most: int) -> None:
    """Refuse to go on and on taking back: the journal keeps every answer, and whoever loads the table replays it."""
    if position.seq - position.ply >= most:
        message = "so much was taken back at this table that no more can be"
        raise Refused("undo_refused", message, reason="undo-enough")


async def _ask_to_undo(table: LiveTable, seat: int, accepted: list[int]) -> UndoReply:
    """Ask the others whether ``seat`` may take back its choice; one seat asks at a time."""
    meta, pending = table.meta, table.meta.undo
    if pending is None or pending.seq != meta.seq or votes.lapsed(pending):
        deadline = time.time() + table.hub.settings.undo_seconds
        pending = UndoAsking(id=meta.rev + 1, seat=seat, seq=meta.seq, accepted=accepted, deadline=deadline)
        await table.save(msgspec.structs.replace(meta, undo=pending))
        waiting = votes.waiting(meta, pending)
        news = UndoRequest(table=table.id, id=pending.id, seat=seat, waiting=waiting, deadline=deadline)
        table.broadcast(news, waiting)
    elif pending.seat != seat:
        raise Refused("conflict", "somebody asks to take back a choice already", reason="undo-pending")
    return UndoReply(done=False, asked=votes.waiting(meta, pending))


async def answer_undo(table: LiveTable, person: Person, accept: bool, request: int | None) -> UndoReply:
    """Accept or decline a ``request`` for all seats of ``person``; the last to accept makes it happen."""
    position = running(table)
    meta = table.meta
    asking = meta.undo
    mine = [seat for seat in meta.seats_of(person.id) if seat in votes.waiting(meta, asking)]
    if asking is None or asking.seq != position.seq or votes.lapsed(asking):
        raise Refused("undo_refused", "nobody asks to take back a choice", reason="undo-unasked")
    votes.check_meant(asking, request)
    if not mine:
        raise Refused("not_your_seat", "you are not asked about this", reason="undo-unasked")
    if not accept:
        await table.save(msgspec.structs.replace(meta, undo=None))
        return UndoReply(done=False, asked=[])
    asking = votes.accepted(asking, mine)
    left = votes.waiting(meta, asking)
    if left:
        await table.save(msgspec.structs.replace(meta, undo=asking))
        return UndoReply(done=False, asked=left)
    position.undo(asking.seat, asking.accepted, asking.seq)
    await table.save(meta, meta.seating[asking.seat].user_id or "")
    return UndoReply(done=True, asked=[])


def orders_of(table: LiveTable, person: Person, seat: int | None) -> Orders:
    """Return the standing orders of a seat of ``person``; those that were not given ask."""
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
    given = orders.checked(table.game, body.orders)
    if given != meta.seating[own].orders:
        await table.save(meta.with_seat(own, msgspec.structs.replace(meta.seating[own], orders=given)))
    return orders_of(table, person, own)


async def resign(table: LiveTable, person: Person, seat: int | None) -> None:
    """Leave a running game: a bot takes the seat, or all seats of ``person``."""
    running(table)
    mine = table.meta.seats_of(person.id) if seat is None else [own_seat(table, person, seat)]
    if not mine:
        raise Refused("not_your_seat", "you have no seat at this table", reason="no-seat")
    meta, told = table.meta, []
    for each in mine:
        was = meta.seating[each]
        told.append(hands.told(meta, "seat-resigned", was.name, each, "bot"))
        meta = hands.handed(meta, each, hands.stand_in(was, SUBSTITUTE), person.id)
    await table.save(meta, told=told)


async def abandon(table: LiveTable, person: Person, agree: bool) -> None:
    """Agree (or not) to end the game without a result; bots and empty seats always agree."""
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
    """Return why a choice cannot be made now, for the asked seat of ``person`` or else for a watcher."""
    position = running(table)
    eyes = table.eyes_of(person.id if person else "", seat, "light")
    if target and choice not in position.game.vocabulary.names:
        choice = _meant(position, target, eyes.seat == position.seat)
    text = position.why_not(eyes.seat, choice[:LONGEST_CHOICE], lang)
    rule = 0
    if eyes.seat == position.seat:
        known = " ".join(choice.split())
        names = position.game.vocabulary.names
        rule = refuse(position.game, position.state, names.index(known)) if known in names else 0
    return WhyReply(text=text, rule=position.game.rulebook.rule(rule).id if rule > 0 else "", choice=choice)


def _meant(position: Position, target: str, asked: bool) -> str:
    """Return the choice that a click on ``target`` would be: to the asked seat, one that answers its question."""
    game = position.game
    pointing = [action for action in range(len(game.vocabulary)) if game.target(action) == target]
    if asked:
        verbs = engine.step_of(position.state).verbs
        pointing.sort(key=lambda action: game.vocabulary.verb(action) not in verbs)
    return game.vocabulary.name(pointing[0]) if pointing else ""


def preview(table: LiveTable, person: Person, choice: str, seat: int | None) -> PreviewReply:
    """Return what a choice would do, as far as the seat can foresee it."""
    position = running(table)
    own = own_seat(table, person, seat)
    changes = position.preview(choice[:LONGEST_CHOICE], own)
    action = position.game.vocabulary.action(choice)
    after = position.state.copy()
    after.log = []
    reveals = lookahead.apply(after, action)
    told = [] if reveals else [message for message in after.log if includes(message.to, own)]
    lines = [views.words(position.game, line) for line in (*position.game.outlook(position.state, action), *told)]
    return PreviewReply(changes=changes, lines=lines, ends=reveals or engine.over(after) or engine.asked(after) != own)


async def say(table: LiveTable, person: Person, text: str) -> ChatLine:
    """Say something to everybody at the table."""
    most = table.hub.settings.limits.chat_length
    words = "".join([letter for letter in text if letter.isprintable() or letter == "\n"]).strip()
    if not one_line(words, len(words)):
        raise Refused("bad_request", "there is nothing to say", reason="chat-empty")
    if len(words) > most:
        raise Refused("too_large", f"at most {most} letters", reason="chat-long", args={"most": most})
    if not table.meta.seats_of(person.id) and table.meta.owner != person.id:
        raise Refused("not_your_seat", "only those who play may talk", reason="chat-players")
    name = hands.called(table.meta, person.id, person.name)
    line = await table.hub.store.say(table.id, person.id, name, words)
    await table.say(line)
    return line


def eyes_for(table: LiveTable, person: Person | None, seat: int | None, theme: str) -> views.Eyes:
    """Return whose eyes a person may look through; another's are refused."""
    if theme not in THEMES:
        raise Refused("bad_request", "no such theme", allowed=list(THEMES))
    user = person.id if person else ""
    if seat is not None and seat >= 0 and seat not in table.meta.seats_of(user):
        raise Refused("not_your_seat", "this is not your seat")
    return table.eyes_of(user, seat, theme)


def running(table: LiveTable) -> Position:
    """Return the position of a running game."""
    state = table.meta.state
    if state == "open":
        raise Refused("not_started", "the game has not begun")
    if state != "running" or table.position is None:
        raise Refused("game_over", "the game is over")
    return table.position


def own_seat(table: LiveTable, person: Person, seat: int | None) -> int:
    """Return ``seat`` if ``person`` holds it; None takes the asked one of theirs, or their first."""
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
    """Refuse a sender who saw another state of the journal, and show the current one.

    Whoever saw more than this process has was told by another one: what that wrote is read first.
    """
    if seq > table.meta.seq:
        await table.read_again()
    if seq != table.meta.seq:
        seen = await table.see(table.eyes_of(person.id, seat, "light"))
        current = views.snapshot(table.game, seen)
        raise Refused("stale", f"the journal has {table.meta.seq} entries, not {seq}: look again", snapshot=current)
