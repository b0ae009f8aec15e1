"""Setting up: tiles, cards, factions, first dwellings, first bonus card (TM-2, TM-3, TM-4)."""

from __future__ import annotations

from turnwright.core.frames import Deed, Frame, Step
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica.building import put
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, PRINTED
from turnwright.games.terra_mystica.data.tables import (
    CARDS,
    CULTS,
    CYCLE,
    DWELLING,
    EMPTY,
    LAND,
    NONE,
    SCORINGS,
    SPADE_ROUNDS,
    SPADE_SCORING,
)
from turnwright.games.terra_mystica.notation import (
    BUILD,
    DEAL_COLOUR,
    DRAW_CARD,
    DRAW_SCORING,
    FACTIONS,
    LEAD,
    STARTS,
    TAKE_CARD,
)
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
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.passing import available, take_card


class DrawTiles(Step[Realm]):
    """Chance draws the scoring tile of round ``arg`` (TM-2.2); never the spade tile for the last two (TM-2.3)."""

    def __init__(self) -> None:
        super().__init__("draw-tiles", ["scoring"], TM_2_2)

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """The tiles left in the box."""
        return [DRAW_SCORING + tile for tile in s.rules.scorings if self.refuse(s, f, DRAW_SCORING + tile) == 0]

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """A tile of the box that no round has."""
        tile = action - DRAW_SCORING
        if tile not in s.rules.scorings or tile in s.scoring:
            return TM_2_2
        return TM_2_3 if tile == SPADE_SCORING and f.arg > SPADE_ROUNDS else 0

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """The tile lies at its round."""
        tile = action - DRAW_SCORING
        s.scoring[f.arg - 1] = tile
        s.tell(Message("log-scoring", {"round": f.arg, "tile": f"@tile-{SCORINGS[tile].name}"}, TM_2_2))


class DrawCards(Step[Realm]):
    """Chance draws a bonus card that is in play (TM-2.5)."""

    def __init__(self) -> None:
        super().__init__("draw-cards", ["deal"], TM_2_5)

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """The cards left in the box."""
        return [DRAW_CARD + card for card in s.rules.cards if s.card_coins[card] == NONE]

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """A card of the box that is not in play yet."""
        card = action - DRAW_CARD
        return 0 if card in s.rules.cards and s.card_coins[card] == NONE else TM_2_5

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """The card lies on the table."""
        card = action - DRAW_CARD
        s.card_coins[card] = 0
        s.tell(Message("log-card-in-play", {"card": f"@tile-{CARDS[card].name}"}, TM_2_5))


class First(Step[Realm]):
    """Chance draws the first player (TM-2.7)."""

    def __init__(self) -> None:
        super().__init__("first", ["starts"], TM_2_7)

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """Every seat may start."""
        return [STARTS + seat for seat in range(s.seats)]

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """A seat must be taken to start."""
        return 0 if action - STARTS < s.seats else TM_2_7

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Turn order is clockwise from there; factions come next."""
        begin(s, action - STARTS)


def begin(s: Realm, first: int) -> None:
    """Set the first turn order, and ask for factions in that order (TM-3.1)."""
    s.order = [(first + k) % s.seats for k in range(s.seats)]
    s.tell(Message("log-first", {"seat": first}, TM_2_7))
    frames: list[Frame] = []
    for seat in s.order:
        if s.rules.given[seat] >= 0:
            lead(s, seat, s.rules.given[seat])
            continue
        if s.rules.setup == COLOURS:
            frames.append(Frame(FLOW.deal_colours, CHANCE, seat))
        else:
            frames.append(Frame(FLOW.leading, seat))
    if s.rules.setup == COLOURS:
        frames.extend([Frame(FLOW.leading, seat) for seat in s.order])
    s.then([*frames, Frame(FLOW.placement, first)])


class DealColours(Step[Realm]):
    """Chance deals a colour to seat ``arg`` (TM-3.3)."""

    def __init__(self) -> None:
        super().__init__("deal-colours", ["colour"], TM_3_3)

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """The colours nobody has."""
        return [DEAL_COLOUR + colour for colour in range(CYCLE) if colour not in s.colour]

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """A colour nobody has."""
        return TM_3_3 if action - DEAL_COLOUR in s.colour else 0

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """The colour is the seat's."""
        s.colour[f.arg] = action - DEAL_COLOUR


