# Terra Mystica in English: names, prompts, choices, log lines, drawn things, table options.

# What lists of games say.
game-title = Terra Mystica
game-about = Fourteen factions reshape the land, build towns and rise in the cults. No luck after the setup: for players who like to plan.

# Factions. "-help" is what a tooltip says.
faction-alchemists = Alchemists
faction-alchemists-help = Swap 1 VP for 1 coin or 2 coins for 1 VP at any time. Stronghold: 12 power once, and 2 power for every spade from then on.
faction-auren = Auren
faction-auren-help = Stronghold: a favor tile at once, and every round a special action for 2 steps in one cult.
faction-chaos_magicians = Chaos Magicians
faction-chaos_magicians-help = They begin with one dwelling, placed last, and take 2 favor tiles for a temple or the sanctuary. Stronghold: every round a special action for two actions in a row.
faction-cultists = Cultists
faction-cultists-help = When a neighbour takes power from their building, they advance 1 step in a cult; if all decline, they gain 1 power. Stronghold: 7 VP once.
faction-darklings = Darklings
faction-darklings-help = A spade costs 1 priest and scores 2 VP. Stronghold: up to 3 workers become priests, once.
faction-dwarves = Dwarves
faction-dwarves-help = No shipping: they tunnel under one hex for 2 workers and score 4 VP. Stronghold: a tunnel costs 1 worker.
faction-engineers = Engineers
faction-engineers-help = A bridge for 2 workers, as an action, as often as they like. Stronghold: at each pass 3 VP for every bridge that joins two of their structures.
faction-fakirs = Fakirs
faction-fakirs-help = No shipping: a carpet flight over one hex costs 1 priest and scores 4 VP. Stronghold: the flight skips up to two hexes.
faction-giants = Giants
faction-giants-help = Every transformation into their home terrain takes exactly 2 spades. Stronghold: every round a special action for 2 free spades.
faction-halflings = Halflings
faction-halflings-help = 1 VP for every spade. Stronghold: 3 spades at once, once.
faction-mermaids = Mermaids
faction-mermaids-help = A town may reach across one river hex; shipping goes up to 5. Stronghold: 1 free step of shipping.
faction-nomads = Nomads
faction-nomads-help = They begin with three dwellings. Stronghold: every round a sandstorm turns a hex next to them into desert.
faction-swarmlings = Swarmlings
faction-swarmlings-help = 3 more workers for every town. Stronghold: every round a special action for a free upgrade to a trading house.
faction-witches = Witches
faction-witches-help = 5 more VP for every town. Stronghold: every round a ride puts a free dwelling on any forest.

# What the special action of a stronghold does, and the action a faction always has.
special-auren = 2 steps in one cult
special-chaos_magicians = two actions in a row
special-giants = 2 free spades
special-nomads = sandstorm
special-swarmlings = free upgrade to a trading house
special-witches = witches' ride
ability-engineers = a bridge for 2 workers

# Terrains, structures, cults.
terrain-desert = desert
terrain-plains = plains
terrain-swamp = swamp
terrain-lakes = lakes
terrain-forest = forest
terrain-mountains = mountains
terrain-wasteland = wasteland
structure-dwelling = dwelling
structure-trading-house = trading house
structure-temple = temple
structure-stronghold = stronghold
structure-sanctuary = sanctuary
cult-fire = cult of fire
cult-water = cult of water
cult-earth = cult of earth
cult-air = cult of air

# Where points come from.
source-start = start
source-round-tile = scoring tile
source-favor = favor tile
source-card = bonus card
source-town = town
source-shipping = shipping
source-digging = exchange track
source-ability = faction
source-structures = power via structures
source-cult = cults
source-area = area
source-resources = resources

# Conversions, after "convert".
convert-power-priest = 5 power into 1 priest
convert-power-worker = 3 power into 1 worker
convert-power-coin = 1 power into 1 coin
convert-priest-worker = 1 priest into 1 worker
convert-worker-coin = 1 worker into 1 coin
convert-vp-coin = 1 VP into 1 coin
convert-coins-vp = 2 coins into 1 VP

