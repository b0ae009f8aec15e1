"""Commands: the several spellings of one, and what is none."""

from __future__ import annotations

import pytest

from turnwright.games.terra_mystica.data.geometry import HEX_NAMES, SLOT_NAMES
from turnwright.games.terra_mystica.data.tables import AIR, CULT_NAMES, FIRE, TERRAINS
from turnwright.games.terra_mystica.exchange import commands, words
from turnwright.games.terra_mystica.exchange.commands import Command, NotUnderstood, read

E6 = HEX_NAMES.index("E6")


def numbers(command: Command) -> tuple[int, ...]:
    return command.verb, command.a, command.b, command.c, command.d


@pytest.mark.parametrize(
    ("spellings", "expected"),
    [
        (["build E6", " BUILD  e6 ", "Build e6"], (commands.BUILD, E6, 0, 0, 0)),
        (
            ["transform E6 to black", "Transform e6 to BLACK", "transform e6 to swamp"],
            (commands.TRANSFORM, E6, TERRAINS.index("swamp"), 0, 0),
        ),
        (["transform e6 to gray", "transform E6 to grey"], (commands.TRANSFORM, E6, TERRAINS.index("mountains"), 0, 0)),
        (["transform E6"], (commands.TRANSFORM, E6, words.NO_ONE, 0, 0)),
        (["upgrade E6 to TP", "upgrade e6 to tp", "upgrade E6 to trading post"], (commands.UPGRADE, E6, 2, 0, 0)),
        (["upgrade E6 to SA", "upgrade E6 to sanctuary"], (commands.UPGRADE, E6, 5, 0, 0)),
        (["send p to FIRE", "Send priest to fire"], (commands.SEND, FIRE, 0, 0, 0)),
        (["send p to Air for 1"], (commands.SEND, AIR, 1, 0, 0)),
        (
            ["convert 3pw to 1w", "convert 3 PW to 1 W", "Convert 3pw to w", "convert 3power to worker"],
            (commands.CONVERT, 3, words.POWER, 1, words.WORKER),
        ),
        (["convert pw to c", "convert 1PW to 1C", "convert power to coin"], (commands.CONVERT, 1, 0, 1, words.COIN)),
        (["burn 4"], (commands.BURN, 4, 0, 0, 0)),
        (["dig 2", "Dig 2", "DIG 2 I8"], (commands.DIG, 2, 0, 0, 0)),
        (["advance ship", "Advance shipping", "advance ship to 2"], (commands.SHIP, 0, 0, 0, 0)),
        (["advance dig", "advance digging", "advance dig 1"], (commands.EXCHANGE, 0, 0, 0, 0)),
        (["bridge E8:G3", "bridge g3:e8"], (commands.BRIDGE, SLOT_NAMES.index("E8:G3"), 0, 0, 0)),
        (["connect r12", "connect R12"], (commands.CONNECT, 12, 0, 0, 0)),
        (["pass BON5", "Pass bon5", "+BON5"], (commands.PASS, 4, 0, 0, 0)),
        (["pass"], (commands.PASS, words.NO_ONE, 0, 0, 0)),
        (["+FAV7", "+fav7"], (commands.FAVOR, 6, 1, 0, 0)),
        (["+2TW3"], (commands.TOWN, 2, 2, 0, 0)),
        (["+FIRE", "+1fire"], (commands.CULT, FIRE, 1, 0, 0)),
        (["+2FIRE", "+2Fire"], (commands.CULT, FIRE, 2, 0, 0)),
        (["-SPADE", "-1spade"], (commands.THROW, 0, 1, 0, 0)),
        (["+2vp", "+2VP for a wrong click", "+ 2 vp"], (commands.ADJUST, words.POINT, 2, 0, 0)),
        (["-1c", "-c", "-1 coins", "-1COIN"], (commands.ADJUST, words.COIN, -1, 0, 0)),
        (["+3pw", "+3power"], (commands.ADJUST, words.POWER, 3, 0, 0)),
        (["decline"], (commands.DECLINE, commands.EVERYTHING, words.NO_ONE, 0, 0)),
        (["leech 2"], (commands.LEECH, 2, words.NO_ONE, 0, 0)),
        (["wait", "income"], (commands.WAIT, 0, 0, 0, 0)),
        (["done"], (commands.DONE, 0, 0, 0, 0)),
        (["[opponent accepted power]", "[all opponents declined power]"], (commands.NOTE, 0, 0, 0, 0)),
        (["+8vp for FIRE", "score_resources", "+12vp for network"], (commands.SCORED, 0, 0, 0, 0)),
        (["cult_income_for_faction"], (commands.BONUS_INCOME, 0, 0, 0, 0)),
        (["other_income_for_faction"], (commands.INCOME, 0, 0, 0, 0)),
    ],
)
def test_spellings_of_one_command(spellings: list[str], expected: tuple[int, ...]) -> None:
    assert [expected] * len(spellings) == [numbers(read(text)) for text in spellings]


