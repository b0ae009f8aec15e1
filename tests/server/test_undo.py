"""Going back and giving up: undo by the knowledge rule and by agreement, resigning, abandoning, playing on."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tests.server.hall import QUIET
from tests.server.room import (
    ANN,
    BEN,
    EVE,
    GREEDY,
    ME,
    OPEN,
    Client,
    as_sent,
    code,
    comparable,
    form,
    in_room,
    over,
    play_on,
    play_one,
    table_of_two,
    with_bots_for_leavers,
)
from turnwright.core.record import read, verify
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.tables.service import Tables
from turnwright.server.wire.play import UndoBody
from turnwright.server.wire.tables import SeatBody, TableInfo

FEW = 16
"""Answers at which a game has only begun; those of chance count."""


def bens_turn(info: TableInfo) -> bool:
    return info.asked == 1


async def after_bens_answer(tables: Tables, table: str) -> TableInfo:
    """Return the table after Ann's first turn and one answer of Ben's, who is still asked."""
    await play_on(tables, table, [ANN, BEN], bens_turn)
    await play_one(tables, table, BEN)
    now = await tables.info(table, ANN)
    assert bens_turn(now)
    return now


def test_a_journal_does_not_grow_for_ever(lite_home: Settings) -> None:
    """Choosing and taking back again and again ends at a limit; then choices still count."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        await play_on(tables, info.id, [ANN], lambda now: now.ply > info.ply + 1)
        for _k in range(2):
            await play_one(tables, info.id, ANN)
            now = await tables.snapshot(info.id, ANN)
            assert (await tables.undo(info.id, ANN, UndoBody(seq=now.seq))).done
        await play_one(tables, info.id, ANN)
        now = await tables.snapshot(info.id, ANN)
        with pytest.raises(Refused) as caught:
            await tables.undo(info.id, ANN, UndoBody(seq=now.seq))
        assert "undo-enough" == caught.value.problem.reason
        await play_on(tables, info.id, [ANN, BEN], lambda later: later.ply > now.ply)

    in_room(replace(lite_home, limits=replace(QUIET, taken_back=4)), work)


def test_a_choice_is_taken_back_freely_while_nobody_learned_from_it(lite_home: Settings) -> None:
    """Undo shows the table as it was, as one more entry of the journal."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        await play_on(tables, info.id, [ANN], lambda now: now.ply > info.ply + 1)
        before = await play_one(tables, info.id, ANN)
        after = await tables.snapshot(info.id, ANN)
        assert after.can_undo
        reply = await tables.undo(info.id, ANN, UndoBody(seq=after.seq))
        assert reply.done
        now = await tables.snapshot(info.id, ANN)
        assert after.seq + 1 == now.seq
        assert (before.ply, before.options, before.log) == (now.ply, now.options, now.log)
        assert as_sent(before)["panels"] == as_sent(now)["panels"]
        with pytest.raises(Refused) as refused:
            await tables.undo(info.id, ANN, UndoBody(seq=after.seq))
        assert "stale" == code(refused)
        with pytest.raises(Refused) as refused:
            await tables.undo(info.id, BEN, UndoBody(seq=now.seq))
        assert "undo_refused" == code(refused)

    in_room(lite_home, work)


@pytest.mark.parametrize("accept", [True, False])
def test_beyond_that_the_other_seats_decide(home: Settings, accept: bool) -> None:
    """The others are asked; accepting takes the choice back, declining ends the request."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        ben = Client()
        await tables.subscribe(info.id, BEN, ben.send)
        now = await after_bens_answer(tables, info.id)
        shown = await tables.snapshot(info.id, ANN)
        assert (False, True) == (shown.can_undo, shown.undo_reason.startswith("undo-"))
        reply = await tables.undo(info.id, ANN, UndoBody(seq=now.seq))
        assert (False, [1]) == (reply.done, reply.asked)
        assert {"type": "undo_request", "table": info.id, "seat": 0, "waiting": [1]}.items() <= ben.messages[-1].items()
        assert [1] == ben.table["table"]["undo"]["waiting"]
        with pytest.raises(Refused) as refused:
            await tables.answer_undo(info.id, ANN, True)
        assert "not_your_seat" == code(refused)
        answer = await tables.answer_undo(info.id, BEN, accept)
        assert accept == answer.done
        after = await tables.info(info.id, ANN)
        assert after.undo is None
        assert (0 if accept else 1) == after.asked
        said = [line.message for line in await tables.chat_log(info.id, ANN) if line.message is not None]
        told = [(words.id, words.args["name"], words.args["of"]) for words in said]
        assert told == ([] if accept else [("undo-declined", "Ben", "Ann")])
        assert comparable(as_sent(await tables.snapshot(info.id, BEN))) == comparable(ben.table)
        with pytest.raises(Refused) as refused:
            await tables.answer_undo(info.id, BEN, True)
        assert "undo_refused" == code(refused)

    in_room(home, work)


