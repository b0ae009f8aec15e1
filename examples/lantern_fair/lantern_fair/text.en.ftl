game-title = Lantern Fair
game-about = Hang your lanterns in rising order, twins together, and collect all four pictures. For a quiet quarter of an hour.

prompt-draw = Which lantern is drawn?
prompt-evening = Hang lanterns, or look for another one.

choice-draw = Draw { $picture } { $number }
choice-hang = Hang { $picture } { $number }
choice-twins = Hang { $first } and { $second } { $number }
choice-look = Look for a lantern
choice-home = Go home

log-draw = You draw { $picture } { $number }.
log-hang = { $seat } hangs { $picture } { $number }.
log-twins = { $seat } hangs twins: { $first } and { $second } { $number }.
log-look = { $seat } looks for a lantern.
log-home = { $seat } goes home.

picture-flame = flame
picture-moon = moon
picture-leaf = leaf
picture-drop = drop
place-deck = Lanterns to be found
place-string = String of { $seat }
place-hand = Hand
place-score = Score
drawn-lantern = { $picture } { $number }
drawn-hidden = a face-down lantern
drawn-gone = has gone home
    .short = home
drawn-deck = { $count ->
    [one] { $count } lantern
   *[other] { $count } lanterns
}
thing-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

option-hand = Lanterns in hand
option-hand-help = How many lanterns each player is dealt.
