# The client's own words in English. Those of games come from the server.

# Pages and navigation
skip = To the content
pages = Pages
lobby = To the lobby
loading = Loading…
page-missing = There is no such page.
missing-note = The address may be mistyped, or what was here is gone.
table-missing = There is no such table, or it is private.
game-missing = There is no such game.
record-missing = There is no such record, or it is private.
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
save = Save
saved = Saved.

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
seat-large = Show this board large
seat-small = Show this board small
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
preset = Rules
preset-rule-book = By the rule book
preset-own = House rules
house-rules = House rules ({ $count })
option-seat-help = Drawn by lot, or the seat that you name, as numbered in the list of seats.
refused-field = { $field }: { $problem }
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
bot-queued = The server is busy: the bot waits for its turn to think.
reconnecting = No connection. Trying again…
online = online
offline = away
thinks = decides
choices = Choices
kinds = Show only
choices-none = Nothing is asked of you now.
choices-more = … and { $count } more
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
replace-by-bot = Put a bot in seat { $number } ({ $name })
open-seat = Open seat { $number } ({ $name }) for somebody
take-seat = Ask for seat { $number } ({ $name })
take-open = Take seat { $number } ({ $name })
take-note = Those who play are asked whether you may join them.
withdraw = Withdraw
still-here = I play on
orders = Standing orders
orders-of = Standing orders of { $name }
orders-help = The server answers these questions for you at once. The others see the answer and that an order gave it, not your orders.
orders-active = Orders: { $count }
orders-active-help = Standing orders are in force: some questions are answered for you
report = Report a wrong rule
report-rule = Rule (its id), if you know it
report-words = What should have happened?
report-thanks = Thank you. The report holds the game and this place in it.

# What the chat tells of seats; requests are shown in the same words
said-seat-asked = { $to ->
    [back] { $name } asks to come back.
    [person] { $name } asks for seat { $number } ({ $of }).
    [bot] { $name } asks to put a bot in seat { $number } ({ $of }).
   *[open] { $name } asks to open seat { $number } ({ $of }) for somebody.
}
said-seat-changed = { $to ->
    [back] { $name } comes back.
    [person] { $name } takes seat { $number } ({ $of }).
    [bot] { $name } puts a bot in seat { $number } ({ $of }).
   *[open] { $name } opens seat { $number } ({ $of }) for somebody.
}
said-seat-declined = { $name } does not agree. Seat { $number } ({ $of }) stays as it is.
said-seat-withdrawn = { $name } no longer asks. Seat { $number } ({ $of }) stays as it is.
said-seat-unanswered = Not everybody has answered { $name }. Seat { $number } ({ $of }) stays as it is.
said-seat-resigned = { $name } resigns. A bot plays on.
said-seat-late = { $name } has run out of time. A bot takes the seat.

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
chart = Scores over the game
chart-rounds = round
chart-turns = turns →
sources = Where the points came from
sources-rest = Beginning, purchases and the rest
rematch = Play again
rematch-open = A new table has been opened: play again to take your seat.
watch-replay = Replay
record = Record
only-mine = Only mine
every-game = All games
records-older = Show older games
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
password-old = Present password
password-change = Change the password
password-changed = Changed. Other devices must sign in again.
email-optional = E-mail (optional, for notices)
email = E-mail
email-guest = Notices by mail are for accounts.
email-confirmed = This address is confirmed.
email-unconfirmed = Not confirmed yet: open the link that was mailed there. Until then no notices are sent.
email-again = Send the link again
email-sent = A link was sent. It works for a day.
confirm-title = Confirm your e-mail address
confirm-note = Notices will be mailed to this address when it is your turn.
confirm = Confirm
confirm-done = { $email } is confirmed.
webhook = Webhook
webhook-note = An address of your own program or chat that is told by POST.
guest-note = You play as a guest, in this browser only. An account keeps your tables.
guest-leave = A guest who signs out cannot come back to their seats. Sign out?
account-note = Your account works on all your devices.
preferences = Preferences
pref-confirm-end = Ask before a choice that ends my turn
pref-confirm-loss = Ask before a choice that loses much
pref-notices = Show a notice in this browser
notices = When it is my turn
notices-note = One message for each decision, and none while the table is open before you.
notices-denied = Your browser forbids notices from this page. Its settings for this site can allow them.
notices-unknown = This browser shows no notices.
tokens = Tokens for bots
tokens-note = A program that sends such a token plays in your name.
tokens-delete-all = Delete all tokens
token-name = What is it for?
token-made = made { $when }
token-make = Make a token
token-once = Copy it now: it is shown only once.

