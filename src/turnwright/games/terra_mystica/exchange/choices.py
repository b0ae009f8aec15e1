"""The game's verbs by word, for translating the words of logs."""

from __future__ import annotations

from typing import Final, cast

from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES
from turnwright.games.terra_mystica.data.tables import CULT_NAMES, STRUCTURES, TERRAINS
from turnwright.games.terra_mystica.game import ANYTIME, TerraMystica
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.converting import Convert
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.verbs import RealmQuestion, RealmVerb


def verb(word: str) -> RealmVerb:
    """Return the first verb with a word; other verbs with that word have the same choices."""
    for step in TerraMystica.steps:
        if word in step.verbs:
            return next(verb for verb in cast("RealmQuestion", step).own if verb.word == word)
    raise LookupError(word)


END: Final = verb("end")
DONE: Final = verb("done")
BURN: Final = verb("burn")
CONVERT: Final = cast("Convert", verb("convert"))
CONNECT: Final = verb("connect")
BUILD: Final = verb("build")
TRANSFORM: Final = verb("transform")
AROUND: Final = verb("around")
SHIP: Final = verb("ship")
DIG: Final = verb("dig")
UPGRADE: Final = verb("upgrade")
SEND: Final = verb("send")
POWER_ACTION: Final = verb("power")
SPECIAL: Final = verb("special")
PASS: Final = verb("pass")
BRIDGE: Final = verb("bridge")
FAVOR: Final = verb("favor")
TOWN: Final = verb("town")
CLAIM: Final = verb("claim")
ORDAIN: Final = verb("ordain")
CULT: Final = verb("cult")
ACCEPT: Final = verb("accept")
DECLINE: Final = verb("decline")
CARD: Final = verb("card")
SCORING: Final = verb("scoring")
DEAL: Final = verb("deal")


def named(verb: RealmVerb, *parameters: str) -> int:
    """Return the choice of a verb by its parameters."""
    return TerraMystica.vocabulary.action(" ".join([verb.word, *parameters]))


def transform_to(hex: int, terrain: int, long: bool = False) -> int:
    """Return the choice that transforms a hex to a terrain, by the short way or the long one."""
    return named(AROUND if long else TRANSFORM, HEX_NAMES[hex], TERRAINS[terrain])


def upgrade_to(hex: int, kind: int) -> int:
    """Return the choice that upgrades the structure of a hex."""
    return named(UPGRADE, HEX_NAMES[hex], STRUCTURES[kind])


def send_for(cult: int, steps: int) -> int:
    """Return the choice that sends a priest."""
    return named(SEND, CULT_NAMES[cult], str(steps))


def answering(f: Frame, action: int) -> RealmVerb:
    """Return the verb with which ``action`` answers a question."""
    return cast("RealmQuestion", f.step).answer(action)


def between_actions(action: int) -> bool:
    """Return whether a choice comes before or after an action: a conversion, or a town across a river."""
    return any(verb.has(action) for verb in ANYTIME)


def uses_power(action: int) -> bool:
    """Return whether a choice sacrifices power or converts it."""
    return BURN.has(action) or (CONVERT.has(action) and CONVERT.conversions[action - CONVERT.base].price.power > 0)


def brought(s: Realm, seat: int, f: Frame) -> bool:
    """Return whether the step of a frame belongs to the faction of ``seat``."""
    return any(f.step is step for step in faction_of(s, seat).steps)


def claims(s: Realm, seat: int) -> list[int]:
    """Return how a seat could take its stronghold's one-time reward."""
    actions: list[int] = []
    for verb in faction_of(s, seat).rewards:
        verb.offer(s, Frame(FLOW.rewards, seat, 0, 1), actions)
    return actions


def claim(s: Realm, seat: int, action: int) -> None:
    """Take the one-time reward of a stronghold, apart from the open questions."""
    engine.ask_and_answer(s, Frame(FLOW.rewards, seat, 0, 1), action)
    s.drop_next()
