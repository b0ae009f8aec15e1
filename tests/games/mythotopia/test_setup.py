"""Setup (MY-4), up to the first turn; the optional start choice is in test_start_choice.py."""

from __future__ import annotations

import pytest

from tests.games.mythotopia.printed import BOOK_DEALT, BOOK_FIXED_TOKENS
from tests.games.mythotopia.setups import QUIET, at_random, dealt, set_up, until
from tests.games.mythotopia.table import Table, started
from turnwright.core import engine
from turnwright.core.masks import count
from turnwright.core.palette import SEATS
from turnwright.core.seats import CHANCE
from turnwright.core.zones import UNKNOWN
from turnwright.games.mythotopia import GAME
from turnwright.games.mythotopia.data.faces import CARD_KEYS, starting_cards
from turnwright.games.mythotopia.data.geometry import KEYS
from turnwright.games.mythotopia.data.tables import TOKENS, VALUES
from turnwright.games.mythotopia.data.vp_cards import FIXED, HEAP_CARD, HEAP_VALUE, VP_KEYS, tokens_on
from turnwright.games.mythotopia.queries import cities_left, reserve_limit
from turnwright.games.mythotopia.zones import IMPROVEMENT_DECK, deck

PARTS = {"red": 1, "green": 3, "blue": 5}
"""Where a colour says how much it has of these."""


# Players and their tokens.


@pytest.mark.rules("MY-4.1", "MY-4.4", "MY-4.6", "MY-2.1", "MY-2.2", "MY-2.7")
@pytest.mark.parametrize(("seats", "towns"), [(2, 18), (3, 14), (4, 14)])
def test_my_4_4_every_player_has_a_stock_and_a_pool(seats: int, towns: int) -> None:
    """All towns, 6 armies and 2 ships to be placed; 8 armies and 3 ships to be bought first; no citadel stands."""
    t = started(seats)
    assert ([towns] * seats, [6] * seats, [2] * seats) == (t.s.towns, t.s.army_stock, t.s.ship_stock)
    assert ([8] * seats, [3] * seats) == (t.s.army_pool, t.s.ship_pool)
    assert (0, [0] * seats, [0] * seats) == (t.s.in_play, t.s.picked, t.s.picks)
    assert [0] * seats == t.s.marked
    set_up(t, QUIET)
    assert 0 == t.s.citadels


@pytest.mark.rules("MY-4.1", "MY-4.29", "MY-3.2")
def test_my_4_1_every_player_has_the_same_starting_cards() -> None:
    """One set for each colour, and no two colours are the same."""
    t = set_up(started(4, first=0), QUIET)
    for seat in range(4):
        own = t.deck(seat) + t.hand(seat)
        assert [CARD_KEYS[card] for card in starting_cards(doubled=True)] == [k for k in own if k.startswith("start")]
    assert 4 == len({colour.main for colour in SEATS[:4]})


@pytest.mark.rules("MY-4.3")
def test_my_4_3_two_players_are_blue_and_red() -> None:
    """Of the colours of the seats, the first two."""
    parts = [{name: int(SEATS[seat].main[at : at + 2], 16) for name, at in PARTS.items()} for seat in (0, 1)]
    assert ["blue", "red"] == [max(shares, key=lambda name: shares[name]) for shares in parts]


@pytest.mark.rules("MY-4.5", "MY-2.6")
def test_my_4_5_cities_lie_on_the_reserve_card() -> None:
    """All four, and not in the stock, until one is built; the number that it bared counts then."""
    t = set_up(started(2, first=0), QUIET)
    assert ([4, 2], 0) == ([cities_left(t.s, 0), reserve_limit(t.s, 0)], t.s.cities)
    t = Table(2, realms={0: "hatchel fadge"}, hands={0: "start_build hatchel fadge start_market"})
    t.act(0).choose("play start_build", "city hatchel", "play hatchel", "pay fadge", "pay start_market")
    assert ([3, 3], [4, 2]) == (
        [cities_left(t.s, 0), reserve_limit(t.s, 0)],
        [cities_left(t.s, 1), reserve_limit(t.s, 1)],
    )


# Provinces.


