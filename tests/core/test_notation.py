"""The notation of positions: its grammar, what is refused and how, and what is filled in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy import TOY
from turnwright.core.errors import BadNotation, GameError, RedactedState
from turnwright.core.notation import read, write_state, write_view
from turnwright.core.notation_text import Braced, Listed, Tree, Word, parsed, written

HEAD = 'turnwright-position: 1\ngame: root\nseats: 2\noptions: {factions="marquise,eyrie"}\n'
TOY_HEAD = "turnwright-position: 1\ngame: toy\nseats: 2\n"

words = st.from_regex(r"[a-z_][a-z0-9_]{0,8}|-?[0-9]{1,9}", fullmatch=True).map(Word)
trees: st.SearchStrategy[Tree] = st.recursive(
    words,
    lambda inner: st.one_of(
        st.lists(inner, max_size=5).map(Listed),
        st.lists(st.tuples(words, inner), max_size=5, unique_by=lambda entry: entry[0].text).map(
            lambda entries: Braced("", [*entries])
        ),
    ),
    max_leaves=20,
)


def bare(tree: Tree | None) -> object:
    """Return a tree without the places where its words stand."""
    if tree is None:
        return None
    if isinstance(tree, Word):
        return tree.text
    if isinstance(tree, Listed):
        return [bare(item) for item in tree.items]
    return {name.text: bare(value) for name, value in tree.entries}


@given(trees)
def test_what_is_laid_out_is_parsed_again(tree: Tree) -> None:
    """However long it is, and whatever is in what."""
    [(name, back)] = parsed(written("field", tree))
    assert "field" == name.text
    assert bare(tree) == bare(back)


def refusal(text: str) -> str:
    """Return why a text is refused, "" if it is read."""
    try:
        read(text)
    except GameError as refused:
        return str(refused)
    return ""


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    """Nothing else is raised, whatever is sent, with a good beginning or without."""
    for whole in (text, TOY_HEAD + text):
        assert "\n" not in refusal(whole)


REFUSED = [
    ("", "line 1: expected 'turnwright-position:' as statement 1 of a position"),
    ("turnwright-position: 2\ngame: root\nseats: 2", "line 1, column 22: expected turnwright-position: 1, which"),
    ("turnwright-position: 1\ngame: chess\nseats: 2", "line 2, column 7: unknown game 'chess': choose from"),
    ("turnwright-position: 1\ngame: root\nseats: 9", "line 3, column 8: root is for 2 to 6 seats, not 9"),
    (HEAD.replace("marquise", "duke"), "line 4, column 10: option 'factions' names 'duke': the factions are marquise"),
    (HEAD + "rounds: 3", "line 5, column 1: root has no field 'rounds': its fields are next, round, turn, first"),
    (HEAD + "round: x", "line 5, column 8: expected a whole number, found 'x'"),
    (HEAD + "round: " + "9" * 4300, "line 5, column 8: a number has at most 40 digits, not 4300"),
    (HEAD + "round: 1\nround: 2", "line 6, column 1: 'round' is said twice"),
    (HEAD + "x" * 1_000_000, "the text of a position has at most 100000 characters, not "),
    (HEAD + "quests: [errand_fox*9999 errand_fox*9999 errand_fox*9999]", "line 5, column 42: a position has at most"),
    (HEAD + "quests: " + "[" * 50, "line 5, column 22: expected at most 12 brackets in each other"),
    (HEAD + "phase: noon", "line 5, column 8: unknown phase 'noon': expected one of birdsong, daylight, evening"),
    (HEAD + "warriors: {0={13=1}}", "line 5, column 15: unknown clearing '13': expected one of 1, 2, 3"),
    (HEAD + "warriors: {0={1=1 1=2}}", "line 5, column 19: '1' is said twice"),
    (HEAD + "warriors: [", "line 5, column 12: expected a value, found the end"),
    (HEAD + "warriors: {0={1=26}}", "line 5: warriors: seat 0 has 26 of 25 warriors"),
    (HEAD + "supply: {0=26 1=20}", "warriors: seat 0 has 26 of 25 warriors"),
    (HEAD + "pieces: {sawmill={1=2}}", "line 5: pieces: clearing 1 has 2 buildings and ruins, but room for 1"),
    (HEAD + "zones: {hand_0=[anvil*2]}", "cards: there are 2 of 1 anvil"),
    (HEAD + "zones: {hand_0=[joker]}", "line 5, column 17: unknown card 'joker': expected one of ambush_bird"),
    (HEAD + "zones: {hand_0=[?*2]}", "line 5, column 17: a whole position hides nothing"),
    ("turnwright-position: 1\ngame: small_world\nseats: 2\ncoins: {0=none}", "line 4, column 1: coins: a number is mi"),
    ("turnwright-position: 1\ngame: small_world\nseats: 2\ncoins: [9999 3]", "line 4, column 1: coins: a number is mi"),
    (HEAD + "next: midnight{seat=0}", "line 5, column 7: unknown question 'midnight': expected one of"),
    (HEAD + "next: turn{seat=2}", "line 5, column 17: unknown seat '2': expected one of 0, 1, chance"),
    (
        HEAD + "boards: {0=Court{leader=despot}}",
        "line 5: boards: seat 0 leads marquise, so its board is none, not Court",
    ),
]


@pytest.mark.parametrize(("text", "message"), REFUSED, ids=[message[:60] for _text, message in REFUSED])
def test_what_cannot_be_is_refused_where_it_is_said(text: str, message: str) -> None:
    """By line, and column where one word is at fault; unknown names list those that are known."""
    with pytest.raises(BadNotation) as refused:
        read(text)
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_what_is_not_said_follows_from_what_is() -> None:
    """Warriors come out of the supply and cards out of the deck; the points get a source, and the turn begins."""
    text = HEAD + "warriors: {0={1=4} 1={5=6}}\nvp: {0=7}\nzones: {hand_1=[anvil]}\nturn: 1\n"
    position = read(text).position()
    data = position.game.encode(read(text).state)
    assert [21, 14] == data["supply"]
    assert [0, 0, 7, *[0] * 9] == data["tally"]
    assert [["turn", 1, 0, 0]] == data["todo"]
    assert 1 == position.seat


def test_a_view_marks_what_is_hidden() -> None:
    """It can be looked at, not played on."""
    position = TOY.new(2, 5)
    text = write_view(TOY, position.view(0), 2)
    assert "viewer: 0" in text
    assert "?*" in text
    shown = read(text)
    assert position.view(0).encode() == shown.view().encode()
    with pytest.raises(RedactedState):
        shown.position()


def test_a_clone_is_written_without_knowledge() -> None:
    """A state from a simulation says that nothing is tracked, and is read back so."""
    s = TOY.new_state(2)
    text = write_state(TOY, s)
    assert "knows: untracked" in text
    assert TOY.encode(s) == TOY.encode(read(text).state)  # type: ignore[arg-type]
