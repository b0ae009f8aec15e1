"""Items in a log: taken from ruins, given, turned, damaged, removed (RT-2.5.5#1, RT-9.2.5#1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwright.games.root.exchange.forms import BOARD, CLEARING, OMITTED, STATE, Place, Thing

if TYPE_CHECKING:
    from turnwright.games.root.exchange.side import Side
    from turnwright.games.root.exchange.story import Story

MOST = 30
"""The most items in one action; the box has fewer."""


def move_item(story: Story, thing: Thing, places: list[Place]) -> None:
    """Follow items; several destinations are sides and areas of the same items."""
    if thing.start.kind not in (OMITTED, BOARD, CLEARING, STATE) or not goes_somewhere(places):
        story.unknown("expected an item that goes between boards, ruins, and sides or areas of a board")
        return
    owner = story.side(thing.start.letter if thing.start.kind == BOARD else "")
    if owner is None:
        return
    where = thing.start.word if thing.start.kind == STATE else ""
    letters = owner.all_items(where) if thing.code == "_" else [thing.code] * min(thing.count, MOST)
    if thing.count > MOST:
        story.contradict(f"there are not {thing.count} items in the game", "RT-5.1.5")
    if thing.start.kind == CLEARING and thing.code == "_":
        story.unknown("expected the item that is taken from a ruin")
        return
    if thing.code == "_" and places[0].kind == STATE:
        owner.turn_all(story, where, [place.word for place in places])
        return
    for letter in letters:
        if thing.start.kind == CLEARING:
            from_ruin(story, letter, thing.start.number, places[0])
        elif places[0].kind == STATE:
            owner.turn_items(story, letter, where, [place.word for place in places])
        else:
            hand_over(story, owner, letter, where, places[0])


def goes_somewhere(places: list[Place]) -> bool:
    """Return whether items can go there: to one board, out of the game, or to sides and areas."""
    if len(places) > 1:
        return len(places) == 2 and all(place.kind == STATE for place in places)
    return places[0].kind in (OMITTED, BOARD, STATE)


def hand_over(story: Story, owner: Side, letter: str, where: str, place: Place) -> None:
    """Move an item from a board to another or out of the game."""
    if place.kind == OMITTED:
        owner.lose_item(story, letter, where)
        return
    taker = story.side(place.letter)
    if taker is owner and story.row.setup:
        taker.start_with(story, letter)
    elif taker is not None:
        owner.lose_item(story, letter, where)
        taker.gain_item(story, letter)


def from_ruin(story: Story, letter: str, clearing: int, place: Place) -> None:
    """Move an item from a ruin to a board."""
    if place.kind != BOARD:
        story.unknown("expected the board that an item of a ruin goes to")
        return
    taker = story.side(place.letter)
    if taker is not None:
        taker.explore(story, letter, clearing)
