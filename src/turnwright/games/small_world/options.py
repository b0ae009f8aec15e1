"""Table options: conveniences, and optional readings of rules (the ledger's reading is the default)."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from turnwright.core.errors import BadOption
from turnwright.core.game import Json, JsonDict
from turnwright.core.options import Option, Preset
from turnwright.core.starting import first_option, first_seat
from turnwright.games.small_world.data.maps import BOARDS
from turnwright.games.small_world.data.tables import COLUMN
from turnwright.games.small_world.factions.roster import KEEPERS, POWERS, RACES, READINGS
from turnwright.games.small_world.factions.trait import Power, Race
from turnwright.games.small_world.homemade import Homemade, HomemadeOption
from turnwright.games.small_world.ruleset import KEPT, Kits, RuleSet

OPTIONS: Final[tuple[Option, ...]] = (
    first_option(5, "SW-3.15"),
    Option("coins", ("secret", "open"), "secret", "SW-11.5"),
    *[Option(reading.name, (True, False), reading.default, reading.ruling) for reading in READINGS],
    HomemadeOption(),
)
PRESETS: Final = (Preset("open_coins", {"coins": "open"}),)
PLAIN: Final = [option.name for option in OPTIONS if not isinstance(option, HomemadeOption)]
"""The options with a word, a number or a boolean as value."""

BEFORE_VERSION_2: Final[JsonDict] = {reading.name: not reading.default for reading in READINGS if reading.since == 2}
"""The version 1 readings of rules that became options in version 2."""


def rule_set(seats: int, options: JsonDict) -> RuleSet:
    """Return the rule set of a table; tables with the same options share one."""
    homemade = options["homemade"]
    values = tuple([options[name] for name in PLAIN])
    return _rule_set(seats, values, "null" if homemade is None else json.dumps(homemade, sort_keys=True))


@lru_cache(maxsize=KEPT)
def _rule_set(seats: int, values: tuple[Json, ...], homemade: str) -> RuleSet:
    options = dict(zip(PLAIN, values, strict=True))
    blanks = Homemade.from_json(json.loads(homemade))
    races, powers, banners, badges = box(blanks)
    check_box(seats, [races[i] for i in banners], [powers[i] for i in badges])
    return RuleSet(
        board=BOARDS[seats - 2],
        races=races,
        powers=powers,
        banners=banners,
        badges=badges,
        keepers=KEEPERS,
        first=first_seat(options, seats),
        open_coins=options["coins"] == "open",
        readings=READINGS,
        agreed=[bool(options[reading.name]) for reading in READINGS],
        kits=_kits(blanks, races, powers),
    )


def _kits(blanks: Homemade, races: list[Race], powers: list[Power]) -> Kits:
    """Return the kits of a table: the printed ones, and new ones only for its own race and power."""
    own_race, own_power = len(RACES), len(POWERS)
    pairs = [(own_race, power) for power in range(-1, len(powers))] if blanks.race else []
    if blanks.power:
        pairs += [(race, own_power) for race in range(-1, len(races)) if not (blanks.race and race == own_race)]
    return _printed_kits().replaced(races, powers, pairs) if pairs else _printed_kits()


@lru_cache(maxsize=1)
def _printed_kits() -> Kits:
    races, powers, _banners, _badges = box(Homemade(None, None, set()))
    return Kits.of(races, powers)


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
    """Reject a box that could run out: every pick must find a combo, and every banner in the column a badge.

    At a pick every other seat may have an active race, every seat one in decline, and one seat an additional one.
    Badges are with the banners in the column and of all active races, and with a race in decline whose badge stays; all
    others are in the stack or discarded, and the discards are shuffled in when it is empty.
    """
    stays = int(any(trait.beside_others() for power in powers for trait in power.traits))
    beside = stays or int(any(trait.beside_others() for race in races for trait in race.traits))
    _check_enough("races", seats, len(races), (seats - 1) + seats + beside + 1)
    _check_enough("powers", seats, len(powers), min(len(races), COLUMN + seats + stays))


def _check_enough(what: str, seats: int, left: int, least: int) -> None:
    if left < least:
        raise BadOption(f"homemade: too few {what} for {seats} seats: {left} left in the game, at least {least} needed")
