"""The game object: how a table of Mythotopia is started, viewed, evaluated and stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from turnwright.core.clicks import Clicks
from turnwright.core.flow import bind
from turnwright.core.frames import Frame, State, Step
from turnwright.core.game import Game, JsonDict, Observation, Scores, TableView, View
from turnwright.core.notation import Notation
from turnwright.core.rng import Rng
from turnwright.core.seats import Viewer
from turnwright.core.verbs import assemble
from turnwright.games.mythotopia import scoring, storage
from turnwright.games.mythotopia.cards.roster import OWN_TEXTS
from turnwright.games.mythotopia.clicks import CLICKS
from turnwright.games.mythotopia.data.geometry import PROVINCES
from turnwright.games.mythotopia.declared import DECLARED
from turnwright.games.mythotopia.events import EVENTS
from turnwright.games.mythotopia.judgement.judge import MythotopiaJudge
from turnwright.games.mythotopia.layout import empty_table
from turnwright.games.mythotopia.notation import WorldNotation
from turnwright.games.mythotopia.objectives.roster import OBJECTIVES
from turnwright.games.mythotopia.options import OPTIONS, PRESETS, rule_set
from turnwright.games.mythotopia.orders import ORDERS, obey_blind
from turnwright.games.mythotopia.state import World
from turnwright.games.mythotopia.steps.building import building_steps
from turnwright.games.mythotopia.steps.buying import buying_steps
from turnwright.games.mythotopia.steps.claiming import claiming_steps
from turnwright.games.mythotopia.steps.drawing import drawing_steps
from turnwright.games.mythotopia.steps.flow import FLOW
from turnwright.games.mythotopia.steps.free import free_steps
from turnwright.games.mythotopia.steps.handling import handling_steps
from turnwright.games.mythotopia.steps.invading import invading_steps
from turnwright.games.mythotopia.steps.paying import paying_steps
from turnwright.games.mythotopia.steps.placing import placing_steps
from turnwright.games.mythotopia.steps.removing import removing_steps
from turnwright.games.mythotopia.steps.setup import setup_steps
from turnwright.games.mythotopia.steps.turn import turn_steps
from turnwright.games.mythotopia.steps.wars import HandOver
from turnwright.games.mythotopia.verbs import WorldVerb
from turnwright.games.mythotopia.zones import deck, hand

if TYPE_CHECKING:
    from turnwright.core.drawing import Panel, PanelPlan, Theme

ACTIONS: Final[list[WorldVerb]] = [
    *[verb for text in OWN_TEXTS for verb in text.actions],
    *[verb for objective in OBJECTIVES for verb in objective.actions],
]
FREE_ACTIONS: Final = [verb for text in OWN_TEXTS for verb in text.free_actions]
COMMON: Final = cast(
    "list[Step[State]]",
    [
        *setup_steps(),
        *drawing_steps(),
        *turn_steps(ACTIONS, FREE_ACTIONS),
        *invading_steps(),
        *placing_steps(),
        *removing_steps(),
        HandOver(),
        *claiming_steps(),
        *buying_steps(),
        *handling_steps(),
        *building_steps(),
        *paying_steps(),
        *free_steps(),
    ],
)
OF_CARDS: Final[list[Step[State]]] = [step for text in OWN_TEXTS for step in text.steps]
OF_OBJECTIVES: Final[list[Step[State]]] = [step for objective in OBJECTIVES for step in objective.steps]
STEPS: Final = COMMON + OF_CARDS + OF_OBJECTIVES
VOCABULARY: Final = assemble(STEPS)
bind(FLOW, COMMON)


def some_of(provinces: int, number: int, rng: Rng) -> int:
    """Return a random selection of some provinces, as a mask."""
    chosen = 0
    for _province in range(number):
        left = [province for province in range(PROVINCES) if (provinces & ~chosen) >> province & 1]
        chosen |= 1 << left[rng.below(len(left))]
    return chosen


class Mythotopia(Game[World]):
    """Provinces, cards and wars without dice, 2 to 4 players."""

    name = "mythotopia"
    version = 1
    seat_counts = range(2, 5)
    minutes = (60, 120)
    vocabulary = VOCABULARY
    steps = STEPS
    options = OPTIONS
    declaration = DECLARED
    presets = PRESETS
    orders = ORDERS
    earnings = (("log-score", "vp"),)
    events = EVENTS
    random_play = {"rounds": 50}  # noqa: RUF012

    def clicks(self) -> Clicks[World]:
        """Return what clicks on provinces, sea areas, borders and cards mean."""
        return CLICKS

    def obey_blind(self, view: View, orders: JsonDict) -> int:
        """Return what standing orders answer to a private question."""
        assert isinstance(view, TableView)
        return obey_blind(view.table, orders)

    def notation(self) -> Notation[World]:
        """Return how positions are written as text."""
        return WorldNotation(self)

    def start(self, seats: int, options: JsonDict) -> World:
        """Return the empty map; setup is played by answers (MY-4)."""
        rules = rule_set(seats, options)
        s = empty_table(seats, rules)
        s.push(Frame(FLOW.prepare, 0))
        return s

    def redacted(self, s: World, viewer: Viewer) -> World:
        """Return what ``viewer`` may see."""
        return storage.redacted(s, viewer)

    def deal(self, observation: Observation[World], rng: Rng) -> World:
        """Return a complete table: hidden cards are dealt in a way that fits the view."""
        view = observation.view
        assert isinstance(view, TableView)
        s = storage.dealt(view.table, rng)
        for seat in range(s.seats):
            if seat != view.table.viewer:
                s.picks[seat] = some_of(s.realms[seat], s.picked[seat], rng)
        return s

    def scores(self, s: World) -> Scores:
        """Return the victory points."""
        return scoring.scores(s)

    def scores_open(self, s: World) -> bool:
        """Scores are public."""
        return True

    def winners(self, s: World) -> list[int]:
        """Return the winners."""
        return scoring.winners(s)

    def judge(self) -> MythotopiaJudge:
        """Return the judge of positions and options."""
        return MythotopiaJudge(self)

    def turn(self, s: World) -> int:
        """Return the number of the current turn, over all rounds."""
        return s.round * s.seats + (s.turn - s.first) % s.seats

    def round(self, s: World) -> int:
        """Return the number of the current round."""
        return s.round

    def face_names(self) -> list[str]:
        """Return the names of the pictures of all cards."""
        from turnwright.games.mythotopia.data.faces import CARD_KEYS

        return [f"card-{key}" for key in CARD_KEYS]

    def face(self, name: str) -> str:
        """Return the picture of a card."""
        from turnwright.games.mythotopia import board

        return board.face(name)

    def panels(self, view: View, theme: Theme) -> list[Panel]:
        """Return the drawing of the table."""
        from turnwright.games.mythotopia import board

        assert isinstance(view, TableView)
        return board.panels(view.table, theme)

    def panel_plans(self, view: View, theme: Theme) -> list[PanelPlan]:
        """Return how to draw the table."""
        from turnwright.games.mythotopia import board

        assert isinstance(view, TableView)
        return board.panel_plans(view.table, theme)

    def mixed_zones(self, seats: int) -> list[list[int]]:
        """Return the deck and hand of each seat; everyone knows which cards these are together."""
        return [[deck(seat), hand(seat)] for seat in range(seats)]

    def encode(self, s: World) -> JsonDict:
        """Return all fields."""
        return storage.encode(s)

    def decode(self, data: JsonDict, seats: int, options: JsonDict) -> World:
        """Return the table written by ``encode``."""
        return storage.decode(data, seats, STEPS, rule_set(seats, options))
