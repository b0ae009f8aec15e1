"""The bot that runs many playouts, in a search tree or in trials that compare options."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from math import exp
from time import perf_counter
from typing import Any, Final

from turnwright.bots.base import JudgingBot
from turnwright.bots.playout import Tree, one_ply
from turnwright.bots.trials import Trials
from turnwright.core.frames import State
from turnwright.core.game import Game, Observation
from turnwright.core.judge import Judge

ADVICE: Final = 200
"""How much more often to try the option that looks best one turn ahead than one that looks hopeless."""
DOUBT: Final = 1500
"""The typical error of that estimate, in thousandths of a point."""

SEEDS: Final = 1 << 20
"""Number of seeds for the chance in trials."""


class SearchBot(JudgingBot):
    """Information-set search: playouts start from different positions dealt from the seat's belief.

    playouts   how many futures to play out for a choice (the same seed gives the same choice)
    seconds    if above 0, think that long instead, whatever ``playouts`` says
    rounds     how many rounds a playout goes on after the turn under way, before its outcome is judged (0: the judge's
               own ``horizon``)
    explore    how readily a choice that looks worse is tried again, in spreads of the results
    worlds     how many positions to deal; a playout copies one of them in rotation
    judge      what judges positions and options, if not the game's own judge
    """

    def __init__(
        self,
        seed: int = 0,
        playouts: int = 400,
        seconds: float = 0.0,
        rounds: int = 0,
        explore: float = 2.0,
        worlds: int = 64,
        judge: Judge[Any] | None = None,
    ) -> None:
        super().__init__(seed, judge)
        self.playouts = playouts
        self.seconds = seconds
        self.rounds = rounds
        self.explore = explore
        self.worlds = worlds
        self.played = 0
        """Playouts run by this bot so far."""

    def choose(self, game: Game[State], observation: Observation[State], actions: list[int]) -> int:
        """Return the best option by many playouts."""
        if len(actions) == 1:
            return actions[0]
        judge = self.judge_of(game)
        if judge.search_by_trials:
            return self._compare(judge, observation, actions)
        return self._grow(judge, observation, actions)

    def _compare(self, judge: Judge[State], observation: Observation[State], actions: list[int]) -> int:
        """Return the option that does best in trials; half of the options are dropped whenever a share of the budget
        is spent, so that the best ones are tried most.
        """
        belief = judge.game.belief(observation)
        dealt = [belief.deal(self.rng)]
        seed = self.rng.below(SEEDS)
        began, done = perf_counter(), 0
        with _uncollected():
            trials = Trials(judge, dealt[0], observation.view.seat, actions, self.rounds or judge.horizon, seed)
            stages = (len(trials.running) - 1).bit_length()
            for stage in range(stages):
                while done == 0 or self._spent(began, done) < (stage + 1) / stages:
                    if trials.number == len(dealt) < self.worlds:
                        dealt.append(belief.deal(self.rng))
                    done += trials.once(dealt[trials.number % len(dealt)])
                trials.halve()
        self.played += done
        return trials.favourite()

    def _spent(self, began: float, done: int) -> float:
        """Return the fraction of the budget that has been spent."""
        return (perf_counter() - began) / self.seconds if self.seconds else done / max(1, self.playouts)

    def _grow(self, judge: Judge[State], observation: Observation[State], actions: list[int]) -> int:
        """Return the most visited option of a search tree."""
        belief = judge.game.belief(observation)
        tree = Tree(judge, self.rng, self.rounds or judge.horizon, self.explore)
        dealt: list[State] = []
        with _uncollected():
            for done in self._budget():
                if len(dealt) < self.worlds:
                    dealt.append(belief.deal(self.rng))
                if done == 0 and judge.judges_whole_turns:
                    advise(tree, dealt[0], observation.view.seat, actions)
                tree.playout(dealt[done % len(dealt)].clone())
                self.played += 1
                if not self.seconds and tree.settled(self.playouts - done - 1):
                    break
        return tree.favourite(actions)

    def _budget(self) -> Iterator[int]:
        """Count playouts until the budget is spent; at least one."""
        deadline = perf_counter() + self.seconds
        done = 0
        while done == 0 or (perf_counter() < deadline if self.seconds else done < self.playouts):
            yield done
            done += 1


def advise(tree: Tree, s: State, seat: int, actions: list[int]) -> None:
    """Use an estimate at the end of the turn to decide which options get the most playouts."""
    values = one_ply(tree.judge, s, seat, actions)
    best = max(values)
    for action, value in zip(actions, values, strict=True):
        tree.root.add(action, 1 + int(ADVICE * exp((value - best) / DOUBT)))


@contextmanager
def _uncollected() -> Iterator[None]:
    """Stop the cyclic garbage collector: a tree has no cycles, and scanning it repeatedly takes most of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
