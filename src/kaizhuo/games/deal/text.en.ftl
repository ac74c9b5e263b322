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
do-rent-all = Use { $card } to collect { $amount }M for { $color } from each player{ $column ->
    [0] {""}
   *[other] {" "}(column { $column })
}
do-rent-one = Use { $card } to collect { $amount }M for { $color } from { $target }{ $column ->
    [0] {""}
   *[other] {" "}(column { $column })
}
do-rent-all-double = Use { $card }, doubled, to collect { $amount }M for { $color } from each player (×{ $times }){ $column ->
    [0] {""}
   *[other] {" "}(column { $column })
}
do-rent-one-double = Use { $card }, doubled, to collect { $amount }M for { $color } from { $target } (×{ $times }){ $column ->
    [0] {""}
   *[other] {" "}(column { $column })
}
do-debt = Use { $card } to collect { $amount }M from { $target }
do-birthday = Play { $card }: everyone pays you { $amount }M
do-draw = { $count ->
    [one] Play { $card }: draw 1 more card
   *[other] Play { $card }: draw { $count } more cards
}
do-steal = Use { $card } to take { $taken } from { $target }
do-swap = Use { $card } to get { $taken } from { $target } in a swap
do-give = Give { $card } in the swap
do-takeover = Use { $card } to take the whole { $color } set from { $target }{ $column ->
    [0] {""}
   *[other] {" "}(column { $column })
}
do-build = Build on the { $color } set: { $card }{ $column ->
    [0] {""}
   *[other] {" "}(column { $column })
}
do-move = Make { $card } count as { $color }
do-shift = Make { $card } the extra card
do-pay = Pay { $card } ({ $value }M)
do-refuse = Play { $card } against { $target }
do-accept-pay = Accept (you have nothing to pay with)
do-accept-steal = Do not refuse
do-accept-refusal = Accept the refusal by { $target }
do-end = End your turn
do-shed = Slip under the draw pile: { $card }

## What is being decided (for all to read)

