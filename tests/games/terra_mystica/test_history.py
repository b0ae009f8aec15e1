"""Records of version 1, which asked for all town tiles before the steps of FAV5 and for nothing else until then."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.terra_mystica.exchange.random_games import random_game
from tests.games.terra_mystica.table import Table
from turnwright.core.errors import BadRecord
from turnwright.core.frames import State
from turnwright.core.game import Game, JsonDict
from turnwright.core.journal import CHOICE, FORCED, UNDO, Entry, Header, Record
from turnwright.core.position import Position
from turnwright.core.record import current, replay
from turnwright.games.terra_mystica.game import TerraMystica
from turnwright.games.terra_mystica.history import from_version_1
from turnwright.games.terra_mystica.options import BEFORE_VERSION_3
from turnwright.games.terra_mystica.queries import cult_spaces
from turnwright.games.terra_mystica.state import Realm

TEMPLE = "upgrade I1 temple"


class FromHere(TerraMystica):
    """The game from a prepared position on."""

    def __init__(self, s: Realm) -> None:
        s.log = None
        self.position = s

    def start(self, seats: int, options: JsonDict) -> Realm:
        """Return the prepared position."""
        return self.position.clone()


def two_towns(tiles_gone: tuple[str, ...] = ()) -> Game[State]:
    """Chaos magicians whose temple at I1 founds a town; FAV5 would found another at A1."""
    at = "trading-house:A1 trading-house:A2 A3 A4 trading-house:I1 trading-house:I2 trading-house:I3 I4"
    t = Table("chaos_magicians nomads", at={0: at, 1: "E8"})
    t.own(0, bowls=(12, 0, 0), workers=9, coins=9, fire=6, water=8, earth=0, air=8)
    for tile in tiles_gone:
        t.town(1, "E8", tile)
    return cast("Game[State]", FromHere(t.s))


def written(*answers: str | int, forced: str = "") -> Record:
    """Return a record of version 1: choices of seat 0 by name, and the plies that it went back to."""
    entries: list[Entry] = []
    for n, answer in enumerate(answers):
        if isinstance(answer, int):
            entries.append(Entry(n, 0, UNDO, to=answer))
        else:
            entries.append(Entry(n, 0, FORCED if answer == forced else CHOICE, answer))
    return Record(Header("terra_mystica", 1, 2, {}), tuple(entries))


def told(record: Record) -> list[str | int]:
    """Return what ``written`` was given."""
    return [entry.to if entry.kind == UNDO else entry.choice for entry in record.entries]


def played(game: Game[State], record: Record) -> Realm:
    """Return where a record leads by the present rules."""
    position = Position(game, 2, {}, None, settle=False)
    for entry in record.entries:
        position.follow(entry)
    assert isinstance(position.state, Realm)
    return position.state


@pytest.mark.rules("TM-5.10", "TM-20.15")
def test_both_tiles_still_come_before_the_steps_of_fav5() -> None:
    """The tile of the older town goes before FAV5: water and air take the keys, as they did."""
    game = two_towns()
    record = game.upgrade(written(TEMPLE, "favor FAV5", "town TW5", "town TW5", "favor FAV11"))
    assert [TEMPLE, "town TW5", "favor FAV5", "town TW5", "favor FAV11"] == told(record)
    assert ([9, 10, 3, 10], game.version) == (cult_spaces(played(game, record), 0), record.header.version)


def test_other_orders_stay_as_they_are() -> None:
    """The older tile first, or one town only."""
    game = two_towns()
    for choices in (
        (TEMPLE, "town TW5", "favor FAV5", "town TW5", "favor FAV11"),
        (TEMPLE, "favor FAV11", "town TW5", "favor FAV5", "town TW5"),
        ("upgrade A1 temple", "favor FAV5", "town TW1", "favor FAV2"),
    ):
        assert list(choices) == told(from_version_1(game, written(*choices)))


def test_who_went_back_between_fav5_and_its_tile_goes_back_before_both() -> None:
    game = two_towns()
    record = written(TEMPLE, "favor FAV5", "town TW5", 2, "town TW1", "town TW5", 3, "town TW2", 1, "favor FAV12")
    new = from_version_1(game, record)
    first = [TEMPLE, "town TW5", "favor FAV5", 1, "town TW1", "favor FAV5", "town TW5", 3, "town TW2"]
    assert [*first, 1, "favor FAV12"] == told(new)
    assert list(range(len(new.entries))) == [entry.seq for entry in new.entries]
    assert [6, 8, 0, 9] == cult_spaces(played(game, new), 0)


def test_the_cult_that_takes_the_key_of_a_tile_belongs_to_the_tile() -> None:
    """Water and air at 9: TW5 asks who takes its key before FAV5 can be taken; going back changes that answer."""
    game = two_towns()
    cast("FromHere", game).position.cult[:4] = [6, 9, 0, 9]
    record = from_version_1(game, written(TEMPLE, "favor FAV5", "town TW5", "cult air", 3, "cult water", "town TW1"))
    assert [TEMPLE, "town TW5", "cult air", "favor FAV5", 2, "cult water", "favor FAV5", "town TW1"] == told(record)
    assert [9, 10, 1, 9] == cult_spaces(played(game, record), 0)
    record = from_version_1(game, written(TEMPLE, "favor FAV5", "town TW5", 1, "favor FAV1"))
    assert [TEMPLE, "town TW5", 1, "favor FAV1"] == told(record)


@pytest.mark.parametrize("rest", [(), (1,), (1, "favor FAV12")])
def test_fav5_is_not_lost_where_no_tile_follows(rest: tuple[str | int, ...]) -> None:
    """The game is still running there, or the player went back."""
    choices = (TEMPLE, "favor FAV5", *rest)
    assert list(choices) == told(from_version_1(two_towns(), written(*choices)))


def test_what_was_the_only_answer_is_a_choice_if_there_are_several_now() -> None:
    """Only TW5 is left: version 1 took it by itself after FAV5; now a favor tile could be next."""
    gone = ("TW1", "TW2", "TW3", "TW4") * 2
    game = two_towns(gone)
    record = written("upgrade A1 temple", "favor FAV5", "town TW5", "favor FAV2", forced="town TW5")
    new = from_version_1(game, record)
    assert (told(record), CHOICE) == (told(new), new.entries[2].kind)
    s = played(game, new)
    towns = zip(s.town_tile, s.town_owner, strict=True)
    assert ["TW5"] == [f"TW{tile + 1}" for tile, owner in towns if tile >= 0 and owner == 0]


def of_version(record: Record, version: int) -> Record:
    """Return a record as an older version wrote its header."""
    options = {name: value for name, value in record.header.options.items() if name not in BEFORE_VERSION_3}
    return record._replace(header=record.header._replace(version=version, options=options))


@pytest.mark.rules("TM-19.12")
@pytest.mark.parametrize("version", [1, 2])
def test_a_whole_game_is_read_as_it_is(version: int) -> None:
    """With the reading that it was played with: nothing was asked after a pass."""
    record, end = random_game(7, brisk=True)
    old = of_version(record, version)
    assert record == current(old)
    assert end.vp == replay(old).scores
    turned = record._replace(header=record.header._replace(options={**record.header.options, "pass_ends_turn": False}))
    with pytest.raises(BadRecord):
        replay(turned)


@pytest.mark.parametrize("version", [1, 2])
def test_an_old_game_cannot_name_an_option_of_later(version: int) -> None:
    """It had no such choice, so a record with it is invalid."""
    record, _end = random_game(7, brisk=True)
    changed = record._replace(header=record.header._replace(version=version))
    with pytest.raises(BadRecord, match=f"line 1: terra_mystica {version} has no option 'pass_ends_turn'"):
        replay(changed)


def test_a_record_that_breaks_the_rules_is_refused_with_its_line() -> None:
    record, _end = random_game(3, brisk=True)
    place = next(i for i, entry in enumerate(record.entries) if entry.choice.startswith("pass BON"))
    broken = record.entries[place]._replace(choice="connect r1")
    old = of_version(record, 1)._replace(entries=(*record.entries[:place], broken))
    with pytest.raises(BadRecord, match=f"line {place + 2}"):
        replay(old)
