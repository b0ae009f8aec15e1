"""Nothing that others wrote steers the terminal."""

from __future__ import annotations

import io
import logging
import sys
from pathlib import Path

import pytest

from tests.server.hall import hall_for, quick
from turnwright.cli import main
from turnwright.cli.progress import Bar
from turnwright.cli.terminal import BOLD, PLAIN, guarded, unguarded
from turnwright.core.game import find
from turnwright.core.record import write
from turnwright.server.logs import OneLine

EVIL = "\x1b]0;pwned\x07\x1b[2J\x9b1m\u202e"


def test_records_and_names_of_files_are_shown_not_obeyed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By every command that prints something of a record, and by its complaints."""
    position = find("small_world").new(seats=2, seed=1)
    record = position.record
    header = record.header._replace(names=(f"Ann{EVIL}", "Ben"), notes=(("seats", EVIL),))
    file, broken = tmp_path / "game.jsonl", tmp_path / f"{EVIL.replace('/', '')}.jsonl"
    file.write_text(write(record._replace(header=header)), encoding="utf-8")
    broken.write_text(f'{{"format": "{EVIL}"}}\n', encoding="utf-8")
    for arguments in (
        ["replay", str(file)],
        ["verify", str(file), str(broken)],
        ["verify", str(tmp_path / EVIL)],
        ["replay", str(broken)],
        ["show", str(broken), "--png", str(tmp_path / "x.png")],
        ["import", "terra_mystica", str(broken)],
        ["rules", EVIL],
        ["play", f"small_world{EVIL}"],
        [EVIL],
    ):
        main(arguments)
        out, err = capsys.readouterr()
        assert out + err
        assert [] == [sign for sign in EVIL if sign in out + err and not sign.isprintable()], arguments


def test_reports_are_shown_not_obeyed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the list and as a record, which can still be read."""
    with hall_for(quick(tmp_path)) as hall:
        person = hall.guest("Ann")
        table = person.table("me", "me")["id"]
        report = person.post(f"/api/tables/{table}/report", {"ply": 0, "rule": "", "words": f"wrong {EVIL}"})
        assert 201 == report.status_code
    for arguments in ([], [report.json()["id"]]):
        assert 0 == main(["admin", "reports", *arguments, "--data", str(tmp_path)])
        out = capsys.readouterr().out
        assert "wrong " in out
        assert [] == [sign for sign in EVIL if sign in out and not sign.isprintable()]
    (tmp_path / "report.jsonl").write_text(out, encoding="utf-8")
    assert 0 == main(["verify", str(tmp_path / "report.jsonl")])


def test_a_log_record_is_one_line() -> None:
    """Nobody outside makes up another one; a traceback follows in lines of its own."""
    try:
        raise ValueError(EVIL)
    except ValueError:
        caught = sys.exc_info()
    for exc_info, lines in ((None, 1), (caught, 5)):
        record = logging.LogRecord("x", logging.INFO, "", 0, "GET %s", (f"/a\n2026 ERROR all is lost{EVIL}",), exc_info)
        text = OneLine().format(record)
        assert lines >= len(text.splitlines())
        assert [] == [sign for sign in EVIL if sign in text and not sign.isprintable()]


def test_our_own_signs_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bold text and the bar that is drawn over itself; afterwards the streams are what they were."""
    out, err = io.StringIO(), io.StringIO()
    monkeypatch.setattr("sys.stdout", out)
    monkeypatch.setattr("sys.stderr", err)
    monkeypatch.setattr(err, "isatty", lambda: True)
    with guarded():
        assert err is unguarded(sys.stderr)
        print(f"{BOLD}yes{PLAIN} \r no")
        with Bar("go", 2) as bar:
            bar.show(1)
    assert f"{BOLD}yes{PLAIN} \\u000d no\n" == out.getvalue()
    assert "\rgo" in err.getvalue()
    assert out is sys.stdout
