n-markers = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
n-sites = { $n ->
    [one] 1 site
   *[other] { $n } sites
}

# Weather
weather-sun = sun
weather-rain = rain
weather-fog = fog
weather-none = none

# Action areas
area-yard = Stock Yard
area-excavate = Excavate
area-works = Works
area-lay = Lay Track
area-build = Build
area-office = Site Office
area-surveyor = Surveyor

# Places on the route
spot-track = track { $number } before { $station }
spot-excavation = { $station }, excavation { $number }
site-name = { $station }, site { $number }
train-name = train { $number } { $name }

# What contracts do
effect-unknown = not a contract of this game
effect-lay-bonus = your Lay Track actions lay { $n } more
effect-next-space = after all Excavate actions take all rubble of the next place
effect-forecast = at once replace the middle weather disc
effect-look = at once reveal { $n ->
    [one] 1 contract
   *[other] { $n } contracts
} and keep one of them, or this one
effect-iron-for-steel = when you build, { $n } iron may stand for 1 steel
effect-yard-bonus = your Stock Yard actions take { $n } more
effect-extra-lay = one more Lay Track action after all others
effect-cheaper-stone = sites that cost stone cost you { $n } stone less
effect-extra-build = one more Build action after all others
effect-make-stone = at once, up to { $n } times: 2 rubble to 1 stone
effect-make-steel = at once, up to { $n } times: 2 iron to 1 steel
effect-forbid = nobody plays contracts any more this round
effect-maintenance = discard it instead of paying for maintenance
effect-rubble-for-stone = when you build, 2 rubble may stand for 1 stone, up to { $n } times
effect-draw = at once draw { $n } cubes from the bag and keep them
effect-take-cubes = at once take up to { $n } cubes from the yard, at most 1 coal
effect-start-player = at once become start player; the marker stays this round
effect-double = your Excavate actions take double
effect-surveyor = at once your surveyor moves one station on
effect-move-labourer = at once move one of your placed labourers
effect-no-coal-limit = no coal limit in your Stock Yard actions

# What contracts are worth at the end
bonus-goods = { $goods } = { $vp } VP
bonus-at-station = surveyor at station { $station } or beyond
bonus-per-coal = { $vp } VP per coal
bonus-reached = surveyor at station { $stations } = { $vp } VP
bonus-none = no bonus
contract-line = { $number } { $area }: { $effect } ({ $bonus })

# What trains do
power-none = no power
power-excavate = excavate +{ $n }
power-works = { $n } iron per steel
power-yard = yard +{ $n }
power-points = { $n } VP at the end
power-build = extra Build
power-lay = may lay +{ $n }

# Events
event-excavate = excavate
event-lay = lay track
event-station = complete a station
event-trains = trains may be bought
event-maintenance = maintenance

