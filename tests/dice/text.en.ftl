game-title = Dice
game-about = Roll or stop.
prompt-roll = What does the die show?
prompt-dare = Roll again or stop?
choice-die = Roll { $what }
choice-again = Roll again
choice-stop = Stop
log-die = { $seat } rolls { $die }.
log-stop = { $seat } stops with { $points }.
place-tray = Die rolled last
place-total = Points of this turn
drawn-die = a die showing { $die }
thing-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
place-rolls = Rolled by { $seat }
drawn-rolls = { $die } rolled: { $count }
