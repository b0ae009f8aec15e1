"""Games that were played elsewhere, entered by hand: every card, every roll and every choice in words.

A game is a text in ``by_hand/``: a title, the factions by seat, and then who answers what, in order;
"chance" is the deck, the dice and every other draw. Lines that begin with "--" say whose turn begins.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.console import Console
from tests.server.hall import hall_for, quick
from turnwright.core.errors import GameError, GameOver, IllegalChoice, NotYourDecision, UnknownChoice
from turnwright.core.position import Position
from turnwright.core.record import write
from turnwright.core.seats import CHANCE
from turnwright.games.root import GAME
from turnwright.games.root.points import SOURCE_NAMES, SOURCES
from turnwright.games.root.state import Woods

GAMES = Path(__file__).parent / "by_hand"


class Answer(NamedTuple):
    """One answer of a game on paper: whose it is ("chance" or a faction), and what."""

    who: str
    choice: str


class Paper(NamedTuple):
    """A game on paper; turns are identified by the number of answers before them: (round, faction)."""

    factions: list[str]
    answers: list[Answer]
    turns: dict[int, tuple[int, str]]

    def seat(self, who: str) -> int:
        """Return the seat that answers."""
        return CHANCE if who == "chance" else self.factions.index(who)

    def table(self) -> Position:
        """Return a new table on which nothing is dealt or rolled by itself."""
        return GAME.new(len(self.factions), options={"factions": ",".join(self.factions)}, by_hand=True)


@cache
def paper(name: str) -> Paper:
    """Read a game."""
    lines = (GAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines()[2:]
    found = Paper(lines[0].removeprefix("factions: ").split(", "), [], {})
    for line in filter(None, lines[1:]):
        if line.startswith("--"):
            round, faction = line.removeprefix("-- round ").split(", ")
            found.turns[len(found.answers)] = (int(round), faction)
        else:
            who, _, choices = line.partition(": ")
            found.answers.extend(Answer(who, choice) for choice in choices.split(", "))
    return found


def enter(game: Paper, position: Position, answer: Answer) -> None:
    """Give one answer, in the name of the seat that is to be asked for it."""
    seat = game.seat(answer.who)
    assert seat == position.seat, f"{answer} is due, but {position}"
    if seat != CHANCE:
        assert "prompt-waiting" != position.prompt(seat).id
    position.choose(answer.choice, seat)


@cache
def entered(name: str) -> Position:
    """Enter a whole game."""
    game = paper(name)
    position = game.table()
    for n, answer in enumerate(game.answers):
        assert not position.over
        if n in game.turns:
            s = position.state
            assert isinstance(s, Woods)
            assert game.turns[n] == (s.round, game.factions[s.turn])
        enter(game, position, answer)
    return position


def before(name: str, verb: str) -> Position:
    """Return a game just before the first answer that begins with ``verb``."""
    game = paper(name)
    position = game.table()
    for answer in game.answers:
        if answer.choice.split()[0] == verb:
            return position
        enter(game, position, answer)
    raise AssertionError(f"nobody says {verb}")


def points(position: Position) -> dict[str, dict[str, int]]:
    """Return what each faction has scored by what; nothing that brought no point."""
    s = position.state
    assert isinstance(s, Woods)
    faction = str(position.options_set["factions"]).split(",")
    rows = [s.tally[seat * SOURCES : (seat + 1) * SOURCES] for seat in range(s.seats)]
    return {
        key: {name: vp for name, vp in zip(SOURCE_NAMES, row, strict=True) if vp}
        for key, row in zip(faction, rows, strict=True)
    }


POINTS = {
    "points": {
        "vagabond": {"removing": 2, "crafting": 1, "faction": 17},
        "eyrie": {"removing": 2, "crafting": 3, "faction": 13, "turmoil": -5},
        "riverfolk": {"removing": 3, "building": 8, "faction": 6},
        "marquise": {"removing": 5, "building": 8},
        "lizard": {"removing": 3, "crafting": 3, "faction": 17},
        "alliance": {"removing": 6, "crafting": 7, "building": 17},
    },
    "dominance": {
        "lizard": {"removing": 1, "crafting": 8, "faction": 16},
        "vagabond": {"removing": 7, "faction": 21},
        "marquise": {"crafting": 4, "building": 11},
    },
}


@pytest.mark.rules("RT-3.1#1")
def test_a_game_of_all_six_factions_is_entered_to_its_end() -> None:
    """Somebody reaches 30 points; all scores are there with their sources."""
    position = entered("points")
    assert POINTS["points"] == points(position)
    assert [20, 13, 17, 13, 23, 30] == position.scores == [sum(row.values()) for row in points(position).values()]
    assert [5] == position.winners


@pytest.mark.rules("RT-3.3.1#2", "RT-3.3.1.I")
def test_a_game_is_entered_that_is_won_by_dominance() -> None:
    """The Marquise gives up her points, and holds three rabbit clearings when her next turn begins."""
    position = entered("dominance")
    assert POINTS["dominance"] == points(position)
    assert ([25, 28, None], [2]) == (position.scores, position.winners)


@pytest.mark.parametrize("name", sorted(POINTS))
def test_an_entered_game_has_all_a_table_can_do(name: str) -> None:
    """Battles with ambushes, crafted cards, draws, Outrage or theft: the papers are no walk through empty woods."""
    said = {answer.choice.split()[0] for answer in paper(name).answers}
    assert {"card", "roll", "battle", "ambush", "foil", "craft", "discard", "spend"} <= said
    more = {"points": {"hire", "buy", "show-hand", "revolt", "quest"}, "dominance": {"stolen", "dominate", "fetch"}}
    assert more[name] <= said


@pytest.mark.parametrize("name", sorted(POINTS))
def test_the_record_of_an_entered_game_is_as_good_as_any(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It is verified and told by the command line, and replayed by a server, which knows the sources."""
    position, file, console = entered(name), tmp_path / "game.jsonl", Console(capsys, monkeypatch)
    text = write(position.record)
    file.write_text(text, encoding="utf-8")
    assert "records 1, same 1, different 0" == console.run("verify", str(file)).last
    words = console.run("replay", str(file)).out
    assert "wins." in words
    assert "Where the points came from:" in words
    assert "Start, trades and payments" not in words, "every point has a rule, also those that were given up"
    with hall_for(quick(tmp_path)) as hall:
        person = hall.guest("Anna")
        reply = person.post("/api/records", {"record": text})
        assert 201 == reply.status_code, reply.text
        told = person.get(f"/api/tables/{reply.json()['id']}/sources").json()
    scored = points(position).values()
    found = {f"source-{source}": [row.get(source, 0) for row in scored] for source in SOURCE_NAMES}
    expected = {source: row for source, row in found.items() if any(row)}
    assert {**expected, "": [0] * position.seats} == {row["source"]: row["points"] for row in told}


