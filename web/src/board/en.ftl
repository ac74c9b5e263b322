### Words that boards share

board = Board
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Show the whole board
zoom-mine = Show my token
zoom-mover = Show the token whose turn it is
pan-left = Look left
pan-right = Look right
pan-up = Look up
pan-down = Look down
tools = Size and place of the board
square-lit = { $square }, can be chosen
deed = About { $square }
deed-close = Put away
deed-before = Square before
deed-after = Square after
deed-why = Why can’t this be chosen now?
deed-why-short = Why not?
dice-show = Dice { $faces }
dice-none = Nothing rolled yet
bankrupt = Bankrupt
