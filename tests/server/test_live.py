"""Tables: created, played, told, taken back and found again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.room import (
    ANN,
    BEN,
    EVE,
    GREEDY,
    ME,
    OPEN,
    RANDOM,
    Client,
    as_sent,
    closed,
    code,
    comparable,
    form,
    in_room,
    opened,
    over,
    play_on,
    play_one,
    table_of_two,
    with_log_from,
)
from turnwright.core.record import read, verify
from turnwright.games.small_world.factions.roster import POWERS
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.tables.service import Tables
from turnwright.server.wire.play import MoveBody, UndoBody
from turnwright.server.wire.tables import SeatSpec


@pytest.mark.parametrize(
    ("body", "allowed"),
    [
        (form(ME), ["2", "3", "4", "5"]),
        (form(ME, ME, options={"coins": "gold"}), ['"secret"', '"open"']),
        (form(ME, ME, options={"first": 4}), None),
        (form(ME, SeatSpec(kind="bot", bot="genius")), ["random", "greedy", "search"]),
        (form(ME, SeatSpec(kind="bot", bot="search", seconds=9999)), None),
    ],
)
def test_a_bad_form_opens_nothing(lite_home: Settings, body: Any, allowed: list[str] | None) -> None:
    """What is not allowed is refused with what is, and no table is there afterwards."""

    async def work(tables: Tables) -> None:
        with pytest.raises(Refused) as refused:
            await tables.create(ANN, body)
        assert "bad_option" == code(refused)
        assert allowed == refused.value.problem.allowed
        assert [] == await tables.rows(ANN, "mine")

    in_room(lite_home, work)


def test_a_box_with_too_few_badges_opens_nothing(lite_home: Settings) -> None:
    """Home-made content that could not be played to the end is refused with the line that says what is needed."""
    powers = [power.key for power in POWERS]
    power: dict[str, Any] = {"name": "Lone", "tokens": 4, "leaves_out": powers}

    async def work(tables: Tables) -> None:
        with pytest.raises(Refused) as refused:
            await tables.create(ANN, form(ME, ME, options={"homemade": {"power": power}}))
        line = "homemade: too few powers for 2 seats: 1 left in the game, at least 8 needed"
        assert ("bad_option", line) == (code(refused), refused.value.problem.message)
        assert [] == await tables.rows(ANN, "mine")
        power["leaves_out"] = powers[:12]
        assert "running" == (await tables.create(ANN, form(ME, ME, options={"homemade": {"power": power}}))).state

    in_room(lite_home, work)


def test_a_game_against_bots_from_the_form_to_the_end(home: Settings) -> None:
    """A table without open seats starts at once; its record holds what the rules and the promised seed say."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, GREEDY, RANDOM, title="  A\tgame "))
        assert ("running", "A game", ["Ann", "Rosa", "Pip"]) == (
            info.state,
            info.title,
            [seat.name for seat in info.seats],
        )
        done = await play_on(tables, info.id, [ANN], over)
        assert done.scores is not None
        assert done.winners
        assert done.asked is None
        record = read(await tables.record(info.id, ANN))
        assert [] == verify(record)
        assert info.commitment == record.header.commitment
        with pytest.raises(Refused) as refused:
            await tables.move(info.id, ANN, MoveBody(seq=done.seq, choice="finish"))
        assert "game_over" == code(refused)

    in_room(home, work)


def test_a_repeated_sending_is_answered_and_not_applied_twice(home: Settings) -> None:
    """The same key gives the same answer, at once and after a restart."""

    async def first(tables: Tables) -> tuple[str, MoveBody, int]:
        info = await table_of_two(tables)
        now = await tables.snapshot(info.id, ANN)
        body = MoveBody(seq=now.seq, choice=now.options[0].choice, key="once")
        reply = await tables.move(info.id, ANN, body)
        assert reply == await tables.move(info.id, ANN, body)
        await play_one(tables, info.id, ANN)
        assert reply == await tables.move(info.id, ANN, body)
        return info.id, body, reply.seq

    table, body, seq = in_room(home, first)

    async def later(tables: Tables) -> None:
        before = await tables.record(table, ANN)
        assert seq == (await tables.move(table, ANN, body)).seq
        assert before == await tables.record(table, ANN)

    in_room(home, later)


