### Hello! Taiwan: every sentence that a player sees

title = Hello! Taiwan
tagline = Start from the 8 in the middle and see the whole island. Whoever spends least wins.
preset-advanced = Advanced rules (with events)

## Options

option-advanced = Play with event cards
option-advanced-help = Every round begins with an event that everybody carries out. Joint Ritual needs another box (原民部落) and is left out, so there are 19.

## Directions and marks

arm-E = the east
arm-S = the south
arm-W = the west
arm-N = the north
arm-yn = the branch north of Yushan
arm-ys = the branch south of Yushan
mark-red = red piece
mark-black = black piece

## What you may do

do-place = Put { $card } in { $arm }
do-pass = Play { $card }: sit this one out
do-turn-round = Play { $card }: play goes the other way round
do-take-ends = Play { $card }: take the last card of every direction
do-share = Play { $card }: hand out the top of the discard pile
do-name-next = Play { $card }: { $target } plays next
do-two-cards = Play { $card }: { $target } must play 2 cards
do-pull-card = Play { $card }: pull a card from { $target }’s hand
do-pass-hands-left = Play { $card }: all hands go to the left
do-pass-hands-right = Play { $card }: all hands go to the right
do-insert = Slip { $card } in before { $spot }
do-branch = Put { $card } under { $spot }
do-cover = Cover { $spot } with { $card }
do-eat = Eat { $arm } and the function pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, ${ $amount }
do-eat-functions = Eat the function pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, ${ $amount }
do-clear = Clear { $arm } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
do-remove = Remove { $card }, the last card in { $arm }
do-hand = Give { $card } to { $target }
do-leave-remove = Remove nothing
do-leave-spare = Leave the other directions alone
do-leave-lottery = No draw: eat them yourself
do-leave-swap = Swap no more
do-leave-shed = Discard no more
do-let = Let it pass
do-lottery = Draw a number to see who eats
do-grab = Jump in with { $card }
do-keep = Keep { $card }
do-give = Offer { $card }
do-give-away = Lay { $card } on your own pile
do-take = Take back { $card }
do-shed = Discard { $card }
do-show = Show { $card }

## What is being decided (everybody may read it)

ask-turn = Play a card, or eat
ask-two = Play 2 cards in a row, or eat
ask-number-first = Called on by Taipei 101: play 2 cards, the first of them a number
ask-remove = You may remove the last card of one direction
ask-window = A { $number } has appeared: jump in?
ask-spare = The meal is over: you may clear one other direction
ask-lottery = You may draw a number that decides who eats these cards
ask-clear = No cards in hand, so no eating: clear the longest { $count ->
    [one] direction
   *[other] directions, { $count } in all
}
ask-choice = Two cards drawn: keep one
ask-swap = You may swap hand cards with your own pile ({ $count } of 3 swapped)
ask-take = Choose the card to take back from your pile
ask-shed = You may discard from your pile, at most { $count } more
ask-pause = Pause once: lay a hand card on your own pile
ask-show = Choose a hand card; all are shown at once
ask-share = Who gets { $card }?

## What happened

