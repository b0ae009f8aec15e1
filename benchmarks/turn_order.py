"""Measure the effect of turn order in Small World, and where the coins come from and go.

    python benchmarks/turn_order.py                          greedy bots at 2, 3, 4 and 5 seats
    python benchmarks/turn_order.py --bot random --seats 4   other bots, some seat counts
    python benchmarks/turn_order.py --bot impartial          a greedy bot that judges rivals differently (rivals.py)
    python benchmarks/turn_order.py --bot unbiased --than greedy    both bots on the same deals, paired
    python benchmarks/turn_order.py --bot random --one greedy    one bot among others, at each place

Games are saved to a file (--out) one by one: run the same command again to continue.
Every game has its own deal, and the seats take turns in starting.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, cast

from rivals import register_rivals
from turnwright.arena import wilson
from turnwright.arena.match import fingerprint, mend
from turnwright.arena.stats import mean_and_reach
from turnwright.bots import bot_from
from turnwright.core.game import find
from turnwright.core.masks import count
from turnwright.core.messages import Message
from turnwright.games.small_world.data.tables import NOBODY
from turnwright.games.small_world.rules import SW_11_2
from turnwright.games.small_world.state import World

REGIONS = "@income-regions"
"""The source of income that the log gives for regions; all others are bonuses."""


class Series(NamedTuple):
    """Games between ``bots``, named in turn order."""

    bots: tuple[str, ...]
    seed: int = 2026

    @property
    def id(self) -> str:
        """Return the name of the series; it changes with the rules and the bots."""
        text = json.dumps([self.bots, self.seed, fingerprint("small_world")])
        return sha256(text.encode()).hexdigest()[:12]


class Account(NamedTuple):
    """One game; lists are by place in turn order, then by round or by place.

    income                 coins of each scoring, by round
    active, decline, bonus  the same coins by source: regions of active races, regions in decline, abilities
    combos                 coins found on combos less coins paid for them
    taken                  regions taken, by the place they were taken from
    lost                   regions lost, by the round of the loser's next scoring
    tokens                 tokens lost to conquests
    declines               how often a race went into decline
    room                   empty regions on the border when the first race was picked
    """

    series: str
    number: int
    scores: list[int]
    winners: list[int]
    income: list[list[int]]
    active: list[int]
    decline: list[int]
    bonus: list[int]
    combos: list[int]
    taken: list[list[int]]
    lost: list[list[int]]
    tokens: list[int]
    declines: list[int]
    room: list[int]


def play(series: Series, number: int) -> Account:
    """Play one game of ``series``."""
    game = find("small_world")
    seats = len(series.bots)
    first = number % seats
    table = game.new(seats, f"{series.seed}/{number}", options={"first": first})
    bots = [bot_from(name, bot_seed(series, number, place)) for place, name in enumerate(series.bots)]
    room: list[int] = []
    while (seat := table.seat) is not None:
        place = (seat - first) % seats
        state = cast(World, table.state)
        if place == len(room):
            room.append(empty_border(state))
        table.choose(bots[place].choose(game, table.observation(seat), table.actions))
    final = cast(World, table.state)
    scores = [final.coins[(first + place) % seats] for place in range(seats)]
    winners = sorted((seat - first) % seats for seat in table.winners)
    return account(table.log(first), seats, first, final.board.turns)._replace(
        series=series.id, number=number, scores=scores, winners=winners, room=room
    )


def bot_seed(series: Series, number: int, place: int) -> int:
    """Return the seed of the bot at ``place``."""
    return int.from_bytes(sha256(f"{series.seed} {number} {place}".encode()).digest()[:4], "big")


def empty_border(s: World) -> int:
    """Return how many regions on the border of the map are empty."""
    return count(s.board.border & s.board.land & sum(1 << r for r in range(s.board.regions) if s.who[r] == NOBODY))


def blank(seats: int, rounds: int) -> Account:
    """Return an empty account."""
    return Account(
        series="",
        number=0,
        scores=[],
        winners=[],
        income=[[0] * rounds for _ in range(seats)],
        active=[0] * seats,
        decline=[0] * seats,
        bonus=[0] * seats,
        combos=[0] * seats,
        taken=[[0] * seats for _ in range(seats)],
        lost=[[0] * (rounds + 1) for _ in range(seats)],
        tokens=[0] * seats,
        declines=[0] * seats,
        room=[],
    )


def account(log: Iterable[Message], seats: int, first: int, rounds: int) -> Account:
    """Add up a log by place in turn order; the caller fills in the result and the room."""
    totals = blank(seats, rounds)
    round = mover = 0
    for message in log:
        if "seat" not in message.args:
            continue
        place = (int(message.args["seat"]) - first) % seats
        if message.id == "log-turn":
            round = int(message.args["round"])
            mover = place
        elif message.id in ("log-income", "log-income-race"):
            coins = int(message.args["coins"])
            totals.income[place][round - 1] += coins
            if message.args["source"] != REGIONS:
                totals.bonus[place] += coins
            elif message.rule == SW_11_2:
                totals.decline[place] += coins
            else:
                totals.active[place] += coins
        elif message.id == "log-pick":
            totals.combos[place] += int(message.args["found"]) - int(message.args["paid"])
        elif message.id == "log-beaten":
            totals.taken[mover][place] += 1
            totals.lost[place][round - 1 if mover < place else round] += 1
            totals.tokens[place] += int(message.args["lost"])
        elif message.id == "log-decline":
            totals.declines[place] += 1
    return totals


def run(series: Series, games: int, path: Path) -> list[Account]:
    """Play the missing games of ``series`` in ``path`` and return all its games, in order."""
    mend(path)
    wanted = series.id
    done: dict[int, Account] = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            kept = Account(**json.loads(line))
            if kept.series == wanted and kept.number < games:
                done[kept.number] = kept
    with path.open("a", encoding="utf-8") as file:
        for number in range(games):
            if number not in done:
                done[number] = play(series, number)
                file.write(json.dumps(done[number]._asdict()) + "\n")
                file.flush()
    return [done[number] for number in sorted(done)]


def win_share(games: Sequence[Account], place: int) -> tuple[float, float, float]:
    """Return the share of games won at ``place``, and its 95% interval."""
    wins = sum(won(game, place) for game in games)
    return wins / len(games), *wilson(wins, len(games))


def won(game: Account, place: int) -> float:
    """Return the part of the win of ``place``: a win shared by k counts 1/k."""
    return 1 / len(game.winners) if place in game.winners else 0.0


def gained(games: Sequence[Account], others: Sequence[Account], place: int) -> tuple[float, float, float, float]:
    """Return by how much win share and coins of ``place`` exceed those in ``others`` on the same deals, each ±95%."""
    pairs = list(zip(games, others, strict=True))
    wins = mean_and_reach([won(game, place) - won(other, place) for game, other in pairs])
    coins = mean_and_reach([game.scores[place] - other.scores[place] for game, other in pairs])
    return *wins, *coins


def wins_by_seat(games: Sequence[Account]) -> list[float]:
    """Return the share of games won by seat number, whoever started."""
    seats = len(games[0].scores)
    wins = [0.0] * seats
    for game in games:
        for place in game.winners:
            wins[(place + game.number) % seats] += won(game, place)
    return [won / len(games) for won in wins]


def main() -> None:
    """Play, or continue, and print tables by place in turn order."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy", help="the bot at all places (default: greedy)")
    parser.add_argument("--than", help="compare with this bot at all places of the same deals")
    parser.add_argument("--one", help="the bot at one place, each in turn")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4, 5), action="append", help="seat count (repeatable)")
    parser.add_argument("--games", type=int, default=600, help="games of each table (default: 600)")
    parser.add_argument("--seed", type=int, default=2026, help="seed of the deals (default: 2026)")
    parser.add_argument("--out", type=Path, default=Path("build/turn-order.jsonl"), help="file for the games")
    given = parser.parse_args()
    register_rivals()
    for seats in given.seats or (2, 3, 4, 5):
        if given.one:
            print(as_text_of_one(given.bot, given.one, seats, given.games, given.seed, given.out))
        else:
            games = run(Series((given.bot,) * seats, given.seed), given.games, given.out)
            print(f"{given.bot}, {seats} seats, {len(games)} games\n{as_text(games)}\n")
            if given.than:
                others = run(Series((given.than,) * seats, given.seed), given.games, given.out)
                print(f"{given.bot} less {given.than}, deal by deal\n{as_text_of_pairs(games, others)}\n")


