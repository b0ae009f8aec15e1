"""Action 8: pass (TM-19)."""

from __future__ import annotations

from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.tables import CARDS, FAV12, FAVORS, KINDS, NONE, ROUNDS, TRADING_HOUSE
from turnwright.games.terra_mystica.economy import score
from turnwright.games.terra_mystica.notation import ALL_CARDS, PASS, PASS_CARD
from turnwright.games.terra_mystica.points import ABILITY, CARD, FAVOR
from turnwright.games.terra_mystica.queries import count_built, faction_of
from turnwright.games.terra_mystica.rules import TM_19_1, TM_19_5, TM_19_6, TM_19_8, TM_19_10, TM_19_11, TM_22_15
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.move import Move


def available(s: Realm, card: int) -> bool:
    """Tell whether a bonus card lies on the table, in play and held by nobody."""
    return s.card_coins[card] != NONE and card not in s.card


class Pass(Move):
    """Pass: score the card held, give it back, take another; in the last round only score (TM-19.5, TM-19.11)."""

    def __init__(self) -> None:
        super().__init__(PASS, 1 + ALL_CARDS)

    def offer(self, s: Realm, seat: int, found: list[int]) -> None:
        """Every card on the table; none in the last round."""
        if s.round == ROUNDS:
            found.append(PASS)
            return
        for card in range(ALL_CARDS):
            if available(s, card):
                found.append(PASS_CARD + card)

    def refuse(self, s: Realm, seat: int, action: int) -> int:
        """A card that lies on the table, not the one just returned (TM-19.6); none in the last round."""
        if action == PASS:
            return 0 if s.round == ROUNDS else TM_19_5
        if s.round == ROUNDS:
            return TM_19_11
        card = action - PASS_CARD
        if available(s, card):
            return 0
        return TM_19_6 if s.card[seat] == card else TM_19_5

    def apply(self, s: Realm, seat: int, action: int) -> None:
        """Score, exchange the card, and end the turn at once (TM-19.12)."""
        if s.told is not None:
            s.tell(Message("log-pass", {"seat": seat}, TM_19_1))
        score_pass(s, seat)
        s.passed.append(seat)
        if action != PASS:
            take_card(s, seat, action - PASS_CARD)
        s.skip_to(FLOW.turn)


def score_pass(s: Realm, seat: int) -> None:
    """Score the card held, the tile for trading houses and what the faction adds (TM-19.10)."""
    score(s, seat, card_points(s, seat, s.card[seat]), CARD, TM_19_10)
    if s.favors[seat] >> FAV12 & 1:
        score(s, seat, FAVORS[FAV12].pass_vp[count_built(s, seat, TRADING_HOUSE)], FAVOR, TM_22_15)
    faction = faction_of(s, seat)
    score(s, seat, faction.pass_vp(s, seat), ABILITY, faction.rule)


def card_points(s: Realm, seat: int, index: int) -> int:
    """Return what a card would score at a pass of ``seat`` now."""
    card = CARDS[index]
    vp = card.ship_vp * s.ship[seat] if faction_of(s, seat).ship_max else 0
    for kind in range(KINDS):
        vp += card.pass_vp[kind] * s.built[seat * KINDS + kind]
    return vp


def take_card(s: Realm, seat: int, card: int) -> None:
    """Take a card with its coins; one held before goes back to the table (TM-19.8)."""
    s.card[seat] = card
    s.coins[seat] += s.card_coins[card]
    if s.told is not None:
        args: dict[str, int | str] = {"seat": seat, "card": f"@tile-{CARDS[card].name}", "coins": s.card_coins[card]}
        s.tell(Message("log-card", args, TM_19_8))
    s.card_coins[card] = 0
