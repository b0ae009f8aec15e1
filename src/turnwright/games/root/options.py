"""Table options: how a game is set up, and optional readings of the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from turnwright.core.errors import BadOption, brief
from turnwright.core.game import Json, JsonDict
from turnwright.core.options import Option
from turnwright.core.starting import first_option, first_seat
from turnwright.games.root.data.geometry import WOODLANDS
from turnwright.games.root.data.tables import MOST_SEATS, NONE
from turnwright.games.root.factions.roster import READINGS, ROSTER
from turnwright.games.root.ruleset import ASSIGNMENTS, RuleSet

KEYS: Final = [faction.key for faction in ROSTER]
MAPS: Final = [woodland.name for woodland in WOODLANDS]
ANY: Final = "any"
"""Names no faction: the seat gets one according to ``assign``."""
ROUND_LIMITS: Final[tuple[Json, ...]] = (0, 5, 10, 15, 20, 25, 30, 40, 50, 100)


class FactionsOption(Option):
    """The factions by seat, fixed before the game: a comma-separated list of names, or nothing to assign them."""

    def __init__(self) -> None:
        super().__init__("factions", ("",), "", "RT-5.1.1#1", (ANY, *KEYS))

    def check(self, value: Json) -> Json:
        """Return the list in its shortest spelling, or raise an error that says what is wrong with it."""
        if not isinstance(value, str):
            raise BadOption("option 'factions' must be a text: faction names separated by commas")
        listed = [name.strip() for name in value.split(",") if name.strip()]
        names = [name for name in listed if name != ANY]
        for name in names:
            if name not in KEYS:
                raise BadOption(f"option 'factions' names {brief(name)}: the factions are {', '.join(KEYS)}")
        if len(set(names)) < len(names):
            raise BadOption("option 'factions' names a faction twice; each can be led once")
        for name in names:
            beside = ROSTER[KEYS.index(name)].beside
            if beside != NONE and KEYS[beside] not in names:
                raise BadOption(f"option 'factions' names {name}, which only plays beside {KEYS[beside]}")
        return ",".join(listed) if names else ""


OPTIONS: Final[tuple[Option, ...]] = (
    first_option(MOST_SEATS, "RT-5.1.1#2"),
    Option("map", tuple(MAPS), MAPS[0], "RT-M.choice"),
    FactionsOption(),
    Option("assign", tuple(ASSIGNMENTS), ASSIGNMENTS[0], "RT-5.1.1#1"),
    *[Option(reading.name, (True, False), False, reading.ruling, listed=reading.listed) for reading in READINGS],
    Option("rounds", ROUND_LIMITS, 0, "RT-1.4#3", listed=False),
)


def rule_set(seats: int, options: JsonDict) -> RuleSet:
    """Return the rule set of a table; tables with the same options share one."""
    return _rule_set(seats, tuple([options[option.name] for option in OPTIONS]))


@lru_cache(maxsize=256)
def _rule_set(seats: int, values: tuple[Json, ...]) -> RuleSet:
    options: JsonDict = {option.name: value for option, value in zip(OPTIONS, values, strict=True)}
    names = [name for name in str(options["factions"]).split(",") if name]
    if names and len(names) != seats:
        raise BadOption(f"option 'factions' names {len(names)} factions for {seats} seats")
    rounds = options["rounds"]
    assert isinstance(rounds, int)
    rules = RuleSet(
        map=WOODLANDS[MAPS.index(str(options["map"]))],
        factions=ROSTER,
        fixed_factions=[NONE if name == ANY else KEYS.index(name) for name in names] if names else [NONE] * seats,
        first=first_seat(options, seats),
        assign=ASSIGNMENTS.index(str(options["assign"])),
        rounds=rounds,
        agreed=[bool(options[reading.name]) for reading in READINGS],
    )
    if NONE not in rules.fixed_factions and not rules.can_end(rules.fixed_factions):
        raise BadOption(f"option 'factions' names only {' and '.join(names)}: add another faction")
    return rules
