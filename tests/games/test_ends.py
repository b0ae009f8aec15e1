"""Choices that lead from one place to another: both ends are drawn, and true of what the choice does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from tests.effort import seats_to_play
from tests.games.cases import EVERY_GAME, Case, plain
from tests.games.pictures import pointed_at
from turnwright.core import lookahead
from turnwright.core.drawing import LIGHT
from turnwright.core.frames import SOURCE, TARGET
from turnwright.core.game import find
from turnwright.core.position import Position
from turnwright.core.rng import Rng

EVERY = 9
"""One decision in this many is looked at."""


def decisions(case: Case) -> Iterator[Position]:
    """Yield some of the decisions of a lively game, and every one that is about chosen places."""
    position, rng = case.game.new(case.seats, case.seats, case.options), Rng(70 + case.seats)
    while not position.over:
        if position.ply % EVERY == 0 or case.game.ends(position.state):
            yield position
        position.choose(case.samples.answer(position.state, rng))


def ends_of(position: Position) -> dict[str, str]:
    """Return every end that the asked seat is shown, with what shows it."""
    game, s = position.game, position.state
    found = dict.fromkeys(game.ends(s), f"the question {s.todo[-1].step.name}")
    for action in position.actions:
        found |= dict.fromkeys(game.sources(s, action), game.vocabulary.name(action))
    for gesture in position.gestures:
        if gesture.sources:
            found |= dict.fromkeys([gesture.target, *gesture.sources], repr(gesture))
    return found


def untrue(position: Position, action: int) -> str:
    """Return how the ends of a choice differ from the journey that it brings about, "" if they do not."""
    game, s = position.game, position.state
    settled = {end: place for place, end in game.ends(s).items()}
    sources = game.sources(s, action) or [settled.get(SOURCE, "")]
    target = settled.get(TARGET, game.target(action))
    for message in lookahead.answered(s, action).log:
        event = game.event(message)
        if event is not None and event.kind == "travel" and event.origin:
            if event.place != target or event.origin not in sources:
                return f"{game.vocabulary.name(action)}: from {sources} to {target}, but {event}"
            return ""
    return ""


def unseen(position: Position) -> list[str]:
    """Return the ends that are not drawn, and choices whose ends are the same place."""
    assert position.seat is not None
    game, s, ends = position.game, position.state, ends_of(position)
    lit = pointed_at(game.panels(position.view(position.seat), LIGHT)) if ends else set()
    pairs = [(game.sources(s, action), game.target(action)) for action in position.actions]
    pairs += [(gesture.sources, gesture.target) for gesture in position.gestures]
    found = [f"{why}: {place} is not drawn" for place, why in ends.items() if place not in lit]
    found += [f"{s.todo[-1].step.name}: {end}" for end in game.ends(s).values() if end not in (SOURCE, TARGET)]
    return found + [f"from {sources} to {target}" for sources, target in pairs if target in sources]


class Found(NamedTuple):
    """What the games of one kind show: ends that are not drawn, ends that are not true, verbs with a source."""

    unseen: list[str]
    untrue: list[str]
    verbs: set[str]


@cache
def found_in(name: str) -> Found:
    """Look at games at several numbers of seats."""
    found = Found([], [], set())
    for seats in seats_to_play(find(name).seat_counts):
        for position in decisions(plain(name, seats)):
            game, s = position.game, position.state
            found.unseen.extend(unseen(position))
            found.untrue.extend([fault for action in position.actions if (fault := untrue(position, action))])
            found.verbs.update([game.vocabulary.verb(action) for action in position.actions if game.sources(s, action)])
    return found


@EVERY_GAME
def test_every_end_is_drawn_for_the_asked_seat(name: str) -> None:
    """Sources and targets are elements that can be lit up, of options, of gestures and of what is already chosen; both
    ends are different places.
    """
    assert [] == found_in(name).unseen[:3]


@EVERY_GAME
def test_what_travels_goes_from_the_source_to_the_target(name: str) -> None:
    """Whatever choice moves pieces over the map declares where they come from and where they go."""
    assert [] == found_in(name).untrue[:3]


@pytest.mark.parametrize(
    ("name", "verbs"),
    [
        ("root", {"move", "slip", "go", "glide", "instigate"}),
        ("mythotopia", {"play", "sail"}),
        ("small_world", set()),
        ("terra_mystica", set()),
    ],
)
def test_verbs_with_two_ends(name: str, verbs: set[str]) -> None:
    """The verbs that ever declare a source, in games of random seats."""
    found = found_in(name).verbs
    assert found <= verbs
    assert found or not verbs
