"""Cards that leave a hand or a Reserve: played, discarded, stored, removed or handed over."""

from __future__ import annotations

from turnwright.core.decks import insert
from turnwright.games.mythotopia.queries import held
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.zones import deck, hand


def give_away(s: World, seat: int, card: int) -> bool:
    """Take a card from a seat's hand, else from its Reserve, in public; return whether it was in the hand. If it was
    not, everybody knows that the hand holds no copy of it.
    """
    if card in held(s, seat):
        s.cards.lay_open(hand(seat), card)
        return True
    s.cards.show_lack(hand(seat), 1 << card)
    s.reserves[seat].remove(card)
    return False


def play(s: World, seat: int, card: int) -> bool:
    """Play a card for the current action; it stays on the table until the action is over (MY-3.10). Return whether it
    was in the hand.
    """
    in_hand = give_away(s, seat, card)
    insert(s.played, card)
    return in_hand


def discard_played(s: World, seat: int) -> None:
    """Put the cards of a finished action on the discard pile."""
    for card in s.played:
        insert(s.discards[seat], card)
    s.played = []


def hand_over(s: World, loser: int, card: int) -> bool:
    """Take a province card from wherever its former owner has it (MY-11.7); return whether that was the hand. A deck is
    an unordered layer, so it need not be shuffled (MY-11.9).
    """
    if card in held(s, loser):
        s.cards.lay_open(hand(loser), card)
        return True
    for pile in (s.reserves[loser], s.discards[loser], s.removed[loser]):
        if card in pile:
            pile.remove(card)
            return False
    s.cards.lay_open(deck(loser), card)
    return False
