"""Matches: fair seats, the same games again, and results that outlive a killed run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bots.story import coin_toss
from turnwright.arena import Match, Result, play, run
from turnwright.arena.match import mend, read

MATCH = Match("coin_toss", ("greedy", "random"), 8, seed=5)


@pytest.fixture(autouse=True)
def _game() -> None:
    coin_toss()


def without_time(results: list[Result]) -> list[Result]:
    return [result._replace(seconds=[]) for result in results]


def test_every_bot_sits_everywhere_with_the_same_deal() -> None:
    match = Match("coin_toss", ("a", "b", "c", "d"), 8)
    assert [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2]] == [match.seating(n) for n in range(4)]
    assert ["1/0"] * 4 + ["1/1"] * 4 == [match.deal(n) for n in range(8)]


def test_a_game_is_played_by_whom_the_seating_says() -> None:
    result = play(MATCH, 1)
    assert ["random", "greedy"] == result.bots
    assert [1, 3] == sorted(filter(None, result.scores))
    assert [result.scores.index(3)] == result.winners
    assert 1 == sum(result.decisions)


def test_greedy_always_guesses_the_coin_it_saw(tmp_path: Path) -> None:
    for result in run(MATCH, tmp_path / "results.jsonl"):
        asked = result.decisions.index(1)
        if result.bots[asked] == "greedy":
            assert [asked] == result.winners


def test_the_same_match_gives_the_same_games(tmp_path: Path) -> None:
    first = run(MATCH, tmp_path / "first.jsonl")
    assert without_time(first) == without_time(run(MATCH, tmp_path / "second.jsonl"))


def test_a_killed_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    whole = run(MATCH, path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:20])
    seen: list[tuple[int, int]] = []
    again = run(MATCH, path, progress=lambda done, games: seen.append((done, games)))
    assert without_time(whole) == without_time(again)
    assert [(3, 8), (4, 8), (5, 8), (6, 8), (7, 8), (8, 8)] == seen
    assert lines[:3] == path.read_text().splitlines(keepends=True)[:3], "finished games are kept"


def test_a_finished_match_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(MATCH, path)
    written = path.read_bytes()
    assert 6 == len(run(MATCH._replace(games=6), path)), "a part of a longer match"
    assert written == path.read_bytes()


def test_matches_share_a_file_without_mixing(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(MATCH, path)
    other = MATCH._replace(seed=6)
    assert {other.id} == {result.match for result in run(other, path)}
    assert 16 == len(list(read(path)))


def test_workers_play_the_same_games(tmp_path: Path) -> None:
    alone = run(MATCH, tmp_path / "alone.jsonl")
    assert without_time(alone) == without_time(run(MATCH, tmp_path / "together.jsonl", workers=2))


def test_a_half_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(json.dumps(play(MATCH, 0)._asdict()) + '\n{"match": "sm')
    mend(path)
    assert [0] == [result.number for result in read(path)]


def test_a_match_has_the_options_it_is_given() -> None:
    """A game of a limited number of rounds is over sooner; it is another match."""
    short = Match("mythotopia", ("random", "random"), 1, options=(("rounds", 5),))
    result = play(short, 0)
    assert 0 < sum(result.decisions) < sum(play(short._replace(options=(("rounds", 10),)), 0).decisions)
    assert short.id != short._replace(options=()).id
