### What can be wrong in an edition of the two New York games

wrong-tolls = 'tolls' has a sum for each of 1 to { $floors } floors, not { $value }
wrong-tolls-rise = each floor raises the toll; { $value } does not rise
wrong-sale = a floor sold for { $sale } must have cost more than that, not { $build }
wrong-squares = the board has { $squares } squares (NYC-C.1), not { $count }
wrong-kinds = the board has { $wanted } squares of kind '{ $kind }', not { $count }
wrong-corners = the corners are 'start' first, and 'guild', 'station', 'guide'
wrong-vehicle-order = the vehicles are, in this order: { $vehicles }
wrong-chance = a chance card does not lead to a chance square
wrong-effect-twice = two cards have the effect '{ $effect }'
wrong-zones = the zones take at most { $most } of the { $sights } sight cards, not { $count } (NYT-1.2)
wrong-run = 'first' and 'last' are sights in the order of the ring
wrong-no-cards = the { $mode } game needs experience cards
