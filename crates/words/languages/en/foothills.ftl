# Things and places
hill-line = line { $id } { $name }
hill-space = { $station }, station { $number }
hill-pub = the pub
hill-home = home
hill-from-yard = from the stockyard
hill-from-bag = from the bag
hill-golden = golden
hill-grey = grey
hill-either = { $n } iron or stone
hill-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}

# What cards and surveyors do
hill-do-nothing = nothing
hill-do-take = take up to { $resources } from the stockyard
hill-do-take-tickets = take 1 resource per ticket held from the stockyard, at most { $n }
hill-do-dig = remove { $rubble } from one line
hill-do-dig-two = remove { $rubble } from one or two lines
hill-do-dig-ticket = remove { $rubble } from a line you have a ticket for
hill-do-dig-share = remove { $rubble } from one line, the opponent gets { $n } of them
hill-do-once = { $what }
hill-do-times = up to { $n } times: { $what }
hill-do-or = { $one } or { $other }
hill-do-track = track for { $price }
hill-do-track-ticket = track for { $price } on a line you have a ticket for
hill-do-iron = 1 iron for { $price }
hill-do-stone = 1 stone for { $price }
hill-do-build = build a station
hill-do-build-ticket = build a station on a line you have a ticket for
hill-do-build-track = build a station on a line where you have a ticket and a track
hill-do-build-more = { $what } for { $goods } more
hill-do-build-less = { $what } for 1 stone less (or 1 iron, if it costs no stone)
hill-do-build-plain = { $what } without its bonus
hill-do-build-points = { $what }, plus { $points }
hill-do-visit = surveyor to { $places }
hill-to-any = any available space
hill-to-ticket = a space on a line you have a ticket for
hill-to-start = a starting station
hill-to-own = a card with one of your stations
hill-to-adjacent = an adjacent space
hill-do-ticket = take a ticket you do not have
hill-do-draw = draw { $resources } from the bag
hill-do-draw-keep = draw { $resources } from the bag, keep { $n }
hill-do-fill = draw { $n } cubes into the stockyard
hill-do-fill-up = fill the stockyard up to { $n } cubes
hill-do-flip = flip up to { $n ->
    [one] 1 other card
   *[other] { $n } other cards
} at the end
hill-do-gain = gain { $goods }
hill-do-pay = pay { $price }, gain { $goods }
hill-do-choose = take { $cubes } from the bag, keep { $n }
hill-do-summit = take the summit chit
hill-do-built-flip = when built: flip any of your cards
hill-do-built-score = when built: score a card
hill-then = { $one }, then { $other }

# What scored cards count
hill-scores-passengers = passengers
hill-scores-tracks = tracks
hill-scores-stations = stations
hill-scores-tickets = tickets
hill-scores-cards = scored cards

# The log
hill-fact-left-out = Left out: { $one } and { $other }.
hill-fact-yard = In the stockyard: { $cubes }.
hill-fact-aside = Not in the supply: { $card }.
hill-fact-starts = { $who } begins.
hill-fact-turn = Turn { $n }: { $who }
hill-fact-skipped = { $who } cannot use any card and skips the turn.
hill-fact-used = { $who } uses { $card } ({ $side }).
hill-fact-took = { $who } takes { $cubes } { $from }.
hill-fact-paid = { $who } pays { $goods }.
hill-fact-dug = { $who } removes { $rubble }: { $station }.
hill-fact-cleared = { $station } is clear: { $points } for { $who }.
hill-fact-rubble = { $who } gets { $rubble } from the supply.
hill-fact-shared = { $who } gets { $rubble } of it.
hill-fact-track = { $who } lays a track at { $station }, { $line }: { $points }.
hill-fact-buffer = Buffer stop { $n }: { $line } is complete.
hill-fact-built = { $who } builds { $space }, { $stations } now.
hill-fact-passengers = { $who } gets { $passengers }.
hill-fact-points = { $who } gets { $points }.
hill-fact-surveyor = { $who }: the surveyor goes to { $place }.
hill-fact-ticket = { $who } takes the ticket of { $station }.
hill-fact-summit = { $who } takes the summit chit.
hill-fact-summit-from = { $who } takes the summit chit from { $other }.
hill-fact-scored = { $who } scores { $card } and takes { $replacement }.
hill-fact-scored-only = { $who } scores { $card }; there is no replacement.
hill-fact-flipped = { $who } flips { $card }: now { $side }.
hill-fact-drawn = Drawn into the stockyard: { $cubes }.
hill-fact-drawn-for = { $who } draws from the bag: { $cubes }.
hill-fact-kept = { $who } keeps { $cubes }; into the stockyard: { $rest }.
hill-fact-navvy = A navvy comes to { $station }, { $rubble } removed.
hill-fact-navvy-missing = A navvy should come, but none is left or there is no room for one.
hill-fact-events-back = Back into the bag: { $cubes }.
hill-fact-end = The end is near: the game ends with turn { $n }.
hill-fact-over = The game is over.

