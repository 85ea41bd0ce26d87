list-nothing = nothing
list-and = { $first } and { $last }
seat-name = player { $number }

# Score sheet
score-title = Score of { $who }
score-total = Total
score-winner = Winner: { $who }
score-tie = Tied for first: { $who }
score-solo = Result: { $points } points
score-leader = In the lead: { $who }
score-none = no points yet

# Notation
fault-notation = "{ $text }" is not understood; expected for example: { $expected }

# Set-up
fault-scenario = there is no scenario "{ $given }"; known: { $known }
fault-edition = there is no edition "{ $given }"; known: { $known }
fault-edition-missing = an edition is needed; known: { $known }
fault-edition-none = this game has no editions, but "{ $given }" was given
fault-option = there is no option "{ $given }"; known: { $known }
fault-option-none = there is no option "{ $given }"; this game has none
fault-excluding = the options "{ $one }" and "{ $other }" exclude each other
fault-option-order = the options are not sorted or stand twice: "{ $given }"
fault-seats = { $given ->
    [one] 1 player does
   *[other] { $given } players do
} not fit: the scenario is for { $least } to { $most }
fault-seats-exactly = { $given ->
    [one] 1 player does
   *[other] { $given } players do
} not fit: the scenario is for exactly { $least }
fault-solo-option = a solo game names exactly one of its options for playing alone, { $given ->
    [0] none was given
   *[other] { $given } were given
}; known: { $known }
fault-solo-option-none = only a solo game names an option for playing alone
fault-version = rules version { $given } is not known here, the newest is { $newest }
fault-components = the record was made with other components ({ $given }), here are { $here }
components-built-in = the built-in ones

# Records
fault-line = line { $line }: { $fault }
fault-over = the game is over
fault-chance-first = chance has to decide first
fault-decision-first = { $who } has to choose first
fault-other-seat = it is { $who } who has to choose
fault-undo = { $asked ->
    [one] 1 step cannot
   *[other] { $asked } steps cannot
} be taken back, { $there ->
    [one] there is 1
   *[other] there are { $there }
}
fault-game = the record is of the game "{ $given }", not of "{ $here }"
fault-other-setup = the rules were made for another set-up than the record's
fault-result-soon = a result stands here, but the game has not ended
fault-result = the result is { $here }, not { $given }
fault-digest = the digest of the position is { $here }, not { $given }
remark-older-digest = the digest is of an older kind and was not compared
remark-older-digests = { $records ->
    [one] { $records } record has a digest of an older kind, which was not compared
   *[other] { $records } records have digests of an older kind, which were not compared
}
fault-seed = the seed is not the one that was promised
fault-nothing = there is no game in it
fault-second-game = a second game begins here, only one is expected
fault-not-utf8 = this is not UTF-8 text
fault-carriage-return = the line ends with a carriage return
fault-control = the line has a control character
fault-long-line = the line is longer than { $most } bytes
fault-many-lines = the game has more than { $most } lines
fault-no-line-end = the last line has no end; the file may be cut off
fault-newer-form = the record has a newer form than this program knows
fault-header-expected = a line like "{ $line }" is expected here
fault-header-order = the line "{ $line }" stands twice or in the wrong place
fault-header-value = what follows the first word is not right; expected for example "{ $line }"
fault-options-unsorted = the options are not sorted or stand twice
fault-seat-number = seats are counted from 1 without a gap, five at most
fault-unknown-line = such a line may not stand among the steps
fault-step-seat = the game has no such seat
fault-step-text = a step has words with single spaces between them
fault-undo-number = undo needs a number from 1
fault-undo-many = undo takes back more steps than the { $there } there are
fault-result-points = points are written like 31 or 31.5
fault-result-seats = there must be a result for every seat
fault-digest-form = a digest has 32 hexadecimal digits, in older records 16
fault-seed-form = a seed has 64 hexadecimal digits
fault-twice = this line stands twice
fault-after-result = no step may follow the result
fault-before-result = this line may only follow the result
fault-unreadable = the line could not be read again as itself
fault-name-empty = a name has at least one character
fault-name-long = a name has at most 40 characters
fault-name-untrimmed = a name does not begin or end with a space
fault-name-control = a name has no control characters

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
lack-goods = { $goods } needed, { $have ->
    [0] none there
   *[other] { $have } there
}
