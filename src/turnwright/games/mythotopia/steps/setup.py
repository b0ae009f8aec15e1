"""Setup (MY-4): who starts, provinces, the display, VP cards with their pieces, decks and hands."""

from __future__ import annotations

from turnwright.core.common import CardVerb, StartingSeat
from turnwright.core.decks import insert
from turnwright.core.frames import AutoStep, Frame
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE, Audience, only
from turnwright.core.starting import DRAWN
from turnwright.core.verbs import GIVE_UP, Meaning, Question
from turnwright.core.zones import Zone
from turnwright.games.mythotopia.control import lose, settle
from turnwright.games.mythotopia.data.faces import CARD_KEYS, starting_cards
from turnwright.games.mythotopia.data.geometry import PROVINCES
from turnwright.games.mythotopia.data.tables import DISPLAY, FOURTH_HAND, HAND, MOST_SEATS
from turnwright.games.mythotopia.data.vp_cards import (
    FIXED,
    HEAP_CARD,
    HEAP_VALUE,
    HEAPS,
    VARIABLE,
    VP_KEYS,
    tokens_on,
)
from turnwright.games.mythotopia.judgement.estimates import FACE_WORTH
from turnwright.games.mythotopia.points import LAND, SOURCES, tell_score
from turnwright.games.mythotopia.rules import (
    MY_4_7,
    MY_4_12,
    MY_4_14,
    MY_4_16,
    MY_4_17,
    MY_4_28,
    MY_4_30,
    MY_4_32,
    MY_4_33,
    MY_4_37,
    MY_4_38,
)
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.tokens import take_due
from turnwright.games.mythotopia.verbs import Ask, ProvinceVerb, WorldVerb, card_argument, province_argument
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, deck


class Starts(StartingSeat[World]):
    """Chance draws the first player (MY-4.28)."""

    def __init__(self) -> None:
        super().__init__(MY_4_28, 10, MOST_SEATS)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Store it."""
        s.first = n
        if s.log is not None:
            s.emit(Message("log-starts", {"seat": n}, MY_4_28))


class Prepare(AutoStep[World]):
    """Everything before the first turn, in order (MY-4.33)."""

    def __init__(self) -> None:
        super().__init__("prepare", MY_4_33)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Provinces and towns, display, VP cards; their own setup steps follow once they are known."""
        frames = [Frame(FLOW.deal_province, CHANCE, seat) for _card in range(s.rules.dealt) for seat in range(s.seats)]
        frames += [Frame(FLOW.show, CHANCE)] * DISPLAY
        frames += [Frame(FLOW.vp_cards, 0)]
        frames += [Frame(FLOW.deal_vp_card, CHANCE)] * VARIABLE
        frames.append(Frame(FLOW.markers, 0))
        s.then(frames)


class DealProvince(ProvinceVerb):
    """Chance deals a province to seat ``arg`` (MY-4.7)."""

    def __init__(self) -> None:
        super().__init__("province", MY_4_7, 20)

    def open(self, s: World, f: Frame) -> int:
        """Provinces of the pile."""
        return s.pile

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Place a town there (MY-4.12)."""
        s.pile &= ~(1 << n)
        settle(s, f.arg, n)
        if s.log is not None:
            s.emit(Message("log-dealt", {"seat": f.arg, **province_argument(n)}, MY_4_12))


class ShowCard(CardVerb[World]):
    """Chance puts an improvement card on display (MY-4.14)."""

    def __init__(self) -> None:
        super().__init__("draw", CARD_KEYS, MY_4_14, 800)

    def pile(self, s: World, f: Frame) -> Zone:
        """The improvement deck."""
        return s.cards.zones[IMPROVEMENT_DECK]

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name the card."""
        return Message("choice-show", card_argument(n))

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Put it face up."""
        s.cards.lay_open(IMPROVEMENT_DECK, n)
        insert(s.display, n)
        if s.log is not None:
            s.emit(Message("log-show", card_argument(n), MY_4_14))


class FixedCards(AutoStep[World]):
    """The fixed VP cards are put into play (MY-4.16)."""

    def __init__(self) -> None:
        super().__init__("vp-cards", MY_4_16)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """All of them."""
        for card in range(FIXED):
            bring_in(s, card)


def bring_in(s: World, card: int) -> None:
    """Put a VP card into play, with its tokens (MY-4.18 to MY-4.20)."""
    s.in_play |= 1 << card
    for heap in range(HEAPS):
        if HEAP_CARD[heap] == card:
            tokens = tokens_on(heap, s.seats)
            s.heaps[heap] = tokens
            s.unused[HEAP_VALUE[heap] - 1] -= tokens


class DealVpCard(WorldVerb):
    """Chance draws a variable VP card (MY-4.17)."""

    def __init__(self) -> None:
        super().__init__("vp-card", VP_KEYS, MY_4_17, 30)

    def refuse(self, s: World, f: Frame, n: int) -> int:
        """One that is not in play yet."""
        return MY_4_17 if s.in_play >> n & 1 else 0

    def label(self, s: World, f: Frame, n: int) -> Message:
        """Name the card."""
        return Message("choice-vp-card", {"vp_card": f"@vp-{VP_KEYS[n]}"})

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Put it into play."""
        bring_in(s, n)
        if s.log is not None:
            s.emit(Message("log-vp-card", {"vp_card": f"@vp-{VP_KEYS[n]}"}, MY_4_17))


