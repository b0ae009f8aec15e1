"""Games that begin from a set-up position: what a record says of the start, and what is refused."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from tests.toy import TOY, Toy
from tests.toy.layout import DISCARD, hand, held
from tests.toy.rules import CARDS
from tests.toy.state import ToyState
from turnwright.core.budget import limited
from turnwright.core.chance import Dealer, seed_from
from turnwright.core.errors import BadRecord, GameError, RedactedState, Unplayable
from turnwright.core.frames import AutoStep, Frame, State
from turnwright.core.game import Game, JsonDict
from turnwright.core.journal import Record
from turnwright.core.position import Position
from turnwright.core.record import read, replay, verify, write
from turnwright.core.rng import Rng
from turnwright.core.seats import WATCHER

TABLES = cast("Game[State]", TOY)


def begun(seed: int = 3, choices: int = 2) -> Position:
    """Return a game that begins where a toy game stood after some choices."""
    position = TOY.new(2, seed)
    for _choice in range(choices):
        position.choose(position.actions[0])
    return Position.from_state(TABLES, position.state, dealer=Dealer(seed_from(seed)))


def with_start(change: dict[str, Any]) -> str:
    """Return a record without entries whose start is that of ``begun``, changed."""
    header = json.loads(write(begun().record).splitlines()[0])
    header["start"].update(change)
    return json.dumps(header)


def test_the_header_holds_the_start() -> None:
    """It is the encoded state; a game that begins as its rules say has none, and is written as it always was."""
    position = begun()
    header = json.loads(write(position.record).splitlines()[0])
    assert TABLES.encode(begun().at(0).state) == header["start"]
    assert position.set_up
    plain = TOY.new(2, 3)
    assert not plain.set_up
    assert "start" not in json.loads(write(plain.record).splitlines()[0])


def test_undo_stops_at_the_start() -> None:
    """The log tells that the game was set up and no more; nothing before the start can be undone."""
    position = begun()
    assert ["log-set-up"] == [message.id for message in position.log(WATCHER)]
    assert "undo-nothing" == position.undo_reason(0)
    assert 0 == position.ply


def test_nobody_is_told_a_start_that_hides_something() -> None:
    """A running game gives a seat its own view of the start, which is refused as a game to play on."""
    position = begun()
    for seat in (0, 1, WATCHER):
        start = position.record_for(seat).header.start
        assert start is not None
        held: Any = start["cards"]
        for other in {0, 1} - {seat}:
            assert {None} == set(held["zones"][hand(other)]["layers"][0])
        with pytest.raises(GameError, match=r"^line 1: this start is what one viewer may see"):
            replay(read(write(position.record_for(seat))))


def test_cards_out_of_sight_are_known_together() -> None:
    """A state from a simulation says nothing of what is known: a seat then knows which cards it cannot see."""
    position = TOY.new(2, 3)
    position.choose("pass")
    game = Position.from_state(TABLES, position.state.clone())
    seen: set[int] = set()
    for n in range(60):
        seen.update(held(cast("ToyState", TABLES.belief(game.observation(0)).deal(Rng(n))), 1))
    mine = set(held(cast("ToyState", game.state), 0))
    assert set(range(CARDS)) - mine - set(cast("ToyState", game.state).cards.zones[DISCARD].layers[0]) == seen


BROKEN: list[tuple[JsonDict, str]] = [
    ({"points": [1]}, "line 1: points: expected 2 numbers, not 1"),
    ({"todo": []}, "line 1: todo: the game is over: nothing is asked"),
    ({"todo": [["nothing", 0, 0, 0]]}, "line 1: todo: unknown step 'nothing'"),
    ({"coins": [10**60, 0]}, "line 1: a number is larger than any on a table"),
    ({"viewer": 0}, "line 1: this start is what one viewer may see"),
    ({"todo": [["reveal", 0, 7, 0]]}, "line 1: this set-up position cannot be continued: the rules fail with "),
]


@pytest.mark.parametrize(("change", "message"), BROKEN, ids=[message for _change, message in BROKEN])
def test_a_start_that_cannot_be_is_refused_in_one_line(change: JsonDict, message: str) -> None:
    """Whether the storage, the checks or the rules find it."""
    with pytest.raises(GameError) as refused:
        replay(read(with_start(change)))
    assert message == str(refused.value)[: len(message)]
    assert "\n" not in str(refused.value)
    assert [str(refused.value)] == verify(read(with_start(change)))


def test_a_start_is_an_object() -> None:
    """Anything else is refused by line; so is a number with thousands of digits."""
    header = with_start({})
    with pytest.raises(BadRecord, match=r"^line 1: start: expected an object, not 7"):
        read(json.dumps({**json.loads(header), "start": 7}))
    with pytest.raises(BadRecord, match=r"^line 1: expected one JSON object"):
        read(header.replace('"winner": -1', f'"winner": {"9" * 5000}'))


def test_a_view_is_no_start() -> None:
    """What a seat sees is dealt before it is played on."""
    with pytest.raises(RedactedState):
        Position.from_state(TABLES, TABLES.redacted(TABLES.new(2, 3).state, 0))


class NextToy(Toy):
    """The toy one version later."""

    version = 2


class ConvertingToy(NextToy):
    """The toy of that version, which can read older positions."""

    def upgrade_start(self, record: Record) -> Record:
        return record._replace(header=record.header._replace(version=2))


def test_a_start_of_an_older_version_is_converted_or_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game says how; unless it does, one line says which version the position is of."""
    text = with_start({})
    from turnwright.core import game

    monkeypatch.setitem(game._registered, "toy", NextToy())
    with pytest.raises(BadRecord, match=r"^line 1: toy 2 cannot read positions that were set up in version 1$"):
        replay(read(text))
    monkeypatch.setitem(game._registered, "toy", ConvertingToy())
    assert 2 == replay(read(text)).header.version


def test_rules_that_never_ask_are_stopped() -> None:
    """A step that calls itself for ever ends with one line, not with a process that hangs."""

    class Again(AutoStep[Any]):
        def apply(self, s: Any, f: Frame, action: int) -> None:
            s.then([f])

    game = Toy()
    again = Again("again", 0)
    game.steps = [*game.steps, again]
    s = game.new_state(2)
    s.todo.append(Frame(again, 0))
    with limited(100), pytest.raises(Unplayable, match="automatic steps in a row"):
        Position.from_state(game, s)
