"""What cards can pay: decides whether a cost can be covered (MY-3.7 to MY-3.12, MY-3.24).

Every resource symbol is printed at most once on a card, so a card has one of four *worths* for a resource: it shows
nothing, another resource, this one, or both. A ``Purse`` counts the cards that a seat can still play by worth, and
separately those with a text that helps to pay: one that doubles a card, one that changes a symbol, and those in the
Reserve that convert another card.
"""

from __future__ import annotations

from typing import Final

from turnwright.games.mythotopia.cards.text import CHANGED, DOUBLED
from turnwright.games.mythotopia.data.faces import CARDS, FIRST_IMPROVEMENT, GIVES
from turnwright.games.mythotopia.data.tables import ARMY, NONE, RESOURCES
from turnwright.games.mythotopia.queries import held
from turnwright.games.mythotopia.state import World

HOW: Final = CHANGED | DOUBLED
"""How the next card is played: with one symbol changed, or doubled."""

NOTHING: Final = 0
OTHER: Final = 1
THIS: Final = 2
BOTH: Final = 3
"""The worths of a card for a resource."""


def _worth(resource: int, card: int) -> int:
    others = sum([GIVES[other][card] for other in range(RESOURCES) if other != resource])
    return THIS * GIVES[resource][card] + (OTHER if others else NOTHING)


WORTH: Final = [[_worth(resource, card) for card in range(CARDS)] for resource in range(RESOURCES)]
"""By resource and card."""


def shown(resource: int, card: int, how: int) -> int:
    """Return how much of a resource a card's symbols give, changed and doubled according to ``how`` (MY-17.39
    to 42).
    """
    worth = WORTH[resource][card]
    amount = 1 if worth >= THIS else 0
    if how & CHANGED:
        amount = 0 if worth & OTHER == 0 else amount + 1
    return 2 * amount if how & DOUBLED else amount


def turned(resource: int, into: int, how: int) -> int:
    """Return how much of a resource any card gives when converted to the symbol ``into``, changed and doubled according
    to ``how`` (MY-17.82).
    """
    if (into == resource) == (how & CHANGED != 0) or into >= RESOURCES:
        return 0
    return 2 if how & DOUBLED else 1


def converter(s: World, seat: int, symbol: int) -> int:
    """Return the card in a seat's Reserve that converts cards to a symbol and is unused this turn, NONE if none."""
    for card in s.reserves[seat]:
        if s.rules.turns[card] == symbol and not is_used(s, card):
            return card
    return NONE


def converts(s: World, seat: int, symbol: int) -> bool:
    """Return whether a seat's Reserve has a card that converts cards to a symbol, used this turn or not."""
    return any(s.rules.turns[card] == symbol for card in s.reserves[seat])


def is_used(s: World, card: int) -> bool:
    """Return whether the text of an improvement card was used this turn."""
    return s.used >> card - FIRST_IMPROVEMENT & 1 == 1


def use(s: World, card: int) -> None:
    """Note that the text of an improvement card has been used this turn."""
    s.used |= 1 << card - FIRST_IMPROVEMENT


BITS: Final = 7
"""The number of bits for each count in an int."""
COUNT: Final = (1 << BITS) - 1
ARMED: Final = BITS * (BOTH + 1)
"""The offset, after the counts by worth, of the same counts for cards that show an army."""


def _unit(resource: int, card: int) -> int:
    """Return what one card adds to the counts."""
    place = 1 << BITS * _worth(resource, card)
    return place | place << ARMED if GIVES[ARMY][card] else place


UNIT: Final = [[_unit(resource, card) for card in range(CARDS)] for resource in range(RESOURCES)]
"""By resource and card: what it adds to the counts of a purse."""


