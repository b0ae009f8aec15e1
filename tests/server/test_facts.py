"""What a viewer is sent is listed once (``AllFacts``): snapshots, changes and secrecy tests follow from the list."""

from __future__ import annotations

from typing import Any, Final, get_type_hints

import msgspec
import pytest

from tests.server.hall import Hall
from tests.server.test_secrets import moments, other_world, put, seated
from turnwright.core.position import Position
from turnwright.core.seats import WATCHER
from turnwright.server.tables.deltas import RARE
from turnwright.server.tables.views import Look
from turnwright.server.wire.play import (
    AllFacts,
    EventView,
    Facts,
    GestureView,
    LogLine,
    MeaningView,
    OptionView,
    PieceView,
    PreviewReply,
    Snapshot,
    WhyReply,
)
from turnwright.server.wire.socket import Delta
from turnwright.testing.secrecy import ROWS, Outcome

OF_THE_TABLE: Final = "nothing that the rules hide"
"""The row of what follows from the journal and the seats alone, which ``test_secrets`` compares byte for byte."""

ROWS_OF: Final[dict[type[msgspec.Struct], dict[str, str]]] = {
    AllFacts: {
        "seq": OF_THE_TABLE,
        "ply": OF_THE_TABLE,
        "prompt": "prompt",
        "prospects": "prospects",
        "asked": "asked",
        "options": "options",
        "gestures": "gestures",
        "ends": "ends",
        "can_undo": OF_THE_TABLE,
        "undo_reason": OF_THE_TABLE,
        "undo_redeals": OF_THE_TABLE,
        "seat": OF_THE_TABLE,
        "names": OF_THE_TABLE,
        "colours": "view",
        "orders": OF_THE_TABLE,
        "view": "view",
    },
    OptionView: {
        "choice": "options",
        "label": "labels",
        "target": "options",
        "also": "options",
        "sources": "sources",
        "verb": "options",
        "meaning": "meanings",
    },
    MeaningView: dict.fromkeys(("kind", "price", "reward", "odds", "loss", "repeats"), "meanings"),
    GestureView: dict.fromkeys(("choices", "label", "target", "sources"), "gestures"),
    LogLine: {
        "n": "log",
        "ply": "log",
        "seat": "asked",
        "message": "log",
        "ordered": "answered by order",
        "event": "events",
    },
    EventView: dict.fromkeys(("kind", "place", "origin", "faces", "number", "won"), "events"),
    PieceView: dict.fromkeys(("id", "x", "y", "body", "label", "target", "face"), "view"),
    PreviewReply: dict.fromkeys(("changes", "lines", "ends"), "previews"),
    WhyReply: {"text": "refusals", "rule": "refusals", "choice": "clicks"},
}
"""By which row of the secrecy law each part of what is sent is compared."""


@pytest.mark.parametrize("sent", ROWS_OF)
def test_every_fact_has_a_row_of_the_secrecy_law(sent: type[msgspec.Struct]) -> None:
    """A new field of what is sent fails here, until a row covers it; each row has a planted leak."""
    assert set(sent.__struct_fields__) == set(ROWS_OF[sent])
    assert set(ROWS_OF[sent].values()) <= {*ROWS, *Outcome._fields, OF_THE_TABLE}


def test_snapshots_and_changes_follow_from_the_list() -> None:
    """A snapshot has all facts; a change has them too, the rare ones of the same type if they have changed."""
    assert {*AllFacts.__struct_fields__, "table", "log_from", "log", "panels"} == set(Snapshot.__struct_fields__)
    assert set(Facts.__struct_fields__) < set(Delta.__struct_fields__)
    types, optional = get_type_hints(AllFacts), get_type_hints(Delta)
    assert {name: types[name] | msgspec.UnsetType for name in RARE} == {name: optional[name] for name in RARE}
    unset = {field.name for field in msgspec.structs.fields(Delta) if field.default is msgspec.UNSET}
    assert {*RARE, "log_anew", "order"} == unset


def test_a_leak_in_any_fact_is_found(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever fact tells how rich the others are: the snapshot differs between two worlds that look the same."""
    room = seated(hall, "small_world")
    number = next(moments(room))
    facts = Look._facts
    planted = ""

    def telling(look: Look, position: Position, *more: Any) -> AllFacts:
        told: Any = str(position.state.coins)  # type: ignore[attr-defined]
        found = facts(look, position, *more)
        return msgspec.structs.replace(found, **{planted: told}) if planted else found

    monkeypatch.setattr(Look, "_facts", telling)
    viewer, real = room.watcher, room.position.state
    other = other_world(room.position, WATCHER, number)

    def seen(state: Any) -> str:
        put(room, state)
        return str(viewer.get(f"/api/tables/{room.table}/snapshot").text)

    found = []
    for planted in ("", *AllFacts.__struct_fields__):
        found += [planted] if seen(real) != seen(other) else []
    put(room, real)
    assert [*AllFacts.__struct_fields__] == found
