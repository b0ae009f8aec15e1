"""The types of the page: what of a struct becomes what in TypeScript."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType

from turnwright.server.wire.socket import ClientMessage
from wire_types import interface, structs, types_module

pytestmark = pytest.mark.plain_only


class Inner(Struct):
    """Something inside."""

    place: str


class Reply(Struct, kw_only=True):
    """What the server says.

    And more of it.
    """

    number: int
    usual: float = 1.0
    names: list[str | None]
    inner: dict[str, Inner]
    pair: tuple[int, int]
    kind: Literal["a", "b"]
    anything: Any
    short: Annotated[str, msgspec.Meta(max_length=3)]
    left_out: list[Inner] | UnsetType = UNSET


class Body(Struct, forbid_unknown_fields=True, tag_field="type", tag="ask"):
    """What a client says: ``key`` may be missing."""

    seat: int | None
    key: str = ""


class Sparse(Struct, omit_defaults=True):
    """Defaults are not sent."""

    rule: str = ""
    number: int | None = None


def test_a_reply_has_all_its_fields_but_those_that_are_not_set() -> None:
    """Defaults are sent as well."""
    assert """/** What the server says. */
export interface Reply {
  number: number;
  usual: number;
  names: (string | null)[];
  inner: Record<string, Inner>;
  pair: [number, number];
  kind: 'a' | 'b';
  anything: OptionValue;
  short: string;
  left_out?: Inner[];
}
""" == interface(Reply)


def test_a_request_may_leave_out_what_has_a_default() -> None:
    """A message says of which type it is."""
    assert """/** What a client says: `key` may be missing. */
export interface Body {
  type: 'ask';
  seat: number | null;
  key?: string;
}
""" == interface(Body)


def test_defaults_that_are_not_sent_are_optional() -> None:
    """As the server encodes them."""
    assert "  rule?: string;\n  number?: number;\n" in interface(Sparse)


def test_every_message_has_a_type() -> None:
    """Each once."""
    module = types_module()
    for name in [each.__name__ for each in structs()]:
        assert 1 == module.count(f"export interface {name} {{")
    for message in get_args(ClientMessage):
        assert f"export interface {message.__name__} {{" in module
