"""Whole texts: the lines at the beginning, turns, comments, winners."""

from __future__ import annotations

import pytest

from tests.games.root.exchange.logs import contradictions, follow, foreign, gaps, log_of, place, rules, unknown
from turnwright.core.errors import BadRecord
from turnwright.games.root.exchange.following import read
from turnwright.games.root.exchange.language import LONGEST, read_log

WINTER = "Map: Winter\nDeck: Standard\nClearings: F1, F2, F3, F4, M5, M6, M7, M8, R9, R10, R11, R12"


def test_rows_are_counted_as_editors_do() -> None:
    """Empty lines and comments count; line ends of all systems are read."""
    for end in ("\n", "\r\n", "\r"):
        text = end.join(
            ["\ufeffMap: Fall // the map", "Deck: Standard", "", "C: Ann", "E: Bob", "// nothing", "C:w->1 / ++ ;; --"]
        )
        log = read_log(text)
        assert [(7, "C", ["w->1", "++", "--"], True)] == [(r.line, r.letter, r.acts, r.setup) for r in log.rows]
        assert {"C": "Ann", "E": "Bob"} == log.names


def test_what_the_beginning_leaves_out_is_a_gap() -> None:
    """Map, deck and players."""
    report = read("C:w->1\n")
    assert {"map", "deck", "player"} <= set(gaps(report))


def test_a_map_is_read() -> None:
    """With the suits of its clearings where they are dealt."""
    assert [] == contradictions(follow("CE", header=WINTER))[2:]
    assert "suits" in gaps(follow("CE", header="Map: Winter\nDeck: Standard"))
    assert "RT-M.winter.suits" in rules(follow("CE", header=WINTER.replace("R12", "F12")))
    assert ["F1"] == unknown(follow("CE", header=WINTER.replace("F2", "F1")))
    assert "RT-M.autumn.suits" in rules(follow("CE", header=WINTER.replace("Winter", "Fall")))
    suits = "Clearings: F, M, R, R, R, F, M, F, M, R, M, F"
    assert [] == rules(follow("CE", header=f"Map: Fall\nDeck: Standard\n{suits}"))
    assert ["Moon"] == unknown(follow("CE", header="Map: Moon\nDeck: Standard"))


def test_other_maps_and_decks_are_named_and_the_rest_is_followed() -> None:
    """No path, slot or card of theirs is checked."""
    report = follow("CE", "C:w1->8/Zrpart/b_s->1/#->C", header="Map: Lake\nDeck: E&P")
    assert 3 == len(foreign(report))
    assert "lake" in foreign(report)[0]
    assert [] == rules(report)[1:]
    assert "2Cw" in place(report, 8)


def test_the_pool_names_factions() -> None:
    """It changes nothing."""
    assert [] == unknown(follow("CE", header="Map: Fall\nDeck: Standard\nPool: CEDOA"))
    assert ["Q"] == unknown(follow("CE", header="Map: Fall\nDeck: Standard\nPool: CEQ"))


def test_lines_told_twice_or_unreadable_are_told() -> None:
    """Each by its row."""
    report = read(log_of("CE", "hello there", "Map: Winter", "X:w->1"))
    assert ["row 7", "row 9"] == [str(note).split(":")[0] for note in report.unread]
    assert ["row 8: contradiction: 'Winter': row 1 has told the map already; this row is left out"] == [
        str(note) for note in report.contradictions
    ]


def test_a_text_that_is_no_log_is_refused_in_one_line() -> None:
    """Also one that is too long."""
    for text in ("", "hello", "\x00\x01", "{}", "\n" * 50):
        with pytest.raises(BadRecord, match="not a rootlog"):
            read(text)
    with pytest.raises(BadRecord, match="too long"):
        read("C:w->1\n" * LONGEST)


@pytest.mark.parametrize("end", ["Winner: C", "Winner:C", "winners: C, E", "Winner: Player C"])
def test_winners_are_read(end: str) -> None:
    """By letter or by name; they have to have won."""
    report = follow("CE", "C:#->C", end=end)
    assert "C" == report.winners[0]
    assert "RT-3.1#1: C has 0 VP, expected 30" in contradictions(report)
    assert "winner" not in gaps(report)


def test_a_winner_who_is_nobody() -> None:
    """An unknown letter, or a faction that does not play."""
    assert ["the best"] == unknown(follow("CE", end="Winner: the best"))
    assert ["RT-5.1.1#1: A does not play"] == contradictions(follow("CE", end="Winner: A"))


def test_turns_go_round() -> None:
    """In the order of the first round; the first row of a faction is its setup."""
    turns = ["C:w->9/#->C", "E:F#E->$_b/#->E"]
    assert [] == rules(follow("CE", *turns, *turns))
    assert "RT-1.4#2: a turn of E, expected one of C" in contradictions(follow("CE", *turns, turns[1]))
    assert any("while E had none" in line for line in contradictions(follow("CE", turns[0], turns[0])))
    late = read(log_of("C", turns[0]) + "E: Eve\nE:b+6w->3/#despot->$\n")
    assert "RT-5.1.7" in rules(late)


def test_who_plays() -> None:
    """Two to six factions, the second Vagabond beside the first."""
    assert "RT-5.1.1#3" in rules(follow("C"))
    assert "RT-5.1.1#3: G plays only beside V" in contradictions(follow("CG"))
    assert "RT-5.1.1#3" in rules(follow("CEAVGLO"))
    assert "RT-5.1.1#1: A does not play" in contradictions(follow("CE", "C:Aw->3"))


def test_factions_of_other_boxes_are_followed_by_count() -> None:
    """Named once, then each part that is skipped; their pieces count for slots and rule."""
    report = follow("CPD", "C:#->C", "P:t->2/t2^t_r/w2->11", "D:3w0->5/#brigadier->$/b_m->12/++")
    assert ["P is the Corvid", "D is the Underg", "a facedown toke", "the Burrow of t", "the card brigad"] == [
        line[:15] for line in foreign(report)
    ]
    assert "1Pt" in place(report, 2)
    assert "3Dw" in place(report, 5)
    assert "1Db" in place(report, 12)
    assert 1 == report.scores["D"]
    assert [] == rules(report)


@pytest.mark.parametrize("name", ["jo#1234", "Bob -- the cat", "Zoe", "100%", "a/b;c", "X", "", "O'Neil -> nobody"])
def test_players_have_any_name(name: str) -> None:
    """What is no action in full is a name."""
    log = read_log(f"Map: Fall\nC: {name}\nC:w->1\n")
    assert {"C": name} == log.names
    assert 1 == len(log.rows)
