"""What viewers get to see: a position through one seat's eyes, whole or as the difference to what was sent before.

Everything is made from the seat's (or the watchers') view, log, prompt and options; nothing else leaves the process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple, cast

import msgspec

from turnwright.core.drawing import LIGHT, THEMES, Panel, Piece
from turnwright.core.frames import State
from turnwright.core.game import Game, find
from turnwright.core.line import LogEntry
from turnwright.core.messages import Message
from turnwright.core.position import Position
from turnwright.core.seats import WATCHER
from turnwright.core.verbs import Meaning
from turnwright.server.infos import table_info
from turnwright.server.orders import in_force
from turnwright.server.store import Meta
from turnwright.server.wire import (
    WATCHING,
    GestureView,
    LogLine,
    MeaningView,
    OptionView,
    PanelView,
    PieceView,
    Snapshot,
    StaticLayer,
    TableInfo,
    Words,
)
from turnwright.server.wire_socket import Delta, PieceChanges, PieceMove

KEY_LENGTH: Final = 20
PANELS_KEPT: Final = 100
PIECES_KEPT: Final = 5_000
"""What a process remembers encoded, so that what all see is encoded once."""
NOT_BEGUN: Final = Message("prompt-open-table")


class Eyes(NamedTuple):
    """Through whose eyes: viewers with equal eyes get the same bytes. ``user`` is "" for those with no part in it."""

    seat: int
    theme: str
    user: str


class Encoded(NamedTuple):
    """A piece and its bytes."""

    view: PieceView
    raw: msgspec.Raw


class Drawn(NamedTuple):
    """A panel as it is sent: the key of its static layer, its pieces encoded."""

    id: str
    role: str
    width: float
    height: float
    static: str
    label: Words | None
    labels: dict[str, Words]
    pieces: dict[str, Encoded]


class Seen(NamedTuple):
    """All that one pair of eyes sees at one moment."""

    info: TableInfo
    seat: int
    seq: int
    ply: int
    story: list[LogEntry]
    prompt: Words
    options: list[OptionView]
    gestures: list[GestureView]
    can_undo: bool
    undo_reason: str
    panels: list[Drawn]
    names: list[str]
    orders: dict[str, Any]


class Easel:
    """Draws for all tables of a process; keeps what it has encoded, and static layers until they are stored."""

    def __init__(self) -> None:
        self.fresh: dict[str, StaticLayer] = {}
        self._keys: dict[tuple[str, str], str] = {}
        self._panels: dict[tuple[str, Panel], Drawn] = {}
        self._pieces: dict[tuple[object, ...], Encoded] = {}
        self._begun: set[tuple[object, ...]] = set()

    def panels(self, game: Game[State], position: Position, eyes: Eyes) -> list[Drawn]:
        """Return the panels that ``eyes`` see."""
        panels = game.panels(position.view(eyes.seat), THEMES.get(eyes.theme, LIGHT))
        return [self._drawn(game, panel) for panel in panels]

    async def begin(self, position: Position, theme: str) -> None:
        """Draw a table of its kind for the first time away from the event loop: static layers take their time."""
        game = position.game
        kind = (game.name, position.seats, theme)
        if kind not in self._begun:
            await asyncio.to_thread(game.panels, position.view(WATCHER), THEMES.get(theme, LIGHT))
            self._begun.add(kind)

    def _drawn(self, game: Game[State], panel: Panel) -> Drawn:
        """Return a panel as it is sent; games hand out the same one for as long as it shows the same."""
        drawn = self._panels.get((game.name, panel))
        if drawn is None:
            drawn = self._encoded(game, panel)
            if len(self._panels) >= PANELS_KEPT:
                self._panels.clear()
            self._panels[game.name, panel] = drawn
        return drawn

    def _encoded(self, game: Game[State], panel: Panel) -> Drawn:
        return Drawn(
            panel.id,
            panel.role,
            panel.width,
            panel.height,
            self._key(panel.defs, panel.static),
            words(game, panel.label) if panel.label else None,
            {id: words(game, label) for id, label in panel.labels.items()},
            {piece.id: self._piece(game, piece) for piece in panel.pieces},
        )

    def _key(self, defs: str, static: str) -> str:
        key = self._keys.get((defs, static))
        if key is None:
            key = sha256(f"{defs}\0{static}".encode()).hexdigest()[:KEY_LENGTH]
            self._keys[defs, static] = key
            self.fresh[key] = StaticLayer(defs=defs, static=static)
        return key

    def _piece(self, game: Game[State], piece: Piece) -> Encoded:
        known = (game.name, piece.id, piece.x, piece.y, piece.body, piece.label, piece.target, piece.face)
        encoded = self._pieces.get(known)
        if encoded is None:
            label = words(game, piece.label) if piece.label else None
            view = PieceView(
                id=piece.id,
                x=piece.x,
                y=piece.y,
                body=piece.body,
                label=label,
                target=piece.target,
                face=self._key("", piece.face) if piece.face else msgspec.UNSET,
            )
            if len(self._pieces) >= PIECES_KEPT:
                self._pieces.clear()
            encoded = self._pieces[known] = Encoded(view, msgspec.Raw(msgspec.json.encode(view)))
        return encoded


def words(game: Game[State], message: Message) -> Words:
    """Return a message as the wire carries it."""
    rule = game.rulebook.rule(message.rule).id if message.rule > 0 else ""
    return Words(id=message.id, args=message.args, rule=rule)


def look(easel: Easel, meta: Meta, position: Position | None, eyes: Eyes, online: Collection[int]) -> Seen:
    """Return what ``eyes`` see of a table; before the start that is the seats alone."""
    info = table_info(meta, eyes.user, online)
    names = [sitting.name for sitting in meta.seating]
    given = in_force(find(meta.game), meta, eyes.seat)
    if position is None:
        prompt = Words(id=NOT_BEGUN.id)
        return Seen(info, eyes.seat, meta.seq, meta.ply, [], prompt, [], [], False, "undo-nothing", [], names, given)
    game = position.game
    running = meta.state == "running"
    asked = running and position.seat == eyes.seat
    reason = position.undo_reason(eyes.seat) if running else "undo-over"
    return Seen(
        info,
        eyes.seat,
        position.seq,
        position.ply,
        position.story(eyes.seat),
        words(game, position.prompt(eyes.seat) if meta.state != "open" else NOT_BEGUN),
        offered(position) if asked else [],
        suggested(position) if asked else [],
        reason == "",
        reason,
        easel.panels(game, position, eyes),
        names,
        given,
    )


class Views:
    """What each pair of eyes sees of one table, made once for as long as nothing changes there."""

    def __init__(self) -> None:
        self._of: tuple[Meta, Position | None, int, list[int]] | None = None
        self._seen: dict[Eyes, Seen] = {}

    def look(self, easel: Easel, meta: Meta, position: Position | None, eyes: Eyes, online: list[int]) -> Seen:
        """Return what ``eyes`` see of the table as it is now."""
        seq = 0 if position is None else position.seq
        of = self._of
        if of is None or of[0] is not meta or of[1] is not position or of[2:] != (seq, online):
            self._of = (meta, position, seq, online)
            self._seen.clear()
        seen = self._seen.get(eyes)
        if seen is None:
            seen = self._seen[eyes] = look(easel, meta, position, eyes, online)
        return seen


def look_back(easel: Easel, seen: Seen, then: Position, eyes: Eyes) -> Seen:
    """Return what ``eyes`` saw at an earlier ply, ``then``, of a table that now is as ``seen``."""
    story = [told for told in seen.story if told.ply <= then.ply]
    panels = easel.panels(then.game, then, eyes)
    prompt = words(then.game, then.prompt(eyes.seat))
    return seen._replace(ply=then.ply, story=story, prompt=prompt, options=[], gestures=[], panels=panels)


def offered(position: Position) -> list[OptionView]:
    """Return the options of the asked seat."""
    game = position.game
    return [
        OptionView(
            choice=game.vocabulary.name(action),
            label=words(game, game.label(position.state, action)),
            target=game.target(action),
            verb=game.vocabulary.verb(action),
            meaning=meant(game, game.meaning(position.state, action)),
        )
        for action in position.actions
    ]


def meant(game: Game[State], meaning: Meaning | None) -> MeaningView | None:
    """Return what a choice means as the wire carries it."""
    if meaning is None:
        return None
    return MeaningView(
        kind=meaning.kind,
        price=meaning.price,
        reward=meaning.reward,
        odds=meaning.odds,
        loss=None if meaning.loss is None else words(game, meaning.loss),
    )


def suggested(position: Position) -> list[GestureView]:
    """Return what the asked seat may like to answer as one."""
    game = position.game
    return [
        GestureView(
            choices=[game.vocabulary.name(action) for action in gesture.actions],
            label=words(game, gesture.label),
            target=gesture.target,
        )
        for gesture in position.gestures
    ]


def log_lines(game: Game[State], story: Sequence[LogEntry], since: int = 0) -> list[LogLine]:
    """Return the lines of a log from ``since`` on."""
    return [
        LogLine(n=n, ply=told.ply, seat=told.seat, message=words(game, told.message), ordered=told.ordered)
        for n, told in enumerate(story[since:], start=since)
    ]


def snapshot(game: Game[State], seen: Seen) -> Snapshot:
    """Return ``seen`` whole."""
    return Snapshot(**fields(game, seen))


def fields(game: Game[State], seen: Seen) -> dict[str, Any]:
    """Return the fields of a Snapshot of ``seen``."""
    return {
        "table": seen.info,
        "seat": WATCHING if seen.seat == WATCHER else seen.seat,
        "seq": seen.seq,
        "ply": seen.ply,
        "log_from": 0,
        "log": log_lines(game, seen.story),
        "prompt": seen.prompt,
        "asked": seen.info.asked,
        "options": seen.options,
        "gestures": seen.gestures,
        "can_undo": seen.can_undo,
        "undo_reason": seen.undo_reason,
        "panels": [_panel_view(drawn) for drawn in seen.panels],
        "names": seen.names,
        "orders": seen.orders,
    }


def _panel_view(drawn: Drawn) -> PanelView:
    return PanelView(
        id=drawn.id,
        role=drawn.role,
        width=drawn.width,
        height=drawn.height,
        static=drawn.static,
        label=drawn.label,
        labels=drawn.labels,
        pieces=cast("list[PieceView]", [piece.raw for piece in drawn.pieces.values()]),  # encoded already
    )


def delta(game: Game[State], old: Seen, new: Seen) -> Delta | None:
    """Return what changed from ``old`` to ``new``; None if that is better sent whole."""
    if old.seat != new.seat or [panel[:4] for panel in old.panels] != [panel[:4] for panel in new.panels]:
        return None
    same = 0
    for before, after in zip(old.story, new.story, strict=False):
        if before != after:
            break
        same += 1
    before_info, after_info = msgspec.to_builtins(old.info), msgspec.to_builtins(new.info)
    pairs = list(zip(old.panels, new.panels, strict=True))
    return Delta(
        table=new.info.id,
        from_seq=old.seq,
        seq=new.seq,
        ply=new.ply,
        log_from=same,
        log=log_lines(game, new.story, same),
        prompt=new.prompt,
        asked=new.info.asked,
        options=new.options,
        gestures=new.gestures,
        can_undo=new.can_undo,
        undo_reason=new.undo_reason,
        pieces={after.id: changes for before, after in pairs if (changes := _changes(before, after)) is not None},
        static={after.id: after.static for before, after in pairs if before.static != after.static},
        labels={after.id: after.labels for before, after in pairs if before.labels != after.labels},
        info={key: value for key, value in after_info.items() if value != before_info[key]},
        names=new.names if new.names != old.names else msgspec.UNSET,
        orders=new.orders if new.orders != old.orders else msgspec.UNSET,
    )


def _changes(before: Drawn, after: Drawn) -> PieceChanges | None:
    if before.pieces == after.pieces:
        return None
    fresh = [_change(before.pieces.get(id), piece) for id, piece in after.pieces.items()]
    gone = [id for id in before.pieces if id not in after.pieces]
    return PieceChanges(set=cast("list[PieceView]", [change for change in fresh if change is not None]), gone=gone)


def _change(before: Encoded | None, after: Encoded) -> msgspec.Raw | PieceMove | None:
    """Return what to send of a piece: all of it, all but its body, or nothing."""
    if before is not None and before.view == after.view:
        return None
    view = after.view
    if before is None or before.view.body != view.body:
        return after.raw
    return PieceMove(id=view.id, x=view.x, y=view.y, label=view.label, target=view.target, face=view.face)
