"""Whole games, and texts that are damaged: every one gets a clear answer in bounded time."""

from __future__ import annotations

import random

import pytest

from tests.games.root.exchange.games import COMPANY, DOMINANCE
from tests.games.root.exchange.logs import board, contradictions, gaps, log_of, place, unknown
from turnwright.core.errors import BadRecord
from turnwright.games.root.exchange.following import read
from turnwright.games.root.exchange.form import LogExchange, LogImport
from turnwright.games.root.exchange.language import LONGEST
from turnwright.games.root.exchange.report import KINDS, Report

SIGNS = "CEAVGLODPHKBFMRXZwbtprs#%$_->+^/;:()@*0123456789,?<> \n\t\x00é∞\ud800"


def test_a_game_won_by_dominance() -> None:
    """All rows fit; the end is as the log tells it."""
    report = read(DOMINANCE)
    assert [] == contradictions(report) + unknown(report)
    assert (24, 24) == (report.rows, report.equal)
    assert {"C": None, "E": 7, "A": 3, "V": 5} == report.scores
    assert ["C"] == report.winners
    assert (15, "E", {"C": 1, "E": 1, "A": 0, "V": 0}) == report.trail[5]
    assert "2Cw 1Eb; ruler C" == place(report, 11)
    assert "leader builder" in board(report, "E")
    assert {"card": 28, "draw": 22, "items": 1, "ruins": 1} == report.count_gaps()


def test_a_game_on_the_winter_map() -> None:
    """Two Vagabonds, Cult and Riverfolk; nobody has won."""
    report = read(COMPANY)
    assert [] == contradictions(report) + unknown(report)
    assert (20, 20) == (report.rows, report.equal)
    assert {"C": 2, "V": 2, "G": 2, "L": 2, "O": 4} == report.scores
    assert "winner" in gaps(report)
    assert "1Cw Vp 2Ow ruin; ruler O" == place(report, 11)


@pytest.mark.parametrize(
    ("told", "instead", "rule"),
    [
        ("b_s->10/++2", "b_s->10/++3", "RT-3.2.1#1"),
        ("3w3->7/w7->8", "3w3->7/w7->9", "RT-2.2.1"),
        ("XC6(2,1)", "XC6(1,2)", "RT-4.3.2#1"),
        ("--2/#commander", "--1/#commander", "RT-7.7.1"),
        ("R#C->A$/", "", "RT-8.2.6#3"),
        ("2R#$->/2Cw4->", "2R#$->/3Cw4->", "RT-2.5#2"),
        ("%s12->$", "%s6->$", "RT-9.5.3#1"),
        ("Winner: C", "Winner: E", "RT-3.1#1"),
        ("4w12->11", "4w12->10", "RT-3.3.1.I"),
    ],
)
def test_one_slip_is_found(told: str, instead: str, rule: str) -> None:
    """At its own row; a dominance that fails at the row of the winner."""
    report = read(DOMINANCE.replace(told, instead, 1))
    assert rule in [note.rule for note in report.contradictions]
    row = 1 + DOMINANCE[: DOMINANCE.index("Winner" if rule == "RT-3.3.1.I" else told)].count("\n")
    assert 1 == len([note for note in report.contradictions if note.row == row and note.rule == rule])


def test_the_import_of_the_command() -> None:
    """Contradictions and unread parts are faults, gaps are reported separately; there is never a record."""
    exchange = LogExchange()
    game = exchange.read(DOMINANCE.replace("++2", "++3", 1), {"E": 7})
    assert isinstance(game, LogImport)
    assert ["C Ida", "E Jon", "A Kim", "V Lea"] == game.names
    assert ([0, 7, 3, 5], 24, 23, False) == (game.scores, game.rows, game.equal, game.finals)
    assert 1 == len(game.faults)
    assert 52 == len(game.gaps)
    assert exchange.read(DOMINANCE, {"C": 0, "E": 7, "A": 3, "V": 5}).finals is True
    assert exchange.read(DOMINANCE).finals is None
    with pytest.raises(BadRecord, match="no record"):
        game.record()
    with pytest.raises(BadRecord):
        exchange.read("nothing of the kind")


def damaged(text: str, rng: random.Random) -> str:
    """Return a text with some signs changed, added, lost or copied."""
    signs = list(text)
    for _damage in range(rng.choice([1, 3, 10, 60])):
        at = rng.randrange(len(signs))
        way = rng.randrange(4)
        if way == 0:
            signs[at] = rng.choice(SIGNS)
        elif way == 1:
            signs.insert(at, rng.choice(SIGNS))
        elif way == 2:
            del signs[at]
        else:
            to = rng.randrange(len(signs))
            signs[to:to] = signs[at : at + rng.randint(1, 40)]
    return "".join(signs)


def answer(text: str) -> Report | None:
    """Read a text; every note is one line with a row, or the text is refused."""
    try:
        report = read(text)
    except BadRecord:
        return None
    rows = text.count("\n") + text.count("\r") + 1
    for note in report.notes:
        assert 1 <= note.row <= rows
        assert note.kind in KINDS
        assert "\n" not in str(note)
        str(note).encode()
    return report


def test_damaged_texts_get_a_clear_answer() -> None:
    """Many of them, in seconds."""
    rng = random.Random(7)
    unread = 0
    for number in range(1500):
        base = (DOMINANCE, COMPANY, log_of("CEDP"))[number % 3]
        report = answer(damaged(base, rng))
        unread += len(report.unread) if report is not None else 0
    assert unread > 1000


def test_texts_of_noise_get_a_clear_answer() -> None:
    """Whatever follows the first rows."""
    rng = random.Random(8)
    for _text in range(500):
        noise = "".join(rng.choices(SIGNS, k=rng.randint(0, 300)))
        answer(noise)
        answer(log_of("CEAV") + f"C:{noise}")


@pytest.mark.parametrize(
    "unit", ["w->9/", "(w+w+w)1->2/", "XE3/", "%_->e/", "/", "w+", "(", "$_E+", "\nE:#->E", "9", "\r"]
)
def test_the_longest_texts_are_answered(unit: str) -> None:
    """As long as a text may be, made of one thing; if reading took quadratic time, the test would time out."""
    head = log_of("CEAV") + "C:"
    text = head + unit * ((LONGEST - len(head)) // len(unit))
    assert LONGEST - len(unit) < len(text) <= LONGEST
    report = answer(text)
    assert report is None or report.notes
