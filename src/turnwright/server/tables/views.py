"""What viewers are sent: a position as one seat sees it, whole or as the difference to what was sent before.

Everything is built from the view, log, prompt and options of a seat (or of watchers); nothing else leaves the process.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from turnwright.core.frames import State
from turnwright.core.game import Game, View, find
from turnwright.core.line import LogEntry
from turnwright.core.messages import Message
from turnwright.core.plies import UndoTarget
from turnwright.core.position import Position
from turnwright.core.seats import WATCHER
from turnwright.core.told import Told
from turnwright.core.verbs import Meaning
from turnwright.server.storage.table_rows import Meta
from turnwright.server.tables import seat_changes
from turnwright.server.tables.infos import info_for, table_info
from turnwright.server.tables.layers import Layers
from turnwright.server.tables.log_pages import latest_from, log_lines
from turnwright.server.tables.orders import in_force
from turnwright.server.tables.panels import DrawnPanel, TablePanels
from turnwright.server.wire.play import (
    WATCHING,
    AllFacts,
    EncodedView,
    Facts,
    GestureView,
    MeaningView,
    OptionView,
    Snapshot,
    Words,
)
from turnwright.server.wire.tables import TableInfo

NOT_BEGUN: Final = Message("prompt-open-table")


class Perspective(NamedTuple):
    """How someone sees a table; equal perspectives get the same bytes. ``user`` is "" for those who take no part.

    ``data``: they want the view as data, too.
    """

    seat: int
    theme: str
    user: str
    data: bool = False


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
    facts: AllFacts
    story: list[LogEntry]
    panels: list[DrawnPanel]


class Views:
    """What each perspective sees of one table, computed once as long as nothing changes there."""

    def __init__(self, layers: Layers) -> None:
        self._panels = TablePanels(layers)
        self._past_panels = TablePanels(layers)
        self._now: Look | None = None
        self._seen: dict[Perspective, Seen] = {}

    def look(self, meta: Meta, position: Position | None, perspective: Perspective, online: list[int]) -> Seen:
        """Return what ``perspective`` sees of the table now; before the start, only the seats."""
        now = self._now
        if now is None or not now.is_of(meta, position, online):
            now = self._now = Look(meta, position, online, self._panels)
            self._seen.clear()
        seen = self._seen.get(perspective)
        if seen is None:
            seen = self._seen[perspective] = now.seen(perspective)
        return seen

    def look_back(self, seen: Seen, then: Position, perspective: Perspective) -> Seen:
        """Return what ``perspective`` saw at an earlier ply, ``then``, of a table that is now ``seen``."""
        game, seat = then.game, perspective.seat
        view = then.view(seat)
        panels = list(self._past_panels.all_of(game, view, perspective.theme, seat).values())
        facts = AllFacts(
            seq=seen.facts.seq,
            ply=then.ply,
            prompt=Words.of(game, then.told(seat, view).prompt()),
            asked=seen.facts.asked,
            can_undo=seen.facts.can_undo,
            undo_reason=seen.facts.undo_reason,
            undo_redeals=seen.facts.undo_redeals,
            seat=seen.facts.seat,
            names=seen.facts.names,
            colours=game.seat_colours(view),
            orders=seen.facts.orders,
        )
        return Seen(seen.info, facts, [told for told in seen.story if told.ply <= then.ply], panels)


class Look:
    """One moment of a table, and what all its viewers share."""

    def __init__(self, meta: Meta, position: Position | None, online: list[int], panels: TablePanels) -> None:
        self.meta = meta
        self.position = position
        self.seq = 0 if position is None else position.seq
        self.online = online
        self._panels = panels
        self._views: dict[int, View] = {}
        self._public: dict[str, dict[str, DrawnPanel]] = {}
        self._names = [sitting.name for sitting in meta.seating]
        self._info = table_info(meta, None, online)

    def is_of(self, meta: Meta, position: Position | None, online: list[int]) -> bool:
        """Tell whether this is the moment of a table."""
        seq = 0 if position is None else position.seq
        return self.meta is meta and self.position is position and self.seq == seq and self.online == online

    def seen(self, perspective: Perspective) -> Seen:
        """Return what ``perspective`` sees."""
        meta, position, seat = self.meta, self.position, perspective.seat
        info = info_for(self._info, meta, perspective.user)
        orders = in_force(find(meta.game), meta, seat) if seat != WATCHER else {}
        if position is None:
            begins = Words(id=NOT_BEGUN.id)
            seat = wire_seat(seat)
            facts = AllFacts(seq=meta.seq, ply=meta.ply, prompt=begins, seat=seat, names=self._names, orders=orders)
            return Seen(info, facts, [], [])
        view = self._view(position, seat)
        facts = self._facts(position, seat, view, orders)
        if perspective.data and meta.state != "open":
            facts = msgspec.structs.replace(facts, view=encoded(position, view))
        return Seen(info, facts, position.story(seat), self._drawn(position, view, perspective))

    def _facts(self, position: Position, seat: int, view: View, orders: dict[str, Any]) -> AllFacts:
        meta, game = self.meta, position.game
        running = meta.state == "running"
        asked = running and position.seat == seat
        undo = position.undo_target(seat) if running else UndoTarget(-1, "undo-over", False)
        told = position.told(seat, view)
        return AllFacts(
            seq=position.seq,
            ply=position.ply,
            prompt=Words.of(game, told.prompt() if meta.state != "open" else NOT_BEGUN),
            prospects=[Words.of(game, prospect) for prospect in told.prospects()] if running else [],
            asked=meta.asked,
            options=offered(position, told) if asked else [],
            gestures=suggested(position) if asked else [],
            ends=told.ends() if asked else {},
            can_undo=undo.reason == "",
            undo_reason=undo.reason,
            undo_redeals=undo.redeals,
            seat=wire_seat(seat),
            names=self._names,
            colours=game.seat_colours(view),
            orders=orders,
        )

    def _view(self, position: Position, seat: int) -> View:
        if seat not in self._views:
            self._views[seat] = position.view(seat)
        return self._views[seat]

    def _drawn(self, position: Position, view: View, perspective: Perspective) -> list[DrawnPanel]:
        game, theme = position.game, perspective.theme
        if theme not in self._public:
            self._public[theme] = self._panels.all_of(game, self._view(position, WATCHER), theme)
        if perspective.seat == WATCHER:
            return list(self._public[theme].values())
        return self._panels.of_seat(game, view, theme, perspective.seat, self._public[theme])


def encoded(position: Position, view: View) -> EncodedView:
    """Return a view of a table for programs."""
    game = position.game
    return EncodedView(
        game=game.name,
        version=game.version,
        seats=position.seats,
        options=position.options_set,
        seat=wire_seat(view.seat),
        data=view.encode(),
    )


def offered(position: Position, told: Told) -> list[OptionView]:
    """Return the options of the asked seat."""
    game = position.game
    return [
        OptionView(
            choice=game.vocabulary.name(action),
            label=Words.of(game, told.label(action)),
            target=game.target(action),
            also=game.targets(action)[1:],
            sources=told.sources(action),
            verb=game.vocabulary.verb(action),
            meaning=meant(game, told.meaning(action)),
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


def snapshot(game: Game[State], seen: Seen) -> Snapshot:
    """Return ``seen`` as a whole."""
    return Snapshot(**fields(game, seen))


def wire_seat(seat: int) -> int:
    """Return a seat (or WATCHER) as it is sent."""
    return WATCHING if seat == WATCHER else seat


def fields(game: Game[State], seen: Seen) -> dict[str, Any]:
    """Return the fields of a Snapshot of ``seen``."""
    latest = latest_from(seen.story)
    return {
        **values(seen.facts, AllFacts),
        "table": seen.info,
        "log_from": latest,
        "log": log_lines(game, seen.story, latest),
        "panels": [drawn.raw for drawn in seen.panels],
    }


def values(facts: AllFacts, declared: type[Facts]) -> dict[str, Any]:
    """Return those of some facts that a class declares, by name."""
    return {name: getattr(facts, name) for name in declared.__struct_fields__}
