"""Files of many games, and games answer by answer."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import turnwright
from tests.core.test_record import RECORD, TEXT, played
from tests.toy import TOY
from turnwright.cli import main
from turnwright.core import engine
from turnwright.core.chance import Dealer
from turnwright.core.errors import BadRecord
from turnwright.core.journal import CHOICE, DEALT, FORCED, UNDO
from turnwright.core.position import Position
from turnwright.core.reading import read_all, split, walk
from turnwright.core.record import line_of_play, read, replay, write
from turnwright.core.seats import CHANCE

TWO = TEXT + write(played(4).record)


def test_the_games_of_a_file_are_read_one_after_the_other() -> None:
    """From a text, from bytes, and from the lines of an open file, no further than needed."""
    expected = [RECORD, played(4).record]
    assert expected == list(read_all(TWO))
    assert expected == list(read_all(TWO.encode()))
    lines = io.StringIO(TWO)
    assert RECORD == next(read_all(lines))
    assert lines.read()
    assert [RECORD] == list(read_all(io.BytesIO(TEXT.encode())))


def test_a_second_game_is_named_where_one_is_read() -> None:
    """The error says which function reads both."""
    with pytest.raises(BadRecord, match=rf"^line {TEXT.count(chr(10)) + 1}: a second game begins here: read_all"):
        read(TWO)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (TEXT + TEXT.replace('"seq": 2,', '"seq": 7,'), "game 2: line 4: seq: expected a number from 2 to 2, not 7"),
        ("", "game 1: line 1: expected a header, found nothing"),
        ("hello", "game 1: line 1: expected one JSON object (Expecting value, column 1)"),
    ],
)
def test_a_game_that_cannot_be_read_is_named(text: str, fault: str) -> None:
    """By its number in the file, and the line in it."""
    with pytest.raises(BadRecord) as problem:
        list(read_all(text))
    assert fault == str(problem.value)


def test_the_file_of_selfplay_is_read(tmp_path: Path) -> None:
    """``turnwright.read_all`` reads what the command has written."""
    file = tmp_path / "games.jsonl"
    command = ["selfplay", "toy", "--games", "3", "--out", str(file), "--bots", "random,random", "--seed", "1"]
    assert 0 == main(command)
    with file.open(encoding="utf-8") as lines:
        records = list(turnwright.read_all(lines))
    assert 3 == len(records) == len(list(split(file.read_bytes())))
    assert [[], [], []] == [turnwright.verify(record) for record in records]


def test_every_answer_is_shown_with_the_position_before_it() -> None:
    """What was undone is left out, and the last position is the end of the game."""
    assert UNDO in [entry.kind for entry in RECORD.entries]
    moments: list[tuple[str, bool]] = []
    for moment in walk(RECORD):
        assert moment.entry.choice in moment.position.options
        assert moment.entry.seat == moment.position.seat
        assert moment.position.ply == len(moments)
        moments.append((moment.entry.choice, moment.is_decision))
    assert [entry.choice for entry in line_of_play(RECORD)] == [choice for choice, _decision in moments]
    assert (replay(RECORD).scores, True) == (moment.position.scores, moment.position.over)
    assert 0 < sum([decision for _choice, decision in moments]) < len(moments)


def test_only_choices_between_several_options_are_decisions() -> None:
    """Neither draws nor forced answers, nor a private question with one answer."""
    kinds = set()
    for moment in walk(RECORD):
        kinds.add(moment.entry.kind)
        if moment.entry.kind in (DEALT, FORCED):
            assert not moment.is_decision
            assert (moment.entry.seat == CHANCE) == (moment.entry.kind == DEALT)
    assert {CHOICE, DEALT} <= kinds


def test_a_seat_that_gives_up_ends_the_walk() -> None:
    """It is the last step, without a choice."""
    position = TOY.new(2, seed=1)
    position.resign([1])
    *_others, last = walk(position.record)
    assert ("resign", 1, False) == (last.entry.kind, last.entry.seat, last.is_decision)
    assert last.position.over


def test_a_record_with_hidden_answers_is_refused_where_they_are() -> None:
    """One seat's view of a running game cannot be played through."""
    with pytest.raises(BadRecord, match="the choice is hidden: this is one seat's view of a running game"):
        list(walk(TOY.new(2, seed=1).record_for(0)))


def test_a_draw_with_one_outcome_is_drawn_by_a_dealer_and_forced_by_hand() -> None:
    """As the documentation of records says."""
    kinds = []
    for by_hand in (False, True):
        s = TOY.new_state(2)
        while len(engine.options(s)) > 1 or engine.asked(s) != CHANCE or engine.step_of(s).private:
            engine.apply(s, engine.options(s)[0])
        position = Position.from_state(TOY, s, dealer=None if by_hand else Dealer(bytes(32)))
        kinds.append(position.record.entries[0].kind)
    assert [DEALT, FORCED] == kinds


def test_the_example_of_the_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a file with two games."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "core.md").read_text(encoding="utf-8")
    (code,) = [block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if "read_all" in block]
    (tmp_path / "games.jsonl").write_text(TWO, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(code, {})
    told = capsys.readouterr().out.splitlines()
    assert [str(played(seed).scores) for seed in (3, 4)] == [line for line in told if line.startswith("[")]
