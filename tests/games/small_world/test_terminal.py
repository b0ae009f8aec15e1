"""The table in words: whatever the position, it can be read, in both languages, and keeps secrets."""

from __future__ import annotations

import re

import pytest

from tests.games.small_world.table import Table
from turnwright.core import engine
from turnwright.core.foresight import foreseen
from turnwright.core.frames import State
from turnwright.core.game import Game, JsonDict, find
from turnwright.core.messages import Message
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import viewers
from turnwright.core.text import LANGUAGES, faults, say
from turnwright.core.typography import tied
from turnwright.games.small_world import GAME, terminal

SMALL_WORLD: Game[State] = find("small_world")
HOMEMADE: JsonDict = {
    "race": {"name": "Goblins", "banner": 6, "tokens_of": "ratmen", "effects": ["wizards", "hill"]},
    "power": {"name": "Lucky", "tokens": 4, "effects": []},
}


class Reader:
    """Puts messages into words and remembers what was wrong with them."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.faults: list[str] = []

    def __call__(self, message: Message) -> str:
        """Say one."""
        self.faults += faults(SMALL_WORLD, message, self.lang)
        return say(SMALL_WORLD, message, self.lang)


def everything(position: Position, seat: int, read: Reader) -> list[str]:
    """Return all that can be read about a table by ``seat``."""
    view = position.view(seat)
    cells = [cell for sheet in terminal.SHEETS.values() for row in sheet(view, read) for cell in row]
    places = [line for n in range(1, 48) for line in terminal.place(view, read, str(n), read.lang)]
    lines = [*terminal.summary(view, read), *cells, *places]
    if seat == position.seat:
        for action in position.actions:
            lines += [terminal.note(view, read, action), *terminal.changes(view, position.preview(action), read)]
    return lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SMALL_WORLD.seat_counts)
def test_every_position_can_be_read(seats: int, lang: str) -> None:
    """Sheets, places, notes and previews of a random game with home-made pieces, for every seat and a watcher."""
    position, rng, read = SMALL_WORLD.new(seats, seats, {"homemade": HOMEMADE}), Rng(seats), Reader(lang)
    texts: list[str] = []
    while not position.over:
        if position.ply % 30 == 0:
            texts += [text for seat in viewers(seats) for text in everything(position, seat, read)]
        position.choose(engine.random_answer(position.state, position.actions, rng))
    assert [] == read.faults
    assert [] == sorted({text for text in texts if re.search(r"[{}@$]|table-|None", text)})


def test_coins_of_others_are_not_read() -> None:
    """What one seat reads is the same whatever the others own."""
    position = SMALL_WORLD.new(3, 1)
    for _choice in range(12):
        position.choose(position.options[-1])
    before = everything(position, 0, Reader("en"))
    coins: list[int] = position.state.coins  # type: ignore[attr-defined]
    coins[1:] = [77, 78]
    assert before == everything(position, 0, Reader("en"))
    assert not [text for text in before if "77" in text]


def test_income_is_read_while_the_own_turn_is_unpaid() -> None:
    """What this turn adds is the reader's only on the reader's own turn, and only until it was paid."""
    t = Table(2, "ratmen", "diplomat", {20: 3, 21: 1}).stock()
    t.active(1, "orcs", "wealthy", {3: 1, 4: 1})
    read = Reader("en")

    def prospects(seat: int) -> list[str]:
        return [read(prospect) for prospect in GAME.prospects(t.s, seat)]

    t.turn()
    assert ["If your turn ended now, you would get 2 more coins."] == prospects(0)
    t.choose("expand", "conquer 22")
    assert (["If your turn ended now, you would get 3 more coins."], []) == (prospects(0), prospects(1))
    t.choose("stop", "place 21")
    assert ("allying", []) == (t.step, prospects(0))


@pytest.mark.parametrize(
    ("lang", "waiting", "change"),
    [
        ("en", "2 beaten tokens wait for the end of the turn.", "waiting for the end of the turn: 0 → 2."),
        ("ru", "2 отступивших жетона ждут конца хода.", "ждущие конца хода: 0 → 2."),
    ],
)
def test_tokens_that_wait_for_the_end_of_the_turn_are_told(lang: str, waiting: str, change: str) -> None:
    """Their owner reads of them before and after the choice that beats them, the others in their sheet."""
    t = Table(2, "humans", "hill", at={21: 3, 5: 2})
    t.declined(0, "ghouls", {20: 7})
    t.stock().turn().choose("expand")
    read = Reader(lang)
    difference = foreseen(SMALL_WORLD, t.s, GAME.vocabulary.action("conquer 21")).changes
    assert any(line.endswith(change) for line in terminal.changes(GAME.view(t.s, 0), difference, read))
    t.choose("conquer 21")
    assert tied(waiting, lang) in terminal.summary(GAME.view(t.s, 0), read)
    assert "0 (+2)" == terminal.SHEETS["seats"](GAME.view(t.s, 1), read)[1][2]
    assert "log-withdrawn" == t.log[-1].id
    assert [] == read.faults


def test_tokens_placed_one_by_one_are_told_together() -> None:
    """Runs of placing are counted by region; other messages part them."""

    def placed(region: int, tokens: int) -> Message:
        return Message("log-place", {"seat": 0, "region": region, "tokens": tokens, "race": "@race-elves"})

    turn = Message("log-turn", {"seat": 1, "round": 1})
    told = [placed(3, 1), placed(4, 1), placed(3, 2), turn, placed(3, 1)]
    assert [placed(3, 3), placed(4, 1), turn, placed(3, 1)] == terminal.digest(told)
    assert [placed(3, 1), placed(4, 1), placed(3, 2), turn, placed(3, 1)] == told
