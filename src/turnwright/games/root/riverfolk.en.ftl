# Riverfolk Company.

option-dividends_halved = Dividends for every two warriors
option-dividends_halved-help = The Riverfolk score 1 VP for every two warriors in Funds instead of 1 VP for each.
thing-fund = { $count ->
    [one] { $count } warrior in Funds
   *[other] { $count } warriors in Funds
}
choice-station = Place a warrior in clearing { $clearing }
choice-buy = Buy { $card }
choice-hire = Buy { $service } for { $price ->
    [one] { $price } warrior
   *[other] { $price } warriors
}
choice-price = Set the price of { $service } to { $price }
choice-pay = Commit a warrior of the { $faction }
gesture-station = Place all { $number } warriors in clearing { $clearing }
gesture-pay = Commit { $number } warriors of the { $faction }
choice-export = Export { $card }
choice-draw = Draw a card
choice-crew = Recruit a warrior in clearing { $clearing }
choice-establish = Establish a trade post in clearing { $clearing }
prompt-station = Place a warrior in a clearing on the river.
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

# The table option that fixes factions.

option-value-riverfolk = { faction-riverfolk }

# Kinds of choices.

verb-export = Export
verb-crew = Recruit
verb-establish = Trade posts
verb-buy = Services
verb-hire = Services
verb-draw = Draw
