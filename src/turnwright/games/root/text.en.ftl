# Root in English: names and what they mean.

# Factions. "-help" is what a tooltip says: what the faction wants, and how it scores.
faction-marquise = Marquise de Cat
faction-marquise-help = Builds up the woodland: every building scores, the more of its kind stand the more it brings; wood from the sawmills pays for it.
faction-eyrie = Eyrie Dynasties
faction-eyrie-help = Wants roosts all over the woodland, which score every Evening; has to carry out a Decree that grows every turn, or falls into turmoil and loses points.
faction-alliance = Woodland Alliance
faction-alliance-help = Spreads sympathy: every token scores, later ones more. Supporters pay for it and for revolts, which bring bases, warriors and officers.
faction-vagabond = Vagabond
faction-vagabond-help = Roams alone and acts with his items. Scores for aid that wins friends, for quests and ruins, and for the pieces of hostile factions he removes in battle.
faction-vagabond_2 = Second Vagabond
faction-vagabond_2-help = A second Vagabond scores like the first and shares the open quests with him.
faction-lizard = Lizard Cult
faction-lizard-help = Plants gardens and rules wherever one grows. Scores by spending revealed cards of suits with many gardens; what everybody discards makes a suit the outcast, where conspiracies happen.
faction-riverfolk = Riverfolk Company
faction-riverfolk-help = Sells cards, boats and mercenaries and turns the payments into trade posts. Scores for every post, and for funds that are left while a post stands.

# Suits.
suit-fox = fox
suit-fox-help = Matches fox clearings and the pieces there.
suit-rabbit = rabbit
suit-rabbit-help = Matches rabbit clearings and the pieces there.
suit-mouse = mouse
suit-mouse-help = Matches mouse clearings and the pieces there.
suit-bird = bird
suit-bird-help = Wild: a bird card may be used as any other suit, but no other card as a bird.

# Phases of a turn.
phase-birdsong = Birdsong
phase-birdsong-help = The first phase of a turn: wins by dominance are checked, services are bought, the faction prepares.
phase-daylight = Daylight
phase-daylight-help = The second phase of a turn: most actions, and for most factions crafting.
phase-evening = Evening
phase-evening-help = The last phase of a turn: cards are drawn, and those beyond 5 are discarded.

# Items, and what the Vagabond does with them.
item-boot = boot
item-boot-help = Exhausted to move; 2 boots into a clearing with hostile warriors.
item-bag = bag
item-bag-help = Face up on its track it raises the item limit by 2.
item-crossbow = crossbow
item-crossbow-help = Exhausted to strike: a warrior is removed without a battle.
item-hammer = hammer
item-hammer-help = Exhausted to repair an item, or to craft in the suit of the clearing.
item-sword = sword
item-sword-help = Exhausted to battle; the dice deal no more hits than there are undamaged swords.
item-tea = tea
item-tea-help = Face up at the start of Birdsong it refreshes 2 more items.
item-coin = coin
item-coin-help = Face up on its track it draws 1 more card in Evening.
item-torch = torch
item-torch-help = Exhausted to explore a ruin, or for the special action of the character.

# Pieces.
piece-warrior = warrior
piece-warrior-help = Moves, battles and counts for rule.
piece-pawn = pawn
piece-pawn-help = The Vagabond himself: cannot be removed and rules nothing.
piece-ruin = ruin
piece-ruin-help = Fills a slot until the Vagabond has explored it and taken its last item.
piece-sawmill = sawmill
piece-sawmill-help = Building of the Marquise: brings 1 wood every Birdsong.
piece-workshop = workshop
piece-workshop-help = Building of the Marquise: crafts in the suit of its clearing.
piece-recruiter = recruiter
piece-recruiter-help = Building of the Marquise: recruiting places 1 warrior at each.
piece-roost = roost
piece-roost-help = Building of the Eyrie: crafts, is where they recruit, and scores every Evening.
piece-base = base
piece-base-help = Building of the Alliance: a place to recruit, officers by cards of its suit, 1 more card in Evening.
piece-garden = garden
piece-garden-help = Building of the Cult: it rules the clearing, and crafts while its suit is the outcast.
piece-sympathy = sympathy token
piece-sympathy-help = Token of the Alliance: crafts; whoever removes it or moves warriors in pays the Alliance a card.
piece-trade_post = trade post
piece-trade_post-help = Token of the Riverfolk: whoever has a piece beside it may buy 1 more service. Removed, it leaves the game.
piece-wood = wood
piece-wood-help = Token of the Marquise: pays for buildings that clearings under her rule join with it.
piece-keep = keep
piece-keep-help = Token of the Marquise: nobody else places pieces in its clearing; her removed warriors return here for a matching card. Removed, it leaves the game.