class Markers(AutoStep[World]):
    """The setup steps of the VP cards, then decks, the first player and hands (MY-4.33)."""

    def __init__(self) -> None:
        super().__init__("markers", MY_4_33)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Markers are drawn before provinces are given up (MY-4.37), and secret sites are picked afterwards
        (MY-4.39).
        """
        drawn: list[Frame] = []
        picked: list[Frame] = []
        for objective in s.rules.objectives:
            if s.in_play >> objective.number & 1:
                drawn += objective.prepare(s)
                picked += objective.choose(s)
        given = [Frame(FLOW.give_up, seat, s.rules.given_up) for seat in range(s.seats)] if s.rules.given_up else []
        if given:
            given.append(Frame(FLOW.given_up, 0))
        first = [Frame(FLOW.first, CHANCE)] if s.rules.first == DRAWN else []
        s.then([*drawn, *given, *picked, Frame(FLOW.settled, 0), *first, Frame(FLOW.hands, 0)])


class Hands(AutoStep[World]):
    """Everyone draws a first hand (MY-4.30), and the first player begins."""

    def __init__(self) -> None:
        super().__init__("hands", MY_4_30)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """In turn order."""
        if s.rules.first != DRAWN:
            s.first = s.rules.first
        order = [(s.first + k) % s.seats for k in range(s.seats)]
        hands = [Frame(FLOW.draw, seat, hand_at_start(place)) for place, seat in enumerate(order)]
        s.then([*hands, Frame(FLOW.turn, s.first)])


def hand_at_start(place: int) -> int:
    """Return the size of the first hand of the seat that many places after the first (MY-4.30, MY-4.31)."""
    return FOURTH_HAND if place == MOST_SEATS - 1 else HAND


def pick(s: World, seat: int, province: int) -> None:
    """Store a province picked by a seat, which nobody else knows yet."""
    s.picks[seat] |= 1 << province
    s.picked[seat] += 1


def forget_picks(s: World, seat: int) -> None:
    """Clear a seat's picks, which are now public."""
    s.picks[seat] = 0
    s.picked[seat] = 0


class GiveUp(ProvinceVerb):
    """Secretly pick a province to give up; ``arg`` are still to be picked (MY-4.37)."""

    def __init__(self) -> None:
        super().__init__("give-up", MY_4_37, 40)

    def open(self, s: World, f: Frame) -> int:
        """The seat's own provinces."""
        return s.realms[f.seat] & ~s.picks[f.seat]

    def meaning(self, s: World, f: Frame, n: int) -> Meaning:
        """It is lost."""
        return Meaning(GIVE_UP)

    def apply(self, s: World, f: Frame, n: int) -> None:
        """Keep it secret until everyone has picked."""
        pick(s, f.seat, n)
        if f.arg > 1:
            s.push(Frame(f.step, f.seat, f.arg - 1))

    def prior(self, s: World, f: Frame, n: int) -> int:
        """The one with the least valuable card."""
        return -FACE_WORTH[n]


class SecretPick(Ask):
    """A question whose answer only its seat may know."""

    def __init__(self, name: str, rule: int, verb: WorldVerb) -> None:
        super().__init__(name, rule, [verb], setup=True)

    def audience(self, s: World, f: Frame) -> Audience:
        """Only the seat itself."""
        return only(f.seat)


class GivenUp(AutoStep[World]):
    """The provinces that everyone has picked are given up (MY-4.38)."""

    def __init__(self) -> None:
        super().__init__("given-up", MY_4_38)
        self.revealing = True

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Remove the towns, and put their cards on the province pile."""
        for seat in range(s.seats):
            for province in range(PROVINCES):
                if s.picks[seat] >> province & 1:
                    lose(s, seat, province)
                    s.pile |= 1 << province
                    if s.log is not None:
                        s.emit(Message("log-given-up", {"seat": seat, **province_argument(province)}, MY_4_38))
            forget_picks(s, seat)


class Settled(AutoStep[World]):
    """All provinces are known: they may score tokens (MY-4.32), and the decks are made (MY-4.29)."""

    def __init__(self) -> None:
        super().__init__("settled", MY_4_32)

    def apply(self, s: World, f: Frame, action: int) -> None:
        """Nobody has a Reserve yet, so nobody is asked where a token comes from."""
        for seat in range(s.seats):
            tell_score(s, seat, s.tally[seat * SOURCES + LAND], LAND, self.rule)
            for objective in s.rules.objectives:
                if s.in_play >> objective.number & 1:
                    for heap in objective.settled(s, seat):
                        take_due(s, seat, heap)
            own = [province for province in range(PROVINCES) if s.realms[seat] >> province & 1]
            s.cards.shuffle_in(deck(seat), [*own, *starting_cards(s.rules.doubled)])


def setup_steps() -> list[AutoStep[World] | Question[World]]:
    """Return the steps of setup."""
    first = Question("first", MY_4_28, [Starts()])
    provinces = Ask("deal-province", MY_4_7, [DealProvince()], setup=True)
    vp_cards = Ask("deal-vp-card", MY_4_17, [DealVpCard()])
    for step in (first, provinces, vp_cards):
        step.even = True
    show: Question[World] = Question("show", MY_4_14, [ShowCard()])
    show.even = True
    give_up = SecretPick("give-up", MY_4_37, GiveUp())
    return [
        first,
        Prepare(),
        provinces,
        show,
        FixedCards(),
        vp_cards,
        Markers(),
        Hands(),
        give_up,
        GivenUp(),
        Settled(),
    ]
