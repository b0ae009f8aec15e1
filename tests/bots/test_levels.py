"""Levels of play and names of bots."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from turnwright.bots import bot
from turnwright.bots.kinds import OURS
from turnwright.bots.levels import LEVELS, USUAL, character_of, level_of, name_for
from turnwright.core.seats import MOST_SEATS


def test_levels_are_bots_that_there_are_and_the_usual_one_thinks_no_time() -> None:
    """Each level can be played, and each higher one takes no less time."""
    assert all(bot(level.bot) for level in LEVELS)
    assert [level.seconds for level in LEVELS] == sorted(level.seconds for level in LEVELS)
    assert ("greedy", 0.0) == next(level[1:] for level in LEVELS if level.name == USUAL)


@pytest.mark.parametrize(
    ("kind", "seconds", "level"),
    [
        ("random", None, "beginner"),
        ("greedy", None, "casual"),
        ("search", None, "strong"),
        ("search", 0.5, "strong"),
        ("search", 2.0, "strong"),
        ("search", 5.0, "expert"),
        ("search", 30.0, "expert"),
        ("home-made", 1.0, ""),
    ],
)
def test_a_bot_is_of_the_level_whose_time_it_has(kind: str, seconds: float | None, level: str) -> None:
    """Tables of any age have no more than a bot and its seconds."""
    assert level == level_of(kind, seconds)


def test_every_kind_of_bot_has_a_name_for_every_seat() -> None:
    """No name is a kind, and no two kinds share one."""
    every = [name for kind in OURS.values() for name in kind.names]
    assert len(every) == len(set(every))
    for kind in OURS:
        taken: list[str] = []
        for _seat in range(MOST_SEATS):
            taken.append(name_for(kind, taken))
        assert len(set(taken)) == MOST_SEATS
    assert "Oracle" == name_for("oracle", [])


def test_a_character_belongs_to_a_bot_that_plays_so() -> None:
    """A bot that was given the name of another kind, or one of its own, has none: it would not be true of it."""
    assert "rosa" == character_of("greedy", "Rosa")
    assert ["", "", ""] == [
        character_of(*bot) for bot in (("search", "Rosa"), ("greedy", "Anna"), ("oracle", "Oracle"))
    ]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_bot_has_a_character_of_its_own(lang: str) -> None:
    """In the words of the page, and no two of them the same."""
    page = Path(__file__).parents[2] / f"web/src/text.{lang}.ftl"
    told = dict(re.findall(r"^bot-character-(\w+) = (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE))
    assert {name.lower() for kind in OURS.values() for name in kind.names} == set(told)
    assert len(told) == len(set(told.values()))
