# The client's own words in English. Those of games come from the server.

# Pages and navigation
skip = Skip to content
pages = Pages
lobby = To the lobby
loading = Loading…
page-missing = There is no such page.
missing-note = The address may be mistyped, or the page may have been removed.
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
theme-system = Same as the device
close = Close
yes = Yes
no = No
delete = Delete
save = Save
saved = Saved.
retry = Try again

# Lobby
hero-title = Sit down and play
hero-text = Board games by their exact rules: every legal move is highlighted, and every refusal cites its rule. Play bots right away or friends by link, live or a move a day.
your-name = Your name
play-now = Play against bots now
more-choices = Friends, options, clocks: set up your own table
continue-title = Continue playing
continue = Continue
again = Play again: { $game }
again-note = Same opponents, same options.
watch = Watch
running-more = More games in progress
seats-range = { $least }–{ $most } players
minutes-range = { $least }–{ $most } min
game = Game
my-tables = My tables
my-finished = Recently finished
open-tables = Open tables
open-tables-none = Nobody is looking for players just now.
running-tables = In progress
your-turn = Your turn
turn-of = { $name } decides
state-running = In progress
state-abandoned = Abandoned
state-closed = Closed
seat-open = free seat
waiting-for = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
won-by = { $count ->
    [0] The game is over.
    [one] { $names } has won
   *[other] { $names } share the victory
}

ended-resigned = { $names } resigned
ended-late = { $names } ran out of time
won-how = { $result } – { $why }
resigned = resigned
out-of-time = out of time

# New table
seats = Seats
seat-large = Enlarge this board
seat-number = Seat { $number }
seat-me = Me
seat-person = Another person
title-optional = Table name (optional)
public-table = Public: anyone may join or watch
game-options = Game options
preset = Rules
preset-rule-book = By the rule book
preset-own = House rules
house-rules = House rules ({ $count })
option-seat-help = Drawn by lot, or a seat by its number in the list of seats.
refused-field = { $field }: { $problem }
clock = Clock
clock-none = None
clock-minute = 1 minute per decision
clock-live = 15 minutes, plus 15 seconds per decision
clock-day = 1 day per decision
clock-days = 3 days per decision
clock-decision = { $time } per decision
clock-bank = { $time } in total, plus { $more } per decision
time-out = When time runs out
time-out-move = a bot makes the decision
time-out-seat = the player leaves, as if they had resigned
resigning = When somebody resigns
resigning-help = Agreed before the game. If no other person is left, the game ends by the present standing.
resigning-two = the other player has won
resigning-bot = a bot takes the seat
resigning-without = the others play on without that seat (a bot takes it as long as the rules do not allow this)
resigning-standing = the game ends: whoever leads has won
open-table = Open the table
start = Start

# Levels of bots, and what bots are called
opponents = How well should the bots play?
level-beginner = Beginner
level-beginner-help = Makes random legal moves, at once. For your first games: you will win.
level-casual = Casual
level-casual-help = Plays sensibly without looking far ahead, and moves at once. For players who know the rules.
level-strong = Strong
level-strong-help = Plays the game out in its head for { $seconds } s per move. Where measured, it beat Casual in at least 7 games out of 10.
level-expert = Expert
level-expert-help = The same with { $seconds } s per move: it sees more, and you wait longer.
level-added-help = { $seconds ->
    [0] A bot that this server has added. It moves at once.
   *[other] A bot that this server has added. It thinks for { $seconds } s per move.
}
seat-bot = { $seconds ->
    [0] Bot: { $level }
   *[other] Bot: { $level } ({ $seconds } s per move)
}
seat-level = bot, { $level }
bot-name-pip = Pip
bot-name-nell = Nell
bot-name-toby = Toby
bot-name-dot = Dot
bot-name-jory = Jory
bot-name-wren = Wren
bot-name-sunny = Sunny
bot-name-rosa = Rosa
bot-name-felix = Felix
bot-name-ivy = Ivy
bot-name-hugo = Hugo
bot-name-tilda = Tilda
bot-name-bruno = Bruno
bot-name-marta = Marta
bot-name-vera = Vera
bot-name-konrad = Konrad
bot-name-selma = Selma
bot-name-magnus = Magnus
bot-name-edda = Edda
bot-name-viktor = Viktor
bot-name-ursula = Ursula

