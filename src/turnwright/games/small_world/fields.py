"""Everything on the table of Small World.

A *force* is a race in play: seat * 3 + slot, where the slot says whether it is the seat's active race, its race in
decline, or an additional one in decline. Regions are numbered from 0; a set of regions is a mask.
"""

from __future__ import annotations

from turnwright.core.fields import ALL, OWN, StateDeclaration, cache, number, numbers, parts, rows, shared

GAME = "turnwright.games.small_world"
FORCES = "seats * SLOTS"
REGIONS = "board.regions"

TABLE = StateDeclaration(
    GAME,
    "World",
    "Everything on the table of Small World.",
    (
        shared("rules", "what the table has agreed on", "RuleSet", f"{GAME}.ruleset"),
        shared("board", "the map", "Board", f"{GAME}.data.tables"),
        number("round", "the game turn, from 1", "1", "board.turns", seen=ALL),
        number("turn", "the seat whose turn it is", high="seats - 1", seen=ALL),
        number("first", "the seat that began", high="seats - 1", seen=ALL),
        numbers("coins", "by seat", "seats", seen=OWN, opened="s.rules.open_coins"),
        numbers("who", "by region: the force there, NOBODY or TRIBE", REGIONS, "TRIBE", f"{FORCES} - 1", seen=ALL),
        numbers("tokens", "by region: how many tokens stand there", REGIONS, seen=ALL),
        numbers("race", "by force: its banner (NONE: no such force)", FORCES, "NONE", "BANNERS - 1", seen=ALL),
        numbers("power", "by force: its badge (NONE once discarded)", FORCES, "NONE", "BADGES - 1", seen=ALL),
        numbers("hand", "by force: tokens in hand", FORCES, seen=ALL),
        numbers("land", "by force: mask of its regions", FORCES, high="board.all", seen=ALL),
        numbers("tray", "by race: tokens in the storage tray", "BANNERS", seen=ALL),
        numbers("column_race", "banners on offer, top first", high="BANNERS - 1", seen=ALL),
        numbers(
            "column_power", "their badges (NONE: the banner waits for one)", "None", "NONE", "BADGES - 1", seen=ALL
        ),
        numbers("column_coins", "coins on them", seen=ALL),
        rows("banners", "the stack of banners, layers top first", high="BANNERS - 1", seen=ALL),
        rows("badges", "the stack of badges", high="BADGES - 1", seen=ALL),
        numbers("discards", "badges out of play", high="BADGES - 1", seen=ALL),
        number("fresh", "1: the active combo was picked in this turn", high="1", seen=ALL),
        number("raided", "non-empty regions the active race took in this turn", seen=ALL),
        number("withdrawn", "tokens of the acting race that wait until it redeploys, beaten by its owner", seen=ALL),
        parts("parts", "what abilities keep while they are in play"),
        cache("kits", "by force: what it can do as it is now, active or in decline", "list[Kit]", "[]"),
        cache("keepers", "the abilities that keep a part now", "list[Trait]", "[]"),
        cache("marked", "mask of regions with markers", "int", "0"),
        cache("immune", "mask of regions nobody may conquer", "int", "0"),
        cache("guard", "by region: what it costs but for the tokens there: land and markers", "list[int]", "[]"),
        cache("bound", "mask of seats whose active race an ability forbids some attacks", "int", "0"),
    ),
    imports=(f"from {GAME}.data.tables import BADGES, BANNERS, NONE, SLOTS, TRIBE",),
    types=(f"from {GAME}.factions.trait import Trait", f"from {GAME}.ruleset import Kit"),
    checks=f"{GAME}.checks",
)
