"""Options at a glance: each verb judges its own, and a better score weighs more."""

from __future__ import annotations

from turnwright.core.frames import Frame, State
from turnwright.core.option_weights import HIGHEST, falling, weigh
from turnwright.core.verbs import Question, Verb, assemble


class Rated(Verb[State]):
    """A verb whose choices look the better the later they stand; it keeps what it was asked for."""

    def __init__(self, word: str, place: int) -> None:
        super().__init__(word, ["a", "b", "c"], 1, place)
        self.asked: list[list[int]] = []

    def judge(self, s: State, f: Frame, choices: list[int], scores: list[int]) -> None:
        """Ten for each place."""
        self.asked.append(choices)
        scores.extend([10 * n for n in choices])


def test_what_looks_worse_by_a_step_weighs_half() -> None:
    """The best has the most weight, one far behind still has a little."""
    assert [1 + HIGHEST, 1 + HIGHEST // 2, 1 + HIGHEST // 4, 1] == falling([30, 20, 10, -1000], 10)


def test_each_verb_judges_its_own_options_at_once() -> None:
    """Numbered from its first; a verb without an opinion rates all its choices 0."""
    first, last = Rated("first", 1), Rated("last", 3)
    plain: Verb[State] = Verb("plain", ["x", "y"], 1, 2)
    question: Question[State] = Question("which", 1, [first, plain, last])
    assemble([question])
    weights = weigh(question, State(1, []), Frame(question, 0), [1, 2, 3, 4, 5, 7], 10)
    assert ([[1, 2]], [[0, 2]]) == (first.asked, last.asked)
    assert falling([10, 20, 0, 0, 0, 20], 10) == weights