@pytest.mark.parametrize(
    ("verb", "choice", "who", "refusal", "told"),
    [
        ("starts", "starts 6", "chance", UnknownChoice, "choices with 'starts' are 'starts 0' to 'starts 5'"),
        ("keep", "keep 1", "eyrie", NotYourDecision, "seat 1 is not asked: seat 3 is"),
        ("keep", "keep 5", "marquise", IllegalChoice, "The keep is placed in any corner clearing. [RT-6.3.2]"),
        ("keep", "card anvil", "marquise", IllegalChoice, "Not now: Cards are drawn from the shared deck. [RT"),
        ("uncover", "uncover anvil", "chance", UnknownChoice, "choices with 'uncover' are 'uncover "),
        ("roll", "roll 4 0", "chance", UnknownChoice, "choices with 'roll' are 'roll 0 0' to 'roll 3 3'"),
        ("roll", "roll", "chance", UnknownChoice, "choices with 'roll' are 'roll 0 0' to 'roll 3 3'"),
        ("roll", "roll 3 1", "riverfolk", NotYourDecision, "seat 2 is not asked: the dice or the cards decide"),
        ("roll", "no-ambush", "chance", IllegalChoice, "Not now: "),
        ("roll", "card anvill", "chance", UnknownChoice, "choices with 'card' are 'card ambush_bird' to 'card codebr"),
    ],
)
def test_a_wrong_entry_is_told_in_one_line(
    verb: str, choice: str, who: str, refusal: type[GameError], told: str
) -> None:
    """The wrong seat, unknown words, not now, against the rules: one line, and the game is unchanged."""
    position = before("points", verb)
    refused(position, choice, paper("points").seat(who), refusal, told)


def refused(position: Position, choice: str, seat: int, refusal: type[GameError], told: str) -> None:
    """Check that a choice is refused in one line that says ``told``, and that nothing has changed."""
    was = GAME.encode(woods(position)), position.record, position.seat, position.options
    with pytest.raises(refusal) as problem:
        position.choose(choice, seat)
    assert told in str(problem.value)
    assert "\n" not in str(problem.value)
    assert was == (GAME.encode(woods(position)), position.record, position.seat, position.options)


def woods(position: Position) -> Woods:
    """Return the table."""
    assert isinstance(position.state, Woods)
    return position.state


@pytest.mark.rules("RT-2.1.2#1")
def test_a_card_that_is_not_in_the_deck_cannot_be_drawn() -> None:
    """The only copy is in a hand: the line names the card; the game continues with another."""
    position = paper("points").table()
    for answer in ("starts 1", "card sword"):
        position.choose(answer, CHANCE)
    line = "card sword: Cards are drawn from the shared deck. [RT-2.1.2#1] Sword is not in the deck."
    refused(position, "card sword", CHANCE, IllegalChoice, line)
    position.choose("card anvil", CHANCE)


def test_a_card_that_is_not_in_the_hand_cannot_be_stolen() -> None:
    """The line names the hand and the card."""
    position = before("dominance", "stolen")
    position.names = ["Ada", "Ben", "Cleo"]
    refused(position, "stolen anvil", CHANCE, IllegalChoice, "Ada does not hold Anvil.")
    position.choose("stolen tax_collector", CHANCE)


def test_nothing_is_entered_after_the_end() -> None:
    """An extra line is reported."""
    refused(entered("points"), "done", 5, GameOver, "the game is over")
