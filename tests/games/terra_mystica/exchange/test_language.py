"""Files of the log language: the three forms, comments, rows, and what is wrong with a file."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.exchange.logs import HEADER
from turnwright.core.errors import BadRecord
from turnwright.games.terra_mystica.exchange.language import Log, Row, read
from turnwright.games.terra_mystica.exchange.words import FACTION_OF, FACTION_WORDS

SEATS = "setup witches\nsetup nomads\n"


def told(log: Log) -> list[tuple[str, list[str]]]:
    """Return the rows of seats, in words."""
    return [(FACTION_WORDS[row.who], [c.text for c in row.commands]) for row in log.rows if not row.heading]


def bare(lines: str) -> Log:
    return read(HEADER + SEATS + lines)


def test_the_header_of_a_log() -> None:
    log = bare("")
    assert {"errata-cultist-power", "strict-darkling-sh"} == log.options
    assert [2, 1, 3, 4, 5, 6] == log.scorings
    assert [3, 5, 6, 8] == log.removed
    assert [FACTION_OF["witches"], FACTION_OF["nomads"]] == log.factions
    assert not log.points_by_faction


def test_lines_of_one_seat_in_a_row_belong_together() -> None:
    log = bare("witches: burn 3\nWitches: action ACT5\nwitches: build E6\nnomads: pass BON1\n")
    assert [("witches", ["burn 3", "action ACT5", "build E6"]), ("nomads", ["pass BON1"])] == told(log)
    assert [10, 11, 12] == log.rows[0].lines


@pytest.mark.parametrize("between", ["# -", "#", "# a person says something: pass BON1", "round 3, turn 2"])
def test_a_remark_or_a_heading_ends_a_row(between: str) -> None:
    log = bare(f"witches: transform E6 to green\n{between}\nwitches: build E6\n")
    assert [("witches", ["transform E6 to green"]), ("witches", ["build E6"])] == told(log)


def test_answers_and_passes_end_a_row() -> None:
    log = bare("witches: leech 1 from nomads\nwitches: pass BON1\nwitches: action ACT1\n")
    assert [["leech 1 from nomads"], ["pass BON1"], ["action ACT1"]] == [said for _who, said in told(log)]


def test_remarks_behind_a_command_are_dropped() -> None:
    assert [("witches", ["build E6"])] == told(bare("witches: build E6 # at last\n"))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("burn 3. action ACT5. build E6", ["burn 3", "action ACT5", "build E6"]),
        ("build E6.leech 1 from nomads", ["leech 1 from nomads", "build E6"]),
        ("build E6. transform E7 to red", ["transform E7 to red", "build E6"]),
        ("dig 1. action ACT5. build E6", ["action ACT5", "dig 1", "build E6"]),
        ("pass BON1. convert 1w to 1c. burn 1", ["convert 1w to 1c", "burn 1", "pass BON1"]),
        ("+FIRE. +FIRE", ["+2fire"]),
        ("  build E6 .", ["build E6"]),
    ],
)
def test_commands_of_one_line_in_the_order_of_the_site(line: str, expected: list[str]) -> None:
    assert expected == [said for _who, row in told(bare(f"witches: {line}\n")) for said in row]


LEDGER = """ Default game options\t
option variable-turn-order\tshow history
 Randomize setup
