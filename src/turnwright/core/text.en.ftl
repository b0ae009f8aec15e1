# What every game says. A game's own text.en.ftl is read after this file and may say it better.

seat-name = Player { $number }
chance-name = Chance

prompt-waiting = { $seat } decides.
prompt-chance = Enter what the dice or cards say.
prompt-over = The game is over.

# Why a choice cannot be made.
refused-over = The game is over.
refused-watcher = Watchers are not asked.
refused-no-seat = There is no such seat: this table has { $seats }, counted from 0.
refused-not-asked = Not now: { $seat } decides.
refused-chance = Not now: the dice or the cards decide.
refused-unknown = There is no choice { $choice }. Choices begin with: { $verbs }.
refused-unknown-parameter = There is no choice { $choice }. Choices with this verb are, for example: { $examples }.
refused-rule = { $rule }
refused-rule-detail = { $rule } { $detail }
refused-not-now = Not now: { $rule }
refused-not-on-offer = Not now: this is not on offer.

# Why a choice cannot be taken back.
undo-nothing = You have made no choice yet.
undo-chance = Dice or cards have been revealed since.
undo-other = Another player has answered since.
undo-revealed = Your choice has shown the others something.
undo-over = The game is over.
undo-no-seat = Only players take back choices.

# Standing orders.
log-order = { $seat } answers.
by-order = (by standing order)
order-value-ask = ask me
