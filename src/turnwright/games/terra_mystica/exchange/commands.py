"""Commands of the log language: parse one piece of text into a verb with numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from turnwright.games.terra_mystica.data.tables import DWELLING
from turnwright.games.terra_mystica.exchange.states import STAGES
from turnwright.games.terra_mystica.exchange.words import (
    CARD_OF,
    CULT_OF,
    FACTION_OF,
    FAVOR_OF,
    HEX_OF,
    KIND_OF,
    NO_ONE,
    POINT,
    RESOURCE_OF,
    RIVER_OF,
    SLOT_OF,
    TERRAIN_OF,
    TOWN_OF,
)

BUILD: Final = 0
TRANSFORM: Final = 1
UPGRADE: Final = 2
SEND: Final = 3
CONVERT: Final = 4
BURN: Final = 5
LEECH: Final = 6
DECLINE: Final = 7
DIG: Final = 8
BRIDGE: Final = 9
CONNECT: Final = 10
PASS: Final = 11
ACTION: Final = 12
SHIP: Final = 13
EXCHANGE: Final = 14
FAVOR: Final = 15
TOWN: Final = 16
CULT: Final = 17
THROW: Final = 18
WAIT: Final = 19
DONE: Final = 20
DROP: Final = 21
BONUS_INCOME: Final = 22
INCOME: Final = 23
SCORED: Final = 24
SETUP: Final = 25
NOTE: Final = 26
ADJUST: Final = 27
"""Verbs. INCOME, SCORED, SETUP and NOTE appear only in ledgers, for what the site does automatically."""

ANSWERS: Final = (LEECH, DECLINE)
BETWEEN_ACTIONS: Final = (CONVERT, BURN, CONNECT)
"""What comes before or after an action."""
BY_ITSELF: Final = (BONUS_INCOME, INCOME, SCORED)
"""What the site does for every seat, even one that has left."""
EVERYTHING: Final = 0
"""The amount in a decline that means everything open."""


class Command:
    """One command; the meaning of the numbers ``a`` to ``d`` depends on the verb (see the readers below)."""

    __slots__ = ("a", "b", "c", "d", "more", "text", "verb")

    def __init__(self, verb: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, more: tuple[str, ...] = ()) -> None:
        self.verb = verb
        self.text = ""
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.more = more

    def __repr__(self) -> str:
        return f"Command({self.text!r})"


class NotUnderstood(ValueError):
    """Raised for a text that is not a command; the message says what was expected."""


def find(table: dict[str, int], word: str, expected: str) -> int:
    """Return the number of ``word``, or raise an error that says what was expected."""
    if word not in table:
        raise NotUnderstood(f"expected {expected}, not {word[:20]!r}")
    return table[word]


def number(word: str) -> int:
    """Return a whole number from 0 to 99."""
    if not (word.isascii() and word.isdecimal() and len(word) <= 2):
        raise NotUnderstood(f"expected a number, not {word[:20]!r}")
    return int(word)


def read_build(words: list[str]) -> Command:
    """``build HEX``: a is the hex."""
    return Command(BUILD, find(HEX_OF, only(words), "a hex"))


def read_transform(words: list[str]) -> Command:
    """``transform HEX [to COLOUR]``: a is the hex, b the terrain (NO_ONE: the home terrain)."""
    if len(words) == 1:
        return Command(TRANSFORM, find(HEX_OF, words[0], "a hex"), NO_ONE)
    if len(words) != 3 or words[1] != "to":
        raise NotUnderstood("expected transform HEX to COLOUR")
    return Command(TRANSFORM, find(HEX_OF, words[0], "a hex"), find(TERRAIN_OF, words[2], "a colour"))


def read_upgrade(words: list[str]) -> Command:
    """``upgrade HEX to KIND``: a is the hex, b the kind."""
    if len(words) < 3 or words[1] != "to":
        raise NotUnderstood("expected upgrade HEX to TP, TE, SH or SA")
    kind = find(KIND_OF, " ".join(words[2:]), "TP, TE, SH or SA")
    if kind == DWELLING:
        raise NotUnderstood("expected upgrade HEX to TP, TE, SH or SA")
    return Command(UPGRADE, find(HEX_OF, words[0], "a hex"), kind)


_SENDING: Final = re.compile(r"(?:p|priest) to (\w+)(?: for ([1-3]))?")


def read_send(words: list[str]) -> Command:
    """``send p to CULT [for STEPS]``: a is the cult, b the steps (0: the best place)."""
    if (
        len(words) not in (3, 5)
        or words[0] not in ("p", "priest")
        or words[1] != "to"
        or words[3:4] not in ([], ["for"])
    ):
        raise NotUnderstood("expected send p to CULT for 3, 2 or 1")
    steps = number(words[4]) if len(words) == 5 else 0
    if steps > 3:
        raise NotUnderstood("expected send p to CULT for 3, 2 or 1")
    return Command(SEND, find(CULT_OF, words[2], "a cult"), steps)


_CONVERSION: Final = re.compile(r"(\d{0,2}) ?([a-z]+) to (\d{0,2}) ?([a-z]+)")


def read_convert(words: list[str]) -> Command:
    """``convert 3pw to 1w``: a of resource b become c of resource d; a missing count is 1."""
    match = _CONVERSION.fullmatch(" ".join(words))
    if match is None:
        raise NotUnderstood("expected convert COUNT RESOURCE to COUNT RESOURCE")
    given, source, gained, target = match.groups()
    return Command(
        CONVERT,
        int(given or 1),
        find(RESOURCE_OF, source, "pw, p, w, c or vp"),
        int(gained or 1),
        find(RESOURCE_OF, target, "p, w, c or vp"),
    )


def read_leech(words: list[str]) -> Command:
    """``leech POWER [from FACTION]``: a is the offer, b who made it (NO_ONE: not given)."""
    return answer(LEECH, words)


def read_decline(words: list[str]) -> Command:
    """``decline [POWER from FACTION]``: as for leech; alone it declines everything."""
    return answer(DECLINE, words) if words else Command(DECLINE, EVERYTHING, NO_ONE)


def answer(verb: int, words: list[str]) -> Command:
    """Return the answer to an offer of power."""
    if len(words) == 1:
        return Command(verb, number(words[0]), NO_ONE)
    if len(words) < 3 or words[1] != "from":
        raise NotUnderstood("expected POWER from FACTION")
    return Command(verb, number(words[0]), faction("".join(words[2:])))


def faction(word: str) -> int:
    """Return the index of a faction."""
    return find(FACTION_OF, word.replace("_", ""), "a faction of the base game")


def read_dig(words: list[str]) -> Command:
    """``dig COUNT``: a is the count; the site ignores what follows."""
    return Command(DIG, number(words[0] if words else ""))


def read_bridge(words: list[str]) -> Command:
    """``bridge HEX:HEX``: a is the slot."""
    return Command(BRIDGE, find(SLOT_OF, "".join(words).removesuffix("allow_illegal"), "a place for a bridge"))


def read_connect(words: list[str]) -> Command:
    """``connect RIVER`` or ``connect HEX:HEX[:HEX]``: a is the river hex, or NO_ONE with the hexes in ``more``."""
    place = "".join(words)
    if ":" not in place:
        return Command(CONNECT, find(RIVER_OF, place, "a river hex or two land hexes"))
    hexes = place.split(":")
    for name in hexes:
        find(HEX_OF, name, "a hex")
    return Command(CONNECT, NO_ONE, more=tuple(hexes))


def read_pass(words: list[str]) -> Command:
    """``pass [CARD]``: a is the card, NO_ONE for none."""
    return Command(PASS, find(CARD_OF, only(words), "a bonus card") if words else NO_ONE)


def read_action(words: list[str]) -> Command:
    """``action NAME``: the name is in ``more``; the table knows who has which."""
    return Command(ACTION, more=(only(words),))


def read_advance(words: list[str]) -> Command:
    """``advance ship`` or ``advance dig``; the site ignores what follows."""
    word = words[0] if words else ""
    if word.startswith("ship"):
        return Command(SHIP)
    if word.startswith("dig"):
        return Command(EXCHANGE)
    raise NotUnderstood(f"expected advance ship or advance dig, not {word[:20]!r}")


def only(words: list[str]) -> str:
    """Return the only word."""
    if len(words) != 1:
        raise NotUnderstood(f"expected one word, not {len(words)}")
    return words[0]


def bare(verb: int) -> Callable[[list[str]], Command]:
    """Return the reader of a one-word command."""

    def reader(words: list[str]) -> Command:
        if words:
            raise NotUnderstood("expected nothing after this command")
        return Command(verb)

    return reader


READERS: Final[dict[str, Callable[[list[str]], Command]]] = {
    "build": read_build,
    "transform": read_transform,
    "upgrade": read_upgrade,
    "send": read_send,
    "convert": read_convert,
    "burn": lambda words: Command(BURN, number(only(words))),
    "leech": read_leech,
    "decline": read_decline,
    "dig": read_dig,
    "bridge": read_bridge,
    "connect": read_connect,
    "pass": read_pass,
    "action": read_action,
    "advance": read_advance,
    "wait": bare(WAIT),
    "income": bare(WAIT),
    "done": bare(DONE),
    "resign": bare(DROP),
    "setup": bare(SETUP),
    "cult_income_for_faction": bare(BONUS_INCOME),
    "other_income_for_faction": bare(INCOME),
    "all_income_for_faction": bare(INCOME),
    "income_for_faction": bare(INCOME),
    "score_resources": bare(SCORED),
}

_TAKEN: Final = re.compile(r"([+-]) ?(\d{0,2}) ?(\w+?)(?: for ([\w -]+))?")


def read_taken(text: str) -> Command:
    """``+FAV5``, ``+2TW3``, ``+FIRE``, ``+BON3``, ``-SPADE``: a is what, b how often; ``more`` names what is thrown.

    ``+2vp``, ``-1c``: resource a is changed by b, unless the points are those of the final scoring.
    """
    match = _TAKEN.fullmatch(text)
    if match is None:
        raise NotUnderstood("expected what is taken or thrown away, as in +FAV5, +2FIRE or -SPADE")
    sign, count, what, why = match.groups()
    times = int(count or 1)
    if what in RESOURCE_OF and RESOURCE_OF[what] <= POINT:
        scored = what == "vp" and sign == "+" and why in STAGES
        return Command(SCORED) if scored else Command(ADJUST, RESOURCE_OF[what], times if sign == "+" else -times)
    if sign == "-":
        return Command(THROW, 0, times, more=(what,))
    for verb, table in ((FAVOR, FAVOR_OF), (TOWN, TOWN_OF), (CULT, CULT_OF)):
        if what in table:
            return Command(verb, table[what], times)
    if what in CARD_OF:
        return Command(PASS, CARD_OF[what])
    raise NotUnderstood(f"expected a favor tile, a town tile or a cult, not {what[:20]!r}")


_known: dict[str, Command] = {}
KEPT: Final = 10_000
LONGEST_KEPT: Final = 60
"""Characters of a text that is kept; those of a note can be many."""


def read(text: str) -> Command:
    """Return the command in a piece of text; commands are immutable, so equal texts share one."""
    known = _known.get(text)
    if known is None:
        known = fresh(text)
        known.text = " ".join(text.split())
        if len(_known) < KEPT and len(text) <= LONGEST_KEPT:
            _known[text] = known
    return known


def fresh(text: str) -> Command:
    """Read a piece of text for the first time."""
    words = text.lower().split()
    if not words:
        raise NotUnderstood("expected a command")
    if words[0][0] == "[":
        return Command(NOTE)
    if words[0][0] in "+-":
        return read_taken(words[0] + "".join([" " + word for word in words[1:]]))
    reader = READERS.get(words[0])
    if reader is None:
        raise NotUnderstood(f"expected a command, not {words[0][:20]!r}")
    return reader(words[1:])
