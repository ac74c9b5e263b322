### Words of the page: bar, seats, side sheet, buttons

kaizhuo = Kaizhuo
slogan = Open a table, pass the link around, play.
language-other = 中文
skip-to-choices = Skip to your choices
skip-to-main = Skip to content
close = Close
back = Back
loading = Laying the table…
not-found = Nothing here
not-found-help = The address may be mistyped, or the table has been put away.
home = Back to the shelf
error-unreachable = The server cannot be reached. Check the network and try again.
error-unknown = That did not work ({ $code }).
error-stale = The table has just changed. Have a look, then decide.

## The shelf

shelf = Games on the shelf
shelf-empty = There are no games on the shelf yet.
players-range = { $low }–{ $high } players
your-tables = Your recent tables
your-table-item = { $game }, table { $table }
box-open = Open the box of { $game }
why-here = No account, nothing to install. Every phone is a hand of cards; the table keeps the rules.

## Opening a table

open-title = Open a table of { $game }
open-name = Your name
open-name-hint = Everybody at the table sees it
open-seats = Seats
open-seat-you = You
open-seat-open = For a person
open-seat-program = Program
program-name = Program { $number }
open-seat-number = Seat { $number }
open-seat-add = Add a seat
open-seat-remove = Remove seat { $number }
open-bot = How the program plays
open-first = Who starts
open-first-random = Draw lots
open-first-you = You
open-first-seat = Seat { $number }
open-limit = Time for each step
open-limit-none = No limit
open-limit-seconds = { $seconds } seconds
open-limit-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
open-limit-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
open-limit-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
open-limit-help = When it runs out, the program makes the most cautious move for whoever has not answered.
open-rules = Rules
open-preset-standard = This rule book
open-options = Rules in detail
open-options-changed = { $count } changed
option-line = { $option }: { $value }
option-on = Yes
option-off = No
open-go = Open the table
open-rules-link = Read the rules first

## Taking seats

lobby-title = Taking seats
lobby-invite = Invite people
lobby-invite-help = Scan it, or pass the link on.
lobby-link = Invitation link
lobby-copy = Copy link
lobby-copied = Copied
lobby-share = Share
lobby-qr = QR code of the invitation link
lobby-seats = Seats
lobby-empty = Empty
lobby-start = Start
lobby-start-missing = { $count ->
    [one] 1 seat is still empty
   *[other] { $count } seats are still empty
}
lobby-wait-host = Waiting for { $host } to start
lobby-make-program = Give it to a program
lobby-make-open = Keep it for a person
lobby-rules = Rules at this table
join-title = Take a seat
join-name = Your name
join-seat = Choose a seat
join-seat-any = Any seat
join-go = Sit down
join-watch = Just watch
join-full = Every seat is taken. You can watch.
join-taken = There is a free seat. Sit down?

## At the table

table-number = Table { $table }
you = You
seat-host = Host
seat-absent = Played by the program
absent-you = A program is playing for you.
absent-back = I’m back
seat-away = Away
seat-here = Here
seat-program = Program
turn-yours = Your turn
turn-asked = Your answer
turn-wait = Waiting for { $name }
turn-wait-many = Waiting for { $count } players
turn-thinking = { $name } is thinking…
turn-over = The game is over
turn-frozen = This table has stopped
time-left = { $time } left
time-left-words = { $minutes ->
    [0] { $seconds } seconds left
   *[other] { $minutes } min { $seconds } s left
}
title-your-turn = Your turn | { $game }
title-lobby = Taking seats | { $game }
title-table = { $game } | Kaizhuo
watching = Watching
take-back = Take back
take-back-help = Take back your last move
rules = Rules
log = Log
chat = Chat
seats = Table
sheet = Side sheet
sheet-open = Open the side sheet
menu = Menu
text-table = Text
text-table-on = Switch to the table in words
text-table-off = Switch to the picture table
language-switch = Switch to Chinese
let-go = Let go
holding = Holding { $thing }
choose-next = Choose what comes next
choices = Your choices
choices-none = There is nothing for you to decide now.
choices-elsewhere = Choose on the table, or here:
choices-many = Touch anything that is lit ({ $count } choices).
your-things = Your cards
log-empty = Nothing has happened yet.
log-label = What happened
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-watcher = Watcher
why-title = Why not?
why-loading = Looking it up…
why-clause = Rule { $clause }
why-ask = Why can’t I use { $thing }?
lost = The connection is lost. Reconnecting…
lost-stopped = The clock display has stopped
back-live = Connected again
thing-lit = can be used
thing-held = chosen

## The table's affairs

tools = Tools
tool-invite = Invite others to watch
tool-screen = Table screen
tool-screen-help = Only the public table, in large type, for a television.
tool-recovery = Move to another device
tool-recovery-help = Makes a link that works once. Open it on the other device to take your seat there.
tool-recovery-make = Make the link
tool-recovery-link = Link for the other device
tool-absent = Let the program play
tool-present = Give the seat back
tool-sound = Play a sound on my turn
tool-vibrate = Vibrate on my turn
tool-leave = Leave the seat
tool-leave-sure = The program will take over this seat.
tool-commitment = Seal of the shuffle
tool-commitment-help = The random seed was fixed when the table opened. This is its SHA-256; the seed is shown at the end.
recover-title = Back to your seat
recover-go = Take the seat on this device

## The end

over-win-you = You win!
over-win = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
over-draw = A draw
over-scores = Result
over-rematch = Play again
over-next = To the next table
over-seed = Random seed
over-seed-help = Its SHA-256 is the seal shown when the table opened; check it with kaizhuo verify.
over-record = Download the record
over-look = Look at the table
over-show = Show the result
frozen-help = The rules have been updated and this game cannot go on. Its record is kept.

## Text table and generic table

text-game = Game
text-players = Players
text-table-heading = Table
text-choices = Your choices
text-player-notes = ({ $notes })

## Table screen

screen-join = Scan to sit down
screen-watch = Scan to watch
