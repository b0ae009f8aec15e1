"""Records: written, read, compared and verified; what is wrong with one is said by line."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.toy import TOY
from turnwright.core.errors import BadRecord
from turnwright.core.game import find
from turnwright.core.journal import CHOICE, Entry, Record
from turnwright.core.position import Position
from turnwright.core.record import current, diff, line_of_play, read, replay, verify, write
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE


def played(seed: int = 3, undo: bool = True) -> Position:
    """Return a finished toy game with an undo in it."""
    position = TOY.new(2, seed)
    rng = Rng(seed)
    position.names, position.notes = ["Ann", "Боб"], {"place": "клуб"}
    position.choose("pass")
    if undo:
        position.undo(0)
        position.choose("pass")
    while not position.over:
        position.choose(position.actions[rng.below(len(position.actions))])
    return position


RECORD = played().record
TEXT = write(RECORD)
LINES = TEXT.splitlines()


def changed(line: int, **values: object) -> str:
    """Return the record with some values of one line (counted from 1) replaced; None takes a key away."""
    data = {**json.loads(LINES[line - 1]), **values}
    new = json.dumps({key: value for key, value in data.items() if value is not None})
    return "\n".join([*LINES[: line - 1], new, *LINES[line:]])


def test_a_record_is_one_line_per_entry() -> None:
    """Header, entries, result; names and notes in their own letters; undo is an entry with a target."""
    assert len(RECORD.entries) + 2 == len(LINES)
    assert '"names": ["Ann", "Боб"], "notes": {"place": "клуб"}' in LINES[0]
    assert '{"seq": 0, "seat": -1, "kind": "chance", "choice": "draw ' in LINES[1]
    assert '{"seq": 5, "seat": 0, "kind": "undo", "to": 4}' == LINES[6]
    assert '{"scores": [' == LINES[-1][:12]


def test_what_is_written_is_read() -> None:
    """Text, bytes, Windows line ends and a missing last line end all give the same record."""
    for source in (TEXT, TEXT.encode(), TEXT.rstrip("\n"), TEXT.replace("\n", "\r\n")):
        assert RECORD == read(source)
    assert "" == diff(RECORD, read(TEXT))


MALFORMED = [
    ("", "line 1: expected a header, found nothing"),
    ("{", "line 1: expected one JSON object (Expecting property name enclosed in double quotes, column 2)"),
    ("[]", "line 1: a line: expected a JSON object, not a list"),
    (b"\xff", "line 1: expected text in UTF-8"),
    (TEXT.encode() + b"\n\xff", f"line {len(LINES) + 2}: expected text in UTF-8"),
    (changed(1, format="pgn"), "line 1: format: expected 'turnwright-record 1', not 'pgn'"),
    (changed(1, game="chess"), "line 1: unknown game 'chess': choose from "),
    (changed(1, version=2), "line 1: version: expected a number from 1 to 1, not 2"),
    (changed(1, seats=7), "line 1: toy is for 2 to 3 seats, not 7"),
    (changed(1, seats=True), "line 1: seats: expected a whole number, not True"),
    (changed(1, options={"rounds": 4}), "line 1: option 'rounds' cannot be 4: allowed values are 1, 2, 3, 5"),
    (changed(1, options=None), "line 1: options: expected an object, not None"),
    (changed(1, colour="red"), "line 1: unknown key 'colour': expected format, game, version, seats, options"),
    (changed(1, commitment="12"), "line 1: commitment: expected 64 hex digits or nothing, not '12'"),
    (changed(1, names=[1]), "line 1: names: expected a string, not 1"),
    (changed(1, names=["\ud800"]), "line 1: names: expected letters, not '\\ud800'"),
    (changed(3, seq=4), "line 3: seq: expected a number from 1 to 1, not 4"),
    (changed(3, seat=2), "line 3: seat: expected a number from -1 to 1, not 2"),
    (
        changed(3, kind="guess"),
        "line 3: kind: expected one of choice, joined, order, chance, forced, undo, leave, resign, not 'guess'",
    ),
    (changed(3, choice=7), "line 3: choice: expected a string, not 7"),
    (changed(3, choice=None), "line 3: choice: expected a string, not None"),
    (changed(7, to="x"), "line 7: to: expected a whole number, not 'x'"),
    (changed(len(LINES), scores=[1]), f"line {len(LINES)}: scores: expected 2 numbers, not 1"),
    (changed(len(LINES), winners=[5]), f"line {len(LINES)}: winners: expected a number from 0 to 1, not 5"),
    ("\n".join([LINES[0], LINES[-1], LINES[1]]), "line 2: the result must be on the last line"),
    ('{"a": 1, "a": 2}', "line 1: expected one JSON object (a key occurs twice)"),
    ('{"a": NaN}', "line 1: expected one JSON object (NaN is not JSON)"),
    ("[" * 100_000, "line 1: expected one JSON object"),
    (f"{LINES[0]}\n\n{LINES[1]}", "line 2: expected one JSON object"),
]


@pytest.mark.parametrize(("source", "message"), MALFORMED, ids=[message for _source, message in MALFORMED])
def test_a_malformed_record_is_refused_by_line(source: str | bytes, message: str) -> None:
    """The error says which line and what was expected there."""
    with pytest.raises(BadRecord) as raised:
        read(source)
    assert message == str(raised.value)[: len(message)]


FORBIDDEN = [
    (changed(2, choice="draw 99"), "line 2: unknown choice 'draw 99'"),
    (changed(2, choice="peek"), "line 2: peek: Not now: Before the draw"),
    (changed(2, seat=0), "line 2: seat 0 is not asked: the dice or the cards decide"),
    (changed(2, kind="choice"), "line 2: choice is not a kind of answer for seat -1"),
    (changed(2, kind="forced"), f"line 2: {RECORD.entries[0].choice} is not forced: there are 18 options"),
    (changed(7, to=3), "line 7: ply 3 is not a choice of seat 0"),
    (changed(7, to=30), "line 7: ply 30 is not a choice of seat 0"),
    (changed(7, seat=1), "line 7: ply 4 is not a choice of seat 1"),
]


@pytest.mark.parametrize(("source", "message"), FORBIDDEN, ids=[message for _source, message in FORBIDDEN])
def test_a_record_that_breaks_rules_is_refused_by_line(source: str, message: str) -> None:
    """Replay stops at the first entry that the rules do not allow."""
    with pytest.raises(BadRecord) as raised:
        replay(read(source))
    assert message == str(raised.value)[: len(message)]
    assert [str(raised.value)] == verify(read(source))


def test_a_seats_record_cannot_be_replayed() -> None:
    """Hidden choices are written as null, read back, and said to be hidden."""
    position = TOY.new(2, 1)
    partial = position.record_for(0)
    assert '"choice": null' in write(partial)
    assert partial == read(write(partial))
    with pytest.raises(BadRecord, match="line 4: the choice is hidden: this is one seat's view of a running game"):
        replay(partial)


def test_replay_to_a_ply_follows_the_line_of_play() -> None:
    """A ply counts answers that were not taken back; there is none beyond the end."""
    line = line_of_play(RECORD)
    for ply in (0, 4, 5, len(line)):
        position = replay(RECORD, ply)
        assert [entry.choice for entry in line[:ply]] == [entry.choice for entry in position.record.entries]
    with pytest.raises(BadRecord, match=f"no ply 999: the line of play has {len(line)}"):
        replay(RECORD, 999)
    with pytest.raises(BadRecord, match="no ply -1"):
        replay(RECORD, -1)


def test_replay_with_the_wrong_seed_is_refused() -> None:
    """The header has promised another seed."""
    running = TOY.new(2, 5).record
    with pytest.raises(BadRecord, match="the seed does not match the commitment in the header"):
        replay(running, seed=6)
    assert CHANCE != replay(running, seed=5).seat


def test_diff_names_the_first_difference() -> None:
    """Header, entry, length or result, whichever comes first."""
    header, entries = RECORD.header, RECORD.entries
    other = Entry(4, 0, CHOICE, "peek")
    assert "header: seats is 2 and 3" == diff(RECORD, RECORD._replace(header=header._replace(seats=3)))
    assert diff(RECORD, RECORD._replace(entries=(*entries[:4], other, *entries[5:]))).startswith("seq 4: {")
    assert f"seq 3: {len(entries)} and 3 entries" == diff(RECORD, RECORD._replace(entries=entries[:3]))
    assert diff(RECORD, RECORD._replace(result=None)).startswith("result: ")


def test_verify_compares_results_and_chance() -> None:
    """Other scores, winners, seeds and answers than the rules and the seed give are listed."""
    result = RECORD.result
    assert result is not None
    assert [] == verify(RECORD)
    scores = (99, result.scores[1])
    wrong = verify(RECORD._replace(result=result._replace(scores=scores)))
    assert [f"scores: recorded {list(scores)}, now {list(result.scores)}"] == wrong
    assert ["winners: recorded [], now"] == [
        line[:25] for line in verify(RECORD._replace(result=result._replace(winners=())))
    ]
    assert ["the seed does not match the commitment in the header"] == verify(
        RECORD._replace(result=result._replace(seed="0" * 64))
    )
    assert ["the game is over, but the record has no result"] == verify(RECORD._replace(result=None))
    early = RECORD._replace(entries=RECORD.entries[:10])
    assert ["the record has a result, but the game is not over"] == verify(early)


def test_verify_finds_loaded_dice() -> None:
    """An answer that is legal but not the seed's is named."""
    honest = played(3)
    by_hand = TOY.new(2, by_hand=True)
    for entry in line_of_play(honest.record):
        swap = {"draw 0": "draw 17", "draw 17": "draw 0", "top 0": "top 17", "top 17": "top 0"}
        if by_hand.over:
            break
        choice = swap.get(entry.choice, entry.choice)
        by_hand.choose(choice if choice in by_hand.options else by_hand.options[0])
    while not by_hand.over:
        by_hand.choose(by_hand.options[0])
    result = by_hand.record.result
    promised = honest.record.result
    assert result is not None
    assert promised is not None
    forged = Record(honest.header, by_hand.record.entries, result._replace(seed=promised.seed))
    assert any("the seed gives" in line for line in verify(forged))


