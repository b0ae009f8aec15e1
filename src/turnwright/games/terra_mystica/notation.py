"""The ints of choices by word, for the exchange of games with other programs: all taken from the vocabulary."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame, State, Step
from turnwright.games.terra_mystica.data.tables import CYCLE, TRADING_HOUSE
from turnwright.games.terra_mystica.game import TerraMystica
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.converting import EVERYBODYS
from turnwright.games.terra_mystica.steps.converting import POWER_TO_COIN as POWER_TO_COIN
from turnwright.games.terra_mystica.steps.converting import POWER_TO_PRIEST as POWER_TO_PRIEST
from turnwright.games.terra_mystica.steps.converting import POWER_TO_WORKER as POWER_TO_WORKER
from turnwright.games.terra_mystica.steps.converting import PRIEST_TO_WORKER as PRIEST_TO_WORKER
from turnwright.games.terra_mystica.steps.converting import WORKER_TO_COIN as WORKER_TO_COIN
from turnwright.games.terra_mystica.steps.devotion import SENDINGS as SENDINGS
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.improving import LEVELS as LEVELS
from turnwright.games.terra_mystica.steps.powers import OF_ABILITY as OF_ABILITY
from turnwright.games.terra_mystica.steps.powers import OF_CARD as OF_CARD
from turnwright.games.terra_mystica.steps.powers import OF_FAVOR as OF_FAVOR
from turnwright.games.terra_mystica.steps.powers import OF_STRONGHOLD as OF_STRONGHOLD
from turnwright.games.terra_mystica.steps.powers import SPECIALS as SPECIALS
from turnwright.games.terra_mystica.terraforming import spades_needed


def first(word: str) -> int:
    """Return the int of the first choice of a word."""
    return TerraMystica.vocabulary.first(word)


END: Final = first("end")
DONE: Final = first("done")
BURN: Final = first("burn")
CONVERT: Final = first("convert")
CONNECT: Final = first("connect")
BUILD: Final = first("build")
TRANSFORM: Final = first("transform")
AROUND: Final = first("around")
SHIP: Final = first("ship")
DIG: Final = first("dig")
UPGRADE: Final = first("upgrade")
SEND: Final = first("send")
POWER: Final = first("power")
SPECIAL: Final = first("special")
PASS: Final = first("pass")
PASS_CARD: Final = PASS + 1
BRIDGE: Final = first("bridge")
TAKE_FAVOR: Final = first("favor")
TAKE_TOWN: Final = first("town")
CLAIM: Final = first("claim")
ORDAIN: Final = first("ordain")
STEP_CULT: Final = first("cult")
ACCEPT: Final = first("accept")
DECLINE: Final = first("decline")
LEAD: Final = first("lead")
TAKE_CARD: Final = first("card")
STARTS: Final = first("starts")
DRAW_SCORING: Final = first("scoring")
DRAW_CARD: Final = first("deal")

CONVERSIONS: Final = [name.split()[1] for name in TerraMystica.vocabulary.names[CONVERT:CONNECT]]
VP_TO_COIN: Final = len(EVERYBODYS)
COINS_TO_VP: Final = VP_TO_COIN + 1
MOST_ORDAINED: Final = STEP_CULT - ORDAIN - 1


def transform_to(hex: int, terrain: int) -> int:
    """Return the choice that turns a hex into a terrain."""
    return TRANSFORM + hex * CYCLE + terrain


def upgrade_to(hex: int, kind: int) -> int:
    """Return the choice that upgrades the structure of a hex."""
    return UPGRADE + hex * LEVELS + kind - TRADING_HOUSE


def send_for(cult: int, steps: int) -> int:
    """Return the choice that sends a priest."""
    return SEND + cult * SENDINGS + SENDINGS - steps


def spades_for(s: Realm, seat: int, action: int) -> int:
    """Return the spades a transformation takes; 0 if there is no such way."""
    long = action >= AROUND
    place = action - (AROUND if long else TRANSFORM)
    return spades_needed(s, seat, place // CYCLE, place % CYCLE, long)


def claims(s: Realm, seat: int) -> list[int]:
    """Return how a seat could take what its stronghold gives once."""
    return [a for a in FLOW.rewards.candidates(s, Frame(FLOW.rewards, seat, 0, 1)) if CLAIM <= a < STEP_CULT]


def claim(s: Realm, seat: int, action: int) -> None:
    """Take what a stronghold gives once, besides the questions that are open."""
    FLOW.rewards.apply(s, Frame(FLOW.rewards, seat, 0, 1), action)
    s.drop_next()


def step_called(name: str) -> Step[State]:
    """Return the step of a faction by its name."""
    return next(step for step in TerraMystica.steps if step.name == name)


RIDING: Final = step_called("riding")
SANDSTORM: Final = step_called("sandstorm")
UPGRADING: Final = step_called("upgrading")
REACTION: Final = step_called("reaction")
