# What the drawing of Mythotopia is called.

panel-board = Map
panel-supply = Standing, VP cards, common supply
panel-display = Improvement cards on display
panel-own = You, { $seat }
panel-seat = { $seat }

# The map.
drawn-province = { $province }
drawn-sea = { $sea }
drawn-border-plain = Border of { $one } and { $two }: plain
drawn-border-hills = Border of { $one } and { $two }: hills. An invasion costs 1 food more, a road 1 stone more.
drawn-border-mountain = Border of { $one } and { $two }: mountains. Closed to invasions and roads.
drawn-relief = Hills and mountains along borders
drawn-print = Symbol: { $symbol }{ $hilly ->
    [0] {""}
   *[other] {" "}· hilly: +1 strength for a player who defends it
}
drawn-force = Neutral force: strength { $strength }
drawn-realm = { $seat } controls { $province }
drawn-road = { $road }: { $one } – { $two }
drawn-home = { $seat }: { $piece }
drawn-castle = { $castle }
drawn-dragon = { $dragon }
drawn-runestone = { $runestone }
drawn-picked = You have picked this province; nobody else knows yet
drawn-armies = { $seat }: { $army } ×{ $count }
drawn-hired = { $seat }: { $mercenary } ×{ $count }
drawn-ships = { $seat }: { $ship } ×{ $count }
drawn-unsure-outlines = Our own drawing: we do not know how the provinces lie on the printed board. Borders, coasts, symbols and strengths are those of the game.

# Wars.
drawn-war = War in { $province }: { $seat } would win now
drawn-war-neutral = War in { $province }: the neutral force would win now
drawn-war-tied = War in { $province }: a tie, which cannot be ended; at the end of the game the defender would keep it
drawn-side-neutral = The neutral force defends with strength { $strength }{ $dragon ->
    [0] {""}
   *[other] : printed { $printed }, dragon +{ $dragon }
}
drawn-side-parts = armies { $armies }{ $hired ->
    [0] {""}
   *[other] , mercenaries { $hired }
}{ $ships ->
    [0] {""}
   *[other] , ships { $ships }
}{ $castle ->
    [0] {""}
   *[other] , castle { $castle }
}{ $citadel ->
    [0] {""}
   *[other] , citadel { $citadel }
}{ $hilly ->
    [0] {""}
   *[other] , hilly province { $hilly }
}{ $cards ->
    [0] {""}
   *[other] , cards in the Reserve { $cards }
}
drawn-side-defends = { $seat } defends with strength { $strength }: { drawn-side-parts }
drawn-side-invades = { $seat } invades with strength { $strength }: { drawn-side-parts }

# Standing and supply.
drawn-standing = { $seat }: { $vp } VP; { $then } VP if the game ended now
drawn-standing-leads = { $seat }: { $vp } VP; { $then } VP if the game ended now, more than anybody else
drawn-vp = { $card }: { $left ->
    [one] { $left } token
   *[other] { $left } tokens
} of { $value } VP left
drawn-vp-two = { $card }: { $left } of 3 VP for the large island, { $more } of 2 VP for the small one left
drawn-vp-empty = { $card }: empty
drawn-unsure-tokens = Our assumption: the number of tokens for 2 players is not known, so it is the same as for 3 and 4
drawn-gauge = Empty VP cards: { $count }; the end of the game needs { $needed }. If all wars ended now, { $seat } would have more points than every other player.
drawn-gauge-tied = Empty VP cards: { $count }; the end of the game needs { $needed }. If all wars ended now, nobody would have more points than every other player.
drawn-round = Round { $round }
drawn-last-round = Round { $round }; round { $last } is the last
drawn-unused = Unused VP tokens of { $value }: { $count }
drawn-left = { $piece }: { $count } left
drawn-improvement-deck = Improvement deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, face down
drawn-province-pile = Province pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of neutral provinces

