"""Gestures: several answers of one seat given, refused and taken back as one."""

from __future__ import annotations

import pytest

from tests.toy import TOY
from turnwright.core import errors
from turnwright.core.codec import encode_state
from turnwright.core.journal import CHOICE, JOINED, Entry
from turnwright.core.payment import cheapest
from turnwright.core.position import Position
from turnwright.core.record import read, replay, verify, write


def shopping() -> Position:
    """Return a table where seat 0 has hit seat 1 and may buy a point: it holds 4, 9 and 12, worth 1, 3 and 4."""
    position = TOY.new(2, by_hand=True, options={"rounds": 1})
    for card in (4, 9, 0, 5):
        position.choose(f"draw {card}")
    for choice in ("pass", "pass", "draw 12", "draw 17", "bid 1", "bid 0", "attack 1", "play 9", "decline", "give 5"):
        position.choose(choice)
    return position


def encoded(position: Position) -> object:
    """Return all of a position but its journal."""
    return encode_state(position.game, position.state, position.options_set), position.ply


def test_the_cheapest_payment_is_suggested() -> None:
    """Fewest cards first, then least surplus."""
    position = shopping()
    assert [] == position.gestures
    position.choose("buy")
    names = [[TOY.vocabulary.name(action) for action in gesture.actions] for gesture in position.gestures]
    assert [["pay 12"]] == names


@pytest.mark.parametrize(
    ("worths", "price", "paid"),
    [
        ([1, 3, 4], 4, [2]),
        ([4, 4, 1], 4, [0]),
        ([1, 3, 2, 2], 4, [0, 1]),
        ([3, 3, 3, 1], 4, [0, 3]),
        ([5, 9], 4, [0]),
        ([0, 1], 4, []),
        ([], 0, []),
    ],
)
def test_payments(worths: list[int], price: int, paid: list[int]) -> None:
    """Deterministic: the first of equal ones."""
    assert paid == cheapest(worths, price)


def test_a_gesture_is_stored_choice_by_choice() -> None:
    """The journal holds atomic choices, as if they had been given one by one."""
    position, plain = shopping(), shopping()
    position.choose_all(["buy", "pay 4", "pay 5", "pay 12"], 0, position.seq)
    for choice in ("buy", "pay 4", "pay 5", "pay 12"):
        plain.choose(choice)
    assert encoded(plain) == encoded(position)
    kinds = [entry.kind for entry in position.record.entries if entry.choice in ("buy", "pay 4", "pay 5", "pay 12")]
    assert [CHOICE, JOINED, JOINED, JOINED] == kinds
    assert [] == verify(read(write(position.record)))


def test_a_gesture_is_taken_back_whole() -> None:
    """Undo goes back before its first choice."""
    position = shopping()
    before = encoded(position)
    position.choose_all(["buy", "pay 4"])
    assert position.can_undo(0)
    position.undo(0)
    assert before == encoded(position)
    assert encoded(replay(read(write(position.record)))) == before


@pytest.mark.parametrize(
    ("choices", "error"),
    [
        (["buy", "pay 17"], errors.IllegalChoice),
        (["buy", "fly"], errors.UnknownChoice),
        (["save", "bid 0"], errors.GameError),
    ],
)
def test_a_gesture_with_a_refused_answer_changes_nothing(choices: list[str], error: type[Exception]) -> None:
    """All or nothing."""
    position = shopping()
    before, seq = encoded(position), position.seq
    with pytest.raises(error):
        position.choose_all(choices)
    assert (before, seq) == (encoded(position), position.seq)
    assert ["buy", "save"] == position.options


def test_a_gesture_ends_before_chance_others_and_news() -> None:
    """A seat cannot answer blindly what it will know better."""
    position = TOY.new(2, seed=7)
    with pytest.raises(errors.IllegalChoice, match="a gesture ends before chance, another seat or new information"):
        position.choose_all(["peek", "pass"])
    assert ["peek", "pass"] == position.options


@pytest.mark.parametrize(("choices", "ends"), [(["buy"], False), (["buy", "pay 4"], False), (["save"], True)])
def test_what_ends_the_turn_can_be_held_back(choices: list[str], ends: bool) -> None:
    """Nothing is answered then; a choice after which the seat continues is made."""
    position, plain = shopping(), shopping()
    if ends:
        with pytest.raises(errors.EndsTurn):
            position.choose_all(choices, confirm_end=True)
        assert (encoded(plain), plain.seq) == (encoded(position), position.seq)
    position.choose_all(choices, confirm_end=not ends)
    plain.choose_all(choices)
    assert (encoded(plain), plain.seq) == (encoded(position), position.seq)


def test_a_gesture_checks_seat_and_seq() -> None:
    """As a single choice does."""
    position = shopping()
    with pytest.raises(errors.NotYourDecision):
        position.choose_all(["buy"], seat=1)
    with pytest.raises(errors.StalePly):
        position.choose_all(["buy"], seq=0)


def test_a_record_cannot_join_what_was_not_chosen() -> None:
    """A joined entry follows a choice of its seat."""
    position = TOY.new(2, seed=7)
    with pytest.raises(errors.IllegalChoice, match="pass does not follow a choice of seat 0"):
        position.follow(Entry(position.seq, 0, JOINED, "pass"))
