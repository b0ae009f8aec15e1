# Vagabond.

option-characters_dealt = Characters dealt
option-characters_dealt-help = Chance deals the Vagabonds' characters; the players do not choose them.
option-more_characters = More characters
option-more_characters-help = Characters from later boxes may be played: Vagrant, Arbiter, Scoundrel, Adventurer, Ronin, Harrier.
option-vagabonds_alone = Two Vagabonds may play alone
option-vagabonds_alone-help = Without another faction, quests and items may run out before anyone has 30 victory points: such a game need not end.
thing-item = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
choice-character = Be the { $character }
choice-camp = Start in the forest between { $forest }
choice-begins = Let the { $faction } set up first
choice-uncover = Lay out { $quest }
choice-unearth = Find a { $item }
choice-slip = Slip to clearing { $clearing }
choice-slip-forest = Slip into the forest between { $forest }
choice-go = Move to clearing { $clearing }
choice-glide = Glide to clearing { $clearing }
choice-with = Move with warriors of the { $faction }
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
choice-ally-falls = Let a warrior of { $seat } take the hit
prompt-character = Choose your character.
prompt-begins = Which Vagabond sets up first?
prompt-uncovering = Which quest is laid out?
prompt-camp = Choose the forest you start in.
prompt-slip = You may slip to a clearing or forest nearby.
prompt-free-go = You may move; a clearing with hostile warriors needs a boot.
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
loss-coalition = { $vp ->
    [0] You will score no more victory points: you win only if your coalition partner wins.
    [one] You give up { $vp } victory point and score no more: you win only if your coalition partner wins.
   *[other] You give up { $vp } victory points and score no more: you win only if your coalition partner wins.
}
loss-items = { $items ->
    [one] { $items } item is still ready to be used.
   *[other] { $items } items are still ready to be used.
}
loss-loot = You take no item from the ruin and score no victory point.
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
} repaired and face up again.
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

# The table option that fixes factions.

option-value-vagabond = { faction-vagabond }
option-value-vagabond_2 = { faction-vagabond_2 }

# Kinds of choices.

verb-go = Move
verb-glide = Glide
verb-slip = Slip
verb-aid = Aid
verb-quest = Quests
verb-improvise = Quests
verb-strike = Strike
verb-repair = Repair
verb-steal = Steal
verb-labor = Day Labor
verb-refresh = Refresh
