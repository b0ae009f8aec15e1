"""What viewers are sent: a position as one seat sees it, whole or as the difference to what was sent before.

Everything is built from the view, log, prompt and options of a seat (or of watchers); nothing else leaves the process.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple, cast

import msgspec

from turnwright.core.frames import State
from turnwright.core.game import Game, find
from turnwright.core.line import LogEntry
from turnwright.core.messages import Message
from turnwright.core.plies import UndoTarget
from turnwright.core.position import Position
from turnwright.core.seats import WATCHER
from turnwright.core.verbs import Meaning
from turnwright.server.storage.table_rows import Meta
from turnwright.server.tables import seat_changes
from turnwright.server.tables.infos import table_info
from turnwright.server.tables.orders import in_force
from turnwright.server.tables.panel_cache import Drawn, Encoded, PanelCache
from turnwright.server.wire.play import (
    WATCHING,
    EventView,
    GestureView,
    LogLine,
    MeaningView,
    OptionView,
    PanelView,
    PieceView,
    Snapshot,
    Words,
)
from turnwright.server.wire.socket import Delta, PieceChanges, PieceMove
from turnwright.server.wire.tables import TableInfo

NOT_BEGUN: Final = Message("prompt-open-table")


class Perspective(NamedTuple):
    """How someone sees a table; equal perspectives get the same bytes. ``user`` is "" for those who take no part."""

    seat: int
    theme: str
    user: str


def perspective_of(meta: Meta, user: str, seat: int | None, theme: str, last: int = WATCHER) -> Perspective:
    """Return how a person sees the table; for a seat that is not theirs (any more), as watchers see it.

    Before the start everyone sees what watchers see: people still come and go, and a copied game has secrets.
    """
    mine = meta.seats_of(user) if meta.state != "open" else []
    if seat is None:
        asked = WATCHER if meta.asked is None else meta.asked
        seat = next((s for s in (asked, last, *mine[:1]) if s in mine), WATCHER)
    elif seat not in mine:
        seat = WATCHER
    asks = meta.handover is not None and meta.handover.by == user
    part = asks or meta.owner == user or seat_changes.took_part(meta, user)
    return Perspective(seat, theme, user if part else "")


class Seen(NamedTuple):
    """Everything that one perspective shows at one moment."""

    info: TableInfo
    seat: int
    seq: int
    ply: int
    story: list[LogEntry]
    prompt: Words
    prospects: list[Words]
    options: list[OptionView]
    gestures: list[GestureView]
    ends: dict[str, str]
    can_undo: bool
    undo_reason: str
    undo_redeals: bool
    panels: list[Drawn]
    names: list[str]
    colours: list[str]
    orders: dict[str, Any]


def look(
    panel_cache: PanelCache, meta: Meta, position: Position | None, perspective: Perspective, online: Collection[int]
) -> Seen:
    """Return what ``perspective`` sees of a table; before the start, only the seats."""
    info = table_info(meta, perspective.user, online)
    names = [sitting.name for sitting in meta.seating]
    orders = in_force(find(meta.game), meta, perspective.seat)
    if position is None:
        prompt = Words(id=NOT_BEGUN.id)
        return Seen(
            info,
            perspective.seat,
            meta.seq,
            meta.ply,
            [],
            prompt,
            [],
            [],
            [],
            {},
            False,
            "undo-nothing",
            False,
            [],
            names,
            [],
            orders,
        )
    game = position.game
    running = meta.state == "running"
    asked = running and position.seat == perspective.seat
    undo = position.undo_target(perspective.seat) if running else UndoTarget(-1, "undo-over", False)
    view = position.view(perspective.seat)
    return Seen(
        info,
        perspective.seat,
        position.seq,
        position.ply,
        position.story(perspective.seat),
        Words.of(game, position.prompt(perspective.seat) if meta.state != "open" else NOT_BEGUN),
        [Words.of(game, prospect) for prospect in position.prospects(perspective.seat)] if running else [],
        offered(position) if asked else [],
        suggested(position) if asked else [],
        game.ends(position.state) if asked else {},
        undo.reason == "",
        undo.reason,
        undo.redeals,
        panel_cache.panels(game, view, perspective.theme),
        names,
        game.seat_colours(view),
        orders,
    )


class Views:
    """What each perspective sees of one table, computed once as long as nothing changes there."""

    def __init__(self) -> None:
        self._of: tuple[Meta, Position | None, int, list[int]] | None = None
        self._seen: dict[Perspective, Seen] = {}

    def look(
        self,
        panel_cache: PanelCache,
        meta: Meta,
        position: Position | None,
        perspective: Perspective,
        online: list[int],
    ) -> Seen:
        """Return what ``perspective`` sees of the table now."""
        seq = 0 if position is None else position.seq
        of = self._of
        if of is None or of[0] is not meta or of[1] is not position or of[2:] != (seq, online):
            self._of = (meta, position, seq, online)
            self._seen.clear()
        seen = self._seen.get(perspective)
        if seen is None:
            seen = self._seen[perspective] = look(panel_cache, meta, position, perspective, online)
        return seen


def look_back(panel_cache: PanelCache, seen: Seen, then: Position, perspective: Perspective) -> Seen:
    """Return what ``perspective`` saw at an earlier ply, ``then``, of a table that is now ``seen``."""
    story = [told for told in seen.story if told.ply <= then.ply]
    view = then.view(perspective.seat)
    panels = panel_cache.panels(then.game, view, perspective.theme)
    prompt = Words.of(then.game, then.prompt(perspective.seat))
    colours = then.game.seat_colours(view)
    return seen._replace(
        ply=then.ply,
        story=story,
        prompt=prompt,
        prospects=[],
        options=[],
        gestures=[],
        ends={},
        panels=panels,
        colours=colours,
    )


def offered(position: Position) -> list[OptionView]:
    """Return the options of the asked seat."""
    game = position.game
    return [
        OptionView(
            choice=game.vocabulary.name(action),
            label=Words.of(game, game.label(position.state, action)),
            target=game.target(action),
            sources=game.sources(position.state, action),
            verb=game.vocabulary.verb(action),
            meaning=meant(game, game.meaning(position.state, action)),
        )
        for action in position.actions
    ]


def meant(game: Game[State], meaning: Meaning | None) -> MeaningView | None:
    """Return what a choice means, as it is sent."""
    if meaning is None:
        return None
    return MeaningView(
        kind=meaning.kind,
        price=meaning.price,
        reward=meaning.reward,
        odds=meaning.odds,
        loss=None if meaning.loss is None else Words.of(game, meaning.loss),
        repeats=meaning.repeats,
    )


def suggested(position: Position) -> list[GestureView]:
    """Return the gestures suggested to the asked seat."""
    game = position.game
    return [
        GestureView(
            choices=[game.vocabulary.name(action) for action in gesture.actions],
            label=Words.of(game, gesture.label),
            target=gesture.target,
            sources=gesture.sources,
        )
        for gesture in position.gestures
    ]


def log_lines(game: Game[State], story: Sequence[LogEntry], since: int = 0) -> list[LogLine]:
    """Return the lines of a log from ``since`` on."""
    return [
        LogLine(
            n=n,
            ply=told.ply,
            seat=told.seat,
            message=Words.of(game, told.message),
            ordered=told.ordered,
            event=shown(game, told.message),
        )
        for n, told in enumerate(story[since:], start=since)
    ]


def shown(game: Game[State], message: Message) -> EventView | msgspec.UnsetType:
    """Return the event of a line, as it is sent."""
    event = game.event(message)
    return msgspec.UNSET if event is None else EventView(**event._asdict())


def snapshot(game: Game[State], seen: Seen) -> Snapshot:
    """Return ``seen`` as a whole."""
    return Snapshot(**fields(game, seen))


def wire_seat(seen: Seen) -> int:
    """Return the seat of ``seen`` as it is sent."""
    return WATCHING if seen.seat == WATCHER else seen.seat


def fields(game: Game[State], seen: Seen) -> dict[str, Any]:
    """Return the fields of a Snapshot of ``seen``."""
    return {
        "table": seen.info,
        "seat": wire_seat(seen),
        "seq": seen.seq,
        "ply": seen.ply,
        "log_from": 0,
        "log": log_lines(game, seen.story),
        "prompt": seen.prompt,
        "prospects": seen.prospects,
        "asked": seen.info.asked,
        "options": seen.options,
        "gestures": seen.gestures,
        "ends": seen.ends,
        "can_undo": seen.can_undo,
        "undo_reason": seen.undo_reason,
        "undo_redeals": seen.undo_redeals,
        "panels": [_panel_view(drawn) for drawn in seen.panels],
        "names": seen.names,
        "colours": seen.colours,
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
    """Return what changed from ``old`` to ``new``; None if the whole should be sent instead."""
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
        prospects=new.prospects,
        asked=new.info.asked,
        options=new.options,
        gestures=new.gestures,
        ends=new.ends,
        can_undo=new.can_undo,
        undo_reason=new.undo_reason,
        undo_redeals=new.undo_redeals,
        pieces={after.id: changes for before, after in pairs if (changes := _changes(before, after)) is not None},
        static={after.id: after.static for before, after in pairs if before.static != after.static},
        labels={after.id: after.labels for before, after in pairs if before.labels != after.labels},
        info={key: value for key, value in after_info.items() if value != before_info[key]},
        names=new.names if new.names != old.names else msgspec.UNSET,
        colours=new.colours if new.colours != old.colours else msgspec.UNSET,
        orders=new.orders if new.orders != old.orders else msgspec.UNSET,
    )


def without_board(game: Game[State], seen: Seen) -> Delta:
    """Return ``seen`` without drawing and log, for somebody who has those of the same seq and seat."""
    nothing = delta(game, seen, seen)
    assert nothing is not None
    info = msgspec.to_builtins(seen.info)
    return msgspec.structs.replace(nothing, info=info, names=seen.names, colours=seen.colours, orders=seen.orders)


def _changes(before: Drawn, after: Drawn) -> PieceChanges | None:
    if before.pieces == after.pieces:
        return None
    fresh = [_change(before.pieces.get(id), piece) for id, piece in after.pieces.items()]
    gone = [id for id in before.pieces if id not in after.pieces]
    return PieceChanges(set=cast("list[PieceView]", [change for change in fresh if change is not None]), gone=gone)


def _change(before: Encoded | None, after: Encoded) -> msgspec.Raw | PieceMove | None:
    """Return what to send for a piece: all of it, all but its body, or nothing."""
    if before is not None and before.view == after.view:
        return None
    view = after.view
    if before is None or before.view.body != view.body:
        return after.raw
    return PieceMove(id=view.id, x=view.x, y=view.y, label=view.label, target=view.target, face=view.face)
