prompt-scout = Look at the top card of the deck?
prompt-bidding = Bid in secret.
prompt-target = Whom do you attack?
prompt-attack = Play a card.
prompt-reaction = Play an ambush?
prompt-deal = Draw a card.
prompt-look = Which card is on top?

log-draw = { $seat } draws a card.
log-drew = You draw card { $card }.
log-peek = { $seat } looks at the top card.
log-peeked = The top card is { $card }.
log-bid = { $seat } has bid.
log-reveal = { $seat } bid { $bid ->
    [one] { $bid } coin
   *[other] { $bid } coins
}.
log-retreat = { $seat } retreats and shows { $other } the hand.
log-play = { $seat } attacks { $other } with card { $card }.
log-hit = { $seat } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-ambush = { $seat } springs ambush { $card }.

detail-coins = Needed: { $need }, held: { $have }.

label-draw = Draw { $n }
label-top = On top: { $n }
label-peek = Look
label-pass = Do not look
label-bid = Bid { $n }
label-attack = Attack { $seat }
label-retreat = Retreat
label-play = Play { $n }
label-ambush = Ambush { $n }
label-decline = No ambush

order-scout = Look at the top card
order-scout-help = Whether to look at the top card of the deck whenever you may.
order-scout-look = always
order-scout-pass = never
order-bid = Bid
order-bid-help = The coins to bid each round, or all you have if that is less.
order-ambush = Ambush only a card worth at least
order-ambush-help = Cards worth less are never ambushed; with 0 you are always asked.

panel-board = Discard
panel-own = Your hand

prompt-shop = Buy a point?
prompt-paying = Pay with cards.
prompt-giving = Give the attacker a card.
prompt-dropping = Discard an ambush.
log-buy = { $seat } buys a point.
log-pay = { $seat } pays with card { $card }.
log-gift = { $seat } gives { $other } a card.
log-given = You are given card { $card }.
log-drop = { $seat } discards ambush { $card }.
log-lack = { $seat } holds no ambush.
log-oath = { $seat } swears an oath.
log-sudden = { $seat } holds all ambushes and wins.
label-buy = Buy
label-save = Buy nothing
label-pay = Pay with { $n }
label-give = Give { $n }
label-drop = Discard { $n }
label-swear = Swear an oath
label-suggested = Pay the cheapest way
thing-coin = { $count } coins
thing-point = { $count } points
thing-worth = cards worth { $count }
