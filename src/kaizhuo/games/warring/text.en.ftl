### Warring States: every sentence that a player sees

title = Warring States
tagline = Counties, camps and battles: hoard 25,000 taels, or be the last kingdom that stands.
preset-literal = To the letter of the old rules

## Options

option-target = Silver that wins
option-target-help = Whoever has so many taels in hand at the end of a turn wins.
option-victory = How the game is won
option-victory-help = By silver or by being the last one left; or only by being the last one left.
option-victory-both = Silver or last one left
option-victory-last = Last one left
option-moving-dice = Dice thrown to move
option-moving-dice-help = The red die belongs to the King of Qin, so tokens move by the two others; some tables throw one, or all three.
option-king-walks = When the King of Qin walks
option-king-walks-help = At the end of the red-die holder’s turn, or at the end of everybody’s.
option-king-walks-holder = On the holder’s turn
option-king-walks-everyone = On every turn
option-meeting-the-king = Whoever runs into the King pays
option-meeting-the-king-help = A player who stops on the King’s square pays as if the King had stopped there.
option-own-battlefield = When an own battlefield pays
option-own-battlefield-help = Passing it and stopping there, or passing only.
option-own-battlefield-both = Passing and stopping
option-own-battlefield-passing = Passing only
option-equal-battle = Equal throws in battle
option-equal-battle-help = Both throw again, or the defender keeps the field and nobody pays.
option-equal-battle-again = Throw again
option-equal-battle-defender = The defender keeps it
option-unpaid-debts = A debt other than a toll that cannot be paid
option-unpaid-debts-help = It bankrupts like a toll; or one pays what silver one has and stays in the game.
option-unpaid-debts-bankrupt = Bankrupts
option-unpaid-debts-forgiven = The rest is forgiven
option-free-city = Cities cost only their four camps
option-free-city-help = Four camps are exchanged for a city without paying.
option-alliance-aid = Help at the Vertical Alliance
option-alliance-aid-help = Whoever has the fewest counties is helped whenever somebody stops there, or only if a camp is built.
option-alliance-aid-always = Whenever somebody stops
option-alliance-aid-camp = Only if a camp is built
option-sell-any-time = Selling at any time on your own turn
option-sell-any-time-help = Camps, lands and talents may be sold on your own turn even without a debt.
option-estate = What a bankrupt player leaves
option-estate-help = All is sold and the silver handed over; or, if even that would not be enough, nothing is sold and the creditor inherits it.
option-estate-treasury = Sold to the treasury
option-estate-creditor = Inherited by the creditor
option-round-limit = Limit of rounds
option-round-limit-help = A game that goes on for more rounds has no winner. 0 means no limit; only simulations need one.

## What you may do

do-roll = Throw the dice
do-reroll = Throw again
do-go = { $count ->
    [one] Go 1 step, to { $square }
   *[other] Go { $count } steps, to { $square }
}
do-march = { $count ->
    [one] The King goes 1 step, to { $square }
   *[other] The King goes { $count } steps, to { $square }
}
do-buy = Buy { $land } for { $price }
do-not-buy = Do not buy
do-build = Build a camp on { $land } for { $price }
do-build-city = Build a city on { $land } for { $price }
do-not-build = Do not build
do-recruit = Recruit { $card } for { $price }: { $text }
do-not-recruit = Recruit nobody
do-dismiss = Dismiss { $card } for { $sale }
do-disband = Disband a camp on { $land } for { $sale }
do-disband-city = Give up the city of { $land } for { $sale }
do-abandon = Abandon { $land } for { $sale }
do-reveal = Turn up { $card }
do-use = Carry out { $card }: { $text }
do-use-seat = Carry out { $card } on { $target }
do-use-thing = Carry out { $card } on { $thing }
do-not-use = Decline
do-end = End the turn

## What is being decided

ask-roll = Throw the dice
ask-steps = Choose how far to go after a throw of { $number }
ask-close = End the turn
ask-buy = Buy { $land } for { $price }, or not
ask-build = Build on { $land }, or not
ask-alliance = Build a camp anywhere for { $price }, or not
ask-hall = At the Hall of Worthies: dismiss, recruit, or neither
ask-recruit = Recruit one of the talents on offer, or nobody
ask-stratagem = Carry out { $cards }, or decline
ask-reveal = { $count ->
    [one] Turn up the stratagem you looked at
   *[other] Choose which of { $count } stratagems to turn up
}
ask-march = Choose how far the King goes after a throw of { $number }
ask-sell = Sell something: { $amount } due ({ $reason }), { $missing } missing

## The table in words

