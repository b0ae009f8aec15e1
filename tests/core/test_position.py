"""Positions: what they show, what they accept, what they refuse without changing anything."""

from __future__ import annotations

import pytest

from tests.toy import TOY
from tests.toy.layout import bid, tokens
from turnwright.core import errors
from turnwright.core.chance import commitment, seed_from
from turnwright.core.game import JsonDict
from turnwright.core.journal import CHOICE, DEALT, UNDO
from turnwright.core.messages import Message
from turnwright.core.position import Position
from turnwright.core.seats import CHANCE, WATCHER


def table(*choices: str, seats: int = 2, seed: int = 7) -> Position:
    """Return a toy table after some choices."""
    position = TOY.new(seats, seed)
    for choice in choices:
        position.choose(choice)
    return position


def encoded(position: Position) -> JsonDict:
    """Return the whole state as JSON."""
    return position.game.encode(position.state)


def finished(seed: int = 7) -> Position:
    """Return a finished toy game."""
    position = table(seed=seed)
    while not position.over:
        position.choose(position.options[-1])
    return position


def test_a_new_table_has_dealt_and_asks_the_first_seat() -> None:
    """Chance has answered, the options are named and numbered alike."""
    position = table()
    assert (0, ["peek", "pass"]) == (position.seat, position.options)
    assert [TOY.vocabulary.action(name) for name in position.options] == position.actions
    assert (4, 4, False, None, []) == (position.ply, position.seq, position.over, position.scores, position.winners)
    assert {"rounds": 3} == position.options_set
    assert "<Position toy, 2 seats, ply 4: seat 0 is asked>" == repr(position)


def test_choices_by_name_and_by_int_are_the_same() -> None:
    """Bots may answer with ints, people with names in any spacing."""
    by_name, by_int = table("  pass "), table()
    by_int.choose(TOY.vocabulary.action("pass"))
    assert by_name.record == by_int.record


@pytest.mark.parametrize(
    ("choice", "seat", "seq", "error", "text"),
    [
        ("fly", None, None, errors.UnknownChoice, "unknown choice 'fly': it must begin with one of draw, top, peek"),
        (9999, None, None, errors.UnknownChoice, "no choice has the number 9999"),
        (-1, None, None, errors.UnknownChoice, "no choice has the number -1"),
        ("bid 1", None, None, errors.IllegalChoice, "bid 1: Not now: All players bid"),
        ("draw 3", 0, None, errors.IllegalChoice, "draw 3: Not now: A player starts with two cards"),
        ("pass", 1, None, errors.NotYourDecision, "seat 1 is not asked: seat 0 is"),
        ("pass", 0, 3, errors.StalePly, "the journal has 4 entries, not 3"),
    ],
)
def test_a_refused_choice_says_why_and_changes_nothing(
    choice: str | int, seat: int | None, seq: int | None, error: type[Exception], text: str
) -> None:
    """Unknown, illegal, out of turn or stale: a clear line, and the table as it was."""
    position = table()
    record, state = position.record, encoded(position)
    with pytest.raises(error) as raised:
        position.choose(choice, seat, seq)
    assert text == str(raised.value)[: len(text)]
    assert (record, state) == (position.record, encoded(position))


def test_an_illegal_choice_names_its_rule() -> None:
    """The ledger id is on the error, for programs."""
    with pytest.raises(errors.IllegalChoice) as raised:
        table("peek", "peek", "bid 0", "bid 0", "attack 0")
    assert "TOY-6" == raised.value.rule


def test_a_finished_game_accepts_nothing() -> None:
    """After the end every choice is refused, and scores, winners and seed are open."""
    position = finished()
    with pytest.raises(errors.GameOver):
        position.choose("pass")
    assert (None, []) == (position.seat, position.options)
    assert position.game.scores(position.state) == position.scores
    assert "over, scores" in repr(position)
    result = position.record.result
    assert result is not None
    assert seed_from(7).hex() == result.seed
    assert commitment(bytes.fromhex(result.seed)) == position.header.commitment


