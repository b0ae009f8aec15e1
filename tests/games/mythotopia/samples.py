"""What the suites that every game shares need to know of Mythotopia."""

from __future__ import annotations

from tests.games.mythotopia.drawn import crowded
from tests.games.mythotopia.invariants import broken
from tests.games.samples import Samples
from turnwright.core import engine
from turnwright.core.drawing import Panel, Theme
from turnwright.core.palette import INK
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.art.palette import (
    BACK,
    BACK_LINE,
    CARD,
    DAY,
    PRINT,
    PRINT_HALO,
    SYMBOL_COLOURS,
    TEXT_COLOUR,
)
from turnwright.games.mythotopia.board import panels
from turnwright.games.mythotopia.data.faces import CARD_KEYS
from turnwright.games.mythotopia.data.geometry import BORDER_KINDS, KEYS, PROVINCES, SEAS
from turnwright.games.mythotopia.data.tables import HEADERS, SYMBOLS
from turnwright.games.mythotopia.data.vp_cards import VP_KEYS
from turnwright.games.mythotopia.points import SOURCE_NAMES
from turnwright.games.mythotopia.state import World

THINGS = ("army", "card", "gold", "ship", "stone", "vp")
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
SAYS = "add carry from look replace show with"
"""What buttons say of verbs that share a word."""
TOLD = "castle city from sail"
"""What the log tells of things that were built and ways that were taken."""
PIECES = "army castle citadel city dragon mercenary road runestone ship town"
STANDING = "castle citadel city dragon runestone"
"""What the words for a province name."""
CHANGED = "armies army_stock castles cities heaps ship_stock ships"
"""What a preview tells."""
DRAWN = "deck discard discard-pile done-drafted done-free done-marched hand removed-pile"
"""What the drawing builds of the names of marks and tracks."""
CONTRASTS = (
    *((colour.main, colour.dark, 3.0) for colour in (*SYMBOL_COLOURS, TEXT_COLOUR)),
    *((colour.pale, INK, 7.0) for colour in (*SYMBOL_COLOURS, TEXT_COLOUR)),
    *((ground.lit, PRINT, 7.0) for ground in DAY.grounds),
    (PRINT_HALO, PRINT, 7.0),
    (CARD, INK, 7.0),
    (BACK, BACK_LINE, 3.0),
)
"""Grounds, the inks on them, and the least contrast between the two."""
DULL = ("decline", "discard", "done", "end", "pass", "recall", "remove", "withdraw")
"""What a lively player does only where there is nothing else to do."""


def ids() -> set[str]:
    """Return the ids that the sources build from the names of the tables."""
    found = {f"card-{key}" for key in CARD_KEYS} | {f"card-{key}-help" for key in CARD_KEYS[PROVINCES:]}
    found |= {f"vp-{key}{end}" for key in VP_KEYS for end in ("", "-help")}
    found |= {f"province-{key}" for key in KEYS} | {f"sea-{key}" for key in SEAS}
    found |= {f"symbol-{key}" for key in SYMBOLS} | {f"header-{key}" for key in HEADERS}
    found |= {f"source-{name}" for name in SOURCE_NAMES} | {f"thing-{name}" for name in THINGS}
    found |= {f"choice-{verb}" for verb in (*GAME.vocabulary.verbs, *SAYS.split())}
    found |= {f"verb-{verb}" for verb in KINDS.split()} | {f"log-{what}" for what in TOLD.split()}
    found |= {f"detail-projected-{seats}" for seats in GAME.seat_counts}
    found |= {f"piece-{piece}{end}" for piece in PIECES.split() for end in ("", "-help")}
    found |= {f"table-{piece}" for piece in STANDING.split()} | {f"table-change-{kind}" for kind in CHANGED.split()}
    found |= {f"table-borders-{kind}" for kind in BORDER_KINDS}
    found |= {f"drawn-{id}" for id in DRAWN.split()} | {f"drawn-border-{kind}" for kind in BORDER_KINDS}
    return found | {f"suggest-{number}" for number in (*range(1, 7), "many")}


class MythotopiaSamples(Samples[World]):
    """The usual readings, and others; thoughtless players would take long without a limit."""

    options = {  # noqa: RUF012
        "plain": {"rounds": 10},
        "other": {"rounds": 10, "road_stone": 1, "starting_cards": 4, "ending": "last_round"},
    }
    short = {"rounds": 5}  # noqa: RUF012
    supplies = 2
    placeless = frozenset([*WORDS.split(), *CHANCE_WORDS.split()])
    contrasts = CONTRASTS
    ids = frozenset(ids())

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
        return broken(s)

    def drawings(self, seats: int, theme: Theme) -> list[list[Panel]]:
        """Return the crowded tables."""
        return [panels(crowded(seats), theme)]


SAMPLES = MythotopiaSamples()
