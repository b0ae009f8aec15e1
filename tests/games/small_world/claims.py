"""What choices of Small World claim: how its things are counted, when an attempt succeeds, and what a turn pays."""

from __future__ import annotations

from tests.games.claims import Claims, Counts, meant
from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.core.masks import count
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import things
from turnwright.games.small_world import GAME
from turnwright.games.small_world.data.tables import NONE, SLOTS
from turnwright.games.small_world.scoring import income_sum
from turnwright.games.small_world.state import World

PLACED = ("place", "pile", "swap")
"""Choices that bring tokens to the map; others take them from the hand or bring them there."""
PLAIN = ("expand", "stop", "skip", "keep", "pick", "place", "pile", "give-up", "hero", "camp-all", "camp")
"""Choices by which a turn ends and nothing is gained."""


def of_seat(values: list[int], seat: int) -> list[int]:
    """Return the values of the forces of a seat."""
    return values[seat * SLOTS : seat * SLOTS + SLOTS]


class SmallWorldClaims(Claims[World]):
    """Coins, tokens, regions and the active race."""

    foresees = True
    goods = frozenset(things(coin=1, region=1, race=1))

    def counted(self, s: World, f: Frame, verb: str) -> Counts:
        """Tokens are those of the force that acts; a fortress pays its coin at the end of every turn."""
        seat = f.seat
        found = {"thing-coin": s.coins[seat], "thing-race": int(s.race[seat * SLOTS] != NONE)}
        found["thing-region"] = sum(count(regions) for regions in of_seat(s.land, seat))
        if verb == "fortify":
            found["thing-coin"] += income_sum(s, seat)
        if verb in PLACED:
            found["thing-token"] = sum(t for t, who in zip(s.tokens, s.who, strict=True) if who // SLOTS == seat)
        else:
            found["thing-token"] = s.hand[f.arg or seat * SLOTS]
        return found

    asked = frozenset({"expand-or-decline decline", "readying abandon", "fortifying skip", "allying skip"})

    told = frozenset({"outlook-attempt"})

    def unused(self, s: World, action: int) -> tuple[int, int] | None:
        """Tokens in hand, if they can conquer for certain; those of a race without a region, or that would be enough
        for two, are all that it has.
        """
        if GAME.vocabulary.verb(action) != "stop":
            return None
        force = engine.top(s).arg
        hand, standing = s.hand[force], sum([t for t, who in zip(s.tokens, s.who, strict=True) if who == force])
        conquests = [a for a in engine.options(s) if GAME.vocabulary.verb(a) == "conquer"]
        costs = [meant(GAME, s, a).price.get("thing-token", 0) for a in conquests]
        if s.land[force] == 0 or (costs and 2 * min(costs) <= hand):
            return hand, hand
        return (hand if costs else 0), hand + standing

    def succeeded(self, before: World, rolled: World, action: int) -> bool:
        """The region is conquered."""
        region = int(GAME.vocabulary.name(action).split()[1]) - 1
        return rolled.who[region] == before.todo[-1].arg

    def due(self, s: World, seat: int) -> Counts | None:
        """The income; what a new combo brings is not foreseen, so there must be one that brings nothing."""
        found = GAME.prospects(s, seat)
        if engine.step_of(s).name == "picking" and income_after(s, seat, plainest(s, seat)) > income_sum(s, seat):
            return None
        return {"coins": int(found[0].args["income"])} if found else None

    def paid(self, s: World, seat: int) -> Counts:
        """Stop, keep everything as it is, and count what scoring adds."""
        while engine.step_of(s).name != "score":
            engine.answer(s, 0 if engine.automatic(s) else plainest(s, seat))
        before = s.coins[seat]
        engine.answer(s, 0)
        return {"coins": s.coins[seat] - before}


def plainest(s: World, seat: int) -> int:
    """Return an answer that brings nothing; a combo without income of its own, and a region that is missed least."""
    found = engine.options(s)
    if engine.asked(s) == CHANCE:
        return found[0]
    verb = GAME.vocabulary.verb
    word = min([verb(action) for action in found if verb(action) in PLAIN], key=PLAIN.index)
    incomes = {action: income_after(s, seat, action) for action in found if verb(action) == word}
    return (min if word == "pick" else max)(incomes, key=incomes.__getitem__)


def income_after(s: World, seat: int, action: int) -> int:
    """Return the income of a seat after a choice."""
    after = s.clone()
    engine.answer(after, action)
    return income_sum(after, seat)


CLAIMS = SmallWorldClaims()
