"""What choices of Terra Mystica claim: how its things are counted, and what the next income is."""

from __future__ import annotations

from tests.games.claims import Claims, Counts, meant
from tests.games.terra_mystica.walking import enrich
from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.core.messages import Message
from turnwright.core.verbs import things
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.data.tables import CULTS, DWELLING, KINDS, ROUNDS, STRUCTURES
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.offers import gain_of

SPENT = ("burn", "convert", "power")
"""Choices whose power is tokens of bowl III; elsewhere it is steps from bowl to bowl."""
GOODS = ("workers", "coins", "priests")


BEFORE_THE_OTHERS = ("rewards", "spades", "offer")
"""The questions about rewards, spades of a stronghold among them, and those to the others."""


class TerraMysticaClaims(Claims[Realm]):
    """Resources, power, points, tracks, tiles and structures."""

    foresees = True
    games = 6
    goods = frozenset(things(coin=1, worker=1, priest=1, vp=1, power=1, token=1, key=1, favor=1, bridge=1, spade=1))
    goods |= {"thing-cult-step", "thing-shipping", "thing-exchange"}
    belongs = frozenset({"bridging"})
    forgone = {"decline": "accept"}  # noqa: RUF012

    def counted(self, s: Realm, f: Frame, verb: str) -> Counts:
        """Everything on the board of a seat and on the map; spades are those in hand."""
        seat = f.seat
        found = {"thing-coin": s.coins[seat], "thing-worker": s.workers[seat], "thing-priest": s.priests[seat]}
        found["thing-vp"] = s.vp[seat]
        found["thing-power"] = s.bowl3[seat] if verb in SPENT else s.bowl2[seat] + 2 * s.bowl3[seat]
        found["thing-token"] = s.bowl1[seat] + s.bowl2[seat] + s.bowl3[seat]
        found |= {"thing-key": s.keys[seat], "thing-shipping": s.ship[seat], "thing-exchange": s.dig[seat]}
        found |= {"thing-favor": s.favors[seat].bit_count(), "thing-bridge": s.bridges.count(seat)}
        found["thing-town"] = s.town_owner.count(seat)
        found["thing-cult-step"] = sum(s.cult[seat * CULTS : seat * CULTS + CULTS])
        found["thing-spade"] = sum(f.arg for f in s.todo if f.seat == seat and f.step.name == "spades")
        for kind in range(DWELLING, KINDS):
            found[f"structure-{STRUCTURES[kind]}"] = s.built[seat * KINDS + kind]
        return found

    told = frozenset({"outlook-offer"})

    def unforeseen(self, s: Realm, action: int, foreseen: list[Message]) -> str:
        """The others are asked whether they take the power; it is foreseen before the rewards of the seat."""
        if any(f.step is FLOW.offers for f in s.todo):
            return ""
        after, waiting, asked = s.clone(), s.todo.count, list[tuple[int, int]]()
        engine.apply(after, action)
        while after.todo and waiting(after.todo[-1]) == 0 and engine.step_of(after).name in BEFORE_THE_OTHERS:
            f = engine.top(after)
            if f.step is FLOW.offer:
                asked.append((f.seat, gain_of(after, f.seat, f.arg)))
            engine.apply(after, engine.options(after)[0 if f.step is FLOW.spades else -1])
        told = [(message.args["seat"], message.args["power"]) for message in foreseen]
        return "" if sorted(asked) == sorted(told) else f"{told} foreseen, {asked} asked"

    def unused(self, s: Realm, action: int) -> tuple[int, int] | None:
        """Passing: what is enough to build or upgrade twice, in the last round once, and special actions. Digging:
        spades, and the dwelling.
        """
        verb, seat, step = GAME.vocabulary.verb, engine.asked(s), engine.step_of(s).name
        offered = [(verb(a), a) for a in engine.options(s)]
        if (step, verb(action)) == ("act", "pass"):
            times = 1 if s.round == ROUNDS else 2
            prices = [meant(GAME, s, a).price for word, a in offered if word in ("build", "upgrade")]
            goods = (("thing-worker", s.workers[seat]), ("thing-coin", s.coins[seat]))
            rich = any(all(times * price.get(good, 0) <= had for good, had in goods) for price in prices)
            return int(rich or "special" in [word for word, _action in offered]), 1
        if (step, verb(action)) == ("spades", "done"):
            return engine.top(s).arg + ("build" in [word for word, _action in offered]), 1
        return None

    def pending(self, before: Realm, after: Realm) -> frozenset[str]:
        """The steps of a favor tile wait for the keys of new towns, and come with those of their tiles."""
        waiting = any(frame.step is FLOW.tile_steps for frame in before.todo + after.todo)
        return frozenset({"thing-cult-step", "thing-power", "thing-key"} if waiting else set())

    def enrich(self, s: Realm) -> None:
        """Fill the hands of the seat that acts."""
        if engine.step_of(s) is FLOW.act:
            enrich(s)

    def due(self, s: Realm, seat: int) -> Counts | None:
        """The next income."""
        found = GAME.prospects(s, seat)
        return {good: int(count) for good, count in found[0].args.items()} if found else None

    def paid(self, s: Realm, seat: int) -> Counts:
        """Begin the next round at once."""
        before = [getattr(s, good)[seat] for good in GOODS]
        power = s.bowl2[seat] + 2 * s.bowl3[seat]
        engine.ask_and_answer(s, Frame(FLOW.round, s.order[0]), 0)
        gained = [getattr(s, good)[seat] - had for good, had in zip(GOODS, before, strict=True)]
        return dict(zip(GOODS, gained, strict=True)) | {"power": s.bowl2[seat] + 2 * s.bowl3[seat] - power}


CLAIMS = TerraMysticaClaims()