def test_an_old_version_is_upgraded_or_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game says how its old records are read; until it does, they are refused."""
    toy = find("toy")
    monkeypatch.setattr(type(toy), "version", 2)
    with pytest.raises(BadRecord, match="toy 2 cannot read records of version 1"):
        current(RECORD)
    assert ["toy 2 cannot read records of version 1"] == verify(RECORD)

    def upgrade(self: object, record: Record) -> Record:
        return record._replace(header=record.header._replace(version=2))

    monkeypatch.setattr(type(toy), "upgrade", upgrade)
    assert [] == verify(RECORD)
    assert 2 == replay(RECORD).header.version


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
keys = st.sampled_from([key for line in (LINES[0], LINES[1], LINES[6], LINES[-1]) for key in json.loads(line)])


@settings(max_examples=200, deadline=None)
@given(line=st.integers(1, len(LINES)), key=keys, value=json_values, cut=st.integers(0, len(LINES)))
def test_any_damage_to_a_record_is_a_bad_record_or_a_difference(line: int, key: str, value: object, cut: int) -> None:
    """Reading, verifying and replaying damaged records raises BadRecord and nothing else."""
    data = {**json.loads(LINES[line - 1]), key: value}
    text = "\n".join([*LINES[: line - 1], json.dumps(data), *LINES[line:]][: max(cut, line)])
    try:
        record = read(text)
        verify(record)
        replay(record)
    except BadRecord:
        pass


@settings(max_examples=150, deadline=None)
@given(
    source=st.text() | st.binary() | st.builds(lambda t, at: TEXT[:at] + t + TEXT[at:], st.text(), st.integers(0, 900))
)
def test_any_text_is_a_record_or_a_bad_record(source: str | bytes) -> None:
    """Whatever a file holds, the reader answers with a record or one clear line."""
    try:
        replay(read(source))
    except BadRecord as problem:
        lines = str(problem).splitlines()
    else:
        lines = ["a record"]
    assert 1 == len(lines)
