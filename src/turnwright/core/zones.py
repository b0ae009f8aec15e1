"""Zones: where cards and other hidden things are, who sees them, and who knows what about those they cannot see.

A zone is a *pile* of layers (a deck) or a single *heap* (a hand, a discard pile, a reserve, a face-down piece). The
cards of a layer are unordered, so no order can leak: drawing from a layer is a chance question, and a layer of one card
is a card whose position is known. ``Cards`` holds all zones of a table. Every card moves through it, so that it can
track what each viewer knows. Playouts track no knowledge. Cards that everyone can see may also be plain lists of the
table; ``lay_open`` and ``take_up`` move them there and back.
"""

from __future__ import annotations

from typing import Final

from turnwright.core import decks
from turnwright.core.knowledge import NOTHING, Knowledge
from turnwright.core.rng import Rng
from turnwright.core.seats import EVERYONE, NOBODY, WATCHER, Audience, Viewer, both, includes, viewers

UNKNOWN: Final = 9_999
"""A card or number that the viewer may not see. No table is this long, so using it as an index fails."""


class Zone:
    """Cards that are together.

    layers    top first, each ascending; a heap has exactly one
    marks     by layer: its number at this table, by which knowledge refers to it
    seen      by layer: who may look at it
    audience  who may look at a card that is put here
    """

    def __init__(
        self, audience: Audience, heap: bool, layers: list[list[int]], marks: list[int], seen: list[Audience]
    ) -> None:
        self.audience = audience
        self.heap = heap
        self.layers = layers
        self.marks = marks
        self.seen = seen

    def clone(self) -> Zone:
        """Return an independent copy; marks and audiences are shared because they are replaced on change."""
        return Zone(self.audience, self.heap, [layer[:] for layer in self.layers], self.marks, self.seen)

    def size(self) -> int:
        """Return the number of cards."""
        return sum([len(layer) for layer in self.layers])

    def cards(self) -> list[int]:
        """Return all cards, ascending."""
        held: list[int] = []
        for layer in self.layers:
            held.extend(layer)
        held.sort()
        return held

    def kinds(self) -> list[int]:
        """Return the different cards that may leave next: those of the top layer, ascending."""
        return decks.kinds(self.layers)

    def copies(self) -> list[int]:
        """Return how many copies of each of ``kinds()`` the top layer has: the weights of a draw."""
        return decks.copies(self.layers) if self.layers else []

    def holds(self, card: int) -> bool:
        """Tell whether a copy of ``card`` is in the top layer."""
        return len(self.layers) > 0 and card in self.layers[0]


def heap(audience: Audience) -> Zone:
    """Return an empty heap; ``lay_out`` numbers it."""
    return Zone(audience, True, [[]], [0], [audience])


def pile(audience: Audience = NOBODY) -> Zone:
    """Return an empty pile."""
    return Zone(audience, False, [], [], [])


def lay_out(zones: list[Zone]) -> Cards:
    """Return a table with these zones, all empty."""
    for mark, zone in enumerate(zones):
        if zone.heap:
            zone.marks = [mark]
    return Cards(zones, len(zones), None)


