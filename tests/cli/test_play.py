"""Playing in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import ONES
from tests.cli.console import Console, Ran
from turnwright.cli.words import known
from turnwright.core.record import read
from turnwright.games.small_world.factions.roster import POWERS

START = ("play", "small_world", "--seed", "5", "--seats", "human,greedy", "--option", "first=0")


def say(console: Console, *typed: str, seats: str = "human,greedy") -> Ran:
    """Type lines at the first decisions of a game, then quit without saving."""
    args = ["play", "small_world", "--seed", "5", "--seats", seats, "--option", "first=0"]
    ran = console.run(*args, typed="\n".join([*typed, "quit", "", ""]))
    assert (0, "") == (ran.code, ran.err)
    return ran


@pytest.mark.parametrize(("lang", "end"), [("en", "The game is over."), ("ru", "Игра окончена.")])
def test_a_whole_game_ends_with_scores_and_a_record(console: Console, tmp_path: Path, lang: str, end: str) -> None:
    """Someone who always takes the first option gets to the end; the record verifies."""
    file = tmp_path / "game.jsonl"
    ran = console.run(*START, "--lang", lang, "--record", str(file), typed=ONES)
    assert (0, "") == (ran.code, ran.err)
    assert end in ran.out
    result = read(file.read_text()).result
    assert result is not None
    scores = re.findall(r"^\d\. \w+\s(\d): (\d+)", ran.out, re.MULTILINE)
    assert sorted(enumerate(result.scores)) == sorted([(int(seat) - 1, int(score)) for seat, score in scores])
    assert "records 1, same 1, different 0" == console.run("verify", str(file)).last


def test_coins_by_rule_add_up(console: Console) -> None:
    """At the end every seat's coins are listed by the rule that paid them."""
    out = console.run(*START, typed=ONES).out
    rows = re.findall(r"^(?:SW-\d+\.\d+)? +(-?\d+) +(-?\d+) {2,}\w", out[out.index("Where the points") :], re.MULTILINE)
    totals = {int(seat): int(score) for seat, score in re.findall(r"^\d\. Player (\d): (\d+)", out, re.MULTILINE)}
    assert [totals[1], totals[2]] == [sum([int(row[0]) for row in rows]), sum([int(row[1]) for row in rows])]


def test_the_same_seed_gives_the_same_game(console: Console) -> None:
    assert console.run(*START, typed=ONES).out == console.run(*START, typed=ONES).out


def test_numbers_names_and_short_forms_choose(console: Console) -> None:
    """A number, a name in any case, a verb cut short."""
    out = say(console, "1", "Conquer 2", "c 3", "stop").out
    assert "conquer region 2" in out
    assert "conquer region 3" in out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no option 99: the options are 1 to 6."),
        ("0", "There is no option 0"),
        ("9" * 5000, "is neither a choice nor a command here."),
        ("²", "is neither a choice nor a command here."),
        ("x2", "is neither a choice nor a command here."),
        (", ,", "is neither a choice nor a command here."),
        ("dance", '"dance" is neither a choice nor a command here.'),
        ("pick", "could mean: pick 1, pick 2"),
        ("conquer 14", "conquer 14 is not possible. Not now:"),
        ("c 14", "conquer 14 is not possible. Not now:"),
        ("why conquer 14", "[SW-7.15]"),
        ("why pick 1", "You can do that now"),
        ("why", "why needs an argument: why pick 1"),
        ("why nonsense", "There is no choice 'nonsense'"),
        ("rule SW-6.1", "[SW-6.1]"),
        ("rule 6.1", "[SW-6.1]"),
        ("rule sw-6", "[SW-6.9]"),
        ("rule", "rule needs an argument"),
        ("rule SW-99.9", "There is no rule SW-99.9"),
        ("region 4", "Region 4: swamp, cavern, border region; Lost Tribe.\nNext to: 3, 5, 9, 10."),
        ("region 77", "There is no region 77"),
        ("region x", "There is no region x"),
        ("region \x00", "region needs an argument"),
        ("region", "region needs an argument"),
        ("board", "magic source"),
        ("column", "Price"),
        ("seats", "secret"),
        ("log", "[SW-5.13]"),
        ("log 1", "Player 1's turn. [SW-4.1]"),
        ("preview pick 2", "Your coins: 5 → 4."),
        ("preview pick 2", "Costs 1 coin."),
        ("preview 1", "Tokens in hand: 0 → "),
        ("preview", "preview needs an argument"),
        ("undo", "That cannot be taken back: You have made no choice yet."),
        ("save", "save needs an argument"),
        ("png", "png needs an argument"),
        ("png picture.gif", "must end in .png or .svg"),
        ("save /nowhere/at/all", "Not saved: "),
        ("?", "preview CHOICE"),
        ("help", "region 14"),
    ],
)
def test_every_line_gets_an_answer(console: Console, line: str, answer: str) -> None:
    """Commands, mistakes and questions at the first decision."""
    assert answer in say(console, line).out


