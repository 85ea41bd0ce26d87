list-nothing = nothing
list-and = { $first } and { $last }
seat-name = player { $number }

# Score sheet
score-title = Score of { $who }
score-total = Total
score-winner = Winner: { $who }
score-tie = Tied for first: { $who }
score-solo = Result: { $points } points
score-par = Par: with this train the bot "{ $bot }" averages { $mean } points here ({ $games } games). Your result is better than { $percentile } % of its games.
score-leader = In the lead: { $who }
score-none = no points yet

# Notation
fault-notation = "{ $text }" is not understood; try for example: { $expected }

# Set-up
fault-scenario = there is no scenario "{ $given }"; choose from: { $known }
fault-edition = there is no edition "{ $given }"; choose from: { $known }
fault-edition-missing = an edition is needed; choose from: { $known }
fault-edition-none = this game has no editions, but "{ $given }" was given
fault-option = there is no option "{ $given }"; choose from: { $known }
fault-option-none = there is no option "{ $given }"; this game has none
fault-excluding = the options "{ $one }" and "{ $other }" cannot be combined
fault-needs = the option "{ $option }" needs the option "{ $needs }"
fault-option-order = the options are not sorted, or one appears twice: "{ $given }"
fault-seats = the scenario is for { $least } to { $most } players, not { $given }
fault-seats-exactly = the scenario is for exactly { $least ->
    [one] 1 player
   *[other] { $least } players
}, not { $given }
fault-solo-option = a solo game needs exactly one of its solo options, { $given ->
    [0] none was given
   *[other] { $given } were given
}; choose from: { $known }
fault-solo-option-none = solo options are for solo games only
fault-version = rules version { $given } is unknown here; the newest is { $newest }
fault-components = the record was made with different components ({ $given }); here are { $here }
components-built-in = the built-in ones

# Records
fault-line = line { $line }: { $fault }
fault-over = the game is over
fault-chance-first = something has to be drawn first
fault-decision-first = { $who } has to choose first
fault-other-seat = it is { $who }'s turn to choose
fault-undo = { $asked ->
    [one] 1 step
   *[other] { $asked } steps
} cannot be undone; there { $there ->
    [0] are none
    [one] is only 1
   *[other] are only { $there }
}
fault-game = this is a record of "{ $given }", not of "{ $here }"
fault-other-setup = the record belongs to a different set-up
fault-result-soon = there is a result here, but the game has not ended
fault-result = the result is { $here }, not { $given }
fault-digest = the position's digest is { $here }, not { $given }
remark-older-digest = the digest has an older format and was not compared
remark-older-digests = { $records ->
    [one] { $records } record has a digest in an older format, which was not compared
   *[other] { $records } records have digests in an older format, which were not compared
}
fault-seed = the seed is not the one that was announced
fault-nothing = there is no game in this file
fault-second-game = a second game begins here; only one is expected
fault-not-utf8 = this is not UTF-8 text
fault-carriage-return = the line ends in a carriage return
fault-control = the line contains a control character
fault-long-line = the line is longer than { $most } bytes
fault-many-lines = the game has more than { $most } lines
fault-no-line-end = the last line is incomplete; the file may have been cut off
fault-newer-form = the record uses a newer format than this program knows
fault-header-expected = a line like "{ $line }" is expected here
fault-header-order = the line "{ $line }" appears twice or in the wrong place
fault-header-value = the rest of this line is wrong; expected for example "{ $line }"
fault-options-unsorted = the options are not sorted, or one appears twice
fault-seat-number = seats are numbered from 1 without gaps, five at most
fault-unknown-line = a line like this is not allowed among the steps
fault-step-seat = the game has no such seat
fault-step-text = the words of a step are separated by single spaces
fault-undo-number = undo needs a number, 1 or more
fault-undo-many = undo takes back more steps than there are ({ $there })
fault-result-points = points are written as 31 or 31.5
fault-result-seats = every seat needs a result
fault-digest-form = a digest has 32 hexadecimal digits (16 in older records)
fault-seed-form = a seed has 64 hexadecimal digits
fault-twice = this line appears twice
fault-after-result = no step may come after the result
fault-before-result = this line is only allowed after the result
fault-unreadable = the line would not read back the same
fault-name-empty = a name needs at least one character
fault-name-long = a name has at most 40 characters
fault-name-untrimmed = a name must not begin or end with a space
fault-name-control = a name must not contain control characters

# Counted things. The -object forms follow a verb that takes them.
n-iron = { $n } iron
n-stone = { $n } stone
n-coal = { $n } coal
n-steel = { $n } steel
n-rubble = { $n } rubble
n-event-cubes = { $n ->
    [one] 1 event cube
   *[other] { $n } event cubes
}
n-iron-object = { n-iron }
n-stone-object = { n-stone }
n-coal-object = { n-coal }
n-steel-object = { n-steel }
n-rubble-object = { n-rubble }
n-event-cubes-object = { n-event-cubes }
n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
n-tracks = { $n ->
    [one] 1 track
   *[other] { $n } tracks
}
n-passengers = { $n ->
    [one] 1 passenger
   *[other] { $n } passengers
}
n-passengers-object = { n-passengers }
n-stations = { $n ->
    [one] 1 station
   *[other] { $n } stations
}
n-tickets = { $n ->
    [one] 1 ticket
   *[other] { $n } tickets
}
n-points = { $n } VP
lack-goods = { $goods } needed, you have { $have ->
    [0] none
   *[other] { $have }
}
# After "with": contracts and what they use.
n-tracks-with = { n-tracks }
