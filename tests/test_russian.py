"""Russian texts: a number that stands before a noun chooses the form of the noun (1 жетон, 2 жетона, 5 жетонов)."""

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
INDECLINABLE: Final = {"ПО", "мин", "с"}
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
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    messages = [entry for entry in entries if isinstance(entry, Message)]
    return [number for entry in messages if entry.value for number in numbers(entry.value, entry.id.name, {})]


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
