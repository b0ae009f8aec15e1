"""The short way to a game: states by annotation, and boards from places."""

from __future__ import annotations

import json
import re

import pytest

from tests.dice import DICE
from turnwright.core.codec import decode_state, encode_state
from turnwright.core.drawing import DARK, LIGHT
from turnwright.core.errors import BadState
from turnwright.core.icons import ICONS, icon
from turnwright.core.messages import Message
from turnwright.core.places import (
    CELL_X,
    CELL_Y,
    Letters,
    Place,
    Token,
    face_of,
    letters_in,
    lines,
    panels,
    with_scores,
)
from turnwright.core.seats import WATCHER, only
from turnwright.core.simple import SecretDraw, SimpleGame, SimpleState, fields_of
from turnwright.core.text import say
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


def test_seats_without_a_place_have_their_score() -> None:
    """A seat that has a place of its own keeps what its game draws there; a hidden score is left open."""
    drawn = panels(with_scores([place(1, 1)], [7, 9, None]), 3, 0, LIGHT)
    assert ["board", "player-0", "player-1", "player-2"] == [panel.id for panel in drawn]
    assert [["seat-0-points"], ["token-1-0"], []] == [[piece.id for piece in panel.pieces] for panel in drawn[1:]]
    assert Message("score-of-seat", {"points": 7}) == drawn[1].pieces[0].label


def test_a_game_without_seat_places_shows_its_scores() -> None:
    """On panels and in the words of the terminal."""
    position = DICE.new(2, by_hand=True)
    for choice in ("die 4", "stop"):
        position.choose(choice)
    shown = DICE.shown(position.view(WATCHER))
    assert ["board", "player-0", "player-1"] == [panel.id for panel in DICE.panels(position.view(WATCHER), LIGHT)]
    told = lines(DICE.all_places(shown), lambda message: say(DICE, message))
    assert ["Player 1, Score: 4 points", "Player 2, Score: 0 points"] == told[-2:]


def test_hidden_scores_are_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the end, the place is there and empty."""
    monkeypatch.setattr(DICE, "scores_open", lambda s: False)
    s = DICE.new_state(2)
    assert [[], []] == [place.tokens for place in DICE.all_places(s)[-2:]]
    s.finish()
    assert [1, 1] == [len(place.tokens) for place in DICE.all_places(s)[-2:]]


def test_tokens_show_pictures_dice_and_words() -> None:
    """Only one that shows nothing is face down; words are left to the page."""
    label = Message("ship")
    shown = [Token("a", label), Token("a", label, 3), Token("a", label, icon="ship"), Token("a", label, 3, icon="ship")]
    shown += [Token("a", label, die=2), Token("a", label, worded=True), Token("a", label, icon="ship", worded=True)]
    faces = [face_of(token) for token in shown]
    assert len(faces) == len(set(faces))
    assert [False] * 5 + [True] * 2 == ['class="worded"' in face for face in faces]
    assert 2 == faces[4].count("<circle")
    assert all(ICONS["ship"] in faces[n] for n in (2, 3, 6))


def test_long_numbers_fit_on_a_token() -> None:
    """They are drawn smaller."""
    sizes = [float(re.findall(r"scale\((.+?)\)", face_of(Token("a", Message("ship"), n)))[0]) for n in (7, 77, 77777)]
    assert sizes[0] == sizes[1] > sizes[2]


def test_a_picture_is_named_or_given_as_a_path() -> None:
    """Nothing but path data gets into a drawing."""
    assert 'd="M0 0L24 24"' in icon("M0 0L24 24", 0, 0, 24)
    for wrong in ("boat", 'M0 0"/><script>', ""):
        with pytest.raises(ValueError, match="there is no icon"):
            icon(wrong, 0, 0, 24)


@pytest.mark.parametrize(("text", "letters"), [("", 0), ("Hand", 4), ("Lanterns to be found", 11), ("a b c d", 3)])
def test_labels_are_broken_where_both_lines_are_shortest(text: str, letters: int) -> None:
    """A word is never broken."""
    assert letters == letters_in(text)


def test_cells_are_as_wide_as_their_labels_need() -> None:
    """Within reason; places and tokens stand further apart then."""
    isles = [isle(1, 0, 0, []), isle(2, 1, 0, [])]
    counts: list[Letters] = [lambda _: 5, lambda _: 12, lambda _: 99]
    short, long, endless = [panels(isles, 2, 0, LIGHT, letters)[0].width for letters in counts]
    assert short < long < endless
    assert 2 * (short - 14) == endless - 14


def test_names_of_places_count_in_the_language_in_which_they_are_longest() -> None:
    """So that a board is drawn once for all readers."""
    (board, *_seats) = DICE.panels(DICE.new(2, seed=1).view(0), LIGHT)
    (plain,) = panels(DICE.places(DICE.new_state(2)), 2, 0, LIGHT)
    assert board.width > plain.width