ask-turn = { $left ->
    [0] No plays left: rearrange property or end the turn
    [one] Play a card (1 play left) or end the turn
   *[other] Play a card ({ $left } plays left) or end the turn
}
ask-shed = { $count ->
    [one] Too many cards in hand: slip 1 more under the draw pile
   *[other] Too many cards in hand: slip { $count } more under the draw pile
}
ask-give = Choose a property to give for { $taken }
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
    [player] Round { $number }: your turn.
   *[none] Round { $number }: { $player }’s turn.
}
log-draw = { $count ->
    [0] { $you ->
        [player] Both piles are empty; you draw nothing.
       *[none] Both piles are empty; { $player } draws nothing.
    }
    [one] { $you ->
        [player] You draw 1 card.
       *[none] { $player } draws 1 card.
    }
   *[other] { $you ->
        [player] You draw { $count } cards.
       *[none] { $player } draws { $count } cards.
    }
}
log-draw-cards = You draw { $cards }.
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
    [player] You make { $card } the extra { $color } card.
   *[none] { $player } makes { $card } the extra { $color } card.
}
log-set = { $you ->
    [player] You complete a { $color } set!
   *[none] { $player } completes a { $color } set!
}
log-loose = { $you ->
    [player] Your { $card } has no column to join and waits.
   *[none] { $player }’s { $card } has no column to join and waits.
}
log-build = { $you ->
    [player] You build on your { $color } set: { $card }.
   *[none] { $player } builds on the { $color } set: { $card }.
}
log-building-to-bank = { $you ->
    [player] Your set is broken; in your bank as money now: { $card }.
   *[none] { $player }’s set is broken; in the bank as money now: { $card }.
}
log-building-lost = { $you ->
    [player] Your set is broken; among the discards now: { $card }.
   *[none] { $player }’s set is broken; among the discards now: { $card }.
}
log-pass-go = { $you ->
    [player] You play { $card } to draw more.
   *[none] { $player } plays { $card } to draw more.
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
    [player] You play { $card }: { $amount }M from { $target }.
    [target] { $player } plays { $card }: { $amount }M from you.
   *[none] { $player } plays { $card }: { $amount }M from { $target }.
}
log-birthday = { $you ->
    [player] You play { $card }: everyone owes you { $amount }M.
   *[none] { $player } plays { $card }: everyone owes { $amount }M.
}
log-play-steal = { $you ->
    [player] You play { $card } to take { $taken } from { $target }.
    [target] { $player } plays { $card } to take your { $taken }.
   *[none] { $player } plays { $card } to take { $taken } from { $target }.
}
log-play-swap = { $you ->
    [player] You play { $card } to swap { $given } for { $taken } with { $target }.
    [target] { $player } plays { $card } to swap { $given } for your { $taken }.
   *[none] { $player } plays { $card } to swap { $given } for { $taken } with { $target }.
}
log-play-takeover = { $you ->
    [player] You play { $card } to take the whole { $color } set from { $target }.
    [target] { $player } plays { $card } to take your whole { $color } set.
   *[none] { $player } plays { $card } to take the whole { $color } set from { $target }.
}
log-refuse = { $you ->
    [player] You play { $card } against { $target }.
    [target] { $player } plays { $card } against you.
   *[none] { $player } plays { $card } against { $target }.
}
log-free = { $you ->
    [player] The refusal stands: you get away.
   *[none] The refusal stands: { $player } gets away.
}
log-pay = { $you ->
    [player] You pay { $target } { $amount }M: { $cards }.
    [target] { $player } pays you { $amount }M: { $cards }.
   *[none] { $player } pays { $target } { $amount }M: { $cards }.
}
log-pay-nothing = { $you ->
    [player] You have nothing to pay { $target } with.
    [target] { $player } has nothing to pay you with.
   *[none] { $player } has nothing to pay { $target } with.
}
log-steal = { $you ->
    [player] You take { $taken } from { $target }.
    [target] { $player } takes your { $taken }.
   *[none] { $player } takes { $taken } from { $target }.
}
log-swap = { $you ->
    [player] You get { $taken } from { $target } for { $given }.
    [target] { $player } gets your { $taken } for { $given }.
   *[none] { $player } gets { $taken } from { $target } for { $given }.
}
log-takeover = { $you ->
    [player] You take the whole { $color } set from { $target }.
    [target] { $player } takes your whole { $color } set.
   *[none] { $player } takes the whole { $color } set from { $target }.
}
log-shed = { $player } slips a card under the draw pile.
log-shed-card = You slip a card under the draw pile: { $card }.
log-win = { $you ->
    [player] Three sets in different colours: you win!
   *[none] Three sets in different colours: { $player } wins!
}
log-draw-game = { $number ->
    [one] 1 round is over and nobody has won: the game is a draw.
   *[other] { $number } rounds are over and nobody has won: the game is a draw.
}

## The table in words

