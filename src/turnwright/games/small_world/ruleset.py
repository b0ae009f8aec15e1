"""The rule set of one table: its map, its races and powers, and the readings it chose."""

from __future__ import annotations

from turnwright.games.small_world.data.tables import BADGES, BANNERS, Board
from turnwright.games.small_world.factions.trait import Power, Race, Trait


class RuleSet:
    """What never changes during a game. Shared by all clones of a table.

    races, powers     by index; the last of each is the blank one, with no number where the table has not filled it in
    banners, badges   the indices that are in the game
    box               by race: its tokens in the game
    keepers           the abilities that keep a part of the table
    The other fields are table options; ``options.py`` names the ledger rule of each.
    """

    def __init__(
        self,
        board: Board,
        races: list[Race],
        powers: list[Power],
        banners: list[int],
        badges: list[int],
        keepers: list[Trait],
        first: int,
        open_coins: bool,
        own_decline_counts: bool,
        own_tokens_defend: bool,
        coins_help_pay: bool,
        immune_to_own: bool,
        spared_by_own: bool,
        redeploy_at_once: bool,
        decline_die: bool,
        beaten_fight_on: bool,
        swap_needs_token: bool,
        attempt_is_attack: bool,
        sea_entry: bool,
        quick_decline: bool,
    ) -> None:
        self.board = board
        self.races = races
        self.powers = powers
        self.banners = banners
        self.badges = badges
        self.box = [race.box if i in banners else 0 for i, race in enumerate(races)]
        self.keepers = keepers
        self.first = first
        self.open_coins = open_coins
        self.own_decline_counts = own_decline_counts
        self.own_tokens_defend = own_tokens_defend
        self.coins_help_pay = coins_help_pay
        self.immune_to_own = immune_to_own
        self.spared_by_own = spared_by_own
        self.redeploy_at_once = redeploy_at_once
        self.decline_die = decline_die
        self.beaten_fight_on = beaten_fight_on
        self.swap_needs_token = swap_needs_token
        self.attempt_is_attack = attempt_is_attack
        self.sea_entry = sea_entry
        self.quick_decline = quick_decline
        self.active_traits: list[list[Trait]] = []
        self.lasting_traits: list[list[Trait]] = []
        for race in range(-1, BANNERS):
            for power in range(-1, BADGES):
                found = pair_traits(races[race].traits if race >= 0 else [], powers[power].traits if power >= 0 else [])
                self.active_traits.append(found)
                self.lasting_traits.append([trait for trait in found if trait.lasts])

    def key(self, race: int, power: int) -> int:
        """Return the place of a pair in the tables of traits; -1 stands for none."""
        return (race + 1) * (BADGES + 1) + power + 1

    def tokens(self, race: int, power: int) -> int:
        """Return the tokens that come with a combo (SW-5.9, SW-16.1)."""
        total = self.races[race].banner + self.powers[power].tokens
        for trait in self.active_traits[self.key(race, power)]:
            total += trait.extra_tokens()
        return total


def pair_traits(race: list[Trait], power: list[Trait]) -> list[Trait]:
    """Return what a race and a power can do together.

    An ability that both bring is there once. Those that add choices come last, in the order of their choices.
    """
    found = race[:]
    for trait in power:
        if trait not in found:
            found.append(trait)
    found.sort(key=lambda trait: trait.verbs[0].place if trait.verbs else 0)
    return found
