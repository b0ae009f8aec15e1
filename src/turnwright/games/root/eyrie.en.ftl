# Eyrie Dynasties.

prompt-settle = In which corner do you place your first roost?
prompt-leader = Which leader rules the Dynasties?
prompt-roost = Where do you place a new roost?
prompt-add = Add cards to the Decree: one or two, at most one bird.
prompt-column = Which column of the Decree does the card go to?
prompt-decree = Resolve a card in the { $column } column of the Decree.
prompt-dusk = The Decree is resolved: anything else before Evening?
prompt-decree-recruit = Where do you recruit? Suit: { $suit }.
prompt-decree-move = From which clearing do you move? Suit: { $suit }.
prompt-decree-battle = Where do you start a battle? Suit: { $suit }.
prompt-decree-build = Where do you build a roost? Suit: { $suit }.
column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build
choice-settle = Place the roost in clearing { $clearing }
choice-leader = Make the { $leader } leader
choice-roost = Place the roost in clearing { $clearing }
choice-add = Add { $card } to the Decree
choice-column = Add to the column { $column }
choice-resolve = Resolve { $column }: { $suit }{ $turmoil ->
    [0] {""}
   *[other] {" "}(impossible: turmoil)
}
choice-enlist = Recruit in clearing { $clearing }
choice-nest = Build a roost in clearing { $clearing }
log-leader = { $seat } has a new leader: { $leader }.
log-add = { $seat } adds { $card } to the { $column } column of the Decree.
loss-turmoil = Turmoil ends your Daylight, although { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of this column can be resolved.
log-turmoil = Turmoil: { $seat } loses the Decree and the leader.

# The table option that fixes factions.

option-value-eyrie = { faction-eyrie }