# What bots are like: each is true of its kind. Random bots do not think, greedy ones look at what a move brings, the
# others play games out in their heads.
bot-character = { $name } { $character }
bot-character-pip = moves on a whim
bot-character-nell = tries things just to see what happens
bot-character-toby = never has a plan
bot-character-dot = leaves every move to luck
bot-character-jory = moves first and thinks later
bot-character-wren = hops from one idea to the next
bot-character-sunny = enjoys every move, good or bad
bot-character-rosa = takes what pays most right now
bot-character-felix = never passes up a bargain
bot-character-ivy = plays what looks best at first sight
bot-character-hugo = trusts first impressions
bot-character-tilda = stays practical and makes no long plans
bot-character-bruno = grabs first and worries later
bot-character-marta = counts what the turn brings and looks no further
bot-character-vera = plays many games in her head before each move
bot-character-konrad = weighs every option before he decides
bot-character-selma = thinks ahead, and about your answers, too
bot-character-magnus = takes his time and sees far
bot-character-edda = prepares for your best reply
bot-character-viktor = calculates patiently and forgives little
bot-character-ursula = compares how the game might go on


# Waiting room
ready-to-start = All seats are taken.
what-is-played = Game and options
who-may-come = Who can sit down
anybody-may-come = anyone: the table is public
invited-may-come = invited players only
you = you
bot = bot
sit-down = Sit down
put-bot = Put a bot here
free-seat = Free the seat
invite = Invite by link
invite-link = Anyone with this link can sit down
copy = Copy
copied = Copied
revoke = Revoke
leave = Leave
cancel = Cancel
settings = Change the settings
settings-note = Players who have already sat down are asked whether they agree. The game does not start before they have.
settings-changed = The host has changed the settings ({ $what }). Do you still want to play?
settings-changed-some = The host has changed the settings. Do you still want to play?
settings-agree = Yes, I will play
seat-undecided = has not agreed to the changes yet
waiting-to-agree = Settings have changed. Waiting for { $names } to agree.
level-of = How well { $name } plays
stand-up = Stand up
set-up-note = This game begins from a position that was set up. Whoever made it knows all of it.
stand-up-note = If you stand up, your seat is free, and the table stays yours.
close-table = Close the table
close-table-sure = Close the table? Nobody can sit down here any more, and those who wait are told.
table-closed = The host has closed this table.
table-closed-note = The game did not begin.

# Table
view-board = Board
view-supply = Supply
view-own = Your area
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
prompt = Question
sending = sending…
bot-thinks = { $name } thinks for up to { $seconds } s
bot-queued = The server is busy: the bot is waiting for its turn to think.
outdated = The server has been updated. Reload the page to go on with the new version.
reload = Reload
later = Later
reconnecting = Connection lost. Reconnecting…
online = online
offline = away
thinks = decides
choices = Choices
kinds = Show only
choices-none = You have nothing to decide right now.
choices-more = … and { $count } more
choices-keys = Numbers choose, arrows move, Enter confirms, F and T narrow the list to one place from or to, U undoes, Esc closes.
begun-source = Where to?
begun-target = From where?
begun-both = Which way?
begun-from-here = From here…
begun-to-here = To here…
begun-leave = Take this back
confirm-choice = { $choice } – are you sure?
accept = Accept
decline = Decline
undo = Undo
undo-key = Take back your last choice (U)
take-back-one = Take one back
undo-ask = Ask the other players
undo-asked = The other players have been asked.
undo-request = { $name } asks to take back a choice.
panel-large = Enlarge: { $panel } (L)
handle-board = Width of the board: drag or use the arrow keys; double click or Home to reset
handle-side = Width of the columns: drag or use the arrow keys; double click or Home to reset
list-hide = Hide this list
panel-whole = Whole screen
panel-next = Next panel (L)
panel-back = Previous panel (Shift+L)
undo-redeals = Taking this back rolls or draws again: the result may be different.
undo-anew = Take it back and roll again
undo-still = Take it back anyway
undo-request-anew = { $name } asks to take back a choice. Dice would be rolled or cards drawn again.
to-now = Skip to now
to-now-key = Show the table as it is now (Esc)
play-again = Show the moves again
play-again-key = Show again what happened since your last choice (R)
pref-speed = Show other players’ moves
speed-slow = slowly
speed-normal = at normal pace
speed-fast = fast
speed-once = instantly
log-times = { $count } times
board-keys = Board. Plus and minus zoom, arrows pan, Home shows all.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show all
log = Log
log-then = Show the board as it was then
log-older = Show earlier lines
log-empty = Nothing has happened yet.
since-yours = Since your last choice
since-count = { $count ->
    [one] { $count } event since your last choice
   *[other] { $count } events since your last choice
}
chat = Chat
chat-empty = No messages yet.
chat-write = Message to the table
send = Send
rule-show = Show rule { $id }
rule-open = { $id } in the rule book
tab-more = More
view-more = More
time-left = Time left
resign = Resign
resign-sure-win = Resign? The game ends, and the other player has won.
resign-sure-standing = Resign? The game ends, and whoever leads among the others has won.
resign-sure-bot = Resign? A bot will play on in your seat.
resign-sure-without = Resign? The others will play on without your seat, and you cannot come back.
resign-sure-nobody = Resign? Nobody else is playing: the game ends without a result.
abandon = Propose to end the game without a result
abandon-sure = End the game without a result? Nobody wins, it is not listed under games played, and it cannot be continued. It ends once everybody who plays agrees.
abandon-sure-last = End the game without a result? Nobody wins, it is not listed under games played, and it cannot be continued. Everybody else agrees already: it ends at once.
abandon-waits = Not agreed yet: { $names }
abandon-asked = { $names } would like to end the game without a result: nobody wins, and it cannot be continued.
abandon-not = Withdraw: play on
abandon-agreed = In favour of ending without a result: { $names }
abandon-too = End the game
abandon-play-on = Play on
replace-by-bot = Put a bot in seat { $number } ({ $name })
open-seat = Open seat { $number } ({ $name }) to another player
take-seat = Ask for seat { $number } ({ $name })
take-open = Take seat { $number } ({ $name })
take-note = The players will be asked whether you may join.
withdraw = Withdraw
still-here = I am still playing
orders = Standing orders
orders-of = Standing orders of { $name }
orders-help = The server answers these questions for you at once. The others see the answer and that it came from a standing order, but not your orders.
orders-active = Orders: { $count }
orders-active-help = Standing orders are active: some questions are answered for you
report = Report a wrong rule
report-rule = Rule id, if you know it
report-words = What should have happened?
report-thanks = Thank you. The report includes the game up to this point.

