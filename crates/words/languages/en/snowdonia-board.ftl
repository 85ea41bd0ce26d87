# The board of Snowdonia.

# Panels
panel-mountain = The mountain and the line
mountain-zoom = Larger
panel-actions = Actions
panel-weather = Weather and work rates
panel-yard = Stock Yard and bag
panel-events = Event track
panel-office = Site Office
panel-shed = Engine Shed
panel-players = Players

# Buttons on the board
target-place = { $space }: { $what }
target-does = Action: { $does }.
group-make = Make in the Works
group-take = Take from the yard
group-move = Move the labourer from { $space } to
group-weather = New middle weather disc
group-keep = Keep one of these
site-ways = { $site }: choose how to pay
face-no-hire = No
face-pay = Pay
face-return = Return

# Action areas
does-yard = up to { $n } cubes, { $coal } coal
space-free = Space { $space }, free
space-fog = Space { $space }, closed by fog
space-taken = Space { $space }: labourer of { $who }

# The route
station-label = Station { $number } { $name }, surveyor { $vp } VP
surveyor-of = Surveyor of { $who }
terminus-of = Marker of { $who } on the terminus
cell-label = { $name }: { $what }, { $vp } VP
track-unknown = Track card { $number }, not dealt yet

# Weather and events
weather-now = Now
weather-next = Next
weather-then = Then
weather-back = Deck
weather-deck = Deck: { $deck } cards, discards: { $discards }
weather-rates = excavate { $dig }, lay { $lay }
weather-fog-closes = B, D closed
weather-fog-light = last spaces of B and D closed
rate-excavate = Excavate
rate-lay = Lay track
event-back = then { $first }–{ $last } return to the bag
event-next = Next, space { $space }:
event-amount = { $event } { $n }
event-means-excavate = Excavate: places with rubble are cleared, lowest first, as many as the work rate says. Nobody gets the rubble or places a marker (V1).
event-means-lay = Lay track: tracks are laid, lowest first, as many as the work rate says. Nobody owns them (V2).
event-means-station = Complete a station: the lowest station with something left to do is closed. Its rubble leaves the game and nobody can build there; markers stay and count (V3).
event-means-trains = From now on trains may be bought in area E (V4).
event-means-maintenance = Maintenance: everyone with a train pays 1 steel, discards a maintenance contract or returns the train (V5).

# Cards and players
office-discarded = discarded after this round if nobody takes it
contract-used = used
contract-progress = { $card }; so far: { $have }
player-surveyor = Surveyor at { $station }
player-starts = start player
player-labourers = Labourers to place: { $home }; at work: { $out }
player-pub = Pub
player-in-pub = third labourer in the pub
player-no-train = No train
score-now = { $points } VP
score-details = Points if the game ended now