# Cards of the shared deck.
card-ambush_bird = Ambush! (bird)
card-ambush_bird-help = Played by the defender before the roll, in any clearing: 2 hits at once, unless the attacker plays a matching ambush, too.
card-ambush_fox = Ambush! (fox)
card-ambush_fox-help = Played by the defender before the roll, in a fox clearing: 2 hits at once, unless the attacker plays a matching ambush, too.
card-ambush_rabbit = Ambush! (rabbit)
card-ambush_rabbit-help = Played by the defender before the roll, in a rabbit clearing: 2 hits at once, unless the attacker plays a matching ambush, too.
card-ambush_mouse = Ambush! (mouse)
card-ambush_mouse-help = Played by the defender before the roll, in a mouse clearing: 2 hits at once, unless the attacker plays a matching ambush, too.
card-dominance_bird = Dominance (bird)
card-dominance_bird-help = With 10 VP or more, activate it in your Daylight and score no more: you win if you rule two clearings in opposite corners at the start of your Birdsong.
card-dominance_fox = Dominance (fox)
card-dominance_fox-help = With 10 VP or more, activate it in your Daylight and score no more: you win if you rule 3 fox clearings at the start of your Birdsong.
card-dominance_rabbit = Dominance (rabbit)
card-dominance_rabbit-help = With 10 VP or more, activate it in your Daylight and score no more: you win if you rule 3 rabbit clearings at the start of your Birdsong.
card-dominance_mouse = Dominance (mouse)
card-dominance_mouse-help = With 10 VP or more, activate it in your Daylight and score no more: you win if you rule 3 mouse clearings at the start of your Birdsong.
card-birdy_bindle = Birdy Bindle
card-birdy_bindle-help = Take 1 bag from the supply and score 1 VP.
card-woodland_runners = Woodland Runners
card-woodland_runners-help = Take 1 boot from the supply and score 1 VP.
card-arms_trader = Arms Trader
card-arms_trader-help = Take 1 sword from the supply and score 2 VP.
card-crossbow_bird = Crossbow (bird)
card-crossbow_bird-help = Take 1 crossbow from the supply and score 1 VP.
card-gently_used_knapsack = Gently Used Knapsack
card-gently_used_knapsack-help = Take 1 bag from the supply and score 1 VP.
card-root_tea_fox = Root Tea (fox)
card-root_tea_fox-help = Take 1 tea from the supply and score 2 VP.
card-travel_gear_fox = Travel Gear (fox)
card-travel_gear_fox-help = Take 1 boot from the supply and score 1 VP.
card-protection_racket = Protection Racket
card-protection_racket-help = Take 1 coin from the supply and score 3 VP.
card-foxfolk_steel = Foxfolk Steel
card-foxfolk_steel-help = Take 1 sword from the supply and score 2 VP.
card-anvil = Anvil
card-anvil-help = Take 1 hammer from the supply and score 2 VP.
card-smugglers_trail = Smuggler's Trail
card-smugglers_trail-help = Take 1 bag from the supply and score 1 VP.
card-root_tea_rabbit = Root Tea (rabbit)
card-root_tea_rabbit-help = Take 1 tea from the supply and score 2 VP.
card-a_visit_to_friends = A Visit to Friends
card-a_visit_to_friends-help = Take 1 boot from the supply and score 1 VP.
card-bake_sale = Bake Sale
card-bake_sale-help = Take 1 coin from the supply and score 3 VP.
card-mouse_in_a_sack = Mouse-in-a-Sack
card-mouse_in_a_sack-help = Take 1 bag from the supply and score 1 VP.
card-root_tea_mouse = Root Tea (mouse)
card-root_tea_mouse-help = Take 1 tea from the supply and score 2 VP.
card-travel_gear_mouse = Travel Gear (mouse)
card-travel_gear_mouse-help = Take 1 boot from the supply and score 1 VP.
card-investments = Investments
card-investments-help = Take 1 coin from the supply and score 3 VP.
card-sword = Sword
card-sword-help = Take 1 sword from the supply and score 2 VP.
card-crossbow_mouse = Crossbow (mouse)
card-crossbow_mouse-help = Take 1 crossbow from the supply and score 1 VP.
card-favor_of_the_foxes = Favor of the Foxes
card-favor_of_the_foxes-help = Remove all enemy pieces from all fox clearings; 1 VP for each building and token.
card-favor_of_the_rabbits = Favor of the Rabbits
card-favor_of_the_rabbits-help = Remove all enemy pieces from all rabbit clearings; 1 VP for each building and token.
card-favor_of_the_mice = Favor of the Mice
card-favor_of_the_mice-help = Remove all enemy pieces from all mouse clearings; 1 VP for each building and token.
card-armorers = Armorers
card-armorers-help = In battle, discard this after the roll to take none of the rolled hits; extra hits and ambushes still hurt.
card-sappers = Sappers
card-sappers-help = As defender, discard this after the roll to deal 1 extra hit.
card-brutal_tactics = Brutal Tactics
card-brutal_tactics-help = As attacker, you may deal 1 extra hit; the defender then scores 1 VP.
card-royal_claim = Royal Claim
card-royal_claim-help = In your Birdsong, discard this to score 1 VP for each clearing you rule.
card-stand_and_deliver = Stand and Deliver!
card-stand_and_deliver-help = Once in your Birdsong, take a random card from another player's hand; that player scores 1 VP.
card-tax_collector = Tax Collector
card-tax_collector-help = Once in your Daylight, remove one of your warriors from a clearing to draw a card.
card-command_warren = Command Warren
card-command_warren-help = At the start of your Daylight, you may start a battle.
card-better_burrow_bank = Better Burrow Bank
card-better_burrow_bank-help = At the start of your Birdsong, you draw a card, and so does another player of your choice.
card-cobbler = Cobbler
card-cobbler-help = At the start of your Evening, you may take one move.
card-scouting_party = Scouting Party
card-scouting_party-help = As attacker, you are not affected by ambushes.
card-codebreakers = Codebreakers
card-codebreakers-help = Once in your Daylight, look at another player's hand.

