### What can be wrong in an edition of Monopoly Deal

wrong-rents = '{ $color }' has { $size } cards but { $rents } rents
wrong-pair = 'colors' names two different colours, not { $names }
wrong-place = no card can be called '{ $id }': a place on the table is
wrong-doublers = the deck has more than { $most } cards that double rent
wrong-no-property = colour '{ $color }' has no [[property]]: no set is possible
wrong-moves = these cards make more than { $most } different moves
