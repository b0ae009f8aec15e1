"""Game texts of Board Game Arena: they are named and refused, whatever their language, and nothing else is."""

from __future__ import annotations

import json

import pytest

from tests.games.terra_mystica.exchange.logs import HEADER, records
from turnwright.core.errors import BadRecord
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.exchange.form import LogExchange

START = """Game board: Base Game
Mini-expansions: Off
Ann selected the faction Witches on forest to play in position #1
Bob selected the faction Nomads on desert to play in position #2
Ann is playing the Witches Faction (with 20 VP Starting VPs)
"""
MIDDLE = """Bob takes a Favor tile
Bob gains 2 on the Cult of Fire track (Favor tile)
Bob declines doing Conversions
Ann passes
"""
BRIDGES = """Ann spends 3 power to build a Bridge (Power action) [C2-D4]
Bob founds a Town [A5]
~ Cleanup phase ~
"""
MOVES = """Move 12 :
21:14
Ann places a Dwelling [E9]
Move 13 :
Bob places a Dwelling [E10]
Ann gets 1
via Structures [E10]
"""
RUSSIAN = """~ Фаза дохода ~
Анна строит Жилище [E9]
Борис: удачи!
Борис строит Жилище [E10]
"""
PAGE = """<html><script>var a = [1];</script><div class="log">~ Action phase ~</div>
<div>Ann builds a Dwelling for <i title="Workers">1</i> <i title="Coins">2</i>&nbsp;<b>[F4]</b></div>
<div>Bob declines doing Conversions</div></html>
"""
REPLAY = json.dumps({"data": [{"packet_id": "4", "move_id": "2", "data": [{"log": "${player_name} passes"}]}]})


@pytest.mark.parametrize("text", [START, MIDDLE, BRIDGES, MOVES, RUSSIAN, PAGE, REPLAY])
def test_a_game_text_of_board_game_arena_is_named(text: str) -> None:
    with pytest.raises(BadRecord) as problem:
        LogExchange(GAME).read(text)
    said = "this is a game text of Board Game Arena, which cannot be read; "
    assert said + "ledgers and command logs of terra.snellman.net can" == str(problem.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "~ Action phase ~\n",
        "Ann builds [E9]\nBob builds [E10]\n",
        "# [E9]\n" * 5,
        HEADER + "setup witches\nwitches: build [E9]\n",
        "x" * 500 + " [E9]\n" + "y" * 500 + " via Structures\n" + "z" * 500 + "[E9]",
        '{"packet_id": 4}',
    ],
)
def test_other_texts_are_refused_as_before(text: str) -> None:
    with pytest.raises(BadRecord) as problem:
        LogExchange(GAME).read(text)
    assert "Board Game Arena" not in str(problem.value)


@pytest.mark.parametrize("folder", ["base", "league_commands", "league_ledgers"])
def test_no_recorded_game_is_taken_for_one_of_board_game_arena(folder: str) -> None:
    """Neither as it is nor where something in it cannot be read."""
    exchange = LogExchange(GAME)
    for path in records(folder):
        text = path.read_text(encoding="utf-8")
        assert not exchange.of_arena(text), path
        with pytest.raises(BadRecord, match="line 1: "):
            exchange.read("!\n" + text)
