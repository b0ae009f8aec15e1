"""Carries out the commands of a seat: finds the engine's choice for a command, given the open question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.cults import top_free
from turnwright.games.terra_mystica.data.geometry import BANKS
from turnwright.games.terra_mystica.data.tables import CARDS, CULTS, FAVORS, RIVERS, ROUNDS, TOP, TOWNS
from turnwright.games.terra_mystica.exchange import commands, deviations
from turnwright.games.terra_mystica.exchange.choices import (
    BRIDGE,
    CARD,
    CONNECT,
    CULT,
    DIG,
    FAVOR,
    PASS,
    POWER_ACTION,
    SHIP,
    SPECIAL,
    TOWN,
    UPGRADE,
    named,
    send_for,
    upgrade_to,
)
from turnwright.games.terra_mystica.exchange.commands import Command
from turnwright.games.terra_mystica.exchange.converting import adjust, burn, convert, in_turn
from turnwright.games.terra_mystica.exchange.flow import close, end_round, faces, own, this_action, to_act
from turnwright.games.terra_mystica.exchange.misfits import Misfit
from turnwright.games.terra_mystica.exchange.replay_table import ReplayTable
from turnwright.games.terra_mystica.exchange.spades import Rest, build, dig, throw, transform
from turnwright.games.terra_mystica.exchange.words import CULT_OF, HEX_OF, NO_ONE
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.rules import TM_17_12
from turnwright.games.terra_mystica.steps.cult_steps import free_space
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.powers import OF_ABILITY, OF_CARD, OF_FAVOR, OF_STRONGHOLD
from turnwright.games.terra_mystica.towns import towns_without_tile
from turnwright.games.terra_mystica.verbs import RealmVerb

POWER_ACTIONS: Final = {name.lower(): POWER_ACTION.base + n for n, name in enumerate(POWER_ACTION.parameters)}


def carry_out(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Carry out a command."""
    TURNS[command.verb](t, seat, command, rest)
    t.set_aside(seat)


# Actions.


