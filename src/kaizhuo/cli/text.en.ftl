### The command line

## Help

help-kaizhuo = Tabletop games to play, to study and to simulate.
help-serve = Open the house: tables in the browser, for people and programs.
help-games = What can be played, with its options.
help-rules = The rule book of a game.
help-play = A game in this terminal, against programs.
help-simulate = Many games between programs, counted.
help-tournament = Programs against each other, everybody against everybody, with ratings.
help-balance = Is an edition fair, and what is worth using? A report with charts, as one HTML file.
help-replay = Read a recorded game as it happened.
help-verify = Was every die and card of a recorded game what its seed gives?
help-edition = Components as data: copy them, correct them, play with them.
help-edition-new = Write the standard edition of a game into a file, to be corrected.
help-edition-check = Is this edition file right? If not: which line, and why.
help-check = Run scenarios: files, or folders of them.
help-arg-game = The id of a game, as "kaizhuo games" lists it.
help-arg-record = The file of a record.
help-arg-file = The edition file.
help-arg-paths = Scenario files and folders.
help-opt-lang = zh-Hant or en.
help-opt-option = A rule option, as name=value (may be given several times).
help-opt-preset = A named set of options.
help-opt-edition = An edition file instead of the standard edition.
help-opt-players = How many seats.
help-opt-games = How many games.
help-opt-bots = Programs, one a seat (or one for all), separated by commas; search:1000 thinks a thousand games ahead.
help-opt-seed = The same seed gives the same games.
help-opt-workers = Processes to play on.
help-opt-json = Print one JSON object instead of tables.
help-opt-out-rows = Write one row a game into this Parquet file; a run that was stopped goes on from there.
help-opt-ray = Play on a Ray cluster: the one at this address (host:port), or one made for it on this machine.
help-opt-entries = The programs, two or more, separated by commas.
help-opt-games-each = Games at each table; as many more as it takes to sit in every seat equally often.
help-opt-against = A second edition file, to be compared with the first.
help-opt-out-report = The HTML file to write (GAME-balance.html if not said).
help-opt-rows = Keep the games in this Parquet file too; a run that was stopped goes on from there.
help-opt-name = What the others call you.
help-opt-record = Write the game into this file at the end.
help-opt-force = Write over a file that is there.
help-opt-seat = As this seat saw it (1 is the first); everybody's view otherwise.
help-opt-host = The address to listen on.
help-opt-port = The port to listen on.
help-opt-processes = Server processes (more than one need --redis).
help-opt-redis = The Redis that several server processes talk through.
help-opt-address = The address that others reach this machine by, if it is not found by itself.
help-opt-trust-proxy = Believe what a proxy in front says about its callers.
help-opt-database = The SQLite file (or database URL) that the tables are kept in.
help-opt-qr = Print a QR code for phones.
help-opt-help = Show this help.
help-usage = Usage:{ " " }
help-heading-arguments = Arguments:
help-heading-options = Options:
help-heading-commands = Commands:
help-default = (default: { $value })
help-required = (required)

## Errors

