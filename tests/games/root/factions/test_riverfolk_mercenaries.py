"""Mercenaries (RT-11.2.7.III#1 to RT-11.2.7.III.B): hired Riverfolk warriors rule and fight for the buyer."""

from __future__ import annotations

import pytest

from tests.games.root.factions.company import Company
from turnwright.games.root.battle import ATTACKER, begin, fighters, hired
from turnwright.games.root.data.boards import EYRIE
from turnwright.games.root.data.tables import DAYLIGHT
from turnwright.games.root.factions.eyrie import Eyrie
from turnwright.games.root.factions.faction import Faction
from turnwright.games.root.state import Woods


def hiring(at: dict[int, dict[str, int]], **arguments: object) -> Company:
    """The Daylight of the Marquise, who has hired the Riverfolk."""
    t = Company("marquise eyrie riverfolk", at=at, **arguments)  # type: ignore[arg-type]
    t.hire("marquise").begin("marquise", "daylight")
    return t


def fought(dice: str, hands: dict[str, str] | None = None, **pieces: int) -> Company:
    """A battle of the Marquise against the Eyrie in clearing 5."""
    return hiring({5: pieces}, hands=hands).choose("battle 5 eyrie", f"roll {dice}")


# Rule.


@pytest.mark.rules("RT-11.2.7.III#1", "RT-11.2.7.III#2")
@pytest.mark.parametrize("phase", ["daylight", "evening"])
def test_rt_11_2_7_iii_n2_hired_warriors_rule_for_the_buyer(phase: str) -> None:
    """Together with the buyer's own, and not for the Riverfolk as well."""
    at = {5: {"riverfolk": 3, "marquise": 1, "eyrie": 3}, 7: {"riverfolk": 2}}
    t = Company("marquise eyrie riverfolk", at=at)
    assert ["eyrie", "riverfolk"] == [t.ruler(5), t.ruler(7)]
    t.hire("marquise").begin("marquise", phase)
    assert ["marquise", "marquise"] == [t.ruler(5), t.ruler(7)]


@pytest.mark.rules("RT-11.2.7.III#1")
def test_rt_11_2_7_iii_n1_not_in_birdsong_and_not_beyond_the_turn() -> None:
    """Royal Claim in the Birdsong of the purchase does not count them, nor does the next player's turn."""
    t = Company("marquise eyrie riverfolk", at={7: {"riverfolk": 2}}, areas={"marquise": "royal_claim"})
    t.begin("marquise", "birdsong").choose("hire mercenaries")
    assert "riverfolk" == t.ruler(7)
    t.choose("use royal_claim")
    assert 0 == t.vp("marquise")
    t.settle()
    assert (DAYLIGHT, "marquise") == (t.s.phase, t.ruler(7))
    t.choose("done").deal()
    assert ("eyrie", "riverfolk", (0, "", "")) == (t.names[t.s.turn], t.ruler(7), t.services())


@pytest.mark.rules("RT-11.2.7.III#4")
def test_rt_11_2_7_iii_n4_no_dominance_by_hired_warriors() -> None:
    """They rule three fox clearings for the buyer, who does not win by them."""
    at = {clearing: {"riverfolk": 1} for clearing in (1, 6, 8)}
    t = Company("marquise eyrie riverfolk", at=at)
    t.s.dominance[0] = 5
    t.s.vp[0] = -1
    t.hire("marquise").begin("marquise", "birdsong")
    assert -1 == t.s.winner


@pytest.mark.rules("RT-11.2.7.III#4")
def test_rt_11_2_7_iii_n4_hired_warriors_are_neither_moved_nor_removed() -> None:
    """Not by March, and not for Tax Collector; ruling by them helps the buyer's own to move."""
    at = {5: {"riverfolk": 3}, 1: {"eyrie": 2, "marquise": 1}}
    t = hiring(at, areas={"marquise": "tax_collector"})
    assert ["1 5"] == t.options("move")
    t.choose("use tax_collector")
    assert ["tax 1"] == t.options()


# Battle.


@pytest.mark.rules("RT-11.2.7.III#3")
def test_rt_11_2_7_iii_n3_hired_warriors_raise_the_cap_and_fight_alone() -> None:
    """Two of them deal two of the three hits rolled, where the buyer has no piece."""
    t = fought("3 0", riverfolk=2, eyrie=3)
    assert {"riverfolk": 2, "eyrie": 1} == t.there(5)
    t = fought("3 0", marquise=1, riverfolk=1, eyrie=3)
    assert {"marquise": 1, "riverfolk": 1, "eyrie": 1} == t.there(5)


@pytest.mark.rules("RT-11.2.7.III#1")
def test_rt_11_2_7_iii_n1_they_do_not_fight_the_riverfolk() -> None:
    """Against their own they defend as ever, and do not let the buyer attack alone."""
    t = hiring({5: {"riverfolk": 2, "marquise": 1}, 7: {"riverfolk": 1}})
    assert ["5 riverfolk"] == t.options("battle")
    assert "RT-4.3#1" == t.refusal("battle 7 riverfolk")
    t.choose("battle 5 riverfolk", "roll 3 3")
    assert {"riverfolk": 1} == t.there(5)


@pytest.mark.rules("RT-11.2.7.III#3")
def test_rt_11_2_7_iii_n3_only_the_buyer_attacks_with_them() -> None:
    """Nobody else gets their help."""
    t = Company("eyrie marquise riverfolk", at={5: {"eyrie": 1, "riverfolk": 2, "marquise": 3}})
    t.hire("marquise").s.phase = DAYLIGHT
    assert 0 == hired(t.s, 0, 1, 4)
    assert 1 == fighters(t.s, begin(4, 0, 1), ATTACKER)
    assert 5 == fighters(t.s, begin(4, 1, 0), ATTACKER)


