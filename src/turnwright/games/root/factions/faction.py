"""What a faction is to the rest of the game: its pieces, and the questions that common rules ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.core.frames import Frame
from turnwright.core.game import ASK
from turnwright.games.root.data.boards import BUILDINGS, OWNER
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CLEARING_SUITS, NONE
from turnwright.games.root.rules import RT_4_1_1_N1, RT_11_2_6_I
from turnwright.games.root.steps.flow import FLOW

if TYPE_CHECKING:
    from turnwright.core.frames import State, Step
    from turnwright.core.game import JsonDict
    from turnwright.core.orders import Order
    from turnwright.core.parts import Board
    from turnwright.games.root.payloads import Battle
    from turnwright.games.root.readings import Reading
    from turnwright.games.root.state import Woods
    from turnwright.games.root.verbs import WoodsVerb


class Faction:
    """One faction. Common rules ask these questions of it, and never which faction it is; ``seat`` is who leads it.

    index      its place among the factions, in the order of their setup
    key        its name in choices, options and texts
    buildings  its kinds of buildings
    tokens     its kinds of tokens
    beside     the faction that must be in the game for this one (NONE: none)
    board      the class of its board (None: it has none)
    alone      its pieces of which a clearing holds one at most
    boxes_items  False: it keeps items elsewhere than in a Crafted Items box
    steps      the steps it brings
    carriers   those of them whose ``arg`` is a card on its way, which lies nowhere else
    at_start   verbs that it brings to the start of other seats' Birdsong
    on_roll    verbs that it brings to what a side declares after the roll of a battle
    orders     standing orders for its own questions
    readings   the rules about it that tables may read another way
    """

    def __init__(self, index: int, key: str) -> None:
        self.index = index
        self.key = key
        own = [piece for piece in range(len(OWNER)) if OWNER[piece] == index]
        self.buildings = [piece for piece in own if piece < BUILDINGS]
        self.tokens = [piece for piece in own if piece >= BUILDINGS]
        self.beside = NONE
        self.board: type[Board] | None = None
        self.alone: list[int] = []
        self.boxes_items = True
        self.carriers: list[Step[State]] = []
        self.steps: list[Step[State]] = []
        self.at_start: list[WoodsVerb] = []
        self.on_roll: list[WoodsVerb] = []
        self.orders: list[Order] = []
        self.readings: list[Reading] = []

    # Setup and turns.

    def join(self, s: Woods, seat: int) -> None:
        """Give a seat the faction's board, before any card is drawn; its warriors are in the supply already."""

    def setup(self, s: Woods, seat: int) -> list[Frame]:
        """Return what the faction does to set up."""
        return []

    def home(self, s: Woods, seat: int) -> int:
        """Return the corner that another faction may have to start opposite to, NONE if there is none."""
        return NONE

    def birdsong(self, s: Woods, seat: int) -> list[Frame]:
        """Return the steps of Birdsong; asked when it starts."""
        return []

    def daylight(self, s: Woods, seat: int) -> list[Frame]:
        """Return the steps of Daylight."""
        return []

    def evening(self, s: Woods, seat: int) -> list[Frame]:
        """Return the steps of Evening."""
        return []

    def turn_begins(self, s: Woods, seat: int) -> None:
        """Clear what lasted until the end of the turn before, whoever had it."""

    # For bots, all in thousandths of a point.

    def worth(self, s: Woods, seat: int, turns: int) -> int:
        """Return what its pieces and its board are worth besides its points, with so many turns to come."""
        return 0

    def warrior_worth(self, s: Woods, seat: int, clearing: int) -> int:
        """Return what one warrior more or less in a clearing is worth."""
        return 200

    def piece_worth(self, s: Woods, seat: int, piece: int, clearing: int) -> int:
        """Return what one of its buildings or tokens in a clearing is worth to it."""
        return 400

    def moves_worth(self, s: Woods, seat: int, ways: list[tuple[int, int]]) -> list[int]:
        """Return what each of some moves is worth at a glance, given as the clearings where it starts and ends."""
        return [0] * len(ways)

    def take_worth(self, s: Woods, seat: int, start: int, end: int, number: int) -> int:
        """Return what it is worth that so many warriors take part in a move, besides the rule of both clearings."""
        return 0

    def hits_worth(self, s: Woods, seat: int, hits: int) -> int:
        """Return what hits cost it that neither warriors nor buildings nor tokens take."""
        return 0

    def item_worth(self, s: Woods, seat: int, item: int) -> int:
        """Return what having one more item is worth, besides points for crafting it."""
        return 0

    # Rule and adjacency.

    def rules_ties(self) -> bool:
        """Tell whether sharing first place is enough to rule."""
        return False

    def rules_outright(self, s: Woods, clearing: int) -> bool:
        """Tell whether a clearing is ruled whatever else stands there."""
        return False

    def fights_for(self, s: Woods, seat: int) -> int:
        """Return the seat that the faction's warriors count for now: its own, unless somebody has hired them."""
        return seat

    def bars_placing(self, s: Woods, seat: int, other: int) -> int:
        """Return the clearings where it keeps a seat (``other``, or itself) from placing pieces, as a mask."""
        return 0

    def bars_moving(self, s: Woods, seat: int) -> int:
        """Return the clearings that nobody may move into because of it, as a mask."""
        return 0

    def opens_rivers(self, s: Woods, seat: int, other: int) -> bool:
        """Tell whether river sections are paths for a seat (``other``, or itself)."""
        return False

    def swims(self) -> bool:
        """Tell whether moving along a river needs no rule."""
        return False

    def free_move(self, s: Woods, seat: int) -> None:
        """Ask for a move that costs nothing."""
        s.push(Frame(FLOW.free_move, seat))

    def present(self, s: Woods, seat: int, clearing: int) -> bool:
        """Tell whether something besides warriors, buildings and tokens stands for the faction in a clearing."""
        return False

    # What happens to pieces and cards.

    def entered(self, s: Woods, seat: int, mover: int, clearing: int) -> None:
        """Warriors, whosever they are, have moved into a clearing at the cost of another seat, ``mover``."""

    def take_back(self, s: Woods, seat: int, warriors: int, defended: bool) -> None:
        """Removed warriors return to the supply; ``defended`` tells that they fell while the faction defended."""
        s.supply[seat] += warriors

    def tend(self, s: Woods, seat: int, clearing: int, warriors: int) -> None:
        """Warriors were removed from a clearing, and all scoring is done."""

    def mourns(self, piece: int) -> bool:
        """Tell whether something follows when one of its buildings or tokens is removed."""
        return False

    def mourns_alike(self, piece: int) -> bool:
        """Tell whether what follows is the same wherever the piece stood, so that their order does not matter."""
        return False

    def lose(self, s: Woods, seat: int, piece: int, clearing: int, remover: int) -> None:
        """Do what follows when a building or token was removed."""

    def has_removed(self, s: Woods, seat: int, victim: int, warriors: int, pieces: int, in_battle: bool) -> None:
        """The faction has removed warriors, and buildings and tokens, of one other seat."""

    def takes_discards(self, s: Woods, seat: int, card: int) -> bool:
        """Take a card that would be discarded, and tell so; False: the faction does not care."""
        return False

    def open_cards(self, s: Woods, seat: int) -> list[int]:
        """Return the cards of the shared deck that lie open on the faction's board."""
        return []

    def keeps(self, s: Woods, seat: int, owner: int) -> int:
        """Return how many warriors of a seat the faction's board holds."""
        return 0

    # Services that it buys of another faction.

    def refuse_service(self, s: Woods, seat: int, price: int) -> int:
        """Return 0, or the rule by which the faction cannot pay the price of a service."""
        return 0 if s.supply[seat] >= price else RT_11_2_6_I

    def pays_service(self, s: Woods, seat: int, price: int) -> bool:
        """Pay for a service in a way of its own, and tell so; False: warriors of its supply pay."""
        return False

    def can_hire(self) -> bool:
        """Tell whether warriors of others can fight for it."""
        return True

    # Battle.

    def can_fight(self, s: Woods, seat: int, clearing: int) -> bool:
        """Tell whether the faction can start a battle in a clearing."""
        return s.warriors[seat * CLEARINGS + clearing] > 0

    def cap(self, s: Woods, seat: int, clearing: int) -> int:
        """Return how many rolled hits it can deal there at most."""
        return s.warriors[seat * CLEARINGS + clearing]

    def can_lose(self, s: Woods, seat: int, clearing: int) -> int:
        """Return how many hits it can take in a clearing before there is nothing left to lose."""
        total = s.warriors[seat * CLEARINGS + clearing]
        for piece in self.buildings + self.tokens:
            total += s.pieces[piece * CLEARINGS + clearing]
        return total

    def defenseless(self, s: Woods, seat: int, clearing: int) -> bool:
        """Tell whether an attacker deals an extra hit."""
        return s.warriors[seat * CLEARINGS + clearing] == 0

    def defends_high(self) -> bool:
        """Tell whether it deals the higher roll as defender."""
        return False

    def extra_hits(self, s: Woods, seat: int, attacking: bool) -> int:
        """Return the hits it deals besides those rolled."""
        return 0

    def takes_hits(self, s: Woods, f: Frame) -> bool:
        """Name the losses of ``extra`` hits in a way of its own, and tell so."""
        return False

    def razed(self, s: Woods, seat: int, before: int) -> None:
        """It has removed enemy buildings or tokens in a battle; ``before`` is how many before this moment. What it
        scores counts together with them: ``gain``, not ``score``.
        """

    def asks_ally(self, s: Woods, b: Battle) -> bool:
        """Ask whose warriors fight along in a battle that it starts, and tell so."""
        return False

    def asks_guard(self, s: Woods, seat: int, b: Battle) -> bool:
        """Offer help to the defender before the roll of a battle between others, and tell so."""
        return False

    def battle_over(self, s: Woods, b: Battle) -> None:
        """A battle that it started is over."""

    # Crafting, cards, dominance.

    def crafters(self, s: Woods, seat: int) -> list[int]:
        """Return by suit how many crafting pieces could still be activated."""
        return [0] * CLEARING_SUITS

    def refuse_craft(self, s: Woods, seat: int, cost: list[int]) -> int:
        """Return 0, or the rule by which the faction cannot pay for a card; ``cost`` ends with symbols of any suit."""
        free = self.crafters(s, seat)
        spare = 0
        for suit in range(CLEARING_SUITS):
            if free[suit] < cost[suit]:
                return RT_4_1_1_N1
            spare += free[suit] - cost[suit]
        return 0 if spare >= cost[CLEARING_SUITS] else RT_4_1_1_N1

    def pays_craft(self, s: Woods, seat: int, cost: list[int]) -> bool:
        """Pay for a card in a way of its own, and tell so; False: crafting pieces are activated."""
        return False

    def item_vp(self, s: Woods, seat: int, vp: int) -> int:
        """Return what crafting an item scores that has a score printed."""
        return vp

    def gain_item(self, s: Woods, seat: int, item: int) -> None:
        """Take an item: it goes to the Crafted Items box."""
        s.crafted[seat * len(s.items) + item] += 1

    def draws(self, s: Woods, seat: int) -> int:
        """Return how many cards are drawn in Evening."""
        return 1

    def refuse_dominance(self, s: Woods, seat: int, card: int) -> int:
        """Return 0, or the rule that keeps a seat with a dominance card and enough points from activating it."""
        return 0

    def dominates(self, s: Woods, seat: int, card: int) -> bool:
        """Activate a dominance card in a way of its own, and tell so."""
        return False

    def obey_blind(self, s: Woods, f: Frame, orders: JsonDict) -> int:
        """Return what standing orders say to a private question of its own, or ASK; ``s`` is what watchers see."""
        return ASK
