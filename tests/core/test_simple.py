"""The short way to a game: states by annotation, and boards from places."""

from __future__ import annotations

import json
import re

import pytest

from turnwright.core.codec import decode_state, encode_state
from turnwright.core.drawing import DARK, LIGHT
from turnwright.core.errors import BadState
from turnwright.core.messages import Message
from turnwright.core.places import CELL_X, CELL_Y, Place, Token, lines, panels
from turnwright.core.seats import only
from turnwright.core.simple import SecretDraw, SimpleGame, SimpleState, fields_of
from turnwright.core.zones import lay_out
from turnwright.template.untitled import GAME


class Counting(SimpleState):
    """A table with a field of each kind."""

    number: int
    done: bool
    counts: list[int]

    def __init__(self, seats: int) -> None:
        super().__init__(seats, lay_out([]))
        self.number = 1
        self.done = False
        self.counts = [0] * seats


def test_annotated_fields_are_copied() -> None:
    """A clone has the same values and lists of its own."""
    s = Counting(2)
    s.counts[1] = 5
    twin = s.clone()
    s.counts[1], s.number = 6, 2
    assert (1, False, [0, 5]) == (twin.number, twin.done, twin.counts)


def test_a_field_that_cannot_be_stored_is_named() -> None:
    """Only numbers, switches and lists of numbers can."""

    class Odd(SimpleState):
        names: list[str]

    with pytest.raises(TypeError, match=r"Odd\.names: a field is int, bool, list\[int\] or list\[list\[int\]\]"):
        fields_of(Odd)


def test_a_secret_draw_is_asked_even_of_a_deck_of_one_kind() -> None:
    """Skipping the question would show everyone what is left; only the drawing seat may know the answer."""
    s = GAME.new_state(2)
    assert isinstance(s.todo[-1].step, SecretDraw)
    assert s.todo[-1].step.private
    assert only(0) == s.todo[-1].step.audience(s, s.todo[-1])


def test_a_game_without_table_options_declares_none() -> None:
    """They are empty unless the game has some."""
    assert () == SimpleGame.options


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda state: state.update(points=[0, 0, 0]), "points: expected 2 numbers, not 3"),
        (lambda state: state.update(points=["1", 0]), "points: expected a whole number, not '1'"),
        (lambda state: state["cards"]["zones"][0]["layers"][0].pop(), "cards: expected each card of the game exactly"),
        (lambda state: state.pop("points"), "points: missing"),
    ],
)
def test_a_stored_state_is_checked(change: object, fault: str) -> None:
    """Whatever is wrong is said in one line."""
    data = json.loads(json.dumps(encode_state(GAME, GAME.new_state(2))))
    assert callable(change)
    change(data["state"])
    with pytest.raises(BadState, match=re.escape(fault)):
        decode_state(GAME, data)


def place(count: int, seat: int = -1) -> Place:
    """Return a place three cells wide with some tokens."""
    tokens = [Token(f"token-{seat}-{n}", Message("drawn-card", {"card": n}), n) for n in range(count)]
    return Place(f"place-{seat}", Message("place-hand"), 1, 0, 3, tokens, seat)


def test_places_become_panels() -> None:
    """The board first, then the viewer, then the others in turn order; watchers see the seats in order."""
    places = [place(2), place(1, 0), place(1, 1), place(1, 2)]
    drawn = panels(places, 3, 1, LIGHT)
    expected = [("board", "board"), ("player-1", "own"), ("player-2", "seat"), ("player-0", "seat")]
    assert expected == [(panel.id, panel.role) for panel in drawn]
    assert ["seat"] * 3 == [panel.role for panel in panels(places, 3, -2, DARK)][1:]
    assert [("token--1-0", "place--1"), ("token--1-1", "place--1")] == [(p.id, p.target) for p in drawn[0].pieces]
    assert 'id="place--1"' in drawn[0].static


def test_tokens_overlap_where_room_is_short() -> None:
    """They never leave their place."""
    (board,) = panels([place(9)], 2, 0, LIGHT)
    left = [piece.x for piece in board.pieces]
    assert sorted(left) == left
    assert left[-1] < left[0] + 3 * CELL_X
    assert left[1] - left[0] < CELL_X


def test_places_are_told_in_words() -> None:
    """A line for each; empty ones say so."""
    said = lines([place(2), place(0, 1)], lambda message: f"{message.id}{list(message.args.values())}")
    assert ["place-hand[]: drawn-card[0], drawn-card[1]", "panel-seat[1], place-hand[]: –"] == said


def isle(number: int, x: int, y: int, tokens: list[Token], *links: str) -> Place:
    """Return a place of a map."""
    return Place(f"isle-{number}", Message(f"isle-{number}"), x, y, 1, tokens, links=links)


def test_a_map_shows_what_is_connected() -> None:
    """A line for each link, under the places; the terminal says it at both ends."""
    isles = [isle(1, 0, 0, [], "isle-2", "isle-3"), isle(2, 2, 0, []), isle(3, 1, 2, [])]
    (board,) = panels(isles, 2, 0, LIGHT)
    assert 2 == board.static.count("<path")
    assert board.static.index("<path") < board.static.index('id="isle-1"')
    said = lines(isles, lambda message: message.id)
    assert ["isle-1 (↔ isle-2, isle-3): –", "isle-2 (↔ isle-1): –", "isle-3 (↔ isle-1): –"] == said


def test_a_link_to_nowhere_is_named() -> None:
    """Both ends are on one panel."""
    with pytest.raises(ValueError, match="the place isle-1 is linked to isle-9, which is not on its panel"):
        panels([isle(1, 0, 0, [], "isle-9")], 2, 0, LIGHT)


def test_a_token_shows_whose_it_is() -> None:
    """By the shape of the seat, not by its colour alone."""
    ships = [Token("mine", Message("ship"), 1, seat=0), Token("yours", Message("ship"), 1, seat=1)]
    (board,) = panels([isle(1, 0, 0, [*ships, Token("free", Message("ship"), 1)])], 2, 0, LIGHT)
    assert 3 == len({piece.body for piece in board.pieces})


def test_a_small_board_stands_in_the_middle() -> None:
    """It is not blown up; a large one is as large as its places."""
    ((small,), (large,)) = (panels([isle(1, x, x, [Token("a", Message("ship"))])], 2, 0, LIGHT) for x in (0, 9))
    assert (small.width / 2, small.height / 2) == pytest.approx((small.pieces[0].x + 18, small.pieces[0].y + 16), abs=2)
    assert (10 * CELL_X + 14, 10 * CELL_Y + 12) == (large.width, large.height)


def test_equal_tokens_are_counted_in_words() -> None:
    """A hand of face-down cards is one entry."""
    back = [Token(f"back-{n}", Message("back")) for n in range(3)]
    assert ["isle-1: 3 × back, ship"] == lines([isle(1, 0, 0, [*back, Token("a", Message("ship"))])], lambda m: m.id)