class Purse:
    """The cards that a seat can still play, with regard to one resource and armies.

    counts     by worth: the number of cards without a text that helps; after them, how many of these
               show an army; all in one int, since a purse is made for almost every choice
    helpers    cards with a text that helps to pay the resource; the next five count them by effect
    doubler    double another card
    changer    change a symbol of another
    own        convert a card to this resource, still unused
    others     convert one to another resource
    levy       convert one to an army
    """

    def __init__(self, resource: int) -> None:
        self.resource = resource
        self.counts = 0
        self.helpers = 0
        self.doubler = 0
        self.changer = 0
        self.own = 0
        self.others = 0
        self.levy = 0

    def drop(self, card: int) -> None:
        """Stop counting a card without a text that helps to pay."""
        self.counts -= UNIT[self.resource][card]

    def add(self, card: int) -> None:
        """Count such a card again."""
        self.counts += UNIT[self.resource][card]

    def most(self, army: bool) -> int:
        """Return the most that can be paid of the resource, in addition to an army if ``army``; -1 if no army can be
        paid.
        """
        if not army:
            return self._most(0)
        best = -1
        for worth in range(BOTH + 1):
            if self.counts >> ARMED + BITS * worth & COUNT:
                # A card of lower worth leaves at least as much, so only the lowest one must be tried.
                self.counts -= 1 << BITS * worth
                best = self._most(0)
                self.counts += 1 << BITS * worth
                break
        return max(best, self._most(1)) if self.levy else best

    def plain(self, worth: int) -> int:
        """Return how many cards of a worth there are."""
        return self.counts >> BITS * worth & COUNT

    def _most(self, levied: int) -> int:
        """Return the same if ``levied`` cards are also converted to armies; -1 if there is none to convert."""
        if self.helpers + levied == 0:
            return self.plain(THIS) + self.plain(BOTH)
        best = -1
        for doubled in range(self.doubler + 1):
            for own in range(min(1, self.own) + 1):
                best = max(best, self._with(levied, doubled, own, NONE))
                if self.changer:
                    for changed in (NOTHING, OTHER, BOTH):
                        best = max(best, self._with(levied, doubled, own, changed))
        return best

    def _with(self, levied: int, doubled: int, own: int, changed: int) -> int:
        """Return the most with these texts in use. ``changed`` is the worth of the card with the changed symbol: OTHER,
        BOTH, or NOTHING for a converted one; NONE if no symbol is changed. -1 if impossible.
        """
        if changed == NOTHING:
            if not self.others:
                return -1
        elif changed != NONE and not self.plain(changed):
            return -1
        turns = own + levied + (1 if changed == NOTHING else 0)
        spare = self.plain(NOTHING) + self.plain(OTHER) - (1 if changed == OTHER else 0)
        spare += self.doubler - doubled + (self.changer if changed == NONE else 0)
        # A used converter can be converted by the next one, so only the last one cannot.
        spare += self.own + self.others + self.levy - (1 if turns else 0)
        missing = max(0, turns - spare)
        paying = self.plain(THIS) + self.plain(BOTH)
        if missing > paying - (1 if changed == BOTH else 0):
            return -1
        amount = paying + own + (0 if changed == NONE else 1) - missing
        if doubled:
            amount += 2 if changed == BOTH else min(1, amount)
        return amount


def purse(s: World, seat: int, resource: int, without: list[int], spent: int = NONE) -> Purse:
    """Return a seat's purse for a resource with all its cards except some; the converter ``spent`` cannot be used."""
    found = Purse(resource)
    rules = s.rules
    gone = without[:]
    for card in held(s, seat):
        if gone and card in gone:
            gone.remove(card)
        else:
            count_card(found, card, rules.helps[card])
    for card in s.reserves[seat]:
        if gone and card in gone:
            gone.remove(card)
            continue
        into = rules.turns[card]
        if into == NONE or card == spent or is_used(s, card):
            count_card(found, card, rules.helps[card])
        elif into == ARMY:
            found.levy += 1
        else:
            found.helpers += 1
            if into == resource:
                found.own += 1
            else:
                found.others += 1
    return found


def count_card(found: Purse, card: int, helps: int) -> None:
    """Count a card that is itself played; ``helps`` is its effect on another."""
    if helps == 0:
        found.counts += UNIT[found.resource][card]
        return
    found.helpers += 1
    if helps == DOUBLED:
        found.doubler += 1
    else:
        found.changer += 1


def affordable(
    s: World, seat: int, resource: int, amount: int, without: list[int], army: bool = False, spent: int = NONE
) -> bool:
    """Return whether a seat can pay an amount of a resource, and an army symbol as well if ``army``, with all its cards
    except some, and without the converter ``spent``.
    """
    if amount == 1 and not army and not without and shows(s, seat, resource):
        return True
    return purse(s, seat, resource, without, spent).most(army) >= amount


def shows(s: World, seat: int, symbol: int) -> bool:
    """Return whether a seat can play a card that shows a symbol."""
    shown = GIVES[symbol]
    return any(shown[card] for card in held(s, seat)) or any(shown[card] for card in s.reserves[seat])
