"""The table as sheets of cells: the map, VP cards, cards, seats."""

from __future__ import annotations

from turnwright.core.game import View
from turnwright.core.messages import Message, Say
from turnwright.core.zones import UNKNOWN
from turnwright.games.mythotopia.data.faces import CARD_KEYS, FACES
from turnwright.games.mythotopia.data.geometry import KEYS, PROVINCES
from turnwright.games.mythotopia.data.tables import HEADERS, SYMBOLS, VALUES
from turnwright.games.mythotopia.data.tables import PROVINCE as PROVINCE_CARD
from turnwright.games.mythotopia.data.vp_cards import HEAP_CARD, HEAP_VALUE, HEAPS, VP_KEYS, VP_KINDS
from turnwright.games.mythotopia.points import total
from turnwright.games.mythotopia.queries import reserve_limit
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.terminal.places import NOTHING, owner_name, printed, standing
from turnwright.games.mythotopia.terminal.table import table_of
from turnwright.games.mythotopia.zones import LOOKED_AT, deck, hand


def heading(say: Say, *names: str) -> list[str]:
    """Return the cells of a heading."""
    return [say(Message(f"table-head-{name}")) for name in names]


def panel_name(seat: int, say: Say) -> str:
    """Return the name of a seat."""
    return say(Message("panel-seat", {"seat": seat}))


def several(card: int, count: int, say: Say) -> str:
    """Return a card and its number of copies."""
    id = f"card-{CARD_KEYS[card]}"
    return say(Message(id)) if count == 1 else say(Message("table-several", {"card": f"@{id}", "count": count}))


def counted(cards: list[int], say: Say) -> list[str]:
    """Return cards by name, each kind once."""
    return [several(card, cards.count(card), say) for card in sorted(set(cards))]


def held(s: World, seat: int) -> list[int]:
    """Return a hand, UNKNOWN where the reader does not see it."""
    return s.cards.zones[hand(seat)].layers[0]


def board(view: View, say: Say) -> list[list[str]]:
    """Return every province: its symbol, who controls it, what is there."""
    s = table_of(view)
    rows = [heading(say, "province", "symbol", "owner", "standing")]
    for province, key in enumerate(KEYS):
        name = say(Message(f"province-{key}"))
        rows.append([name, printed(province, say), owner_name(s, province, say), standing(s, province, say)])
    return rows


def vp_cards(view: View, say: Say) -> list[list[str]]:
    """Return the VP cards in play, the tokens left on them, and their requirements."""
    s = table_of(view)
    rows = [heading(say, "vp-card", "tokens", "effect")]
    for card in range(VP_KINDS):
        if s.in_play >> card & 1:
            left = [f"{s.heaps[heap]} × {HEAP_VALUE[heap]}" for heap in range(HEAPS) if HEAP_CARD[heap] == card]
            id = f"vp-{VP_KEYS[card]}"
            rows.append([say(Message(id)), ", ".join(left), say(Message(f"{id}-help"))])
    return rows


def effect(card: int, say: Say) -> str:
    """Return what a card shows and does."""
    face = FACES[card]
    symbols = [f"{say(Message(f'symbol-{SYMBOLS[k]}'))} {n}" for k, n in enumerate(face.symbols) if n]
    if face.header == PROVINCE_CARD:
        return ", ".join([*symbols, say(Message(f"header-{HEADERS[face.header]}"))])
    text = say(Message(f"card-{face.key}-help"))
    return f"{say(Message(f'header-{HEADERS[face.header]}'))}; {', '.join(symbols) or NOTHING}; {text}"


def card_rows(where: list[str], shown: list[int], say: Say) -> list[list[str]]:
    """Return a row for each kind of card, with what it shows and does."""
    return [[*where, several(card, shown.count(card), say), effect(card, say)] for card in sorted(set(shown))]


def cards(view: View, say: Say) -> list[list[str]]:
    """Return the reader's hand, Reserve, discard pile and removed cards, cards being played, and the display."""
    s = table_of(view)
    rows = [heading(say, "where", "what", "effect")]
    rows += card_rows(heading(say, "played"), s.played, say)
    looked = [card for card in s.cards.zones[LOOKED_AT].cards() if card != UNKNOWN]
    rows += card_rows(heading(say, "looked"), looked, say)
    if s.viewer >= 0:
        rows += card_rows(heading(say, "own"), held(s, s.viewer), say)
        rows += card_rows(heading(say, "reserve"), s.reserves[s.viewer], say)
        rows += card_rows(heading(say, "discard"), s.discards[s.viewer], say)
        rows += card_rows(heading(say, "removed"), s.removed[s.viewer], say)
    return rows + card_rows(heading(say, "display"), s.display, say)


def seats(view: View, say: Say) -> list[list[str]]:
    """Return what every seat has; cards hidden from the reader stay hidden."""
    s = table_of(view)
    names = heading(
        say, "seat", "points", "provinces", "tokens", "towns", "armies", "ships", "hand", "deck", "reserve", "discard"
    )
    return [names, *[seat_row(s, seat, say) for seat in range(s.seats)]]


def seat_row(s: World, seat: int, say: Say) -> list[str]:
    """Return what one seat has; for armies and ships, the stock and the pool."""
    tokens = [f"{s.tokens[seat * VALUES + value]} × {value + 1}" for value in range(VALUES)]
    provinces = sum([s.realms[seat] >> province & 1 for province in range(PROVINCES)])
    stored = ", ".join(counted(s.reserves[seat], say)) or NOTHING
    return [
        panel_name(seat, say),
        str(total(s, seat)),
        str(provinces),
        ", ".join(tokens),
        str(s.towns[seat]),
        f"{s.army_stock[seat]} + {s.army_pool[seat]}",
        f"{s.ship_stock[seat]} + {s.ship_pool[seat]}",
        hand_cell(s, seat, say),
        str(s.cards.zones[deck(seat)].size()),
        f"{len(s.reserves[seat])}/{reserve_limit(s, seat)} ({stored})",
        ", ".join(counted(s.discards[seat], say)) or NOTHING,
    ]


def hand_cell(s: World, seat: int, say: Say) -> str:
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
