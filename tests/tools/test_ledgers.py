"""Ids of ledgers: constants, sections, order, citations; of a made-up ledger, of the games, of all that are written."""

from __future__ import annotations

import ast
import copy
import importlib
import sys
from pathlib import Path

import pytest
import yaml

import generate
from ledgers import ID, Ledger, LedgerError, constant, read_ledger
from mutants import mutants_of
from rule_code import SourceFile
from tests.woodland import LEDGER, SOURCE
from turnwright.core.game import GAMES

pytestmark = pytest.mark.plain_only

ROOT = Path(__file__).resolve().parents[2]
WRITTEN = ROOT.parent / "shared" / "rules"


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("SW-6.1", "SW_6_1"),
        ("WL-6.5#1", "WL_6_5_N1"),
        ("WL-6.5.1", "WL_6_5_1"),
        ("WL-6.5.2.II.B#2", "WL_6_5_2_II_B_N2"),
        ("WL-C.better_burrow_bank", "WL_C_BETTER_BURROW_BANK"),
    ],
)
def test_constants(id: str, name: str) -> None:
    assert name == constant(id)


def test_constants_lead_back_to_their_rules() -> None:
    assert LEDGER.rules == [LEDGER.rule_of(constant(rule)) for rule in LEDGER.rules]
    assert "" == LEDGER.rule_of("WL_6_5") == LEDGER.rule_of("REGIONS") == LEDGER.rule_of("WL_6_5_3")


@pytest.mark.parametrize(
    ("ids", "message"),
    [
        (["X-1.1", "X-1_1"], "X-1.1 and X-1_1 would both be called X_1_1"),
        (["X-1#1", "X-1.N1"], "X-1#1 and X-1.N1 would both be called X_1_N1"),
        (["X-C.tea", "X-C.Tea"], "X-C.tea and X-C.Tea would both be called X_C_TEA"),
        (["X-1"], "X-1 is a rule and a section"),
        (["X-1.1", "X-1.1"], "X-1.1 is in the ledger twice"),
        (["X-1.1."], "'X-1.1.' cannot be an id"),
        (["x-1.1"], "'x-1.1' cannot be an id"),
        (["X-1.ё"], "'X-1.ё' cannot be an id"),
    ],
)
def test_every_rule_needs_its_own_constant(ids: list[str], message: str) -> None:
    with pytest.raises(LedgerError) as problem:
        Ledger([(id, "X-1") for id in ids])
    assert str(problem.value).startswith(message)


def test_sections() -> None:
    """The ledger says which section holds a rule: the ids of some sections have a point, others none."""
    assert ["WL-6.4", "WL-6.5", "WL-6.6", "WL-C"] == LEDGER.sections
    assert ["WL-6.5", "WL-6.5"] == [LEDGER.section_of("WL-6.5#1"), LEDGER.section_of("WL-6.5.2.II.B#2")]
    assert ["WL-C", "WL-C"] == [LEDGER.section_of("WL-C.item.tea"), LEDGER.section_of("WL-C")]
    assert {"WL-6.4#1", "WL-6.6.1"} == LEDGER.written_out(["WL-6.4", "WL-6.6.1"])


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("Actions (WL-6.5#1).", ["WL-6.5#1"]),
        ("Building (WL-6.5.1).", ["WL-6.5.1"]),
        ("The day is WL-6.5.", ["WL-6.5"]),
        ("WL-6.5.2, WL-6.5.2.I; WL-6.5.10", ["WL-6.5.2", "WL-6.5.2.I", "WL-6.5.10"]),
        ("Cards: WL-C.better_burrow.", ["WL-C.better_burrow"]),
        ("Cards: WL-C.better_burrow_bank.", ["WL-C.better_burrow_bank"]),
        ("WL-6.5#9, WL-6.5.9, WL-6.5.2.II, WL-9, XWL-6.5.1, UTF-8", []),
    ],
)
def test_citations_are_whole_ids_of_the_ledger(text: str, cited: list[str]) -> None:
    """An id is not found inside a longer one, known or not."""
    assert set(cited) == LEDGER.cited_in(text)


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("WL-6.5#2 to WL-6.5.2.I", ["WL-6.5#2", "WL-6.5.1", "WL-6.5.2", "WL-6.5.2.I"]),
        ("WL-6.5.2.II.B#2\n    to WL-6.6.1", ["WL-6.5.2.II.B#2", "WL-6.5.10", "WL-6.6.1"]),
        ("WL-6.4 to WL-6.6, WL-C.item.tea", ["WL-6.4", "WL-6.5", "WL-6.6", "WL-C.item.tea"]),
        ("WL-6.1 to WL-6.5", ["WL-6.5"]),
        ("WL-6.5.1 to WL-6.6", ["WL-6.5.1", "WL-6.6"]),
    ],
)
def test_ranges_follow_the_ledger(text: str, cited: list[str]) -> None:
    """From rule to rule, from section to section; of any other range the ends that are known."""
    assert set(cited) == LEDGER.cited_in(text)