def test_the_seed_is_not_in_the_record_of_a_running_game() -> None:
    """Only its hash is."""
    position = table()
    assert position.record.result is None
    assert seed_from(7).hex() not in str(position.record)
    assert commitment(seed_from(7)) == position.header.commitment


def test_seats_and_options_are_checked() -> None:
    """A table that cannot be is refused with what is allowed."""
    with pytest.raises(errors.BadOption, match="toy is for 2 to 3 seats, not 4"):
        TOY.new(4)
    with pytest.raises(errors.BadOption, match="option 'rounds' cannot be 9: allowed values are 1, 2, 3"):
        TOY.new(2, options={"rounds": 9})
    with pytest.raises(errors.BadOption, match="toy has no option 'speed': its options are rounds"):
        TOY.new(2, options={"speed": 9})
    with pytest.raises(errors.BadOption, match="no seat 2: this table has seats 0 to 1"):
        table().view(2)


def test_logs_are_private() -> None:
    """A seat reads what was logged for everyone and for itself."""
    position = table("peek")
    ids = {seat: [message.id for message in position.log(seat)] for seat in (WATCHER, 0, 1)}
    assert (2, 2, 0) == tuple([ids[seat].count("log-drew") for seat in (0, 1, WATCHER)])
    assert (1, 0, 0) == tuple([ids[seat].count("log-peeked") for seat in (0, 1, WATCHER)])
    assert [1, 1, 1] == [ids[seat].count("log-peek") for seat in (0, 1, WATCHER)]


def test_prompts_ask_one_seat_and_tell_the_others_whose_turn_it_is() -> None:
    """The asked seat is asked; the others learn who is."""
    position = table()
    assert Message("prompt-scout") == position.prompt(0)
    assert Message("prompt-waiting", {"seat": 0}) == position.prompt(1)
    assert Message("prompt-waiting", {"seat": 0}) == position.prompt(WATCHER)
    assert Message("prompt-over") == finished().prompt(0)
    assert Message("prompt-chance") == TOY.new(2, by_hand=True).prompt(0)


def test_shown_is_made_for_one_seat() -> None:
    """What a bot gets is the view and the log of its seat."""
    position = table("peek")
    shown = position.observation(1)
    assert (2, {"rounds": 3}, 1) == (shown.seats, shown.options, shown.view.seat)
    assert position.view(1).encode() == shown.view.encode()
    assert position.log(1) == shown.log


def test_a_forced_answer_is_given_only_if_everybody_knows_it() -> None:
    """A question whose only answer is a secret is asked anyway."""
    position = TOY.new(2, by_hand=True)
    for choice in ("draw 3", "draw 4", "draw 0", "draw 6", "pass", "pass", "draw 7", "draw 8", "bid 1", "bid 0"):
        position.choose(choice)
    for choice in ("attack 1", "play 7", "decline", "give 0"):
        position.choose(choice)
    assert (0, ["save"]) == (position.seat, position.options)


def test_chance_by_hand_is_asked_of_the_caller() -> None:
    """With real dice, seat CHANCE answers; nobody else may."""
    position = TOY.new(2, by_hand=True)
    assert (CHANCE, 18) == (position.seat, len(position.options))
    with pytest.raises(errors.NotYourDecision, match="seat 0 is not asked: the dice or the cards decide"):
        position.choose("draw 4", seat=0)
    position.choose("draw 4", seat=CHANCE)
    assert "" == position.header.commitment
    assert [DEALT] == [entry.kind for entry in position.record.entries]


def test_undo_is_free_within_a_turn() -> None:
    """A choice that told nobody anything can be taken back; the journal keeps it."""
    position = table("pass")
    assert position.can_undo(0)
    assert "" == position.why_no_undo(0)
    with pytest.raises(errors.StalePly):
        position.undo(0, seq=4)
    position.undo(0, seq=5)
    assert (0, 4, 6) == (position.seat, position.ply, position.seq)
    assert [CHOICE, UNDO] == [entry.kind for entry in position.record.entries[-2:]]
    assert 4 == position.record.entries[-1].to


