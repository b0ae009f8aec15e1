"""What has changed between two looks at a table, in as few bytes as is simple."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.server.tables.common_start import common_start
from turnwright.server.tables.log_pages import latest_from, log_lines
from turnwright.server.tables.panels import DrawnPanel
from turnwright.server.tables.views import Seen, values
from turnwright.server.wire.play import AllFacts, Facts, PanelView, Words
from turnwright.server.wire.socket import Delta, PieceChanges
from turnwright.server.wire.tables import TableInfo

RARE: Final = [name for name in AllFacts.__struct_fields__ if name not in Facts.__struct_fields__]
"""The facts that a change brings only if they are others."""


def delta(game: Game[State], old: Seen, new: Seen) -> Delta:
    """Return what changed from ``old`` to ``new``, which may be the view of another seat."""
    same = common_start(old.story, new.story)  # the logs mostly share the very entries
    log_from = max(same, latest_from(new.story))
    before = {panel.id: panel for panel in old.panels}
    kept = [(before[panel.id], panel) for panel in new.panels if _fits(before.get(panel.id), panel)]
    pairs = [(was, now) for was, now in kept if was is not now]
    ids = [panel.id for panel in new.panels]
    return Delta(
        **values(new.facts, Facts),
        **{name: value for name, value in rare(new).items() if value != rare(old)[name]},
        table=new.info.id,
        from_seq=old.facts.seq,
        log_from=log_from,
        log=log_lines(game, new.story, log_from),
        log_anew=True if log_from > same else msgspec.UNSET,
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
    )


def rare(seen: Seen) -> dict[str, Any]:
    """Return the facts that are sent only if they have changed."""
    return {name: getattr(seen.facts, name) for name in RARE}


def without_board(game: Game[State], seen: Seen) -> Delta:
    """Return ``seen`` without drawing and log, for somebody who has those of the same seq and seat."""
    info = msgspec.to_builtins(seen.info)
    nothing = delta(game, seen, seen)
    return msgspec.structs.replace(nothing, info=info, **rare(seen))


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
