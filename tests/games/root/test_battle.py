"""Battle, stage by stage (RT-4.3)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table
from tests.games.table import SetUpTable
from turnwright.games.root.scoring import winners
from turnwright.games.root.steps.flow import FLOW


def fought(attackers: int, defenders: int, dice: str, **defended: int) -> Table:
    """A battle of the Marquise against the Eyrie in clearing 5, with no card in any hand."""
    at = {5: {"marquise": attackers, "eyrie": defenders, **defended}}
    return Table("marquise eyrie", at=at).battle("marquise", 5, "eyrie").choose(f"roll {dice}")


def ambushed(hands: dict[str, str], **there: int) -> Table:
    """The Marquise attacks the Eyrie in clearing 5, of the rabbits; the Eyrie may ambush."""
    return Table("marquise eyrie", at={5: there}, hands=hands).battle("marquise", 5, "eyrie")


# Who fights whom.


@pytest.mark.rules("RT-4.3#1")
def test_rt_4_3_n1_the_attacker_needs_warriors_there() -> None:
    """A building alone starts no battle."""
    t = SetUpTable("""
        game: root seats: 2 faction: {0=marquise 1=eyrie}
        warriors: {0={5=1} 1={2=1 5=1}} pieces: {sawmill={2=1}}
        next: free-battle{seat=0}
    """)
    assert ["5 eyrie"] == t.options("battle")
    assert "RT-4.3#1" == t.refusal("battle 2 eyrie")


@pytest.mark.rules("RT-4.3#2")
@pytest.mark.parametrize("piece", ["alliance", "base", "sympathy"])
def test_rt_4_3_n2_any_piece_of_another_player_may_be_attacked(piece: str) -> None:
    """A warrior, a building, a token; never oneself, nobody who is not there or not in the game."""
    t = Table("marquise eyrie alliance", at={5: {"marquise": 1, piece: 1}}).ask(FLOW.free_battle, 0)
    assert ["5 alliance"] == t.options("battle")
    for faction in ("eyrie", "marquise", "lizard"):
        assert "RT-4.3#2" == t.refusal(f"battle 5 {faction}")


@pytest.mark.rules("RT-4.3#3", "RT-3.2.1#3")
def test_rt_4_3_n3_a_partner_may_be_attacked_but_scores_nothing() -> None:
    """A partner is another player, but no enemy."""
    t = Table("marquise eyrie alliance lizard", at={5: {"marquise": 1, "roost": 1}})
    t.s.partner[0] = 1
    t.battle("marquise", 5, "eyrie").choose("roll 0 0")
    assert {"marquise": 1} == t.there(5)
    assert 0 == t.vp("marquise")


# Ambush.


@pytest.mark.rules("RT-4.3.1#1", "RT-C.ambush")
def test_rt_4_3_1_n1_the_defender_may_ambush_with_a_card_of_the_clearing_or_a_bird() -> None:
    """One card, before the roll; a fox ambush has no use among rabbits."""
    t = ambushed({"eyrie": "ambush_rabbit ambush_fox ambush_bird anvil"}, marquise=4, eyrie=1)
    assert ("eyrie", ["ambush ambush_bird", "ambush ambush_rabbit", "no-ambush"]) == (t.asked(), t.options())
    assert "RT-4.3.1#1" == t.refusal("ambush ambush_fox")
    t.choose("ambush ambush_bird")
    assert "dice" == t.step
    t = ambushed({"eyrie": "ambush_rabbit"}, marquise=4, eyrie=1).choose("no-ambush")
    assert ("dice", {"marquise": 4, "eyrie": 1}) == (t.step, t.there(5))


@pytest.mark.rules("RT-4.3.1#2")
@pytest.mark.parametrize("defenders", [0, 1, 3])
def test_rt_4_3_1_n2_an_ambush_deals_two_hits_at_once(defenders: int) -> None:
    """However many warriors defend; the roll comes afterwards, with those who are left."""
    t = ambushed({"eyrie": "ambush_rabbit"}, marquise=3, eyrie=defenders, roost=1).choose("ambush ambush_rabbit")
    assert (1, "dice") == (t.there(5)["marquise"], t.step)
    assert 24 == t.supply("marquise")


@pytest.mark.rules("RT-4.3.1#3", "RT-3.2.1#2")
def test_rt_4_3_1_n3_the_attacker_chooses_what_an_ambush_takes() -> None:
    """Warriors first, then a building or token, which scores for the defender."""
    t = ambushed({"eyrie": "ambush_bird"}, marquise=1, sawmill=1, wood=1, eyrie=1).choose("ambush ambush_bird")
    assert ("marquise", ["lose sawmill", "lose wood"]) == (t.asked(), t.options())
    assert "RT-4.3.3#3" == t.refusal("lose roost")
    t.choose("lose sawmill")
    assert {"wood": 1, "eyrie": 1} == t.there(5)
    assert (0, 1) == (t.vp("marquise"), t.vp("eyrie"))


@pytest.mark.rules("RT-4.3.1#5")
def test_rt_4_3_1_n5_without_attackers_the_battle_ends_before_the_roll() -> None:
    """Two attackers fall to the ambush."""
    t = ambushed({"eyrie": "ambush_bird"}, marquise=2, eyrie=1).choose("ambush ambush_bird")
    assert {"eyrie": 1} == t.there(5)
    assert not t.s.todo


@pytest.mark.rules("RT-4.3.1.I", "RT-4.3.1#4")
def test_rt_4_3_1_i_the_attacker_may_foil_an_ambush() -> None:
    """With a card that fits the clearing, too: no hits, both cards are discarded, and the dice are rolled."""
    hands = {"marquise": "ambush_mouse ambush_bird", "eyrie": "ambush_rabbit"}
    t = ambushed(hands, marquise=2, eyrie=1).choose("ambush ambush_rabbit")
    assert ("marquise", ["foil ambush_bird", "no-ambush"]) == (t.asked(), t.options())
    assert "RT-4.3.1.I" == t.refusal("foil ambush_mouse")
    t.choose("foil ambush_bird")
    assert ("dice", {"marquise": 2, "eyrie": 1}) == (t.step, t.there(5))
    assert ["ambush_bird", "ambush_rabbit"] == t.discard()
    assert (["ambush_mouse"], []) == (t.hand("marquise"), t.hand("eyrie"))


@pytest.mark.rules("RT-4.3.1#4")
def test_rt_4_3_1_n4_an_ambush_that_is_not_foiled_is_discarded_too() -> None:
    """The attacker keeps its own."""
    hands = {"marquise": "ambush_bird", "eyrie": "ambush_rabbit"}
    t = ambushed(hands, marquise=3, eyrie=1).choose("ambush ambush_rabbit", "no-ambush")
    assert (["ambush_rabbit"], ["ambush_bird"]) == (t.discard(), t.hand("marquise"))
    assert 1 == t.there(5)["marquise"]


# Roll and hits.


@pytest.mark.rules("RT-4.3.2#1", "RT-4.3.2#2", "RT-4.3.2.I", "RT-4.3.3#1")
@pytest.mark.parametrize(
    ("attackers", "defenders", "dice", "left"),
    [
        (3, 3, "2 1", (2, 1)),
        (3, 3, "1 2", (2, 1)),
        (3, 3, "2 2", (1, 1)),
        (1, 3, "3 2", (0, 2)),
        (3, 1, "3 2", (2, 0)),
        (1, 1, "1 1", (0, 0)),
        (3, 3, "0 0", (3, 3)),
    ],
)
def test_rt_4_3_2_n1_the_attacker_deals_the_higher_roll(
    attackers: int, defenders: int, dice: str, left: tuple[int, int]
) -> None:
    """The defender deals the lower one; no side deals more than it had warriors at the roll."""
    t = fought(attackers, defenders, dice)
    assert left == (t.there(5).get("marquise", 0), t.there(5).get("eyrie", 0))
    assert not t.s.todo


@pytest.mark.rules("RT-4.3.2.I")
def test_rt_4_3_2_i_a_side_without_warriors_deals_nothing() -> None:
    """A roost does not strike back."""
    assert {"marquise": 3} == fought(3, 0, "3 3", roost=1).there(5)


@pytest.mark.rules("RT-4.3.2.III", "RT-3.2.1#1")
def test_rt_4_3_2_iii_a_defender_without_warriors_takes_an_extra_hit() -> None:
    """The roost falls on a roll of 0, and scores; one warrior would have saved it."""
    t = fought(1, 0, "0 0", roost=1)
    assert {"marquise": 1} == t.there(5)
    assert 1 == t.vp("marquise")
    assert {"marquise": 1, "eyrie": 1, "roost": 1} == fought(1, 1, "0 0", roost=1).there(5)


@pytest.mark.rules("RT-4.3.3#4", "RT-2.5#2")
def test_rt_4_3_3_n4_hits_beyond_the_last_piece_are_lost() -> None:
    """Three hits on a single warrior."""
    t = fought(3, 1, "3 0")
    assert {"marquise": 3} == t.there(5)
    assert 20 == t.supply("eyrie")


@pytest.mark.rules("RT-3.2.1#2", "RT-2.5.1#2", "RT-2.5.2#2", "RT-2.5.2#3")
def test_rt_3_2_1_n2_a_defender_scores_for_what_it_removes() -> None:
    """The Eyrie lose a roost in their own attack: it is back on its track, and their points stay."""
    t = Table("eyrie marquise", at={5: {"eyrie": 1, "roost": 1, "marquise": 3}}, vp={"eyrie": 4})
    t.battle("eyrie", 5, "marquise").choose("roll 2 2")
    assert {"marquise": 2} == t.there(5)
    assert (4, 1) == (t.vp("eyrie"), t.vp("marquise"))
    assert (20, 23) == (t.supply("eyrie"), t.supply("marquise"))
    assert 0 == sum(t.s.gone)


@pytest.mark.rules("RT-4.3.3#2", "RT-4.3.3#3")
def test_rt_4_3_3_n3_warriors_go_before_buildings_of_the_owners_choice() -> None:
    """The Marquise loses her warrior, then one of her buildings or tokens; she chooses which."""
    at = {5: {"eyrie": 3, "marquise": 1, "sawmill": 1, "wood": 1}}
    t = Table("eyrie marquise", at=at).battle("eyrie", 5, "marquise").choose("roll 2 0")
    assert ("marquise", ["lose sawmill", "lose wood"]) == (t.asked(), t.options())
    t.choose("lose wood")
    assert {"eyrie": 3, "sawmill": 1} == t.there(5)
    assert 1 == t.vp("eyrie")


@pytest.mark.rules("RT-4.3.3#5", "RT-4.3.3#1")
def test_rt_4_3_3_n5_the_defender_names_its_losses_first_and_all_leave_together() -> None:
    """Nothing is removed until both have chosen."""
    there = {"alliance": 2, "base": 1, "sympathy": 1, "marquise": 2, "sawmill": 1, "wood": 1}
    areas = {"alliance": "brutal_tactics", "marquise": "sappers"}
    t = Table("alliance marquise", at={5: there}, areas=areas).battle("alliance", 5, "marquise")
    t.choose("roll 2 2", "use brutal_tactics", "use sappers")
    assert "marquise" == t.asked()
    t.choose("lose sawmill")
    assert ("alliance", there) == (t.asked(), t.there(5))
    t.choose("lose base")
    assert {"sympathy": 1, "wood": 1} == t.there(5)


@pytest.mark.rules("RT-3.1#2", "RT-3.2.1#2")
def test_rt_3_1_n2_both_sides_score_before_the_end_is_judged() -> None:
    """Both reach thirty in one exchange of hits: the attacker, whose turn it is, wins."""
    there = {"eyrie": 1, "roost": 1, "marquise": 1, "sawmill": 1}
    areas = {"eyrie": "brutal_tactics", "marquise": "sappers"}
    t = Table("marquise eyrie", at={5: there}, vp={"marquise": 28, "eyrie": 29}, areas=areas)
    t.battle("eyrie", 5, "marquise").choose("roll 1 1", "use brutal_tactics", "use sappers")
    assert ([30, 30], [1]) == (t.s.vp, winners(t.s))


def test_what_a_building_was_lost_to_is_told() -> None:
    """The log names pieces, clearing and points."""
    t = fought(1, 0, "0 0", roost=1)
    assert [{"seat": 1, "clearing": 5, "piece": "@piece-roost", "number": 1}] == t.said("log-remove")
    assert [{"seat": 0, "vp": 1, "source": "@source-removing"}] == t.said("log-score")