@pytest.mark.parametrize(
    ("choices", "seat", "reason"),
    [
        ([], 0, "You have made no choice yet."),
        (["peek"], 0, "Dice have been rolled or cards revealed since."),
        (["pass", "pass"], 0, "Dice have been rolled or cards revealed since."),
        (["pass", "pass", "bid 0", "bid 1"], 0, "Another player has answered since."),
        (["pass", "pass", "bid 0", "bid 1"], 1, "Your choice has revealed something to the others."),
        ([], WATCHER, "Only players can take back choices."),
    ],
)
def test_undo_stops_at_what_others_learned(choices: list[str], seat: int, reason: str) -> None:
    """Chance, another seat's answer and a reveal cannot be undone freely."""
    position = table(*choices)
    assert reason == position.why_no_undo(seat)
    with pytest.raises(errors.UndoRefused, match=reason):
        position.undo(seat)


def test_undo_beyond_that_needs_everybody() -> None:
    """All other seats must agree; then chance is drawn afresh."""
    position = table("peek", "pass", seats=3)
    with pytest.raises(errors.UndoRefused):
        position.undo(0, agreed=[1])
    position.undo(0, agreed=[1, 2])
    assert (0, ["peek", "pass"]) == (position.seat, position.options)
    assert position.dealer is not None
    assert 7 == position.dealer.dealt
    position.choose("peek")
    assert 8 == position.dealer.dealt


def test_nothing_is_undone_once_the_seed_is_open() -> None:
    """A finished game stays finished, even if everyone agrees."""
    position = finished()
    assert "The game is over." == position.why_no_undo(0)
    with pytest.raises(errors.UndoRefused):
        position.undo(0, agreed=range(3))


def test_undo_reaches_further_back_than_states_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Going back a long way repeats a part of the line of play."""
    monkeypatch.setattr("turnwright.core.line.KEPT", 3)
    position = table("peek", "pass", "pass", "bid 0", "bid 1", seats=3)
    for _choice in range(2):
        position.undo(0, agreed=[1, 2])
    assert encoded(table(seats=3)) == encoded(position)
    assert table(seats=3).log(0) == position.log(0)


def test_a_preview_shows_what_would_change_and_no_secret() -> None:
    """A bid changes the own view; the last bid does not show what the reveal will."""
    position = table("pass", "pass")
    assert [[], [2]] == position.preview("bid 2")[f"/cards/zones/{bid(0)}/layers/0"]
    position.choose("bid 2")
    changed = [path for path in position.preview("bid 0") if "knowledge" not in path]
    assert {f"/cards/zones/{zone(1)}/layers/0" for zone in (bid, tokens)} | {"/todo"} == set(changed)
    assert 1 == position.seat
    with pytest.raises(errors.IllegalChoice):
        position.preview("play 3")


def test_a_preview_stops_before_the_end() -> None:
    """The last choice of a game does not show what the end will open."""
    position = finished()
    last = position.fork(position.ply - 1, seed=1)
    assert set() == {path for path in last.preview(last.options[-1]) if path.startswith("/cards/zones")}


def test_a_fork_takes_names_along_and_checks_its_ply() -> None:
    """A fork is the same table in all but chance."""
    position = table("pass")
    position.names, position.notes = ["Ann", "Боб"], {"event": "club night"}
    fork = position.fork()
    assert (["Ann", "Боб"], {"event": "club night"}, 5) == (fork.names, fork.notes, fork.inherited)
    with pytest.raises(errors.BadOption, match="no ply 9: the line of play has 5"):
        position.fork(9)
    assert "Не сейчас: решение принимает Боб." == position.why_not(0, "pass", "ru")


def test_secret_answers_are_hidden_in_a_seats_record() -> None:
    """A seat's record shows its own draws and bids, not those of others."""
    position = table("peek", "pass", "bid 1")
    assert "bid 1" == position.record_for(0).entries[-1].choice
    assert "" == position.record_for(1).entries[-1].choice
    assert [True, True, False, False] == [entry.choice != "" for entry in position.record_for(0).entries[:4]]
    assert not any(entry.choice for entry in position.record_for(WATCHER).entries if entry.kind == DEALT)
