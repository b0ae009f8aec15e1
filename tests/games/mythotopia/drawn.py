"""Tables of Mythotopia to draw: the first turn, and one in the middle of a wild game with every kind of piece."""

from __future__ import annotations

from turnwright.core.palette import BONE, INK
from turnwright.core.seats import NOBODY, Audience, only
from turnwright.core.zones import Zone
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.art.palette import (
    CARD,
    DAY,
    GONE,
    GOOD,
    LANDS,
    PRINT,
    PRINT_HALO,
    SYMBOL_COLOURS,
    TEXT_COLOUR,
)
from turnwright.games.mythotopia.art.palette import (
    REALMS as TINTS,
)
from turnwright.games.mythotopia.art.players import DONE_SIGNS
from turnwright.games.mythotopia.data.faces import ALL_IMPROVEMENTS, CARD_KEYS, starting_cards
from turnwright.games.mythotopia.data.geometry import BORDER_KEYS, BORDER_KINDS, KEYS, PROVINCES, SEAS
from turnwright.games.mythotopia.data.tables import DISPLAY, HEADERS, PROVINCE_VP, SYMBOLS, VALUES
from turnwright.games.mythotopia.data.vp_cards import HEAP_CARD, HEAPS, VP_KEYS, tokens_on
from turnwright.games.mythotopia.layout import empty_table
from turnwright.games.mythotopia.options import rule_set
from turnwright.games.mythotopia.points import LAND, SOURCE_NAMES, SOURCES
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.turns import DRAFTED, FREE
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, LOOKED_AT, deck, hand

PARTIES = (2, 3, 4)
REALMS = (
    "ambsace custus frampold peened hatchel welkin galingale ictus",
    "shog malebolge remise eagre camarine oxter jeopigia",
    "coryphee darb ogdoad grimp sorner lea fadge aporia kinabra",
    "palmain iracund blore scombroid nusus quean",
)
"""By seat: the provinces that it controls in the middle of a game."""
IN_PLAY = "city road castle citadel dragons seas runestones"
HANDS = (
    "custus hatchel start_army start_ship start_build counsellor",
    "shog remise eagre start_market build",
    "ogdoad lea start_army start_market grimp",
    "palmain blore ranger start_ship iracund start_army",
)
RESERVES = ("start_army general warehouse", "limes queen", "farming hero", "cavalry")
DISCARDS = (
    "ambsace peened start_market welkin",
    "camarine start_army start_army providence",
    "coryphee darb sorner merchant",
    "nusus quean",
)
REMOVED = ("frampold", "", "start_build start_ship", "")


def province(key: str) -> int:
    """Return a province by its key."""
    return KEYS.index(key)


def provinces(keys: str) -> int:
    """Return provinces as a mask."""
    return sum(1 << province(key) for key in keys.split())


def cards(keys: str) -> list[int]:
    """Return cards, ascending."""
    return sorted(CARD_KEYS.index(key) for key in keys.split())


def lay(zone: Zone, held: list[int], seen: Audience) -> None:
    """Put cards into an empty zone."""
    zone.layers, zone.marks, zone.seen = [sorted(held)], [0], [seen]


def early(seats: int, viewer: int = 0) -> World:
    """Return a table at the start: towns only, nobody has played."""
    s = empty_table(seats, rule_set(seats, GAME.check_options({})))
    s.round, s.viewer = 1, viewer
    s.display = ALL_IMPROVEMENTS[:DISPLAY]
    lay(s.cards.zones[IMPROVEMENT_DECK], ALL_IMPROVEMENTS[DISPLAY:], NOBODY)
    put_in_play(s, IN_PLAY)
    dealt = 11 if seats == 2 else 8 if seats == 3 else 6
    for seat in range(seats):
        own = [(seat + seats * k) * 7 % PROVINCES for k in range(dealt)]
        s.realms[seat] = sum(1 << place for place in own)
        s.pile &= ~s.realms[seat]
        s.towns[seat] -= dealt
        s.tally[seat * SOURCES + LAND] = PROVINCE_VP * dealt
        held = sorted([*own, *starting_cards(True)])
        lay(s.cards.zones[hand(seat)], held[::3][:5], only(seat))
        lay(s.cards.zones[deck(seat)], held[1::3], NOBODY)
    return s


def put_in_play(s: World, keys: str) -> None:
    """Put VP cards into play with all their tokens."""
    s.in_play = sum(1 << VP_KEYS.index(key) for key in keys.split())
    for heap in range(HEAPS):
        s.heaps[heap] = tokens_on(heap, s.seats) if s.in_play >> HEAP_CARD[heap] & 1 else 0


def settle(s: World) -> None:
    """Let every seat have its provinces, some with cities, citadels and castles, and roads between them."""
    for seat in range(s.seats):
        s.realms[seat] = provinces(REALMS[seat])
        s.pile &= ~s.realms[seat]
        s.towns[seat] = 5 + seat
        s.tally[seat * SOURCES + LAND] = PROVINCE_VP * len(REALMS[seat].split())
    taken = sum(s.realms)
    s.cities = provinces("custus malebolge remise ogdoad blore hatchel") & taken
    s.citadels = provinces("galingale oxter lea palmain") & taken
    s.castles = provinces("hatchel shog coryphee iracund mome ictus")
    s.dragons = provinces("dragonate trogle") & ~taken
    s.runestones = provinces("eoan trogle mome") & ~taken
    roads = "frampold-hatchel eagre-remise coryphee-sorner ambsace-custus malebolge-remise iracund-palmain lea-sorner"
    s.roads = sorted(BORDER_KEYS.index(key) for key in roads.split())


