"""What lies on the table of Small World.

A *force* is a race in play: seat * 3 + slot, where the slot says whether it is the seat's active race, its race in
decline, or one in decline beside that. Regions are counted from 0; a set of regions is a mask.
"""

from __future__ import annotations

from turnwright.core.fields import ALL, OWN, Table, cache, number, numbers, rows, shared

GAME = "turnwright.games.small_world"
FORCES = "seats * SLOTS"
REGIONS = "board.regions"

TABLE = Table(
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
        number("aside", "conquest-only tokens set aside between turns", seen=ALL),
        number("lairs", "mask of regions with a lair", high="board.all", seen=ALL),
        number("forts", "mask of regions with a fortress", high="board.all", seen=ALL),
        number("holes", "mask of regions with a hole", high="board.all", seen=ALL),
        number("heroes", "mask of regions with a hero", high="board.all", seen=ALL),
        number("dragon", "mask of the region with the dragon", high="board.all", seen=ALL),
        numbers("camps", "by region: encampments", REGIONS, high="ENCAMPMENTS", seen=ALL),
        number("camps_left", "encampments in their owner's hand", high="ENCAMPMENTS", seen=ALL),
        number("dug", "holes placed by the race so far", high="HOLES", seen=ALL),
        numbers("column_race", "banners on offer, top first", high="BANNERS - 1", seen=ALL),
        numbers(
            "column_power", "their badges (NONE: the banner waits for one)", "None", "NONE", "BADGES - 1", seen=ALL
        ),
        numbers("column_coins", "coins on them", seen=ALL),
        rows("banners", "the stack of banners, layers top first", high="BANNERS - 1", seen=ALL),
        rows("badges", "the stack of badges", high="BADGES - 1", seen=ALL),
        numbers("discards", "badges out of play", high="BADGES - 1", seen=ALL),
        number("envoy", "the seat at peace (NONE: no peace)", "NONE", "seats - 1", seen=ALL),
        number("ally", "the opponent bound by it", "NONE", "seats - 1", seen=ALL),
        number("fresh", "1: the active combo was picked in this turn", high="1", seen=ALL),
        number("raided", "non-empty regions the active race took in this turn", seen=ALL),
        number("attacked", "opponents whose active race was attacked in this turn", high="(1 << seats) - 1", seen=ALL),
        number("swapped", "opponents who lost a token by a swap in this turn", high="(1 << seats) - 1", seen=ALL),
        number("flown", "1: the dragon was used in this turn", high="1", seen=ALL),
        number("withdrawn", "tokens of the acting race, beaten by its owner, until it redeploys", seen=ALL),
        cache("traits", "by force: what it can do as it is now, active or in decline", "list[list[Trait]]", "[]"),
    ),
    imports=(f"from {GAME}.data.tables import BADGES, BANNERS, ENCAMPMENTS, HOLES, NONE, SLOTS, TRIBE",),
    types=(f"from {GAME}.factions.trait import Trait",),
    checks=f"{GAME}.checks",
)
