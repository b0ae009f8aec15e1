"""The schema tells the truth: whatever fits it is answered as it says, and nothing fails on our side."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.example import bot
from tests.server.hall import Hall
from tests.server.test_serve import served
from turnwright.server.app import create_app
from turnwright.server.config import Settings
from turnwright.server.web import socket
from turnwright.server.wire.socket import ClientMessage

pytestmark = pytest.mark.plain_only

SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi_schema.to_schema())
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Shared(NamedTuple):
    """A running server, a token to sign in with, and things that exist."""

    url: str
    token: str
    known: dict[str, str]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    """One real server for all examples, with limits that they do not reach."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("REQUESTS", "SIGN_INS", "NEW_TABLES", "OPEN_TABLES", "UPLOADS", "CHAT_LINES"):
            patch.setenv(f"TURNWRIGHT_LIMITS_{kind}", "1000000")
        with served(tmp_path_factory.mktemp("openapi")) as url:
            server = bot.Server(url)
            table = server.post("/api/tables", {"game": "small_world", "seats": [{"kind": "me"}] * 2, "public": True})
            token = server.post("/api/tokens", {})["secret"]
            yield Shared(url, token, {"table_id": table["id"], "game": "small_world", "lang": "en"})


@SCHEMA.parametrize()
@settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_what_the_schema_says(case: Any, shared: Shared) -> None:
    """Also for a table that exists, so that bodies get past the door."""
    known = {name: value for name, value in shared.known.items() if name in case.path_parameters}
    case.path_parameters.update(known)
    stranger = case.path in ("/api/logout", "/api/guest", "/api/register", "/api/login")
    headers = {} if stranger else {"Authorization": f"Bearer {shared.token}"}
    response = case.call(base_url=shared.url, headers=headers, timeout=60)
    case.validate_response(response, checks=CHECKS)


def test_every_operation_is_described() -> None:
    """A summary for people, and the refusals for programs."""
    paths = create_app(Settings()).openapi_schema.to_schema()["paths"]
    assert {"/api/me", "/api/tables/{table_id}/moves", "/api/records", "/api/static/{key}"} <= set(paths)
    for path, operations in paths.items():
        for method, operation in operations.items():
            assert operation.get("description") or operation.get("summary"), (method, path)
            assert {"400", "401", "404", "429"} <= set(operation["responses"]), (method, path)


def test_the_page_about_the_wire_is_complete() -> None:
    """docs/wire.md names every message of the WebSocket and every field of it."""
    text = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
    messages = [*get_args(ClientMessage), *get_args(socket.ServerMessage)]
    assert 20 == len(messages)
    for message in messages:
        assert f"`{message.__struct_config__.tag}`" in text
        assert [] == [field for field in message.__struct_fields__ if f"`{field}`" not in text], message


def test_the_socket_has_a_schema(hall: Hall) -> None:
    """Typed, for both directions."""
    schema = hall.stranger().get("/schema/socket.json").json()
    assert {"watch", "unwatch", "move", "undo", "undo_answer", "chat", "ping", "hello"} == set(
        schema["client"]["discriminator"]["mapping"]
    )
    assert {"table", "delta", "error"} <= set(schema["server"]["discriminator"]["mapping"])
    assert "TableInfo" in schema["components"]
