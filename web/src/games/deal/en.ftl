### Monopoly Deal: words on the table's own pieces

short-br = Brown
short-lb = Light
short-pk = Pink
short-or = Orange
short-rd = Red
short-ye = Yellow
short-gr = Green
short-db = Dark
short-rr = Train
short-ut = Utility
short-rainbow = Rainbow
card-rent = Rent
card-label = { $name }, { $value }M
text-wild = Either colour
text-rainbow = Any colour, no value
text-rent-all = Everyone pays rent
text-rent-one = Any colour, one player pays
text-takeover = Take a whole set
text-refuse = Cancel an action against you
text-steal = Take a property not in a set
text-swap = Swap a property with someone
text-debt = Collect 5M from a player
text-birthday = Everyone gives you 2M
text-draw = Draw 2 more cards
text-house = On a full set: rent +3M
text-hotel = Needs a House: rent +4M
text-double = With a rent card: twice the rent
bank = Bank
bank-label = Your bank, { $total }M
bank-empty = No money yet
own-mat = Your side of the table
own-empty = No property yet
no-property = No property yet
loose = Not in a column yet
your-hand = Your hand
hand-empty = No cards in hand
hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
sets-count = { $count ->
    [one] 1 complete set
   *[other] { $count } complete sets
} of the 3 that win
column-label = { $color }, { $count } of { $size }, rent { $rent }M{ $complete ->
    [true] , complete
   *[other] {""}
}
spot = New { $color } column
spot-label = Into a new { $color } column
stamp = Set
stamp-short = Set
draw-pile = Draw pile
discards = Discards
goal = Who is closest

charge-title = The action being answered
charge-rent = { $you ->
    [actor] You charge { $color } rent: { $amount }M each
   *[none] { $actor } charges { $color } rent: { $amount }M each
}
charge-rent-one = { $you ->
    [actor] You charge { $target } { $amount }M of { $color } rent
    [target] { $actor } charges you { $amount }M of { $color } rent
   *[none] { $actor } charges { $target } { $amount }M of { $color } rent
}
charge-debt = { $you ->
    [actor] You collect { $amount }M from { $target }
    [target] { $actor } collects { $amount }M from you
   *[none] { $actor } collects { $amount }M from { $target }
}
charge-birthday = { $you ->
    [actor] It’s your birthday: { $amount }M from everyone
   *[none] It’s the birthday of { $actor }: { $amount }M from everyone
}
charge-steal = { $you ->
    [actor] You want to take { $take } from { $target }
    [target] { $actor } wants to take your { $take }
   *[none] { $actor } wants to take { $take } from { $target }
}
charge-swap = { $you ->
    [actor] You offer { $give } for { $take }, held by { $target }
    [target] { $actor } offers { $give } for your { $take }
   *[none] { $actor } offers { $give } for { $take }, held by { $target }
}
charge-takeover = { $you ->
    [actor] You want the whole { $color } set of { $target }
    [target] { $actor } wants your whole { $color } set
   *[none] { $actor } wants the whole { $color } set of { $target }
}
refusal = No!
target-asked = Thinking
target-counter = Up to { $name }
target-paying = { $paid } of { $due }M paid
target-refused = Refused
target-done = Done
target-paid = Paid { $paid }M
target-agreed = Agreed
target-free = Pays nothing

pay-sum = Pay { $owed }M: { $total }M picked
pay-pick = Pick from your bank or your property.
pay-more = { $missing }M still missing.
pay-exact = Exactly right.
pay-no-change = Enough. There is no change.
pay-needless = Too much; you can keep: { $cards }.
pay-hand-over = { $count ->
    [0] Hand over
    [one] Hand over 1 card, { $total }M
   *[other] Hand over { $count } cards, { $total }M
}
