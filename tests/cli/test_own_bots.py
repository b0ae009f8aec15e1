"""Bots of one's own in the terminal, in self-play, in matches and in the arena."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import matches
from tests.cli.console import Console
from tests.own_bots import bots
from tests.own_games import run
from turnwright.arena import Match, play
from turnwright.arena import run as run_match
from turnwright.bots import BotFailed, kinds
from turnwright.bots.watch import WORKER_ENDED
from turnwright.core.record import read

__all__ = ["bots"]

FAULTS = {
    "Nobody": "cannot be loaded: AttributeError: module",
    "Speechless": "cannot be loaded: the class Speechless has no method choose",
    "Unmade": "cannot be made: RuntimeError: no weights here",
    "Raising": "failed: ZeroDivisionError",
    "Illegal": "which is not on offer",
    "Wordy": "returned no action but a str",
    "Hanging": "does not answer: it was stopped after 0.2 s",
}
"""What can be wrong with a bot, and what every runner says."""


@pytest.mark.parametrize("name", FAULTS)
def test_play_says_in_one_line_what_is_wrong(console: Console, bots: str, name: str, tmp_path: Path) -> None:
    """What was played is saved."""
    file = tmp_path / "game.jsonl"
    seats = f"{bots}:{name},greedy"
    ran = console.run("play", "small_world", "--seats", seats, "--option", "first=0", "--record", str(file))
    assert (2, 1) == (ran.code, ran.err.count("\n"))
    assert ran.err.startswith(f"turnwright: the bot {bots}:{name} ")
    assert FAULTS[name] in ran.err
    assert file.exists() == ("cannot be" not in FAULTS[name])


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("name", FAULTS)
def test_selfplay_says_in_one_line_what_is_wrong(
    console: Console, bots: str, name: str, workers: str, tmp_path: Path
) -> None:
    command = ("selfplay", "small_world", "--games", "2", "--out", str(tmp_path / "games.jsonl"), "--workers", workers)
    line = console.refused(*command, "--bots", f"{bots}:{name},greedy")
    assert line.startswith(f"the bot {bots}:{name} ")
    assert FAULTS[name] in line


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("name", FAULTS)
def test_matches_say_in_one_line_what_is_wrong(
    bots: str, name: str, workers: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["--bots", f"{bots}:{name},greedy", "--games", "2", "--workers", workers]
    monkeypatch.setattr(sys, "argv", ["matches.py", *command, "--out", str(tmp_path / "results.jsonl")])
    with pytest.raises(SystemExit) as caught:
        matches.main()
    line = str(caught.value)
    assert line.startswith(f"matches.py: the bot {bots}:{name} ")
    assert FAULTS[name] in line
    assert "\n" not in line


def test_a_worker_that_a_bot_ends_is_told(console: Console, bots: str, tmp_path: Path) -> None:
    """In a process of their own bots can do nothing else to the command."""
    command = ("selfplay", "small_world", "--games", "2", "--out", str(tmp_path / "games.jsonl"), "--workers", "2")
    assert WORKER_ENDED == console.refused(*command, "--bots", f"{bots}:Dying,greedy")
    match = Match("small_world", (f"{bots}:Dying", "greedy"), 2)
    with pytest.raises(BotFailed, match=WORKER_ENDED):
        run_match(match, tmp_path / "results.jsonl", workers=2)


def test_a_bot_of_ones_own_plays_whole_games(console: Console, bots: str, tmp_path: Path) -> None:
    """With settings, alone in self-play, in workers, and in the arena; records say who played and verify."""
    file, seats = tmp_path / "games.jsonl", f"{bots}:Configured:depth=2,bold=yes,random,{bots}:Underived"
    command = ("selfplay", "small_world", "--games", "2", "--seed", "3", "--bots", seats)
    assert 0 == console.run(*command, "--out", str(file), "--workers", "2").code
    again = tmp_path / "again.jsonl"
    assert 0 == console.run(*command, "--out", str(again)).code
    assert file.read_text() == again.read_text()
    first = file.read_text().split('{"format"')[1]
    assert seats == dict(read('{"format"' + first).header.notes)["seats"]
    assert "records 2, same 2, different 0" == console.run("verify", str(file)).last
    result = play(Match("small_world", (f"{bots}:First", "random"), 2), 1)
    assert ["random", f"{bots}:First"] == result.bots


def test_a_changed_bot_makes_another_match(bots: str) -> None:
    """Results of different players never mix."""
    match = Match("small_world", (f"{bots}:First", "greedy"), 2)
    before = match.id
    file = Path(str(sys.modules[bots].__file__))
    file.write_text(file.read_text() + "# better\n")
    assert before != match.id
    assert Match("small_world", ("greedy", "random"), 2).id == Match("small_world", ("greedy", "random"), 9).id


def test_a_record_never_decides_what_is_imported(console: Console, bots: str, tmp_path: Path) -> None:
    """A game of somebody else is continued by bots that the person names."""
    file = tmp_path / "game.jsonl"
    seats = f"human,{bots}:First"
    command = ("play", "small_world", "--seed", "1", "--option", "first=0", "--record", str(file))
    assert 0 == console.run(*command, "--seats", seats, typed="1\nquit\n").code
    del sys.modules[bots], kinds._loaded[f"{bots}:First"]
    line = console.refused("play", "small_world", "--resume", str(file))
    assert f"{file} was played by the bot {bots}:First: name the players with --seats" == line
    assert bots not in sys.modules
    assert 0 == console.run("play", "small_world", "--resume", str(file), "--seats", seats, typed="quit\n").code


def test_bots_with_thinking_time_get_what_the_command_line_says(console: Console, bots: str, tmp_path: Path) -> None:
    """A person at the table is told that such a bot thinks, whatever its name."""
    command = ("play", "small_world", "--seed", "1", "--option", "first=1", "--lang", "en")
    ran = console.run(*command, "--seats", f"human,{bots}:Configured", "--time", "0.5", typed="quit\n\n")
    assert f"({bots}:Configured) is thinking ..." in ran.out
    ran = console.run(*command, "--seats", f"human,{bots}:First", typed="quit\n\n")
    assert "is thinking" not in ran.out


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "turnwright: unknown kind of player 'oracle': choose from human, random, greedy, search"),
        ("ru", "turnwright: Нет такого игрока: «oracle». Можно: human, random, greedy, search"),
    ],
)
def test_unknown_words_are_explained_with_what_there_is(console: Console, lang: str, line: str) -> None:
    ran = console.run("play", "small_world", "--seats", "human,oracle", "--lang", lang)
    assert ran.err.startswith(line)
    assert "module:Class" in ran.err


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Nobody", "Бота BOT нельзя загрузить: AttributeError: "),
        ("Unmade", "Бота BOT нельзя создать: RuntimeError: no weights here"),
        ("Raising", "Бот BOT отказал: ZeroDivisionError: "),
        ("Beyond", "Бот BOT выбрал 1000000000, а этого выбрать нельзя."),
        ("Wordy", "Бот BOT вернул не действие, а str: "),
        ("Hanging", "Бот BOT не отвечает: он остановлен через 0.2 с."),
    ],
)
def test_failures_are_told_in_russian(
    console: Console, bots: str, name: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ru")
    command = ("selfplay", "small_world", "--games", "1", "--out", str(tmp_path / "games.jsonl"), "--bots")
    line = console.refused(*command, f"{bots}:{name},greedy").replace("\u00a0", " ")
    assert told.replace("BOT", f"{bots}:{name}") in line


def test_the_installed_command_finds_bots_in_the_current_folder(bots: str, tmp_path: Path) -> None:
    command = ("turnwright.cli", "selfplay", "small_world", "--games", "1", "--out", "games.jsonl", "--bots")
    ran = run(tmp_path, *command, f"{bots}:First,greedy")
    assert (0, "") == (ran.returncode, ran.stderr)
