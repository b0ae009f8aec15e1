"""Play whole games and list every choice that gives something up, and how often people would be asked to confirm it.

    python benchmarks/losses.py                       all games, greedy players
    python benchmarks/losses.py --game root --games 5
    python benchmarks/losses.py --random              players without a plan

Each row is a choice of a question. "missed" is what the choice is worth less than the best one, in points, as the
evaluation of the bots sees it: the median and the highest of those that are asked about and of those that are not.
The last lines say how many choices people would have had to confirm, and what misses most without being asked about.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import product
from statistics import median
from typing import Final, NamedTuple

from turnwright.bots.playout import best, one_ply
from turnwright.core import engine
from turnwright.core.frames import State
from turnwright.core.game import GAMES, Game, JsonDict, find
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import END, GIVE_UP

POINT: Final = 1000
WORST: Final = 8
"""How many of the choices that miss most are shown."""
OPTIONS: Final[dict[str, JsonDict]] = {"mythotopia": {"rounds": 30}, "root": {"rounds": 30, "assign": "random"}}
"""Options by which every game ends."""


class Offer(NamedTuple):
    """One choice that ends or gives up something, where it was on offer."""

    question: str
    verb: str
    asked: bool
    taken: bool
    missed: int
    best: str


class Played(NamedTuple):
    """Some games: how many turns they took, and what could be given up in them."""

    turns: int
    offers: list[Offer]


def played(game: Game[State], tables: Iterator[tuple[int, int]], careless: bool) -> Played:
    """Play a game for each seed and number of seats."""
    turns, found = 0, list[Offer]()
    for seed, seats in tables:
        s, rng = game.new_state(seats, OPTIONS.get(game.name, {})), Rng(100 * seed + seats)
        while s.todo:
            turn, actions = game.turn(s), engine.options(s)
            chosen = engine.random_answer(s, actions, rng)
            if engine.asked(s) != CHANCE and not engine.forced(s, actions):
                values = one_ply(game.judge(), s, engine.asked(s), actions)
                if not careless:
                    chosen = actions[best(values, rng)]
                found += offers(game, s, actions, values, chosen)
            engine.apply(s, chosen)
            turns += engine.over(s) or game.turn(s) != turn
    return Played(turns, found)


def offers(game: Game[State], s: State, actions: list[int], values: list[int], chosen: int) -> Iterator[Offer]:
    """Yield the choices that end or give up something."""
    best_of = max(values)
    better = game.vocabulary.name(actions[values.index(best_of)])
    for action, value in zip(actions, values, strict=True):
        meaning = game.meaning(s, action)
        if meaning is not None and meaning.kind in (END, GIVE_UP):
            name, asked = game.vocabulary.verb(action), meaning.loss is not None
            yield Offer(engine.step_of(s).name, name, asked, action == chosen, best_of - value, better)


def told(missed: list[int]) -> str:
    """Return the median and the highest of some values."""
    return f"{median(missed) / POINT:8.1f}{max(missed) / POINT:8.1f}" if missed else f"{'-':>8}{'-':>8}"


def report(name: str, games: Played) -> None:
    """Print one row for each choice of each question, and what people would have had to confirm."""
    found = games.offers
    print(f"\n{name}")
    heads = ("offered", "asked", "taken", "asked")
    print(f"{'question':22}{'choice':13}{''.join([f'{head:>8}' for head in heads])}   missed: asked        not asked")
    for question, verb in sorted({(offer.question, offer.verb) for offer in found}):
        own = [offer for offer in found if (offer.question, offer.verb) == (question, verb)]
        taken = [offer for offer in own if offer.taken]
        asked, others = [o.missed for o in own if o.asked], [o.missed for o in own if not o.asked]
        counts = (len(own), len(asked), len(taken), len([offer for offer in taken if offer.asked]))
        print(f"{question:22}{verb:13}{''.join([f'{n:8}' for n in counts])}  {told(asked)}  {told(others)}")
    confirmed = len([offer for offer in found if offer.taken and offer.asked])
    print(f"{games.turns} turns, {confirmed} choices to confirm ({100 * confirmed / games.turns:.1f} in 100 turns)")
    for offer in sorted([o for o in found if not o.asked], key=lambda o: -o.missed)[:WORST]:
        print(f"not asked: {offer.question} {offer.verb} misses {offer.missed / POINT:.1f} by {offer.best}")


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append", help="play this game (repeatable)")
    parser.add_argument("--games", type=int, default=3, help="games for each number of seats (default: 3)")
    parser.add_argument("--random", action="store_true", help="let the players choose at random")
    args = parser.parse_args()
    for name in args.game or GAMES:
        game = find(name)
        report(name, played(game, product(range(args.games), game.seat_counts), args.random))


if __name__ == "__main__":
    main()
