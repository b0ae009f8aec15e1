"""Phase III: cult bonuses and clean-up (TM-25)."""

from __future__ import annotations

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.tables import CULTS, NO_CULT, NONE, SCORINGS, Scoring
from turnwright.games.terra_mystica.economy import gain_power, gain_priests
from turnwright.games.terra_mystica.income import Share, amounts
from turnwright.games.terra_mystica.rules import TM_25_1, TM_25_2
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.terraforming import CULT_BONUS, open_transforms, spades_in_hand
from turnwright.games.terra_mystica.verbs import RealmAutoStep


def times(s: Realm, seat: int, tile: Scoring) -> int:
    """Return how many times a seat would receive the cult bonus of a scoring tile (TM-25.2)."""
    spaces = s.priests_placed[seat] if tile.cult == NO_CULT else s.cult[seat * CULTS + tile.cult]
    return spaces // tile.every


def spades_due(s: Realm, seat: int) -> int:
    """Return the spades of the round's cult bonus."""
    tile = SCORINGS[s.scoring[s.round - 1]]
    return tile.spades * times(s, seat, tile)


class Bonus(RealmAutoStep):
    """A seat receives the cult bonus of the round; its spades are used before the next seat's (TM-25.3)."""

    def __init__(self) -> None:
        super().__init__("bonus", TM_25_2)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Give resources; ask about spades if they can be used."""
        seat = f.seat
        tile = SCORINGS[s.scoring[s.round - 1]]
        n = times(s, seat, tile)
        if n == 0:
            return
        s.workers[seat] += tile.workers * n
        s.coins[seat] += tile.coins * n
        priests = gain_priests(s, seat, tile.priests * n)
        power = gain_power(s, seat, tile.power * n)
        spades = spades_due(s, seat)
        if s.log is not None:
            gained = Share("", TM_25_2, tile.workers * n, tile.coins * n, priests, power)
            args = {**amounts(seat, gained), "spades": spades, "bonus": f"@bonus-{tile.name}"}
            s.emit(Message("log-bonus", args, TM_25_2))
        if spades and seat not in s.gone:
            short = open_transforms(s, seat, spades, CULT_BONUS, False)
            if short or open_transforms(s, seat, spades, CULT_BONUS, True):
                s.then([spades_in_hand(seat, spades, CULT_BONUS)])


class CleanUp(RealmAutoStep):
    """Action tokens are removed, coins are put on the remaining cards (TM-25.1, TM-25.9, TM-25.10)."""

    def __init__(self) -> None:
        super().__init__("clean-up", TM_25_1)

    def apply(self, s: Realm, f: Frame, action: int) -> None:
        """Prepare the next round."""
        s.used = 0
        s.special = [0] * s.seats
        coins_on_cards(s)


def coins_on_cards(s: Realm) -> None:
    """Put one coin on each bonus card that nobody holds (TM-4.9, TM-25.10)."""
    for card in range(len(s.card_coins)):
        if s.card_coins[card] != NONE and card not in s.card:
            s.card_coins[card] += 1