# What the chat tells of seats; requests are shown in the same words
said-seat-asked = { $to ->
    [back] { $name } asks to come back.
    [person] { $name } asks for seat { $number } ({ $of }).
    [bot] { $name } asks to put a bot in seat { $number } ({ $of }).
   *[open] { $name } asks to open seat { $number } ({ $of }) to another player.
}
said-seat-changed = { $to ->
    [back] { $name } comes back.
    [person] { $name } takes seat { $number } ({ $of }).
    [bot] { $name } puts a bot in seat { $number } ({ $of }).
   *[open] { $name } opens seat { $number } ({ $of }) to another player.
}
said-seat-declined = { $name } declines. Seat { $number } ({ $of }) stays as it is.
said-undo-declined = { $name } declines: { $of } takes nothing back.
said-seat-withdrawn = { $name } withdraws the request. Seat { $number } ({ $of }) stays as it is.
said-seat-unanswered = Not everyone has answered { $name }. Seat { $number } ({ $of }) stays as it is.
said-table-changed = { $name } changes the settings: { $what }.
said-seat-resigned = { $to ->
   *[bot] { $name } resigns. A bot plays on.
    [without] { $name } resigns. The others play on without seat { $number }.
    [win] { $name } resigns. The game is over.
    [standing] { $name } resigns. The game is over and decided by the present standing.
    [nobody] { $name } resigns. Nobody is left: the game ends without a result.
}
said-seat-late = { $to ->
   *[bot] { $name } has run out of time. A bot takes over the seat.
    [without] { $name } has run out of time. The others play on without seat { $number }.
    [win] { $name } has run out of time. The game is over.
    [standing] { $name } has run out of time. The game is over and decided by the present standing.
    [nobody] { $name } has run out of time. Nobody is left: the game ends without a result.
}

# Replay and result
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-place = Position in the game
replay-speed = Speed
back-to-now = Back to now
play-on = Continue from here
result = Result
winner = winner
chart = Scores over time
chart-rounds = round
chart-turns = turns →
sources = Where the points came from
sources-rest = Start, purchases and the rest
rematch = Play again
rematch-open = A new table is open: choose “Play again” to take your seat.
watch-replay = Replay
record = Record
only-mine = Only mine
every-game = All games
records-older = Show older games
finished-games = Finished games
records-none = No finished games yet.
record-upload = Open a record or position from a file

# Rules
rules-of = Rules of { $game }
rules-search = Search by word or number
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
ruling = Ruling: { $text }
rules-none = No rule contains all these words.
contents = Contents