def test_an_undo_that_rolls_or_draws_anew_is_announced(lite_home: Settings) -> None:
    """Picking a race draws a new one for the column: the seat is told beforehand, and so are those it asks."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        ben = Client()
        await tables.subscribe(info.id, BEN, ben.send)
        assert not (await tables.snapshot(info.id, ANN)).undo_redeals
        await play_one(tables, info.id, ANN)
        picked = await tables.snapshot(info.id, ANN)
        assert (False, "undo-chance", True) == (picked.can_undo, picked.undo_reason, picked.undo_redeals)
        assert not ben.table["undo_redeals"]
        await tables.undo(info.id, ANN, UndoBody(seq=picked.seq))
        assert ben.messages[-1]["redeals"]
        assert ben.table["table"]["undo"]["redeals"]
        await tables.answer_undo(info.id, BEN, False)
        await play_one(tables, info.id, ANN)
        assert not (await tables.snapshot(info.id, ANN)).undo_redeals

    in_room(lite_home, work)


def test_a_request_lapses_with_time_and_with_the_next_choice(lite_home: Settings) -> None:
    """Nobody waits for an answer for ever, and a choice is an answer."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        now = await after_bens_answer(tables, info.id)
        await tables.undo(info.id, ANN, UndoBody(seq=now.seq))
        await play_one(tables, info.id, BEN)
        assert (await tables.info(info.id, ANN)).undo is None

    in_room(lite_home, work)

    async def waits(tables: Tables) -> None:
        object.__setattr__(tables.settings, "undo_seconds", 0.2)
        info = await table_of_two(tables)
        now = await after_bens_answer(tables, info.id)
        await tables.undo(info.id, ANN, UndoBody(seq=now.seq))
        await asyncio.sleep(0.6)
        assert (await tables.info(info.id, ANN)).undo is None

    in_room(lite_home, waits)


def test_bots_agree_to_every_undo(lite_home: Settings) -> None:
    """Against bots alone a choice is taken back at once, whatever happened since."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, GREEDY, options={"first": 0}))
        start = await tables.snapshot(info.id, ANN)
        await play_on(tables, info.id, [ANN], lambda now: now.asked == 1)
        await play_on(tables, info.id, [ANN], lambda now: now.asked == 0)
        now = await tables.snapshot(info.id, ANN)
        assert not now.can_undo
        assert (await tables.undo(info.id, ANN, UndoBody(seq=now.seq))).done
        back = await tables.snapshot(info.id, ANN)
        assert (0, True) == (back.asked, start.ply < back.ply < now.ply)
        await play_on(tables, info.id, [ANN], over)
        assert [] == verify(read(await tables.record(info.id, ANN)))

    in_room(lite_home, work)


def test_whoever_resigns_is_replaced_by_a_bot_and_then_by_a_person(lite_home: Settings) -> None:
    """The seat keeps its name; the owner may open it, and somebody else continues."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        with pytest.raises(Refused) as refused:
            await tables.set_seat(info.id, ANN, 1, SeatBody(kind="bot"))
        assert "forbidden" == code(refused)
        await with_bots_for_leavers(tables, info.id)
        gone = await tables.resign(info.id, BEN)
        assert ("bot", True, "Ben") == (gone.seats[1].kind, gone.seats[1].resigned, gone.seats[1].name)
        assert [] == await tables.rows(BEN, "mine")
        await play_on(tables, info.id, [ANN], lambda now: now.asked == 1)
        await play_on(tables, info.id, [ANN], lambda now: now.asked == 0)
        await tables.set_seat(info.id, ANN, 1, SeatBody(kind="open"))
        await tables.join(info.id, EVE)
        await play_on(tables, info.id, [ANN, EVE], over)
        with pytest.raises(Refused) as refused:
            await tables.resign(info.id, ANN)
        assert "game_over" == code(refused)

    in_room(lite_home, work)


def test_a_game_is_abandoned_when_all_people_agree(lite_home: Settings) -> None:
    """One alone cannot; one may change their mind."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        assert [0] == (await tables.abandon(info.id, ANN, True)).abandon
        assert [] == (await tables.abandon(info.id, ANN, False)).abandon
        await tables.abandon(info.id, ANN, True)
        with pytest.raises(Refused):
            await tables.abandon(info.id, EVE, True)
        done = await tables.abandon(info.id, BEN, True)
        assert ("abandoned", None, None) == (done.state, done.asked, done.scores)

    in_room(lite_home, work)


def test_whoever_plays_on_no_longer_agrees_to_end_the_game(lite_home: Settings) -> None:
    """The others' agreement stays."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        await tables.abandon(info.id, ANN, True)
        await play_one(tables, info.id, ANN)
        assert [] == (await tables.info(info.id, ANN)).abandon
        await tables.abandon(info.id, BEN, True)
        await play_one(tables, info.id, ANN)
        now = await tables.info(info.id, ANN)
        assert ([1], "running") == (now.abandon, now.state)

    in_room(lite_home, work)


