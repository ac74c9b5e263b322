### Monopoly Deal: every sentence that a player sees

title = Monopoly Deal
tagline = Save, build, collect, steal: three complete sets and the town is yours.
preset-official = The publisher’s rules

## Options

option-forced-deal-own-full-set = A Forced Deal may give away a card of your own set
option-forced-deal-own-full-set-help = The property you give in a Forced Deal may come from one of your own complete sets. Officially it may not.
option-counter-costs-play = Answering a Just Say No costs a play
option-counter-costs-play-help = A Just Say No that you play on your own turn counts as one of your 3 cards, as in newer printings.
option-two-colour-sets = Sets need no single-colour card
option-two-colour-sets-help = One two-colour card is enough to make a column of wild cards a complete set, as officially.
option-rainbow-alone = A rainbow card may lie alone and wait
option-rainbow-alone-help = A rainbow card may be laid down before it has a column to join, as officially.
option-buildings-pay = Houses and Hotels can be paid
option-buildings-pay-help = Buildings may be handed over for their value, a Hotel before its House, as officially.
option-broken-buildings = Where buildings go when their set breaks
option-broken-buildings-help = A House or Hotel on a set that is no longer complete becomes its owner’s money, or is discarded.
option-broken-buildings-bank = The owner’s bank
option-broken-buildings-discard = The discards
option-round-limit = Limit of rounds
option-round-limit-help = A game that reaches this many rounds without a winner is a draw. 0 means no limit; only simulations need one.

## What you may do

do-bank = Put into your bank: { $card }
do-place = Lay out { $card } as { $color }
do-rent-all = Use { $card } to collect { $amount }M for { $color } from each player
do-rent-one = Use { $card } to collect { $amount }M for { $color } from { $target }
do-rent-all-double = Use { $card }, doubled, to collect { $amount }M for { $color } from each player (×{ $times })
do-rent-one-double = Use { $card }, doubled, to collect { $amount }M for { $color } from { $target } (×{ $times })
do-debt = Use { $card } to collect 5M from { $target }
do-birthday = Play { $card }: everyone pays you 2M
do-draw = Play { $card }: draw 2 more cards
do-steal = Use { $card } to take { $taken } from { $target }
do-swap = Use { $card } to get { $taken } from { $target } in a swap
do-give = Give { $card } in the swap
do-takeover = Use { $card } to take the whole { $color } set from { $target }
do-build = Build on the { $color } set: { $card }
do-move = Make { $card } count as { $color }
do-shift = Make { $card } the extra card
do-pay = Pay { $card } ({ $value }M)
do-refuse = Play { $card } against { $target }
do-accept-pay = Go on without paying: you have nothing to pay with
do-accept-steal = Let it go
do-accept-refusal = Accept the refusal by { $target }
do-end = End your turn
do-shed = Slip under the draw pile: { $card }

## What is being decided

ask-turn = { $left ->
    [0] No plays left: rearrange property or end the turn
    [one] Play a card (1 play left) or end the turn
   *[other] Play a card ({ $left } plays left) or end the turn
}
ask-shed = { $count ->
    [one] Too many cards in hand: slip 1 more under the draw pile
   *[other] Too many cards in hand: slip { $count } more under the draw pile
}
ask-give = Choose a property to give in the swap
ask-pay = { $you ->
    [actor] Pay you: { $due }M still owed
   *[none] Pay { $actor }: { $due }M still owed
}
ask-pay-nothing = { $you ->
    [actor] Nothing to pay you with: accept, or Just Say No
   *[none] Nothing to pay { $actor } with: accept, or Just Say No
}
ask-steal = { $you ->
    [actor] You want { $taken }: let it go, or Just Say No
   *[none] { $actor } wants { $taken }: let it go, or Just Say No
}
ask-swap = { $you ->
    [actor] You want { $taken } and give { $given }: swap, or Just Say No
   *[none] { $actor } wants { $taken } and gives { $given }: swap, or Just Say No
}
ask-takeover = { $you ->
    [actor] You want the whole { $color } set: let it go, or Just Say No
   *[none] { $actor } wants the whole { $color } set: let it go, or Just Say No
}
ask-counter = { $you ->
    [target] You said no: accept that, or Just Say No in return
   *[none] { $target } said no: accept that, or Just Say No in return
}

## What happened

