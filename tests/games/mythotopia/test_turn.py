"""A turn (MY-7): two actions, free actions around them, the refill."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.setups import QUIET, at_random, set_up
from tests.games.mythotopia.table import Table, started
from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import Question
from turnwright.games.mythotopia.steps.flow import FLOW

ACTIONS = {
    "Invade": "invade",
    "Place armies": "place",
    "Remove armies": "withdraw",
    "Place ships": "launch",
    "Remove ships": "recall",
    "End a war": "end-war hero",
    "Buy armies and ships": "buy",
    "Acquire a card": "draft",
    "Place cards in Reserve": "store",
    "Discard cards": "discard",
    "Remove cards": "remove",
    "Card action": "play",
    "Patronage": "patronage",
    "Pass": "pass",
    "End the game": "end-game",
}
"""The actions, and the words by which they are taken."""
FREE = {"march", "stow"}
"""Free actions that need no word of their own beside those of cards."""


def words(step: object) -> set[str]:
    """Return the words of the verbs of a question."""
    assert isinstance(step, Question)
    return {verb.word for verb in step.answers}


# Turns and actions.


@pytest.mark.rules("MY-7.1")
@pytest.mark.parametrize("first", range(3))
def test_my_7_1_turns_go_round_from_the_first_player(first: int) -> None:
    """In the order of seats; a round is over when all have had a turn."""
    t = set_up(started(3, first=first), QUIET)
    taken = []
    for _turn in range(6):
        taken.append((t.seat, t.s.turn, t.s.round))
        t.choose("pass", "pass", "end").deal()
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert [(seat, seat, turn) for turn in (1, 2) for seat in order] == taken


@pytest.mark.rules("MY-7.2", "MY-7.4")
def test_my_7_2_two_actions_and_the_turn_is_over() -> None:
    """Any two: here a card is stored and armies are bought."""
    t = Table(2, hands={0: "queen nesh"}).act(0)
    assert ("act", 2) == (t.step, t.s.todo[-1].arg)
    t.choose("store queen", "done")
    assert ("act", 1) == (t.step, t.s.todo[-1].arg)
    t.choose("buy 1-0", "pay nesh")
    assert ("after", ["end"]) == (t.step, t.options())
    t.choose("end").deal()
    assert ("act", 1, 2) == (t.step, t.seat, t.s.todo[-1].arg)


@pytest.mark.rules("MY-7.3")
def test_my_7_3_the_first_action_is_completed_before_the_second() -> None:
    """Once begun it is paid for and done; nothing else is asked in between."""
    t = Table(2, realms={0: "palmain"}, hands={0: "palmain start_army nusus nesh"}).act(0)
    t.choose("invade blore")
    assert ("approach", ["play palmain"]) == (t.step, t.options())
    t.choose("play palmain")
    assert ("pay-food", ["pay nusus"]) == (t.step, t.options())
    t.choose("pay nusus", "pay start_army", "done")
    assert ("act", 1, 2) == (t.step, t.s.todo[-1].arg, t.armies(0, "blore"))


@pytest.mark.rules("MY-7.4")
@pytest.mark.parametrize("actions", [["buy 1-0", "place palmain"], ["place palmain", "buy 1-0"]])
def test_my_7_4_actions_come_in_any_order(actions: list[str]) -> None:
    """A purchase before or after armies are placed."""
    t = Table(2, realms={0: "palmain"}, hands={0: "start_army nesh"}).act(0)
    for action in actions:
        t.choose(action, *(["pay nesh"] if action.startswith("buy") else ["pay start_army", "done"]))
    assert ("after", 2, 7) == (t.step, t.armies(0, "palmain"), t.s.army_pool[0])


@pytest.mark.rules("MY-7.5")
def test_my_7_5_an_action_may_be_taken_twice() -> None:
    """Two invasions, two purchases, two turns at building."""
    t = Table(2, realms={0: "palmain oxter"}, hands={0: "palmain start_army nusus oxter start_army aporia"}).act(0)
    t.choose("invade blore", "play palmain", "pay nusus", "pay start_army", "done")
    t.choose("invade talion", "play oxter", "pay aporia", "pay start_army", "done")
    assert (2, 2) == (t.armies(0, "blore"), t.armies(0, "talion"))
    t = Table(2, hands={0: "nesh mome"}).act(0).choose("buy 1-0", "pay nesh", "buy 1-0", "pay mome")
    assert 8 == t.s.army_stock[0]
    hand = "start_build palmain fadge build oxter malebolge"
    t = Table(2, realms={0: "palmain oxter"}, hands={0: hand}).act(0)
    t.choose("play start_build", "castle palmain", "play palmain", "pay fadge")
    t.choose("play build", "castle oxter", "play oxter", "pay malebolge")
    assert 2 == t.s.castles.bit_count()


@pytest.mark.rules("MY-7.5")
def test_my_7_5_but_end_a_war_and_acquire_a_card_once() -> None:
    """A second war must wait, and a second card; the next turn brings both."""
    t = Table(2, realms={0: "palmain"}).armies_at(0, nusus=3, iracund=3).act(0).choose("end-war nusus")
    assert "MY-10.17" == t.refusal("end-war iracund")
    t = Table(2, hands={0: "nesh mome"}, display="queen ranger").act(0).choose("draft queen", "pay nesh")
    assert "MY-12.12" == t.refusal("draft ranger")
    assert "" == t.choose("pass").act(0).refusal("draft ranger")


@pytest.mark.rules("MY-7.6")
def test_my_7_6_fifteen_actions() -> None:
    """Every word on offer in the first moment of a turn is one of them or a free action; after them none is left."""
    assert 15 == len(ACTIONS)
    assert {word for taken in ACTIONS.values() for word in taken.split()} | FREE == words(FLOW.act)
    assert {"play", "end"} | FREE == words(FLOW.after)


# The refill.


@pytest.mark.rules("MY-7.7", "MY-7.8")
def test_my_7_7_the_hand_is_filled_up_to_five() -> None:
    """After the actions and the free actions; cards that were not played stay."""
    t = Table(2, realms={0: "palmain nusus oxter"}, hands={0: "nesh mome aporia"}).act(0)
    t.choose("buy 1-0", "pay nesh", "pass")
    assert (["aporia", "mome"], "after") == (t.hand(0), t.step)
    t.choose("end")
    assert ("deal", CHANCE) == (t.step, t.seat)
    t.deal()
    assert (5, True, 1) == (len(t.hand(0)), {"aporia", "mome"} <= set(t.hand(0)), t.seat)
    assert ["nesh"] == t.discard(0)


@pytest.mark.rules("MY-7.7")
@pytest.mark.parametrize("kept", range(5))
def test_my_7_7_what_is_missing_is_drawn(kept: int) -> None:
    """However many cards are left in the hand."""
    hand = " ".join(["nesh", "mome", "aporia", "kinabra"][:kept])
    t = Table(2, realms={0: "palmain nusus oxter"}, hands={0: hand}).act(0).choose("pass", "pass", "end").deal()
    assert (5, 5 - kept, 1) == (len(t.hand(0)), len(t.said("log-draw")), t.seat)


@pytest.mark.rules("MY-7.9")
@pytest.mark.parametrize("more", ["", " quean", " quean remise trogle"])
def test_my_7_9_a_full_hand_neither_draws_nor_discards(more: str) -> None:
    """Five cards, or more."""
    hand = "nesh mome aporia kinabra blore" + more
    t = Table(2, hands={0: hand}).act(0).choose("pass", "pass", "end")
    assert (sorted(hand.split()), [], 1) == (t.hand(0), t.discard(0), t.seat)
    assert [] == t.said("log-draw")
    t = Table(2, hands={0: hand}, discards={0: "darb"}, decks={0: ""}).act(0).choose("pass", "pass", "end")
    assert (["darb"], []) == (t.discard(0), t.deck(0))


@pytest.mark.rules("MY-7.10")
def test_my_7_10_cards_are_not_replaced_during_the_turn() -> None:
    """Neither those played nor those discarded."""
    t = Table(2, hands={0: "nesh mome aporia kinabra blore"}).act(0)
    t.choose("buy 1-0", "pay nesh")
    assert 4 == len(t.hand(0))
    t.choose("discard aporia", "discard blore", "discard kinabra", "done")
    assert (["mome"], "after") == (t.hand(0), t.step)


@pytest.mark.rules("MY-7.11")
def test_my_7_11_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """At the moment a card must be drawn: first the last card of the old deck, then any of the new one."""
    t = Table(2, hands={0: "nesh"}, discards={0: "mome aporia kinabra blore"}, decks={0: "remise"}).act(0)
    t.choose("pass", "pass", "end")
    assert ["draw remise"] == t.options()
    t.choose("draw remise")
    assert (["aporia", "blore", "kinabra", "mome"], []) == (t.options("draw"), t.discard(0))
    assert ([1, 1, 1, 1], [{"seat": 0}]) == (engine.weights(t.s), t.said("log-shuffle"))
    t.deal()
    assert (5, 1) == (len(t.hand(0)), len(t.deck(0)))


@pytest.mark.rules("MY-7.11")
def test_my_7_11_also_during_a_turn() -> None:
    """Providence draws from a reshuffled deck, without the cards of the current action."""
    t = Table(2, hands={0: "providence"}, discards={0: "mome aporia"}, decks={0: ""}).act(0)
    t.choose("play providence")
    assert ["aporia", "mome"] == t.options("draw")
    t.deal()
    assert (["aporia", "mome"], ["providence"]) == (t.hand(0), t.discard(0))


@pytest.mark.rules("MY-7.12")
def test_my_7_12_fewer_cards_are_drawn_where_there_are_no_more() -> None:
    """Deck and discard pile are empty: the turn is over anyway."""
    t = Table(2, hands={0: "nesh"}, discards={0: "mome"}, decks={0: "remise"}).act(0)
    t.choose("pass", "pass", "end").deal()
    assert (["mome", "nesh", "remise"], "act", 1) == (t.hand(0), t.step, t.seat)


# Others.


@pytest.mark.rules("MY-7.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_my_7_13_nobody_is_asked_in_the_turn_of_another(seats: int) -> None:
    """In games played at random, over wars, captures and lost cards."""
    t, rng = at_random(seats, seats), Rng(seats)
    for _answer in range(3000):
        if not t.s.todo:
            break
        assert engine.asked(t.s) in (CHANCE, t.s.turn)
        engine.apply(t.s, engine.random_answer(t.s, engine.options(t.s), rng))


@pytest.mark.rules("MY-7.13")
def test_my_7_13_the_scribe_of_another_player_is_not_asked() -> None:
    """A defender whose token is due in another's turn takes it from the card."""
    t = Table(2, realms={0: "palmain", 1: "nusus"}, reserves={1: "scribe"}, vp_cards="defender")
    t.armies_at(0, nusus=1).armies_at(1, nusus=3).act(0).choose("end-war nusus")
    assert ([1, 0, 0], 5, 0) == (t.tokens(1), t.s.heaps[4], t.seat)


@pytest.mark.rules("MY-7.14")
def test_my_7_14_a_player_without_provinces_plays_on() -> None:
    """With what the cards still do; 12 points are left."""
    t = Table(2, realms={0: "palmain", 1: "nusus"}, hands={1: "start_market portal start_army"})
    t.armies_at(0, nusus=1).act(0).choose("end-war nusus", "pass", "end").deal()
    assert ([], 12, 1, "act") == (t.realm(1), t.vp(1), t.seat, t.step)
    t.choose("invade blore", "play portal", "pay start_market", "pay start_army", "done")
    assert 2 == t.armies(1, "blore")


@pytest.mark.rules("MY-7.1", "MY-3.16", "MY-12.12")
def test_what_can_be_done_once_can_be_done_again_next_turn() -> None:
    """A turn begins with nothing done and nothing used."""
    t = Table(2, hands={0: "nesh militia blore"}, reserves={0: "gold_mine"}, display="queen").act(0)
    t.choose("play militia", "draft queen", "as-gold blore")
    assert (True, True) == (t.s.done > 0, t.s.used > 0)
    t.then(Frame(FLOW.turn, 1))
    assert (0, 0, 1) == (t.s.done, t.s.used, t.s.turn)
