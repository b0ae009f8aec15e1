"""What has changed between two looks at a table, in as few bytes as is simple."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.server.tables.common_start import common_start
from turnwright.server.tables.log_pages import latest_from, log_lines
from turnwright.server.tables.panels import DrawnPanel
from turnwright.server.tables.views import Seen, wire_seat
from turnwright.server.wire.play import PanelView, Words
from turnwright.server.wire.socket import Delta, PieceChanges
from turnwright.server.wire.tables import TableInfo


def delta(game: Game[State], old: Seen, new: Seen) -> Delta:
    """Return what changed from ``old`` to ``new``, which may be the view of another seat."""
    same = common_start(old.story, new.story)  # the logs mostly share the very entries
    log_from = max(same, latest_from(new.story))
    before = {panel.id: panel for panel in old.panels}
    kept = [(before[panel.id], panel) for panel in new.panels if _fits(before.get(panel.id), panel)]
    pairs = [(was, now) for was, now in kept if was is not now]
    ids = [panel.id for panel in new.panels]
    return Delta(
        table=new.info.id,
        from_seq=old.seq,
        seq=new.seq,
        ply=new.ply,
        log_from=log_from,
        log=log_lines(game, new.story, log_from),
        log_anew=True if log_from > same else msgspec.UNSET,
        prompt=new.prompt,
        prospects=new.prospects,
        asked=new.info.asked,
        options=new.options,
        gestures=new.gestures,
        ends=new.ends,
        can_undo=new.can_undo,
        undo_reason=new.undo_reason,
        undo_redeals=new.undo_redeals,
        pieces=_piece_changes(pairs),
        static={now.id: now.static for was, now in pairs if was.static != now.static},
        labels=_label_changes(pairs),
        info=info_changes(old.info, new.info),
        panels=[
            cast(PanelView, panel.raw)  # encoded already
            for panel in new.panels
            if not _fits(before.get(panel.id), panel)
        ],
        order=ids if ids != [panel.id for panel in old.panels] else msgspec.UNSET,
        seat=wire_seat(new.seat) if new.seat != old.seat else msgspec.UNSET,
        names=new.names if new.names != old.names else msgspec.UNSET,
        colours=new.colours if new.colours != old.colours else msgspec.UNSET,
        orders=new.orders if new.orders != old.orders else msgspec.UNSET,
    )


def without_board(game: Game[State], seen: Seen) -> Delta:
    """Return ``seen`` without drawing and log, for somebody who has those of the same seq and seat."""
    info = msgspec.to_builtins(seen.info)
    nothing = delta(game, seen, seen)
    return msgspec.structs.replace(nothing, info=info, names=seen.names, colours=seen.colours, orders=seen.orders)


def info_changes(old: TableInfo, new: TableInfo) -> dict[str, Any]:
    """Return the fields of a TableInfo that have changed."""
    return {name: value for name in TableInfo.__struct_fields__ if (value := getattr(new, name)) != getattr(old, name)}


def _fits(old: DrawnPanel | None, new: DrawnPanel) -> bool:
    """Tell whether ``old`` can become ``new`` by changes."""
    return old is not None and old.shape == new.shape


def _piece_changes(pairs: list[tuple[DrawnPanel, DrawnPanel]]) -> dict[str, PieceChanges]:
    found = {now.id: now.changes_since(was) for was, now in pairs}
    return {id: changes for id, changes in found.items() if changes is not None}


def _label_changes(pairs: list[tuple[DrawnPanel, DrawnPanel]]) -> dict[str, dict[str, Words]]:
    return {now.id: now.label_words() for was, now in pairs if was.labels != now.labels}
