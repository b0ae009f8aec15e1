"""Reads one action of a row: the grammar of the notation."""

from __future__ import annotations

import re
from typing import Final

from turnwright.games.root.data.geometry import CLEARINGS
from turnwright.games.root.exchange.forms import (
    BOARD,
    BURROW,
    CARD,
    CLEARING,
    COLUMN,
    DISCARDS,
    FOREST,
    HAND,
    ITEM,
    OMITTED,
    PIECE,
    QUESTS,
    STATE,
    Battle,
    Craft,
    Elsewhere,
    Form,
    Marker,
    Misread,
    Move,
    Place,
    Relations,
    Reveal,
    Score,
    Setting,
    Thing,
)
from turnwright.games.root.exchange.words import ITEM_OF, SUIT_OF

LETTERS: Final = "CEAVGLODPHK"
"""The letters of all factions in the notation."""
MOST: Final = 200
"""The most combinations of things and places in one action."""
F: Final = f"[{LETTERS}]"
N: Final = r"[0-9]{1,3}"

SCORE: Final = re.compile(rf"({F})?(\+\+|--)({N})?")
MARKER: Final = re.compile(rf"\+\+->({F})?\$")
CRAFT: Final = re.compile(r"Z(?:%?([sbcxhtrf])|#?([a-z]{2,40}))")
BATTLE: Final = re.compile(rf"({F})?X({F})({N})(?:([BFMR])@(?:([BFMR])@)?)?(?:\(({N}),({N})\))?")
SETTING: Final = re.compile(r"\$_(h|r|m|f|o|ho)?->([0-9]{1,3}|[BFMR])?")
RELATIONS: Final = re.compile(rf"({F})?\$_({F}(?:\+{F}?\$_{F})*)->([h012a])")
CLOSED_PATH: Final = re.compile(rf"{N}_{N}->")
FLIP: Final = re.compile(rf"({F})?t({N})\^t(_[a-z])?")
PIECE_TEXT: Final = re.compile(rf"({N})?({F})?([wbtpr](?:_[a-z])?)(.*)")
CARD_TEXT: Final = re.compile(rf"({N})?([BFMR])?#(@|[a-z]{{0,40}})(.*)")
ITEM_TEXT: Final = re.compile(rf"({N})?%([{''.join(ITEM_OF)}_])(.*)")
FOREST_TEXT: Final = re.compile(rf"{N}(?:_{N}){{2,11}}")
BOARD_TEXT: Final = re.compile(rf"({F})?\$(?:_([rmxb]))?")
STATE_TEXT: Final = re.compile(r"[sdt][re]?|[re]")
SUITS_TEXT: Final = re.compile(rf"({N})?[BFMR]")


def read_form(text: str) -> Form:
    """Return a parsed action; raise Misread if the notation has no such form."""
    if text.startswith("Z"):
        return read_craft(text)
    for pattern, reader in SIMPLE:
        match = pattern.fullmatch(text)
        if match:
            return reader(match)
    if "<->" in text:
        return Elsewhere("plots of the Corvid Conspiracy change places")
    if text.startswith("?"):
        return Elsewhere("a plot of the Corvid Conspiracy is guessed")
    if "->" in text:
        return read_move(text)
    if "^" in text:
        return read_reveal(text)
    raise Misread("expected a move (->), a battle (X), a reveal (^), crafting (Z) or points (++, --)")


def read_craft(text: str) -> Craft:
    """Read "Z%h", "Zh" or "Zsappers"."""
    match = CRAFT.fullmatch(text)
    if match is None:
        raise Misread("expected an item or the name of a card in lower case after Z")
    return Craft(match[2] or "", match[1] or "")


def read_score(match: re.Match[str]) -> Form:
    """Read "++2", "V--"."""
    points = int(match[3]) if match[3] else 1
    return Score(match[1] or "", points if match[2] == "++" else -points)


def read_battle(match: re.Match[str]) -> Form:
    """Read "XE3F@B@(2,1)"."""
    rolls = (int(match[6]), int(match[7])) if match[6] else None
    ambush, foil = [SUIT_OF[match[group]] if match[group] else None for group in (4, 5)]
    return Battle(match[1] or "", match[2], clearing_of(match[3]), ambush, foil, rolls)


def read_relations(match: re.Match[str]) -> Form:
    """Read "$_C->1", "V$_O+$_C->h"."""
    return Relations(match[1] or "", [part[-1] for part in match[2].split("+")], match[3])


SIMPLE: Final = [
    (SCORE, read_score),
    (MARKER, lambda match: Marker(match[1] or "")),
    (BATTLE, read_battle),
    (RELATIONS, read_relations),
    (SETTING, lambda match: Setting(match[1] or "", match[2] or "")),
    (CLOSED_PATH, lambda match: Elsewhere("a closed path of the mountain map opens")),
    (FLIP, lambda match: Elsewhere("a facedown token is turned over")),
]


