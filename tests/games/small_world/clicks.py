"""What is true of clicks in Small World: which regions are held, in reach, at sea, and what they cost."""

from __future__ import annotations

from tests.games.clicks import Answer, ClickChecks
from turnwright.core import engine
from turnwright.core.messages import Message
from turnwright.core.text import say
from turnwright.games.small_world import GAME
from turnwright.games.small_world.data.tables import SLOTS
from turnwright.games.small_world.factions.roster import POWERS, RACES
from turnwright.games.small_world.state import World

NAMES = {
    *[say(GAME, Message(race.name[1:])) for race in RACES],
    *[say(GAME, Message(power.name[1:])) for power in POWERS],
}
TOO_FEW = ("SW-7.12", "SW-9.3")


class WorldChecks(ClickChecks[World]):
    """Regions and abilities."""

    setup = r"SW-3\.(?!2$)"

    def begun(self, s: World) -> bool:
        """In the first turn."""
        return s.round > 0

    def owner(self, title: str, text: str) -> str:
        """The sections of races and powers are called by their names."""
        return title if title in NAMES else ""

    def has(self, s: World, seat: int, owner: str) -> bool:
        """A race, active or in decline, has its ability and that of its power."""
        forces = range(seat * SLOTS, seat * SLOTS + SLOTS)
        held = [s.rules.races[s.race[force]].name for force in forces if s.race[force] >= 0]
        held += [s.rules.powers[s.power[force]].name for force in forces if s.power[force] >= 0]
        return owner in [say(GAME, Message(name[1:])) for name in held if name]

    def fault(self, s: World, seat: int, answer: Answer) -> str:
        """Look at the region."""
        if not answer.place.startswith("region-") or answer.choice.split(" ")[0] not in engine.step_of(s).verbs:
            return ""
        force, region = engine.top(s).arg, int(answer.key) - 1
        own, near = s.land[force] >> region & 1 == 1, s.board.adjacent[region] & s.land[force] != 0
        wrong = {
            "SW-6.1": s.land[force] != 0 or s.board.border >> region & 1,
            "SW-6.5": s.land[force] == 0 or near or own,
            "SW-6.8": not s.board.water >> region & 1,
            "SW-6.9": not own,
            "SW-10.4": own,
            "SW-10.6": own or s.who[region] < 0 or s.who[region] // SLOTS != seat,
            "SW-12.4": own,
        }
        if wrong.get(answer.rule):
            return "the region is another one"
        if answer.rule in TOO_FEW:
            need, have = answer.numbers
            return "" if need > have == s.hand[force] else "there are enough tokens"
        return ""


CHECKS = WorldChecks()
