"""The game object: how a table of Terra Mystica is started, seen, judged and stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from turnwright.core.flow import bind
from turnwright.core.frames import Frame, State, Step
from turnwright.core.game import Game, JsonDict, Shown, TableView, View
from turnwright.core.messages import Message
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE, Viewer
from turnwright.games.terra_mystica import heuristics, labels, leaving, notation, priors, scoring, storage
from turnwright.games.terra_mystica.data.geometry import EDGES, PRINTED
from turnwright.games.terra_mystica.data.tables import (
    CULTS,
    EMPTY,
    FAVORS,
    KINDS,
    LAND,
    NOBODY,
    NONE,
    ORDER_SPACES,
    ROUNDS,
    SETUP,
    SLOTS,
    SPARE_CARDS,
)
from turnwright.games.terra_mystica.factions.cultists import Reaction
from turnwright.games.terra_mystica.factions.nomads import Sandstorm
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.factions.swarmlings import Upgrading
from turnwright.games.terra_mystica.factions.witches import Riding
from turnwright.games.terra_mystica.notation import ALL_CARDS
from turnwright.games.terra_mystica.options import OPTIONS, rule_set
from turnwright.games.terra_mystica.orders import ORDERS, obey
from turnwright.games.terra_mystica.points import SOURCES
from turnwright.games.terra_mystica.ruleset import RuleSet
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.bonuses import Bonus, CleanUp
from turnwright.games.terra_mystica.steps.building import Spades
from turnwright.games.terra_mystica.steps.devotion import CultStep, TileSteps, TopChoice
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.steps.offers import Offer, Offers
from turnwright.games.terra_mystica.steps.powers import Bridging
from turnwright.games.terra_mystica.steps.rewards import Payout, Rewards
from turnwright.games.terra_mystica.steps.setup import (
    DealColours,
    DrawCards,
    DrawTiles,
    First,
    FirstCard,
    Leading,
    Opening,
    Placement,
    Placing,
    begin,
)
from turnwright.games.terra_mystica.steps.turn import Act, After, Round, Turn

if TYPE_CHECKING:
    from turnwright.core.drawing import Panel, Theme
    from turnwright.core.exchange import Exchange
    from turnwright.core.journal import Record

STEPS: Final = cast(
    "list[Step[State]]",
    [
        DrawTiles(),
        DrawCards(),
        First(),
        DealColours(),
        Leading(),
        Placing(),
        FirstCard(),
        Round(),
        Turn(),
        Act(),
        After(),
        Spades(),
        Bridging(),
        CultStep(),
        TopChoice(),
        Rewards(),
        TileSteps(),
        Offers(),
        Offer(),
        Bonus(),
        CleanUp(),
        Riding(),
        Upgrading(),
        Sandstorm(),
        Reaction(),
        Placement(),
        Opening(),
        Payout(),
    ],
)
bind(FLOW, STEPS)


class TerraMystica(Game[Realm]):
    """14 factions, six rounds, 2 to 5 players."""

    name = "terra_mystica"
    version = 2
    seat_counts = range(2, 6)
    vocabulary = notation.vocabulary([faction.key for faction in ROSTER])
    steps = STEPS
    options = OPTIONS
    orders = ORDERS
    earnings = (("log-vp", "vp"),)
    follows = True
    horizon = 4

    def start(self, seats: int, options: JsonDict) -> Realm:
        """Return the table laid out (TM-2); chance draws tiles, cards and the first player."""
        rules = rule_set(seats, options)
        s = empty_table(seats, rules)
        frames: list[Frame] = []
        if rules.fixed_scorings:
            s.scoring = rules.fixed_scorings[:]
        else:
            frames.extend([Frame(FLOW.draw_tiles, CHANCE, round) for round in range(ROUNDS, 0, -1)])
        if rules.fixed_cards:
            for card in rules.fixed_cards:
                s.card_coins[card] = 0
        else:
            frames.extend([Frame(FLOW.draw_cards, CHANCE) for _card in range(seats + SPARE_CARDS)])
        if rules.first == NONE:
            s.then([*frames, Frame(FLOW.first, CHANCE)])
        else:
            begin(s, rules.first)
            s.then(frames)
        return s

    def redacted(self, s: Realm, viewer: Viewer) -> Realm:
        """Return the table; nothing is hidden."""
        return storage.redacted(s, viewer)

    def deal(self, shown: Shown[Realm], rng: Rng) -> Realm:
        """Return the table as it lies there."""
        assert isinstance(shown.view, TableView)
        table: Realm = shown.view.table
        return storage.dealt(table, rng)

    def scores(self, s: Realm) -> list[int]:
        """Return the victory points."""
        return s.vp[:]

    def scores_open(self, s: Realm) -> bool:
        """Points lie open."""
        return True

    def winners(self, s: Realm) -> list[int]:
        """Return the seats with the most points."""
        return scoring.winners(s)

    def value(self, s: Realm, seat: int) -> int:
        """Return how good the position is for ``seat``."""
        return heuristics.value(s, seat)

    def prior(self, s: Realm, actions: list[int]) -> list[int]:
        """Return how promising each option looks."""
        return priors.prior(s, actions)

    def turn(self, s: Realm) -> int:
        """Return how many turns have begun."""
        return s.turns

    def round(self, s: Realm) -> int:
        """Return the number of the round under way."""
        return s.round

    def obey(self, s: Realm, orders: JsonDict) -> int:
        """Return what standing orders say to the open question."""
        return obey(s, orders)

    def leave(self, s: Realm, seat: int) -> None:
        """Take a seat out of the game; what it has built stays, and counts at the end."""
        leaving.leave(s, seat)

    def encode(self, s: Realm) -> JsonDict:
        """Return all fields."""
        return storage.encode(s)

    def decode(self, data: JsonDict, seats: int, options: JsonDict) -> Realm:
        """Return the table that ``encode`` wrote."""
        return storage.decode(data, seats, STEPS, rule_set(seats, options))

    def upgrade(self, record: Record) -> Record:
        """Read records of version 1, which asked for rewards in another order."""
        from turnwright.games.terra_mystica.history import from_version_1

        return from_version_1(cast("Game[State]", self), record)

    def label(self, s: Realm, action: int) -> Message:
        """Return the words for a choice."""
        return labels.label(self.vocabulary, s, action)

    def target(self, action: int) -> str:
        """Return the drawn element a choice points at."""
        return labels.target(self.vocabulary, action)

    def exchange(self) -> Exchange:
        """Logs and ledgers of the community's site."""
        from turnwright.games.terra_mystica.exchange.form import LogExchange

        return LogExchange(self)

    def panels(self, view: View, theme: Theme) -> list[Panel]:
        """Return the drawing of the table."""
        from turnwright.games.terra_mystica import board

        assert isinstance(view, TableView)
        return board.panels(view.table, theme)