@pytest.mark.rules("MY-4.7", "MY-4.8", "MY-4.9", "MY-4.12", "MY-4.10", "MY-4.30", "MY-4.31", "MY-4.32")
@pytest.mark.parametrize(("seats", "undealt", "left", "vp"), [(2, 18, 7, 33), (3, 16, 6, 24), (4, 16, 8, 18)])
def test_my_4_7_provinces_are_dealt(seats: int, undealt: int, left: int, vp: int) -> None:
    """As many as the book says, each with a town of the stock; hands of five, six for the fourth player."""
    t = set_up(started(seats, first=0), QUIET)
    assert [BOOK_DEALT[seats]] * seats == [len(t.realm(seat)) for seat in range(seats)]
    assert ([left] * seats, undealt) == (t.s.towns, count(t.s.pile))
    assert [vp] * seats == [t.vp(seat) for seat in range(seats)]
    assert [5, 5, 5, 6][:seats] == [len(t.hand(seat)) for seat in range(seats)]
    scored = {GAME.rulebook.rule(message.rule).id for message in t.log if message.id == "log-score"}
    assert {"MY-4.32"} == scored
    assert [BOOK_DEALT[seats] + 5] * seats == [len(t.hand(seat)) + len(t.deck(seat)) for seat in range(seats)]


@pytest.mark.rules("MY-4.7")
def test_my_4_7_every_province_of_the_pile_is_as_likely() -> None:
    """None is dealt twice."""
    t = started(2, first=0)
    assert (CHANCE, KEYS, [1] * 40) == (t.seat, t.options("province"), engine.weights(t.s))
    t.choose("province quean")
    assert ("MY-4.7", 39, ["quean"]) == (t.refusal("province quean"), len(t.options()), t.realm(0))


@pytest.mark.rules("MY-4.10")
def test_my_4_10_the_province_pile_holds_what_is_undealt() -> None:
    """No province is in two places."""
    t = at_random(3, 1)
    realms = [key for seat in range(3) for key in t.realm(seat)]
    pile = [key for number, key in enumerate(KEYS) if t.s.pile >> number & 1]
    assert KEYS == sorted(realms + pile)


@pytest.mark.rules("MY-4.11")
def test_my_4_11_any_card_of_the_pile_can_be_found() -> None:
    """A seat that captures a neutral province gets its card from there; everybody sees the pile."""
    t = Table(2, realms={0: "palmain"}).armies_at(0, blore=5)
    t.act(0).choose("end-war blore")
    assert (["blore"], 0) == (t.discard(0), t.s.pile >> KEYS.index("blore") & 1)
    assert t.s.pile == GAME.redacted(t.s, 1).pile


# The display.


@pytest.mark.rules("MY-4.14", "MY-4.15")
def test_my_4_14_sixteen_improvement_cards_are_shown() -> None:
    """Any of the deck is as likely; thirteen stay face down."""
    t = until(started(2, first=0), "show")
    assert (CHANCE, 29, {1}) == (t.seat, len(t.options("draw")), set(engine.weights(t.s)))
    set_up(t, QUIET)
    assert (16, 13) == (len(set(t.display())), t.s.cards.zones[IMPROVEMENT_DECK].size())
    hidden = GAME.redacted(t.s, 0).cards.zones[IMPROVEMENT_DECK]
    assert [UNKNOWN] * 13 == hidden.cards()


@pytest.mark.rules("MY-4.14")
def test_my_4_14_a_purchase_leaves_fifteen() -> None:
    """Nothing takes its place."""
    t = set_up(started(2, first=0), QUIET)
    shown = t.display()
    t = Table(2, hands={0: "nesh"}, display=" ".join(shown)).act(0)
    t.choose(f"draft {shown[0]}", "pay nesh")
    assert (shown[1:], 13) == (t.display(), t.s.cards.zones[IMPROVEMENT_DECK].size())


# VP cards.


@pytest.mark.rules("MY-4.16", "MY-4.17", "MY-3.4")
def test_my_4_17_four_variable_vp_cards_are_drawn() -> None:
    """Any is as likely, and none comes twice; the fixed ones are always in play, and the others are not."""
    t = until(started(3, first=0), "deal-vp-card")
    assert VP_KEYS[:FIXED] == [key for n, key in enumerate(VP_KEYS) if t.s.in_play >> n & 1]
    assert (CHANCE, VP_KEYS[FIXED:], [1] * 10) == (t.seat, t.options("vp-card"), engine.weights(t.s))
    t.choose("vp-card seas")
    assert ("MY-4.17", "MY-4.17") == (t.refusal("vp-card seas"), t.refusal("vp-card city"))
    t.choose("vp-card spoils", "vp-card inns", "vp-card defender")
    in_play = [*VP_KEYS[:FIXED], "defender", "seas", "inns", "spoils"]
    assert in_play == [key for n, key in enumerate(VP_KEYS) if t.s.in_play >> n & 1]


