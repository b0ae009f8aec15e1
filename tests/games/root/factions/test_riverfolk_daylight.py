"""The Daylight of the Riverfolk (RT-11.5): actions paid from the Funds."""

from __future__ import annotations

import pytest

from tests.games.root.factions.company import Company
from turnwright.games.root.zones import hand


def day(**arguments: object) -> Company:
    """The Daylight of the Riverfolk, against Marquise and Eyrie."""
    t = Company("riverfolk marquise eyrie", **arguments)  # type: ignore[arg-type]
    t.begin("riverfolk", "daylight")
    return t


@pytest.mark.rules("RT-11.5#1", "RT-11.5#2", "RT-11.5.1", "RT-11.5.4")
def test_rt_11_5_n1_actions_in_any_order_and_number() -> None:
    """Each commits a warrior of a faction they choose; with one owner left, or one warrior, nothing is asked."""
    t = day(at={4: {"riverfolk": 2}}, funds={"marquise": 2, "eyrie": 1})
    t.choose("draw", "pay eyrie").deal()
    assert ({"marquise": 2}, {"eyrie": 1}) == (t.box("funds"), t.box("committed"))
    t.choose("move 4 7", "take 1", "move 4 7")
    assert ({}, {"marquise": 2, "eyrie": 1}) == (t.box("funds"), t.box("committed"))
    assert ({"riverfolk": 2}, 1) == (t.there(7), len(t.hand("riverfolk")))
    assert t.whole()


@pytest.mark.rules("RT-11.2.4", "RT-2.5#4")
def test_rt_11_2_4_only_funds_pay() -> None:
    """Payments and committed warriors do nothing: no action is offered."""
    t = Company(at={4: {"riverfolk": 2, "marquise": 1}}, payments={"riverfolk": 3}, hands={"riverfolk": "anvil"})
    t.market.committed[1] = 3
    t.uncover("fox", 3).begin("riverfolk", "daylight")
    assert ["done"] == t.options()
    for choice in ("move 4 7", "battle 4 marquise", "draw", "crew 5", "craft anvil", "export anvil"):
        assert "RT-11.2.4" == t.refusal(choice)
    assert "RT-11.5.6.II" == t.refusal("establish 4")


@pytest.mark.rules("RT-11.5.1", "RT-11.2.2")
def test_rt_11_5_1_a_move_by_path_needs_rule() -> None:
    """Along the river it does not."""
    t = day(at={4: {"riverfolk": 1, "marquise": 2}, 7: {"eyrie": 3}, 8: {"marquise": 1}}, funds={"riverfolk": 1})
    assert ["4 7"] == t.options("move")
    assert "RT-4.2.1#1" == t.refusal("move 4 8")


@pytest.mark.rules("RT-11.5.2")
def test_rt_11_5_2_a_battle_is_paid_before_it_is_fought() -> None:
    """The Riverfolk lose a trade post in it: two of the three remaining warriors are lost."""
    t = day(at={4: {"riverfolk": 1, "trade_post": 1, "marquise": 3}}, funds={"marquise": 3, "eyrie": 1})
    t.choose("battle 4 marquise", "pay eyrie", "roll 3 2")
    assert {"marquise": 2} == t.there(4)
    assert ({"marquise": 1}, {"eyrie": 1}) == (t.box("funds"), t.box("committed"))
    assert t.whole()


# Crafting.


@pytest.mark.rules("RT-11.5.3", "RT-11.2.1")
def test_rt_11_5_3_funds_are_laid_on_empty_spaces() -> None:
    """One for each symbol, of the suit of the space; the card brings what it does, and the space is full until
    Birdsong.
    """
    t = Company(hands={"riverfolk": "foxfolk_steel anvil"}, funds={"marquise": 3, "eyrie": 1})
    t.uncover("fox", 2).begin("riverfolk", "daylight")
    t.choose("craft foxfolk_steel", "pay eyrie")
    assert ({"marquise": 1, "eyrie": 1}, {"marquise": 2}) == (t.laid("fox"), t.box("funds"))
    assert (2, 1) == (t.vp("riverfolk"), t.s.crafted[4])
    assert ["anvil"] == t.hand("riverfolk")
    assert ["foxfolk_steel"] == t.discard()
    assert "RT-11.5.3" == t.refusal("craft anvil")
    assert t.whole()
    t.choose("done", "done").begin("riverfolk", "birdsong")
    assert "" == t.refusal("craft anvil")


