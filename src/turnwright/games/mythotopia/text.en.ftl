# Mythotopia in English: what is asked and told at every table, and options.

# What lists of games say.
game-title = Mythotopia
game-about = Build a deck of provinces, fight wars without dice, and end the game while you lead. For players who know deck building.

# Setup.

prompt-first = Who is the first player?
prompt-deal-province = Which province is dealt?
prompt-show = Which improvement card goes on display?
prompt-deal-vp-card = Which VP card comes into play?
prompt-dragons = Where does a dragon live?
prompt-runestones = Where does a runestone stand?
prompt-give-up = Which of your provinces do you give up? Nobody else sees it yet.
prompt-pick-citadel = In which of your provinces does your citadel stand? Nobody else sees it yet.
choice-starts = { $seat } is the first player
choice-province = Deal { $province }
choice-show = Put { $card } on display
choice-vp-card = Bring in { $vp_card }
choice-dragon = Dragon in { $province }
choice-runestone = Runestone in { $province }
choice-give-up = Give up { $province }
choice-citadel = Place the citadel in { $province }
log-starts = { $seat } is the first player.
log-dealt = { $seat } gets { $province }.
log-show = On display: { $card }.
log-vp-card = VP card in play: { $vp_card }.
log-dragon = A dragon lives in { $province }.
log-runestone = A runestone stands in { $province }.
log-given-up = { $seat } gives up { $province }.
log-citadel = { $seat } has a citadel in { $province }.

# The turn.

prompt-act = { $left ->
    [one] Your last action
   *[other] Your actions left: { $left }
}. What do you do?
prompt-after = Your actions are done: take free actions, or end your turn.
prompt-deal = Which card is drawn?
choice-play = Play { $card }
choice-pass = Pass
choice-end = End the turn
choice-draw = Draw { $card }
choice-done = Done
choice-decline = No
log-turn = Round { $round }: { $seat }'s turn.
log-play = { $seat } plays { $card }.
log-pass = { $seat } passes.
log-draw = { $seat } draws a card.
log-drew = { $seat } draws { $card }.
log-shuffle = { $seat } shuffles the discard pile into a new deck.

# Paying.

prompt-pay-food = Food still to pay: { $left }. { $how ->
    [0] Which card do you play?
    [1] One symbol of the next card changes: which card?
    [2] The next card counts twice: which card?
   *[3] One symbol of the next card changes, and the card counts twice: which card?
}
prompt-pay-stone = Stone still to pay: { $left }. { $how ->
    [0] Which card do you play?
    [1] One symbol of the next card changes: which card?
    [2] The next card counts twice: which card?
   *[3] One symbol of the next card changes, and the card counts twice: which card?
}
prompt-pay-gold = Gold still to pay: { $left }. { $how ->
    [0] Which card do you play?
    [1] One symbol of the next card changes: which card?
    [2] The next card counts twice: which card?
   *[3] One symbol of the next card changes, and the card counts twice: which card?
}
choice-pay = Pay with { $card }
choice-as-food = Play { $card } as 1 food
choice-as-stone = Play { $card } as 1 stone
choice-as-gold = Play { $card } as 1 gold
choice-as-army = Play { $card } as 1 army
choice-add = Add { $card }
log-pays = { $seat } plays { $card } ({ $symbol }: { $amount }).
log-adds = { $seat } adds { $card }.

# Suggested payments: cards that are played together, maybe for a number of armies or ships.

suggest-token = { $token ->
    [army] { $number ->
        [one] Place 1 army with{" "}
       *[other] Place { $number } armies with{" "}
    }
    [ship] { $number ->
        [one] Place 1 ship with{" "}
       *[other] Place { $number } ships with{" "}
    }
   *[other] Pay with{" "}
}
suggest-1 = { suggest-token }{ $card1 }
suggest-2 = { suggest-token }{ $card1 }, { $card2 }
suggest-3 = { suggest-token }{ $card1 }, { $card2 }, { $card3 }
suggest-4 = { suggest-token }{ $card1 }, { $card2 }, { $card3 }, { $card4 }
suggest-5 = { suggest-token }{ $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }
suggest-6 = { suggest-token }{ $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }
suggest-many = { suggest-token }{ $count } cards

# Invading.

prompt-approach = From where do you invade { $province }?
prompt-carry = Which card carries the invasion over the sea? Sea areas left: { $left }.
choice-invade = Invade { $province }
choice-invade-from = Invade { $province } over land with { $card }
choice-invade-sail = Invade { $province } across the sea with { $card }
choice-from = Come over land with { $card }
choice-sail = Come across the sea with { $card }
choice-carry = Sail with { $card }
log-invade = { $seat } invades { $province }.
log-from = { $seat } invades over land with { $card }.
log-sail = { $seat } invades across the sea with { $card }.
log-carry = { $seat } sails with { $card }.

# Armies and ships.

