"""The interface between a faction and the rest of the game: its pieces, and the hooks that common rules call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.core.frames import Frame
from turnwright.core.game import ASK
from turnwright.core.verbs import things
from turnwright.games.root.data.boards import BUILDINGS, OWNER
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CLEARING_SUITS, NONE
from turnwright.games.root.rules import RT_4_1_1_N1, RT_11_2_6_I
from turnwright.games.root.steps.flow import FLOW

if TYPE_CHECKING:
    from turnwright.core.frames import State, Step
    from turnwright.core.game import JsonDict
    from turnwright.core.messages import Message
    from turnwright.core.orders import Order
    from turnwright.core.parts import Board
    from turnwright.core.spelling import Spelling
    from turnwright.games.root.payloads import Battle
    from turnwright.games.root.readings import Reading
    from turnwright.games.root.state import Woods
    from turnwright.games.root.verbs import WoodsVerb


class Faction:
    """One faction. Common rules call these hooks and never check which faction it is; ``seat`` is the seat that leads
    it.

    index      its index among the factions, in setup order
    key        its name in choices, options and texts
    buildings  its kinds of buildings
    tokens     its kinds of tokens
    beside     another faction that must be in the game (NONE: none)
    needs_others  None, or the reading without which some faction must be in the game that does not need others
    board      the class of its board (None: it has none)
    alone      its pieces of which a clearing holds at most one
    boxes_items  False: it does not keep items in a Crafted Items box
    steps      the steps it adds
    carriers   the steps whose ``arg`` is a card in transit, which is in no zone
    at_start   verbs that it adds to the start of other seats' Birdsong
    on_roll    verbs that it adds to the declarations after a battle roll
    orders     standing orders for its own questions
    readings   its rules that a table may choose to read differently
    spelled    how the fields of its board are spelled in a notation, as ``Court.leader``
    distances  how far from legal a choice is that one of its rules refuses (``core/clicks.py``)
    """

    def __init__(self, index: int, key: str) -> None:
        self.index = index
        self.key = key
        own = [piece for piece in range(len(OWNER)) if OWNER[piece] == index]
        self.buildings = [piece for piece in own if piece < BUILDINGS]
        self.tokens = [piece for piece in own if piece >= BUILDINGS]
        self.beside = NONE
        self.needs_others: Reading | None = None
        self.board: type[Board] | None = None
        self.alone: list[int] = []
        self.boxes_items = True
        self.carriers: list[Step[State]] = []
        self.steps: list[Step[State]] = []
        self.at_start: list[WoodsVerb] = []
        self.on_roll: list[WoodsVerb] = []
        self.orders: list[Order] = []
        self.readings: list[Reading] = []
        self.spelled: dict[str, Spelling] = {}
        self.distances: dict[int, int] = {}

    # Setup and turns.

    def join(self, s: Woods, seat: int) -> None:
        """Give a seat the faction's board before any card is drawn; its warriors are already in the supply."""

    def setup(self, s: Woods, seat: int) -> list[Frame]:
        """Return the setup steps of the faction."""
        return []

    def home(self, s: Woods, seat: int) -> int:
        """Return the corner that another faction may have to start opposite of, NONE if there is none."""
        return NONE

    def birdsong(self, s: Woods, seat: int) -> list[Frame]:
        """Return the steps of Birdsong; called when it starts."""
        return []

    def daylight(self, s: Woods, seat: int) -> list[Frame]:
        """Return the steps of Daylight."""
        return []

    def evening(self, s: Woods, seat: int) -> list[Frame]:
        """Return the steps of Evening."""
        return []

    def menus(self, s: Woods, seat: int) -> list[Frame]:
        """Return the main questions of its turns, as they would be asked now."""
        return []

    def turn_begins(self, s: Woods, seat: int) -> None:
        """Clear what lasted until the end of the previous turn, whoever's it was."""

    # Values for bots, all in thousandths of a point.

    def worth(self, s: Woods, seat: int, turns: int) -> int:
        """Return the value of its pieces and its board, without points, with a given number of turns left."""
        return 0

    def warrior_worth(self, s: Woods, seat: int, clearing: int) -> int:
        """Return the value of one more or fewer warrior in a clearing."""
        return 200

    def piece_worth(self, s: Woods, seat: int, piece: int, clearing: int) -> int:
        """Return the value to it of one of its buildings or tokens in a clearing."""
        return 400

    def moves_worth(self, s: Woods, seat: int, ways: list[tuple[int, int]]) -> list[int]:
        """Return a quick estimate of each of some moves, given by origin and destination."""
        return [0] * len(ways)

    def take_worth(self, s: Woods, seat: int, start: int, end: int, number: int) -> int:
        """Return the value of moving a number of warriors, besides ruling both clearings."""
        return 0

    def hits_worth(self, s: Woods, seat: int, hits: int) -> int:
        """Return the cost of hits that neither warriors nor buildings nor tokens take."""
        return 0

    def item_worth(self, s: Woods, seat: int, item: int) -> int:
        """Return the value of one more item, besides points for crafting it."""
        return 0

    # Rule and adjacency.

    def rules_ties(self) -> bool:
        """Return whether it rules on ties."""
        return False

    def rules_outright(self, s: Woods, clearing: int) -> bool:
        """Return whether it rules a clearing regardless of other pieces."""
        return False

    def fights_for(self, s: Woods, seat: int) -> int:
        """Return the seat that the faction's warriors count for now: its own, unless someone has hired them."""
        return seat

    def bars_placing(self, s: Woods, seat: int, other: int) -> int:
        """Return the clearings where it prevents a seat (``other``, or itself) from placing pieces, as a mask."""
        return 0

    def bars_moving(self, s: Woods, seat: int) -> int:
        """Return the clearings that nobody may move into because of it, as a mask."""
        return 0

    def opens_rivers(self, s: Woods, seat: int, other: int) -> bool:
        """Return whether river sections are paths for a seat (``other``, or itself)."""
        return False

    def swims(self) -> bool:
        """Return whether it needs no rule to move along a river."""
        return False

    def free_move(self, s: Woods, seat: int) -> None:
        """Ask for a move that costs nothing."""
        s.push(Frame(FLOW.free_move, seat))

    def present(self, s: Woods, seat: int, clearing: int) -> bool:
        """Return whether it has anything besides warriors, buildings and tokens in a clearing."""
        return False

    # What happens to pieces and cards.

    def entered(self, s: Woods, seat: int, mover: int, clearing: int) -> None:
        """React to warriors, of any owner, that have moved into a clearing; the seat ``mover`` pays."""

    def take_back(self, s: Woods, seat: int, warriors: int, defended: bool) -> None:
        """Return removed warriors to the supply; ``defended`` says whether the faction was defending."""
        s.supply[seat] += warriors

    def tend(self, s: Woods, seat: int, clearing: int, warriors: int) -> None:
        """React to warriors removed from a clearing, after all scoring."""

    def mourns(self, piece: int) -> bool:
        """Return whether losing one of its buildings or tokens has consequences."""
        return False

    def mourns_alike(self, piece: int) -> bool:
        """Return whether these consequences are the same in every clearing, so that their order does not matter."""
        return False

    def lose(self, s: Woods, seat: int, piece: int, clearing: int, remover: int) -> None:
        """Apply the consequences of losing a building or token."""

    def lost_with(self, s: Woods, seat: int, piece: int, clearing: int) -> Message | None:
        """Return what else the seat loses with a building or token in a clearing, or None."""
        return None

    def owed(self, s: Woods, seat: int, clearing: int, in_battle: bool) -> Message | None:
        """Return what an enemy owes the seat for moving warriors into a clearing, or for pieces that a battle removes
        there; None if nothing.
        """
        return None

    def has_removed(self, s: Woods, seat: int, victim: int, warriors: int, pieces: int, in_battle: bool) -> None:
        """React to having removed warriors, and buildings and tokens, of one other seat."""

    def takes_discards(self, s: Woods, seat: int, card: int) -> bool:
        """Take a card that would be discarded and return True; False: the faction does not take it."""
        return False

    def open_cards(self, s: Woods, seat: int) -> list[int]:
        """Return the face-up cards of the shared deck on the faction's board."""
        return []

    def keeps(self, s: Woods, seat: int, owner: int) -> int:
        """Return how many warriors of a seat the faction's board holds."""
        return 0

    # Services bought from another faction.

    def refuse_service(self, s: Woods, seat: int, price: int) -> int:
        """Return 0, or the rule that keeps the faction from paying the price of a service."""
        return 0 if s.supply[seat] >= price else RT_11_2_6_I

    def pays_service(self, s: Woods, seat: int, price: int) -> bool:
        """Pay for a service in a special way and return True; False: pay with warriors from the supply."""
        return False

    def service_price(self, price: int) -> dict[str, int]:
        """Return what it pays for a service, by the ids of the messages that name the things."""
        return things(warrior=price)

    def can_hire(self) -> bool:
        """Return whether it can hire warriors of others."""
        return True

    # Battle.

    def can_fight(self, s: Woods, seat: int, clearing: int) -> bool:
        """Return whether the faction can start a battle in a clearing."""
        return s.warriors[seat * CLEARINGS + clearing] > 0

    def cap(self, s: Woods, seat: int, clearing: int) -> int:
        """Return the most rolled hits it can deal there."""
        return s.warriors[seat * CLEARINGS + clearing]

    def can_lose(self, s: Woods, seat: int, clearing: int) -> int:
        """Return how many hits it can take in a clearing before it has nothing left to lose."""
        total = s.warriors[seat * CLEARINGS + clearing]
        for piece in self.buildings + self.tokens:
            total += s.pieces[piece * CLEARINGS + clearing]
        return total

    def defenseless(self, s: Woods, seat: int, clearing: int) -> bool:
        """Return whether an attacker deals an extra hit to it."""
        return s.warriors[seat * CLEARINGS + clearing] == 0

    def defends_high(self) -> bool:
        """Return whether it deals the higher roll as defender."""
        return False

    def extra_hits(self, s: Woods, seat: int, attacking: bool) -> int:
        """Return the extra hits it deals."""
        return 0

    def takes_hits(self, s: Woods, f: Frame) -> bool:
        """Assign the losses of ``extra`` hits in a special way and return True, or return False."""
        return False

    def razed(self, s: Woods, seat: int, before: int) -> None:
        """React to having removed enemy buildings or tokens in a battle; ``before`` is the number removed earlier.
        Score with ``gain``, not ``score``, so that all points count together.
        """

    def asks_ally(self, s: Woods, b: Battle) -> bool:
        """Ask whose warriors join a battle that it starts and return True, or return False."""
        return False

    def asks_guard(self, s: Woods, seat: int, b: Battle) -> bool:
        """Offer help to the defender before the roll of a battle between others and return True, or return False."""
        return False

    def battle_over(self, s: Woods, b: Battle) -> None:
        """React to the end of a battle that it started."""

    # Crafting, cards, dominance.

    def crafters(self, s: Woods, seat: int) -> list[int]:
        """Return by suit how many crafting pieces can still be activated."""
        return [0] * CLEARING_SUITS

    def refuse_craft(self, s: Woods, seat: int, cost: list[int]) -> int:
        """Return 0, or the rule that keeps the faction from paying for a card; ``cost`` ends with symbols of
        any suit.
        """
        free = self.crafters(s, seat)
        spare = 0
        for suit in range(CLEARING_SUITS):
            if free[suit] < cost[suit]:
                return RT_4_1_1_N1
            spare += free[suit] - cost[suit]
        return 0 if spare >= cost[CLEARING_SUITS] else RT_4_1_1_N1

    def pays_craft(self, s: Woods, seat: int, cost: list[int]) -> bool:
        """Pay for a card in a special way and return True; False: activate crafting pieces."""
        return False

    def craft_price(self, cost: list[int]) -> dict[str, int]:
        """Return what it spends on a card besides crafting pieces, by the ids of the messages that name the things."""
        return {}

    def item_vp(self, s: Woods, seat: int, vp: int) -> int:
        """Return the score for crafting an item, given the printed score."""
        return vp

    def gain_item(self, s: Woods, seat: int, item: int) -> None:
        """Put an item in the Crafted Items box, or wherever the faction keeps items."""
        s.crafted[seat * len(s.items) + item] += 1

    def draws(self, s: Woods, seat: int) -> int:
        """Return how many cards are drawn in Evening."""
        return 1

    def refuse_dominance(self, s: Woods, seat: int, card: int) -> int:
        """Return 0, or the rule that prevents a seat with a dominance card and enough points from activating it."""
        return 0

    def dominates(self, s: Woods, seat: int, card: int) -> bool:
        """Activate a dominance card in a special way and return True, or return False."""
        return False

    def dominance_loss(self) -> str:
        """Return the id of the message about what a dominance card costs."""
        return "loss-dominance"

    def obey_blind(self, s: Woods, f: Frame, orders: JsonDict) -> int:
        """Return what standing orders answer to a private question of the faction, or ASK; ``s`` is what
        watchers see.
        """
        return ASK