@pytest.mark.rules("RT-11.5.3", "RT-11.5.3#2")
def test_rt_11_5_3_n2_a_space_is_empty_once_its_post_is_gone_from_the_track() -> None:
    """A post on the map and one that left the game both leave an empty space; one on the track does not."""
    t = day(at={1: {"trade_post": 1}}, hands={"riverfolk": "anvil foxfolk_steel cobbler"}, funds={"eyrie": 2})
    assert {"fox": 1, "rabbit": 0, "mouse": 0} == t.spaces()
    assert ["anvil"] == t.options("craft")
    t.uncover("fox", 1)
    assert ["foxfolk_steel", "anvil"] == t.options("craft")
    assert "RT-11.5.3" == t.refusal("craft cobbler")


@pytest.mark.rules("RT-11.5.3")
def test_rt_11_5_3_a_cost_of_several_suits() -> None:
    """Tax Collector: a space of each. Where all Funds pay, nobody is asked whose."""
    t = Company(hands={"riverfolk": "tax_collector"}, funds={"marquise": 2, "eyrie": 1})
    t.uncover("fox", 1).uncover("rabbit", 1).uncover("mouse", 1).begin("riverfolk", "daylight")
    t.choose("craft tax_collector")
    assert {"fox": 0, "rabbit": 0, "mouse": 0} == t.spaces()
    assert ({}, [1, 1, 1]) == (t.box("funds"), [sum(t.laid(suit).values()) for suit in ("fox", "rabbit", "mouse")])
    assert t.whole()


@pytest.mark.rules("RT-11.5.3", "RT-4.1.1#4")
def test_rt_11_5_3_symbols_of_any_suit_take_any_space() -> None:
    """Royal Claim: four symbols, of which the last go where space is left."""
    t = Company(hands={"riverfolk": "royal_claim"}, funds={"marquise": 4, "eyrie": 1})
    t.uncover("fox", 3).uncover("rabbit", 2).uncover("mouse", 1).begin("riverfolk", "daylight")
    t.choose("craft royal_claim")
    assert ["activate fox", "activate rabbit", "activate mouse"] == t.options()
    t.choose("activate mouse")
    assert ["activate fox", "activate rabbit"] == t.options()
    t.choose("activate rabbit", "activate rabbit")
    assert ["pay marquise", "pay eyrie"] == t.options()
    t.choose("pay marquise", "pay marquise", "pay marquise", "pay eyrie")
    assert {"fox": 2, "rabbit": 0, "mouse": 0} == t.spaces()
    assert {"marquise": 1} == t.box("funds")


@pytest.mark.rules("RT-11.5.3", "RT-4.1.1#4")
def test_rt_11_5_3_no_choice_of_spaces_is_not_asked() -> None:
    """Four symbols, four empty spaces."""
    t = Company(hands={"riverfolk": "royal_claim"}, funds={"marquise": 5})
    t.uncover("fox", 3).uncover("mouse", 1).begin("riverfolk", "daylight").choose("craft royal_claim")
    assert {"fox": 0, "rabbit": 0, "mouse": 0} == t.spaces()
    assert "riverfolk" == t.step


@pytest.mark.rules("RT-11.5.3.I#1")
def test_rt_11_5_3_i_n1_export() -> None:
    """The card is discarded for a warrior in Payments; the item stays in the supply and scores nothing."""
    t = Company(hands={"riverfolk": "anvil"}, funds={"marquise": 1}).uncover("fox", 1)
    t.begin("riverfolk", "daylight").choose("export anvil")
    assert ({"riverfolk": 1}, {"marquise": 1}) == (t.box("payments"), t.laid("fox"))
    assert (14, 0, 1) == (t.supply("riverfolk"), t.vp("riverfolk"), t.s.items[3])
    assert (["anvil"], []) == (t.discard(), t.hand("riverfolk"))


