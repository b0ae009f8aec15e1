"""What one viewer knows about cards it cannot see, and how to deal these cards in all ways that fit.

A *place* is one layer of cards that the viewer cannot see: another seat's hand, the unseen part of a deck. In each
place the viewer knows some cards for certain; the rest are *slots*: a number of cards that came from one *pool*. A pool
is a multiset of cards that the viewer knows without knowing where each of them is: at first the cards of a deck, later
a discard pile that was shuffled into a new deck. Slots may bar kinds of cards: a hand was shown to contain no foxes.

Every event is applied so that the real table always fits what is known. If a card may have come from one of several
pools (it leaves a place with cards of two pools, or one with a card known to be there), these pools become one, and
slots elsewhere bar the kinds that only the other pools contained.
"""

from __future__ import annotations

from turnwright.core.dealing import NOTHING as NOTHING
from turnwright.core.dealing import Group, deal, kinds_of
from turnwright.core.rng import Rng


class Slots:
    """``count`` cards of ``pool`` in one place, none of them of a kind in the mask ``barred``."""

    def __init__(self, pool: int, count: int, barred: int) -> None:
        self.pool = pool
        self.count = count
        self.barred = barred

    def clone(self) -> Slots:
        """Return an independent copy."""
        return Slots(self.pool, self.count, self.barred)


class Place:
    """What is known about one layer: cards that are certainly there, and slots for the rest."""

    def __init__(self, layer: int, sure: list[int], slots: list[Slots]) -> None:
        self.layer = layer
        self.sure = sure
        self.slots = slots

    def clone(self) -> Place:
        """Return an independent copy."""
        return Place(self.layer, self.sure[:], [slots.clone() for slots in self.slots])

    def size(self) -> int:
        """Return the number of cards in the place."""
        return len(self.sure) + sum([slots.count for slots in self.slots])

    def add(self, pool: int, count: int, barred: int) -> None:
        """Add cards of a pool, to slots of the same kind if there are any."""
        for slots in self.slots:
            if slots.pool == pool and slots.barred == barred:
                slots.count += count
                return
        self.slots.append(Slots(pool, count, barred))

    def tidy(self) -> None:
        """Drop empty slots and sort the rest, so that equal knowledge is encoded equally."""
        found = self.slots
        self.slots = []
        for slots in found:
            if slots.count > 0:
                self.add(slots.pool, slots.count, slots.barred)
        self.slots.sort(key=_order)


def _order(slots: Slots) -> tuple[int, int]:
    return slots.pool, slots.barred


