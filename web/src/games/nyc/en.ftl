### Hip-Hop New Yorker: words on the table. A bar marks where a short name may break.

logo = Hip-Hop New Yorker
s-start = Start
s-guild = Travel Guild
s-station = Transfer Station
s-guide = Guide Office
s-chance = Chance
s-ferry = S.I. Ferry
s-staten-zoo = S.I. Zoo
s-yankee-stadium = Yankee Stadium
s-bronx-zoo = Bronx Zoo
s-botanical-garden = Botanical Garden
s-citi-field = Citi Field
s-tennis-center = Tennis Center
s-coney-island = Coney Island
s-prospect-park = Prospect Park
s-brooklyn-bridge = Brooklyn Bridge
s-liberty = Statue of Liberty
s-ellis-island = Ellis Island
s-wall-street = Wall Street
s-memorial = 9/11 Memorial
s-nyu = NYU
s-chelsea-market = Chelsea Market
s-high-line = High Line
s-flatiron = Flatiron
s-empire-state = Empire State
s-macys = Macy’s
s-grand-central = Grand Central
s-rockefeller = Rockefeller Center
s-fifth-avenue = Fifth Avenue
s-times-square = Times Square
s-intrepid = Intrepid
s-central-park = Central Park
s-natural-history = Natural History
s-met = The Met
s-guggenheim = Guggenheim
s-columbia = Columbia

x-suites = Six-star hotel
x-agency = Land agency
x-tour = Exclusive trip
x-merger = Merger
x-delicacy = Local delicacy
x-shuttle = Free shuttle
x-hotels = Hotel chain
x-insurance = Insurance
x-landmark = Landmark
x-season = High season
x-vip = VIP club
x-president = Guild president
x-leisure = Leisure and sport
x-heritage = Memorials
x-fashion = Fashion and food
x-museums = Museum tour
x-stories = Travel stories
x-blog = Travel blog
x-brand = Brand ambassador
x-discount = Off-season
x-souvenirs = Souvenirs
x-fans = Fan club
x-postcards = Postcards
x-friends = Shared rooms

label-free = { $name }, price { $price }, nobody’s
label-owned = { $name }, { $player }’s, { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}, toll { $toll }
label-hot = { $name }, hot sight of zone { $zone }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-seen = { $name }, { $player }’s own sight
label-tokens = { $square }; here: { $players }
points = { $count } pt
floors = { $count ->
    [one] 1 floor
   *[other] { $count } floors
}

pile-chance = Chance cards, { $count } left
pile-experience = Experience cards, { $count } left
chance = Chance
experience = Experience
fund = Travel fund
fund-label = Travel fund, { $amount }
drawn = Chance: go to
offer = Vehicles for { $amount }
roll-now = Roll!
thrown = { $player } rolled { $sum }
garage = At the bank: cars { $car }, yachts { $yacht }, planes { $plane }
zone-label = Hot sight of zone { $zone }: { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $left } more below
zone-empty = Zone { $zone } has no sights left
zone-none = No sights left
left = { $left } more

deed-price = Price
deed-build = Build a floor
deed-sale = Sell a floor
deed-tolls = Toll
deed-points = Points
deed-zone = Hot sight
deed-hot = Zone { $zone }, { $points } in all
deed-not-hot = Not now
deed-free = Nobody’s
deed-unseen = Nobody’s own sight
deed-rebuilt = Reconstructed: the printed numbers are not public.

score = { $count } / { $target } pt
cash = { $amount }
markers = { $count }
markers-title = House markers at home
seen = { $count ->
    [one] 1 sight
   *[other] { $count } sights
}
reroll = may reroll once
owes = Owes { $player } { $amount }, { $missing } short
owes-bank = Owes the bank { $amount }, { $missing } short
cards = Experience cards
your-cards = Your experience cards
card-label = { $name }: { $effect }
card-label-fresh = { $name }, from the next turn on: { $effect }
card-fresh = from your next turn on
vehicles = Your vehicles
vehicle-label = { $name }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
goal-cash = First to have { $target } wins
goal-points = First to { $target } points wins
