### Balance reports

## Head

balance-title = { $title }: balance report
balance-facts = { $games } { $count ->
    [one] game
   *[other] games
} of { $players } players · played by { $programs } · seed { $seed }
balance-edition-standard = standard edition
balance-facts-edition = Edition: { $edition }
balance-facts-editions = Editions: { $one } and { $other }, { $games } games each
balance-options = Rule options: { $options }
balance-made = Made by Kaizhuo { $version }. The same command makes the same report.
balance-no-script = The charts need JavaScript; every number is in the tables too.

## In short

balance-short = In short
balance-compared = Compared
balance-sum-first = Seat 1, which begins, wins { $share } of the games (95 % interval { $between }; a fair share is { $fair }): { $how ->
    [ahead] going first is an advantage.
    [behind] going first is a disadvantage.
   *[none] no first-mover advantage can be seen.
}
balance-sum-seat = Seat { $seat } wins { $how ->
    [ahead] more
   *[behind] less
} often than its fair share: { $share } ({ $between }).
balance-sum-length = A typical game takes { $rounds } rounds ({ $decisions } decisions); 95 of 100 games take at most { $rounds95 } rounds.
balance-sum-leads = The lead changes hands { $changes } times in a typical game, and whoever leads at half-time goes on to win in { $share } of the games ({ $between }).
balance-sum-stalls = { $unfinished ->
    [0] { $count ->
        [one] The one game came to an end
       *[other] All { $games } games came to an end
    }
   *[other] { $unfinished } of { $games } games ({ $share }) did not come to an end
}{ $draws ->
    [0] {""}
    [one] , one of them without a winner
   *[other] , { $draws } of them without a winner
}{ $longest ->
    [-1] .
   *[other] ; the longest standstill was { $longest } turns.
}
balance-differ-seat = Seat { $seat } wins { $here } with { $one } and { $there } with { $other }: more than chance explains.
balance-differ-no-seat = No seat’s share of victories differs between the editions by more than chance explains.
balance-differ-length = A game takes { $here } rounds on average with { $one }, { $there } with { $other }.

## Tiles

balance-tile-games = games
balance-tile-first = won by seat 1
balance-tile-rounds = rounds in a typical game
balance-tile-leads = changes of lead
balance-tile-unfinished = unfinished

## Sections

balance-head-seats = Who wins, seat by seat
balance-help-seats = Every dot is the share of games that a seat has won; the bar is its 95 % interval, in which the true share very likely lies. The dashed line is a fair share. Only a bar that misses the line tells something. The programs change seats from game to game, so that a strong program favours no seat.
balance-head-programs = Who wins, program by program
balance-help-programs = The share of victories of each program, over all seats.
balance-head-length = How long games are
balance-help-length = How many of the games take so many rounds. A round is over when the turn has come back to the player who began.
balance-axis-rounds = Rounds
balance-head-leads = How often the lead changes
balance-help-leads = Looked at whenever the turn passes on. Few changes: whoever gets ahead stays ahead. Ties do not count as a lead.
balance-axis-leads = Changes of lead
balance-head-decided = How early a game is decided
balance-help-decided = How often the player who led alone after a quarter, a half and three quarters of a game’s turns has won. At the dashed line (a fair share) the lead would mean nothing; at 100 % the game would be over by then.
balance-quarter-1 = after a quarter
balance-quarter-2 = at half-time
balance-quarter-3 = after three quarters
balance-leader-wins = The leader wins
balance-head-stalls = Where games stand still
balance-help-stalls = The longest standstill of each game: the most turns in a row after which everybody stood exactly as before. { $unfinished ->
    [0] No game was broken off.
   *[other] { $unfinished } games were broken off, because they had not ended after 20,000 decisions.
}
balance-axis-stalls = Turns of the longest standstill
balance-help-use = Whoever does this wins { $usual } of those games (the dashed line). Here are the { $shown } that lie farthest from that{ $count ->
    [0] {""}
   *[other] , of { $all }
}. { $by_chance ->
    [0] {""}
   *[other] Of { $all } intervals, about { $by_chance } miss the line by chance alone.
}
balance-warning-use = This does not say what makes a player win: a player who is ahead, or whose game lasts longer, can simply afford more. Compare components of one list with each other.
balance-all = All { $count }, to sort
use-anything = Named in the log of the game

## Tables and charts

balance-seat = Seat { $seat }
balance-wins = Share of victories
balance-wins-with = Share of victories with it
balance-games-share = Share of games
balance-games = Games
balance-what = What
balance-edition = Edition
balance-from = Interval from
balance-to = to
balance-column-of = { $edition }: { $column }
balance-column-what = What
balance-column-wins = Wins
balance-column-between = 95 % interval
balance-column-used = Used in
balance-column-times = Times a game
balance-column-with = Wins with it
balance-sort = Sort by this

## How to read this

balance-head-reading = How to read this
balance-reading-interval = A share that was counted is never quite the true one. The 95 % interval (Wilson’s) says how far off it may be: of 100 such intervals about 95 hold the true share. Four times as many games make it half as wide.
balance-reading-programs = The games were played by programs. People play otherwise; where a program never uses a card well, the card looks weaker than it is.
balance-reading-lead = A lead is a game’s own measure: { $measure }
balance-measure-other = how a player would stand if the game ended now.
