"""The table in words: whatever the position, it can be read, in both languages."""

from __future__ import annotations

import re

import pytest

from turnwright.core import engine
from turnwright.core.earnings import earned
from turnwright.core.frames import State
from turnwright.core.game import Game, JsonDict, find
from turnwright.core.messages import Message
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER, viewers
from turnwright.core.text import LANGUAGES, faults, say
from turnwright.games.terra_mystica import terminal
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import FAVORS, LAND

TERRA_MYSTICA: Game[State] = find("terra_mystica")
FIXED: JsonDict = {"factions": "dwarves,witches", "first": 0}
OPENING = ["build E7", "build F4", "build C3", "build C2"]


class Reader:
    """Puts messages into words and remembers what was wrong with them."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.faults: list[str] = []

    def __call__(self, message: Message) -> str:
        """Say one."""
        self.faults += faults(TERRA_MYSTICA, message, self.lang)
        return say(TERRA_MYSTICA, message, self.lang)


def everything(position: Position, seat: int, read: Reader) -> list[str]:
    """Return all that can be read about a table by ``seat``."""
    view = position.view(seat)
    cells = [cell for sheet in terminal.SHEETS.values() for row in sheet(view, read) for cell in row]
    places = [line for name in HEX_NAMES[::5] for line in terminal.place(view, read, name, read.lang)]
    lines = [*terminal.summary(view, read), *cells, *places]
    if seat == position.seat:
        for action in position.actions[::4]:
            lines += [terminal.note(view, read, action), *terminal.changes(view, position.preview(action), read)]
    return lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", TERRA_MYSTICA.seat_counts)
def test_every_position_can_be_read(seats: int, lang: str) -> None:
    """Sheets, places, notes and previews of a random game, for every seat and a watcher."""
    position, rng, read = TERRA_MYSTICA.new(seats, seats, {"more_towns": True}), Rng(seats), Reader(lang)
    texts: list[str] = []
    while not position.over:
        if position.ply % 30 == 0:
            texts += [text for seat in viewers(seats) for text in everything(position, seat, read)]
        position.choose(engine.random_answer(position.state, position.actions, rng))
    texts += everything(position, 0, read)
    assert [] == read.faults
    assert [] == [text for text in texts if re.search(r"[{}@$]|  | [.,:;]|\s$|^\s", text)]


def opened() -> Position:
    """Return a table of two with its first dwellings and cards, the first seat to act."""
    position = TERRA_MYSTICA.new(2, 1, FIXED)
    for choice in OPENING:
        position.choose(choice)
    position.choose(position.options[0])
    position.choose(position.options[0])
    return position


def test_the_summary_tells_what_a_seat_owns() -> None:
    """Faction, points, goods and the next income, with the start of the fixed table."""
    position, read = opened(), Reader()
    lines = terminal.summary(position.view(0), read)
    assert "Round 1 of 6." == lines[0]
    assert lines[2].startswith("Dwarves: 20 VP, ")
    (ahead,) = map(read, position.prospects(0))
    assert ahead.startswith("Next income · 3 workers") or ahead.startswith("Next income · 4 workers")


def test_no_income_is_not_told() -> None:
    """Engineers receive nothing until they have a structure; Nomads begin with a worker."""
    position = TERRA_MYSTICA.new(2, 1, {"factions": "engineers,nomads"})
    assert [] == position.prospects(0)
    assert ["Next income · 1 worker."] == list(map(Reader(), position.prospects(1)))


def test_a_hex_tells_spades_and_reach() -> None:
    """Two spades from plains to mountains by way of the short side; F4 is the neighbour's."""
    view = opened().view(0)
    lines = terminal.place(view, Reader(), "e6", "en")
    assert "E6: plains; free." == lines[0]
    assert "3 spades make it your home terrain." in lines
    assert "Your structures reach it." == lines[-1]
    assert "F4: forest; dwelling, Player 2." == terminal.place(view, Reader(), "F4", "en")[0]
    assert [] == terminal.place(view, Reader(), "Z9", "en")


def test_sheets_hold_the_whole_table() -> None:
    """A row for every hex, seat and tile, and a heading."""
    view, read = opened().view(1), Reader()
    sheets = {name: sheet(view, read) for name, sheet in terminal.SHEETS.items()}
    assert {"board", "cults", "tiles", "seats"} == set(sheets)
    assert LAND + 1 == len(sheets["board"])
    assert ["F4", "forest", "dwelling, Player 2", "-", "-"] in sheets["board"]
    assert 4 == len(sheets["cults"])
    assert 3 == len(sheets["seats"])
    assert 1 + 6 + 6 + 5 + len(FAVORS) + 5 == len(sheets["tiles"])


def test_a_preview_tells_what_changes() -> None:
    """An upgrade shows the structure and what was paid for it."""
    position = opened()
    action = position.game.vocabulary.action("upgrade E7 trading-house")
    lines = terminal.changes(position.view(0), position.preview(action), Reader())
    assert "E7: trading house." in lines
    assert any(line.startswith("Coins: ") for line in lines)


def test_points_are_counted_by_rule() -> None:
    """What was scored adds up to the points, besides the start and what was traded."""
    position, rng = TERRA_MYSTICA.new(3, 5, {"factions": "witches,giants,mermaids"}), Rng(5)
    while not position.over:
        position.choose(engine.random_answer(position.state, position.actions, rng))
    paid = earned(TERRA_MYSTICA, position.log(WATCHER))
    assert position.scores is not None
    for seat, points in enumerate(position.scores):
        assert points == 20 + sum(earning.points for earning in paid if earning.seat == seat)


def test_the_news_are_short() -> None:
    """Consecutive equal conversions are shown once, income without its sources; nothing else is dropped."""
    convert, other = (
        Message("log-convert", {"seat": 0, "what": "@convert-power-coin"}),
        Message("log-pass", {"seat": 0}),
    )
    told = [convert, convert, other, convert, Message("log-income-source", {"seat": 0})]
    assert [convert, other, convert] == terminal.digest(told)