def test_choices_may_be_typed_ahead(console: Console) -> None:
    """Commas part them; one that is refused drops the rest."""
    out = say(console, "pick 1, c 2, c 3, stop, place 2 x2, pile 3").out
    assert "places 2 tokens of" in out
    assert "Since your last choice" in out
    out = say(console, "pick 1, c 14, c 2").out
    assert "conquer 14 is not possible" in out
    assert "conquer region 2 with" not in out


def test_previews_and_costs_of_a_conquest(console: Console) -> None:
    out = say(console, "pick 1", "preview conquer 2", "region 2", "region 8", "region 14").out
    assert "Region 2: empty → " in out
    assert "For your" in out
    assert "cannot conquer it now" in out


def test_undo_takes_back_the_last_choice(console: Console) -> None:
    """Against bots, even after a draw."""
    out = say(console, "pick 1", "undo", "pick 2").out
    assert "Taken back." in out
    assert 2 == out.count("Pick a race and its power.")


def test_undo_asks_the_other_people(console: Console) -> None:
    refused = say(console, "pick 1", "undo", "n", seats="human,human").out
    assert "Do all other players agree?" in refused
    assert "That cannot be taken back" in refused
    assert "Taken back." in say(console, "pick 1", "undo", "y", seats="human,human").out


def test_the_keyboard_is_passed_on_and_secrets_stay_closed(console: Console) -> None:
    """The second person is called before anything of theirs is shown."""
    out = say(console, "pick 1", "c 2", "stop", "1", "1", "1", "1", "1", "", seats="human,human").out
    before, _call, after = out.partition("Pass the keyboard to Player 2.")
    assert "Player 2: Pick" not in before
    assert "Player 2: Pick" in after


def test_coins_of_others_are_shown_only_if_open(console: Console) -> None:
    assert "secret" in say(console, "seats").out
    args = [*START, "--option", "coins=open"]
    assert "secret" not in console.run(*args, typed="seats\nquit\n\n").out


def test_saving_and_resuming(console: Console, tmp_path: Path) -> None:
    """A saved game continues where it stopped, with the same seats."""
    file, picture = tmp_path / "half.jsonl", tmp_path / "table.svg"
    out = say(console, "pick 1", "c 2", f"save {file}", f"save {file}", f"png {picture}").out
    assert 2 == out.count(f"The game is saved in {file}.")
    assert picture.read_text().startswith("<svg")
    ran = console.run("play", "small_world", "--resume", str(file), typed="quit\n\n")
    assert "Player 1 human, Player 2 greedy" in ran.out
    assert "regions: 2 (" in ran.out
    refused = console.refused("play", "small_world", "--resume", str(file), "--seats", "human,greedy,greedy")
    assert "has 2 seats, not 3" in refused


def test_quitting_offers_the_record(console: Console, tmp_path: Path) -> None:
    """A bad name is asked for again; nothing that exists is overwritten."""
    taken, free = tmp_path / "taken", tmp_path / "free.jsonl"
    taken.write_text("mine")
    ran = console.run(*START, typed=f"quit\n{taken}\n{free}\n")
    assert "already exists" in ran.out
    assert "mine" == taken.read_text()
    assert "small_world" == read(free.read_text()).header.game


