"""The value of the Riverfolk's position for bots, in thousandths of a point: mainly Funds, which score every turn."""

from __future__ import annotations

from typing import Final

from turnwright.games.root.data.boards import TRACKS, TRADE_POST
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import WIN_VP
from turnwright.games.root.factions.riverfolk_funds import dividends, empty_spaces, market
from turnwright.games.root.judgement.estimates import (
    EACH_ENEMY,
    VP,
    card_worth,
    craft_worth,
    danger,
    lead_at,
    shift_worth,
    spare_at,
    threat_at,
)
from turnwright.games.root.judgement.values import turns_left
from turnwright.games.root.queries import clearings_with, on_map
from turnwright.games.root.state import Woods

LATER: Final = 600
"""How much a dividend after the next one counts, out of 1000."""
FAR: Final = 4
"""How many such dividends count."""
WITHOUT_POST: Final = 300
"""How much Funds count, out of 1000, while no trade post is on the map."""
DECISIVE: Final = 15 * VP
"""The additional value if the next dividends would win the game."""
GUARD: Final = 120
"""The value of a warrior on the map."""
SPACE: Final = 100
"""The value of an empty track space, which can be used for crafting."""
FOOTHOLD: Final = 400
"""The value of a clearing that they rule while they have no trade post: their own Funds can pay for one."""
DRAWN: Final = 380
"""The value of a drawn card."""
ASKED: Final = [3, 2, 3]
"""By service: the price they set."""
PAID: Final = 300
"""The additional cost to a buyer of a warrior missing from its supply."""


def dividend_worth(s: Woods) -> int:
    """Return the score of a warrior in Funds in one dividend."""
    return dividends(s, 2) * VP // 2


def safety(s: Woods, seat: int) -> int:
    """Return how much of the Funds, out of 1000, will be left on average when trade posts are lost; each costs half of
    them.
    """
    posts = clearings_with(s, TRADE_POST)
    if posts == 0:
        return WITHOUT_POST
    kept = 1000
    for clearing in range(CLEARINGS):
        if posts >> clearing & 1:
            kept -= kept * danger(spare_at(s, seat, clearing)) // 2000
    return kept


def company_worth(s: Woods, seat: int, turns: int) -> int:
    """Return the value of their board and their pieces with a given number of turns left."""
    board = market(s, seat)
    waiting = sum(board.funds)
    whole = waiting + sum(board.payments) + sum(board.committed) + sum(board.laid)
    later = min(turns - 1, FAR)
    total = (waiting * 1000 + whole * later * LATER) * dividend_worth(s) // 1000
    if s.vp[seat] + dividends(s, waiting) >= WIN_VP:
        total += DECISIVE
    total = total * safety(s, seat) // 1000
    total += sum(empty_spaces(s, seat)) * SPACE
    unposted = on_map(s, TRADE_POST) == 0
    for clearing in range(CLEARINGS):
        warriors = s.warriors[seat * CLEARINGS + clearing]
        if warriors:
            total += warriors * GUARD
            if unposted and lead_at(s, seat, clearing) > 0:
                total += FOOTHOLD
    return total


def committed_worth(s: Woods) -> int:
    """Return the cost of committing a warrior from Funds: the next dividend."""
    return dividend_worth(s) if on_map(s, TRADE_POST) else dividend_worth(s) // 10


def fund_worth(s: Woods, seat: int) -> int:
    """Return the lasting value of a warrior in Funds."""
    later = min(turns_left(s) - 1, FAR)
    worth = (1000 + later * LATER) * dividend_worth(s) // 1000
    return worth if on_map(s, TRADE_POST) else worth * WITHOUT_POST // 1000


def post_worth(s: Woods, seat: int, clearing: int, price: int) -> int:
    """Return the value of a trade post in a clearing, less the Funds it costs."""
    worth = TRACKS[TRADE_POST].vp[0] * VP + GUARD + SPACE
    later = min(turns_left(s) - 1, FAR)
    each = (1000 + later * LATER) * dividend_worth(s) // 1000
    left = sum(market(s, seat).funds) - price
    risk = danger(spare_at(s, seat, clearing)) * left * each // 2000
    if on_map(s, TRADE_POST):
        return worth - risk - price * each
    return worth - risk + (left * (1000 - WITHOUT_POST) - price * WITHOUT_POST) * each // 1000 + FOOTHOLD


def crew_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return the value of one more warrior in a clearing."""
    worth = GUARD
    if s.pieces[TRADE_POST * CLEARINGS + clearing]:
        worth += EACH_ENEMY * (sum(market(s, seat).funds) + 1) // 2
    elif on_map(s, TRADE_POST) == 0 and -1 <= lead_at(s, seat, clearing) <= 0:
        worth += FOOTHOLD
    return worth


def voyage_worth(s: Woods, seat: int, start: int, end: int) -> int:
    """Return the value of a move: for rule, but without leaving a trade post unguarded."""
    warriors = s.warriors[seat * CLEARINGS + start]
    if s.pieces[TRADE_POST * CLEARINGS + start]:
        return -GUARD
    worth = shift_worth(s, seat, start, end, warriors)
    if s.pieces[TRADE_POST * CLEARINGS + end]:
        worth += EACH_ENEMY * (sum(market(s, seat).funds) + 1) // 2
    return worth


def station_worth(s: Woods, seat: int, clearing: int) -> int:
    """Return how well a clearing suits the first warriors: together, where few others are near."""
    return 2 * GUARD * s.warriors[seat * CLEARINGS + clearing] - EACH_ENEMY * threat_at(s, seat, clearing)


def export_worth(s: Woods, seat: int, card: int) -> int:
    """Return the value of one more warrior in Payments, less a card."""
    return fund_worth(s, seat) - committed_worth(s) - card_worth(card)


def purchase_worth(s: Woods, seller: int, price: int) -> int:
    """Return the cost to a buyer of paying a price: the Riverfolk will score with the warriors."""
    return price * (PAID + fund_worth(s, seller) // max(1, s.seats - 1))


def bought_card_worth(s: Woods, buyer: int, card: int) -> int:
    """Return the value to a buyer of a card for sale."""
    return card_worth(card) + max(0, craft_worth(s, buyer, card)) // 2