# Parts of longer texts: each begins with a dot, or is empty.
part-price = { $workers ->
    [0] {""}
    [one] {" "}· { $workers } worker
   *[other] {" "}· { $workers } workers
}{ $coins ->
    [0] {""}
    [one] {" "}· { $coins } coin
   *[other] {" "}· { $coins } coins
}{ $priests ->
    [0] {""}
    [one] {" "}· { $priests } priest
   *[other] {" "}· { $priests } priests
}
part-power = { $power ->
    [0] {""}
   *[other] {" "}· { $power } power
}
part-coins = { $coins ->
    [0] {""}
    [one] {" "}· { $coins } coin
   *[other] {" "}· { $coins } coins
}
part-coins-on-it = { $coins ->
    [0] {""}
    [one] {" "}with { $coins } coin on it
   *[other] {" "}with { $coins } coins on it
}
part-coins-short = { $coins ->
    [0] {""}
    [one] {" "}with { $coins } coin on it
   *[other] {" "}with { $coins } coins on it
}
part-spades = { $spades ->
    [0] {""}
    [one] {" "}· { $spades } spade
   *[other] {" "}· { $spades } spades
}
part-steps = { $here } → { $there }

# What a seat is asked.
prompt-draw-tiles = Which scoring tile was drawn?
prompt-draw-cards = Which bonus card was drawn?
prompt-first = Who is the first player?
prompt-deal-colours = Which colour was dealt?
prompt-leading = Which faction do you lead?
prompt-placing = Place a first dwelling.
prompt-first-card = Take your first bonus card.
prompt-act = Take an action, or convert first.
prompt-after = Convert more, or end your turn.
prompt-spades = { $spades ->
    [0] Build a dwelling on the new home terrain?
    [one] You have { $spades } spade to use.
   *[other] You have { $spades } spades to use.
}
prompt-bridging = Where do you build the bridge?
prompt-cult-step = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} in one cult: which?
prompt-top-choice = There are not enough keys: which cult reaches space 10?
prompt-rewards = { $due ->
    [favor] Take a favor tile.
    [town] Your town is founded: take its tile.
   *[several] Choose your next reward.
}
prompt-offer = { $other } builds next to you: take { $power } power{ $vp ->
    [0] {" "}for nothing
   *[other] {" "}for { $vp } VP
}?
prompt-riding = The witches' ride: on which forest do they land?
prompt-upgrading = Which dwelling becomes a trading house?
prompt-sandstorm = Which hex becomes desert?

# The kinds of choices in a turn; verbs with one name are one kind.
verb-burn = Convert
verb-convert = Convert
verb-connect = Town
verb-build = Build
verb-transform = Transform
verb-around = Transform
verb-ship = Tracks
verb-dig = Tracks
verb-upgrade = Upgrade
verb-send = Priests
verb-power = Power actions
verb-special = Special actions
verb-pass = Pass

