"""Setup (RT-5.1), up to the first turn; what each faction does then is in its own tests."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.root.table import Table, started
from turnwright.core import engine
from turnwright.core.explain import refuse
from turnwright.core.game import JsonDict
from turnwright.core.seats import CHANCE
from turnwright.games.root import GAME
from turnwright.games.root.data.boards import LEAST_REACH, REACH, VAGABOND, VAGABOND_2, WARRIORS
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.factions.roster import ROSTER
from turnwright.games.root.rules import RT_5_1_1_N3
from turnwright.games.root.ruleset import ASSIGNMENTS
from turnwright.games.root.state import Woods


def set_up(t: Table) -> Table:
    """Give the first answer on offer until the first turn begins."""
    while t.s.round == 0:
        engine.apply(t.s, engine.options(t.s)[0])
    return t


@pytest.mark.rules("RT-5.1.1#1")
def test_rt_5_1_1_n1_every_player_takes_another_faction() -> None:
    """Chosen in the order of turns; its board and warriors come with it."""
    t = started("", 2, assign="chosen", first=1)
    alone = [faction.key for faction in ROSTER if faction.beside == NONE]
    assert ("faction", 1, alone) == (t.step, t.seat, t.options("lead"))
    t.choose("lead eyrie")
    assert (0, "RT-5.1.1#1") == (t.seat, t.refusal("lead eyrie"))
    t.choose("lead marquise")
    assert ([0, 1], [25, 20]) == (t.s.faction, t.s.supply)
    assert t.s.boards[1] is not None


@pytest.mark.rules("RT-5.1.1#2")
def test_rt_5_1_1_n2_the_first_player_is_drawn() -> None:
    """Each is as likely, unless the table says who starts."""
    t = started("marquise eyrie")
    assert (CHANCE, ["0", "1"], [1, 1]) == (t.seat, t.options("starts"), engine.weights(t.s))
    assert 1 == set_up(t.choose("starts 1")).s.turn
    assert 0 == set_up(started("marquise eyrie", first=0)).s.turn


@pytest.mark.rules("RT-5.1.1#3")
def test_rt_5_1_1_n3_reach_is_advice() -> None:
    """Balanced tables add up to it, others need not; by choice any mix is played."""
    for seats in range(2, 7):
        t = started("", seats, assign="balanced", first=0)
        while t.step == "faction":
            engine.apply(t.s, engine.options(t.s)[-1])
        assert LEAST_REACH[seats] <= sum(REACH[faction] for faction in t.s.faction)
    t = started("", 2, assign="balanced", first=0)
    assert (["marquise", "eyrie"], "RT-5.1.1#3") == (t.options("lead"), t.refusal("lead alliance"))
    t = started("", 2, assign="random", first=0)
    assert (CHANCE, "") == (t.seat, t.refusal("lead alliance"))


def deals(s: Woods) -> set[tuple[int, ...]]:
    """Return every set of factions that can be assigned from here."""
    if NONE not in s.faction:
        return {tuple(sorted(s.faction))}
    found: set[tuple[int, ...]] = set()
    for action in engine.options(s):
        later = s.clone()
        engine.apply(later, action)
        found |= deals(later)
    return found


@pytest.mark.rules("RT-5.1.1#3")
@pytest.mark.parametrize("assign", ASSIGNMENTS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_rt_5_1_1_n3_somebody_at_the_table_has_warriors(seats: int, assign: str) -> None:
    """Two Vagabonds alone may never reach 30 points: they are neither dealt nor chosen; all other sets can be."""
    found = deals(started("", seats, assign=assign, first=0).s)
    assert all(any(WARRIORS[faction] for faction in factions) for factions in found)
    if assign != "balanced":
        able = [set(c) for c in combinations(range(len(ROSTER)), seats) if VAGABOND in c or VAGABOND_2 not in c]
        assert [c for c in able if c != {VAGABOND, VAGABOND_2}] == sorted(map(set, found), key=sorted)


@pytest.mark.rules("RT-5.1.1#3")
@pytest.mark.parametrize("factions", ["vagabond,any", "any,vagabond"])
def test_rt_5_1_1_n3_a_fixed_vagabond_is_not_joined_by_the_second_alone(factions: str) -> None:
    """Whichever seat is drawn for; with a third player he may be, and where the table agrees on it."""
    second = GAME.vocabulary.action("lead vagabond_2")
    options: JsonDict = {"assign": "random", "first": 0, "factions": factions}
    s = GAME.new_state(2, options)
    assert RT_5_1_1_N3 == refuse(GAME, s, second)
    assert second not in engine.options(s)
    for s in (
        GAME.new_state(2, {**options, "vagabonds_alone": True}),
        GAME.new_state(3, {**options, "factions": f"{factions},eyrie"}),
    ):
        assert second in engine.options(s)


@pytest.mark.rules("RT-5.1.3#2", "RT-5.1.2", "RT-1.2.1#2")
def test_rt_5_1_3_n2_everybody_draws_three_cards() -> None:
    """Before the factions set up, the first player first."""
    t = started("marquise eyrie alliance", first=1)
    assert ("deal", 1) == (t.step, t.s.todo[-1].arg)
    t.deal()
    assert [3, 3, 3] == [len(t.hand(name)) for name in t.names]
    assert ("keep", [0, 0, 0], 0, 0) == (t.step, t.s.vp, sum(t.s.tally), sum(t.s.gone))


@pytest.mark.rules("RT-5.1.7")
@pytest.mark.parametrize("factions", ["marquise eyrie", "eyrie marquise"])
def test_rt_5_1_7_factions_set_up_in_the_order_of_their_letters(factions: str) -> None:
    """The Marquise before the Eyrie, in any seats; then the first player begins."""
    t = started(factions, first=0).deal()
    steps = []
    while t.s.round == 0:
        steps.append(t.step)
        engine.apply(t.s, engine.options(t.s)[0])
    assert ["keep", "found", "found", "found", "settle", "leader"] == steps
    assert 0 == t.s.turn


@pytest.mark.rules("RT-M.choice", "RT-M.winter.suits")
def test_rt_m_winter_suits_are_dealt_before_the_factions_set_up() -> None:
    """Four of each; the markers that are left decide how likely a suit is. In autumn they are printed."""
    t = started("marquise eyrie", first=0, map="winter")
    assert ("dealt-suit", ["fox", "rabbit", "mouse"], [4, 4, 4]) == (t.step, t.options("suit"), engine.weights(t.s))
    t.choose("suit fox")
    assert [3, 4, 4] == engine.weights(t.s)
    t.choose("suit fox", "suit fox", "suit fox")
    assert ("RT-M.winter.suits", NONE) == (t.refusal("suit fox"), t.s.suits[4])
    while t.step == "dealt-suit":
        engine.apply(t.s, engine.options(t.s)[0])
    assert ([4, 4, 4], "deal") == ([t.s.suits.count(suit) for suit in range(3)], t.step)
    assert "deal" == started("marquise eyrie", first=0, map="autumn").step


@pytest.mark.rules("RT-5.1.3#1")
def test_rt_5_1_3_n1_two_players_draw_no_dominance_card() -> None:
    """Three may."""
    assert not [key for key in started("marquise eyrie", first=0).options("card") if key.startswith("dominance")]
    t = started("marquise eyrie alliance", first=0)
    assert 4 == len([key for key in t.options("card") if key.startswith("dominance")])


def test_setup_is_told() -> None:
    """Who starts, which suits lie where."""
    t = set_up(started("marquise eyrie", map="winter"))
    assert [{"seat": 0}] == t.said("log-starts")
    assert 12 == len(t.said("log-suit"))
    t = set_up(started("", 2, assign="chosen", first=0))
    assert [{"seat": 0, "faction": "@faction-marquise"}, {"seat": 1, "faction": "@faction-eyrie"}] == t.said("log-lead")
