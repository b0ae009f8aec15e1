"""Quick estimates for bots, in thousandths of a victory point: cards, wars, provinces, the end of the game.

Card texts and VP cards estimate their own value (``Text.worth``, ``Objective.prize``).
"""

from __future__ import annotations

from typing import Final

from turnwright.games.mythotopia.data.faces import CARDS, GIVES
from turnwright.games.mythotopia.data.geometry import COASTS, PROVINCES, SEAS
from turnwright.games.mythotopia.data.tables import ARMY, FOOD, GOLD, HAND, NONE, PROVINCE_VP, RESERVE, SHIP, STONE
from turnwright.games.mythotopia.data.vp_cards import EMPTY_TO_END, HEAP_CARD, HEAPS, VP_KINDS
from turnwright.games.mythotopia.points import total
from turnwright.games.mythotopia.queries import held, owner, usable
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.war import NEUTRAL, TIE, strength, takes_part, wars, winner

VP: Final = 1000
"""The value of a victory point."""

SYMBOL_WORTH: Final = {FOOD: 260, STONE: 260, GOLD: 300, ARMY: 320, SHIP: 100}
"""The value of a card for a symbol; only one of several kinds counts when it is played."""
STORED: Final = 200
"""The cost of playing a card from the Reserve, which is not refilled."""


def _face_worth(card: int) -> int:
    each = [SYMBOL_WORTH[symbol] * GIVES[symbol][card] for symbol in SYMBOL_WORTH]
    return max(each) + (sum(each) - max(each)) // 3


FACE_WORTH: Final = [_face_worth(card) for card in range(CARDS)]
"""By card: the value of its symbols."""


def card_worth(s: World, card: int) -> int:
    """Return the value of a card in hand."""
    return FACE_WORTH[card] + s.rules.texts[card].worth


def thrift(s: World, seat: int, card: int) -> int:
    """Return how good it is to play a card just for a symbol: the lower its value, the better."""
    stored = card in s.reserves[seat] and card not in held(s, seat)
    return -card_worth(s, card) - (STORED if stored else 0)


# The end of the game.

LONG_GAME: Final = 12
"""The most turns that a seat expects."""
LAST_TURNS: Final = 2
COUNTS: Final = [4, 4, 4, 4, 1, 1]
"""By VP card, from the emptiest one: how much its tokens delay the end, in quarters. Besides the four that must be
empty, others may become so if one of the four cannot be emptied soon.
"""
WHOLE: Final = 4


def tokens_to_end(s: World) -> int:
    """Return how many more tokens must be taken before somebody may end the game, in quarters; 0 if none."""
    on_cards = [0] * VP_KINDS
    for heap in range(HEAPS):
        on_cards[HEAP_CARD[heap]] += s.heaps[heap]
    left: list[int] = []
    for card in range(VP_KINDS):
        if s.in_play >> card & 1:
            left.append(on_cards[card])
    left.sort()
    if left[EMPTY_TO_END - 1] == 0:
        return 0
    quarters = 0
    for place in range(len(COUNTS)):
        quarters += left[place] * COUNTS[place]
    return quarters


