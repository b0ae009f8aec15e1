"""Games of older versions are read as they were played.

Both records were written by version 1: in `records/two_vagabonds.jsonl` chance has dealt two Vagabonds and nobody else;
`records/robbed.jsonl` ends with Stand and Deliver!, whose point wins before the card is taken.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from turnwright.core.errors import BadRecord
from turnwright.core.game import JsonDict
from turnwright.core.record import read, replay, verify
from turnwright.games.root import GAME
from turnwright.games.root.history import SINCE_VERSION_2

RECORDS = Path(__file__).parent / "records"
USED = {"two_vagabonds": "vagabonds_alone", "robbed": "point_before_card"}


def text(name: str) -> str:
    """Return a stored record."""
    return (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")


@pytest.mark.rules("RT-5.1.1#3", "RT-C.stand_and_deliver")
@pytest.mark.parametrize("name", USED)
def test_a_game_of_version_1_ends_as_it_did(name: str) -> None:
    """Every choice is legal, chance the seed's, the result the same; without the old reading it is not."""
    record = read(text(name))
    assert (1, []) == (record.header.version, verify(record))
    assert record.result is not None
    assert list(record.result.scores) == replay(record).scores
    header = GAME.upgrade(record).header
    assert [USED[name]] == [option for option in SINCE_VERSION_2 if header.options.get(option)]
    options: JsonDict = {**header.options, USED[name]: False}
    assert verify(record._replace(header=header._replace(options=options)))


def test_most_games_of_version_1_take_no_old_reading_along() -> None:
    """A game that neither reading can have touched goes on with the rules of today."""
    position = GAME.new(3, 1)
    old = position.record._replace(header=position.record.header._replace(version=1, options={}))
    assert {} == GAME.upgrade(old).header.options


@pytest.mark.parametrize("name", SINCE_VERSION_2)
def test_a_game_of_version_1_cannot_name_an_option_of_later(name: str) -> None:
    """Version 1 had no such choice, so a record with it is invalid."""
    record = read(text("robbed"))
    changed = record._replace(header=record.header._replace(options={**record.header.options, name: False}))
    line = f"line 1: root 1 has no option {name!r}"
    with pytest.raises(BadRecord) as problem:
        replay(changed)
    assert [line] == verify(changed) == [str(problem.value)]
