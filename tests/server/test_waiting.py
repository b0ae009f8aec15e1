"""Before the start: the host changes the settings, stands up, closes the table; nobody is drawn into another game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.hall import Guest, Hall, refusal
from tests.server.room import ANN, BEN, EVE, ME, OPEN, Watcher, form, in_room, play_on
from tests.toy import TOY
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.tables.service import Event, Tables
from turnwright.server.wire.tables import Clock, CreateBody, SettingsBody, TableInfo

pytestmark = pytest.mark.plain_only


async def waiting(tables: Tables) -> TableInfo:
    """Return a table of Ann that waits, with Ben at it."""
    info = await tables.create(ANN, form(ME, OPEN, public=True))
    return await tables.join(info.id, BEN)


def body(info: TableInfo, **changes: Any) -> SettingsBody:
    """Return the settings of a table with changes."""
    return SettingsBody(**{"options": info.options, "public": info.public, "title": info.title, **changes})


def unconfirmed(info: TableInfo) -> list[bool]:
    """Return who has not agreed, by seat."""
    return [seat.unconfirmed for seat in info.seats]


async def refuses(reason: str, request: Any) -> None:
    """Expect a refusal."""
    with pytest.raises(Refused) as refused:
        await request
    assert reason == refused.value.problem.reason


def test_nobody_is_drawn_into_a_game_with_other_settings(home: Settings) -> None:
    """The change is told, the game does not start before those who sit have agreed; who comes later has seen it."""

    async def work(tables: Tables) -> None:
        info = await waiting(tables)
        clock = Clock(kind="decision", seconds=60)
        options = {**info.options, "coins": "open"}
        changed = await tables.change(info.id, ANN, body(info, options=options, clock=clock))
        assert ("open", clock) == (changed.options["coins"], changed.clock)
        assert [False, True] == unconfirmed(changed)
        (line,) = await tables.chat_log(info.id, BEN)
        assert line.message is not None
        assert ("table-changed", "coins,clock") == (line.message.id, line.message.args["what"])
        await refuses("not-confirmed", tables.start(info.id, ANN))
        await tables.leave(info.id, BEN)
        assert [False, False] == unconfirmed(await tables.join(info.id, EVE))
        await tables.change(info.id, ANN, body(info))
        await refuses("no-seat", tables.agree(info.id, BEN))
        assert [False, False] == unconfirmed(await tables.agree(info.id, EVE))
        assert "running" == (await tables.start(info.id, ANN)).state

    in_room(home, work)


def test_a_name_or_no_change_asks_nobody(lite_home: Settings) -> None:
    """Only what is played, how fast, and what resigning means."""

    async def work(tables: Tables) -> None:
        info = await waiting(tables)
        for settings in (body(info), body(info, title="Ours", public=False)):
            assert [False, False] == unconfirmed(await tables.change(info.id, ANN, settings))
        assert [] == await tables.chat_log(info.id, ANN)
        assert "running" == (await tables.start(info.id, ANN)).state

    in_room(lite_home, work)


def test_changed_settings_are_checked_like_those_of_a_new_table(lite_home: Settings) -> None:
    """A refused change changes nothing; nor is a game changed that has begun or was copied."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, CreateBody(game=TOY.name, seats=[ME, OPEN], options={"rounds": 1}))
        for wrong in ({"options": {"rounds": 99}}, {"clock": Clock(kind="bank", seconds=0)}, {"resigning": "bot"}):
            with pytest.raises(Refused) as refused:
                await tables.change(info.id, ANN, body(info, **wrong))
            assert "bad_option" == refused.value.problem.code
        assert info == await tables.info(info.id, ANN)
        secret = (await tables.invite(info.id, ANN)).secret
        await tables.join(info.id, BEN, invite=secret)
        await refuses("owner-only", tables.change(info.id, BEN, body(info)))
        await tables.start(info.id, ANN)
        await refuses("begun", tables.change(info.id, ANN, body(info)))
        await refuses("begun", tables.close_table(info.id, ANN))
        await play_on(tables, info.id, [ANN, BEN], lambda now: now.state == "finished")
        copy = await tables.copy(info.id, ANN, 1)
        await refuses("copied", tables.change(copy.id, ANN, body(copy)))

    in_room(lite_home, work)