WARS = {
    "mome": {0: 3, 1: 2},
    "shog": {1: 2, 0: 4},
    "coryphee": {1: 2, 3: 3, 0: 1},
    "trogle": {3: 8},
    "blore": {2: 1},
    "ictus": {1: 2, 2: 2, 3: 1, 0: 2},
    "galingale": {0: 3},
    "nusus": {3: 12},
}
"""By province: how many armies each seat has there."""


def march(s: World) -> None:
    """Send armies and ships out."""
    for key, armies in WARS.items():
        for seat, number in armies.items():
            if seat < s.seats:
                s.armies[seat * PROVINCES + province(key)] = number
                s.camps[seat] |= 1 << province(key)
    s.hired = [1 * PROVINCES + province("mome"), 1 * PROVINCES + province("mome")]
    for seat in range(s.seats):
        s.ships[seat * len(SEAS)] = 1 + seat % 2
        s.ships[seat * len(SEAS) + 1] = 2 if seat != 1 else 0
        s.ships[seat * len(SEAS) + 2 + seat % 2] = 1


def crowded(seats: int = 4, viewer: int = 0) -> World:
    """Return a table in the middle of a wild game."""
    s = early(seats, viewer)
    settle(s)
    march(s)
    s.round, s.turn, s.first, s.done = 7, 1, 2 % seats, FREE | DRAFTED
    s.heaps = [0, 3, 2, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0]
    s.unused = [6, 4, 2]
    s.milestones[0], s.marked[0] = 1, 1
    for seat in range(seats):
        lay(s.cards.zones[hand(seat)], cards(HANDS[seat]), only(seat))
        lay(s.cards.zones[deck(seat)], cards("nesh nusus") * (2 + seat), NOBODY)
        s.reserves[seat], s.discards[seat] = cards(RESERVES[seat]), cards(DISCARDS[seat])
        s.removed[seat] = cards(REMOVED[seat])
        s.army_stock[seat], s.army_pool[seat] = 2 + seat, 6 - seat
        s.ship_stock[seat], s.ship_pool[seat] = seat % 2, 2
        s.tokens[seat * VALUES : (seat + 1) * VALUES] = [1 + seat, seat % 3, int(seat == 2)]
        s.tally[seat * SOURCES : seat * SOURCES + 3] = [2, 2 * seat, 1]
    out = cards(" ".join(RESERVES) + " counsellor build ranger providence merchant philosopher")
    s.display = [card for card in s.display if card not in out]
    s.played, s.gone = cards("camarine start_ship"), cards("philosopher")
    s.used = 1 << CARD_KEYS.index("queen") - ALL_IMPROVEMENTS[0]
    return s


def looking() -> World:
    """Return a table at which seat 1 looks at improvement cards."""
    s = crowded(3)
    lay(s.cards.zones[LOOKED_AT], cards("ranger scribe"), only(1))
    return s


def picking() -> World:
    """Return a table at which two seats have picked a province each."""
    s = crowded(2)
    s.picks = [1 << province("custus"), 1 << province("shog")]
    return s


def set_up(seats: int) -> World:
    """Return a table before anything is dealt."""
    s = empty_table(seats, rule_set(seats, GAME.check_options({})))
    s.viewer = 0
    return s


CONTRASTS = (
    *((colour.main, colour.dark, 3.0) for colour in SYMBOL_COLOURS),
    *((colour.pale, INK, 7.0) for colour in (*SYMBOL_COLOURS, TEXT_COLOUR)),
    *((tint, PRINT, 5.0) for tint in TINTS),
    *((ground.lit, PRINT, 7.0) for ground in DAY.grounds),
    *((land.casing, land.line, 3.0) for land in LANDS.values()),
    (PRINT_HALO, PRINT, 7.0),
    (GOOD, BONE, 4.5),
    (GONE, BONE, 4.5),
    (CARD, INK, 7.0),
)
"""Grounds, the inks on them, and the least contrast between the two."""
PIECES = "army castle citadel city dragon mercenary road runestone ship town"


def built_ids() -> set[str]:
    """Return the ids that the drawing and the names build from the tables."""
    found = {f"drawn-border-{kind}" for kind in BORDER_KINDS} | {f"drawn-done-{name}" for _bit, name, _ in DONE_SIGNS}
    found |= {f"drawn-{name}" for name in ("hand", "deck", "discard", "discard-pile", "removed-pile")}
    found |= {f"province-{key}" for key in KEYS} | {f"sea-{key}" for key in SEAS}
    found |= {f"symbol-{key}" for key in SYMBOLS} | {f"header-{key}" for key in HEADERS}
    found |= {f"piece-{key}{end}" for key in PIECES.split() for end in ("", "-help")}
    found |= {f"card-{key}" for key in CARD_KEYS} | {f"card-{key}-help" for key in CARD_KEYS[PROVINCES:]}
    found |= {f"vp-{key}{end}" for key in VP_KEYS for end in ("", "-help")}
    return found | {f"source-{name}" for name in SOURCE_NAMES}