log-round = { $you ->
    [player] Round { $number }: you begin.
   *[none] Round { $number }: { $player } begins.
}
log-event = The event is { $event }.
log-draw = { $you ->
    [player] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[none] { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
log-draw-cards = You draw { $cards }.
log-place = { $you ->
    [player] You put { $card } in { $arm }.
   *[none] { $player } puts { $card } in { $arm }.
}
log-play = { $you ->
    [player] You play { $card }.
   *[none] { $player } plays { $card }.
}
log-pass = { $you ->
    [player] You play { $card } and sit this one out.
   *[none] { $player } plays { $card } and sits this one out.
}
log-turn-round = { $you ->
    [player] You play { $card }: play goes the other way round.
   *[none] { $player } plays { $card }: play goes the other way round.
}
log-puppet = { $you ->
    [player] You play { $card }: { $target } is next.
    [target] { $player } plays { $card }: you are next.
   *[none] { $player } plays { $card }: { $target } is next.
}
log-fireworks = { $you ->
    [player] You play { $card }: { $target } must play 2 cards.
    [target] { $player } plays { $card }: you must play 2 cards.
   *[none] { $player } plays { $card }: { $target } must play 2 cards.
}
log-bear = { $you ->
    [player] You play { $card } and pull a card from { $target }’s hand.
    [target] { $player } plays { $card } and pulls a card from your hand.
   *[none] { $player } plays { $card } and pulls a card from { $target }’s hand.
}
log-pulled = { $you ->
    [player] You lose { $card }.
   *[none] { $player } loses { $card }.
}
log-geomancy-left = { $you ->
    [player] You play { $card }: all hands go to the left.
   *[none] { $player } plays { $card }: all hands go to the left.
}
log-geomancy-right = { $you ->
    [player] You play { $card }: all hands go to the right.
   *[none] { $player } plays { $card }: all hands go to the right.
}
log-lantern = { $you ->
    [player] You slip { $card } in before { $spot }.
   *[none] { $player } slips { $card } in before { $spot }.
}
log-yushan = { $you ->
    [player] You put { $card } under { $spot }: two new branches.
   *[none] { $player } puts { $card } under { $spot }: two new branches.
}
log-cover = { $you ->
    [player] You cover { $spot } with { $card }.
   *[none] { $player } covers { $spot } with { $card }.
}
log-fallen = Nothing is left behind it: { $cards } goes to the discard pile.
log-take-ends = The last cards are taken: { $cards }.
log-hand = { $you ->
    [player] You give { $card } to { $target }.
    [target] { $player } gives { $card } to you.
   *[none] { $player } gives { $card } to { $target }.
}
log-remove = { $you ->
    [player] You remove { $cards }.
   *[none] { $player } removes { $cards }.
}
log-grab = { $you ->
    [player] You jump in with { $card }!
   *[none] { $player } jumps in with { $card }!
}
log-too-late = Somebody before you jumped in. You keep your card.
log-eat = { $you ->
    [player] You eat { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }.
   *[none] { $player } eats { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }.
}
log-eat-nothing = { $you ->
    [player] You eat, but there is nothing on the table.
   *[none] { $player } eats, but there is nothing on the table.
}
log-clear = { $you ->
    [player] You clear { $arm } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).
   *[none] { $player } clears { $arm } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).
}
log-skip = { $you ->
    [player] You can neither play nor eat, and are passed over.
   *[none] { $player } can neither play nor eat, and is passed over.
}
log-over = The game is over. Winning, with only ${ $amount } spent: { $players }.
log-earthquake = Earthquake! Everything goes to the discard pile: { $cards }.
log-lottery = The draw: { $cards }.
log-rising-prices = { $you ->
    [player] You pull a card from the hand on your left; it is shuffled into the deck.
   *[none] { $player } pulls a card from the hand to the left; it is shuffled into the deck.
}
log-storm-red = { $card } is turned up: no cards with a red piece this round.
log-storm-black = { $card } is turned up: no cards with a black piece this round.
log-landslide-red = { $card } is turned up: cards with a red piece are swept off the table.
log-landslide-black = { $card } is turned up: cards with a black piece are swept off the table.
log-swept = To the discard pile: { $cards }.
log-keep = { $you ->
    [player] You keep one card and put the other under the deck.
   *[none] { $player } keeps one card and puts the other under the deck.
}
log-fortune-turns = { $count ->
    [one] 1 eaten card is
   *[other] { $count } eaten cards are
} shuffled and dealt out again.
log-swaps = { $you ->
    [player] You swap { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[none] { $player } swaps { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
log-fuel-prices = Turned up: { $cards }. Hand cards with the same number go to their owners’ piles.
log-to-pile = { $you ->
    [player] To your pile: { $cards }.
   *[none] To { $player }’s pile: { $cards }.
}
log-crisis = { $you ->
    [player] You pass { $count ->
        [one] 1 eaten card
       *[other] { $count } eaten cards
    } to { $target }.
    [target] { $player } passes { $count ->
        [one] 1 eaten card
       *[other] { $count } eaten cards
    } to you.
   *[none] { $player } passes { $count ->
        [one] 1 eaten card
       *[other] { $count } eaten cards
    } to { $target }.
}
log-shed = { $you ->
    [player] You discard { $card } from your pile.
   *[none] { $player } discards { $card } from the pile.
}
log-pause = { $you ->
    [player] You pause and lay a hand card on your pile.
   *[none] { $player } pauses and lays a hand card on the pile.
}
log-show = { $you ->
    [player] You show { $card }.
   *[none] { $player } shows { $card }.
}
log-election = Turned up: { $cards }.
log-lost = { $you ->
    [player] Your { $card } is not large enough and is discarded.
   *[none] { $player }’s { $card } is not large enough and is discarded.
}

## Why not

why-over = The game is over.
why-not-your-turn = { $you ->
    [player] It is your turn, but something else must be decided first.
   *[none] { $player } is deciding now.
}
why-play-or-eat = On your turn you play a card or eat, one of the two.
why-card-first = First choose a card from your hand, then where it goes.
why-decide-first = This decision comes first.
why-answered = You have answered already, or are not asked.
why-not-in-hand = You do not hold { $card }.
why-not-in-pile = { $card } is not in your pile.
why-not-on-table = { $card } is not on the table.
why-larger = Numbers grow here: it must be larger than { $number }.
why-smaller = Numbers fall here: it must be smaller than { $number }.
why-closed = A typhoon closes this direction.
why-no-branch = Yushan is not on the table, so there is no such branch.
why-not-longest = Only the direction with the most cards can be eaten.
why-nothing-to-eat = There is nothing to eat: no card on the table or in the function pile.
why-eat-first = You may clear another direction only after eating.
why-arm-empty = There are no cards in this direction.
why-no-window = There is no number to jump in on.
why-window = A { $number } has appeared: first everybody decides whether to jump in.
why-cannot-grab = You cannot jump in on the { $number } with this card.
why-no-remover = Only a red 1 or 15 removes a last card.
why-not-removable = Only the last card of a direction that has cards, and not the one just played.
why-no-sharing = Only Jiufen hands out cards.
why-share-full = This player has got all the cards due.
why-no-event = This event is not in force.
why-number-first = The first card after Taipei 101 must be a number.
why-storm = { $event }: cards with this piece cannot be played this round.
why-only-black = { $event }: only black numbers can be played.
why-not-yourself = Choose another player, not yourself.
why-no-such-player = There is no such player.
why-empty-hand = { $target } has no cards in hand.
why-not-pass = This card cannot be played now.
why-not-turn-round = This card cannot be played now.
why-not-name-next = This card needs a player.
why-not-two-cards = This card needs a player.
why-not-pull-card = This card needs a player who holds cards.
why-not-pass-hands = Choose left or right for this card.
why-not-insert = A lantern goes between two neighbouring numbers that differ by 2 or more.
why-not-close = A typhoon goes to the end of a direction that has cards.
why-not-branch = Yushan goes under a number in the east or west.
why-not-take-ends = There is no last card to take.
why-not-reverse = The fireworks go to the east, south, west or north.
why-not-cover = The lake covers a card on the table, but never the 8.
why-not-share = The discard pile is empty.

## The table in words

zone-round = This round
zone-table = The table
zone-players = Players
zone-hand = Your hand
zone-pile = Your pile
zone-drawn = Just drawn
zone-memory = What you have seen and could remember
zone-hand-of = { $you ->
    [player] your hand
   *[none] { $player }’s hand
}
zone-pile-of = { $you ->
    [player] your pile
   *[none] { $player }’s pile
}
zone-deck = the travel deck
zone-drawn-cards = the cards just drawn
line-round = Round { $number }, begun by { $player }
line-event = Event: { $event }
line-storm = Not to be played: { $mark }
line-direction-left = Play goes to the left (clockwise)
line-direction-right = Play goes to the right (anticlockwise)
line-deck = Travel deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
line-last = The travel deck is empty: this is the last round, and the first meal ends the game
line-functions = Function pile: { $count }, ${ $amount } ({ $cards })
line-functions-none = Function pile: empty
line-discard = Discard pile: { $count } ({ $cards })
line-discard-none = Discard pile: empty
line-arm-rising = { $arm }: { $count } in all, ${ $amount }; larger than { $number }
line-arm-falling = { $arm }: { $count } in all, ${ $amount }; smaller than { $number }
line-arm-closed = { $arm }: { $count } in all, ${ $amount }; closed by a typhoon
line-arm-full = { $arm }: { $count } in all, ${ $amount }; nothing more fits
line-branch-full = { $arm }: { $count } in all; nothing more fits
line-branch-rising = { $arm }: { $count } in all; larger than { $number }
line-branch-falling = { $arm }: { $count } in all; smaller than { $number }
line-branch-closed = { $arm }: { $count } in all; closed by a typhoon
line-card = { $card } (${ $amount }, { $mark })
line-nothing = No cards
line-player = { $you ->
    [player] You: { $count } in hand, { $eaten } eaten
   *[none] { $player }: { $count } in hand, { $eaten } eaten
}
line-player-money = { $you ->
    [player] You: { $count } in hand, { $eaten } eaten, ${ $amount } in all
   *[none] { $player }: { $count } in hand, { $eaten } eaten, ${ $amount } in all
}
line-known-hand = { $player } holds { $cards }
line-known-pile = { $player } has eaten { $cards }
line-known-under = Under the deck: { $cards }
line-trace = { $card } is in one of these: { $zones }

## What the cards say

effect-pass = Sit out one action.
effect-turn-round = Play goes the other way round.
effect-name-next = Another player of your choice plays next.
effect-two-cards = Another player must play 2 cards, the first of them a number; who cannot must eat.
effect-pull-card = Pull a card from another player’s hand; it goes to the function pile.
effect-pass-hands = After drawing, all hands travel left or right; whoever gets yours plays next.
effect-insert = Slip it between two neighbouring numbers that are not consecutive.
effect-close = Put it at the end of a direction: no more numbers there.
effect-branch = Put it under a number in the east or west: smaller to the north, larger to the south.
effect-take-ends = Take the last card of every direction, and on until a number shows, to the function pile.
effect-reverse = Put it in a direction: both directions of that axis turn from rising to falling or back.
effect-cover = Cover any card on the table; both go to the function pile.
effect-share = Hand out the top 9 discards, beginning with yourself; you decide who gets which.
event-earthquake = All cards on the table go to the discard pile.
event-lottery = Whoever eats may draw a number and count clockwise from there; the player reached takes the cards and begins the next round.
event-rising-prices = Everybody pulls a card from the hand on the left; these are shuffled into the deck. Play with 4 cards.
event-yilan = When an odd number appears, whoever holds the next number may jump in.
event-typhoon-warning = Turn up the top card; nobody may play cards with its piece this round.
event-landslide = Turn up the top card; cards on the table with its piece go to the discard pile.
event-qimei = Play 2 cards in a row, then draw 2.
event-wind-lion = Only black numbers may be played.
event-matsu = No drawing. A player without cards does not eat, but clears the 2 longest directions and begins the next round.
event-green-island = When drawing, take 2 cards, keep 1, put the other under the deck.
event-flying-fish = Everybody draws 1 more card. Play with 6 cards.
event-museum = Behind the last number you may put the same number again, if it costs $4 or more.
event-fortune-turns = All eaten cards are shuffled together and dealt out evenly.
event-baseball = Everybody may swap up to 3 hand cards for as many of the own pile.
event-fuel-prices = Turn up 2 cards; hand cards with the same number go to the own pile and are not replaced.
event-crisis = Everybody passes half of the own pile, rounded down, to the left.
event-yimin = The largest pile may discard up to 6 cards, the next up to 5, and so on.
event-glory = After a 3, 6, 9 or 12 the next player pauses and lays a hand card on the own pile.
event-election = All show a hand card; then a number is turned up. Larger: draw a card. Otherwise the shown card is discarded.

## Balance reports

standing-measure = the least money spent.
use-functions = Function cards played
use-placed = Number cards laid
use-eaten = Cards eaten
use-grabbed = Cards grabbed
