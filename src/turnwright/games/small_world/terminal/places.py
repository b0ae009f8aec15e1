"""Text description of one region: its land, who holds it, its cost for the reader."""

from __future__ import annotations

from typing import Final

from turnwright.core.frames import Frame
from turnwright.core.game import View
from turnwright.core.masks import numbers_of
from turnwright.core.messages import Message, Say
from turnwright.core.text import rule_text
from turnwright.games.small_world import GAME
from turnwright.games.small_world.art.scene import RegionScene, Scene
from turnwright.games.small_world.belief import table_of
from turnwright.games.small_world.data.tables import NONE, SLOTS, TERRAINS, Board
from turnwright.games.small_world.factions.roster import RACES
from turnwright.games.small_world.state import World
from turnwright.games.small_world.steps.turn import Pick
from turnwright.games.small_world.verbs import Ask, RegionVerb
from turnwright.games.small_world.war import barred, cost_for

HOMEMADE: Final = "homemade"


def land(board: Board, region: int, say: Say) -> str:
    """Return terrain and symbols of a region."""
    symbols = (("mine", board.mine), ("magic", board.magic), ("cavern", board.cavern))
    names = [say(Message(f"terrain-{TERRAINS[board.terrain[region]]}"))]
    names += [say(Message(f"symbol-{name}")) for name, mask in symbols if mask >> region & 1]
    return ", ".join(names)


def holder(scene: Scene, held: RegionScene, say: Say) -> str:
    """Return who holds a region and with how many tokens."""
    if held.tribe:
        return say(Message("table-tribe"))
    if held.seat < 0:
        return say(Message("table-nobody"))
    id = "table-stack-declined" if held.declined else "table-stack"
    return say(Message(id, {"tokens": held.tokens, "race": scene.race_names[held.race], "seat": held.seat}))


def markers(held: RegionScene, say: Say) -> str:
    """Return the markers in a region, "" if there are none."""
    return ", ".join([say(Message(f"table-{kind}", {"count": count})) for kind, count in held.markers.items()])


def contents(scene: Scene, held: RegionScene, say: Say) -> str:
    """Return everything in a region."""
    there = markers(held, say)
    return f"{holder(scene, held, say)}, {there}" if there else holder(scene, held, say)


def reader_force(scene: Scene) -> int:
    """Return the force the reader conquers with: the one that is asked, else the active race; NONE if there is none."""
    s = scene.table
    if scene.viewer < 0:
        return NONE
    force = scene.viewer * SLOTS
    f = asked_to_conquer(s)
    if f is not None and f.seat == scene.viewer:
        force = f.arg
    return force if s.race[force] != NONE else NONE


def asked_to_conquer(s: World) -> Frame | None:
    """Return the open question if it is one about conquests."""
    if not s.todo:
        return None
    step = s.todo[-1].step
    return s.todo[-1] if isinstance(step, Ask) and step.conquering else None


def cost(s: World, force: int, region: int) -> int:
    """Return the cost of ``region`` for ``force``, 0 if it cannot be conquered."""
    if force == NONE or barred(s, force, region):
        return 0
    f = asked_to_conquer(s)
    return cost_for(s, force, region, 0 if f is None else f.extra)


def note(view: View, say: Say, action: int) -> str:
    """Return a note about the region or the combo that an option names, "" if it names neither."""
    scene = Scene(table_of(view))
    s = scene.table
    f = s.todo[-1]
    assert isinstance(f.step, Ask)
    verb = f.step.choice(action)
    n = action - verb.base
    if isinstance(verb, Pick):
        race, power = s.column_race[n], s.column_power[n]
        tokens = say(Message("table-tokens", {"tokens": s.rules.tokens(race, power)}))
        return f"{tokens} {abilities(s, race, power, say)}"
    if not isinstance(verb, RegionVerb):
        return ""
    return f"{land(s.board, n, say)}; {contents(scene, scene.regions[n], say)}"


def abilities(s: World, race: int, power: int, say: Say) -> str:
    """Return what a combo can do; a home-made one is described by the abilities it borrows."""
    races, powers = s.rules.races[race], s.rules.powers[power]
    lines: list[str] = []
    for kind, piece in (("race", races), ("power", powers)):
        keys = [f"{kind}-{piece.key}"]
        if piece.key == HOMEMADE:
            keys = [f"{_kind(trait.key)}-{trait.key}" for trait in piece.traits]
        helps = " ".join([say(Message(f"{key}-help")) for key in keys])
        lines.append(f"{say(Message('table-ability', {'name': piece.name}))} {helps}".rstrip(": "))
    return " ".join(lines)


def _kind(key: str) -> str:
    return "race" if any(race.key == key for race in RACES) else "power"


def place(view: View, say: Say, name: str, lang: str) -> list[str]:
    """Return everything about the region called ``name``; nothing if there is none."""
    scene = Scene(table_of(view))
    s = scene.table
    if name not in [str(number + 1) for number in range(s.board.regions)]:
        return []
    region = int(name) - 1
    kinds = [say(Message("table-region", {"region": int(name), "land": land(s.board, region, say)}))]
    kinds += [say(Message("table-border"))] if s.board.border >> region & 1 else []
    kinds += [say(Message("table-coast"))] if s.board.coast >> region & 1 else []
    near = ", ".join([str(r + 1) for r in numbers_of(s.board.adjacent[region])])
    return [
        f"{', '.join(kinds)}; {contents(scene, scene.regions[region], say)}.",
        say(Message("table-neighbours", {"regions": near})),
        *price(scene, say, region, lang),
    ]


def price(scene: Scene, say: Say, region: int, lang: str) -> list[str]:
    """Return the cost of a region for the reader, or the rule that forbids conquering it."""
    s, force = scene.table, reader_force(scene)
    if force == NONE:
        return []
    if s.land[force] >> region & 1:
        return [say(Message("table-own"))]
    race = s.rules.races[s.race[force]].name
    rule = barred(s, force, region)
    if rule:
        return [f"{say(Message('table-out-of-reach', {'race': race}))} {rule_text(GAME, rule, lang)}"]
    return [say(Message("table-cost", {"race": race, "cost": cost(s, force, region)}))]
