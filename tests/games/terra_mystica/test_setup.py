"""TM-2 and TM-3: setting up board, tiles and factions."""

from __future__ import annotations

import pytest

from tests.games.terra_mystica.table import CARD_NAMES, KEYS, SCORING_NAMES, Table
from turnwright.core.errors import BadOption
from turnwright.core.rng import Rng
from turnwright.core.seats import CHANCE
from turnwright.games.terra_mystica import GAME
from turnwright.games.terra_mystica.data.geometry import PRINTED
from turnwright.games.terra_mystica.data.tables import NOBODY, NONE
from turnwright.games.terra_mystica.factions.roster import ROSTER
from turnwright.games.terra_mystica.network import own_hexes
from turnwright.games.terra_mystica.queries import count_built, cult_spaces, faction_of, supply

SEATS = [2, 3, 4, 5]
FIRST_GAME = {
    2: ["witches", "nomads"],
    3: ["witches", "nomads", "alchemists"],
    4: ["witches", "nomads", "halflings", "mermaids"],
    5: ["witches", "nomads", "halflings", "mermaids", "giants"],
}


def shuffled(seats: int, seed: int) -> Table:
    """Return a table whose chance questions were answered at random."""
    t, rng = Table.fresh(seats), Rng(seed)
    while t.seat == CHANCE:
        found = t.options()
        t.choose(found[rng.below(len(found))])
    return t


@pytest.mark.rules("TM-2.1")
def test_tm_2_1_the_order_of_setup() -> None:
    """Scoring tiles, bonus cards, factions, first dwellings, first bonus card; then round 1."""
    t, met = Table.fresh(2), []
    while t.s.round == 0:
        if t.step not in met:
            met.append(t.step)
        t.choose(t.options()[-1])
    assert ["draw-tiles", "draw-cards", "first", "leading", "placing", "first-card"] == met


@pytest.mark.rules("TM-2.2")
@pytest.mark.parametrize("seed", range(5))
def test_tm_2_2_six_scoring_tiles_are_drawn_from_round_6_down(seed: int) -> None:
    """Each of the 8 tiles may come, none comes twice; the first drawn lies at round 6."""
    t, rng = Table.fresh(2), Rng(seed)
    drawn: list[str] = []
    while t.step == "draw-tiles":
        assert CHANCE == t.seat
        assert {f"SCORE{n}" for n in range(1, 9)} - set(drawn) - ({"SCORE1"} if len(drawn) < 2 else set()) == set(
            t.options("scoring")
        )
        if drawn:
            assert "TM-2.2" == t.refusal(f"scoring {drawn[0]}")
        drawn.append(t.options("scoring")[rng.below(len(t.options("scoring")))])
        t.choose(f"scoring {drawn[-1]}")
    assert 6 == len(set(drawn))
    assert drawn[::-1] == [SCORING_NAMES[tile] for tile in t.s.scoring]


@pytest.mark.rules("TM-2.3")
def test_tm_2_3_the_spade_tile_is_never_used_in_round_5_or_6() -> None:
    """It cannot be drawn for rounds 6 and 5, and goes back among the others for round 4 (case 18)."""
    t = Table.fresh()
    assert "TM-2.3" == t.refusal("scoring SCORE1")
    t.choose("scoring SCORE4")
    assert "TM-2.3" == t.refusal("scoring SCORE1")
    t.choose("scoring SCORE2")
    assert 3 == t.choose("scoring SCORE1").s.scoring.index(0)


@pytest.mark.rules("TM-2.4", "TM-5.3")
def test_tm_2_4_the_right_half_of_the_last_tile_is_ignored() -> None:
    """In round 6 the cult bonus is not given: 8 spaces of earth would be 8 coins in any other round."""
    for round, card, coins in ((6, "", []), (5, " BON2", [8])):
        t = Table("engineers nomads", at={0: "E9", 1: "E6"}, round=round).scoring("SCORE1").own(0, earth=8)
        t.passed(1).choose("pass" + card)
        assert coins == [bonus["coins"] for bonus in t.said("log-bonus") if bonus["seat"] == 0]


@pytest.mark.rules("TM-2.5")
@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_tm_2_5_three_more_bonus_cards_than_players_are_in_play(seats: int, cards: int) -> None:
    """They are drawn at random; the others are out of the game (case 16)."""
    t = shuffled(seats, 4)
    shown = [card for card in range(len(CARD_NAMES)) if t.s.card_coins[card] != NONE]
    assert cards == len(shown)
    t = Table.fresh(seats)
    while t.step == "draw-tiles":
        t.choose(t.options()[0])
    assert 9 == len(t.options("deal"))
    t.choose("deal BON4")
    assert "TM-2.5" == t.refusal("deal BON4")
    assert "TM-2.5" == t.refusal("deal BON10")


