"""Laws of words on all games, and questions that make no sense."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.tables import PLAYED, TABLES
from turnwright.core import engine
from turnwright.core.explain import why_not
from turnwright.testing import SampleTable
from turnwright.testing.laws.words import WordLaws


class TestWords(WordLaws):
    tables = TABLES


@settings(max_examples=150, deadline=None)
@given(
    table=st.sampled_from(TABLES),
    seat=st.integers(-3, 8) | st.integers(),
    word=st.sampled_from([name for game in PLAYED for name in game.vocabulary.names]) | st.just(""),
    noise=st.text(max_size=8),
    lang=st.sampled_from(["en", "ru", "xx", ""]),
    plies=st.integers(0, 12),
)
def test_why_not_never_raises(table: SampleTable, seat: int, word: str, noise: str, lang: str, plies: int) -> None:
    """Any seat may ask about any text in any language at any time, and gets a text."""
    s = table.state()
    for _ply in range(plies):
        engine.apply(s, engine.options(s)[0])
    for choice in (word, noise, word + noise):
        answer = why_not(table.game, s, seat, choice, lang)
        legal = choice.split() in [table.game.vocabulary.name(a).split() for a in engine.options(s)]
        assert (seat == engine.asked(s) and legal) == (answer == "")
