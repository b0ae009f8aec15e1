"""Table options: how a game is set up, and what later printings added (all off by default)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from turnwright.core.errors import BadOption, brief
from turnwright.core.game import Json, JsonDict
from turnwright.core.options import Option, Preset
from turnwright.core.starting import first_option, first_seat
from turnwright.games.terra_mystica.data.first_game import CARDS_IN_PLAY, HOMES, SCORING_TILES
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import (
    BASE_CARDS,
    BASE_SCORINGS,
    BASE_TOWNS,
    CARDS,
    SCORINGS,
    START_VP,
    TOWNS,
)
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.ruleset import COLOURS, FIXED, INTRODUCTORY, STANDARD, RuleSet

KEYS: Final = [faction.key for faction in ROSTER]
SETUPS: Final = {"standard": STANDARD, "colours": COLOURS, "first-game": INTRODUCTORY}


class FactionsOption(Option):
    """The factions by seat, fixed before the game: a comma-separated list of names, or nothing to choose them."""

    def __init__(self) -> None:
        super().__init__("factions", ("",), "", "TM-3.1")

    def check(self, value: Json) -> Json:
        """Return the list in its shortest spelling, or raise an error that says what is wrong with it."""
        if not isinstance(value, str):
            raise BadOption("option 'factions' must be a text: faction names separated by commas")
        names = [name.strip() for name in value.split(",") if name.strip()]
        for name in names:
            if name not in KEYS:
                raise BadOption(f"option 'factions' names {brief(name)}: the factions are {', '.join(KEYS)}")
        homes = [ROSTER[KEYS.index(name)].home for name in names]
        if len(set(homes)) < len(homes):
            raise BadOption("option 'factions' names two factions of one colour; each colour can be led once")
        return ",".join(names)


OPTIONS: Final[tuple[Option, ...]] = (
    first_option(5, "TM-2.7"),
    Option("setup", tuple(SETUPS), "standard", "TM-3.1"),
    FactionsOption(),
    Option("more_towns", (True, False), False),
    Option("shipping_card", (True, False), False),
    Option("temple_tile", (True, False), False),
    Option("pass_order", (True, False), False, "TM-19.4"),
    Option("pass_ends_turn", (True, False), False, "TM-19.12"),
    Option("start_points", ("equal", "by-faction"), "equal", "TM-3.9"),
)
BEFORE_VERSION_3: Final[JsonDict] = {"pass_ends_turn": True}
"""How games of earlier versions were played, where that is an option now."""
PRESETS: Final = (
    Preset("first_game", {"setup": "first-game"}),
    Preset(
        "later_printings",
        {"more_towns": True, "shipping_card": True, "temple_tile": True, "start_points": "by-faction"},
    ),
)


def rule_set(seats: int, options: JsonDict) -> RuleSet:
    """Return the rule set of a table; tables with the same options share one."""
    return _rule_set(seats, tuple([options[option.name] for option in OPTIONS]))


@lru_cache(maxsize=256)
def _rule_set(seats: int, values: tuple[Json, ...]) -> RuleSet:
    options: JsonDict = {option.name: value for option, value in zip(OPTIONS, values, strict=True)}
    setup = SETUPS[str(options["setup"])]
    fixed = [-1] * seats
    homes: list[list[int]] = [[] for _seat in range(seats)]
    if setup == INTRODUCTORY:
        fixed = [KEYS.index(key) for key in HOMES[seats]]
        homes = [[HEX_NAMES.index(name) for name in names] for names in HOMES[seats].values()]
    listed = fixed_factions(options, seats, setup)
    if listed:
        setup, fixed = FIXED, listed
    first_game = setup == INTRODUCTORY
    return RuleSet(
        factions=ROSTER,
        setup=setup,
        fixed_factions=fixed,
        homes=homes,
        scorings=list(range(len(SCORINGS) if options["temple_tile"] else BASE_SCORINGS)),
        cards=list(range(len(CARDS) if options["shipping_card"] else BASE_CARDS)),
        towns=[t.copies if i < BASE_TOWNS or options["more_towns"] else 0 for i, t in enumerate(TOWNS)],
        fixed_scorings=[[tile.name for tile in SCORINGS].index(name) for name in SCORING_TILES] if first_game else [],
        fixed_cards=[[card.name for card in CARDS].index(name) for name in CARDS_IN_PLAY[seats]] if first_game else [],
        first=first_seat(options, seats),
        start_vp=[f.start_vp if options["start_points"] == "by-faction" else START_VP for f in ROSTER],
        pass_order=bool(options["pass_order"]),
        pass_ends_turn=bool(options["pass_ends_turn"]),
    )


def fixed_factions(options: JsonDict, seats: int, setup: int) -> list[int]:
    """Return the factions that the table lists by seat, or nothing."""
    names = [name for name in str(options["factions"]).split(",") if name]
    if not names:
        return []
    if setup != STANDARD:
        raise BadOption("option 'factions' fixes the factions, so option 'setup' must be standard")
    if len(names) != seats:
        raise BadOption(f"option 'factions' names {len(names)} factions for {seats} seats")
    return [KEYS.index(name) for name in names]
