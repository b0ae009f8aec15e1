"""How long games are."""

from __future__ import annotations

from lengths import Length, play, summary


def test_a_game_is_played_to_its_end() -> None:
    """Ten rounds of Small World for two, and what its winner has."""
    game = play("small_world", "random", 2, 0, 150)
    assert game.ended
    assert 10 == game.rounds
    assert game.points is not None
    assert game.points > 0


def test_a_game_that_goes_on_is_given_up() -> None:
    assert Length(2, None, ended=False) == play("mythotopia", "random", 2, 0, 2)


def test_games_are_summed_up() -> None:
    games = [Length(rounds, 40 + rounds, ended=True) for rounds in (8, 10, 12, 20)]
    line = summary(2, [*games, Length(150, None, ended=False)])
    assert "2 seats: 5 games, 1 given up; rounds: median 11, middle half 9.5 to 14, longest 20" in line
    assert "winners have 52.5 points on average" in line


def test_games_without_an_end_are_summed_up() -> None:
    assert "3 seats: none of 1 games came to an end" == summary(3, [Length(150, None, ended=False)])


def test_a_game_is_played_with_the_options_given() -> None:
    """Five rounds are the whole game; without the option it would go on."""
    assert 5 == play("mythotopia", "random", 2, 0, 150, {"rounds": 5}).rounds
