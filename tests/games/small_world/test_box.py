"""How small a box may be: no pick without a combo, no banner without a badge (SW-5.14 to SW-5.17, SW-1.16)."""

from __future__ import annotations

import pytest

from tests.games.small_world.invariants import broken
from turnwright.core import engine
from turnwright.core.errors import BadOption, BadRecord
from turnwright.core.game import Json, JsonDict
from turnwright.core.record import replay
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.small_world import GAME, options
from turnwright.games.small_world.data.tables import NONE, REGIONS, SLOTS
from turnwright.games.small_world.factions.roster import POWERS, RACES
from turnwright.games.small_world.state import World

GAMES = 6
SPIRIT = next(i for i, power in enumerate(POWERS) if power.key == "spirit")
STOP, CONQUER, ABANDON, EXPAND, DECLINE, PICK = [
    GAME.vocabulary.action(name) for name in ("stop", "conquer 1", "abandon 1", "expand", "decline", "pick 1")
]
TIMID = {STOP, *range(ABANDON, ABANDON + REGIONS)}


def box(races: int, powers: int, spirit: bool = True) -> JsonDict:
    """Return options that leave a number of banners and badges in the game, including the blank badge."""
    kept = [power.key for power in POWERS if power.key != "spirit"]
    kept = [*(["spirit"] if spirit else []), *kept][: powers - 1]
    left_out: list[Json] = [race.key for race in RACES[races:]]
    left_out += [power.key for power in POWERS if power.key not in kept]
    return {"homemade": {"power": {"name": "Calm", "tokens": 2, "leaves_out": left_out}}}


def bounds(seats: int, spirit: bool) -> list[tuple[int, int]]:
    """Return the smallest boxes: with the fewest banners, and with banners for a full column."""
    fewest = 2 * seats + spirit
    full = 6 + seats + spirit
    return [(fewest, fewest), (full, full), (14, full)]


def hungry(s: World, found: list[int], rng: Rng, all_decline: bool) -> int:
    """Answer so that many banners and badges are out of the stacks: races stay on the map, Spirit goes first.

    Races decline as soon as that takes none from the map; or only the one with Spirit does.
    """
    f = s.todo[-1]
    seat = f.seat
    if found[0] in range(PICK, PICK + 6):
        spirit = [a for a in found if s.column_power[a - PICK] == SPIRIT]
        return (spirit or found)[rng.below(len(spirit or found))]
    if found == [EXPAND, DECLINE]:
        spirit_now = s.power[seat * SLOTS] == SPIRIT
        room = s.race[seat * SLOTS + 1] == NONE and all_decline
        return DECLINE if s.land[seat * SLOTS] and (spirit_now or room) else EXPAND
    free = [a for a in found if CONQUER <= a < CONQUER + REGIONS and s.who[a - CONQUER] < 0]
    keen = free or ([STOP] if STOP in found else [a for a in found if a not in TIMID] or found)
    return keen[rng.below(len(keen))]


def play(seats: int, table: JsonDict, seed: int, manner: str) -> str:
    """Play a game; return the question that had no answer, "" if it came to its end."""
    s = GAME.new_state(seats, table)
    rng = Rng(seed)
    while s.todo:
        found = engine.offered(s)
        if not found:
            return engine.step_of(s).name
        if engine.asked(s) == CHANCE or manner == "random":
            action = engine.random_answer(s, found, rng)
        else:
            action = hungry(s, found, rng, manner == "all decline")
        engine.apply(s, action)
        assert [] == broken(s)
    assert s.round == s.board.turns
    return ""


@pytest.mark.rules("SW-5.14", "SW-5.16")
@pytest.mark.parametrize("spirit", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("manner", ["random", "all decline", "spirit declines"])
def test_the_smallest_boxes_are_played_to_the_end(seats: int, spirit: bool, manner: str) -> None:
    """At the bound no question lacks an answer, however many races and badges are out."""
    for races, powers in bounds(seats, spirit):
        for seed in range(GAMES):
            assert "" == play(seats, box(races, powers, spirit), seed, manner)


@pytest.mark.rules("SW-5.14", "SW-5.16")
@pytest.mark.parametrize("spirit", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_box_below_the_bound_is_refused_when_the_table_is_opened(seats: int, spirit: bool) -> None:
    """One banner or one badge less, down to a single badge: one line says what is needed."""
    fewest = 2 * seats + spirit
    with pytest.raises(BadOption) as problem:
        GAME.new(seats, 1, box(fewest - 1, 20, spirit))
    line = f"homemade: too few races for {seats} seats: {fewest - 1} left in the game, at least {fewest} needed"
    assert line == str(problem.value)
    for races, powers in bounds(seats, spirit):
        for less in (powers - 1, 1):
            with pytest.raises(BadOption) as problem:
                GAME.new(seats, 1, box(races, less, spirit and less > 1))
            needed = powers if less > 1 else min(races, 6 + seats)
            line = f"homemade: too few powers for {seats} seats: {less} left in the game, at least {needed} needed"
            assert line == str(problem.value)


@pytest.mark.parametrize("spirit", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_below_the_bound_games_come_to_a_dead_end(seats: int, spirit: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound is tight: with one piece fewer there are games that cannot continue."""
    monkeypatch.setattr(options, "check_box", lambda *_given: None)
    options._rule_set.cache_clear()
    try:
        fewest, *full = bounds(seats, spirit)
        small = box(fewest[0] - 1, fewest[1] - 1, spirit)
        assert "picking" in {play(seats, small, seed, "all decline") for seed in range(3)}
        for races, powers in full:
            small = box(races, powers - 1, spirit)
            assert "badge-draw" in {play(seats, small, seed, "spirit declines") for seed in range(3)}
        assert "badge-draw" == play(seats, box(14, 1, False), 1, "random")
    finally:
        options._rule_set.cache_clear()


def test_an_ability_to_stay_beside_others_counts_on_a_banner_too() -> None:
    """A home-made race with it needs a banner more, but keeps no badge in decline."""
    race: JsonDict = {"name": "Moles", "banner": 5, "tokens_of": "skeletons", "effects": ["spirit"]}
    others: list[Json] = [r.key for r in RACES if r.key != "skeletons"]
    powers: list[Json] = [p.key for p in POWERS if p.key != "spirit"]

    def table(races: int, badges: int) -> JsonDict:
        return {"homemade": {"race": {**race, "leaves_out": ["spirit", *others[races - 1 :], *powers[badges:]]}}}

    assert "" == play(2, table(5, 5), 1, "all decline")
    assert "" == play(2, table(14, 8), 1, "all decline")
    for (races, badges), line in (
        ((4, 5), "too few races for 2 seats: 4 left in the game, at least 5 needed"),
        ((14, 7), "too few powers for 2 seats: 7 left in the game, at least 8 needed"),
    ):
        with pytest.raises(BadOption, match=line):
            GAME.new_state(2, table(races, badges))


def test_a_record_of_a_box_that_is_too_small_names_the_line() -> None:
    """A game for two may have a box that five cannot play with."""
    record = GAME.new(2, 1, box(5, 5)).record
    with pytest.raises(BadRecord, match=r"^line 1: homemade: too few races for 5 seats: 5 left in the game"):
        replay(record._replace(header=record.header._replace(seats=5), entries=()))


def test_the_printed_box_is_large_enough() -> None:
    """With nothing left out every number of seats can play."""
    assert all(GAME.new_state(seats).seats == seats for seats in GAME.seat_counts)
