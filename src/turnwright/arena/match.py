"""Seat-balanced matches: every deal is played once for each rotation of the bots around the table.

Results are appended to a JSONL file, one line per game, under the id of the match. A run that was
killed continues where it stopped; a change of the rules or the bots gives a new id, so results of
different players never mix.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from turnwright.bots import bot_from
from turnwright.bots.kinds import find as bot_kind
from turnwright.bots.watch import WORKER_ENDED, BotFailed
from turnwright.core.game import Json, Scores, find

PACKAGE = Path(__file__).resolve().parent.parent


class Match(NamedTuple):
    """A number of games between ``bots`` (as text, one per seat, see ``bot_from``), from one seed, at tables with
    ``options`` that differ from the defaults.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: tuple[tuple[str, Json], ...] = ()

    @property
    def id(self) -> str:
        """Return the name of this match; it does not include the length, so a match can be made longer."""
        agreed = [self.options] if self.options else []
        own = [digest for bot in dict.fromkeys(self.bots) if (digest := source_of(bot))]
        text = json.dumps([self.game, self.bots, self.seed, fingerprint(self.game), *agreed, *own])
        return f"{self.game}-{len(self.bots)}-{sha256(text.encode()).hexdigest()[:12]}"

    def seating(self, number: int) -> list[int]:
        """Return which of ``bots`` has each seat in game ``number``."""
        seats = len(self.bots)
        return [(seat + number) % seats for seat in range(seats)]

    def deal(self, number: int) -> str:
        """Return the seed of game ``number``: all rotations of the bots play the same one."""
        return f"{self.seed}/{number // len(self.bots)}"


class Result(NamedTuple):
    """One game; lists are by seat. A decision is a choice between at least two options."""

    match: str
    number: int
    bots: list[str]
    scores: Scores
    winners: list[int]
    decisions: list[int]
    seconds: list[float]


def fingerprint(game: str) -> str:
    """Return a digest of the sources that affect a game between bots."""
    digest = sha256()
    for folder in ("core", "bots", f"games/{game}"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def source_of(bot: str) -> str:
    """Return a digest of the module of a bot of one's own, "" for ours or if it has no source."""
    kind = bot_kind(bot)
    file = getattr(sys.modules.get(kind.make.__module__), "__file__", None) if kind.own else None
    return sha256(Path(file).read_bytes()).hexdigest() if file else ""


def play(match: Match, number: int) -> Result:
    """Play game ``number`` of ``match``; each bot gets the observation of its seat and its options, never the table."""
    game = find(match.game)
    names = [match.bots[place] for place in match.seating(number)]
    bots = [bot_from(name, _bot_seed(match, number, seat)) for seat, name in enumerate(names)]
    table = game.new(len(bots), match.deal(number), dict(match.options))
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while (seat := table.seat) is not None:
        observation, actions = table.observation(seat), table.actions
        began = perf_counter()
        action = bots[seat].choose(game, observation, actions)
        if len(actions) > 1:
            seconds[seat] += perf_counter() - began
            decisions[seat] += 1
        table.choose(action)
    return Result(match.id, number, names, game.scores(table.state), table.winners, decisions, seconds)


def _bot_seed(match: Match, number: int, seat: int) -> int:
    return int.from_bytes(sha256(f"{match.seed} {number} {seat}".encode()).digest()[:4], "big")


def run(
    match: Match, path: Path, workers: int = 1, progress: Callable[[int, int], None] = lambda done, games: None
) -> list[Result]:
    """Play the missing games of ``match`` in ``path`` and return all its results, in order."""
    mend(path)
    done = {result.number: result for result in read(path) if result.match == match.id and result.number < match.games}
    missing = [number for number in range(match.games) if number not in done]
    progress(len(done), match.games)
    with path.open("a", encoding="utf-8") as file:
        for result in _played(match, missing, workers):
            file.write(json.dumps(result._asdict()) + "\n")
            file.flush()
            done[result.number] = result
            progress(len(done), match.games)
    return [done[number] for number in sorted(done)]


def _played(match: Match, numbers: Iterable[int], workers: int) -> Iterator[Result]:
    """Play the games in ``numbers``, and yield each as it ends."""
    if workers == 1:
        for number in numbers:
            yield play(match, number)
        return
    with ProcessPoolExecutor(workers) as pool:
        try:
            for future in as_completed([pool.submit(play, match, number) for number in numbers]):
                yield future.result()
        except BrokenProcessPool:
            raise BotFailed(WORKER_ENDED) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def read(path: Path) -> Iterator[Result]:
    """Return the results in ``path``; none if the file does not exist."""
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield Result(**json.loads(line))


def mend(path: Path) -> None:
    """Remove an incomplete line that a killed run may have left at the end."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        written = path.read_bytes()
        path.write_bytes(written[: written.rfind(b"\n") + 1])
