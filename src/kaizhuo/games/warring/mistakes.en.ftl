### What can be wrong in an edition of Warring States

wrong-shuffled = no [[stratagem]] has returns = 'shuffled' (WS-8)
wrong-ring = 'ring' lists the { $squares } squares, clockwise from the palace
wrong-ring-first = ring: the first square is the palace
wrong-ring-square = ring: '{ $id }' cannot be square { $square } (WS-C.1)
wrong-ring-twice = ring: there is one '{ $id }'
wrong-ring-lacks = the ring has no '{ $id }'
wrong-not-in-ring = '{ $id }' is not in the ring
wrong-lands = the ring has { $count } lands; there are { $lands }
wrong-tolls = 'tolls' are six rising numbers: 0, 1, 2, 3, 4 camps, a city
wrong-start-twice = two monarchs start with '{ $land }'
wrong-sale = the price { $price } must be above the sale price { $sale }
wrong-wants = { $wants ->
    [amount] effect '{ $effect }' has an 'amount'
    [state] effect '{ $effect }' has a 'state'
    [amount-state] effect '{ $effect }' has an 'amount' and a 'state'
   *[none] effect '{ $effect }' has no number
}
wrong-card-text = 'text' for '{ $language }' names a number this card has not
