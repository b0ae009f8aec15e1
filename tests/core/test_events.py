"""Events: what lines of the log show, made from their messages alone."""

from __future__ import annotations

from tests.toy import TOY
from turnwright.core.dice import die_named
from turnwright.core.events import Event, Shown
from turnwright.core.messages import Message


def test_an_event_takes_places_faces_and_numbers_from_the_message() -> None:
    """Arguments are written as ids of drawn elements are."""
    shown = Shown("travel", "{to}", "slot-{from}", faces=("die-{roll}", "{card}"), number="roll", won=True)
    message = Message("log", {"to": "@sea-west", "from": "A1:B2", "roll": 3, "card": "@card-ambush"})
    assert Event("travel", "sea-west", "slot-A1-B2", ("die-3", "card-ambush"), 3, True) == shown.of(message)


def test_a_line_that_is_not_declared_shows_nothing() -> None:
    """Most lines are words only."""
    assert TOY.event(Message("log-bid", {"seat": 0})) is None
    assert Event("points", number=2) == TOY.event(Message("log-hit", {"seat": 0, "points": 2}))


def test_dice_have_faces_and_nothing_else_does() -> None:
    """A name from outside draws a die or nothing."""
    drawn = [die_named(f"die-{n}") for n in range(7)]
    assert [0, 1, 2, 3, 4, 5, 6] == [face.count("<circle") for face in drawn]
    assert ["", "", "", ""] == [die_named(name) for name in ("die-7", "die-", "die--1", "card-3")]
