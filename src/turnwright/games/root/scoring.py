"""The end of a game: enough points, the last round, and who wins with whom (RT-3.1, RT-9.2.8#4)."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.root.data.tables import NONE, WIN_VP
from turnwright.games.root.rules import RT_3_1_N1
from turnwright.games.root.state import Woods


def decide(s: Woods) -> None:
    """End the game if somebody has enough points; if several have, the active player wins, else the first one clockwise
    (RT-3.1#2, RT-3.1#3).
    """
    for k in range(s.seats):
        seat = (s.turn + k) % s.seats
        if s.vp[seat] >= WIN_VP:
            win(s, seat, RT_3_1_N1)
            return


def win(s: Woods, seat: int, rule: int) -> None:
    """End the game at once."""
    s.winner = seat
    if s.log is not None:
        s.emit(Message("log-win", {"seat": seat}, rule))
    s.finish()


def out_of_time(s: Woods) -> None:
    """End a game with a round limit (RT-1.4#3): the most points win, on a tie the first in turn order; nobody wins if
    no seat has a score marker left (RT-3.3.1#3).
    """
    best = NONE
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        if s.vp[seat] != NONE and (best == NONE or s.vp[seat] > s.vp[best]):
            best = seat
    s.winner = best
    s.finish()


def winners(s: Woods) -> list[int]:
    """Return the winning seat and its coalition partners (RT-9.2.8#4); all seats share a game that nobody has won
    (RT-1.4#3).
    """
    if s.winner == NONE:
        return list(range(s.seats))
    return [seat for seat in range(s.seats) if leader(s, seat) == s.winner]


def leader(s: Woods, seat: int) -> int:
    """Return the seat whose win counts for a seat: itself, or its coalition partner, who may have a partner as well."""
    while s.partner[seat] != NONE:
        seat = s.partner[seat]
    return seat
