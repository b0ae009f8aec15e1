"""Export and import: a game that goes out and comes back is the same game."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.exchange.random_games import random_game
from turnwright.core.errors import BadRecord
from turnwright.core.journal import Record
from turnwright.core.record import replay
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.data.tables import CULTS, EMPTY, KINDS
from turnwright.games.terra_mystica.exchange.exporting import write
from turnwright.games.terra_mystica.exchange.importing import Played, play
from turnwright.games.terra_mystica.exchange.recording import record_of
from turnwright.games.terra_mystica.exchange.words import FACTION_WORDS
from turnwright.games.terra_mystica.state import Realm

BY_SEAT = (
    "faction",
    "vp",
    "coins",
    "workers",
    "priests",
    "bowl1",
    "bowl2",
    "bowl3",
    "priests_placed",
    "ship",
    "dig",
    "keys",
)
BY_SEAT_TOO = ("favors", "card", "special")


def turned(s: Realm, order: list[int]) -> dict[str, object]:
    """Return all that is on a table, with the seats in another order."""
    place = {-1: -1} | {seat: k for k, seat in enumerate(order)}
    data: dict[str, object] = {name: [getattr(s, name)[seat] for seat in order] for name in (*BY_SEAT, *BY_SEAT_TOO)}
    data["cults"] = [s.cult[seat * CULTS + cult] for seat in order for cult in range(CULTS)]
    data["built"] = [s.built[seat * KINDS + kind] for seat in order for kind in range(EMPTY, KINDS)]
    data["owner"] = [place[seat] for seat in s.owner]
    data["bridges"] = [place[seat] for seat in s.bridges]
    data["orders"] = [place[seat] for seat in s.cult_priests]
    towns = zip(s.town_place, s.town_owner, s.town_tile, strict=True)
    data["towns"] = sorted((where, place[owner], tile) for where, owner, tile in towns)
    data["passed"] = [place[seat] for seat in s.passed]
    for name in ("round", "used", "terrain", "kind", "in_town", "favors_left", "towns_left", "card_coins", "scoring"):
        data[name] = getattr(s, name)
    return data


def came_back(record: Record, end: Realm, states: bool) -> Played:
    """Write a game, read it again, and compare all that can be."""
    played = play(GAME, write(GAME, record, states))
    assert ("", [], []) == (played.misfit, played.comparison.faults, played.table.deviations)
    assert played.comparison.rows == played.comparison.equal
    back = played.table.s
    order = [end.faction.index(faction) for faction in back.faction]
    assert turned(end, order) == turned(back, list(range(back.seats)))
    return played


@pytest.mark.parametrize("seed", range(24))
def test_random_games_come_back(seed: int) -> None:
    record, end = random_game(seed)
    came_back(record, end, states=False)
    assert came_back(record, end, states=True).comparison.rows > 40


@pytest.mark.parametrize("seed", range(200, 224))
def test_random_games_that_seats_leave_come_back(seed: int) -> None:
    record, end = random_game(seed, 25)
    came_back(record, end, states=False)
    played = came_back(record, end, states=True)
    gone = [played.table.name(seat) for seat in played.table.s.gone]
    assert [FACTION_WORDS[end.faction[seat]] for seat in end.gone] == gone
    again = record_of(GAME, played)  # type: ignore[arg-type]
    assert sorted(end.vp) == sorted(filter(None, replay(again).scores or []))


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_five_hundred_random_games_come_back(block: int) -> None:
    for seed in range(1000 + block * 25, 1000 + block * 25 + 25):
        record, end = random_game(seed)
        came_back(record, end, states=False)
        came_back(record, end, states=True)


def test_random_games_lead_all_factions() -> None:
    seen = {faction for seed in range(24) for faction in random_game(seed)[1].faction}
    assert set(range(14)) == seen


def test_a_game_that_came_back_is_a_record_again() -> None:
    record, end = random_game(3)
    again = record_of(GAME, came_back(record, end, states=False))  # type: ignore[arg-type]
    assert sorted(end.vp) == sorted(filter(None, replay(again).scores or []))
    assert write(GAME, again, False).splitlines()[1:] == write(GAME, record, False).splitlines()[1:]


def test_a_log_is_one_command_a_line_with_its_options_first() -> None:
    record, end = random_game(15)
    lines = write(GAME, record, False).splitlines()
    assert "## played by the rule book" == lines[0]
    options = [line for line in lines if line.startswith("option ")]
    assert lines[1 : len(options) + 1] == options
    assert {"option errata-cultist-power", "option strict-leech", "option mini-expansion-1"} <= set(options)
    assert lines.count("# -") >= 6
    assert [] == [line for line in lines if ": " in line and "." in line]
    assert end.seats == len([line for line in lines if line.startswith("setup ")])


def test_a_record_that_breaks_the_rules_is_not_written() -> None:
    record, _end = random_game(3)
    place = next(i for i, entry in enumerate(record.entries) if entry.choice.startswith("pass BON"))
    broken = record.entries[place]._replace(choice="connect r1")
    with pytest.raises(BadRecord, match=f"seq {place}: connect r1 is not allowed"):
        write(GAME, record._replace(entries=(*record.entries[:place], broken)), False)


def test_a_game_that_is_not_set_up_is_not_written() -> None:
    record, _end = random_game(5)
    with pytest.raises(BadRecord, match="the game is not set up yet"):
        write(GAME, record._replace(entries=record.entries[:3]), False)


def test_a_running_game_is_written_as_far_as_it_goes() -> None:
    record, _end = random_game(5)
    played = play(GAME, write(GAME, record._replace(entries=record.entries[: len(record.entries) // 2]), True))
    assert "before the game does" in played.misfit
    assert played.comparison.rows == played.comparison.equal > 10


def test_full_bowls_decline_in_the_log_though_nobody_asks_them() -> None:
    """The site waits for the answer of every neighbour, also of one that could gain nothing."""
    told = asked = 0
    for seed in (3, 19):
        record, end = random_game(seed)
        asked += sum(entry.choice == "decline" for entry in record.entries)
        told += sum(": decline " in line for line in write(GAME, record, False).splitlines())
        came_back(record, end, states=True)
    assert told > asked
