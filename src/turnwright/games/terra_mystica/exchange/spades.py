"""Spades in a log: bought, free, and those of phase III; what they transform, and which are thrown away."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.data.tables import CULTS, CYCLE, EMPTY, TOP, TOWNS
from turnwright.games.terra_mystica.exchange import commands, deviations
from turnwright.games.terra_mystica.exchange.choices import BUILD, TRANSFORM, UPGRADE, brought, transform_to
from turnwright.games.terra_mystica.exchange.commands import Command
from turnwright.games.terra_mystica.exchange.converting import ORDINATION, leave_ordination
from turnwright.games.terra_mystica.exchange.flow import claim_spades, close, end_round, faces, this_action, to_act
from turnwright.games.terra_mystica.exchange.misfits import Misfit, refused
from turnwright.games.terra_mystica.exchange.replay_table import ReplayTable
from turnwright.games.terra_mystica.exchange.words import CULT_OF, NO_ONE
from turnwright.games.terra_mystica.network import reaches
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import TM_10_2, TM_10_3
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.terraforming import task_of

Rest = list[Command]

ACTION_MORE: Final = "gain_action"
"""The site's name for an action left in a turn; given up without one, it only keeps the turn open."""
THROWN: Final = {"act": ACTION_MORE, "bridging": "bridge", "cult-step": "cult", "rewards": "gain_favor"}
"""By question: the site's name for leaving it unanswered."""
FREE: Final = {BUILD.word: "free_d", TRANSFORM.word: "free_tf", UPGRADE.word: "free_tp"}
"""By the verb that answers a faction's question: the site's name for the same."""