# What a choice says.
choice-end = End the turn
choice-done = { $spades ->
    [0] Build nothing here
   *[other] Leave the spades unused
}
loss-spades = { $spades ->
    [one] { $spades } spade will be lost.
   *[other] { $spades } spades will be lost.
}
loss-dwelling = You can afford a dwelling on the hex you transformed; building it later takes another action.
outlook-offer = { $seat } may take { $power } power{ $vp ->
    [0] {""}
   *[other] {" "}for { $vp } VP
}.
choice-burn = Sacrifice 1 power to move 1 to bowl III
choice-convert = Convert { $what }
choice-connect = Found a town across the river between { $hexes }
choice-build = Build a dwelling on { $hex }{ part-price }
choice-transform = Transform { $hex } into { $terrain }{ part-spades }{ part-price }
choice-around = Transform { $hex } into { $terrain } the long way{ part-spades }{ part-price }
choice-ship = Advance shipping to { $level }{ part-price } → { $vp } VP
choice-dig = Advance the exchange track{ part-price } → { $vp } VP
choice-upgrade = Upgrade { $hex } to a { $structure }{ part-price }
choice-send = { $steps ->
    [1] Return a priest to the supply
   *[other] Send a priest to stay
}, { $cult } { part-steps }{ part-power }
choice-power = Use a power action: { $what }{ part-power }
choice-special-card = Use the special action of the bonus card: { $what }
choice-special-favor = Use the special action of the favor tile: 1 step in a cult
choice-special-stronghold = Use the special action of the stronghold: { $what }
choice-special-ability = Use the action of the faction: { $what }
loss-pass = You could still build this round: you have { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
loss-special = { $actions ->
    [one] You have not used a special action of this round.
   *[other] You have not used { $actions } special actions of this round.
}
choice-pass = Pass
choice-pass-card = Pass and take the bonus card ({ $card }){ part-coins-short }
choice-bridge = Build a bridge from { $from } to { $to }
choice-favor = Take the favor tile ({ $tile })
choice-town = Take the town tile ({ $tile })
choice-claim = Use the spades of the stronghold now
choice-ordain = { $count ->
    [0] Ordain no worker
    [one] Ordain { $count } worker
   *[other] Ordain { $count } workers
}
choice-cult = Advance in the { $cult } { part-steps }{ part-power }
choice-accept = Take { $power } power{ $vp ->
    [0] {" "}for nothing
   *[other] {" "}for { $vp } VP
}
choice-decline = Decline
choice-lead = Lead the { $faction } ({ $terrain })
choice-card = Take the bonus card ({ $card }){ part-coins-on-it }
choice-starts = { $seat } starts
choice-scoring = { $tile }; cult bonus: { $bonus }
choice-deal = { $card }
choice-colour = { $terrain }

# The numbers behind a refusal.
detail-price = It costs { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $priests ->
    [one] { $priests } priest
   *[other] { $priests } priests
}; you have { $has-workers }, { $has-coins }, { $has-priests }.
detail-power = It takes { $need } power from bowl III, which holds { $have }.
detail-reach = It is across the river: shipping { $need } is needed, you have { $have }.

# What happened.
log-scoring = Round { $round }: { $tile }; cult bonus: { $bonus }.
log-card-in-play = Bonus card in play: { $card }.
log-first = { $seat } is the first player.
log-lead = { $seat } leads the { $faction }.
log-place = { $seat } places a first dwelling on { $hex }.
log-card = { $seat } takes the bonus card ({ $card }){ part-coins-on-it }.
log-round = Round { $round } begins.
log-income = Income of { $seat }{ part-price }{ part-power }.
log-income-source = Income of { $seat } from { $source }{ part-price }{ part-power }.
log-bonus = Cult bonus of { $seat } ({ $bonus }){ part-price }{ part-power }{ part-spades }.
log-priests-lost = { $seat } has no priest left in the supply: { $count } lost.
log-vp = { $seat }: { $vp } VP from { $by }.
log-burn = { $seat } sacrifices 1 power.
log-convert = { $seat } converts { $what }.
log-transform = { $seat } transforms { $hex } into { $terrain }{ part-spades }{ $bought ->
    [0] {""}
   *[other] {" "}({ $bought } bought)
}.
log-sandstorm = { $seat }: a sandstorm turns { $hex } into desert.
log-build = { $seat } builds a { $structure } on { $hex }.
log-upgrade = { $seat } upgrades { $hex } to a { $structure }.
log-ship = { $seat } advances shipping to { $level }.
log-dig = { $seat } advances the exchange track: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} per spade.
log-send = { $steps ->
    [1] { $seat } returns a priest to the supply for 1 step ({ $cult }).
   *[other] { $seat } sends a priest for { $steps } steps ({ $cult }).
}
log-cult = { $seat }: { $cult }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to space { $space }{ part-power }.
log-power = { $seat } uses a power action: { $action }.
log-special-card = { $seat } uses the special action of the bonus card.
log-special-favor = { $seat } uses the special action of the favor tile.
log-special-stronghold = { $seat } uses the special action of the stronghold ({ $faction }).
log-special-ability = { $seat } uses the action of the { $faction }.
log-bridge = { $seat } builds a bridge from { $from } to { $to }.
log-town = { $seat } founds a town of { $structures ->
    [one] { $structures } structure
   *[other] { $structures } structures
}.
log-town-tile = { $seat } takes the town tile ({ $tile }).
log-favor = { $seat } takes the favor tile ({ $tile }).
log-ordain = { $seat }: { $count ->
    [0] no worker becomes a priest
    [one] { $count } worker becomes a priest
   *[other] { $count } workers become priests
}.
log-accept = { $seat } takes { $power } power from the building of { $other }.
log-decline = { $seat } declines { $power } power from the building of { $other }.
log-all-declined = { $seat } gains { $power } power because everyone declined.
log-pass = { $seat } passes.
log-leave = { $seat } leaves the game.
log-end = The last round is over: final scoring.

