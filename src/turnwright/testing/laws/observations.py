"""Laws of observations: numbers that follow from the view alone, within the bounds that their blocks declare."""

from __future__ import annotations

import json
from array import array

import pytest

from turnwright.core.amounts import Setting
from turnwright.core.errors import GameError
from turnwright.core.fields import CARDS, OWN, SHARED, Field
from turnwright.core.frames import State
from turnwright.core.game import JsonDict
from turnwright.core.position import Position
from turnwright.core.rng import Rng
from turnwright.core.seats import viewers
from turnwright.core.spaces import Block, Space
from turnwright.testing.laws.base import TableLaws
from turnwright.testing.tables import SampleTable, positions, states

JUNK = 77
"""What a buffer holds before it is written."""


def space_of(table: SampleTable) -> Space:
    """Return the observations of a table; skip the test if its game declares no fields."""
    try:
        return table.game.space(table.seats, table.options)
    except GameError as problem:
        pytest.skip(str(problem))


def observed(table: SampleTable, space: Space, s: State, viewer: int) -> array[int]:
    """Return what ``viewer`` sees of a state, in a buffer that held something else."""
    buffer = array("i", [JUNK]) * space.size
    space.encode(table.game.view(s, viewer), buffer)
    return buffer


def first_telling_block(table: SampleTable, space: Space, position: Position, rng: Rng, deals: int = 3) -> str:
    """Return the first block that differs between the real table and one that a viewer takes for possible, or ""."""
    game = table.game
    for viewer in viewers(table.seats):
        real = observed(table, space, position.state, viewer)
        belief = game.belief(position.observation(viewer))
        for _deal in range(deals):
            other = observed(table, space, belief.deal(rng), viewer)
            for block in space.blocks:
                if real[block.at : block.at + block.size] != other[block.at : block.at + block.size]:
                    return f"{block.name} for viewer {viewer} at {position!r}"
    return ""


def first_block_with_a_secret(table: SampleTable, space: Space, s: State) -> str:
    """Return the first block that changes with a number that only others see, or ""."""
    for field in secret_lists(table):
        for viewer in viewers(table.seats):
            other = s.copy()
            values = getattr(other, field.name)
            setattr(other, field.name, [n if seat == viewer else n + 1 for seat, n in enumerate(values)])
            one, two = observed(table, space, s, viewer), observed(table, space, other, viewer)
            for block in space.blocks:
                if one[block.at : block.at + block.size] != two[block.at : block.at + block.size]:
                    return f"{block.name} for viewer {viewer}"
    return ""


def secret_lists(table: SampleTable) -> list[Field]:
    """Return the declared lists by seat of which each seat sees its own entry."""
    s = table.state()
    declared = table.game.declared(s).state.fields
    fixed = Setting(table.seats, {field.name: getattr(s, field.name) for field in declared if field.kind == SHARED})
    return [
        field
        for field in declared
        if field.seen == OWN and not (field.opened is not None and field.opened.reader.at(fixed))
    ]


def out_of_bounds(block: Block, buffer: array[int]) -> bool:
    """Tell whether a block holds a number that it should not."""
    values = buffer[block.at : block.at + block.size]
    low, high = min(values, default=0), max(values, default=0)
    return (block.low is not None and low < block.low) or (block.high is not None and high > block.high)


class ObservationLaws(TableLaws):
    """Observations of views, if the game declares its fields."""

    def test_what_a_seat_may_not_know_changes_no_number(self, table: SampleTable) -> None:
        """The real table and any that the seat takes for possible are the same observation."""
        space, rng = space_of(table), Rng(5)
        for position in positions(table, 5, table.every(29), by_hand=True):
            assert "" == first_telling_block(table, space, position, rng)

    def test_what_others_have_changes_no_number(self, table: SampleTable) -> None:
        """Lists by seat of which a seat sees its own entry may hold anything for the others."""
        space = space_of(table)
        for s in states(table, 8, table.every(19)):
            assert "" == first_block_with_a_secret(table, space, s)

    def test_every_number_is_within_its_bounds(self, table: SampleTable) -> None:
        """Blocks have a place of their own, and no number is outside their bounds or left over from before."""
        space = space_of(table)
        assert len(space.blocks) == len({block.name for block in space.blocks})
        assert [block.at for block in space.blocks] == [
            sum([other.size for other in space.blocks[:n]]) for n in range(len(space.blocks))
        ]
        for position in positions(table, 6, table.every(5)):
            for viewer in viewers(table.seats):
                buffer = observed(table, space, position.state, viewer)
                assert [] == [block for block in space.blocks if out_of_bounds(block, buffer)]
                clean = space.buffer()
                space.encode(table.game.view(position.state, viewer), clean)
                assert clean == buffer

    def test_a_view_that_was_sent_is_the_same_observation(self, table: SampleTable) -> None:
        """A program elsewhere reads the view from JSON and gets the same numbers."""
        space, game = space_of(table), table.game
        for position in positions(table, 9, table.every(31)):
            for viewer in viewers(table.seats):
                sent: JsonDict = json.loads(json.dumps(game.view(position.state, viewer).encode()))
                buffer = space.buffer()
                space.encode(game.read_view(sent, table.seats, game.check_options(table.options)), buffer)
                assert observed(table, space, position.state, viewer) == buffer

    def test_all_cards_are_counted(self, table: SampleTable) -> None:
        """What a viewer knows of a zone, and what is hidden there, are all its cards."""
        space = space_of(table)
        fields = [field for field in table.game.declared(table.state()).state.fields if field.kind == CARDS]
        for position in positions(table, 7, table.every(11)):
            s = position.state
            for viewer in viewers(table.seats):
                buffer = observed(table, space, s, viewer)
                for field in fields:
                    on_table, of_seat = field.zones
                    cards = getattr(s, field.name)
                    for place, zone in enumerate([*on_table, *of_seat]):
                        block = f"{field.name}.{zone}"
                        counted = sum(space.values(buffer, block)) + sum(space.values(buffer, f"{block}.hidden"))
                        seats = range(s.seats) if place >= len(on_table) else range(1)
                        assert counted == sum([cards.zones[place + seat * len(of_seat)].size() for seat in seats])
