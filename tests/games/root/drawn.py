"""Tables of Root to draw: an early one, one in the middle, and one with every kind of piece, as full as can be."""

from __future__ import annotations

from typing import Never, cast

from tests.games.root.table import Table
from turnwright.core.frames import Frame, Step
from turnwright.core.palette import BONE, INK
from turnwright.core.seats import EVERYONE, NOBODY, Audience, only
from turnwright.core.zones import Zone
from turnwright.games.root import terminal
from turnwright.games.root.art.palette import CARD, GOOD, SHADES
from turnwright.games.root.art.palette import SUITS as SUIT_COLOURS
from turnwright.games.root.art.pieces.riverfolk import CHEST_KEYS
from turnwright.games.root.art.pieces.roster import ARTS
from turnwright.games.root.art.pieces.vagabond import FRIENDS
from turnwright.games.root.art.players import DIFFICULTIES
from turnwright.games.root.data.boards import COLUMNS, FACTIONS
from turnwright.games.root.data.geometry import AUTUMN, CLEARINGS, Woodland
from turnwright.games.root.data.tables import CARD_KEYS, DAYLIGHT, ITEMS, QUESTS
from turnwright.games.root.parts import Court, Market, Pack, Shrine, Uprising
from turnwright.games.root.points import SOURCES
from turnwright.games.root.state import Woods
from turnwright.games.root.zones import DECK, QUEST, QUEST_DECK, SUPPORTERS, hand

PARTIES = {
    2: "marquise eyrie",
    3: "marquise eyrie vagabond",
    4: "marquise eyrie alliance vagabond",
    5: "marquise eyrie alliance lizard riverfolk",
    6: "marquise eyrie alliance vagabond lizard riverfolk",
}
"""Factions by number of seats."""
OTHER_PARTY = "vagabond_2 riverfolk lizard vagabond alliance eyrie"


def card(key: str) -> int:
    """Return a card by its key."""
    return CARD_KEYS.index(key)


def cards(keys: str) -> list[int]:
    """Return cards, ascending."""
    return sorted(card(key) for key in keys.split())


def counted(**numbers: int) -> list[int]:
    """Return how many there are of each item."""
    return [numbers.get(item, 0) for item in ITEMS]


def lay(zone: Zone, held: list[int], seen: Audience) -> None:
    """Put cards into an empty zone."""
    zone.layers, zone.marks, zone.seen = [sorted(held)], [0], [seen]


def pack(character: int, place: int) -> Pack:
    """Return a wanderer with items in every state."""
    friends = [0, 1, 3, 0, 0, 4, 2]
    return Pack(
        character,
        place,
        counted(boot=2, bag=1, tea=2, coin=1, torch=1),
        counted(boot=1, sword=2, bag=1),
        counted(hammer=1, coin=1),
        counted(crossbow=1),
        0b1,
        friends,
        [0, 1, 0, 0, 0, 0, 0],
        [0, 1, 6, 10],
        0,
        0,
    )


def boards(s: Woods) -> None:
    """Give every faction a board in the middle of a game."""
    for seat, faction in enumerate(s.faction):
        name = FACTIONS[faction]
        if name == "eyrie":
            decree = [
                cards("ambush_bird cobbler"),
                cards("tax_collector anvil sappers"),
                cards("codebreakers"),
                cards("sword"),
            ]
            s.boards[seat] = Court(1, 0b0100, decree)
        elif name == "alliance":
            s.boards[seat] = Uprising(3)
        elif name in ("vagabond", "vagabond_2"):
            s.boards[seat] = pack(1 + faction, 4 if name == "vagabond" else CLEARINGS + 1)
        elif name == "lizard":
            souls = cards("ambush_fox anvil cobbler cobbler royal_claim codebreakers sword")
            s.boards[seat] = Shrine(1, 1, 6, souls, cards("bake_sale command_warren"), 0b10)
        elif name == "riverfolk":
            each = list(range(s.seats))
            s.boards[seat] = Market(
                [(k + 1) % 3 for k in each], [k % 4 for k in each], [k % 2 for k in each],
                [1 if k % 5 == 0 else 0 for k in range(3 * s.seats)], [0, 1, 1], [2, 3, 1], 2, 0, 1,
            )  # fmt: skip


HANDS = (
    "armorers favor_of_the_foxes root_tea_mouse ambush_bird dominance_fox",
    "tax_collector tax_collector birdy_bindle codebreakers investments cobbler sappers",
    "bake_sale scouting_party better_burrow_bank",
    "anvil",
    "stand_and_deliver royal_claim protection_racket brutal_tactics",
    "crossbow_mouse command_warren sword",
)
AREAS = (
    "armorers cobbler royal_claim", "tax_collector", "", "better_burrow_bank codebreakers",
    "sappers brutal_tactics scouting_party", "stand_and_deliver command_warren",
)  # fmt: skip