# What is drawn: tooltips and texts for screen readers.
panel-board = Map
panel-rounds = Rounds and power actions
panel-cults = Cults
panel-market = Bonus cards, favor tiles, town tiles
panel-own = You, { $seat }
panel-seat = { $seat }
drawn-hex = { $hex }: { $terrain }
drawn-tile = { $hex } was transformed: { $terrain }
drawn-river = River ({ $river })
drawn-slot = Place for a bridge, { $slot }
drawn-structure = { $structure } on { $hex }: { $seat }
drawn-structure-town = { $structure } on { $hex }, in a town: { $seat }
drawn-bridge = Bridge { $slot }: { $seat }
drawn-round = Round { $round } of { $rounds }
drawn-scoring = Round { $round }: { $tile }; cult bonus: { $bonus } ({ $code })
drawn-action = Power action: { $tile } ({ $code })
drawn-action-used = Power action, used this round: { $tile } ({ $code })
drawn-track = { $cult }
drawn-cult = { $seat }: { $cult }, space { $space }
drawn-order-place = { $steps ->
    [1] A priest returned to the supply: 1 step, { $cult }
   *[other] A priest sent to the order: { $steps } steps, { $cult }
}
drawn-order = A priest of { $seat }: { $cult }
drawn-card = Bonus card: { $tile } ({ $code })
drawn-card-coins = Bonus card on the table: { $tile } ({ $code }){ part-coins }
drawn-favor = Favor tile: { $tile } ({ $code }), { $count ->
    [one] { $count } copy left
   *[other] { $count } copies left
}
drawn-town = Town tile: { $tile } ({ $code }), { $count ->
    [one] { $count } copy left
   *[other] { $count } copies left
}
drawn-seat = { $seat }: { $faction } ({ $terrain })
drawn-turn = { $seat } decides
drawn-undecided = { $seat } leads no faction yet
drawn-faction = { $faction } ({ $terrain })
drawn-faction-taken = { $faction }: the colour is taken
drawn-points = { $seat }: { $vp } VP · start { $start }{ $round-tile ->
    [0] {""}
   *[other] {" "}· scoring tiles { $round-tile }
}{ $favor ->
    [0] {""}
   *[other] {" "}· favor tiles { $favor }
}{ $card ->
    [0] {""}
   *[other] {" "}· bonus cards { $card }
}{ $town ->
    [0] {""}
   *[other] {" "}· towns { $town }
}{ $shipping ->
    [0] {""}
   *[other] {" "}· shipping { $shipping }
}{ $digging ->
    [0] {""}
   *[other] {" "}· exchange track { $digging }
}{ $ability ->
    [0] {""}
   *[other] {" "}· faction { $ability }
}{ $structures ->
    [0] {""}
   *[other] {" "}· power via structures { $structures }
}{ $cult ->
    [0] {""}
   *[other] {" "}· cults { $cult }
}{ $area ->
    [0] {""}
   *[other] {" "}· area { $area }
}{ $resources ->
    [0] {""}
   *[other] {" "}· resources { $resources }
}
drawn-order-of-turn = { $seat }: number { $place } in turn order
drawn-passed = { $seat } has passed
drawn-coins = { $seat }: { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}{ $coming ->
    [0] {""}
   *[other] , next income +{ $coming }
}
drawn-workers = { $seat }: { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}{ $coming ->
    [0] {""}
   *[other] , next income +{ $coming }
}
drawn-priests = { $seat }: { $count ->
    [one] { $count } priest
   *[other] { $count } priests
}, { $supply } in the supply{ $coming ->
    [0] {""}
   *[other] , next income +{ $coming }
}
drawn-keys = { $seat }: { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
drawn-bowl = { $seat }: { $count } power in bowl { $bowl }{ $coming ->
    [0] {""}
   *[other] , next income +{ $coming }
}
drawn-ship = { $seat }: shipping { $level }
drawn-hop = { $seat }: a tunnel or a flight{ part-price }
drawn-dig = { $seat }: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} for a spade
drawn-built = { $seat }, { $structure }: { $built } on the map, { $left } left
drawn-special = Special action: { $what }
drawn-special-used = Special action, used this round: { $what }
drawn-held = { $seat }: { $tile } ({ $code })
drawn-held-used = { $seat }: { $tile } ({ $code }), special action used this round

# The table in words.
table-help =
    {"      board             all hexes"}
    {"      hex E6            one hex: its neighbours, the spades it takes"}
    {"      cults             the cult tracks and their orders"}
    {"      tiles             rounds, power actions, cards and tiles"}
    {"      seats             all players"}
