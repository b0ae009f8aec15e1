"""Russian texts: numbers choose the forms of nouns and verbs, and names stand in their case, whatever the gender."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, Pattern, Placeable, SelectExpression, TextElement, VariableReference

ROOT: Final = Path(__file__).parents[1]
CATALOGUES: Final = sorted([*(ROOT / "src").rglob("*.ftl"), *(ROOT / "web/src").glob("*.ftl")])
RUSSIAN: Final = [path for path in CATALOGUES if path.name.endswith(".ru.ftl")]
FORMS: Final = {"one", "few", "many"}
INDECLINABLE: Final = {"М", "ПО", "мин", "с"}
"""Abbreviations: they have one form."""
NOT_COUNTED: Final = {"до", "и", "из", "на", "нет", "лицевой"}
"""Words that do not belong to the number before them: 2 из 5."""
ALIKE: Final = {"воинов", "игроков", "наёмников", "рабочих", "силы", "урона"}
"""Forms that stand after 2 as well as after 5."""
KNOWN: Final = {
    "drawn-bowl": "the bowl has a Roman numeral; the power is named before its number",
    "drawn-order-place": "a priest in an order advances 2 or 3 steps",
    "error-chat-long": "a limit, after «не больше»",
    "error-game-too-long": "a limit, after «не больше»",
    "error-name-length": "a limit, after «до»",
    "error-password-length": "a limit, after «до»",
    "error-record-long": "a limit, after «не больше»",
    "error-record-steps": "a limit, after «не больше»",
    "error-tokens": "a limit, after «не больше»",
    "error-words": "a limit, after «до»",
    "gesture-burn": "a gesture stands for two choices or more, and there are 12 tokens",
    "log-decline": "after «отказывается от» 1 and 2 alike",
    "log-send": "a priest in an order advances 2 or 3 steps",
    "loss-pass": "after «одно из» 2 and 5 alike",
    "outlook-losses": "there are 16 rolls",
}
"""Messages in which the form is right for every number that can stand there, and why."""


AGREEING: Final = re.compile(r"\b(Нужно|Осталось|осталось|потеряно|убрано|заплачено|получено|куплено) $")
"""Verbs that have other forms before 1 and 2."""


class Number(NamedTuple):
    """A number in a text: its message and argument, the form it has chosen there, all forms, and the words after it."""

    message: str
    argument: str
    form: str
    forms: frozenset[str]
    words: list[str]


def numbers(pattern: Pattern, message: str, chosen: dict[str, tuple[str, frozenset[str]]]) -> Iterator[Number]:
    """Return the arguments of a pattern that words follow; ``chosen`` holds the forms chosen around it by argument."""
    for here, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(here, Placeable):
            continue
        expression = here.expression
        if isinstance(expression, SelectExpression) and isinstance(expression.selector, VariableReference):
            name = expression.selector.id.name
            keys = {v.key.name: v for v in expression.variants if isinstance(v.key, Identifier)}
            for key, variant in keys.items():
                form = {name: (key, frozenset(keys))} if FORMS & set(keys) else {}
                yield from numbers(variant.value, message, {**chosen, **form})
        elif isinstance(expression, VariableReference) and isinstance(after, TextElement):
            name, words = expression.id.name, re.match(r"(?:[ \u00a0][А-Яа-яЁё]+)*", after.value)
            if words and words[0]:
                yield Number(message, name, *chosen.get(name, ("", frozenset())), words[0].split())


def found(path: Path) -> list[Number]:
    """Return the numbers of a catalogue."""
    return [number for entry in entries(path) if entry.value for number in numbers(entry.value, entry.id.name, {})]


def counted(folder: Path) -> set[str]:
    """Return the names of arguments that are numbers: a text in the folder chooses a form by them, or counts points."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))
    chosen = re.findall(r"\{ \$([\w-]+) ->\n(?: +\[\d+\][^\n]*\n)* +\[(?:one|few)\]", text)
    return {*chosen, *re.findall(r"\{ \$([\w-]+) \} ПО\b", text), "most", "rolls", "seconds", "times"}


