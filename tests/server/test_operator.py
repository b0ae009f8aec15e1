"""What an operator gets wrong is told in one line, and what they keep is theirs alone."""

from __future__ import annotations

import os
import socket
import stat
from pathlib import Path

import pytest

from tests.server.hall import Hall, hall_for, quick
from turnwright.cli import main
from turnwright.server.config import Settings, from_environment


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """Return the one line on standard error."""
    line = capsys.readouterr().err
    assert 1 == line.count("\n"), line
    return line


def closed_port() -> int:
    """Return a port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


def test_a_place_where_no_database_can_be_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file instead of a folder, a file that is no database, a folder in the place of the database."""
    file = tmp_path / "file"
    file.write_text("x")
    no_database, folder = tmp_path / "no_database", tmp_path / "folder"
    no_database.mkdir()
    (no_database / "turnwright.db").write_text("certainly no database of any kind " * 50)
    (folder / "turnwright.db").mkdir(parents=True)
    for where, words in (
        (file, "is not a folder"),
        (file / "below", "Not a directory"),
        (no_database, "file is not a database"),
        (folder, "unable to open"),
        (Path("/proc/nowhere"), "/proc/nowhere"),
    ):
        assert 2 == main(["serve", "--port", "0", "--data", str(where)])
        assert words in told(capsys)
    assert 2 == main(["admin", "reports", "--data", str(no_database)])
    assert "file is not a database" in told(capsys)


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    """Signs that mean something in a URL mean nothing here."""
    place = tmp_path / "100% a?b#c d"
    with hall_for(quick(place)) as hall:
        hall.guest("Ann")
    assert ["turnwright.db"] == sorted(path.name for path in place.iterdir())


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("nonsense", "must begin with postgresql://"),
        ("mysql://u@h/d", "must begin with postgresql://"),
        ("sqlite:///x.db", "must begin with postgresql://"),
        ("postgresql://u@h:port/d", "must look like postgresql://"),
        ("postgresql://[::1/d", "PostgreSQL|must look like"),
        ("postgresql://u@127.0.0.1/d?nonsense=1", "PostgreSQL: "),
        ("postgresql://no-such-host.invalid/d", "PostgreSQL: "),
    ],
)
def test_a_bad_database_url_is_told_in_one_line(
    url: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By all commands that take one, and without a password in it."""
    (tmp_path / "x.backup").write_bytes(b"")
    for command in (["serve", "--port", "0"], ["admin", "restore", str(tmp_path / "x.backup")], ["admin", "reports"]):
        assert 2 == main([*command, "--database-url", url])
        line = told(capsys)
        assert any(word in line for word in words.split("|")), line


def test_a_postgresql_that_is_not_there_or_refuses_is_told_in_one_line(
    pg_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody listens; no such database; no such person. The password is not shown."""
    place = pg_url.rpartition("/")[0]
    for url, words in (
        (f"postgresql://u:hush@127.0.0.1:{closed_port()}/d", "PostgreSQL: "),
        (f"{place}/nowhere", 'database "nowhere" does not exist'),
        (place.replace("//t@", "//nobody:hush@") + "/postgres", 'role "nobody" does not exist'),
    ):
        assert 2 == main(["serve", "--port", "0", "--database-url", url])
        line = told(capsys)
        assert words in line
        assert "hush" not in line


@pytest.mark.parametrize(
    "url", ["http://[", "games.example.org", "ftp://games.example.org", "https://", "http://a:port", "http://a\nb"]
)
def test_a_public_address_that_is_none_is_told_in_one_line(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Before anything is opened."""
    assert 2 == main(["serve", "--port", "0", "--public-url", url])
    assert "the public address cannot be" in told(capsys)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "-1"),
        ("PORT", "65536"),
        ("MAIL_PORT", "0"),
        ("PROXIES", "-1"),
        ("SESSION_DAYS", "0"),
        ("SESSION_DAYS", "1" + "0" * 400),
        ("THINKERS", "0"),
        ("BOT_PAUSE", "-0.5"),
        ("BOT_SECONDS", "nan"),
        ("IDLE_SECONDS", "inf"),
        ("LEASE_SECONDS", "0"),
        ("PURGE_GUEST_DAYS", "-1"),
        ("PURGE_RECORD_DAYS", "36501"),
        ("LIMITS_REQUESTS", "-600"),
        ("LIMITS_BODY_BYTES", "-1"),
        ("LIMITS_THINK_SECONDS", "1e999"),
    ],
)
def test_a_number_out_of_bounds_is_told_in_one_line(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With what it may be."""
    monkeypatch.setenv(f"TURNWRIGHT_{name}", value)
    assert 2 == main(["serve"])
    line = told(capsys)
    assert f"TURNWRIGHT_{name} cannot be" in line
    assert "expected a number from" in line


def test_an_empty_variable_is_none() -> None:
    """As compose files pass those that are not set."""
    assert Settings() == from_environment({"TURNWRIGHT_PORT": "", "TURNWRIGHT_WEBHOOKS": "", "TURNWRIGHT_DATA": ""})


@pytest.mark.parametrize("host", ["a b", "é" * 80, "no-such-host.invalid", "999.1.1.1", "::zz", "a" * 300])
def test_a_host_that_is_none_is_told_in_one_line(host: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever the resolver says to it."""
    assert 2 == main(["serve", "--port", "0", "--data", str(tmp_path), "--host", host])
    assert "cannot listen on" in told(capsys)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "http://a]b"])
def test_an_origin_that_is_no_address_is_another_site(origin: str, hall: Hall) -> None:
    """Rejected as invalid, not as a failure of ours."""
    reply = hall.stranger().post("/api/guest", {"name": "Ann"}, headers={"Origin": origin})
    assert (403, "forbidden") == (reply.status_code, reply.json()["error"]["code"])


def test_the_database_and_its_backups_are_their_owners_alone(tmp_path: Path) -> None:
    """Whatever the umask; a database that was open to others is closed."""
    place, before = tmp_path / "data", os.umask(0)
    try:
        with hall_for(quick(place)) as hall:
            hall.guest("Ann")
            assert {"turnwright.db", "turnwright.db-shm", "turnwright.db-wal"} == _modes_are(place, 0o600)
            (tmp_path / "copy.part").write_text("left by a backup that was killed")
            assert 0 == main(["admin", "backup", str(tmp_path / "copy"), "--data", str(place)])
    finally:
        os.umask(before)
    assert 0o700 == stat.S_IMODE(place.stat().st_mode)
    assert 0o600 == stat.S_IMODE((tmp_path / "copy").stat().st_mode)
    (place / "turnwright.db").chmod(0o644)
    with hall_for(quick(place)):
        _modes_are(place, 0o600)


def _modes_are(folder: Path, mode: int) -> set[str]:
    assert {mode} == {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    return {path.name for path in folder.iterdir()}