def test_refused_moves_say_why_and_change_nothing(lite_home: Settings) -> None:
    """Stale (with the table as it is), illegal (with the rule), unknown, not one's seat, not begun."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        before = await tables.record(info.id, ANN)
        wrong = [
            (ANN, MoveBody(seq=info.seq - 1, choice="pick 0"), "stale"),
            (ANN, MoveBody(seq=info.seq, choice="conquer 1"), "illegal_choice"),
            (ANN, MoveBody(seq=info.seq, choice="fly to the moon"), "unknown_choice"),
            (ANN, MoveBody(seq=info.seq, choice="x" * 5000), "unknown_choice"),
            (ANN, MoveBody(seq=info.seq, choice="pick 0", seat=1), "not_your_seat"),
            (ANN, MoveBody(seq=info.seq, choice="pick 0", key="k" * 100), "bad_request"),
            (BEN, MoveBody(seq=info.seq, choice="pick 0"), "not_your_seat"),
            (EVE, MoveBody(seq=info.seq, choice="pick 0"), "not_your_seat"),
        ]
        for person, body, expected in wrong:
            with pytest.raises(Refused) as refused:
                await tables.move(info.id, person, body)
            assert expected == code(refused)
            if expected == "stale":
                assert refused.value.problem.snapshot == await tables.snapshot(info.id, ANN)
            if expected == "illegal_choice":
                assert refused.value.problem.rule.startswith("SW-")
        assert before == await tables.record(info.id, ANN)
        waiting = await tables.create(ANN, form(ME, OPEN))
        with pytest.raises(Refused) as refused:
            await tables.move(waiting.id, ANN, MoveBody(seq=0, choice="pick 0"))
        assert "not_started" == code(refused)
        with pytest.raises(Refused) as refused:
            await tables.info("nowhere", ANN)
        assert "not_found" == code(refused)

    in_room(lite_home, work)


def test_deltas_lead_every_client_to_what_a_snapshot_shows(lite_home: Settings) -> None:
    """Through a whole game with an undo in it, both seats and a watcher, light and dark."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        clients = {(person, theme): Client() for person in (ANN, BEN, None) for theme in ("light", "dark")}
        for (person, theme), client in clients.items():
            await tables.subscribe(info.id, person, client.send, theme=theme)
        for number in range(400):
            now = await tables.info(info.id, ANN)
            if now.state != "running":
                break
            person = (ANN, BEN)[now.asked or 0]
            before = await play_one(tables, info.id, person, number)
            if number % 5 == 3 and (seen := await tables.snapshot(info.id, person)).can_undo:
                await tables.undo(info.id, person, UndoBody(seq=seen.seq, seat=before.seat))
            for (viewer, theme), client in clients.items():
                shown = await tables.snapshot(info.id, viewer, theme=theme)
                assert comparable(as_sent(shown)) == comparable(with_log_from(client.table, shown.log_from))
        assert "finished" == now.state
        kinds = {message["type"] for client in clients.values() for message in client.messages}
        assert {"table", "delta", "presence"} == kinds
        assert all([m["type"] for m in client.messages].count("table") == 1 for client in clients.values())

    in_room(lite_home, work)