@pytest.mark.rules("MY-4.17")
def test_my_4_17_a_vp_card_out_of_play_has_no_effect() -> None:
    """Spoils of War does not pay where it is not in play."""
    t = Table(2, realms={0: "palmain", 1: "blore"}).armies_at(0, blore=5).act(0).choose("end-war blore")
    assert (0, [0, 0, 0]) == (t.owner("blore"), t.tokens(0))


@pytest.mark.rules("MY-4.18", "MY-4.19", "MY-4.20", "MY-2.10")
@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("seed", range(4))
def test_my_4_20_tokens_that_lie_on_no_card_are_unused(seats: int, seed: int) -> None:
    """Each VP card in play has its tokens, and the others none; what seats took during setup came from there."""
    t = at_random(seats, seed)
    placed = [0] * VALUES
    for heap, number in enumerate(t.s.heaps):
        assert number <= (tokens_on(heap, seats) if t.s.in_play >> HEAP_CARD[heap] & 1 else 0)
        placed[HEAP_VALUE[heap] - 1] += number
    held = [sum(t.tokens(seat)[value] for seat in range(seats)) for value in range(VALUES)]
    assert TOKENS == [placed[value] + t.s.unused[value] + held[value] for value in range(VALUES)]
    assert [BOOK_FIXED_TOKENS[seats]] * FIXED == t.s.heaps[:FIXED]


@pytest.mark.rules("MY-4.20", "MY-4.18", "MY-4.19")
@pytest.mark.parametrize(("seats", "unused"), [(2, [28 - 6 - 6 - 4 - 5 - 4, 26 - 12, 3]), (4, [2, 12, 3])])
def test_my_4_20_the_unused_tokens_of_a_draw(seats: int, unused: list[int]) -> None:
    """Defender, Guilded City, Patronage and Inns take 19 tokens of value 1, the fixed cards 6 or 7 each."""
    t = set_up(started(seats, first=0), QUIET)
    assert unused == t.s.unused


# What VP cards bring.


@pytest.mark.rules("MY-4.24", "MY-4.25", "MY-4.26", "MY-4.27", "MY-2.9")
def test_my_4_24_dragons_and_runestones_come_to_undealt_provinces() -> None:
    """Five each, to different provinces of the pile; cards go back, so a dragon and a runestone may meet."""
    t = until(started(2, first=0), "deal-vp-card")
    t.choose("vp-card dragons", "vp-card runestones", "vp-card inns", "vp-card spoils")
    pile = [key for number, key in enumerate(KEYS) if t.s.pile >> number & 1]
    assert (CHANCE, pile, {1}) == (t.seat, t.options("dragon"), set(engine.weights(t.s)))
    own = t.realm(0)[0]
    assert "MY-4.24" == t.refusal(f"dragon {own}")
    for key in pile[:5]:
        t.choose(f"dragon {key}")
        assert t.step != "dragons" or "MY-4.24" == t.refusal(f"dragon {key}")
    assert ("runestones", pile) == (t.step, t.options("runestone"))
    assert "MY-4.25" == t.refusal(f"runestone {own}")
    t.choose(f"runestone {pile[0]}")
    assert (pile[1:], "MY-4.25") == (t.options("runestone"), t.refusal(f"runestone {pile[0]}"))
    until(t, "act")
    assert (5, 5, 18) == (count(t.s.dragons), count(t.s.runestones), count(t.s.pile))


@pytest.mark.rules("MY-4.24")
def test_my_4_24_a_dragon_makes_its_province_stronger() -> None:
    """Neutral Welkin is worth 4, and 8 with a dragon."""
    t = dealt(started(2, first=0), "hatchel", "palmain", spared="welkin")
    until(t, "deal-vp-card").choose(*[f"vp-card {key}" for key in ("dragons", *QUIET[:3])])
    assert 4 == t.strength(-1, "welkin")
    assert 8 == t.choose("dragon welkin").strength(-1, "welkin")


@pytest.mark.rules("MY-4.21", "MY-4.22", "MY-2.7", "MY-4.5")
def test_my_4_21_citadels_are_picked_secretly() -> None:
    """Nobody sees a pick before all have picked; then citadels replace towns, and the Reserve holds one more card."""
    t = dealt(started(2, first=1), "blore", "palmain")
    until(t, "deal-vp-card").choose(*[f"vp-card {key}" for key in ("citadel", "inns", "patronage", "spoils")])
    assert ("pick-citadel", 0, t.realm(0)) == (t.step, t.seat, t.options("citadel"))
    assert "MY-4.21" == t.refusal("citadel palmain")
    t.choose("citadel blore")
    assert (1, 0, 0) == (t.seat, t.s.citadels, GAME.redacted(t.s, 0).citadels)
    assert [1 << KEYS.index("blore"), UNKNOWN] == [GAME.redacted(t.s, seat).picks[0] for seat in (0, 1)]
    assert [] == t.said("log-citadel")
    t.choose("citadel palmain")
    assert 1 << KEYS.index("palmain") | 1 << KEYS.index("blore") == t.s.citadels
    assert ([8, 8], [3, 3], [0, 0]) == (t.s.towns, [reserve_limit(t.s, seat) for seat in (0, 1)], t.s.picks)
    assert [33, 33] == [t.vp(0), t.vp(1)]
    assert [(0, "@province-blore"), (1, "@province-palmain")] == [
        (args["seat"], args["province"]) for args in t.said("log-citadel")
    ]


