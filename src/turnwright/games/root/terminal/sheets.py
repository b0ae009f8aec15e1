"""The table as sheets of cells: the map, the cards and items, the seats; and a summary for the reader."""

from __future__ import annotations

from turnwright.core.game import View
from turnwright.core.messages import Message, Say
from turnwright.core.zones import UNKNOWN
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import CARD_KEYS, ITEMS, NONE, PHASES, QUESTS
from turnwright.games.root.queries import open_slots
from turnwright.games.root.state import Woods
from turnwright.games.root.terminal.places import NOTHING, faction_name, ruled_by, several, standing, suit
from turnwright.games.root.terminal.table import table_of
from turnwright.games.root.zones import hand


def heading(say: Say, *names: str) -> list[str]:
    """Return the cells of a heading."""
    return [say(Message(f"table-head-{name}")) for name in names]


def counted(cards: list[int], say: Say) -> list[str]:
    """Return cards by name, each kind once."""
    return [several(f"card-{CARD_KEYS[card]}", cards.count(card), say) for card in sorted(set(cards))]


def held(s: Woods, seat: int) -> list[int]:
    """Return a hand, UNKNOWN where the reader does not see it."""
    return s.cards.zones[hand(seat)].layers[0]


def summary(view: View, say: Say) -> list[str]:
    """Return whose turn it is and what the reader has, in a few lines."""
    s = table_of(view)
    if s.winner != NONE:
        return [say(Message("table-over", {"seat": s.winner}))]
    if s.round == 0:
        return [say(Message("table-setup"))]
    args: dict[str, int | str] = {"round": s.round, "seat": s.turn, "phase": f"@phase-{PHASES[s.phase]}"}
    lines = [say(Message("table-turn", args))]
    return [*lines, *own_lines(s, say)] if s.viewer >= 0 else lines


def own_lines(s: Woods, say: Say) -> list[str]:
    """Return the reader's points, warriors and hand."""
    seat = s.viewer
    args: dict[str, int | str] = {"faction": faction_name(s, seat, say), "hand": len(held(s, seat))}
    lines = [say(Message("table-own", {**args, "vp": max(0, s.vp[seat]), "supply": s.supply[seat]}))]
    if s.dominance[seat] != NONE:
        lines.append(say(Message("table-dominance", {"card": f"@card-{CARD_KEYS[s.dominance[seat]]}"})))
    if held(s, seat):
        lines.append(say(Message("table-hand", {"cards": ", ".join(counted(held(s, seat), say))})))
    return lines


def board(view: View, say: Say) -> list[list[str]]:
    """Return every clearing: its suit, open slots, ruler and pieces."""
    s = table_of(view)
    rows = [heading(say, "clearing", "suit", "slots", "ruler", "standing")]
    for c in range(CLEARINGS):
        seat = ruled_by(s, c)
        rules = say(Message("panel-seat", {"seat": seat})) if seat != NONE else NOTHING
        slots = f"{open_slots(s, c)}/{s.rules.map.slots[c]}"
        rows.append([str(c + 1), suit(s, c, say), slots, rules, standing(s, c, say)])
    return rows


def cards(view: View, say: Say) -> list[list[str]]:
    """Return the reader's hand, open quests, items on the map, available dominance cards, the discard pile."""
    s = table_of(view)
    rows = [heading(say, "where", "what", "effect")]
    if s.viewer >= 0:
        rows += card_rows(heading(say, "own"), held(s, s.viewer), say)
    rows += [
        [
            *heading(say, "quest"),
            say(Message(f"quest-{QUESTS[quest].key}")),
            say(Message(f"quest-{QUESTS[quest].key}-help")),
        ]
        for quest in s.quests
    ]
    rows += [
        [*heading(say, "item"), several(f"item-{name}", s.items[item], say), say(Message(f"item-{name}-help"))]
        for item, name in enumerate(ITEMS)
        if s.items[item]
    ]
    return [
        *rows,
        *card_rows(heading(say, "available"), s.available, say),
        *card_rows(heading(say, "discard"), s.discard, say),
    ]


def card_rows(where: list[str], shown: list[int], say: Say) -> list[list[str]]:
    """Return a row for each kind of card, with its effect."""
    return [
        [
            *where,
            several(f"card-{CARD_KEYS[card]}", shown.count(card), say),
            say(Message(f"card-{CARD_KEYS[card]}-help")),
        ]
        for card in sorted(set(shown))
    ]


def seats(view: View, say: Say) -> list[list[str]]:
    """Return what every seat has; cards hidden from the reader stay hidden."""
    s = table_of(view)
    rows = [heading(say, "seat", "faction", "points", "hand", "supply", "items", "area")]
    for seat in range(s.seats):
        crafted = s.crafted[seat * len(ITEMS) : (seat + 1) * len(ITEMS)]
        items = [several(f"item-{name}", crafted[item], say) for item, name in enumerate(ITEMS) if crafted[item]]
        shown = s.areas[seat][:]
        if s.dominance[seat] != NONE:
            shown.append(s.dominance[seat])
        rows.append(
            [
                say(Message("panel-seat", {"seat": seat})),
                faction_name(s, seat, say),
                str(s.vp[seat]) if s.vp[seat] != NONE else NOTHING,
                hand_cell(s, seat, say),
                str(s.supply[seat]),
                ", ".join(items) or NOTHING,
                ", ".join(counted(shown, say)) or NOTHING,
            ]
        )
    return rows


def hand_cell(s: Woods, seat: int, say: Say) -> str:
    """Return how many cards a seat holds, and the ones the reader sees or knows."""
    if not held(s, seat):
        return "0"
    if UNKNOWN not in held(s, seat):
        names = ", ".join(counted(held(s, seat), say))
    elif known := s.cards.sure(hand(seat), s.viewer):
        names = say(Message("table-known", {"cards": ", ".join(counted(known, say))}))
    else:
        names = say(Message("table-hidden"))
    return f"{len(held(s, seat))} ({names})"
