# The table in words, for the terminal.

table-help =
    {"      board             all regions"}
    {"      region 14         one region: who holds it, its neighbours, what it costs you"}
    {"      column            the combos on offer and what they can do"}
    {"      seats             all players"}
table-word-board = board
table-word-region = region
table-word-column = column
table-word-seats = seats
table-combo = { $power } { $race }
table-over = Round { $rounds } of { $rounds }: the game is over.
table-round = Round { $round } of { $rounds }, { $seat }'s turn.
table-active = You play { $power } { $race }: { $hand ->
    [0] no tokens in hand
    [one] { $hand } token in hand
   *[other] { $hand } tokens in hand
}; regions: { $regions }.
table-withdrawn = { $count ->
    [one] { $count } beaten token waits
   *[other] { $count } beaten tokens wait
} for the end of the turn.
table-no-race = You have no active race.
table-declined = In decline: { $race }{ $hand ->
    [0] {""}
   *[other] , { $hand } in hand
}; regions: { $regions }.
table-purse = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
prospect-income = If your turn ended now, you would get { $income ->
    [one] { $income } more coin
   *[other] { $income } more coins
}.
table-nowhere = none
table-place = { $region } ({ $tokens })
table-nobody = empty
table-tribe = Lost Tribe
table-stack = { $race }, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $seat }
table-stack-declined = { $race } in decline, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $seat }
table-lair = lair
table-hole = hole (immune)
table-fortress = fortress
table-camps = { $count ->
    [one] { $count } encampment
   *[other] { $count } encampments
}
table-hero = Hero (immune)
table-dragon = Dragon (immune)
table-border = border region
table-coast = coastal
table-region = Region { $region }: { $land }
table-tokens = { $tokens ->
    [one] { $tokens } token.
   *[other] { $tokens } tokens.
}
table-ability = { $name }:
table-neighbours = Next to: { $regions }.
table-cost = For your { $race }: { $cost ->
    [one] { $cost } token
   *[other] { $cost } tokens
}.
table-out-of-reach = { $race } cannot conquer it now:
table-own = It is yours.
table-head-region = Region
table-head-land = Land
table-head-holder = Held by
table-head-markers = Markers
table-head-cost = Costs you
table-head-place = Place
table-head-combo = Combo
table-head-tokens = Tokens
table-head-price = Price
table-head-coins = Coins
table-head-seat = Seat
table-head-active = Active
table-head-hand = Hand
table-head-regions = Regions
table-head-declined = In decline
table-head-peace = Peace
table-peace = with { $seat }
table-secret = secret
table-change-hand = Tokens in hand: { $before } → { $after }.
table-change-withdrawn = Beaten tokens waiting for the end of the turn: { $before } → { $after }.
table-change-coins = Your coins: { $before } → { $after }.
table-change-region = Region { $region }: { $before } → { $after }.
table-change-race = You take { $power } { $race }.
table-change-decline = Your race goes into decline.