prompt-muster = Which card brings armies to { $province }?
prompt-launching = Which card brings ships to the { $sea }?
prompt-withdraw-number = How many armies leave { $province }?
prompt-withdraw-hired = How many mercenaries leave { $province }?
prompt-recall-number = How many ships leave the { $sea }?
prompt-march-to = Where do armies go from { $province }?
prompt-march-number = How many armies go from { $province } to { $other }?
choice-place = Place armies in { $province }
choice-withdraw = Remove armies from { $province }
choice-launch = Place ships in the { $sea }
choice-recall = Remove ships from the { $sea }
choice-march = Move by road from { $province }
choice-march-to = Move by road from { $province } to { $other }
choice-to = Move to { $province }
choice-number = Take { $number }
choice-mercenaries = Take mercenaries: { $number }
log-armies = { $seat } places { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} in { $province }.
log-ships = { $seat } places { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} in the { $sea }.
log-withdraw = { $seat } removes { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}{ $hired ->
    [0] {""}
    [one] {" "}and { $hired } mercenary
   *[other] {" "}and { $hired } mercenaries
} from { $province }.
log-recall = { $seat } removes { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} from the { $sea }.
log-march = { $seat } moves { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} over roads from { $province } to { $other }.

# Wars.

choice-end-war = End the war in { $province }
log-won = { $seat } wins the war in { $province }.
log-defended = { $seat } defends { $province } and wins the war.
log-neutral-holds = The neutral force wins the war in { $province }.
log-capture = { $seat } captures { $province }.
log-no-town = { $seat } has no town left for { $province }: it becomes neutral.
log-handed-over = { $seat } hands over the { $province } card from hand and draws another.

# Purchases and cards.

prompt-storing = Put another card into your Reserve?
prompt-discarding = Discard another card?
prompt-removing = Remove another card?
choice-buy = Buy { $armies ->
    [0] {""}
    [one] 1 army
   *[other] { $armies } armies
}{ $both ->
    [1] {" "}and{" "}
   *[other] {""}
}{ $ships ->
    [0] {""}
    [one] 1 ship
   *[other] { $ships } ships
}
choice-draft = Acquire { $card }
choice-store = Put { $card } into the Reserve
choice-discard = Discard { $card }
choice-remove = Remove { $card }
log-buy = { $seat } buys { $armies ->
    [0] {""}
    [one] 1 army
   *[other] { $armies } armies
}{ $both ->
    [1] {" "}and{" "}
   *[other] {""}
}{ $ships ->
    [0] {""}
    [one] 1 ship
   *[other] { $ships } ships
}.
log-draft = { $seat } acquires { $card }.
log-store = { $seat } puts { $card } into the Reserve.
log-discard = { $seat } discards { $card }.
log-remove = { $seat } removes { $card }.

# Building.

prompt-build = What do you build, and where?
prompt-site = Which card do you play for the site?
prompt-extra = Pay 1 gold more for a token of { $vp_card }?
choice-city = Build a city in { $province }
choice-castle = Build a castle in { $province }
choice-road = Build a road between { $province } and { $other }
choice-with = Play { $card } for the site
choice-extra = Pay 1 gold for a token
log-with = { $seat } plays { $card } for the site.
log-city = { $seat } builds a city in { $province }.
log-castle = { $seat } builds a castle in { $province }.
log-road = { $seat } builds a road between { $province } and { $other }.

# VP tokens.

prompt-claim-from = You earn a token of { $vp_card }: where do you take it from?
choice-take-token = Take it from the VP card
choice-take-unused = Take it from the unused tokens
choice-no-token = Take none
choice-patronage = Pay 2 gold for a token of Patronage
log-score = { $seat }: { $vp } VP, { $source }.
log-empty = The VP card { $vp_card } is empty.

# Texts of cards.

prompt-swapping = Which token do you swap?
prompt-replacing = Which cards do you replace?
prompt-diplomacy = Which war do you stop?
prompt-raiding = Which province does an army leave?
prompt-raided = Whose army leaves { $province }?
prompt-hiring = Where do the mercenaries go?
prompt-hiring-number = How many mercenaries go to { $province }?
prompt-fetching = Which card of your discard pile do you take?
prompt-looking = Which improvement card comes up?
prompt-keeping = Which card do you take into your hand?
choice-swap = Swap a token of { $value } VP for one of { $higher } VP
choice-replace = Replace { $card }
choice-stop = Stop the war in { $province }
choice-raid = Take an army from { $province }
choice-of = Choose an army of { $other }
choice-hire = Hire mercenaries in { $province }
choice-fetch = Take { $card }
choice-look = Look at { $card }
choice-keep = Take { $card } into your hand
choice-hero = End the war in { $province } and win the tie
choice-stow = Put { $card } into the Reserve for free
log-swap = { $seat } swaps a token of { $value } VP for one of { $higher } VP.
log-peace = The war in { $province } is stopped.
log-raid = { $seat } sends an army of { $other } home from { $province }.
log-hire = { $seat } hires { $number ->
    [one] { $number } mercenary
   *[other] { $number } mercenaries
} in { $province }.
log-militia = { $seat } takes an army from the pool to the stock.
log-fetch = { $seat } takes { $card } from the discard pile.
log-look = { $seat } looks at an improvement card.
log-looked = { $seat } sees { $card }.
log-keep = { $seat } takes one of the improvement cards into hand; the others go under the improvement deck.
log-kept = { $seat } takes { $card } into hand; the others go under the improvement deck.