error-prefix = kaizhuo:
error-game = No game is called "{ $game }"; there is: { $known }.
error-players = { $game } is played by { $low } to { $high } players, not { $players }.
error-search = "{ $bot }" does not say how long to think: write search:1000, with a whole number from 1 to { $most }.
error-bot = No program is called "{ $bot }"; there is: { $known }.
error-bots = { $players } players need { $players } programs, or one for all of them, not { $given }.
error-language = There is no language "{ $language }"; there is: zh-Hant, en.
error-option-name = { $game } has no option "{ $option }"; there is: { $known }.
error-option-value = Option { $option } cannot be "{ $value }"; possible: { $known }.
error-preset = { $game } has no preset "{ $preset }"; there is: { $known }.
error-option-form = "{ $given }" is not of the form name=value.
error-least = { $what } is at least { $least }, not { $given }.
error-number = { $what } is too large: { $given }.
error-no-file = There is no file { $file }.
error-is-folder = { $file } is a folder, not a file.
error-not-text = { $file } is not a text file.
error-cannot-read = { $file } cannot be read: { $reason }.
error-cannot-write = { $file } cannot be written: { $reason }.
error-file-exists = { $file } is there already; --force writes over it.
error-record = { $file } is not a good record: { $reason }.
error-edition-file = { $line ->
    [0] { $file }: { $reason }
   *[other] { $file }:{ NUMBER($line, useGrouping: 0) }: { $reason }
}
record-line = line { NUMBER($line, useGrouping: 0) }: { $reason }
record-move = { $move ->
    [0] the deal: { $reason }
   *[other] move { $move }: { $reason }
}
record-no-action = no action is called '{ $code }'
error-edition-of-record = { $file } was not played with { $edition ->
    [standard] the standard edition; name its edition file with --edition.
   *[other] { $edition }; name its own edition file with --edition.
}
error-seat = Seat { $seat } is not at this table; it has { $players }.
error-port = Port { $port } on { $host } is taken; choose another with --port.
error-no-folder = There is no folder { $file }.
error-no-database = { $file } is not an SQLite database.
error-start = The server could not start; can the database { $database } be reached?
error-host = There is no address { $host } here.
error-listen = Port { $port } on { $host } cannot be used: { $reason }.
error-redis = Several workers need Redis to tell each other the news; name it with --redis.
error-port-range = A port is a number from 0 (any free one) to 65535, not { $port }.
error-no-server = The server is not installed here: { $reason }.
error-no-scenarios = There is no scenario in { $paths }.
error-terminal = There is nobody to ask: this is not a terminal, and the input has ended.
error-same-edition = { $file } is the first edition over again: there is nothing to compare; change it first.
error-entries-few = A tournament is between two programs or more, separated by commas.
error-entries-twice = "{ $bot }" is named twice; in a tournament every program is named once.
error-workers-lost = A worker process ended before its work was done; try fewer workers.
error-ray-missing = Ray is not installed here: pip install 'kaizhuo[ray]'
error-ray-address = "{ $address }" is no address of a Ray cluster; one looks like 10.0.0.5:6379.
error-ray-unreachable = No Ray cluster can be reached at { $address }: { $reason }.
error-ray-other-build = Some machines of the cluster run Kaizhuo compiled and some do not, so programs think less on some; install it alike everywhere.
error-ray-lost = The Ray cluster failed: { $reason }.
error-ray-or-workers = Either --ray or --workers: a cluster has its own.
error-rows-broken = { $file } is not a good Parquet file: { $reason }.
error-rows-foreign = { $file } does not hold the games of a simulation; choose another file.
error-rows-other = { $file } holds games of another simulation: its { $what ->
    [version] version of Kaizhuo
    [game] game
    [rules] version of the rules
    [edition] edition
    [options] options
    [players] number of players
    [programs] list of programs
    [thinking] number of games thought through before a move
    [format] format of rows
    [seed] seed
   *[other] plan
} is { $there }, not { $here }; choose another file.
error-rows-log = { $file } cannot be read from line { $line } on; move it away, or choose another file.
error-rows-more = { $file } holds games up to number { $there } already, more than { $here }; ask for { $there } or more.
error-rows-busy = { $file } is being written by another process.
error-rows-cannot-write = { $file } cannot be written: { $reason }.
error-rows-cannot-read = { $file } cannot be read: { $reason }.
error-report-foreign = { $file } is there already and is no balance report; choose another file with --out.
error-rows-is-folder = { $file } is a folder, not a file.

misuse-missing = { $what } is missing.
misuse-number = { $what } is a whole number.
misuse-no-option = There is no option { $option }.
misuse-no-value = { $option } needs a value.
misuse-needless-value = { $option } takes no value.
misuse-no-command = No command is called "{ $given }"; kaizhuo by itself lists them all.
misuse-left-over = "{ $given }" is too much.

what-games = The number of games
what-seed = A seed
what-workers = The number of workers

## Shelf

