"""The table as sheets of cells: the map, the cults, tiles and cards, the seats; and a summary for the reader."""

from __future__ import annotations

from turnwright.core.game import View
from turnwright.core.messages import Message, Say
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import (
    ACTION_COST,
    ACTION_NAMES,
    CARDS,
    CULT_NAMES,
    CULTS,
    FAVORS,
    KINDS,
    NOBODY,
    NONE,
    ORDER_SPACES,
    ORDER_STEPS,
    ROUNDS,
    SANCTUARY,
    SCORINGS,
    TOWNS,
)
from turnwright.games.terra_mystica.naming import tip_of, words_of
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.terminal.places import holder, leads, spades, terrain, within_reach
from turnwright.games.terra_mystica.terminal.table import table_of

NOTHING = "-"


def heading(say: Say, *names: str) -> list[str]:
    """Return the cells of a heading."""
    return [say(Message(f"table-head-{name}")) for name in names]


def summary(view: View, say: Say) -> list[str]:
    """Return the round and what the reader owns, in a few lines."""
    s = table_of(view)
    if not s.todo:
        return [say(Message("table-over", {"rounds": ROUNDS}))]
    lines = [say(Message("table-round", {"round": s.round, "rounds": ROUNDS}))]
    if s.round and s.scoring[s.round - 1] != NONE:
        lines.append(say(Message("table-scoring", words_of(SCORINGS[s.scoring[s.round - 1]]))))
    return [*lines, *own_lines(s, say)] if leads(s) else lines


def own_lines(s: Realm, say: Say) -> list[str]:
    """Return the reader's points and goods."""
    seat = s.viewer
    args: dict[str, int | str] = {
        "faction": f"@faction-{faction_of(s, seat).key}",
        "vp": s.vp[seat],
        "keys": s.keys[seat],
    }
    args |= {"coins": s.coins[seat], "workers": s.workers[seat], "priests": s.priests[seat], "bowls": bowls(s, seat)}
    return [say(Message("table-own", args))]


def bowls(s: Realm, seat: int) -> str:
    """Return the three bowls in short form."""
    return f"{s.bowl1[seat]}/{s.bowl2[seat]}/{s.bowl3[seat]}"


def board(view: View, say: Say) -> list[list[str]]:
    """Return every hex: its terrain, its structure, spades to the reader's home terrain, whether it is within reach."""
    s = table_of(view)
    near = within_reach(s)
    rows = [heading(say, "hex", "terrain", "standing", "spades", "reach")]
    for h, name in enumerate(HEX_NAMES):
        need = spades(s, h)
        open_here = need >= 0 and near[h]
        within = say(Message("table-yes")) if open_here else NOTHING
        rows.append([name, terrain(s, h, say), holder(s, h, say), str(need) if need > 0 else NOTHING, within])
    return rows


def cults(view: View, say: Say) -> list[list[str]]:
    """Return the markers on the tracks, and the free places of the orders."""
    s = table_of(view)
    rows = [[*heading(say, "seat"), *[say(Message(f"cult-{name}")) for name in CULT_NAMES], *heading(say, "keys")]]
    for seat in range(s.seats):
        spaces = [str(space) for space in s.cult[seat * CULTS : seat * CULTS + CULTS]]
        rows.append([say(Message("panel-seat", {"seat": seat})), *spaces, str(s.keys[seat])])
    free: list[str] = []
    for cult in range(CULTS):
        places = range(cult * ORDER_SPACES, (cult + 1) * ORDER_SPACES)
        steps = [str(ORDER_STEPS[p % ORDER_SPACES]) for p in places if s.cult_priests[p] == NOBODY]
        free.append(" ".join(steps) or NOTHING)
    rows.append([*heading(say, "free"), *free, NOTHING])
    return rows


def tiles(view: View, say: Say) -> list[list[str]]:
    """Return rounds, power actions, cards on the table, favor tiles and town tiles."""
    s = table_of(view)
    rows = [heading(say, "what", "tile", "state")]
    for round, tile in enumerate(s.scoring, start=1):
        if tile != NONE:
            now = say(Message("table-now")) if round == s.round else NOTHING
            scoring = SCORINGS[tile]
            words = say(Message("table-scoring-tile", words_of(scoring) | tip_of(scoring.name)))
            rows.append([say(Message("table-of-round", {"round": round})), words, now])
    for action, name in enumerate(ACTION_NAMES):
        used = say(Message("table-used")) if s.used >> action & 1 else NOTHING
        price = say(Message("table-action", {**tip_of(name), "power": ACTION_COST[action]}))
        rows.append([*heading(say, "action"), price, used])
    for card in range(len(s.card_coins)):
        if s.card_coins[card] != NONE:
            rows.append([*heading(say, "card"), tile_name(CARDS[card].name, say), card_state(s, card, say)])
    favors = [(FAVORS[k].name, s.favors_left[k]) for k in range(len(FAVORS))]
    towns = [(TOWNS[k].name, s.towns_left[k]) for k in range(len(TOWNS)) if s.rules.towns[k]]
    rows += [[*heading(say, "favor"), tile_name(name, say), str(left)] for name, left in favors]
    return rows + [[*heading(say, "town"), tile_name(name, say), str(left)] for name, left in towns]


def tile_name(name: str, say: Say) -> str:
    """Return what a tile gives, with its code."""
    return say(Message("table-tile", tip_of(name)))


def card_state(s: Realm, card: int, say: Say) -> str:
    """Return who holds a card, or the coins on it."""
    if card in s.card:
        return say(Message("panel-seat", {"seat": s.card.index(card)}))
    return say(Message("table-on-card", {"coins": s.card_coins[card]}))


def seats(view: View, say: Say) -> list[list[str]]:
    """Return what every seat owns."""
    s = table_of(view)
    rows = [
        [
            *heading(say, "seat", "faction", "points", "coins", "workers", "priests", "bowls"),
            *heading(say, "ship", "dig", "built", "tiles"),
        ]
    ]
    for seat in range(s.seats):
        name = say(Message("panel-seat", {"seat": seat}))
        rows.append([name, *seat_cells(s, seat, say)] if s.faction[seat] != NONE else [name, *[NOTHING] * 10])
    return rows


def seat_cells(s: Realm, seat: int, say: Say) -> list[str]:
    """Return the cells of one seat."""
    faction = faction_of(s, seat)
    built = "/".join([str(s.built[seat * KINDS + kind]) for kind in range(1, SANCTUARY + 1)])
    held = [FAVORS[k].name for k in range(len(FAVORS)) if s.favors[seat] >> k & 1]
    held += [CARDS[s.card[seat]].name] if s.card[seat] != NONE else []
    return [
        say(Message(f"faction-{faction.key}")),
        str(s.vp[seat]),
        str(s.coins[seat]),
        str(s.workers[seat]),
        str(s.priests[seat]),
        bowls(s, seat),
        str(s.ship[seat]) if faction.ship_max else NOTHING,
        str(faction.dig_rates[s.dig[seat]]) if faction.dig_rates[0] else NOTHING,
        built,
        " ".join(held) or NOTHING,
    ]