def test_the_host_stands_up_and_keeps_the_table(lite_home: Settings) -> None:
    """The seat is free, the table still theirs; they may sit down again or let others play."""

    async def work(tables: Tables) -> None:
        info = await waiting(tables)
        stood = await tables.leave(info.id, ANN)
        assert (True, "open", [0]) == (stood.owner, stood.seats[0].kind, stood.takeable)
        await tables.join(info.id, EVE)
        begun = await tables.start(info.id, ANN)
        assert ("running", ["eve", "ben"]) == (begun.state, [seat.user for seat in begun.seats])

    in_room(lite_home, work)


def test_a_closed_table_is_over_for_everybody(home: Settings) -> None:
    """Those who look are told at once, those who do not see it in their lists; nothing can be done there."""
    heard: list[Event] = []

    async def work(tables: Tables) -> None:
        tables.listen(heard.append)
        info = await waiting(tables)
        ben = await Watcher().look(tables, info.id, BEN)
        await refuses("owner-only", tables.close_table(info.id, BEN))
        assert "closed" == (await tables.close_table(info.id, ANN)).state
        assert "closed" == ben.table["table"]["state"]
        assert [("ann", "ben")] == [event.users for event in heard if event.kind == "finished"]
        assert [[], [], []] == [
            await tables.rows(who, scope) for who, scope in ((ANN, "mine"), (BEN, "mine"), (EVE, "open"))
        ]
        for what in (tables.join(info.id, EVE), tables.start(info.id, ANN), tables.rematch(info.id, ANN)):
            with pytest.raises(Refused):
                await what
        for again in (tables.leave(info.id, BEN), tables.agree(info.id, BEN), tables.close_table(info.id, ANN)):
            await refuses("begun", again)

    in_room(home, work)


def test_a_rematch_that_was_closed_can_be_offered_again(lite_home: Settings) -> None:
    """It would otherwise be closed to everybody for good."""

    async def work(tables: Tables) -> None:
        info = await waiting(tables)
        await tables.start(info.id, ANN)
        await tables.resign(info.id, BEN)
        first = await tables.rematch(info.id, ANN)
        await tables.close_table(first.id, ANN)
        second = await tables.rematch(info.id, BEN)
        assert (False, "open") == (second.id == first.id, second.state)

    in_room(lite_home, work)


def test_a_rematch_does_not_begin_by_itself_with_settings_that_somebody_has_not_seen(lite_home: Settings) -> None:
    """The last one to come would start it."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, OPEN, OPEN, public=True, resigning="standing"))
        for person in (BEN, EVE):
            await tables.join(info.id, person)
        await tables.start(info.id, ANN)
        await tables.resign(info.id, BEN)
        again = await tables.rematch(info.id, ANN)
        await tables.rematch(info.id, BEN)
        await tables.change(again.id, ANN, body(again, options={**again.options, "coins": "open"}))
        assert "open" == (await tables.rematch(info.id, EVE)).state
        await tables.agree(again.id, BEN)
        assert "running" == (await tables.start(again.id, ANN)).state

    in_room(lite_home, work)


def test_the_routes(hall: Hall) -> None:
    """As a browser sends them; unknown keys are refused."""
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    made = anna.table("me", "open", public=True)
    path = f"/api/tables/{made['id']}"
    bert.post(f"{path}/join", {})

    def put(who: Guest, **more: Any) -> Any:
        return who.call("PUT", path, {"options": made["options"], "public": True, **more})

    assert (400, "bad_request") == refusal(put(anna, seats=[]))
    assert put(anna, clock={"kind": "decision", "seconds": 60}).json()["seats"][1]["unconfirmed"]
    assert (409, "conflict") == refusal(anna.post(f"{path}/start"))
    assert not bert.post(f"{path}/agree").json()["seats"][1]["unconfirmed"]
    assert "closed" == anna.post(f"{path}/close").json()["state"]


def test_a_closed_table_shows_no_game_after_a_restart(lite_home: Settings) -> None:
    """Its game never began, so nothing was dealt."""

    async def before(tables: Tables) -> str:
        info = await tables.create(ANN, form(ME, OPEN))
        await tables.close_table(info.id, ANN)
        return info.id

    table = in_room(lite_home, before)

    async def after(tables: Tables) -> None:
        shown = await tables.snapshot(table, ANN)
        assert ("closed", [], [], []) == (shown.table.state, shown.panels, shown.log, shown.options)

    in_room(lite_home, after)
