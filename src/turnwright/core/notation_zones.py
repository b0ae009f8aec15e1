"""Zones of cards in a notation: what is in each of them, and what viewers know about cards they cannot see."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from turnwright.core.errors import brief
from turnwright.core.game import Json, JsonDict
from turnwright.core.notation_text import LAYER, Braced, Listed, Tree, Word, wrong
from turnwright.core.seats import EVERYONE, WATCHER, Audience, includes, only, viewers
from turnwright.core.spelling import PLAIN, Names, Spelling, Spellings, meant, numbered, told, whole_number
from turnwright.core.zones import Cards

ZONES: Final = "zones"
KNOWS: Final = "knows"
LAST: Final = "last_layer"
UNTRACKED: Final = "untracked"
STATEMENTS: Final = (ZONES, KNOWS, LAST)
"""What a notation says of the field with the zones."""


class ZoneTeller(NamedTuple):
    """Spells the zones of a table: ``empty`` has its zones, ``cards`` and ``zones`` are the names."""

    empty: Cards
    seats: int
    cards: Spelling
    kinds: Spelling
    zones: Names

    # Writing.

    def told(self, data: Any, ground: Any) -> dict[str, Tree]:
        """Return the statements about encoded zones; ``ground`` has what is usual."""
        entries: list[tuple[Word, Tree | None]] = []
        last = len(data["zones"])
        for n, zone in enumerate(data["zones"]):
            usual = self._usual(n, len(zone["layers"]), last, ground)
            if not self.empty.zones[n].heap:
                last += len(zone["layers"])
            entries.append((Word(self.zones.name(n)), self._zone_told(zone, usual)))
        found: dict[str, Tree] = {ZONES: Braced("", entries)}
        if data["marked"] != _last_layer(data["zones"]):
            found[LAST] = Word(str(data["marked"]))
        if data["knowledge"] is None:
            found[KNOWS] = Word(UNTRACKED)
        else:
            known = zip(self._viewers().words, data["knowledge"], strict=True)
            found[KNOWS] = Braced("", [(Word(who), self._known_told(one)) for who, one in known if one is not None])
        return found

    def _zone_told(self, zone: Any, usual: JsonDict) -> Tree:
        cards = Listed([])
        for n, layer in enumerate(zone["layers"]):
            cards.items.extend([*([Word(LAYER)] if n else []), *[told(card, self.cards, {}) for card in layer]])
        if (zone["marks"], zone["seen"]) == (usual["marks"], usual["seen"]):
            return cards
        seen = Listed([Braced("", [(Word(who), None) for who in self._in(mask)]) for mask in zone["seen"]])
        marks = Listed([Word(str(mark)) for mark in zone["marks"]])
        return Braced("", [(Word("cards"), cards), (Word("layers"), marks), (Word("seen"), seen)])

    def _in(self, mask: int) -> list[str]:
        if mask == EVERYONE:
            return ["everyone"]
        watching = zip(viewers(self.seats), self._viewers().words, strict=True)
        return [who for viewer, who in watching if includes(Audience(mask), viewer)]

    def _known_told(self, known: Any) -> Tree:
        places = [
            Braced(
                "",
                [
                    (Word("layer"), Word(str(place["layer"]))),
                    (Word("sure"), told(place["sure"], self.cards, {})),
                    (Word("slots"), Listed([self._slot_told(*slot) for slot in place["slots"]])),
                ],
            )
            for place in known["places"]
        ]
        pools = Listed([told(pool, self.cards, {}) for pool in known["pools"]])
        return Braced("", [(Word("pools"), pools), (Word("places"), Listed([*places]))])

    def _slot_told(self, pool: int, cards: int, barred: int) -> Tree:
        entries: list[tuple[Word, Tree | None]] = [
            (Word("pool"), Word(str(pool))),
            (Word("cards"), Word(str(cards))),
        ]
        if barred:
            entries.append((Word("without"), told(barred, self.kinds, {})))
        return Braced("", entries)

    # Reading.

    def meant(self, said: dict[str, Tree], ground: Any, full: bool) -> JsonDict:
        """Return encoded zones as they are said; what is not said is as in ``ground``. In a position that is ``full``,
        cards that are said to be in a zone are no longer where they would be otherwise.
        """
        zones: list[Any] = [{**zone, "layers": [layer[:] for layer in zone["layers"]]} for zone in ground["zones"]]
        named = self._named(said.get(ZONES))
        if full:
            self._leave(zones, named)
        last = len(zones)
        for n, zone in enumerate(zones):
            if n in named:
                zone["layers"] = self._layers(n, named[n])
            if n in named or zone["layers"] != ground["zones"][n]["layers"]:
                zone.update(self._usual(n, len(zone["layers"]), last, ground))
            if not self.empty.zones[n].heap:
                last += len(zone["layers"])
            if n in named and isinstance(named[n], Braced):
                zone.update(self._details(named[n]))
        data: JsonDict = {"zones": zones, "marked": _last_layer(zones), "knowledge": ground["knowledge"]}
        if LAST in said:
            data["marked"] = _number(said[LAST])
        if KNOWS in said:
            data["knowledge"] = self._knowledge(said[KNOWS])
        return data

    def said_zones(self, tree: Tree | None) -> list[int]:
        """Return the zones that a statement tells of."""
        return [*self._named(tree)]

    def _named(self, tree: Tree | None) -> dict[int, Tree]:
        if tree is None:
            return {}
        if not isinstance(tree, Braced):
            raise wrong(tree, "expected braces with zones and their cards")
        found: dict[int, Tree] = {}
        for name, value in tree.entries:
            if value is None:
                raise wrong(name, f"expected = and cards after {brief(name.text)}")
            found[self.zones.place(name)] = value
        return found

    def _leave(self, zones: list[Any], named: dict[int, Tree]) -> None:
        """Take the cards that are said to be in a zone out of those that nothing is said of."""
        moved: Counter[int] = Counter()
        for n, tree in named.items():
            moved.update([card for layer in self._layers(n, tree) for card in layer])
            moved.subtract([card for layer in zones[n]["layers"] for card in layer])
        for n, zone in enumerate(zones):
            if n in named:
                continue
            for layer in zone["layers"]:
                for card in [*layer]:
                    if moved[card] > 0:
                        moved[card] -= 1
                        layer.remove(card)
            if not self.empty.zones[n].heap:
                zone["layers"] = [layer for layer in zone["layers"] if layer]

    def _layers(self, zone: int, tree: Tree) -> list[Any]:
        if isinstance(tree, Braced):
            cards = {name.text: value for name, value in tree.entries}.get("cards")
            if cards is None:
                raise wrong(tree, "expected cards=[…] in a zone")
            return self._layers(zone, cards)
        if not isinstance(tree, Listed):
            raise wrong(tree, "expected cards in square brackets")
        layers: list[list[Json]] = [[]]
        for item in tree.items:
            if isinstance(item, Word) and item.text == LAYER and not item.quoted:
                layers.append([])
            else:
                layers[-1].append(self._card(item))
        return layers if self.empty.zones[zone].heap or layers != [[]] else []

    def _card(self, tree: Tree) -> Json:
        if not isinstance(tree, Word):
            raise wrong(tree, "expected a card")
        return meant(tree, self.cards, {})

    def _usual(self, n: int, layers: int, last: int, ground: Any) -> JsonDict:
        """Return the numbers and audiences of the layers of a zone if nothing else is said."""
        zone = self.empty.zones[n]
        if zone.heap:
            return {"marks": ground["zones"][n]["marks"], "seen": ground["zones"][n]["seen"]}
        return {"marks": [last + 1 + place for place in range(layers)], "seen": [int(zone.audience)] * layers}

    def _details(self, tree: Tree) -> JsonDict:
        assert isinstance(tree, Braced)
        found: JsonDict = {}
        for name, value in tree.entries:
            if name.text == "layers" and isinstance(value, Listed):
                found["marks"] = [_number(item) for item in value.items]
            elif name.text == "seen" and isinstance(value, Listed):
                found["seen"] = [self._audience(item) for item in value.items]
            elif name.text != "cards":
                raise wrong(name, f"expected cards, layers or seen with a list, found {brief(name.text)}")
        return found

    def _audience(self, tree: Tree) -> int:
        if not isinstance(tree, Braced):
            raise wrong(tree, "expected braces with the seats that see the cards")
        mask, names, watching = 0, self._viewers(), viewers(self.seats)
        for name, _value in tree.entries:
            mask |= EVERYONE if name.text == "everyone" else only(watching[names.place(name)])
        return mask

    def _knowledge(self, tree: Tree) -> Json:
        if isinstance(tree, Word) and tree.text == UNTRACKED:
            return None
        if not isinstance(tree, Braced):
            raise wrong(tree, f"expected {UNTRACKED}, or braces with viewers and what they know")
        names = self._viewers()
        known: list[Json] = [None] * len(names)
        spellings: Spellings = {".pools": self.cards, ".sure": self.cards, ".without": self.kinds}
        for name, value in tree.entries:
            if not isinstance(value, Braced):
                raise wrong(name, f"expected = and braces after {brief(name.text)}")
            known[names.place(name)] = _with_slots(meant(value, PLAIN, spellings), value)
        return known

    def _viewers(self) -> Names:
        return Names("viewer", ["watcher" if viewer == WATCHER else str(viewer) for viewer in viewers(self.seats)])


def teller(empty: Cards, seats: int, spellings: Spellings) -> ZoneTeller:
    """Return what spells the zones of ``empty``."""
    cards = spellings.get("cards", PLAIN)
    names = spellings.get(ZONES, PLAIN).by
    zones = names[0] if names else numbered("zone", len(empty.zones))
    return ZoneTeller(empty, seats, Spelling(cards.values), Spelling(mask=cards.values), zones)


def _last_layer(zones: Any) -> int:
    marks: list[int] = [mark for zone in zones for mark in zone["marks"]]
    return max([len(zones), *marks])


def _number(tree: Tree) -> int:
    if not isinstance(tree, Word):
        raise wrong(tree, "expected a whole number")
    return whole_number(tree)


def _with_slots(known: Any, at: Tree) -> Json:
    """Return what a viewer knows with its slots as they are encoded."""
    try:
        for place in known["places"]:
            place["slots"] = [[slot["pool"], slot["cards"], slot.get("without", 0)] for slot in place["slots"]]
    except (KeyError, TypeError, AttributeError):
        raise wrong(at, "expected pools=[…] and places=[{layer=… sure=[…] slots=[{pool=… cards=…}]}]") from None
    return known  # type: ignore[no-any-return]
