"""Cards: suits, spending, drawing (RT-2.1, RT-3.3.3)."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table
from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.core.seats import EVERYONE, only
from turnwright.games.root import GAME
from turnwright.games.root.cards import held, matches, matching, spend
from turnwright.games.root.data.tables import BIRD, CARD_KEYS, FOX, MOUSE
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import DECK, hand

DEAL, DRAW = FLOW.deal, FLOW.draw
VOCABULARY = GAME.vocabulary


def card(key: str) -> int:
    """Return a card by its key."""
    return CARD_KEYS.index(key)


def give(t: Table, seat: int, *keys: str) -> Table:
    """Draw cards from the deck into a hand."""
    for key in keys:
        t.s.cards.move(DECK, hand(seat), card(key))
    return t


@pytest.mark.rules("RT-2.1.1#1", "RT-2.1.1.II")
def test_rt_2_1_1_birds_match_every_suit_and_nothing_else_matches_birds() -> None:
    """A bird serves as a mouse; a fox serves neither as a mouse nor as a bird."""
    assert matches(card("armorers"), MOUSE)
    assert matches(card("anvil"), FOX)
    assert not matches(card("anvil"), MOUSE)
    assert not matches(card("anvil"), BIRD)
    t = give(Table(), 0, "armorers", "armorers", "anvil", "investments")
    assert [card("anvil"), card("armorers")] == matching(t.s, 0, FOX)
    assert [card("armorers")] == matching(t.s, 0, BIRD)


@pytest.mark.rules("RT-3.3.3")
def test_rt_2_1_3_spent_cards_are_discarded_dominance_becomes_available() -> None:
    """The hand loses them, and everybody sees where they lie."""
    t = give(Table("marquise eyrie alliance"), 1, "anvil", "dominance_fox", "ambush_fox")
    for key in ("anvil", "dominance_fox", "ambush_fox"):
        spend(t.s, 1, card(key))
    assert [] == held(t.s, 1)
    assert [card("ambush_fox"), card("anvil")] == t.s.discard
    assert [card("dominance_fox")] == t.s.available


def test_nobody_draws_no_card() -> None:
    """A faction may have none to draw."""
    assert not asked(Table(), 0, 0).s.todo


def asked(t: Table, seat: int, cards: int) -> Table:
    """Let a seat begin to draw."""
    t.s.then([Frame(DRAW, seat, cards)])
    engine.run_auto_steps(t.s)
    return t


@pytest.mark.rules("RT-2.1.2#1", "RT-1.2.1#1")
def test_rt_2_1_2_n1_cards_are_drawn_one_by_one_and_seen_by_their_seat() -> None:
    """Chance names each; two copies are twice as likely."""
    t = asked(Table(), 1, 2)
    weights = dict(zip(engine.options(t.s), engine.weights(t.s), strict=True))
    assert 2 == weights[VOCABULARY.action("card armorers")]
    assert 1 == weights[VOCABULARY.action("card anvil")]
    assert only(1) == DEAL.audience(t.s, t.s.todo[-1])
    for key in ("anvil", "armorers"):
        engine.apply(t.s, VOCABULARY.action(f"card {key}"))
    assert [card("anvil"), card("armorers")] == held(t.s, 1)
    assert not t.s.todo


@pytest.mark.rules("RT-2.1.2#2", "RT-2.1.2#4")
def test_rt_2_1_2_n2_an_empty_deck_is_made_of_the_discard_pile_when_it_is_needed() -> None:
    """Not before; what is available stays beside the map."""
    t = Table()
    t.s.cards.zones[DECK].layers = [[card("anvil")]]
    t.s.discard = [card("armorers")]
    t.s.available = [card("dominance_fox")]
    asked(t, 0, 2)
    engine.apply(t.s, VOCABULARY.action("card anvil"))
    assert [] == t.s.discard
    engine.apply(t.s, VOCABULARY.action("card armorers"))
    assert [card("dominance_fox")] == t.s.available
    assert 2 == len(held(t.s, 0))


@pytest.mark.rules("RT-2.1.2#3")
def test_rt_2_1_2_n3_with_nothing_left_play_goes_on() -> None:
    """The missing cards are not drawn."""
    t = Table()
    t.s.cards.zones[DECK].layers = [[card("anvil")]]
    asked(t, 0, 3)
    engine.apply(t.s, VOCABULARY.action("card anvil"))
    assert not t.s.todo
    assert [card("anvil")] == held(t.s, 0)


def test_everybody_sees_what_an_open_hand_draws() -> None:
    """Everybody sees the answer of chance."""
    t = Table("riverfolk marquise")
    t.s.cards.open_to(hand(0), EVERYONE)
    asked(t, 0, 1)
    assert EVERYONE == DEAL.audience(t.s, t.s.todo[-1])
