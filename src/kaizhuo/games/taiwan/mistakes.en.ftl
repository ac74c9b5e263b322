### What can be wrong in an edition of Hello! Taiwan

wrong-starts = there is one [[start]] card
wrong-events = no [[event]] can be played without another box
wrong-start-number = only the start card bears the { $number }
wrong-number-twice = there are two [[number]] entries for { $number }
wrong-no-color = this [[number]] names no colour under 'black' or 'red'
wrong-marks = 'marks' says red or black for every copy, as 'money' its symbols
wrong-effect-single = the rules know only one card with the effect '{ $effect }'
wrong-named-twice = '{ $key }' names '{ $id }' twice
wrong-marked = 'marked_red' names a colour that this number does not have
wrong-both = '{ $color }' is both black and red
wrong-needs = '{ $id }' cannot be played: say which box it 'needs' (HTA-62)
