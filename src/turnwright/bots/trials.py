"""Comparing options by trials: each is played out in the same dealt positions with the same luck.

If card draws are almost the only chance, such a comparison tells more than a tree: what two options have in common
cancels out, and few playouts are enough to show the difference.
"""

from __future__ import annotations

from typing import Final

from turnwright.bots.playout import LONG, first_best, one_ply, standings
from turnwright.core.engine import apply, asked, options, weights
from turnwright.core.frames import State
from turnwright.core.judge import Judge
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE

WIDTH: Final = 5
"""Maximum number of options to try."""
HOPELESS: Final = 2500
"""An option that looks worse by this many thousandths of a point at the end of the turn is not tried."""
LOOK: Final = 4
"""Weight of the trials relative to the estimate at the end of the turn."""
TURNS: Final = 1024
"""More turns than a game has, so that each turn of each trial has its own luck."""


class Trials:
    """The options of one question that are still in the running, and how their trials went for ``seat``."""

    def __init__(self, judge: Judge[State], s: State, seat: int, actions: list[int], rounds: int, seed: int) -> None:
        self.judge = judge
        self.seat = seat
        self.until = judge.game.turn(s) + rounds * s.seats + 1
        self.seed = seed
        self.number = 0
        values = one_ply(judge, s, seat, actions)
        order = sorted(range(len(actions)), key=lambda at: -values[at])[:WIDTH]
        promising = [at for at in order if values[at] >= values[order[0]] - HOPELESS]
        self.running = [actions[at] for at in promising]
        self.looks = [values[at] for at in promising]
        self.totals = [values[at] // LOOK for at in promising]

    def once(self, s: State) -> int:
        """Try every option that is in the running once more, from ``s``; return how many trials that took."""
        for i in range(len(self.running)):
            after = s.clone()
            apply(after, self.running[i])
            play_out(self.judge, after, self.until, self.seed + self.number)
            self.totals[i] += standings(self.judge, after)[self.seat] + self.looks[i] // LOOK
        self.number += 1
        return len(self.running)

    def halve(self) -> None:
        """Drop the worse half; of three options, drop the worst."""
        for _k in range(len(self.running) // 2):
            worst = 0
            for i in range(1, len(self.totals)):
                if self.totals[i] <= self.totals[worst]:
                    worst = i
            del self.running[worst]
            del self.looks[worst]
            del self.totals[worst]

    def favourite(self) -> int:
        """Return the option that has done best."""
        return self.running[first_best(self.totals)]


def play_out(judge: Judge[State], s: State, until: int, seed: int) -> None:
    """Play the most promising options until turn ``until``. Chance has the same luck in a turn, whatever was drawn
    before.
    """
    left = LONG
    game = judge.game
    turn = -1
    luck = Rng(seed)
    while s.todo and left > 0 and game.turn(s) < until:
        if game.turn(s) != turn:
            turn = game.turn(s)
            luck = Rng(seed * TURNS + turn)
        actions = options(s)
        if len(actions) == 1:
            apply(s, actions[0])
        elif asked(s) == CHANCE:
            apply(s, actions[luck.weighted(weights(s))])
        else:
            apply(s, actions[first_best(judge.prior(s, actions))])
            left -= 1
