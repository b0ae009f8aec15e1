"""The table of a game of Terra Mystica: fields, clone, queries. No rules.

Seats, land hexes, cults, tiles and cards are counted from 0. A list "by seat and x" holds seat * n + x.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.frames import Frame, State
from turnwright.games.terra_mystica.data.tables import CULTS, KINDS, PRIESTS

if TYPE_CHECKING:
    from turnwright.games.terra_mystica.factions.faction import Faction
    from turnwright.games.terra_mystica.ruleset import RuleSet

NOBODY: Final = -1
NONE: Final = -1

SETUP: Final = 0
INCOME: Final = 1
PLAY: Final = 2
BONUSES: Final = 3
"""Phases of a round; SETUP stands before the first."""

START: Final = 0
ROUND_TILE: Final = 1
FAVOR: Final = 2
CARD: Final = 3
TOWN: Final = 4
SHIPPING: Final = 5
DIGGING: Final = 6
ABILITY: Final = 7
STRUCTURES: Final = 8
CULT: Final = 9
AREA: Final = 10
RESOURCES: Final = 11
SOURCES: Final = 12
SOURCE_NAMES: Final = [
    "start", "round-tile", "favor", "card", "town", "shipping",
    "digging", "ability", "structures", "cult", "area", "resources",
]  # fmt: skip
"""Where victory points come from, for the tally."""

BY_CARD: Final = 1
BY_FAVOR: Final = 2
BY_STRONGHOLD: Final = 4
"""Special actions a seat has used this round, as bits."""


class Realm(State):
    """Everything on the table; all of it is open to everybody.

    round, phase          0 and SETUP before the first round
    turns                 how many turns have begun, over all rounds
    order, passed         this round's turn order; the seats that have passed, first to pass first
    gone                  the seats that have left the game
    faction, colour       by seat: its faction; the home terrain dealt to it (NONE: none yet)
    vp .. bowl3           by seat; priests are those on the faction board
    placed                by seat: priests on the orders of the cults
    ship, dig             by seat: steps of the tracks (ship: extra flight range where there is no shipping)
    keys                  by seat: keys not yet used
    cult                  by seat and cult
    tally                 by seat and source: victory points
    terrain, kind, owner  by land hex: terrain, structure and whose it is
    built                 by seat and kind: structures on the map
    in_town               by land hex: 1 if its structure belongs to a town
    towns                 founded towns, packed (see ``towns.py``); a town waits for its tile until one is chosen
    bridges               by slot: whose bridge it is
    near                  by land hex: hexes directly adjacent, bridges included (shared by clones, replaced on change)
    orders                by cult and space: whose priest stands there
    favors                by seat: mask of favor tiles
    favors_left, towns_left   by tile: copies left
    card                  by seat: its bonus card
    card_coins            by card: coins on it (NONE: not in play)
    scoring               the tiles of rounds 1 to 6
    used                  mask of power actions taken this round
    special               by seat: mask of special actions taken this round
    """

    def __init__(
        self,
        seats: int,
        todo: list[Frame],
        rules: RuleSet,
        round: int,
        phase: int,
        turns: int,
        order: list[int],
        passed: list[int],
        gone: list[int],
        faction: list[int],
        colour: list[int],
        vp: list[int],
        coins: list[int],
        workers: list[int],
        priests: list[int],
        bowl1: list[int],
        bowl2: list[int],
        bowl3: list[int],
        placed: list[int],
        ship: list[int],
        dig: list[int],
        keys: list[int],
        cult: list[int],
        tally: list[int],
        terrain: list[int],
        kind: list[int],
        owner: list[int],
        built: list[int],
        in_town: list[int],
        towns: list[int],
        bridges: list[int],
        near: list[list[int]],
        orders: list[int],
        favors: list[int],
        favors_left: list[int],
        towns_left: list[int],
        card: list[int],
        card_coins: list[int],
        scoring: list[int],
        used: int,
        special: list[int],
    ) -> None:
        super().__init__(seats, todo)
        self.rules = rules
        self.round = round
        self.phase = phase
        self.turns = turns
        self.order = order
        self.passed = passed
        self.gone = gone
        self.faction = faction
        self.colour = colour
        self.vp = vp
        self.coins = coins
        self.workers = workers
        self.priests = priests
        self.bowl1 = bowl1
        self.bowl2 = bowl2
        self.bowl3 = bowl3
        self.placed = placed
        self.ship = ship
        self.dig = dig
        self.keys = keys
        self.cult = cult
        self.tally = tally
        self.terrain = terrain
        self.kind = kind
        self.owner = owner
        self.built = built
        self.in_town = in_town
        self.towns = towns
        self.bridges = bridges
        self.near = near
        self.orders = orders
        self.favors = favors
        self.favors_left = favors_left
        self.towns_left = towns_left
        self.card = card
        self.card_coins = card_coins
        self.scoring = scoring
        self.used = used
        self.special = special

    def clone(self) -> Realm:
        """Return an independent copy; frames, the rule set and the adjacency are shared, for they are never changed."""
        return Realm(
            self.seats,
            self.todo[:],
            self.rules,
            self.round,
            self.phase,
            self.turns,
            self.order[:],
            self.passed[:],
            self.gone[:],
            self.faction[:],
            self.colour[:],
            self.vp[:],
            self.coins[:],
            self.workers[:],
            self.priests[:],
            self.bowl1[:],
            self.bowl2[:],
            self.bowl3[:],
            self.placed[:],
            self.ship[:],
            self.dig[:],
            self.keys[:],
            self.cult[:],
            self.tally[:],
            self.terrain[:],
            self.kind[:],
            self.owner[:],
            self.built[:],
            self.in_town[:],
            self.towns[:],
            self.bridges[:],
            self.near,
            self.orders[:],
            self.favors[:],
            self.favors_left[:],
            self.towns_left[:],
            self.card[:],
            self.card_coins[:],
            self.scoring[:],
            self.used,
            self.special[:],
        )

    def of(self, seat: int) -> Faction:
        """Return the faction that ``seat`` leads."""
        return self.rules.factions[self.faction[seat]]

    def count(self, seat: int, kind: int) -> int:
        """Return how many structures of a kind ``seat`` has on the map."""
        return self.built[seat * KINDS + kind]

    def has_built(self, seat: int, kind: int) -> bool:
        """Tell whether ``seat`` has a structure of a kind on the map."""
        return self.built[seat * KINDS + kind] > 0

    def supply(self, seat: int) -> int:
        """Return the priests in the own supply (TM-1.10)."""
        return PRIESTS - self.priests[seat] - self.placed[seat]

    def cults(self, seat: int) -> list[int]:
        """Return the spaces of the four markers."""
        return self.cult[seat * CULTS : seat * CULTS + CULTS]

    def hexes(self, seat: int) -> list[int]:
        """Return the land hexes with a structure of ``seat``, ascending."""
        owner = self.owner
        return [h for h in range(len(owner)) if owner[h] == seat]
