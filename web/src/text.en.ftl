# The client's own words in English. Those of games come from the server.

# Pages and navigation
skip = To the content
pages = Pages
lobby = To the lobby
loading = Loading…
page-missing = There is no such page.
table-missing = There is no such table, or it is private.
new-table = New table
records = Games played
rules = Rules
account = Account
language = Language
language-en = English
language-ru = Русский
theme = Colours
theme-light = Light colours
theme-dark = Dark colours
theme-system = As the device
close = Close
yes = Yes
no = No
delete = Delete
error-offline = The server cannot be reached.

# Lobby
hero-title = Sit down and play
hero-text = Board games by their exact rules: every legal move is lit, every refusal names its rule. Against bots at once, with friends by a link, live or over days.
your-name = Your name
play-now = Play against bots now
bots-against = Bots against you
more-choices = Friends, options, clocks: make your own table
game = Game
my-tables = My tables
my-tables-none = You sit at no table yet.
my-finished = Lately finished
open-tables = Open tables
open-tables-none = Nobody is looking for players just now.
running-tables = Being played
your-turn = Your turn
turn-of = { $name } decides
state-running = Under way
state-abandoned = Abandoned
seat-open = free seat
waiting-for = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
won-by = { $count ->
    [0] The game is over.
    [one] { $names } has won
   *[other] { $names } share the win
}

# New table
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-person = Another person
bot-greedy = Greedy bot (quick)
bot-search = Search bot (strong)
bot-random = Random bot (for tests)
thinking-time = Thinking time
seconds = { $count } s
title-optional = Name of the table (optional)
public-table = Public: anyone may join or watch
game-options = Options of the game
clock = Clock
clock-none = None
clock-minute = 1 minute for each decision
clock-live = 15 minutes, 15 seconds more for each decision
clock-day = 1 day for each decision
clock-days = 3 days for each decision
time-out = When time runs out
time-out-move = a bot makes this decision
time-out-seat = a bot takes the seat
open-table = Open the table
start = Start

# Waiting room
ready-to-start = All seats are taken.
you = you
bot = bot
sit-down = Sit down
put-bot = Put a bot here
free-seat = Free the seat
invite = Invite by a link
invite-link = Whoever has this link may sit down
copy = Copy
copied = Copied
revoke = Revoke
leave = Leave

# Table
view-board = Board
view-supply = Supply
view-own = Your things
view-seats = Other players
view-choices = All choices
view-log = What happened
view-chat = Chat
tab-board = Board
tab-supply = Supply
tab-seats = Players
tab-choices = Choices
tab-log = Log
tab-chat = Chat
prompt = What is asked
sending = sending…
reconnecting = No connection. Trying again…
online = online
offline = away
thinks = decides
choices = Choices
choices-none = Nothing is asked of you now.
choices-keys = Numbers choose, arrows walk, Enter takes, U undoes, Esc closes.
confirm-choice = Sure? { $choice }
accept = Accept
decline = Decline
undo = Undo
undo-key = Take back your last choice (U)
undo-ask = Ask the other players
undo-asked = The others are asked.
undo-request = { $name } asks to take back a choice.
board-keys = Board. Plus and minus zoom, arrows move it, Home shows all.
zoom-in = Closer
zoom-out = Farther
zoom-all = Show all
log = Log
log-then = Show the board as it was then
log-empty = Nothing has happened yet.
since-yours = Since your last choice
since-count = { $count ->
    [one] { $count } thing happened since your last choice
   *[other] { $count } things happened since your last choice
}
chat = Chat
chat-empty = Nobody has said anything.
chat-write = Write to the table
send = Send
rule-show = Show rule { $id }
rule-open = { $id } in the rule book
tab-more = More
view-more = More
time-left = Time left
resign = Resign
resign-sure = Resign? A bot plays on in your seat.
abandon = Propose to end the game without a result
abandon-not = Withdraw: play on
abandon-agreed = For ending without a result: { $names }
abandon-too = End the game
abandon-play-on = Play on
replace-by-bot = Put a bot in the seat of { $name }
report = Report a wrong rule
report-rule = Rule (its id), if you know it
report-words = What should have happened?
report-thanks = Thank you. The report holds the game and this place in it.

# Replay and result
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-place = Place in the game
replay-speed = Speed
back-to-now = Back to now
play-on = Play on from here
result = Result
winner = winner
chart = Scores, turn by turn
chart-turns = turns →
rematch = Play again
rematch-open = A new table has been opened: play again to take your seat.
watch-replay = Replay
record = Record
only-mine = Only mine
finished-games = Finished games
records-none = No finished games yet.
record-upload = Replay a record from a file

# Rules
rules-of = Rules of { $game }
rules-search = Search in English and Russian, or by id
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rule holds all these words.
contents = Contents

# Account
sign-in = Sign in
sign-out = Sign out
register = Make an account
name = Name
password = Password
password-new = New password
password-change = Change the password
password-changed = Changed. Other devices must sign in again.
email-optional = E-mail (optional, for notices)
guest-note = You play as a guest, in this browser only. An account keeps your tables.
account-note = Your account works on all your devices.
preferences = Preferences
pref-confirm-end = Ask before a choice that ends my turn
pref-notices = Tell me when it is my turn
tokens = Tokens for bots
tokens-note = A program that sends such a token plays in your name.
token-name = What is it for?
token-make = Make a token
token-once = Copy it now: it is shown only once.