def test_the_end_of_input_ends_politely(console: Console) -> None:
    ran = console.run(*START, typed="1\n")
    assert (0, "") == (ran.code, ran.err)
    assert "The input has ended." == ran.last


def test_an_interrupt_keeps_the_record(console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    file = tmp_path / "game.jsonl"
    assert 130 == console.run(*START, "--record", str(file)).code
    assert read(file.read_text()).entries


def test_bots_may_play_alone(console: Console) -> None:
    ran = console.run("play", "small_world", "--seats", "greedy,random,search:playouts=2,rounds=0", "--seed", "1")
    assert 0 == ran.code
    assert "Round 10: " in ran.out
    assert "Where the points came from:" in ran.out


def test_options_are_listed_with_their_meaning(console: Console) -> None:
    out = console.run("play", "small_world", "--options").out
    assert "coins: Other players' coins [SW-11.5]" in out
    assert "secret (secret), open (open)" in out
    assert "монеты" in console.run("play", "small_world", "--options", "--lang", "ru").out.lower()


def test_an_option_by_seat_lists_what_each_seat_may_have(console: Console) -> None:
    out = console.run("play", "root", "--options").out
    assert "  any (any), marquise (Marquise de Cat), eyrie (Eyrie Dynasties)" in out


def test_home_made_pieces(console: Console, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('[race]\nname = "Goblins"\nbanner = 8\ntokens_of = "ratmen"\neffects = ["wizards"]\n')
    args = ("play", "small_world", "--seats", "greedy,greedy", "--seed", "2", "--homemade", str(file))
    assert 0 == console.run(*args).code
    file.write_text("[race]\nbanner = 99\n")
    assert "banner must be a number from 1 to 10" in console.refused(*args)
    file.write_bytes(b"\xff\xfe")
    assert "expected text in UTF-8" in console.refused(*args)


@pytest.mark.parametrize("command", ["play", "selfplay"])
def test_a_box_with_too_few_badges_is_refused_in_one_line(console: Console, tmp_path: Path, command: str) -> None:
    file = tmp_path / "own.toml"
    names = ", ".join(f'"{power.key}"' for power in POWERS)
    file.write_text(f'[power]\nname = "Lone"\ntokens = 4\nleaves_out = [{names}]\n')
    out = tmp_path / "games.jsonl"
    more = {
        "play": ("--seats", "greedy,greedy", "--record", str(out)),
        "selfplay": ("--bots", "greedy,greedy", "--games", "1", "--out", str(out)),
    }
    line = "homemade: too few powers for 2 seats: 1 left in the game, at least 8 needed"
    assert line == console.refused(command, "small_world", *more[command], "--homemade", str(file))
    assert not out.exists()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (
            ["--seats", "human,robot"],
            "unknown kind of player 'robot': choose from human, random, greedy, search",
        ),
        (["--seats", "human"], "small_world is for 2 to 5 seats, not 1"),
        (["--seats", "human,search:depth=3"], "bot search has no setting 'depth'"),
        (["--seats", "human,search:playouts=x"], "expected name=number"),
        (["--option", "coins"], "expected name=value"),
        (["--option", "coins=blue"], "allowed values are secret, open"),
        (["--option", "colour=blue"], "has no option 'colour'"),
        (["--time", "-1"], "expected seconds above 0"),
        (["--playouts", "0"], "expected a whole number of at least 1"),
        (["--lang", "fr"], "invalid choice: 'fr'"),
        (["--homemade", "/nowhere.toml"], "No such file or directory"),
        (["--record", "/nowhere/game.jsonl"], "is not a folder"),
        (["--resume", "/nowhere.jsonl"], "No such file or directory"),
        (["--record", "."], "already exists"),
    ],
)
def test_mistakes_are_told_in_one_line(console: Console, args: list[str], message: str) -> None:
    assert message in console.refused("play", "small_world", *args)


def test_both_languages_of_the_command_hold_the_same_texts() -> None:
    """Nothing the command says is missing in one language."""
    assert known("en") == known("ru")