# Quests.
quest-errand_fox = Errand (fox)
quest-errand_fox-help = In a fox clearing, exhaust 1 tea and 1 boot: 1 VP for each fox quest you have completed, or 2 cards.
quest-fundraising_fox = Fundraising (fox)
quest-fundraising_fox-help = In a fox clearing, exhaust 1 tea and 1 coin: 1 VP for each fox quest you have completed, or 2 cards.
quest-give_a_speech_fox = Give a Speech (fox)
quest-give_a_speech_fox-help = In a fox clearing, exhaust 1 torch and 1 tea: 1 VP for each fox quest you have completed, or 2 cards.
quest-logistics_help_fox = Logistics Help (fox)
quest-logistics_help_fox-help = In a fox clearing, exhaust 1 boot and 1 bag: 1 VP for each fox quest you have completed, or 2 cards.
quest-repair_a_shed_fox = Repair a Shed (fox)
quest-repair_a_shed_fox-help = In a fox clearing, exhaust 1 torch and 1 hammer: 1 VP for each fox quest you have completed, or 2 cards.
quest-errand_rabbit = Errand (rabbit)
quest-errand_rabbit-help = In a rabbit clearing, exhaust 1 tea and 1 boot: 1 VP for each rabbit quest you have completed, or 2 cards.
quest-expel_bandits_rabbit = Expel Bandits (rabbit)
quest-expel_bandits_rabbit-help = In a rabbit clearing, exhaust 2 swords: 1 VP for each rabbit quest you have completed, or 2 cards.
quest-fend_off_a_bear_rabbit = Fend off a Bear (rabbit)
quest-fend_off_a_bear_rabbit-help = In a rabbit clearing, exhaust 1 torch and 1 crossbow: 1 VP for each rabbit quest you have completed, or 2 cards.
quest-give_a_speech_rabbit = Give a Speech (rabbit)
quest-give_a_speech_rabbit-help = In a rabbit clearing, exhaust 1 torch and 1 tea: 1 VP for each rabbit quest you have completed, or 2 cards.
quest-guard_duty_rabbit = Guard Duty (rabbit)
quest-guard_duty_rabbit-help = In a rabbit clearing, exhaust 1 torch and 1 sword: 1 VP for each rabbit quest you have completed, or 2 cards.
quest-escort_mouse = Escort (mouse)
quest-escort_mouse-help = In a mouse clearing, exhaust 2 boots: 1 VP for each mouse quest you have completed, or 2 cards.
quest-expel_bandits_mouse = Expel Bandits (mouse)
quest-expel_bandits_mouse-help = In a mouse clearing, exhaust 2 swords: 1 VP for each mouse quest you have completed, or 2 cards.
quest-fend_off_a_bear_mouse = Fend off a Bear (mouse)
quest-fend_off_a_bear_mouse-help = In a mouse clearing, exhaust 1 torch and 1 crossbow: 1 VP for each mouse quest you have completed, or 2 cards.
quest-guard_duty_mouse = Guard Duty (mouse)
quest-guard_duty_mouse-help = In a mouse clearing, exhaust 1 torch and 1 sword: 1 VP for each mouse quest you have completed, or 2 cards.
quest-logistics_help_mouse = Logistics Help (mouse)
quest-logistics_help_mouse-help = In a mouse clearing, exhaust 1 boot and 1 bag: 1 VP for each mouse quest you have completed, or 2 cards.

# Leaders of the Eyrie.
leader-builder = Builder
leader-builder-help = Viziers in Recruit and Move. Crafted items score what their cards say.
leader-charismatic = Charismatic
leader-charismatic-help = Viziers in Recruit and Battle. Every recruitment must place 2 warriors.
leader-commander = Commander
leader-commander-help = Viziers in Move and Battle. 1 extra hit as attacker.
leader-despot = Despot
leader-despot-help = Viziers in Move and Build. 1 VP more for a battle that removes enemy buildings or tokens.

# Characters of the Vagabond.
character-thief = Thief
character-thief-help = Steal, for a torch: take a random card from a player in your clearing.
character-tinker = Tinker
character-tinker-help = Day Labor, for a torch: take a card that matches your clearing from the discard pile.
character-ranger = Ranger
character-ranger-help = Hideout, for a torch: repair 3 items; your Daylight ends.
character-vagrant = Vagrant
character-vagrant-help = Instigate, for a torch: two other players in your clearing battle, and you score for buildings and tokens removed.
character-arbiter = Arbiter
character-arbiter-help = Protect: a defender in your clearing may enlist your undamaged swords before the roll, and you score 1 VP.
character-scoundrel = Scoundrel
character-scoundrel-help = Scorched Earth: leave a torch in your clearing and remove all enemy pieces; nothing can be placed or moved there any more.
character-adventurer = Adventurer
character-adventurer-help = Improvise: once a turn, damage a face-up item that then stands for any item of a quest.
character-ronin = Ronin
character-ronin-help = Swift Strike: after a roll you may exhaust a sword for 1 extra hit.
character-harrier = Harrier
character-harrier-help = Glide, for a torch: move alone to any clearing, without boots.

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
source-faction = what the faction scores
source-turmoil = lost in turmoil
log-draw = { $seat } draws a card.
log-drew = { $seat } draws { $card }.
choice-card = Draw { $card }

