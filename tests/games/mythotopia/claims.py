"""What choices of Mythotopia claim: how its things are counted, and what is paid card by card."""

from __future__ import annotations

from tests.games.claims import Claims, Counts, meant
from turnwright.core import engine
from turnwright.core.frames import Frame
from turnwright.core.verbs import GIVE_UP, things
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.data.geometry import PROVINCES, SEAS
from turnwright.games.mythotopia.ending import would_win
from turnwright.games.mythotopia.points import counted
from turnwright.games.mythotopia.queries import cards_owned, held
from turnwright.games.mythotopia.state import World

RESOURCES = {"pay-food": "thing-food", "pay-stone": "thing-stone", "pay-gold": "thing-gold"}
"""Questions for a payment, and what they ask for."""
PAYMENTS = (*RESOURCES, "approach", "carry", "site")
"""Questions by which an action is paid: the way of an invasion, the site of a building, resources."""
BOUGHT = (
    "buy",
    "castle",
    "city",
    "draft",
    "extra",
    "fetch",
    "invade",
    "mercenaries",
    "patronage",
    "place",
    "road",
    "stop",
)
"""Choices for which cards are played afterwards; those cards are not their price."""
OWNED = ["draft", "end-war"]
"""Choices that change the cards a seat owns, wherever they are."""
MUSTERED = ["as-army", "number", "pay"]
"""Choices that move armies and ships to the map or from it; others may move them between map and stock."""


class MythotopiaClaims(Claims[World]):
    """Cards, armies, ships, points, and resources, which are never owned but only asked for."""

    games = 16
    goods = frozenset(things(army=1, card=1, food=1, gold=1, ship=1, stone=1, vp=1))
    payments = frozenset(PAYMENTS)
    belongs = frozenset({"claim-from"})
    waits = frozenset({"finish"})

    def counted(self, s: World, f: Frame, verb: str) -> Counts:
        """Cards are those in hand and Reserve."""
        seat = f.seat
        cards = len(held(s, seat)) + len(s.reserves[seat])
        if verb in BOUGHT:
            cards += len(s.played)
        if verb in OWNED:
            cards = cards_owned(s, seat) + len(s.played)
        armies, ships = s.army_stock[seat], s.ship_stock[seat]
        if verb in MUSTERED:
            armies = ships = 0
        if verb != "buy":
            armies += sum(s.armies[seat * PROVINCES : (seat + 1) * PROVINCES])
            ships += sum(s.ships[seat * len(SEAS) : (seat + 1) * len(SEAS)])
        return {
            "thing-card": cards,
            "thing-army": armies,
            "thing-ship": ships,
            "thing-vp": counted(s, seat),
        }

    told = frozenset({"outlook-invasion", "outlook-ships"})

    def unused(self, s: World, action: int) -> tuple[int, int] | None:
        """Actions; wars and games that are ended although somebody else wins; tokens that are not taken."""
        match GAME.vocabulary.verb(action):
            case "pass":
                return 1, 2
            case "end-war":
                return int(meant(GAME, s, action).kind == GIVE_UP), 1
            case "end-game":
                return int(not would_win(s, engine.asked(s))), 1
            case "no-token":
                return 1, 1
        return None

    def answer(self, s: World) -> int:
        """Take the way that costs least."""

        def cost(action: int) -> int:
            after = s.clone()
            engine.answer(after, action)
            return sum(self.charged(after, engine.asked(s)).values())

        found = engine.options(s)
        return min(found, key=cost) if engine.step_of(s).name == "approach" else found[0]

    def charged(self, s: World, seat: int) -> Counts:
        """The resources that open questions ask for."""
        owed = dict.fromkeys(RESOURCES.values(), 0)
        for f in s.todo:
            if f.step.name in RESOURCES and f.seat == seat:
                owed[RESOURCES[f.step.name]] += f.arg
        return owed


CLAIMS = MythotopiaClaims()
