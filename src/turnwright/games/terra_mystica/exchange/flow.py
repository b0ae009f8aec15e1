"""Advances the table to the question that a command answers: logs do not say where a turn ends."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame, State, Step
from turnwright.games.terra_mystica.exchange import commands
from turnwright.games.terra_mystica.exchange.choices import CLAIM, DONE, END, ORDAIN, claims
from turnwright.games.terra_mystica.exchange.commands import Command
from turnwright.games.terra_mystica.exchange.misfits import Misfit
from turnwright.games.terra_mystica.exchange.replay_table import PUT_OFF, ReplayTable
from turnwright.games.terra_mystica.exchange.words import ORDAIN_AT_ONCE
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.terraforming import task_of
from turnwright.games.terra_mystica.towns import towns_without_tile
from turnwright.games.terra_mystica.verbs import RealmVerb

DIGGING: Final = (commands.TRANSFORM, commands.BUILD, commands.THROW)
STARTING: Final = (
    commands.ACTION,
    commands.UPGRADE,
    commands.SEND,
    commands.SHIP,
    commands.EXCHANGE,
    commands.PASS,
)
"""Commands that always begin an action."""


def own(t: ReplayTable, seat: int, step: Step[State]) -> bool:
    """Return whether ``seat`` is asked by a step now."""
    todo = t.s.todo
    return bool(todo) and todo[-1].step is step and todo[-1].seat == seat


def faces(t: ReplayTable, seat: int, verb: RealmVerb) -> bool:
    """Return whether ``seat`` is asked a question now that a verb answers."""
    todo = t.s.todo
    return bool(todo) and todo[-1].seat == seat and verb.word in todo[-1].step.verbs


def close(t: ReplayTable, f: Frame) -> None:
    """End the open question because the log continues: a turn, an unbuilt dwelling, an untaken reward."""
    if f.step is FLOW.after and t.dug[f.seat] == 0:
        t.answer(END.base)
    elif f.step is FLOW.spades and t.dug[f.seat] == 0 and (task_of(f).used or task_of(f).optional):
        t.answer(DONE.base)
    elif may_close(t, f):
        leave_claim(t, f)
    elif t.dug[f.seat]:
        raise Misfit(f"{t.name(f.seat)} has bought spades that are not used")
    else:
        raise Misfit(f"expected {t.name(f.seat)} ({f.step.name})")


def may_close(t: ReplayTable, f: Frame) -> bool:
    """Return whether only the stronghold's reward is open, which may be skipped."""
    return f.step is FLOW.rewards and f.extra > 0 and not f.arg and not towns_without_tile(t.s, f.seat)


def leave_claim(t: ReplayTable, f: Frame) -> None:
    """Skip a stronghold's reward; if the site is not strict, workers may be ordained later."""
    action = claims(t.s, f.seat)[0]
    turn = t.story.turn(t.s, f.seat, t.line, t.text)
    t.answer(action)
    if ORDAIN.has(action) and ORDAIN_AT_ONCE not in t.options:
        t.unordained[f.seat] = turn.parts[-1]


def claim_spades(t: ReplayTable, f: Frame) -> Frame:
    """Claim the spades of a stronghold if they are pending; return the open question."""
    if f.step is FLOW.rewards and f.extra and CLAIM.base in claims(t.s, f.seat):
        t.answer(CLAIM.base)
    return t.s.todo[-1]


def to_act(t: ReplayTable, seat: int) -> None:
    """Advance the table to the question for an action of ``seat``; rewards of the previous one may come later."""
    while True:
        f = t.question()
        if f.step is FLOW.act and f.seat == seat:
            return
        if f.seat == seat and f.step.name in PUT_OFF and not may_close(t, f):
            t.put_off(f)
        else:
            close(t, f)


def to_turn(t: ReplayTable, seat: int, rest: list[Command]) -> bool:
    """Advance the table to the turn of ``seat``; return whether it is before or after the action, not during it."""
    while True:
        f = t.question()
        if f.seat == seat and f.step in (FLOW.act, FLOW.after):
            return True
        if f.seat == seat and in_middle(t, f, rest):
            return False
        close(t, f)


def in_middle(t: ReplayTable, f: Frame, rest: list[Command]) -> bool:
    """Return whether the row continues the action that the open question belongs to."""
    if may_close(t, f):
        return any(command.verb in DIGGING for command in this_action(rest))
    if f.step is not FLOW.spades or not (task_of(f).used or task_of(f).optional):
        return True
    spades = f.arg + t.dug[f.seat] > 0
    for command in this_action(rest):
        if command.verb == commands.DIG and not spades:
            return False
        if command.verb == commands.BUILD and (spades or command.a in task_of(f).hexes):
            return True
        if command.verb in DIGGING and spades:
            return True
    return False


def this_action(rest: list[Command]) -> list[Command]:
    """Return the commands after the current one that can belong to the same action."""
    for i, command in enumerate(rest):
        if command.verb in STARTING:
            return rest[:i]
    return rest


def end_row(t: ReplayTable, seat: int) -> None:
    """End a completed action with its row: what the seat builds in a later row is another action; what it converts
    after the row of its pass belongs to the next round.
    """
    if own(t, seat, FLOW.after) and seat in t.s.passed:
        t.answer(END.base)
    if own(t, seat, FLOW.spades) and t.dug[seat] == 0:
        f = t.s.todo[-1]
        if f.arg == 0 and task_of(f).used:
            t.answer(DONE.base)


def end_round(t: ReplayTable) -> None:
    """If everyone has passed, give the cult bonuses, so that their spades can be used."""
    if t.s.todo and t.s.todo[-1].step is FLOW.turn and not t.ended():
        t.proceed()