# Drawing.
panel-board = Map
panel-supply = Score, items, quests, piles
panel-discard = Discard pile
panel-own = You, { $seat }
panel-seat = { $seat }
drawn-clearing = Clearing { $clearing }, { $open } of { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
} open
drawn-forest = Forest between clearings { $clearings }
drawn-suit = Suit: { $suit }
drawn-rules = { $seat } rules here
drawn-piece = { $piece }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-ruin = { $ruin }{ $items ->
    [0] {""}
   *[other] {" "}· items under it { $items }
}
drawn-warriors = { $seat }: { $warrior }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-pawn = { $seat }: { $pawn }
drawn-waste = Laid waste: nothing can be placed or moved here any more
drawn-seat = { $seat }: { $faction }. Difficulty: { $difficulty }
drawn-difficulty-low = low
drawn-difficulty-medium = medium
drawn-difficulty-high = high
drawn-undecided = { $seat } leads no faction yet
drawn-faction = { $faction }. Difficulty: { $difficulty }
drawn-taken = { $faction }: led by another player
drawn-active = { $seat } takes this turn
drawn-turn = { $seat }: { $phase }
drawn-score = { $seat }: { $vp } VP
drawn-points = { $seat }: { $vp } VP{ $removing ->
    [0] {""}
   *[other] {" "}· enemy pieces removed { $removing }
}{ $crafting ->
    [0] {""}
   *[other] {" "}· items crafted { $crafting }
}{ $effects ->
    [0] {""}
   *[other] {" "}· effects of cards { $effects }
}{ $building ->
    [0] {""}
   *[other] {" "}· pieces placed { $building }
}{ $faction ->
    [0] {""}
   *[other] {" "}· faction { $faction }
}{ $turmoil ->
    [0] {""}
   *[other] {" "}· turmoil { $turmoil }
}
drawn-hand = { $seat }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand
drawn-supply = { $seat }, in the supply: { $warrior }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-crafted = { $seat }, Crafted Items: { $item }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-area = { $seat }, play area: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-area-used = { $seat }, play area: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}, used this turn
drawn-dominance = { $seat } has activated { $card } and scores no more
drawn-partner = { $seat } is in a coalition with { $other }
drawn-activated = Crafting pieces used this turn{ $fox ->
    [0] {""}
   *[other] {" "}· fox { $fox }
}{ $rabbit ->
    [0] {""}
   *[other] {" "}· rabbit { $rabbit }
}{ $mouse ->
    [0] {""}
   *[other] {" "}· mouse { $mouse }
}
drawn-card = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}{ $cost ->
    [0] {""}
   *[other] . To craft:{ $fox ->
        [0] {""}
       *[other] {" "}fox ×{ $fox }
    }{ $rabbit ->
        [0] {""}
       *[other] {" "}rabbit ×{ $rabbit }
    }{ $mouse ->
        [0] {""}
       *[other] {" "}mouse ×{ $mouse }
    }{ $any ->
        [0] {""}
       *[other] {" "}any ×{ $any }
    }
}
drawn-open = { $seat }, open hand: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-item = Items: { $item }
drawn-in-supply = Item supply: { $item }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-deck = Deck
drawn-deck-left = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
drawn-discard = Discard pile; its cards lie in a panel of their own
drawn-discarded = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
drawn-in-discard = Discarded: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-available = Beside the map, may be taken for a card of its suit: { $card }
drawn-quest-deck = Quest deck
drawn-quests-left = Quest deck: { $count ->
    [one] { $count } quest
   *[other] { $count } quests
}
drawn-quest = Open quest: { $quest }
drawn-track = { $seat }, { $piece }: { $built } on the map, { $left } left
drawn-suit-track = { $seat }, { $piece } ({ $suit }): { $built } on the map, { $left } left
drawn-left = { $seat }, { $piece }: { $count } left
drawn-kept = { $seat }, { $piece }: in play
drawn-lost = { $seat }, { $piece }: out of the game
drawn-column = Decree, column { $column }
drawn-column-recruit = Recruit
drawn-column-recruit-help = For each card a warrior is placed at a roost in a matching clearing.
drawn-column-move = Move
drawn-column-move-help = For each card warriors move out of a matching clearing.
drawn-column-battle = Battle
drawn-column-battle-help = For each card there is a battle in a matching clearing.
drawn-column-build = Build
drawn-column-build-help = For each card a roost is built in a matching clearing that the Eyrie rule.
drawn-vizier = Decree, { $column }: Loyal Vizier (bird)
drawn-decree = Decree, { $column }: { $card }
drawn-leader = Leader: { $leader }
drawn-leads = { $leader } leads { $seat }
drawn-deposed = { $leader } of { $seat } is deposed
drawn-base = { $seat }: { $piece } ({ $suit }), not on the map
drawn-officers = { $seat }: { $count ->
    [one] { $count } officer
   *[other] { $count } officers
}
drawn-supporters = { $seat }: { $count ->
    [one] { $count } supporter
   *[other] { $count } supporters
}
drawn-supporter = Supporter of { $seat }: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-character = { $seat }: { $character }
drawn-choose = Character: { $character }
drawn-limit = { $seat }: { $held } items in the Satchel and damaged, limit { $limit }
drawn-items = { $seat }, { $item }: { $ready } ready{ $exhausted ->
    [0] {""}
   *[other] , { $exhausted } exhausted
}{ $damaged ->
    [0] {""}
   *[other] , { $damaged } damaged
}
drawn-done = { $seat }: { $count ->
    [one] { $count } quest
   *[other] { $count } quests
} of suit { $suit } done
drawn-friend = { $seat } and { $other }: { $space }{ $aids ->
    [0] {""}
   *[other] , Aids this turn { $aids }
}
drawn-friend-indifferent = indifferent
drawn-friend-first = first space of the chart
drawn-friend-second = second space of the chart
drawn-friend-allied = allied
drawn-friend-hostile = hostile
drawn-outcast = Outcast: { $suit }
drawn-hated = Hated Outcast: { $suit }; conspiracies cost 1 acolyte less
drawn-scored = Gardens of this suit have scored this turn: { $suit }
drawn-acolytes = { $seat }: { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
}
drawn-soul = Lost Soul: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-revealed = Revealed: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-posts = { $seat }, { $piece } ({ $suit }): { $built } on the map{ $laid ->
    [0] {""}
   *[other] , warriors on the track { $laid }
}
drawn-service = Service: { $service }
drawn-price = { $service }: { $price ->
    [one] { $price } warrior
   *[other] { $price } warriors
}
drawn-bought = { $seat } has { $service } this turn
drawn-funds-of = Funds, warriors of { $seat }
drawn-payments = Payments: { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
} of { $seat }
drawn-funds = Funds: { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
} of { $seat }
drawn-committed = Committed: { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
} of { $seat }

