"""The command in Russian: help, errors and the lines around a game, by ``--lang`` or the language of the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.console import Console
from turnwright.bots.kinds import OURS
from turnwright.cli import errors
from turnwright.cli.words import known, source
from turnwright.core.game import GAMES

LATIN = re.compile(r"(?<![\w./:=<{,«-])[a-z]{4,}(?![\w./:=,}»-])")
"""An English word in a Russian sentence; names of files, games, options and their values are none."""
NAMED = {"human", "random", "greedy", "search", "small_world", "turnwright", "play", "loopback"}


@pytest.mark.parametrize("command", ["play", "replay", "rules", "serve"])
def test_help_is_russian(console: Console, command: str) -> None:
    """Every argument that a player uses is explained; nothing between usage and examples is English."""
    ran = console.run(command, "--help", "--lang", "ru")
    assert 0 == ran.code
    shown = ran.out[ran.out.index("\n\n") : ran.out.index("примеры:")]
    assert set() == set(LATIN.findall(shown)) - NAMED
    assert ran.out.startswith("вызов:")


def test_help_names_every_bot(console: Console) -> None:
    """The Russian help lists them itself."""
    shown = console.run("play", "--help", "--lang", "ru").out
    assert [] == [kind for kind in OURS if kind not in shown]


def test_the_terminal_decides_where_the_command_does_not(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    """LANG makes help and errors Russian; ``--lang=en`` overrules it."""
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "сыграть в" in console.run("--help").out.replace("\u00a0", " ")
    assert "Нет игры «chess»" in console.refused("play", "chess")
    assert "unknown game 'chess'" in console.refused("play", "chess", "--lang=en")
    assert "Не хватает: COMMAND." in console.refused()


def test_an_unknown_game_is_answered_with_those_there_are(console: Console) -> None:
    """Other tests may have registered more."""
    listed = console.refused("play", "chess", "--lang=ru").partition("Есть: ")[2]
    assert sorted(GAMES) == [name for name in re.findall(r"\w+", listed) if name in GAMES]


def test_a_value_is_no_language(console: Console) -> None:
    """Only what stands behind ``--lang`` is one."""
    assert "unknown game 'ru'" in console.refused("play", "ru")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("play chess", "Нет игры «chess». Есть: "),
        ("play small_world --seats human", "Для игры small_world нужно мест: от 2 до 5, а не 1."),
        ("play small_world --option coins=9", "Настройка «coins» не может быть «9». Допустимые значения: "),
        ("play small_world --option first=4", "Настройка «first» не может быть 4: места — от 0 до 2."),
        ("play small_world --option gold=9", "В игре small_world нет настройки «gold». Есть: "),
        ("play small_world --option gold", "--option «gold»: нужно ИМЯ=ЗНАЧЕНИЕ."),
        ("play root --homemade x.toml", "Игра root не поддерживает --homemade."),
        (
            "play small_world --seats human,robot",
            "Нет такого игрока: «robot». Можно: human, random, greedy, search или класс в виде module:Class.",
        ),
        ("play small_world --seats human,search:depth=3", "У бота search нет настройки «depth». Есть: "),
        ("play small_world --seats human,search:playouts=0.5", "У бота search не может быть playouts=0.5."),
        ("rules small_world SW-99", "Нет правила или раздела «SW-99»: номера — от SW-1.1 до SW-"),
        ("rules small_world --search xyz", "В правилах игры small_world нет текста «xyz»."),
        ("replay PLAYED --number 3", ": партии 3 нет, в файле их 2."),
        ("replay PLAYED --ply 99999", "Решения 99999 нет: в партии их "),
        ("replay PLAYED --seat 7", "Места 7 нет: за столом места от 0 до "),
        ("play small_world --record PLAYED", " уже существует: выберите другое имя."),
        ("play small_world --record nowhere/x.jsonl", "nowhere — не папка."),
        ("play root --resume PLAYED", " — партия игры small_world, а не root."),
        ("play small_world --resume PLAYED --seats human", ": мест в партии 2, а не 1."),
        ("play small_world --homemade PICTURE", ": нужен текст в кодировке UTF-8."),
        ("replay nowhere.jsonl", "nowhere.jsonl: такого файла или папки нет."),
        ("serve --host 1.2.3.4 --port 1", "Не удалось открыть 1.2.3.4, порт 1: "),
        ("play", "Не хватает: GAME. (справка: turnwright play --help)"),
        ("play small_world --seats", "--seats: нужно значение. (справка: turnwright play --help)"),
        ("play small_world extra", "Лишнее: extra."),
        ("chess", "недопустимое значение «chess». Можно: "),
        ("replay PLAYED --number 0", "--number: нужно целое число не меньше 1, а не «0»."),
        ("play small_world --time 0", "--time: нужно число секунд больше 0, а не «0»."),
        ("replay PLAYED --seat 0 --watcher", "--watcher нельзя вместе с --seat."),
    ],
)
def test_errors_are_russian(
    console: Console, monkeypatch: pytest.MonkeyPatch, played: Path, tmp_path: Path, line: str, told: str
) -> None:
    """Each in one line. A changed English sentence would come through untranslated."""
    monkeypatch.setenv("LANG", "ru")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\xff\xfe")
    args = [{"PLAYED": str(played), "PICTURE": str(picture)}.get(word, word) for word in line.split()]
    said = console.refused(*args)
    assert told in said


def test_every_sentence_has_its_translation() -> None:
    """And no translation is left over; both use the same arguments."""
    texts = known("ru", errors.FILE)
    assert texts - {"see-help"} == set(errors.SENTENCES)
    catalogue = source("ru", errors.FILE)
    for id, pattern in errors.SENTENCES.items():
        sentence = re.search(rf"^{id} = (.*)$", catalogue, re.MULTILINE)
        assert sentence
        assert set(re.findall(r"\$(\w+)", sentence[1])) == set(re.findall(r"\?P<(\w+)>", pattern)), id


def test_a_game_is_introduced_in_russian(console: Console, played: Path) -> None:
    """Title, seats and players, when a game begins and when one is told again."""
    start = console.run("play", "small_world", "--seats", "human,greedy", "--lang", "ru", typed="выход\n\n").out
    start = start.replace("\u00a0", " ")
    assert "Маленький мир, мест: 2. За столом: Игрок 1 (человек), Игрок 2 (жадный бот)." in start
    again = console.run("replay", str(played), "--ply", "1", "--lang", "ru").out.replace("\u00a0", " ")
    assert again.startswith("Маленький мир, мест: 2. За столом: Игрок 1 (жадный бот), Игрок 2 (случайный бот).")


def test_a_game_that_cannot_be_saved_says_why_in_russian(console: Console) -> None:
    """The reason is part of the sentence."""
    typed = "запись nowhere/x.jsonl\nрисунок table.gif\nвыход\n\n"
    out = console.run("play", "small_world", "--seats", "human,greedy", "--lang", "ru", typed=typed).out
    assert "Не записано: nowhere — не папка." in out
    assert "Не записано: table.gif: имя рисунка должно оканчиваться на .png или .svg." in out
