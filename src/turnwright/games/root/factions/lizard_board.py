"""The Lizard Cult's board and gardens, as used by its conspiracies and rituals."""

from __future__ import annotations

from turnwright.games.root.data.boards import GARDEN, TRACKS
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CLEARING_SUITS, SUIT_OF
from turnwright.games.root.parts import Shrine, shrine_of
from turnwright.games.root.state import Woods


def shrine(s: Woods, seat: int) -> Shrine:
    """Return the board of the Cult."""
    return shrine_of(s.boards, seat)


def gardens(s: Woods, suit: int) -> int:
    """Return the gardens of a suit on the map."""
    total = 0
    for clearing in range(CLEARINGS):
        if s.suits[clearing] == suit:
            total += s.pieces[GARDEN * CLEARINGS + clearing]
    return total


def gardens_left(s: Woods, suit: int) -> int:
    """Return the gardens of a suit on their track (RT-B.lizard.pieces)."""
    return TRACKS[GARDEN].spaces - gardens(s, suit)


def score_of(s: Woods, suit: int) -> int:
    """Return the points of the Score ritual: the number above the rightmost empty space, 0 if there is none
    (RT-10.5.3#1, RT-10.5.3#3).
    """
    planted = gardens(s, suit)
    return TRACKS[GARDEN].vp[planted - 1] if planted else 0


def commonest(cards: list[int]) -> int:
    """Return the suit with the most of some cards, ignoring birds; CLEARING_SUITS on a tie."""
    counts = [0] * (CLEARING_SUITS + 1)
    for card in cards:
        counts[SUIT_OF[card]] += 1
    most = max(counts[:CLEARING_SUITS])
    return CLEARING_SUITS if counts[:CLEARING_SUITS].count(most) > 1 else counts.index(most)