class Leading(Step[Realm]):
    """Choose a faction whose colour is free, or of the dealt colour (TM-3.1 to TM-3.3)."""

    def __init__(self) -> None:
        super().__init__("leading", ["lead"], TM_3_1)

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """The factions of free colours."""
        return [LEAD + i for i in range(FACTIONS) if self.refuse(s, f, LEAD + i) == 0]

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """A dealt colour binds; without one, the colour must be free."""
        home = s.rules.factions[action - LEAD].home
        if s.colour[f.seat] != NONE:
            return 0 if s.colour[f.seat] == home else TM_3_3
        return TM_3_2 if home in s.colour else 0

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Take the faction board with what it shows."""
        lead(s, f.seat, action - LEAD)


def lead(s: Realm, seat: int, index: int) -> None:
    """Give a seat its faction and what it starts with (TM-3.4 to TM-3.10)."""
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
    s.tell(Message("log-lead", {"seat": seat, "faction": f"@faction-{faction.key}"}, TM_3_1))


class Placement(Deed[Realm]):
    """First dwellings in their order, then bonus cards in reverse (TM-4)."""

    def __init__(self) -> None:
        super().__init__("placement", TM_4_1)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Lay out the order; dwellings that the setup fixes are placed at once."""
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
    """Return the seats in the order of placing: there, back, third dwellings, late ones (TM-4.1 to TM-4.4)."""
    early = [seat for seat in s.order if not faction_of(s, seat).late]
    third = [seat for seat in early if faction_of(s, seat).dwellings > 2]
    return [*early, *reversed(early), *third, *[seat for seat in s.order if faction_of(s, seat).late]]


class Placing(Step[Realm]):
    """Place a first dwelling on printed home terrain (TM-4.5); it costs, scores and offers nothing (TM-4.7)."""

    def __init__(self) -> None:
        super().__init__("placing", ["build"], TM_4_5)

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """The free hexes printed in the home terrain."""
        home = faction_of(s, f.seat).home
        return [BUILD + h for h in range(LAND) if PRINTED[h] == home and s.kind[h] == EMPTY]

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """A free hex printed in the home terrain."""
        h = action - BUILD
        if PRINTED[h] != faction_of(s, f.seat).home:
            return TM_4_5
        return 0 if s.kind[h] == EMPTY else TM_10_25

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """The dwelling stands."""
        put(s, f.seat, action - BUILD, DWELLING)
        if s.told is not None:
            s.tell(Message("log-place", {"seat": f.seat, "hex": HEX_NAMES[action - BUILD]}, TM_4_5))


class FirstCard(Step[Realm]):
    """Take the first bonus card (TM-4.8)."""

    def __init__(self) -> None:
        super().__init__("first-card", ["card"], TM_4_8)

    def candidates(self, s: Realm, f: Frame) -> list[int]:
        """The cards on the table."""
        return [TAKE_CARD + card for card in range(len(s.card_coins)) if available(s, card)]

    def refuse(self, s: Realm, f: Frame, action: int) -> int:
        """A card on the table."""
        return 0 if available(s, action - TAKE_CARD) else TM_4_8

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Take it."""
        take_card(s, f.seat, action - TAKE_CARD)


class Opening(Deed[Realm]):
    """Coins go on the cards left over (TM-4.9)."""

    def __init__(self) -> None:
        super().__init__("opening", TM_4_9)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """One coin each."""
        coins_on_cards(s)