zone-table = The table
zone-player = { $you ->
    [player] { $player } (you)
   *[none] { $player }
}
zone-hand = Your hand
line-piles = Draw pile: { $draw }. Discards: { $discard }.
line-discard = Top of the discards: { $card }
line-card = { $card }
line-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
line-bank = Bank, { $total }M: { $cards }
line-bank-empty = The bank is empty
line-column = { $have } of { $size } for { $color }, rent { $rent }M: { $cards }
line-column-complete = Complete set for { $color }, rent { $rent }M: { $cards }
line-loose = Waiting for a column: { $card }
line-under = { $above ->
    [one] You put { $card } under the draw pile; 1 card lies before it
   *[other] You put { $card } under the draw pile; { $above } cards lie before it
}
line-known = You know that { $player } holds { $cards }
line-charge-money-asked = { $you ->
    [player] You owe { $target } { $due }M and have not answered.
    [target] { $player } owes you { $due }M and has not answered.
   *[none] { $player } owes { $target } { $due }M and has not answered.
}
line-charge-money-refused = { $you ->
    [player] You refuse to pay { $due }M; { $target } has to answer.
    [target] { $player } refuses to pay { $due }M; you have to answer.
   *[none] { $player } refuses to pay { $due }M; { $target } has to answer.
}
line-charge-money-paying = { $you ->
    [player] You owe { $target } { $due }M and have laid out { $paid }M.
    [target] { $player } owes you { $due }M and has laid out { $paid }M.
   *[none] { $player } owes { $target } { $due }M and has laid out { $paid }M.
}
line-charge-money-done = { $you ->
    [player] You have laid out { $paid }M for { $target } and are done.
    [target] { $player } has laid out { $paid }M for you and is done.
   *[none] { $player } has laid out { $paid }M for { $target } and is done.
}
line-charge-money-free = { $you ->
    [player] You have refused and pay nothing.
   *[none] { $player } has refused and pays nothing.
}
line-charge-property-asked = { $you ->
    [player] { $target } wants property of yours; you have not answered.
    [target] You want property from { $player }, who has not answered.
   *[none] { $target } wants property from { $player }, who has not answered.
}
line-charge-property-refused = { $you ->
    [player] You refuse to give up property; { $target } has to answer.
    [target] { $player } refuses to give up property; you have to answer.
   *[none] { $player } refuses to give up property; { $target } has to answer.
}
line-charge-property-done = { $you ->
    [player] You give up property to { $target }.
    [target] { $player } gives up property to you.
   *[none] { $player } gives up property to { $target }.
}
line-charge-property-free = { $you ->
    [player] You have refused and keep your property.
   *[none] { $player } has refused and keeps the property.
}

## Why not

why-over = The game is over.
why-not-your-turn = It is not your turn.
why-not-asked = There is nothing for you to answer now.
why-answer-first = Everybody has to answer and pay before anything else can be done.
why-plays-used = You have played your 3 cards this turn.
why-moves-used = You have used up this turn’s free rearrangements.
why-hand-limit = You may keep 7 cards: first slip the extra ones under the draw pile.
why-not-yours = This card is not yours.
why-own-cards-only = You can only pay with cards that lie in front of you.
why-no-value = A rainbow card has no value and cannot be paid.
why-rainbow-needs-column = A rainbow card must join a column that has another property.
why-no-property-of-color = You have no property of this colour, so it earns no rent.
why-double-alone = Double the Rent must be played together with a rent card.
why-double-plays = You have too few plays left to double this rent.
why-jsn-only-answer = Just Say No waits until somebody aims an action at you. For now it can only be banked.
why-full-set = This card is part of a complete set and cannot be moved.
why-not-complete = That column is not a complete set.
why-no-house = A Hotel needs a House first.
why-not-now = This cannot be done now.
why-card-first = Choose a card first, then where it goes.
why-plays-over = You have finished playing; now slip the extra cards under the draw pile.
why-shed-later = Your hand is tidied at the end of your turn.
why-not-in-hand = You do not hold this card.
why-banked = A card in the bank is only money and cannot be played again.
why-on-table = This card lies on the table already.
why-not-on-table = This card is not among anybody’s property.
why-discard = Discards cannot be taken; they are shuffled when the draw pile runs out.
why-no-such-player = This player cannot be chosen.
why-own-property = This property is your own.
why-nothing-to-take = Nobody else has a property that could be taken.
why-no-set = Nobody else has a complete set.
why-nothing-to-give = You have no property that you could give.
why-no-exchange = No swap is going on.
why-give-first = First choose a property to give in the swap.
why-own-property-only = You can only give property that lies in front of you.
why-own-table-only = You can only rearrange property that lies in front of you.
why-already-there = This card has that colour already.
why-plain-stays = A single-colour property cannot change its colour.
why-no-surplus = This column has no extra card to change places with.
why-rainbow-earns-nothing = A column of rainbow cards alone earns no rent.
why-build-complete = A House or Hotel can only be built on your own complete set.
why-built = This set has one already.
why-refuse-only-answers = You can refuse or accept only when something is aimed at you.
why-no-debt = You owe nothing now.
why-must-pay = You have something to pay with, so you have to pay.
why-paying = You have begun to pay and can no longer refuse.

## Balance reports

standing-measure = complete sets, and what is on the way to them.
use-played = Cards played for their effect
use-placed = Properties laid out
use-sets = Sets completed
use-banked = Cards put into the bank