def turns_left(quarters: int) -> int:
    """Return how many turns each seat may still have with a number of tokens left to take."""
    return min(LONG_GAME, LAST_TURNS + quarters // WHOLE)


def projected(s: World) -> list[int]:
    """Return the approximate points of all seats if the game ended now."""
    points = [total(s, seat) for seat in range(s.seats)]
    left = wars(s)
    while left:
        low = left & -left
        left ^= low
        province = low.bit_length() - 1
        won = winner(s, province)
        defender = owner(s, province)
        if won not in (TIE, NEUTRAL, defender):
            points[won] += PROVINCE_VP + prize(s, won, province) // VP
            if defender != NONE:
                points[defender] -= PROVINCE_VP
        elif defender != NONE:
            points[defender] += defence_prize(s, defender) // VP
    return points


# Wars.

SURE: Final = 950
"""The chance, in thousandths, to win a war that can be ended at once."""
SAFE: Final = 900
"""The chance to win a war against a neutral force with enough strength already."""
TO_DO: Final = [0, 600, 450, 300, 180, 90]
"""By missing strength: the chance to win a war against a neutral force anyway."""
HOPELESS: Final = 40
HOLDS: Final = [60, 360, 500, 640, 760, 850, 910]
"""By lead: the chance that a rival who moves next does not catch up."""
FORLORN: Final = [0, 260, 180, 110, 60, 30]
"""By missing strength: the chance to win eventually against a rival who moves next."""
CATCHES_UP: Final = [0, 420, 320, 220, 130, 70]
"""The same if the weaker side moves next."""


def at_most(table: list[int], place: int) -> int:
    """Return an entry of a table, the last one for indices beyond it."""
    return table[place] if place < len(table) else table[-1]


def rival_strength(s: World, seat: int, province: int) -> int:
    """Return the highest strength of all others in a province, whether or not there is a war."""
    defender = owner(s, province)
    best = 0 if defender == seat else strength(s, defender, province)
    for other in range(s.seats):
        if other not in (seat, defender) and s.camps[other] >> province & 1:
            best = max(best, strength(s, other, province))
    return best


def contested(s: World, seat: int, province: int) -> bool:
    """Return whether another player takes part, or would, in a seat's war in a province."""
    others = 0
    for other in range(s.seats):
        if other != seat:
            others |= s.realms[other] | s.camps[other]
    return others >> province & 1 == 1


def odds(lead: int, against_players: bool, moves: bool) -> int:
    """Return the chance, in thousandths, that an invader whose strength exceeds all others by ``lead`` wins eventually;
    ``moves``: it moves next.
    """
    if not against_players:
        return SAFE if lead > 0 else at_most(TO_DO, 1 - lead)
    if moves:
        return SURE if lead > 0 else at_most(CATCHES_UP, 1 - lead)
    return at_most(HOLDS, lead) if lead > 0 else at_most(FORLORN, 1 - lead)


def lead_in(s: World, seat: int, province: int) -> int:
    """Return by how much an invader's strength exceeds all others in a province."""
    return strength(s, seat, province) - rival_strength(s, seat, province)


def invader_odds(s: World, seat: int, province: int, mover: int) -> int:
    """Return the chance that an invader wins a war if ``mover`` moves next."""
    lead = lead_in(s, seat, province)
    return odds(lead, contested(s, seat, province), moves_first(s, seat, province, mover))


def moves_first(s: World, seat: int, province: int, mover: int) -> bool:
    """Return whether a seat moves before all other players who take part in a war."""
    for k in range(s.seats):
        other = (mover + k) % s.seats
        if other == seat:
            return True
        if (s.realms[other] | s.camps[other]) >> province & 1:
            return False
    return False


def prize(s: World, seat: int, province: int) -> int:
    """Return the VP card value of gaining control of a province."""
    won = 0
    for objective in s.rules.objectives:
        if s.in_play >> objective.number & 1:
            won += objective.prize(s, seat, province)
    return won * VP


def defence_prize(s: World, seat: int) -> int:
    """Return the VP card value of winning a war at home."""
    won = 0
    for objective in s.rules.objectives:
        if s.in_play >> objective.number & 1:
            heap = objective.defended(s, seat)
            if heap != NONE and s.heaps[heap]:
                won += 1
    return won * VP


def levy(s: World, seat: int) -> int:
    """Return how many armies a seat could place with all its cards."""
    symbols = 0
    for card in usable(s, seat):
        symbols += GIVES[ARMY][card]
    return min(symbols, s.army_stock[seat])


def stakes(s: World, seat: int, province: int) -> int:
    """Return what an invader gains with a province: its points, tokens, and the rival's loss."""
    won = PROVINCE_VP * VP + prize(s, seat, province)
    return won if owner(s, province) == NONE else won + PROVINCE_VP * VP // max(1, s.seats - 1)


def army_places(s: World, seat: int) -> int:
    """Return how many armies a seat has on the board."""
    placed = 0
    for place in range(seat * PROVINCES, (seat + 1) * PROVINCES):
        placed += s.armies[place]
    return placed


# Choices.

WON: Final = 400 * VP
"""The value of having won."""
ACTION_COST: Final = 900
"""The value of the action that ending a war costs."""
A_GOLD: Final = 300
A_SHIP: Final = 150
A_MARCH: Final = 60
IDLE: Final = 30
"""The value for bots of armies without a war: almost nothing."""
MEAN: Final = 380
"""The value of an average card."""
THINNING: Final = 60
"""The value of having one card fewer."""
USUAL_DECK: Final = 16
DORMANT: Final = 550
"""How much of a Reserve text counts while its card is not in the Reserve, in thousandths."""
ARMY_WORTH: Final = 260
MORE_ARMIES: Final = 110
FEW_ARMIES: Final = 9
"""The value of an army in the stock or on the board, up to a number of them and beyond."""
SHIP_WORTH: Final = 130


def invasion_worth(s: World, seat: int, province: int, brought: int) -> int:
    """Return the value of invading a province with a number of armies."""
    if s.towns[seat] == 0:
        return -ACTION_COST
    lead = strength(s, seat, province) + brought - rival_strength(s, seat, province)
    chance = odds(lead, contested(s, seat, province), False)
    return stakes(s, seat, province) * chance // 1000 - ACTION_COST


def reinforcement_worth(s: World, seat: int, province: int, brought: int) -> int:
    """Return the value of additional armies in a province."""
    if s.realms[seat] >> province & 1:
        return defence_worth(s, seat, province, brought)
    rivals = rival_strength(s, seat, province)
    lead = strength(s, seat, province) - rivals
    players = contested(s, seat, province)
    chance = odds(lead + brought, players, False) - odds(lead, players, False)
    return stakes(s, seat, province) * chance // 1000


def defence_worth(s: World, seat: int, province: int, brought: int) -> int:
    """Return the value of additional armies for the defender of a province."""
    invaders = 0
    for other in range(s.seats):
        if other != seat and s.camps[other] >> province & 1:
            invaders = max(invaders, strength(s, other, province))
    if invaders == 0:
        return IDLE
    lead = invaders - strength(s, seat, province)
    chance = odds(lead, True, True) - odds(lead - brought, True, True)
    return (PROVINCE_VP * VP + defence_prize(s, seat)) * chance // 1000


def victory_worth(s: World, seat: int, province: int, won: int) -> int:
    """Return the value of ending a war that ``won`` wins."""
    if won != seat:
        return -PROVINCE_VP * VP if owner(s, province) == seat else -VP
    if owner(s, province) == seat:
        return defence_prize(s, seat) + IDLE
    return stakes(s, seat, province) if s.towns[seat] else -VP


def peace_worth(s: World, seat: int, province: int) -> int:
    """Return the value of stopping a war without a winner."""
    if owner(s, province) != seat:
        return -VP
    chance = 0
    for other in range(s.seats):
        if other != seat and s.camps[other] >> province & 1:
            chance = max(chance, invader_odds(s, other, province, other))
    return PROVINCE_VP * VP * chance // 1000 - A_GOLD


def raid_worth(s: World, seat: int, province: int) -> int:
    """Return the value of sending another seat's army home from a province."""
    for other in range(s.seats):
        if other != seat and s.camps[other] >> province & 1:
            return IDLE + reinforcement_worth(s, seat, province, 1) if takes_part(s, seat, province) else IDLE
    return -VP


def fleet_worth(s: World, seat: int, sea: int) -> int:
    """Return the value of placing a ship in a sea area."""
    worth = A_SHIP if s.ships[seat * len(SEAS) + sea] else 2 * A_SHIP
    left = COASTS[sea] & (s.camps[seat] | s.realms[seat] & wars(s))
    while left:
        low = left & -left
        left ^= low
        worth += reinforcement_worth(s, seat, low.bit_length() - 1, 1)
    return worth


def recall_worth(s: World, seat: int) -> int:
    """Return the value of recalling armies that are not at war."""
    return 2 * IDLE if s.army_stock[seat] == 0 else -2 * IDLE


def purchase_worth(s: World, seat: int, armies: int, ships: int) -> int:
    """Return the value of additional tokens in the stock."""
    have = s.army_stock[seat] + army_places(s, seat)
    few = max(0, min(armies, FEW_ARMIES - have))
    return few * ARMY_WORTH + (armies - few) * MORE_ARMIES + ships * SHIP_WORTH - A_GOLD // 2


def draft_worth(s: World, card: int) -> int:
    """Return the value of adding a card to one's deck."""
    text = s.rules.texts[card]
    turns = turns_left(tokens_to_end(s))
    if text.header == RESERVE:
        return text.worth * turns * DORMANT // 1000 - A_GOLD
    return (card_worth(s, card) - MEAN) * turns * HAND // USUAL_DECK - A_GOLD


def stored_worth(s: World, card: int) -> int:
    """Return the value of putting a card into the Reserve."""
    text = s.rules.texts[card]
    if text.header == RESERVE:
        return text.worth * turns_left(tokens_to_end(s)) * (1000 - DORMANT) // 1000 + text.worth
    return FACE_WORTH[card] // 4 + text.worth // 4


def removal_worth(s: World, card: int) -> int:
    """Return the value of removing a card from one's deck."""
    return (MEAN + THINNING - card_worth(s, card)) * turns_left(tokens_to_end(s)) * HAND // USUAL_DECK


def discard_worth(s: World, card: int) -> int:
    """Return the value of discarding a card for another one."""
    return (MEAN - card_worth(s, card)) // 3