def build(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """A dwelling, after transforming the hex if necessary."""
    h = command.a
    home = faction_of(t.s, seat).home
    while True:
        f = t.question()
        if f.seat == seat:
            if may_build(t, f, h, home):
                t.answer(BUILD.base + h)
                return
            if (f.step is FLOW.act or t.s.terrain[h] != home) and dig_here(t, f, h, home):
                continue
        close(t, f)


def may_build(t: ReplayTable, f: Frame, h: int, home: int) -> bool:
    """Return whether the open question is about a dwelling on a hex: at setup, in an action, or after spades."""
    if f.step is FLOW.act:
        return t.s.terrain[h] == home
    if f.step is FLOW.spades:
        return h in task_of(f).hexes
    return faces(t, f.seat, BUILD)


def transform(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Spades on a hex: of phase III, of an action, or bought."""
    h = command.a
    terrain = faction_of(t.s, seat).home if command.b == NO_ONE else command.b
    end_round(t)
    if seat in t.spades:
        t.use_spades(seat, transform_to(h, terrain))
        return
    if terrain != faction_of(t.s, seat).home:
        home_first(t, seat, rest)
    while True:
        f = t.question()
        if f.seat == seat and dig_here(t, f, h, terrain):
            return
        close(t, f)


def home_first(t: ReplayTable, seat: int, rest: Rest) -> None:
    """With free spades for two hexes, put the one that becomes home terrain first (TM-10.20); logs need not."""
    f = claim_spades(t, t.question())
    if f.step is not FLOW.spades or f.seat != seat or f.arg < 2:
        return
    home = faction_of(t.s, seat).home
    for command in this_action(rest):
        if command.verb == commands.BUILD and t.s.terrain[command.a] != home:
            spend_spades(t, seat, f.arg, command.a, home)
            return


def dig_here(t: ReplayTable, f: Frame, h: int, terrain: int) -> bool:
    """Transform a hex if that is the open question; return whether it was."""
    f = claim_spades(t, f)
    if f.step is FLOW.spades and f.arg + t.dug[f.seat] == 0:
        return False
    if f.step not in (FLOW.act, FLOW.spades):
        if not faces(t, f.seat, TRANSFORM):
            return False
        t.answer(transform_to(h, terrain))
        return True
    spend_spades(t, f.seat, f.arg if f.step is FLOW.spades else 0, h, terrain)
    return True


def spend_spades(t: ReplayTable, seat: int, free: int, h: int, terrain: int) -> None:
    """Use free and bought spades; the log must have bought enough."""
    faction = faction_of(t.s, seat)
    place = t.s.terrain[h] * CYCLE + terrain
    hand = free + t.dug[seat]
    spades = faction.short[place]
    long = hand > 0 and faction.long[place] == hand
    if long:
        spades = hand
    elif spades > hand >= deviations.straight(t.s.terrain[h], terrain) > 0 and faction.long[place] == 0:
        pass_home(t, seat, free, h, terrain)
        return
    bought = max(0, spades - free)
    if bought > t.dug[seat]:
        raise Misfit(f"{spades} spades are needed, {hand} are available")
    t.dug[seat] -= bought
    t.use_rewarded(seat, transform_to(h, terrain, long), spades, bought)
    if terrain != faction.home:
        t.stopped[seat] = max(0, free - spades)


def pass_home(t: ReplayTable, seat: int, free: int, h: int, terrain: int) -> None:
    """Take the short way even if the home terrain is on it."""
    if t.s.kind[h] != EMPTY:
        raise refused(TM_10_2)
    if not reaches(t.s, seat, h, True):
        raise refused(TM_10_3)
    t.deviate(deviations.THROUGH_HOME, seat)
    spades = deviations.straight(t.s.terrain[h], terrain)
    bought = max(0, spades - free)
    early = min(spades, t.rewarded[seat])
    t.rewarded[seat] -= early
    t.dug[seat] -= bought
    t.pay_spades(seat, spades - early, bought)
    t.s.terrain[h] = terrain
    t.drop_question(FLOW.act if free == 0 else FLOW.spades)


def dig(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Buy spades; the engine charges them when they are used."""
    f = t.question()
    if f.seat != seat or f.step is not FLOW.spades or (f.arg == 0 and task_of(f).used):
        to_act(t, seat)
    t.dug[seat] += command.a


def throw(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Throw something away."""
    what, count = command.more[0], command.b
    if what in CULT_OF:
        step_back(t, seat, CULT_OF[what], count, rest)
        return
    if what != "spade":
        leave_out(t, seat, what)
        return
    end_round(t)
    if seat in t.spades or t.lost[seat]:
        t.throw_spades(seat, count)
    else:
        waste(t, seat, claim_spades(t, t.question()), count)


def leave_out(t: ReplayTable, seat: int, what: str) -> None:
    """Skip a part of an action."""
    if what == ORDINATION and leave_ordination(t, seat):
        return
    todo = t.s.todo
    f = todo[-1] if todo and todo[-1].seat == seat else None
    if what == ACTION_MORE and (f is None or f.step is not FLOW.act):
        return
    if f is None or what != thrown_as(t, f):
        raise Misfit("nothing of that kind is available")
    t.deviate(deviations.THROWN_AWAY, seat)
    t.drop_question(f.step)


def thrown_as(t: ReplayTable, f: Frame) -> str:
    """Return the site's name for leaving the open question unanswered ("": not allowed)."""
    if brought(t.s, f.seat, f):
        return FREE.get(f.step.verbs[0], "")
    return THROWN.get(f.step.name, "")


def step_back(t: ReplayTable, seat: int, cult: int, count: int, rest: Rest) -> None:
    """A step back with a town tile means that this cult does not use its key; otherwise it is a correction.

    If the tile gives no steps, the marker has stopped at 9, and the site would move it on with the key.
    """
    stopped = t.s.cult[seat * CULTS + cult] == TOP - 1
    if any(command.verb == commands.TOWN and (TOWNS[command.a].steps or stopped) for command in rest):
        t.shunned[cult] = count
    else:
        t.step_back(seat, cult, count)


def waste(t: ReplayTable, seat: int, f: Frame, count: int) -> None:
    """Throw away spades of an action, free ones first; the site has charged all of them."""
    if f.seat != seat:
        raise Misfit(f"expected {t.name(f.seat)} ({f.step.name})")
    idle = min(count, t.stopped[seat])
    t.stopped[seat] -= idle
    free = min(count - idle, f.arg) if f.step is FLOW.spades else 0
    bought = count - idle - free
    if bought > t.dug[seat]:
        raise Misfit(f"{free + t.dug[seat]} spades are available")
    early = min(count, t.rewarded[seat])
    t.rewarded[seat] -= early
    unpaid = max(0, idle + free - early)
    if bought:
        t.deviate(deviations.THROWN_AWAY, seat)
        t.dug[seat] -= bought
        t.pay_spades(seat, count - early - unpaid, bought)
    if f.step is FLOW.spades and (f.arg > free or task_of(f).used or task_of(f).optional):
        t.s.replace(Frame(FLOW.spades, seat, f.arg - free, payload=f.payload))
    elif free or bought:
        t.deviate(deviations.THROWN_AWAY, seat)
        t.drop_question(f.step)
    if unpaid and not t.book and deviations.reward_spades(t.s, seat, unpaid, 0):
        t.deviate(deviations.SPADE_PAID_ON_GAIN, seat)
