"""A game told as a list of scenes, so that a test can say exactly what lies ahead."""

from __future__ import annotations

from dataclasses import dataclass, field

from turnwright.core.actions import Vocabulary
from turnwright.core.frames import Frame, State, Step
from turnwright.core.game import Belief, Game, JsonDict, Observation, View, register
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE

ANSWERS = 4
WALLS = 2
"""The hidden thing has this many values; only the real table knows which one it is."""


@dataclass
class Scene:
    """Who is asked, where each answer leads (a list of two: by the hidden thing), what the seats' prospects are."""

    seat: int = 0
    leads: list[int | list[int]] = field(default_factory=list)
    values: tuple[int, ...] = (0, 0)
    weights: list[int] = field(default_factory=list)


class Tale(State):
    """A scene and a secret."""

    def __init__(self, todo: list[Frame], scene: int, secret: int, turns: int) -> None:
        super().__init__(2, todo)
        self.scene = scene
        self.secret = secret
        self.turns = turns

    def clone(self) -> Tale:
        """Return an independent copy."""
        return Tale(self.todo[:], self.scene, self.secret, self.turns)


class Ask(Step[Tale]):
    """The only question there is: what now?"""

    def __init__(self, scenes: list[Scene]) -> None:
        super().__init__("ask", ["go"], 0)
        self.scenes = scenes

    def candidates(self, s: Tale, f: Frame) -> list[int]:
        return list(range(len(self.scenes[s.scene].leads)))

    def weights(self, s: Tale, f: Frame) -> list[int]:
        return self.scenes[s.scene].weights or [1] * len(self.scenes[s.scene].leads)

    def apply(self, s: Tale, f: Frame, action: int) -> None:
        lead = self.scenes[s.scene].leads[action]
        s.scene = lead if isinstance(lead, int) else lead[s.secret]
        s.turns += 1
        if self.scenes[s.scene].leads:
            s.then([Frame(self, self.scenes[s.scene].seat)])


class TaleView(View):
    """The scene, not the secret."""

    def __init__(self, seat: int, scene: int, turns: int) -> None:
        self.seat = seat
        self.scene = scene
        self.turns = turns


class TaleBelief(Belief[Tale]):
    """Any secret is as likely as any other."""

    def __init__(self, game: Story, view: TaleView) -> None:
        self.game = game
        self.view = view

    def deal(self, rng: Rng) -> Tale:
        return self.game.at(self.view.scene, rng.below(WALLS), self.view.turns)


class Story(Game[Tale]):
    """A game made of ``scenes``; the first one is the start."""

    def __init__(self, scenes: list[Scene], name: str = "story") -> None:
        self.name = name
        self.version = 1
        self.seat_counts = range(2, 3)
        self.options = ()
        self.scenes = scenes
        self.steps = [Ask(scenes)]  # type: ignore[list-item]
        self.vocabulary = Vocabulary()
        self.vocabulary.add("go", [str(i) for i in range(ANSWERS)], 0)

    def at(self, scene: int, secret: int, turns: int) -> Tale:
        todo = [Frame(self.steps[0], self.scenes[scene].seat)] if self.scenes[scene].leads else []
        return Tale(todo, scene, secret, turns)

    def start(self, seats: int, options: JsonDict) -> Tale:
        return self.at(0, 1, 0)

    def view(self, s: Tale, seat: int) -> TaleView:
        return TaleView(seat, s.scene, s.turns)

    def scores(self, s: Tale) -> list[int]:
        return list(self.scenes[s.scene].values)

    def winners(self, s: Tale) -> list[int]:
        scores = self.scores(s)
        return [seat for seat in range(s.seats) if scores[seat] == max(scores)]

    def turn(self, s: Tale) -> int:
        return s.turns

    def belief(self, observation: Observation[Tale]) -> TaleBelief:
        assert isinstance(observation.view, TaleView)
        return TaleBelief(self, observation.view)

    def observation(self, scene: int = 0, turns: int = 0) -> Observation[Tale]:
        """Return what the seat asked in ``scene`` sees."""
        return Observation(2, {}, TaleView(self.scenes[scene].seat, scene, turns), [])


def coin_toss() -> Story:
    """Return a game for matches: one seat guesses the coin that was tossed; a right guess wins 3 to 1."""
    scenes = [
        Scene(CHANCE, [1, 2]),
        Scene(0, [3, 4], (2, 2)),
        Scene(1, [4, 3], (2, 2)),
        Scene(values=(3, 1)),
        Scene(values=(1, 3)),
    ]
    game = Story(scenes, "coin_toss")
    register(game)
    return game
