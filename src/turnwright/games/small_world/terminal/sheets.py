"""The table as sheets of cells: the map, the column of combos, the seats; and a summary for the reader."""

from __future__ import annotations

from turnwright.core.game import View
from turnwright.core.masks import numbers_of
from turnwright.core.messages import Message, Say
from turnwright.games.small_world.art.scene import HIDDEN, Scene, SeatScene
from turnwright.games.small_world.belief import table_of
from turnwright.games.small_world.data.tables import BESIDE, COLUMN, DECLINED, NONE, SLOTS
from turnwright.games.small_world.terminal.places import abilities, cost, holder, land, markers, reader_force

NOTHING = "-"


def heading(say: Say, *names: str) -> list[str]:
    """Return the cells of a heading."""
    return [say(Message(f"table-head-{name}")) for name in names]


def summary(view: View, say: Say) -> list[str]:
    """Return the round and what the reader holds, in a few lines."""
    scene = Scene(table_of(view))
    if scene.over:
        return [say(Message("table-over", {"rounds": scene.rounds}))]
    lines = [say(Message("table-round", {"round": scene.round, "rounds": scene.rounds, "seat": scene.turn}))]
    return lines if scene.viewer < 0 else [*lines, *own_lines(scene, say)]


def own_lines(scene: Scene, say: Say) -> list[str]:
    """Return the reader's races and coins."""
    s, me = scene.table, scene.players[scene.viewer]
    lines = [say(Message("table-no-race"))]
    if me.race != NONE:
        args: dict[str, int | str] = {"race": scene.race_names[me.race], "power": scene.power_names[me.power]}
        args |= {"hand": me.hand, "regions": stands(scene, scene.viewer * SLOTS, say)}
        lines = [say(Message("table-active", args))]
    if me.withdrawn:
        lines.append(say(Message("table-withdrawn", {"count": me.withdrawn})))
    for slot in (DECLINED, BESIDE):
        force = scene.viewer * SLOTS + slot
        if s.race[force] != NONE:
            args = {
                "race": scene.race_names[s.race[force]],
                "hand": s.hand[force],
                "regions": stands(scene, force, say),
            }
            lines.append(say(Message("table-declined", args)))
    lines.append(say(Message("table-purse", {"coins": me.coins})))
    return lines


def stands(scene: Scene, force: int, say: Say) -> str:
    """Return the regions of a force with its tokens there."""
    places = [
        say(Message("table-place", {"region": region + 1, "tokens": scene.table.tokens[region]}))
        for region in numbers_of(scene.table.land[force])
    ]
    return ", ".join(places) or say(Message("table-nowhere"))


def board(view: View, say: Say) -> list[list[str]]:
    """Return every region: its land, who holds it, its markers, its cost for the reader."""
    scene = Scene(table_of(view))
    s, force = scene.table, reader_force(scene)
    rows = [heading(say, "region", "land", "holder", "markers", "cost")]
    for region, held in enumerate(scene.regions):
        price = cost(s, force, region)
        rows.append(
            [
                str(region + 1),
                land(s.board, region, say),
                holder(scene, held, say),
                markers(held, say) or NOTHING,
                str(price) if price else NOTHING,
            ]
        )
    return rows


def column(view: View, say: Say) -> list[list[str]]:
    """Return the available combos, top first, with their abilities."""
    scene = Scene(table_of(view))
    rules = scene.table.rules
    rows = [heading(say, "place", "combo", "tokens", "price", "coins")]
    for place, combo in enumerate(scene.column[:COLUMN]):
        race, power = rules.races[combo.race], rules.powers[combo.power]
        tokens = rules.tokens(combo.race, combo.power)
        name = say(Message("table-combo", {"race": race.name, "power": power.name}))
        rows.append([str(place + 1), name, str(tokens), str(place), str(combo.coins)])
        rows.append(["", abilities(scene.table, combo.race, combo.power, say)])
    return rows


def seats(view: View, say: Say) -> list[list[str]]:
    """Return the area of every seat; coins hidden from the reader stay hidden."""
    scene = Scene(table_of(view))
    rows = [heading(say, "seat", "active", "hand", "regions", "declined", "coins", "peace")]
    for seat, player in enumerate(scene.players):
        rows.append(
            [
                say(Message("panel-seat", {"seat": seat})),
                combo_name(scene, player, say),
                f"{player.hand} (+{player.withdrawn})" if player.withdrawn else str(player.hand),
                stands(scene, seat * SLOTS, say),
                declined(scene, seat, say),
                say(Message("table-secret")) if player.coins == HIDDEN else str(player.coins),
                bound_seats(player, say) or NOTHING,
            ]
        )
    return rows


def bound_seats(player: SeatScene, say: Say) -> str:
    """Return the seats that may not attack a seat's active race, "" if all may."""
    masks = player.bound.values()
    return ", ".join([say(Message("table-peace", {"seat": seat})) for mask in masks for seat in numbers_of(mask)])


def combo_name(scene: Scene, player: SeatScene, say: Say) -> str:
    """Return a seat's active race with its power."""
    if player.race == NONE:
        return NOTHING
    names: dict[str, int | str] = {"race": scene.race_names[player.race], "power": scene.power_names[player.power]}
    return say(Message("table-combo", names))


def declined(scene: Scene, seat: int, say: Say) -> str:
    """Return a seat's races in decline with their regions."""
    races: list[str] = []
    for force in (seat * SLOTS + DECLINED, seat * SLOTS + BESIDE):
        race = scene.table.race[force]
        if race != NONE:
            name = scene.race_names[race]
            name = say(Message(name[1:])) if name.startswith("@") else name
            races.append(f"{name}: {stands(scene, force, say)}")
    return "; ".join(races) or NOTHING