games-players = { $low }–{ $high } players
games-options = Options
games-presets = Presets
games-none = No game is installed.
option-default = { $value } unless you say otherwise

## Simulations

simulate-progress = Playing
simulate-title = { $games } { $games ->
    [one] game
   *[other] games
} of { $title }, { $players } players
simulate-bot = Program
simulate-wins = Wins
simulate-share = Share
simulate-seat = { $seat }: { $wins }
simulate-seats = Wins by seat: { $seats }
simulate-draws = Without a winner: { $draws }; unfinished: { $unfinished }
simulate-length = Decisions a game: { $decisions } (95 of 100 at most { $decisions95 }); rounds: { $rounds } ({ $rounds95 })
simulate-speed = { $speed } decisions a second
simulate-kept = Stopped; { $done } of { $games } games are kept for { $file }. The same command goes on from there.
simulate-rows = { $file }: { $games } { $games ->
    [one] row
   *[other] rows
}

## Tournaments

tournament-title = { $title }, { $players } players: { $tables } { $tables ->
    [one] table
   *[other] tables
}, { $games } games
tournament-place = #
tournament-wins = Wins
tournament-share = Share
tournament-interval = 95 % interval
tournament-rating = μ
tournament-unsure = σ
tournament-ordinal = μ − 3σ
tournament-pairs = How often the row did better than the column:
tournament-help = μ is the rating, σ how unsure it is; everybody begins with 25 and 8.3. The table is sorted by μ − 3σ: the strength that a program has with near certainty.

## Balance reports

balance-written = { $file } holds the report now; open it in a browser.

## Records

replay-title = { $title }, { $players } players
replay-unfinished = The record ends here; the game had not ended.
verify-good = Honest: all { $outcomes } outcomes of chance in { $moves } moves are what the seed gives.
verify-commitment = The promise to compare: { $commitment }
verify-bad = Not honest: at { $move ->
    [0] the deal
   *[other] move { $move }
} the record says "{ $recorded }", the seed gives "{ $drawn }".

## Editions

edition-written = { $file } holds the standard edition now. Correct it, then: kaizhuo edition check { $game } { $file }
edition-good = { $file } is a good edition of { $title }: { $components } named components, fingerprint { $hash }.

## Scenarios

check-done = { $held } held, { $failed } failed.

## Serving

serve-open = The house is open.
serve-here = On this machine: { $link }
serve-network = For the others: { $link }
serve-scan = Scan this with a phone in the same network:
serve-stop = Ctrl-C closes it; the tables stay in { $database }.

## Playing

play-you = Player
play-bot-names = Ada,Bruno,Cleo,Dario,Enid,Felix,Greta,Hugo
play-bot-name = { $name } ({ $bot })
play-welcome = { $title } with { $others }.
play-commands = A number chooses. Also: t table · l log · ? WORD why not · r WORD rules · u take back · d decide for me · q quit · h help
play-help-number = 3           do number 3
play-help-table = t           the whole table
play-help-log = l           what happened in the last round
play-help-why = ? pass go   why something cannot be done now
play-help-rules = r rent      the rules that speak of it (r alone: the whole book)
play-help-undo = u           take your last move back, if nothing came of it yet
play-help-decide = d           do what an absent player would do
play-help-quit = q           leave
play-ask = Your choice
play-group-other = Otherwise
play-since = Meanwhile
play-log = So far
play-not-a-choice = "{ $given }" is no choice; take a number from 1 to { $most }, or h for help.
play-can = That can be done now: number { $numbers }.
play-because = { $text } ({ $clause })
play-because-of = { $thing }: { $text } ({ $clause })
play-nothing-called = Nothing here is called "{ $word }".
play-no-rule = No rule speaks of "{ $word }".
play-cannot-undo = That can no longer be taken back: others have acted, or chance has fallen.
play-undone = Taken back.
play-decided = Done: { $what }
play-over-won = You won!
play-over-lost = { $winners } won.
play-over-draw = Nobody won.
play-recorded = The game is in { $file }.
play-left = You left the table.
