"""The engine: frames in reading order, automatic steps at once, options filtered."""

from __future__ import annotations

from tests.toy import TOY, rules
from tests.toy.layout import DECK, hand
from tests.toy.state import ToyState
from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE, EVERYONE, only

RETREAT = TOY.vocabulary.action("retreat")


def at_target() -> ToyState:
    """Return a table where seat 0 leads and holds one card to play."""
    s = TOY.start(2, {"rounds": 1})
    s.todo = [Frame(TOY.flow.target, 0)]
    for seat, card in ((0, 0), (0, 5), (1, 1)):
        s.cards.move(DECK, hand(seat), card)
    return s


def test_frames_are_answered_in_the_order_written() -> None:
    """``then`` puts the first on top, ``push`` a single one; nothing follows the end of the game."""
    s = at_target()
    s.then([Frame(TOY.flow.bidding, 1), Frame(TOY.flow.bidding, 0)])
    assert [1, 0, 0] == [f.seat for f in reversed(s.todo)]
    assert "Frame(bidding, 1, 0, 0)" == repr(engine.top(s))
    s.push(Frame(TOY.flow.bidding, 2))
    assert [2, 1, 0, 0] == [f.seat for f in reversed(s.todo)]
    s.finish()
    s.push(Frame(TOY.flow.bidding, 2))
    s.then([Frame(TOY.flow.bidding, 2)])
    assert [] == s.todo


def test_frames_are_put_behind_others_dropped_and_replaced() -> None:
    """Every way to change what is still to be answered has a name."""
    s, flow = at_target(), TOY.flow
    s.then([Frame(flow.bidding, 0, 1), Frame(flow.bidding, 0, 2), Frame(flow.bidding, 1, 3)])
    s.then_after(Frame(flow.scout, 0, 4), [flow.bidding])
    assert [1, 2, 4, 3, 0] == [f.arg for f in reversed(s.todo)]
    assert s.next_of(flow.scout) is None
    first = s.next_of(flow.bidding)
    assert first is not None
    assert first is s.todo[-1]
    s.drop_next()
    s.replace(Frame(flow.scout, 0, 5))
    s.replace(Frame(flow.attack, 0, 6))
    assert [2, 5, 3, 0] == [f.arg for f in reversed(s.todo)]
    s.drop_frames([s.todo[-1]])
    assert [5, 3, 0] == [f.arg for f in reversed(s.todo)]
    s.skip_to(flow.target)
    assert [flow.target] == [f.step for f in s.todo]


def test_options_are_filtered_unless_the_step_is_exact() -> None:
    """Candidates that are refused are not offered."""
    s = at_target()
    assert "target" == engine.step_of(s).name
    assert ["attack 1", "retreat", "swear"] == [TOY.vocabulary.name(action) for action in engine.options(s)]
    assert not engine.forced(s, [RETREAT])


def test_a_question_that_is_not_open_is_asked_and_answered_before_the_open_ones() -> None:
    """What is open stays open; what follows comes before it, and automatic steps wait."""
    s, flow = at_target(), TOY.flow
    open_before = s.todo[:]
    engine.ask_and_answer(s, Frame(flow.bidding, 1), TOY.vocabulary.action("bid 0"))
    assert open_before == s.todo[: len(open_before)]
    s.rounds = 1
    engine.ask_and_answer(s, Frame(flow.round, 0), 0)
    assert open_before == s.todo[: len(open_before)]
    assert len(s.todo) > len(open_before)


def test_automatic_steps_happen_at_once() -> None:
    """Nothing is asked for an automatic step; the game is over when nothing is left."""
    s = at_target()
    s.todo = [Frame(TOY.flow.round, 0), Frame(TOY.flow.target, 0)]
    s.rounds = 0
    engine.apply(s, RETREAT)
    assert engine.over(s)


def test_forced_answers_are_public_ones() -> None:
    """One option of a step that is not private."""
    s = at_target()
    s.todo = [Frame(TOY.flow.bidding, 0)]
    s.coins[0] = 0
    assert engine.forced(s, engine.options(s))
    assert 0 == engine.asked(s)


def test_messages_reach_only_those_who_listen() -> None:
    """A clone tells nobody; a state with ``told`` collects."""
    s = at_target()
    s.log = []
    assert s.clone().log is None
    engine.apply(s, RETREAT)
    assert [Message("log-retreat", {"seat": 0, "other": 1}, rules.TOY_13)] == s.log
    assert {Message("a"), Message("a")} == {Message("a")}
    assert Message("a") != Message("a", to=only(1))
    assert "Message('a', {}, rule=0, to=255)" == repr(Message("a", to=EVERYONE))


def test_random_play_ends_and_counts_choices() -> None:
    """Chance and forced answers are no choices."""
    s = TOY.new_state(2)
    assert CHANCE == engine.asked(s)
    choices = engine.play_random(s, Rng(1))
    assert engine.over(s)
    assert 0 < choices < 40


def test_the_generator_is_even_and_weighs() -> None:
    """Each number about as often as the others, each weight as it says."""
    rng = Rng(5)
    rolls = [rng.below(6) for _roll in range(6000)]
    assert all(850 < rolls.count(face) < 1150 for face in range(6))
    picks = [rng.weighted([3, 1]) for _pick in range(4000)]
    assert 2850 < picks.count(0) < 3150
    assert [Rng(1).next(), Rng(1).next()] != [Rng(2).next(), Rng(1).next()]