Round 1 scoring: SCORE3, D >> 2
Round 2 scoring: SCORE2, TOWN >> 5\tshow history
Round 3 scoring: SCORE4, SA/SH >> 5
Round 4 scoring: SCORE5, D >> 2
Round 5 scoring: SCORE6, TP >> 3
Round 6 scoring: SCORE7, SA/SH >> 5
Removing tile BON9
Player 1: somebody
witches\t\t20 VP\t\t15 C\t\t3 W\t\t0 P\t\t5/7/0 PW\t\t0/0/0/2\t\tsetup
nomads\t\t20 VP\t\t15 C\t\t2 W\t\t0 P\t\t5/7/0 PW\t\t1/0/1/0\t\tsetup
witches\t+2\t22 VP\t-2\t13 C\t-1\t2 W\t\t0 P\t+1\t4/8/0 PW\t\t0/0/0/2\t1 2 \tLeech 1 from nomads. build E6
"""


def test_a_printed_ledger() -> None:
    log = read(LEDGER)
    assert {"variable-turn-order"} == log.options
    assert ([2, 1, 3, 4, 5, 6], [8]) == (log.scorings, log.removed)
    last: Row = log.rows[-1]
    assert [22, 13, 2, 0, 4, 8, 0, 0, 0, 0, 2] == last.state
    assert ("witches", ["Leech 1 from nomads", "build E6"]) == told(log)[-1]
    assert 14 == last.line


def test_a_ledger_with_other_line_ends_and_a_mark_at_its_start() -> None:
    assert told(read(LEDGER)) == told(read("\ufeff" + LEDGER.replace("\n", "\r\n")))


def test_start_points_by_faction_are_seen_in_the_ledger() -> None:
    assert not read(LEDGER).points_by_faction
    assert read(LEDGER.replace("20 VP", "19 VP")).points_by_faction


def test_a_table_with_a_line_of_headings() -> None:
    text = "faction\tvp\tcoins\tworkers\tpriests\tpower\tcults\tcommands\n"
    text += "".join([f"# {line}\n" for line in LEDGER.splitlines()[3:10]])
    text += "witches\t20\t15\t3\t0\t5/7/0\t0/0/0/2\tsetup\nnomads\t20\t15\t2\t0\t5/7/0\t1/0/1/0\tsetup\n#  -\n"
    text += "witches\t20\t15\t3\t0\t5/7/0\t0/0/0/2\tbuild e9\n"
    log = read(text)
    assert [2, 1, 3, 4, 5, 6] == log.scorings
    assert ("witches", ["build e9"]) == told(log)[-1]
    assert [20, 15, 3, 0, 5, 7, 0, 0, 0, 0, 2] == log.rows[-1].state


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "line 1: expected the factions in seat order (setup FACTION), found none"),
        ("setup witches\n", "line 2: expected the scoring tiles of six rounds, found 0"),
        (
            "randomize v1 seed abc\nsetup witches\n",
            "line 3: expected the scoring tiles of six rounds, found 0: the site",
        ),
        ("setup witches\nsetup witches\n", "line 2: expected another faction: this one is in the game already"),
        ("setup yetis\n", "line 1: expected a faction of the base game, not 'yetis'"),
        ("score SCORE1,SCORE12\n", "line 1: expected a scoring tile, not 'score12'"),
        ("delete FAV1\n", "line 1: expected a bonus card, not 'fav1'"),
        ("option fire-and-ice-final-scoring\n", "line 1: expected an option of the base game, not 'fire-and-ice-final"),
        (
            "Added final scoring tile: network\n",
            "line 1: expected the final scoring of the base game, not that of an exp",
        ),
        ("map fjords\n", "line 1: expected the original map, not 'fjords'"),
        ("drop-faction elves\n", "line 1: expected a faction of the base game, not 'elves'"),
        ("once upon a time\n", "line 1: expected FACTION: COMMAND or a heading of the ledger, not 'once upon a time'"),
        ("elves: build E6\n", "line 1: expected FACTION: COMMAND or a heading of the ledger, not 'elves: build E6'"),
        ("witches: fly E6\n", "line 1: expected a command, not 'fly'"),
        ("witches\t\tlots of VP\t" + "\t" * 11 + "setup\n", "line 1: expected a row of the ledger: VP, C, W, P, three"),
        (LEDGER.splitlines()[-1].replace("witches", "elves"), "line 1: expected a faction of the base game"),
        ('{"format": "turnwright-record 1"}\n', "line 1: expected FACTION: COMMAND or a heading of the ledger"),
    ],
)
def test_a_bad_file_is_told_with_its_line(text: str, expected: str) -> None:
    with pytest.raises(BadRecord) as problem:
        read(text)
    assert str(problem.value).startswith(expected)
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize("remark", ["vp corrected by hand", " Gave back 2 VP: a bug", "comment: sorry\tshow history"])
def test_remarks_of_people_in_a_ledger(remark: str) -> None:
    lines = LEDGER.splitlines()
    log = read("\n".join([*lines[:-1], remark, lines[-1]]) + "\n")
    assert told(log) == told(read(LEDGER))


@pytest.mark.parametrize("line", ["comment: good luck", " Somebody says: hello"])
def test_remarks_of_people_in_a_log(line: str) -> None:
    log = bare(f"{line}\nwitches: build E6\n")
    assert [("witches", ["build E6"])] == told(log)


@pytest.mark.parametrize("broken", ["witches", "witches\t\t20 VP", "Round 2, turn 3\t-1"])
def test_a_row_that_is_cut_off_is_no_remark(broken: str) -> None:
    with pytest.raises(BadRecord, match="line 15: expected "):
        read(LEDGER + broken + "\n")


def test_rows_without_words_are_what_their_neighbours_are() -> None:
    """The site prints the income of a seat that left, but not what it is."""
    row = LEDGER.splitlines()[-1].rpartition("\t")[0] + "\t"
    silent = row.replace("witches", "nomads")
    for words, rows in (
        ("other_income_for_faction", [row + "other_income_for_faction", silent]),
        ("cult_income_for_faction", [silent, row + "cult_income_for_faction"]),
        ("+4vp for FIRE", [row + "+4vp for FIRE", "Scoring WATER cult", silent, row + "+4vp for FIRE"]),
    ):
        log = read(LEDGER + "\n".join(rows) + "\n")
        assert ("nomads", [words]) in told(log)
    assert ("nomads", []) == told(read(LEDGER + silent + "\n"))[-1]
