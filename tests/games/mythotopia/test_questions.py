"""Which rule each question of Mythotopia comes from, and each of its answers.

It is what a player is told who tries an answer at another time, or for whom nothing else speaks against it.
"""

from __future__ import annotations

import pytest

from tests.games.questions import cited, declared, lines, name_of
from turnwright.games.mythotopia import GAME

QUESTIONS = """
first MY-4.28: starts
deal-province MY-4.7: province
show MY-4.14: draw
deal-vp-card MY-4.17: vp-card
give-up MY-4.37: give-up
deal* MY-7.7: draw
act* MY-7.2: store MY-12.13, stow MY-17.76, discard MY-12.19, remove MY-12.20, play MY-13.1, invade MY-8.1, place
    MY-9.1, withdraw MY-9.8, launch MY-9.11, recall MY-9.17, end-war MY-10.16, hero MY-17.22, buy MY-12.1, draft
    MY-12.7, march MY-13.30, patronage MY-14.2, end-game MY-15.1, pass MY-14.4
after* MY-7.7: stow MY-17.76, play MY-13.1, march MY-13.30, end
approach* MY-8.3: play MY-8.4, sail MY-8.11
carry* MY-8.10: play
muster* MY-8.14: pay MY-8.15, as-army MY-17.26, done
launching* MY-9.11: pay, done
withdraw-number MY-9.8: number
withdraw-hired MY-17.37: mercenaries
recall-number MY-9.17: number
claim-from MY-17.68: take-token MY-5.8, take-unused MY-17.70, no-token
storing* MY-12.13: store, done
discarding* MY-12.19: discard, done
removing* MY-12.20: remove, done
build* MY-13.3: city MY-13.10, castle MY-13.15, road MY-13.19
site* MY-13.4: play
extra* MY-6.22: extra, decline
pay-food* MY-3.11: play MY-3.17, pay, as-food MY-17.19, as-stone MY-17.56, as-gold MY-17.21
pay-stone* MY-3.11: play MY-3.17, pay, as-food MY-17.19, as-stone MY-17.56, as-gold MY-17.21
pay-gold* MY-3.11: play MY-3.17, pay, as-food MY-17.19, as-stone MY-17.56, as-gold MY-17.21
march-to MY-13.31: to
march-number MY-13.30: number
swapping MY-17.2: swap
replacing* MY-17.8: discard, done MY-17.9
diplomacy MY-17.13: stop
raiding MY-17.29: raid
raided MY-17.30: of
hiring MY-17.34: hire
hiring-number MY-17.35: mercenaries
fetching MY-17.44: fetch MY-17.45
looking MY-17.46: draw
keeping MY-17.46: keep
pick-citadel MY-4.21: citadel
dragons MY-4.24: dragon
runestones MY-4.25: runestone
"""


@pytest.mark.parametrize("line", cited(QUESTIONS, "MY-"))
def test_a_question_and_its_answers_come_from_these_rules(line: str) -> None:
    assert line == declared(GAME)[name_of(line)]


def test_there_are_no_other_questions() -> None:
    assert [name_of(line) for line in lines(QUESTIONS)] == list(declared(GAME))
