### What the server itself says

## What happens around the game

log-joined = { $name } sits down.
log-left = { $name } leaves the table.
log-started = { $you ->
    [player] The game begins. You go first.
   *[none] The game begins. { $player } goes first.
}
log-absent = { $you ->
    [player] You are away; only what must be done is done for you until you come back.
   *[none] { $player } is away; only what must be done is done for them.
}
log-back = { $you ->
    [player] You are back.
   *[none] { $player } is back.
}
log-took-back = { $you ->
    [player] You take that back.
   *[none] { $player } takes that back.
}

## Why a table is frozen

reason-frozen = The rules have changed since this game began: step { $row } of it is not possible any more ({ $why }).
reason-frozen-outcome = The rules have changed since this game began: its { $row } steps lead to another position today.
reason-frozen-box = The game of this table cannot be loaded: { $why }

## Why the server will not

error-started = The game has started already.
error-game-unknown = No game is called { $game }.
error-option = { $reason }
error-bot-unknown = No program is called "{ $bot }".
error-seats-few = This game needs at least { $least } players.
error-seats-many = This game has room for { $most } players.
error-no-seat = Leave a seat for yourself.
error-no-seat-left = All seats are taken.
error-no-such-seat = No person has this seat.
error-no-such-thing = There is no such thing on the table.
error-first = The seat that begins must be one of the table's.
error-no-way-back = This cannot be taken back any more.
error-key = This link has been used already, or a newer one has replaced it.
error-malformed = The server did not understand this: { $reason }
error-slow = What you sent did not arrive in time.
error-edition-heavy = This edition is too large or too tangled to be played here.
error-media-type = Send this as application/json.
error-method = This address does not do that.
error-not-found = There is nothing at this address.
error-streams = Too many pages of yours are open here. Close some.
error-busy = Too much is happening at this table. Try again.
error-storage = The server cannot write its log. Nothing was changed.
error-internal = Something went wrong in the server. Nothing was changed.
error-rule-failed = A rule of this game failed. Nothing was changed; please report it.
