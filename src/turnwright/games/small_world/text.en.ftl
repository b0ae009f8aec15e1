# Small World in English: names, prompts, choices, log lines, drawn things, table options.

# What lists of games say.
game-title = Small World
game-about = Fantasy races crowd a small map: conquer while you are strong, decline when you are spent. Easy to learn, good as a first game.

# Races. "-help" is what a tooltip says.
race-amazons = Amazons
race-amazons-help = 4 extra tokens, for conquests only: they leave the map at redeployment and come back when troops are readied.
race-dwarves = Dwarves
race-dwarves-help = 1 more coin for each of their regions with a mine, even in decline.
race-elves = Elves
race-elves-help = No token is lost when an opponent conquers a region of theirs; all go back to hand.
race-ghouls = Ghouls
race-ghouls-help = In decline all tokens stay on the map and keep conquering, before their owner's active race does.
race-giants = Giants
race-giants-help = Regions next to a mountain they hold cost 1 token less.
race-halflings = Halflings
race-halflings-help = May enter at any land region. Their first 2 regions get a hole, which makes them immune.
race-humans = Humans
race-humans-help = 1 more coin for each of their farmland regions.
race-orcs = Orcs
race-orcs-help = 1 more coin for each non-empty region they conquered this turn.
race-ratmen = Ratmen
race-ratmen-help = No ability: their number is their strength.
race-skeletons = Skeletons
race-skeletons-help = 1 new token at redeployment for every 2 non-empty regions they conquered this turn.
race-sorcerers = Sorcerers
race-sorcerers-help = Once per turn and opponent, a lone active token next to them is replaced by a Sorcerer from the tray.
race-tritons = Tritons
race-tritons-help = Coastal regions, by a sea or a lake, cost 1 token less.
race-trolls = Trolls
race-trolls-help = Each of their regions gets a lair, which adds 1 to its defence, even in decline.
race-wizards = Wizards
race-wizards-help = 1 more coin for each of their regions with a magic source.
race-homemade = Home-made race

# Special powers.
power-alchemist = Alchemist
power-alchemist-help = 2 more coins every turn while active.
power-berserk = Berserk
power-berserk-help = The die may be rolled before every conquest; the region is named after the roll, and there is no final attempt.
power-bivouacking = Bivouacking
power-bivouacking-help = 5 encampments, each worth 1 token in defence; they are placed anew at every redeployment.
power-commando = Commando
power-commando-help = Every region costs 1 token less.
power-diplomat = Diplomat
power-diplomat-help = At the end of the turn, name an opponent whose active race you did not attack: they cannot attack this race until your next turn.
power-dragon_master = Dragon Master
power-dragon_master-help = Once a turn the Dragon takes a region with 1 token, whatever defends it. The region is immune while the Dragon stays.
power-flying = Flying
power-flying-help = Any land region may be conquered, next to its own or not.
power-forest = Forest
power-forest-help = 1 more coin for each of its forest regions.
power-fortified = Fortified
power-fortified-help = 1 fortress a turn. Each pays 1 coin a turn while the race is active, and adds 1 to the defence even in decline.
power-heroic = Heroic
power-heroic-help = At the end of the turn 2 Heroes make 2 of its regions immune.
power-hill = Hill
power-hill-help = 1 more coin for each of its hill regions.
power-merchant = Merchant
power-merchant-help = 1 more coin for each of its regions.
power-mounted = Mounted
power-mounted-help = Hill and farmland regions cost 1 token less.
power-pillaging = Pillaging
power-pillaging-help = 1 more coin for each non-empty region it conquered this turn.
power-seafaring = Seafaring
power-seafaring-help = Seas and lakes may be conquered, and are kept in decline.
power-spirit = Spirit
power-spirit-help = In decline it does not count: another race may be in decline as well.
power-stout = Stout
power-stout-help = May go into decline at the end of a turn of conquests, after the coins are paid.
power-swamp = Swamp
power-swamp-help = 1 more coin for each of its swamp regions.
power-underworld = Underworld
power-underworld-help = Regions with a cavern cost 1 token less, and all of them are adjacent to each other.
power-wealthy = Wealthy
power-wealthy-help = 7 more coins at the end of its first turn, once.
power-homemade = Home-made power

# Terrains and symbols.
terrain-farmland = farmland
terrain-forest = forest
terrain-hill = hill
terrain-mountain = mountain
terrain-swamp = swamp
terrain-sea = sea
terrain-lake = lake
symbol-mine = mine
symbol-magic = magic source
symbol-cavern = cavern