@pytest.mark.rules("RT-11.5.3.I#1")
def test_rt_11_5_3_i_n1_an_exported_effect_does_nothing() -> None:
    """A persistent card does not come into play, and a Favor removes nobody."""
    t = Company(at={1: {"marquise": 1}}, hands={"riverfolk": "sappers favor_of_the_foxes"}, funds={"marquise": 4})
    t.uncover("fox", 3).uncover("mouse", 1).begin("riverfolk", "daylight")
    t.choose("export sappers", "export favor_of_the_foxes")
    assert ([], {"marquise": 1}) == (t.s.areas[0], t.there(1))
    assert ["favor_of_the_foxes", "sappers"] == t.discard()
    assert {"riverfolk": 2} == t.box("payments")


@pytest.mark.rules("RT-11.5.3.I#2")
def test_rt_11_5_3_i_n2_only_what_could_be_crafted_is_exported() -> None:
    """The item in supply, no second card of a name, spaces and Funds for the cost, no ambush."""
    cards = "anvil sappers cobbler ambush_fox"
    t = Company(hands={"riverfolk": cards}, areas={"riverfolk": "sappers"}, funds={"marquise": 1})
    t.uncover("fox", 1).uncover("mouse", 1).begin("riverfolk", "daylight")
    assert ["anvil"] == t.options("export")
    assert "RT-4.1.4" == t.refusal("export sappers")
    assert "RT-11.5.3" == t.refusal("export cobbler")
    assert "RT-2.1.4" == t.refusal("export ambush_fox")
    t.s.items[3] = 0
    assert "RT-4.1.2#3" == t.refusal("export anvil")


@pytest.mark.rules("RT-2.5#5")
def test_rt_2_5_n5_no_export_without_a_warrior() -> None:
    """With an empty supply it would only cost."""
    t = Company(at={5: {"riverfolk": 15}}, hands={"riverfolk": "anvil"}, funds={"marquise": 1}).uncover("fox", 1)
    t.begin("riverfolk", "daylight")
    assert "RT-2.5#5" == t.refusal("export anvil")
    assert "" == t.refusal("craft anvil")


# Draw and recruit.


@pytest.mark.rules("RT-11.5.4")
def test_rt_11_5_4_a_card_for_each_warrior() -> None:
    """As often as there are Funds; the hand may hold any number until Evening."""
    t = day(funds={"marquise": 7})
    for _card in range(7):
        t.choose("draw").deal()
    assert (7, {"marquise": 7}) == (len(t.hand("riverfolk")), t.box("committed"))
    assert "RT-11.2.4" == t.refusal("draw")


@pytest.mark.rules("RT-2.1.2#3")
def test_rt_2_1_2_n3_nothing_to_draw() -> None:
    """With deck and discard pile empty the action is not offered."""
    t = day(funds={"marquise": 2})
    deck = t.s.cards.zones[0]
    while deck.layers:
        t.s.cards.move(0, hand(1), deck.layers[0][0])
    assert "RT-2.1.2#3" == t.refusal("draw")
    t.s.cards.lay_open(hand(1), 0)
    t.s.discard = [0]
    assert "" == t.refusal("draw")


@pytest.mark.rules("RT-11.5.5", "RT-11.5#2")
def test_rt_11_5_5_a_spent_warrior_brings_one_to_the_river() -> None:
    """The spent one goes to its owner's supply; not beside the keep, and not off the river."""
    t = day(at={4: {"keep": 1}}, funds={"marquise": 1, "eyrie": 1})
    assert ["5", "7", "10", "11"] == t.options("crew")
    assert "RT-11.5.5" == t.refusal("crew 4")
    assert "RT-11.5.5" == t.refusal("crew 1")
    t.choose("crew 11", "pay eyrie")
    assert ({"riverfolk": 1}, {"marquise": 1}, {}) == (t.there(11), t.box("funds"), t.box("committed"))
    assert (14, 20) == (t.supply("riverfolk"), t.supply("eyrie"))


@pytest.mark.rules("RT-2.5#7")
def test_rt_2_5_n7_a_spent_riverfolk_warrior_is_there_to_be_placed() -> None:
    """With an empty supply it is the one that pays, whatever else is in Funds."""
    t = day(at={5: {"riverfolk": 14}}, funds={"riverfolk": 1, "marquise": 1})
    assert 0 == t.supply("riverfolk")
    t.choose("crew 7")
    assert ({"riverfolk": 1}, {"marquise": 1}) == (t.there(7), t.box("funds"))
    assert "RT-2.5#5" == t.refusal("crew 7")
    assert t.whole()


