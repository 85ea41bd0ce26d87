# Snowdonia: seasons, promo trains and further scenarios

option-seasons = Seasons: four more contracts that bring spring, summer, autumn and winter
option-promo-trains = Promo trains: six more trains to draw from

# Seasons
weather-spring = spring
weather-summer = summer
weather-autumn = autumn
weather-winter = winter
season-hire-less = third labourer { $n } coal cheaper
season-survey = surveyors may move { $n } stations
season-builds = labourers may build twice
season-rubble = surveyors take { $rubble } instead of moving
place-action-surveyor-far = surveyor up to { $n } stations up
place-action-surveyor-rubble = take { $rubble }
place-action-build-twice = build or buy, once or twice

# Contracts
effect-pass-start = only as start player: pass the start marker to your left and this card, unused, to your right; your third labourer is free next round
effect-cheaper-train = the next train you buy this round costs { $n } steel, if its price is higher
effect-take-start = immediately take the start player marker; next round you have one labourer less
effect-iron-for-track = when you lay track, { $n } iron may replace the steel of each card
report-gloss-pass-start = { $no } pass the start
report-gloss-cheaper-train = { $no } train for { $n }
report-gloss-take-start = { $no } take the start
report-gloss-iron-for-track = { $no } track for { $n } iron
bonus-start-player = start player at the end = { $vp } VP
bonus-fulfilled = { $n ->
    [one] 1 fulfilled contract
   *[other] { $n } fulfilled contracts
} = { $vp } VP

# Trains
power-fog = fog closes nothing
power-event-lay = may lay the tracks of events, { $n } steel each
power-burden = -{ $n } VP per rubble on it
power-unload = Surveyor may unload 1 rubble; { $n } VP once empty
hire-never = no third labourer
hire-free-in-rain = { $cost }, free in the rain
hire-not-in-rain = { $cost }, not in the rain
train-rubble = rubble on it: { $n }

# The log
fact-hired-free = { $who } fetches a third labourer from the pub for nothing.
fact-contract-passed = { $who } passes contract { $number } to { $to }.
fact-labourer-free = { $who }: the third labourer is free next round.
fact-labourer-less = { $who } has one labourer less next round.
fact-rubble-taken = { $who } takes { $rubble } from the general supply.
fact-unloaded = { $who } takes 1 rubble off { $train }, { $left ->
    [0] now empty
   *[other] { $left } left
}.
fact-laid-iron = { $who } lays { $spot } for { $iron }.
fact-laid-iron-unowned = { $who } lays { $spot } for { $iron }, without a marker.
fact-event-laid-by = { $who } pays for the event's card and lays { $spot }.
fact-event-laid-by-rubble = { $who } pays for the event's card and lays { $spot }; { $rubble } leaves the game.

# What is asked, as a short name
asked-second-build = the second Build action in autumn
asked-survey = the Surveyor action
asked-event-lay = laying a track of the event

# Refusals
refusal-hire-never = { $train } never fetches a third labourer
refusal-hire-in-rain = { $train } fetches no third labourer in the rain
refusal-not-start-player = only the start player can play contract { $number }
refusal-start-fixed = contract 22 was played: the start player marker does not move again this round, so contract { $number } cannot be played
refusal-passed-this-round = contract { $number } was already passed on this round
refusal-iron-for-track = iron would have to replace the steel of { $need ->
    [one] 1 card
   *[other] { $need } cards
}, but no contract allows it
refusal-survey-limit = { $need ->
    [one] 1 station is
   *[other] { $need } stations are
} too many; the surveyor may move at most { $limit }
refusal-survey-end = { $need ->
    [one] 1 station
   *[other] { $need } stations
} ahead needed; { $have ->
    [0] there is none
   *[other] there is only { $have }
}
refusal-survey-rubble = in winter surveyors do not move; they take rubble
refusal-no-survey-rubble = surveyors take rubble only in winter
refusal-nothing-to-unload = there is no rubble to unload from a train of yours

