"""Building positions of Root for rule tests.

    t = Table("marquise eyrie", at={1: {"marquise": 2, "sawmill": 1}, 5: {"eyrie": 1}}, hands={"eyrie": "anvil"})
    t.begin("marquise", "daylight").choose("battle 5 eyrie", "roll 2 1")
    assert "marquise" == t.ruler(1)

Clearings are numbered as printed (from 1), seats count from 0, factions are given in seat order and play in it.
Warriors stand in a clearing by the name of their faction, buildings and tokens by their own.
"""

from __future__ import annotations

from typing import Self

from tests.games.table import GameTable
from turnwright.core import engine
from turnwright.core.decks import insert
from turnwright.core.frames import Frame
from turnwright.core.game import Json
from turnwright.games.root import GAME
from turnwright.games.root.cards import held
from turnwright.games.root.data.boards import FACTIONS, PIECES
from turnwright.games.root.data.geometry import AUTUMN, CLEARINGS, Woodland
from turnwright.games.root.data.tables import CARD_KEYS, NONE, PHASES
from turnwright.games.root.factions.roster import ROSTER
from turnwright.games.root.layout import empty_table
from turnwright.games.root.queries import ruler
from turnwright.games.root.ruleset import RuleSet
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.steps.setup import lead
from turnwright.games.root.zones import DECK, SUPPORTERS, hand


class Table(GameTable[Woods]):
    """A table under test; ``s`` is the state."""

    game = GAME

    def __init__(
        self,
        factions: str = "marquise eyrie",
        at: dict[int, dict[str, int]] | None = None,
        map: Woodland = AUTUMN,
        hands: dict[str, str] | None = None,
        areas: dict[str, str] | None = None,
        vp: dict[str, int] | None = None,
    ) -> None:
        self.names = factions.split()
        given = [FACTIONS.index(name) for name in self.names]
        super().__init__(empty_table(len(given), RuleSet(map, list(ROSTER), given, 0)))
        for seat, faction in enumerate(given):
            lead(self.s, seat, faction)
        self.log.clear()
        for clearing, pieces in (at or {}).items():
            self.stand(clearing, **pieces)
        for name, keys in (hands or {}).items():
            self.give(name, keys)
        for name, keys in (areas or {}).items():
            for key in keys.split():
                self.s.cards.lay_open(DECK, card(key))
                insert(self.s.areas[self.names.index(name)], card(key))
        for name, points in (vp or {}).items():
            self.s.vp[self.names.index(name)] = points

    # building

    def stand(self, clearing: int, **pieces: int) -> Self:
        """Put warriors, buildings and tokens into a clearing."""
        for name, number in pieces.items():
            if name in self.names:
                seat = self.names.index(name)
                self.s.warriors[seat * CLEARINGS + clearing - 1] += number
                self.s.supply[seat] -= number
            else:
                self.s.pieces[PIECES.index(name) * CLEARINGS + clearing - 1] += number
        self.s.rulers = []
        return self

    def give(self, name: str, keys: str) -> Self:
        """Draw cards from the deck into the hand of a faction, or into the Supporters."""
        zone = SUPPORTERS if name == "supporters" else hand(self.names.index(name))
        for key in keys.split():
            self.s.cards.move(DECK, zone, card(key))
        return self

    def begin(self, name: str, phase: str) -> Self:
        """Begin a phase of a faction's turn; the rest of its turn, and the turn of the next, follow."""
        seat = self.names.index(name)
        self.s.turn = seat
        rest = [Frame(getattr(FLOW, later), seat) for later in PHASES[PHASES.index(phase) :]]
        self.s.todo.clear()
        return self.then(*rest, Frame(FLOW.turn, (seat + 1) % self.s.seats))

    def battle(self, attacker: str, clearing: int, defender: str) -> Table:
        """Start a battle that costs nothing, in the attacker's turn; nothing comes after it."""
        self.s.turn = self.names.index(attacker)
        return self.ask(FLOW.free_battle, self.s.turn).choose(f"battle {clearing} {defender}")

    # looking

    def ruler(self, clearing: int) -> str:
        """Return the faction that rules a clearing, "" if none does."""
        seat = ruler(self.s, clearing - 1)
        return "" if seat == NONE else self.names[seat]

    def asked(self) -> str:
        """Return the faction that is asked, "" for chance and at the end."""
        return "" if not self.s.todo or engine.asked(self.s) < 0 else self.names[engine.asked(self.s)]

    def there(self, clearing: int) -> dict[str, int]:
        """Return the warriors, buildings and tokens in a clearing."""
        found = {name: self.s.warriors[seat * CLEARINGS + clearing - 1] for seat, name in enumerate(self.names)}
        found |= {piece: self.s.pieces[i * CLEARINGS + clearing - 1] for i, piece in enumerate(PIECES)}
        return {name: number for name, number in found.items() if number}

    def hand(self, name: str) -> list[str]:
        """Return the cards in a hand, or the Supporters, in the order of the deck's list."""
        zone = (
            self.s.cards.zones[SUPPORTERS].layers[0] if name == "supporters" else held(self.s, self.names.index(name))
        )
        return [CARD_KEYS[n] for n in zone]

    def supply(self, name: str) -> int:
        """Return the warriors in a supply."""
        return self.s.supply[self.names.index(name)]

    def vp(self, name: str) -> int:
        """Return a score (-1: no marker on the track)."""
        return self.s.vp[self.names.index(name)]

    def discard(self) -> list[str]:
        """Return the discard pile, in the order of the deck's list."""
        return [CARD_KEYS[n] for n in self.s.discard]

    def area(self, name: str) -> list[str]:
        """Return the persistent effects in a play area."""
        return [CARD_KEYS[n] for n in self.s.areas[self.names.index(name)]]


def started(factions: str, seats: int = 0, **options: Json) -> Table:
    """Return a table as a game starts it, with its setup still to be done; ``factions`` are those given by seat."""
    t = Table(factions or "marquise eyrie")
    t.s = GAME.new_state(seats or len(t.names), {"factions": ",".join(factions.split()), **options})
    t.s.log = t.log
    return t


def card(key: str) -> int:
    """Return a card by its key."""
    return CARD_KEYS.index(key)