# What a seat is asked.
prompt-picking = Pick a race and its power.
prompt-expand-or-decline = Expand with your race, or put it in decline?
prompt-readying = { $race }, { $hand ->
    [0] no tokens in hand: abandon a region, or stop
    [one] { $hand } token in hand: begin your conquests
   *[other] { $hand } tokens in hand: begin your conquests
}.
prompt-conquests = { $race }, { $hand ->
    [one] { $hand } token
   *[other] { $hand } tokens
} in hand: keep conquering, or stop?
prompt-placing = { $race }, { $hand ->
    [one] { $hand } token
   *[other] { $hand } tokens
} to place: which regions should they hold?
prompt-giving-up = { $regions ->
    [one] A region must
   *[other] { $regions } regions must
} be given up to set the Amazons aside: which?
prompt-rolled = The die shows { $roll }, you hold { $hand ->
    [one] { $hand } token
   *[other] { $hand } tokens
}: which region does it help to conquer?
prompt-encamping = { $camps ->
    [0] Encampments: leave them, or place them anew?
    [one] Place { $camps } encampment.
   *[other] Place { $camps } encampments.
}
prompt-allying = Offer peace to an opponent you did not attack?
prompt-fortifying = Build a fortress in one of your regions?
prompt-heroes-stand = Where does a Hero stand?
prompt-late-decline = The coins are paid: put your race in decline now?
prompt-first = Who starts?
prompt-banner-draw = Which race banner is next?
prompt-badge-draw = Which special power badge is next?
prompt-final-die = What does the reinforcement die show?
prompt-roll-die = What does the reinforcement die show?

# What a choice says.
choice-stop = Stop conquering and redeploy
loss-stop = Your race holds no region: { $tokens ->
    [one] { $tokens } token stays
   *[other] { $tokens } tokens stay
} in hand, and you conquer nothing this turn.
loss-stop-early = You could conquer more: { $tokens ->
    [one] { $tokens } token is
   *[other] { $tokens } tokens are
} still in hand.
loss-fortress = A fortress would bring 1 coin at the end of this and every later turn.
loss-ally = Until your next turn every opponent may attack your race.
choice-conquer = Conquer region { $region } with { $cost ->
    [one] { $cost } token
   *[other] { $cost } tokens
}
choice-attempt = Make a final attempt on region { $region } with the die: it takes { $cost ->
    [one] { $cost } token
   *[other] { $cost } tokens
}
outlook-attempt = If it succeeds, { $seat } loses region { $region }.
choice-abandon = Abandon region { $region }
loss-abandon = Region { $region } will earn you nothing.
choice-swap = Swap the lone token in region { $region } for a Sorcerer
choice-dragon = Send the Dragon to region { $region } with 1 token
choice-roll = Roll the die before the next conquest
choice-place = Place 1 token in region { $region }
choice-pile = Place all that is left in region { $region }
gesture-spread = Spread { $tokens } tokens evenly
choice-give-up = Give up region { $region }
choice-fortify = Build a fortress in region { $region }
choice-camp = Place 1 encampment in region { $region }
choice-camp-all = Place all encampments that are left in region { $region }
choice-hero = Place a Hero in region { $region }
choice-skip = No, leave it
choice-keep = Leave them where they stand
choice-regroup = Take up all encampments and place them anew
choice-expand = Expand: ready the troops and conquer
loss-decline = Your race goes into decline: its regions keep earning coins, but you conquer nothing this turn.
choice-decline = Put the race in decline
choice-pick = Pick { $power } { $race }: { $price ->
    [0] free
    [one] pay { $price } coin
   *[other] pay { $price } coins
}{ $coins ->
    [0] {""}
    [one] , get { $coins } coin
   *[other] , get { $coins } coins
}
choice-ally = Make peace with { $seat }
choice-starts = { $seat } starts
choice-die = The die shows { $what }
choice-banner = Banner: { $what ->
    [amazons] { race-amazons }
    [dwarves] { race-dwarves }
    [elves] { race-elves }
    [ghouls] { race-ghouls }
    [giants] { race-giants }
    [halflings] { race-halflings }
    [humans] { race-humans }
    [orcs] { race-orcs }
    [ratmen] { race-ratmen }
    [skeletons] { race-skeletons }
    [sorcerers] { race-sorcerers }
    [tritons] { race-tritons }
    [trolls] { race-trolls }
    [wizards] { race-wizards }
   *[homemade] { race-homemade }
}
choice-badge = Badge: { $what ->
    [alchemist] { power-alchemist }
    [berserk] { power-berserk }
    [bivouacking] { power-bivouacking }
    [commando] { power-commando }
    [diplomat] { power-diplomat }
    [dragon_master] { power-dragon_master }
    [flying] { power-flying }
    [forest] { power-forest }
    [fortified] { power-fortified }
    [heroic] { power-heroic }
    [hill] { power-hill }
    [merchant] { power-merchant }
    [mounted] { power-mounted }
    [pillaging] { power-pillaging }
    [seafaring] { power-seafaring }
    [spirit] { power-spirit }
    [stout] { power-stout }
    [swamp] { power-swamp }
    [underworld] { power-underworld }
    [wealthy] { power-wealthy }
   *[homemade] { power-homemade }
}