@pytest.mark.parametrize(
    "text", ["leech 2 from chaosmagicians", "Leech 2 from Chaos Magicians", "leech 2 from chaos_magicians"]
)
def test_an_answer_names_who_made_the_offer(text: str) -> None:
    assert (2, words.FACTION_OF["chaosmagicians"]) == (read(text).a, read(text).b)


def test_hexes_of_a_town_across_a_river() -> None:
    assert (words.NO_ONE, ("e4", "f2")) == (read("connect E4:F2").a, read("connect E4:F2").more)
    assert ("e4", "f2", "f3") == read("connect E4:F2:F3").more


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("dance E6", "expected a command, not 'dance'"),
        ("build Z9", "expected a hex, not 'z9'"),
        ("build", "expected one word, not 0"),
        ("transform E6 into black", "expected transform HEX to COLOUR"),
        ("transform E6 to pink", "expected a colour, not 'pink'"),
        ("upgrade E6", "expected upgrade HEX to TP, TE, SH or SA"),
        ("upgrade E6 to D", "expected upgrade HEX to TP, TE, SH or SA"),
        ("upgrade E6 to castle", "expected TP, TE, SH or SA, not 'castle'"),
        ("send p to LOVE", "expected a cult, not 'love'"),
        ("send p to FIRE for 4", "expected send p to CULT for 3, 2 or 1"),
        ("convert everything", "expected convert COUNT RESOURCE to COUNT RESOURCE"),
        ("convert 3x to 1w", "expected pw, p, w, c or vp, not 'x'"),
        ("burn many", "expected a number, not 'many'"),
        ("dig ²", "expected a number, not '²'"),
        ("leech 2 of witches", "expected POWER from FACTION"),
        ("leech 2 from elves", "expected a faction of the base game, not 'elves'"),
        ("bridge A1:A2", "expected a place for a bridge, not 'a1:a2'"),
        ("connect r99", "expected a river hex or two land hexes, not 'r99'"),
        ("pass BON77", "expected a bonus card, not 'bon77'"),
        ("advance age", "expected advance ship or advance dig, not 'age'"),
        ("+GOLD", "expected a favor tile, a town tile or a cult, not 'gold'"),
        ("wait here", "expected nothing after this command"),
    ],
)
def test_what_is_no_command_is_told(text: str, expected: str) -> None:
    with pytest.raises(NotUnderstood) as problem:
        read(text)
    assert expected == str(problem.value)


def test_every_cult_colour_and_faction_has_its_word() -> None:
    assert list(range(4)) == [read(f"+{name}").a for name in CULT_NAMES]
    assert list(range(7)) == [read(f"transform E6 to {colour}").b for colour in words.COLOURS]
    assert list(range(14)) == [read(f"leech 1 from {name}").b for name in words.FACTION_WORDS]
