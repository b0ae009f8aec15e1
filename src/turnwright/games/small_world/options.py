"""Table options: conveniences, and rulings on which players may differ (the ledger's reading is the default)."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from turnwright.core.errors import BadOption
from turnwright.core.game import Json, JsonDict, Option
from turnwright.games.small_world.data.maps import BOARDS
from turnwright.games.small_world.data.tables import COLUMN
from turnwright.games.small_world.factions.roster import KEEPERS, POWERS, RACES
from turnwright.games.small_world.factions.trait import Power, Race
from turnwright.games.small_world.homemade import Homemade, HomemadeOption
from turnwright.games.small_world.ruleset import RuleSet

RANDOM: Final = "random"

OPTIONS: Final[tuple[Option, ...]] = (
    Option("first", (RANDOM, 0, 1, 2, 3, 4), RANDOM, "SW-3.15"),
    Option("coins", ("secret", "open"), "secret", "SW-11.5"),
    Option("own_decline_counts", (True, False), True, "SW-2.15"),
    Option("own_tokens_defend", (True, False), False, "SW-7.8"),
    Option("coins_help_pay", (True, False), False, "SW-5.6"),
    Option("immune_to_own", (True, False), True, "SW-15.5"),
    Option("spared_by_own", (True, False), False, "SW-18.5"),
    Option("redeploy_at_once", (True, False), False, "SW-19.4"),
    Option("decline_die", (True, False), True, "SW-19.7"),
    Option("beaten_fight_on", (True, False), False, "SW-19.9"),
    Option("swap_needs_token", (True, False), False, "SW-26.14"),
    Option("attempt_is_attack", (True, False), True, "SW-34.3"),
    Option("sea_entry", (True, False), True, "SW-44.4"),
    Option("quick_decline", (True, False), True, "SW-46.5"),
    HomemadeOption(),
)

BEFORE_VERSION_2: Final[JsonDict] = {
    "own_tokens_defend": True,
    "spared_by_own": True,
    "redeploy_at_once": True,
    "beaten_fight_on": True,
}
"""How games of version 1 read what became an option in version 2."""


def rule_set(seats: int, options: JsonDict) -> RuleSet:
    """Return the rule set of a table; tables with equal options share one."""
    return _rule_set(seats, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=256)
def _rule_set(seats: int, text: str) -> RuleSet:
    options: JsonDict = json.loads(text)
    races, powers, banners, badges = box(Homemade.from_json(options["homemade"]))
    check_box(seats, [races[i] for i in banners], [powers[i] for i in badges])
    return RuleSet(
        board=BOARDS[seats - 2],
        races=races,
        powers=powers,
        banners=banners,
        badges=badges,
        keepers=KEEPERS,
        first=first_seat(options["first"], seats),
        open_coins=options["coins"] == "open",
        own_decline_counts=bool(options["own_decline_counts"]),
        own_tokens_defend=bool(options["own_tokens_defend"]),
        coins_help_pay=bool(options["coins_help_pay"]),
        immune_to_own=bool(options["immune_to_own"]),
        spared_by_own=bool(options["spared_by_own"]),
        redeploy_at_once=bool(options["redeploy_at_once"]),
        decline_die=bool(options["decline_die"]),
        beaten_fight_on=bool(options["beaten_fight_on"]),
        swap_needs_token=bool(options["swap_needs_token"]),
        attempt_is_attack=bool(options["attempt_is_attack"]),
        sea_entry=bool(options["sea_entry"]),
        quick_decline=bool(options["quick_decline"]),
    )


def first_seat(value: Json, seats: int) -> int:
    """Return the seat that starts, or -1 if it is drawn."""
    if isinstance(value, int):
        if value >= seats:
            raise BadOption(f"option 'first' cannot be {value}: the seats are 0 to {seats - 1}")
        return value
    return -1


def box(homemade: Homemade) -> tuple[list[Race], list[Power], list[int], list[int]]:
    """Return all races and powers by index, and the indices that are in the game (SW-1.15, SW-1.16)."""
    races = [*RACES, homemade.race or Race("homemade", 0, 0, [])]
    powers = [*POWERS, homemade.power or Power("homemade", 0, [])]
    banners = [i for i, race in enumerate(RACES) if race.key not in homemade.left_out]
    badges = [i for i, power in enumerate(POWERS) if power.key not in homemade.left_out]
    if homemade.race:
        banners.append(len(RACES))
    if homemade.power:
        badges.append(len(POWERS))
    return races, powers, banners, badges


def check_box(seats: int, races: list[Race], powers: list[Power]) -> None:
    """Refuse a box that could run out: whoever picks must find a combo, and every banner of the column a badge.

    At a pick every other seat may have an active race, every seat one in decline, and one seat another beside
    it. Badges lie beside the banners of the column and of all active races, and beside a race in decline whose
    badge stays; all others are in the stack or discarded, and the discards are shuffled in when it is empty.
    """
    stays = int(any(trait.beside_others() for power in powers for trait in power.traits))
    beside = stays or int(any(trait.beside_others() for race in races for trait in race.traits))
    _check_enough("races", seats, len(races), (seats - 1) + seats + beside + 1)
    _check_enough("powers", seats, len(powers), min(len(races), COLUMN + seats + stays))


def _check_enough(what: str, seats: int, left: int, least: int) -> None:
    if left < least:
        raise BadOption(f"homemade: too few {what} for {seats} seats: {left} left in the game, at least {least} needed")