# The numbers behind a refusal.
detail-coins = You need { $need ->
    [one] { $need } coin
   *[other] { $need } coins
} and have { $have }.
detail-tokens = It takes { $need ->
    [one] { $need } token
   *[other] { $need } tokens
}, you have { $have } in hand.
detail-by-table = This table plays by the other ruling.

# What happened.
log-starts = { $seat } starts.
log-turn = Round { $round }: { $seat }'s turn.
log-combo = New on offer: { $power } { $race }.
log-pick = { $seat } picks { $power } { $race } with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}: { $paid ->
    [0] free
    [one] { $paid } coin paid
   *[other] { $paid } coins paid
}{ $found ->
    [0] {""}
    [one] , { $found } coin found on it
   *[other] , { $found } coins found on it
}.
log-conquer = { $seat }: { $race } conquer region { $region } with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.
log-conquer-rolled = Helped by the die, { $seat } conquers region { $region } with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.
log-tribe-gone = The Lost Tribe of region { $region } is gone.
log-beaten = { $seat } loses region { $region }: { $race }, { $lost ->
    [0] no token lost
    [one] { $lost } token lost
   *[other] { $lost } tokens lost
}{ $rest ->
    [0] {""}
   *[other] , { $rest } back to hand
}.
log-withdrawn = { $seat } loses region { $region } to a race of their own: { $race }, { $lost ->
    [0] no token lost
    [one] { $lost } token lost
   *[other] { $lost } tokens lost
}{ $rest ->
    [0] {""}
    [one] , { $rest } waits for the end of the turn
   *[other] , { $rest } wait for the end of the turn
}.
log-attempt = { $seat } tries region { $region } with the die.
log-attempt-won = The die shows { $roll }: { $seat } takes region { $region }.
log-attempt-lost = The die shows { $roll }: { $seat } fails to take region { $region }.
log-roll = { $seat } rolls { $roll }.
log-abandon = { $seat } abandons region { $region }.
log-swap = { $seat } swaps the token of { $other } in region { $region } for a Sorcerer.
log-dragon = { $seat } sends the Dragon to region { $region }.
log-hole = A Hole-in-the-Ground makes region { $region } immune.
log-reinforced = { $seat } gets { $tokens ->
    [one] { $tokens } new token
   *[other] { $tokens } new tokens
} from the tray.
log-aside = { $seat } sets { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} aside until the next turn.
log-give-up = { $seat } gives up region { $region }.
log-place = { $seat } places { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} of { $race } in region { $region }.
log-camp = { $seat } places { $camps ->
    [one] { $camps } encampment
   *[other] { $camps } encampments
} in region { $region }.
log-fortress = { $seat } builds a fortress in region { $region }.
log-hero = A Hero of { $seat } stands in region { $region }.
log-ally = { $seat } makes peace with { $other }.
log-income = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from { $race }: { $source }.
log-income-race = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from { $race }.
income-regions = regions
log-set-up-coins = { $seat } has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
log-income-total = { $seat } gets { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
} this turn.
log-decline = { $seat }: { $race } go into decline.
log-race-gone = { $race } have left the game; they may be picked again later.
log-over = The game is over.

