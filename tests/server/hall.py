"""A server inside a test: the real application on a database of its own, and people who talk to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from turnwright.server.app import create_app
from turnwright.server.config import Limits, Settings
from turnwright.server.web.services import Services

QUIET = Limits(
    requests=100_000,
    sign_ins=100_000,
    new_tables=100_000,
    uploads=100_000,
    chat_lines=100_000,
    guest_tables=100_000,
    guest_bytes=1_000_000_000,
    guest_reports=100_000,
    new_people=100_000,
)
"""No limit is reached by accident."""
HERE = "testserver.local"
"""The name that a test client calls."""
PASSWORD = "correct horse battery"


def quick(data: Path, **changes: Any) -> Settings:
    """Return settings for a test: nothing waits longer than it must."""
    base = Settings(data=data, allow_host=(HERE,), thinkers=1, bot_pause=0.0, bot_seconds=0.01, limits=QUIET)
    return replace(base, **changes)


class Hall:
    """A running server and the people at its door."""

    def __init__(self, app: Litestar, client: TestClient[Litestar]) -> None:
        self.app = app
        self.client = client

    @property
    def services(self) -> Services:
        """What the handlers share."""
        found: Services = self.app.state.services
        return found

    def stranger(self) -> Guest:
        """Return somebody who has not signed in."""
        return Guest(self.client)

    def guest(self, name: str) -> Guest:
        """Return a guest called ``name``."""
        person = self.stranger()
        reply = person.post("/api/guest", {"name": name})
        assert 200 == reply.status_code, reply.text
        return person


class Guest:
    """One browser: its cookies and its CSRF token."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.cookie = ""
        self.csrf = ""

    @property
    def headers(self) -> dict[str, str]:
        """What this browser sends along."""
        known = {"Cookie": f"tw_session={self.cookie}", "X-CSRF-Token": self.csrf}
        return known if self.cookie else {}

    def call(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        """Send a request, and keep the cookie that comes back."""
        headers = {**self.headers, **more.pop("headers", {})}
        reply = self.client.request(method, path, headers=headers, json=body, **more)
        self.client.cookies.clear()
        if "set-cookie" in reply.headers:
            self.cookie = reply.headers["set-cookie"].split("tw_session=")[1].split(";")[0].strip('"')
            self.csrf = reply.json().get("csrf", "")
        return reply

    def get(self, path: str, **more: Any) -> Any:
        """GET."""
        return self.call("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        """POST."""
        return self.call("POST", path, body, **more)

    def table(self, *seats: Any, **more: Any) -> Any:
        """Open a table: "me", "open" or a kind of bot for each seat."""
        kinds = [seat if isinstance(seat, dict) else _spec(seat) for seat in seats]
        reply = self.post("/api/tables", {"game": "small_world", "seats": kinds, **more})
        assert 201 == reply.status_code, reply.text
        return reply.json()


def _spec(kind: str) -> dict[str, Any]:
    return {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind}


def refusal(reply: Any) -> tuple[int, str]:
    """Return the status and the code of a refusal."""
    return reply.status_code, reply.json()["error"]["code"]


@contextmanager
def hall_for(settings: Settings) -> Iterator[Hall]:
    """Run a server."""
    app = create_app(settings)
    with TestClient(app) as client:
        yield Hall(app, client)
