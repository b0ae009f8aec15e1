"""What the suites that every game shares need to know of Mythotopia."""

from __future__ import annotations

from tests.games.mythotopia.claims import CLAIMS
from tests.games.mythotopia.drawn import CONTRASTS, built_ids, crowded
from tests.games.mythotopia.invariants import lost
from tests.games.samples import Samples
from turnwright.core import engine
from turnwright.core.drawing import Panel, Theme
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.board import panels
from turnwright.games.mythotopia.cards.roster import OWN_TEXTS
from turnwright.games.mythotopia.data.faces import FIRST_IMPROVEMENT
from turnwright.games.mythotopia.data.geometry import BORDER_KINDS
from turnwright.games.mythotopia.objectives.roster import OBJECTIVES
from turnwright.games.mythotopia.state import World

THINGS = ("army", "card", "food", "gold", "ship", "stone", "vp")
"""What choices cost and bring."""
WORDS = "decline done end end-game extra mercenaries no-token number of pass swap take-token take-unused"
"""Answers that are about no place, or about one that only the question tells."""
CHANCE_WORDS = "draw starts vp-card"
"""What chance draws."""
KINDS = """
    as-army as-food as-gold as-stone buy castle city discard draft end-war hero invade launch march pay place play
    recall remove road sail store stow withdraw
"""
"""What menus with many choices are sorted by."""
SAYS = "add carry from invade-from invade-sail look march-to replace show with"
"""What buttons say of verbs that share a word."""
TOLD = "castle city dragon from runestone sail"
"""What the log tells of things that were built or placed and ways that were taken."""
STANDING = "castle citadel city dragon runestone"
"""What the words for a province name."""
CHANGED = "armies army_stock castles cities heaps ship_stock ships"
"""What a preview tells."""
COMMON = "build castle citadel city defender dragons mercenary road runestones seas ship"
"""Cards and VP cards that are named after something of the common rules."""
SHARED = "19 21 26 37 39 56 62 63 68 70 79"
"""Rules of cards that common rules ask about by their attributes: those that pay, hire, shield and take tokens."""
DULL = ("decline", "discard", "done", "end", "pass", "recall", "remove", "withdraw")
"""What a lively player does only if there is nothing else to do."""


def ids() -> set[str]:
    """Return the ids that the sources build from the names of the tables."""
    found = {f"thing-{name}" for name in THINGS}
    found |= {f"choice-{verb}" for verb in (*GAME.vocabulary.verbs, *SAYS.split())}
    found |= {f"verb-{verb}" for verb in KINDS.split()} | {f"log-{what}" for what in TOLD.split()}
    found |= {f"detail-projected-{seats}" for seats in GAME.seat_counts}
    found |= {f"table-{piece}" for piece in STANDING.split()} | {f"table-change-{kind}" for kind in CHANGED.split()}
    found |= {f"table-borders-{kind}" for kind in BORDER_KINDS}
    return found | {f"suggest-{number}" for number in (*range(1, 7), "many")} | built_ids()


class MythotopiaSamples(Samples[World]):
    """The usual readings, and others; thoughtless players would take long without a limit."""

    options = {  # noqa: RUF012
        "plain": {"rounds": 10},
        "other": {"rounds": 10, "road_stone": 1, "starting_cards": 4, "ending": "last_round"},
    }
    short = {"rounds": 5}  # noqa: RUF012
    supplies = 2
    placeless = frozenset([*WORDS.split(), *CHANCE_WORDS.split()])
    elements = Samples.elements | frozenset({"clipPath", "linearGradient", "stop"})
    claims = CLAIMS
    contrasts = CONTRASTS
    ids = frozenset(ids())
    rooms = ("cards", "objectives")
    lists = ("data/tables.py", "data/vp_cards.py")
    factions = {  # noqa: RUF012
        **{text.key: f"card-{text.key}" for text in OWN_TEXTS if text.card >= FIRST_IMPROVEMENT},
        **{objective.key: f"vp-{objective.key}" for objective in OBJECTIVES},
    }
    homes = {  # noqa: RUF012
        **dict.fromkeys(("farming", "gold_mine", "levies", "quarry"), "cards/converters"),
        **{objective.key: f"objectives/{objective.key}" for objective in OBJECTIVES},
        **dict.fromkeys(("city", "road", "castle"), "objectives/fixed"),
        **dict.fromkeys(("guilded_city", "inns"), "objectives/bought"),
        **dict.fromkeys(("dragons", "runestones"), "objectives/markers"),
    }
    common_words = frozenset(COMMON.split())
    faction_rules = rf"MY_17_(?!({'|'.join(SHARED.split())})$)\d+"

    def answer(self, s: World, rng: Rng) -> int:
        """Return a choice of a kind at random, dull ones only where there are no others."""
        found = engine.options(s)
        if engine.asked(s) == CHANCE:
            return engine.random_answer(s, found, rng)
        verbs = {action: GAME.vocabulary.verb(action) for action in found}
        kinds = sorted(set(verbs.values()) - set(DULL)) or sorted(set(verbs.values()))
        kind = kinds[rng.below(len(kinds))]
        choices = [action for action in found if verbs[action] == kind]
        return choices[rng.below(len(choices))]

    def derived(self, s: World) -> object:
        """Nothing is kept besides what is stored."""
        return None

    def unsound(self, s: World) -> list[str]:
        """Return what is lost or doubled."""
        return lost(s)

    def drawings(self, seats: int, theme: Theme) -> list[list[Panel]]:
        """Return the crowded tables."""
        return [panels(crowded(seats), theme)]


SAMPLES = MythotopiaSamples()
