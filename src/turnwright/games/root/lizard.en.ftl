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
loss-rituals = { $cards ->
    [one] { $cards } card in your hand still allows a ritual.
   *[other] { $cards } cards in your hand still allow rituals.
}
prompt-ritual = Which ritual with { $card }?
prompt-crafts = Craft with gardens of the Outcast?
prompt-forfeiting = Which card is lost with the garden?
detail-acolytes = It takes { $need ->
    [one] { $need } acolyte
   *[other] { $need } acolytes
}, you have { $have }.
thing-acolyte = { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
}
choice-corner = Start in clearing { $clearing }
choice-outcast = Make the Outcast { $suit }
choice-convert = Convert a warrior of the { $faction } in clearing { $clearing }
choice-sanctify = Sanctify { $piece-article } in clearing { $clearing }
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
log-sacrifice = { $seat } reveals { $card } and makes a sacrifice: 1 more acolyte.
log-take-back = { $seat } takes back { $cards ->
    [one] { $cards } revealed card.
   *[other] { $cards } revealed cards.
}
log-forfeit = { $seat } has lost a garden and discards { $card }.

# The table option that fixes factions.

option-value-lizard = { faction-lizard }

# Kinds of choices.

verb-convert = Convert
verb-sanctify = Sanctify
verb-reveal = Rituals
verb-sacrifice = Sacrifice