def read_move(text: str) -> Move:
    """Read "[number]<thing>[start]->[destination]", including combinations."""
    left, arrow, right = text.partition("->")
    if not left:
        raise Misread("expected a piece, card or item before the arrow")
    if arrow in right:
        raise Misread("expected one arrow")
    things = read_things(left)
    places = [Place(OMITTED)] if not right else [read_place(part, ITEM) for part in right.split("+")]
    if len(things) * len(places) > MOST:
        raise Misread(f"expected at most {MOST} things in one action")
    if any(place.kind == DISCARDS for place in places):
        raise Misread("the discard pile (*) can only be where a card starts")
    return Move(things, places)


def read_reveal(text: str) -> Reveal:
    """Read "[number][card][faction]^[faction]"."""
    left, _roof, to = text.partition("^")
    if to and (len(to) != 1 or to not in LETTERS):
        raise Misread("expected one faction after ^")
    if left in LETTERS:
        return Reveal([], left, to)
    cards = read_things(left)
    if any(card.kind != CARD or card.start.kind not in (OMITTED, HAND) for card in cards):
        raise Misread("expected cards of a hand before ^")
    return Reveal(cards, cards[-1].start.letter, to)


def read_things(text: str) -> list[Thing]:
    """Read one side of an action: things joined by +, some of them in brackets."""
    found: list[Thing] = []
    for term in split_terms(text):
        found.extend([read_thing(part) for part in expand(term)])
        if len(found) > MOST:
            raise Misread(f"expected at most {MOST} things in one action")
    return found


def split_terms(text: str) -> list[str]:
    """Split at every + outside brackets; brackets cannot be nested."""
    terms, start, depth = [], 0, 0
    for at, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if not 0 <= depth <= 1:
            raise Misread("expected brackets that open once and close")
        if sign == "+" and depth == 0:
            terms.append(text[start:at])
            start = at + 1
    if depth:
        raise Misread("expected a closing bracket")
    return [*terms, text[start:]]


def expand(term: str) -> list[str]:
    """Return the things of a term: "(2R+B)#A$" is "2R#A$" and "B#A$"."""
    if not term.startswith("("):
        return [term]
    inner, _bracket, rest = term[1:].partition(")")
    parts = inner.split("+")
    if rest.startswith("#") and not all(SUITS_TEXT.fullmatch(part) for part in parts):
        raise Misread("expected suits in the brackets before #")
    return [part + rest for part in parts]


def read_thing(text: str) -> Thing:
    """Read a number of a card, item or piece, and its start."""
    match = CARD_TEXT.fullmatch(text)
    if match:
        suit = SUIT_OF[match[2]] if match[2] else None
        return Thing(CARD, number_of(match[1]), match[3], read_start(match[4], CARD), suit=suit)
    match = ITEM_TEXT.fullmatch(text)
    if match:
        return Thing(ITEM, number_of(match[1]), match[2], read_start(match[3], ITEM))
    match = PIECE_TEXT.fullmatch(text)
    if match:
        return Thing(PIECE, number_of(match[1]), match[3], read_start(match[4], PIECE), match[2] or "")
    raise Misread("expected a piece (w, b, t, p), a card (#) or an item (%)")


def read_start(text: str, kind: str) -> Place:
    """Read where a thing starts; an empty text is the default of the notation."""
    return read_place(text, kind) if text else Place(OMITTED)


def read_place(text: str, kind: str) -> Place:
    """Read a location; sides and areas apply to items only."""
    if text == "0":
        return Place(BURROW)
    if text.isascii() and text.isdigit():
        return Place(CLEARING, clearing_of(text))
    if FOREST_TEXT.fullmatch(text):
        return Place(FOREST, word=text)
    board = BOARD_TEXT.fullmatch(text)
    if board:
        return Place(COLUMN if board[2] else BOARD, letter=board[1] or "", word=board[2] or "")
    if len(text) == 1 and text in LETTERS:
        return Place(HAND, letter=text)
    if text in ("Q", "*"):
        return Place(QUESTS if text == "Q" else DISCARDS)
    if kind == ITEM and STATE_TEXT.fullmatch(text):
        return Place(STATE, word=text)
    raise Misread("expected a clearing, forest, hand, board or other location")


def clearing_of(text: str) -> int:
    """Return a clearing by its printed number."""
    number = int(text) if len(text) <= 3 else 0
    if not 1 <= number <= CLEARINGS:
        raise Misread(f"expected a clearing from 1 to {CLEARINGS}")
    return number - 1


def number_of(text: str | None) -> int:
    """Return a number; an empty text is 1."""
    return int(text) if text else 1