# The table in words.
table-help =
    {"      board             all clearings"}
    {"      clearing 5        one clearing: its pieces, paths, rivers and forests"}
    {"      cards             hand, quests, items, dominance cards, discard pile"}
    {"      seats             all players"}
table-word-board = board
table-word-clearing = clearing
table-word-cards = cards
table-word-seats = seats
table-over = The game is over: { $seat } has won.
table-setup = Setup.
table-turn = Round { $round }: { $seat }, { $phase }.
table-own = { $faction }: { $vp } VP, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $supply ->
    [one] { $supply } warrior
   *[other] { $supply } warriors
} in the supply.
table-dominance = You have activated { $card }.
table-hand = Your hand: { $cards }.
table-clearing = Clearing { $clearing } ({ $suit }), { $open } of { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
} open: { $standing }.
table-ruled = { $seat } rules it.
table-unruled = Nobody rules it.
table-paths = Paths lead to { $clearings }.
table-rivers = The river leads to { $clearings }.
table-forests = Forests beside it: { $forests }.
table-nothing = nothing
table-warriors = { $seat }: { $count }
table-several = { $thing } ×{ $count }
table-hidden = hidden
table-head-clearing = Clearing
table-head-suit = Suit
table-head-slots = Open slots
table-head-ruler = Ruler
table-head-standing = Pieces
table-head-seat = Player
table-head-faction = Faction
table-head-points = VP
table-head-hand = Hand
table-head-supply = Supply
table-head-items = Items
table-head-area = Play area
table-head-where = Where
table-head-what = What
table-head-effect = Effect
table-head-own = Hand
table-head-quest = Quest
table-head-item = Item supply
table-head-available = Dominance
table-head-discard = Discard pile
table-change-vp = { $seat }: { $before } → { $after } VP.
table-change-warriors = Clearing { $clearing }, warriors of { $seat }: { $before } → { $after }.
table-change-piece = Clearing { $clearing }, { $piece }: { $before } → { $after }.
table-change-crafted = { $seat }, { $item }: { $before } → { $after }.
# Lizard Cult.
option-hated_on_ties = A tie makes the Outcast Hated
option-hated_on_ties-help = If no suit has the most cards among the Lost Souls, the marker turns to Hated; otherwise it stays as it is.
prompt-corner = In which corner does the Cult start?
prompt-first-outcast = Which suit is the Outcast?
prompt-conspiracies = Conspiracies, { $acolytes ->
    [one] { $acolytes } acolyte
   *[other] { $acolytes } acolytes
}. Outcast: { $suit }{ $hated ->
    [0] .
   *[other] , Hated: everything costs 1 less.
}
prompt-crusade = The crusade has arrived. Start a battle?
prompt-rituals = Reveal cards for rituals?
prompt-ritual = Which ritual with { $card }?
prompt-crafts = Craft with gardens of the Outcast?
prompt-forfeiting = Which card goes with the garden?
detail-acolytes = It takes { $need ->
    [one] { $need } acolyte
   *[other] { $need } acolytes
}, you have { $have }.
thing-acolyte = acolytes
choice-corner = Start in clearing { $clearing }
choice-outcast = Outcast: { $suit }
choice-convert = Convert in clearing { $clearing }: { $faction }
choice-sanctify = Sanctify in clearing { $clearing }: { $piece }
choice-reveal = Reveal { $card }
choice-sacrifice = Sacrifice: reveal { $card }
choice-plant = Build a garden in clearing { $clearing }
choice-gather = Recruit in clearing { $clearing }
choice-preach = Spend the card for { $vp } VP
choice-forfeit = Discard { $card }
log-outcast = { $seat }: the Outcast is now { $suit }{ $hated ->
    [0] .
   *[other] , and Hated.
}
log-souls = { $seat } discards the Lost Souls: { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
log-crusade = { $seat } spends { $acolytes ->
    [one] { $acolytes } acolyte
   *[other] { $acolytes } acolytes
} on a Crusade.
log-convert = { $seat } spends { $acolytes ->
    [one] { $acolytes } acolyte
   *[other] { $acolytes } acolytes
} to Convert.
log-sanctify = { $seat } spends { $acolytes ->
    [one] { $acolytes } acolyte
   *[other] { $acolytes } acolytes
} to Sanctify.
log-revenge = Revenge: { $warriors ->
    [one] { $warriors } warrior of { $seat } becomes an acolyte.
   *[other] { $warriors } warriors of { $seat } become acolytes.
}
log-reveal = { $seat } reveals { $card }.
log-sacrifice = { $seat } reveals { $card } and makes a sacrifice: 1 acolyte more.
log-take-back = { $seat } takes back { $cards ->
    [one] { $cards } revealed card.
   *[other] { $cards } revealed cards.
}
log-forfeit = { $seat } has lost a garden and discards { $card }.
# Riverfolk Company.

service-hand_card = Hand Card
service-hand_card-help = Take any card of the Riverfolk's open hand. It can be bought several times in a turn.
service-riverboats = Riverboats
service-riverboats-help = Until the end of your turn river sections are paths for you.
service-mercenaries = Mercenaries
service-mercenaries-help = In your Daylight and Evening Riverfolk warriors count as yours for rule and in battle, but not against the Riverfolk. Hits are split evenly with them.
option-dividends_halved = Dividends for every two warriors
option-dividends_halved-help = The Riverfolk score 1 VP for every two warriors in Funds instead of 1 VP for each.
thing-fund = warriors in Funds
choice-station = Place a warrior in clearing { $clearing }
choice-buy = Buy { $card }
choice-hire = Buy { $service } for { $price ->
    [one] { $price } warrior
   *[other] { $price } warriors
}
choice-price = { $service }: price { $price }
choice-pay = A warrior of { $faction }
choice-export = Export { $card }
choice-draw = Draw a card
choice-crew = Recruit a warrior in clearing { $clearing }
choice-establish = Establish a trade post in clearing { $clearing }
prompt-station = Place a warrior on the river.
prompt-prices = Set the prices of your services.
prompt-riverfolk = Use your Funds ({ $warriors ->
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
}), or end your Daylight.
prompt-funds = { $use ->
    [commit] Whose warrior do you commit?
    [lay] Whose warrior do you lay on the Trade Posts track?
    [spend] Whose warrior do you spend?
   *[forfeit] Whose warrior do you lose with the trade post?
} ({ $warriors } left)
prompt-space = Which space of the Trade Posts track takes the warrior?
detail-price = The service costs { $need }; { $have } in supply.
detail-ruler-funds = It takes { $need } warriors of { $faction } in Funds; there are { $have }.
log-payments = { $seat } puts { $warriors ->
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
} of its own into Payments.
log-funds = { $seat } { $use ->
    [commit] commits
    [lay] lays on the Trade Posts track
    [spend] spends
   *[forfeit] loses with a trade post
} { $warriors ->
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
} of { $other } from Funds.
log-service = { $seat } buys { $service } for { $price ->
    [one] { $price } warrior
   *[other] { $price } warriors
}.
log-buy = { $seat } takes { $card } from the hand of { $other }.
log-price = { $seat } sets the price of { $service } to { $price }.
log-gather = { $seat } gathers Funds: { $warriors ->
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
}.
log-export = { $seat } exports { $card }.
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
prompt-free-move = Take a move, or leave it.
prompt-free-battle = Start a battle, or leave it.
prompt-ambush = { $seat } attacks you in clearing { $clearing }: play an ambush card?
prompt-foil = { $seat } ambushes you in clearing { $clearing }: foil the ambush?
prompt-dice = What do the dice show?
prompt-losses = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} from { $seat } in clearing { $clearing }: what do you lose?
prompt-activate = Which suit is the crafting piece you activate?
prompt-spend = Spend a card that matches: { $suit }.
prompt-discard = Your hand is over the limit: which card do you discard?
prompt-order = What is resolved first?
prompt-robbing = Whose hand do you take a card from?
prompt-taxing = Where do you remove a warrior to draw a card?
prompt-treating = Who else draws a card?
prompt-looking = Whose hand do you look at?
choice-starts = { $seat } is the first player
choice-lead = { $faction } (reach { $reach })
choice-suit = Suit: { $suit }
choice-stolen = Take { $card }
choice-use = Use { $card }
choice-done = Done
choice-move = Move from clearing { $from } to clearing { $to }
choice-take = { $warriors } { $all ->
    [0] of them
   *[other] (all)
}
choice-battle = Battle { $faction } in clearing { $clearing }
choice-ambush = Ambush with { $card }
choice-foil = Foil the ambush with { $card }
choice-no-ambush = Play no ambush card
choice-roll = Dice: { $one } and { $two }
choice-lose = Lose: { $piece }
choice-craft = Craft { $card }
choice-activate = Activate: { $suit }
choice-spend = Spend { $card }
choice-discard = Discard { $card }
choice-dominate = Activate { $card } and score no more
choice-fetch = Take { $card } for a matching card
choice-first = First: { $piece }, clearing { $clearing }
choice-rob = Take a card from { $faction }
choice-tax = Remove a warrior from clearing { $clearing }
choice-treat = { $faction } draws a card
choice-look = Look at the hand of { $faction }
thing-card = cards
thing-vp = victory points
thing-warrior = warriors
thing-wood = wood

