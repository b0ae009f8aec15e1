"""Lizard Cult: abilities, Lost Souls, setup, Evening (RT-10.2, RT-10.3, RT-10.6)."""

from __future__ import annotations

import pytest

from tests.games.root.factions.cult import Cult
from tests.games.root.table import Table, card
from turnwright.core import engine
from turnwright.core.seats import CHANCE, EVERYONE, WATCHER, viewers
from turnwright.games.root import GAME
from turnwright.games.root.battle import begin, may_hold
from turnwright.games.root.data.tables import CLEARING_SUITS
from turnwright.games.root.factions.lizard_board import gardens_left, shrine
from turnwright.games.root.pieces import Removal, carry_out
from turnwright.games.root.queries import faction_of
from turnwright.games.root.steps.battle import start_battle
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import DECK, hand

# Rule.


@pytest.mark.rules("RT-10.2.4")
@pytest.mark.parametrize("factions", ["lizard marquise eyrie", "eyrie marquise lizard"])
def test_rt_10_2_4_a_garden_rules_whatever_else_stands_there(factions: str) -> None:
    """Against many warriors, and against the Eyrie, who win ties; warriors alone rule as anybody's do."""
    t = Table(factions, at={2: {"garden": 1, "eyrie": 5, "marquise": 2}, 7: {"lizard": 1, "eyrie": 1}})
    assert ("lizard", "eyrie") == (t.ruler(2), t.ruler(7))


# Losses.


def attacked(t: Cult, dice: str, clearing: int = 8) -> Cult:
    """Let the other faction fight a battle against the Cult."""
    t.s.todo.clear()
    start_battle(t.s, begin(clearing - 1, 1 - t.cult, t.cult))
    t.then()
    if t.step == "ambush":
        t.choose("no-ambush")
    t.choose(f"roll {dice}")
    return t


@pytest.mark.rules("RT-10.2.3")
def test_rt_10_2_3_warriors_lost_in_defence_become_acolytes() -> None:
    """Those that fall in an attack return to the supply (test 61)."""
    t = attacked(Cult(at={8: {"lizard": 3, "marquise": 3}}), "2 0")
    assert (2, 22) == (t.board.acolytes, t.supply("lizard"))
    assert [{"seat": 0, "warriors": 2}] == t.said("log-revenge")
    t = Cult(acolytes=2, at={8: {"lizard": 3, "marquise": 3}}).begin("lizard", "birdsong")
    t.choose("battle 8 marquise", "roll 2 2")
    assert (0, 24) == (t.board.acolytes, t.supply("lizard"))


@pytest.mark.rules("RT-10.2.3")
def test_rt_10_2_3_other_losses_return_to_the_supply() -> None:
    """A Favor card is no battle."""
    t = Cult(at={8: {"lizard": 2, "workshop": 2}, 1: {"workshop": 1}}, hands={"marquise": "favor_of_the_foxes"})
    t.begin("marquise", "daylight").choose("craft favor_of_the_foxes")
    assert (0, 25) == (t.board.acolytes, t.supply("lizard"))


@pytest.mark.rules("RT-10.2.5")
def test_rt_10_2_5_a_lost_garden_costs_a_random_card() -> None:
    """Every card of the hand is as likely; it joins the Lost Souls, and everybody sees it."""
    t = Cult(at={8: {"garden": 1, "marquise": 1}}, hands={"lizard": "anvil armorers armorers"})
    attacked(t, "0 0")
    assert (CHANCE, "forfeiting") == (t.seat, t.step)
    weights = engine.weights(t.s)
    assert ([1, 2], ["forfeit anvil", "forfeit armorers"]) == (weights, t.options())
    assert EVERYONE == engine.step_of(t.s).audience(t.s, engine.top(t.s))
    t.choose("forfeit armorers")
    assert (["anvil", "armorers"], ["armorers"]) == (t.hand("lizard"), t.souls())
    assert [{"seat": 0, "card": "@card-armorers"}] == t.said("log-forfeit")