log-turn = { $you ->
    [player] Turn { $number }: it is yours.
   *[none] Turn { $number }: { $player }.
}
log-draw = { $you ->
    [player] { $count ->
        [one] You draw 1 card.
       *[other] You draw { $count } cards.
    }
   *[none] { $count ->
        [one] { $player } draws 1 card.
       *[other] { $player } draws { $count } cards.
    }
}
log-draw-cards = You drew { $cards }.
log-reshuffle = { $count ->
    [one] The draw pile is used up; the 1 discard becomes the new one.
   *[other] The draw pile is used up; { $count } discards are shuffled into a new one.
}
log-bank = { $you ->
    [player] Into your bank: { $card }.
   *[none] Into { $player }’s bank: { $card }.
}
log-place = { $you ->
    [player] You lay out { $card } as { $color }.
   *[none] { $player } lays out { $card } as { $color }.
}
log-move = { $you ->
    [player] You make { $card } count as { $color }.
   *[none] { $player } makes { $card } count as { $color }.
}
log-shift = { $you ->
    [player] You make { $card } the extra card.
   *[none] { $player } makes { $card } the extra card.
}
log-loose = { $you ->
    [player] Your { $card } has no column to join and waits.
   *[none] { $player }’s { $card } has no column to join and waits.
}
log-set = { $you ->
    [player] You complete a { $color } set!
   *[none] { $player } completes a { $color } set!
}
log-rent = { $you ->
    [player] You play { $card }: { $amount }M for { $color } from each player.
   *[none] { $player } plays { $card }: { $amount }M for { $color } from each player.
}
log-rent-one = { $you ->
    [player] You play { $card }: { $amount }M for { $color } from { $target }.
    [target] { $player } plays { $card }: { $amount }M for { $color } from you.
   *[none] { $player } plays { $card }: { $amount }M for { $color } from { $target }.
}
log-double = { $you ->
    [player] You multiply the rent by { $times }.
   *[none] { $player } multiplies the rent by { $times }.
}
log-debt = { $you ->
    [player] You demand 5M from { $target }.
    [target] { $player } demands 5M from you.
   *[none] { $player } demands 5M from { $target }.
}
log-birthday = { $you ->
    [player] It is your birthday: everyone pays you 2M.
   *[none] It is { $player }’s birthday: everyone pays 2M.
}
log-pass-go = { $you ->
    [player] You play Pass Go and draw 2 more.
   *[none] { $player } plays Pass Go and draws 2 more.
}
log-steal = { $you ->
    [player] You want { $taken } from { $target }.
    [target] { $player } wants your { $taken }.
   *[none] { $player } wants { $taken } from { $target }.
}
log-swap = { $you ->
    [player] You want { $taken } from { $target } and give { $given }.
    [target] { $player } wants your { $taken } and gives { $given }.
   *[none] { $player } wants { $taken } from { $target } and gives { $given }.
}
log-takeover = { $you ->
    [player] You want the whole { $color } set from { $target }.
    [target] { $player } wants your whole { $color } set.
   *[none] { $player } wants the whole { $color } set from { $target }.
}
log-build = { $you ->
    [player] You build on your { $color } set: { $card }.
   *[none] { $player } builds on the { $color } set: { $card }.
}
log-building-to-bank = { $you ->
    [player] The set is broken; into your bank as money: { $card }.
   *[none] The set is broken; into { $player }’s bank as money: { $card }.
}
log-building-to-discard = { $you ->
    [player] The set is broken; discarded from yours: { $card }.
   *[none] The set is broken; discarded from { $player }’s: { $card }.
}
log-refuse = { $you ->
    [player] You play { $card } against { $target }.
    [target] { $player } plays { $card } against you.
   *[none] { $player } plays { $card } against { $target }.
}
log-pay = { $you ->
    [player] You pay { $target } { $amount }M: { $cards }.
    [target] { $player } pays you { $amount }M: { $cards }.
   *[none] { $player } pays { $target } { $amount }M: { $cards }.
}
log-pay-nothing = { $you ->
    [player] You have nothing to pay with.
   *[none] { $player } has nothing to pay with.
}
log-free = { $you ->
    [player] You get away with it.
   *[none] { $player } gets away with it.
}
log-shed = { $you ->
    [player] { $count ->
        [one] You slip 1 card under the draw pile.
       *[other] You slip { $count } cards under the draw pile.
    }
   *[none] { $count ->
        [one] { $player } slips 1 card under the draw pile.
       *[other] { $player } slips { $count } cards under the draw pile.
    }
}
log-shed-card = You put back { $card }.
log-end = { $you ->
    [player] You end your turn.
   *[none] { $player } ends the turn.
}
log-win = { $you ->
    [player] Three sets in different colours: you win!
   *[none] Three sets in different colours: { $player } wins!
}
log-draw-game = The last round is over and nobody has won: the game is a draw.

## The table

zone-table = The table
zone-players = Players
zone-hand = Your hand
zone-choices = What you may do

## Why not

why-over = The game is over.
why-not-your-turn = It is not your turn.
why-not-asked = There is nothing for you to answer now.
why-answer-first = Everybody has to answer and pay before play goes on.
why-plays-used = You have played your 3 cards this turn.
why-moves-used = You have used up this turn’s free rearrangements.
why-hand-limit = You may keep 7 cards: first slip the extra ones under the draw pile.
why-not-yours = This card is not yours.
why-own-cards-only = Only your own cards on the table will do.
why-no-value = A rainbow card has no value and cannot be paid.
why-property-not-bank = A property cannot go into the bank.
why-wrong-color = This card cannot be that colour.
why-rainbow-needs-column = A rainbow card must join a column that has another property.
why-no-property-of-color = You have no property of a colour on this rent card.
why-double-alone = Double the Rent must be played together with a rent card.
why-double-plays = You have too few plays left for a rent card and Double the Rent together.
why-jsn-only-answer = Just Say No waits until somebody aims an action at you. For now it can only be banked.
why-no-target = There is nothing this card could be used on now.
why-full-set = This card is part of a complete set and cannot be taken.
why-not-complete = This column is not a complete set.
why-no-house = A Hotel needs a House first.
why-has-house = This set has one already.
why-not-buildable = Railroads and utilities cannot be built on.
