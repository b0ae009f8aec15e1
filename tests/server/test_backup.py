"""Backups move between engines; people and tables work the same on PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from tests.server.hall import PASSWORD, hall_for, quick
from turnwright.cli import main
from turnwright.server.config import Settings


def test_a_server_moves_from_sqlite_to_postgresql_and_back(tmp_path: Path, pg_home: Settings) -> None:
    """Accounts, a table in the middle of a game, talk; and the numbering of the talk goes on."""
    lite, there, back = tmp_path / "lite", tmp_path / "there.backup", tmp_path / "back.backup"
    with hall_for(quick(lite)) as hall:
        person = hall.stranger()
        person.post("/api/register", {"name": "Anna", "password": PASSWORD, "email": "anna@example.org"})
        table = person.table("me", "me", title="Наш стол")["id"]
        path = f"/api/tables/{table}"
        now = person.get(f"{path}/snapshot").json()
        person.post(f"{path}/moves", {"seq": now["seq"], "choice": now["options"][0]["choice"]})
        said = [person.post(f"{path}/chat", {"text": text}).json()["n"] for text in ("one", "two")]
        before = person.get(f"{path}/snapshot").json()
    assert 0 == main(["admin", "backup", str(there), "--data", str(lite)])
    assert 0 == main(["admin", "restore", str(there), "--database-url", pg_home.database_url])
    with hall_for(pg_home) as hall:
        person = hall.stranger()
        assert 200 == person.post("/api/login", {"name": "anna", "password": PASSWORD}).status_code
        after = person.get(f"{path}/snapshot").json()
        assert [before[key] for key in ("seq", "log", "options")] == [after[key] for key in ("seq", "log", "options")]
        assert person.post(f"{path}/chat", {"text": "three"}).json()["n"] > max(said)
        moved = person.post(f"{path}/moves", {"seq": after["seq"], "choice": after["options"][0]["choice"]})
        assert 200 == moved.status_code
        assert "anna@example.org" == person.get("/api/me").json()["user"]["email"]
        token = person.post("/api/tokens", {}).json()
        assert 204 == person.call("DELETE", f"/api/tokens/{token['id']}").status_code
    assert 0 == main(["admin", "backup", str(back), "--database-url", pg_home.database_url])
    assert 0 == main(["admin", "restore", str(back), "--data", str(tmp_path / "again")])
    with hall_for(quick(tmp_path / "again")) as hall:
        person = hall.stranger()
        person.post("/api/login", {"name": "Anna", "password": PASSWORD})
        assert moved.json()["seq"] == person.get(path).json()["seq"]
        assert ["one", "two", "three"] == [line["text"] for line in person.get(f"{path}/chat").json()]