@pytest.mark.rules("MY-4.32", "MY-6.15")
def test_my_4_32_islands_count_from_the_start() -> None:
    """The small island was dealt to one player, the large one to the other."""
    t = set_up(dealt(started(2, first=0), "aporia kinabra", "ictus jeopigia nesh"), ["isles", *QUIET[:3]])
    assert ([0, 1, 0], [0, 0, 1]) == (t.tokens(0), t.tokens(1))
    assert ([35, 36], [0, 0]) == ([t.vp(0), t.vp(1)], t.s.heaps[HEAP_CARD.index(VP_KEYS.index("isles")) :][:2])
    t = set_up(dealt(started(2, first=0), "aporia ictus", "kinabra"), ["isles", *QUIET[:3]])
    assert [33, 33] == [t.vp(0), t.vp(1)]


# Who starts, decks and hands.


@pytest.mark.rules("MY-4.28")
def test_my_4_28_the_first_player_is_drawn() -> None:
    """Each is as likely, unless the table says who starts."""
    t = until(started(3), "first")
    assert (CHANCE, ["0", "1", "2"], [1, 1, 1]) == (t.seat, t.options("starts"), engine.weights(t.s))
    assert 2 == until(t.choose("starts 2"), "act").seat
    assert [{"seat": 2}] == t.said("log-starts")
    assert 1 == set_up(started(3, first=1), QUIET).seat


@pytest.mark.rules("MY-4.29", "MY-4.30")
def test_my_4_29_decks_are_shuffled() -> None:
    """The province cards and the starting cards of a seat: chance draws any of them."""
    t = until(dealt(started(2, first=0), "palmain"), "deal-vp-card").choose(*[f"vp-card {key}" for key in QUIET])
    assert ("deal", CHANCE, 0) == (t.step, t.seat, t.s.todo[-1].arg)
    own = sorted([*t.realm(0), "start_army", "start_army", "start_build", "start_market", "start_ship"])
    assert own == sorted(t.deck(0))
    weights = dict(zip(t.options("draw"), engine.weights(t.s), strict=True))
    assert {key: own.count(key) for key in own} == weights


@pytest.mark.rules("MY-4.31")
@pytest.mark.parametrize("first", range(4))
def test_my_4_31_the_fourth_in_turn_order_starts_with_six_cards(first: int) -> None:
    """The seat after all others."""
    t = set_up(started(4, first=first), QUIET)
    assert [5, 5, 5, 6] == [len(t.hand((first + place) % 4)) for place in range(4)]


@pytest.mark.rules("MY-4.33")
def test_my_4_33_the_order_of_setup() -> None:
    """Provinces with towns, display, VP cards, dragons, runestones, citadels, the islands, the first player, hands."""
    t = dealt(started(2), "aporia kinabra")
    steps = ["deal-province"]
    while t.step != "act":
        if t.step != steps[-1]:
            steps.append(t.step)
        if t.step == "pick-citadel":
            assert ([0, 0, 0], 0, 0) == (t.tokens(0), t.s.cards.zones[deck(0)].size(), len(t.hand(0)))
        wanted = [key for key in ("citadel", "dragons", "isles", "runestones") if key in t.options("vp-card")]
        t.choose(f"vp-card {wanted[0]}" if wanted else t.options()[0])
    assert ["deal-province", "show", "deal-vp-card", "dragons", "runestones", "pick-citadel", "first", "deal"] == steps
    assert [0, 1, 0] == t.tokens(0)


def test_setup_is_told() -> None:
    """Provinces, display, VP cards and markers."""
    t = started(2, first=0)
    set_up(t, ["dragons", "runestones", "inns", "spoils"])
    assert (22, 16, 4) == tuple(len(t.said(id)) for id in ("log-dealt", "log-show", "log-vp-card"))
    assert (5, 5) == (len(t.said("log-dragon")), len(t.said("log-runestone")))
