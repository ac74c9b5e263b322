### The travel game: every sentence that a player sees

title = Hip-Hop New Yorker: The Travel Game
tagline = Hurry to the hot sights, and come back to the ones that are yours.

## Options

option-start-squares = Everybody starts from a sight of their own
option-start-squares-help = Each player draws one of the four sight cards that are not used and starts there, instead of on the start square.

## What you may do

do-ride = Pay ${ $amount } and go to { $square }
do-go = { $steps ->
    [one] By { $vehicles }: { $steps } step, to { $square }
   *[other] By { $vehicles }: { $steps } steps, to { $square }
}
do-blog = { $card }: pay ${ $amount }, { $one } and { $other } change zones
do-ticket = Buy { $vehicles } for ${ $amount }
do-use-brand = Buy { $vehicles } and one car more for ${ $amount }
do-take = Take a { $vehicle } from { $target }
do-use-friends = { $card }: go to the Travel Guild instead of rolling

## What is being decided (for all to read)

ask-way = How to move?
ask-tickets = Buy { $vehicles } for ${ $amount }?
ask-take = The bank is short of { $vehicles }: from whom?
ask-debt = { $you ->
    [target] Pay you ${ $amount }
   *[none] Pay { $target } ${ $amount }
}

## What happened

log-lap = { $you ->
    [player] You come to { $square }.
   *[none] { $player } comes to { $square }.
}
log-go = { $you ->
    [player] You use { $vehicles }: { $steps }.
   *[none] { $player } uses { $vehicles }: { $steps }.
}
log-zone = { $square } is in { $zone } now.
log-hot = New hot sight in { $zone }: { $square }.
log-zone-empty = { $zone } is empty.
log-gain = { $you ->
    [player] You score { $points } ({ $reason }).
   *[none] { $player } scores { $points } ({ $reason }).
}
log-lose = { $you ->
    [player] You lose { $points } ({ $reason }).
   *[none] { $player } loses { $points } ({ $reason }).
}
log-see = { $you ->
    [player] You see { $square } in { $zone }: { $points } and { $bonus } points. It is your own sight now.
   *[none] { $player } sees { $square } in { $zone }: { $points } and { $bonus } points. It is { $player }’s own sight now.
}
log-penniless = { $you ->
    [player] You have paid all you had.
   *[none] { $player } has paid all there was.
}
log-ticket = { $you ->
    [player] You buy { $vehicles }.
   *[none] { $player } buys { $vehicles }.
}
log-take = { $you ->
    [player] You take a { $vehicle } from { $target }.
    [target] { $player } takes a { $vehicle } from you.
   *[none] { $player } takes a { $vehicle } from { $target }.
}
log-friends = { $you ->
    [player] You go to { $square } with friends.
   *[none] { $player } goes to { $square } with friends.
}
reason-ride = fare
reason-blog = travel blog
reason-revisit = own sight
reason-wage = job
reason-hot = hot sight
reason-run = experience card
reason-stories = travellers’ tales
reason-souvenirs = souvenirs
reason-fans = fan page
reason-postcards = postcards
reason-ticket = vehicles
vehicles-car = { $count ->
    [one] { $count } car
   *[other] { $count } cars
}
vehicles-yacht = { $count ->
    [one] { $count } yacht
   *[other] { $count } yachts
}
vehicles-plane = { $count ->
    [one] { $count } plane
   *[other] { $count } planes
}

## The table in words

line-points = Points: { $points } (target: { $target })
line-purse = Cash: ${ $cash }
line-seen = Own sights: { $squares }
line-vehicle = { $vehicle }: { $steps }
line-zone = { $zone }: { $square }, { $points } points; face down: { $left }
line-zone-empty = { $zone }: empty
line-bank-vehicle = In the bank: { $count } × { $vehicle }
square-hot = hot sight, { $points } points
square-seen = { $you ->
    [player] your own sight, 5 points
   *[none] { $player }’s own sight
}
square-job = a job, $300

## Experience cards

effect-leisure = { $amount } point for stopping on a sight from { $first } to { $last }.
effect-heritage = { $amount } points for stopping on a sight from { $first } to { $last }.
effect-fashion = { $amount } point for stopping on a sight from { $first } to { $last }.
effect-museums = { $amount } points for stopping on a sight from { $first } to { $last }.
effect-stories = When you and others stop on the same square: { $amount } points for you, { $amount } less for each of them.
effect-blog = Before a roll you may pay ${ $amount } to exchange the open cards of two zones.
effect-brand = When you buy vehicles, you may have one car more for ${ $amount }.
effect-discount = Vehicles cost you ${ $amount } less.
effect-souvenirs = ${ $amount } from the bank when you stop at or pass Start.
effect-fans = ${ $amount } from the bank whenever anybody scores.
effect-postcards = ${ $amount } from the bank before each roll.
effect-friends = With the least cash of all, you may go to the Travel Guild instead of rolling.

## Why not?

why-no-vehicle = You do not have these vehicles.
why-nothing-to-take = This player has no such vehicle, or the bank has one.

## Balance reports

standing-measure = points.
use-seen = Sights seen