# What the server refuses, by code
error-offline = The server cannot be reached.
error-bad-request = The server did not understand this. Load the page again.
error-bad-option = This value is not allowed.
error-bad-option-list = This value is not allowed. Allowed: { $allowed }.
error-unknown-choice = The game knows no such choice.
error-illegal-choice = This cannot be chosen now.
error-not-signed-in = Sign in first.
error-bad-password = This name and password do not belong together.
error-forbidden = You may not do this.
error-not-your-seat = Another seat is asked.
error-not-found = There is no such thing here.
error-name-taken = Another account has this name or one that looks like it.
error-stale = The table has moved on. Look again.
error-game-over = The game is over.
error-undo-refused = This cannot be taken back.
error-not-started = The game has not begun.
error-conflict = This is not possible now.
error-too-large = This is too much for the server.
error-rate-limited = Too many requests. Try again in { $seconds } s.
error-wrong-host = The server does not know this address as its own. Its operator can add it.
error-internal = This failed on the server. Nothing has changed.
error-busy = The server is busy with other games. Try again in { $seconds } s.
error-unavailable = The server cannot do this right now. Try again in { $seconds } s.

# The reasons behind the codes.
error-begun = The game has begun.
error-database-busy = The database of the server is busy. Try again in { $seconds } s.
error-bot-time = A bot thinks for at most { $most } s.
error-by-invitation = This table is by invitation.
error-chat-empty = Write something first.
error-chat-long = Too long: at most { $most } letters.
error-chat-players = Only those who play may write here.
error-clock = This clock is not possible.
error-email = This is no e-mail address.
error-email-done = No address of yours waits to be confirmed.
error-guest-email = Mail is sent to accounts only. Make an account.
error-guest-password = A guest has no password. Make an account.
error-handover-pending = Somebody is asking for a seat already. Wait for the answer.
error-handover-unasked = Nobody asks you about a seat now.
error-has-account = You have an account. Sign out first.
error-link-over = This link was used already or is older than a day. Ask for another one on the account page.
error-mail-off = This server sends no mail.
error-many-tables = You have too many unfinished tables.
error-name-account = An account has this name or one that looks like it. Sign in, or choose another name.
error-name-alphabet = A name is written in one alphabet.
error-name-empty = A name needs a letter or a digit.
error-name-length = A name has { $least } to { $most } letters.
error-name-letters = A name is made of letters, digits, spaces and - _ . '
error-no-rule = The rule book has no such rule.
error-no-seat = You have no seat at this table.
error-no-table = There is no such table, or it is private.
error-no-token = This token is gone already.
error-not-agreed = Those who play have not agreed to this.
error-not-over = The game is not over.
error-option-clash = This does not go with the number of seats or with another option.
error-option-each = These choices for the seats do not go together.
error-other-seat = You have played another seat of this game and know its secrets.
error-overtaken = Others were faster. Look again.
error-owner-only = Only the owner of the table may do this.
error-password-common = This password is guessed too easily. Choose another one.
error-password-length = A password has { $least } to { $most } characters.
error-person-plays = This person is playing. Only the seat of somebody who left can be given away.
error-record-arena = This is a game text of Board Game Arena, which cannot be read. Upload a record (.jsonl).
error-record-bad = This file is no record that can be replayed here.
error-record-line = The record cannot be replayed: line { $line } is wrong.
error-record-steps = This record takes too much work: the server replays at most { $most } steps.
error-record-long = A record has at most { $most } lines.
error-record-unfinished = Only finished games can be uploaded.
error-reload = Your session is a new one. Load the page again.
error-rematch = Only those who played may ask for a rematch.
error-request-over = That request is over, and another one is open. Look again.
error-seat-count = This game is for other numbers of seats: { $allowed }.
error-seat-open = A seat is still free.
error-seat-taken = This seat is taken.
error-seated = You sit at this table already. Nobody takes a second seat.
error-signed-in = You are signed in already.
error-table-full = No seat is free.
error-tokens = { $most } tokens are enough. Delete one first.
error-undo-enough = So much was taken back at this table that no more can be.
error-undo-pending = Somebody is asking to take back a choice already. Wait for the answer.
error-undo-unasked = Nobody asks you to take back a choice.
error-unreadable = The server cannot read this table. Its operator should look.
error-webhook = A webhook begins with http:// or https:// and holds no user name.
error-webhook-inside = Webhooks cannot reach internal addresses.
error-webhook-off = This server sends no webhooks.
error-words = Say in 1 to { $most } letters what is wrong.
error-disk-full = The server has no space left to store anything. Try again later.
error-no-answer = The database of the server does not answer. Try again in { $seconds } s.
