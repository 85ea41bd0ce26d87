# Round the table of Snowdonia
tour-route = The route climbs from Llanberis to the summit. Rubble lies on the track cards and excavation sites; once it is gone, track can be laid and stations built. A marker shows who did it and who gets the points.
tour-areas = First all players place their labourers, one at a time. Then the areas are carried out from A to G, in each the low spaces first: what A gives you can already be used in C, D and E.
tour-yard = The Stock Yard holds the cubes that can be taken in area A. After each round it is refilled from the bag; what is left in the bag is shown here.
tour-weather = The weather of this round and of the next two. Sun makes digging and laying faster, rain slower; fog closes areas B and D. Plan for what is coming.
tour-events = Each event cube drawn from the bag moves the game on: it clears rubble, lays track or completes stations without you. The next event is marked.
tour-office = Contracts from the Site Office do two things: once in the game you may play them in the area with their letter, and at the end they bring points if you meet their demand.
tour-trains = Once the event for it has happened, a train can be bought with steel in area E. It has a power, and its coal fetches you a third labourer.
tour-players = Goods, markers, contracts and the score so far of every player. You have only 16 markers; each track and site you own takes one.
tour-end = The game ends with the round in which the last track is laid. Watch how far the rails have come.

# The first time in Snowdonia
tour-first-terminus = Choose the end from which you work. Rubble, track and sites are reached from there, so company there means competition.
tour-first-hire = The coal of your train buys a third labourer for this round. It is worth most when many good spaces are still free.
tour-first-place = Each glowing space is a place for your labourer. Think from A to G: cubes first, then works, track and buildings. A low number acts earlier.
tour-first-window = Before this area acts you may play a contract with its letter, even without a labourer here. It is used up then, but its bonus at the end stays.
tour-first-take = Take iron for steel and stone for buildings, and a coal if you own a train or want one. What you leave is there for the next player.
tour-first-make = Iron becomes steel, rubble becomes stone. Stone comes out of the bag: if it has none, rubble cannot be turned.
tour-first-lay = Every track costs one steel and gets your marker. What the rate allows must be laid, as far as your steel and the clear track reach.
tour-first-build = The glowing sites can be reached and paid. Points stand on them; contracts often ask for sites as well.
tour-first-office = Take a contract whose demand you are going to meet anyway. The one on position 1 is discarded after this round.
tour-first-maintenance = The train needs care: pay a steel, give away a maintenance contract, or lose the train. Your coal stays with you.
