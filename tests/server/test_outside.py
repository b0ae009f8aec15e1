"""Text and numbers from outside: every field that takes one is found by construction, bounded, and fed what no database
or no encoding takes. The answer is a refusal on SQLite and PostgreSQL alike, and never a failure on our side.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any, NamedTuple, get_args
from urllib.parse import quote

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.params import ParameterKwarg, PathParameter
from msgspec import inspect

from tests.server.conftest import empty_database
from tests.server.hall import PASSWORD, Guest, Hall, hall_for, quick
from tests.server.test_records import finished
from turnwright.server.app import create_app
from turnwright.server.config import Settings
from turnwright.server.wire.outside import BYTES
from turnwright.server.wire.socket import ClientMessage
from turnwright.server.wire.tables import Body

pytestmark = pytest.mark.plain_only

Leaf = tuple[str | int, ...]
"""The way to a value in a body: keys and indices; KEY stands for the key of a mapping."""
KEY = "key of a mapping"
HUGE = (2**31, 2**63, -(2**63) - 1, 10**30, 1e308)
REFUSED = (400, 404, 413)


class Route(NamedTuple):
    """A handler of ours: how it is called, the body it takes, the texts in its path and its query."""

    method: str
    path: str
    body: type[Any] | None
    texts: dict[str, ParameterKwarg]


def routes() -> list[Route]:
    """Return every route of the server but those of the framework, in the same order each time."""
    found = []
    for route in create_app(Settings()).routes:
        for handler in getattr(route, "route_handlers", []):
            if isinstance(handler, HTTPRouteHandler) and handler.fn.__module__.startswith("turnwright."):
                found.append(_route(route.path, handler))
    return sorted(found, key=lambda route: (route.path, route.method))


def _route(path: str, handler: HTTPRouteHandler) -> Route:
    body, texts = None, {}
    for name, field in handler.parsed_fn_signature.parameters.items():
        if name == "data":
            body = field.annotation
        elif str in (field.annotation, *get_args(field.annotation)):
            how = field.kwarg_definition
            assert isinstance(how, ParameterKwarg), (path, name)
            if f"{{{name}:" in path or not isinstance(how, PathParameter):
                texts[how.name or name] = how
    (method,) = handler.http_methods - {"OPTIONS", "HEAD"}
    return Route(method, path, body, texts)


ROUTES = routes()
BODIES = [route for route in ROUTES if route.body is not None]


def leaves(kind: inspect.Type, way: Leaf = ()) -> Iterator[tuple[Leaf, inspect.Type]]:
    """Return all plain values in ``kind`` with the path to each; a value of any type counts as plain."""
    match kind:
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from leaves(field.type, (*way, field.encode_name))
        case inspect.UnionType(types=types):
            for each in types:
                yield from leaves(each, way)
        case inspect.DictType(key_type=key, value_type=value):
            yield from leaves(key, (*way, KEY))
            yield from leaves(value, (*way, "k"))
        case inspect.CollectionType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from leaves(item, (*way, 0))
        case _:
            yield way, kind


def sample(kind: inspect.Type) -> Any:
    """Return something that fits ``kind``, with nothing left out."""
    match kind:
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            made = {field.encode_name: sample(field.type) for field in fields}
            return made | {tag_field: tag} if tag_field else made
        case inspect.UnionType(types=types):
            return sample(next(each for each in types if not isinstance(each, inspect.NoneType)))
        case inspect.DictType():
            return {}
        case inspect.CollectionType(item_type=item) | inspect.VarTupleType(item_type=item):
            return [sample(item)]
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.StrType():
            return "sample"
        case inspect.BoolType():
            return False
        case inspect.IntType() | inspect.FloatType():
            return 0
    raise AssertionError(f"a kind of value that this test does not know: {kind}")


def put(body: Any, way: Leaf, value: Any) -> Any:
    """Return ``body`` with ``value`` at the end of ``way``; mappings and lists on the way are made."""
    if not way:
        return value
    step, rest = way[0], way[1:]
    if step == KEY:
        return {value: 1}
    if isinstance(step, int):
        return [put(body[0] if isinstance(body, list) and body else {}, rest, value)]
    made = copy.copy(body) if isinstance(body, dict) else {}
    made[step] = put(made.get(step), rest, value)
    return made


def texts_of(kind: Any) -> list[tuple[Leaf, inspect.StrType]]:
    """Return the texts of a body or a frame."""
    return [(way, leaf) for way, leaf in leaves(inspect.type_info(kind)) if isinstance(leaf, inspect.StrType)]


def unbounded(kind: Any) -> list[Leaf]:
    """Return the values of ``kind`` that may be too long, hold what cannot be stored, or be anything at all."""
    loose = []
    for way, leaf in leaves(inspect.type_info(kind)):
        bounded = not isinstance(leaf, inspect.StrType) or leaf.max_length
        if not bounded or isinstance(leaf, inspect.AnyType | inspect.RawType | inspect.CustomType):
            loose.append(way)
    return loose


class Inner(msgspec.Struct):
    """A body within a body."""

    word: str | None = None


class Loose(msgspec.Struct):
    """A body with every kind of text that nobody bounded."""

    name: str
    keys: dict[str, int]
    words: tuple[str, ...]
    anything: dict[str, Any]
    inner: list[Inner]


def test_every_text_of_every_body_and_frame_is_bounded() -> None:
    """Those of the routes, of the WebSocket, and of whatever else is read as a body."""
    kinds = {route.body for route in BODIES} | set(get_args(ClientMessage)) | set(_below(Body))
    assert len(kinds) > 20
    assert {} == {kind.__name__: ways for kind in kinds if kind is not None and (ways := unbounded(kind))}
    assert all(kind is not None and issubclass(kind, Body) for kind in kinds)  # which refuses NUL


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


def test_every_text_of_every_path_and_query_is_bounded() -> None:
    """The parameters of the routes."""
    known = [(route.path, name, how) for route in ROUTES for name, how in route.texts.items()]
    assert len(known) > 25
    assert [] == [(path, name) for path, name, how in known if not how.max_length]


def test_the_search_for_unbounded_texts_finds_them() -> None:
    """In a field, a key, a list, a nested body, or as anything."""
    found = set(unbounded(Loose))
    assert {("name",), ("keys", KEY), ("words", 0), ("anything", "k"), ("inner", 0, "word")} <= found


def bad_texts(most: int) -> dict[str, str]:
    """Return texts that no field of at most ``most`` letters takes, as they stand in JSON."""
    long = "x" * (most + 1) if most < 1_000_000 else "x" * 3_000_000  # more than any body may have
    return {"NUL": '"a\\u0000b"', "half a pair": '"a\\ud800b"', "other half": '"\\udc00"', "too long": f'"{long}"'}


class People(NamedTuple):
    """A server, somebody with an account, and things that exist."""

    hall: Hall
    person: Guest
    known: dict[str, str]


@pytest.fixture(params=["SQLite", "PostgreSQL"], scope="module")
def people(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    """One server for all examples on each kind of database."""
    url = empty_database(request.getfixturevalue("pg_url")) if request.param == "PostgreSQL" else ""
    with hall_for(quick(tmp_path_factory.mktemp("outside"), database_url=url)) as hall:
        person = hall.stranger()
        assert 200 == person.post("/api/register", {"name": "Anna", "password": PASSWORD}).status_code
        table = person.table("me", "me", public=True)["id"]
        yield People(hall, person, {"table_id": table, "game": "small_world", "lang": "en", "seat": "0"})


def path_of(route: Route, known: dict[str, str], **given: str) -> str:
    """Return the path of a route with its parameters filled in."""
    path = route.path
    for name in [part[1:-1].partition(":")[0] for part in path.split("/") if part.startswith("{")]:
        value = given.get(name, known.get(name, "nothing"))
        path = "/".join(value if part.startswith(f"{{{name}:") else part for part in path.split("/"))
    return path


def send(people: People, route: Route, path: str, content: bytes) -> Any:
    """Send a body as it is; the person is signed in, except where that is what the route is for."""
    stranger = route.path in ("/api/guest", "/api/register", "/api/login")
    headers = {} if stranger else people.person.headers
    headers = {**headers, "Content-Type": "application/json"}
    reply = people.hall.client.request(route.method, path, headers=headers, content=content)
    people.hall.client.cookies.clear()
    return reply


@pytest.mark.parametrize("route", BODIES, ids=lambda route: f"{route.method} {route.path}")
def test_no_text_in_a_body_fails(route: Route, people: People) -> None:
    """Each text of the body in turn; the rest of it is as it should be."""
    kind = inspect.type_info(route.body)
    path = path_of(route, people.known)
    for way, leaf in texts_of(route.body):
        for what, text in bad_texts(leaf.max_length or 0).items():
            content = json.dumps(put(sample(kind), way, "BAD")).replace('"BAD"', text)
            reply = send(people, route, path, content.encode())
            assert reply.status_code in REFUSED, (way, what, reply.text)
            assert len(reply.json()["error"]["message"]) < 400
    broken = json.dumps(sample(kind) | {"sample": 0}).encode().replace(b"sample", b"\xed\xa0\x80\xff")
    assert 400 == send(people, route, path, broken).status_code


@pytest.mark.parametrize("route", BODIES, ids=lambda route: f"{route.method} {route.path}")
def test_the_longest_text_in_a_body_is_answered(route: Route, people: People) -> None:
    """As many letters as the bound allows, each of four bytes."""
    kind = inspect.type_info(route.body)
    for way, leaf in texts_of(route.body):
        longest = "\N{GAME DIE}" * min(leaf.max_length or 0, 10_000)
        assert BYTES * len(longest) == len(longest.encode())
        body = json.dumps(put(sample(kind), way, longest), ensure_ascii=False).encode()
        reply = send(people, route, path_of(route, people.known), body)
        assert reply.status_code < 500, (way, reply.text)


@pytest.mark.parametrize("route", BODIES, ids=lambda route: f"{route.method} {route.path}")
def test_no_number_in_a_body_fails(route: Route, people: People) -> None:
    """Numbers that no column takes."""
    kind = inspect.type_info(route.body)
    for way, leaf in leaves(kind):
        if isinstance(leaf, inspect.IntType | inspect.FloatType):
            for number in HUGE:
                content = json.dumps(put(sample(kind), way, number)).encode()
                reply = send(people, route, path_of(route, people.known), content)
                assert reply.status_code < 500, (way, number, reply.text)


@pytest.mark.parametrize("route", [route for route in ROUTES if route.texts], ids=lambda r: f"{r.method} {r.path}")
def test_no_text_in_a_path_or_a_query_fails(route: Route, people: People) -> None:
    """NUL, bytes that are no UTF-8, and too many letters; in an id, a game, an invite."""
    kind = inspect.type_info(route.body) if route.body is not None else None
    content = b"" if kind is None else json.dumps(sample(kind)).encode()
    for name, how in route.texts.items():
        for text in ("a%00b", "%00", "%ED%A0%80", "%FF", "x" * ((how.max_length or 0) + 1)):
            if f"{{{name}:" in route.path:
                path = path_of(route, people.known, **{name: text})
            else:
                path = f"{path_of(route, people.known)}?{quote(name)}={text}"
            reply = send(people, route, path, content)
            expected = (200, *REFUSED) if text in ("%ED%A0%80", "%FF") else REFUSED  # read as U+FFFD, which is a letter
            assert reply.status_code in expected, (name, text, reply.text)


@pytest.mark.parametrize("header", ["cookie", "authorization", "x-csrf-token", "origin", "host", "x-forwarded-for"])
def test_no_header_fails(header: str, people: People) -> None:
    """Whatever bytes HTTP lets through."""
    for value in (b"\xed\xa0\x80", b"\xff\xfe", b"tw_session=%00\xff", b"Bearer \xed\xa0\x80", b"x" * 4_000):
        for method, path in (("GET", "/api/me"), ("POST", "/api/guest")):
            signed = {name.encode(): text.encode() for name, text in people.person.headers.items()}
            headers = {**signed, header.title().encode(): value}
            reply = people.hall.client.request(method, path, headers=headers, json={"name": "Bert"})
            people.hall.client.cookies.clear()
            assert reply.status_code < 500, (value, reply.text)


@pytest.mark.parametrize("frame", get_args(ClientMessage), ids=lambda frame: frame.__name__)
def test_no_frame_fails(frame: type[Any], people: People) -> None:
    """Each text and each number of the frame in turn; the connection lives on."""
    kind = inspect.type_info(frame)
    for way, leaf in leaves(kind):
        whole = put(sample(kind), ("table",), people.known["table_id"]) if frame.__name__ != "Ping" else sample(kind)
        values = []
        if isinstance(leaf, inspect.StrType):
            values = list(bad_texts(leaf.max_length or 0).values())
        elif isinstance(leaf, inspect.IntType):
            values = [json.dumps(number) for number in HUGE]
        with people.hall.client.websocket_connect("/ws", headers=people.person.headers) as ws:
            for value in values:
                ws.send_text(json.dumps(put(whole, way, "BAD")).replace('"BAD"', value))
                answer = ws.receive_json(timeout=20)
                if isinstance(leaf, inspect.StrType):
                    assert ("error", True) == (answer["type"], answer["error"]["code"] in ("bad_request", "too_large"))
                assert "internal" != answer.get("error", {}).get("code"), (way, value[:40])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"names": ["', '"names": ["a\\u0000b'),
        ('"names": ["', '"names": ["a\\ud800b'),
        ('"names": ["', '"notes": {"a": "b\\u0000"}, "names": ["'),
        ('"seats": 2', '"seats": 2, "given": 1000000000000000000000'),
        ('"choice": "', '"choice": "\\u0000'),
    ],
)
def test_what_an_uploaded_record_spells_out_is_checked_too(old: str, new: str, people: People) -> None:
    """A record is JSON within JSON: its escapes are read by another decoder."""
    text = finished()
    assert old in text
    reply = people.person.post("/api/records", {"record": text.replace(old, new, 1)})
    assert 400 == reply.status_code, reply.text


def test_a_refused_text_is_told_in_words(people: People) -> None:
    """In one line, without its path through our code."""
    message = people.hall.stranger().post("/api/guest", {"name": "a\x00b"}).json()["error"]["message"]
    assert "text cannot hold the character NUL" in message
