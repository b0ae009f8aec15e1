"""The vocabulary: stable names and ints."""

from __future__ import annotations

import pytest

from turnwright.core.actions import Vocabulary
from turnwright.core.errors import UnknownChoice


def words() -> Vocabulary:
    """Return a vocabulary of two verbs."""
    found = Vocabulary()
    found.add("move", ["a", "b"], 0)
    found.add("stop", [""], 2)
    return found


def test_names_and_ints_belong_together() -> None:
    """Each verb owns a block; verb and parameter can be asked for."""
    found = words()
    assert (3, ["move a", "move b", "stop"]) == (len(found), found.names)
    assert [0, 1, 2] == [found.action(name) for name in found.names]
    assert [("move", "a"), ("move", "b"), ("stop", "")] == [(found.verb(a), found.parameter(a)) for a in range(3)]
    assert "move b" == found.name(1)
    assert 1 == found.action("  move \t b ")


def test_an_unknown_name_is_answered_with_the_verbs() -> None:
    """The line says what a choice begins with."""
    with pytest.raises(UnknownChoice, match="unknown choice 'fly': it must begin with one of move, stop"):
        words().action("fly")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("move c", "unknown choice 'move c': choices with 'move' are 'move a' to 'move b'"),
        (" move", "unknown choice ' move': choices with 'move' are 'move a' to 'move b'"),
        ("stop now", "unknown choice 'stop now': nothing follows 'stop'"),
    ],
)
def test_a_known_verb_with_unknown_words_is_answered_with_what_may_follow(name: str, told: str) -> None:
    """Nobody is told to use the verb that was used."""
    with pytest.raises(UnknownChoice) as problem:
        words().action(name)
    assert told == str(problem.value)


def test_an_endless_name_is_repeated_in_short() -> None:
    """Whatever was typed, the line stays a line."""
    with pytest.raises(UnknownChoice) as problem:
        words().action("fly\n" * 1000)
    assert str(problem.value).startswith(r"unknown choice 'fly\nfly\nfly\n")
    assert len(str(problem.value)) < 100
