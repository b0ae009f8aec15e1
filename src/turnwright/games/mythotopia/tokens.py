"""VP tokens: where they can be taken from, and who takes them (MY-5.6 to MY-5.9, MY-17.68 to MY-17.74)."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.mythotopia.data.tables import GOLD, NONE, VALUES
from turnwright.games.mythotopia.data.vp_cards import HEAP_CARD, HEAP_VALUE, VP_KEYS
from turnwright.games.mythotopia.paying import affordable
from turnwright.games.mythotopia.points import score
from turnwright.games.mythotopia.queries import takes_unused
from turnwright.games.mythotopia.state import World


def from_unused(s: World, seat: int, heap: int) -> bool:
    """Return whether a seat can take a token of a heap's value from the unused ones."""
    return (
        s.unused[HEAP_VALUE[heap] - 1] > 0
        and takes_unused(s, seat)
        and s.rules.objectives[HEAP_CARD[heap]].can_mark(s, seat)
    )


def available(s: World, seat: int, heap: int) -> bool:
    """Return whether a seat can take a token of a heap from anywhere."""
    return s.heaps[heap] > 0 or from_unused(s, seat, heap)


def keepers(s: World, seat: int) -> list[int]:
    """Return the cards in a seat's Reserve that let it take unused tokens."""
    return [card for card in s.reserves[seat] if s.rules.texts[card].unused]


def affordable_token(s: World, seat: int, heap: int, gold: int) -> bool:
    """Return whether a seat can pay gold for a token of a heap; a card in its Reserve that makes the token available
    cannot pay for it.
    """
    return affordable(s, seat, GOLD, gold, [] if s.heaps[heap] else keepers(s, seat))


def take(s: World, seat: int, heap: int, unused: bool) -> None:
    """Take a token from a VP card, or one of that value from the unused ones."""
    value = HEAP_VALUE[heap]
    card = HEAP_CARD[heap]
    objective = s.rules.objectives[card]
    if unused:
        s.unused[value - 1] -= 1
    else:
        s.heaps[heap] -= 1
    s.tokens[seat * VALUES + value - 1] += 1
    objective.taken(s, seat, unused)
    score(s, seat, value, card, objective.rule)
    if s.log is not None and not unused and s.heaps[heap] == 0:
        s.emit(Message("log-empty", {"vp_card": f"@vp-{VP_KEYS[card]}"}, objective.rule))


def take_due(s: World, seat: int, heap: int) -> None:
    """Take a scored token without asking: from the VP card first, else from the unused ones (MY-17.71)."""
    if s.heaps[heap] > 0:
        take(s, seat, heap, False)
    elif from_unused(s, seat, heap):
        take(s, seat, heap, True)


def due_for_defence(s: World, seat: int) -> list[int]:
    """Return the heaps from which a winning defender scores a token."""
    due: list[int] = []
    for objective in s.rules.objectives:
        if s.in_play >> objective.number & 1:
            heap = objective.defended(s, seat)
            if heap != NONE:
                due.append(heap)
    return due
