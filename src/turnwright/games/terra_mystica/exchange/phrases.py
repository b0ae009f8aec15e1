"""Our choices in the words of the log language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turnwright.core.frames import Frame
from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, SLOT_NAMES
from turnwright.games.terra_mystica.data.tables import (
    ACTION_NAMES,
    CARDS,
    CULT_NAMES,
    CYCLE,
    FAVORS,
    TOWNS,
    TRADING_HOUSE,
)
from turnwright.games.terra_mystica.exchange.liberties import reward_spades
from turnwright.games.terra_mystica.exchange.words import COLOURS, FACTION_WORDS, KIND_WORDS
from turnwright.games.terra_mystica.notation import (
    ACCEPT,
    AROUND,
    BRIDGE,
    BUILD,
    BURN,
    CLAIM,
    CONNECT,
    CONVERT,
    DIG,
    DONE,
    END,
    LEVELS,
    MOST_ORDAINED,
    OF_CARD,
    OF_FAVOR,
    ORDAIN,
    PASS,
    PASS_CARD,
    POWER,
    SANDSTORM,
    SEND,
    SENDINGS,
    SHIP,
    SPECIAL,
    STEP_CULT,
    TAKE_CARD,
    TAKE_FAVOR,
    TAKE_TOWN,
    TRANSFORM,
    UPGRADE,
    spades_for,
)
from turnwright.games.terra_mystica.queries import faction_of
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.terraforming import task_of

CONVERSION_WORDS: Final = [
    "convert 5pw to 1p",
    "convert 3pw to 1w",
    "convert 1pw to 1c",
    "convert 1p to 1w",
    "convert 1w to 1c",
    "convert 1vp to 1c",
    "convert 2c to 1vp",
]
"""By conversion."""

Phrase = Callable[[Realm, Frame, int], list[str]]


def phrases(s: Realm, f: Frame, action: int) -> list[str]:
    """Return the commands that say what ``action`` does, before it is done; none for what goes without saying."""
    for base, phrase in PHRASES:
        if action >= base:
            return phrase(s, f, action - base)
    raise LookupError(action)


def nothing(s: Realm, f: Frame, k: int) -> list[str]:
    """Say nothing."""
    return []


def thrown(s: Realm, seat: int, spades: int) -> list[str]:
    """Throw free spades away, and before them the points that the site has given for them (ours come by use)."""
    if spades == 0:
        return []
    paid = s.clone()
    reward_spades(paid, seat, spades, 0)
    points = paid.vp[seat] - s.vp[seat]
    return [*([f"-{points}VP"] if points else []), f"-{spades}SPADE"]


def no_more_spades(s: Realm, f: Frame, k: int) -> list[str]:
    """Free spades are left unused."""
    return thrown(s, f.seat, f.arg)


def build(s: Realm, f: Frame, h: int) -> list[str]:
    """A dwelling; free spades are thrown away before it."""
    thrown = no_more_spades(s, f, 0) if f.step is FLOW.spades else []
    return [*thrown, f"build {HEX_NAMES[h]}"]


def transform(s: Realm, f: Frame, k: int) -> list[str]:
    """The short way round."""
    return dig(s, f, k, TRANSFORM)


def around(s: Realm, f: Frame, k: int) -> list[str]:
    """The long way round."""
    return dig(s, f, k, AROUND)


def dig(s: Realm, f: Frame, k: int, base: int) -> list[str]:
    """Spades are bought as far as free ones do not do; those that foreign terrain leaves over are lost (TM-10.20).

    They are thrown away first: else the site would expect the next hex to become home terrain.
    """
    h, terrain = k // CYCLE, k % CYCLE
    said = f"transform {HEX_NAMES[h]} to {COLOURS[terrain]}"
    if f.step is SANDSTORM:
        return [said]
    spades = spades_for(s, f.seat, base + k)
    free = f.arg if f.step is FLOW.spades else 0
    if spades > free:
        return [f"dig {spades - free}", said]
    stopped = terrain != faction_of(s, f.seat).home and not task_of(f).bonus
    return [*thrown(s, f.seat, free - spades if stopped else 0), said]


def upgrade(s: Realm, f: Frame, k: int) -> list[str]:
    """A structure is upgraded."""
    return [f"upgrade {HEX_NAMES[k // LEVELS]} to {KIND_WORDS[k % LEVELS + TRADING_HOUSE]}"]


def send(s: Realm, f: Frame, k: int) -> list[str]:
    """A priest is sent."""
    return [f"send p to {CULT_NAMES[k // SENDINGS].upper()} for {SENDINGS - k % SENDINGS}"]


def special(s: Realm, f: Frame, kind: int) -> list[str]:
    """A special action."""
    if kind == OF_CARD:
        return [f"action {CARDS[s.card[f.seat]].name}"]
    if kind == OF_FAVOR:
        return [f"action {tile.name}" for tile in FAVORS if tile.action_steps]
    return [f"action ACT{faction_of(s, f.seat).key[0].upper()}"]


def ordain(s: Realm, f: Frame, n: int) -> list[str]:
    """Workers become priests; where none do, the right to it is thrown away, for the site waits for it."""
    return [f"convert {n}w to {n}p"] if n else [f"-{MOST_ORDAINED}CONVERT_W_TO_P"]


def step_cult(s: Realm, f: Frame, cult: int) -> list[str]:
    """Steps on a cult; which cult takes a key goes without saying: the others are held back before the tile."""
    return [f"+{f.arg if f.arg > 1 else ''}{CULT_NAMES[cult].upper()}"] if f.step is FLOW.cult_step else []


def answer(s: Realm, f: Frame, k: int) -> list[str]:
    """An offer of power is taken or declined."""
    verb = "decline" if k else "leech"
    return [f"{verb} {f.arg} from {FACTION_WORDS[s.faction[f.extra]]}"]


PHRASES: Final[list[tuple[int, Phrase]]] = sorted(
    [
        (END, nothing),
        (DONE, no_more_spades),
        (BURN, lambda s, f, k: ["burn 1"]),
        (CONVERT, lambda s, f, k: [CONVERSION_WORDS[k]]),
        (CONNECT, lambda s, f, k: [f"connect r{k}"]),
        (BUILD, build),
        (TRANSFORM, transform),
        (AROUND, around),
        (SHIP, lambda s, f, k: ["advance ship"]),
        (DIG, lambda s, f, k: ["advance dig"]),
        (UPGRADE, upgrade),
        (SEND, send),
        (POWER, lambda s, f, k: [f"action {ACTION_NAMES[k]}"]),
        (SPECIAL, special),
        (PASS, lambda s, f, k: ["pass"]),
        (PASS_CARD, lambda s, f, k: [f"pass {CARDS[k].name}"]),
        (BRIDGE, lambda s, f, k: [f"bridge {SLOT_NAMES[k]}"]),
        (TAKE_FAVOR, lambda s, f, k: [f"+{FAVORS[k].name}"]),
        (TAKE_TOWN, lambda s, f, k: [f"+{TOWNS[k].name}"]),
        (CLAIM, nothing),
        (ORDAIN, ordain),
        (STEP_CULT, step_cult),
        (ACCEPT, answer),
        (ACCEPT + 2, nothing),
        (TAKE_CARD, lambda s, f, k: [f"pass {CARDS[k].name}"]),
        (TAKE_CARD + len(CARDS), nothing),
    ],
    key=lambda pair: -pair[0],
)
"""By the first int of each block, last block first. Choices of the setup go without saying: the header tells them."""
