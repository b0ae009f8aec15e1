"""Setting up: tiles, cards, factions, first dwellings, first bonus card (TM-2, TM-3, TM-4)."""

from __future__ import annotations

from typing import Final

from turnwright.core.common import StartingSeat
from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica.building import put
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, PRINTED
from turnwright.games.terra_mystica.data.tables import (
    CARDS,
    CULTS,
    DWELLING,
    EMPTY,
    NONE,
    SCORINGS,
    SEATS,
    SPADE_ROUNDS,
    SPADE_SCORING,
    TERRAINS,
)
from turnwright.games.terra_mystica.naming import words_of
from turnwright.games.terra_mystica.points import SOURCES, START
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import (
    TM_2_2,
    TM_2_3,
    TM_2_5,
    TM_2_7,
    TM_3_1,
    TM_3_2,
    TM_3_3,
    TM_4_1,
    TM_4_5,
    TM_4_8,
    TM_4_9,
    TM_10_25,
)
from turnwright.games.terra_mystica.ruleset import COLOURS
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.bonuses import coins_on_cards
from turnwright.games.terra_mystica.steps.building import Building
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.passing import available, card_arguments, take_card
from turnwright.games.terra_mystica.verbs import RealmAutoStep, RealmVerb


class DrawScoring(RealmVerb):
    """Chance draws the scoring tile of round ``arg`` (TM-2.2); never the spade tile for the last two (TM-2.3)."""

    def __init__(self) -> None:
        super().__init__("scoring", [tile.name for tile in SCORINGS], TM_2_2, 270)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """It must be a tile of the box that no round has."""
        if n >= len(s.rules.scorings) or any(tile == n for tile in s.scoring):
            return TM_2_2
        return TM_2_3 if n == SPADE_SCORING and f.arg > SPADE_ROUNDS else 0

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The tile."""
        return words_of(SCORINGS[n])

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Put the tile at its round."""
        s.scoring[f.arg - 1] = n
        s.emit(Message("log-scoring", {"round": f.arg, **words_of(SCORINGS[n])}, TM_2_2))


class DealCard(RealmVerb):
    """Chance draws a bonus card that is in play (TM-2.5)."""

    def __init__(self) -> None:
        super().__init__("deal", [card.name for card in CARDS], TM_2_5, 280)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """It must be a card of the box that is not in play yet."""
        return 0 if n < len(s.rules.cards) and s.card_coins[n] == NONE else TM_2_5

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The card."""
        return {"card": f"@tile-{CARDS[n].name}"}

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Put the card on the table."""
        s.card_coins[n] = 0
        s.emit(Message("log-card-in-play", {"card": f"@tile-{CARDS[n].name}"}, TM_2_5))


