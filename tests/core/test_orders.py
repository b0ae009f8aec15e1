"""Standing orders: what they answer, what they leave to the seat, and how the table remembers it."""

from __future__ import annotations

import pytest

from tests.core.test_position import table
from tests.toy import TOY
from turnwright.core import orders
from turnwright.core.errors import BadOption, IllegalChoice
from turnwright.core.game import JsonDict
from turnwright.core.journal import CHOICE, HIDDEN, ORDER, UNDO, Entry
from turnwright.core.position import Position
from turnwright.core.seats import CHANCE, WATCHER

BEFORE_ATTACK = ("draw 0", "draw 3", "draw 4", "draw 5", "pass", "pass", "draw 6", "draw 16", "bid 0", "bid 1")
"""By hand: seat 0 holds ambush 0 and the cards 3 and 6; seat 1, who leads, the cards 4, 5 and 16."""


def attacked(card: int, defender: JsonDict) -> Position:
    """Return the table after seat 1 has attacked seat 0 with ``card``, and the orders of seat 0 have been obeyed."""
    position = TOY.new(2, by_hand=True)
    for choice in (*BEFORE_ATTACK, "attack 0", f"play {card}"):
        position.choose(choice)
    assert ORDER not in [entry.kind for entry in position.record.entries]
    position.obey({0: defender})
    return position


def test_an_order_answers_for_its_seat_alone() -> None:
    """The other seat is still asked; the entry is a choice of the seat, marked as ordered."""
    position = table()
    position.obey({1: {"scout": "pass"}})
    assert (0, 4) == (position.seat, position.ply)
    position.obey({0: {"scout": "pass"}})
    assert (1, Entry(4, 0, ORDER, "pass")) == (position.seat, position.record.entries[-1])


def test_orders_go_on_until_one_asks() -> None:
    """Several orders of several seats answer one question after another, chance in between."""
    position = table(seed=3)
    position.obey({0: {"scout": "pass", "bid": 2}, 1: {"scout": "look", "bid": 1}})
    ordered = [(entry.seat, entry.choice) for entry in position.record.entries if entry.kind == ORDER]
    assert [(0, "pass"), (1, "peek"), (0, "bid 2"), (1, "bid 1")] == ordered
    assert (0, "prompt-target") == (position.seat, position.prompt(0).id)


def test_an_order_takes_what_can_be_had() -> None:
    """With fewer coins than the order says, all are bid."""
    position = table(seed=3)
    while not position.over:
        position.obey({0: {"scout": "pass", "bid": 2}, 1: {"scout": "pass", "bid": 0}})
        if not position.over:
            position.choose(position.options[-1])
    bids = [entry.choice for entry in position.record.entries if entry.seat == 0 and entry.choice.startswith("bid")]
    assert ["bid 2", "bid 2", "bid 0"] == bids


@pytest.mark.parametrize(("card", "least", "answered"), [(4, 2, True), (4, 1, False), (16, 5, False), (4, 0, False)])
def test_a_private_question_is_answered_from_what_all_see(card: int, least: int, answered: bool) -> None:
    """Whether seat 0, who could ambush, is asked depends on the card played and on the order, not on its hand."""
    position = attacked(card, {"ambush": least})
    assert answered == (position.record.entries[-1] == Entry(position.seq - 1, 0, ORDER, "decline"))


def test_a_private_question_never_comes_to_the_ordinary_hook(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order does not see the state with the hand if being asked would reveal something about the hand."""
    monkeypatch.setattr(TOY, "obey", lambda s, given: TOY.vocabulary.action("decline"))
    assert CHOICE == attacked(4, {"ambush": 1}).record.entries[-1].kind
    monkeypatch.setattr(TOY.flow.reaction, "private", False)
    assert ORDER == attacked(4, {"ambush": 1}).record.entries[-1].kind


def test_the_log_says_what_an_order_did() -> None:
    """The first line that all read is marked; where the rules tell nothing, the core tells that it was answered."""
    story = attacked(4, {"ambush": 5}).story(WATCHER)
    assert [("log-play", 1, False), ("log-hit", 0, True)] == [(t.message.id, t.seat, t.ordered) for t in story[-2:]]
    position = table()
    position.obey({0: {"scout": "pass"}})
    for seat in (WATCHER, 0, 1):
        last = position.story(seat)[-1]
        assert ("log-order", {"seat": 0}, True) == (last.message.id, last.message.args, last.ordered)
        assert last.message == position.log(seat)[-1]
    assert not any(told.ordered for told in table("pass").story(0))


def test_a_secret_answer_stays_secret() -> None:
    """The record of another seat shows that an order bid, not what."""
    position = table("pass", "pass")
    position.obey({0: {"bid": 2}})
    assert (Entry(position.seq - 1, 0, ORDER, "bid 2"),) == position.record_for(0).entries[-1:]
    assert (Entry(position.seq - 1, 0, ORDER, HIDDEN),) == position.record_for(1).entries[-1:]
    assert ("log-bid", True) == (position.story(1)[-1].message.id, position.story(1)[-1].ordered)


def test_undo_takes_an_ordered_answer_for_the_seats_own() -> None:
    """The seat goes back to it; to another seat it is an answer that stands in the way."""
    position = table("pass")
    position.obey({1: {"scout": "look"}})
    assert ("undo-chance", "undo-chance") == (position.undo_reason(0), position.undo_reason(1))
    position = table(seats=3)
    position.obey({0: {"scout": "pass"}, 1: {"scout": "pass"}})
    assert (2, "undo-other", "") == (position.seat, position.undo_reason(0), position.undo_reason(1))
    assert not position.undone
    position.undo(1)
    assert (1, 7, True) == (position.seat, position.ply, position.undone)
    assert [ORDER, ORDER, UNDO] == [entry.kind for entry in position.record.entries[-3:]]
    position.choose("peek")
    assert not position.undone


def test_a_fork_keeps_the_mark() -> None:
    """A game that plays on from there says the same about what was ordered."""
    position = table()
    position.obey({0: {"scout": "pass"}})
    assert position.story(1) == position.fork().story(1)
    assert ORDER == position.fork().record.entries[-1].kind


def test_chance_has_no_orders() -> None:
    """A record in which an order rolls or draws is refused."""
    position = TOY.new(2, by_hand=True)
    position.obey({CHANCE: {"bid": 1}, 0: {"bid": 1}})
    assert (CHANCE, 0) == (position.seat, position.ply)
    with pytest.raises(IllegalChoice, match="order is not a kind of answer for seat -1"):
        position.follow(Entry(0, CHANCE, ORDER, "draw 3"))


def test_given_orders_are_checked_and_those_kept_are_forgiven() -> None:
    """A person is told what is allowed; a value that a later version no longer allows means "ask"."""
    assert {"scout": "ask", "bid": 2, "ambush": 0} == TOY.check_orders({"bid": 2})
    with pytest.raises(BadOption, match="toy has no standing order 'leech': its standing orders are scout, bid"):
        TOY.check_orders({"leech": 1})
    with pytest.raises(BadOption, match="standing order 'bid' cannot be 3: allowed values are ask, 0, 1, 2"):
        TOY.check_orders({"bid": 3})
    with pytest.raises(BadOption, match="standing order 'bid' cannot be true"):
        TOY.check_orders({"bid": True})
    kept: JsonDict = {"bid": 3, "leech": 1, "scout": "look"}
    assert {"scout": "look", "bid": "ask", "ambush": 0} == orders.complete(TOY, kept)
    assert {"scout": "look"} == orders.without_defaults(TOY, orders.complete(TOY, kept))