# Cards.
drawn-card-symbols = { $food ->
    [0] {""}
   *[other] {" "}· food { $food }
}{ $stone ->
    [0] {""}
   *[other] {" "}· stone { $stone }
}{ $gold ->
    [0] {""}
   *[other] {" "}· gold { $gold }
}{ $army ->
    [0] {""}
   *[other] {" "}· army { $army }
}{ $ship ->
    [0] {""}
   *[other] {" "}· ship { $ship }
}
drawn-card-facts = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
} · { $header }{ drawn-card-symbols }
drawn-card = { drawn-card-facts }
drawn-in-reserve = Reserve of { $seat }: { drawn-card-facts }
drawn-in-discard = Discard pile of { $seat }: { drawn-card-facts }
drawn-removed = Removed by { $seat }: { drawn-card-facts }
drawn-known = { $seat } is known to hold: { drawn-card-facts }
drawn-looked = You may keep: { drawn-card-facts }
drawn-played = Played by { $seat }: { drawn-card-facts }
drawn-played-for = { $seat } plays these cards for the action under way
drawn-display = On display: { drawn-card-facts }
drawn-gone = Out of the game: { drawn-card-facts }
drawn-group = What these cards are used for: { $use }
drawn-unsure-army = Our assumption: there are five starting cards, but which of them comes twice is not known

# Seats.
drawn-seat = { $seat }
drawn-turn = It is { $seat }'s turn
drawn-first = Takes the first turn of a round
drawn-winner = { $seat } has won
drawn-actions = Actions left in this turn: { $count }
drawn-done-free = A free action was taken this turn: neither a war nor the game can be ended
drawn-done-drafted = A card was acquired this turn
drawn-done-marched = Armies moved over roads this turn
drawn-points = { $seat }: { $vp } VP · provinces { $land }{ $city ->
    [0] {""}
   *[other] {" "}· cities { $city }
}{ $road ->
    [0] {""}
   *[other] {" "}· roads { $road }
}{ $castle ->
    [0] {""}
   *[other] {" "}· castles { $castle }
}{ $citadel ->
    [0] {""}
   *[other] {" "}· citadels { $citadel }
}{ $defender ->
    [0] {""}
   *[other] {" "}· wars won as defender { $defender }
}{ $guilded_city ->
    [0] {""}
   *[other] {" "}· guilded cities { $guilded_city }
}{ $dragons ->
    [0] {""}
   *[other] {" "}· dragons { $dragons }
}{ $isles ->
    [0] {""}
   *[other] {" "}· islands { $isles }
}{ $seas ->
    [0] {""}
   *[other] {" "}· seas { $seas }
}{ $patronage ->
    [0] {""}
   *[other] {" "}· patronage { $patronage }
}{ $inns ->
    [0] {""}
   *[other] {" "}· inns { $inns }
}{ $runestones ->
    [0] {""}
   *[other] {" "}· runestones { $runestones }
}{ $spoils ->
    [0] {""}
   *[other] {" "}· spoils of war { $spoils }
}{ $swaps ->
    [0] {""}
   *[other] {" "}· swapped tokens { $swaps }
}
drawn-outlook = { $seat }: { $vp } VP if the game ended now
drawn-hand = { $seat }: cards in hand: { $count }
drawn-deck = { $seat }: cards in the deck: { $count }
drawn-discard = { $seat }: cards in the discard pile: { $count }
drawn-discard-pile = Discard pile
drawn-removed-pile = Removed cards, which can be acquired again
drawn-stock = { $seat }: { $piece }, in stock: { $count }
drawn-stock-pool = { $seat }: { $piece }, in stock: { $stock }; more to buy from the pool: { $pool }
drawn-tokens = { $seat }: VP tokens of { $value }: { $count }
drawn-milestones = { $seat }: once-per-game steps scored: { $count }{ $towns ->
    [0] {""}
   *[other] {" "}· towns that mark them: { $towns }
}
drawn-reserve = Reserve of { $seat }: { $count } of { $limit } places filled
drawn-looks = { $seat } looks at improvement cards: { $count }
drawn-known-of = { $seat } is known to hold: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