# Trade posts.


@pytest.mark.rules("RT-11.5.6.I", "RT-11.5.6.II")
def test_rt_11_5_6_ii_the_ruler_pays() -> None:
    """Two warriors of the ruler and nobody else's; nobody rules a tie or an empty clearing."""
    at = {1: {"marquise": 2}, 8: {"marquise": 1, "eyrie": 1}, 12: {"marquise": 1, "riverfolk": 1}}
    t = day(at=at, funds={"riverfolk": 2, "marquise": 1})
    assert [] == t.options("establish")
    assert "RT-11.5.6.II" == t.refusal("establish 1")
    assert {"need": 2, "have": 1, "faction": "@faction-marquise"} == t.detail("establish 1")
    assert "RT-11.5.6.II" == t.refusal("establish 8")
    assert "RT-11.5.6.I" == t.refusal("establish 12")
    assert "RT-11.5.6.I" == t.refusal("establish 2")
    t.market.funds[1] += 1
    assert ["1"] == t.options("establish")


@pytest.mark.rules("RT-11.5.6.III#1", "RT-11.5#2", "RT-B.riverfolk.vp")
def test_rt_11_5_6_iii_n1_a_guarded_post() -> None:
    """Post and warrior are placed for 2 VP; the Funds return to the ruler's supply, and a space is uncovered."""
    t = day(at={1: {"marquise": 2}}, funds={"riverfolk": 2, "marquise": 2})
    t.choose("establish 1")
    assert {"marquise": 2, "riverfolk": 1, "trade_post": 1} == t.there(1)
    assert (2, {"riverfolk": 2}, {}) == (t.vp("riverfolk"), t.box("funds"), t.box("committed"))
    assert (23, 12) == (t.supply("marquise"), t.supply("riverfolk"))
    assert ([2, 3, 3], {"fox": 1, "rabbit": 0, "mouse": 0}) == (t.market.posts, t.spaces())
    assert "RT-11.5.6.I" == t.refusal("establish 1")
    assert t.whole()


@pytest.mark.rules("RT-11.5.6.II", "RT-2.5#7")
def test_rt_11_5_6_ii_where_the_riverfolk_rule_their_own_warriors_pay() -> None:
    """One of them is placed with the post at once."""
    t = day(at={5: {"riverfolk": 13}}, funds={"riverfolk": 2, "marquise": 3})
    t.choose("establish 5")
    assert ({"riverfolk": 14, "trade_post": 1}, 1) == (t.there(5), t.supply("riverfolk"))


@pytest.mark.rules("RT-11.5.6.III#2")
def test_rt_11_5_6_iii_n2_no_post_of_the_suit_left() -> None:
    """The third fox post is the last; posts of other suits do not help."""
    t = day(at={1: {"marquise": 1}, 3: {"marquise": 1}}, funds={"marquise": 2})
    t.uncover("fox", 2)
    assert ["1", "3"] == t.options("establish")
    t.uncover("fox", 1)
    assert "RT-11.5.6.III#2" == t.refusal("establish 1")
    assert "" == t.refusal("establish 3")


@pytest.mark.rules("RT-11.5.6.III#2")
def test_rt_11_5_6_iii_n2_without_a_warrior_the_post_comes_alone() -> None:
    """And it still scores."""
    t = day(at={1: {"marquise": 1}, 5: {"riverfolk": 15}}, funds={"marquise": 2})
    t.choose("establish 1")
    assert ({"marquise": 1, "trade_post": 1}, 2) == (t.there(1), t.vp("riverfolk"))


@pytest.mark.rules("RT-6.2.2#1")
def test_rt_6_2_2_n1_no_post_beside_the_keep() -> None:
    """Nobody but the Marquise places there."""
    t = day(at={4: {"marquise": 1, "keep": 1}}, funds={"marquise": 2})
    assert "RT-11.5.6.III#1" == t.refusal("establish 4")


@pytest.mark.rules("RT-3.1#1")
def test_rt_3_1_n1_a_post_may_win() -> None:
    """At 30 points the game is over."""
    t = day(at={1: {"marquise": 1}}, funds={"marquise": 3}, vp={"riverfolk": 28})
    t.choose("establish 1")
    assert (0, "") == (t.s.winner, t.step)
