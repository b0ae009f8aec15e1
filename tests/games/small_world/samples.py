"""What the suites that every game shares need to know of Small World."""

from __future__ import annotations

from tests.games.samples import Samples
from tests.games.small_world.claims import CLAIMS
from tests.games.small_world.invariants import broken_banners, tokens_by_race
from turnwright.core.drawing import DARK, LIGHT, Panel, Theme
from turnwright.core.game import JsonDict
from turnwright.core.palette import SEATS
from turnwright.core.verbs import things
from turnwright.games.small_world import GAME
from turnwright.games.small_world.art.palette import LANDS
from turnwright.games.small_world.art.scene import Scene
from turnwright.games.small_world.belief import table_of
from turnwright.games.small_world.board import panels
from turnwright.games.small_world.data.tables import TERRAINS
from turnwright.games.small_world.factions.roster import POWERS, RACES, READINGS, TRAITS
from turnwright.games.small_world.readings import COMMON
from turnwright.games.small_world.state import World

HOMEMADE: JsonDict = {
    "homemade": {
        "race": {
            **{"name": "Moles", "banner": 9, "tokens_of": "skeletons"},
            **{"effects": ["amazons", "ghouls", "trolls"], "leaves_out": ["amazons", "trolls"]},
        },
        "power": {"name": "Grand", "tokens": 5, "effects": ["fortified", "stout"], "leaves_out": ["fortified"]},
    }
}
MARKERS = ("lair", "hole", "fortress", "camps", "hero", "dragon")
STACKS = ("banners", "badges", "discards")


def ids() -> set[str]:
    """Return the ids that the sources build from the names of the tables."""
    found = {f"race-{race.key}{end}" for race in RACES for end in ("", "-help")}
    found |= {f"power-{power.key}{end}" for power in POWERS for end in ("", "-help")}
    found |= {"race-homemade", "power-homemade"}
    found |= {f"terrain-{name}" for name in TERRAINS}
    found |= {f"symbol-{name}" for name in ("mine", "magic", "cavern")}
    found |= {f"choice-{verb}" for verb in GAME.vocabulary.verbs} | {"verb-place", "verb-pile"}
    found |= {f"drawn-{name}" for name in (*MARKERS, *STACKS)} | {f"table-{name}" for name in MARKERS}
    found |= {"table-change-hand", "table-change-withdrawn", "table-change-coins"}
    return found | set(things(coin=1, token=1, region=1, race=1))


def crowded(seats: int) -> Scene:
    """A table with every kind of piece in every region."""
    view = Scene(table_of(GAME.new(seats, 1).view(0)))
    for index, region in enumerate(view.regions):
        region.seat, region.race, region.tokens = index % seats, index % 15, 1 + index % 14
        region.declined, region.tribe = index % 2 == 0, False
        counts = {"lair": 1, "fortress": int(index % 3 > 0), "camps": index % 6, "hero": int(index in (0, 8))}
        counts |= {"hole": int(index in (1, 8)), "dragon": int(index == 8)}
        region.markers = {name: count for name, count in counts.items() if count}
    for seat, player in enumerate(view.players):
        player.race, player.power, player.hand, player.coins = seat, 4 + seat, 9, 12
        player.declined_race, player.beside_race = 5 + seat, 14
        player.bound = {"diplomat": 1 << (seat + 1) % seats}
        player.markers, player.withdrawn = {"aside": 4}, 3
    return view


class SmallWorldSamples(Samples[World]):
    """Printed and home-made pieces, and a crowded map."""

    options = {"printed": {}, "homemade": HOMEMADE}  # noqa: RUF012
    elements = Samples.elements | frozenset(
        {"ellipse", "pattern", "clipPath", "stop", "linearGradient", "radialGradient"}
    )
    placeless = frozenset(
        {"badge", "banner", "decline", "die", "expand", "keep", "regroup", "roll", "skip", "starts", "stop"}
    )
    claims = CLAIMS
    contrasts = (
        *((LANDS[theme.name].plate, LANDS[theme.name].plate_ink, 7) for theme in (LIGHT, DARK)),
        *((seat.main, seat.ink, 3) for seat in SEATS),
    )
    ids = frozenset(ids())
    factions = {race.key: f"race-{race.key}" for race in RACES} | {power.key: f"power-{power.key}" for power in POWERS}
    faction_words = frozenset(
        {trait.marker for trait in TRAITS.values() if trait.marker}
        | {reading.name for reading in READINGS if reading not in COMMON}
    )
    # Terrains that happen to be names of powers as well.
    common_words = frozenset({"forest", "hill", "swamp"})
    faction_rules = r"SW_(1[6-9]|[2-4]\d)_\d+"

    def derived(self, s: World) -> object:
        """Return what the forces can do, and what markers mean."""
        return s.kits, s.keepers, s.marked, s.immune, s.guard, s.bound

    def unsound(self, s: World) -> list[str]:
        """Return banners and badges that are lost or doubled, and tokens that the box does not hold."""
        boxes = [race.box for race in s.rules.races]
        return broken_banners(s) + ([] if boxes == tokens_by_race(s) else [f"tokens: {tokens_by_race(s)}"])

    def drawings(self, seats: int, theme: Theme) -> list[list[Panel]]:
        """Return the crowded map."""
        return [panels(crowded(seats), theme)]


SAMPLES = SmallWorldSamples()
