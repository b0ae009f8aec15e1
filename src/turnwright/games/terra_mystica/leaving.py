"""A seat leaves the game: it is no longer asked anything, and the others continue. The rule book has no rule
for this.
"""

from __future__ import annotations

from turnwright.core.errors import CannotLeave
from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.tables import NONE
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.verbs import RealmAutoStep


def leave(s: Realm, seat: int) -> None:
    """Return the card and drop everything that the seat would be asked; structures stay, and score at the end."""
    if NONE in s.faction:
        raise CannotLeave(f"seat {seat} cannot leave: not all seats have a faction yet")
    if seat in s.gone:
        raise CannotLeave(f"seat {seat} cannot leave: it has left already")
    if len(s.gone) == s.seats - 1:
        raise CannotLeave(f"seat {seat} cannot leave: it is the last seat")
    s.gone.append(seat)
    s.card[seat] = NONE
    if s.log is not None:
        s.emit(Message("log-leave", {"seat": seat}))
    s.drop_frames([f for f in s.todo if f.seat == seat and concerns_it_alone(f)])


def concerns_it_alone(f: Frame) -> bool:
    """Return whether a frame is a question to its seat, or would affect only that seat."""
    return not isinstance(f.step, RealmAutoStep) or f.step.personal


def all_passed(s: Realm) -> bool:
    """Return whether nobody is left to act in this round (TM-5.5)."""
    if not s.gone:
        return len(s.passed) == s.seats
    return all(seat in s.passed or seat in s.gone for seat in range(s.seats))