zone-table = The table
zone-player = { $player }
zone-ring = The ring
zone-known = What you know of the piles
line-stratagem = Open stratagem: { $card }. { $text }
line-offer = On offer for { $price }: { $card }. { $text }
line-king = The King of Qin stands at { $square } (square { $number }); nobody holds the red die.
line-king-holder = The King of Qin stands at { $square } (square { $number }); { $you ->
    [player] you hold
   *[none] { $player } holds
} the red die.
line-dice = Last throw: { $dice } = { $number }
line-stock = In stock: camps { $camps }, cities { $cities }
line-piles = Piles: talents { $talents }, stratagems { $stratagems }
line-out = Bankrupt
line-silver = { $amount } taels; at { $square } (square { $number })
line-monarch = Monarch: { $card }
line-rests = Sits out the next turn
line-talent = Talent: { $card } (sale { $sale }). { $text }
line-lands = { $count ->
    [one] 1 land: { $lands }
   *[other] { $count } lands: { $lands }
}
line-known-talent = Talent pile: { $card }, with { $above } above it
line-known-stratagem = Stratagem pile: { $card }, with { $above } above it
line-square = { $number }. { $square }
line-field = { $number }. { $square }, battlefield: nobody’s
line-field-held = { $number }. { $square }, battlefield: { $you ->
    [player] yours
   *[none] held by { $player }
}
line-county-free = { $number }. { $square } ({ $state }): for sale at { $price }
line-county = { $number }. { $square } ({ $state }): { $you ->
    [player] yours
   *[none] owned by { $player }
}, camps { $camps }, toll { $toll }
line-county-city = { $number }. { $square } ({ $state }): { $you ->
    [player] yours
   *[none] owned by { $player }
}, a city, toll { $toll }

## What happened

log-turn = { $you ->
    [player] Round { $number }: your turn.
   *[none] Round { $number }: { $player }’s turn.
}
log-rests = { $you ->
    [player] You sit this turn out.
   *[none] { $player } sits this turn out.
}
log-throw = { $you ->
    [player] You throw { $dice } = { $number }.
   *[none] { $player } throws { $dice } = { $number }.
}
log-go = { $you ->
    [player] You go { $count } to { $square }.
   *[none] { $player } goes { $count } to { $square }.
}
log-jump = { $you ->
    [player] You go straight to { $square }.
   *[none] { $player } goes straight to { $square }.
}
log-earn = { $you ->
    [player] You take { $amount } from the treasury: { $reason }.
   *[none] { $player } takes { $amount } from the treasury: { $reason }.
}
log-spend = { $you ->
    [player] You pay { $amount } to the treasury: { $reason }.
   *[none] { $player } pays { $amount } to the treasury: { $reason }.
}
log-give = { $you ->
    [player] You pay { $target } { $amount }: { $reason }.
    [target] { $player } pays you { $amount }: { $reason }.
   *[none] { $player } pays { $target } { $amount }: { $reason }.
}
log-toll = { $you ->
    [player] { $land } belongs to { $target }: you owe a toll of { $amount }.
    [target] { $land } is yours: { $player } owes you a toll of { $amount }.
   *[none] { $land } belongs to { $target }: { $player } owes a toll of { $amount }.
}
log-buy = { $you ->
    [player] You buy { $land }.
   *[none] { $player } buys { $land }.
}
log-camp = { $you ->
    [player] You build a camp on { $land }.
   *[none] { $player } builds a camp on { $land }.
}
log-city = { $you ->
    [player] You build a city on { $land }.
   *[none] { $player } builds a city on { $land }.
}
log-disband = { $you ->
    [player] You disband a camp on { $land }.
   *[none] { $player } disbands a camp on { $land }.
}
log-disband-city = { $you ->
    [player] You give up the city of { $land }.
   *[none] { $player } gives up the city of { $land }.
}
log-abandon = { $you ->
    [player] You abandon { $land }.
   *[none] { $player } abandons { $land }.
}
log-dismiss = { $you ->
    [player] You dismiss { $card }.
   *[none] { $player } dismisses { $card }.
}
log-recruit = { $you ->
    [player] You recruit { $card }.
   *[none] { $player } recruits { $card }.
}
log-offer = On offer: { $cards }.
log-battle-empty = { $you ->
    [player] You fight for { $land }: { $attack } against { $defence }.
   *[none] { $player } fights for { $land }: { $attack } against { $defence }.
}
log-battle = { $you ->
    [player] You attack { $target } at { $land }: { $attack } against { $defence }.
    [target] { $player } attacks you at { $land }: { $attack } against { $defence }.
   *[none] { $player } attacks { $target } at { $land }: { $attack } against { $defence }.
}
log-field = { $you ->
    [player] You take the battlefield of { $land }.
   *[none] { $player } takes the battlefield of { $land }.
}
log-field-held = { $you ->
    [player] You hold the battlefield of { $land }.
   *[none] { $player } holds the battlefield of { $land }.
}
log-holder = { $you ->
    [player] You take the red die and the card of the King of Qin.
   *[none] { $player } takes the red die and the card of the King of Qin.
}
log-red-die = { $you ->
    [player] You throw { $number } for the King of Qin.
   *[none] { $player } throws { $number } for the King of Qin.
}
log-king = The King of Qin stands at { $square }.
log-king-city = { $land } has a city: the King can do nothing.
log-king-kept = { $you ->
    [player] Your talent saves the camp on { $land }.
   *[none] { $player }’s talent saves the camp on { $land }.
}
log-torn-down = { $you ->
    [player] A camp of yours on { $land } is torn down.
   *[none] A camp of { $player } on { $land } is torn down.
}
log-reveal = { $you ->
    [player] You turn up { $card }.
   *[none] { $player } turns up { $card }.
}
log-reveal-several = { $you ->
    [player] You turn up { $cards }.
   *[none] { $player } turns up { $cards }.
}
log-declined = { $you ->
    [player] You decline.
   *[none] { $player } declines.
}
log-use = { $you ->
    [player] You carry out { $card }.
   *[none] { $player } carries out { $card }.
}
log-use-seat = { $you ->
    [player] You carry out { $card } on { $target }.
    [target] { $player } carries out { $card } on you.
   *[none] { $player } carries out { $card } on { $target }.
}
log-use-thing = { $you ->
    [player] You carry out { $card } on { $thing }.
   *[none] { $player } carries out { $card } on { $thing }.
}
log-shuffled = The stratagem pile is shuffled: { $count } cards.
log-die = { $you ->
    [player] You throw { $number }.
   *[none] { $player } throws { $number }.
}
log-look-talents = { $player } looks at the top of the talent pile ({ $count }).
log-look-stratagems = { $player } looks at the top of the stratagem pile ({ $count }).
log-looked = You look: { $cards }.
log-bankrupt = { $you ->
    [player] You are bankrupt and leave the game.
   *[none] { $player } is bankrupt and leaves the game.
}
log-win-last = { $you ->
    [player] You are the last one left and rule all under heaven, worth { $worth } in all ({ $amount } in silver).
   *[none] { $player } is the last one left and rules all under heaven, worth { $worth } in all ({ $amount } in silver).
}
log-win-silver = { $you ->
    [player] You have { $amount } taels in hand and win, worth { $worth } in all.
   *[none] { $player } has { $amount } taels in hand and wins, worth { $worth } in all.
}
log-draw-game = { $number ->
    [one] 1 round has been played: nobody wins.
   *[other] { $number } rounds have been played: nobody wins.
}

