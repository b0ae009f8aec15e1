"""The engine: what is asked, what may be answered, and what happens then."""

from __future__ import annotations

from typing import Final

from turnwright.core.errors import EmptyQuestion, RedactedState
from turnwright.core.frames import Frame, State, Step
from turnwright.core.rng import Rng
from turnwright.core.seats import ALL_KNOWING, CHANCE

_NOT_PLAYED_ON: Final = "a view cannot be played on: deal a table from a belief"


def over(s: State) -> bool:
    """Tell whether the game has ended."""
    return not s.todo


def asked(s: State) -> int:
    """Return the seat that is asked (CHANCE for dice and draws)."""
    return s.todo[-1].seat


def top(s: State) -> Frame:
    """Return the open question."""
    return s.todo[-1]


def step_of(s: State) -> Step[State]:
    """Return the step of the open question."""
    return s.todo[-1].step


def options(s: State) -> list[int]:
    """Return the legal actions, ascending; EmptyQuestion names a question that has none."""
    actions = offered(s)
    if not actions:
        raise EmptyQuestion(f"{question(s)} has no answer: some choice must be legal whenever it is asked")
    return actions


def question(s: State) -> str:
    """Return the open question for an error: its name and whom it asks."""
    f = s.todo[-1]
    return f"the question {f.step.name!r} to {'chance' if f.seat == CHANCE else f'seat {f.seat}'}"


def offered(s: State) -> list[int]:
    """Return the legal actions, ascending; none if a table was dealt in which the question would not be asked."""
    if s.viewer != ALL_KNOWING:
        raise RedactedState(_NOT_PLAYED_ON)
    f = s.todo[-1]
    step = f.step
    candidates = step.candidates(s, f)
    if step.exact:
        return candidates
    return [a for a in candidates if step.refuse(s, f, a) == 0]


def weights(s: State) -> list[int]:
    """Return the weights of the options of a chance question."""
    f = s.todo[-1]
    return f.step.weights(s, f)


def apply(s: State, action: int) -> None:
    """Answer the open question with a legal ``action``, and run all automatic steps that follow."""
    answer(s, action)
    run_auto_steps(s)


def answer(s: State, action: int) -> None:
    """Answer the open question, or run the automatic step on top, and nothing else."""
    if s.viewer != ALL_KNOWING:
        raise RedactedState(_NOT_PLAYED_ON)
    f = s.todo.pop()
    f.step.apply(s, f, action)


def ask_and_answer(s: State, f: Frame, action: int) -> None:
    """Push ``f``, answer it at once, and do nothing else.

    For games that are recorded in another order than the rules ask: ``f`` need not have been on the stack.
    """
    s.then([f])
    answer(s, action)


def automatic(s: State) -> bool:
    """Tell whether the next frame is an automatic step."""
    return len(s.todo) > 0 and s.todo[-1].step.automatic


def reveals(s: State, action: int) -> bool:
    """Tell whether ``action`` shows other seats something new."""
    f = s.todo[-1]
    return f.step.reveals(s, f, action)


def run_auto_steps(s: State) -> None:
    """Run automatic steps until a question is open or the game is over."""
    todo = s.todo
    while todo:
        f = todo[-1]
        if not f.step.automatic:
            return
        todo.pop()
        f.step.apply(s, f, 0)


def forced(s: State, actions: list[int]) -> bool:
    """Tell whether the open question has one answer and everyone may know that."""
    return len(actions) == 1 and not s.todo[-1].step.private


def random_answer(s: State, actions: list[int], rng: Rng) -> int:
    """Return a random answer: by weight for chance, uniform for a seat."""
    if len(actions) == 1:
        return actions[0]
    f = s.todo[-1]
    if f.seat == CHANCE and not f.step.even:
        return actions[rng.weighted(f.step.weights(s, f))]
    return actions[rng.below(len(actions))]


def play_random(s: State, rng: Rng) -> int:
    """Play to the end at random; return the number of decisions (a seat, two or more options)."""
    choices = 0
    while s.todo:
        actions = options(s)
        if len(actions) > 1 and s.todo[-1].seat != CHANCE:
            choices += 1
        apply(s, random_answer(s, actions, rng))
    return choices