def as_text_of_one(bot: str, one: str, seats: int, games: int, seed: int, path: Path) -> str:
    """Return how ``one`` does at each place among copies of ``bot``, on the same deals."""
    lines = [f"{one} among {bot}, {seats} seats, {games} games a place", "place    wins  95% interval  coins"]
    for place in range(seats):
        bots = tuple(one if at == place else bot for at in range(seats))
        played = run(Series(bots, seed), games, path)
        share, low, high = win_share(played, place)
        coins, reach = mean_and_reach([game.scores[place] for game in played])
        lines.append(f"{place + 1:5} {share:7.1%}  {low:5.1%}-{high:6.1%}  {coins:.1f}±{reach:.1f}")
    return "\n".join(lines)


def as_text_of_pairs(games: Sequence[Account], others: Sequence[Account]) -> str:
    """Return what each place gains with the bots of ``games``, compared with those of ``others``."""
    lines = ["place        wins       coins"]
    for place in range(len(games[0].scores)):
        wins, reach, coins, reach_of_coins = gained(games, others, place)
        lines.append(f"{place + 1:5} {wins:+6.1%}±{reach:.1%} {coins:+6.2f}±{reach_of_coins:.2f}")
    return "\n".join(lines)


def as_text(games: Sequence[Account]) -> str:
    """Return the tables: the result, the sources of coins, turn by turn, and who took from whom."""
    places = range(len(games[0].scores))
    rounds = range(len(games[0].income[0]))
    lines = ["place    wins  95% interval     coins  active decline  bonus combos  lost tokens declines room"]
    for place in places:
        share, low, high = win_share(games, place)
        coins, reach = mean_and_reach([game.scores[place] for game in games])
        parts = [
            mean(game.active[place] for game in games),
            mean(game.decline[place] for game in games),
            mean(game.bonus[place] for game in games),
            mean(game.combos[place] for game in games),
            mean(sum(game.lost[place]) for game in games),
            mean(game.tokens[place] for game in games),
            mean(game.declines[place] for game in games),
            mean(game.room[place] for game in games),
        ]
        text = "{:7.1f} {:7.1f} {:6.1f} {:6.2f} {:5.1f} {:6.1f} {:8.2f} {:4.1f}".format(*parts)
        lines.append(f"{place + 1:5} {share:7.1%}  {low:5.1%}-{high:6.1%} {coins:5.1f}±{reach:.1f} {text}")
    gap, reach = mean_and_reach([game.scores[0] - game.scores[-1] for game in games])
    lines.append(f"coins, first less last {gap:+.2f}±{reach:.2f}")
    lines.append("wins by seat number " + " ".join(f"{share:.1%}" for share in wins_by_seat(games)))
    lines.append("coins by round")
    for place in places:
        means = [mean(game.income[place][round] for game in games) for round in rounds]
        lines.append(f"{place + 1:5} " + " ".join(f"{value:5.2f}" for value in means))
    lines.append("regions taken: rows by taker, columns by loser")
    for place in places:
        means = [mean(game.taken[place][other] for game in games) for other in places]
        lines.append(f"{place + 1:5} " + " ".join(f"{value:5.2f}" for value in means))
    lines.append("regions lost before the scoring of each round, and after the last")
    for place in places:
        means = [mean(game.lost[place][round] for game in games) for round in range(len(rounds) + 1)]
        lines.append(f"{place + 1:5} " + " ".join(f"{value:5.2f}" for value in means))
    return "\n".join(lines)


def mean(values: Iterable[float]) -> float:
    """Return the mean."""
    numbers = list(values)
    return sum(numbers) / len(numbers)


if __name__ == "__main__":
    main()
