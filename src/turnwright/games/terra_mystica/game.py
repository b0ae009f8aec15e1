"""The game object: how a table of Terra Mystica is started, viewed, evaluated and stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from turnwright.core import lookahead
from turnwright.core.clicks import Clicks
from turnwright.core.flow import bind
from turnwright.core.frames import State, Step
from turnwright.core.game import Game, JsonDict, Observation, TableView, View
from turnwright.core.messages import Message
from turnwright.core.notation import Notation
from turnwright.core.rng import Rng
from turnwright.core.seats import ALL_KNOWING, Viewer
from turnwright.core.verbs import Question, assemble
from turnwright.games.terra_mystica import leaving, scoring, storage
from turnwright.games.terra_mystica.clicks import CLICKS
from turnwright.games.terra_mystica.data.tables import NONE, ROUNDS
from turnwright.games.terra_mystica.declared import DECLARED
from turnwright.games.terra_mystica.events import EVENTS
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.income import next_income
from turnwright.games.terra_mystica.judgement.judge import TerraMysticaJudge
from turnwright.games.terra_mystica.layout import lay_out
from turnwright.games.terra_mystica.notation import RealmNotation
from turnwright.games.terra_mystica.options import OPTIONS, PRESETS, rule_set
from turnwright.games.terra_mystica.orders import ORDERS, obey
from turnwright.games.terra_mystica.rules import (
    TM_2_2,
    TM_2_5,
    TM_2_7,
    TM_3_1,
    TM_3_3,
    TM_4_5,
    TM_4_8,
    TM_5_4,
    TM_8_1,
    TM_17_9,
)
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.bonuses import Bonus, CleanUp
from turnwright.games.terra_mystica.steps.building import BuildDwelling, BuySpades, Spades
from turnwright.games.terra_mystica.steps.converting import EVERYBODYS, Convert, Sacrifice
from turnwright.games.terra_mystica.steps.cult_steps import CultStep, SendPriest, TileSteps, TopChoice
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.improving import Dig, Ship, Upgrade
from turnwright.games.terra_mystica.steps.offers import Offer, Offers, foreseen_offers
from turnwright.games.terra_mystica.steps.passing import Pass
from turnwright.games.terra_mystica.steps.powers import PlaceBridge, PowerAction, SpecialAction
from turnwright.games.terra_mystica.steps.rewards import Payout, Rewards
from turnwright.games.terra_mystica.steps.setup import (
    DealCard,
    DealColour,
    DrawFirst,
    DrawScoring,
    Lead,
    Opening,
    PlaceDwelling,
    Placement,
    TakeCard,
)
from turnwright.games.terra_mystica.steps.turn import END_TURN, Round, Turn
from turnwright.games.terra_mystica.verbs import RealmDraw, RealmQuestion, RealmVerb

if TYPE_CHECKING:
    from turnwright.core.drawing import Panel, PanelPlan, Theme
    from turnwright.core.exchange import Exchange
    from turnwright.core.journal import Record

ANYTIME: Final[list[RealmVerb]] = [
    Sacrifice(),
    Convert([*EVERYBODYS, *[conversion for faction in ROSTER for conversion in faction.conversions]]),
    *[verb for faction in ROSTER for verb in faction.anytime],
]
"""What is possible before and after the action."""
ACTIONS: Final[list[RealmVerb]] = [
    BuildDwelling(),
    BuySpades(),
    BuySpades(long=True),
    Ship(),
    Dig(),
    Upgrade(),
    SendPriest(),
    PowerAction(),
    SpecialAction(),
    Pass(),
]

STEPS: Final = cast(
    "list[Step[State]]",
    [
        RealmDraw("draw-tiles", TM_2_2, DrawScoring()),
        RealmDraw("draw-cards", TM_2_5, DealCard()),
        Question[Realm]("first", TM_2_7, [DrawFirst()]),
        RealmDraw("deal-colours", TM_3_3, DealColour()),
        RealmQuestion("leading", TM_3_1, [Lead([faction.key for faction in ROSTER])], setup=True),
        RealmQuestion("placing", TM_4_5, [PlaceDwelling()], setup=True),
        RealmQuestion("first-card", TM_4_8, [TakeCard()], setup=True),
        Round(),
        Turn(),
        RealmQuestion("act", TM_5_4, [*ANYTIME, *ACTIONS]),
        RealmQuestion("after", TM_8_1, [END_TURN, *ANYTIME]),
        Spades(),
        RealmQuestion("bridging", TM_17_9, [PlaceBridge()]),
        CultStep(),
        TopChoice(),
        Rewards([verb for faction in ROSTER for verb in faction.rewards]),
        TileSteps(),
        Offers(),
        Offer(),
        Bonus(),
        CleanUp(),
        Placement(),
        Opening(),
        Payout(),
    ],
)
bind(FLOW, STEPS)
STEPS.extend(cast("list[Step[State]]", [step for faction in ROSTER for step in faction.steps]))


class TerraMystica(Game[Realm]):
    """14 factions, six rounds, 2 to 5 players."""

    name = "terra_mystica"
    version = 3
    seat_counts = range(2, 6)
    minutes = (60, 150)
    seats_may_leave = True
    steps = STEPS
    vocabulary = assemble(STEPS)
    options = OPTIONS
    declaration = DECLARED
    presets = PRESETS
    orders = ORDERS
    earnings = (("log-vp", "vp"),)
    events = EVENTS

    def notation(self) -> Notation[Realm]:
        """Return how positions are written as text."""
        return RealmNotation(self)

    def start(self, seats: int, options: JsonDict) -> Realm:
        """Return the table laid out (TM-2); chance draws tiles, cards and the first player."""
        return lay_out(seats, rule_set(seats, options))

    def prospects(self, s: Realm, seat: int) -> list[Message]:
        """Return the next income of the seat as things stand."""
        if s.round >= ROUNDS or s.faction[seat] == NONE:
            return []
        income = next_income(s, seat)
        return [Message("prospect-income", income)] if any(income.values()) else []

    def redacted(self, s: Realm, viewer: Viewer) -> Realm:
        """Return the table; nothing is hidden."""
        return storage.redacted(s, viewer)

    def deal(self, observation: Observation[Realm], rng: Rng) -> Realm:
        """Return the table unchanged."""
        assert isinstance(observation.view, TableView)
        table: Realm = observation.view.table
        return storage.dealt(table, rng)

    def scores(self, s: Realm) -> list[int]:
        """Return the victory points."""
        return s.vp[:]

    def scores_open(self, s: Realm) -> bool:
        """Scores are public."""
        return True

    def winners(self, s: Realm) -> list[int]:
        """Return the seats with the most points."""
        return scoring.winners(s)

    def leading(self, s: Realm, among: Sequence[int]) -> list[int]:
        """Return the seats with the most points of those that have not left."""
        return super().leading(s, [seat for seat in among if seat not in s.gone])

    def judge(self) -> TerraMysticaJudge:
        """Return the judge of positions and options."""
        return TerraMysticaJudge(self)

    def outlook(self, s: Realm, action: int) -> list[Message]:
        """Return the power that the neighbours are offered for a new structure (TM-14.2)."""
        table = s if s.viewer == ALL_KNOWING else storage.dealt(s, Rng(0))  # nothing is hidden: the same table
        after = lookahead.answered(table, action).state
        assert isinstance(after, Realm)
        return foreseen_offers(s, after)

    def turn(self, s: Realm) -> int:
        """Return how many turns have begun."""
        return s.turns

    def round(self, s: Realm) -> int:
        """Return the number of the current round."""
        return s.round

    def clicks(self) -> Clicks[Realm]:
        """Return what clicks on hexes, tracks and tiles mean."""
        return CLICKS

    def obey(self, s: Realm, orders: JsonDict) -> int:
        """Return what standing orders answer to the open question."""
        return obey(s, orders)

    def leave(self, s: Realm, seat: int) -> None:
        """Remove a seat from the game; its structures stay, and score at the end."""
        leaving.leave(s, seat)

    def encode(self, s: Realm) -> JsonDict:
        """Return all fields."""
        return storage.encode(s)

    def decode(self, data: JsonDict, seats: int, options: JsonDict) -> Realm:
        """Return the table written by ``encode``."""
        return storage.decode(data, seats, self.steps, rule_set(seats, options))

    def upgrade(self, record: Record) -> Record:
        """Read records of older versions."""
        from turnwright.games.terra_mystica.history import upgraded

        return upgraded(cast("Game[State]", self), record)

    def exchange(self) -> Exchange:
        """Logs and ledgers of the community's site."""
        from turnwright.games.terra_mystica.exchange.form import LogExchange

        return LogExchange(self)

    def panels(self, view: View, theme: Theme) -> list[Panel]:
        """Return the drawing of the table."""
        from turnwright.games.terra_mystica import board

        assert isinstance(view, TableView)
        return board.panels(view.table, theme)

    def panel_plans(self, view: View, theme: Theme) -> list[PanelPlan]:
        """Return how to draw the table."""
        from turnwright.games.terra_mystica import board

        assert isinstance(view, TableView)
        return board.panel_plans(view.table, theme)

    def seat_colours(self, view: View) -> list[str]:
        """Return the colours of the seats' home terrains."""
        from turnwright.games.terra_mystica import board

        assert isinstance(view, TableView)
        return board.seat_colours(view.table)
