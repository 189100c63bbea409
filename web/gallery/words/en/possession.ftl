# Words for a position of Possession: until the game is there, only the gallery shows it.

game-possession = Possession
board-town = Wutburg

## Time

step-night = { $count ->
    [1] First night
    [2] Second night
   *[other] Third night
}
track-time = { $count ->
    [1] First night
    [2] Second night
   *[other] Third night
}
marker-time = Time
stretch-day = day
stretch-night = night
phase-hero = Hero
phase-monsters = Monsters
phase-change = Day and night
goal-chapter = Chapter { $at } of { $of }
goal-chapter-text = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} to dawn

## Town

quarter-rose = Rose
quarter-raven = Raven
quarter-bell = Bell
quarter-key = Key
area-pharmacy = Pharmacy
area-library = Library
area-forge = Forge
area-cemetery = Cemetery
area-house = House { $number }
area-river = River
place-street = { $quarter } street { $cell }
place-forest = { $quarter } forest { $cell }
place-number = { $number }
place-angel = Cemetery angel
place-statue = Square with the horse statue
place-ruins = Ruins
place-gate = Enchanted Gates
place-portal = { $quarter } portal
mark-power = place of power
mark-portal = portal
mark-exit = exit
mark-search = may be searched
mark-ruins = Ruins
mark-gates = Gates

## Heroes

hero-suzanne = Suzanne
hero-thomas = Thomas
hero-alfred = Alfred
hero-clara = Clara
title-suzanne = human · Key quarter
title-thomas = possessed · Key quarter
title-alfred = human · forge
title-clara = human · Rose quarter
mark-possessed = possessed
meter-health = Health
meter-sanity = Sanity
meter-candles = { $count ->
    [one] candle
   *[other] candles
}
meter-deck = deck
meter-discard = discard
figure-steps = steps
figure-attack = attack
figure-defence = defence
figure-move-water = move by water
figure-move-forest = move by forest
figure-move-secret = move by secret passages
figure-candles = candles
monster-spirit = Hungry spirit
monster-spirit-text = Defence 2, health 1. Goes for the nearest hero; the colour of arrows does not matter to it.

## Cards

zone-fate = Hero’s fate
zone-hand = Hand
zone-pharmacy = Pharmacy
zone-forge = Forge
zone-library = Library
zone-houses = Houses
zone-curses = Curses
zone-spirits = Spirits
zone-destiny = Fate is with { $who }
card-curse = Rotten blood
card-curse-text = lift: pharmacy, forge
card-fanatic = Fanatic
card-fanatic-text = { $at } of { $of }
card-night = Night goal
card-night-text = search: { $quarter }
card-plain = no item
card-deck-b = B
card-lamp = Lamp
card-lamp-text = look at a night card
card-elixir = Elixir
card-elixir-text = restore 2 health
card-possessed = possessed side
mark-time = moves time on
mark-search-in = search: { $quarter }

## Question

ask-move = Where does { $who } go?
ask-move-why = Green movement { $count }: streets and forest are open, water and secret passages are not. The way goes without stops.
option-forge-door = To the door of the forge
option-forge-door-note = beside its eastern door
option-house = House { $number }
option-house-note = its search token is there
option-portal = Portal
option-statue = Square with the horse statue
option-another = another card
option-stay = stay
option-search = Search
option-ford = Ford
why-nothing = nothing to search here
why-blue = needs a blue card

## Log

log-attack = { $who } strikes { $whom } through the door: 5 − 2 + candles 2 = 5, defence 4. Health −1.
log-rest = { $who } rests.
change-night = time, night
log-nights = Night cards are open. { $who } is possessed. The others have night goals.
