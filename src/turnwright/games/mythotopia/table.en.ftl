# The table of Mythotopia in words.

table-help =
    {"      board             all provinces"}
    {"      province blore    one province or sea area: what stands there, where it leads"}
    {"      wars              all wars: strengths, and who would win now"}
    {"      vp                VP cards in play and the tokens left on them"}
    {"      cards             hand, Reserve, discard pile, display"}
    {"      seats             all players"}
table-word-board = board
table-word-province = province
table-word-wars = wars
table-word-vp = vp
table-word-cards = cards
table-word-seats = seats
table-over = The game is over. Won by: { $players }.
table-setup = Setup.
table-turn = Round { $round }: { $seat }'s turn.
table-own = You have { $vp } VP; in stock: towns { $towns }, armies { $armies }, ships { $ships }.
table-hand = Your hand: { $cards }.
table-reserve = Your Reserve ({ $count } of { $limit }): { $cards }.
table-war = War in { $province }: { $sides }. Would win now: { $winner }.
table-force = neutral force
table-tie = nobody (a tie)
table-empty = Empty VP cards ({ $empty } of { $needed } needed): { $cards }.
table-no-end = The game cannot be ended yet: too few VP cards are empty.
table-end = { $seat } leads after all wars and can end the game, as the first action of a turn.
table-end-tie = The game cannot be ended now: nobody leads alone after all wars.
table-end-anyone = Whoever has the turn can end the game, as the first action.
table-last = Round { $round } is the last.
table-last-to-come = A last round begins once enough VP cards are empty.
table-province = { $province } ({ $printed }), { $owner }. There: { $standing }.
table-borders-plain = Plain borders: { $provinces }.
table-borders-hills = Borders over hills: { $provinces }.
table-borders-mountain = Borders over mountains: { $provinces }.
table-coast = { $sea }, ships: { $ships }.
table-around = Provinces around it: { $provinces }.
table-hilly = { $symbol }, hilly
table-neutral = neutral ({ $strength })
table-city = city
table-citadel = citadel
table-castle = castle
table-dragon = dragon
table-runestone = runestone
table-armies = { $seat }: { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}{ $hired ->
    [0] {""}
    [one] {" "}and { $hired } mercenary
   *[other] {" "}and { $hired } mercenaries
}
table-ships = { $seat }: { $ships }
table-several = { $card } ×{ $count }
table-known = hidden, among them: { $cards }
table-hidden = hidden
table-head-province = Province
table-head-symbol = Symbol
table-head-owner = Controlled by
table-head-standing = There
table-head-strengths = Strengths
table-head-winner = Would win
table-head-vp-card = VP card
table-head-tokens = Tokens × VP
table-head-effect = Effect
table-head-where = Where
table-head-what = What
table-head-played = Being played
table-head-looked = Looked at
table-head-own = Hand
table-head-reserve = Reserve
table-head-discard = Discard pile
table-head-removed = Removed
table-head-display = Display
table-head-seat = Player
table-head-points = VP
table-head-provinces = Provinces
table-head-towns = Towns
table-head-armies = Armies, stock + pool
table-head-ships = Ships, stock + pool
table-head-hand = Hand
table-head-deck = Deck
table-change-vp = { $seat }: { $before } → { $after } VP.
table-change-gained = { $seat } gains: { $provinces }.
table-change-lost = { $seat } loses: { $provinces }.
table-change-cities = New city: { $provinces }.
table-change-castles = New castle: { $provinces }.
table-change-armies = { $province }, armies of { $seat }: { $before } → { $after }.
table-change-ships = { $sea }, ships of { $seat }: { $before } → { $after }.
table-change-army_stock = Armies in the stock of { $seat }: { $before } → { $after }.
table-change-ship_stock = Ships in the stock of { $seat }: { $before } → { $after }.
table-change-heaps = Tokens on { $vp_card }: { $before } → { $after }.
