"""Our choices expressed in the log language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.data.tables import CARDS, FAVORS, STRUCTURES, TERRAINS
from turnwright.games.terra_mystica.exchange.choices import ORDAIN, answering
from turnwright.games.terra_mystica.exchange.deviations import reward_spades
from turnwright.games.terra_mystica.exchange.words import COLOURS, FACTION_WORDS, KIND_WORDS
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.building import Terraforming
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.powers import OF_CARD, OF_FAVOR, SPECIALS
from turnwright.games.terra_mystica.terraforming import task_of

CONVERSION_WORDS: Final = {
    "power-priest": "5pw to 1p",
    "power-worker": "3pw to 1w",
    "power-coin": "1pw to 1c",
    "priest-worker": "1p to 1w",
    "worker-coin": "1w to 1c",
    "vp-coin": "1vp to 1c",
    "coins-vp": "2c to 1vp",
}
"""By conversion."""

Phrase = Callable[[Realm, Frame, str], list[str]]
"""Expresses a choice, given the table and question before it, and what follows the word of the choice."""


def phrases(s: Realm, f: Frame, action: int) -> list[str]:
    """Return the commands for ``action``, before it is applied; none for what is implied."""
    verb = answering(f, action)
    n = action - verb.base
    if isinstance(verb, Terraforming):
        return dig(s, f, verb.parameters[n], verb.spades(s, f, n))
    return PHRASES[verb.word](s, f, verb.parameters[n])


def nothing(s: Realm, f: Frame, parameter: str) -> list[str]:
    """Write nothing."""
    return []


def thrown(s: Realm, seat: int, spades: int) -> list[str]:
    """Throw free spades away, preceded by the points that the site has given for them (ours are scored on use)."""
    if spades == 0:
        return []
    paid = s.clone()
    reward_spades(paid, seat, spades, 0)
    points = paid.vp[seat] - s.vp[seat]
    return [*([f"-{points}VP"] if points else []), f"-{spades}SPADE"]


def no_more_spades(s: Realm, f: Frame, parameter: str) -> list[str]:
    """Free spades are left unused."""
    return thrown(s, f.seat, f.arg)


def build(s: Realm, f: Frame, hex: str) -> list[str]:
    """A dwelling, preceded by throwing free spades away."""
    return [*(thrown(s, f.seat, f.arg) if f.step is FLOW.spades else []), f"build {hex}"]


def dig(s: Realm, f: Frame, place: str, spades: int) -> list[str]:
    """Buy spades beyond the free ones; those left over after transforming to foreign terrain are lost (TM-10.20).

    They are thrown away first; otherwise the site would expect the next hex to become home terrain. A hex may also be
    transformed without spades.
    """
    hex, name = place.split()
    terrain = TERRAINS.index(name)
    said = f"transform {hex} to {COLOURS[terrain]}"
    if spades == 0:
        return [said]
    free = f.arg if f.step is FLOW.spades else 0
    if spades > free:
        return [f"dig {spades - free}", said]
    stopped = terrain != faction_of(s, f.seat).home and not task_of(f).bonus
    return [*thrown(s, f.seat, free - spades if stopped else 0), said]


def upgrade(s: Realm, f: Frame, place: str) -> list[str]:
    """A structure is upgraded."""
    hex, kind = place.split()
    return [f"upgrade {hex} to {KIND_WORDS[STRUCTURES.index(kind)]}"]


def send(s: Realm, f: Frame, where: str) -> list[str]:
    """A priest is sent."""
    cult, steps = where.split()
    return [f"send p to {cult.upper()} for {steps}"]


def special(s: Realm, f: Frame, kind: str) -> list[str]:
    """A special action."""
    if kind == SPECIALS[OF_CARD]:
        return [f"action {CARDS[s.card[f.seat]].name}"]
    if kind == SPECIALS[OF_FAVOR]:
        return [f"action {tile.name}" for tile in FAVORS if tile.action_steps]
    return [f"action ACT{faction_of(s, f.seat).key[0].upper()}"]


def ordain(s: Realm, f: Frame, count: str) -> list[str]:
    """Workers become priests; if none do, the right is thrown away, since the site waits for it."""
    return [f"convert {count}w to {count}p"] if int(count) else [f"-{ORDAIN.size - 1}CONVERT_W_TO_P"]


def step_cult(s: Realm, f: Frame, cult: str) -> list[str]:
    """Steps on a cult; which cult uses a key is implied: the others are held back before the tile."""
    return [f"+{f.arg if f.arg > 1 else ''}{cult.upper()}"] if f.step is FLOW.cult_step else []


def giver(s: Realm, f: Frame) -> str:
    """Return the name in logs of the seat that offers power."""
    return FACTION_WORDS[s.faction[f.extra]]


PHRASES: Final[dict[str, Phrase]] = {
    "end": nothing,
    "done": no_more_spades,
    "burn": lambda s, f, parameter: ["burn 1"],
    "convert": lambda s, f, way: [f"convert {CONVERSION_WORDS[way]}"],
    "connect": lambda s, f, river: [f"connect {river}"],
    "build": build,
    "ship": lambda s, f, parameter: ["advance ship"],
    "dig": lambda s, f, parameter: ["advance dig"],
    "upgrade": upgrade,
    "send": send,
    "power": lambda s, f, action: [f"action {action}"],
    "special": special,
    "pass": lambda s, f, card: [f"pass {card}" if card else "pass"],
    "bridge": lambda s, f, slot: [f"bridge {slot}"],
    "favor": lambda s, f, tile: [f"+{tile}"],
    "town": lambda s, f, tile: [f"+{tile}"],
    "claim": nothing,
    "ordain": ordain,
    "cult": step_cult,
    "accept": lambda s, f, parameter: [f"leech {f.arg} from {giver(s, f)}"],
    "decline": lambda s, f, parameter: [f"decline {f.arg} from {giver(s, f)}"],
    "lead": nothing,
    "card": lambda s, f, card: [f"pass {card}"],
}
"""By word, except transformations. The header says who leads which faction."""
