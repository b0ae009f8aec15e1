"""Tables under test: what is asked, chosen, refused and told, by name, in every game.

    t.choose("conquer 14", "stop")
    assert ["E6", "F3"] == t.options("build")
    assert "SW-6.5" == t.refusal("conquer 1")

How positions are built, and what is looked at, is in ``table.py`` of each game.
"""

from __future__ import annotations

from typing import Generic, Self

from turnwright.core import engine, explain
from turnwright.core.frames import Frame, State, Step
from turnwright.core.game import Game, W
from turnwright.core.messages import Message
from turnwright.core.nearest import PlaceRefusal, explain_place
from turnwright.core.notation import read
from turnwright.core.seats import CHANCE
from turnwright.core.verbs import Question


class GameTable(Generic[W]):
    """A table under test; ``s`` is the state, told messages are kept in ``log``."""

    game: Game[W]

    def __init__(self, s: W) -> None:
        self.s = s
        self.log: list[Message] = []
        s.log = self.log

    # starting a question

    def ask(self, step: Step[State], seat: int = 0, arg: int = 0, extra: int = 0) -> Self:
        """Open one question (or automatic step) of the game, and nothing after it but what it brings itself."""
        self.s.todo.clear()
        return self.then(Frame(step, seat, arg, extra))

    def then(self, *frames: Frame) -> Self:
        """Put frames on the stack, to be met in this order, and run automatic steps until something is asked."""
        self.s.then(list(frames))
        engine.run_auto_steps(self.s)
        return self

    # playing

    @property
    def seat(self) -> int | None:
        """The asked seat (CHANCE: -1), None when nothing is asked."""
        return engine.asked(self.s) if self.s.todo else None

    @property
    def step(self) -> str:
        """The name of the open question, "" when nothing is asked."""
        return engine.step_of(self.s).name if self.s.todo else ""

    def options(self, verb: str = "") -> list[str]:
        """Return the names on offer, none if a table was set up too bare for its question; those of one verb without
        the verb, as ``["E6", "F3"]`` for "build".
        """
        names = [self.game.vocabulary.name(action) for action in engine.offered(self.s)]
        if not verb:
            return names
        return [name.partition(" ")[2] for name in names if name.split()[0] == verb]

    def choose(self, *choices: str) -> Self:
        """Make choices by name; each must be on offer, and what is on offer must be just what no rule refuses. Nothing
        is answered by itself.
        """
        for choice in choices:
            self.agree()
            assert choice in self.options(), f"{choice!r} is not among {self.options()}: {self.refusal(choice)}"
            assert "" == self.refusal(choice)
            engine.apply(self.s, self.game.vocabulary.action(choice))
        return self

    def agree(self) -> None:
        """Check that the open question refuses every answer that it does not offer, and no other."""
        step, f = engine.step_of(self.s), engine.top(self.s)
        offered = set(engine.options(self.s))
        assert isinstance(step, Question)
        for verb in step.answers:
            for action in range(verb.base, verb.base + verb.size):
                name = self.game.vocabulary.name(action)
                assert (step.refuse(self.s, f, action) == 0) == (action in offered), f"{name} is offered, or refused"

    def settle(self) -> Self:
        """Answer forced questions until a real choice (or chance with several outcomes) is open."""
        while self.s.todo and len(engine.offered(self.s)) == 1:
            engine.apply(self.s, engine.offered(self.s)[0])
        return self

    def deal(self) -> Self:
        """Let chance answer with its first outcome until a seat is asked."""
        while self.seat == CHANCE:
            engine.apply(self.s, engine.options(self.s)[0])
        return self

    def refusal(self, choice: str) -> str:
        """Return the ledger id of the rule that refuses ``choice`` now, "" if it is legal."""
        rule = explain.refuse(self.game, self.s, self.game.vocabulary.action(choice))
        assert (rule == 0) == (choice in self.options()), f"options and refusal disagree on {choice!r}"
        return self.game.rulebook.rule(rule).id if rule else ""

    def detail(self, choice: str) -> dict[str, int | str]:
        """Return the numbers in a refusal."""
        found = engine.step_of(self.s).detail(self.s, engine.top(self.s), self.game.vocabulary.action(choice))
        return dict(found.args) if found is not None else {}

    def click(self, target: str) -> PlaceRefusal:
        """Return what the asked seat is told of a drawn element that cannot be chosen now."""
        return explain_place(self.game, self.s, engine.asked(self.s), target)

    # listening

    def said(self, id: str) -> list[dict[str, int | str]]:
        """Return the arguments of all messages told with an id."""
        return [dict(message.args) for message in self.log if message.id == id]


class SetUpTable(GameTable[State]):
    """A table that a notation describes (docs/notation.md), without its first line."""

    def __init__(self, text: str) -> None:
        position = read(f"turnwright-position: 1\n{text}")
        self.game = position.game
        super().__init__(position.state)
        engine.run_auto_steps(self.s)