# What is asked, as a short name
hill-asked-setup-take = first resources
hill-asked-card = choosing a card
hill-asked-take = taking resources
hill-asked-dig = removing rubble
hill-asked-trade = tracks and exchanges
hill-asked-build = building a station
hill-asked-visit-after = surveyor to the new station
hill-asked-flip-ferry = flipping cards with the new station
hill-asked-score-bridge = scoring a card with the new station
hill-asked-visit = moving the surveyor
hill-asked-score = scoring a card
hill-asked-ticket = taking a ticket
hill-asked-gain = where the resource comes from
hill-asked-pay = paying for the surveyor's action
hill-asked-keep = which cubes to keep
hill-asked-flip = flipping cards at the end of the turn

# What chance decides, as a short name
hill-chance-out = lines left out
hill-chance-yard = first resources of the stockyard
hill-chance-aside = card of type { $type } not in the supply
hill-chance-start = start player
hill-chance-draw = { $n } cubes into the stockyard
hill-chance-resources = { $n } resources for the player

# Refusals; the rule's id stands before them
hill-no-other = that is for { $tried }; the question now is { $asked }
hill-no-chance-first = something has to be drawn first: { $chance }
hill-no-decision-first = a decision comes first: { $asked }
hill-no-other-chance = something else is drawn now: { $chance }
hill-no-over = the game is over
hill-no-pass = you cannot pass: { $asked }
hill-no-own-card = { $card } is not one of your cards
hill-no-action = { $card } ({ $side }) has no effect now: { $lack }
hill-no-take-count = you took { $taken }; take { $least } to { $most }
hill-no-yard = you want { $goods }; the stockyard has { $have ->
    [0] none
   *[other] { $have }
}
hill-no-line = { $line } is not in play
hill-no-rubble = { $line } has no rubble
hill-no-ticket-line = you have no ticket for { $line }
hill-no-two-lines = { $rubble } must come from the same line
hill-no-same-cube = { $one } and { $other } would give the same cube: { $station }
hill-no-track-here = no track can be laid here: { $asked }
hill-no-track-space = { $line } has no open track space
hill-no-name-resources = name the { $n } resources that pay for the track
hill-no-fixed-price = the price is fixed; there is nothing to name
hill-no-resource-count = you named { $given }; the track costs { $price }
hill-no-tile = no tile left: all { $n } have been placed
hill-no-offer = the action does not give { $resource }
hill-no-source = { $resource }: none { $from }
hill-no-card-play = { $station } is not in play
hill-no-built = { $space } belongs to { $who }
hill-no-clear = { $rubble } on { $station }
hill-no-navvy = there is a navvy on { $station }
hill-no-order = the stations are built in order; { $space } is next
hill-no-ticket-card = you have no ticket for { $station }
hill-no-ticket-track = no line of { $station } has both a ticket and a track of yours
hill-no-name-extra = name the extra resource
hill-no-extra = nothing extra has to be paid
hill-no-surveyor-space = { $station } has no surveyor space
hill-no-occupied = { $place } is occupied by { $who }
hill-no-available = no station has been built at { $station } yet
hill-no-already = your surveyor is already there: { $place }
hill-no-pub = this action does not lead to the pub
hill-no-home = this action does not lead home
hill-no-scoring = you need more stations than scored cards: { $stations } built, { $scored } scored
hill-no-start = { $station } is not a starting station
hill-no-own-station = you have no station at { $station }
hill-no-adjacent = { $station } is not adjacent
hill-no-new = { $station } is not the card of the new station
hill-no-supply = { $card } is not in the supply
hill-no-type = { $card } is of another type; { $type } is needed
hill-no-replacement = the supply has a replacement for { $card }: name it
hill-no-ticket-play = the ticket of { $station } is not in play
hill-no-ticket-owned = you already have the ticket of { $station }
hill-no-keep = you kept { $kept }; keep { $must }
hill-no-hand = you want to keep { $goods }; { $have ->
    [0] none was drawn
   *[other] { $have } drawn
}
hill-no-in-use = { $card } is in use and is flipped anyway
hill-no-flip = too many cards: { $given }, at most { $most }
hill-no-draw = { $drawn } cubes drawn instead of { $must }
hill-no-bag = { $goods } drawn, { $have ->
    [0] none in the bag
   *[other] { $have } in the bag
}
hill-no-events = event cubes stay in the bag here
hill-no-aside-type = { $card } is of another type; { $type } is needed
hill-no-neutral = { $card } is not neutral
hill-lack-yard = the stockyard is empty
hill-lack-bag = there is nothing for it in the bag
hill-lack-ticket = you need a ticket
hill-lack-trade = no track can be laid and nothing can be exchanged
hill-lack-station = no station can be built or paid for
hill-lack-visit = the surveyor cannot move
hill-lack-ticket-left = you already have every ticket
hill-lack-gain = there is nothing to gain, or the price cannot be paid

