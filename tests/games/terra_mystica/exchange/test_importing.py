"""Whole files: what is compared, what is counted, what is told, and that nothing a file holds breaks the reader."""

from __future__ import annotations

import random
import re
from typing import cast

import pytest

from tests.games.terra_mystica.exchange.random_games import random_game
from turnwright.core.errors import BadRecord
from turnwright.core.frames import State
from turnwright.core.game import Game
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.exchange.exporting import write
from turnwright.games.terra_mystica.exchange.form import LogExchange
from turnwright.games.terra_mystica.exchange.importing import play
from turnwright.games.terra_mystica.exchange.recording import record_of


@pytest.fixture(scope="module")
def ledger() -> list[str]:
    """A game of four as a table with states."""
    return write(GAME, random_game(2)[0], True).splitlines()


def joined(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("column", "name"), [(1, "VP"), (2, "C"), (3, "W"), (4, "P")])
def test_a_number_that_differs_is_told_with_its_row(ledger: list[str], column: int, name: str) -> None:
    place = next(i for i, line in enumerate(ledger) if "\tpass BON" in line and i > 60)
    cells = ledger[place].split("\t")
    cells[column] = "77"
    played = play(GAME, joined([*ledger[:place], "\t".join(cells), *ledger[place + 1 :]]))
    assert 1 == played.comparison.rows - played.comparison.equal
    (fault,) = played.comparison.faults
    assert fault.startswith(f"row {place + 1}: {cells[0]}: {cells[-1]}: {name} 77, ours ")


@pytest.mark.parametrize(("column", "value", "name"), [(5, "9/9/9", "bowl I 9"), (6, "9/9/9/9", "FIRE 9")])
def test_bowls_and_cults_are_compared(ledger: list[str], column: int, value: str, name: str) -> None:
    place = next(i for i, line in enumerate(ledger) if "other_income" in line and i > 60)
    cells = ledger[place].split("\t")
    cells[column] = value
    played = play(GAME, joined([*ledger[:place], "\t".join(cells), *ledger[place + 1 :]]))
    assert name in played.comparison.faults[0]


def test_cult_bonuses_and_final_scoring_are_compared(ledger: list[str]) -> None:
    for word in ("cult_income_for_faction", "vp for network", "score_resources"):
        place = next(i for i, line in enumerate(ledger) if word in line)
        cells = ledger[place].split("\t")
        cells[1] = "999"
        played = play(GAME, joined([*ledger[:place], "\t".join(cells), *ledger[place + 1 :]]))
        assert 1 == len(played.comparison.faults), word


def test_a_log_that_stops_is_told(ledger: list[str]) -> None:
    assert play(GAME, joined(ledger[:80])).misfit.endswith("before the game does")


def test_rows_behind_the_end_do_not_fit(ledger: list[str]) -> None:
    name = ledger[-1].split("\t")[0]
    assert "the game is over" in play(GAME, joined([*ledger, f"{name}: advance ship"])).misfit


def test_final_points_are_compared_with_the_ledger_or_what_is_given(ledger: list[str]) -> None:
    exchange = LogExchange(GAME)
    right = exchange.read(joined(ledger))
    finals = dict(zip(right.names, right.scores, strict=True))
    assert True is right.finals is exchange.read(joined(ledger), finals).finals
    assert False is exchange.read(joined(ledger), finals | {right.names[0]: 1}).finals
    bare = write(GAME, random_game(2)[0], False)
    assert None is exchange.read(bare).finals
    assert True is exchange.read(bare, finals).finals


def test_cards_in_play_must_fit_the_seats(ledger: list[str]) -> None:
    lines = [line for line in ledger if not line.startswith("# delete")]
    assert "bonus cards are left in play, but 4 seats play with 7" in play(GAME, joined(lines)).misfit


def test_a_log_that_cannot_be_dealt_has_no_record(ledger: list[str]) -> None:
    """Too many cards, or a scoring tile twice: the reason is the one that the import gives."""
    cards = [line for line in ledger if not line.startswith("# delete")]
    tiles = [re.sub("score SCORE.,SCORE.", "score SCORE2,SCORE2", line) for line in ledger]
    for lines in (cards, tiles):
        log = LogExchange(GAME).read(joined(lines))
        (reason,) = log.faults
        with pytest.raises(BadRecord) as problem:
            log.record()
        assert f"no record: {reason}" == str(problem.value)