# What is told at every table.

log-starts = { $seat } is the first player.
log-lead = { $seat } leads { $faction }.
log-suit = Clearing { $clearing } gets its suit: { $suit }.
log-turn = Round { $round }: { $seat } takes a turn.
log-place-warriors = { $seat } places { $warriors ->
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
} in clearing { $clearing }.
log-place = { $seat } places in clearing { $clearing }: { $piece }.
log-remove = { $seat } loses from clearing { $clearing }: { $number } × { $piece }.
log-battle = { $seat } battles { $other } in clearing { $clearing }.
log-ambush = { $seat } plays { $card }.
log-foil = { $seat } foils the ambush with { $card }.
log-roll = The dice show { $one } and { $two }. Hits: { $seat } deals { $dealt }, { $extra } extra; { $other } deals { $taken }, { $more } extra.
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

# Marquise de Cat.

prompt-keep = In which corner do you place the keep?
prompt-found = Where do you place the starting building?
prompt-sawmill = Wood runs short: which sawmill gets one?
prompt-hospital = { $warriors ->
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
} removed from clearing { $clearing }: spend a matching card to place them at the keep?
prompt-marquise = { $actions ->
    [0] No action is left: spend bird cards for more, or end Daylight.
    [one] { $actions } action is left.
   *[other] { $actions } actions are left.
}
prompt-march = Take the second move of the march, or leave it.
prompt-muster = Warriors run short: which recruiter gets one?
prompt-wood = Which wood pays for the building?
choice-keep = Place the keep in clearing { $clearing }
choice-found = Place in clearing { $clearing }: { $piece }
choice-saw = Place wood in clearing { $clearing }
choice-heal = Spend { $card } on a field hospital
choice-no-hospital = Leave them in the supply
choice-recruit = Recruit at every recruiter
choice-muster = Place a warrior in clearing { $clearing }
choice-build = Build in clearing { $clearing }: { $piece }
choice-wood = Pay a wood from clearing { $clearing }
choice-overwork = Overwork in clearing { $clearing }: a matching card for a wood
choice-extra = Spend { $card } for one more action
detail-wood = It needs { $need } wood; { $have } can be brought there.
log-heal = Field hospital: { $seat } spends { $card } for warriors of clearing { $clearing }.
log-extra = { $seat } spends { $card } for one more action.
log-wood = { $seat } pays { $wood } wood from clearing { $clearing }.

