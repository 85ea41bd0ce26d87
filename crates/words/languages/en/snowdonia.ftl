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
effect-next-space = after all Excavate actions, take all rubble from the next place
effect-forecast = immediately replace the middle weather disc
effect-look = immediately reveal { $n ->
    [one] 1 contract
   *[other] { $n } contracts
} and keep one of them, or this one
effect-iron-for-steel = when you build, { $n } iron may replace 1 steel
effect-yard-bonus = your Stock Yard actions take { $n } more
effect-extra-lay = one more Lay Track action after all others
effect-cheaper-stone = sites that cost stone cost you { $n } stone less
effect-extra-build = one more Build action after all others
effect-make-stone = immediately, up to { $n } times: { $rubble } rubble to 1 stone
effect-make-steel = immediately, up to { $n } times: { $iron } iron to 1 steel
effect-forbid = nobody may play another contract this round
effect-maintenance = discard it instead of paying for maintenance
effect-rubble-for-stone = when you build, { $rubble } rubble may replace 1 stone, up to { $n } times
effect-draw = immediately draw { $n } cubes from the bag and keep them
effect-take-cubes = immediately take up to { $n } cubes from the yard, at most { $coal } coal
effect-start-player = immediately become start player; nobody can take the marker this round
effect-double = your Excavate actions take twice as much
effect-surveyor = immediately move your surveyor one station up
effect-move-labourer = immediately move one of your placed labourers
effect-no-coal-limit = no coal limit for your Stock Yard actions

# What contracts do, in a word or two
report-gloss-lay-bonus = { $no } lay +{ $n }
report-gloss-next-space = { $no } next space
report-gloss-forecast = { $no } forecast
report-gloss-look = { $no } look at { $n }
report-gloss-iron-for-steel = { $no } { $n } iron as steel
report-gloss-yard-bonus = { $no } yard +{ $n }
report-gloss-extra-lay = { $no } extra lay
report-gloss-cheaper-stone = { $no } stone -{ $n }
report-gloss-extra-build = { $no } extra build
report-gloss-make-stone = { $no } make { $n } stone
report-gloss-make-steel = { $no } make { $n } steel
report-gloss-forbid = { $no } no contracts
report-gloss-maintenance = { $no } maintenance
report-gloss-rubble-for-stone = { $no } { $n } rubble as stone
report-gloss-draw = { $no } draw { $n }
report-gloss-take-cubes = { $no } take { $n } cubes
report-gloss-start-player = { $no } start player
report-gloss-double = { $no } dig double
report-gloss-surveyor = { $no } surveyor
report-gloss-move-labourer = { $no } move labourer
report-gloss-no-coal-limit = { $no } coal, no limit

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
power-build = extra Build action
power-lay = may lay { $n } more

# Events
event-excavate = excavate
event-lay = lay track
event-station = complete a station
event-trains = trains available
event-maintenance = maintenance

