"""The table of a game of Small World: fields, clone, queries. No rules.

A *force* is a race in play: seat * 3 + slot, where the slot says whether it is the seat's active
race, its race in decline, or one in decline beside that. Regions are counted from 0; a set of
regions is a mask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turnwright.core.decks import Deck
from turnwright.core.frames import Frame, State

if TYPE_CHECKING:
    from turnwright.games.small_world.factions.trait import Trait
    from turnwright.games.small_world.ruleset import RuleSet

SLOTS: Final = 3
ACTIVE: Final = 0
DECLINED: Final = 1
BESIDE: Final = 2

NOBODY: Final = -1
TRIBE: Final = -2
NONE: Final = -1


class World(State):
    """Everything on the table. All lists of forces are indexed by seat * SLOTS + slot.

    who, tokens       by region: the force there (NOBODY, TRIBE) and how many of its tokens
    race, power       by force: what it is (NONE: no such force; a power is NONE once discarded)
    hand, land        by force: tokens in hand, mask of its regions
    tray              by race: tokens in the storage tray
    aside             conquest-only tokens set aside between turns
    lairs .. dragon   masks of regions with that marker; camps counts them by region
    camps_left        encampments in their owner's hand; dug: holes placed by the race so far
    column_*          combos on offer, top first; a power of NONE waits for its badge
    banners, badges   the stacks below; discards: badges out of play
    envoy, ally       the seat at peace and the opponent bound by it (NONE: no peace)
    fresh .. flown    facts of this turn: the combo was picked now; non-empty regions the active race took;
                      opponents whose active race it attacked, or swapped a token of; the dragon was used
    withdrawn         tokens of the active race whose turn it is, beaten by another race of its owner: out of hand
                      until they are redeployed
    """

    def __init__(
        self,
        seats: int,
        todo: list[Frame],
        rules: RuleSet,
        round: int,
        turn: int,
        first: int,
        coins: list[int],
        who: list[int],
        tokens: list[int],
        race: list[int],
        power: list[int],
        hand: list[int],
        land: list[int],
        tray: list[int],
        aside: int,
        lairs: int,
        forts: int,
        holes: int,
        heroes: int,
        dragon: int,
        camps: list[int],
        camps_left: int,
        dug: int,
        column_race: list[int],
        column_power: list[int],
        column_coins: list[int],
        banners: Deck,
        badges: Deck,
        discards: list[int],
        envoy: int,
        ally: int,
        fresh: int,
        raided: int,
        attacked: int,
        swapped: int,
        flown: int,
        withdrawn: int,
    ) -> None:
        super().__init__(seats, todo)
        self.rules = rules
        self.board = rules.board
        self.round = round
        self.turn = turn
        self.first = first
        self.coins = coins
        self.who = who
        self.tokens = tokens
        self.race = race
        self.power = power
        self.hand = hand
        self.land = land
        self.tray = tray
        self.aside = aside
        self.lairs = lairs
        self.forts = forts
        self.holes = holes
        self.heroes = heroes
        self.dragon = dragon
        self.camps = camps
        self.camps_left = camps_left
        self.dug = dug
        self.column_race = column_race
        self.column_power = column_power
        self.column_coins = column_coins
        self.banners = banners
        self.badges = badges
        self.discards = discards
        self.envoy = envoy
        self.ally = ally
        self.fresh = fresh
        self.raided = raided
        self.attacked = attacked
        self.swapped = swapped
        self.flown = flown
        self.withdrawn = withdrawn

    def clone(self) -> World:
        """Return an independent copy; frames and the rule set are shared, for they never change."""
        return World(
            self.seats,
            self.todo[:],
            self.rules,
            self.round,
            self.turn,
            self.first,
            self.coins[:],
            self.who[:],
            self.tokens[:],
            self.race[:],
            self.power[:],
            self.hand[:],
            self.land[:],
            self.tray[:],
            self.aside,
            self.lairs,
            self.forts,
            self.holes,
            self.heroes,
            self.dragon,
            self.camps[:],
            self.camps_left,
            self.dug,
            self.column_race[:],
            self.column_power[:],
            self.column_coins[:],
            self.banners.clone(),
            self.badges.clone(),
            self.discards[:],
            self.envoy,
            self.ally,
            self.fresh,
            self.raided,
            self.attacked,
            self.swapped,
            self.flown,
            self.withdrawn,
        )

    def traits(self, force: int) -> list[Trait]:
        """Return what the race and power of ``force`` can do, as it is now: active or in decline."""
        rules = self.rules
        key = rules.key(self.race[force], self.power[force])
        return rules.active_traits[key] if force % SLOTS == ACTIVE else rules.lasting_traits[key]

    def immune(self) -> int:
        """Return the regions nobody may conquer."""
        return self.holes | self.heroes | self.dragon


def regions_of(mask: int) -> list[int]:
    """Return the regions of a mask, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def count_of(mask: int) -> int:
    """Return how many regions a mask holds."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