# Account
sign-in = Sign in
sign-out = Sign out
register = Create an account
name = Name
password = Password
password-new = New password
password-old = Current password
password-change = Change the password
password-changed = Changed. Other devices must sign in again.
email-optional = E-mail (optional, for notifications)
email = E-mail
email-guest = E-mail notifications need an account.
email-confirmed = This address is confirmed.
email-unconfirmed = Not confirmed yet: open the link that was sent there. Until then no notifications are sent.
email-again = Send the link again
email-sent = A link was sent. It works for a day.
forgotten = Forgotten your password?
forgotten-note = Enter the confirmed e-mail address of your account. A link for a new password will be sent there.
forgotten-send = Send the link
forgotten-sent = If an account has this confirmed address, a link is on its way. It works once, for an hour.
reset-title = New password
reset-note = All devices and programs that are signed in to your account must sign in again.
reset-done = { $name } has a new password. Sign in with it.
rename = Change the name
rename-note = Your name changes at all your tables. It can change every 30 days; for 180 days nobody else can take the old one.
renamed = Changed.
delete-account = Delete the account
delete-account-note = You leave all your tables: games in progress are resigned, tables that wait for players are closed. Your tokens, addresses and settings are deleted. Games you have played stay, without your name. This cannot be undone.
delete-account-sure = Delete for good
deleted-player = Deleted player
confirm-title = Confirm your e-mail address
confirm-note = A notification will be sent to this address when it is your turn.
confirm = Confirm
confirm-done = { $email } is confirmed.
webhook = Webhook
webhook-note = The address of your own program or chat; it receives a POST request.
guest-note = You are playing as a guest, in this browser only. An account keeps your tables.
guest-leave = A guest who signs out cannot return to their seats. Sign out?
account-note = Your account works on all your devices.
preferences = Preferences
pref-confirm-end = Ask before a choice that ends my turn
pref-confirm-loss = Ask before a choice with a large loss
pref-notices = Show a notification in this browser
notices = When it is my turn
notices-note = One message per decision, and none while you have the table open.
notices-denied = Your browser blocks notifications from this page. You can allow them in its settings for this site.
notices-unknown = This browser does not support notifications.
tokens = Tokens for bots
tokens-note = A program that uses such a token acts in your name, as far as the token allows.
tokens-delete-all = Delete all tokens
token-name = What is it for?
token-made = created { $when }
token-rights = What may it do?
token-may-read = watch only
token-may-play = watch and play
token-may-manage = everything, including the account
token-manage-note = Give such a token only to programs that you trust fully: it can create tokens and change your account.
token-make = Create a token
token-once = Copy it now: it is shown only once.
stored = Stored games
stored-note = Tables that you opened, copied or uploaded count as yours. Games that are over can be deleted here.
stored-tables = Tables: { $used } of { $most }
stored-bytes = Space: { $used } of { $most } MB
stored-size = { $size } MB
stored-sure = Delete this game for good?
stored-sure-others = Others played in this game. It stays for them and no longer counts as yours. Give it up?
stored-deleted = “{ $title }” is deleted.
stored-kept = “{ $title }” stays for the others and no longer counts as yours.

# What the server refuses, by code
error-offline = The server cannot be reached.
error-bad-request = The server did not understand the request. Reload the page.
error-bad-option = This value is not allowed.
error-bad-option-list = This value is not allowed. Allowed: { $allowed }.
error-unknown-choice = The game has no such choice.
error-illegal-choice = You cannot choose this now.
error-ends-turn = This ends your turn.
error-not-signed-in = Sign in first.
error-bad-password = Wrong name or password.
error-forbidden = You may not do this.
error-not-your-seat = Another player is deciding.
error-not-found = Not found.
error-name-taken = Another account has this name or one that looks like it.
error-stale = The game has moved on. Look again.
error-game-over = The game is over.
error-game-too-long = A game can have at most { $most } decisions here. Agree with the others to end it without a result.
error-undo-refused = This cannot be taken back.
error-not-started = The game has not begun.
error-conflict = This is not possible now.
error-too-large = This is too large for the server.
error-rate-limited = Too many requests. Try again in { $seconds } s.
error-wrong-host = The server does not recognise this address as its own. Its operator can add it.
error-internal = Something went wrong on the server. Nothing has changed.
error-busy = The server is busy with other games. Try again in { $seconds } s.
error-unavailable = The server cannot do this right now. Try again in { $seconds } s.