# The log
fact-start-player = { $who } is the start player.
fact-train-aside = Set aside: { $train }.
fact-yard-filled = In the yard: { $cubes }.
fact-terminus = { $who } starts at { $station }.
fact-neutral = The neutral surveyor starts at { $station }.
fact-round = Round { $n }
fact-hired = { $who } pays { $paid } and fetches a third labourer from the pub.
fact-placed = { $who }: labourer to { $space } ({ $area }).
fact-placed-plain = { $who }: labourer to { $space }.
fact-played = { $who } plays contract { $number }: { $effect }.
fact-lost = { $who }: contract { $number } has no effect.
fact-forecast = The middle weather disc changes from { $from } to { $to }.
fact-kept = { $who } keeps contract { $number }.
fact-forbidden = No more contracts may be played this round.
fact-labourer-moved = { $who } moves a labourer: { $from } to { $to }.
fact-drew = { $who } draws from the bag: { $cubes }.
fact-drew-events = { $who } draws from the bag: { $cubes }; put back: { $events }.
fact-took = { $who } takes { $cubes } from the yard.
fact-start-marker = { $who } becomes start player.
fact-excavated = { $who } takes { $rubble } from { $spot }, { $left ->
    [0] now clear
   *[other] { $left } left
}.
fact-site-cleared = { $who } now owns { $spot }.
fact-site-unowned = { $spot } is clear, but { $who } has no marker left for it.
fact-made = { $who } makes { $made } from { $paid }.
fact-laid = { $who } lays { $spot }.
fact-laid-unowned = { $who } lays { $spot }, without a marker.
fact-built = { $who } builds { $site } ({ $vp } VP) and pays { $paid }.
fact-free-cube = { $who } gets { $cube } from the bag as a bonus.
fact-train-bought = { $who } buys { $train } and pays { $paid }; coal on it: { $coal }.
fact-train-returned = { $who } returns { $train }.
fact-train-refilled = New coal on { $train }: { $coal }.
fact-contract-taken = { $who } takes contract { $number }: { $effect }.
fact-surveyor = { $who }: the surveyor reaches { $station }.
fact-terminus-marked = { $who } leaves a marker on the terminus.
fact-discarded = Contract { $number } is discarded.
fact-office = New in the Site Office on position { $position }: contract { $number }, { $effect }.
fact-revealed = Revealed: contract { $number }, { $effect }.
fact-recycled = The discard pile becomes the new deck ({ $cards }).
fact-weather = Weather now: { $now }. New last disc: { $last }.
fact-rates = Work rates now: excavate { $excavation }, lay { $lay }.
fact-restocked = Drawn for the yard: { $cubes }.
fact-event = Event { $space }: { $event }.
fact-events-back = Back into the bag: { $cubes }.
fact-spot-cleared = The event clears { $spot } ({ $rubble }).
fact-event-laid = The event lays { $spot }; nobody owns it.
fact-event-laid-rubble = The event lays { $spot }; nobody owns it, and { $rubble } leaves the game.
fact-closed = { $station } is closed.
fact-trains-open = Trains may be bought from now on.
fact-neutral-moved = The neutral surveyor goes to { $station }.
fact-maintenance = All trains need maintenance.
fact-maintenance-paid = { $who } pays 1 steel for maintenance.
fact-maintenance-contract = { $who } discards contract { $number } for maintenance.
fact-build-area = All rubble is gone: from the next round on, area B is a Build area.
fact-extra-round = An event has laid the last track: one more round follows.
fact-markers-gone = All ownership markers have been placed.
fact-over = The game is over.

# What is asked, as a short name
asked-terminus = choosing a terminus
asked-neutral = placing the neutral surveyor
asked-hire = fetching a third labourer
asked-place = placing a labourer
asked-window = playing contracts before area { $area }
asked-weather = new middle weather disc
asked-keep = keeping a contract
asked-make-stone = making stone with the contract
asked-make-steel = making steel with the contract
asked-take-cubes = taking cubes with the contract
asked-move = moving a labourer
asked-take = taking cubes from the yard
asked-make = making steel and stone
asked-lay = laying track
asked-build = building a site or buying a train
asked-office = taking a contract
asked-extra-lay = the extra Lay Track action
asked-extra-build = the extra Build action
asked-train-build = the train's extra Build action
asked-maintenance = maintenance of the train

# What chance decides, as a short name
chance-start = start player
chance-track = next track card
chance-aside = train set aside
chance-yard = first cubes in the yard
chance-back = back of the top contract
chance-reveal = top contract
chance-draw = cubes from the bag

