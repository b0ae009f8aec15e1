"""One test for each rule: the marker cites it, and ``turnwright rules untitled --coverage`` counts them."""

from __future__ import annotations

import pytest

from turnwright import Position
from turnwright.template.untitled import GAME


def table(*choices: str) -> Position:
    """Return a table of two with cards dealt by hand, 5 and 9, 3 and 12, after ``choices``."""
    position = GAME.new(2, options={"hand": 2}, by_hand=True)
    for choice in ("draw 5", "draw 9", "draw 3", "draw 12", *choices):
        position.choose(choice)
    return position


def tokens(position: Position, place: str, viewer: int = 0) -> list[str]:
    """Return the tokens that ``viewer`` sees in a place."""
    (found,) = [p for p in GAME.places(GAME.shown(position.view(viewer))) if p.id == place]
    return [token.id for token in found.tokens]


@pytest.mark.rules("UNTITLED-1")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """Others see the backs of the cards."""
    assert ["card-5", "card-9"] == tokens(table(), "hand-0", viewer=0)
    assert ["hidden-0-0", "hidden-0-1"] == tokens(table(), "hand-0", viewer=1)


@pytest.mark.rules("UNTITLED-2")
def test_a_card_must_be_higher_than_the_last_and_scores_the_length_of_the_row() -> None:
    """The 3 does not fit after the 9; the 12 is the second card of the row and scores two points."""
    position = table("play 9 1", "draw 1")
    assert "play 3 1" not in position.options
    assert "UNTITLED-2" in position.why_not(1, "play 3 1")
    position.choose("play 12 1")
    assert [1, 2] == position.scores


@pytest.mark.rules("UNTITLED-3")
def test_a_discarded_card_lies_face_up_and_scores_nothing() -> None:
    """Everyone sees it."""
    position = table("discard 5")
    assert [0, 0] == position.scores
    assert ["card-5"] == tokens(position, "discard", viewer=1)


@pytest.mark.rules("UNTITLED-4")
def test_a_card_is_drawn_after_each_turn() -> None:
    """The hand is as large as before."""
    assert ["card-1", "card-9"] == tokens(table("discard 5", "draw 1"), "hand-0")


@pytest.mark.rules("UNTITLED-5")
def test_the_game_ends_without_cards_and_most_points_win() -> None:
    """The hands are empty."""
    position = GAME.new(2, seed=1)
    while not position.over:
        position.choose(position.options[0])
    assert [[], []] == [tokens(position, f"hand-{seat}") for seat in range(2)]
    assert position.scores is not None
    best = max([score or 0 for score in position.scores])
    assert [seat for seat in range(2) if position.scores[seat] == best] == position.winners
