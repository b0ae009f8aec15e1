"""A game in words: what a reader at the terminal is told of standing orders."""

from __future__ import annotations

import pytest

from tests.toy import TOY
from turnwright.cli.terminal_table import TerminalTable
from turnwright.core.typography import tied


@pytest.mark.parametrize(
    ("lang", "answered", "bid"),
    [
        ("en", "Player 1 answers. (by standing order)", "Player 1 has bid. (by standing order)"),
        ("ru", "Игрок 1: ответ дан. (автоответ)", "Игрок 1 делает ставку. (автоответ)"),
    ],
)
def test_what_an_order_did_is_marked(lang: str, answered: str, bid: str) -> None:
    """In the news and in the log, there with the rule; what a person chose has no mark."""
    position = TOY.new(2, seed=7)
    table = TerminalTable(position, lang)
    table.news(1)
    position.obey({0: {"scout": "pass", "bid": 1}})
    assert [tied(answered, lang)] == table.news(1)
    position.choose("pass")
    position.obey({0: {"bid": 1}})
    assert [tied(f"{bid} [TOY-5]", lang)] == table.log(1, 1)
    table.news(1)
    position.choose("bid 0")
    news = table.news(1)
    assert news
    assert not [line for line in news if "order" in line or "автоответ" in line]