# What is drawn, as tooltips and for screen readers.
panel-board = Map
panel-supply = Rounds, races and powers on offer
panel-own = You, { $seat }
panel-seat = { $seat }
drawn-region = Region { $region }: { $terrain }
drawn-region-symbol = Region { $region }: { $terrain }, { $symbol }
drawn-region-symbols = Region { $region }: { $terrain }, { $first }, { $second }
drawn-stack = { $race } of { $seat } in region { $region }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
drawn-stack-declined = { $race } of { $seat }, in decline, in region { $region }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
drawn-tribe = Lost Tribe in region { $region }: adds 1 to its cost
drawn-lair = Troll's Lair in region { $region }: adds 1 to its cost
drawn-hole = Hole-in-the-Ground: region { $region } is immune
drawn-fortress = Fortress in region { $region }: adds 1 to its cost
drawn-camps = { $count ->
    [one] { $count } encampment
   *[other] { $count } encampments
} in region { $region }: each adds 1 to its cost
drawn-hero = Hero: region { $region } is immune
drawn-dragon = Dragon: region { $region } is immune
drawn-seat = { $seat }
drawn-turn = It is { $seat }'s turn
drawn-first = { $seat } started the game
drawn-active = { $seat }: { $power } { $race }, { $hand } in hand
drawn-declined = { $seat }: { $race } in decline{ $hand ->
    [0] {""}
   *[other] , { $hand } in hand
}
drawn-aside = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} aside until the next turn
drawn-withdrawn = { $count ->
    [one] { $count } beaten token waits
   *[other] { $count } beaten tokens wait
} for the end of the turn
drawn-coins = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
drawn-coins-hidden = { $seat }: coins are secret
drawn-ally = { $seat } is at peace with { $other }
drawn-hand = { $race }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} in hand
drawn-camps-hand = { $count ->
    [one] { $count } encampment
   *[other] { $count } encampments
} in hand
drawn-dragon-hand = The Dragon is in hand
drawn-combo = { $power } { $race }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $price ->
    [0] free
    [one] { $price } coin to pay
   *[other] { $price } coins to pay
}{ $coins ->
    [0] {""}
    [one] , { $coins } coin on it
   *[other] , { $coins } coins on it
}
drawn-place = Place { $place }: { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}
drawn-round = Round { $round } of { $rounds }
drawn-banners = Race banners in the stack: { $count }
drawn-badges = Special power badges in the stack: { $count }
drawn-discards = Discarded badges: { $count }

# Table options.
option-first = First player
option-first-help = Drawn by lot, or the seat you name (counted from 0).
option-coins = Other players' coins
option-coins-help = Coins are secret until the end, or open to all.
option-own_decline_counts = Own race in decline counts as non-empty
option-own_decline_counts-help = Conquering a region of your own race in decline counts for Orcs, Skeletons and Pillaging.
option-own_tokens_defend = Own tokens defend against their owner
option-own_tokens_defend-help = Tokens of another race of yours add to the cost of their region; markers do in any case.
option-coins_help_pay = Coins on a combo help to pay for it
option-coins_help_pay-help = The coins lying on a combo may be used to pay for that combo.
option-immune_to_own = Immune regions stop their owner too
option-immune_to_own-help = Holes, Heroes and the Dragon also stop the owner's Ghouls in decline.
option-spared_by_own = Elves lose nothing to their owner's Ghouls
option-spared_by_own-help = Elves beaten by Ghouls of the same player lose no token.
option-redeploy_at_once = Ghouls in decline redeploy at once
option-redeploy_at_once-help = Ghouls in decline redeploy after their own conquests; otherwise after all conquests of the turn.
option-decline_die = Ghouls in decline may roll the die
option-decline_die-help = Ghouls in decline have a final conquest attempt of their own.
option-beaten_fight_on = Tokens beaten by own Ghouls fight on
option-beaten_fight_on-help = Tokens beaten by Ghouls of the same player may conquer this turn; otherwise they wait for its end.
option-swap_needs_token = A swap needs a token in hand
option-swap_needs_token-help = Sorcerers swap only while they hold at least 1 token in hand.
option-attempt_is_attack = A failed attempt is an attack
option-attempt_is_attack-help = A Diplomat cannot offer peace to an opponent after a failed final attempt against them.
option-sea_entry = Seafaring may enter by sea
option-sea_entry-help = A sea at the edge of the map may be the First Conquest of a Seafaring race.
option-quick_decline = Stout may decline at once
option-quick_decline-help = A Stout race may go into decline on the very turn it is picked.
option-homemade = Home-made race or power
option-homemade-help = A race, a power or both of your own, described in a TOML file.
preset-open_coins = Open coins
option-value-true = yes
option-value-false = no
option-value-none = none
option-value-random = at random
option-value-secret = secret
option-value-open = open