@pytest.mark.rules("RT-10.2.5")
def test_rt_10_2_5_each_garden_costs_one_as_long_as_there_are_cards() -> None:
    """Three gardens in two clearings, two cards; nobody is asked for an order that makes no difference."""
    t = Cult(at={8: {"garden": 2}, 1: {"garden": 1}, 6: {"marquise": 1}}, hands={"lizard": "anvil sword"})
    t.s.turn = 1
    removal = Removal()
    for clearing in (1, 8):
        removal.add_all(t.s, clearing - 1, 1)
    carry_out(t.s, removal)
    t.then().choose("forfeit anvil", "forfeit sword")
    assert (3, []) == (t.vp("marquise"), t.hand("lizard"))
    assert "" == t.step


@pytest.mark.rules("RT-10.2.5")
def test_rt_10_2_5_an_empty_hand_loses_nothing() -> None:
    """The battle is over at once."""
    t = attacked(Cult(at={8: {"garden": 1, "marquise": 1}}), "0 0")
    assert "" == t.step


# Lost Souls.


def crafted(t: Cult) -> Cult:
    """An item and an immediate effect."""
    t.stand(8, workshop=2).stand(1, workshop=2)
    t.give("marquise", "anvil favor_of_the_foxes").begin("marquise", "daylight")
    return t.choose("craft anvil", "craft favor_of_the_foxes")


def ambushed(t: Cult) -> Cult:
    """An ambush, and another that foils it."""
    t.stand(8, marquise=3, lizard=3).give("lizard", "ambush_fox").give("marquise", "ambush_bird")
    t.begin("marquise", "daylight").choose("battle 8 lizard", "ambush ambush_fox", "foil ambush_bird")
    return t


def used(t: Cult) -> Cult:
    """An effect that is discarded."""
    t.stand(8, lizard=3, marquise=1).give("marquise", "armorers").stand(1, workshop=1)
    t.begin("marquise", "daylight").choose("craft armorers", "battle 8 lizard", "roll 1 1", "use armorers")
    return t


def overworked(t: Cult) -> Cult:
    """A card that is spent."""
    t.stand(8, sawmill=1).give("marquise", "anvil dominance_fox").begin("marquise", "daylight")
    return t.choose("overwork 8", "spend dominance_fox")


def limited(t: Cult) -> Cult:
    """Cards beyond the limit."""
    t.give("marquise", "anvil armorers sappers sword cobbler codebreakers").begin("marquise", "evening").deal()
    return t.choose("discard sword", "discard cobbler")


@pytest.mark.rules("RT-10.2.6#1")
@pytest.mark.parametrize(
    ("how", "souls"),
    [
        (crafted, ["anvil", "favor_of_the_foxes"]),
        (ambushed, ["ambush_bird", "ambush_fox"]),
        (used, ["armorers"]),
        (overworked, ["dominance_fox"]),
        (limited, ["sword", "cobbler"]),
    ],
)
def test_rt_10_2_6_n1_all_cards_that_anybody_discards_are_lost_souls(how: object, souls: list[str]) -> None:
    """Crafted, played, used up, spent and superfluous ones, dominance cards too (test 58)."""
    assert callable(how)
    t = how(Cult("marquise eyrie lizard"))
    assert (souls, [], []) == (t.souls(), t.discard(), t.available())


@pytest.mark.rules("RT-10.2.6#1")
def test_rt_10_2_6_n1_the_decree_too() -> None:
    """Turmoil discards it."""
    t = Cult("eyrie lizard")
    board = t.s.boards[0]
    board.leader = 0  # type: ignore[union-attr]
    for key in ("anvil", "sword"):
        t.s.cards.lay_open(DECK, card(key))
    board.decree[2] = [card("anvil"), card("sword")]  # type: ignore[union-attr]
    t.begin("eyrie", "daylight").choose("resolve bird")
    assert (["anvil", "sword"], []) == (t.souls(), t.discard())


@pytest.mark.rules("RT-10.2.6#2")
def test_rt_10_2_6_n2_everybody_sees_lost_souls_and_revealed_cards() -> None:
    """They are face up, so nobody is believed to hold them."""
    t = Cult("lizard marquise", souls="anvil", hands={"lizard": "sword", "marquise": "ambush_fox"})
    t.s.watch()
    t.begin("lizard", "daylight").choose("reveal sword")
    for viewer in viewers(2):
        seen = shrine(GAME.redacted(t.s, viewer), 0)
        assert ([card("anvil")], [card("sword")]) == (seen.souls, seen.revealed)
    cards = [card("anvil"), card("sword")]
    assert cards == faction_of(t.s, 0).open_cards(t.s, 0)


