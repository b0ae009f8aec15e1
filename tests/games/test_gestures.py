"""Gestures of every game: each that is suggested can be given as it is, and says what it does."""

from __future__ import annotations

from tests.effort import seats_to_play
from tests.games.cases import EVERY_GAME, Case, samples_of
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import find
from turnwright.core.gestures import Gesture
from turnwright.core.rng import Rng

EVERY = 7
"""Every so many plies all gestures are tried."""


def broken(s: State, gesture: Gesture) -> str:
    """Return what keeps a gesture from being given as one, "" if nothing does; forced answers come by themselves."""
    seat = engine.asked(s)
    for n, action in enumerate(gesture.actions):
        if n and engine.asked(s) != seat:
            return f"{gesture}: answer {n} is another seat's"
        if action not in engine.options(s):
            return f"{gesture}: answer {n} is not on offer"
        engine.apply(s, action)
        while n + 1 < len(gesture.actions) and s.todo and engine.forced(s, engine.options(s)):
            engine.apply(s, engine.options(s)[0])
    return ""


@EVERY_GAME
def test_what_is_suggested_can_be_given(name: str) -> None:
    """In lively games at several numbers of seats: all gestures that the asked seat is offered."""
    found: list[str] = []
    for seats in seats_to_play(find(name).seat_counts):
        case = Case(name, seats, next(iter(samples_of(name).options)))
        s, rng, ply = case.game.new_state(seats, case.options), Rng(40 + seats), 0
        while s.todo:
            if ply % EVERY == 0:
                gestures = engine.step_of(s).gestures(s, engine.top(s))
                found += [fault for gesture in gestures if (fault := broken(s.clone(), gesture))]
            engine.apply(s, case.samples.answer(s, rng))
            ply += 1
    assert [] == found[:3]