class Knowledge:
    """Everything that one viewer knows about the places it cannot see."""

    def __init__(self, pools: list[list[int]], places: list[Place]) -> None:
        self.pools = pools
        self.places = places

    def clone(self) -> Knowledge:
        """Return an independent copy."""
        return Knowledge([pool[:] for pool in self.pools], [place.clone() for place in self.places])

    def place(self, layer: int) -> Place:
        """Return what is known about a layer; a new place is empty."""
        for place in self.places:
            if place.layer == layer:
                return place
        place = Place(layer, [], [])
        self.places.append(place)
        return place

    # What the viewer learns.

    def put(self, layer: int, card: int) -> None:
        """Note that the viewer saw ``card`` go to a layer it cannot look at."""
        place = self.place(layer)
        place.sure = sorted([*place.sure, card])

    def take(self, layer: int, card: int) -> None:
        """Note that the viewer saw ``card`` leave a layer. A copy known to be there leaves first."""
        place = self.place(layer)
        if card in place.sure:
            place.sure.remove(card)
        else:
            self._take_from_slots(place, card)
        self._tidy()

    def pass_on(self, source: int, target: int, barred: int = NOTHING) -> None:
        """Note that a card moved unseen from one layer to another; it is of no kind in the mask ``barred``."""
        left = self._unseen(self.place(source), barred)
        self.place(target).add(left.pool, 1, left.barred | barred)
        self._tidy()

    def learn(self, layer: int, cards: list[int]) -> None:
        """Note that the viewer sees all cards of a layer, ``cards``, but none that come later."""
        place = self.place(layer)
        sure = place.sure[:]
        for card in cards:
            if card in sure:
                sure.remove(card)
            else:
                self._take_from_slots(place, card)
        place.sure = sorted(cards)
        self._tidy()

    def learn_lack(self, layer: int, kinds: int) -> None:
        """Note that a layer now has no card of the mask ``kinds``."""
        place = self.place(layer)
        for slots in place.slots:
            slots.barred |= kinds
        place.tidy()

    def forget(self, layer: int) -> None:
        """Drop a layer that is empty, or that the viewer can see from now on."""
        self.places = [place for place in self.places if place.layer != layer]
        self._tidy()

    def mix(self, layers: list[tuple[int, list[int]]]) -> None:
        """Note which cards some layers hold together and how many each of them holds, by layer and its cards."""
        self.pools.append(sorted([card for _layer, cards in layers for card in cards]))
        for layer, cards in layers:
            self.place(layer).add(len(self.pools) - 1, len(cards), NOTHING)
        self._tidy()

    # Possible deals.

    def deal(self, rng: Rng) -> list[list[int]]:
        """Return the cards of each place, ascending; every deal that fits is equally likely."""
        dealt = [place.sure[:] for place in self.places]
        for pool in range(len(self.pools)):
            self._deal_pool(pool, dealt, rng)
        for cards in dealt:
            cards.sort()
        return dealt

    def _deal_pool(self, pool: int, dealt: list[list[int]], rng: Rng) -> None:
        """Fill the slots of a pool."""
        groups: list[Group] = []
        for number, place in enumerate(self.places):
            for slots in place.slots:
                if slots.pool == pool:
                    groups.append(Group(number, slots.count, slots.barred))
        for group, cards in deal(self.pools[pool], groups, rng):
            dealt[group.place].extend(cards)

    # Internals.

    def _take_from_slots(self, place: Place, card: int) -> None:
        fitting = [s for s in place.slots if s.count > 0 and s.barred >> card & 1 == 0 and card in self.pools[s.pool]]
        assert fitting, f"card {card} cannot be there"
        barred = self._mix(fitting, [])
        pool = self._merge(fitting)
        self.pools[pool].remove(card)
        for slots in fitting:
            slots.count -= 1
        if len(fitting) > 1:
            place.add(pool, len(fitting) - 1, barred)

    def _unseen(self, place: Place, kept: int) -> Slots:
        """Remove an unseen card of no kind in the mask ``kept``; return the slot it may have been."""
        stays = [card for card in place.sure if kept >> card & 1]
        if len(stays) == len(place.sure) and len(place.slots) == 1:
            only = place.slots[0]
            only.count -= 1
            return only
        goes = [card for card in place.sure if not kept >> card & 1]
        size = place.size() - len(stays)
        barred = self._mix(place.slots, goes)
        pool = self._merge(place.slots)
        self.pools[pool] = sorted([*self.pools[pool], *goes])
        place.sure = stays
        only = Slots(pool, size - 1, barred)
        place.slots = [only]
        return only

    def _mix(self, several: list[Slots], sure: list[int]) -> int:
        """Before some slots (and ``sure`` cards beside them) become one pool, bar the other slots of their pools from
        the kinds that their own pool does not contain; return the kinds that none of the mixed cards can be.
        """
        numbers = [slots.pool for slots in several]
        mixed = possible = kinds_of(sure)
        for slots in several:
            held = kinds_of(self.pools[slots.pool])
            mixed |= held
            possible |= held & ~slots.barred
        for place in self.places:
            for slots in place.slots:
                if slots.pool in numbers:
                    slots.barred |= mixed & ~kinds_of(self.pools[slots.pool])
        return mixed & ~possible

    def _merge(self, several: list[Slots]) -> int:
        """Merge the pools of some slots into one (a new one if there are none); return its number."""
        numbers = sorted({slots.pool for slots in several})
        if not numbers:
            self.pools.append([])
            return len(self.pools) - 1
        first = numbers[0]
        for number in numbers[1:]:
            self.pools[first] = sorted([*self.pools[first], *self.pools[number]])
            self.pools[number] = []
        for place in self.places:
            for slots in place.slots:
                if slots.pool in numbers:
                    slots.pool = first
        return first

    def _tidy(self) -> None:
        """Turn cards of pools that leave no doubt into sure cards, and number the other pools by their places."""
        for place in self.places:
            place.tidy()
        self._settle_pools()
        self.places.sort(key=lambda place: place.layer)
        renumbered: list[list[int]] = []
        numbers: dict[int, int] = {}
        for place in self.places:
            for slots in place.slots:
                if slots.pool not in numbers:
                    numbers[slots.pool] = len(renumbered)
                    renumbered.append(self.pools[slots.pool])
                slots.pool = numbers[slots.pool]
                slots.barred &= kinds_of(renumbered[slots.pool])
            place.tidy()
        self.pools = renumbered

    def _settle_pools(self) -> None:
        """Mark cards of a pool as known if it is all in one place or consists of copies of one card."""
        for number, pool in enumerate(self.pools):
            holders = [place for place in self.places if any(slots.pool == number for slots in place.slots)]
            if not pool or (len(holders) > 1 and pool[0] != pool[-1]):
                continue
            for place in holders:
                count = sum([slots.count for slots in place.slots if slots.pool == number])
                place.sure = sorted([*place.sure, *pool[:count]])
                place.slots = [slots for slots in place.slots if slots.pool != number]
                pool = pool[count:]