class DrawFirst(StartingSeat[Realm]):
    """Chance draws the first player (TM-2.7)."""

    def __init__(self) -> None:
        super().__init__(TM_2_7, 260, SEATS)

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Set turn order clockwise from there; factions come next."""
        begin(s, n)


def begin(s: Realm, first: int) -> None:
    """Set the first turn order, and ask for factions in that order (TM-3.1)."""
    s.order = [(first + k) % s.seats for k in range(s.seats)]
    s.emit(Message("log-first", {"seat": first}, TM_2_7))
    frames: list[Frame] = []
    for seat in s.order:
        if s.rules.fixed_factions[seat] >= 0:
            lead(s, seat, s.rules.fixed_factions[seat])
            continue
        if s.rules.setup == COLOURS:
            frames.append(Frame(FLOW.deal_colours, CHANCE, seat))
        else:
            frames.append(Frame(FLOW.leading, seat))
    if s.rules.setup == COLOURS:
        frames.extend([Frame(FLOW.leading, seat) for seat in s.order])
    s.then([*frames, Frame(FLOW.placement, first)])


class DealColour(RealmVerb):
    """Chance deals a colour that nobody has to seat ``arg`` (TM-3.3)."""

    def __init__(self) -> None:
        super().__init__("colour", TERRAINS, TM_3_3, 290)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """A colour nobody has."""
        return TM_3_3 if n in s.colour else 0

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The colour."""
        return {"terrain": f"@terrain-{TERRAINS[n]}"}

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Give the colour to the seat."""
        s.colour[f.arg] = n


class Lead(RealmVerb):
    """Choose a faction whose colour is free, or of the dealt colour (TM-3.1 to TM-3.3)."""

    def __init__(self, keys: list[str]) -> None:
        super().__init__("lead", keys, TM_3_1, 240)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """A dealt colour is binding; otherwise the colour must be free."""
        home = s.rules.factions[n].home
        if s.colour[f.seat] != NONE:
            return 0 if s.colour[f.seat] == home else TM_3_3
        return TM_3_2 if home in s.colour else 0

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The faction and its home terrain."""
        return {
            "faction": f"@faction-{self.parameters[n]}",
            "terrain": f"@terrain-{TERRAINS[s.rules.factions[n].home]}",
        }

    def target(self, n: int) -> str:
        """The board."""
        return f"faction-{self.parameters[n]}"

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """The fewer start points in the official list, the better."""
        return 45 - s.rules.factions[n].start_vp

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Take the faction board with its resources."""
        lead(s, f.seat, n)


def lead(s: Realm, seat: int, index: int) -> None:
    """Give a seat its faction and starting resources (TM-3.4 to TM-3.10)."""
    faction = s.rules.factions[index]
    s.faction[seat] = index
    s.colour[seat] = faction.home
    s.vp[seat] = s.rules.start_vp[index]
    s.tally[seat * SOURCES + START] = s.vp[seat]
    s.workers[seat] = faction.workers
    s.coins[seat] = faction.coins
    s.priests[seat] = faction.priests
    s.bowl1[seat] = faction.bowl1
    s.bowl2[seat] = faction.bowl2
    s.ship[seat] = faction.ship_start
    for cult in range(CULTS):
        s.cult[seat * CULTS + cult] = faction.cults[cult]
    s.emit(Message("log-lead", {"seat": seat, "faction": f"@faction-{faction.key}"}, TM_3_1))


class Placement(RealmAutoStep):
    """First dwellings in their order, then bonus cards in reverse (TM-4)."""

    def __init__(self) -> None:
        super().__init__("placement", TM_4_1)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Set up the order; dwellings fixed by the setup are placed at once."""
        frames: list[Frame] = []
        for seat in placing_order(s):
            if s.rules.homes[seat]:
                continue
            frames.append(Frame(FLOW.placing, seat))
        for seat in range(s.seats):
            for h in s.rules.homes[seat]:
                put(s, seat, h, DWELLING)
        frames.extend([Frame(FLOW.first_card, seat) for seat in reversed(s.order)])
        s.then([*frames, Frame(FLOW.opening, f.seat), Frame(FLOW.round, f.seat)])


def placing_order(s: Realm) -> list[int]:
    """Return the seats in placement order: forward, back, third dwellings, late ones (TM-4.1 to TM-4.4)."""
    early = [seat for seat in s.order if not faction_of(s, seat).late]
    third = [seat for seat in early if faction_of(s, seat).dwellings > 2]
    return [*early, *reversed(early), *third, *[seat for seat in s.order if faction_of(s, seat).late]]


PRINTED_AS: Final[list[list[int]]] = [
    [h for h, printed in enumerate(PRINTED) if printed == terrain] for terrain in range(len(TERRAINS))
]
"""By terrain: its hexes as the map is printed."""


class PlaceDwelling(Building):
    """Place a first dwelling on printed home terrain (TM-4.5), without cost, points or offers (TM-4.7)."""

    def __init__(self) -> None:
        super().__init__(TM_4_5)

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """The free hexes printed in the home terrain."""
        for h in PRINTED_AS[faction_of(s, f.seat).home]:
            if s.kind[h] == EMPTY:
                actions.append(self.base + h)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """A free hex printed in the home terrain."""
        if PRINTED[n] != faction_of(s, f.seat).home:
            return TM_4_5
        return 0 if s.kind[n] == EMPTY else TM_10_25

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Place the dwelling."""
        put(s, f.seat, n, DWELLING)
        if s.log is not None:
            s.emit(Message("log-place", {"seat": f.seat, "hex": HEX_NAMES[n]}, TM_4_5))


class TakeCard(RealmVerb):
    """Take the first bonus card (TM-4.8)."""

    def __init__(self) -> None:
        super().__init__("card", [card.name for card in CARDS], TM_4_8, 250)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """A card on the table."""
        return 0 if available(s, n) else TM_4_8

    def arguments(self, s: Realm, f: Frame, n: int) -> dict[str, Argument]:
        """The card and its coins."""
        return card_arguments(s, n)

    def target(self, n: int) -> str:
        """The card."""
        return f"card-{CARDS[n].name}"

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """All equally good."""
        return 20

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Take it."""
        take_card(s, f.seat, n)


class Opening(RealmAutoStep):
    """Coins are put on the remaining cards (TM-4.9)."""

    def __init__(self) -> None:
        super().__init__("opening", TM_4_9)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """One coin each."""
        coins_on_cards(s)