# The log
fact-start-player = { $who } is the start player.
fact-train-aside = Set aside: { $train }.
fact-yard-filled = In the yard: { $cubes }.
fact-terminus = { $who } starts at { $station }.
fact-neutral = The neutral surveyor starts at { $station }.
fact-round = Round { $n }
fact-hired = { $who } pays { $coal } and fetches the third labourer from the pub.
fact-placed = { $who }: labourer to { $space } ({ $area }).
fact-placed-plain = { $who }: labourer to { $space }.
fact-played = { $who } plays contract { $number }: { $effect }.
fact-lost = { $who }: the effect of contract { $number } is lost.
fact-forecast = The middle weather disc changes from { $from } to { $to }.
fact-kept = { $who } keeps contract { $number }.
fact-forbidden = No more contracts are played this round.
fact-labourer-moved = { $who } moves a labourer: { $from } to { $to }.
fact-drew = { $who } draws from the bag: { $cubes }.
fact-drew-events = { $who } draws from the bag: { $cubes }; { $events } put back.
fact-took = { $who } takes { $cubes } from the yard.
fact-start-marker = { $who } becomes start player.
fact-excavated = { $who } takes { $rubble } from { $spot }, { $left ->
    [0] now clear
   *[other] { $left } left
}.
fact-site-cleared = { $who } owns { $spot }.
fact-site-unowned = { $spot } is done; { $who } has no marker left for it.
fact-made = { $who } makes { $made } from { $paid }.
fact-laid = { $who } lays { $spot }.
fact-laid-unowned = { $who } lays { $spot }, without a marker.
fact-built = { $who } builds { $site } ({ $vp } VP) and pays { $paid }.
fact-free-cube = { $who } gets { $cube } from the bag for it.
fact-train-bought = { $who } buys { $train } and pays { $paid }; coal on it: { $coal }.
fact-train-returned = { $who } gives back { $train }.
fact-train-refilled = New coal on { $train }: { $coal }.
fact-contract-taken = { $who } takes contract { $number }: { $effect }.
fact-surveyor = { $who }: the surveyor reaches { $station }.
fact-terminus-marked = { $who } leaves a marker on the terminus.
fact-discarded = Contract { $number } is discarded.
fact-office = New in the Site Office on { $position }: contract { $number }, { $effect }.
fact-revealed = Revealed: contract { $number }, { $effect }.
fact-recycled = The discards become the new deck ({ $cards }).
fact-weather = Weather now: { $now }. New last disc: { $last }.
fact-rates = Rates now: excavate { $excavation }, lay { $lay }.
fact-restocked = Drawn for the yard: { $cubes }.
fact-event = Event { $space }: { $event }.
fact-events-back = Back to the bag: { $cubes }.
fact-spot-cleared = The event clears { $spot } ({ $rubble }).
fact-event-laid = The event lays { $spot }; nobody owns it.
fact-event-laid-rubble = The event lays { $spot }; nobody owns it, { $rubble } leaves the game.
fact-closed = { $station } is closed.
fact-trains-open = Trains may be bought from now on.
fact-neutral-moved = The neutral surveyor goes to { $station }.
fact-maintenance = Maintenance of all trains.
fact-maintenance-paid = { $who } pays 1 steel for maintenance.
fact-maintenance-contract = { $who } discards contract { $number } for maintenance.
fact-build-area = No rubble is left: from the next round on B is a build area.
fact-extra-round = An event has laid the last track: one more round is played.
fact-markers-gone = All markers are placed.
fact-over = The game is over.

# What is asked, as a short name
asked-terminus = choosing a terminus
asked-neutral = placing the neutral surveyor
asked-hire = fetching the third labourer or not
asked-place = placing a labourer
asked-window = contract window of area { $area }
asked-weather = new middle weather disc
asked-keep = keeping one contract
asked-make-stone = making stone with the contract
asked-make-steel = making steel with the contract
asked-take-cubes = taking cubes with the contract
asked-move = moving a labourer
asked-take = taking cubes from the yard
asked-make = making steel and stone
asked-lay = laying track
asked-build = building a site or buying a train
asked-office = taking a contract
asked-extra-lay = additional Lay Track action
asked-extra-build = additional Build action
asked-train-build = the train's additional Build action
asked-maintenance = maintenance of the train

# What chance decides, as a short name
chance-start = start player
chance-track = next track card
chance-aside = train set aside
chance-yard = cubes of the first yard
chance-back = back of the top contract
chance-reveal = top contract
chance-draw = cubes from the bag

