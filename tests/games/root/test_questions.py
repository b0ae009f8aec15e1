"""Which rule each question of Root comes from, and each of its answers.

It is what a player is told who tries an answer at another time, or for whom nothing else speaks against it.
"""

from __future__ import annotations

import pytest

from tests.games.questions import cited, declared, lines, name_of
from turnwright.games.root import GAME

QUESTIONS = """
first RT-5.1.1#2: starts
faction RT-5.1.1#1: lead
dealt-suit RT-M.winter.suits: suit
deal RT-2.1.2#1: card
stealing RT-1.3.2#2: stolen
start RT-1.4#5: buy RT-11.2.7.I, use RT-1.4#6, hire RT-11.2.7.II#1, done
end RT-1.4#6: use, done
declare RT-4.3.2.II#2: use, swift RT-V.ronin, done
take RT-4.2#1: take
free-move RT-4.2#1: move, done
ambush* RT-4.3.1#1: ambush, no-ambush
foil* RT-4.3.1.I: foil, no-ambush
dice RT-4.3.2#1: roll
losses RT-4.3.3#3: lose
free-battle RT-4.3#1: battle, done
activate RT-4.1.1#4: activate
spend* RT-2.1.3: spend
discard* RT-2.1#2: discard
order RT-1.1.3#1: first
robbing RT-C.stand_and_deliver: rob
taxing RT-C.tax_collector: tax
treating RT-C.better_burrow_bank: treat
looking RT-C.codebreakers: look
keep RT-6.3.2: keep
found RT-6.3.4#1: found
sawmill RT-6.4#1: saw
hospital* RT-6.2.3#1: heal, no-hospital
marquise* RT-6.5#2: craft RT-6.5#1, dominate RT-3.3.1#1, fetch RT-3.3.4#1, extra RT-6.5#3, move RT-6.5.2,
    battle RT-6.5.1, build RT-6.5.4.I, overwork RT-6.5.5, use RT-1.4#6, recruit RT-6.5.3#1, done
march RT-6.5.2: move, done
muster RT-6.5.3#1: muster
wood RT-6.5.4.II#3: wood
settle RT-7.3.2: settle
roost RT-7.4.3#1: roost
add* RT-7.4.2#1: add, use RT-1.4#6, done
column RT-7.4.2#1: column
leader RT-7.3.3: leader
decree* RT-7.5.2#2: craft RT-7.5.1, dominate RT-3.3.1#1, fetch RT-3.3.4#1, use RT-1.4#6, resolve
dusk* RT-7.5.2#1: dominate RT-3.3.1#1, fetch RT-3.3.4#1, use RT-1.4#6, done
decree-recruit RT-7.5.2.I: enlist
decree-move RT-7.5.2.II: move
decree-battle RT-7.5.2.III: battle
decree-build RT-7.5.2.IV: nest
support* RT-8.2.3#2: supporter
supporter-deal RT-2.1.2#1: card
dismiss* RT-8.2.4#3: dismiss
debt* RT-8.2.6#3: appease, show-hand RT-8.2.6#4
alliance-birdsong* RT-8.4#1: revolt RT-8.4.1.I, spread RT-8.4.2.I#1, use RT-1.4#6, done
alliance* RT-8.5#1: craft RT-8.5.1, dominate RT-3.3.1#1, fetch RT-3.3.4#1, train RT-8.5.3, use RT-1.4#6,
    mobilize RT-8.5.2, done
mobilizing* RT-8.5.2: rally
operation RT-8.6.1#1: move RT-8.6.1.I, battle RT-8.6.1.II, levy RT-8.6.1.III, organize RT-8.6.1.IV, done
character RT-9.3.1: character
begins RT-9.8.2: begins
uncovering RT-9.3.3: uncover RT-9.5.5#2
camp RT-9.3.2: camp
slip RT-9.4.2#1: slip, use RT-1.4#6, done
free-go RT-9.2.9.III.B#2: go, done
escort RT-9.2.9.II.B#1: with, done
company RT-9.2.9.II.B#1: take RT-4.2#1
refresh RT-9.4.1#1: refresh RT-9.4.1#3
repair RT-9.5.7#1: repair RT-9.7.3
exhaust RT-9.2.5#2: exhaust
drop RT-9.6.4#2: drop
ally RT-9.2.9.II.C#1: with, done
wounds RT-9.2.7#1: ally-falls RT-9.2.9.II.D#1, damage
gift* RT-9.5.4#1: gift
accept RT-9.5.4#2: accept, done
partner RT-9.2.8#1: join
unearthing RT-9.8.1#5: unearth
loot* RT-9.8.1#2: loot, done RT-9.8.1#4
reward RT-9.5.5#3: reward
shoot RT-9.5.6#2: shoot
protect RT-V.arbiter: protect, done
replace RT-V.adventurer: damage
exhaust-other RT-V.adventurer: exhaust RT-9.2.5#2
vagabond* RT-9.5#1: craft RT-9.5.8, dominate RT-3.3.1#1, fetch RT-3.3.4#1, labor RT-9.7.2, battle RT-9.5.2,
    go RT-9.5.1#1, glide RT-V.harrier, use RT-1.4#6, explore RT-9.5.3#1, aid RT-9.5.4#1, quest RT-9.5.5#1,
    strike RT-9.5.6#1, steal RT-9.7.1, hideout RT-9.7.3, instigate RT-V.vagrant, scorch RT-V.scoundrel,
    improvise RT-V.adventurer, repair RT-9.5.7#1, done
corner RT-10.3.2#1: corner
first-outcast RT-10.3.3: outcast
forfeiting RT-10.2.5: forfeit
crafts* RT-10.6.2: craft, done
conspiracies RT-10.4.3#1: move RT-10.4.3.I#2, battle RT-10.4.3.I#1, use RT-1.4#6, convert RT-10.4.3.II,
    sanctify RT-10.4.3.III, done
crusade RT-10.4.3.I#2: battle, done
rituals* RT-10.5#1: dominate RT-3.3.1#1, fetch RT-3.3.4#1, reveal, sacrifice RT-10.5.4, use RT-1.4#6, done
ritual RT-10.5#1: plant RT-10.5.1, gather RT-10.5.2, preach RT-10.5.3#1
station RT-11.3.2: station
prices RT-11.6.2: price, done
funds RT-11.2.4: pay
space RT-11.5.3: activate RT-4.1.1#4
riverfolk RT-11.5#1: craft RT-11.5.3, dominate RT-3.3.1#1, fetch RT-3.3.4#1, export RT-11.5.3.I#1, move RT-11.5.1,
    battle RT-11.5.2, crew RT-11.5.5, establish RT-11.5.6.I, use RT-1.4#6, draw RT-11.5.4, done
"""


@pytest.mark.parametrize("line", cited(QUESTIONS, "RT-"))
def test_a_question_and_its_answers_come_from_these_rules(line: str) -> None:
    assert line == declared(GAME)[name_of(line)]


def test_there_are_no_other_questions() -> None:
    assert [name_of(line) for line in lines(QUESTIONS)] == list(declared(GAME))