def test_nobody_is_sent_what_only_another_seat_may_know(lite_home: Settings) -> None:
    """Coins are their owner's until the end: no message to others names them, and only the asked seat gets options."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        viewers = {0: (ANN, Client()), 1: (BEN, Client()), -1: (None, Client())}
        for person, client in viewers.values():
            await tables.subscribe(info.id, person, client.send)
        await play_on(tables, info.id, [ANN, BEN], lambda now: now.ply > 90)
        for seat, (_person, client) in viewers.items():
            labels = [label for message in client.messages for label in _coin_labels(message)]
            assert labels
            assert all(label["id"] == "drawn-coins-hidden" or label["args"]["seat"] == seat for label in labels)
            told = [m for m in client.messages if m["type"] in ("table", "delta")]
            assert all(not m["options"] or m["asked"] == seat for m in told)
            assert all("scores" not in m.get("info", {}) for m in told)
        with pytest.raises(Refused) as refused:
            await tables.snapshot(info.id, BEN, seat=0)
        assert "not_your_seat" == code(refused)

    in_room(lite_home, work)


def _coin_labels(message: dict[str, Any]) -> list[dict[str, Any]]:
    if message["type"] == "table":
        pieces = [piece for panel in message["panels"] for piece in panel["pieces"]]
    else:
        pieces = [piece for change in message.get("pieces", {}).values() for piece in change["set"]]
    return [piece["label"] for piece in pieces if piece["id"].startswith("coins-of-")]


def test_a_table_is_found_mid_turn_after_a_restart(home: Settings) -> None:
    """Every viewer sees what they saw, and the game continues from there with the promised chance."""

    async def before(tables: Tables) -> tuple[str, dict[str, Any]]:
        info = await table_of_two(tables)
        await play_on(tables, info.id, [ANN, BEN], lambda now: now.ply > 40)
        return info.id, as_sent(await tables.snapshot(info.id, BEN))

    table, seen = in_room(home, before)

    async def after(tables: Tables) -> None:
        assert comparable(seen) == comparable(as_sent(await tables.snapshot(table, BEN)))
        assert [table] == [row.id for row in await tables.rows(BEN, "mine")]
        await play_on(tables, table, [ANN, BEN], over)
        assert [] == verify(read(await tables.record(table, None)))

    in_room(home, after)


def test_bots_go_on_after_a_restart(home: Settings) -> None:
    """A table whose bot was thinking is taken up by the next server without anybody asking."""

    async def before(tables: Tables) -> tuple[str, int]:
        info = await tables.create(ANN, form(ME, GREEDY, GREEDY, options={"first": 1}))
        return info.id, info.seq

    table, seq = in_room(home, before)

    async def after(tables: Tables) -> None:
        for _turn in range(1000):
            meta = await tables.store.meta(table)
            assert meta is not None
            if meta.asked == 0:
                assert meta.seq > seq
                return
            await asyncio.sleep(0.01)
        raise AssertionError("the bots stand still")

    in_room(home, after)


def test_a_commit_that_fails_is_told_to_nobody(lite_home: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sender gets the error, followers hear nothing, and the same choice can be made again."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        client = Client()
        await tables.subscribe(info.id, BEN, client.send)
        heard = len(client.messages)
        now = await tables.snapshot(info.id, ANN)
        body = MoveBody(seq=now.seq, choice=now.options[0].choice)
        with monkeypatch.context() as broken:
            broken.setattr(tables.store, "save", _full_disk)
            with pytest.raises(OSError, match="disk"):
                await tables.move(info.id, ANN, body)
        assert heard == len(client.messages)
        assert now == await tables.snapshot(info.id, ANN)
        await tables.move(info.id, ANN, body)
        assert client.table["seq"] > now.seq

    in_room(lite_home, work)


async def _full_disk(*_args: object) -> None:
    raise OSError("disk full")


def test_two_servers_on_one_database_play_one_table(pg_home: Settings) -> None:
    """Ann's server and Ben's: each sees the other's moves; both send at once and one of them is told to look again."""

    async def work() -> None:
        one, two = await opened(pg_home), await opened(pg_home)
        info = await table_of_two(one)
        client = Client()
        await two.subscribe(info.id, BEN, client.send)
        homes = {0: (one, ANN), 1: (two, BEN)}
        for number in range(60):
            now = await one.info(info.id, ANN)
            tables, person = homes[now.asked or 0]
            while (await tables.info(info.id, person)).seq != now.seq:
                await asyncio.sleep(0.005)
            shown = await tables.snapshot(info.id, person)
            choice = shown.options[number % len(shown.options)].choice
            body = MoveBody(seq=shown.seq, choice=choice)
            other = (await (two if tables is one else one).info(info.id, person)).seq
            rival = two if tables is one else one
            done = await asyncio.gather(
                tables.move(info.id, person, body), rival.move(info.id, person, body), return_exceptions=True
            )
            assert other == now.seq
            refused = [found for found in done if isinstance(found, Refused)]
            assert ["stale"] == [found.problem.code for found in refused], done
            while (await one.info(info.id, ANN)).seq != (await two.info(info.id, ANN)).seq:
                await asyncio.sleep(0.005)
        assert await one.record(info.id, None) == await two.record(info.id, None)
        shown = await two.snapshot(info.id, BEN)
        assert comparable(as_sent(shown)) == comparable(client.table)
        await closed(one)
        await closed(two)

    asyncio.run(work())


def test_nobody_is_refused_for_what_another_server_has_changed_already(pg_home: Settings) -> None:
    """Before its word has come: Ben has sat down at one server, and Ann begins the game at the other."""

    async def work() -> None:
        one, two = await opened(pg_home), await opened(pg_home)
        info = await one.create(ANN, form(ME, OPEN, public=True))
        assert "open" == (await two.info(info.id, ANN)).state
        two.live_tables.live[info.id].missed = lambda: None  # type: ignore[method-assign]
        await one.join(info.id, BEN)
        assert "open" == (await two.info(info.id, ANN)).seats[1].kind
        assert "running" == (await two.start(info.id, ANN)).state
        await closed(one)
        await closed(two)

    asyncio.run(work())
