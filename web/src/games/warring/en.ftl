### Warring States: words on the table

logo = Warring States
s-palace = Palace
s-pavilion = Talent Pavilion
s-alliance = Vertical Alliance
s-axis = Horizontal Alliance
s-hall = Hall of Worthies
s-book = Book of Stratagems
help-palace = pays whoever passes
help-pavilion = recruit
help-alliance = build a camp
help-axis = take the red die
about-palace = Whoever passes or stops here is paid by the treasury.
about-pavilion = Stop here to recruit a talent.
about-alliance = Stop here to build a camp on any county of yours; whoever has the fewest counties is helped.
about-axis = Stop here to take the red die and the King of Qin.
about-hall = Stop here to dismiss and to recruit talents.
about-book = Stop here to turn up a stratagem; carry it out or decline it.
about-field = Whoever stops here fights for it, and the winner holds it. Passing your own pays you.

label-free = { $name }, { $state }, price { $price }, nobody’s
label-held = { $name }, { $state }, { $player }’s, { $camps ->
    [one] 1 camp
   *[other] { $camps } camps
}, toll { $toll }
label-city = { $name }, { $state }, { $player }’s, a walled city, toll { $toll }
label-field = { $name }, battlefield, nobody’s
label-field-held = { $name }, battlefield, { $player }’s
label-king = { $square }; the King of Qin is here
label-tokens = { $square }; here: { $players }

offer = To recruit
talents = Talents
stratagems = Stratagems
pile-talents = Talents, { $count } left
pile-stratagems = Stratagems, { $count } left
silver = { $amount } taels
card-label = { $name }: { $text }
card-priced = { $name }, { $price } taels: { $text }
battle = Last battle: { $land }, attack { $attack } against { $defence }
red-die = Red die
nobody = nobody
roll-now = Roll!
thrown = { $player } rolled { $sum }
stock = In the treasury: camps { $camps }, cities { $cities }

of-state = in { $state }
field = Battlefield
fields = Battlefields
free = Nobody’s
deed-price = Price
deed-camp = Camp
deed-city = City
deed-tolls = Toll by camps
camps = { $count }
city = City
deed-sales = Sells for: land { $land }, camp { $camp }, city { $city }
start-of = { $monarch } starts here
rebuilt = Reconstructed: the printed numbers are not public.

talent = Talent
talent-numbers = Recruit { $price }, sells for { $sale }
talents-of = Talents of { $player }
your-talents = Your talents
rests = sits out next turn
owes = Owes { $player } { $amount }, { $missing } short
owes-treasury = Owes the treasury { $amount }, { $missing } short
goal-silver = First to have { $target } wins
goal-last = The last one standing wins (total worth)
