### What can be wrong in a file that somebody wrote: an edition, a record

## Editions

wrong-no-file = there is no such file
wrong-unreadable = the file cannot be read: { $reason }
wrong-toml = this is not TOML: { $reason }
wrong-tangled = there are too many brackets or digits in it
wrong-table = no table is called '{ $table }'
wrong-entries = write [[{ $table }]] entries
wrong-too-few = the edition needs at least { $least } [[{ $table }]], it has { $count }
wrong-count = there are { $wanted } [[{ $table }]], not { $count }
wrong-value = { $key } must be '{ $wanted }', not { $value }
wrong-key-missing = this [[{ $table }]] has no '{ $key }'
wrong-key-unknown = a [[{ $table }]] knows no '{ $key }'
wrong-not-text = '{ $key }' is a text in quotes, not { $value }
wrong-id = { $key } '{ $value }': use small letters, digits and single hyphens
wrong-choice = { $key } '{ $value }' is none of: { $choices }
wrong-number = '{ $key }' is a whole number from { $low } to { $high }, not { $value }
wrong-truth = '{ $key }' is true or false, not { $value }
wrong-not-numbers = '{ $key }' is a list of numbers, not { $value }
wrong-number-inside = '{ $key }' holds { $value }, which is no whole number
wrong-bounds-inside = '{ $key }' holds { $value }, which is not from { $low } to { $high }
wrong-not-texts = '{ $key }' is a list of texts, not { $value }
wrong-text-inside = '{ $key }' holds { $value }, which is no text
wrong-language-missing = '{ $key }' needs a text for '{ $language }'
wrong-too-long = '{ $key }' has { $length } characters; { $most } is the most
wrong-invisible = '{ $key }' holds an invisible character ({ $sign })
wrong-unknown = no [[{ $table }]] is called '{ $id }'
wrong-twice = two entries are called '{ $id }'
wrong-deck-small = the deck has { $count } cards; it needs at least { $least }
wrong-deck-large = the deck has { $count } cards; { $most } is the most

## Records

wrong-record-format = a record begins with the line '{ $line }'
wrong-record-line = '{ $line }' is not 'player action : outcomes'
wrong-record-json = the value of '{ $key }' is not JSON
wrong-record-deal = the line 'deal : …' is missing
wrong-record-players = the header has no number of players
wrong-record-first = 'first' is not a seat
wrong-record-other = the record has { $key } { $has }, the game has { $wanted }
wrong-record-few = the record has too few outcomes of chance for this move
wrong-record-left = outcomes of chance left over: { $outcomes }
wrong-record-outcome = '{ $outcome }' is no outcome of a chance with { $sides } sides
wrong-record-card = the card '{ $card }' cannot be on top of the deck
wrong-record-game = the record does not say which game it is
wrong-record-options = the options of the record are not a table
wrong-record-no-seed = the record has no seed: it is revealed when the game is over
wrong-record-seed = the seed of the record is not a hexadecimal number
wrong-record-promise = the seed is not the one that was promised when the table opened
