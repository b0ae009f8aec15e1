# What the command says while a game is played in the terminal.

start = { $game } for { $seats }. Seats: { $kinds }.
start-unknown = { $game } for { $seats }.
sits = { $seat } { $kind }
kind-human = human
kind-random = random
kind-greedy = greedy
kind-search = search
start-help = Answer with a number, with a choice such as { $example }, or with ? for help.
promise = The dice and cards follow a seed whose hash is { $hash }.
since = Since your last choice:
thinking = { $seat } ({ $kind }) is thinking ...
ask = { $seat }: { $prompt }
pass = Pass the keyboard to { $seat }. Press Enter when only { $seat } can see the screen.

unclear = "{ $line }" could mean: { $names }. Which?
unknown = "{ $line }" is neither a choice nor a command here. Type a number, a choice, or ? for help.
no-number = There is no option { $number }: the options are 1 to { $count }.
possible = You can do that now: { $label }.
refused = { $name } is not possible. { $why }
what = { $command } needs an argument: { $usage }
no-place = There is no { $place } { $name } on this map.
no-rule = There is no rule { $name }. Rule ids look like { $example }.
no-log = Nothing has happened yet.
nothing-changes = No changes can be foreseen: chance or another player comes next.
foreseen = If you choose { $name }:
undone = Taken back.
not-undone = That cannot be taken back: { $why }
ask-others = { $why } Do all other players agree? (y/N){" "}
saved = The game is saved in { $file }.
not-saved = Not saved: { $why }
drawn = The picture is saved in { $file }.
save-as = Save the game under which file name? (Enter: do not save){" "}
bye = The game ends here, unfinished.
end-of-input = The input has ended.
ruling = Ruling: { $text }

serving = Turnwright is at { $address } (Ctrl+C stops it; tables are stored in { $folder })
over = The game is over.
seed = The seed was { $seed }.
score = { $place }. { $seat }: { $score }{ $wins ->
    [yes] {" "}(wins)
   *[no] {""}
}
earned = Where the points came from:
earned-rule = Rule
earned-text = What it pays for
earned-start = Start, trades and payments

help =
    Answer with the number of an option, its name ("{ $example }"), or a short form that fits only one option.
    Separate several choices with commas; "x2" after a choice makes it twice.
    Commands:
    { $own }
    {"      log, log 50       what happened, with the rules behind it"}
    {"      preview CHOICE    what a choice would change"}
    {"      why CHOICE        why a choice is not possible"}
    {"      rule"} { $rule }       a rule; its first part alone shows the whole section
    {"      options           show the options again"}
    {"      undo              take back your last choice"}
    {"      save FILE         save the game"}
    {"      png FILE          draw the table"}
    {"      quit              stop playing"}
help-plain =
    Answer with the number of an option, its name, or a short form that fits only one option.
    Commands: log, preview CHOICE, why CHOICE, rule ID, options, undo, save FILE, png FILE, quit.

# Other words for the commands.
alias-help = help
alias-options = options
alias-log = log
alias-preview = preview
alias-why = why
alias-rule = rule
alias-undo = undo
alias-save = save
alias-png = png
alias-quit = exit
alias-yes = y
