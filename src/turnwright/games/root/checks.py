"""What must hold between the fields of a table."""

from __future__ import annotations

from turnwright.core.errors import BadState
from turnwright.games.root.data.boards import PIECES, STOCK, WARRIORS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.queries import on_map, open_slots
from turnwright.games.root.state import Woods


def check(s: Woods) -> None:
    """Refuse a table that no game can come to."""
    led = [faction for faction in s.faction if faction != NONE]
    if len(set(led)) < len(led):
        raise BadState("faction: two seats lead the same one")
    for seat in range(s.seats):
        if s.faction[seat] == NONE:
            continue
        warriors = s.supply[seat] + sum(s.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS])
        if warriors > WARRIORS[s.faction[seat]]:
            raise BadState(f"warriors: seat {seat} has {warriors} of {WARRIORS[s.faction[seat]]}")
    for piece in range(len(PIECES)):
        if on_map(s, piece) + s.gone[piece] > STOCK[piece]:
            raise BadState(f"pieces: more than {STOCK[piece]} of {PIECES[piece]}")
    for clearing in range(CLEARINGS):
        if open_slots(s, clearing) < 0:
            raise BadState(f"pieces: clearing {clearing + 1} has no slot for so many buildings")


def refresh(s: Woods) -> None:
    """Judge anew who rules."""
    s.rulers = []
