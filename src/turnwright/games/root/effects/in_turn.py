"""Cards used in their owner's turn (RT-C)."""

from __future__ import annotations

from typing import Final, cast

from turnwright.core.frames import AutoStep, Frame, State, Step
from turnwright.core.messages import Argument, Message
from turnwright.core.seats import CHANCE, only
from turnwright.core.verbs import SPEND, Meaning, things
from turnwright.games.root.cards import discard_effect, drawable
from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.data.tables import BIRDSONG, CARD_KEYS, DAYLIGHT, EVENING
from turnwright.games.root.effects.effect import Effect
from turnwright.games.root.judgement.estimates import AHEAD, MOST_AHEAD, PLAIN_CARD, VP, lead_at
from turnwright.games.root.pieces import WARRIOR, Removal, carry_out
from turnwright.games.root.points import EFFECTS, score
from turnwright.games.root.queries import enemies, faction_of, ruled, seat_of, with_warriors
from turnwright.games.root.readings import BANK_OPTIONAL, POINT_BEFORE_CARD
from turnwright.games.root.rules import (
    RT_C_BETTER_BURROW_BANK,
    RT_C_COBBLER,
    RT_C_CODEBREAKERS,
    RT_C_COMMAND_WARREN_N1,
    RT_C_ROYAL_CLAIM,
    RT_C_STAND_AND_DELIVER,
    RT_C_TAX_COLLECTOR,
)
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.verbs import Ask, ClearingVerb, FactionVerb
from turnwright.games.root.zones import hand


def as_steps(*steps: object) -> list[Step[State]]:
    """Return the steps of an effect as steps of the game."""
    return cast("list[Step[State]]", list(steps))


BEHIND: Final = 20
"""How much less bots want to benefit another player for each point that player has."""
WORTH_WAITING: Final = 2500
"""The least score for which bots use Royal Claim."""


class RoyalClaim(Effect):
    """Discard it to score for each clearing ruled."""

    def __init__(self) -> None:
        super().__init__("royal_claim", RT_C_ROYAL_CLAIM, during=BIRDSONG)

    def worth(self, s: Woods, seat: int) -> int:
        """The points, unless waiting may well bring more."""
        return ruled(s, seat).bit_count() * VP - WORTH_WAITING

    def use(self, s: Woods, f: Frame) -> None:
        """Score at once."""
        discard_effect(s, f.seat, self.card)
        score(s, f.seat, ruled(s, f.seat).bit_count(), EFFECTS, self.rule)


class Rob(FactionVerb):
    """Take a random card from the hand of a player, who scores (RT-C.stand_and_deliver)."""

    def __init__(self) -> None:
        super().__init__("rob", RT_C_STAND_AND_DELIVER, 560)

    def bars(self, s: Woods, f: Frame, seat: int) -> int:
        """The hand must hold a card."""
        return 0 if s.cards.zones[hand(seat)].layers[0] else self.rule

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Prefer a player who is far behind."""
        return -BEHIND * s.vp[seat_of(s, n)]

    def name(self, s: Woods, f: Frame, seat: int) -> None:
        """Chance picks the card, then its owner scores."""
        taking = Frame(FLOW.stealing, CHANCE, seat, f.seat)
        scoring = Frame(ROBBED, f.seat, seat)
        s.then([scoring, taking] if s.rules.plays(POINT_BEFORE_CARD) else [taking, scoring])


class Robbed(AutoStep[Woods]):
    """The seat ``arg`` scores for the card taken from it."""

    def __init__(self) -> None:
        super().__init__("robbed", RT_C_STAND_AND_DELIVER)

    def apply(self, s: Woods, f: Frame, action: int) -> None:
        """One point, which may win the game."""
        score(s, f.arg, 1, EFFECTS, self.rule)


ROBBED: Final = Robbed()


class StandAndDeliver(Effect):
    """Take a random card from another hand, whose owner scores."""

    def __init__(self) -> None:
        super().__init__("stand_and_deliver", RT_C_STAND_AND_DELIVER, during=BIRDSONG)
        self.robbing = Ask("robbing", self.rule, [Rob()])
        self.steps = as_steps(self.robbing, ROBBED)

    def refuse(self, s: Woods, seat: int) -> int:
        """Some other player must hold a card."""
        held = [len(s.cards.zones[hand(other)].layers[0]) for other in range(s.seats) if other != seat]
        return 0 if any(held) else self.rule

    def worth(self, s: Woods, seat: int) -> int:
        """A card, less another player's point."""
        return PLAIN_CARD - VP // 2

    def use(self, s: Woods, f: Frame) -> None:
        """Ask whose hand."""
        s.push(Frame(self.robbing, f.seat))


