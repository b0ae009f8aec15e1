"""``turnwright selfplay``: let bots play each other, and save all games as records."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from turnwright.bots.watch import WORKER_ENDED, BotFailed
from turnwright.cli.files import new_file
from turnwright.cli.options import add_options, options_lines, table_options
from turnwright.cli.progress import Bar
from turnwright.cli.seating import check_kinds, seat_bot
from turnwright.cli.usage import Commands, add_command, add_game, add_language, whole
from turnwright.core.chance import fresh_seed
from turnwright.core.game import JsonDict, find
from turnwright.core.record import read, write


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "selfplay",
        "let bots play each other and keep the records",
        """selfplay small_world --games 100 --out games.jsonl
selfplay small_world --games 20 --out games.jsonl --bots search:playouts=400,greedy,random --seed 7
selfplay small_world --games 20 --out games.jsonl --bots my_bots:Careful:depth=3,greedy""",
    )
    add_game(command)
    command.add_argument("--games", type=whole, required=True, metavar="N", help="number of games")
    command.add_argument("--out", required=True, metavar="FILE", help="the file to write all records to")
    command.add_argument(
        "--bots", default="greedy,greedy", help="one bot per seat, as in play --seats (default: greedy,greedy)"
    )
    command.add_argument("--seed", help="number or word that determines everything (default: random)")
    command.add_argument("--workers", type=whole, default=1, help="number of processes (default: 1)")
    add_options(command)
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and write all games; the last line gives the wins by seat."""
    game = find(args.game)
    if args.options:
        print("\n".join(options_lines(game, args.lang)))
        return 0
    bots = check_kinds(args.bots, people=False)
    options = table_options(game, args)
    game.new(len(bots), 0, options)
    for name in bots:
        seat_bot(name, None, 0)
    seed = args.seed if args.seed is not None else fresh_seed().hex()
    wins = [0] * len(bots)
    path = new_file(args.out)
    with path.open("w", encoding="utf-8") as file, Bar("selfplay", args.games) as bar:
        job = partial(play, game.name, bots, options, seed)
        for done, text in enumerate(played(job, args.games, args.workers), start=1):
            file.write(text)
            file.flush()
            bar.show(done)
            result = read(text).result
            assert result is not None
            for seat in result.winners:
                wins[seat] += 1
    print(f"games {args.games}, wins by seat {' '.join([str(count) for count in wins])}")
    return 0


def played(job: partial[str], games: int, workers: int) -> Iterator[str]:
    """Return the records of all games, in order."""
    if workers == 1:
        yield from map(job, range(games))
        return
    with ProcessPoolExecutor(workers) as pool:
        try:
            yield from pool.map(job, range(games))
        except BrokenProcessPool:
            raise BotFailed(WORKER_ENDED) from None


def play(game: str, bots: list[str], options: JsonDict, seed: str, number: int) -> str:
    """Play game ``number`` and return its record."""
    position = find(game).new(len(bots), f"{seed}/{number}", options)
    position.notes["seats"] = ",".join(bots)
    players = [seat_bot(name, f"{seed}/{number}", seat) for seat, name in enumerate(bots)]
    while (seat := position.seat) is not None:
        position.choose(players[seat].choose(position.game, position.observation(seat), position.actions), seat)
    return write(position.record)