@pytest.mark.rules("RT-11.2.7.III.A#1", "RT-11.2.7.III.A#2")
@pytest.mark.parametrize(
    ("own", "others", "hits", "left"),
    [
        (2, 2, 3, (0, 1)),
        (2, 2, 2, (1, 1)),
        (3, 3, 1, (2, 3)),
        (1, 3, 3, (0, 1)),
        (3, 1, 3, (1, 0)),
        (0, 3, 3, (0, 0)),
        (3, 0, 3, (0, 0)),
    ],
)
def test_rt_11_2_7_iii_a_n1_hits_are_split_evenly(own: int, others: int, hits: int, left: tuple[int, int]) -> None:
    """The odd one goes to the buyer's own; when one kind runs out the other takes the rest."""
    t = fought(f"3 {hits}", marquise=own, riverfolk=others, eyrie=6)
    assert left == (t.there(5).get("marquise", 0), t.there(5).get("riverfolk", 0))
    assert (25 - left[0], 15 - left[1]) == (t.supply("marquise"), t.supply("riverfolk"))


@pytest.mark.rules("RT-11.2.7.III.A#2", "RT-4.3.3#2")
def test_rt_11_2_7_iii_a_n2_buildings_go_after_all_warriors() -> None:
    """The sawmill stands while a hired warrior does."""
    t = fought("3 2", marquise=1, riverfolk=2, sawmill=1, eyrie=6)
    assert {"riverfolk": 1, "sawmill": 1, "eyrie": 3} == t.there(5)
    t = fought("3 3", marquise=1, riverfolk=1, sawmill=1, eyrie=6)
    assert {"eyrie": 4} == t.there(5)
    assert 1 == t.vp("eyrie")


@pytest.mark.rules("RT-11.2.7.III.A#2", "RT-4.3.3#2")
def test_rt_11_2_7_iii_a_n2_a_post_beside_hired_warriors_is_safe() -> None:
    """Hits on the buyer never take buildings or tokens of the Riverfolk."""
    t = fought("3 3", riverfolk=1, trade_post=1, eyrie=6)
    assert {"trade_post": 1, "eyrie": 5} == t.there(5)


@pytest.mark.rules("RT-4.3.1#7", "RT-11.2.7.III.A#2")
def test_rt_4_3_1_n7_an_ambush_is_split_and_the_battle_goes_on() -> None:
    """One hit each; the remaining hired warrior continues to fight, and the hits of the roll are split again."""
    hands = {"eyrie": "ambush_rabbit"}
    t = hiring({5: {"marquise": 1, "riverfolk": 3, "eyrie": 3}}, hands=hands)
    t.choose("battle 5 eyrie", "ambush ambush_rabbit")
    assert ({"riverfolk": 2, "eyrie": 3}, "dice") == (t.there(5), t.step)
    t.choose("roll 3 1")
    assert {"riverfolk": 1, "eyrie": 1} == t.there(5)


@pytest.mark.rules("RT-4.3.1#7", "RT-4.3.1#5")
@pytest.mark.parametrize(("own", "others"), [(1, 1), (0, 2), (2, 0)])
def test_rt_4_3_1_n7_nobody_left_ends_the_battle(own: int, others: int) -> None:
    """Neither own nor hired."""
    t = hiring({5: {"marquise": own, "riverfolk": others, "eyrie": 1}}, hands={"eyrie": "ambush_bird"})
    t.choose("battle 5 eyrie", "ambush ambush_bird")
    assert ({"eyrie": 1}, "marquise") == (t.there(5), t.step)


@pytest.mark.rules("RT-6.2.3#6")
def test_rt_6_2_3_n6_hospitals_are_for_cats() -> None:
    """Of three warriors lost two are hers."""
    at = {5: {"marquise": 3, "riverfolk": 1, "eyrie": 3}, 1: {"keep": 1}}
    t = hiring(at, hands={"marquise": "ambush_bird"}).choose("battle 5 eyrie", "roll 3 3")
    assert ("hospital", 2) == (t.step, t.s.todo[-1].extra)
    t.choose("heal ambush_bird")
    assert ({"marquise": 2, "keep": 1}, 15) == (t.there(1), t.supply("riverfolk"))


class Witness(Eyrie):
    """An Eyrie that remembers whose warriors it has removed."""

    def __init__(self) -> None:
        super().__init__()
        self.removed: list[tuple[int, int]] = []

    def has_removed(self, s: Woods, seat: int, victim: int, warriors: int, pieces: int, in_battle: bool) -> None:
        """Note the victim and the warriors."""
        self.removed.append((victim, warriors))


@pytest.mark.plain_only
@pytest.mark.rules("RT-11.2.7.III#5")
def test_rt_11_2_7_iii_n5_a_removed_mercenary_counts_as_the_buyers() -> None:
    """Whoever removes it has removed three warriors of the Marquise, and none of the Riverfolk."""
    t = Company("marquise eyrie riverfolk", at={5: {"marquise": 2, "riverfolk": 1, "eyrie": 4}})
    witness = Witness()
    factions: list[Faction] = list(t.s.rules.factions)
    factions[EYRIE] = witness
    t.s.rules.factions = factions
    t.hire("marquise").begin("marquise", "daylight").choose("battle 5 eyrie", "roll 3 3")
    assert [(0, 3)] == witness.removed