# Refusals; the rule's id stands before them
refusal-over = the game is over
refusal-other-decision = that is for { $tried }; the question now is { $asked }
refusal-chance-first = something has to be drawn first: { $chance }
refusal-decision-first = { $who } has to decide first: { $asked }
refusal-other-deal = something else is drawn now: { $chance }
refusal-hire-train = only the owner of a train can fetch a third labourer
refusal-hire-late = the third labourer is fetched before you place your first one of the round
refusal-space-taken = { $space } is taken by { $who }
refusal-no-space = there is no { $space }: the area has { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
refusal-fog = { $space } is closed by fog
refusal-not-held = you do not have contract { $number }
refusal-already-played = contract { $number } has already been used
refusal-other-window = contract { $number } is played before area { $area }; this is area { $window }
refusal-no-window = contract { $number } is played before area { $area }; no contracts can be played now
refusal-never-played = contract { $number } pays for maintenance and is not played before an area
refusal-one-contract = only one contract per player before each area, and you have played one
refusal-forbidden = contract 13 was played: no more contracts this round
refusal-window-fog = fog has closed area { $area }, so no contracts can be played for it this round
refusal-window-gone = area { $area } is a Build area now; its contracts can no longer be played
refusal-not-revealed = contract { $number } is not among those you can keep
refusal-no-labourer = you have no labourer on { $space }
refusal-move-nowhere = the labourer must move to another space
refusal-take-nothing = take at least 1 cube
refusal-yard-lacks = you want { $goods }; the yard has { $have ->
    [0] none
   *[other] { $have }
}
refusal-take-limit = { $need ->
    [one] 1 cube is
   *[other] { $need } cubes are
} too many; you may take at most { $limit }
refusal-coal-limit = { $need } coal is too much; you may take at most { $limit }
refusal-make-nothing = make at least one conversion
refusal-make-limit = { $need ->
    [one] 1 conversion is
   *[other] { $need } conversions are
} too many; you may make at most { $limit }
refusal-bag-stone = { $need } stone needed from the bag, which has { $have ->
    [0] none
   *[other] { $have }
}
refusal-make-other = this contract does not make that
refusal-lay-clear = { $need ->
    [one] 1 clear track card
   *[other] { $need } clear track cards
} needed; { $have ->
    [0] none is clear
    [one] only 1 is clear
   *[other] only { $have } are clear
}
refusal-lay-limit = { $need ->
    [one] 1 track is
   *[other] { $need } tracks are
} too many; you may lay at most { $limit }
refusal-lay-all = you must lay { $must ->
    [one] 1 track
   *[other] { $must } tracks
}, not { $need }
refusal-site-owned = { $site } already belongs to { $who }
refusal-station-closed = { $station } is closed
refusal-blocked = the way to { $site } is not clear: { $rubble } on { $spot }
refusal-beyond = { $site } is out of reach: your surveyor is at { $station }
refusal-no-marker = you need 1 marker and have none left
refusal-iron-for-steel = iron would have to replace { $need } steel; your contracts allow { $allowed }
refusal-rubble-for-stone = rubble would have to replace { $need } stone; your contracts allow { $allowed }
refusal-nothing-to-replace = { $need } to be replaced, but the cost includes only { $cost }
refusal-trains-not-yet = trains cannot be bought yet
refusal-solo-train = a solo game has no second train
refusal-train-owned = { $train } belongs to { $who }
refusal-train-aside = { $train } is not in the game
refusal-must-build = you cannot pass: { $site } can be built
refusal-no-pass = you cannot pass: { $asked }
refusal-not-in-office = contract { $number } is not in the Site Office
refusal-not-maintenance = contract { $number } does not pay for maintenance
refusal-terminus-full = no room left: there is room for { $places ->
    [one] 1 surveyor
   *[other] { $places } surveyors
}
refusal-one-terminus = there is no terminus to choose
refusal-no-seat = there is no such seat; there are { $n }
refusal-track-left = no track card with { $rubble } is left
refusal-no-train = there is no train { $number } to set aside
refusal-draw-count = { $need ->
    [one] 1 cube must
   *[other] { $need } cubes must
} be drawn, not { $have }
refusal-bag-lacks = { $goods } drawn, { $have ->
    [0] none in the bag
   *[other] { $have } in the bag
}
refusal-not-in-deck = contract { $number } is not in the deck
refusal-other-back = the back of the top card shows { $back }; contract { $number } has a different back
refusal-no-back = no card in the deck has { $weather } on its back

# Questions
ask-terminus = { $who }: at which terminus do you start? { $stations }
ask-neutral = { $who }: at which terminus does the neutral surveyor start? { $stations }
ask-hire = { $who }: pay { $cost } for a third labourer? You have { $have }.
ask-place = { $who }: place a labourer ({ $n } left).
ask-place-fog = { $who }: place a labourer ({ $n } left). Fog closes spaces in B and D.
ask-window = { $who }: play a contract before { $area }?
ask-weather = { $who }: which weather replaces { $middle } on the middle disc?
ask-keep = { $who }: which contract do you keep?
ask-make-stone = { $who }: how much stone from { $rate } rubble each, up to { $n }? You have { $rubble }, the bag { $stone }.
ask-make-steel = { $who }: how much steel from { $rate } iron each, up to { $n }? You have { $iron }.
ask-take-cubes = { $who }: take up to { $n } with the contract, coal up to { $coal }. In the yard: { $yard }.
ask-move = { $who }: which labourer do you move, and where?
ask-take = { $who }: take up to { $n } from the yard, coal up to { $coal }. In the yard: { $yard }.
ask-make = { $who }: up to { $n } conversions, { $rate } iron to 1 steel, { $rubble } rubble to 1 stone. You have { $goods }; stone in the bag: { $stone }.
ask-lay = { $who }: how many track cards do you lay, { $least } or { $most }? You have { $steel }.
ask-build = { $who }: build a site or buy a train. You have { $goods }.
ask-build-pass = { $who }: build a site, buy a train or pass. You have { $goods }.
ask-office = { $who }: which contract do you take?
ask-extra-lay = { $who }: take the contract's extra Lay Track action, or pass? You have { $steel }.
ask-extra-build = { $who }: take the contract's extra Build action, or pass? You have { $goods }.
ask-train-build = { $who }: take your train's extra Build action, or pass? You have { $goods }.
ask-maintenance = { $who }: maintenance of { $train }. Pay 1 steel (you have { $steel }), discard a maintenance contract, or return the train.

# Choices in words
ending-tracks = { $n ->
    [one] Only 1 track is left to lay
   *[other] Only { $n } tracks are left to lay
}
ending-last-round = This is the last round
no-points-surveyor = the surveyor has not reached station { $station }
no-points-goods = { $have } of { $need }
no-points-used = its sites, tracks or rubble already count for another contract
no-points-coal = no coal left
forecast-could = You could then: { $what }.
forecast-nothing = As things stand, this would do nothing.
forecast-nothing-why = As things stand, this would do nothing: { $why }.
forecast-no-labourer = No effect now: you have no labourer in { $area }.
choice-hire = fetch a third labourer
choice-no-hire = no third labourer
choice-place = labourer to { $area }
choice-place-start = labourer to { $area }, become start player
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
choice-return = return the train
choice-terminus = start at { $station }
choice-neutral = neutral surveyor to { $station }
choice-pass = Pass

# What has to be dealt
deal-start = Who is the start player? For example: { $example }
deal-track = The next track card ({ $number } of { $count }, before { $station }): how much rubble? For example: { $example }
deal-aside = Which train is set aside? For example: { $example }
deal-yard = The first { $n } cubes in the yard. For example: { $example }
deal-back = Which weather is on the back of the top contract? For example: { $example }
deal-reveal = Which contract is revealed? Its back shows { $weather }. For example: { $example }
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
place-action-yard = up to { $n } cubes, at most { $coal } coal; last space: start player
place-action-yard-solo = up to { $n } cubes, at most { $coal } coal
place-action-excavate = take { $rubble }
place-action-works = up to { $n } times: { $iron } iron to 1 steel, { $rubble } rubble to 1 stone
place-action-lay = lay { $tracks }, 1 steel each
place-action-build = build a site or buy a train
place-action-office = take a contract
place-action-surveyor = surveyor one station up
place-yard = Yard
place-bag = Bag
place-events = Events
place-event-done = done: { $spaces }
place-event-next = next { $space } { $event }
place-event = { $space } { $event }
place-event-back = { $space } { $event }, then { $first }-{ $last } return
place-event-back-next = next { $space } { $event }, then { $first }-{ $last } return
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
help-terminus = BF2, BF4: you work from your own terminus: that is where you reach rubble, track and building sites from. At most three surveyors start at each terminus. Your surveyor's first move will cost one marker (BF8).
help-neutral = BF2, BF9: events happen at the end where the neutral surveyor stands; after each event it moves to the other end.
help-hire = R1.2: just before your first labourer of the round you may pay what your train asks for, usually coal into the bag, and place one labourer more this round. That labourer returns to the pub afterwards.
help-place = R1.1, R1.3: one labourer at a time, start player first. Choose any empty numbered space in A to F, or G, which has room for everyone. Areas are carried out from A to G, low numbers first. R1.4: fog closes B and D; light fog closes only their last spaces. A3: the last space of A makes you start player.
help-window = R2.2: before an area is carried out, each player in turn order may play unused contracts with its letter; you need no labourer there. A played contract is used up, but its bonus at the end stays. Anything that cannot be carried out is lost.
help-weather = Contract 4: the middle disc will be the weather of the next round (R4.1). Sun raises the work rates by 2 and 1 steps, rain lowers both by 1, fog closes B and D (R4.2).
help-keep = Contract 5: keep one of the revealed contracts, unused, or this one, used. The others are discarded.
help-make-stone = C2: rubble goes to the general supply, and the stone comes from the bag; if the bag has no stone, you get none.
help-make-steel = C2: iron goes into the bag, steel comes from the general supply without limit (C4).
help-take-cubes = Contracts 20 and 23: at least one cube, at most one coal. This is not a Stock Yard action, so other contracts and Wyddfa do not help.
help-move = Contract 28: one of your placed labourers moves to another empty, open space or to G. From G, the labourer placed last moves.
help-take = A1: at least one cube if there is one, at most one coal. A2: Wyddfa and contract 7 raise the number, contract 29 lifts the coal limit. Anything you leave is there for the next player.
help-make = C1: up to three conversions in any mix, at least one. C2: iron goes into the bag, stone comes out of it. C3: Enid needs only 2 iron for 1 steel.
help-lay = D1, D3: you must lay as many tracks as the work rate says, as far as your steel and the clear track cards allow; Ralph's extra track is optional. D2: each costs 1 steel and gets your marker.
help-build = E1: build one site or buy one train. E2: the way to the station must be clear of rubble and the station must not be closed; you need the goods and a marker. E3: a new train replaces the old one. E4: you may pass only if you cannot build any site. E5: contracts you played lower the cost or allow substitutes.
help-office = F1: take one of the contracts on offer. From now on it can be played before the area with its letter; its bonus counts at the end, used or not. R3.1: a contract left on position 1 is discarded after this round.
help-extra-lay = Contract 8: a Lay Track action like any other, after all others; you may decline.
help-extra-build = E6, contract 10: a Build action after all others; you may decline.
help-train-build = E6: once per round, if anyone has built or bought, the owner of Padarn may build again. You may decline.
help-maintenance = V5: pay 1 steel, discard a maintenance contract (16 or 21), or return the train. You keep your own coal.

# What can be agreed, and what bots may like
about-snowdonia = For 1 to 5 players: place labourers, gather and convert goods, clear rubble and lay the line to the summit before the mountain railway is finished without you.
edition-deluxe = Deluxe Master Set
edition-classic = Classic
option-extra-tracks = Extra track cards with 0, 6 and 7 rubble
option-light-fog = Light fog: only the last space in B and D is closed
option-one-contract = Only one contract per player before each area
option-event-end-extra-round = One more round if an event lays the last track
option-event-end-now = The game ends at once if an event lays the last track
option-tie-last-in-order = Ties go to the player last in turn order
option-tie-shared = Ties are shared
option-solo-printed-spaces = Solo with the printed spaces
option-solo-two-player-spaces = Solo with the two-player spaces
options-event-end = End by an event
options-tie = Ties
options-solo-spaces = Spaces when playing alone
style-contracts = likes contracts
style-surveyor = likes surveying
style-digger = likes digging
style-builder = likes building
fault-solo-train = a solo game needs exactly one train option, { $given ->
    [0] none was given
   *[other] { $given } were given
}; choose from: { $known }
fault-solo-train-none = train options are for solo games only
n-sites-with = { n-sites }

# What was dealt
dealt-start = Start player: { $who }
dealt-track = Track card with { $rubble }
dealt-aside = Set aside: { $train }
dealt-cubes = Drawn: { $cubes }
dealt-back = Back of the next card: { $weather }
dealt-reveal = Contract { $number }
