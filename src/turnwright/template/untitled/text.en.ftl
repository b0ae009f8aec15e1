# All texts of the game in English; text.ru.ftl holds the same ids.
game-title = Untitled game
game-about = Play cards into rows, each higher than the last: long rows score most.

prompt-draw = Which card is drawn?
prompt-play = Play a card into a row, or discard one.

choice-draw = Draw { $what }
choice-play = Play { $card } into row { $row }
choice-discard = Discard { $what }

log-draw = { $seat } draws a card.
log-drew = You draw { $card }.
log-play = { $seat } plays { $card } into row { $row } and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-discard = { $seat } discards { $card }.

place-row = Row { $row }
place-discard = Discard pile
place-hand = Hand
place-score = Score
drawn-card = card { $card }
drawn-hidden = a face-down card
thing-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

option-hand = Cards in hand
option-hand-help = How many cards each player is dealt.