def test_citations_of_a_game() -> None:
    ledger = read_ledger(ROOT / "src", "small_world")
    assert {"SW-7.1", "SW-7.2", "SW-7.3", "SW-9.1"} == ledger.cited_in("(SW-7.1 to SW-7.3, SW-9.1)")
    assert {"SW-6", "SW-7", "SW-12"} == ledger.cited_in("(SW-6 to SW-7, SW-12)")


CODE = '''"""Day (WL-6.4)."""

def actions(feathers: int) -> int:
    """Three actions, one more for a feather (WL-6.5#1, WL-6.5#2)."""
    return 3 + feathers

def build(logs: int) -> int:
    """Build (WL-6.5.1)."""
    return logs - 1

def refuse(wet: int) -> int:
    """Tell why not."""
    return WL_6_5_2_II_B_N2 if wet > 0 else 0

def bank(cards: int) -> int:
    """Name the card by its id."""
    return pay("WL-C.better_burrow_bank", cards + 1)
'''


def test_code_is_behind_the_rule_it_cites_and_no_other() -> None:
    file = SourceFile(CODE, LEDGER)
    code = {m.scope: m for m in file.mutants if m.kind in ("operator", "comparison")}
    assert {"WL-6.5#1", "WL-6.5#2"} == file.behind(code["actions"])
    assert {"WL-6.5.1"} == file.behind(code["build"])
    assert {"WL-6.5.2.II.B#2"} == file.behind(code["refuse"])
    assert {"WL-C.better_burrow_bank"} == file.behind(code["bank"])
    assert file.weight("WL-6.5#1", code["actions"]) > file.weight("WL-6.5.1", code["actions"]) > 0
    assert 0 == file.weight("WL-C.better_burrow", code["build"])


def test_other_constants_are_no_rules() -> None:
    """Only what the ledger knows is broken as a rule."""
    source = "def f() -> int:\n    return {}\n"
    assert ["0", "WL_C_ITEM_TEA + 1"] == sorted(m.text for m in mutants_of(source.format("WL_C_ITEM_TEA"), LEDGER))
    assert ["0"] == [m.text for m in mutants_of(source.format("WL_C_ITEM"), LEDGER)]
    assert "nothing" == mutants_of(source.format("WL_C_ITEM"), LEDGER)[0].kind


