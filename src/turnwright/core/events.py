"""Events: what a log line shows in addition to its text.

A game declares by message id which lines are events: a roll, a draw, a fight. An event is built from the message alone,
so it shows exactly what readers of the line may know, and it costs the rules nothing: events are built only when a log
is read.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from turnwright.core.messages import Message

KINDS: Final = ("round", "turn", "roll", "draw", "fight", "capture", "loss", "build", "travel", "points")
"""A round and a turn begin with a heading; the others happen at a place: dice and cards are shown with their faces,
``loss`` is what leaves the board, ``build`` what is new on it, ``travel`` goes from an origin to a place."""


class Event(NamedTuple):
    """What a log line shows.

    kind    one of KINDS
    place   the drawn element or piece where it happens, "" for none
    origin  where something that travels came from
    faces   what was seen, such as dice or cards: names that ``Game.face`` draws
    number  an amount (points, coins), or None
    won     whether chance or a fight ended well for the seat that acted, None if that does not apply
    """

    kind: str
    place: str = ""
    origin: str = ""
    faces: tuple[str, ...] = ()
    number: int | None = None
    won: bool | None = None


class Shown:
    """What lines with one message id show.

    ``{name}`` stands for an argument of the message, written as in ids of drawn elements: without its ``@``, and with
    ``-`` for ``:``.
    """

    def __init__(
        self,
        kind: str,
        place: str = "",
        origin: str = "",
        faces: tuple[str, ...] = (),
        number: str = "",
        won: bool | None = None,
    ) -> None:
        assert kind in KINDS, kind
        self.kind = kind
        self.place = place
        self.origin = origin
        self.faces = faces
        self.number = number
        self.won = won

    def of(self, message: Message) -> Event:
        """Return what ``message`` shows."""
        args = {
            key: value.removeprefix("@").replace(":", "-") if isinstance(value, str) else value
            for key, value in message.args.items()
        }
        return Event(
            self.kind,
            self.place.format_map(args),
            self.origin.format_map(args),
            tuple([face.format_map(args) for face in self.faces]),
            int(args[self.number]) if self.number else None,
            self.won,
        )