def test_a_game_has_a_longest_length(lite_home: Settings) -> None:
    """At the limit neither people nor bots continue; the game can still be ended."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, GREEDY, options={"first": 0}))
        now = await play_on(tables, info.id, [ANN], lambda now: now.ply >= FEW)
        assert 0 == now.asked
        with pytest.raises(Refused) as caught:
            await play_one(tables, info.id, ANN)
        assert ("too_large", "game-too-long", {"most": FEW}) == _why(caught.value)
        assert "abandoned" == (await tables.abandon(info.id, ANN, True)).state

    in_room(replace(lite_home, limits=replace(QUIET, plies=FEW)), work)


def test_bots_stop_at_the_longest_length(lite_home: Settings) -> None:
    """A game of bots that would continue forever does not."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(GREEDY, GREEDY))
        now = await play_on(tables, info.id, [ANN], lambda now: now.ply >= FEW)
        for _look in range(20):
            await tables.info(info.id, ANN)
            await asyncio.sleep(0.02)
        later = await tables.info(info.id, ANN)
        assert (now.ply, "running") == (later.ply, later.state)

    in_room(replace(lite_home, limits=replace(QUIET, plies=FEW)), work)


def _why(refused: Refused) -> tuple[str, str, dict[str, object]]:
    return refused.problem.code, refused.problem.reason, dict(refused.problem.args or {})


def test_a_rematch_is_one_table_for_all(lite_home: Settings) -> None:
    """Whoever asks second sits at the table of the first, and the game begins."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        with pytest.raises(Refused) as refused:
            await tables.rematch(info.id, ANN)
        assert "conflict" == code(refused)
        await play_on(tables, info.id, [ANN, BEN], over)
        first = await tables.rematch(info.id, BEN)
        assert ("open", ["open", "person"]) == (first.state, [seat.kind for seat in first.seats])
        again = await tables.rematch(info.id, ANN)
        assert (first.id, "running", {"first": 0}.items() <= again.options.items()) == (again.id, again.state, True)
        assert first.id == (await tables.info(info.id, ANN)).rematch
        with pytest.raises(Refused) as refused:
            await tables.rematch(info.id, EVE)
        assert "forbidden" == code(refused)

    in_room(lite_home, work)


def test_a_finished_game_is_looked_back_at_copied_and_kept(home: Settings) -> None:
    """Any ply shows the board of then; a copy plays on from there with other chance; a record makes a table."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        then = await play_on(tables, info.id, [ANN, BEN], lambda now: now.ply > 30)
        seen = await tables.snapshot(info.id, BEN)
        done = await play_on(tables, info.id, [ANN, BEN], over)
        back = await tables.snapshot(info.id, BEN, ply=then.ply)
        assert (seen.ply, seen.log, seen.prompt) == (back.ply, back.log, back.prompt)
        assert as_sent(seen)["panels"] == as_sent(back)["panels"]
        assert [] == back.options
        with pytest.raises(Refused):
            await tables.snapshot(info.id, BEN, ply=done.ply + 1)
        copy = await tables.copy(info.id, BEN, then.ply)
        assert (info.id, "open", [True]) == (copy.copied_from, copy.state, [s.mine for s in copy.seats if s.user])
        await tables.set_seat(copy.id, BEN, 0, SeatBody(kind="bot", bot="greedy"))
        await tables.start(copy.id, BEN)
        await play_on(tables, copy.id, [BEN], over)
        assert [] == verify(read(await tables.record(copy.id, BEN)))
        record = read(await tables.record(info.id, None))
        kept = await tables.keep(EVE, record, "Old <game>")
        assert ("finished", done.scores, "Old <game>") == (kept.state, kept.scores, kept.title)
        assert record.entries == read(await tables.record(kept.id, EVE)).entries
        with pytest.raises(Refused):
            await tables.keep(EVE, record._replace(entries=record.entries[:-1]))

    in_room(home, work)


def test_a_choice_is_explained_and_foreseen(lite_home: Settings) -> None:
    """Why not, in the asker's language and with the rule; a preview with what would be told."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        why = await tables.why(info.id, ANN, "conquer 1", None, "ru")
        assert why.rule.startswith("SW-")
        assert why.rule in why.text
        assert "" == (await tables.why(info.id, ANN, "pick 1", None, "en")).text
        other = [(await tables.why(info.id, BEN, choice, None, "en")).text for choice in ("pick 1", "conquer 1")]
        assert other[0] == other[1] != ""
        preview = await tables.preview(info.id, ANN, "pick 1", None)
        assert preview.changes
        assert ["log-pick"] == [line.id for line in preview.lines][:1]
        with pytest.raises(Refused) as refused:
            await tables.preview(info.id, ANN, "conquer 1", None)
        assert "illegal_choice" == code(refused)

    in_room(lite_home, work)


def test_an_open_table_shows_its_seats(lite_home: Settings) -> None:
    """Before the start there is no board and no choice."""

    async def work(tables: Tables) -> None:
        info = await tables.create(ANN, form(ME, OPEN))
        shown = await tables.snapshot(info.id, ANN)
        assert ([], [], 0) == (shown.panels, shown.options, shown.seq)
        assert "prompt-open-table" == shown.prompt.id

    in_room(lite_home, work)
