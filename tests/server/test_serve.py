"""``turnwright serve`` and ``admin``: the real program, over real sockets."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

import pytest
import yaml
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.hall import PASSWORD, hall_for, quick
from turnwright.cli import main
from turnwright.cli.serve import announce, listen
from turnwright.server.config import Limits, Mail, Purge, Settings, from_environment
from turnwright.server.web import pages

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def served(data: Path, *options: str) -> Iterator[str]:
    """Run the program on a free port, and yield the address it prints."""
    command = [sys.executable, "-m", "turnwright.cli", "serve", "--port", "0", "--data", str(data), *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ})
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line + process.stdout.read()
        yield found[0]
    finally:
        process.send_signal(signal.SIGINT)
        rest, _none = process.communicate(timeout=30)
    assert "Traceback" not in rest, rest


def get(url: str) -> tuple[int, dict[str, str], bytes]:
    """Fetch ``url``."""
    with urllib.request.urlopen(url) as reply:
        return reply.status, dict(reply.headers), reply.read()


def test_serve_prints_its_address_and_keeps_its_data(tmp_path: Path) -> None:
    """This machine only, SQLite in the folder, the page at the root, tables there after a restart."""
    with served(tmp_path) as url:
        assert "ok" == json.loads(get(f"{url}/health")[2])["status"]
        status, headers, _page = get(f"{url}/")
        assert 200 == status
        assert "server" not in {name.lower() for name in headers}
        assert b"turnwright_sockets 0" in get(f"{url}/metrics")[2]
        body = json.dumps({"name": "Anna", "password": PASSWORD}).encode()
        request = urllib.request.Request(f"{url}/api/register", body, {"Content-Type": "application/json"})
        assert 200 == urllib.request.urlopen(request).status
    assert (tmp_path / "turnwright.db").exists()
    with served(tmp_path) as url:
        request = urllib.request.Request(f"{url}/api/login", body, {"Content-Type": "application/json"})
        assert 200 == urllib.request.urlopen(request).status


def test_an_enormous_frame_ends_its_sender_alone(tmp_path: Path) -> None:
    """One above a mebibyte is not even read: its head is enough. Others play on."""
    head = b"\x81\xff" + (2 << 20).to_bytes(8, "big") + bytes(4)  # a masked text of two mebibytes
    with served(tmp_path) as url:
        address = url.replace("http", "ws") + "/ws"
        with connect(address) as calm, connect(address) as wild:
            wild.socket.sendall(head)
            with pytest.raises(ConnectionClosed) as ended:
                wild.recv(timeout=20)
            calm.send('{"type": "ping", "n": 3}')
            assert {"type": "pong", "n": 3} == json.loads(calm.recv(timeout=20))
    assert ended.value.rcvd is not None
    assert 1009 == ended.value.rcvd.code


def test_a_taken_port_is_told_or_another_one_used() -> None:
    """If requested, it is an error; by default any free one is used."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = Settings(port=taken.getsockname()[1])
        with pytest.raises(ValueError, match="cannot listen on"):
            listen(settings, any_port=False)
        with listen(settings, any_port=True) as other:
            assert other.getsockname()[1] not in (0, settings.port)


def test_mistakes_are_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A host that is not ours, an invalid port, a missing database; logging stays as it was."""
    for arguments, words in (
        (["serve", "--host", "192.0.2.1", "--port", "0"], "cannot listen"),
        (["serve", "--port", "99999"], "cannot be 99999: expected a number from 0 to 65535"),
        (["serve", "--port", "x"], "whole number"),
        (["admin", "verify", "--data", str(tmp_path / "nowhere")], "no database in this folder"),
        (["admin", "restore", str(tmp_path / "nothing"), "--data", str(tmp_path)], "No such file"),
    ):
        assert 2 == main(arguments)
        told = capsys.readouterr().err
        assert words in told
        assert 1 == told.count("\n")
    assert logging.NOTSET == logging.getLogger("turnwright").level


def test_the_browser_is_opened_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not without a screen, and not unless asked."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    announce(Settings(), True)
    monkeypatch.setenv("DISPLAY", ":0")
    announce(Settings(), False)
    announce(Settings(), True)
    assert ["http://127.0.0.1:8000"] == opened
    assert "Turnwright is at http://127.0.0.1:8000" in capsys.readouterr().out


def test_a_backup_restores_everything_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Accounts and tables mid-game; not over something else, not from a broken file."""
    old, new, file = str(tmp_path / "old"), str(tmp_path / "new"), tmp_path / "copy.backup"
    with hall_for(quick(Path(old))) as hall:
        person = hall.stranger()
        person.post("/api/register", {"name": "Anna", "password": PASSWORD})
        table = person.table("me", "me")["id"]
        now = person.get(f"/api/tables/{table}/snapshot").json()
        body = {"seq": now["seq"], "choice": now["options"][0]["choice"]}
        person.post(f"/api/tables/{table}/moves", body)
        before = person.get(f"/api/tables/{table}/snapshot").json()
        assert 0 == main(["admin", "backup", str(file), "--data", old])
    assert 0o600 == file.stat().st_mode & 0o777
    assert 2 == main(["admin", "backup", str(file), "--data", old])
    assert 0 == main(["admin", "restore", str(file), "--data", new])
    assert 2 == main(["admin", "restore", str(file), "--data", new])
    assert "the database is not empty" in capsys.readouterr().err
    (tmp_path / "broken").write_bytes(file.read_bytes()[:-40])
    assert 2 == main(["admin", "restore", str(tmp_path / "broken"), "--data", str(tmp_path / "third")])
    assert "is not a complete backup" in capsys.readouterr().err
    with hall_for(quick(Path(new))) as hall:
        again = hall.stranger()
        again.post("/api/login", {"name": "Anna", "password": PASSWORD})
        after = again.get(f"/api/tables/{table}/snapshot").json()
    for key in ("seq", "ply", "log", "options", "prompt"):
        assert before[key] == after[key]


