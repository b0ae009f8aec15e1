"""Tables on their way through setup."""

from __future__ import annotations

from tests.games.mythotopia.table import Table, started
from turnwright.core import engine
from turnwright.core.rng import Rng
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.data.geometry import KEYS

QUIET = ["defender", "guilded_city", "patronage", "inns"]
"""VP cards that bring nothing to setup."""


def until(t: Table, step: str) -> Table:
    """Give the first answer on offer until a step is asked."""
    while t.step != step:
        engine.apply(t.s, engine.options(t.s)[0])
    return t


def set_up(t: Table, vp_cards: list[str]) -> Table:
    """Set up with these VP cards, else by the first answers on offer, until the first turn begins."""
    until(t, "deal-vp-card").choose(*[f"vp-card {key}" for key in vp_cards])
    return until(t, "act")


def dealt(t: Table, *realms: str, spared: str = "") -> Table:
    """Deal these provinces to the seats first, then others but the ``spared`` one, the last ones of the map first."""
    named = [realm.split() for realm in realms]
    free = [key for key in KEYS if key not in [spared, *[own for realm in named for own in realm]]]
    while t.step == "deal-province":
        seat = t.s.todo[-1].arg
        own = named[seat] if seat < len(named) else []
        engine.apply(t.s, GAME.vocabulary.action(f"province {own.pop(0) if own else free.pop()}"))
    return t


def at_random(seats: int, seed: int) -> Table:
    """Set up at random."""
    t, rng = started(seats), Rng(seed)
    while t.step != "act":
        engine.apply(t.s, engine.random_answer(t.s, engine.options(t.s), rng))
    return t
