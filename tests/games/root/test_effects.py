"""What the persistent cards do (RT-C), and when (RT-1.4)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table, card
from turnwright.core import engine
from turnwright.core.seats import only
from turnwright.core.zones import UNKNOWN
from turnwright.games.root import GAME
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import hand

# After the roll of a battle.


def rolled(dice: str, attacker: str = "", defender: str = "", **there: int) -> Table:
    """The Marquise attacks the Eyrie in clearing 5, each with effects in its play area, and the dice are rolled."""
    areas = {"marquise": attacker, "eyrie": defender}
    t = Table("marquise eyrie", at={5: there}, areas=areas).battle("marquise", 5, "eyrie")
    return t.choose(f"roll {dice}")


@pytest.mark.rules("RT-C.armorers")
def test_rt_c_armorers_ignore_rolled_hits() -> None:
    """As defender and as attacker; extra hits still land, and the card is discarded."""
    t = rolled("2 1", "brutal_tactics", "armorers", marquise=3, eyrie=3)
    t.choose("use brutal_tactics", "use armorers")
    assert {"marquise": 2, "eyrie": 2} == t.there(5)
    assert (["armorers"], []) == (t.discard(), t.area("eyrie"))
    t = rolled("2 2", "armorers", marquise=3, eyrie=3).choose("use armorers")
    assert {"marquise": 3, "eyrie": 1} == t.there(5)


@pytest.mark.rules("RT-C.armorers")
def test_rt_c_armorers_do_not_help_against_an_ambush() -> None:
    """Its hits land before anything is declared."""
    t = Table("marquise eyrie", at={5: {"marquise": 3, "eyrie": 1}}, areas={"marquise": "armorers"})
    t.give("eyrie", "ambush_bird").battle("marquise", 5, "eyrie").choose("ambush ambush_bird")
    assert (1, "dice") == (t.there(5)["marquise"], t.step)


@pytest.mark.rules("RT-C.sappers", "RT-4.3.2.II#1")
def test_rt_c_sappers_deal_an_extra_hit_as_defender() -> None:
    """Above what warriors limit; an attacker has no use for it, and it may be kept."""
    t = rolled("0 0", "sappers", "sappers", marquise=2, roost=1)
    assert ("eyrie", ["use sappers", "done"]) == (t.asked(), t.options())
    t.choose("use sappers")
    assert {"marquise": 1} == t.there(5)
    assert (["sappers"], ["sappers"], []) == (t.discard(), t.area("marquise"), t.area("eyrie"))
    assert ["sappers"] == rolled("0 0", "", "sappers", marquise=2, eyrie=1).choose("done").area("eyrie")


@pytest.mark.rules("RT-C.brutal_tactics#1", "RT-C.brutal_tactics#2", "RT-4.3.2.II#1")
def test_rt_c_brutal_tactics_n1_an_extra_hit_for_a_point() -> None:
    """Once a battle, as attacker only; the card stays, and serves again in the next battle."""
    t = rolled("1 0", "brutal_tactics", "brutal_tactics", marquise=1, eyrie=4)
    t.choose("use brutal_tactics")
    assert {"marquise": 1, "eyrie": 2} == t.there(5)
    assert (0, 1, ["brutal_tactics"]) == (t.vp("marquise"), t.vp("eyrie"), t.area("marquise"))
    t.battle("marquise", 5, "eyrie").choose("roll 0 0", "use brutal_tactics")
    assert {"marquise": 1, "eyrie": 1} == t.there(5)


@pytest.mark.rules("RT-C.brutal_tactics#2")
def test_rt_c_brutal_tactics_n2_the_point_may_win_before_any_hit() -> None:
    """The defender had 29; its warrior still stands."""
    t = Table("marquise eyrie", at={5: {"marquise": 1, "eyrie": 1}}, areas={"marquise": "brutal_tactics"})
    t.s.vp[1] = 29
    t.battle("marquise", 5, "eyrie").choose("roll 1 0", "use brutal_tactics")
    assert ([1], {"marquise": 1, "eyrie": 1}) == (GAME.winners(t.s), t.there(5))


@pytest.mark.rules("RT-4.3.2.II#2")
def test_rt_4_3_2_ii_n2_the_attacker_declares_all_effects_first() -> None:
    """Then the defender, who knows them."""
    t = rolled("1 1", "armorers brutal_tactics", "armorers", marquise=2, eyrie=2)
    assert ("marquise", ["use armorers", "use brutal_tactics", "done"]) == (t.asked(), t.options())
    t.choose("use brutal_tactics")
    assert ("marquise", ["use armorers", "done"]) == (t.asked(), t.options())
    assert "RT-C.brutal_tactics#1" == t.refusal("use brutal_tactics")
    t.choose("done")
    assert ("eyrie", ["use armorers", "done"]) == (t.asked(), t.options())


@pytest.mark.rules("RT-C.scouting_party", "RT-1.1.1#1")
def test_rt_c_scouting_party_ambushes_have_no_effect() -> None:
    """The defender is asked anyway, and the card is discarded; it is useless for a defender."""
    t = Table("marquise eyrie", at={5: {"marquise": 2, "eyrie": 2}}, areas={"marquise": "scouting_party"})
    t.give("eyrie", "ambush_bird").battle("marquise", 5, "eyrie").choose("ambush ambush_bird")
    assert ("dice", {"marquise": 2, "eyrie": 2}, ["ambush_bird"]) == (t.step, t.there(5), t.discard())
    t.choose("roll 0 0").give("marquise", "ambush_rabbit")
    t.battle("eyrie", 5, "marquise").choose("ambush ambush_rabbit")
    assert {"marquise": 2} == t.there(5)


# In a turn.


@pytest.mark.rules("RT-C.royal_claim")
def test_rt_c_royal_claim_scores_each_clearing_ruled() -> None:
    """In Birdsong, once: the card is discarded."""
    at = {1: {"marquise": 1}, 5: {"sawmill": 1}, 9: {"marquise": 1, "eyrie": 1}, 2: {"wood": 1}}
    t = Table("marquise eyrie", at=at, areas={"marquise": "royal_claim"}).begin("marquise", "birdsong")
    assert ["use royal_claim", "done"] == t.options()
    t.choose("use royal_claim")
    assert (2, ["royal_claim"], []) == (t.vp("marquise"), t.discard(), t.area("marquise"))


@pytest.mark.rules("RT-C.royal_claim", "RT-1.4#6")
def test_rt_1_4_n6_an_effect_of_a_phase_serves_at_any_point_of_it() -> None:
    """Before the wood and after it; by day it is too late."""
    t = Table("marquise eyrie", at={5: {"sawmill": 1}}, areas={"marquise": "royal_claim"})
    t.begin("marquise", "birdsong").choose("done")
    assert (1, ["use royal_claim", "done"]) == (t.there(5)["wood"], t.options())
    t.choose("done")
    assert ("marquise", "RT-1.4#6") == (t.step, t.refusal("use royal_claim"))


@pytest.mark.rules("RT-1.4#6")
def test_rt_1_4_n6_no_effect_within_an_action() -> None:
    """Not between the two moves of a march, nor in a battle."""
    at = {1: {"marquise": 2}, 5: {"eyrie": 1, "marquise": 1}}
    t = Table("marquise eyrie", at=at, areas={"marquise": "tax_collector"}).begin("marquise", "daylight")
    assert ["tax_collector"] == t.options("use")
    t.choose("move 1 9", "take 1")
    assert [] == t.options("use")
    t.choose("done")
    assert ["tax_collector"] == t.options("use")
    t.choose("battle 5 eyrie")
    assert [] == t.options("use")


@pytest.mark.rules("RT-C.stand_and_deliver", "RT-1.3.2#2")
def test_rt_c_stand_and_deliver_takes_a_random_card() -> None:
    """From a hand that holds one; its owner scores. The two of them know the card, nobody else does."""
    t = Table("marquise eyrie alliance", areas={"marquise": "stand_and_deliver"}, hands={"eyrie": "anvil sappers"})
    t.s.watch()
    t.begin("marquise", "birdsong").choose("use stand_and_deliver")
    assert ["rob eyrie"] == t.options()
    assert "RT-C.stand_and_deliver" == t.refusal("rob alliance")
    t.choose("rob eyrie")
    assert (0, ["stolen anvil", "stolen sappers"]) == (t.vp("eyrie"), t.options())
    t.choose("stolen anvil")
    assert (1, ["anvil"], ["sappers"]) == (t.vp("eyrie"), t.hand("marquise"), t.hand("eyrie"))
    [told] = [message for message in t.log if message.id == "log-stolen-card"]
    assert only(0) | only(1) == told.to
    assert [] == t.options("use")


@pytest.mark.rules("RT-C.stand_and_deliver", "RT-3.1#1")
def test_rt_c_stand_and_deliver_takes_the_card_before_the_point_wins() -> None:
    """The robbed player has won with one card fewer; the log tells it in this order."""
    areas, hands = {"marquise": "stand_and_deliver"}, {"eyrie": "anvil sappers"}
    t = Table("marquise eyrie", areas=areas, hands=hands, vp={"eyrie": 29}).begin("marquise", "birdsong")
    t.choose("use stand_and_deliver", "rob eyrie")
    assert not engine.over(t.s)
    t.choose("stolen anvil")
    assert (True, [1], ["anvil"]) == (engine.over(t.s), t.game.winners(t.s), t.hand("marquise"))
    told = [message.id for message in t.log]
    assert told.index("log-stolen") < told.index("log-score")


@pytest.mark.rules("RT-C.stand_and_deliver")
def test_rt_c_stand_and_deliver_needs_a_hand_to_take_from() -> None:
    """With empty hands all around there is nothing to ask."""
    t = Table("marquise eyrie", areas={"marquise": "stand_and_deliver"}).begin("marquise", "birdsong")
    assert "marquise" == t.step


@pytest.mark.rules("RT-C.tax_collector")
def test_rt_c_tax_collector_a_warrior_for_a_card() -> None:
    """Once in Daylight, from any clearing with an own warrior."""
    at = {5: {"marquise": 1}, 9: {"sawmill": 1, "eyrie": 1}, 1: {"marquise": 2}}
    t = Table("marquise eyrie", at=at, areas={"marquise": "tax_collector"}).begin("marquise", "daylight")
    t.choose("use tax_collector")
    assert ["1", "5"] == t.options("tax")
    t.choose("tax 5", "card anvil")
    assert ({}, 23, ["anvil"]) == (t.there(5), t.supply("marquise"), t.hand("marquise"))
    assert "RT-C.once" == t.refusal("use tax_collector")


@pytest.mark.rules("RT-C.once")
def test_rt_c_once_another_copy_serves_no_second_time() -> None:
    """The card was used, lost and crafted again in the same turn."""
    at = {1: {"marquise": 3}, 6: {"workshop": 1}, 5: {"workshop": 1}, 7: {"workshop": 1}}
    t = Table("marquise eyrie", at=at, areas={"marquise": "tax_collector"}, hands={"marquise": "tax_collector"})
    t.begin("marquise", "daylight").choose("use tax_collector", "tax 1", "card anvil")
    t.s.areas[0].clear()
    t.choose("craft tax_collector")
    assert "RT-C.once" == t.refusal("use tax_collector")
    assert ["tax_collector"] == t.ask(FLOW.turn, 0).options("use")


@pytest.mark.rules("RT-C.command_warren#1", "RT-C.command_warren#2", "RT-1.4#5")
def test_rt_c_command_warren_a_battle_at_the_start_of_daylight() -> None:
    """It costs no action, and may be left out; once the day has begun it is too late."""
    t = Table("marquise eyrie", at={5: {"marquise": 2, "eyrie": 1}}, areas={"marquise": "command_warren"})
    t.begin("marquise", "daylight")
    assert ("start", ["use command_warren", "done"]) == (t.step, t.options())
    t.choose("use command_warren", "battle 5 eyrie", "roll 0 0").choose("done")
    assert ("marquise", 3) == (t.step, t.s.todo[-1].arg)
    t = Table("marquise eyrie", at={5: {"marquise": 2, "eyrie": 1}}, areas={"marquise": "command_warren"})
    t.begin("marquise", "daylight").choose("done")
    assert "RT-1.4#6" == t.refusal("use command_warren")


@pytest.mark.rules("RT-1.4#5")
def test_rt_1_4_n5_start_effects_come_in_any_order() -> None:
    """With Tax Collector, which serves all day, before or after the battle."""
    areas = {"marquise": "command_warren tax_collector"}
    t = Table("marquise eyrie", at={5: {"marquise": 2, "eyrie": 1}}, areas=areas).begin("marquise", "daylight")
    assert ["tax_collector", "command_warren"] == t.options("use")
    t.choose("use tax_collector", "tax 5").deal()
    assert ["command_warren"] == t.options("use")


@pytest.mark.rules("RT-C.better_burrow_bank", "RT-1.4#5")
def test_rt_c_better_burrow_bank_two_players_draw() -> None:
    """At the start of Birdsong, the owner first; it cannot be left out."""
    t = Table("marquise eyrie alliance", areas={"marquise": "better_burrow_bank"}).begin("marquise", "birdsong")
    assert ["use better_burrow_bank"] == t.options()
    assert "RT-C.better_burrow_bank" == t.refusal("done")
    t.choose("use better_burrow_bank", "card anvil")
    assert ["treat eyrie", "treat alliance"] == t.options()
    t.choose("treat alliance", "card sappers")
    assert (["anvil"], [], ["sappers"]) == (t.hand("marquise"), t.hand("eyrie"), t.hand("alliance"))
    assert "done" in t.options()


@pytest.mark.rules("RT-C.cobbler", "RT-C.command_warren#2")
def test_rt_c_cobbler_a_move_at_the_start_of_evening() -> None:
    """By the rules of moving; before the draw."""
    at = {1: {"marquise": 2}, 9: {"eyrie": 1}}
    t = Table("marquise eyrie", at=at, areas={"marquise": "cobbler"}).begin("marquise", "evening")
    assert ["use cobbler", "done"] == t.options()
    t.choose("use cobbler")
    assert ["1 5", "1 9", "1 10"] == t.options("move")
    t.choose("move 1 9", "take 2")
    assert ({"marquise": 2, "eyrie": 1}, []) == (t.there(9), t.hand("marquise"))
    t.choose("done")
    assert "deal" == t.step


@pytest.mark.rules("RT-C.codebreakers")
def test_rt_c_codebreakers_only_the_owner_looks() -> None:
    """Once in Daylight, at the hand of another player."""
    t = Table("marquise eyrie alliance", areas={"marquise": "codebreakers"})
    t.s.watch()
    t.give("eyrie", "anvil sappers").begin("marquise", "daylight").choose("use codebreakers")
    assert ["look eyrie", "look alliance"] == t.options()
    t.choose("look eyrie")
    seen = [message for message in t.log if message.id == "log-seen"]
    assert ["@card-anvil", "@card-sappers"] == [message.args["card"] for message in seen]
    assert {only(0)} == {message.to for message in seen}
    for viewer in (0, 2):
        assert [UNKNOWN] * 2 == GAME.redacted(t.s, viewer).cards.zones[hand(1)].layers[0]
    sure = [[p.sure for p in t.s.cards.known(viewer).places if p.layer == hand(1)] for viewer in (0, 2)]
    assert [[[card("anvil"), card("sappers")]], [[]]] == sure
    assert "RT-C.once" == t.refusal("use codebreakers")
