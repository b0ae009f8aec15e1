"""The table in words: whatever lies on it, it can be read, in both languages."""

from __future__ import annotations

import re
from typing import cast

import pytest

from tests.games.mythotopia.drawn import crowded, early
from tests.games.mythotopia.table import Table
from turnwright.core.earnings import earned
from turnwright.core.game import JsonDict, TableView, View
from turnwright.core.messages import Message
from turnwright.core.seats import WATCHER, viewers
from turnwright.core.text import LANGUAGES, faults, say
from turnwright.games.mythotopia import GAME, storage, terminal
from turnwright.games.mythotopia.data.faces import CARD_KEYS
from turnwright.games.mythotopia.data.geometry import KEYS, PROVINCES, SEAS
from turnwright.games.mythotopia.data.vp_cards import VP_KEYS
from turnwright.games.mythotopia.points import LAND, SOURCES
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.zones import deck, hand

UNCLEAN = re.compile(r"[{}@$]|  | [.,:;]|\s$|^\s|^$")


class Reader:
    """Puts messages into words and remembers what was wrong with them."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.faults: list[str] = []

    def __call__(self, message: Message) -> str:
        """Say one."""
        text = say(GAME, message, self.lang)
        self.faults += faults(GAME, message, self.lang)
        if UNCLEAN.search(text):
            self.faults.append(text)
        return text


def seen(s: World, viewer: int) -> View:
    """Return what a viewer sees of a table."""
    return cast("View", TableView(GAME, storage.redacted(s, viewer)))


def told(s: World, viewer: int = 0) -> str:
    """Return the summary of a table as one text."""
    return " ".join(terminal.summary(seen(s, viewer), Reader()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_can_be_read(lang: str) -> None:
    """Summary, sheets and places of early and crowded tables, for every seat and a watcher."""
    read = Reader(lang)
    for s in (early(2), early(4), crowded(2), crowded(3), crowded(4)):
        for viewer in viewers(s.seats):
            view = seen(s, viewer)
            rows = [row for sheet in terminal.SHEETS.values() for row in sheet(view, read)]
            lines = [line for key in (*KEYS, *SEAS) for line in terminal.place(view, read, key, lang)]
            assert [] == [cell for row in rows for cell in row if not cell]
            assert all([*terminal.summary(view, read), *lines])
    assert [] == read.faults


def test_sheets_have_rows_as_long_as_their_heading() -> None:
    """Every cell has a heading."""
    for sheet in terminal.SHEETS.values():
        rows = sheet(seen(crowded(4), 0), Reader())
        assert {len(rows[0])} == {len(row) for row in rows}


def at_war() -> Table:
    """Return a table with a war that the invader wins, and one against a neutral force."""
    t = Table(3, realms={0: "palmain scombroid", 1: "blore nusus"}, vp_cards="seas spoils dragons inns")
    return t.armies_at(0, blore=6).armies_at(1, blore=1, trogle=1)


def test_a_province_tells_what_stands_there_and_where_it_leads() -> None:
    """Symbol, owner, pieces, borders by kind, sea areas; a place that there is not, nothing."""
    t = at_war()
    t.s.castles |= 1 << KEYS.index("blore")
    lines = terminal.place(seen(t.s, 0), Reader(), "Blore", "en")
    assert [
        "Blore (army, hilly), Player 2. There: castle, Player 1: 6 armies, Player 2: 1 army.",
        "Plain borders: Iracund, Margent, Palmain, Scombroid, Trogle.",
        "Borders over hills: Quean.",
    ] == lines
    assert "Ambsace (army), neutral (3). There: -." == terminal.place(seen(t.s, 0), Reader(), "ambsace", "en")[0]
    assert "Serpent Sea, ships: -." in terminal.place(seen(t.s, 0), Reader(), "nusus", "en")
    assert [] == terminal.place(seen(t.s, 0), Reader(), "atlantis", "en")


def test_a_sea_area_tells_ships_and_coasts() -> None:
    """By key or by name."""
    t = Table(2, realms={0: "palmain", 1: "blore"})
    t.s.ships[1], t.s.ship_stock[0] = 2, 0
    lines = terminal.place(seen(t.s, 1), Reader(), "serpent_sea", "en")
    assert "Serpent Sea, ships: Player 1: 2." == lines[0]
    assert lines[1].startswith("Provinces around it: Aporia, Camarine,")
    assert lines == terminal.place(seen(t.s, 1), Reader(), "Serpent Sea", "en")


def test_wars_tell_strengths_and_who_would_win() -> None:
    """Player 2 defends hilly Blore with one army, and invades neutral Trogle with another."""
    rows = terminal.SHEETS["wars"](seen(at_war().s, WATCHER), Reader())
    assert [
        ["Province", "Strengths", "Would win"],
        ["Blore", "Player 2 2, Player 1 6", "Player 1"],
        ["Trogle", "neutral force 3, Player 2 1", "neutral force"],
    ] == rows
    tied = at_war().armies_at(1, blore=4)
    assert "nobody (a tie)" in [row[2] for row in terminal.SHEETS["wars"](seen(tied.s, 0), Reader())]


def test_the_summary_tells_what_the_end_would_come_to() -> None:
    """Wars with their winners, points after them, empty VP cards, and why the game cannot be ended yet."""
    t = at_war()
    t.s.round = 3
    text = told(t.s)
    assert "Round 3: Player 1's turn." in text
    assert "War in Blore: Player 2 2, Player 1 6. Would win now: Player 1." in text
    assert "Empty VP cards (0 of 4 needed): -." in text
    assert "The game cannot be ended yet: too few VP cards are empty." in text


def test_the_summary_tells_who_could_end_the_game() -> None:
    """The sole leader after all wars, nobody if two lead, the active seat, or a last round."""
    realm = "palmain scombroid nusus iracund quean fadge"
    t = Table(2, realms={0: realm, 1: "darb grimp ogdoad lea eoan"}, vp_cards="seas spoils dragons inns")
    t.s.round = 3
    t.s.heaps = [0] * len(t.s.heaps)
    assert "Empty VP cards (7 of 4 needed): City, Road, Castle," in told(t.s)
    assert "Player 1 leads after all wars and can end the game" in told(t.s)
    t = Table(2, realms={0: realm, 1: "darb grimp ogdoad lea eoan sorner"}, vp_cards="seas spoils dragons inns")
    t.s.round, t.s.heaps = 3, [0] * len(t.s.heaps)
    assert "nobody leads alone after all wars" in told(t.s)
    for ending, words in (("anyone", "Whoever has the turn can end"), ("last_round", "A last round begins once")):
        other = Table(2, realms={0: realm, 1: "darb"}, vp_cards="seas spoils dragons inns", ending=ending)
        other.s.round, other.s.heaps = 3, [0] * len(other.s.heaps)
        assert words in told(other.s)
    other.s.last = 4
    assert "Round 4 is the last." in told(other.s)


def test_the_summary_follows_the_game() -> None:
    """Setup, a turn with the own things, the end."""
    s = early(2)
    assert "Your hand: " in told(s)
    assert "Your hand: " not in told(s, WATCHER)
    s.winners = 2
    assert "The game is over. Won by: Player 2." == told(s)
    s.winners, s.round = 0, 0
    assert "Setup." == told(s)


def test_changes_are_told() -> None:
    """Points, provinces, buildings, armies, ships, tokens; what else changed is left out."""
    t = Table(2, realms={0: "palmain scombroid nusus iracund quean", 1: "blore"})
    view, blore = seen(t.s, 0), 1 << KEYS.index("blore")
    difference: JsonDict = {
        f"/tally/{LAND}": [15, 18],
        f"/tally/{SOURCES + LAND}": [3, 0],
        "/realms/0": [1, 1 | blore],
        "/realms/1": [blore, 0],
        "/cities": [0, blore],
        f"/armies/{PROVINCES + KEYS.index('blore')}": [2, 0],
        "/ships/1": [0, 1],
        "/army_stock/1": [4, 6],
        f"/heaps/{VP_KEYS.index('castle')}": [6, 5],
        "/round": [1, 2],
        "/discards": [[[1], []], [[], []]],
    }
    assert [
        "Player 1 gains: Blore.",
        "Player 2 loses: Blore.",
        "New city: Blore.",
        "Blore, armies of Player 2: 2 → 0.",
        "Serpent Sea, ships of Player 1: 0 → 1.",
        "Armies in the stock of Player 2: 4 → 6.",
        "Tokens on Castle: 6 → 5.",
        "Player 1: 15 → 18 VP.",
        "Player 2: 12 → 12 VP.",
    ] == terminal.changes(view, difference, Reader())


def test_points_and_repeated_lines_are_gathered() -> None:
    """Scores are found in the log; the same line twice in a row is shown once."""
    scored = Message("log-score", {"seat": 1, "vp": 2, "source": "@source-land"}, 7)
    drawn = Message("log-draw", {"seat": 0})
    assert [(1, 2, 7, "source-land")] == earned(GAME, [drawn, scored])
    assert [drawn, scored, drawn] == terminal.digest([drawn, drawn, scored, drawn])


def test_options_come_with_the_help_of_the_card_they_name() -> None:
    """Cards are explained, provinces are not."""
    view = seen(early(2), 0)
    notes = [
        terminal.note(view, Reader(), GAME.vocabulary.action(name)) for name in ("draft queen", "invade blore", "pass")
    ]
    assert ["In your Reserve: you fill your hand up to 6 cards.", "", ""] == notes


def test_what_is_known_of_a_hand_is_told() -> None:
    """A card that everyone saw go to a hand is shown, and that there are others; the hand itself only to its seat."""
    t = Table(3, realms={0: "palmain", 1: "blore", 2: "lea"}, discards={1: "blore"}).act(0)
    t.s.watch()
    t.s.discards[1] = []
    t.s.cards.take_up(hand(1), CARD_KEYS.index("blore"))
    t.s.cards.move(deck(1), hand(1), CARD_KEYS.index("start_build"))
    cells = [terminal.SHEETS["seats"](seen(t.s, viewer), Reader())[2][7] for viewer in (0, 1, WATCHER)]
    known = "2 (hidden, among them: Blore)"
    assert [known, "2 (Blore, Build (starting))", known] == cells
    assert "0" == terminal.SHEETS["seats"](seen(t.s, 0), Reader())[3][7]