table-word-board = board
table-word-hex = hex
table-word-cults = cults
table-word-tiles = tiles
table-word-seats = seats
table-over = Round { $rounds } of { $rounds }: the game is over.
table-round = { $round ->
    [0] Setup.
   *[other] Round { $round } of { $rounds }.
}
table-scoring = This round: { $tile }; cult bonus: { $bonus }.
table-own = { $faction }: { $vp } VP, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, { $priests ->
    [one] { $priests } priest
   *[other] { $priests } priests
}, power { $bowls }, keys { $keys }.
prospect-income = Next income{ part-price }{ part-power }.
table-nobody = free
table-standing = { $structure }, { $seat }
table-standing-town = { $structure } in a town, { $seat }
table-hex = { $hex }: { $terrain }; { $standing }.
table-neighbours = Directly adjacent: { $hexes }.
table-over-rivers = Over rivers, with your shipping: { $hexes }.
table-spades = { $spades ->
    [one] { $spades } spade makes
   *[other] { $spades } spades make
} it your home terrain.
table-in-reach = Your structures reach it.
table-out-of-reach = Your structures do not reach it.
table-yes = yes
table-now = now
table-used = used
table-of-round = Round { $round }
table-tile = { $tile } ({ $code })
table-action = { $tile } ({ $code }){ part-power }
table-scoring-tile = { $tile }; cult bonus: { $bonus } ({ $code })
table-on-card = { $coins ->
    [0] on the table
    [one] { $coins } coin on it
   *[other] { $coins } coins on it
}
table-head-hex = Hex
table-head-terrain = Terrain
table-head-standing = Structure
table-head-spades = Spades
table-head-reach = In reach
table-head-seat = Player
table-head-keys = Keys
table-head-free = Free in the order
table-head-what = What
table-head-tile = Tile
table-head-state = State
table-head-action = Power action
table-head-card = Bonus card
table-head-favor = Favor tile
table-head-town = Town tile
table-head-faction = Faction
table-head-points = VP
table-head-coins = Coins
table-head-workers = Workers
table-head-priests = Priests
table-head-bowls = Power
table-head-ship = Shipping
table-head-dig = Per spade
table-head-built = D/TH/TE/SH/SA
table-head-tiles = Tiles
table-change-vp = Victory points: { $before } → { $after }.
table-change-coins = Coins: { $before } → { $after }.
table-change-workers = Workers: { $before } → { $after }.
table-change-priests = Priests: { $before } → { $after }.
table-change-bowl1 = Bowl I: { $before } → { $after }.
table-change-bowl2 = Bowl II: { $before } → { $after }.
table-change-bowl3 = Bowl III: { $before } → { $after }.
table-change-keys = Keys: { $before } → { $after }.
table-change-ship = Shipping: { $before } → { $after }.
table-change-dig = Exchange track: { $before } → { $after }.
table-change-cult = { $cult }: { $before } → { $after }.
table-change-terrain = { $hex } becomes { $terrain }.
table-change-structure = { $hex }: { $structure }.

# Table options.
option-first = First player
option-first-help = Drawn by lot, or the seat you name (counted from 0).
option-setup = Setup
option-setup-help = Factions chosen in turn order, colours dealt at random, or the fixed first game of the rule book.
option-factions = Fixed factions
option-factions-help = Faction names in seat order, separated by commas, for the standard setup; leave it empty to choose them.
option-more_towns = Town tiles of later printings
option-more_towns-help = Three more town tiles are in the box: 2 steps in every cult and 2 keys, a step of shipping, 11 VP.
option-shipping_card = Bonus card for shipping
option-shipping_card-help = The bonus card for shipping of later printings is in the box.
option-temple_tile = Scoring tile for temples
option-temple_tile-help = The scoring tile for temples of later printings is in the box.
option-pass_order = Turn order by passing
option-pass_order-help = The next round is played in the order of passing, not clockwise from the first to pass.
option-pass_ends_turn = A pass ends the turn at once
option-pass_ends_turn-help = Nothing is converted after a pass; conversions of that turn come before it.
option-start_points = Victory points at the start
option-start_points-help = 20 for everyone, or by faction according to the official list.
preset-first_game = The first game of the rule book
preset-later_printings = With the tiles of later printings
option-value-true = yes
option-value-false = no
option-value-none = none
option-value-random = at random
option-value-standard = standard
option-value-colours = dealt colours
option-value-first-game = first game
option-value-equal = equal
option-value-by-faction = by faction

# Standing orders.
order-accept_power = Accept power up to
order-accept_power-help = Offers of at most this much power are accepted for you; larger ones follow the next orders, or you are asked.
order-decline_costly = Decline power that costs points
order-decline_costly-help = Offers that would cost victory points, and that you did not accept above, are declined for you.
order-decline_wasted = Decline power the next income would waste
order-decline_wasted-help = Once you have passed: offers after which your next income would not fit into the bowls are declined for you.
order-end_turn = After your action
order-end_turn-help = End the turn at once, without asking for conversions.
order-end_turn-at-once = end the turn
