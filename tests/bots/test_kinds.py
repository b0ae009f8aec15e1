"""Bots of one's own: how they are named, loaded, set and refused."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

from tests.own_bots import bots, importable, install, line_of, own_module
from turnwright.bots import Bot, BotFailed, GreedyBot, RandomBot, WatchedBot, bot, bot_from, kinds, names, register
from turnwright.bots.levels import character_of, level_of, name_for
from turnwright.core.errors import BadOption, GameError

__all__ = ["bots"]

NO_CHOOSE = "has no method choose(game, observation, actions)"


def made(text: str) -> object:
    """Return the bot itself that a text names."""
    watched = bot_from(text)
    assert isinstance(watched, WatchedBot)
    return watched.bot


def test_a_class_is_named_by_its_module(bots: str) -> None:
    assert "First" == type(made(f"{bots}:First")).__name__
    assert kinds.find(f"{bots}:First").own
    assert not kinds.find("greedy").own


def test_modules_of_the_current_folder_are_found_after_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file called like an installed package does not replace that."""
    (tmp_path / "beside_me.py").write_text("class Here:\n    def choose(self, *shown): ...\n")
    (tmp_path / "json.py").write_text("class Here: ...\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    monkeypatch.setattr(kinds, "_loaded", dict(kinds._loaded))
    assert "Here" == type(made("beside_me:Here")).__name__
    with pytest.raises(BadOption, match="module 'json' has no attribute 'Here'"):
        bot_from("json:Here")
    monkeypatch.delitem(sys.modules, "beside_me")


def test_settings_of_every_type(bots: str) -> None:
    settings = "depth=3,weight=0.25,bold=true,note=a b,seconds=2"
    assert (3, 0.25, True, "a b", 2.0, None) == made(f"{bots}:Configured:{settings}").given  # type: ignore[attr-defined]
    assert (1, 0.5, False, "", 0, None) == made(f"{bots}:Configured").given  # type: ignore[attr-defined]
    assert ["greedy", f"{bots}:Configured:depth=3,bold=no", "random"] == kinds.split(
        f"greedy,{bots}:Configured:depth=3, bold=no,random"
    )


def test_what_only_python_can_set_is_no_setting(bots: str) -> None:
    net = object()
    watched = bot(f"{bots}:Configured", net=net)
    assert isinstance(watched, WatchedBot)
    assert net is watched.bot.given[-1]
    with pytest.raises(BadOption, match="has no setting 'net'"):
        bot_from(f"{bots}:Configured:net=x")


def test_what_a_class_says_about_itself(bots: str) -> None:
    """Its time follows from its settings; the rest has a default."""
    timed, plain = kinds.find(f"{bots}:Configured"), kinds.find(f"{bots}:First")
    assert (True, False) == (timed.takes_time, plain.takes_time)
    assert (("Configured",), {"": "Configured"}) == (timed.names, timed.title)
    assert (("Ada", "Bo"), {"en": "Simple", "ru": "Простой"}) == (plain.names, plain.title)
    assert ["search"] == [name for name, kind in kinds.OURS.items() if kind.takes_time]
    assert ("Bo", "", "") == (
        name_for(f"{bots}:First:depth=1", ["Ada"]),
        level_of(f"{bots}:First", 1.0),
        character_of(f"{bots}:First", "Ada"),
    )


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("nowhere:Bot", "the bot nowhere:Bot cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("{}:Nobody", "the bot {0}:Nobody cannot be loaded: AttributeError: module '{0}' has no attribute 'Nobody'"),
        ("{}:function", "the bot {}:function cannot be loaded: it is not a class but a function"),
        ("{}:thing", "the bot {}:thing cannot be loaded: it is not a class but a int"),
        ("{}:Unprintable", f"the bot {{}}:Unprintable cannot be loaded: the class Unprintable {NO_CHOOSE}"),
        ("{}:Speechless", f"the bot {{}}:Speechless cannot be loaded: the class Speechless {NO_CHOOSE}"),
        (
            "{}:Misnamed",
            "the bot {}:Misnamed cannot be loaded: names and title of the class Misnamed must be texts of 1 to 24 "
            "characters",
        ),
        (
            "{}:Hurried",
            "the bot {}:Hurried cannot be loaded: patience of the class Hurried must be a number of seconds above 0",
        ),
        ("{}:1st", "unknown bot '{}:1st': name a class as module:Class"),
        ("search:playouts", "bot setting 'playouts': expected name=number"),
        ("{}:First:depth=2", "bot {}:First has no setting 'depth': its settings are seed"),
        ("{}:Configured:depth=x", "bot setting 'depth=x': expected name=number"),
        ("{}:Configured:depth=1.5", "bot {}:Configured cannot have depth=1.5: it is a whole number of at least 0"),
        ("{}:Configured:bold=perhaps", "bot setting 'bold=perhaps': expected name=true or false"),
        ("{}:Configured:weight=-1", "bot {}:Configured cannot have weight=-1.0: it is a number of at least 0"),
        ("{}:Unmade", "the bot {0}:Unmade cannot be made: RuntimeError: no weights here ({0}.py, line {1})"),
    ],
)
def test_a_bad_bot_of_ones_own_is_explained(bots: str, text: str, complaint: str) -> None:
    with pytest.raises(GameError) as caught:
        bot_from(text.format(bots))
    assert complaint.format(bots, line_of("no weights here")) == str(caught.value)


