"""Boards to think on: dealt from what a seat may know, played on, and shown. Runs in workers.

A board is a record that begins with the dealt table. It has no seed: every request continues it with one of its own.
"""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

import msgspec

from turnwright.core.game import JsonDict, find
from turnwright.core.journal import CHOICE, DEALT
from turnwright.core.messages import Message
from turnwright.core.position import Position
from turnwright.core.record import read, replay, write
from turnwright.core.seats import WATCHER
from turnwright.server.errors import Refused
from turnwright.server.tables import views
from turnwright.server.tables.log_pages import latest_from, log_lines
from turnwright.server.tables.panels import TablePanels
from turnwright.server.wire.play import AllFacts, LogLine, PanelView, Words
from turnwright.server.workers.thinkers import Job, SeatView, job_for, observation_in, seat_view_of


class Known(NamedTuple):
    """What a seat knows of its table, as it is sent to a worker; ``module`` registers the game there."""

    game: str
    module: str
    seats: int
    options: JsonDict
    seat: int
    names: list[str]
    seen: SeatView


class Look(NamedTuple):
    """Through whose eyes to show a board (None: those of the asked seat), and how to draw it ("": not at all)."""

    seat: int | None
    theme: str


class Steps(NamedTuple):
    """What to do at a board: go back to ``ply`` or before the last choice, then make ``choices``."""

    ply: int | None = None
    undo: bool = False
    choices: tuple[str, ...] = ()


class Shown(NamedTuple):
    """A board: its record and what it shows. Panels and faces name their layers by places in ``layers``."""

    record: str
    facts: AllFacts
    over: bool
    scores: list[int | None] | None
    winners: list[int]
    log_from: int
    log: list[LogLine]
    panels: list[PanelView]
    layers: list[tuple[str, str]]


class LayerPlaces:
    """The static layers of some drawings; the key of each is its place in the list."""

    def __init__(self) -> None:
        self.layers: list[tuple[str, str]] = []

    def key(self, defs: str, static: str) -> str:
        """Return the place of a layer."""
        if (defs, static) not in self.layers:
            self.layers.append((defs, static))
        return str(self.layers.index((defs, static)))


def known_to(position: Position, seat: int) -> Known:
    """Return all that a board for ``seat`` is made of."""
    game = position.game
    seen = seat_view_of(position.observation(seat))
    return Known(game.name, type(game).__module__, position.seats, position.options_set, seat, position.names[:], seen)


def dealt(known: Known, seed: bytes, theme: str, most: int) -> Shown:
    """Return a board dealt by ``seed`` from what a seat knows."""
    import_module(known.module)
    game = find(known.game)
    position = Position.dealt(game, observation_in(known.seen, game, known.seats, known.options), seed)
    position.names = known.names
    return shown(bounded(position, most), Look(known.seat, theme))


def played(record: str, seed: bytes, steps: Steps, look: Look, most: int) -> Shown:
    """Return a board after some steps, with ``seed`` for dice and cards."""
    return shown(stepped(record, seed, steps, most), look)


def asked(record: str, seed: bytes, steps: Steps, kind: str, seconds: float, most: int) -> tuple[str, Job]:
    """Return the record of a board after some steps, and the job of a bot that answers there."""
    position = stepped(record, seed, steps, most)
    if position.over or position.seat is None:
        raise Refused("game_over", "the game on this board is over")
    return write(position.record), job_for(position, position.seat, kind, seconds)


def stepped(record: str, seed: bytes, steps: Steps, most: int) -> Position:
    """Return the position of a board after some steps; it has at most ``most`` answers."""
    found = read(record)
    if found.header.version != find(found.header.game).version:
        raise Refused("conflict", "this board was made by an older version of the game: ask for a new one")
    position = replay(found)
    position = position.fork(back_to(position, steps), seed)
    for choice in steps.choices:
        position.choose(choice)
    return bounded(position, most)


def back_to(position: Position, steps: Steps) -> int:
    """Return the ply from which a board continues."""
    if steps.ply is not None:
        if not 0 <= steps.ply <= position.ply:
            raise Refused("bad_request", f"there is no ply {steps.ply}: this board has {position.ply} plies")
        return steps.ply
    if not steps.undo:
        return position.ply
    last = last_choice(position)
    if last is None:
        raise Refused("undo_refused", "nothing was chosen on this board")
    return last


def last_choice(position: Position) -> int | None:
    """Return the ply before the last choice on a board, None if there is none."""
    entries = position.entries_from(0)
    return next((entry.seq for entry in reversed(entries) if entry.kind == CHOICE), None)


def bounded(position: Position, most: int) -> Position:
    """Return a position, unless its game is longer than a board may be."""
    if position.ply > most:
        raise Refused("too_large", f"a board has at most {most} answers: go back, or ask for a new one")
    return position


def shown(position: Position, look: Look) -> Shown:
    """Return what a board shows."""
    game, seat = position.game, position.asking if look.seat is None else look.seat
    view, story, places = position.view(seat), position.story(seat), LayerPlaces()
    drawn = TablePanels(places).all_of(game, view, look.theme, seat).values() if look.theme else []
    latest = latest_from(story)
    return Shown(
        write(position.record),
        facts(position, seat),
        position.over,
        None if position.scores is None else list(position.scores),
        position.winners,
        latest,
        log_lines(game, story, latest),
        [msgspec.json.decode(panel.raw, type=PanelView) for panel in drawn],
        places.layers,
    )


def facts(position: Position, seat: int) -> AllFacts:
    """Return the facts of a board: the question is that of the asked seat, all else is what ``seat`` sees."""
    game, view, question = position.game, position.view(seat), position.told()
    back, asking = last_choice(position), not position.over
    prospects: list[Message] = position.prospects(seat) if asking and seat != WATCHER else []
    return AllFacts(
        seq=position.seq,
        ply=position.ply,
        prompt=Words.of(game, question.prompt()),
        prospects=[Words.of(game, prospect) for prospect in prospects],
        asked=position.seat,
        options=views.offered(position, question) if asking else [],
        gestures=views.suggested(position) if asking else [],
        ends=question.ends() if asking else {},
        can_undo=back is not None,
        undo_reason="undo-nothing" if back is None else "",
        undo_redeals=back is not None and any(entry.kind == DEALT for entry in position.entries_from(back)),
        seat=views.wire_seat(seat),
        names=position.names,
        colours=game.seat_colours(view),
        view=views.encoded(position, view),
    )
