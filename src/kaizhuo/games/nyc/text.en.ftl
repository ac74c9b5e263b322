### Hip-Hop New Yorker: what both games say

## Options

option-order = Order of play
option-order-help = Thrown for with the dice, as the rules say, or clockwise from the seat that begins.
option-order-thrown = By the dice
option-order-seated = Clockwise
option-round-limit = Limit of rounds
option-round-limit-help = A game that reaches this many rounds without a winner is a draw. 0 means no limit; only simulations need one.

## What you may do

do-roll = { $count ->
    [one] Roll the die
   *[other] Roll the dice
}
do-walk = { $steps ->
    [one] Walk { $steps } step
   *[other] Walk { $steps } steps
}
do-reroll = Throw again, as the Guide Office allows
do-fund = Put ${ $amount } into the fund: everyone pays you ${ $total }
do-swap = Change places with { $target }, who is at { $square }
do-send = Send { $target } to { $square }
do-send-self = Go to { $square } yourself
do-pass = No, thanks
do-end = End your turn

## What is being decided (for all to read)

ask-throw = Walk { $steps }, or do something about the throw
ask-guild = Travel Guild: put ${ $amount } into the fund, so that everybody else pays ${ $total }?
ask-station = Transfer Station: change places with whom?
ask-chance = Chance: who goes to { $square }?

## What happened

log-turn = { $you ->
    [player] Round { $number }: your turn.
   *[none] Round { $number }: { $player }’s turn.
}
log-extra-turn = { $you ->
    [player] You have one more turn.
   *[none] { $player } has one more turn.
}
log-roll = { $you ->
    [player] You throw { $count ->
        [1] { $steps }
       *[other] { $dice }: { $steps }
    }.
   *[none] { $player } throws { $count ->
        [1] { $steps }
       *[other] { $dice }: { $steps }
    }.
}
log-walk = { $you ->
    [player] You walk: { $squares }.
   *[none] { $player } walks: { $squares }.
}
log-experience = { $you ->
    [player] You draw an experience card: { $card }.
   *[none] { $player } draws an experience card: { $card }.
}
log-guide = { $you ->
    [player] You may throw again when you leave { $square }.
   *[none] { $player } may throw again when leaving { $square }.
}
log-chance = { $you ->
    [player] You turn up a chance card: { $card }.
   *[none] { $player } turns up a chance card: { $card }.
}
log-fund = { $you ->
    [player] You put ${ $amount } into the fund, which now holds ${ $total }.
   *[none] { $player } puts ${ $amount } into the fund, which now holds ${ $total }.
}
log-swap = { $you ->
    [player] You and { $target } change places: you are now at { $square }, { $target } at { $other }.
    [target] { $player } and you change places: { $player } is now at { $square }, you are at { $other }.
   *[none] { $player } and { $target } change places: { $player } is now at { $square }, { $target } at { $other }.
}
log-send = { $you ->
    [player] You send { $target } to { $square }.
    [target] { $player } sends you to { $square }.
   *[none] { $player } sends { $target } to { $square }.
}
log-send-self = { $you ->
    [player] You go to { $square }.
   *[none] { $player } goes to { $square }.
}
log-pass = { $you ->
    [player] You decline at { $square }.
   *[none] { $player } declines at { $square }.
}
log-earn = { $you ->
    [player] You get ${ $amount } from the bank ({ $reason }).
   *[none] { $player } gets ${ $amount } from the bank ({ $reason }).
}
log-spend = { $you ->
    [player] You pay the bank ${ $amount } ({ $reason }).
   *[none] { $player } pays the bank ${ $amount } ({ $reason }).
}
log-give = { $you ->
    [player] You pay { $target } ${ $amount } ({ $reason }).
    [target] { $player } pays you ${ $amount } ({ $reason }).
   *[none] { $player } pays { $target } ${ $amount } ({ $reason }).
}
log-win = { $you ->
    [player] You win!
   *[none] { $player } wins!
}
log-limit = { $number } rounds are over without a winner: the game is a draw.
reason-guild = Travel Guild

## The table in words

zone-table = Table
zone-ahead = { $you ->
    [player] Squares ahead of you
   *[none] Squares ahead of { $player }
}
zone-player = { $you ->
    [player] { $player } (you)
   *[none] { $player }
}
line-round = { $you ->
    [player] Round { $round }, your turn
   *[none] Round { $round }, { $player }’s turn
}
line-order = Order of play: { $players }
line-dice = { $you ->
    [player] Last throw: { $dice } (you)
   *[none] Last throw: { $dice } ({ $player })
}
line-no-dice = Dice: not thrown yet
line-fund = Travel fund: ${ $amount }
line-piles = Chance cards: { $chance }; experience cards: { $pile }
line-chance = Chance card: go to { $square }
line-debt = { $you ->
    [player] You owe { $target } ${ $amount }; still missing: ${ $missing }
    [target] { $player } owes you ${ $amount }; still missing: ${ $missing }
   *[none] { $player } owes { $target } ${ $amount }; still missing: ${ $missing }
}
line-ahead = { $steps }: { $square } – { $what }
line-ahead-tokens = { $steps }: { $square } – { $what }. Here: { $players }
line-card = Experience card { $card }: { $effect }
line-card-fresh = New experience card { $card } (from the next turn on): { $effect }
line-at = Stands at { $square }
line-reroll = May throw again on the next turn
square-start = draw an experience card
square-guild = use the travel fund
square-station = change places with somebody
square-guide = the right to throw again next time
square-chance = draw a chance card

## Why not?

why-over = The game is over.
why-out = You are bankrupt and no longer in the game.
why-not-your-turn = It is not your turn to decide.
why-roll = You move at the beginning of your turn, once.
why-throw = That goes only with a throw that may be changed, right after it.
why-guild = Only whoever stops at the Travel Guild with at least $100 may put money into the fund.
why-station = Only whoever stops at the Transfer Station changes places.
why-chance = Only whoever draws a chance card sends somebody.
why-buy = You buy a land when you stop on it and nobody owns it, with enough cash and a house marker left.
why-build = You build when you stop on your own land: one floor, four at most, if you can pay.
why-site = You choose a land to build on only when you pass the Guide Office with the right card.
why-sell = Floors are sold only to pay another player, or to get a marker for building.
why-ticket = Vehicles are bought with a chance card, after the token has moved.
why-answer-first = Decide first what is being asked.
why-fresh = A new experience card may be used from your next turn on.
why-no-card = You do not have this experience card.
why-card-moment = This is not the moment that the card “{ $card }” speaks of.
why-no-reroll = You did not begin this turn at the Guide Office, or you have thrown again already.
why-other-player = You change places with another player who is in the game.
why-no-such-player = This player is not in the game.
why-short = You do not have ${ $amount }.

## Balance reports

use-experience = Experience cards drawn
use-chance = Chance cards drawn
