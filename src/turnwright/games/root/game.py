"""The game object: how a table of Root is started, viewed, evaluated and stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from turnwright.core.clicks import Clicks
from turnwright.core.flow import bind
from turnwright.core.frames import Frame, State, Step
from turnwright.core.game import Game, JsonDict, Observation, Scores, TableView, View
from turnwright.core.notation import Notation
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE, Viewer
from turnwright.core.starting import DRAWN
from turnwright.core.verbs import assemble
from turnwright.games.root import scoring, storage
from turnwright.games.root.clicks import CLICKS
from turnwright.games.root.data.boards import PIECES
from turnwright.games.root.data.tables import NONE
from turnwright.games.root.declared import DECLARED
from turnwright.games.root.effects.registry import EFFECTS
from turnwright.games.root.events import EVENTS
from turnwright.games.root.factions.roster import ROSTER
from turnwright.games.root.judgement.judge import RootJudge
from turnwright.games.root.layout import empty_table
from turnwright.games.root.notation import WoodsNotation
from turnwright.games.root.options import OPTIONS, rule_set
from turnwright.games.root.orders import ORDERS, obey_blind
from turnwright.games.root.state import Woods
from turnwright.games.root.steps.aftermath import aftermath_steps
from turnwright.games.root.steps.battle import battle_steps
from turnwright.games.root.steps.crafting import crafting_steps
from turnwright.games.root.steps.dominance import Fetched
from turnwright.games.root.steps.drawing import Stealing, drawing_steps
from turnwright.games.root.steps.flow import FLOW
from turnwright.games.root.steps.moving import moving_steps
from turnwright.games.root.steps.setup import lead, setup_steps
from turnwright.games.root.steps.spending import spending_steps
from turnwright.games.root.steps.turn import turn_steps
from turnwright.games.root.zones import FIRST_HAND, FIRST_RUIN, QUEST_DECK, RUIN_ITEMS

if TYPE_CHECKING:
    from turnwright.core.drawing import Panel, PanelPlan, Theme
    from turnwright.core.exchange import Exchange
    from turnwright.core.journal import Record

MOURNED: Final = [piece for piece in range(len(PIECES)) if any(faction.mourns(piece) for faction in ROSTER)]
COMMON: Final = cast(
    "list[Step[State]]",
    [
        *setup_steps(),
        *drawing_steps(),
        Stealing(),
        *turn_steps(
            [verb for faction in ROSTER for verb in faction.at_start],
            [verb for faction in ROSTER for verb in faction.on_roll],
        ),
        *moving_steps(),
        *battle_steps(),
        *crafting_steps(),
        *spending_steps(),
        *aftermath_steps(MOURNED),
        Fetched(),
    ],
)
OF_CARDS: Final[list[Step[State]]] = [step for effect in EFFECTS for step in effect.steps]
OF_FACTIONS: Final[list[Step[State]]] = [step for faction in ROSTER for step in faction.steps]
STEPS: Final = COMMON + OF_CARDS + OF_FACTIONS
VOCABULARY: Final = assemble(STEPS)
bind(FLOW, COMMON)


class Root(Game[Woods]):
    """Six factions and a second Vagabond in the woodland, 2 to 6 players."""

    name = "root"
    version = 2
    seat_counts = range(2, 7)
    minutes = (60, 120)
    vocabulary = VOCABULARY
    steps = STEPS
    options = OPTIONS
    declaration = DECLARED
    orders = ORDERS
    earnings = (("log-score", "vp"),)
    events = EVENTS

    def start(self, seats: int, options: JsonDict) -> Woods:
        """Return the table with map and deck; the setup of the factions is played by answers (RT-5.1)."""
        rules = rule_set(seats, options)
        s = empty_table(seats, rules)
        for seat in range(seats):
            if rules.fixed_factions[seat] != NONE:
                lead(s, seat, rules.fixed_factions[seat])
        if rules.first == DRAWN:
            s.then([Frame(FLOW.first, CHANCE), Frame(FLOW.prepare, 0)])
        else:
            s.first = rules.first
            s.push(Frame(FLOW.prepare, 0))
        return s

    def redacted(self, s: Woods, viewer: Viewer) -> Woods:
        """Return what ``viewer`` may see."""
        return storage.redacted(s, viewer)

    def deal(self, observation: Observation[Woods], rng: Rng) -> Woods:
        """Return a complete table: hidden cards are dealt in a way that fits the view."""
        view = observation.view
        assert isinstance(view, TableView)
        return storage.dealt(view.table, rng)

    def scores(self, s: Woods) -> Scores:
        """Return the victory points; none if the score marker is off the track."""
        return [None if vp == NONE else vp for vp in s.vp]

    def scores_open(self, s: Woods) -> bool:
        """Scores are public."""
        return True

    def winners(self, s: Woods) -> list[int]:
        """Return the winners, coalition partners included."""
        return scoring.winners(s)

    def judge(self) -> RootJudge:
        """Return the judge of positions and options."""
        return RootJudge(self)

    def clicks(self) -> Clicks[Woods]:
        """Return what clicks on clearings, cards and boards mean."""
        return CLICKS

    def obey_blind(self, view: View, orders: JsonDict) -> int:
        """Return what standing orders answer to a private question."""
        assert isinstance(view, TableView)
        return obey_blind(view.table, orders)

    def turn(self, s: Woods) -> int:
        """Return the number of the current turn, over all rounds."""
        return s.round * s.seats + (s.turn - s.first) % s.seats

    def round(self, s: Woods) -> int:
        """Return the number of the current round."""
        return s.round

    def face_names(self) -> list[str]:
        """Return the names of the pictures of all cards."""
        from turnwright.games.root.data.tables import CARD_KEYS, QUESTS

        return [*[f"card-{key}" for key in CARD_KEYS], *[f"quest-{quest.key}" for quest in QUESTS]]

    def face(self, name: str) -> str:
        """Return the picture of a die, a card or a quest."""
        from turnwright.games.root import board

        return board.face(name)

    def panels(self, view: View, theme: Theme) -> list[Panel]:
        """Return the drawing of the table."""
        from turnwright.games.root import board

        assert isinstance(view, TableView)
        return board.panels(view.table, theme)

    def panel_plans(self, view: View, theme: Theme) -> list[PanelPlan]:
        """Return how to draw the table."""
        from turnwright.games.root import board

        assert isinstance(view, TableView)
        return board.panel_plans(view.table, theme)

    def seat_colours(self, view: View) -> list[str]:
        """Return the colours of the seats' factions."""
        from turnwright.games.root import board

        assert isinstance(view, TableView)
        return board.seat_colours(view.table)

    def notation(self) -> Notation[Woods]:
        """Return how positions are written as text."""
        return WoodsNotation(self)

    def mixed_zones(self, seats: int) -> list[list[int]]:
        """Return the quests and the items of ruins, which do not mix with the cards of the shared deck."""
        return [[QUEST_DECK], [RUIN_ITEMS, *range(FIRST_RUIN, FIRST_HAND)]]

    def upgrade(self, record: Record) -> Record:
        """Return a game of version 1 with the readings it was played with."""
        from turnwright.games.root.history import from_version_1

        return from_version_1(record, self.version)

    def exchange(self) -> Exchange:
        """Return the rootlog exchange."""
        from turnwright.games.root.exchange.form import LogExchange

        return LogExchange()

    def encode(self, s: Woods) -> JsonDict:
        """Return all fields."""
        return storage.encode(s)

    def decode(self, data: JsonDict, seats: int, options: JsonDict) -> Woods:
        """Return the table written by ``encode``."""
        return storage.decode(data, seats, STEPS, rule_set(seats, options))
