# Root in English: what is asked and told at every table, options and standing orders.

# What lists of games say.
game-title = Root
game-about = A woodland at war, where every faction plays by rules of its own. For players who enjoy rivalry and will read their faction's rules first.

# The log.

log-move = { $seat } moves { $warriors ->
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
} from clearing { $from } to clearing { $to }.
log-score = { $seat }: { $vp } VP, { $source }.
log-win = { $seat } wins.
source-removing = enemy pieces removed
source-crafting = items crafted
source-effects = effects of cards
source-building = pieces placed
source-faction = faction scoring
source-turmoil = lost in turmoil
log-draw = { $seat } draws a card.
log-drew = { $seat } draws { $card }.
choice-card = Draw { $card }

# What is asked at every table.

prompt-first = Who is the first player?
prompt-faction = Which faction do you lead?
prompt-dealt-suit = Which suit does the clearing get?
prompt-deal = Which card is drawn?
prompt-stealing = Which card is taken?
prompt-start = Use an effect at the start of the phase?
prompt-end = Use an effect before the phase ends?
prompt-declare = The dice have been rolled: use an effect?
prompt-take = How many warriors move from clearing { $from } to clearing { $to }?
prompt-free-move = Take a move, or decline it.
prompt-free-battle = Start a battle, or decline it.
prompt-ambush = { $seat } attacks you in clearing { $clearing }: play an ambush card?
prompt-foil = { $seat } ambushes you in clearing { $clearing }: foil the ambush?
prompt-dice = What do the dice show?
prompt-losses = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} from { $seat } in clearing { $clearing }: what do you lose?
prompt-activate = Which suit's crafting piece do you activate?
prompt-spend = Spend a card that matches: { $suit }.
prompt-discard = Your hand is over the limit: which card do you discard?
prompt-order = What is resolved first?
prompt-robbing = Whose hand do you take a card from?
prompt-taxing = Where do you remove a warrior to draw a card?
prompt-treating = Who else draws a card?
prompt-looking = Whose hand do you look at?
choice-starts = { $seat } is the first player
choice-lead = Lead the { $faction } (reach { $reach })
choice-suit = Suit: { $suit }
choice-stolen = Take { $card }
choice-use = Use { $card }
choice-done = Done
choice-move = Move from clearing { $from } to clearing { $to }
choice-take = Move { $warriors } { $all ->
    [0] of them
   *[other] (all)
}
choice-battle = Battle { $faction } in clearing { $clearing }
outlook-ambush = { $seat } may play an ambush, which deals { $hits } hits first, with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand.
outlook-losses = { $seat } loses, out of { $rolls } rolls{ $lose0 ->
    [0] {""}
   *[other] {" "}· nothing: { $lose0 }
}{ $lose1 ->
    [0] {""}
   *[other] {" "}· 1 piece: { $lose1 }
}{ $lose2 ->
    [0] {""}
   *[other] {" "}· 2 pieces: { $lose2 }
}{ $lose3 ->
    [0] {""}
   *[other] {" "}· 3 pieces: { $lose3 }
}{ $lose4 ->
    [0] {""}
   *[other] {" "}· 4 pieces: { $lose4 }
}{ $more ->
    [0] {""}
   *[other] {" "}· more: { $more }
}
choice-ambush = Ambush with { $card }
choice-foil = Foil the ambush with { $card }
choice-no-ambush = Play no ambush card
choice-roll = Dice: { $one } and { $two }
choice-lose = Lose { $piece-article }
choice-craft = Craft { $card }
choice-activate = Activate: { $suit }
gesture-activate = Activate { $number }: { $suit }
choice-spend = Spend { $card }
choice-discard = Discard { $card }
choice-dominate = Activate { $card } and score no more
loss-dominance = { $vp ->
    [0] You will score no more victory points: you can win only by dominance.
    [one] You give up { $vp } victory point and score no more: you can win only by dominance.
   *[other] You give up { $vp } victory points and score no more: you can win only by dominance.
}
choice-fetch = Take { $card } for a matching card
choice-first = Resolve { $piece-article } in clearing { $clearing } first
choice-rob = Take a card from { $faction }
choice-tax = Remove a warrior from clearing { $clearing }
choice-treat = Let the { $faction } draw a card
choice-look = Look at the hand of { $faction }
thing-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
thing-vp = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
    .short = VP
thing-warrior = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}
    .short = {""}
thing-wood = { $count } wood
    .short = {""}

# What is told at every table.

log-starts = { $seat } is the first player.
log-lead = { $seat } leads { $faction }.
log-suit = Clearing { $clearing } gets its suit: { $suit }.
log-turn = Round { $round }: { $seat }'s turn.
log-place-warriors = { $seat } places { $warriors ->
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
} in clearing { $clearing }.
log-place = { $seat } places { $piece-article } in clearing { $clearing }.
log-remove = { $seat } loses { $piece-counted } in clearing { $clearing }.
log-battle = { $seat } battles { $other } in clearing { $clearing }.
log-ambush = { $seat } plays { $card }.
log-foil = { $seat } foils the ambush with { $card }.
log-roll = The dice show { $one } and { $two }. { $seat } deals { $dealt }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra } extra
} { $dealt ->
    [one] hit
   *[other] hits
}, { $other } deals { $taken }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more } extra
}.
log-craft = { $seat } crafts { $card }.
log-use = { $seat } uses { $card }.
log-spend = { $seat } spends { $card }.
log-discard = { $seat } discards { $card }.
log-dominance = { $seat } activates { $card } and scores no more.
log-fetch = { $seat } takes { $card }.
log-stolen = { $seat } takes a card from the hand of { $other }.
log-stolen-card = { $seat } takes { $card } from the hand of { $other }.
log-look = { $seat } looks at the hand of { $other }.
log-seen = { $seat } holds { $card }.
detail-card = { $card } is not in the deck.
detail-stolen = { $other } does not hold { $card }.

# Options of a table.

option-first = First player
option-first-help = Drawn by lot, or the seat you name (counted from 0).
option-map = Map
option-map-help = Autumn with its printed suits, winter with suits dealt at random, or winter with a river that divides forests as paths do.
option-factions = Factions
option-factions-help = Which faction each seat leads; any leaves it to the next option.
option-assign = How the other factions are assigned
option-assign-help = At random with at least the reach advised for the number of players, at random regardless of reach, or chosen in turn order.
option-partners_spared = Coalition partners are spared
option-partners_spared-help = The partner of a coalition cannot be chosen as defender.
option-bank_optional = Better Burrow Bank is optional
option-bank_optional-help = Its owner may leave it unused, and cannot choose a coalition partner to draw the other card.
option-point_before_card = Stand and Deliver! scores first
option-point_before_card-help = The point is scored before the card is taken; for games recorded with version 1.
option-rounds = Maximum number of rounds
option-rounds-help = The game ends after this round, and the most victory points win; 0 means no limit.
option-value-any = any
option-value-true = yes
option-value-false = no
option-value-none = none
option-value-random = at random
option-value-autumn = autumn
option-value-winter = winter
option-value-raging_winter = winter, raging river
option-value-balanced = by reach
option-value-chosen = chosen

# Standing orders.

order-ambush = Play an ambush
order-ambush-help = When you are attacked: ask only if at least this many warriors attack, or never play an ambush card.
order-ambush-never = never
order-foil = Foil an ambush
order-foil-help = When you are ambushed: never play an ambush card of your own against it.
order-foil-never = never

# Kinds of choices.

verb-craft = Craft
verb-dominate = Dominance
verb-fetch = Dominance
verb-use = Effects
verb-move = Move
verb-battle = Battle