@pytest.mark.rules("RT-10.2.6#2")
def test_rt_10_2_6_n2_an_ambush_among_the_lost_souls_is_in_no_hand() -> None:
    """So nobody is asked about it."""
    t = Cult(souls="ambush_mouse ambush_bird ambush_bird", hands={"marquise": "anvil"})
    ambushes = 1 << card("ambush_mouse") | 1 << card("ambush_bird")
    assert not may_hold(t.s, 1, ambushes)
    t.board.souls.remove(card("ambush_bird"))
    assert may_hold(t.s, 1, ambushes)


@pytest.mark.rules("RT-2.1.2#4")
def test_rt_2_1_2_n4_lost_souls_are_not_shuffled_into_the_deck() -> None:
    """Only what has reached the discard pile is."""
    t = Cult(souls="anvil")
    t.s.cards.zones[DECK].layers = []
    t.s.discard = [card("sword")]
    t.ask(FLOW.draw, 0, 2).choose("card sword")
    assert ("", ["anvil"], ["sword"]) == (t.step, t.souls(), t.hand("lizard"))


# Setup.


@pytest.mark.rules("RT-10.3.1", "RT-10.3.2#1", "RT-10.3.2#2", "RT-10.3.4", "RT-B.lizard.pieces")
def test_rt_10_3_2_the_cult_starts_with_a_garden_and_warriors() -> None:
    """Four in the corner, one beside it on each path."""
    t = Cult("lizard alliance")
    assert 25 == t.supply("lizard")
    t.ask(FLOW.setup, 0, 5).choose("corner 3")
    assert {"lizard": 4, "garden": 1} == t.there(3)
    assert [{"lizard": 1}] * 3 == [t.there(clearing) for clearing in (6, 7, 11)]
    assert (18, [5, 4, 5]) == (t.supply("lizard"), [gardens_left(t.s, suit) for suit in range(CLEARING_SUITS)])
    assert ["fox", "rabbit", "mouse"] == t.options("outcast")


@pytest.mark.rules("RT-10.3.2#1")
@pytest.mark.parametrize(
    ("factions", "before", "corners"),
    [
        ("lizard marquise", ["keep 2", "found 2", "found 5", "found 6"], ["4"]),
        ("eyrie lizard", ["settle 3", "leader despot"], ["1"]),
        ("eyrie lizard marquise", ["keep 2", "found 2", "found 5", "found 6", "settle 4", "leader despot"], ["1", "3"]),
        ("lizard riverfolk", [], ["1", "2", "3", "4"]),
    ],
)
def test_rt_10_3_2_n1_the_corner_is_opposite_the_keep_or_the_first_roost(
    factions: str, before: list[str], corners: list[str]
) -> None:
    """With both one of the other two, with neither any."""
    t = Cult(factions).ask(FLOW.setup, 0, 0).choose(*before)
    assert corners == t.options("corner")


@pytest.mark.rules("RT-10.3.3")
def test_rt_10_3_3_the_cult_chooses_the_first_outcast() -> None:
    """Any suit but birds, not Hated."""
    t = Cult("lizard alliance", hated=False).ask(FLOW.setup, 0, 5).choose("corner 1", "outcast mouse")
    assert ("mouse", False) == t.marker()


# Evening.


@pytest.mark.rules("RT-10.6.1", "RT-10.5#2")
def test_rt_10_6_1_revealed_cards_return_in_evening() -> None:
    """Everybody knows that they are in hand again."""
    t = Cult()
    t.s.watch()
    t.give("lizard", "anvil sword ambush_fox").begin("lizard", "daylight").choose(
        "reveal anvil", "gather 8", "reveal sword", "gather 7"
    )
    assert (["ambush_fox"], ["anvil", "sword"]) == (t.hand("lizard"), t.revealed())
    t.choose("done")
    assert ["ambush_fox", "anvil", "sword"] == t.hand("lizard")
    assert ([], [{"seat": 0, "cards": 2}]) == (t.revealed(), t.said("log-take-back"))
    mark = t.s.cards.zones[hand(0)].marks[0]
    [known] = [known for known in t.s.cards.known(WATCHER).places if known.layer == mark]
    assert [card("anvil"), card("sword")] == sorted(known.sure)


