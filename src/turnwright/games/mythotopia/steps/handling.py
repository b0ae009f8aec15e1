"""Cards that are stored, discarded or removed (MY-12.13 to MY-12.24)."""

from __future__ import annotations

from turnwright.core.decks import insert
from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import GAIN, GIVE_UP, Meaning, things
from turnwright.games.mythotopia.data.faces import FIRST_IMPROVEMENT
from turnwright.games.mythotopia.data.tables import FEWEST_CARDS, MOST_REMOVED
from turnwright.games.mythotopia.hands import give_away
from turnwright.games.mythotopia.judgement.estimates import discard_worth, removal_worth, stored_worth
from turnwright.games.mythotopia.queries import cards_owned, different, held, reserve_limit, usable_kinds
from turnwright.games.mythotopia.rules import (
    MY_12_13,
    MY_12_15,
    MY_12_19,
    MY_12_20,
    MY_12_24,
)
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.verbs import Ask, CardsVerb, Done, OwnCardsVerb, card_argument
from turnwright.games.mythotopia.zones import hand


def has_room(s: World, seat: int) -> bool:
    """Return whether a seat's Reserve has room for another card (MY-12.15)."""
    return len(s.reserves[seat]) < reserve_limit(s, seat)


def put_in_reserve(s: World, seat: int, card: int, rule: int) -> None:
    """Move a card from hand to the Reserve, where it takes effect at once (MY-3.20)."""
    s.cards.lay_open(hand(seat), card)
    insert(s.reserves[seat], card)
    if s.log is not None:
        s.emit(Message("log-store", {"seat": seat, **card_argument(card)}, rule))


class Store(CardsVerb):
    """Put a card from hand into the Reserve; more can follow (MY-12.13, MY-12.16)."""

    def __init__(self) -> None:
        super().__init__("store", MY_12_13, 100)

    def among(self, s: World, f: Frame) -> list[int]:
        """The cards in hand."""
        return different(held(s, f.seat)) if has_room(s, f.seat) else []

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must be in hand, and there must be room."""
        if n not in held(s, f.seat):
            return MY_12_13
        return 0 if has_room(s, f.seat) else MY_12_15

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The card can still be used, from the Reserve."""
        return Meaning(GAIN)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Store it, then ask again while there is room."""
        put_in_reserve(s, f.seat, n, self.rule)
        if has_room(s, f.seat) and held(s, f.seat):
            s.push(Frame(FLOW.storing, f.seat))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """A text that works permanently in the Reserve; others will be played from there."""
        return stored_worth(s, n)


class Discard(OwnCardsVerb):
    """Put a card from hand or Reserve on the discard pile; more can follow (MY-12.19)."""

    def __init__(self) -> None:
        super().__init__("discard", MY_12_19, 110)

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Append them all."""
        for card in usable_kinds(s, f.seat):
            actions.append(self.base + card)

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The card is given up."""
        return Meaning(GIVE_UP, things(card=1))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Discard it, then ask again while there are any."""
        give_away(s, f.seat, n)
        insert(s.discards[f.seat], n)
        if s.log is not None:
            s.emit(Message("log-discard", {"seat": f.seat, **card_argument(n)}, self.rule))
        if held(s, f.seat) or s.reserves[f.seat]:
            s.push(Frame(FLOW.discarding, f.seat))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """Prefer a poor card, which makes room for another."""
        return discard_worth(s, n)


class Remove(OwnCardsVerb):
    """Remove a card in hand or Reserve from the seat's cards; a second one can follow (MY-12.20)."""

    def __init__(self) -> None:
        super().__init__("remove", MY_12_20, 120)

    def among(self, s: World, f: Frame) -> list[int]:
        """Cards in hand and Reserve, if enough are left (MY-12.24)."""
        return usable_kinds(s, f.seat) if cards_owned(s, f.seat) > FEWEST_CARDS else []

    def offer(self, s: World, f: Frame, actions: list[int]) -> None:
        """Append them all."""
        for card in self.among(s, f):
            actions.append(self.base + card)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """It must be available, and not one too many."""
        if n not in usable_kinds(s, f.seat):
            return MY_12_20
        return 0 if cards_owned(s, f.seat) > FEWEST_CARDS else MY_12_24

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """The card is given up."""
        return Meaning(GIVE_UP, things(card=1))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Return an improvement card to the display (MY-12.23); set others aside (MY-12.21, MY-12.22)."""
        give_away(s, f.seat, n)
        insert(s.display if n >= FIRST_IMPROVEMENT else s.removed[f.seat], n)
        if s.log is not None:
            s.emit(Message("log-remove", {"seat": f.seat, **card_argument(n)}, self.rule))
        left = f.arg if f.step is FLOW.removing else MOST_REMOVED
        if left > 1 and cards_owned(s, f.seat) > FEWEST_CARDS and usable_kinds(s, f.seat):
            s.push(Frame(FLOW.removing, f.seat, left - 1))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """A deck without poor cards is better."""
        return removal_worth(s, n)


def handling_steps() -> list[Ask]:
    """Return the questions for more cards."""
    return [
        Ask("storing", MY_12_13, [Store(), Done(MY_12_13)], private=True),
        Ask("discarding", MY_12_19, [Discard(), Done(MY_12_19)], private=True),
        Ask("removing", MY_12_20, [Remove(), Done(MY_12_20)], private=True),
    ]