# The reasons behind the codes.
error-begun = The game has begun, or the table is closed.
error-database-busy = The server's database is busy. Try again in { $seconds } s.
error-bot-time = A bot can think for at most { $most } s.
error-by-invitation = This table is by invitation only.
error-chat-empty = Write something first.
error-chat-long = Too long: at most { $most } characters.
error-chat-players = Only players can write here.
error-clock = This clock is not possible.
error-email = This is not an e-mail address.
error-email-done = None of your addresses is waiting to be confirmed.
error-guest-email = Mail is sent to accounts only. Create an account.
error-guest-password = A guest has no password. Create an account.
error-handover-pending = Somebody is already asking for a seat. Wait for the answer.
error-handover-unasked = Nobody is asking you about a seat now.
error-has-account = You have an account. Sign out first.
error-link-over = This link has been used or is more than a day old. Request another on the account page.
error-mail-off = This server does not send mail.
error-many-tables = You have { $most } unfinished tables, and that is the limit. Finish a game or close a table first.
error-name-account = An account has this name or one that looks like it. Sign in, or choose another name.
error-name-alphabet = A name must use letters of one alphabet.
error-name-empty = A name needs a letter or a digit.
error-name-length = A name must have { $least } to { $most } characters.
error-name-letters = A name can contain letters, digits, spaces and - _ . '
error-no-rule = The rule book has no such rule.
error-no-seat = You have no seat at this table.
error-no-table = There is no such table, or it is private.
error-no-token = This token no longer exists.
error-not-agreed = The players have not agreed to this.
error-not-over = The game is not over.
error-option-clash = This does not fit the number of seats or another option.
error-option-each = These choices for the seats do not fit together.
error-other-seat = You have played another seat of this game and know its secrets.
error-overtaken = Others were faster. Look again.
error-owner-only = Only the owner of the table may do this.
error-password-common = This password is too easy to guess. Choose another.
error-password-length = A password must have { $least } to { $most } characters.
error-person-plays = This person is playing. Only the seat of somebody who left can be given away.
error-record-arena = This is a game text of Board Game Arena, which cannot be read. Upload a record (.jsonl).
error-record-bad = This file is not a record that can be replayed here.
error-record-line = The record cannot be replayed: line { $line } is wrong.
error-position = This position cannot be opened: { $message }.
error-record-steps = This record takes too much work: the server replays at most { $most } steps.
error-record-long = A record can have at most { $most } lines.
error-record-unfinished = Only finished games can be uploaded.
error-delete-unfinished = Only a table that is over can be deleted. Close it or finish the game first.
error-quota-bytes = Your games take { $used } MB, this one would take { $more } MB, and { $most } MB are allowed. Delete some of your games on the account page.
error-quota-reports = { $most } reports of yours are waiting for the operator of this server. Try again when they have been read.
error-quota-tables = You have stored { $used } tables, and { $most } are allowed. Delete some of your games on the account page.
error-reload = A new session has begun. Reload the page.
error-rematch = Only those who played can ask for a rematch.
error-request-over = That request is closed, and another one is open. Look again.
error-seat-count = This game needs a different number of seats: { $allowed }.
error-seat-open = A seat is still free.
error-seat-taken = This seat is taken.
error-seated = You already have a seat at this table. Nobody can take a second one.
error-signed-in = You are already signed in.
error-table-full = No seat is free.
error-not-confirmed = Not everybody has agreed to the changed settings.
error-set-up = A game that was set up keeps its options.
error-copied = A copied game keeps the settings it began with.
error-token-never = No token can do this. Sign in and do it on the account page.
error-token-right = This token does not have the right to do this.
error-tokens = You can have at most { $most } tokens. Delete one first.
error-undo-enough = Too much has been taken back at this table: no more choices can be.
error-undo-left = Somebody has left the game since then, so this cannot be taken back.
error-seat-gone = The others play on without this seat.
error-resigning = A table of this size cannot decide that.
error-renamed = The name has changed not long ago. It can change every { $days } days.
error-wrong-password = Wrong password.
error-guest-account = Only accounts can do this. Create one first.
error-undo-pending = Somebody is already asking to take back a choice. Wait for the answer.
error-undo-unasked = Nobody is asking you to take back a choice.
error-unreadable = The server cannot read this table. Please tell its operator.
error-webhook = A webhook starts with http:// or https:// and contains no user name.
error-webhook-inside = Webhooks cannot reach internal addresses.
error-webhook-off = This server does not send webhooks.
error-webhook-port = This server does not send webhooks to that port. Leave the port out of the address.
error-words = Describe the problem in 1 to { $most } characters.
error-disk-full = The server has no space left and cannot store anything. Try again later.
error-no-answer = The server's database does not answer. Try again in { $seconds } s.