def belongings(s: Woods, viewer: int) -> None:
    """Deal hands, quests and piles, and let everybody have scored something."""
    s.round, s.turn, s.phase = 5, 1 % s.seats, DAYLIGHT
    s.todo = [Frame(cast("Step[Never]", Step[Woods]("waiting", [], 0)), s.turn)]
    for seat in range(s.seats):
        s.vp[seat] = (7 + 5 * seat) % 29
        s.tally[seat * SOURCES] = s.vp[seat] // 2
        s.tally[seat * SOURCES + 3] = s.vp[seat] - s.vp[seat] // 2
        opened = FACTIONS[s.faction[seat]] == "riverfolk"
        lay(s.cards.zones[hand(seat)], cards(HANDS[seat]), EVERYONE if opened else only(seat))
        s.areas[seat] = cards(AREAS[seat])
        for item in range(len(ITEMS)):
            s.crafted[seat * len(ITEMS) + item] = 1 if (item + seat) % 4 == 0 else 0
    lay(s.cards.zones[DECK], [card("anvil")] * 17, NOBODY)
    lay(s.cards.zones[QUEST_DECK], [QUEST + 3] * 9, NOBODY)
    s.quests = [2, 7, len(QUESTS) - 1]
    s.items = [1, 2, 0, 1, 2, 1, 2, 0]
    s.discard = cards(
        "ambush_fox anvil bake_sale bake_sale cobbler sword royal_claim tax_collector tax_collector codebreakers"
    )
    if s.seats > 2:
        s.available = cards("dominance_mouse dominance_bird")
    if "alliance" in [FACTIONS[faction] for faction in s.faction]:
        owner = [FACTIONS[faction] for faction in s.faction].index("alliance")
        lay(s.cards.zones[SUPPORTERS], cards("anvil cobbler sword sword ambush_bird"), only(owner))
    s.viewer = viewer


def early(seats: int, viewer: int = 0, map: Woodland = AUTUMN) -> Woods:
    """Return a table at the start: few pieces, nobody has scored."""
    s = crowded(PARTIES[seats], viewer, map)
    s.warriors = [1 if k % 5 == 0 else 0 for k in range(seats * CLEARINGS)]
    s.pieces = [0] * len(s.pieces)
    s.vp = [0] * seats
    s.tally = [0] * len(s.tally)
    s.areas = [[] for _seat in range(seats)]
    s.discard, s.available = [], []
    return s


STANDS = {
    1: {"marquise": 4, "keep": 1, "wood": 3, "sawmill": 1},
    2: {"eyrie": 6, "roost": 1, "trade_post": 1},
    3: {"alliance": 2, "base": 1, "sympathy": 1},
    4: {"lizard": 3, "garden": 1, "riverfolk": 1},
    5: {"marquise": 3, "eyrie": 2, "alliance": 1, "lizard": 2, "riverfolk": 4, "wood": 2, "sympathy": 1,
        "trade_post": 1, "workshop": 1, "garden": 1},
    6: {"eyrie": 3, "roost": 1},
    7: {"marquise": 1, "recruiter": 2, "sympathy": 1},
    8: {"riverfolk": 2, "trade_post": 1, "eyrie": 1, "roost": 1},
    9: {"marquise": 12, "sawmill": 2, "wood": 1},
    10: {"lizard": 2, "garden": 1, "sympathy": 1},
    11: {"marquise": 2, "eyrie": 2, "sawmill": 1, "roost": 1},
    12: {"alliance": 1, "lizard": 1, "workshop": 1},
}  # fmt: skip
OWNERS = {
    "marquise": "marquise keep wood sawmill workshop recruiter",
    "eyrie": "eyrie roost",
    "alliance": "alliance base sympathy",
    "lizard": "lizard garden",
    "riverfolk": "riverfolk trade_post",
}


def crowded(factions: str, viewer: int = 0, map: Woodland = AUTUMN) -> Woods:
    """Return a table in the middle of a wild game: every kind of piece that these factions have."""
    known = {name for faction in factions.split() for name in OWNERS.get(faction, "").split()}
    at = {c: {name: number for name, number in stand.items() if name in known} for c, stand in STANDS.items()}
    if map is not AUTUMN:
        at = {c: {name: 1 for name in stand if name in factions.split()} for c, stand in at.items()}
    s = Table(factions, at, map).s
    if map is not AUTUMN:
        s.suits = [c % 3 for c in range(CLEARINGS)]
    boards(s)
    belongings(s, viewer)
    return s


CONTRASTS = (
    *((art.livery.main, art.livery.dark, 3.0) for art in ARTS if art.key != "vagabond_2"),
    *((art.livery.pale, INK, 7.0) for art in ARTS),
    *((suit.main, suit.dark, 3.0) for suit in SUIT_COLOURS),
    *((suit.pale, INK, 7.0) for suit in SUIT_COLOURS),
    *((shades.plate, shades.plate_ink, 4.5) for shades in SHADES.values()),
    (GOOD, BONE, 4.5),
    (CARD, INK, 7.0),
)
"""Grounds, the inks on them, and the least contrast between the two."""


def built_ids() -> set[str]:
    """Return the ids that the drawing and the words build from the names of the tables."""
    found = {f"drawn-column-{name}{end}" for name in COLUMNS for end in ("", "-help")}
    found |= {f"drawn-difficulty-{name}" for name in DIFFICULTIES if name}
    found |= {f"drawn-friend-{name}" for name in FRIENDS} | {f"drawn-{name}" for name in CHEST_KEYS}
    return found | {"table-help"} | {f"table-word-{word}" for word in (*terminal.SHEETS, terminal.PLACE)}