# Questions
hill-ask-setup-take = { $who }: take your first resources. In the stockyard: { $yard }.
hill-ask-card = { $who }: which card do you use?
hill-ask-take = { $who }: take up to { $n } from the stockyard: { $yard }.
hill-ask-dig = { $who }: where do you remove rubble?
hill-ask-trade = { $who }: lay a track or exchange. You have { $goods }.
hill-ask-build = { $who }: which station do you build? You have { $goods }.
hill-ask-visit-after = { $who }: does your surveyor go to the new station?
hill-ask-flip-ferry = { $who }: which of your cards do you flip?
hill-ask-score-bridge = { $who }: do you score a card?
hill-ask-visit = { $who }: where does your surveyor go?
hill-ask-score = { $who }: which card do you score?
hill-ask-ticket = { $who }: which ticket do you take?
hill-ask-gain = { $who }: where does the resource come from? Stockyard: { $yard }; bag: { $bag }.
hill-ask-pay = { $who }: do you pay for the surveyor's action? You have { $goods }.
hill-ask-keep = { $who }: which do you keep? Drawn: { $hand }.
hill-ask-flip = { $who }: which other cards do you flip?

# Choices in words
hill-choice-take = take { $cubes }
hill-choice-dig = rubble from { $line }
hill-choice-dig-two = 1 rubble each from { $one } and { $other }
hill-choice-track = track: { $line }
hill-choice-track-with = track: { $line }, for { $cubes }
hill-choice-fetch = { $cube } { $from }
hill-choice-build = build { $space } for { $paid }
hill-choice-build-bonus = build { $space } for { $paid }: { $bonus }
hill-choice-visit = surveyor to { $place }
hill-choice-visit-for = surveyor to { $place }: { $action }
hill-choice-score = score { $card }, take { $replacement }
hill-choice-score-only = score { $card }
hill-choice-ticket = ticket of { $station }
hill-choice-pay = pay
hill-choice-keep = keep { $cubes }
hill-choice-flip = flip { $cards }
hill-choice-pass = Pass

# What has to be dealt
hill-deal-out = Which two lines are left out? For example: { $example }
hill-deal-yard = The first resources in the stockyard. For example: { $example }
hill-deal-aside = Which neutral card of type { $type } is not in the supply? For example: { $example }
hill-deal-start = Who is the start player? For example: { $example }
hill-deal-draw = Draw from the bag into the stockyard: { $n }. For example: { $example }
hill-deal-resources = Draw resources from the bag, event cubes stay in it: { $n }. For example: { $example }

