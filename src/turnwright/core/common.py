"""Verbs and steps that several games need: who starts, choosing a number, drawing cards."""

from __future__ import annotations

from typing import Never

from mypy_extensions import mypyc_attr

from turnwright.core.frames import AutoStep, Frame, S, Step
from turnwright.core.messages import Message
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import Verb
from turnwright.core.zones import Cards, Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class StartingSeat(Verb[S]):
    """Chance draws the first player, out of at most ``seats``."""

    def __init__(self, rule: int, place: int, seats: int) -> None:
        super().__init__("starts", [str(seat) for seat in range(seats)], rule, place)

    def refuse(self, s: S, f: Frame, n: int) -> int:
        """Refuse a seat that is not at the table."""
        return 0 if n < s.seats else self.rule

    def label(self, s: S, f: Frame, n: int) -> Message:
        """Name the seat."""
        return Message(f"choice-{self.word}", {"seat": n})


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberVerb(Verb[S]):
    """Choose a number from 0 to ``most``, up to ``highest``."""

    def __init__(self, word: str, most: int, rule: int, place: int) -> None:
        super().__init__(word, [str(number) for number in range(most + 1)], rule, place)

    def highest(self, s: S, f: Frame) -> int:
        """Return the largest number that may be chosen now."""
        raise NotImplementedError

    def offer(self, s: S, f: Frame, actions: list[int]) -> None:
        """Append the numbers up to the highest."""
        for n in range(min(self.highest(s, f), self.size - 1) + 1):
            actions.append(self.base + n)

    def refuse(self, s: S, f: Frame, n: int) -> int:
        """Refuse numbers above the highest."""
        return 0 if n <= self.highest(s, f) else self.rule


@mypyc_attr(allow_interpreted_subclasses=True)
class CardVerb(Verb[S]):
    """Chance names a card of the top layer of a pile; all cards of the layer are equally likely."""

    def pile(self, s: S, f: Frame) -> Zone:
        """Return the pile."""
        raise NotImplementedError

    def offer(self, s: S, f: Frame, actions: list[int]) -> None:
        """Append the cards that may be on top."""
        for card in self.pile(s, f).kinds():
            actions.append(self.base + card)

    def refuse(self, s: S, f: Frame, n: int) -> int:
        """Refuse a card that is not in the top layer."""
        return 0 if self.pile(s, f).holds(n) else self.rule

    def weigh(self, s: S, f: Frame, weights: list[int]) -> None:
        """Weigh each card by its number of copies."""
        weights.extend(self.pile(s, f).copies())


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCards(AutoStep[S]):
    """The seat draws ``arg`` cards. For each, the step ``deal``, whose ``arg`` is the seat, asks chance.

    ``refill`` replaces an empty deck; if it stays empty, drawing stops.
    """

    def __init__(self, name: str, rule: int, deal: Step[Never]) -> None:
        super().__init__(name, rule)
        self.deal = deal

    def cards(self, s: S) -> Cards:
        """Return the zones of the table."""
        raise NotImplementedError

    def deck(self, s: S, f: Frame) -> int:
        """Return the zone to draw from."""
        raise NotImplementedError

    def refill(self, s: S, f: Frame) -> None:
        """Refill an empty deck, if there is anything to refill it with."""
        raise NotImplementedError

    def apply(self, s: S, f: Frame, action: int) -> None:
        """Ask chance for as many cards as the deck has, then come back for the rest."""
        if f.arg == 0:
            return
        cards, deck = self.cards(s), self.deck(s, f)
        if not cards.zones[deck].layers:
            self.refill(s, f)
        drawn = min(f.arg, cards.zones[deck].size())
        if drawn:
            frames = [Frame(self.deal, CHANCE, f.seat)] * drawn
            if drawn < f.arg:
                frames.append(Frame(self, f.seat, f.arg - drawn))
            s.then(frames)
