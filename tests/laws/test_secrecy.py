"""The secrecy law on all games, and on games with planted leaks, which it must find."""

from __future__ import annotations

import pytest

from tests.laws.tables import TABLES
from tests.toy import TOY
from tests.toy.layout import held
from tests.toy.leaks import LEAKS
from turnwright.core import explain
from turnwright.core.rng import Rng
from turnwright.testing import SampleTable
from turnwright.testing.laws.secrets import SecrecyLaws, hunt
from turnwright.testing.secrecy import ROWS, Outcome, first_leak_by_change
from turnwright.testing.tables import positions


class TestSecrecy(SecrecyLaws):
    tables = TABLES


@pytest.mark.parametrize("planted", ["refusal", "payload"])
def test_a_planted_leak_is_found_by_change(planted: str) -> None:
    """Changing secrets one by one finds a leak too, without a belief; secrets that frames carry are among them."""
    game, expected = LEAKS[planted]
    table = SampleTable(game, 3)  # type: ignore[arg-type]
    found = [first_leak_by_change(p, Rng(1)) for seed in range(2) for p in positions(table, seed, 2, by_hand=True)]
    assert expected in "".join(found)


def test_a_leak_is_planted_in_everything_that_a_viewer_can_get() -> None:
    """A new row of the law without a leak that it finds fails here."""
    found_in = {expected.removesuffix(" of") for _game, expected in LEAKS.values()}
    in_the_view = {"over", "asked"}  # the open frames, which the view begins with
    assert {*ROWS, *Outcome._fields} - {"why not"} == found_in | in_the_view


def test_a_leak_in_what_all_are_told_of_a_choice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is not asked gets one answer, whatever anybody holds; no game has a say in it."""
    monkeypatch.setattr(explain, "why_not", lambda _game, s, *_more: str(held(s, 0)))
    table = SampleTable(TOY, 3)  # type: ignore[arg-type]
    found = [hunt(table, seed, 1) for seed in range(3)]
    assert any(leak.startswith("why not of") for leak in found)


@pytest.mark.parametrize("planted", LEAKS)
def test_a_planted_leak_is_found(planted: str) -> None:
    """The checker finds each leak, and finds it where it is."""
    game, expected = LEAKS[planted]
    found = ""
    for seed in range(20):
        found = found or hunt(SampleTable(game, 3), seed, 1)  # type: ignore[arg-type]
    assert expected == found[: len(expected)], found
