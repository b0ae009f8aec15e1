"""The numbers of a battle: who can attack whom, who may ambush, what limits and adds to the hits (RT-4.3)."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import EVERYONE
from turnwright.games.root.data.boards import PIECES
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import AMBUSH, COPIES, DIE_FACES, MATCHING, NONE, OF_KIND
from turnwright.games.root.payloads import Battle
from turnwright.games.root.queries import enemies, faction_of, has_piece
from turnwright.games.root.readings import PARTNERS_SPARED
from turnwright.games.root.rules import RT_4_3_N1, RT_4_3_N2, RT_4_3_N3
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import hand

ATTACKER: Final = 0
DEFENDER: Final = 1
WARRIOR: Final = len(PIECES)
MOST_TOLD: Final = 5
"""Losses of this many pieces or more are shown as one number."""


def begin(clearing: int, attacker: int, defender: int, ally: int = NONE, credit: int = NONE) -> Battle:
    """Return a battle that is about to begin."""
    return Battle(clearing, attacker, defender, ally, credit, 0, [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [[], []])


def changed(b: Battle) -> Battle:
    """Return a copy of a battle that the caller may change."""
    return Battle(
        b.clearing, b.attacker, b.defender, b.ally, b.credit, b.guard,
        b.rolled[:], b.extra[:], b.used[:], b.razed[:], b.lost[:], [b.losses[0][:], b.losses[1][:]],
    )  # fmt: skip


def battle_of(f: Frame) -> Battle:
    """Return the battle that a frame holds."""
    b = f.payload
    assert isinstance(b, Battle)
    return b


def seat_on(b: Battle, side: int) -> int:
    """Return the seat that fights on a side."""
    return b.defender if side == DEFENDER else b.attacker


def hired(s: Woods, seat: int, against: int, clearing: int) -> int:
    """Return the hired warriors in a clearing that fight for a seat (RT-11.2.7.III#3), except against their owner."""
    total = 0
    for other in range(s.seats):
        warriors = s.warriors[other * CLEARINGS + clearing]
        if warriors and other not in (seat, against) and faction_of(s, other).fights_for(s, other) == seat:
            total += warriors
    return total


def may_fight(s: Woods, seat: int, clearing: int) -> bool:
    """Return whether a seat has anyone in a clearing who could fight."""
    return faction_of(s, seat).can_fight(s, seat, clearing) or hired(s, seat, NONE, clearing) > 0


def refuse_battle(s: Woods, seat: int, clearing: int, other: int) -> int:
    """Return 0, or the rule that keeps a seat from starting a battle: it needs warriors or a pawn of its own side
    there, and a piece of another player (RT-4.3#1 to RT-4.3#3).
    """
    if other == seat or not has_piece(s, other, clearing):
        return RT_4_3_N2
    if s.rules.plays(PARTNERS_SPARED) and not enemies(s, seat, other):
        return RT_4_3_N3
    if faction_of(s, seat).can_fight(s, seat, clearing) or hired(s, seat, other, clearing):
        return 0
    return RT_4_3_N1


def fighters(s: Woods, b: Battle, side: int) -> int:
    """Return the most rolled hits that a side can deal (RT-4.3.2.I), including any help it was given (RT-V.arbiter)."""
    seat = seat_on(b, side)
    total = faction_of(s, seat).cap(s, seat, b.clearing)
    if side == DEFENDER:
        return total + b.guard
    if b.ally != NONE:
        total += s.warriors[b.ally * CLEARINGS + b.clearing]
    return total + hired(s, seat, b.defender, b.clearing)


def rolled_hits(s: Woods, b: Battle, one: int, other: int) -> tuple[int, int]:
    """Return what attacker and defender deal with a roll: the higher and the lower number (RT-4.3.2#1, RT-4.3.2#2), or
    the other way round if the defender's faction says so (RT-8.2.2), each limited by its warriors.
    """
    high, low = max(one, other), min(one, other)
    if faction_of(s, b.defender).defends_high():
        high, low = low, high
    return min(high, fighters(s, b, ATTACKER)), min(low, fighters(s, b, DEFENDER))


def extra_hits(s: Woods, b: Battle) -> tuple[int, int]:
    """Return the extra hits of attacker and defender, from abilities (RT-4.3.2.II#1) and because the defender has no
    warriors (RT-4.3.2.III).
    """
    attacker, defender = faction_of(s, b.attacker), faction_of(s, b.defender)
    exposed = b.guard == 0 and defender.defenseless(s, b.defender, b.clearing)
    attack = attacker.extra_hits(s, b.attacker, True) + (1 if exposed else 0)
    return attack, defender.extra_hits(s, b.defender, False)


def outcomes(s: Woods, b: Battle) -> list[tuple[int, int]]:
    """Return what the attacker removes and loses with each roll of the dice, based on what everybody can see; cards
    that may be played are ignored.
    """
    found: list[tuple[int, int]] = []
    more, back = extra_hits(s, b)
    theirs = faction_of(s, b.defender).can_lose(s, b.defender, b.clearing)
    mine = faction_of(s, b.attacker).can_lose(s, b.attacker, b.clearing) + hired(s, b.attacker, b.defender, b.clearing)
    for one in DIE_FACES:
        for other in DIE_FACES:
            dealt, taken = rolled_hits(s, b, one, other)
            found.append((min(dealt + more, theirs), min(taken + back, mine)))
    return found


def odds_of(s: Woods, b: Battle) -> tuple[int, int]:
    """Return the number of rolls in which the attacker removes more than it loses, and the number of all rolls."""
    found = outcomes(s, b)
    return len([1 for removed, lost in found if removed > lost]), len(found)


def outlook_of(s: Woods, b: Battle) -> list[Message]:
    """Return how often each side loses how many pieces, over all rolls."""
    found = outcomes(s, b)
    theirs, mine = [removed for removed, lost in found], [lost for removed, lost in found]
    return [losses_told(b.defender, theirs), losses_told(b.attacker, mine)]


def losses_told(seat: int, losses: list[int]) -> Message:
    """Return how often a seat loses how many pieces, over all rolls."""
    args: dict[str, Argument] = {"seat": seat, "rolls": len(losses)}
    for pieces in range(MOST_TOLD):
        args[f"lose{pieces}"] = losses.count(pieces)
    args["more"] = len([1 for pieces in losses if pieces >= MOST_TOLD])
    return Message("outlook-losses", args)


def still_there(s: Woods, b: Battle) -> bool:
    """Return whether the attacker can continue to fight after an ambush (RT-4.3.1#5 to RT-4.3.1#7)."""
    return (
        faction_of(s, b.attacker).can_fight(s, b.attacker, b.clearing)
        or hired(s, b.attacker, b.defender, b.clearing) > 0
    )


def ambushes(s: Woods, clearing: int) -> int:
    """Return the ambush cards that can be played in a clearing, as a mask (RT-4.3.1#1, RT-C.ambush)."""
    return OF_KIND[AMBUSH] & MATCHING[s.suits[clearing]]


def may_hold(s: Woods, seat: int, cards: int) -> bool:
    """Return whether a seat may hold one of some cards, as far as everybody knows: it has cards, and not every copy is
    face up somewhere.
    """
    own = s.cards.zones[hand(seat)]
    if own.seen[0] == EVERYONE:
        return any(cards >> card & 1 for card in own.layers[0])
    if not own.layers[0]:
        return False
    copies = sum([COPIES[card] for card in range(len(COPIES)) if cards >> card & 1])
    return copies > len([card for card in open_cards(s) if cards >> card & 1])


def open_cards(s: Woods) -> list[int]:
    """Return all face-up cards of the shared deck."""
    found = [*s.discard, *s.available, *[card for card in s.dominance if card != NONE]]
    for seat in range(s.seats):
        found += s.areas[seat] + faction_of(s, seat).open_cards(s, seat)
        own = s.cards.zones[hand(seat)]
        if own.seen[0] == EVERYONE:
            found += own.layers[0]
    return found
