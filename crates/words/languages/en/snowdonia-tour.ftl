# Round the table of Snowdonia
tour-route = The route climbs from Llanberis to the summit. Rubble lies on the track cards and excavation sites; once it is gone, track can be laid and stations built. A marker shows who did it and who gets the points.
tour-areas = First all players place their labourers, one at a time. Then the areas are carried out from A to G, low numbers first: what you get in A can be used in C, D and E in the same round.
tour-yard = The Stock Yard holds the cubes you can take in area A. After each round it is refilled from the bag; you can see here what is left in the bag.
tour-weather = The weather of this round and the next two. Sun speeds up digging and laying, rain slows them down, fog closes areas B and D. Plan for what is coming.
tour-events = Each event cube drawn from the bag moves the game on: it clears rubble, lays track or completes stations without you. The next event is marked.
tour-office = Contracts from the Site Office are good for two things: once in the game you may play them before the area with their letter, and at the end they score if you meet their condition.
tour-trains = Once the event for it has happened, you can buy a train with steel in area E. It has a power, and coal lets it bring you a third labourer.
tour-players = Every player's goods, markers, contracts and score so far. You have only 16 markers; each track and site you own takes one.
tour-end = The game ends with the round in which the last track is laid. Watch how far the rails have come.

# The first time in Snowdonia
tour-first-terminus = Choose the end you want to work from. You reach rubble, track and sites from there, and so do the rivals who start there.
tour-first-hire = Coal for your train brings you a third labourer this round. That is worth most while many good spaces are still free.
tour-first-place = Each glowing space is a job for your labourer. Think from A to G: cubes first, then the Works, track and buildings. Low numbers go first.
tour-first-window = Before this area is carried out you may play a contract with its letter, even without a labourer there. It is then used up, but its bonus at the end stays.
tour-first-take = Take iron for steel, stone for buildings, and coal if you have a train or want one. Anything you leave is there for the next player.
tour-first-make = Iron becomes steel, rubble becomes stone. The stone comes from the bag: if it has none, rubble cannot be converted.
tour-first-lay = Every track costs one steel and gets your marker. You must lay what the work rate allows, as far as your steel and the clear track cards go.
tour-first-build = You can reach and afford the glowing sites. They show their points; many contracts ask for sites, too.
tour-first-office = Take a contract whose condition you will meet anyway. The one on position 1 is discarded after this round.
tour-first-maintenance = The train needs maintenance: pay a steel, discard a maintenance contract, or lose the train. You keep your coal.
