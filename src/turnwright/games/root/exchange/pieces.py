"""Pieces in a log: placed, moved, removed (RT-2.5, RT-4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.games.root.data.tables import NONE
from turnwright.games.root.exchange.battles import close
from turnwright.games.root.exchange.forms import BOARD, BURROW, CLEARING, FOREST, OMITTED, Place, Thing

if TYPE_CHECKING:
    from turnwright.games.root.exchange.side import Side
    from turnwright.games.root.exchange.story import Story


def move_piece(story: Story, thing: Thing, place: Place) -> None:
    """Follow pieces from their start to one place."""
    if thing.code == "r":
        story.foreign("the raft of the lake map")
        return
    side = story.side(thing.letter)
    if side is None or thing.count == 0:
        return
    if thing.code.startswith("p"):
        side.move_pawn(story, thing, place)
        return
    kinds = (thing.start.kind, place.kind)
    if kinds == (OMITTED, OMITTED) or any(kind not in (OMITTED, CLEARING, BOARD, BURROW, FOREST) for kind in kinds):
        story.unknown("expected a piece that goes from or to a clearing or a board")
        return
    if FOREST in kinds:
        story.contradict("only a pawn enters forests", "RT-4.2#2")
        return
    if BURROW in kinds:
        story.foreign("the Burrow of the Underground Duchy; its warriors are taken from and put back to the supply")
    code = code_of(story, side, thing, place)
    refused = side.refuses(code)
    if refused:
        story.unknown(f"{side.letter} has no piece {code}: {refused}")
        return
    take(story, side, code, thing, "RT-4.2#1" if place.kind == CLEARING else "RT-2.5#2")
    put(story, side, code, thing, place)


def code_of(story: Story, side: Side, thing: Thing, place: Place) -> str:
    """Return the full code of an abbreviated piece, from the suit of its clearing or the only kind there."""
    where = thing.start if thing.start.kind == CLEARING else place
    if where.kind != CLEARING:
        return thing.code
    code = side.code_in(thing.code, story.table.suits[where.number])
    if side.stock is not None and code not in side.stock and "_" not in code and thing.start.kind == CLEARING:
        standing = [full for full in side.stock if full.startswith(code + "_") and side.count(full, where.number)]
        if len(standing) > 1:
            story.gap("piece", f"which of {', '.join(standing)} is not told; {standing[0]} is assumed")
        return standing[0] if standing else code
    return code


def take(story: Story, side: Side, code: str, thing: Thing, rule: str) -> None:
    """Take pieces from their start; missing ones are noted, but assumed to exist."""
    start, number = thing.start, thing.count
    if start.kind == CLEARING:
        have = side.count(code, start.number)
        where = f"in clearing {start.number + 1}"
        side.at.setdefault(code, [0] * len(story.table.suits))[start.number] -= min(have, number)
    elif start.kind == BOARD:
        board = start.letter or story.active.letter
        have = side.boards[board]
        where, rule = f"on the board of {board}", "RT-2.5#1"
        side.boards[board] -= min(have, number)
    else:
        supply = side.supply(code)
        have = number if supply is None or start.kind == BURROW else supply
        where, rule = "in the supply", "RT-2.5#1"
    if have < number:
        side.found[code] += number - have
        story.contradict(f"{side.letter} has {have} {code} {where}, expected {number}", rule)


def put(story: Story, side: Side, code: str, thing: Thing, place: Place) -> None:
    """Put pieces in their destination."""
    if place.kind == CLEARING:
        put_on_map(story, side, code, thing, place.number)
    elif place.kind == BOARD:
        put_on_board(story, side, code, thing, place)
    elif thing.start.kind == CLEARING:
        if side.leaves_the_game(code):
            side.gone[code] += thing.count
        removed(story, side, code, thing.start.number, thing.count)


def put_on_map(story: Story, side: Side, code: str, thing: Thing, clearing: int) -> None:
    """Place pieces in a clearing, or move warriors there."""
    if thing.start.kind == CLEARING:
        check_move(story, side, code, thing, clearing)
    else:
        close(story)
        check_placing(story, side, code, clearing, thing.count)
    before = side.on_map(code)
    side.at.setdefault(code, [0] * len(story.table.suits))[clearing] += thing.count
    if thing.start.kind == CLEARING or story.row.setup:
        return
    points = sum(side.place_points(code, before + n) for n in range(min(thing.count, 20)))
    if points and side is story.active:
        story.account.certain(side.letter, points, f"{code} in {clearing + 1}")
    if side is story.active and thing.start.kind == OMITTED and story.judged(side):
        side.placed(story, code, clearing, thing.count)


def put_on_board(story: Story, side: Side, code: str, thing: Thing, place: Place) -> None:
    """Put warriors on a board: officers, acolytes, payments."""
    owner = story.side(place.letter)
    if owner is None:
        return
    if code != "w":
        story.contradict("only warriors lie on boards")
        return
    side.boards[owner.letter] += thing.count
    if thing.start.kind == CLEARING:
        removed(story, side, code, thing.start.number, thing.count)
    if owner.foreign or side.foreign:
        return
    if owner is not side and not owner.takes_payments:
        story.contradict(f"the board of {owner.letter} takes no warriors of {side.letter}")
    elif owner.takes_payments and story.active is not owner:
        story.buyers.add(story.active.letter)
        story.buyers.add(side.letter)
        story.gap("service", "which service is bought is not told")
    elif not owner.takes_warriors:
        story.contradict(f"the board of {owner.letter} takes no warriors")
    owner.joined_board(story, side, thing.count)


def removed(story: Story, side: Side, code: str, clearing: int, number: int) -> None:
    """Notify all factions concerned that pieces have left the map, and count the points (RT-3.2.1#1)."""
    fight, active = story.fight, story.active
    side.removed(story, code, clearing, number)
    if side is active:
        story.own_removed.add((code, clearing))
    price = side is active and code in side.paid_with
    if fight is not None and fight.clearing == clearing and not price:
        fight.lose(side, code, number)
    if code != "w":
        score_removal(story, side, code, clearing, number)
    if side is not active:
        active.overcame(story, side, code, number)


def score_removal(story: Story, side: Side, code: str, clearing: int, number: int) -> None:
    """Count the points for removed buildings and tokens."""
    fight, active, account = story.fight, story.active, story.account
    why = f"{side.letter}{code} from {clearing + 1}"
    fighting = fight if fight is not None and fight.clearing == clearing else None
    if fighting is not None and not (side is active and code in side.paid_with):
        fighting.raze(story, side)
    if side is not active:
        if fighting is not None and fighting.attacker is not active:
            account.possible(active.letter, number, why)
            account.possible(fighting.attacker.letter, number, why)
            account.possible(fighting.defender.letter, number, why)
        elif active.partner != side.letter and side.partner != active.letter:
            account.certain(active.letter, number, why)
    elif fighting is not None:
        account.possible(fighting.defender.letter, number, why)


def check_placing(story: Story, side: Side, code: str, clearing: int, number: int) -> None:
    """Check that pieces may be placed: the keep, slots, suits (RT-6.2.2#1, RT-2.2.3#2)."""
    where = clearing + 1
    for other in story.sides.values():
        if other is not side and other.bars_placing(clearing):
            story.contradict(f"nobody but {other.letter} places in clearing {where}", "RT-6.2.2#1")
    if code.startswith("b"):
        free = story.table.open_slots(clearing)
        if free is not None and free < number:
            story.contradict(f"clearing {where} has {max(free, 0)} open slots, expected {number}", "RT-2.2.3#2")
    suit = story.table.suits[clearing]
    if code.startswith(side.suited + "_") and side.suited and suit != NONE and code[-1] != "frm"[suit]:
        story.contradict(f"{code} stands in a clearing of its suit; clearing {where} is another", side.suit_rule)


def check_move(story: Story, side: Side, code: str, thing: Thing, end: int) -> None:
    """Check a move of warriors: path, rule, and whose turn it is (RT-2.2.1, RT-4.2.1#1)."""
    start = thing.start.number
    if story.fight is not None and side.saves(story, start, end):
        story.fight.lose(side, code, thing.count)
        return
    close(story)
    for other in story.sides.values():
        if other is not side and not side.saves(story, start, end):
            other.moved_in(story, side, end)
    if not story.judged(side, story.active):
        return
    where = f"{start + 1} to {end + 1}"
    if code != "w":
        story.contradict("buildings and tokens do not move", "RT-4.2#1")
    elif side.saves(story, start, end):
        return
    elif side is not story.active and not story.active.leads(side.letter):
        story.contradict(f"{side.letter} does not move in the turn of {story.active.letter}", "RT-4.2#1")
    elif not story.table.joined(start, end, side.swims or story.bought(side.letter)):
        story.contradict(f"no path leads from {where}", "RT-2.2.1")
    elif not may_pass(story, side, start, end, thing.count):
        story.contradict(f"{side.letter} rules neither end of the move from {where}", "RT-4.2.1#1")


def may_pass(story: Story, side: Side, start: int, end: int, number: int) -> bool:
    """Return whether a side rules either end of a move, before any warrior left, or does not need to (RT-4.2.1#2)."""
    table = story.table
    if table.woodland is None or story.bought(side.letter) or not story.rule_known:
        return True
    if side.swims and table.joined(start, end, True) and not table.joined(start, end, False):
        return True
    side.at["w"][start] += number
    ruled = side.letter in (table.ruler(start), table.ruler(end))
    side.at["w"][start] -= number
    return ruled
