"""The table in words: whatever lies on it, it can be read, in both languages."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.root.drawn import OTHER_PARTY, PARTIES, crowded, early
from tests.games.root.table import Table
from tests.games.root.words import fault, texts, told
from turnwright.core.earnings import earned
from turnwright.core.game import JsonDict, TableView, View
from turnwright.core.messages import Message
from turnwright.core.seats import WATCHER, only, viewers
from turnwright.core.text import LANGUAGES
from turnwright.games.root import GAME, storage, terminal
from turnwright.games.root.data.geometry import CLEARINGS, WINTER
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.zones import hand


class Reader:
    """Puts messages into words and remembers what was wrong with them."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.faults: list[str] = []

    def __call__(self, message: Message) -> str:
        """Say one."""
        wrong = fault(message, self.lang)
        if wrong:
            self.faults.append(wrong)
        return told(message, self.lang)


def seen(s: Woods, viewer: int) -> View:
    """Return what a viewer sees of a table."""
    return cast("View", TableView(texts(), storage.redacted(s, viewer)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_can_be_read(lang: str) -> None:
    """Summary, sheets and places of early and crowded tables, for every seat and a watcher."""
    read = Reader(lang)
    for s in (early(2), early(4, 0, WINTER), crowded(PARTIES[6]), crowded(OTHER_PARTY)):
        for viewer in viewers(s.seats):
            view = seen(s, viewer)
            rows = [row for sheet in terminal.SHEETS.values() for row in sheet(view, read)]
            lines = [line for c in range(CLEARINGS) for line in terminal.place(view, read, str(c + 1), lang)]
            assert [] == [cell for row in rows for cell in row if not cell]
            assert all([*terminal.summary(view, read), *lines])
    assert [] == read.faults


def test_sheets_have_rows_as_long_as_their_heading() -> None:
    """Every cell has a heading."""
    for sheet in terminal.SHEETS.values():
        rows = sheet(seen(crowded(PARTIES[6]), 0), Reader())
        assert {len(rows[0])} == {len(row) for row in rows}


def test_a_clearing_tells_what_stands_there_and_where_it_leads() -> None:
    """Suit, slots, pieces, ruler, paths, river, forests; a clearing that there is not, nothing."""
    view = seen(crowded(PARTIES[6]), 0)
    lines = " ".join(terminal.place(view, Reader(), "5", "en"))
    assert "Clearing 5 (rabbit), 0 of 2 slots open" in lines
    assert "workshop" in lines
    assert "Player 4: pawn" in lines
    assert "Player 5 rules it." in lines, "a garden rules"
    assert "Paths lead to 1, 2." in lines
    assert "The river leads to 10." in lines
    assert [] == terminal.place(view, Reader(), "13", "en") == terminal.place(view, Reader(), "fox", "en")


def test_hands_are_read_by_those_who_see_them() -> None:
    """The reader's own hand is listed, others are counted; the Riverfolk's open hand is listed for everyone."""
    rows = terminal.SHEETS["seats"](seen(crowded(PARTIES[6]), 0), Reader())
    assert rows[1][3].startswith("5 (Ambush! (bird), Dominance (fox)")
    assert "7 (hidden)" == rows[2][3]
    assert rows[6][3].startswith("3 (Sword")
    watched = terminal.SHEETS["cards"](seen(crowded(PARTIES[6]), WATCHER), Reader())
    assert "Hand" not in [row[0] for row in watched]


def test_the_summary_follows_the_game() -> None:
    """Setup, a turn with the own things, the end."""
    s = crowded(PARTIES[4])
    s.dominance[0] = 5
    assert ["Round 5: Player 2, Daylight.", "You have activated Dominance (fox)."] == [
        line for k, line in enumerate(terminal.summary(seen(s, 0), Reader())) if k in (0, 2)
    ]
    assert 1 == len(terminal.summary(seen(s, WATCHER), Reader()))
    s.winner = 2
    assert ["The game is over: Player 3 has won."] == terminal.summary(seen(s, 0), Reader())
    s.winner, s.round = NONE, 0
    assert ["Setup."] == terminal.summary(seen(s, 0), Reader())


def test_changes_are_told() -> None:
    """Points, warriors, pieces and items; what else changed is left out."""
    difference: JsonDict = {
        "/vp/1": [3, 5],
        f"/warriors/{CLEARINGS + 4}": [2, 0],
        f"/pieces/{6 * CLEARINGS}": [0, 1],
        "/crafted/9": [0, 1],
        "/round": [1, 2],
        "/used/0": [0, 1],
    }
    assert [
        "Player 2: 3 → 5 VP.",
        "Clearing 5, warriors of Player 2: 2 → 0.",
        "Clearing 1, sympathy token: 0 → 1.",
        "Player 2, bag: 0 → 1.",
    ] == terminal.changes(seen(crowded(PARTIES[4]), 0), difference, Reader())


def test_points_and_repeated_lines_are_gathered() -> None:
    """Scores are found in the log; the same line twice in a row is shown once."""
    scored = Message("log-score", {"seat": 1, "vp": 2, "source": "@source-crafting"}, 7)
    drawn = Message("log-draw", {"seat": 0})
    assert [(1, 2, 7, "source-crafting")] == earned(GAME, [drawn, scored])
    assert [drawn, scored, drawn] == terminal.digest([drawn, drawn, scored, drawn])


class Named:
    """A vocabulary of choices that name things."""

    def parameter(self, action: int) -> str:
        """Return what a choice is about."""
        return ("armorers", "5 eyrie", "5", "")[action]


def test_options_come_with_the_help_of_what_they_name() -> None:
    """Cards and factions are explained, places are not."""
    view = cast("TableView[Woods]", seen(crowded(PARTIES[4]), 0))
    view.game = cast("object", type("Game", (), {"vocabulary": Named()})())  # type: ignore[assignment]
    notes = [terminal.note(view, Reader(), action) for action in range(4)]
    assert notes[0].startswith("In battle")
    assert notes[1].startswith("Wants roosts")
    assert ["", ""] == notes[2:]


def test_what_is_known_of_a_hand_is_told() -> None:
    """A seat that was shown a hand reads which cards are in it, and that there may be others; nobody else does."""
    t = Table("marquise eyrie alliance")
    t.s.watch()
    t.give("eyrie", "anvil sword")
    t.s.cards.show(hand(1), only(0))
    t.give("eyrie", "sappers").ask(FLOW.turn, 0)
    cells = [terminal.SHEETS["seats"](seen(t.s, viewer), Reader())[2][3] for viewer in (0, 2)]
    assert ["3 (hidden, among them: Anvil, Sword)", "3 (hidden)"] == cells
