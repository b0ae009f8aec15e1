"""What a seat leaves unused when it passes or stops digging, if it is so much that people are asked to confirm it."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.games.terra_mystica.data.tables import ROUNDS
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.verbs import RealmQuestion, RealmVerb

BUILDING: Final = ["build", "upgrade"]
"""The actions that workers and coins are saved for."""
BUILDINGS: Final = 2
"""Resources for fewer of them may well be meant for the next round."""


def left_by_passing(s: Realm, f: Frame) -> Message | None:
    """Return what a seat that passes could still do, if it is much: build or upgrade several times, in the last round
    at all, or use a special action, which is lost with the round.
    """
    times = 1 if s.round == ROUNDS else BUILDINGS
    if affords(s, f, verbs_of(f, BUILDING), times):
        return Message("loss-pass", {"workers": s.workers[f.seat], "coins": s.coins[f.seat]})
    specials = sum([len(offered(s, f, verb)) for verb in verbs_of(f, ["special"])])
    return Message("loss-special", {"actions": specials}) if specials else None


def left_by_digging(s: Realm, f: Frame) -> Message | None:
    """Return that a seat could still build on what it has dug, or None."""
    return Message("loss-dwelling") if affords(s, f, verbs_of(f, BUILDING), 1) else None


def verbs_of(f: Frame, words: list[str]) -> list[RealmVerb]:
    """Return the verbs of the open question that have one of some words."""
    question = f.step
    assert isinstance(question, RealmQuestion)
    return [verb for verb in question.own if verb.word in words]


def affords(s: Realm, f: Frame, verbs: list[RealmVerb], times: int) -> bool:
    """Return whether workers and coins are enough for several times one of the choices that some verbs offer."""
    for verb in verbs:
        for action in offered(s, f, verb):
            price = verb.price(s, f, action - verb.base)
            if s.workers[f.seat] >= times * price.workers and s.coins[f.seat] >= times * price.coins:
                return True
    return False


def offered(s: Realm, f: Frame, verb: RealmVerb) -> list[int]:
    """Return the choices that a verb offers."""
    actions: list[int] = []
    verb.offer(s, f, actions)
    return actions
