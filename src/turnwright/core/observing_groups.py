"""Writing what consists of several fields: zones of cards, parts, boards, the open question, and a whole view."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Any, Final, cast

from turnwright.core.frames import Frame, State, Step
from turnwright.core.observing import Output, Writer
from turnwright.core.zones import UNKNOWN, Cards, Zone

if TYPE_CHECKING:
    from turnwright.core.observing import Numbers32

BYTES: Final = 4
"""Of a number in a buffer."""


class Zones(Writer):
    """The zones of cards, as the viewer knows them.

    For each zone of the table, and each zone of each seat: how many cards of each kind the viewer knows to be there
    (``counts``), and how many others are there, which is dense. At last, at ``at``, the cards that the viewer knows to
    be in places that it cannot see, without knowing in which.
    """

    def __init__(self, field: str, at: int, kinds: int, table: list[int], seat: list[int]) -> None:
        super().__init__(field, at)
        self.kinds = kinds
        self.table = table
        self.seat = seat

    def write(self, value: Any, out: Output) -> None:
        """Write all zones."""
        cards = cast(Cards, value)
        sure = self.sure(cards, out)
        zones = cards.zones
        for place, at in enumerate(self.table):
            out.dense.append(self.zone(zones[place], at, sure, out))
        for place, at in enumerate(self.seat):
            for seat in range(out.seats):
                owner = (out.first + seat) % out.seats
                zone = zones[len(self.table) + owner * len(self.seat) + place]
                out.dense.append(self.zone(zone, at + seat * self.kinds, sure, out))

    def zone(self, zone: Zone, at: int, sure: dict[int, list[int]], out: Output) -> int:
        """Write what is known to be in a zone; return how many other cards are there."""
        known: list[int] = []
        size = 0
        for place, layer in enumerate(zone.layers):
            size += len(layer)
            if layer and layer[0] != UNKNOWN:
                known = known + layer
            elif layer and sure:
                known = known + sure.get(zone.marks[place], [])
        if known:
            out.counts(at, known, 0)
        return size - len(known)

    def sure(self, cards: Cards, out: Output) -> dict[int, list[int]]:
        """Return the cards that the viewer knows without seeing them, by layer; write those it cannot place."""
        if cards.knowledge is None:
            return {}
        known = cards.knowledge[out.viewer if out.viewer >= 0 else out.seats]
        if known is None:
            return {}
        pooled: list[int] = []
        for pool in known.pools:
            pooled = pooled + pool
        out.counts(self.at, pooled, 0)
        return {place.layer: place.sure for place in known.places if place.sure}


class Group:
    """Fields that belong together and may be absent: a part, a board, a payload.

    Their numbers that are always there begin at ``at``, with a 1: there are ``size`` of them. If the group is absent,
    nothing is written.
    """

    def __init__(self, name: str, writers: list[Writer], at: int, size: int) -> None:
        self.name = name
        self.writers = writers
        self.at = at
        self.pack = Struct(f"={size}i").pack_into

    def write(self, holder: object, out: Output) -> None:
        """Write 1 and the fields."""
        others = out.dense
        out.dense = [1]
        for writer in self.writers:
            writer.write(getattr(holder, writer.field), out)
        self.pack(out.buffer, BYTES * (out.base + self.at), *out.dense)
        out.dense = others


class Parts(Writer):
    """The parts of abilities, each in its position."""

    def __init__(self, field: str, groups: list[Group]) -> None:
        super().__init__(field, 0)
        self.groups = groups

    def write(self, value: Any, out: Output) -> None:
        """Write each part that is in play."""
        for part, group in zip(cast(list[object], value), self.groups):
            if part is not None:
                group.write(part, out)


class Boards(Writer):
    """The boards of seats: for each seat from the viewer's, each kind of board."""

    def __init__(self, field: str, groups: list[list[Group]]) -> None:
        super().__init__(field, 0)
        self.groups = groups

    def write(self, value: Any, out: Output) -> None:
        """Write the board that each seat has."""
        boards = cast(list[object], value)
        for seat, groups in enumerate(self.groups):
            board = boards[(out.first + seat) % out.seats]
            if board is not None:
                name = type(board).__name__
                for group in groups:
                    if group.name == name:
                        group.write(board, out)


class Question(Writer):
    """The viewer's seat; the open question: its step, whom it asks, its numbers, its payload."""

    def __init__(self, steps: list[Step[State]], groups: list[Group]) -> None:
        super().__init__("todo", 0)
        self.numbers = {step.name: place + 1 for place, step in enumerate(steps)}
        self.groups = groups

    def write(self, value: Any, out: Output) -> None:
        """Write who looks, and the next question."""
        frames = cast(list[Frame], value)
        out.dense.append(out.viewer if out.viewer >= 0 else -1)
        if not frames:
            out.dense.extend([0, -1, 0, 0])
            return
        f = frames[len(frames) - 1]
        out.dense.extend([self.numbers.get(f.step.name, 0), out.relative(f.seat, 1), f.arg, f.extra])
        if f.payload is not None:
            name = type(f.payload).__name__
            for group in self.groups:
                if group.name == name:
                    group.write(f.payload, out)


class Encoder:
    """Writes the observations of one game at one number of seats: ``dense`` numbers, then ``sparse`` ones."""

    def __init__(self, writers: list[Writer], dense: int, sparse: int) -> None:
        self.writers = writers
        self.dense = dense
        self.nothing = bytes(BYTES * sparse)
        self.clear = Struct(f"={BYTES * sparse}s").pack_into
        self.pack = Struct(f"={dense}i").pack_into

    def encode(self, shown: State, buffer: Numbers32, base: int) -> None:
        """Write a redacted state into the buffer, from the place ``base``."""
        first = shown.viewer if shown.viewer >= 0 else 0
        out = Output(buffer, base + self.dense, first, shown.seats, shown.viewer)
        self.clear(buffer, BYTES * (base + self.dense), self.nothing)
        for writer in self.writers:
            writer.write(getattr(shown, writer.field), out)
        self.pack(buffer, BYTES * base, *out.dense)