# Eyrie Dynasties.

prompt-settle = In which corner do you place your first roost?
prompt-leader = Which leader rules the Dynasties?
prompt-roost = Where do you place a new roost?
prompt-add = Add cards to the Decree: one or two, at most one bird.
prompt-column = To which column of the Decree does the card go?
prompt-decree = Resolve a card of the Decree. Column: { $column }.
prompt-dusk = The Decree is resolved: anything else before Evening?
prompt-decree-recruit = Where do you recruit? Suit: { $suit }.
prompt-decree-move = Out of which clearing do you move? Suit: { $suit }.
prompt-decree-battle = Where do you start a battle? Suit: { $suit }.
prompt-decree-build = Where do you build a roost? Suit: { $suit }.
column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build
choice-settle = Place the roost in clearing { $clearing }
choice-leader = { $leader }
choice-roost = Place the roost in clearing { $clearing }
choice-add = Add { $card } to the Decree
choice-column = Column: { $column }
choice-resolve = { $column }: { $suit }
choice-enlist = Recruit in clearing { $clearing }
choice-nest = Build a roost in clearing { $clearing }
log-leader = { $seat } has a new leader: { $leader }.
log-add = { $seat } adds { $card } to the Decree. Column: { $column }.
log-turmoil = Turmoil: { $seat } loses the Decree and the leader.

# Woodland Alliance.
thing-supporter = supporters
thing-officer = officers
choice-revolt = Revolt in clearing { $clearing }
choice-spread = Spread sympathy to clearing { $clearing }
choice-supporter = Spend the supporter { $card }
choice-dismiss = Discard the supporter { $card }
choice-appease = Give { $card } to the Supporters
choice-show-hand = Show your hand: no card matches
choice-mobilize = Mobilize: a card from hand becomes a supporter
choice-rally = Add { $card } to the Supporters
choice-train = Spend { $card } to train an officer
choice-levy = Recruit in clearing { $clearing }
choice-organize = Organize in clearing { $clearing }: sympathy for a warrior
prompt-supporter-deal = Which card was drawn for the Supporters?
prompt-support = Spend { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
} (suit: { $suit }).
prompt-dismiss = No base is left: discard supporters down to 5.
prompt-debt = Outrage in clearing { $clearing } (suit: { $suit }): which card do you give?
prompt-alliance-birdsong = Revolt, then spread sympathy.
prompt-alliance = Craft, mobilize and train.
prompt-mobilizing = Which card becomes a supporter?
prompt-operation = { $operations ->
    [one] { $operations } military operation is
   *[other] { $operations } military operations are
} left.
detail-supporters = It takes { $need } matching supporters; you have { $have }.
log-supporter = { $seat } gains a supporter.
log-supporter-card = The new supporter of { $seat } is { $card }.
log-supporter-beyond = { $seat } discards { $card }: without a base there are at most 5 supporters.
log-supporter-spent = { $seat } spends the supporter { $card }.
log-supporter-lost = { $seat } loses the supporter { $card }.
log-officer = { $seat } trains an officer and has { $officers } now.
log-officers-lost = { $seat } loses { $officers ->
    [one] { $officers } officer
   *[other] { $officers } officers
} with the base.
log-revolt = { $seat } revolts in clearing { $clearing }.
log-outrage = Outrage in clearing { $clearing }: { $seat } owes { $other } a card.
log-outrage-unpaid = { $seat } has no matching card and shows the hand to { $other }.
# Vagabond.

