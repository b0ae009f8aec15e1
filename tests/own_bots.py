"""Bots of one's own for tests: good ones, and one for everything that can go wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from turnwright.bots import kinds

MODULE = '''
import os
import signal
import time

from turnwright.bots import Bot


class First(Bot):
    """Takes the first option, and says something about itself."""

    names = ("Ada", "Bo")
    title = {"en": "Simple", "ru": "Простой"}

    def choose(self, game, observation, actions):
        return actions[0]


class Underived:
    """Has no base class, and answers with a number of another library."""

    def choose(self, game, observation, actions):
        last = actions.pop()

        class Number:
            def __index__(self):
                return last

        return Number()


class Configured(Bot):
    """Has settings of every type."""

    def __init__(self, seed: int = 0, depth=1, weight=0.5, bold=False, note: str = "", seconds: float = 0, net=None):
        super().__init__(seed)
        self.given = (depth, weight, bold, note, seconds, net)

    def choose(self, game, observation, actions):
        return actions[self.rng.below(len(actions))]


class Speechless(Bot):
    pass


class Misnamed(First):
    names = ("a\\nb",)


class Hurried(First):
    patience = 0


class Needy(First):
    def __init__(self, net):
        self.net = net


class Unmade(First):
    def __init__(self, seed=0):
        raise RuntimeError("no weights here")


class Raising(Bot):
    def choose(self, game, observation, actions):
        return actions[1 // 0]


class Unprintable(Exception):
    def __str__(self):
        raise ValueError("no words")


class Mute(Bot):
    def choose(self, game, observation, actions):
        raise Unprintable


class Quitting(Bot):
    def choose(self, game, observation, actions):
        raise SystemExit("enough")


class Illegal(Bot):
    def choose(self, game, observation, actions):
        return next(a for a in range(len(game.vocabulary.names)) if a not in actions)


class Beyond(Bot):
    def choose(self, game, observation, actions):
        return 10**9


class Wordy(Bot):
    def choose(self, game, observation, actions):
        return game.vocabulary.name(actions[0])


class Nodding(Bot):
    def choose(self, game, observation, actions):
        return True


class Hanging(Bot):
    patience = 0.2

    def choose(self, game, observation, actions):
        while True:
            pass


class Stubborn(Bot):
    patience = 0.2

    def choose(self, game, observation, actions):
        while True:
            try:
                time.sleep(60)
            except BaseException:
                pass


class Dying(Bot):
    def choose(self, game, observation, actions):
        os._exit(9)


class Hoarding(Bot):
    def choose(self, game, observation, actions):
        hoard = []
        while True:
            hoard.append(bytearray(1 << 24))


class Parental(First):
    """Leaves a process running."""

    def choose(self, game, observation, actions):
        if not os.fork():
            time.sleep(600)
            os._exit(0)
        return actions[0]


class Double(First):
    """Answers twice, from two processes, of which one has a child."""

    def choose(self, game, observation, actions):
        os.fork()
        return actions[0]


class Breeding(Bot):
    """Starts processes that start processes, and cannot be interrupted."""

    def __init__(self, seed=0, file: str = ""):
        self.file = file

    def choose(self, game, observation, actions):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        for _ in range(2):
            os.fork()
        with open(self.file, "a") as file:
            file.write(f"{os.getpid()} ")
        while True:
            time.sleep(600)


class Failing(Bot):
    """Counts how often it is asked."""

    def __init__(self, seed=0, file: str = ""):
        self.file = file

    def choose(self, game, observation, actions):
        with open(self.file, "a") as file:
            file.write("x")
        raise ValueError


class Waiting(Failing):
    """Hangs at its first question and answers all others."""

    def choose(self, game, observation, actions):
        if not os.path.exists(self.file):
            open(self.file, "w").close()
            time.sleep(600)
        return actions[0]


class Timed(Failing):
    """Writes down its thinking time."""

    def __init__(self, seed=0, file: str = "", seconds=0):
        self.file, self.seconds = file, seconds

    def choose(self, game, observation, actions):
        with open(self.file, "w") as file:
            file.write(str(self.seconds))
        return actions[0]


class Rude(First):
    names = ("<b>",)


class Spying(Bot):
    """Writes what it was shown to a file, and who is asked."""

    def __init__(self, seed=0, file: str = ""):
        super().__init__(seed)
        self.file = file

    def choose(self, game, observation, actions):
        with open(self.file, "a") as file:
            file.write(repr((observation.view.seat, observation.view.encode())) + "\\n")
        return actions[0]


def function():
    pass


thing = 3
'''

_numbers = count(1)


def line_of(text: str) -> int:
    """Return the number of the line of the module that contains ``text``."""
    return next(n for n, line in enumerate(MODULE.splitlines(), start=1) if text in line)


@pytest.fixture
def bots(tmp_path: Path) -> Iterator[str]:
    """The name of a module with the bots above, which nothing else has."""
    with own_module(tmp_path) as name:
        yield name


@contextmanager
def own_module(folder: Path) -> Iterator[str]:
    """Let the bots above be imported, from a module whose name is used once."""
    name = f"own_bots_{next(_numbers)}"
    (folder / f"{name}.py").write_text(MODULE, encoding="utf-8")
    with importable(folder):
        yield name


@contextmanager
def importable(folder: Path) -> Iterator[None]:
    """Let this process and those that it starts import from ``folder``, and forget the bots of it afterwards."""
    loaded, before = dict(kinds._loaded), set(sys.modules)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        kinds.entry_points.cache_clear()
        try:
            yield
        finally:
            kinds._loaded.clear()
            kinds._loaded.update(loaded)
            for module in set(sys.modules) - before:
                if (getattr(sys.modules[module], "__file__", None) or "").startswith(str(folder)):
                    del sys.modules[module]
    kinds.entry_points.cache_clear()


def install(project: Path, points: dict[str, str]) -> None:
    """Write the metadata that an installed package with these entry points would have."""
    metadata = project / f"{project.name}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project.name}\nVersion: 1.0\n")
    lines = "".join([f"{name} = {value}\n" for name, value in points.items()])
    (metadata / "entry_points.txt").write_text(f"[{kinds.GROUP}]\n{lines}")
