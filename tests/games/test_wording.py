"""How buttons, questions and log lines of every game speak: in words, not in codes, and buttons begin with a verb."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import MessageReference, Pattern, SelectExpression, TextElement, VariableReference

from tests.effort import seats_to_play
from tests.games.cases import EVERY_GAME, Case, samples_of
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import Game, find
from turnwright.core.messages import Message
from turnwright.core.rng import Rng
from turnwright.core.text import LANGUAGES, say

EVERY = 3
"""The buttons are read every this many plies."""
JOINED = re.compile(r"\w+:\w+|\w*[^\W\d_]\d\w*|\w+_\w+", re.ASCII)
"""What no sentence has: letters followed by a digit, underscores, a colon without a space."""
CAPITALS = re.compile(r"\b[A-ZА-ЯЁ]{2,}\b")
LATIN = re.compile(r"\b[a-z][A-Za-z]+\b")
"""In Russian: a Latin word that is no name."""
BUTTON = re.compile(r"choice-|gesture-|suggest-token")
INFINITIVE = re.compile(r"\w+(?:ть|ти|чь)(?:ся|сь)?")
DRAWN = "badge banner colour deal die dragon roll runestone scoring starts suit"
"""What chance answers: people read it as a result, and enter it where a game is played on paper."""
ANSWERS = "Done No Готово Нет Не"
VERBS = """
    Abandon Acquire Activate Add Advance Aid Ambush Battle Be Bring Build Burn Buy Choose Come Commit Complete Conquer
    Convert Craft Damage Deal Decline Discard Draw End Enlist Establish Exhaust Expand Explore Export Find Foil Form
    Found Give Glide Hide Hire Improvise Invade Lay Lead Leave Let Look Lose Make Mobilize Move Ordain Organize Overwork
    Pass Pay Pick Place Play Put Recruit Remove Repair Replace Resolve Return Reveal Revolt Roll Sacrifice Sail Sanctify
    Score Send Set Show Slip Spend Spread Start Steal Stop Strike Swap Take Transform Turn Upgrade Use
"""


@cache
def heard(name: str) -> tuple[Message, ...]:
    """Return what lively games say at several numbers of seats: one message of each kind and set of arguments."""
    found: dict[str, Message] = {}
    for seats in seats_to_play(find(name).seat_counts):
        variants = list(samples_of(name).options)
        found |= {repr(message): message for message in said(Case(name, seats, variants[seats % len(variants)]))}
    return tuple(found.values())


def said(case: Case) -> list[Message]:
    """Play a game; return its log, and the questions and buttons of some of its plies."""
    s, rng = case.game.new_state(case.seats, case.options), Rng(case.seats)
    s.log = []
    found: list[Message] = []
    ply = 0
    while s.todo:
        if ply % EVERY == 0:
            found += [case.game.label(s, action) for action in engine.options(s)]
            found += [gesture.label for gesture in engine.step_of(s).gestures(s, engine.top(s))]
            found += asked(case.game, s)
        engine.apply(s, case.samples.answer(s, rng))
        ply += 1
    return found + s.log


def asked(game: Game[State], s: State) -> list[Message]:
    """Return the question, what is ahead of the asked seat, and what choices would lose."""
    meanings = [game.meaning(s, action) for action in engine.options(s)]
    losses = [meaning.loss for meaning in meanings if meaning is not None and meaning.loss is not None]
    prompt = engine.step_of(s).prompt(s, engine.top(s))
    return [prompt, *game.prospects(s, max(0, engine.asked(s))), *losses]


@cache
def ids(name: str) -> frozenset[str]:
    """Return the words of a game's choices that are no words of a language."""
    choices = find(name).vocabulary.names
    return frozenset(word for choice in choices for word in choice.split() if re.search(r"[a-z][-_]", word))


def codes(name: str, text: str) -> list[str]:
    """Return the words of a text that no person would say."""
    samples = samples_of(name)
    found = [word for word in JOINED.findall(text) if not re.fullmatch(samples.coordinates, word)]
    found += [word for word in CAPITALS.findall(text) if word not in samples.abbreviations]
    return found + [word for word in re.findall(r"[\w-]+", text) if word in ids(name) - samples.spoken]


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_words(name: str, lang: str) -> None:
    """No button, question or log line has a code in it; what players find on the map is no code."""
    texts = {say(find(name), message, lang) for message in heard(name)}
    assert len(texts) > 300
    assert [] == sorted(text for text in texts if codes(name, text))


@EVERY_GAME
def test_russian_texts_have_no_english_words(name: str) -> None:
    """Latin letters are left to names and coordinates."""
    texts = {say(find(name), message, "ru") for message in heard(name)}
    assert [] == sorted(text for text in texts if LATIN.search(text))


def beginnings(pattern: Pattern) -> set[str]:
    """Return the words that a text may begin with, one for each of its variants."""
    first = pattern.elements[0]
    if isinstance(first, TextElement):
        return set(first.value.split()[:1])
    if isinstance(first.expression, SelectExpression):
        return {word for variant in first.expression.variants for word in beginnings(variant.value)}
    assert isinstance(first.expression, MessageReference | VariableReference), first
    return {"{ " + first.expression.id.name + " }"}


def buttons(name: str, lang: str) -> dict[str, set[str]]:
    """Return how the buttons of people begin, by message."""
    entries = [entry for entry in FluentParser().parse(find(name).catalogue(lang)).body if isinstance(entry, Entry)]
    drawn = {f"choice-{word}" for word in DRAWN.split()}
    return {
        entry.id.name: beginnings(entry.value)
        for entry in entries
        if BUTTON.match(entry.id.name) and entry.id.name not in drawn and entry.value
    }


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_begin_with_a_verb(name: str, lang: str) -> None:
    """In the imperative in English, in the infinitive in Russian; answers to yes or no are no verbs."""

    def is_verb(word: str) -> bool:
        word = word.rstrip(":,")
        return word in VERBS.split() + ANSWERS.split() or (lang == "ru" and bool(INFINITIVE.fullmatch(word)))

    found = buttons(name, lang)
    assert len(found) > 15
    assert {} == {id: words for id, words in found.items() if not all(is_verb(word) for word in words)}


@pytest.mark.parametrize(
    "text",
    ["Take BON4", "a bridge at C2:E5", "the option more_towns", "the SCORE tile", "Upgrade to a trading-house", "r12"],
)
def test_codes_are_found(text: str) -> None:
    """What was said before people's words were put in its place."""
    assert codes("terra_mystica", text)


def test_coordinates_and_abbreviations_are_words() -> None:
    """Players read them on the map and in the rule book."""
    assert [] == codes("terra_mystica", "Build on A12: 2 VP, 3 power from bowl III")
