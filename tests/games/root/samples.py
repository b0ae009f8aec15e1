"""What the suites that every game shares need to know of Root."""

from __future__ import annotations

from tests.games.root.claims import CLAIMS
from tests.games.root.drawn import CONTRASTS, OTHER_PARTY, PARTIES, built_ids, crowded
from tests.games.root.invariants import broken
from tests.games.samples import Samples
from turnwright.core.drawing import Panel, Theme
from turnwright.games.root import GAME
from turnwright.games.root.board import panels
from turnwright.games.root.data.boards import CHARACTERS, COLUMNS, LEADERS, PIECES, SERVICES
from turnwright.games.root.data.tables import CARD_KEYS, ITEMS, PHASES, QUESTS, SUITS
from turnwright.games.root.factions.roster import READINGS, ROSTER
from turnwright.games.root.points import SOURCE_NAMES
from turnwright.games.root.readings import COMMON
from turnwright.games.root.state import Woods

THINGS = ("acolyte", "card", "fund", "item", "officer", "supporter", "vp", "warrior", "wood")
"""What choices cost and bring."""

WORDS = """
    activate ally-falls done explore hideout lose mobilize no-ambush no-hospital outcast preach protect
    recruit resolve reward scorch shoot show-hand swift take
"""
"""Answers that are about no place, or about one that only the question tells."""
CHANCE_WORDS = "card forfeit roll starts stolen suit uncover unearth"
"""What chance draws."""
KINDS = """
    aid battle build buy convert craft crew dominate draw establish export extra fetch glide go hire improvise labor
    levy move organize overwork quest refresh repair reveal revolt sacrifice sanctify slip spread steal strike train use
"""
"""What menus with many choices are sorted by."""


def ids() -> set[str]:
    """Return the ids that the sources build from the names of the tables."""
    named = {
        "faction": [faction.key for faction in ROSTER],
        "suit": SUITS,
        "phase": PHASES,
        "item": ITEMS,
        "piece": [*PIECES, "warrior", "pawn", "ruin"],
        "card": CARD_KEYS,
        "quest": [quest.key for quest in QUESTS],
        "leader": [leader.key for leader in LEADERS],
        "character": [character.key for character in CHARACTERS],
        "service": SERVICES,
    }
    found = {f"{kind}-{key}{end}" for kind, keys in named.items() for key in keys for end in ("", "-help")}
    found |= {f"source-{name}" for name in SOURCE_NAMES} | {f"column-{name}" for name in COLUMNS}
    found |= {f"choice-{verb}" for verb in GAME.vocabulary.verbs if verb != "reward"}
    found |= {"choice-reward-points", "choice-reward-cards", "choice-slip-forest", "choice-extra-instead"}
    found |= {f"verb-{verb}" for verb in KINDS.split()}
    return found | {f"thing-{name}" for name in THINGS} | built_ids()


class RootSamples(Samples[Woods]):
    """Factions by chance on both maps, and factions that are chosen."""

    options = {"autumn": {}, "winter": {"map": "winter", "assign": "chosen"}}  # noqa: RUF012
    short = {"rounds": 5}  # noqa: RUF012
    supplies = 2
    placeless = frozenset([*WORDS.split(), *CHANCE_WORDS.split()])
    claims = CLAIMS
    contrasts = CONTRASTS
    ids = frozenset(ids())
    factions = {faction.key: f"faction-{faction.key}" for faction in ROSTER}  # noqa: RUF012
    # A base of verbs, keeping things and the wood are words of their own.
    faction_words = (frozenset(PIECES) - {"base", "keep", "wood"}) | {
        reading.name for reading in READINGS if reading not in COMMON
    }
    faction_rules = r"RT_([6-9]|1[01])_\w+"

    def derived(self, s: Woods) -> object:
        """Nothing: rulers are recomputed on demand."""
        return None

    def unsound(self, s: Woods) -> list[str]:
        """Return what is lost or doubled."""
        return broken(s)

    def drawings(self, seats: int, theme: Theme) -> list[list[Panel]]:
        """Return the crowded tables."""
        parties = [PARTIES[seats]] + ([OTHER_PARTY] if len(OTHER_PARTY.split()) == seats else [])
        return [panels(crowded(party), theme) for party in parties]


SAMPLES = RootSamples()
