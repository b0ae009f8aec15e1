"""Root, played beforehand: what a person and two bots will do at a table whose chance is known."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from turnwright.bots import Bot, GreedyBot, RandomBot
from turnwright.core.drawing import LIGHT
from turnwright.core.game import JsonDict, find
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.text import say

GAME = "root"
ROUNDS = 2
AIMS = {"service": ("hire", "buy"), "craft": ("craft",), "battle": ("battle",)}
"""What a person does as soon as they can, and by which words."""
DULL = ("done", "no-ambush", "no-hospital", "show-hand")
"""What they do where nothing else is on offer."""
MANY = 40
"""More answers than a test should click."""


class Evening(NamedTuple):
    """Two rounds at a table: who opens it (its seed), what is answered from the first seat, and what came of it."""

    name: str
    options: JsonDict
    choices: list[str]
    came: set[str]


def table(factions: str, name: str) -> Position:
    """Return the table that a server whose chance is known opens for somebody of that name."""
    return find(GAME).new(3, name, options(factions))


def options(factions: str) -> JsonDict:
    """Return what is agreed on: the factions by seat, and that the first seat begins."""
    return {"factions": factions, "first": 0}


def by_bot(position: Position, kind: type[Bot] = RandomBot) -> str:
    """Return what a bot of that server chooses."""
    seat = position.seat
    assert seat is not None
    action = kind(position.seq).choose(position.game, position.observation(seat), position.actions)
    return position.game.vocabulary.name(action)


def by_person(position: Position, came: set[str], rng: Rng) -> str:
    """Return what the person chooses: an aim that was not reached yet, else anything that is not dull."""
    aims = [word for aim, words in AIMS.items() if aim not in came for word in words]
    wanted = [choice for choice in position.options if choice.split()[0] in aims]
    keen = [choice for choice in position.options if choice.split()[0] not in DULL]
    found = wanted or keen or position.options
    return found[rng.below(len(found))]


def events(choice: str, asked: list[str], mine: bool) -> Iterator[str]:
    """Yield what an answer brings about for the person."""
    if mine and "no-ambush" in asked:
        yield "prompt"
    for aim, words in AIMS.items():
        if choice.split()[0] in words:
            yield aim if mine else f"others' {aim}"


def evening(factions: str, name: str) -> Evening:
    """Play two rounds."""
    position, rng, played = table(factions, name), Rng(1), Evening(name, options(factions), [], set())
    while not over(position) and len(played.choices) <= MANY:
        mine, asked = position.seat == 0, position.options
        choice = by_person(position, played.came, rng) if mine else by_bot(position)
        played.came.update(events(choice, asked, mine))
        if mine:
            played.choices.append(choice)
        position.choose(choice)
    return played


def bots_play(position: Position) -> None:
    """Let the bots play until the first seat is asked."""
    while position.seat not in (0, None):
        position.choose(by_bot(position))


def told(position: Position, lang: str) -> list[str]:
    """Return the log of the first seat in words."""
    return [say(position.game, message, lang, position.names) for message in position.log(0)]


def drawn(position: Position, lang: str) -> dict[str, list[str]]:
    """Return what the drawings that the first seat sees say of their pieces, panel by panel."""
    panels = position.game.panels(position.view(0), LIGHT)
    said = {panel.id: [piece.label for piece in panel.pieces if piece.label] for panel in panels}
    return {id: sorted(say(position.game, label, lang, position.names) for label in said[id]) for id in said}


def over(position: Position) -> bool:
    """Tell whether two rounds have been played."""
    return position.over or position.game.round(position.state) > ROUNDS


@cache
def eventful(factions: str, first: int, *wanted: str) -> Evening:
    """Return two rounds in which all comes that is wanted; ``first`` is the number to begin the search with."""
    for n in range(first, first + 1000):
        played = evening(factions, f"Anna {n}")
        if played.came.issuperset(wanted) and len(played.choices) <= MANY:
            return played
    raise AssertionError("nothing happens in these woods")


def whole_game(factions: str, name: str) -> Position:
    """Return a whole game of keen seats."""
    position = table(factions, name)
    while not position.over:
        position.choose(by_bot(position, GreedyBot))
    return position
