"""Games that people have played elsewhere, row by row."""

from __future__ import annotations

import json

import pytest

from tests.games.terra_mystica.exchange.logs import RECORDS, records
from turnwright.core.errors import BadRecord
from turnwright.core.record import read, replay, write
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.exchange.deviations import DEVIATIONS
from turnwright.games.terra_mystica.exchange.form import LogExchange

EXCHANGE = LogExchange(GAME)


def finals() -> dict[str, dict[str, int]]:
    index = json.loads((RECORDS / "index.json").read_text(encoding="utf-8"))
    return {game["id"]: game["final"] for game in index}


@pytest.mark.parametrize("folder", ["league_ledgers", "base"])
def test_every_row_of_every_ledger_is_ours(folder: str) -> None:
    rows = 0
    for path in records(folder):
        game = EXCHANGE.read(path.read_text(encoding="utf-8"))
        assert [] == game.faults, path.name
        assert game.rows == game.equal
        assert game.finals is not False
        rows += game.rows
    assert rows > 300


def test_every_bare_log_ends_as_it_did_for_others() -> None:
    known = finals() if records("league_commands") else {}
    for path in records("league_commands"):
        game = EXCHANGE.read(path.read_text(encoding="utf-8"), known[path.stem])
        assert ([], True) == (game.faults, game.finals), path.name


def test_the_game_of_five_ends_as_it_did() -> None:
    for path in records("base"):
        assert [127, 158, 137, 102, 107] == EXCHANGE.read(path.read_text(encoding="utf-8")).scores


def test_deviations_are_of_the_list_and_few() -> None:
    taken = [line for path in records("league_ledgers") for line in EXCHANGE.read(path.read_text()).deviations]
    assert {line.split(": ")[1] for line in taken} <= set(DEVIATIONS)
    assert len(taken) < 40


def kept(text: str) -> str:
    """Return the result of making a record of a game: "same" if it is the same game, else why there is none."""
    game = EXCHANGE.read(text)
    try:
        record = read(write(game.record()))
    except BadRecord as problem:
        return str(problem)
    return "same" if game.scores == replay(record).scores else "different"


UNKEPT = {
    "4pLeague_S63_D1L1_G7": "row 404: cultists: burn 1: ",
    "4pLeague_S69_D1L1_G6": "row 394: cultists: burn 2: ",
    "4pLeague_S69_D1L1_G7": "row 376: swarmlings: Burn 2: ",
}
"""Games whose power came at a time that the book does not allow, and where it is missing then."""


@pytest.mark.parametrize("folder", ["league_ledgers", "base"])
def test_games_are_records_where_the_book_allows_it(folder: str) -> None:
    """A game whose answers came too late to be given at once says so, with the row."""
    for path in records(folder):
        found = kept(path.read_text(encoding="utf-8"))
        if path.stem in UNKEPT:
            assert found.startswith(f"no record: {UNKEPT[path.stem]}by the book"), path.name
        else:
            assert "same" == found, path.name
