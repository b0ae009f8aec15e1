"""Random games of all seat counts, factions, setups and options, as records."""

from __future__ import annotations

from functools import lru_cache

from turnwright.core import engine
from turnwright.core.game import JsonDict
from turnwright.core.journal import CHOICE, DEALT, LEAVE, Entry, Header, Record
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW

SWITCHES = ("more_towns", "shipping_card", "temple_tile", "pass_order")
SETUPS = ("standard", "standard", "colours", "first-game")


def options_for(seed: int) -> JsonDict:
    """Return options that differ from seed to seed."""
    options: JsonDict = {name: seed >> place & 1 == 1 for place, name in enumerate(SWITCHES)}
    options["setup"] = SETUPS[seed // 4 % 4]
    options["start_points"] = "by-faction" if seed % 3 == 0 else "equal"
    return GAME.check_options(options)


@lru_cache(maxsize=32)
def random_game(seed: int, leaving: int = 0, brisk: bool = False) -> tuple[Record, Realm]:
    """Play a game at random, but seldom pass while there is something to do; return its record and its end.

    With ``leaving``, a seat leaves the game before one in so many turns, whose ever they are. ``brisk``: a pass ends
    the turn at once.
    """
    options = {**options_for(seed), "pass_ends_turn": brisk}
    s = GAME.new_state(2 + seed % 4, options)
    rng = Rng(seed)
    entries: list[Entry] = []
    while s.todo:
        f = s.todo[-1]
        if leaving and f.step is FLOW.act and rng.below(leaving) == 0 and len(s.gone) < s.seats - 1:
            seat = [seat for seat in range(s.seats) if seat not in s.gone][rng.below(s.seats - len(s.gone))]
            entries.append(Entry(len(entries), seat, LEAVE))
            GAME.leave(s, seat)
            engine.run_auto_steps(s)
            continue
        found = engine.options(s)
        action = engine.random_answer(s, found, rng)
        if GAME.vocabulary.verb(action) == "pass" and rng.below(3):
            action = engine.random_answer(s, found, rng)
        entries.append(Entry(len(entries), f.seat, DEALT if f.seat == CHANCE else CHOICE, GAME.vocabulary.name(action)))
        engine.apply(s, action)
    return Record(Header(GAME.name, GAME.version, s.seats, options, "", 0, (), ()), tuple(entries), None), s
