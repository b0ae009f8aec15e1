"""Tables: created, played, told, taken back and found again."""

from __future__ import annotations

import asyncio
from itertools import pairwise
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
    comparable,
    form,
    in_room,
    opened,
    play_on,
    play_one,
    table_of_two,
)
from turnwright.core.game import find
from turnwright.core.record import read, verify
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.live import Event, Tables
from turnwright.server.wire import MoveBody, SeatBody, SeatSpec, TableInfo, UndoBody


def over(info: TableInfo) -> bool:
    return info.state == "finished"


def code(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.problem.code


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


def test_a_game_against_bots_from_the_form_to_the_end(home: Settings) -> None:
    """A table without open seats starts at once; its record holds what the rules and the promised seed say."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, GREEDY, RANDOM, title="  A\tgame "))
        assert ("running", "A game", ["Ann", "Greedy", "Random"]) == (
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
                assert comparable(as_sent(shown)) == comparable(client.table)
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
    """Every viewer sees what they saw, and the game goes on from there with the promised chance."""

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
        info = await tables.create(ANN, form(GREEDY, GREEDY, public=True))
        return info.id, info.seq

    table, seq = in_room(home, before)

    async def after(tables: Tables) -> None:
        for _turn in range(1000):
            meta = await tables.store.meta(table)
            assert meta is not None
            if meta.seq > seq + 5:
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


def test_events_tell_whose_turn_it_is(lite_home: Settings) -> None:
    """One `asked` each time the decision passes to a person, with whether they are looking; `finished` at the end."""

    async def work(tables: Tables) -> None:
        heard: list[Event] = []
        tables.listen(heard.append)
        info = await table_of_two(tables)
        await tables.subscribe(info.id, BEN, Client().send)
        assert [("ann",)] == [event.users for event in heard if event.kind == "asked"]
        await play_on(tables, info.id, [ANN, BEN], over)
        asked = [(event.users, event.seat, event.online) for event in heard if event.kind == "asked"]
        assert [(("ann",), 0, False), (("ben",), 1, True)] == asked[:2]
        assert all(one[1] != other[1] for one, other in pairwise(asked))
        assert [("ann", "ben")] == [event.users for event in heard if event.kind == "finished"]

    in_room(lite_home, work)


def test_the_owner_sets_seats(lite_home: Settings) -> None:
    """Before the start: seats are opened or given to bots, by the owner only, and taken by invitation."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, OPEN, OPEN))
        for person in (BEN, None):
            with pytest.raises(Refused) as refused:
                await tables.info(info.id, person)
            assert "not_found" == code(refused)
        invite = await tables.invite(info.id, ANN)
        assert invite.path.endswith(invite.secret)
        with pytest.raises(Refused):
            await tables.join(info.id, BEN, invite="wrong")
        joined = await tables.join(info.id, BEN, seat=2, invite=invite.secret)
        assert [True] == [seat.mine for seat in joined.seats if seat.seat == 2]
        await tables.revoke_invite(info.id, ANN)
        with pytest.raises(Refused):
            await tables.join(info.id, EVE, invite=invite.secret)
        with pytest.raises(Refused) as refused:
            await tables.start(info.id, ANN)
        assert "conflict" == code(refused)
        with pytest.raises(Refused) as refused:
            await tables.set_seat(info.id, BEN, 1, SeatBody(kind="bot"))
        assert "forbidden" == code(refused)
        await tables.leave(info.id, BEN)
        await tables.set_seat(info.id, ANN, 2, SeatBody(kind="bot", bot="random"))
        with_bots = await tables.set_seat(info.id, ANN, 1, SeatBody(kind="bot", bot="random"))
        assert ["Ann", "Random 2", "Random"] == [seat.name for seat in with_bots.seats]
        assert "running" == (await tables.start(info.id, ANN)).state

    in_room(lite_home, work)


def test_hot_seat_follows_the_asked_seat(lite_home: Settings) -> None:
    """One person in two seats looks through the eyes of whichever is asked."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, ME, options={"first": 1}))
        assert ["Ann", "Ann 2"] == [seat.name for seat in info.seats]
        client = Client()
        await tables.subscribe(info.id, ANN, client.send)
        eyes = set()
        for number in range(60):
            assert client.table["seat"] == client.table["asked"]
            eyes.add(client.table["seat"])
            await play_one(tables, info.id, ANN, number)
        assert {0, 1} == eyes

    in_room(lite_home, work)


def test_talk_reaches_the_table(lite_home: Settings) -> None:
    """Seats talk, watchers read; too long and empty lines are refused; markup stays text."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        client = Client()
        await tables.subscribe(info.id, None, client.send)
        line = await tables.chat(info.id, ANN, " <b>hello</b> ")
        assert ("<b>hello</b>", "Ann") == (line.text, line.name)
        assert "<b>hello</b>" == client.messages[-1]["text"]
        assert [line] == await tables.chat_log(info.id, None)
        for person, text, expected in (
            (ANN, " ", "bad_request"),
            (ANN, "x" * 501, "too_large"),
            (EVE, "hi", "not_your_seat"),
        ):
            with pytest.raises(Refused) as refused:
                await tables.chat(info.id, person, text)
            assert expected == code(refused)

    in_room(lite_home, work)


def test_letters_that_no_database_takes_are_answered(home: Settings) -> None:
    """NUL and half letters in ids, keys, titles, filters and talk: refused or left out, never an error of ours."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables, title="a\0b\ud800c")
        assert "a b c" == info.title
        line = await tables.chat(info.id, ANN, "one\0\ud800\ntwo")
        assert "one\ntwo" == line.text
        for bad in ("\0", "\ud800", "", "x" * 99, "\u0660"):
            with pytest.raises(Refused) as refused:
                await tables.info(bad, ANN)
            assert "not_found" == code(refused)
            with pytest.raises(Refused):
                await tables.static(bad)
            assert [] == (await tables.rows(ANN, "mine", game=bad) if bad else [])
            with pytest.raises(Refused):
                await tables.move(info.id, ANN, MoveBody(seq=info.seq, choice=bad, key="k"))
        with pytest.raises(Refused) as refused:
            await tables.move(info.id, ANN, MoveBody(seq=info.seq, choice="pick 1", key="\0"))
        assert "bad_request" == code(refused)

    in_room(home, work)


def test_new_names_and_faces_reach_those_who_look(lite_home: Settings) -> None:
    """Whoever joins, leaves or takes another name is seen at once, before the start and during the game."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, OPEN, public=True))
        client = Client()
        await tables.subscribe(info.id, ANN, client.send)
        await tables.join(info.id, BEN)
        assert ["Ann", "Ben"] == client.table["names"]
        await tables.rename(BEN._replace(name="Benjamin"))
        await tables.start(info.id, ANN)
        assert ["Ann", "Benjamin"] == client.table["names"]
        assert comparable(as_sent(await tables.snapshot(info.id, ANN))) == comparable(client.table)
        await tables.resign(info.id, BEN)
        assert "bot" == client.table["table"]["seats"][1]["kind"]

    in_room(lite_home, work)


def test_a_newer_version_of_the_game_takes_running_tables_over(
    lite_home: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal is rewritten as the newer rules would have written it, once, and play goes on."""

    async def before(tables: Tables) -> str:
        info = await table_of_two(tables)
        await play_on(tables, info.id, [ANN, BEN], lambda now: now.ply > 20)
        return info.id

    table = in_room(lite_home, before)
    game = find("small_world")
    monkeypatch.setattr(game, "version", 2)
    monkeypatch.setattr(game, "upgrade", lambda old: old._replace(header=old.header._replace(version=2)))

    async def after(tables: Tables) -> None:
        assert 2 == (await tables.info(table, ANN)).version
        monkeypatch.delattr(game, "upgrade")
        await play_on(tables, table, [ANN, BEN], over)
        assert [] == verify(read(await tables.record(table, ANN)))

    in_room(lite_home, after)