@pytest.mark.parametrize("heading", ["scoring", "Scoring LOVE cult", "converting", "Scoring FIRE cult"])
def test_headings_at_the_wrong_place_say_nothing(ledger: list[str], heading: str) -> None:
    place = next(i for i, line in enumerate(ledger) if "\tpass BON" in line and i > 60)
    played = play(GAME, joined([*ledger[:place], f"# {heading}", *ledger[place:]]))
    assert ("", []) == (played.misfit, played.comparison.faults)


def test_the_first_card_has_to_be_named(ledger: list[str]) -> None:
    place = next(i for i, line in enumerate(ledger) if "\tpass BON" in line)
    lines = [*ledger[:place], ledger[place].partition("pass BON")[0] + "pass", *ledger[place + 1 :]]
    assert play(GAME, joined(lines)).misfit.endswith("pass: a bonus card must be taken")


def test_two_factions_of_one_colour_are_told() -> None:
    text = "score SCORE3,SCORE2,SCORE4,SCORE5,SCORE6,SCORE7\nsetup witches\nsetup auren\n"
    with pytest.raises(BadRecord, match=r"line 3: .*two factions of one colour"):
        play(GAME, text)


def test_too_few_seats_are_told() -> None:
    with pytest.raises(BadRecord, match=r"line 2: .*for 2 to 5 seats, not 1"):
        play(GAME, "score SCORE3,SCORE2,SCORE4,SCORE5,SCORE6,SCORE7\nsetup witches\n")


WORDS = (
    "build E6|pass|+FAV5|+TW6|-SPADE|-2SPADE|+2FIRE|dig 3|transform F6 to red|leech 9|decline|burn 9|done|wait|resign"
    "|-water|-fire. +TW5|+FAV5. +FAV9. +TW2|+2vp|-1c|+3W|-3CONVERT_W_TO_P|action FAV6|connect r3|convert 2w to 2p"
)


@pytest.mark.parametrize("seed", range(80))
def test_a_garbled_log_is_told_and_never_breaks_the_reader(seed: int) -> None:
    """Lines lost, doubled, exchanged or replaced: the game fits, or the reason is one line."""
    chance = random.Random(seed)
    lines = write(GAME, random_game(seed % 8)[0], seed % 2 == 0).splitlines()
    for _k in range(chance.choice([1, 1, 2, 5, 20])):
        i, k = chance.randrange(len(lines)), chance.randrange(len(lines))
        name = chance.choice([line for line in lines if "setup " in line]).split()[-1]
        match chance.randrange(6):
            case 0:
                del lines[i]
            case 1:
                lines.insert(i, lines[k])
            case 2:
                lines[i], lines[k] = lines[k], lines[i]
            case 3:
                lines.insert(i, f"{name}: {chance.choice(WORDS.split('|'))}")
            case 4:
                lines.insert(i, f"drop-faction {name}")
            case _:
                lines[i] = lines[i][: chance.randrange(len(lines[i]) + 1)]
    for said in told(joined(lines)):
        assert re.match("(no record: |row [0-9]|line [0-9]).+$", said)
        assert "\n" not in said


def told(text: str) -> list[str]:
    """Return what is said about a file that is wrong, and why it has no record; nothing if all is well."""
    said: list[str] = []
    try:
        played = play(GAME, text)
        said = [played.misfit, *played.comparison.faults] if played.misfit else played.comparison.faults[:]
        record_of(cast("Game[State]", GAME), played)
    except BadRecord as problem:
        said.append(str(problem))
    return said


def without(seed: int) -> str:
    """Return the log of a game that its first seat leaves after two rounds, without its later commands."""
    lines = write(GAME, random_game(seed)[0], False).splitlines()
    name = next(line for line in lines if line.startswith("setup ")).split()[1]
    cut = [i for i, line in enumerate(lines) if line == "# -"][1]
    rest = [line for line in lines[cut:] if not line.startswith(f"{name}:") and not line.endswith(f"from {name}")]
    return joined([*lines[:cut], f"drop-faction {name}", *rest])


def test_games_go_on_without_a_seat_that_left() -> None:
    """If the others' moves do not depend on what it would have done, the games are completed."""
    played = [play(GAME, without(seed)) for seed in range(32) if seed % 4]
    ended = [game for game in played if game.over]
    assert len(ended) >= 8
    for game in ended:
        assert [0] == game.table.s.gone
        assert [] == game.comparison.faults
        assert game.table.s.card[0] == -1
