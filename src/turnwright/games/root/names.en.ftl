# Root in English: names and what they mean.

# Factions. "-help" is what a tooltip says: what the faction wants, and how it scores.
faction-marquise = Marquise de Cat
faction-marquise-help = Builds up the woodland: every building scores, and more the more of its kind are on the map; wood from the sawmills pays for it.
faction-eyrie = Eyrie Dynasties
faction-eyrie-help = Wants roosts all over the woodland, which score every Evening; has to carry out a Decree that grows every turn, or falls into turmoil and loses points.
faction-alliance = Woodland Alliance
faction-alliance-help = Spreads sympathy: every token scores, later ones more. Supporters pay for it and for revolts, which bring bases, warriors and officers.
faction-vagabond = Vagabond
faction-vagabond-help = Roams alone and acts with his items. Scores for aid that wins friends, for quests and ruins, and for the pieces of hostile factions he removes in battle.
faction-vagabond_2 = Second Vagabond
faction-vagabond_2-help = A second Vagabond scores like the first and shares the open quests with him.
faction-lizard = Lizard Cult
faction-lizard-help = Plants gardens and rules wherever one grows. Scores by spending revealed cards of suits with many gardens; what everybody discards makes a suit the Outcast, where conspiracies happen.
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
    .article = a warrior
    .counted = { $number ->
        [one] { $number } warrior
       *[other] { $number } warriors
    }
piece-warrior-help = Moves, battles and counts for rule.
piece-pawn = pawn
    .article = the pawn
    .counted = { $number ->
        [one] { $number } pawn
       *[other] { $number } pawns
    }
piece-pawn-help = The Vagabond himself: cannot be removed and rules nothing.
piece-ruin = ruin
    .article = a ruin
    .counted = { $number ->
        [one] { $number } ruin
       *[other] { $number } ruins
    }
piece-ruin-help = Fills a slot until the Vagabond has explored it and taken its last item.
piece-sawmill = sawmill
    .article = a sawmill
    .counted = { $number ->
        [one] { $number } sawmill
       *[other] { $number } sawmills
    }
piece-sawmill-help = Building of the Marquise: brings 1 wood every Birdsong.
piece-workshop = workshop
    .article = a workshop
    .counted = { $number ->
        [one] { $number } workshop
       *[other] { $number } workshops
    }
piece-workshop-help = Building of the Marquise: crafts in the suit of its clearing.
piece-recruiter = recruiter
    .article = a recruiter
    .counted = { $number ->
        [one] { $number } recruiter
       *[other] { $number } recruiters
    }
piece-recruiter-help = Building of the Marquise: recruiting places 1 warrior at each.
piece-roost = roost
    .article = a roost
    .counted = { $number ->
        [one] { $number } roost
       *[other] { $number } roosts
    }
piece-roost-help = Building of the Eyrie: crafts, is where they recruit, and scores every Evening.
piece-base = base
    .article = a base
    .counted = { $number ->
        [one] { $number } base
       *[other] { $number } bases
    }
piece-base-help = Building of the Alliance: a place to recruit, officers by cards of its suit, 1 more card in Evening.
piece-garden = garden
    .article = a garden
    .counted = { $number ->
        [one] { $number } garden
       *[other] { $number } gardens
    }
piece-garden-help = Building of the Cult: it rules the clearing, and crafts while its suit is the Outcast.
piece-sympathy = sympathy token
    .article = a sympathy token
    .counted = { $number ->
        [one] { $number } sympathy token
       *[other] { $number } sympathy tokens
    }
piece-sympathy-help = Token of the Alliance: crafts; whoever removes it or moves warriors in pays the Alliance a card.
piece-trade_post = trade post
    .article = a trade post
    .counted = { $number ->
        [one] { $number } trade post
       *[other] { $number } trade posts
    }
piece-trade_post-help = Token of the Riverfolk: whoever has a piece beside it may buy 1 more service. Removed, it leaves the game.
piece-wood = wood
    .article = a wood token
    .counted = { $number ->
        [one] { $number } wood token
       *[other] { $number } wood tokens
    }
piece-wood-help = Token of the Marquise: pays for buildings that clearings under her rule join with it.
piece-keep = keep
    .article = the keep
    .counted = { $number ->
        [one] { $number } keep
       *[other] { $number } keeps
    }
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
leader-despot-help = Viziers in Move and Build. 1 more VP for a battle that removes enemy buildings or tokens.

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
character-scoundrel-help = Scorched Earth: leave a torch in your clearing and remove all enemy pieces; nothing can be placed or moved there again.
character-adventurer = Adventurer
character-adventurer-help = Improvise: once a turn, damage a face-up item that then stands for any item of a quest.
character-ronin = Ronin
character-ronin-help = Swift Strike: after a roll you may exhaust a sword for 1 extra hit.
character-harrier = Harrier
character-harrier-help = Glide, for a torch: move alone to any clearing, without boots.

# Services of the Riverfolk.
service-hand_card = Hand Card
service-hand_card-help = Take any card of the Riverfolk's open hand. It can be bought several times in a turn.
service-riverboats = Riverboats
service-riverboats-help = Until the end of your turn river sections are paths for you.
service-mercenaries = Mercenaries
service-mercenaries-help = In your Daylight and Evening Riverfolk warriors count as yours for rule and in battle, but not against the Riverfolk. Hits are split evenly with them.