# Questions
ask-hire-free = { $who }: fetch a third labourer for nothing?
ask-lay-iron = { $who }: how many track cards do you lay, and how many of them with { $iron } iron instead of 1 steel? You have { $goods }.
ask-extra-lay-iron = { $who }: take the contract's extra Lay Track action, with { $iron } iron instead of 1 steel where you like, or pass? You have { $goods }.
ask-second-build = { $who }: build or buy once more in autumn, or pass? You have { $goods }.
ask-survey = { $who }: what does your labourer at the Surveyor do?
ask-event-lay = { $who }: lay the event's next track yourself, or leave it to the event? You have { $steel }.

# Choices
choice-lay-for = lay { $tracks } for { $paid }
choice-survey = { $n ->
    [one] surveyor 1 station up
   *[other] surveyor { $n } stations up
}
choice-rubble = take { $rubble } from the general supply
choice-unload = take 1 rubble off the train
no-points-start = not start player at the end
no-points-fulfilled = { $have } of { $need } fulfilled contracts
item-contract-counting = contract { $number }, { $n } fulfilled

# Help
help-lay-iron = SE13: with contract S4, 3 iron may stand for each steel; you never have to use iron.
help-second-build = SE6: in autumn a labourer that has built or bought may do so once more at once. You may decline.
help-survey = G1: the surveyor moves one station up. SE5: in summer one or two. SE7: in winter it does not move; you take 1 rubble from the general supply. PT11: with L.A.D.A.S. (lost) you may take a rubble off the card instead.
help-event-lay = PT8: the owner of The Dawn Raider may lay each track of an event for 1 steel, with one of their own markers; its rubble leaves the game. This is not a Lay Track action.

# Britannia Bridge
strait-card = { $name }, card { $number }
place-bridged = bridged
choice-bridge = build { $site } for { $paid }
fact-bridged = { $who } builds { $site } and pays { $paid }.
fact-strait-turned = The event bridges { $site }; the card belongs to nobody.
fact-strait-blocks = The event has no effect: the strait is not bridged yet.
refusal-strait-first = nothing beyond the strait can be worked on before { $site } is built
refusal-strait-turned = an event has already built { $site }
help-build-strait = BB5: the cards of the strait come before any site.

# The Daffodil Line
spot-canal = canal (track { $number }) before { $station }
place-canal = canal { $rubble }/{ $whole }
n-daffodils = { $n ->
    [one] 1 daffodil
   *[other] { $n } daffodils
}
heading-daffodils = Daffodils
place-head-daffodils = daffodils
place-action-works-break = up to { $n } times: { $iron } iron to 1 steel, { $rubble } rubble to 1 stone, 1 stone to { $broken } rubble
ask-make-break = { $who }: up to { $n } conversions, { $rate } iron to 1 steel, { $rubble } rubble to 1 stone, 1 stone to { $broken } rubble. You have { $goods }; stone in the bag: { $stone }.
ask-fill = { $who }: fill the next canal with rubble of your own, or pass? You have { $rubble }.
asked-fill = filling a canal with the contract
choice-fill = fill { $spot } with { $rubble } and take the daffodil
fact-canal-filled = { $who } puts { $rubble } on { $spot }, { $left ->
    [0] now full
   *[other] { $left } missing
}.
fact-daffodil = { $who } takes a daffodil: { $spot }.
fact-canal-full = The event fills { $spot } ({ $rubble }); nobody gets the daffodil.
fact-stone-broken = { $who } breaks { $stone } into { $rubble }.
refusal-canal-open = the way to { $site } is not clear: { $spot } still takes { $rubble }
forecast-canal = { $spot } comes next and still takes { $rubble }, of which you have { $have ->
    [0] none
   *[other] { $have }
}
help-make-break = DL6: stone may be broken into rubble.
help-fill = DL7: where the next place is a canal, contract 3 may fill it completely with your own rubble; you take the daffodil. You may decline.
