"""Games of older versions are read as they were played.

`records/version_1.jsonl` was written by version 1. In it an active race takes regions of its owner's race in
decline, Ghouls beat Elves of their own owner, who fight on in the same turn, and redeploy before them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from turnwright.core.errors import BadRecord
from turnwright.core.game import JsonDict
from turnwright.core.record import read, replay, verify, write
from turnwright.games.small_world import GAME
from turnwright.games.small_world.options import BEFORE_VERSION_2
from turnwright.games.small_world.state import World

TEXT = (Path(__file__).parent / "records" / "version_1.jsonl").read_text(encoding="utf-8")
HOLDERS = [-1, -1, -1, 3, 3, 1, -2, -1, 3, 1, 1, 0, -1, 1, 0, -1, -2, 1, 0, 0, 3, 1, -1]
TOKENS = [0, 0, 0, 1, 1, 1, 1, 0, 1, 1, 1, 2, 0, 1, 5, 0, 1, 1, 1, 3, 1, 1, 0]
"""What stood on the map at the end, as version 1 told it."""


@pytest.mark.rules("SW-7.8", "SW-18.5", "SW-19.4", "SW-19.9")
def test_a_game_of_version_1_ends_as_it_did() -> None:
    """Every choice is legal, every forced answer forced, chance the seed's, the result and the map the same."""
    record = read(TEXT)
    assert 1 == record.header.version
    assert [] == verify(record)
    s = replay(record).state
    assert isinstance(s, World)
    assert (HOLDERS, TOKENS) == (s.who, s.tokens)


@pytest.mark.rules("SW-7.8", "SW-18.5", "SW-19.4", "SW-19.9")
@pytest.mark.parametrize("name", BEFORE_VERSION_2)
def test_the_game_of_version_1_met_every_reading_that_changed(name: str) -> None:
    """With any one of them turned round it could not have been played."""
    header = GAME.upgrade(read(TEXT)).header
    turned: JsonDict = {**header.options, name: not header.options[name]}
    assert verify(read(TEXT)._replace(header=header._replace(options=turned)))


def test_a_game_of_version_1_is_written_with_its_readings() -> None:
    """Stopped anywhere and written again, it is a game of this version that continues with the old readings."""
    old = read(TEXT)
    assert old.result is not None
    for played in (0, 45, 70, len(old.entries)):
        running = old._replace(entries=old.entries[:played], result=None)
        position = replay(running, seed=old.result.seed)
        new = read(write(position.record))
        assert (GAME.version, True) == (new.header.version, BEFORE_VERSION_2.items() <= new.header.options.items())
        for entry in old.entries[position.seq :]:
            if entry.seq == position.seq:
                position.choose(entry.choice)
        assert old.entries == position.record.entries
        assert (list(old.result.scores), True) == (position.scores, position.over)


@pytest.mark.parametrize("name", BEFORE_VERSION_2)
def test_a_game_of_version_1_cannot_name_an_option_of_later(name: str) -> None:
    """Version 1 had no such choice, so a record with it is invalid."""
    record = read(TEXT)
    options: JsonDict = {**record.header.options, name: False}
    changed = record._replace(header=record.header._replace(options=options))
    line = f"line 1: small_world 1 has no option {name!r}"
    with pytest.raises(BadRecord) as problem:
        replay(changed)
    assert [line] == verify(changed) == [str(problem.value)]