# Refusals; the rule's id stands before them
refusal-over = the game is over
refusal-other-decision = this belongs to { $tried }; asked now: { $asked }
refusal-chance-first = chance decides first: { $chance }
refusal-decision-first = { $who } has to decide first: { $asked }
refusal-other-deal = something else is dealt now: { $chance }
refusal-hire-train = the third labourer comes only for the owner of a train
refusal-hire-late = the third labourer is fetched before the first one of the round is placed
refusal-space-taken = { $space } is taken by { $who }
refusal-no-space = there is no { $space }: the area has { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
refusal-fog = { $space } is closed by fog
refusal-not-held = contract { $number } is not in your hands
refusal-already-played = contract { $number } is already used
refusal-other-window = contract { $number } belongs to the window of { $area }, this is the window of { $window }
refusal-no-window = contract { $number } belongs to the window of { $area }; no window is open
refusal-never-played = contract { $number } is for maintenance and is not played in a window
refusal-one-contract = only one contract per player and window, and one was played
refusal-forbidden = contract 13 was played: no more contracts this round
refusal-window-fog = fog has closed the window of area { $area } this round
refusal-window-gone = area { $area } is a build area now and has no window
refusal-not-revealed = contract { $number } is not among those to keep
refusal-no-labourer = no labourer of yours stands on { $space }
refusal-move-nowhere = the labourer must go to another space
refusal-take-nothing = at least 1 cube must be taken
refusal-yard-lacks = { $goods } asked for, { $have ->
    [0] none in the yard
   *[other] { $have } in the yard
}
refusal-take-limit = { $need ->
    [one] 1 cube is
   *[other] { $need } cubes are
} too many, at most { $limit } may be taken
refusal-coal-limit = { $need } coal is too much, at most { $limit } may be taken
refusal-make-nothing = at least one conversion must be made
refusal-make-limit = { $need ->
    [one] 1 conversion is
   *[other] { $need } conversions are
} too many, at most { $limit } may be made
refusal-bag-stone = { $need } stone needed from the bag, { $have ->
    [0] none in it
   *[other] { $have } in it
}
refusal-make-other = the contract does not make that
refusal-lay-clear = { $need ->
    [one] 1 clear track card
   *[other] { $need } clear track cards
} needed, { $have ->
    [0] none there
   *[other] { $have } there
}
refusal-lay-limit = { $need ->
    [one] 1 track card is
   *[other] { $need } track cards are
} too many, at most { $limit } may be laid
refusal-lay-all = { $must ->
    [one] 1 track card
   *[other] { $must } track cards
} must be laid, not { $need }
refusal-site-owned = { $site } already belongs to { $who }
refusal-station-closed = { $station } is closed
refusal-blocked = the way to { $site } is not clear: { $rubble } on { $spot }
refusal-beyond = { $site } is out of reach, your surveyor stands at { $station }
refusal-no-marker = 1 marker needed, none there
refusal-iron-for-steel = iron would have to stand for { $need } steel; contracts allow { $allowed }
refusal-rubble-for-stone = rubble would have to stand for { $need } stone; contracts allow { $allowed }
refusal-nothing-to-replace = { $need } to be replaced, but the cost has only { $cost } of it
refusal-trains-not-yet = trains cannot be bought yet
refusal-solo-train = there is no second train in the solo game
refusal-train-owned = { $train } belongs to { $who }
refusal-train-aside = { $train } is not in the game
refusal-must-build = you cannot pass: { $site } can be built
refusal-no-pass = you cannot pass: { $asked }
refusal-not-in-office = contract { $number } does not lie in the Site Office
refusal-not-maintenance = contract { $number } does not pay for maintenance
refusal-terminus-full = no place left there, { $places ->
    [one] 1 surveyor fits
   *[other] { $places } surveyors fit
}
refusal-one-terminus = there is no terminus to choose
refusal-no-seat = no such seat, there are { $n }
refusal-track-left = no track card with { $rubble } is left
refusal-no-train = there is no train { $number } to set aside
refusal-draw-count = { $need ->
    [one] 1 cube has
   *[other] { $need } cubes have
} to be drawn, not { $have }
refusal-bag-lacks = { $goods } drawn, { $have ->
    [0] none in the bag
   *[other] { $have } in the bag
}
refusal-not-in-deck = contract { $number } is not in the deck
refusal-other-back = the back of the top card shows { $back }, contract { $number } has another
refusal-no-back = no card of the deck has { $weather } on its back

# Questions
ask-terminus = { $who }: at which terminus do you start? { $stations }
ask-neutral = { $who }: at which terminus does the neutral surveyor start? { $stations }
ask-hire = { $who }: pay { $cost } for the third labourer? Your coal: { $have }.
ask-place = { $who }: place a labourer, { $n } to go.
ask-place-fog = { $who }: place a labourer, { $n } to go. Fog closes spaces of B and D.
ask-window = { $who }: play a contract in the window of { $area }, or pass?
ask-weather = { $who }: which weather replaces { $middle } in the middle?
ask-keep = { $who }: which contract do you keep?
ask-make-stone = { $who }: how much stone from 2 rubble each, up to { $n }? You have { $rubble }, the bag { $stone }.
ask-make-steel = { $who }: how much steel from 2 iron each, up to { $n }? You have { $iron }.
ask-take-cubes = { $who }: take up to { $n } with the contract, coal up to { $coal }. In the yard: { $yard }.
ask-move = { $who }: which labourer do you move, and where to?
ask-take = { $who }: take up to { $n } from the yard, coal up to { $coal }. In the yard: { $yard }.
ask-make = { $who }: up to 3 conversions, { $rate } iron to 1 steel, 2 rubble to 1 stone. You have { $goods }; stone in the bag: { $stone }.
ask-lay = { $who }: how many track cards do you lay, { $least } or { $most }? You have { $steel }.
ask-build = { $who }: build a site or buy a train. You have { $goods }.
ask-build-pass = { $who }: build a site, buy a train or pass. You have { $goods }.
ask-office = { $who }: which contract do you take?
ask-extra-lay = { $who }: one more Lay Track action by the contract, or pass? You have { $steel }.
ask-extra-build = { $who }: one more Build action by the contract, or pass? You have { $goods }.
ask-train-build = { $who }: one more Build action by your train, or pass? You have { $goods }.
ask-maintenance = { $who }: maintenance of { $train }. Pay 1 steel (you have { $steel }), discard a maintenance contract, or give the train back.

# Choices in words
choice-hire = fetch the third labourer
choice-no-hire = no third labourer
choice-place = labourer to { $area }
choice-place-start = labourer to { $area }, becoming start player
choice-play = play { $number }: { $effect }
choice-weather = middle weather disc: { $weather }
choice-keep = keep { $number }: { $effect }
choice-keep-used = keep { $number }, used
choice-take = take { $cubes }
choice-make = make { $made } from { $paid }
choice-make-only = make { $made }
choice-move = labourer from { $from } to { $to }
choice-lay = lay { $tracks }
choice-build = { $site }: { $vp } VP for { $paid }
choice-train = { $train } for { $paid }: { $power }
choice-contract = take { $number } { $area }: { $effect } ({ $bonus })
choice-pay = pay 1 steel
choice-discard = discard contract { $number }
choice-return = give the train back
choice-terminus = start at { $station }
choice-neutral = neutral surveyor to { $station }
choice-pass = pass

# What has to be dealt
deal-start = Who is the start player? For example: { $example }
deal-track = The next track card ({ $number } of { $count }, before { $station }): its rubble. For example: { $example }
deal-aside = Which train is set aside? For example: { $example }
deal-yard = The first { $n } cubes of the yard. For example: { $example }
deal-back = Which weather is on the back of the top contract? For example: { $example }
deal-reveal = Which contract is turned up? Its back shows { $weather }. For example: { $example }
deal-draw = Draw { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} from the bag. For example: { $example }

# The position
place-players = { $n ->
    [one] solo
   *[other] { $n } players
}
place-round = Round { $n }
place-setup = Set-up
place-start = Start player: { $number } { $who }
place-rates = Rates: excavate { $excavation }, lay { $lay }
place-weather = Weather: now { $now }, next { $middle }, then { $last }; back of the top contract: { $back } (deck { $deck }, discards { $discards })
place-route = Route
place-surveyors = here: { $numbers }
place-surveyor-vp = surveyor { $vp } VP
place-neutral = neutral surveyor
place-closed = CLOSED
place-free = each site gives { $cube }
place-from = from { $station }: { $numbers }
place-tracks = track
place-dig = dig
place-build = build
place-vp = { $what } ({ $vp } VP)
place-clear = clear
place-laid = laid
place-unbuilt = lost
place-cost-free = free
place-actions = Actions
place-fog = closed by fog
place-action-yard = up to { $n } cubes, 1 coal at most; last space: start player
place-action-yard-solo = up to { $n } cubes, 1 coal at most
place-action-excavate = take { $rubble }
place-action-works = up to 3 times: 3 iron to 1 steel, 2 rubble to 1 stone
place-action-lay = lay { $tracks }, 1 steel each
place-action-build = build a site or buy a train
place-action-office = take a contract
place-action-surveyor = surveyor one station on
place-yard = Yard
place-bag = Bag
place-events = Events
place-event-done = done: { $spaces }
place-event-next = next { $space } { $event }
place-event = { $space } { $event }
place-event-back = { $space } { $event }, then { $first }-{ $last } go back
place-event-back-next = next { $space } { $event }, then { $first }-{ $last } go back
place-office = Site Office
place-office-empty = empty
place-shed = Engine Shed
place-shed-closed = trains cannot be bought yet
place-shed-train = { $number } { $name }: { $steel }, { $coal }, { $power }
place-shed-empty = empty
place-head-player = Player
place-head-iron = iron
place-head-stone = stone
place-head-coal = coal
place-head-steel = steel
place-head-rubble = rubble
place-head-markers = markers
place-head-labourers = to place
place-head-train = train
place-head-points = VP
place-contracts = Contracts
place-contract = { $number } { $area }, { $bonus }
place-contract-used = ({ $number } used, { $bonus })
place-legend = [n] belongs to player n, * start player, > to move

# Score sheet
item-track = { $spot }
item-excavation = { $spot }
item-build = { $site }
item-contract = contract { $number }
item-contract-using = contract { $number } with { $goods }
item-train = { $train }
item-surveyor = surveyor at { $station }
heading-tracks = Tracks
heading-excavation = Excavation sites
heading-build = Build sites
heading-contracts = Contracts
heading-train = Train
heading-surveyor = Surveyor

# Help for the decision at hand
help-terminus = BF2, BF4: you work away from your own terminus: rubble, track and buildings are reached from there. At most three surveyors start at each. Your surveyor's first step later costs one marker (BF8).
help-neutral = BF2, BF9: events happen from the end where the neutral surveyor stands; after each event it changes ends.
help-hire = R1.2: right before your first labourer of the round you may put your train's coal into the bag and place three labourers this round instead of two. The third goes back to the pub afterwards.
help-place = R1.1, R1.3: one labourer at a time, start player first. Any empty numbered space of A to F, in any order, or G, which has room for all. Areas are carried out from A to G, low spaces first. R1.4: fog closes B and D; with light fog only their last spaces. A3: the last space of A makes you start player.
help-window = R2.2: before an area is carried out, each player in turn order may play unused contracts with its letter; no labourer is needed there. A played contract is used up, its bonus at the end stays. What cannot be carried out is lost.
help-weather = Contract 4: the middle disc becomes the weather of the next round (R4.1). Sun raises the rates by 2 and 1 steps, rain lowers both by 1, fog closes B and D (R4.2).
help-keep = Contract 5: keep one of the revealed contracts, unused, or this one, used. The others are discarded.
help-make-stone = C2: rubble goes to the general supply, the stone comes out of the bag; without stone in the bag there is none.
help-make-steel = C2: iron goes into the bag, steel comes from the general supply without limit (C4).
help-take-cubes = Contracts 20 and 23: at least one cube, at most one coal. It is no Stock Yard action, so other contracts and Wyddfa do not help.
help-move = Contract 28: one of your placed labourers goes to another empty, open space or to G. Out of G goes the one placed last.
help-take = A1: at least one cube if there is one, at most one coal. A2: Wyddfa and contract 7 raise the number, contract 29 lifts the coal limit. What stays in the yard is there for the next player.
help-make = C1: up to three conversions in any mix, at least one. C2: iron goes into the bag, stone comes out of it. C3: Enid needs only 2 iron for a steel.
help-lay = D1, D3: as many cards as the rate says must be laid, as far as steel and clear track allow; Ralph's extra card is up to you. D2: each costs 1 steel and gets your marker.
help-build = E1: build one site or buy one train. E2: the way to the station must be clear of rubble, the station not closed; you need the goods and a marker. E3: a new train replaces the old one. E4: you may pass only if no site can be built. E5: played contracts lower the cost or allow substitutes.
help-office = F1: take one of the contracts that lie open. It can be played in the window of its letter from now on; its bonus counts at the end, used or not. R3.1: what is left on position 1 is discarded after this round.
help-extra-lay = Contract 8: a Lay Track action like any other, after all others; you may decline.
help-extra-build = E6, contract 10: a Build action after all others; you may decline.
help-train-build = E6: Padarn's owner may build once more a round if anybody built or bought. You may decline.
help-maintenance = V5: pay 1 steel, or discard a maintenance contract (16 or 21), or give the train back. Your own coal stays yours.

# What can be agreed, and what bots may like
about-snowdonia = For 1 to 5: place labourers, gather and convert, dig and lay the line to the summit before the mountain does it for you.
edition-deluxe = Deluxe Master Set
edition-classic = Classic
option-extra-tracks = Extra track cards with 0, 6 and 7 rubble
option-light-fog = Light fog: only the last space of each area is closed
option-one-contract = One contract for each player and window
option-event-end-extra-round = One more round when an event lays the last track
option-event-end-now = The game ends at once when an event lays the last track
option-tie-last-in-order = A tie goes to the last in order
option-tie-shared = A tie is shared
option-solo-printed-spaces = Solo with the spaces as printed
option-solo-two-player-spaces = Solo with the spaces of two players
style-contracts = likes contracts
style-surveyor = likes surveying
style-digger = likes digging
style-builder = likes building
fault-solo-train = a solo game names exactly one train among its options, { $given ->
    [0] none was given
   *[other] { $given } were given
}; known: { $known }
fault-solo-train-none = only a solo game names a train among its options
