### The bank game: every sentence that a player sees

title = Hip-Hop New Yorker: The Bank Game
tagline = Buy New York, build it up, collect the tolls.

## Options

option-target = Cash to win
option-target-help = Whoever has this much cash at the end of a turn wins.
option-target-20000 = $20,000
option-target-25000 = $25,000
option-target-30000 = $30,000
option-oversell = Debtors may sell more than they owe
option-oversell-help = Somebody who has to sell in order to pay may go on selling floors after the debt is covered. Without this, selling stops there.
option-guide-on-stop = Landmark Architecture also when stopping
option-guide-on-stop-help = The card that lets you build when you pass the Guide Office also counts when you stop there.

## What you may do

do-buy = Buy { $square } for ${ $amount }
do-build = Build a floor on { $square } for ${ $amount }
do-build-with = Sell a floor of { $other } (${ $sale }) and build it on { $square } for ${ $amount }
do-extra-with = Sell a floor of { $other } (${ $sale }) and build it as an extra on { $square } for ${ $amount }
do-site = Build on { $square } for ${ $amount }
do-sell = Sell the top floor of { $square } for ${ $amount }
do-sell-last = Give up { $square } for ${ $amount }
do-pay = Sell no more and pay
do-buyout = Buy { $square } from its owner for ${ $amount }
do-use-tour = { $card }: pay ${ $amount } and walk 1 step
do-use-insurance = { $card }: pay ${ $amount } and throw again
do-use-shuttle = { $card }: walk 2 steps more
do-use-shuttle-fares = { $card }: collect ${ $amount } from each player you passed
do-use-suites = { $card }: one floor more for ${ $amount }
do-use-president = { $card }: stop at the Travel Guild
do-use-hotels = { $card }: take one more turn

## What is being decided (for all to read)

ask-roll = Roll the dice
ask-again = Take one more turn?
ask-debt = { $you ->
    [target] Pay you ${ $amount }: sell floors for ${ $missing } more
   *[none] Pay { $target } ${ $amount }: sell floors for ${ $missing } more
}
ask-fares = Collect ${ $amount } each from { $players }?
ask-stopover = Stop at the Travel Guild, or walk on?
ask-buy = Buy { $square } for ${ $amount }?
ask-build = Build a floor on { $square } for ${ $amount }?
ask-build-with = Build on { $square } for ${ $amount } with a floor of another land?
ask-extra = One floor more on { $square } for ${ $amount }?
ask-extra-with = One floor more on { $square } for ${ $amount }, with a floor of another land?
ask-buyout = { $you ->
    [target] Buy { $square } from you for ${ $amount }?
   *[none] Buy { $square } from { $target } for ${ $amount }?
}
ask-site = Build on which land?

## What happened

log-toll = { $you ->
    [player] You are at { $square }, which belongs to { $target }: the toll is ${ $amount }.
    [target] { $player } is at { $square }, which belongs to you: the toll is ${ $amount }.
   *[none] { $player } is at { $square }, which belongs to { $target }: the toll is ${ $amount }.
}
log-buy = { $you ->
    [player] You buy { $square }.
   *[none] { $player } buys { $square }.
}
log-build = { $you ->
    [player] You build on { $square }: floor { $floors }.
   *[none] { $player } builds on { $square }: floor { $floors }.
}
log-buyout = { $you ->
    [player] You buy { $square } from { $target }; the houses are removed.
    [target] { $player } buys { $square } from you; your houses are removed.
   *[none] { $player } buys { $square } from { $target }; the houses are removed.
}
log-sell = { $you ->
    [player] You sell a floor of { $square }; floors left: { $floors }.
   *[none] { $player } sells a floor of { $square }; floors left: { $floors }.
}
log-sell-last = { $you ->
    [player] You sell the last floor of { $square }, which is nobody’s again.
   *[none] { $player } sells the last floor of { $square }, which is nobody’s again.
}
log-bankrupt = { $you ->
    [player] You are bankrupt and leave the game; experience cards put under the pile: { $count }.
   *[none] { $player } is bankrupt and leaves the game; experience cards put under the pile: { $count }.
}
log-merger = Company Merger: experience cards shuffled under the pile: { $count }.
reason-lap = Start
reason-price = land
reason-build = building
reason-sale = floor sold
reason-toll = toll
reason-buyout = land bought
reason-fare = shuttle fare
reason-tour = itinerary
reason-merger = merger
reason-insurance = insurance
reason-season = high season

## The table in words

line-out = Bankrupt, out of the game
line-cash = Cash: ${ $cash } (target: ${ $target })
line-markers = House markers left: { $count }
line-land = { $square } ({ $color }): floors { $floors }, toll ${ $toll }, next floor ${ $build }, a floor sells for ${ $sale }
square-for-sale = for sale at ${ $amount }
square-owned = { $you ->
    [player] yours, floors: { $floors }, toll ${ $amount }
   *[none] { $player }’s, floors: { $floors }, toll ${ $amount }
}

## Experience cards

effect-suites = When you build, one extra floor for ${ $amount }.
effect-agency = After paying a toll, you may buy the land from its owner for the land price; its houses are removed.
effect-tour = Instead of rolling, pay ${ $amount } and walk exactly 1 step.
effect-merger = At once: ${ $amount } from the bank; everybody’s experience cards are shuffled under the pile, this one at the very bottom.
effect-delicacy = Every toll you collect is ${ $amount } higher.
effect-shuttle = After a roll you may walk 2 steps more; you may collect ${ $amount } from each player you pass.
effect-hotels = Whenever you stop on your own land, you may take one more turn.
effect-insurance = After a roll you may pay ${ $amount } and throw again, once a turn.
effect-landmark = Whenever you pass the Guide Office, you may build a floor on any land of yours.
effect-season = ${ $amount } from the bank before each roll.
effect-vip = When you pay a toll, one floor less counts (but at least one).
effect-president = Whenever you pass the Travel Guild, you may stop there.

## Why not?

why-not-yours = This land is not yours.
why-sold-enough = Your cash covers the debt already.
why-pay-first = Sell a floor first: there is a debt to pay.
why-one-floor = One floor has been built; a further one needs its card.
why-no-marker = All your house markers are on the board: build with a floor of another land.
why-marker-at-home = You still have a house marker; a floor of another land is sold only without one.
why-another-land = The floor must come from another land of yours.

## Balance reports

standing-measure = cash.
use-bought = Land bought
use-built = Floors built
use-tolls = Tolls paid by whoever stopped there
