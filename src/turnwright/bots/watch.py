"""Bots of one's own, watched: whatever they do wrong is one clear error, ``BotFailed``."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from operator import index
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar

from turnwright.bots.base import Bot
from turnwright.core.entry_points import reason
from turnwright.core.errors import GameError
from turnwright.core.frames import State
from turnwright.core.game import Game, Observation

if TYPE_CHECKING:
    from types import FrameType

    from turnwright.bots.kinds import BotKind

T = TypeVar("T")

AGAIN: Final = 1.0
"""Seconds after which a bot that ignores an interruption is interrupted again."""
INTERRUPTIONS: Final = 5
"""Interruptions after which the process of a bot is ended."""
ENDED: Final = 2
"""Exit code of such a process."""


WORKER_ENDED: Final = "a process in which bots played has ended: a bot ended it, or there was no memory left"


class BotFailed(GameError):
    """A bot of one's own raised an error, gave no valid answer, or gave none at all."""


class _TooLong(BaseException):
    """Interrupts a bot; not an Exception, because the bot's own error handling should not catch it."""


class WatchedBot(Bot):
    """A bot of one's own, whose failures raise BotFailed; ``bot`` is the object itself."""

    def __init__(self, kind: BotKind, settings: dict[str, Any]) -> None:
        self.what = f"the bot {kind.name}"
        self._module = kind.make.__module__
        self._limit = kind.patience + settings.get("seconds", 0.0)
        self.bot = self._watched("cannot be made", kind.patience, lambda: kind.make(**settings))

    def choose(self, game: Game[State], observation: Observation[State], actions: list[int]) -> int:
        """Return what the bot chooses, if that is one of ``actions``."""
        given = list(actions)

        def choose() -> tuple[str, int | None]:
            answer = self.bot.choose(game, observation, given)
            return type(answer).__name__, _as_action(answer)

        kind, action = self._watched("failed", self._limit, choose)
        if action is None:
            raise BotFailed(f"{self.what} returned no action but a {kind}: choose must return one of the actions given")
        if action not in actions:
            known = 0 <= action < len(game.vocabulary.names)
            name = f" ({game.vocabulary.name(action)})" if known else ""
            raise BotFailed(f"{self.what} chose {action}{name}, which is not on offer")
        return action

    def _watched(self, how: str, seconds: float, call: Callable[[], T]) -> T:
        """Return what ``call`` returns; BotFailed says how that failed."""
        try:
            return watched(self.what, seconds, call)
        except BotFailed:
            raise
        except (Exception, SystemExit) as problem:  # other people's code may raise anything
            raise BotFailed(f"{self.what} {how}: {reason(problem, self._module)}") from problem


def _as_action(answer: object) -> int | None:
    """Return an answer as an int, which numbers of other libraries can become, or None."""
    try:
        return None if isinstance(answer, bool) else index(answer)  # type: ignore[arg-type]  # tried
    except TypeError:
        return None


def watched(what: str, seconds: float, call: Callable[[], T]) -> T:
    """Return what ``call`` returns; after ``seconds`` interrupt it and raise BotFailed.

    Python code in the main thread of a process can be interrupted, except on Windows. C code that does not return to
    Python cannot, nor can another thread: there, nothing limits the call. Code that ignores interruptions ends with its
    process.
    """
    if not _can_interrupt():
        return call()
    inside, interruptions, begun = True, 0, monotonic()

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        nonlocal interruptions
        interruptions += 1
        if interruptions > INTERRUPTIONS:
            print(f"turnwright: {_hangs(what, seconds)}", file=sys.stderr, flush=True)
            os._exit(ENDED)
        if inside:
            raise _TooLong

    before = signal.signal(signal.SIGALRM, interrupt)
    left, again = signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        return call()
    except _TooLong:
        raise BotFailed(_hangs(what, seconds)) from None
    finally:
        inside = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if left:
            signal.setitimer(signal.ITIMER_REAL, max(0.001, left - (monotonic() - begun)), again)


def _hangs(what: str, seconds: float) -> str:
    return f"{what} does not answer: it was stopped after {seconds:g} s"


def _can_interrupt() -> bool:
    """Tell whether this thread can be interrupted by a timer whose handler can be put back afterwards."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return False
    return signal.getsignal(signal.SIGALRM) is not None
