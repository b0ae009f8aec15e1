"""Action 8: pass (TM-19)."""

from __future__ import annotations

from typing import cast

from turnwright.core.frames import Frame
from turnwright.core.messages import Argument, Message
from turnwright.core.verbs import END, Meaning
from turnwright.games.terra_mystica.data.tables import (
    CARDS,
    FAV12,
    FAVORS,
    KINDS,
    NONE,
    ROUNDS,
    TRADING_HOUSE,
)
from turnwright.games.terra_mystica.economy import score
from turnwright.games.terra_mystica.points import ABILITY, CARD, FAVOR
from turnwright.games.terra_mystica.queries import count_built, faction_of
from turnwright.games.terra_mystica.rules import TM_19_1, TM_19_5, TM_19_6, TM_19_8, TM_19_10, TM_19_11, TM_22_15
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.unused import left_by_passing
from turnwright.games.terra_mystica.verbs import RealmQuestion, RealmVerb, some


def available(s: Realm, card: int) -> bool:
    """Return whether a bonus card is available: in play and held by nobody."""
    return s.card_coins[card] != NONE and all(held != card for held in s.card)


def held_cards(s: Realm) -> int:
    """Return the mask of the bonus cards that seats hold."""
    held = 0
    for card in s.card:
        if card != NONE:
            held |= 1 << card
    return held


class Pass(RealmVerb):
    """Pass: score the card held, return it, take another; in the last round only score (TM-19.5, TM-19.11)."""

    def __init__(self) -> None:
        super().__init__("pass", ["", *[card.name for card in CARDS]], TM_19_1, 150)

    def offer(self, s: Realm, f: Frame, actions: list[int]) -> None:
        """Every card on the table; none in the last round."""
        if s.round == ROUNDS:
            actions.append(self.base)
            return
        held = held_cards(s)
        for card, coins in enumerate(s.card_coins):
            if coins != NONE and not held >> card & 1:
                actions.append(self.base + 1 + card)

    def refuse(self, s: Realm, f: Frame, n: int) -> int:
        """It must be a card on the table, not the one just returned (TM-19.6); none in the last round."""
        if n == 0:
            return 0 if s.round == ROUNDS else TM_19_5
        if s.round == ROUNDS:
            return TM_19_11
        if available(s, n - 1):
            return 0
        return TM_19_6 if s.card[f.seat] == n - 1 else TM_19_5

    def label(self, s: Realm, f: Frame, n: int) -> Message:
        """Name the card and its coins."""
        return Message("choice-pass-card", card_arguments(s, n - 1)) if n else Message("choice-pass")

    def target(self, n: int) -> str:
        """The card."""
        return f"card-{CARDS[n - 1].name}" if n else ""

    def meaning(self, s: Realm, f: Frame, n: int) -> Meaning:
        """The round is over for the seat: its points, and the coins on the card."""
        vp = pass_points(s, f.seat)
        coins = max(0, s.card_coins[n - 1]) if n else 0
        return Meaning(END, {}, some({"thing-vp": vp, "thing-coin": coins}), loss=left_by_passing(s, f))

    def prior(self, s: Realm, f: Frame, n: int) -> int:
        """Rarely the first choice."""
        return 3

    def apply(self, s: Realm, f: Frame, n: int) -> None:
        """Score, exchange the card, and end the turn; there may be something to convert before that (TM-19.12)."""
        if s.log is not None:
            s.emit(Message("log-pass", {"seat": f.seat}, TM_19_1))
        score_pass(s, f.seat)
        s.passed.append(f.seat)
        if n:
            take_card(s, f.seat, n - 1)
        s.skip_to(FLOW.turn)
        if not s.rules.pass_ends_turn and asks_after(s, f.seat):
            s.push(Frame(FLOW.after, f.seat))


def asks_after(s: Realm, seat: int) -> bool:
    """Return whether a seat that has passed can do anything but end its turn. Conversions do not count in the last
    round: final scoring makes them all (TM-26.13).
    """
    question = cast("RealmQuestion", FLOW.after)
    found = question.candidates(s, Frame(FLOW.after, seat))
    if s.round == ROUNDS:
        found = [action for action in found if not question.answer(action).converts()]
    return len(found) > 1


def tile_points(s: Realm, seat: int) -> int:
    """Return the points of the favor tile for trading houses when passing (TM-22.15)."""
    return FAVORS[FAV12].pass_vp[count_built(s, seat, TRADING_HOUSE)] if s.favors[seat] >> FAV12 & 1 else 0


def pass_points(s: Realm, seat: int) -> int:
    """Return all points for passing."""
    return card_points(s, seat, s.card[seat]) + tile_points(s, seat) + faction_of(s, seat).pass_vp(s, seat)


def score_pass(s: Realm, seat: int) -> None:
    """Score the card held, the tile for trading houses and what the faction adds (TM-19.10)."""
    score(s, seat, card_points(s, seat, s.card[seat]), CARD, TM_19_10, CARDS[s.card[seat]].name)
    score(s, seat, tile_points(s, seat), FAVOR, TM_22_15, FAVORS[FAV12].name)
    faction = faction_of(s, seat)
    score(s, seat, faction.pass_vp(s, seat), ABILITY, faction.rule)


def card_arguments(s: Realm, card: int) -> dict[str, Argument]:
    """Return a bonus card and the coins on it, for labels."""
    return {"card": f"@tile-{CARDS[card].name}", "coins": max(0, s.card_coins[card])}


def card_points(s: Realm, seat: int, index: int) -> int:
    """Return the points a card would score if ``seat`` passed now."""
    card = CARDS[index]
    vp = card.ship_vp * s.ship[seat] if faction_of(s, seat).ship_max else 0
    for kind in range(KINDS):
        vp += card.pass_vp[kind] * s.built[seat * KINDS + kind]
    return vp


def take_card(s: Realm, seat: int, card: int) -> None:
    """Take a card with its coins; the previous one returns to the table (TM-19.8)."""
    s.card[seat] = card
    s.coins[seat] += s.card_coins[card]
    if s.log is not None:
        args: dict[str, int | str] = {"seat": seat, "card": f"@tile-{CARDS[card].name}", "coins": s.card_coins[card]}
        s.emit(Message("log-card", args, TM_19_8))
    s.card_coins[card] = 0