option-characters_dealt = Characters dealt
option-characters_dealt-help = Chance deals the characters of the Vagabonds, who do not choose them.
option-more_characters = More characters
option-more_characters-help = The characters of later boxes may be played: Vagrant, Arbiter, Scoundrel, Adventurer, Ronin, Harrier.
thing-item = items
choice-character = Be the { $character }
choice-camp = Start in the forest between { $forest }
choice-begins = The { $faction } sets up first
choice-uncover = Lay out { $quest }
choice-unearth = Find a { $item }
choice-slip = Slip to clearing { $clearing }
choice-slip-forest = Slip into the forest between { $forest }
choice-go = Move to clearing { $clearing }
choice-glide = Glide to clearing { $clearing }
choice-with = With warriors of the { $faction }
choice-refresh = Turn up { $state ->
    [ruined] the damaged { $item }
   *[exhausted] the { $item }
}
choice-repair = Repair { $state ->
    [ruined] the exhausted { $item }
   *[damaged] the { $item }
}
choice-damage = Damage { $state ->
    [exhausted] the exhausted { $item }
   *[ready] the { $item }
}
choice-exhaust = Exhaust the { $item }
choice-drop = Put away { $state ->
    [exhausted] the exhausted { $item }
    [damaged] the damaged { $item }
    [ruined] the damaged, exhausted { $item }
   *[ready] the { $item }
}
choice-loot = Take the { $item }
choice-accept = Take the { $item }
choice-explore = Explore the ruin
choice-aid = Aid the { $faction }
choice-gift = Give { $card }
choice-quest = Complete { $quest }
choice-improvise = Improvise for { $quest }
choice-reward-points = Score { $vp } VP
choice-reward-cards = Draw { $cards } cards
choice-strike = Strike at the { $faction }
choice-shoot = Remove the { $piece }
choice-steal = Steal a card from the { $faction }
choice-labor = Take { $card } from the discard pile
choice-hideout = Hide out: repair 3 items and end Daylight
choice-instigate = Let the { $faction } attack the { $defender }
choice-protect = Enlist the Arbiter
choice-scorch = Burn the clearing down
choice-swift = Exhaust a sword for 1 extra hit
choice-join = Form a coalition with the { $faction }
choice-ally-falls = A warrior of { $seat } takes the hit
prompt-character = Choose your character.
prompt-begins = Which Vagabond sets up first?
prompt-uncovering = Which quest is laid out?
prompt-camp = Choose the forest you start in.
prompt-slip = You may slip to a clearing or forest nearby.
prompt-free-go = You may move; a clearing with hostile warriors takes a boot.
prompt-escort = Whose warriors come along?
prompt-company = How many warriors of { $seat } move from clearing { $from } to clearing { $to } with you?
prompt-refresh = Which item do you turn face up?
prompt-repair = Which item do you repair?
prompt-exhaust = Which item do you exhaust?
prompt-drop = You have too many items. Which one do you put away for good?
prompt-ally = Whose warriors fight beside you in clearing { $clearing } against { $seat }?
prompt-wounds = { $hits ->
    [one] You take { $hits } hit
   *[other] You take { $hits } hits
} in clearing { $clearing }. What takes the next one?
prompt-gift = Which card do you give to { $seat }?
prompt-accept = You may take an item in return.
prompt-partner = With whom do you form a coalition?
prompt-unearthing = What lies under the ruin?
prompt-loot = You may take one of the items under the ruin.
prompt-reward = Choose your reward.
prompt-shoot = What does your bolt hit?
prompt-protect = Do you enlist the Arbiter in clearing { $clearing } against { $seat }?
prompt-replace = Which item do you damage to complete { $quest }?
prompt-exhaust-other = Which item do you exhaust to complete { $quest }?
prompt-vagabond = Act with your items, or end Daylight.
log-character = { $seat } is the { $character }.
log-uncover = { $quest } is laid out.
log-pawn = { $seat } goes to clearing { $clearing }.
log-pawn-forest = { $seat } goes into the forest between { $forest }.
log-exhaust = { $seat } exhausts { $number ->
    [one] a { $item }
   *[other] { $number }× { $item }
}.
log-refresh = { $seat } turns a { $item } face up.
log-repair = { $seat } repairs a { $item }.
log-rest = { $seat } rests: { $number ->
    [one] a { $item } is
   *[other] { $number }× { $item } are
} whole again and face up.
log-damage = A { $item } of { $seat } is damaged.
log-drop = { $seat } puts a { $item } away for good.
log-explore = { $seat } explores the ruin in clearing { $clearing }.
log-look-into = Under the ruin in clearing { $clearing } there is a { $item }.
log-loot = { $seat } takes a { $item } from the ruin.
log-ruin = The ruin in clearing { $clearing } is removed.
log-aid = { $seat } aids { $other } with a card.
log-gift = { $seat } gives { $card } to { $other }.
log-accept = { $seat } takes a { $item } in return.
log-relationship = { $seat } and the { $faction }: { $space ->
    [indifferent] Indifferent
    [amiable] second space of the chart
    [friendly] third space of the chart
    [allied] Allied
   *[hostile] Hostile
}.
log-coalition = { $seat } forms a coalition with { $other }.
log-ally = Warriors of { $other } fight beside { $seat }.
log-quest = { $seat } completes { $quest }.
log-labor = { $seat } takes { $card } from the discard pile.
log-hideout = { $seat } hides out.
log-instigate = { $seat } instigates a battle.
log-protect = { $seat } enlists { $other }, who lends { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}.
log-scorch = { $seat } burns clearing { $clearing } down.
log-swift = { $seat } strikes swiftly.
