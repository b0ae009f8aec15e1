"""The state of the game: whose turn it is, wars and who would win them, the result if the game ended now, and who could
end it.
"""

from __future__ import annotations

from turnwright.core.game import View
from turnwright.core.masks import count
from turnwright.core.messages import Message, Say
from turnwright.games.mythotopia.data.geometry import KEYS, PROVINCES
from turnwright.games.mythotopia.data.vp_cards import EMPTY_TO_END, VP_KEYS, VP_KINDS
from turnwright.games.mythotopia.ending import enough_empty, leaders, projection
from turnwright.games.mythotopia.points import total
from turnwright.games.mythotopia.queries import empty_cards, reserve_limit
from turnwright.games.mythotopia.ruleset import ANYONE, LAST_ROUND
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.ending import projected
from turnwright.games.mythotopia.terminal.places import NOTHING
from turnwright.games.mythotopia.terminal.sheets import counted, heading, held, panel_name
from turnwright.games.mythotopia.terminal.table import table_of
from turnwright.games.mythotopia.war import NEUTRAL, TIE, participants, strength, winner
from turnwright.games.mythotopia.war import wars as fought


def summary(view: View, say: Say) -> list[str]:
    """Return whose turn it is, what the reader has, the wars, and how close the end is, in a few lines."""
    s = table_of(view)
    if s.winners:
        won = [panel_name(seat, say) for seat in range(s.seats) if s.winners >> seat & 1]
        return [say(Message("table-over", {"players": ", ".join(won)}))]
    if s.round == 0:
        return [say(Message("table-setup"))]
    lines = [say(Message("table-turn", {"round": s.round, "seat": s.turn}))]
    if s.viewer >= 0:
        lines += own_lines(s, say)
    lines += [war_line(s, province, say) for province in range(PROVINCES) if fought(s) >> province & 1]
    return [*lines, say(projected(s)), *end_lines(s, say)]


def own_lines(s: World, say: Say) -> list[str]:
    """Return the reader's points, tokens, hand and Reserve."""
    seat = s.viewer
    args: dict[str, int | str] = {"vp": total(s, seat), "towns": s.towns[seat]}
    args |= {"armies": s.army_stock[seat], "ships": s.ship_stock[seat]}
    lines = [say(Message("table-own", args))]
    if held(s, seat):
        lines.append(say(Message("table-hand", {"cards": ", ".join(counted(held(s, seat), say))})))
    stored: dict[str, int | str] = {"count": len(s.reserves[seat]), "limit": reserve_limit(s, seat)}
    stored["cards"] = ", ".join(counted(s.reserves[seat], say)) or NOTHING
    return [*lines, say(Message("table-reserve", stored))]


def sides(s: World, province: int, say: Say) -> str:
    """Return who takes part in a war, with their strengths, the defender first."""
    found: list[str] = []
    for seat in participants(s, province):
        name = say(Message("table-force")) if seat == NEUTRAL else panel_name(seat, say)
        found.append(f"{name} {strength(s, seat, province)}")
    return ", ".join(found)


def would_win(s: World, province: int, say: Say) -> str:
    """Return who would win a war now."""
    won = winner(s, province)
    if won == TIE:
        return say(Message("table-tie"))
    return say(Message("table-force")) if won == NEUTRAL else panel_name(won, say)


def war_line(s: World, province: int, say: Say) -> str:
    """Return a war in one line."""
    args: dict[str, int | str] = {"province": f"@province-{KEYS[province]}", "sides": sides(s, province, say)}
    return say(Message("table-war", {**args, "winner": would_win(s, province, say)}))


def wars(view: View, say: Say) -> list[list[str]]:
    """Return every war with all strengths, and who would win it now."""
    s = table_of(view)
    rows = [heading(say, "province", "strengths", "winner")]
    for province in range(PROVINCES):
        if fought(s) >> province & 1:
            name = say(Message(f"province-{KEYS[province]}"))
            rows.append([name, sides(s, province, say), would_win(s, province, say)])
    return rows


def end_lines(s: World, say: Say) -> list[str]:
    """Return which VP cards are empty, and who could end the game, or why nobody can."""
    empty = empty_cards(s)
    names = [say(Message(f"vp-{VP_KEYS[card]}")) for card in range(VP_KINDS) if empty >> card & 1]
    args: dict[str, int | str] = {"empty": count(empty), "needed": EMPTY_TO_END}
    lines = [say(Message("table-empty", {**args, "cards": ", ".join(names) or NOTHING}))]
    if s.last:
        return [*lines, say(Message("table-last", {"round": s.last}))]
    if s.rules.ending == LAST_ROUND:
        return [*lines, say(Message("table-last-to-come"))]
    if not enough_empty(s):
        return [*lines, say(Message("table-no-end"))]
    if s.rules.ending == ANYONE:
        return [*lines, say(Message("table-end-anyone"))]
    best = leaders(projection(s))
    return [*lines, say(Message("table-end-tie") if len(best) > 1 else Message("table-end", {"seat": best[0]}))]