@pytest.mark.rules("TM-2.5")
def test_tm_2_5_a_card_out_of_the_game_is_never_taken() -> None:
    """Of 9 cards 5 are in play with two players; nobody can take the other four."""
    t = Table.fresh(2, first=0, factions="witches,nomads").deal()
    while t.step == "placing":
        t.choose("build " + t.options("build")[0])
    in_play = [name for card, name in enumerate(CARD_NAMES) if t.s.card_coins[card] != NONE]
    assert in_play == t.options("card")
    out = next(name for name in CARD_NAMES if name not in in_play)
    assert "TM-4.8" == t.refusal(f"card {out}")


@pytest.mark.rules("TM-2.6")
def test_tm_2_6_all_tiles_and_power_actions_are_there_from_the_start() -> None:
    """No favor tile, town tile or power action is used."""
    t = Table.fresh()
    assert (28, 10, 0) == (sum(t.s.favors_left), sum(t.s.towns_left), t.s.used)
    t = Table(at={0: "A3 E9"}).own(0, bowls=(0, 0, 12))
    assert [f"ACT{n}" for n in range(1, 7)] == t.options("power")


@pytest.mark.rules("TM-2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_tm_2_7_the_first_player_is_drawn_or_agreed(seats: int) -> None:
    """Chance asks which seat starts, each as likely; an option names it instead."""
    t = Table.fresh(seats)
    while t.step != "first":
        t.choose(t.options()[0])
    assert CHANCE == t.seat
    assert [str(seat) for seat in range(seats)] == t.options("starts")
    assert [1] * seats == t.s.todo[-1].step.weights(t.s, t.s.todo[-1])
    assert seats - 1 == t.choose(f"starts {seats - 1}").seat
    for seat in range(seats):
        assert seat == Table.fresh(seats, first=seat).deal().seat
    if seats < 5:
        assert "TM-2.7" == shuffled_until_first(seats).refusal("starts 4")
        with pytest.raises(BadOption):
            GAME.new_state(seats, {"first": 4})


def shuffled_until_first(seats: int) -> Table:
    """Return a table that draws its first player."""
    t = Table.fresh(seats)
    while t.step != "first":
        t.choose(t.options()[0])
    return t


@pytest.mark.rules("TM-2.8")
@pytest.mark.parametrize("seats", SEATS)
def test_tm_2_8_the_introductory_game_has_fixed_factions(seats: int) -> None:
    """Nobody chooses a faction or places a dwelling; the first question is the first bonus card."""
    t = Table.fresh(seats, setup="first-game", first=0)
    assert FIRST_GAME[seats] == [faction_of(t.s, seat).key for seat in range(seats)]
    assert ("first-card", seats - 1) == (t.step, t.seat)
    for seat in range(seats):
        assert faction_of(t.s, seat).dwellings == count_built(t.s, seat, 1)
        assert {faction_of(t.s, seat).home} == {PRINTED[h] for h in own_hexes(t.s, seat)}
    assert NONE not in t.s.scoring
    assert seats + 3 == len(t.options("card"))


@pytest.mark.rules("TM-3.1")
@pytest.mark.parametrize("first", [0, 2])
def test_tm_3_1_factions_are_chosen_clockwise_from_the_first_player(first: int) -> None:
    """Each player chooses one of the factions still there."""
    t, asked = Table.fresh(4, first=first).deal(), []
    for faction in ("giants", "nomads", "darklings", "auren"):
        asked.append(t.seat)
        t.choose(f"lead {faction}")
        assert "giants" not in t.options("lead")
    assert [(first + k) % 4 for k in range(4)] == asked
    assert "giants" == faction_of(t.s, first).key


@pytest.mark.rules("TM-3.2")
@pytest.mark.parametrize("faction", KEYS)
def test_tm_3_2_the_other_faction_of_a_colour_is_gone(faction: str) -> None:
    """Both sides of a faction board leave together."""
    t = Table.fresh(3, first=0).deal().choose(f"lead {faction}")
    twins = {f.key for f in ROSTER if f.home == faction_of(t.s, 0).home}
    assert 2 == len(twins)
    assert set(KEYS) - twins == set(t.options("lead"))
    for twin in twins:
        assert "TM-3.2" == t.refusal(f"lead {twin}")
    with pytest.raises(BadOption, match="one colour"):
        GAME.new_state(2, {"factions": ",".join(sorted(twins))})


@pytest.mark.rules("TM-3.3")
def test_tm_3_3_colours_may_be_dealt() -> None:
    """Option: chance deals a colour, and the player chooses one of its two factions."""
    t = Table.fresh(2, setup="colours", first=1)
    while t.step != "deal-colours":
        t.choose(t.options()[0])
    assert (CHANCE, 7) == (t.seat, len(t.options("colour")))
    t.choose("colour lakes")
    assert "TM-3.3" == t.refusal("colour lakes")
    t.choose("colour desert")
    assert (1, ["mermaids", "swarmlings"]) == (t.seat, sorted(t.options("lead")))
    assert "TM-3.3" == t.refusal("lead nomads")
    t.choose("lead swarmlings")
    assert (0, ["fakirs", "nomads"]) == (t.seat, sorted(t.options("lead")))


@pytest.mark.rules("TM-3.4", "TM-3.5", "TM-3.10", "TM-6.1")
def test_tm_3_4_witches_start_as_their_board_shows() -> None:
    """3 workers, 15 coins, bowls 5/7/0, air 2; income of round 1 comes on top: 3 workers and 6 coins (case 11)."""
    t = Table.fresh(2, first=0, factions="witches,engineers").deal()
    assert ((3, 15, 0), (5, 7, 0)) == (t.pay(0), t.bowls(0))
    assert [0, 0, 0, 2] == cult_spaces(t.s, 0)
    assert ((2, 10, 0), (3, 9, 0)) == (t.pay(1), t.bowls(1))
    while t.step == "placing":
        t.choose("build " + t.options("build")[0])
    t.choose("card BON5", "card BON3")
    assert (0, (6, 21, 0), (5, 7, 0)) == (t.seat, t.pay(0), t.bowls(0))


@pytest.mark.rules("TM-3.4")
def test_tm_3_4_darklings_start_with_a_priest() -> None:
    """It is on the faction board; the other six are in the seat's supply."""
    t = Table.fresh(2, first=0, factions="darklings,nomads").deal()
    assert ((1, 15, 1), 6) == (t.pay(0), supply(t.s, 0))


@pytest.mark.rules("TM-3.6")
@pytest.mark.parametrize("faction", KEYS)
def test_tm_3_6_structures_and_bridges_begin_in_the_own_supply(faction: str) -> None:
    """Nothing stands on the map, no bridge is built, no priest is on an order."""
    t = Table.fresh(2, first=0).deal().choose(f"lead {faction}")
    assert [0] * 6 == t.s.built[:6]
    assert {NOBODY} == set(t.s.owner) | set(t.s.bridges) | set(t.s.cult_priests)
    assert 7 == supply(t.s, 0) + t.s.priests[0]


@pytest.mark.rules("TM-3.7")
@pytest.mark.parametrize("faction", KEYS)
def test_tm_3_7_shipping_starts_at_0(faction: str) -> None:
    """Mermaids start at 1; for Fakirs and Dwarves there is no step to pay for."""
    t = Table.fresh(2, first=0).deal().choose(f"lead {faction}")
    assert (1 if faction == "mermaids" else 0) == t.s.ship[0]
    other = "witches" if faction != "witches" and faction != "auren" else "nomads"
    rich = Table(f"{faction} {other}", at={0: "E6"}).own(0, priests=1, coins=4)
    assert ("TM-11.4" if faction in ("fakirs", "dwarves") else "") == rich.refusal("ship")


@pytest.mark.rules("TM-3.8")
@pytest.mark.parametrize("faction", sorted(set(KEYS) - {"darklings"}))
def test_tm_3_8_a_spade_costs_3_workers_at_first(faction: str) -> None:
    """With 2 workers nothing is transformed, with 3 (Giants: 6) there is."""
    other = "witches" if faction not in ("witches", "auren") else "nomads"
    spades = 2 if faction == "giants" else 1
    t = Table(f"{faction} {other}", at={0: "E6"}).own(0, workers=3 * spades - 1)
    assert [] == t.options("transform")
    assert [] != t.own(0, workers=3 * spades).options("transform")


@pytest.mark.rules("TM-3.9")
@pytest.mark.parametrize("faction", KEYS)
def test_tm_3_9_everybody_starts_with_20_points(faction: str) -> None:
    """Unless the table plays with the official list of later years."""
    assert 20 == Table.fresh(2, first=0).deal().choose(f"lead {faction}").s.vp[0]


@pytest.mark.rules("TM-3.9")
def test_tm_3_9_the_list_of_2017_is_an_option() -> None:
    """Darklings start with 15 points, Fakirs with 33."""
    t = Table.fresh(2, first=0, factions="darklings,fakirs", start_points="by-faction")
    assert [15, 33] == t.s.vp


@pytest.mark.rules("TM-3.10")
def test_tm_3_10_cult_markers_start_at_the_symbols_of_the_board() -> None:
    """One space for each symbol, and no power for it."""
    t = Table.fresh(3, first=0, factions="swarmlings,nomads,engineers").deal()
    assert [[1, 1, 1, 1], [1, 0, 1, 0], [0, 0, 0, 0]] == [cult_spaces(t.s, seat) for seat in range(3)]
