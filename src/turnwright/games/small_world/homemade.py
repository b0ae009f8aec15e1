"""The blank banner and the blank badge: a table's own race and power, from a small TOML.

```toml
[race]
name = "Goblins"
banner = 7                # number on the banner, 1 to 10
tokens_of = "ratmen"      # the race whose tokens are borrowed; its banner is left out
effects = ["wizards"]     # abilities of races or powers

[power]
name = "Lucky"
tokens = 4                # number on the badge, 1 to 5
effects = ["hill", "heroic"]
leaves_out = ["heroic"]   # needed for abilities with pieces or memory of their own
```
"""

from __future__ import annotations

import tomllib
from typing import Final

from turnwright.core.errors import BadOption
from turnwright.core.game import Json, JsonDict
from turnwright.core.options import Option
from turnwright.games.small_world.factions.roster import POWERS, RACES, TRAITS
from turnwright.games.small_world.factions.trait import Power, Race, Trait

MAX_BANNER: Final = 10
MAX_BADGE: Final = 5
MAX_NAME: Final = 40
RACE_KEYS: Final = ("name", "banner", "tokens_of", "effects", "leaves_out")
POWER_KEYS: Final = ("name", "tokens", "effects", "leaves_out")


class Homemade:
    """The checked race and power of a table, either of them possibly missing."""

    def __init__(self, race: Race | None, power: Power | None, left_out: set[str]) -> None:
        self.race = race
        self.power = power
        self.left_out = left_out

    @staticmethod
    def from_json(value: Json) -> Homemade:
        """Return what ``value`` describes; raise BadOption with one line that says what is wrong."""
        if value is None:
            return Homemade(None, None, set())
        table = _table(value, "homemade", ("race", "power"))
        left_out: set[str] = set()
        power = _power(table["power"], left_out) if "power" in table else None
        race = _race(table["race"], left_out) if "race" in table else None
        if race is None and power is None:
            raise BadOption("homemade: give a [race] or a [power]")
        _check_unique(race, power, left_out)
        return Homemade(race, power, left_out)


class HomemadeOption(Option):
    """The table option: None, TOML text, or the parsed table."""

    def __init__(self) -> None:
        super().__init__("homemade", (None,), None, "SW-1.15")

    def check(self, value: Json) -> Json:
        """Return the table, checked."""
        table = read_toml(value) if isinstance(value, str) else value
        Homemade.from_json(table)
        return table


def read_toml(text: str) -> JsonDict:
    """Return the TOML ``text`` as a table."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of 5,000 digits is a plain ValueError
        raise BadOption(f"homemade: not TOML: {' '.join(str(error).split())}") from None


def _table(value: Json, where: str, keys: tuple[str, ...]) -> JsonDict:
    if not isinstance(value, dict):
        raise BadOption(f"{where}: expected a table with {', '.join(keys)}")
    for key in value:
        if key not in keys:
            raise BadOption(f"{where}: unknown key {key[:MAX_NAME]!r}: there are {', '.join(keys)}")
    return value


def _number(table: JsonDict, where: str, key: str, high: int) -> int:
    value = table.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= high:
        raise BadOption(f"{where}: {key} must be a number from 1 to {high}")
    return value


def _name(table: JsonDict, where: str) -> str:
    value = table.get("name")
    if not isinstance(value, str) or not value.strip() or len(value) > MAX_NAME or not value.isprintable():
        raise BadOption(f"{where}: name must be a line of 1 to {MAX_NAME} characters")
    if value.startswith("@"):
        raise BadOption(f"{where}: name must not start with @")
    return value


def _keys(table: JsonDict, where: str, key: str, known: list[str]) -> list[str]:
    value = table.get(key, [])
    if not isinstance(value, list):
        raise BadOption(f"{where}: {key} must be a list of names")
    names: list[str] = []
    for item in value:
        if not isinstance(item, str):
            raise BadOption(f"{where}: {key} must be a list of names")
        if item not in known:
            raise BadOption(f"{where}: {key} has unknown {item[:MAX_NAME]!r}: there are {', '.join(known)}")
        if item in names:
            raise BadOption(f"{where}: {key} names {item!r} twice")
        names.append(item)
    return names


def _effects(table: JsonDict, where: str) -> list[Trait]:
    return [TRAITS[key] for key in _keys(table, where, "effects", sorted(TRAITS))]


def _power(value: Json, left_out: set[str]) -> Power:
    table = _table(value, "power", POWER_KEYS)
    tokens = _number(table, "power", "tokens", MAX_BADGE)
    power = Power("homemade", tokens, _effects(table, "power"))
    power.name = _name(table, "power")
    left_out.update(_keys(table, "power", "leaves_out", _names()))
    return power


def _race(value: Json, left_out: set[str]) -> Race:
    table = _table(value, "race", RACE_KEYS)
    banner = _number(table, "race", "banner", MAX_BANNER)
    lender_key = table.get("tokens_of")
    lenders = {race.key: race for race in RACES}
    if not isinstance(lender_key, str) or lender_key not in lenders:
        raise BadOption(f"race: tokens_of must be one of {', '.join(lenders)}")
    lender = lenders[lender_key]
    traits = _effects(table, "race")
    need = banner + MAX_BADGE + sum(trait.extra_tokens() for trait in traits)
    if need > lender.box:
        raise BadOption(f"race: needs up to {need} tokens, {lender_key} have {lender.box}")
    race = Race("homemade", banner, lender.box, traits)
    race.name = _name(table, "race")
    left_out.add(lender_key)
    left_out.update(_keys(table, "race", "leaves_out", _names()))
    return race


def _names() -> list[str]:
    return [race.key for race in RACES] + [power.key for power in POWERS]


def _check_unique(race: Race | None, power: Power | None, left_out: set[str]) -> None:
    """Check that an ability with its own pieces or state is in the game only once."""
    mine = [*(race.traits if race else []), *(power.traits if power else [])]
    for trait in mine:
        if mine.count(trait) > 1:
            raise BadOption(f"homemade: race and power both have the effect {trait.key!r}")
        if trait.unique and trait.key not in left_out:
            raise BadOption(f"homemade: the effect {trait.key!r} has pieces of its own: add it to leaves_out")
    if power and sum(trait.extra_tokens() for trait in power.traits):
        raise BadOption("power: an effect with extra tokens must belong to a race")
