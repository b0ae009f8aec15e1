"""Where brute force finds that a seat can invade or build, with which cards, without any road on the board."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tests.games.mythotopia.spending import Most, Purse
from turnwright.games.mythotopia.data.faces import CARD_KEYS
from turnwright.games.mythotopia.data.geometry import BORDERS, KEYS, MAP, TOUCHING_SEAS
from turnwright.games.mythotopia.data.tables import FOOD, STONE

GENERAL: Final = CARD_KEYS.index("general")
PORTAL: Final = CARD_KEYS.index("portal")
RANGER: Final = CARD_KEYS.index("ranger")
SHIPS: Final = [CARD_KEYS.index("start_ship"), CARD_KEYS.index("ship")]
TOO_FAR: Final = 9


def border_kind(one: int, other: int) -> int:
    """Return the kind of the border between two provinces, TOO_FAR if they have none."""
    return min([b.kind for b in BORDERS if {b.one, b.other} == {one, other}], default=TOO_FAR)


def seas_between(one: int, other: int) -> int:
    """Return how many sea areas lie between two provinces, TOO_FAR if no ship can go there."""
    here, there = MAP[one].seas, MAP[other].seas
    if set(here) & set(there):
        return 1
    touching = any((a in here and b in there) or (b in here and a in there) for a, b in TOUCHING_SEAS)
    return 2 if touching else TOO_FAR


class Route:
    """A realm, and the cards that stand for its provinces."""

    def __init__(self, cards: Purse, realm: list[int]) -> None:
        self.cards = cards
        self.realm = realm
        self.easier = 1 if RANGER in cards.reserve else 0

    def provinces(self, source: int) -> list[int]:
        """Return the provinces that a card stands for."""
        return self.realm if source == GENERAL else [province for province in self.realm if province == source]

    def level(self, kind: int) -> int:
        """Return what a border costs more than a plain one."""
        return max(0, kind - self.easier) if kind != TOO_FAR else TOO_FAR


class Invader(Route):
    """Invasions of provinces without armies."""

    asks = ("approach", "carry")

    def __init__(self, cards: Purse, realm: list[int]) -> None:
        super().__init__(cards, realm)
        self.most = Most(FOOD, army=True)
        self.target = 0
        self.ships = 0

    def targets(self) -> list[str]:
        """Return the provinces that can be invaded."""
        everywhere = [province for province in range(len(KEYS)) if province not in self.realm]
        return [KEYS[province] for province in everywhere if self.approaches(self.cards, province)]

    def approaches(self, cards: Purse, target: int) -> list[str]:
        """Return the answers that name the source card and the way."""
        found: list[str] = []
        for source in cards.cards():
            left = self.most.of(cards.less(source))
            land = min([self.level(border_kind(own, target)) for own in self.provinces(source)], default=TOO_FAR)
            if left >= 1 if source == PORTAL else land < 2 and left >= 1 + land:
                found.append(f"play {CARD_KEYS[source]}")
            seas = self.seas(source, target)
            if seas != TOO_FAR and self.carries(cards.less(source), seas):
                found.append(f"sail {CARD_KEYS[source]}")
        return found

    def seas(self, source: int, target: int) -> int:
        """Return how many sea areas are to be crossed from the provinces of a card."""
        return min([seas_between(own, target) for own in self.provinces(source)], default=TOO_FAR)

    def carries(self, cards: Purse, ships: int) -> list[str]:
        """Return the answers that name the next of a number of Ship cards."""
        here = [ship for ship in SHIPS if cards.has(ship)]
        crews = [crew for crew in combinations(here, ships) if self.most.of(cards.less(*crew)) >= 1]
        return [f"play {CARD_KEYS[ship]}" for ship in here if any(ship in crew for crew in crews)]

    def name(self, action: str) -> None:
        """Note the target."""
        self.target = KEYS.index(action.split()[1])

    def answers(self, cards: Purse) -> frozenset[str]:
        """Return the answers to the open question."""
        return frozenset(self.carries(cards, self.ships) if self.ships else self.approaches(cards, self.target))

    def play(self, answer: str) -> None:
        """Note which card was played."""
        word, key = answer.split()
        self.ships = self.seas(CARD_KEYS.index(key), self.target) if word == "sail" else self.ships - 1


class Builder(Route):
    """Buildings in a realm of towns."""

    asks = ("site",)

    def __init__(self, cards: Purse, realm: list[int]) -> None:
        super().__init__(cards, realm)
        self.most = Most(STONE, army=False)
        self.action = ""

    def prices(self) -> dict[str, int]:
        """Return what can be built, cards apart, and what it costs."""
        prices = {f"city {KEYS[province]}": 2 for province in self.realm}
        prices |= {f"castle {KEYS[province]}": 1 for province in self.realm}
        for border in BORDERS:
            if border.one in self.realm and border.other in self.realm and self.level(border.kind) < 2:
                prices[f"road {border.key}"] = 2 + self.level(border.kind)
        return prices

    def sites(self) -> list[str]:
        """Return what can be built."""
        return sorted(action for action, price in self.prices().items() if self.cards_for(self.cards, action, price))

    def cards_for(self, cards: Purse, action: str, price: int) -> list[str]:
        """Return the answers that name the card of the site."""
        ends = [KEYS.index(key) for key in action.split()[1].split("-")]
        sites = [site for site in cards.cards() if any(end in self.provinces(site) for end in ends)]
        return [f"play {CARD_KEYS[site]}" for site in sites if self.most.of(cards.less(site)) >= price]

    def name(self, action: str) -> None:
        """Note what is built."""
        self.action = action

    def answers(self, cards: Purse) -> frozenset[str]:
        """Return the answers to the open question."""
        return frozenset(self.cards_for(cards, self.action, self.prices()[self.action]))

    def play(self, answer: str) -> None:
        """Nothing to record."""