def empty_table(seats: int, rules: RuleSet) -> Realm:
    """Return the box laid out: map, tiles and empty places for what the seats will own."""
    return Realm(
        seats=seats,
        todo=[],
        rules=rules,
        round=0,
        phase=SETUP,
        turns=0,
        order=[],
        passed=[],
        gone=[],
        faction=[NONE] * seats,
        colour=[NONE] * seats,
        vp=[0] * seats,
        coins=[0] * seats,
        workers=[0] * seats,
        priests=[0] * seats,
        bowl1=[0] * seats,
        bowl2=[0] * seats,
        bowl3=[0] * seats,
        placed=[0] * seats,
        ship=[0] * seats,
        dig=[0] * seats,
        keys=[0] * seats,
        cult=[0] * (seats * CULTS),
        tally=[0] * (seats * SOURCES),
        terrain=PRINTED[:],
        kind=[EMPTY] * LAND,
        owner=[NOBODY] * LAND,
        built=[0] * (seats * KINDS),
        in_town=[0] * LAND,
        town_place=[],
        town_owner=[],
        town_tile=[],
        bridges=[NOBODY] * SLOTS,
        near=EDGES,
        orders=[NOBODY] * (CULTS * ORDER_SPACES),
        favors=[0] * seats,
        favors_left=[tile.copies for tile in FAVORS],
        towns_left=rules.towns[:],
        card=[NONE] * seats,
        card_coins=[NONE] * ALL_CARDS,
        scoring=[NONE] * ROUNDS,
        used=0,
        special=[0] * seats,
    )
