# What every game says. A game's own text.en.ftl is read after this file and may say it better.

seat-name = Player { $number }
named-seat = { $name }
chance-name = Chance

prompt-waiting = { $seat } decides.
prompt-chance = Enter what the dice or the cards show.
prompt-over = The game is over.

# Why a choice cannot be made.
refused-over = The game is over.
refused-watcher = Watchers make no decisions.
refused-no-seat = There is no such seat: this table has { $seats }, numbered from 0.
refused-not-asked = Not now: { $seat } decides.
refused-chance = Not now: the dice or the cards decide.
refused-unknown = There is no choice '{ $choice }'. Choices begin with: { $verbs }.
refused-unknown-parameter = There is no choice '{ $choice }'. Choices with this verb are, for example: { $examples }.
refused-rule = { $rule }
refused-rule-detail = { $rule } { $detail }
refused-not-now = Not now: { $rule }
refused-later = Not now, nor later as things stand: { $rule }
refused-later-detail = Not now, nor later as things stand: { $rule } { $detail }
refused-not-on-offer = Not now: this is not on offer.

# Why a choice cannot be taken back.
undo-nothing = You have made no choice yet.
undo-chance = Dice have been rolled or cards revealed since.
undo-other = Another player has answered since.
undo-revealed = Your choice has revealed something to the others.
undo-over = The game is over.
undo-no-seat = Only players can take back choices.

# Standing orders.
log-order = { $seat } answers.
log-set-up = This game began from a position that was set up.
by-order = (by standing order)
order-value-ask = ask me

# What a choice means.
meaning-price = Costs { $things }.
meaning-lost = Gives up { $things }.
meaning-reward = Brings { $things }.
meaning-odds = Succeeds in { $ways } of { $all } cases.

# Panels that are drawn from places and tokens.
panel-board = Board
panel-own = You, { $seat }
panel-seat = { $seat }
seat-score = Score
score-of-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
