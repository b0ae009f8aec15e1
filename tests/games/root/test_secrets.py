"""Secrets: questions whose answers depend on hidden cards are asked whatever they are, and views hide them (RT-1.2)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table, card
from turnwright.core import engine
from turnwright.core.rng import Rng
from turnwright.core.seats import EVERYONE, WATCHER, only, others, viewers
from turnwright.core.zones import UNKNOWN
from turnwright.games.root import GAME
from turnwright.games.root.parts import court_of
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import DECK, SUPPORTERS, hand
from turnwright.testing.secrecy import first_leak


def fight(**hands: str) -> Table:
    """The Marquise attacks the Eyrie in clearing 5, of the rabbits."""
    t = Table("marquise eyrie", at={5: {"marquise": 3, "eyrie": 3}}, hands=hands)
    return t.battle("marquise", 5, "eyrie")


def secret(t: Table) -> bool:
    """Return whether the open question has one answer, and only its seat may know that."""
    options = engine.options(t.s)
    return len(options) == 1 and not engine.forced(t.s, options)


# Views.


@pytest.mark.rules("RT-1.2.1#1", "RT-1.2.1#2", "RT-1.2.1#3")
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_rt_1_2_1_n1_hands_and_piles_show_their_size_and_no_card(viewer: int) -> None:
    """Each sees its own hand; sizes are public, and nobody looks into the deck."""
    t = Table("marquise eyrie alliance", hands={"marquise": "anvil", "eyrie": "sappers sword"})
    t.give("supporters", "cobbler").ask(FLOW.turn, 0)
    zones = GAME.redacted(t.s, viewer).cards.zones
    assert [card("anvil")] == zones[hand(0)].layers[0] if viewer == 0 else [UNKNOWN] == zones[hand(0)].layers[0]
    assert (viewer == 1) == (UNKNOWN not in zones[hand(1)].layers[0])
    assert (2, 0, 50) == (zones[hand(1)].size(), zones[hand(2)].size(), zones[DECK].size())
    assert 1 == zones[SUPPORTERS].size()
    assert {UNKNOWN} == set(zones[DECK].layers[0])


@pytest.mark.rules("RT-1.2.2", "RT-1.2.1#3")
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_rt_1_2_2_open_cards_are_open_to_all(viewer: int) -> None:
    """The discard pile, play areas, available dominance cards, the Decree."""
    t = Table("marquise eyrie alliance", areas={"marquise": "cobbler"})
    t.s.discard, t.s.available = [card("anvil")], [card("dominance_fox")]
    court_of(t.s.boards, 1).decree[2] = [card("sword")]
    court_of(t.s.boards, 1).leader = 0
    shown = GAME.redacted(t.ask(FLOW.turn, 0).s, viewer)
    assert ([card("anvil")], [card("dominance_fox")]) == (shown.discard, shown.available)
    assert [[card("cobbler")], [], []] == shown.areas
    assert [card("sword")] == court_of(shown.boards, 1).decree[2]


@pytest.mark.rules("RT-1.2.1#1")
def test_rt_1_2_1_n1_a_drawn_card_is_told_to_its_seat_alone() -> None:
    """All others hear that one was drawn."""
    t = Table("marquise eyrie").ask(FLOW.draw, 1, 1)
    assert only(1) == engine.step_of(t.s).audience(t.s, engine.top(t.s))
    t.choose("card anvil")
    told = {message.id: message.to for message in t.log}
    assert {"log-draw": others(only(1)), "log-drew": only(1)} == told


@pytest.mark.rules("RT-1.3.2#2")
def test_rt_1_3_2_n2_a_card_that_changes_hands_is_seen_by_two() -> None:
    """Unless one of the hands is open."""
    t = Table("marquise eyrie alliance", hands={"eyrie": "anvil"}).ask(FLOW.stealing, -1, 1, 0)
    assert only(0) | only(1) == engine.step_of(t.s).audience(t.s, engine.top(t.s))
    t.s.cards.open_to(hand(1), EVERYONE)
    assert EVERYONE == engine.step_of(t.s).audience(t.s, engine.top(t.s))


# Ambush and foil.


@pytest.mark.rules("RT-4.3.1#1")
def test_an_ambush_is_asked_for_whatever_the_hand_holds() -> None:
    """With no ambush card the question looks the same to all others."""
    t = fight(eyrie="anvil")
    assert ("ambush", ["no-ambush"]) == (t.step, t.options())
    assert secret(t)
    assert GAME.redacted(t.s, 0).todo[-1].step is t.s.todo[-1].step


@pytest.mark.rules("RT-4.3.1#1")
@pytest.mark.parametrize("reason", ["empty", "open hand", "all open"])
def test_an_ambush_is_skipped_for_public_reasons_only(reason: str) -> None:
    """No card, an open hand without one, or every matching ambush is face up."""
    t = Table("marquise eyrie", at={5: {"marquise": 3, "eyrie": 3}})
    if reason == "open hand":
        t.give("eyrie", "anvil ambush_fox").s.cards.open_to(hand(1), EVERYONE)
    elif reason == "all open":
        t.give("eyrie", "anvil")
        for key in ("ambush_bird", "ambush_bird", "ambush_rabbit"):
            t.s.cards.lay_open(DECK, card(key))
        t.s.discard = [card("ambush_bird"), card("ambush_rabbit")]
        court_of(t.s.boards, 1).decree[0] = [card("ambush_bird")]
    assert "dice" == t.battle("marquise", 5, "eyrie").step


@pytest.mark.rules("RT-4.3.1#1")
def test_an_ambush_in_an_open_hand_is_asked_for() -> None:
    """One that is face up elsewhere leaves others that may be held."""
    t = Table("marquise eyrie", at={5: {"marquise": 3, "eyrie": 3}}, hands={"eyrie": "ambush_bird"})
    t.s.cards.open_to(hand(1), EVERYONE)
    assert "ambush" == t.battle("marquise", 5, "eyrie").step
    t = Table("marquise eyrie", at={5: {"marquise": 3, "eyrie": 3}}, hands={"eyrie": "anvil"})
    for key in ("ambush_bird", "ambush_rabbit"):
        t.s.cards.lay_open(DECK, card(key))
    t.s.discard = [card("ambush_bird"), card("ambush_rabbit")]
    assert "ambush" == t.battle("marquise", 5, "eyrie").step


@pytest.mark.rules("RT-4.3.1.I")
def test_a_foil_is_asked_for_whatever_the_hand_holds() -> None:
    """But not of an empty one."""
    t = fight(eyrie="ambush_bird", marquise="anvil").choose("ambush ambush_bird")
    assert ("foil", ["no-ambush"]) == (t.step, t.options())
    assert secret(t)
    t = fight(eyrie="ambush_bird").choose("ambush ambush_bird")
    assert "dice" == t.step


# Other private questions.


@pytest.mark.rules("RT-6.2.3#1", "RT-6.2.3#3")
def test_a_hospital_is_asked_for_whatever_the_hand_holds() -> None:
    """Unless she has no card at all, or no keep."""
    at = {1: {"keep": 1}, 5: {"marquise": 1, "eyrie": 3}}
    t = Table("marquise eyrie", at=at, hands={"marquise": "anvil"}).battle("eyrie", 5, "marquise")
    t.choose("no-ambush", "roll 1 0")
    assert ("hospital", ["no-hospital"]) == (t.step, t.options())
    assert secret(t)
    t = Table("marquise eyrie", at=at).battle("eyrie", 5, "marquise").choose("roll 1 0")
    assert not t.s.todo
    t = Table("marquise eyrie", at={5: at[5]}, hands={"marquise": "bake_sale"}).battle("eyrie", 5, "marquise")
    assert not t.choose("no-ambush", "roll 1 0").s.todo


@pytest.mark.rules("RT-6.2.3#2")
def test_a_hospital_is_not_asked_for_once_the_last_card_is_gone() -> None:
    """Three clearings of mice lose warriors; one card is spent on the first."""
    at = {1: {"keep": 1}, 2: {"marquise": 1}, 7: {"marquise": 1, "roost": 1}, 9: {"marquise": 1, "roost": 1}}
    hands = {"marquise": "sword", "eyrie": "favor_of_the_mice"}
    t = Table("marquise eyrie", at={**at, 11: {"roost": 1}}, hands=hands)
    court_of(t.s.boards, 1).leader = 0
    t.begin("eyrie", "daylight").choose("craft favor_of_the_mice")
    assert "hospital" == t.step
    t.choose("heal sword")
    assert ({"keep": 1, "marquise": 1}, "decree") == (t.there(1), t.step)


@pytest.mark.rules("RT-2.1#2")
def test_what_is_discarded_is_chosen_in_private() -> None:
    """Six equal-looking cards leave no choice only to those who see them."""
    t = Table("marquise eyrie", hands={"marquise": "anvil sappers armorers armorers bake_sale cobbler"})
    t.ask(FLOW.limit, 0)
    assert t.s.todo[-1].step.private


@pytest.mark.rules("RT-6.5#3", "RT-7.4.2#1")
def test_menus_are_asked_whatever_the_hand_holds() -> None:
    """With nothing but "done" left the Marquise may still hold birds for all that others know."""
    t = Table("marquise eyrie", hands={"marquise": "anvil"}).begin("marquise", "daylight")
    assert ["done"] == t.options()
    assert secret(t)
    t = Table("marquise eyrie", hands={"eyrie": "anvil"})
    court_of(t.s.boards, 1).leader = 0
    t.begin("eyrie", "birdsong")
    assert ("add", ["add anvil"]) == (t.step, t.options())
    assert secret(t)
    t.choose("add anvil", "column move")
    assert "add" != t.step


@pytest.mark.rules("RT-7.4.2#2")
def test_a_second_card_is_asked_for_though_only_birds_are_left() -> None:
    """Others cannot tell why there is none."""
    t = Table("marquise eyrie", hands={"eyrie": "sappers armorers"})
    court_of(t.s.boards, 1).leader = 0
    t.begin("eyrie", "birdsong").choose("add sappers", "column move")
    assert ("add", ["done"]) == (t.step, t.options())
    assert secret(t)


@pytest.mark.rules("RT-3.3.1#1")
@pytest.mark.parametrize(
    ("factions", "vp", "cards", "asked"),
    [
        ("eyrie marquise alliance", 10, "anvil", True),
        ("eyrie marquise alliance", 9, "anvil", False),
        ("eyrie marquise alliance", 10, "", False),
        ("eyrie marquise", 10, "anvil", False),
    ],
)
def test_after_the_decree_dominance_is_asked_for_where_it_may_be_held(
    factions: str, vp: int, cards: str, asked: bool
) -> None:
    """Points, cards and players are public; which cards is not."""
    t = Table(factions, at={2: {"roost": 1, "eyrie": 3}}, hands={"eyrie": cards}, vp={"eyrie": vp})
    court_of(t.s.boards, 0).leader = 0
    t.begin("eyrie", "daylight").choose("resolve bird", "enlist 2", "resolve bird", "move 2 5", "take 1")
    assert asked == (t.step == "dusk")
    assert not asked or secret(t)


@pytest.mark.parametrize(("factions", "seed"), [("marquise,eyrie", 1), ("eyrie,marquise,alliance", 2)])
def test_no_seat_can_tell_the_real_table_from_a_believed_one(factions: str, seed: int) -> None:
    """In a random game, now and then: view, options, prompts, labels, refusals, log."""
    seats = len(factions.split(","))
    position = GAME.new(seats, seed, {"factions": factions, "rounds": 10}, by_hand=True)
    rng = Rng(seed)
    while not position.over:
        if position.ply % 29 == seed:
            assert [""] * (seats + 1) == [first_leak(position, viewer, rng) for viewer in viewers(seats)]
        position.choose(engine.random_answer(position.state, position.actions, rng))
