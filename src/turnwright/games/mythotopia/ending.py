"""The end of the game: the result if it ended now, and who wins (MY-15)."""

from __future__ import annotations

from turnwright.core.masks import count
from turnwright.games.mythotopia.control import change_hands, tell_won
from turnwright.games.mythotopia.data.geometry import PROVINCES
from turnwright.games.mythotopia.data.vp_cards import EMPTY_TO_END
from turnwright.games.mythotopia.forces import send_home
from turnwright.games.mythotopia.points import total
from turnwright.games.mythotopia.queries import empty_cards, owner
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.tokens import due_for_defence, take_due
from turnwright.games.mythotopia.war import NEUTRAL, TIE, wars, winner


def end_all_wars(s: World) -> None:
    """End all wars in the order of their provinces (MY-15.7, MY-15.11); the defender wins ties (MY-15.9). No cards
    change hands, and nobody is asked which token to take (MY-15.14).
    """
    fought = wars(s)
    for province in range(PROVINCES):
        if fought >> province & 1:
            end_one_war(s, province)


def end_one_war(s: World, province: int) -> None:
    """End one war by the rules for the end of the game."""
    defender = owner(s, province)
    won = winner(s, province)
    if won == TIE:
        won = defender
    tell_won(s, province, won)
    send_home(s, province)
    if won == NEUTRAL:
        return
    due = due_for_defence(s, won) if won == defender else change_hands(s, won, province)
    for heap in due:
        take_due(s, won, heap)


def projection(s: World) -> World:
    """Return the table as it would be if the game ended now; works on views as well."""
    ended = s.clone()
    end_all_wars(ended)
    return ended


def totals(s: World) -> list[int]:
    """Return the victory points of all seats."""
    return [total(s, seat) for seat in range(s.seats)]


def leaders(s: World) -> list[int]:
    """Return the seats with the most victory points."""
    points = totals(s)
    return [seat for seat in range(s.seats) if points[seat] == max(points)]


def enough_empty(s: World) -> bool:
    """Return whether enough VP cards are empty (MY-15.2)."""
    return count(empty_cards(s)) >= EMPTY_TO_END


def is_last_round(s: World) -> bool:
    """Return whether this round is the last one by table option (MY-15.16)."""
    return s.last > 0 and s.round == s.last


def would_win(s: World, seat: int) -> bool:
    """Return whether a seat would be the sole leader after all wars (MY-15.5)."""
    return leaders(projection(s)) == [seat]