class Tax(ClearingVerb):
    """Remove one's own warrior from a clearing (RT-C.tax_collector)."""

    def __init__(self) -> None:
        super().__init__("tax", RT_C_TAX_COLLECTOR, 405)

    def open(self, s: Woods, f: Frame) -> int:
        """Clearings with a warrior of one's own."""
        return with_warriors(s, f.seat)

    def meaning(self, s: Woods, f: Frame, n: int) -> Meaning:
        """A warrior for a card."""
        return Meaning(SPEND, things(warrior=1), things(card=drawable(s, 1)))

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Where the warrior is needed least."""
        return -faction_of(s, f.seat).warrior_worth(s, f.seat, n) + AHEAD * min(MOST_AHEAD, lead_at(s, f.seat, n))

    def apply(self, s: Woods, f: Frame, n: int) -> None:
        """Then draw a card."""
        s.push(Frame(FLOW.draw, f.seat, 1))
        removal = Removal()
        removal.add(WARRIOR + f.seat, n, 1, f.seat)
        carry_out(s, removal)


class TaxCollector(Effect):
    """Remove a warrior of one's own to draw a card."""

    def __init__(self) -> None:
        super().__init__("tax_collector", RT_C_TAX_COLLECTOR, during=DAYLIGHT)
        self.taxing = Ask("taxing", self.rule, [Tax()])
        self.steps = as_steps(self.taxing)

    def refuse(self, s: Woods, seat: int) -> int:
        """There must be a warrior."""
        return 0 if with_warriors(s, seat) else self.rule

    def worth(self, s: Woods, seat: int) -> int:
        """A card, less a warrior, if one can be spared."""
        least = PLAIN_CARD
        for clearing in range(CLEARINGS):
            if s.warriors[seat * CLEARINGS + clearing] > 1:
                least = min(least, faction_of(s, seat).warrior_worth(s, seat, clearing))
        return PLAIN_CARD - least

    def use(self, s: Woods, f: Frame) -> None:
        """Ask where."""
        s.push(Frame(self.taxing, f.seat))


class Look(FactionVerb):
    """Look at the hand of another player (RT-C.codebreakers)."""

    def __init__(self) -> None:
        super().__init__("look", RT_C_CODEBREAKERS, 565)

    def name(self, s: Woods, f: Frame, seat: int) -> None:
        """Nobody else sees it."""
        s.cards.show(hand(seat), only(f.seat))
        if s.log is not None:
            s.emit(Message("log-look", {"seat": f.seat, "other": seat}, self.rule))
            for card in s.cards.zones[hand(seat)].layers[0]:
                args: dict[str, Argument] = {"seat": seat, "card": f"@card-{CARD_KEYS[card]}"}
                s.emit(Message("log-seen", args, self.rule, only(f.seat)))

    def reveals(self, s: Woods, f: Frame, n: int) -> bool:
        """Reveal a hand, which cannot be undone."""
        return True


class Codebreakers(Effect):
    """Look at another player's hand."""

    def __init__(self) -> None:
        super().__init__("codebreakers", RT_C_CODEBREAKERS, during=DAYLIGHT)
        self.looking = Ask("looking", self.rule, [Look()])
        self.steps = as_steps(self.looking)

    def use(self, s: Woods, f: Frame) -> None:
        """Ask whose hand."""
        s.push(Frame(self.looking, f.seat))


class CommandWarren(Effect):
    """Start a battle at the start of Daylight."""

    def __init__(self) -> None:
        super().__init__("command_warren", RT_C_COMMAND_WARREN_N1, start=DAYLIGHT)

    def use(self, s: Woods, f: Frame) -> None:
        """Ask for the battle, which may still be skipped."""
        s.push(Frame(FLOW.free_battle, f.seat))


class OtherDraws(FactionVerb):
    """Choose who else draws a card (RT-C.better_burrow_bank)."""

    def __init__(self) -> None:
        super().__init__("treat", RT_C_BETTER_BURROW_BANK, 570)

    def bars(self, s: Woods, f: Frame, seat: int) -> int:
        """In the later printing the player must be an enemy."""
        return self.rule if s.rules.plays(BANK_OPTIONAL) and not enemies(s, f.seat, seat) else 0

    def prior(self, s: Woods, f: Frame, n: int) -> int:
        """Prefer a player who is far behind."""
        return -BEHIND * s.vp[seat_of(s, n)]

    def name(self, s: Woods, f: Frame, seat: int) -> None:
        """That player draws one."""
        s.push(Frame(FLOW.draw, seat, 1))


class BetterBurrowBank(Effect):
    """Draw a card, then another player draws one."""

    def __init__(self) -> None:
        super().__init__("better_burrow_bank", RT_C_BETTER_BURROW_BANK, start=BIRDSONG)
        self.treating = Ask("treating", self.rule, [OtherDraws()])
        self.steps = as_steps(self.treating)

    def refuse(self, s: Woods, seat: int) -> int:
        """In the later printing there must be an enemy."""
        alone = not any(enemies(s, seat, other) for other in range(s.seats))
        return self.rule if alone and s.rules.plays(BANK_OPTIONAL) else 0

    def due(self, s: Woods) -> bool:
        """Mandatory, unless the table plays the later printing."""
        return not s.rules.plays(BANK_OPTIONAL)

    def use(self, s: Woods, f: Frame) -> None:
        """The owner draws first."""
        s.then([Frame(FLOW.draw, f.seat, 1), Frame(self.treating, f.seat)])


class Cobbler(Effect):
    """Take a move at the start of Evening."""

    def __init__(self) -> None:
        super().__init__("cobbler", RT_C_COBBLER, start=EVENING)

    def use(self, s: Woods, f: Frame) -> None:
        """Ask for the move, which may still be skipped."""
        faction_of(s, f.seat).free_move(s, f.seat)
