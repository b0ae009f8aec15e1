"""The README and the pages for players in Russian: built like the English ones, with the same code and figures."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = ("commands", "mythotopia", "root", "small_world", "terra_mystica")
PAIRS: Final = [
    (ROOT / "README.md", ROOT / "README.ru.md"),
    *[(ROOT / f"docs/{name}.md", ROOT / f"docs/ru/{name}.md") for name in PAGES],
]
EVERY_PAIR: Final = pytest.mark.parametrize(("english", "russian"), PAIRS, ids=lambda path: path.stem)
FENCE: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
CODE: Final = re.compile(r"`([^`\n]+)`")
NUMBER: Final = re.compile(r"\d+")
THOUSANDS: Final = re.compile(r"(?<=\d)[,\u00a0 ](?=\d{3}\b)")


def prose(path: Path) -> str:
    """Return a page without its blocks of code."""
    return FENCE.sub("", path.read_text(encoding="utf-8"))


def headings(path: Path) -> list[str]:
    """Return the headings of a page."""
    return re.findall(r"^#+ .*$", prose(path), re.MULTILINE)


def blocks(path: Path) -> list[tuple[str, str]]:
    """Return the blocks of code with their languages, without comments, which are translated."""
    found = FENCE.findall(path.read_text(encoding="utf-8"))
    return [(language, re.sub(r" +# .*$", "", code, flags=re.MULTILINE)) for language, code in found]


def tables(path: Path) -> list[list[list[str]]]:
    """Return the tables as rows of cells."""
    found = re.findall(r"(?:^\|.*\|$\n?)+", prose(path), re.MULTILINE)
    return [[re.split(r"(?<!\\)\|", row)[1:-1] for row in table.splitlines()] for table in found]


def targets(path: Path) -> list[str]:
    """Return where the links of a page lead, from the top of the project; a Russian page counts as its English one."""
    found: list[str] = []
    for target in LINK.findall(prose(path)):
        if "://" in target:
            found.append(target)
            continue
        file, mark, _anchor = target.partition("#")
        place = (path.parent / file).resolve() if file else path
        assert place.exists(), f"{path.name}: {target}"
        english = {russian: english for english, russian in PAIRS}
        found.append(str(english.get(place, place).relative_to(ROOT)) + mark)
    return found


def anchors(path: Path) -> set[str]:
    """Return the anchors of a page as they are made from its headings."""
    plain = [re.sub(r"[^\w\- ]", "", heading.lstrip("# ").lower()) for heading in headings(path)]
    return {heading.replace(" ", "-") for heading in plain}


def sections(path: Path) -> list[str]:
    """Return the text under each heading."""
    return re.split(r"^#+ .*$", prose(path), flags=re.MULTILINE)


def figures(text: str) -> list[str]:
    """Return the numbers of a text, in order of size; thousands may be set apart."""
    return sorted(NUMBER.findall(THOUSANDS.sub("", text)))


@EVERY_PAIR
def test_headings_and_blocks_of_code_are_the_same(english: Path, russian: Path) -> None:
    levels = [[heading.partition(" ")[0] for heading in headings(path)] for path in (english, russian)]
    assert levels[0] == levels[1]
    assert blocks(english) == blocks(russian)


@EVERY_PAIR
def test_tables_have_the_same_rows_with_the_same_code(english: Path, russian: Path) -> None:
    """Row by row: as many cells, and the same words of the program in each."""
    own, other = tables(english), tables(russian)
    assert [len(table) for table in own] == [len(table) for table in other]
    for one, two in zip(own, other, strict=True):
        assert [[CODE.findall(cell) for cell in row] for row in one] == [
            [CODE.findall(cell) for cell in row] for row in two
        ]


@EVERY_PAIR
def test_links_lead_to_the_same_places(english: Path, russian: Path) -> None:
    """A page that exists in Russian is linked in Russian; the two pages of a pair are linked to each other."""
    assert sorted(targets(english)) == sorted(targets(russian))
    both = {path for pair in PAIRS for path in pair}
    linked = {(russian.parent / target.partition("#")[0]).resolve() for target in LINK.findall(prose(russian))}
    assert {english} == {path for path in linked & both if path in {page for page, _ in PAIRS}}
    for one, two in ((english, russian), (russian, english)):
        assert f"]({os.path.relpath(two, one.parent)})" in one.read_text(encoding="utf-8")[:200]


@EVERY_PAIR
def test_anchors_are_there(english: Path, russian: Path) -> None:
    for path in (english, russian):
        for target in LINK.findall(prose(path)):
            file, _, anchor = target.partition("#")
            if anchor and "://" not in target:
                assert anchor in anchors((path.parent / file).resolve() if file else path), f"{path.name}: {target}"


@EVERY_PAIR
def test_figures_and_code_are_the_same_in_every_section(english: Path, russian: Path) -> None:
    for one, two in zip(sections(english), sections(russian), strict=True):
        assert sorted(CODE.findall(one)) == sorted(CODE.findall(two))
        assert figures(LINK.sub("]", one)) == figures(LINK.sub("]", two))
