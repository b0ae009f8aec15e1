# Woodland Alliance.

thing-supporter = { $count ->
    [one] { $count } supporter
   *[other] { $count } supporters
}
thing-officer = { $count ->
    [one] { $count } officer
   *[other] { $count } officers
}
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
loss-base = With the base you lose { $supporters ->
    [0] no supporters
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
} and { $officers ->
    [0] no officers
    [one] { $officers } officer
   *[other] { $officers } officers
}.
loss-operations = { $operations ->
    [one] { $operations } military operation is left and will be lost.
   *[other] { $operations } military operations are left and will be lost.
}
detail-supporters = It takes { $need ->
    [one] { $need } matching supporter
   *[other] { $need } matching supporters
}; you have { $have }.
log-supporter = { $seat } gains a supporter.
log-supporter-card = The new supporter of { $seat } is { $card }.
log-supporter-beyond = { $seat } discards { $card }: without a base there are at most 5 supporters.
log-supporter-spent = { $seat } spends the supporter { $card }.
log-supporter-lost = { $seat } loses the supporter { $card }.
log-officer = { $seat } trains an officer and now has { $officers }.
log-officers-lost = { $seat } loses { $officers ->
    [one] { $officers } officer
   *[other] { $officers } officers
} with the base.
log-revolt = { $seat } revolts in clearing { $clearing }.
log-outrage = Outrage in clearing { $clearing }: { $seat } owes { $other } a { $suit } card or a bird card.
outlook-outrage = Outrage: you owe { $seat } a { $suit } card or a bird card.
outlook-outrage-battle = Outrage if you remove sympathy: you owe { $seat } a { $suit } card or a bird card.
log-outrage-unpaid = { $seat } has no matching card and shows their hand to { $other }.

# The table option that fixes factions.

option-value-alliance = { faction-alliance }

# Kinds of choices.

verb-revolt = Revolt
verb-spread = Spread sympathy
verb-train = Train
verb-levy = Recruit
verb-organize = Organize
