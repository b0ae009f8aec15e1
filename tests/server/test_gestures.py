"""Gestures at a table: several choices in one message, stored together and taken back together."""

from __future__ import annotations

import pytest

from tests.server.room import ANN, BEN, code, in_room, play_one, table_of_two
from turnwright.core.journal import CHOICE, JOINED
from turnwright.core.record import read
from turnwright.server.config import Settings
from turnwright.server.errors import Refused
from turnwright.server.tables.playing import MOST_CHOICES
from turnwright.server.tables.service import Tables
from turnwright.server.wire.play import MoveBody, UndoBody


async def two_conquests(tables: Tables, table: str) -> tuple[int, list[str]]:
    """Pick a race; return how long the journal is then, and two conquests that can be made in a row."""
    await play_one(tables, table, ANN)
    live = await tables.live_tables.get(table)
    assert live.position is not None
    trial = live.position.fork()
    choices: list[str] = []
    while len(choices) < 2:
        choices.append(next(name for name in trial.options if name.startswith("conquer")))
        trial.choose(choices[-1])
    return live.position.seq, choices


def test_a_gesture_is_stored_answered_again_and_taken_back_as_one(home: Settings) -> None:
    """The journal holds its choices one by one; the same key is not played twice; one undo goes back before it."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        seq, (first, second) = await two_conquests(tables, info.id)
        before = await tables.snapshot(info.id, ANN)
        body = MoveBody(seq=seq, choice=first, then=(second,), key="k")
        reply = await tables.move(info.id, ANN, body)
        assert reply == await tables.move(info.id, ANN, body)
        entries = read(await tables.record(info.id, ANN)).entries[seq : reply.seq]
        assert [(CHOICE, first), (JOINED, second)] == [(entry.kind, entry.choice) for entry in entries]
        assert (await tables.undo(info.id, ANN, UndoBody(seq=reply.seq))).done
        after = await tables.snapshot(info.id, ANN)
        assert (before.ply, before.options, before.log) == (after.ply, after.options, after.log)

    in_room(home, work)


def test_a_gesture_that_is_refused_changes_nothing(lite_home: Settings) -> None:
    """All of it or nothing: an illegal part, somebody else's turn, too many parts."""

    async def work(tables: Tables) -> None:
        info = await table_of_two(tables)
        seq, (first, second) = await two_conquests(tables, info.id)
        before = await tables.snapshot(info.id, ANN)
        for then in ((first,), (second, "fly"), ("stop", second)):
            with pytest.raises(Refused):
                await tables.move(info.id, ANN, MoveBody(seq=seq, choice=first, then=then))
        with pytest.raises(Refused) as raised:
            await tables.move(info.id, ANN, MoveBody(seq=seq, choice=first, then=(second,) * MOST_CHOICES))
        assert "bad_request" == code(raised)
        with pytest.raises(Refused):
            await tables.move(info.id, BEN, MoveBody(seq=seq, choice=first, then=(second,), seat=0))
        assert before == await tables.snapshot(info.id, ANN)

    in_room(lite_home, work)
