"""The Supporters (RT-8.2.3#1 to RT-8.2.4#3): their limit, what they serve for, and what leaves with a base."""

from __future__ import annotations

import pytest

from tests.games.root.factions.uprising import officers, with_officers, without_base
from tests.games.root.table import Table

FIVE = "anvil bake_sale investments sword armorers"


@pytest.mark.rules("RT-8.2.3#2", "RT-8.2.3#1")
def test_rt_8_2_3_n2_supporters_serve_for_their_suit_only() -> None:
    """They are not crafted, trained with, mobilized, activated or played as ambush."""
    hands = {"alliance": "sappers", "supporters": "anvil ambush_fox dominance_fox"}
    t = Table("alliance marquise eyrie", at={1: {"sympathy": 1, "base": 1}}, hands=hands, vp={"alliance": 12})
    t.begin("alliance", "daylight")
    assert ["train sappers", "mobilize", "done"] == t.options()
    assert "RT-4.1#1" == t.refusal("craft anvil")
    assert "RT-8.5.3" == t.refusal("train anvil")
    assert "RT-3.3.1#1" == t.refusal("dominate dominance_fox")


@pytest.mark.rules("RT-8.2.3#2")
def test_rt_8_2_3_n2_a_supporter_is_no_ambush() -> None:
    """With one card in hand, and an ambush among the supporters, only the hand may be played."""
    hands = {"alliance": "anvil", "supporters": "ambush_fox ambush_bird"}
    t = Table("marquise alliance", at={1: {"marquise": 1, "alliance": 1}}, hands=hands).begin("marquise", "daylight")
    t.choose("battle 1 alliance")
    assert ("alliance", ["no-ambush"]) == (t.asked(), t.options())


@pytest.mark.rules("RT-8.2.3.I")
def test_rt_8_2_3_i_a_sixth_supporter_is_discarded_at_once() -> None:
    """A mobilized card joins nobody without a base."""
    t = Table("alliance marquise", hands={"alliance": "sappers", "supporters": FIVE}).begin("alliance", "daylight")
    t.choose("mobilize", "rally sappers")
    assert (5, [], ["sappers"]) == (len(t.hand("supporters")), t.hand("alliance"), t.discard())
    assert [{"seat": 0, "card": "@card-sappers"}] == t.said("log-supporter-beyond")
    t = Table("alliance marquise", hands={"alliance": "sappers", "supporters": FIVE[: FIVE.rindex(" ")]})
    t.begin("alliance", "daylight").choose("mobilize", "rally sappers")
    assert (5, []) == (len(t.hand("supporters")), t.discard())


@pytest.mark.rules("RT-8.2.3.I")
@pytest.mark.parametrize(("held", "choice"), [("foxfolk_steel", "appease foxfolk_steel"), ("", "card foxfolk_steel")])
def test_rt_8_2_3_i_a_card_of_outrage_beyond_five_is_discarded(held: str, choice: str) -> None:
    """Whether it is given or drawn."""
    at = {5: {"marquise": 2}, 1: {"sympathy": 1}}
    t = Table("marquise alliance", at=at, hands={"marquise": held, "supporters": FIVE})
    t.begin("marquise", "daylight").choose("move 5 1", "take 1", choice)
    assert (5, [], ["foxfolk_steel"]) == (len(t.hand("supporters")), t.hand("marquise"), t.discard())


@pytest.mark.rules("RT-8.2.3.I#2", "RT-8.5.2")
def test_rt_8_2_3_i_n2_with_a_base_there_is_no_limit() -> None:
    """The sixth stays."""
    at = {1: {"base": 1}}
    t = Table("alliance marquise", at=at, hands={"alliance": "sappers", "supporters": FIVE})
    t.begin("alliance", "daylight").choose("mobilize", "rally sappers")
    assert (6, []) == (len(t.hand("supporters")), t.discard())


@pytest.mark.rules("RT-8.2.4#1", "RT-8.2.4#2")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (4, 2), (1, 0), (0, 0)])
def test_rt_8_2_4_a_lost_base_costs_supporters_of_its_suit_birds_and_half_of_the_officers(
    before: int, after: int
) -> None:
    """A mouse base: mice and birds go, the fox stays; half of the officers, rounded up, go to the supply."""
    hands = {"supporters": "investments sword armorers anvil"}
    t = Table("alliance marquise", at={2: {"base": 1}, 1: {"base": 1}}, hands=hands)
    without_base(with_officers(t, before), 2, "marquise")
    assert ["anvil"] == t.hand("supporters")
    assert ["investments", "sword", "armorers"] == t.discard()
    assert (after, 10 - after) == (officers(t), t.supply("alliance"))
    assert 1 == t.vp("marquise")


@pytest.mark.rules("RT-8.2.4#3")
def test_rt_8_2_4_n3_without_a_base_the_alliance_chooses_five_supporters_to_keep() -> None:
    """One is discarded at a time; the supporters of the base's suit have already left."""
    foxes, rabbits = "anvil root_tea_fox foxfolk_steel tax_collector", "bake_sale command_warren cobbler"
    hands = {"supporters": f"investments {foxes} {rabbits}"}
    t = Table("marquise alliance", at={2: {"base": 1}}, hands=hands)
    without_base(t, 2, "marquise")
    assert ("alliance", "dismiss") == (t.asked(), t.step)
    assert "RT-8.2.4#3" == t.refusal("dismiss investments")
    t.choose("dismiss anvil", "dismiss cobbler")
    assert t.seat is None
    kept = ["root_tea_fox", "foxfolk_steel", "bake_sale", "tax_collector", "command_warren"]
    assert kept == t.hand("supporters")


@pytest.mark.rules("RT-8.2.4#3", "RT-8.2.3.I#2")
def test_rt_8_2_4_n3_with_another_base_all_other_supporters_stay() -> None:
    """Six foxes and rabbits stay with the fox base."""
    hands = {"supporters": "investments anvil bake_sale root_tea_fox command_warren foxfolk_steel cobbler"}
    t = Table("marquise alliance", at={2: {"base": 1}, 1: {"base": 1}}, hands=hands)
    without_base(t, 2, "marquise")
    assert t.seat is None
    assert 6 == len(t.hand("supporters"))
