# What the table of Foothills shows.
hill-panel-lines = Lines and stations
hill-panel-stock = Stockyard and bag
hill-panel-player = { $who }
hill-panel-supply = Action cards in the open supply

# What lies where
hill-see-no-lines = The lines are not yet chosen.
hill-see-begins = start player: { $who }
hill-see-track = track of { $who }
hill-see-track-open = open track space
hill-see-station = { $space }: built by { $who }
hill-see-navvy = a navvy works here
hill-see-surveyor = surveyor of { $who }
hill-see-ticket = ticket of { $station }
hill-see-start = starting station: always open, gives its ticket
hill-see-order = the stations are built in order
hill-see-no-surveyor = no surveyor space
hill-see-card-action = see the card
hill-see-buffer = buffer stop: this line is complete
hill-see-bonus = line bonus: { $points } for the most stations at the end
hill-see-home = { $who }: home
hill-see-pub = The pub
hill-see-hand = Drawn from the bag: what do you keep?
hill-see-left = Still available
hill-see-buffers-left = buffer stops left: { $n }
hill-see-no-supply = no card left
hill-see-tiles = tiles left: { $n }
hill-see-chits = victory point chits: { $n }
hill-see-total = { $points } VP
hill-see-pile = Scored cards
hill-see-in-use = in use
hill-see-together = also flip
hill-see-score = ★ score it
hill-see-score-for = ★ take { $card }

# What things are for
hill-about-yard = Resources are taken from here. Whoever takes the last one immediately draws { $n } cubes from the bag; each event cube among them brings a navvy. If there are { $most } event cubes or more at the end of a turn, all of them go back into the bag.
hill-about-bag = What can still be drawn: the contents are known, the order is not.
hill-ways-track = Line { $line }: lay a track, choose how to pay
hill-ways-station = { $space }: choose how to pay
hill-ways-dig = { $line }: remove rubble here and on a second line
hill-about-total = Points if the game ended now.
hill-about-card = { $side } side up: { $action }. Other side: { $other }. Scored in the pub: { $worth }.

# What scored cards are worth
hill-worth-passengers = 1 VP per 2 passengers
hill-worth-tracks = 1 VP per 2 tracks
hill-worth-stations = 1 VP per station
hill-worth-tickets = 1 VP per ticket
hill-worth-cards = 1 VP per scored card
