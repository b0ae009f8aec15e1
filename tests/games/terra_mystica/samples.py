"""What the suites that every game shares need to know of Terra Mystica."""

from __future__ import annotations

from functools import cache

from tests.games.samples import Samples
from tests.games.terra_mystica import walking
from tests.games.terra_mystica.claims import CLAIMS
from tests.games.terra_mystica.invariants import broken_counts
from turnwright.core import engine
from turnwright.core.drawing import Panel, Theme
from turnwright.core.rng import Rng
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.art.palette import GROUNDS
from turnwright.games.terra_mystica.board import panels
from turnwright.games.terra_mystica.data.tables import (
    ACTION_NAMES,
    CARDS,
    CULT_NAMES,
    FAVORS,
    SCORINGS,
    STRUCTURES,
    TERRAINS,
    TOWNS,
)
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.network import own_hexes
from turnwright.games.terra_mystica.points import SOURCE_NAMES
from turnwright.games.terra_mystica.state import Realm
from turnwright.games.terra_mystica.steps.flow import FLOW
from turnwright.games.terra_mystica.terminal.changes import GOODS as CHANGED

GOODS = ("coins", "workers", "priests", "keys")


def ids() -> set[str]:
    """Return the ids that the sources build from the names of the tables."""
    found = {f"faction-{faction.key}{end}" for faction in ROSTER for end in ("", "-help")}
    found |= {f"special-{faction.key}" for faction in ROSTER if faction.special}
    found |= {f"ability-{faction.key}" for faction in ROSTER if faction.ability}
    found |= {f"terrain-{name}" for name in TERRAINS} | {f"structure-{name}" for name in STRUCTURES[1:]}
    found |= {f"{kind}-{name}" for kind in ("cult", "by") for name in CULT_NAMES}
    found |= {f"source-{name}" for name in SOURCE_NAMES}
    found |= {f"by-{name}" for name in SOURCE_NAMES if name not in ("start", "round-tile", "favor", "card", "cult")}
    found |= {f"income-{name}" for name in (*STRUCTURES[1:], "card", "favor")}
    found |= {name.replace(" ", "-") for name in GAME.vocabulary.names if name.startswith("convert ")}
    found |= {f"tile-{name}" for name in ACTION_NAMES}
    tiles = [[t.name for t in CARDS], [t.name for t in FAVORS], [t.name for t in TOWNS], [t.name for t in SCORINGS]]
    found |= {f"tile-{name}" for names in tiles for name in names}
    found |= {f"{kind}-{tile.name}" for kind in ("by", "bonus") for tile in SCORINGS}
    found |= {f"by-{card.name}" for card in CARDS if any(card.pass_vp) or card.ship_vp}
    found |= {f"by-{favor.name}" for favor in FAVORS if any(favor.build_vp) or any(favor.pass_vp)}
    found |= {f"special-{card.name}" for card in CARDS if card.spades or card.steps}
    found |= {f"choice-{verb}" for verb in GAME.vocabulary.verbs if verb != "special"} | {"choice-pass-card"}
    found |= {f"verb-{verb}" for step in GAME.steps if step.name == "act" for verb in step.verbs}
    specials = [name.replace(" ", "-") for name in GAME.vocabulary.names if name.startswith("special ")]
    found |= {f"{kind}-{name}" for name in specials for kind in ("choice", "log")}
    found |= {f"drawn-{name}" for name in (*GOODS, "favor", "town")}
    return found | {f"table-change-{good}" for good in CHANGED}


@cache
def rich(seats: int) -> tuple[Realm, ...]:
    """Tables of a game in which everybody can afford bridges, towns and hops, as seat 0 sees them."""
    factions = ",".join(["engineers", "fakirs", "witches", "mermaids", "giants"][:seats])
    s, rng = GAME.new_state(seats, {"factions": factions, "more_towns": True, "pass_ends_turn": True}), Rng(10 + seats)
    found: list[Realm] = []
    while s.todo:
        if s.todo[-1].step is FLOW.act:
            walking.enrich(s)
            if s.turns % (8 * seats) == 0:
                found.append(GAME.redacted(s, 0))
        engine.apply(s, walking.answer(s, rng, True))
    return (*found, GAME.redacted(s, 0))


class TerraMysticaSamples(Samples[Realm]):
    """The printed tiles and those of later printings, played by keen builders."""

    options = {  # noqa: RUF012
        "base": {},
        "later-printings": {"more_towns": True, "shipping_card": True, "temple_tile": True, "setup": "colours"},
    }
    supplies = 3
    placeless = frozenset(
        {"accept", "claim", "colour", "deal", "decline", "done", "end", "ordain", "pass", "scoring", "starts"}
    )
    claims = CLAIMS
    contrasts = (
        *((ground.fill, ground.mark, 3) for ground in GROUNDS),
        *((ground.piece, ground.ink, 3) for ground in GROUNDS),
    )
    ids = frozenset(ids())
    coordinates = r"[A-I]\d{1,2}"
    abbreviations = frozenset({"VP", "ПО", "III"})
    factions = {faction.key: f"faction-{faction.key}" for faction in ROSTER}  # noqa: RUF012
    faction_rules = r"TM_(2[89]|3\d|4[01])_\d+"

    def answer(self, s: Realm, rng: Rng) -> int:
        """Return an answer of a keen builder."""
        return walking.answer(s, rng, True)

    def derived(self, s: Realm) -> object:
        """Return what is adjacent, and who holds what."""
        return [sorted(row) for row in s.near], [own_hexes(s, seat) for seat in range(s.seats)]

    def unsound(self, s: Realm) -> list[str]:
        """Return structures and bridges that are miscounted."""
        return broken_counts(s)

    def drawings(self, seats: int, theme: Theme) -> list[list[Panel]]:
        """Return the tables of a rich game."""
        return [panels(s, theme) for s in rich(seats)]


SAMPLES = TerraMysticaSamples()
