"""One test for each rule."""

from __future__ import annotations

import pytest
from lantern_fair import GAME
from lantern_fair.state import LanternFairState

from turnwright import Position
from turnwright.core.notation import read

HANDS = (
    ("flame-1", "moon-1", "flame-3", "leaf-2"),
    ("drop-1", "drop-4", "moon-4", "leaf-6"),
)


def table(*choices: str) -> Position:
    """Return a table of two with four lanterns dealt to each, after ``choices``."""
    position = GAME.new(2, options={"hand": 4}, by_hand=True)
    for choice in (*[f"draw {card}" for hand in HANDS for card in hand], *choices):
        position.choose(choice)
    return position


def emptied(position: Position) -> Position:
    """Let both players look for lanterns until there are none."""
    while "look" in position.options:
        position.choose("look")
        position.choose(position.options[0])
    return position


def tokens(position: Position, place: str, viewer: int = 0) -> list[str]:
    """Return the tokens that ``viewer`` sees in a place."""
    (found,) = [p for p in GAME.places(GAME.shown(position.view(viewer))) if p.id == place]
    return [token.id for token in found.tokens]


@pytest.mark.rules("LF-A1")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """The others see the backs."""
    assert ["lantern-flame-1", "lantern-flame-3", "lantern-moon-1", "lantern-leaf-2"] == tokens(table(), "hand-0")
    assert [f"hidden-0-{n}" for n in range(4)] == tokens(table(), "hand-0", viewer=1)


@pytest.mark.rules("LF-B1")
def test_a_lantern_must_be_higher_than_all_with_its_picture() -> None:
    """Other pictures do not count."""
    position = table("hang flame-3", "hang drop-1")
    assert "hang moon-1" in position.options
    assert "LF-B1" in position.why_not(0, "hang flame-1")


@pytest.mark.rules("LF-B2")
def test_twins_are_hung_together() -> None:
    """They point at both lanterns and score for the pair; neither may be too low."""
    position = table()
    twins = GAME.vocabulary.action("twins flame-1 moon-1")
    assert ["lantern-flame-1", "lantern-moon-1"] == GAME.targets(twins)
    position.choose(twins)
    assert [3, 0] == position.scores
    assert "LF-B2" in table("hang flame-3", "hang drop-1").why_not(0, "twins flame-1 moon-1")


@pytest.mark.rules("LF-B3")
def test_only_the_seat_that_looks_sees_what_it_draws() -> None:
    """Everyone is told that it looks."""
    position = table("look", "draw moon-6")
    assert ["log-look", "log-draw"] == [message.id for message in position.log(0)[-2:]]
    assert "log-look" == position.log(1)[-1].id
    assert "lantern-moon-6" in tokens(position, "hand-0")


@pytest.mark.rules("LF-B4")
def test_nobody_goes_home_as_long_as_there_are_lanterns() -> None:
    """Then whoever goes has no more turns."""
    assert "LF-B4" in table().why_not(0, "home")
    position = emptied(table())
    assert "LF-B3" in position.why_not(0, "look")
    first = position.seat
    position.choose("home")
    other = position.seat
    assert first != other
    position.choose(position.options[0])
    assert other == position.seat
    assert first is not None
    assert f"gone-{first}" in tokens(position, f"string-{first}")


@pytest.mark.rules("LF-C1")
def test_a_set_of_all_pictures_scores_and_everyone_goes_home() -> None:
    """Four lanterns with different pictures are seven points."""
    position = table("hang flame-1", "look", "draw flame-2", "hang moon-1", "look", "draw flame-4", "hang leaf-2")
    for choice in ("look", "draw flame-5", "look", "draw drop-6", "look", "draw flame-6", "hang drop-6"):
        position.choose(choice)
    assert [7, 0] == position.scores
    emptied(position)
    position.choose("home")
    position.choose("home")
    assert position.over
    assert [0] == position.winners


EVENING = """
turnwright-position: 1
game: lantern_fair
seats: 2
zones: {hand_0=[flame-1 moon-5] string_0=[moon-2] hand_1=[drop-4]}
highest: {0=[0 2 0 0]}
next: turn{seat=0}
"""


@pytest.mark.rules("LF-B1", "LF-B3")
def test_a_table_is_set_up_in_words() -> None:
    """Every lantern is where the text says, and the others in the deck."""
    position = read(EVENING).position()
    assert ["hang flame-1", "hang moon-5", "look"] == position.options
    assert "LF-B1" in position.why_not(0, "hang moon-1")
    assert [1, 0] == position.scores


def worth(text: str) -> int:
    """Return what a table is worth to the first seat."""
    s = read(text).position().state
    assert isinstance(s, LanternFairState)
    return GAME.judge().value(s, 0)


def test_lanterns_that_still_fit_are_worth_something() -> None:
    """Less than a lantern on the string."""
    later = EVENING.replace("0 2 0 0", "0 6 0 0")
    assert worth(later) < worth(EVENING) < worth(later) + 1000


def test_numbers_show_no_other_hand() -> None:
    """Two tables that differ in the other hand alone are the same in numbers, but not to its owner."""
    space = GAME.space(2)

    def numbers(text: str, viewer: int) -> list[int]:
        buffer = space.buffer()
        space.encode(read(text).position().view(viewer), buffer)
        return [*buffer]

    other = EVENING.replace("drop-4", "drop-5")
    assert numbers(EVENING, 0) == numbers(other, 0)
    assert numbers(EVENING, 1) != numbers(other, 1)