class Cards:
    """All zones of a table, and what each viewer knows (seats first, then the watcher).

    ``knowledge`` is None in playouts; a viewer's entry is None if it is not tracked, as in a view. Copies share their
    zones and knowledge until one of them changes something: most choices touch few zones or none. Only the methods
    below may change a zone.
    """

    def __init__(self, zones: list[Zone], marked: int, knowledge: list[Knowledge | None] | None) -> None:
        self.zones = zones
        self.marked = marked
        self.knowledge = knowledge
        self._shared = 0
        """Which zones another copy may have as well, as a mask."""
        self._shared_minds = 0
        """Whose knowledge another copy may have as well, as a mask by place in ``knowledge``."""

    def clone(self) -> Cards:
        """Return an independent copy without knowledge, for playouts."""
        twin = Cards(self.zones[:], self.marked, None)
        self._shared = twin._shared = (1 << len(self.zones)) - 1
        return twin

    def copy(self) -> Cards:
        """Return an independent copy with all knowledge."""
        twin = self.clone()
        if self.knowledge is not None:
            twin.knowledge = self.knowledge[:]
            self._shared_minds = twin._shared_minds = (1 << len(self.knowledge)) - 1
        return twin

    # Moving and showing cards.

    def fill(self, zone: int, cards: list[int]) -> None:
        """Put ``cards`` into a zone before the game: everyone knows which, but nobody knows the order."""
        self._add_layer(zone, len(self.zones[zone].layers), cards, self.zones[zone].audience)

    def watch(self, seats: int) -> None:
        """Start tracking what each viewer knows: at first, which cards are in which layer."""
        self.knowledge = [Knowledge([], []) for _viewer in viewers(seats)]
        self._shared_minds = 0
        for zone in self.zones:
            for place in range(len(zone.layers)):
                for viewer in self._watching():
                    if not includes(zone.seen[place], viewer):
                        known = self._mind(viewer)
                        for card in zone.layers[place]:
                            known.put(zone.marks[place], card)

    def watch_unseen(self, seats: int, mixed: list[list[int]]) -> None:
        """Start tracking what each viewer that is not tracked knows in the middle of a game: which cards it cannot see
        in the zones of each list of ``mixed``, and how many are in each layer, but not which is where. The zones in no
        list form one more.
        """
        rest = [n for n in range(len(self.zones)) if not any(n in group for group in mixed)]
        tracked = self.knowledge or [None] * len(viewers(seats))
        knowledge: list[Knowledge | None] = []
        for viewer, already in zip(viewers(seats), tracked, strict=True):
            if already is not None:
                knowledge.append(already)
                continue
            knowledge.append(self._unseen_by(viewer, [*mixed, rest]))
        self.knowledge = knowledge

    def _unseen_by(self, viewer: Viewer, mixed: list[list[int]]) -> Knowledge:
        """Return the knowledge of a viewer who can only tell which cards are in lists of zones together."""
        known = Knowledge([], [])
        for group in mixed:
            layers: list[tuple[int, list[int]]] = []
            for n in group:
                zone = self.zones[n]
                for place, layer in enumerate(zone.layers):
                    if layer and not includes(zone.seen[place], viewer):
                        layers.append((zone.marks[place], layer))
            known.mix(layers)
        return known

    def move(self, source: int, target: int, card: int, audience: Audience = NOBODY, barred: int = NOTHING) -> None:
        """Move ``card`` from the top layer of a zone to the heap ``target``; ``audience`` sees which card it is, as do
        all who can look into either zone. The others know that it is of no kind in the mask ``barred``.
        """
        assert barred >> card & 1 == 0
        here, there = self._own(source), self._own(target)
        self._tell(card, here.marks[0], here.seen[0], there.marks[0], there.seen[0], audience, barred)
        self._take(here, card)
        decks.insert(there.layers[0], card)

    def lay_open(self, source: int, card: int) -> None:
        """Move ``card`` from the top layer of a zone out of the zones, to a list of the table that everyone sees."""
        here = self._own(source)
        for viewer in self._watching():
            if not includes(here.seen[0], viewer):
                self._mind(viewer).take(here.marks[0], card)
        self._take(here, card)

    def take_up(self, target: int, card: int) -> None:
        """Put ``card``, which was open outside the zones, into the heap ``target``; everyone saw which it is."""
        there = self._own(target)
        for viewer in self._watching():
            if not includes(there.seen[0], viewer):
                self._mind(viewer).put(there.marks[0], card)
        decks.insert(there.layers[0], card)

    def shuffle_in(self, target: int, cards: list[int]) -> None:
        """Put ``cards``, which were open outside the zones, under a pile in an order nobody knows."""
        if not cards:
            return
        there = self._own(target)
        place = len(there.layers)
        self._add_layer(target, place, cards, there.audience)
        for viewer in self._watching():
            if not includes(there.seen[place], viewer):
                known = self._mind(viewer)
                for card in there.layers[place]:
                    known.put(there.marks[place], card)

    def put_under(self, source: int, target: int, card: int, audience: Audience = NOBODY) -> None:
        """Put ``card`` of a zone at the bottom of the pile ``target``."""
        self._put(source, target, len(self.zones[target].layers), card, audience)

    def put_on_top(self, source: int, target: int, card: int, audience: Audience = NOBODY) -> None:
        """Put ``card`` of a zone on top of the pile ``target``; if it is the same zone, fix its top card."""
        self._put(source, target, 0, card, audience)

    def shuffle_under(self, source: int, target: int) -> None:
        """Put all cards of a heap under a pile, in an order nobody knows."""
        cards = self.zones[source].layers[0][:]
        if not cards:
            return
        here, there = self._own(source), self._own(target)
        place = len(there.layers)
        self._add_layer(target, place, [], there.audience)
        for card in cards:
            self._tell(card, here.marks[0], here.seen[0], there.marks[place], there.seen[place], NOBODY)
            here.layers[0].remove(card)
            decks.insert(there.layers[place], card)

    def show(self, zone: int, audience: Audience) -> None:
        """Let ``audience`` look at all cards that are now in a heap."""
        there = self.zones[zone]
        for viewer in self._watching():
            if includes(audience, viewer) and not includes(there.seen[0], viewer):
                self._mind(viewer).learn(there.marks[0], there.layers[0])

    def open_to(self, zone: int, audience: Audience) -> None:
        """Let ``audience`` look into a heap from now on."""
        there = self._own(zone)
        for viewer in self._watching():
            if includes(audience, viewer) and not includes(there.seen[0], viewer):
                known = self._mind(viewer)
                known.learn(there.marks[0], there.layers[0])
                known.forget(there.marks[0])
        there.audience = both(there.audience, audience)
        there.seen = [both(there.seen[0], audience)]

    def show_lack(self, zone: int, kinds: int, audience: Audience = EVERYONE) -> None:
        """Let ``audience`` know that a heap has no card of the mask ``kinds``."""
        there = self.zones[zone]
        assert not any(kinds >> card & 1 for card in there.layers[0])
        for viewer in self._watching():
            if includes(audience, viewer) and not includes(there.seen[0], viewer):
                self._mind(viewer).learn_lack(there.marks[0], kinds)

    # What a viewer sees and may believe.

    def sure(self, zone: int, viewer: Viewer) -> list[int]:
        """Return the cards of a heap that ``viewer`` sees, or has seen and knows to be still there, ascending."""
        return self._sure(zone, viewer)[:]

    def knows_more(self, zone: int, viewer: Viewer) -> bool:
        """Tell whether ``viewer`` is sure of other cards of a heap than watchers are."""
        return viewer != WATCHER and self._sure(zone, viewer) != self._sure(zone, WATCHER)

    def redacted(self, viewer: Viewer) -> Cards:
        """Return the zones as ``viewer`` sees them, with its own and the public knowledge."""
        shown = self.copy()
        for n, zone in enumerate(self.zones):
            for place, seen in enumerate(zone.seen):
                if not includes(seen, viewer):
                    shown._own(n).layers[place] = [UNKNOWN] * len(zone.layers[place])
        if shown.knowledge is not None:
            kept = (self._index(viewer), self._index(WATCHER))
            shown.knowledge = [known if n in kept else None for n, known in enumerate(shown.knowledge)]
        return shown

    def deal(self, viewer: Viewer, rng: Rng) -> Cards:
        """Return redacted zones with every card that ``viewer`` cannot see dealt in some way that fits."""
        dealt = self.copy()
        known = dealt.known(viewer)
        hidden = {place.layer: cards for place, cards in zip(known.places, known.deal(rng), strict=True)}
        for n, zone in enumerate(self.zones):
            for place, mark in enumerate(zone.marks):
                if not includes(zone.seen[place], viewer):
                    dealt._own(n).layers[place] = hidden.get(mark, [])
        return dealt

    def known(self, viewer: Viewer) -> Knowledge:
        """Return what ``viewer`` knows about the cards it cannot see."""
        known = None if self.knowledge is None else self.knowledge[self._index(viewer)]
        if known is None:
            raise LookupError(f"what viewer {viewer} knows is not tracked here")
        return known

    # Internals.

    def _sure(self, zone: int, viewer: Viewer) -> list[int]:
        """Return what ``sure`` returns; not to be changed."""
        there = self.zones[zone]
        if includes(there.seen[0], viewer):
            return there.layers[0]
        known = None if self.knowledge is None else self.knowledge[self._index(viewer)]
        if known is not None:
            for place in known.places:
                if place.layer == there.marks[0]:
                    return place.sure
        return []

    def _own(self, zone: int) -> Zone:
        """Return a zone to change, which no other copy has."""
        if self._shared >> zone & 1:
            self.zones[zone] = self.zones[zone].clone()
            self._shared &= ~(1 << zone)
        return self.zones[zone]

    def _mind(self, viewer: Viewer) -> Knowledge:
        """Return the knowledge of a viewer to change, which no other copy has."""
        n = self._index(viewer)
        assert self.knowledge is not None
        known = self.knowledge[n]
        assert known is not None
        if self._shared_minds >> n & 1:
            known = self.knowledge[n] = known.clone()
            self._shared_minds &= ~(1 << n)
        return known

    def _index(self, viewer: Viewer) -> int:
        """Return the place of a viewer in ``knowledge``."""
        return viewer if viewer != WATCHER or self.knowledge is None else len(self.knowledge) - 1

    def _watching(self) -> list[Viewer]:
        """Return the viewers whose knowledge is tracked."""
        if self.knowledge is None:
            return []
        everyone = viewers(len(self.knowledge) - 1)
        return [viewer for viewer, known in zip(everyone, self.knowledge, strict=True) if known is not None]

    def _tell(
        self,
        card: int,
        source: int,
        seen: Audience,
        target: int,
        seen_there: Audience,
        audience: Audience,
        barred: int = NOTHING,
    ) -> None:
        """Update what everyone knows when a card moves from one layer to another."""
        if self.knowledge is None:
            return
        sees = both(audience, both(seen, seen_there))
        for viewer in self._watching():
            if includes(sees, viewer):
                if not includes(seen, viewer):
                    self._mind(viewer).take(source, card)
                if not includes(seen_there, viewer):
                    self._mind(viewer).put(target, card)
            else:
                self._mind(viewer).pass_on(source, target, barred)

    def _put(self, source: int, target: int, place: int, card: int, audience: Audience) -> None:
        here, there = self._own(source), self._own(target)
        mark, seen = here.marks[0], here.seen[0]
        sees = both(audience, both(seen, there.audience))
        self._take(here, card, False)
        self._add_layer(target, place, [], sees)
        there.layers[place].append(card)
        self._tell(card, mark, seen, there.marks[place], sees, audience)
        if mark in here.marks:
            self._drop_if_empty(here, here.marks.index(mark))

    def _take(self, zone: Zone, card: int, drop: bool = True) -> None:
        zone.layers[0].remove(card)
        if drop:
            self._drop_if_empty(zone, 0)

    def _drop_if_empty(self, zone: Zone, place: int) -> None:
        if zone.heap or zone.layers[place]:
            return
        for viewer in self._watching():
            self._mind(viewer).forget(zone.marks[place])
        del zone.layers[place]
        zone.marks = zone.marks[:place] + zone.marks[place + 1 :]
        zone.seen = zone.seen[:place] + zone.seen[place + 1 :]

    def _add_layer(self, zone: int, place: int, cards: list[int], seen: Audience) -> None:
        there = self._own(zone)
        if there.heap:
            for card in cards:
                decks.insert(there.layers[0], card)
            return
        self.marked += 1
        there.layers.insert(place, sorted(cards))
        there.marks = [*there.marks[:place], self.marked, *there.marks[place:]]
        there.seen = [*there.seen[:place], seen, *there.seen[place:]]


def own_only(values: list[int], viewer: Viewer) -> list[int]:
    """Return a list by seat as ``viewer`` sees it: only its own entry."""
    return [value if seat == viewer else UNKNOWN for seat, value in enumerate(values)]
