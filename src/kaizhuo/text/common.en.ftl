### What every game needs: programs that play, the server's answers, the command line

## Programs that play

bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-greedy = By rule of thumb
bot-random = Whimsical
bot-default = Cautious

## Why the server will not

error-stale = The table has just changed. Have a look, then decide.
error-repeated = This command has been carried out already.
error-not-started = The game has not started yet.
error-over = The game is over.
error-not-over = The game is not over yet.
error-frozen = This table is frozen; nothing more can be done here.
error-unknown-action = There is no such action.
error-not-your-seat = You do not hold this seat.
error-seat-taken = Somebody sits there already.
error-no-table = There is no such table.
error-not-host = Only the host may do that.
error-name = A name must not be empty or too long.
error-chat = This message is empty or too long.
error-too-large = What you sent is too large.
error-too-fast = That was too fast. Wait a moment and try again.
error-edition = { $line ->
    [0] The edition file is wrong: { $english }
   *[other] Line { $line } of the edition file is wrong: { $english }
}
