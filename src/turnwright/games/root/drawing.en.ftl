# What the drawing and the table in words are called.

# Drawing.
panel-board = Map
panel-supply = Score, items, quests, piles
panel-supply-only = Score, items, piles
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
drawn-waste = Laid waste: nothing can be placed or moved here
drawn-seat = { $seat }: { $faction }. Difficulty: { $difficulty }
drawn-difficulty-low = low
drawn-difficulty-medium = medium
drawn-difficulty-high = high
drawn-undecided = { $seat } leads no faction yet
drawn-faction = { $faction }. Difficulty: { $difficulty }
drawn-taken = { $faction }: led by another player
drawn-active = It is { $seat }'s turn
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
   *[other] {" "}· to craft:{ $fox ->
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
drawn-known = { $seat }, known to be in hand: { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
drawn-known-of = { $seat }: you know { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in this hand
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
drawn-discard = Discard pile; its cards are in a panel of their own
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
drawn-friend-first = second space of the chart
drawn-friend-second = third space of the chart
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
table-known = hidden, among them: { $cards }
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