@pytest.mark.rules("RT-10.2.1", "RT-10.6.2")
def test_rt_10_2_1_gardens_of_the_outcast_suit_craft_in_evening() -> None:
    """Not in Daylight, and no gardens of another suit."""
    at = {8: {"garden": 1}, 2: {"garden": 1}}
    t = Cult(at=at, hands={"lizard": "anvil root_tea_mouse"}).begin("lizard", "daylight")
    assert "craft anvil" not in t.options()
    t.choose("done")
    assert ["craft anvil", "done"] == t.options()
    assert "RT-4.1.1#1" == t.refusal("craft root_tea_mouse")
    t.choose("craft anvil")
    assert (2, ["anvil"], "deal") == (t.vp("lizard"), t.souls(), t.step)


@pytest.mark.rules("RT-10.6.1", "RT-10.6.2")
def test_rt_10_6_2_a_card_revealed_in_daylight_can_be_crafted_in_evening() -> None:
    """It has come back before."""
    t = Cult(at={8: {"garden": 1}}, hands={"lizard": "anvil"}).begin("lizard", "daylight")
    t.choose("reveal anvil", "gather 8", "craft anvil")
    assert (2, ["anvil"]) == (t.vp("lizard"), t.souls())


@pytest.mark.rules("RT-1.2.1#1")
@pytest.mark.parametrize("key", ["anvil", "ambush_mouse"])
def test_whether_the_cult_is_asked_tells_nothing_of_its_hand(key: str) -> None:
    """Cards of any kind bring the questions of Daylight and Evening up, and none of them is skipped as forced."""
    t = Cult(at={8: {"garden": 1}}, hands={"lizard": key}).begin("lizard", "daylight")
    for step in ("rituals", "crafts"):
        assert step == t.step
        assert engine.step_of(t.s).private
        t.choose("done")


def test_what_everybody_can_see_is_not_asked() -> None:
    """No card, no ritual; no garden of the Outcast, no crafting; no conspiracy without acolytes."""
    t = Cult(at={2: {"garden": 1}, 8: {"lizard": 1, "marquise": 1}}).begin("lizard", "birdsong")
    assert ("deal", 0) == (t.step, t.board.acolytes)
    t = Cult(at={2: {"garden": 1}}, hands={"lizard": "anvil"}).begin("lizard", "evening")
    assert "deal" == t.step


@pytest.mark.rules("RT-10.6.3", "RT-10.6.3#2", "RT-B.lizard.draw")
@pytest.mark.parametrize(
    ("at", "cards"),
    [
        ({}, 1),
        ({8: {"garden": 1}, 2: {"garden": 1}, 4: {"garden": 1}}, 1),
        ({8: {"garden": 2}}, 2),
        ({8: {"garden": 2}, 6: {"garden": 1}, 2: {"garden": 2}, 4: {"garden": 1}, 5: {"garden": 1}}, 4),
    ],
)
def test_rt_10_6_3_the_second_garden_of_each_suit_brings_a_card(at: dict[int, dict[str, int]], cards: int) -> None:
    """One more for each suit, then down to five."""
    t = Cult(at=at, hands={"lizard": "ambush_fox ambush_mouse sword cobbler cobbler"}).begin("lizard", "evening")
    if t.step == "crafts":
        t.choose("done")
    t.deal()
    assert 5 + cards == len(t.hand("lizard"))
    for _card in range(cards):
        t.choose("discard cobbler" if "discard cobbler" in t.options() else t.options()[0])
    assert (5, cards) == (len(t.hand("lizard")), len(t.souls()))
    assert "discard" != t.step


def test_every_warrior_of_the_cult_is_somewhere() -> None:
    """Acolytes are on its board, and nobody else's warriors are."""
    t = Cult("lizard marquise", acolytes=3)
    assert (3, 0) == tuple(faction_of(t.s, 0).keeps(t.s, 0, owner) for owner in (0, 1))