def generator(folder: Path, source: object, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run the generator on a project of the data that modules are made of, and one ledger."""
    games = folder / "src" / "turnwright" / "games"
    (games / "woodland").mkdir(parents=True)
    for name in ("small_world", "mythotopia"):
        (games / name).mkdir()
        (games / name / "data").symlink_to(ROOT / "src" / "turnwright" / "games" / name / "data")
    (games / "woodland" / "rulebook.yaml").write_text(yaml.safe_dump(source, allow_unicode=True), encoding="utf-8")
    monkeypatch.setattr(generate, "ROOT", folder)
    monkeypatch.setattr(generate, "GAMES", games)
    monkeypatch.setattr(sys, "argv", ["generate.py"])
    return generate.main()


def test_the_generator_makes_a_constant_for_every_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert 0 == generator(tmp_path, SOURCE, monkeypatch)
    made: dict[str, int] = {}
    exec((tmp_path / "src/turnwright/games/woodland/rules.py").read_text(), made)
    assert {constant(id): number for number, id in enumerate(LEDGER.rules, start=1)}.items() <= made.items()
    assert LEDGER.rules == read_ledger(tmp_path / "src", "woodland").rules


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": "WL-6.4.N1"}, "WL-6.4#1 and WL-6.4.N1 would both be called WL_6_4_N1"),
        ({"id": "WL-6.4#2", "option": "rounds"}, "WL-6.4#2: a rule with an option also needs optional: true"),
    ],
)
def test_the_generator_refuses_a_bad_ledger_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    change: dict[str, str],
    message: str,
) -> None:
    """Nothing is written."""
    source = copy.deepcopy(SOURCE)
    rules = source["sections"][0]["rules"]
    rules.append(rules[0] | change)
    assert 1 == generator(tmp_path, source, monkeypatch)
    assert ("", f"src/turnwright/games/woodland/rulebook.yaml: {message}\n") == capsys.readouterr()
    assert ["rulebook.yaml"] == [path.name for path in (tmp_path / "src/turnwright/games/woodland").iterdir()]


@pytest.mark.parametrize("game", GAMES)
def test_constants_of_a_game_are_those_of_its_ledger(game: str) -> None:
    ledger = read_ledger(ROOT / "src", game)
    made = vars(importlib.import_module(f"turnwright.games.{game}.rules"))
    assert ledger.rules == [ledger.rule_of(name) for name in made if name.isupper()]


@pytest.mark.parametrize("game", GAMES)
def test_docstrings_cite_only_what_the_ledger_holds(game: str) -> None:
    """A slip would not count as a citation, and nobody would notice."""
    ledger = read_ledger(ROOT / "src", game)
    prefix = ledger.rules[0].partition("-")[0]
    for path in [*(ROOT / "src/turnwright/games" / game).rglob("*.py"), *(ROOT / "tests/games" / game).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                cited = ID.findall(ast.get_docstring(node) or "")
                assert [] == [id for id in cited if id.startswith(f"{prefix}-") and id not in ledger], path


def written() -> list[Path]:
    """Return the ledgers of all games, also of those to come; without them the test is skipped."""
    found = sorted(WRITTEN.glob("*.yaml"))
    if not found:
        pytest.skip(f"no ledgers in {WRITTEN}")
    return found


def test_written_ledgers_have_a_constant_for_every_id() -> None:
    """Each has its own, it leads back to the id, and the id is found in a text, whatever stands around it."""
    for path in written():
        source = yaml.safe_load(path.read_text(encoding="utf-8"))
        ledger = generate.ledger_of(source)
        assert len(ledger.rules) == len({constant(rule) for rule in ledger.rules}), path
        assert ledger.rules == [ledger.rule_of(constant(rule)) for rule in ledger.rules], path
        for id in [*ledger.rules, *ledger.sections]:
            for text in (id, f"Why ({id}).", f"{id}, and so on", f"See {id}."):
                assert {id} == ledger.cited_in(text), text
        assert set(ledger.rules) == ledger.cited_in(f"{ledger.rules[0]} to {ledger.rules[-1]}"), path
        assert set(ledger.sections) == ledger.cited_in(f"{ledger.sections[0]} to {ledger.sections[-1]}"), path
        assert set(ledger.rules) == ledger.written_out(ledger.sections), path
        for section in source["sections"]:
            for rule in section["rules"]:
                rule.pop("ruling", None)  # a draft gives its reasons in one language
        assert generate.rulebook_json(source), path


@pytest.mark.parametrize("ruling", ["So it is.", {"en": "So it is."}, {"en": "So it is.", "ru": ""}])
def test_a_ruling_needs_both_languages(ruling: object) -> None:
    source = {
        "game": "t",
        "glossary": [],
        "sections": [{"id": "T", "title": {}, "rules": [{"id": "T-1", "kind": "flow"}]}],
    }
    rule = source["sections"][0]["rules"][0]  # type: ignore[index]
    rule.update(en="Play.", ru="Ходите.", ruling=ruling)
    with pytest.raises(LedgerError, match=r"^T-1: a ruling needs an English and a Russian text"):
        generate.rulebook_json(source)
