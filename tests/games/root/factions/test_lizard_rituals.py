"""Daylight of the Lizard Cult: rituals (RT-10.5)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.cult import Cult
from turnwright.core import engine
from turnwright.core.seats import WATCHER
from turnwright.core.zones import UNKNOWN
from turnwright.games.root import GAME
from turnwright.games.root.zones import hand


def daylight(cards: str, at: dict[int, dict[str, int]] | None = None, acolytes: int = 0) -> Cult:
    """Daylight of the Cult, with the Marquise at the table."""
    return Cult(acolytes=acolytes, at=at, hands={"lizard": cards}).begin("lizard", "daylight")


@pytest.mark.rules("RT-10.5#1")
def test_rt_10_5_n1_each_revealed_card_gives_one_ritual() -> None:
    """Any number of cards, the same ritual again or others."""
    t = daylight("anvil foxfolk_steel sword armorers", {8: {"lizard": 1}})
    t.choose("reveal anvil", "gather 8")
    assert "rituals" == t.step
    t.choose("reveal foxfolk_steel", "gather 1", "reveal sword", "preach", "sacrifice armorers")
    assert ({"lizard": 2}, {"lizard": 1}, 1) == (t.there(8), t.there(1), t.board.acolytes)
    assert (["foxfolk_steel", "anvil", "armorers"], ["sword"]) == (t.hand("lizard"), t.souls())


@pytest.mark.rules("RT-10.5#1")
def test_rt_10_5_n1_no_card_has_to_be_revealed() -> None:
    """Daylight may end at any time."""
    t = daylight("anvil sword").choose("done")
    assert (["anvil", "sword"], "deal") == (t.hand("lizard"), t.step)


@pytest.mark.rules("RT-10.5#2")
def test_rt_10_5_n2_a_revealed_card_is_not_revealed_again() -> None:
    """It is not in hand until Evening."""
    t = daylight("anvil sword").choose("reveal anvil", "gather 8")
    assert "RT-10.5#2" == t.refusal("reveal anvil")
    assert (["sword"], ["sword"], ["anvil"]) == (t.hand("lizard"), t.options("reveal"), t.revealed())


@pytest.mark.rules("RT-10.5#2")
@pytest.mark.parametrize("revealed", [False, True])
def test_rt_10_5_n2_a_revealed_card_pays_for_nothing(revealed: bool) -> None:
    """A dominance card is taken for a card in hand."""
    t = Cult("lizard marquise eyrie", souls="dominance_fox", hands={"lizard": "anvil sword"})
    t.begin("lizard", "birdsong")
    if revealed:
        t.choose("reveal anvil", "gather 8")
    assert ([] if revealed else ["dominance_fox"]) == t.options("fetch")


@pytest.mark.rules("RT-1.2.1#1", "RT-10.5#2")
def test_rt_10_5_n2_everybody_sees_a_revealed_card_and_nothing_else_of_the_hand() -> None:
    """The question that follows is public, the one before is not; undo does not go past it."""
    t = daylight("anvil sword")
    t.s.watch()
    assert engine.step_of(t.s).private
    assert engine.reveals(t.s, GAME.vocabulary.action("reveal anvil"))
    t.choose("reveal anvil")
    assert not engine.step_of(t.s).private
    assert [[UNKNOWN]] == GAME.redacted(t.s, WATCHER).cards.zones[hand(0)].layers
    assert [{"seat": 0, "card": "@card-anvil"}] == t.said("log-reveal")


@pytest.mark.rules("RT-10.5.1")
def test_rt_10_5_1_a_garden_is_built_where_the_cult_rules() -> None:
    """In a clearing of the card's suit with an open slot; 7 is of mice, 12 has room for one besides the ruin."""
    t = daylight(
        "anvil",
        {
            1: {"lizard": 3, "marquise": 1, "sawmill": 1},
            6: {"lizard": 1, "marquise": 1},
            7: {"lizard": 2},
            8: {"lizard": 1},
            12: {"garden": 1, "marquise": 4},
        },
    ).choose("reveal anvil")
    assert ["8"] == t.options("plant")
    t.choose("plant 8")
    assert ({"garden": 1, "lizard": 1}, 0) == (t.there(8), t.vp("lizard"))


@pytest.mark.rules("RT-10.5.1", "RT-10.2.4")
def test_rt_10_5_1_a_garden_is_enough_to_build_another() -> None:
    """Whoever else stands there."""
    t = daylight("anvil", {8: {"garden": 1, "marquise": 3}}).choose("reveal anvil", "plant 8")
    assert {"garden": 2, "marquise": 3} == t.there(8)


@pytest.mark.rules("RT-10.5.1", "RT-2.5#1")
def test_rt_10_5_1_there_are_five_gardens_of_each_suit() -> None:
    """With all on the map none is built; those of other suits do not help."""
    t = daylight("anvil", {1: {"garden": 1}, 8: {"garden": 2}, 12: {"garden": 1}, 6: {"lizard": 1}}).choose(
        "reveal anvil"
    )
    assert ["6"] == t.options("plant")
    t = daylight("anvil", {8: {"garden": 2}, 12: {"garden": 1}, 6: {"garden": 1}, 1: {"lizard": 1}})
    t.s.ruins = 0
    t.stand(6, garden=1).choose("reveal anvil")
    assert ([], "RT-2.5#5") == (t.options("plant"), t.refusal("plant 1"))