def complete(number: Number) -> bool:
    """Tell whether the noun after a number has the right form for 1, 2 and 5."""
    if number.words[0] in INDECLINABLE | NOT_COUNTED or number.message in KNOWN or number.form == "one":
        return True
    return "one" in number.forms and ("few" in number.forms or bool(ALIKE & set(number.words[:2])))


@pytest.mark.parametrize("path", RUSSIAN, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_noun_after_a_number_has_its_forms(path: Path) -> None:
    """One for 1, one for 2 to 4, one for 5 and more."""
    names = counted(path.parent)
    assert [] == [number for number in found(path) if number.argument in names and not complete(number)]


def test_the_known_messages_are_needed() -> None:
    """Nothing in the list is out of date."""
    assert set() == set(KNOWN) - {number.message for path in RUSSIAN for number in found(path)}


def entries(path: Path) -> list[Message]:
    """Return the messages of a catalogue."""
    return [
        entry for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body if isinstance(entry, Message)
    ]


def disagreeing(pattern: Pattern) -> list[str]:
    """Return the verbs that stand before a number and do not change with it: «Нужно 1 монета»."""
    found: list[str] = []
    for before, here in zip([None, *pattern.elements[:-1]], pattern.elements, strict=True):
        if not isinstance(here, Placeable) or not isinstance(here.expression, SelectExpression):
            continue
        keys = {v.key.name for v in here.expression.variants if isinstance(v.key, Identifier)}
        if isinstance(before, TextElement) and FORMS & keys and (verb := AGREEING.search(before.value)):
            found.append(verb[1])
        found += [verb for variant in here.expression.variants for verb in disagreeing(variant.value)]
    return found


@pytest.mark.parametrize("path", RUSSIAN, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_verb_before_a_number_agrees_with_it(path: Path) -> None:
    """«Нужна 1 монета», «Нужно 5 монет»: the verb stands with the number in the forms."""
    assert {} == {e.id.name: verbs for e in entries(path) if e.value and (verbs := disagreeing(e.value))}


def test_the_law_of_verbs_finds_what_it_looks_for() -> None:
    """A planted fault."""
    text = "planted = Нужно { $need ->\n    [one] { $need } монета\n   *[many] { $need } монет\n}\n"
    [entry] = FluentParser().parse(text).body
    assert isinstance(entry, Message)
    assert entry.value is not None
    assert ["Нужно"] == disagreeing(entry.value)


@pytest.mark.parametrize("path", RUSSIAN, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_text_knows_the_gender_of_a_player(path: Path) -> None:
    """A verb beside a name is in the present tense, and nobody is «первый» by name."""
    gendered = re.compile(
        r"\{ \$(?:seat|other|name) \} (?:не )?\w+(?:ал|ил|ел|ул|ял|ыл)(?:ся)?\b|[Пп]ервым \w+ \{ \$(?:seat|name)"
    )
    assert [] == [line for line in path.read_text(encoding="utf-8").splitlines() if gendered.search(line)]


@pytest.mark.parametrize("path", RUSSIAN, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_names_are_not_put_behind_a_colon_to_spare_their_case(path: Path) -> None:
    """Buttons with a verb take the name in its case: «Взять Орков», not «Взять расу: Орки»."""
    evaded = re.compile(r"^choice-[\w-]+ = \w+(?:ть|ти) [^:{]*: \{ \$(?:race|terrain|seat) \}")
    assert [] == [line for line in path.read_text(encoding="utf-8").splitlines() if evaded.search(line)]


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("{ $count } жетонов", False),
        ("{ $count ->\n    [one] { $count } жетон\n   *[other] { $count } жетонов\n}", False),
        (
            "{ $count ->\n    [one] { $count } жетон\n    [few] { $count } жетона\n   *[many] { $count } жетонов\n}",
            True,
        ),
        ("{ $count ->\n    [one] { $count } воина\n   *[other] { $count } воинов\n}", True),
        ("жетонов: { $count }", True),
        ("{ $count } ПО", True),
    ],
)
def test_the_law_finds_what_it_looks_for(text: str, right: bool) -> None:
    """Planted faults."""
    [entry] = FluentParser().parse(f"planted = {text}\n").body
    assert isinstance(entry, Message)
    assert entry.value is not None
    assert right == all(complete(number) for number in numbers(entry.value, "planted", {}))
