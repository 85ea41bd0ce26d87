# Round the table of Foothills
tour-hill-lines = Each row is a railway line. Rubble on a card covers its track space; the leftmost open space of a line gets the next track. A line full of tracks gets a buffer stop.
tour-hill-stations = On the cards are station spaces with cost and bonus, and a surveyor space with an action. It opens with the first station or navvy; starting stations are always open.
tour-hill-cards = Your five action cards are your turn: use the side that is up, then the card is flipped. Golden sides are strong and the same for everyone, grey sides are special to each card.
tour-hill-stock = Iron and stone come from the stockyard. Whoever takes the last cube draws six new ones; each event cube among them brings a navvy, who takes a card away from both of you.
tour-hill-supply = Cards waiting here can replace a card that you score in the pub. They come golden side up; read the grey sides.
tour-hill-points = The points so far, line by line. Passengers are worth half a point; scored cards count what they show.
tour-hill-end = The fifth buffer stop, or a navvy that finds no place, brings the end. Both players will have had the same number of turns.

# The first time in Foothills
tour-hill-first-setup-take = Two cubes to begin with. Two iron pay for a track, two stone for many a station.
tour-hill-first-card = Choose one of your cards. Afterwards it lies on its other side, so think of what you will want to do next time.
tour-hill-first-take = Take up to the number stated. If you leave a cube, there is no refill, and your opponent gets to choose.
tour-hill-first-dig = Choose the line whose rubble you take, always from left to right. Each card you clear is worth a point, and rubble pays for stone and stations.
tour-hill-first-trade = Lay a track where a space glows, or exchange goods for stone. You may go on as often as the card says, or stop with Pass.
tour-hill-first-build = Each glowing space is a station you can pay for now: cost on the left, bonus on the right. It also opens the card for surveyors.
tour-hill-first-visit-after = Your surveyor may go to the new station at once and carry out its action. It leaves the place where it stands now.
tour-hill-first-flip-ferry = Flip as many of your cards as you like: tick all you want to flip. Grey cards become golden again.
tour-hill-first-score-bridge = You may score a card now without going to the pub. At the end of the game it scores what it counts.
tour-hill-first-visit = Move your surveyor to a glowing space and take its action. Starting stations give goods and their ticket; in the pub you score a card.
tour-hill-first-score = The card leaves your hand and scores at the end what it shows. One of the same type comes from the supply.
tour-hill-first-ticket = Take a ticket without moving your surveyor. Tickets open the cards that ask for one, and some scored cards count them.
tour-hill-first-gain = The cube can come from the stockyard or the bag. Taking it from the bag leaves the stockyard alone; the last cube there causes a refill.
tour-hill-first-pay = The action has a price. Pay it if it is worth it; if you pass, nothing happens.
tour-hill-first-keep = Choose which cubes you keep. The others go into the stockyard, within your opponent's reach.
tour-hill-first-flip = You may flip another card without using it, so that the side you want is up next time.
