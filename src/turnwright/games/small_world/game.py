"""The game object: how a table of Small World is started, viewed, evaluated and stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from turnwright.core.clicks import Clicks
from turnwright.core.errors import BadRecord
from turnwright.core.frames import Frame, State, Step
from turnwright.core.game import Belief, Game, JsonDict, Observation, View
from turnwright.core.messages import Message
from turnwright.core.notation import Notation
from turnwright.core.seats import CHANCE, Viewer
from turnwright.core.verbs import Question, assemble
from turnwright.games.small_world import scoring, storage
from turnwright.games.small_world.belief import CountedCoins, table_of
from turnwright.games.small_world.clicks import CLICKS
from turnwright.games.small_world.data.tables import NONE, SLOTS
from turnwright.games.small_world.declared import DECLARED
from turnwright.games.small_world.events import EVENTS
from turnwright.games.small_world.factions.roster import TRAITS
from turnwright.games.small_world.judgement.estimates import Moment
from turnwright.games.small_world.judgement.judge import SmallWorldJudge
from turnwright.games.small_world.layout import empty_table
from turnwright.games.small_world.notation import WorldNotation
from turnwright.games.small_world.options import BEFORE_VERSION_2, OPTIONS, PRESETS, rule_set
from turnwright.games.small_world.rules import SW_3_15, SW_9_1
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.conquest import FinalDie, Ready, conquest_steps
from turnwright.games.small_world.steps.die import DieRoll
from turnwright.games.small_world.steps.ending import AfterScoring, Rally, Score
from turnwright.games.small_world.steps.flow import FLOW, OF_SEAT, bind_flow
from turnwright.games.small_world.steps.redeploy import Markers, Placing, Redeploy
from turnwright.games.small_world.steps.setup import Badge, Banner, Draw, Refill, Starts
from turnwright.games.small_world.steps.turn import March, Next, Turn, expand_or_decline, picking

if TYPE_CHECKING:
    from turnwright.core.drawing import Panel, PanelPlan, Theme
    from turnwright.core.journal import Record

COMMON: Final = cast(
    "list[Step[State]]",
    [
        Question[World]("first", SW_3_15, [Starts()]),
        Refill(),
        Draw("banner-draw", Banner()),
        Draw("badge-draw", Badge()),
        Turn(),
        picking(),
        expand_or_decline(),
        March(),
        Ready(),
        *conquest_steps(),
        DieRoll("final-die", SW_9_1, [FinalDie()]),
        Redeploy(),
        Placing(),
        Markers(),
        Score(),
        AfterScoring(),
        Rally(),
        Next(),
    ],
)
STEPS: Final = COMMON + cast("list[Step[State]]", [step for trait in TRAITS.values() for step in trait.steps])
VOCABULARY: Final = assemble(STEPS)
bind_flow(COMMON)


class SmallWorld(Game[World]):
    """14 races, 20 powers, the maps for 2 to 5 players."""

    name = "small_world"
    version = 2
    seat_counts = range(2, 6)
    minutes = (40, 80)
    vocabulary = VOCABULARY
    steps = STEPS
    options = OPTIONS
    declaration = DECLARED
    presets = PRESETS
    earnings = (("log-income", "coins"), ("log-income-race", "coins"))
    events = EVENTS

    def clicks(self) -> Clicks[World]:
        """Return what clicks on regions, combos and seats mean."""
        return CLICKS

    def upgrade(self, record: Record) -> Record:
        """Return a game of version 1 with the readings it was played with, which are options since version 2."""
        header = record.header
        for name in BEFORE_VERSION_2:
            if name in header.options:
                raise BadRecord(f"{self.name} {header.version} has no option {name!r}", 1)
        options = {**header.options, **BEFORE_VERSION_2}
        return record._replace(header=header._replace(version=self.version, options=options))

    def told_at_start(self, s: World) -> list[Message]:
        """Return the coins of all seats, which everybody who has kept count knows."""
        return [Message("log-set-up-coins", {"seat": seat, "coins": coins}) for seat, coins in enumerate(s.coins)]

    def notation(self) -> Notation[World]:
        """Return how positions are written as text."""
        return WorldNotation(self)

    def start(self, seats: int, options: JsonDict) -> World:
        """Return the table set up (SW-3); chance draws the combos and the first player."""
        rules = rule_set(seats, options)
        s = empty_table(seats, rules)
        if rules.first == NONE:
            s.then([OF_SEAT.refill[0], Frame(FLOW.first, CHANCE)])
        else:
            s.first = rules.first
            s.then([OF_SEAT.refill[0], OF_SEAT.turn[rules.first]])
        return s

    def redacted(self, s: World, viewer: Viewer) -> World:
        """Return what ``viewer`` may see: everything except the coins of others (SW-11.5)."""
        return storage.redacted(s, viewer)

    def scores(self, s: World) -> list[int]:
        """Return the coins."""
        return s.coins[:]

    def scores_open(self, s: World) -> bool:
        """Coins are secret unless the table plays with open coins (SW-11.5)."""
        return s.rules.open_coins

    def winners(self, s: World) -> list[int]:
        """Return the richest seats, ties broken by tokens on the map."""
        return scoring.winners(s)

    def judge(self) -> SmallWorldJudge:
        """Return the judge of positions and options."""
        return SmallWorldJudge(self)

    def prospects(self, s: World, seat: int) -> list[Message]:
        """Return the income of the seat if its turn ended now; nothing for a seat that owns nothing yet."""
        income = scoring.final_income(s, seat)
        if not Moment(s, seat).unpaid or (income == 0 and s.race[seat * SLOTS] == NONE):
            return []
        return [Message("prospect-income", {"income": income})]

    def turn(self, s: World) -> int:
        """Return the number of the current turn, over all rounds."""
        return s.round * s.seats + (s.turn - s.first) % s.seats

    def round(self, s: World) -> int:
        """Return the number of the current game turn."""
        return s.round

    def belief(self, observation: Observation[World]) -> Belief[World]:
        """Return the table with coins counted from the log."""
        return CountedCoins(observation)

    def encode(self, s: World) -> JsonDict:
        """Return all fields."""
        return storage.encode(s)

    def decode(self, data: JsonDict, seats: int, options: JsonDict) -> World:
        """Return the table written by ``encode``."""
        rules = rule_set(seats, options)
        return storage.decode(data, seats, STEPS, rules, rules.board)

    def face(self, name: str) -> str:
        """Return the picture of a face of the reinforcement die."""
        from turnwright.core.dice import die_named

        return die_named(name)

    def panels(self, view: View, theme: Theme) -> list[Panel]:
        """Return the drawing of the table."""
        from turnwright.games.small_world import board
        from turnwright.games.small_world.art.scene import Scene

        return board.panels(Scene(table_of(view)), theme)

    def panel_plans(self, view: View, theme: Theme) -> list[PanelPlan]:
        """Return how to draw the table."""
        from turnwright.games.small_world import board
        from turnwright.games.small_world.art.scene import Scene

        return board.panel_plans(Scene(table_of(view)), theme)