def test_a_constructor_that_wants_more_is_explained(bots: str) -> None:
    with pytest.raises(BotFailed, match=r"Needy cannot be made: TypeError: .*missing 1 required positional .*'net'"):
        bot_from(f"{bots}:Needy")


def test_a_module_that_fails_is_explained(tmp_path: Path) -> None:
    for name, line in (("faulty_bots", "1 / 0"), ("leaving_bots", "raise SystemExit(0)"), ("unread_bots", "class :")):
        (tmp_path / f"{name}.py").write_text(f"import sys\n{line}\n")
        with importable(tmp_path), pytest.raises(BadOption, match=f"the bot {name}:Bot cannot be loaded: ") as caught:
            bot_from(f"{name}:Bot")
        assert "\n" not in str(caught.value)


def test_a_bot_is_registered_under_a_word(bots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kinds, "_loaded", dict(kinds._loaded))
    register("mine", kinds.find(f"{bots}:First").make)
    assert ["random", "greedy", "search", "mine"] == names()
    assert "First" == type(made("mine")).__name__
    for name, make in (("greedy", RandomBot), ("a:b", RandomBot), ("yours", Bot)):
        with pytest.raises(BadOption):
            register(name, make)


def test_a_bot_of_an_installed_package_has_the_name_of_its_entry_point(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Names of ours are not taken; a broken bot does not disturb the others."""
    with own_module(tmp_path) as module:
        points = {"steady": f"{module}:First", "greedy": f"{module}:First", "broken": f"{module}:Speechless"}
        install(tmp_path, points)
        kinds.entry_points.cache_clear()
        with caplog.at_level(logging.WARNING):
            assert ["random", "greedy", "search", "steady", "broken"] == names()
        assert f"the bot greedy ({module}:First) of the package {tmp_path.name} is ignored" in caplog.text
        assert "First" == type(made("steady")).__name__
        assert isinstance(bot("greedy"), GreedyBot)
        broken = f"the bot broken ({module}:Speechless) of the package {tmp_path.name} cannot be loaded: the class"
        with pytest.raises(BadOption) as caught:
            bot_from("broken")
        assert str(caught.value).startswith(broken)
    assert "steady" not in names()


def test_nothing_is_imported_to_tell_what_is_known(bots: str) -> None:
    assert kinds.known(f"{bots}:First") is None
    assert bots not in sys.modules