## What silver is for

reason-toll = toll
reason-land = county bought
reason-camp = camp
reason-city = city
reason-recruit = recruiting
reason-battle = battle
reason-king = the King of Qin
reason-torn-down = camp torn down
reason-stratagem = stratagem
reason-talent = talent
reason-palace = Palace
reason-field = own battlefield
reason-alliance = fewest counties
reason-disband = disbanding
reason-abandon = land abandoned
reason-dismiss = talent dismissed

## Why not

why-over = The game is over.
why-out = You have left the game.
why-not-asked = It is not your turn to decide.
why-thrown = The dice are thrown; answer this first.
why-answer-first = Answer this first.
why-no-steps = No talent of yours leaves a choice of steps now.
why-no-march = The King of Qin walks by the red die, not as you like.
why-march-so-far = The red die and your talents do not carry the King that far.
why-march-first = Say first how far the King goes.
why-no-county = You do not stand on a county.
why-owned = This county has an owner.
why-no-silver = You have not enough silver.
why-not-now = This is not possible now.
why-not-your-land = This land is not yours.
why-has-city = There is a city already; a county holds one.
why-no-cities = All cities are in use.
why-no-camps = All camps are in use.
why-build-where = Build when you stop on your county again, or at the Vertical Alliance.
why-not-on-offer = This talent is not on offer.
why-three-talents = You have three talents. At the Hall of Worthies you may dismiss one first.
why-recruit-where = Talents are recruited at the Hall of Worthies and the Talent Pavilion.
why-not-your-talent = This talent is not yours.
why-dismiss-where = Talents are dismissed at the Hall of Worthies, or to pay a debt.
why-sell-for-debts = Land and camps are sold only to pay a debt.
why-no-camp-there = There is neither camp nor city.
why-camps-first = Sell the camps on it first.
why-debt-first = Pay your debt first: sell something.
why-no-reveal = No stratagem is to be chosen.
why-reveal-first = Choose first which stratagem is turned up.
why-no-stratagem = This stratagem does not lie open before you.
why-not-open = This stratagem does not lie open.
why-no-target = The stratagem cannot work there.
why-stratagem-first = Carry out the stratagem or decline it first.
why-cannot-pass = There is nothing to decline.

## Balance reports

standing-measure = silver and all that was bought with it.
use-recruited = Talents recruited
use-stratagems = Stratagems carried out
use-bought = Counties bought
use-built = Camps and cities built
use-fields = Battlefields held
use-tolls = Tolls paid