@pytest.mark.rules("RT-10.5.2")
def test_rt_10_5_2_a_warrior_is_recruited_in_any_clearing_of_the_suit() -> None:
    """Whoever rules it, but not at the keep."""
    t = daylight("anvil", {1: {"keep": 1}, 6: {"marquise": 4}}).choose("reveal anvil")
    assert (["6", "8", "12"], "RT-10.5.2") == (t.options("gather"), t.refusal("gather 1"))
    t.choose("gather 6")
    assert {"marquise": 4, "lizard": 1} == t.there(6)


@pytest.mark.rules("RT-10.5.2", "RT-2.5#5")
def test_rt_10_5_2_without_warriors_nobody_is_recruited() -> None:
    """Nor sacrificed."""
    t = daylight("anvil armorers", {4: {"lizard": 25}})
    assert "RT-2.5#5" == t.refusal("sacrifice armorers")
    t.choose("reveal anvil")
    assert (["preach"], "RT-2.5#5") == (t.options(), t.refusal("gather 8"))


@pytest.mark.rules("RT-10.5.3#1", "RT-10.5.3#3", "RT-B.lizard.vp")
@pytest.mark.parametrize(("gardens", "vp"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_rt_10_5_3_n1_gardens_of_the_suit_score(gardens: int, vp: int) -> None:
    """The card joins the Lost Souls; gardens of other suits do not count."""
    t = daylight("anvil", {7: {"garden": 2}})
    t.s.ruins = 0
    for clearing in (1, 6, 6, 8, 8)[:gardens]:
        t.stand(clearing, garden=1)
    t.choose("reveal anvil", "preach")
    assert (vp, ["anvil"], []) == (t.vp("lizard"), t.souls(), t.revealed())
    assert "anvil" not in t.hand("lizard")


@pytest.mark.rules("RT-10.5.3#2")
def test_rt_10_5_3_n2_each_suit_scores_once_a_turn() -> None:
    """Another suit may still score, and the same one in the next turn (test 63)."""
    t = daylight("anvil foxfolk_steel sword", {8: {"garden": 2}})
    t.choose("reveal anvil", "preach", "reveal foxfolk_steel")
    assert ("RT-10.5.3#2", 2) == (t.refusal("preach"), t.vp("lizard"))
    t.choose("gather 8", "reveal sword", "preach")
    assert ["anvil", "sword"] == t.souls()
    t.ask(t.game.steps[[step.name for step in t.game.steps].index("turn")], 0)
    assert 0 == t.board.scored


@pytest.mark.rules("RT-10.5#1", "RT-2.5#5")
def test_a_card_without_a_ritual_is_not_revealed() -> None:
    """Foxes have scored, there is no warrior to recruit and no place for a garden."""
    t = daylight("anvil foxfolk_steel sword", {4: {"lizard": 25}}).choose("reveal anvil", "preach")
    assert ("RT-10.5#1", ["sword"]) == (t.refusal("reveal foxfolk_steel"), t.options("reveal"))


@pytest.mark.rules("RT-10.2.2", "RT-10.5.4")
def test_rt_10_5_4_birds_are_sacrificed_and_serve_no_other_ritual() -> None:
    """A warrior of the supply becomes an acolyte; other suits cannot be sacrificed (test 62)."""
    t = daylight("armorers anvil", acolytes=1)
    assert ("RT-10.2.2", "RT-10.5.4") == (t.refusal("reveal armorers"), t.refusal("sacrifice anvil"))
    t.choose("sacrifice armorers")
    assert (2, 23, ["armorers"]) == (t.board.acolytes, t.supply("lizard"), t.revealed())
    assert "RT-10.5#2" == t.refusal("sacrifice armorers")


@pytest.mark.rules("RT-10.2.2")
def test_rt_10_2_2_outside_rituals_birds_are_wild() -> None:
    """One takes an available fox."""
    t = Cult("lizard marquise eyrie", souls="dominance_fox", hands={"lizard": "armorers sword"})
    t.begin("lizard", "birdsong").choose("fetch dominance_fox", "spend armorers")
    assert (["dominance_fox", "sword"], ["armorers"]) == (t.hand("lizard"), t.souls())


@pytest.mark.rules("RT-1.4#6")
def test_effects_and_dominance_are_on_offer_in_daylight() -> None:
    """Between rituals, and the menu comes back."""
    hands = {"lizard": "dominance_fox anvil"}
    t = Cult("lizard marquise eyrie", at={8: {"lizard": 1}}, hands=hands, areas={"lizard": "tax_collector"})
    t.s.vp[0] = 10
    t.begin("lizard", "daylight")
    if t.step == "start":
        t.choose("done")
    t.choose("dominate dominance_fox", "reveal anvil", "gather 8")
    assert (-1, ["use tax_collector", "done"]) == (t.vp("lizard"), t.options())
    t.choose("use tax_collector", "tax 8").deal()
    assert ("rituals", 1) == (t.step, len(t.hand("lizard")))
