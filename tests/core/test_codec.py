"""Encoded states: a round trip keeps everything, and whatever cannot be read is said in one line."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.toy import TOY
from turnwright.core import codec
from turnwright.core.errors import BadState
from turnwright.core.frames import AutoStep, Frame, State, redacted_frames
from turnwright.core.game import Json, JsonDict
from turnwright.core.payloads import Payload
from turnwright.core.seats import CHANCE
from turnwright.core.zones import UNKNOWN


def encoded() -> JsonDict:
    """Return a toy table in the middle of a round, as JSON."""
    position = TOY.new(2, seed=1)
    for choice in ("peek", "pass", "bid 1"):
        position.choose(choice)
    data: JsonDict = json.loads(json.dumps(codec.encode_state(position.game, position.state)))
    return data


def test_a_state_comes_back_whole() -> None:
    """The envelope names game, version, seats and options; frames carry the names of their steps."""
    data = encoded()
    assert ["turnwright-state 1", "toy", 1, 2, {"rounds": 3}] == [
        data[key] for key in ("format", "game", "version", "seats", "options")
    ]
    assert isinstance(data["state"], dict)
    assert isinstance(data["state"]["todo"], list)
    assert ["bidding", 1, 0, 0] == data["state"]["todo"][-1]
    assert data == codec.encode_state(TOY, codec.decode_state(TOY, data))


def zone(*layers: list[Json]) -> JsonDict:
    """Return an encoded zone."""
    return {"layers": list(layers), "marks": [0] * len(layers), "seen": [0] * len(layers)}


def place(pool: int) -> JsonDict:
    """Return an encoded place with a card of a pool."""
    return {"layer": 1, "sure": [], "slots": [[pool, 1, 0]]}


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("format", "x", "format: expected 'turnwright-state 1', not 'x'"),
        ("game", "chess", "game: expected 'toy', not 'chess'"),
        ("version", True, "version: expected 1, not True"),
        ("seats", 9, "seats: 9 is more than 3"),
        ("options", {"rounds": 7}, "option 'rounds' cannot be 7"),
        ("options", [], "options: expected an object, not []"),
        ("state", None, "state: expected an object, not None"),
        ("state/todo", 3, "todo: expected a list, not 3"),
        ("state/todo", [3], "todo: expected [step, seat, arg, extra], not 3"),
        ("state/todo", [["fly", 0, 0, 0]], "todo: unknown step 'fly'"),
        ("state/todo", [["deal", 2, 0, 0]], "todo: 2 is more than 1"),
        ("state/todo", [["deal", 0, 0.5, 0]], "todo: expected a whole number, not 0.5"),
        ("state/rounds", -1, "rounds: -1 is less than 0"),
        ("state/cards", 7, "cards: expected an object, not 7"),
        ("state/cards/zones", [{}], "cards: expected 8 zones, not 1"),
        ("state/cards/zones", "x" * 99, "zones: expected a list, not 'xxxxx"),
        ("state/cards/zones/2", zone([1], [2]), "layers: expected 1 rows, not 2"),
        ("state/cards/zones/2", zone([99]), "layers[0]: 99 is more than 17"),
        ("state/cards/zones/0", zone([]), "layers: a layer of a pile must have at least one card"),
        ("state/cards/zones/0", {**zone([1]), "seen": []}, "seen: expected 1 numbers, not 0"),
        ("state/cards/knowledge/0", {"pools": [], "places": [place(0)]}, "slots: no such pool"),
        ("state/cards/knowledge", [], "knowledge: expected what 3 viewers know, not 0"),
        ("state/cards/knowledge", [{"pools": [], "places": []}] * 4, "knowledge: expected what 3 viewers know, not 4"),
        ("state/cards/knowledge/1", None, "knowledge: expected an object, not None"),
        ("state/coins", [1], "coins: expected 2 numbers, not 1"),
    ],
)
def test_a_bad_state_is_refused_in_one_line(path: str, value: Json, message: str) -> None:
    """The line names the key and what was expected."""
    data = encoded()
    *outer, key = path.split("/")
    inner: Json = data
    for name in outer:
        inner = inner[int(name) if isinstance(inner, list) else name]  # type: ignore[index]
    inner[int(key) if isinstance(inner, list) else key] = value  # type: ignore[index]
    with pytest.raises(BadState) as raised:
        codec.decode_state(TOY, data)
    assert message == str(raised.value)[: len(message)]


def test_a_missing_key_is_named() -> None:
    """Nothing is filled in silently."""
    data = encoded()
    del codec.table(data["state"], "state")["coins"]
    with pytest.raises(BadState, match="coins: missing"):
        codec.decode_state(TOY, data)
    with pytest.raises(BadState, match="an encoded state: expected an object"):
        codec.decode_state(TOY, None)


def test_flags_are_true_or_false() -> None:
    """A number is no flag, and a flag is no number."""
    assert codec.flag({"on": True}, "on")
    with pytest.raises(BadState, match="on: expected true or false, not 1"):
        codec.flag({"on": 1}, "on")
    with pytest.raises(BadState, match="on: expected a whole number, not True"):
        codec.integer({"on": True}, "on")


class Memory(Payload):
    """One number, for the seat that is asked."""

    def __init__(self, kept: int) -> None:
        self.kept = kept

    def encode(self) -> JsonDict:
        return {"kept": self.kept}

    @classmethod
    def decode(cls, data: JsonDict, seats: int) -> Memory:
        return Memory(codec.integer(data, "kept", 0, 9))

    def redacted(self, viewer: int, seat: int) -> Memory:
        return self if viewer == seat else Memory(UNKNOWN)


def test_a_frame_keeps_its_payload() -> None:
    """It is written after the four values, read by the class that the step names, and hidden if it is secret."""
    step: AutoStep[State] = AutoStep("remember", 0)
    step.payload = Memory
    frames = [Frame(step, 1, 2, 3, Memory(7))]
    rows = codec.encode_frames(frames)
    assert [["remember", 1, 2, 3, {"kept": 7}]] == rows
    assert rows == codec.encode_frames(codec.decode_frames([step], {"todo": rows}, "todo", 2))
    assert rows == codec.encode_frames(redacted_frames(frames, 1))
    hidden = codec.hide(codec.encode_frames(redacted_frames(frames, 0)))
    assert [["remember", 1, 2, 3, {"kept": None}]] == hidden
    assert isinstance(hidden, list)
    seen = codec.decode_frames([step], codec.ViewData({"todo": hidden}), "todo", 2)[0].payload
    assert isinstance(seen, Memory)
    assert UNKNOWN == seen.kept


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        (["remember", 1, 2, 3], "remember: its payload is missing"),
        (["forget", 1, 2, 3, {"kept": 7}], "forget: no payload expected"),
        (["remember", 1, 2, 3, 7], "remember: expected an object, not 7"),
        (["remember", 1, 2, 3, {"kept": 10}], "kept: 10 is more than 9"),
        (["remember", 1, 2, 3, {}, {}], "todo: expected [step, seat, arg, extra], not "),
    ],
)
def test_a_payload_that_does_not_fit_is_refused(row: list[Json], problem: str) -> None:
    """In one line."""
    step: AutoStep[State] = AutoStep("remember", 0)
    step.payload = Memory
    with pytest.raises(BadState) as refused:
        codec.decode_frames([step, AutoStep("forget", 0)], {"todo": [row]}, "todo", 2)
    assert problem == str(refused.value)[: len(problem)]


values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(key=st.sampled_from(sorted(codec.table(encoded()["state"], "state"))), value=values)
def test_any_damage_is_a_bad_state(key: str, value: Json) -> None:
    """A damaged state is rejected, or read as what it says."""
    data = encoded()
    codec.table(data["state"], "state")[key] = value
    try:
        s = codec.decode_state(TOY, data)
    except BadState:
        return
    assert s.todo == [] or CHANCE <= s.todo[-1].seat < 2