def upgrade(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Upgrade a structure."""
    if not faces(t, seat, UPGRADE):
        to_act(t, seat)
    t.answer(upgrade_to(command.a, command.b))


def bridge(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Place a bridge."""
    if not own(t, seat, FLOW.bridging):
        raise Misfit("there is no bridge to place")
    s = t.s
    action = BRIDGE.base + command.a
    if FLOW.bridging.refuse(s, s.todo[-1], action) == TM_17_12:
        t.deviate(deviations.BRIDGE_TWICE, seat)
        t.drop_question(FLOW.bridging)
        return
    t.answer(action)


def connect(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Found a town across a river hex."""
    where = command.a if command.a != NO_ONE else river(t, seat, command)
    in_turn(t, seat, rest, [CONNECT.base + where])


def river(t: ReplayTable, seat: int, command: Command) -> int:
    """Return the river hex that touches all hexes of a command, preferably one that completes a town."""
    hexes = [HEX_OF[name] for name in command.more]
    rivers = [r for r in range(RIVERS) if all(h in BANKS[r] for h in hexes)]
    if not rivers:
        raise Misfit("no river hex touches all of these")
    return next(
        (r for r in rivers if FLOW.after.refuse(t.s, Frame(FLOW.after, seat), CONNECT.base + r) == 0), rivers[0]
    )


def action(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Take an action of the board, a card, a tile or the faction."""
    name = command.more[0]
    to_act(t, seat)
    choice = POWER_ACTIONS[name] if name in POWER_ACTIONS else special(t, seat, name)
    if rest and rest[0].verb == commands.THROW and FLOW.act.refuse(t.s, t.s.todo[-1], choice):
        idle(t, seat, choice, rest.pop(0))
    else:
        t.answer(choice)


def idle(t: ReplayTable, seat: int, choice: int, thrown: Command) -> None:
    """Take an action that cannot be carried out, and throw away what it gives."""
    t.deviate(deviations.THROWN_AWAY, seat)
    if not deviations.idle_action(t.s, seat, choice):
        raise Misfit("this action is not open")
    if thrown.more[0] == "spade" and deviations.reward_spades(t.s, seat, thrown.b, 0):
        t.deviate(deviations.SPADE_PAID_ON_GAIN, seat)
    t.drop_question(FLOW.act)


def special(t: ReplayTable, seat: int, name: str) -> int:
    """Return the special action of that name, if the seat has one."""
    s = t.s
    faction = faction_of(s, seat)
    if s.card[seat] >= 0 and name == CARDS[s.card[seat]].name.lower():
        return SPECIAL.base + OF_CARD
    if name == next(tile.name.lower() for tile in FAVORS if tile.action_steps):
        return SPECIAL.base + OF_FAVOR
    if name == f"act{faction.key[0]}":
        return SPECIAL.base + (OF_ABILITY if faction.ability else OF_STRONGHOLD)
    raise Misfit(f"{t.name(seat)} has no action {name.upper()}")


def send(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Send a priest, for the most steps possible if the log does not say."""
    to_act(t, seat)
    steps = command.b or next((n for n in (3, 2) if free_space(t.s, command.a, n) >= 0), 1)
    key_first(t, seat, command.a, steps, rest)
    t.answer(send_for(command.a, steps))


def advance(verb: RealmVerb) -> Callable[[ReplayTable, int, Command, Rest], None]:
    """Return the choice that advances a track."""

    def carry(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
        to_act(t, seat)
        t.answer(verb.base)

    return carry


def pass_turn(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Pass, or take the first card; in the last round a card is ignored."""
    f = t.question()
    if f.step is FLOW.first_card and f.seat == seat:
        if command.a == NO_ONE:
            raise Misfit("a bonus card must be taken")
        t.answer(CARD.base + command.a)
        return
    to_act(t, seat)
    t.answer(PASS.base if t.s.round == ROUNDS or command.a == NO_ONE else named(PASS, CARDS[command.a].name))


# Rewards.


def favor(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Take a favor tile."""
    tile = FAVORS[command.a]
    towns_first(t, seat, rest)
    key_first(t, seat, tile.cult, tile.steps, rest)
    to_rewards(t, seat)
    t.answer(FAVOR.base + command.a)


def towns_first(t: ReplayTable, seat: int, rest: Rest) -> None:
    """If the engine asks for a town tile before the next favor tile, put the town, which comes later in the
    log, first.
    """
    while own(t, seat, FLOW.rewards) and t.s.todo[-1].arg == 0 and towns_without_tile(t.s, seat):
        command = next((command for command in this_action(rest) if command.verb == commands.TOWN), None)
        if command is None:
            return
        place = rest.index(command)
        del rest[place]
        town(t, seat, command, rest[place:])


def key_first(t: ReplayTable, seat: int, cult: int, steps: int, rest: Rest) -> None:
    """If steps reach space 10 only with the key of a town founded in the same row, put the town first.

    The site moves the marker on when the key is gained; by the rule book the player chooses the order. Steps that wait
    for the town of FAV5 wait in any case.
    """
    s = t.s
    if t.book or any(f.step is FLOW.tile_steps for f in s.todo):
        return
    here = s.cult[seat * CULTS + cult]
    if not here < TOP <= here + steps or s.keys[seat] or not top_free(s, cult):
        return
    following = this_action(rest)[:]
    founds = towns_without_tile(s, seat) > 0
    for i, command in enumerate(following):
        if command.verb == commands.THROW and CULT_OF.get(command.more[0]) == cult:
            return
        if command.verb == commands.CONNECT and not founds:
            founds = True
            connect(t, seat, command, [])
            rest.remove(command)
        elif command.verb == commands.TOWN and founds:
            rest.remove(command)
            town(t, seat, command, following[i + 1 :])
            return


def town(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Take a town tile, or several of a kind."""
    for _k in range(command.b):
        to_rewards(t, seat)
        if t.shunned and TOWNS[command.a].steps and not t.book:
            step_aside(t, seat, TOWN.base + command.a)
        t.answer(TOWN.base + command.a)
        while own(t, seat, FLOW.top_choice):
            t.answer(CULT.base + reached(t, seat, rest))


def step_aside(t: ReplayTable, seat: int, choice: int) -> None:
    """Move a cult that must not use the key back by hand, unless the rules ask which one uses it."""
    s = t.s.clone()
    engine.answer(s, choice)
    open_cults = engine.options(s) if s.next_of(FLOW.top_choice) is not None else []
    if any(CULT.base + cult not in open_cults for cult in t.shunned):
        for cult, count in t.shunned.items():
            t.step_back(seat, cult, count)
        t.shunned.clear()


def to_rewards(t: ReplayTable, seat: int) -> None:
    """Advance the table to the question for tiles; end the use of spades that come before it."""
    if own(t, seat, FLOW.spades):
        close(t, t.s.todo[-1])
    if not own(t, seat, FLOW.rewards) and not t.ask_again(seat, FLOW.rewards):
        raise Misfit("there is no tile to take")


def reached(t: ReplayTable, seat: int, rest: Rest) -> int:
    """Return the cult that uses the key: the next one in the log, or the one picked by the site."""
    f = t.s.todo[-1]
    cults = [choice - CULT.base for choice in f.step.candidates(t.s, f)]
    cults = [cult for cult in cults if cult not in t.shunned] or cults
    if t.shunned and len(cults) <= t.s.keys[seat]:
        return cults[0]
    if len(rest) > 1 and rest[0].verb == commands.THROW and rest[1].verb == commands.CULT:
        del rest[0]
    if rest and rest[0].verb == commands.CULT and rest[0].a in cults:
        return rest.pop(0).a
    t.deviate(deviations.CULT_PICKED, seat)
    return next((cult for cult in cults if t.cults and t.cults[cult] == TOP), cults[0])


def cult(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Take steps on a cult: of an action, or gained from answers of others."""
    left = command.b
    while left > 0:
        todo = t.s.todo
        if (own(t, seat, FLOW.cult_step) or t.ask_again(seat, FLOW.cult_step)) and todo[-1].arg <= left:
            left -= todo[-1].arg
            t.answer(CULT.base + command.a)
        elif t.answers.step_cult(seat, command.a):
            left -= 1
        else:
            raise Misfit(f"{command.b} steps are not pending")


# Answers, and commands without a choice.


def leech(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Accept power."""
    t.answers.accept(t.answers.find(seat, command.a, giver(t, command)))


def decline(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Decline power."""
    if command.a == commands.EVERYTHING:
        t.answers.decline_all(seat)
    else:
        t.answers.decline(t.answers.find(seat, command.a, giver(t, command)))


def giver(t: ReplayTable, command: Command) -> int:
    """Return the seat that an answer names."""
    if command.b == NO_ONE:
        return NO_ONE
    if command.b not in t.s.faction:
        raise Misfit("that faction is not in the game")
    return t.s.faction.index(command.b)


def done(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """End the turn."""
    while t.s.todo and t.s.todo[-1].seat == seat and t.s.todo[-1].step in (FLOW.spades, FLOW.rewards, FLOW.after):
        close(t, t.s.todo[-1])


def drop(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Let the seat leave the game."""
    t.drop(seat)


def income(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Do nothing: the engine gives income automatically; the printed state is compared."""
    t.question()


def bonus_income(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Do nothing: the engine gives cult bonuses automatically as well."""
    end_round(t)


def nothing(t: ReplayTable, seat: int, command: Command, rest: Rest) -> None:
    """Do nothing."""


TURNS: Final[dict[int, Callable[[ReplayTable, int, Command, Rest], None]]] = {
    commands.BUILD: build,
    commands.TRANSFORM: transform,
    commands.UPGRADE: upgrade,
    commands.SEND: send,
    commands.CONVERT: convert,
    commands.BURN: burn,
    commands.LEECH: leech,
    commands.DECLINE: decline,
    commands.DIG: dig,
    commands.BRIDGE: bridge,
    commands.CONNECT: connect,
    commands.PASS: pass_turn,
    commands.ACTION: action,
    commands.SHIP: advance(SHIP),
    commands.EXCHANGE: advance(DIG),
    commands.FAVOR: favor,
    commands.TOWN: town,
    commands.CULT: cult,
    commands.THROW: throw,
    commands.ADJUST: adjust,
    commands.WAIT: nothing,
    commands.DONE: done,
    commands.DROP: drop,
    commands.BONUS_INCOME: bonus_income,
    commands.INCOME: income,
    commands.SCORED: nothing,
    commands.SETUP: nothing,
    commands.NOTE: nothing,
}