# The position
hill-place-turn = Turn { $n }
hill-place-setup = Set-up
hill-place-start = Start player: { $number } { $who }
hill-place-last = ends with turn { $n }
hill-place-yard = Stockyard
hill-place-bag = Bag
hill-place-events = event cubes on the tile: { $n }
hill-place-navvies = navvies left: { $n }
hill-place-buffers = buffer stops: { $n } of { $all }
hill-place-lines = Lines
hill-place-buffer = BUFFER STOP
hill-place-bonus = bonus { $points }
hill-place-shared = see { $line }
hill-place-start-card = starting station
hill-place-navvy = NAVVY
hill-place-track = track { $what }
hill-place-open = open
hill-place-blocked = blocked
hill-place-station = station { $number }: { $what }
hill-place-surveyor = surveyor: { $action }
hill-place-here = here: { $numbers }
hill-place-tickets = tickets left: { $n }
hill-place-supply = Supply of cards
hill-place-card = { $card }: { $action } (scores { $scores })
hill-place-own-card = { $card }, { $side } up: { $action }; other side: { $other } (scores { $scores })
hill-place-cards = Cards of { $number } { $who }
hill-place-scored = scored: { $cards }
hill-place-summit = summit chit
hill-head-player = Player
hill-head-colour = colour
hill-head-iron = iron
hill-head-stone = stone
hill-head-rubble = rubble
hill-head-passengers = passengers
hill-head-tracks = tracks
hill-head-stations = stations
hill-head-tickets = tickets
hill-head-points = VP
hill-head-surveyor = surveyor
hill-colour-blue = blue
hill-colour-green = green
hill-place-legend = [n] belongs to player n, * start player, > to move

# Score sheet
hill-item-chits = chits
hill-item-line = most stations in { $line } ({ $n })
hill-item-card = { $card }: { $scores } ({ $n })
hill-item-passengers = { $passengers }
hill-item-summit = summit chit
hill-heading-chits = Chits
hill-heading-lines = Line bonuses
hill-heading-cards = Scored cards
hill-heading-passengers = Passengers
hill-heading-summit = Summit

# Help for the decision at hand
hill-help-setup-take = F2.7: each player takes any 2 resources from the stockyard, the start player last. It is not refilled.
hill-help-card = F3.1: use the visible side of one of your cards; at least part of it must be possible. Afterwards the card is flipped. Golden sides are primary actions, grey sides are special to the card.
hill-help-take = F3, F4.1: take resources from the stockyard. Whoever takes the last one immediately draws 6 cubes into it; each event cube brings a navvy.
hill-help-dig = F3 B: rubble is removed from the cards of a line from left to right; anything missing comes from the supply. Each card you clear is worth 1 VP.
hill-help-trade = F3 C, F6: a track goes on the leftmost open track space of a line and is worth 1 VP. A complete line gets a buffer stop. Stone and iron come from the stockyard or the bag.
hill-help-build = F7: build on any open station space of a card without rubble or a navvy; no track is needed. You get the bonus, and then your surveyor may go there. You have 16 tiles for tracks and stations together.
hill-help-visit-after = F7: if nobody stands on the card of the new station, your surveyor may go there and act at once.
hill-help-flip-ferry = F7: flip any of your cards, even the one in use; that one is flipped again at the end of the turn.
hill-help-score-bridge = F7, F9: you may score a card as if in the pub; the new station counts towards the limit.
hill-help-visit = F8: the surveyor goes to an unoccupied space where a station has been built, or to a starting station, and takes its action. Starting stations also give their ticket. In the pub you score a card (F9).
hill-help-score = F9: put one of your cards on your scoring pile and take one of the same type from the supply, golden side up. You need more stations than scored cards.
hill-help-ticket = F3.3, C5 Travel Agent: take a ticket in play that you do not have yet; your surveyor stays where it is. Cards that ask for a ticket can then be used on its line.
hill-help-gain = F4.3: each resource comes from the stockyard or the bag, as you choose. Taking the last one from the stockyard refills it (F4.1).
hill-help-pay = F8: you may pay the price of your surveyor's action and get what it gives, or decline. Iron and stone go into the bag, rubble and passengers to the general supply.
hill-help-keep = F3.3: keep the stated number of the cubes you drew; the others go into the stockyard, where both players can take them.
hill-help-flip = F3.2: you may flip other cards of yours without using them. The card in use is flipped anyway.

# What can be agreed, and what bots may like
about-foothills = For 2 players: eight railways in the foothills, and five action cards each that flip when used.
scenario-standard = Standard
option-swap-colours = Colours swapped
style-stations = likes stations
style-passengers = likes passengers
style-cards = likes scoring cards

# What was dealt
hill-dealt-out = Left out: { $one } and { $other }
hill-dealt-cubes = Drawn: { $cubes }
hill-dealt-aside = Not in the supply: { $card }
hill-dealt-start = Start player: { $who }
