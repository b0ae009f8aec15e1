"""Table options: readings where the rulebook contradicts itself, other endings, and who starts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from turnwright.core.errors import BadOption
from turnwright.core.game import Json, JsonDict
from turnwright.core.options import Option, Preset
from turnwright.core.starting import first_option, first_seat
from turnwright.games.mythotopia.cards.roster import TEXTS
from turnwright.games.mythotopia.data.tables import MOST_SEATS, PAIR
from turnwright.games.mythotopia.objectives.roster import OBJECTIVES
from turnwright.games.mythotopia.ruleset import ENDINGS, RuleSet

DEALT: Final = {2: 11, 3: 8, 4: 6}
"""By seats: province cards dealt to each (MY-4.7 to MY-4.9)."""
FEWER_DEALT: Final = 9
"""The number for two players elsewhere in the rulebook (MY-4.7)."""
FIVE: Final = 5
"""Starting cards (MY-3.2)."""
OFF: Final = "off"
CHOICES: Final = [OFF, "one_fewer", "same"]
"""Optional start choice: none, one that leaves one province fewer than usual (MY-4.34), one that leaves the usual
number.
"""
CHOICE_DEALT: Final = {"one_fewer": {3: 9, 4: 7}, "same": {3: 10, 4: 8}}
GIVEN_UP: Final = 2
ROUND_LIMITS: Final[tuple[Json, ...]] = (0, 5, 10, 20, 30, 50, 100, 150, 200)

OPTIONS: Final[tuple[Option, ...]] = (
    first_option(MOST_SEATS, "MY-4.28"),
    Option("two_player_provinces", (DEALT[PAIR], FEWER_DEALT), DEALT[PAIR], "MY-4.7", seats=(PAIR,)),
    Option("road_stone", (2, 1), 2, "MY-13.19"),
    Option("starting_cards", (FIVE, 4), FIVE, "MY-3.2"),
    Option("start_choice", tuple(CHOICES), OFF, "MY-4.34"),
    Option("remove_from_neutral", (False, True), False, "MY-9.10"),
    Option("ending", tuple(ENDINGS), "leader", "MY-15.16"),
    Option("rounds", ROUND_LIMITS, 0, "MY-15.19", listed=False),
)
PRESETS: Final = (Preset("last_round", {"ending": "last_round"}), Preset("anyone", {"ending": "anyone"}))


def rule_set(seats: int, options: JsonDict) -> RuleSet:
    """Return the rule set of a table; tables with the same options share one."""
    return _rule_set(seats, tuple([options[option.name] for option in OPTIONS]))


@lru_cache(maxsize=256)
def _rule_set(seats: int, values: tuple[Json, ...]) -> RuleSet:
    options: JsonDict = {option.name: value for option, value in zip(OPTIONS, values, strict=True)}
    choice = str(options["start_choice"])
    if choice != OFF and seats == PAIR:
        raise BadOption("option 'start_choice' must be off with 2 seats: two players have no start choice")
    dealt = DEALT[seats] if choice == OFF else CHOICE_DEALT[choice][seats]
    road_stone, rounds = options["road_stone"], options["rounds"]
    assert isinstance(road_stone, int)
    assert isinstance(rounds, int)
    return RuleSet(
        texts=TEXTS,
        objectives=OBJECTIVES,
        first=first_seat(options, seats),
        dealt=FEWER_DEALT if seats == PAIR and options["two_player_provinces"] == FEWER_DEALT else dealt,
        given_up=0 if choice == OFF else GIVEN_UP,
        doubled=options["starting_cards"] == FIVE,
        road_stone=road_stone,
        withdrawing=bool(options["remove_from_neutral"]),
        ending=ENDINGS.index(str(options["ending"])),
        rounds=rounds,
    )