# The end.

choice-end-game = End the game
log-end-game = { $seat } ends the game.
log-last-round = The last round begins: no more invasions.
log-wins = { $seat } wins.
detail-gold = It costs { $need } gold; your cards give { $have }.
detail-food = It takes { $need } food besides the source card and an army; your other cards give { $have }.
detail-ships = It crosses { $need ->
    [one] { $need } sea area
   *[other] { $need } sea areas
}; you have { $have ->
    [one] { $have } card
   *[other] { $have } cards
} for that.
detail-pool = Your pool holds { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}.
detail-stock = Your stock holds { $stock } of your armies, your pool { $pool }.
detail-empty = Empty VP cards: { $empty }; needed: { $needed }.
detail-projected-2 = If the game ended now: { $one-seat } { $one }, { $two-seat } { $two }.
detail-projected-3 = If the game ended now: { $one-seat } { $one }, { $two-seat } { $two }, { $three-seat } { $three }.
detail-projected-4 = If the game ended now: { $one-seat } { $one }, { $two-seat } { $two }, { $three-seat } { $three }, { $four-seat } { $four }.

# What choices cost and bring.

thing-army = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
    .short = {""}
thing-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
thing-food = { $count } food
    .short = F
thing-gold = { $count } gold
    .short = G
thing-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
    .short = {""}
thing-stone = { $count } stone
    .short = S
thing-vp = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
    .short = VP

# Kinds of choices.

verb-store = Place cards in Reserve
verb-stow = Place cards in Reserve
verb-discard = Discard cards
verb-remove = Remove cards
verb-play = Play a card
verb-pay = Pay
verb-as-food = Play as food
verb-as-stone = Play as stone
verb-as-gold = Play as gold
verb-as-army = Play as armies
verb-invade = Invade
verb-sail = Across the sea
verb-place = Place armies
verb-withdraw = Remove armies
verb-launch = Place ships
verb-recall = Remove ships
verb-end-war = End a war
verb-hero = End a war
verb-buy = Buy armies and ships
verb-draft = Acquire a card
verb-city = Build a city
verb-castle = Build a castle
verb-road = Build a road
verb-march = Road move

# Options of a table.

option-first = First player
option-first-help = Drawn by lot, or the seat you name (counted from 0).
option-two_player_provinces = Provinces for two players
option-two_player_provinces-help = How many province cards each of two players is dealt: the rule book says 11 in one place and 9 in another.
option-road_stone = Stone for a road
option-road_stone-help = What a road over a plain border costs; over hills it costs 1 more.
option-starting_cards = Starting cards
option-starting_cards-help = Five per player, two of them Army, or four with one Army.
option-start_choice = Start choice
option-start_choice-help = Each player is dealt more provinces and secretly gives up two: off, with one province fewer than usual, or with as many as usual. Three and four players only.
option-remove_from_neutral = Armies may leave neutral provinces
option-remove_from_neutral-help = Remove armies also works in an invaded neutral province.
option-ending = End of the game
option-ending-help = Ended by the leader; after a last round once four VP cards are empty; or by anyone once four are empty.
option-rounds = Maximum number of rounds
option-rounds-help = The game ends after this round, and the most victory points win; 0 means no limit.
option-value-true = yes
option-value-false = no
option-value-random = at random
option-value-off = off
option-value-one_fewer = one province fewer
option-value-same = as many provinces
option-value-leader = by the leader
option-value-last_round = last round
option-value-anyone = by anyone

# What is lost by a choice.
outlook-invasion = It takes a card for the way{ $ships ->
    [0] {""}
    [one] {" "}and { $ships } card that carries the invasion over the sea
   *[other] {" "}and { $ships } cards that carry the invasion over the sea
}, cards for { $food } food, and at least one card for the armies.
outlook-ships = It also takes { $ships ->
    [one] { $ships } card that carries the invasion over the sea
   *[other] { $ships } cards that carry the invasion over the sea
}.
loss-token = You take no victory point token although you may.
loss-war = You will not win the war in { $province }: your armies there will go home.
loss-pass = { $actions ->
    [one] Your last action of the turn
   *[other] One of your { $actions } actions
} will be wasted.
loss-end-game = You would not win the game.

# Options that belong together.
preset-last_round = Ends with a last round
preset-anyone = Anyone may end the game

# Standing orders.
order-end_turn = After your actions
order-end_turn-help = End the turn at once, without asking for free actions.
order-end_turn-at-once = end the turn
