"""``import`` and ``export``: games from elsewhere and back, and what is wrong with a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.console import Console
from tests.games.terra_mystica.exchange.random_games import random_game
from turnwright.core.record import read, replay, write
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.exchange import recording
from turnwright.games.terra_mystica.exchange.exporting import write as log_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A log, a table with states, and the record of one game."""
    record, _end = random_game(2)
    (tmp_path / "game.log").write_text(log_of(GAME, record, False), encoding="utf-8")
    (tmp_path / "game.tsv").write_text(log_of(GAME, record, True), encoding="utf-8")
    (tmp_path / "game.jsonl").write_text(write(record), encoding="utf-8")
    return tmp_path


def test_a_check_ends_with_its_counts(console: Console, folder: Path) -> None:
    ran = console.run("import", "terra_mystica", str(folder), "--check")
    rows = ran.last.split("rows ")[1].split(",")[0]
    assert int(rows) > 50
    assert f"games 2, rows {rows}, rows equal {rows}, final VP equal 1, deviations 0" == ran.last
    assert (0, "") == (ran.code, ran.err)


def test_a_difference_is_told_and_the_check_fails(console: Console, folder: Path) -> None:
    lines = (folder / "game.tsv").read_text(encoding="utf-8").splitlines()
    place = next(i for i, line in enumerate(lines) if "other_income" in line)
    cells = lines[place].split("\t")
    lines[place] = "\t".join([cells[0], "99", *cells[2:]])
    (folder / "game.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    ran = console.run("import", "terra_mystica", str(folder / "game.tsv"), "--check")
    assert 1 == ran.code
    assert f"game.tsv: row {place + 1}: {cells[0]}: other_income_for_faction: VP 99, ours 20" in ran.out


def test_what_does_not_fit_is_told_and_the_check_fails(console: Console, folder: Path) -> None:
    text = (folder / "game.log").read_text(encoding="utf-8")
    cut = "\n".join(text.splitlines()[:60]) + "\n"
    (folder / "game.log").write_text(cut, encoding="utf-8")
    ran = console.run("import", "terra_mystica", str(folder / "game.log"), "--check")
    assert (1, "games 1, rows 0, rows equal 0, final VP equal 0, deviations 0") == (ran.code, ran.last)
    assert "before the game does" in ran.out
    ran = console.run("import", "terra_mystica", str(folder / "game.log"), "--out", str(folder / "x.jsonl"))
    assert (1, False) == (ran.code, (folder / "x.jsonl").exists())
    assert ran.last.endswith("game.log: no record written: the game does not follow the rules")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"once upon a time\n", "line 1: expected FACTION: COMMAND or a heading of the ledger"),
        (b"\xff\xfe\x00", "expected text in UTF-8"),
        (b"", "line 1: expected the factions in seat order"),
        (b"~ Action phase ~\nAnn passes\nBob builds [E9]\nBob builds [F4]\n", "a game text of Board Game Arena"),
    ],
)
def test_a_bad_file_is_told_in_one_line(console: Console, tmp_path: Path, content: bytes, expected: str) -> None:
    (tmp_path / "bad.log").write_bytes(content)
    ran = console.run("import", "terra_mystica", str(tmp_path / "bad.log"))
    assert 1 == ran.code
    assert expected in ran.out
    assert 1 == len(ran.out.splitlines())


def test_an_index_beside_the_games_tells_final_scores(console: Console, folder: Path) -> None:
    ran = console.run("import", "terra_mystica", str(folder / "game.log"))
    finals = {word.split()[0]: int(word.split()[1]) for word in ran.last.split(": ")[1].split(", ")}
    for wrong, count in ((0, 1), (1, 0)):
        index = [{"id": "game", "final": {name: vp + wrong for name, vp in finals.items()}}]
        (folder / "index.json").write_text(json.dumps(index), encoding="utf-8")
        ran = console.run("import", "terra_mystica", str(folder / "game.log"), "--check")
        assert (wrong, f"final VP equal {count}") == (ran.code, ran.last.split(", ")[3])
    assert "final VP differ, ours are " in ran.out


def test_a_log_becomes_a_record_and_a_log_again(console: Console, folder: Path) -> None:
    out = folder / "back.jsonl"
    assert 0 == console.run("import", "terra_mystica", str(folder / "game.log"), "--out", str(out)).code
    assert sorted(random_game(2)[1].vp) == sorted(
        filter(None, replay(read(out.read_text(encoding="utf-8"))).scores or [])
    )
    assert (folder / "game.log").read_text(encoding="utf-8") == console.run("export", "terra_mystica", str(out)).out
    again = folder / "again.tsv"
    assert 0 == console.run("export", "terra_mystica", str(out), "--states", "--out", str(again)).code
    assert (folder / "game.tsv").read_text(encoding="utf-8") == again.read_text(encoding="utf-8")


def test_a_seat_that_left_is_in_the_record_and_in_the_log_again(console: Console, tmp_path: Path) -> None:
    """Nothing is converted after a pass: a seat that plays on alone may do so at the end of a turn or at the beginning
    of the next, which a log does not tell apart.
    """
    log, out = tmp_path / "game.log", tmp_path / "game.jsonl"
    log.write_text(log_of(GAME, random_game(202, 25, brisk=True)[0], False), encoding="utf-8")
    assert 0 == console.run("import", "terra_mystica", str(log), "--out", str(out)).code
    assert '"kind": "leave"}' in out.read_text(encoding="utf-8")
    assert log.read_text(encoding="utf-8") == console.run("export", "terra_mystica", str(out)).out
    assert "records 1, same 1, different 0" == console.run("verify", str(out)).last


def test_a_record_whose_power_lies_differently_says_so(
    console: Console, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The note is in the record, and printed."""
    monkeypatch.setattr(recording, "bowls", lambda played, book: "witches ends with 4/0/0, in the log with 3/1/0")
    out = folder / "back.jsonl"
    ran = console.run("import", "terra_mystica", str(folder / "game.log"), "--out", str(out))
    assert ran.last.endswith("game.log: power: witches ends with 4/0/0, in the log with 3/1/0")
    assert (("power", "witches ends with 4/0/0, in the log with 3/1/0"),) == read(out.read_text()).header.notes


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["import", "small_world", "."], "small_world cannot exchange games with other programs"),
        (["export", "small_world", "game.jsonl"], "small_world cannot exchange games with other programs"),
        (["import", "terra_mystica", "nowhere"], "nowhere: No such file or directory"),
        (["import", "terra_mystica", "empty"], "empty: no file in this folder ends in .txt, .log, .tsv"),
        (["import", "terra_mystica", "game.log", "game.tsv", "--out", "x.jsonl"], "--out is for one game, not 2"),
        (["import", "terra_mystica", "game.log", "--out", "game.jsonl"], "game.jsonl already exists"),
        (["export", "terra_mystica", "game.log"], "game.log: line 1: expected one JSON object"),
        (["export", "terra_mystica", "other.jsonl"], "other.jsonl: a game of small_world, not of terra_mystica"),
        (["export", "terra_mystica", "young.jsonl"], "young.jsonl: the game is not set up yet"),
    ],
)
def test_mistakes_are_told_in_one_line(
    console: Console, folder: Path, played: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], message: str
) -> None:
    monkeypatch.chdir(folder)
    (folder / "empty").mkdir()
    (folder / "other.jsonl").write_bytes(played.read_bytes())
    lines = (folder / "game.jsonl").read_text(encoding="utf-8").splitlines()
    (folder / "young.jsonl").write_text("\n".join(lines[:4]) + "\n", encoding="utf-8")
    assert message in console.refused(*args)
