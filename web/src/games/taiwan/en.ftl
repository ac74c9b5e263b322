### Hello! Taiwan: the words on the table's components

and-then = {"; "}
and = {", "}
card-label = { $name }, ${ $money }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
your-hand = Your hand
hand-empty = Your hand is empty

## Short words on cards

red-1 = May remove an end card
red-2 = A 7 may restart here
red-5 = Jump in after a 6
red-11 = Jump in after a 10
red-14 = A 9 may restart here
red-15 = May remove an end card
text-pass = Skip one action
text-turn-round = Play goes the other way
text-name-next = Name who plays next
text-two-cards = Someone plays 2 cards or eats
text-pull-card = Pull and discard a player’s card
text-pass-hands = All hands pass left or right
text-insert = Goes between two numbers
text-close = Closes a direction
text-branch = Opens two branches, east or west
text-take-ends = Takes the four end cards
text-reverse = Turns larger and smaller round
text-cover = Covers any card on the table
text-share = Deals out 9 discarded cards
short-insert = Lantern
short-close = Typhoon
short-branch = Yushan
short-reverse = Beehive
short-pass = Skip
short-turn-round = Turn
short-name-next = Name
short-two-cards = 101
short-pull-card = Bear
short-pass-hands = Pass
short-take-ends = Sunrise
short-cover = Lake
short-share = Jiufen

## The four directions

short-arm-E = East
short-arm-S = South
short-arm-W = West
short-arm-N = North
short-arm-yn = North
short-arm-ys = South
arm-said = { $arm }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, ${ $cost }
arm-takes = takes { $numbers } next
arm-full = no number fits any more
arm-closed = closed by a typhoon
arm-doubles = a second { $number } may follow
arm-turned = larger and smaller are turned round
arm-longest = the longest
closed = Closed
full = Full
longest = longest
turned = turned

## Piles

functions = Used functions
functions-said = Function discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, ${ $cost }
deck = Travel pile
deck-said = Travel pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left
discard = Discards
discard-said = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $card ->
    [none] {""}
   *[other] , on top { $card }
}
last-round = Last round

## Players

seats-left = Players; play goes left (clockwise)
seats-right = Players; play goes right (anticlockwise)
traveller-said = { $name }: { $hand } in hand, { $pile } eaten{ $money ->
    [none] {""}
   *[other] , ${ $money } in all
}
thinking = thinking
answered = answered
side-left = Pass left
side-right = Pass right
own-pile = Eaten
own-all = with hand
own-pile-said = Your eaten cards: { $count }, ${ $cost }; ${ $all } with your hand
cost-said = a trip of ${ $cost }

## This round

this-round = This round
round = Round { $number }
starts = { $name } began
way-left = clockwise
way-right = anticlockwise
storm = No cards of { $mark }
last-help = Last round: the first to eat ends the game

## Asked together

window-title = { $name } put a { $number } in { $arm }: who jumps in?
election-title = Everyone picks a hand card to show at once
sharing-title = { $name } deals out the cards of Jiufen
swap-title = { $name } swaps eaten cards ({ $done } so far)
swap-take = Choose an eaten card to take back
drawn-title = Cards drawn: keep one
still = { $count } to come
my-answer = Your answer: { $card }
my-answer-none = Your answer: no
