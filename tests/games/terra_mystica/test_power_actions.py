"""Power actions (TM-17.1 to TM-17.8) and special actions (TM-18)."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import Table
from turnwright.games.terra_mystica.queries import supply

FULL = (0, 0, 12)


def pair(at: str = "A3", other: str = "E8", factions: str = "witches nomads") -> Table:
    """Return two seats far apart with all their power in bowl III."""
    return Table(factions, at={0: at, 1: other}).own(0, bowls=FULL).own(1, bowls=FULL)


@pytest.mark.rules("TM-17.1", "TM-17.2")
def test_tm_17_1_each_action_is_used_once_a_round_by_one_of_the_players() -> None:
    """After the first seat used ACT3 it is closed to both, the others stay open."""
    t = pair().choose("power ACT3", "end")
    assert (1, "TM-17.2") == (t.seat, t.refusal("power ACT3"))
    assert ["ACT1", "ACT2", "ACT4", "ACT5", "ACT6"] == t.options("power")
    t.passed(0).choose("power ACT4", "end")
    assert ["ACT1", "ACT2"] == t.own(1, bowls=(9, 0, 3)).options("power")
    assert "TM-17.2" == t.own(1, bowls=FULL).refusal("power ACT4")


@pytest.mark.rules("TM-17.2", "TM-25.9")
def test_tm_17_2_actions_open_again_with_the_next_round() -> None:
    """Research case 19: closed to the end of the round, then free."""
    t = pair().choose("power ACT3", "end").choose("pass BON5")
    assert (0, "TM-17.2") == (t.seat, t.refusal("power ACT3"))
    t.choose("pass BON2")
    assert (2, 1) == (t.s.round, t.seat)
    assert ["ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6"] == t.own(1, bowls=FULL).options("power")


@pytest.mark.rules("TM-17.3", "TM-17.4", "TM-17.5", "TM-17.6", "TM-17.7", "TM-17.8")
def test_tm_17_3_the_prices_of_the_six_actions() -> None:
    """3 3 4 4 4 6: with one token fewer each is refused for lack of power."""
    prices = {"ACT1": 3, "ACT2": 3, "ACT3": 4, "ACT4": 4, "ACT5": 4, "ACT6": 6}
    for action, price in prices.items():
        t = pair().own(0, bowls=(12 - price, 0, price)).choose(f"power {action}")
        assert (12, 0, 0) == t.bowls()
        t = pair().own(0, bowls=(13 - price, 0, price - 1))
        assert "TM-7.5" == t.refusal(f"power {action}")
        assert {"need": price, "have": price - 1} == t.detail(f"power {action}")


@pytest.mark.rules("TM-17.3")
def test_tm_17_3_act1_builds_one_bridge() -> None:
    """The slot is chosen, the turn continues."""
    t = pair().choose("power ACT1")
    assert ("bridging", ["A3:C1"]) == (t.step, t.options("bridge"))
    t.choose("bridge A3:C1")
    assert (1, "after") == (t.s.bridges.count(0), t.step)


@pytest.mark.rules("TM-17.4", "TM-5.13")
def test_tm_17_4_act2_gives_a_priest_from_the_supply() -> None:
    """Also with an empty supply, when the priest is lost."""
    t = pair().own(0, priests=0).choose("power ACT2")
    assert (1, 6) == (t.s.priests[0], supply(t.s, 0))
    t = pair().own(0, priests=7).choose("power ACT2")
    assert (7, 0, (3, 0, 9)) == (t.s.priests[0], supply(t.s, 0), t.bowls())


@pytest.mark.rules("TM-17.5", "TM-17.6")
def test_tm_17_5_act3_gives_2_workers_and_act4_7_coins() -> None:
    """And nothing else."""
    assert (2, 0, 0) == pair().own(0, workers=0, coins=0).choose("power ACT3").pay()
    assert (0, 7, 0) == pair().own(0, workers=0, coins=0).choose("power ACT4").pay()


@pytest.mark.rules("TM-17.7", "TM-10.16")
def test_tm_17_7_act5_gives_one_spade_and_a_dwelling_may_follow() -> None:
    """A2 (mountains) is one step from forest: transformed without workers, the dwelling paid."""
    t = pair().own(0, workers=1, coins=2).choose("power ACT5")
    assert ("spades", 1) == (t.step, t.s.todo[-1].arg)
    t.choose("transform A2 forest", "build A2")
    assert ((0, 0, 0), "dwelling 0") == (t.pay(), t.on("A2"))


@pytest.mark.rules("TM-17.8")
def test_tm_17_8_act6_gives_two_spades() -> None:
    """Two steps on one hex, or one on each of two."""
    t = pair().own(0, workers=0).land("A2", "wasteland").choose("power ACT6")
    t.choose("transform A2 forest")
    assert (["done"], "forest") == (t.options(), t.terrain("A2"))
    t = pair().own(0, workers=0).choose("power ACT6", "transform A2 forest", "transform A4 forest")
    assert ("forest", "forest", ["done"]) == (t.terrain("A2"), t.terrain("A4"), t.options())


@pytest.mark.rules("TM-18.1")
def test_tm_18_1_where_special_actions_come_from() -> None:
    """BON1, BON2, FAV6 and six strongholds; no other card, tile or stronghold has one."""
    for card in ("BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON7", "BON8", "BON9"):
        t = pair().card(0, card)
        assert (card in ("BON1", "BON2")) == ("card" in t.options("special"))
    for tile in range(1, 13):
        t = pair().favor(0, f"FAV{tile}")
        assert (tile == 6) == ("favor" in t.options("special"))
    have = {"auren", "witches", "swarmlings", "chaos_magicians", "giants", "nomads"}
    none = {"alchemists", "cultists", "darklings", "dwarves", "engineers", "fakirs", "halflings", "mermaids"}
    for faction in have | none:
        other = "nomads" if faction not in ("fakirs", "nomads") else "witches"
        t = pair("stronghold:A3 A4", "I7", f"{faction} {other}")
        assert (faction in have) == ("stronghold" in t.options("special")), faction
        t = pair("A3 A4", "I7", f"{faction} {other}")
        assert "TM-18.1" == t.refusal("special stronghold")


@pytest.mark.rules("TM-18.2", "TM-25.9")
def test_tm_18_2_each_special_action_is_used_once_a_round() -> None:
    """Card, tile and stronghold: used, marked to the end of the round, free after clean-up."""
    t = pair("stronghold:A3", factions="auren nomads").card(0, "BON2").favor(0, "FAV6").passed(1)
    t.choose("special card", "cult fire", "end")
    assert ("TM-18.2", ["favor", "stronghold"]) == (t.refusal("special card"), t.options("special"))
    t.choose("special favor", "cult fire", "end", "special stronghold", "cult fire", "end")
    assert ["TM-18.2"] * 3 == [t.refusal(f"special {name}") for name in ("card", "favor", "stronghold")]
    assert 4 == t.cult("fire")
    t.choose("pass BON5")
    t.turn(0)
    assert (2, ["favor", "stronghold"]) == (t.s.round, t.options("special"))


@pytest.mark.rules("TM-18.2")
def test_tm_18_2_players_mark_only_their_own_actions() -> None:
    """Both hold FAV6; one using it leaves the other's open."""
    t = pair().favor(0, "FAV6").favor(1, "FAV6").choose("special favor", "cult fire", "end")
    assert (1, ["favor"]) == (t.seat, t.options("special"))


@pytest.mark.rules("TM-18.3")
def test_tm_18_3_a_new_special_action_serves_in_a_later_action_of_the_round() -> None:
    """FAV6 taken with a temple: not in the same turn, but in the next."""
    t = Table("witches nomads", at={0: "trading-house:A1", 1: "I7"}).own(0, workers=9, coins=9).passed(1)
    t.choose("upgrade A1 temple", "favor FAV6")
    assert [] == t.options("special")
    t.choose("end", "special favor", "cult air")
    assert (3, 2) == (t.cult("air"), t.cult("water"))