def test_a_password_is_reset_by_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new one works, the old one and all sessions do not; bad ones and strangers are refused."""
    import io

    def typed(text: str, name: str = "anna") -> int:
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{text}\n"))
        return main(["admin", "reset-password", name, "--data", str(tmp_path)])

    with hall_for(quick(tmp_path)) as hall:
        person = hall.stranger()
        person.post("/api/register", {"name": "Anna", "password": PASSWORD})
    assert 0 == typed("another good one")
    assert 2 == typed("short")
    assert 2 == typed("another good one", "nobody")
    assert "no account is called nobody" in capsys.readouterr().err
    with hall_for(quick(tmp_path)) as hall:
        person.client = hall.client
        assert person.get("/api/me").json()["user"] is None
        assert 401 == hall.stranger().post("/api/login", {"name": "Anna", "password": PASSWORD}).status_code
        assert 200 == hall.stranger().post("/api/login", {"name": "Anna", "password": "another good one"}).status_code


def test_the_built_client_is_served_with_its_routes(tmp_path: Path) -> None:
    """Hashed files are kept for good, the page is asked for again, its routes all lead to it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Turnwright</title>")
    (tmp_path / "table.html").write_text("<!doctype html><title>Turnwright: a table</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("console.log(1)")
    (page,) = pages.handlers(pages.load(tmp_path))
    from litestar.testing import create_test_client

    with create_test_client([page], logging_config=None) as client:
        for path in ("/", "/new", "/t/0123abcd", "/replay/0123abcd", "/rules", "/rules/small_world", "/account"):
            reply = client.get(path)
            assert path.startswith(("/t/", "/replay/")) == ("Turnwright: a table" in reply.text)
            assert "Turnwright" in reply.text
            assert ("no-cache", "text/html; charset=utf-8") == (
                reply.headers["cache-control"],
                reply.headers["content-type"],
            )
        script = client.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        lost = client.get("/no/such/path", headers={"Accept": "text/html"})
        assert 404 == lost.status_code
        assert "<title>Turnwright<" in lost.text
        assert "Turnwright" not in client.get("/api/no/such/path", headers={"Accept": "text/html"}).text


def test_every_setting_is_documented() -> None:
    """By its variable, or for limits and mail by the end of it."""
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    names = [field.name.upper() for field in fields(Settings) if field.name not in ("mail", "limits", "purge")]
    assert [] == [name for name in names if f"`TURNWRIGHT_{name}`" not in text]
    assert [] == [field.name for field in fields(Limits) if f"`{field.name.upper()}`" not in text]
    assert [] == [field.name for field in fields(Purge) if f"`TURNWRIGHT_PURGE_{field.name.upper()}`" not in text]
    assert [] == [field.name for field in fields(Mail) if f"_{field.name.upper()}`" not in text]


def test_the_image_installs_what_is_locked_and_runs_as_nobody_special() -> None:
    """Hashes are required, root is not used, the database has a password or does not start."""
    image = (ROOT / "Dockerfile").read_text()
    assert "--require-hashes --no-deps -r requirements/serve.lock" in image
    assert image.index("USER turnwright") < image.index('CMD ["turnwright"')
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    assert "127.0.0.1:8000:8000" in compose["table"]["ports"]
    assert "?set a password" in compose["database"]["environment"]["POSTGRES_PASSWORD"]


def test_the_compose_file_stands_behind_a_proxy_and_takes_any_password() -> None:
    """The only way in is from this machine, so the proxy is believed; the password is no part of a URL."""
    table = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]["table"]
    assert all(port.startswith("127.0.0.1:") for port in table["ports"])
    given = {name: re.sub(r"\$\{\w+:-(.*?)\}", r"\1", value) for name, value in table["environment"].items()}
    assert "${POSTGRES_PASSWORD:?set a password}" == given.pop("PGPASSWORD")
    settings = from_environment(given)
    assert (1, True) == (settings.proxies, settings.postgres)
    assert "PASSWORD" not in settings.database_url
