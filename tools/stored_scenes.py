"""What happens at the tables that ``stored_games.py`` keeps: every way in which a table can be left lying."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

from stored_room import Room, variants
from turnwright.bots.kinds import OURS
from turnwright.core.game import find
from turnwright.core.journal import ORDER
from turnwright.core.json_types import JsonDict
from turnwright.core.record import write
from turnwright.server.errors import Refused
from turnwright.server.tables.live_table import LiveTable
from turnwright.server.tables.playing import HOPELESS
from turnwright.server.wire.play import MoveBody, OrdersBody, UndoBody
from turnwright.server.wire.tables import Clock, SeatBody, SettingsBody

SHORT: Final[dict[str, JsonDict]] = {"mythotopia": {"rounds": 5}, "root": {"rounds": 5}}
"""Table options that make games short."""
DAY: Final = 86_400.0
TALK: Final = ("Good luck!", "Удачи всем 🎲", "שלום", "two\nlines")

Scene = Callable[[Room, str], Awaitable[None]]


async def every_option(room: Room, game: str) -> None:
    """Every value of every option, and every number of seats: one person plays all of them."""
    for n, (seats, options) in enumerate(variants(game)):
        table = await room.open(f"{game}: options {n}", game, *["Ann"] * seats, options=options)
        await room.play(table, 15 + 2 * n)


async def presets(room: Room, game: str) -> None:
    """Every preset of options."""
    for preset in find(game).presets:
        title = f"{game}: preset {preset.name}"
        await room.play(await room.open(title, game, "Ann", "Ben", "Cleo", options=preset.options), 20)


async def to_the_end(room: Room, game: str) -> None:
    """A finished game, a copy that goes on from its middle, a rematch, its uploaded record, and a copy with a bot."""
    tables, ann, ben = room.tables, room.people["Ann"], room.people["Ben"]
    table = await room.open(f"{game}: finished", game, "Ann", "Ben", options=SHORT.get(game, {}))
    await room.play(table)
    info = await tables.info(table, ann)
    copy = await tables.copy(table, ann, info.ply // 2)
    await tables.join(copy.id, ben, invite=(await tables.invite(copy.id, ann)).secret)
    await tables.start(copy.id, ann)
    await room.play(copy.id, 10)
    other = await tables.copy(table, room.people["Dan"], info.ply // 3)
    for seat in [sitting.seat for sitting in other.seats if sitting.kind == "open"]:
        await tables.set_seat(other.id, room.people["Dan"], seat, SeatBody(kind="bot", bot="random"))
    await tables.start(other.id, room.people["Dan"])
    await room.play(other.id, 6)
    await tables.rematch(table, ann)
    await tables.keep(ben, write(await tables.finished_record(table, ben)), f"{game}: uploaded", public=True)


async def undone(room: Room, game: str) -> None:
    """Choices that were taken back at once, one after the agreement of the others, and one that is asked for."""
    table = await room.open(f"{game}: undone", game, "Ann", "Ben", "Cleo")
    live = await room.live(table)
    for _time in range(3):
        await _undo(room, live, asks=False)
        await room.play(table, 4)
    await _undo(room, live, asks=True)
    for name in ("Ann", "Ben", "Cleo"):
        with contextlib.suppress(Refused):
            await room.tables.answer_undo(table, room.people[name], accept=True)
    await room.play(table, 4)
    await _undo(room, live, asks=True)


async def _undo(room: Room, live: LiveTable, asks: bool) -> None:
    """Play until somebody can take a choice back, at once or by asking, and do that."""
    for _answer in range(400):
        await room.answer(live)
        assert live.position is not None
        for seat in range(len(live.meta.seating)):
            reason = live.position.undo_target(seat)[1]
            if reason not in HOPELESS and bool(reason) == asks:
                await room.tables.undo(live.id, room.holder(live.meta, seat), UndoBody(seq=live.meta.seq, seat=seat))
                return
    raise AssertionError(f"{live.meta.title}: no choice could be taken back")


async def orders(room: Room, game: str) -> None:
    """Standing orders, which have answered at least once."""
    declared = find(game).orders
    if not declared:
        return
    table = await room.open(f"{game}: orders", game, "Ann", "Ben", "Cleo")
    given: dict[str, Any] = {order.name: order.values[-1] for order in declared}
    for name in ("Ann", "Ben"):
        await room.tables.set_orders(table, room.people[name], OrdersBody(orders=given))
    await room.play(table, 1_000, until=_obeyed)
    await room.play(table, 3)


def _obeyed(live: LiveTable) -> bool:
    assert live.position is not None
    return any(entry.kind == ORDER for entry in live.position.entries_from(0))


async def gesture(room: Room, game: str) -> None:
    """Several choices in one gesture, if the game has one on offer."""
    table = await room.open(f"{game}: gesture", game, "Ann", "Ben")
    live = await room.live(table)
    for _answer in range(150):
        assert live.position is not None
        found = [each for each in live.position.gestures if len(each.actions) > 1]
        if found:
            seat = live.meta.asked
            assert seat is not None
            first, *then = [live.game.vocabulary.names[action] for action in found[0].actions]
            body = MoveBody(seq=live.meta.seq, choice=first, then=tuple(then), seat=seat, key="gesture")
            with contextlib.suppress(Refused):
                await room.tables.move(table, room.holder(live.meta, seat), body)
                return
        await room.answer(live)


async def left(room: Room, game: str) -> None:
    """People who have left: a bot took the seat, nobody did, or the game is over; and one whose account is gone."""
    tables, people = room.tables, room.people
    table = await room.open(f"{game}: resigned to a bot", game, "Ann", "Ben", "Cleo", resigning="bot")
    await room.play(table, 12)
    await tables.resign(table, people["Cleo"])
    await room.play(table, 6)
    if find(game).seats_may_leave:
        table = await room.open(f"{game}: gone", game, "Ann", "Ben", "Cleo", resigning="without")
        await room.play(table, 30)
        await tables.resign(table, people["Ben"])
        await room.play(table, 6)
    for title, seats in (("won by resigning", ("Ann", "Ben")), ("ended by resigning", ("Ann", "Ben", "Cleo"))):
        table = await room.open(f"{game}: {title}", game, *seats, resigning="standing")
        await room.play(table, 25)
        await tables.resign(table, people["Ben"])
    table = await room.open(f"{game}: account deleted", game, "Ann", "Finn", "Ben")
    await room.play(table, 9)
    await tables.chat(table, people["Finn"], "I was here")


async def asked_for(room: Room, game: str) -> None:
    """A seat that somebody asks for, which one of two people has agreed to."""
    table = await room.open(f"{game}: handover", game, "Ann", "Ben", "bot:random")
    await room.play(table, 8)
    await room.tables.join(table, room.people["Eve"], 2)
    await room.tables.answer_handover(table, room.people["Ben"], accept=True)
    for n, words in enumerate(TALK):
        await room.tables.chat(table, room.people[("Ann", "Ben")[n % 2]], words)


async def clocks(room: Room, game: str) -> None:
    """Clocks of both kinds, with both ends."""
    for kind, timeout in (("decision", "move"), ("decision", "seat"), ("bank", "move"), ("bank", "seat")):
        increment = 30.0 if kind == "bank" else 0.0
        clock = Clock(kind=kind, seconds=7 * DAY, increment=increment, timeout=timeout)  # type: ignore[arg-type]
        table = await room.open(f"{game}: clock {kind} {timeout}", game, "Ann", "Ирина", clock=clock)
        await room.play(table, 10)


async def bots(room: Room, game: str) -> None:
    """A person and one bot of each kind."""
    table = await room.open(f"{game}: bots", game, "Ann", *[f"bot:{bot}" for bot in OURS])
    await room.play(table, 3)


async def given_up(room: Room, game: str) -> None:
    """A game that one person wants to end, and one that all have ended."""
    for title, agreeing in (("half abandoned", ["Ann"]), ("abandoned", ["Ann", "Ben"])):
        table = await room.open(f"{game}: {title}", game, "Ann", "Ben")
        await room.play(table, 7)
        for name in agreeing:
            await room.tables.abandon(table, room.people[name], agree=True)


async def not_begun(room: Room, game: str) -> None:
    """Tables before the game: with a free seat and an invitation, with changed settings, and closed."""
    tables, ann = room.tables, room.people["Ann"]
    table = await room.open(f"{game}: open", game, "Ann", "", "", start=False, public=False)
    await tables.join(table, room.people["Ben"], invite=(await tables.invite(table, ann)).secret)
    table = await room.open(f"{game}: changed", game, "Ann", "Ben", "Cleo", start=False)
    await tables.change(table, ann, SettingsBody(options={"first": 1}, title=f"{game}: changed", public=True))
    await tables.agree(table, room.people["Cleo"])
    await tables.close_table(await room.open(f"{game}: closed", game, "Ann", "Ben", "", start=False), ann)


SCENES: Final[tuple[Scene, ...]] = (
    every_option,
    presets,
    to_the_end,
    undone,
    orders,
    gesture,
    left,
    asked_for,
    clocks,
    bots,
    given_up,
    not_begun,
)
