# Balance reports: the page
report-heading = Balance report
report-setups = { $n ->
    [one] 1 set-up
   *[other] { $n } set-ups
}
report-title = { $game }: { $scenario }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
report-components = components { $hash }
report-rules = rules { $version }
report-from = { $n ->
    [one] 1 game
   *[other] { $games } games
}, from { $origin }.
report-from-simulation = a simulation with seed { $seed } between { $bots }
report-intervals = Intervals are 95 %; the sample consists of games, not seats.
report-faults = { $n ->
    [one] 1 record was faulty and is left out.
   *[other] { $records } records were faulty and are left out.
}
report-empty = There are no games to report on.
report-nav = Set-ups
report-foot = Made by snowdonia stats. The columns and formulas are explained in docs/reports.md.
report-plot-about = The table next to it has the same figures.
report-table = { $name }, table
report-range = { $low } to { $high }
report-interval = 95 % interval
report-name = { $name }

# What every game has
report-games = games
report-unfinished = unfinished, left out
report-rounds = { $rounds ->
    [turns] turns
   *[rounds] rounds
}
report-round = { $rounds ->
    [turns] turn
   *[rounds] round
}
report-by-round = { $title } by { $rounds ->
    [turns] turn
   *[rounds] round
}
report-rounds-a-game = { $rounds ->
    [turns] turns a game
   *[rounds] rounds a game
}
report-rounds-played = { $rounds ->
    [turns] turns played
   *[rounds] rounds played
}
report-rounds-played-step = { $rounds ->
    [turns] turns played
   *[rounds] rounds played
}, { $step } a bar
report-mean-rounds = { $rounds ->
    [turns] mean turns
   *[rounds] mean rounds
}
report-mean-decisions = mean decisions
report-mean-deals = mean deals
report-decisions-a-game = decisions a game
report-mean-score = mean score
report-winners-score = mean score of winners
report-shared = shared victories
report-score = Score
report-seat-title = Seat advantage
report-seat-note = A shared victory is divided among the winners. Seats are those of the records, not the order of play.
report-seat = seat { $seat }
report-seat-head = seat
report-seats = Seats
report-seats-head = seats
report-seat-share = Share of victory by seat
report-seat-score = Mean score by seat
report-share = share of victory
report-share-axis = share of victory, 95 % interval
report-points-axis = points, 95 % interval
report-even = even
report-mean = mean
report-length = Length of the game
report-by-length = Games by length
report-share-of-games = share of games
report-share-head = share
report-sources = Where points come from
report-sources-note = Mean points of the seats that won and of all others, by source.
report-sources-caption = Mean points by source
report-by-source = Points by source
report-source = source
report-points = points
report-player = player
report-winners = winners
report-others = others
report-difference = difference
report-events = Events and endings
report-events-caption = Events and endings, times a game
report-times = times a game
report-times-axis = times a game, 95 % interval
report-what = what
report-in-all = in all games
report-names = Who played
report-names-most = The { $n } of { $all } names with the most seats.
report-name-head = name

# Kinds of pieces. What seats did with them follows "if" and "not"
report-share-if = { $title }: share of victory if { $measure }
report-share-short = share of victory, 95 %
report-share-with = share of victory with
report-score-if = { $title }: score if { $measure }
report-score-short = score, 95 %
report-score-with = score with
report-without = without
report-not = not { $measure }
report-none = None was { $measure } in these games.
report-chapter-note = Dots: seats that did ({ $measure }); rings: seats that did not. Players who are ahead can afford more, so a difference does not prove that the piece is the cause.
report-mean-points = mean points
report-a-game = { $measure } a game
report-by-winner = { $measure } by a winner
report-by-other = { $measure } by another
report-held = held
report-played = played
report-scored = scored
report-bought = bought
report-built = built
report-owned = owned
report-laid = laid
report-placed = placed
report-used = used
report-golden = golden
report-grey = grey
report-taken = taken
report-visited = visited
report-kinds-note = Share of each kind, over the games that got this far.
report-values-note = Means over the games that got this far.

# Plots of ratings and evaluations
rating-title = { $game }, { $scenario }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: Elo with intervals of 95 %
rating-iterations-title = { $game }, { $scenario }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: strength of { $bot } against iterations for a decision
rating-time-title = { $game }, { $scenario }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: strength of { $bot } against milliseconds for a decision
rating-axis = Elo with intervals of 95 %
rating-iterations = iterations, logarithmic
rating-time = milliseconds, logarithmic
curve-title = Evaluation
curve-about = What each seat could expect before every step; numbers mark the costliest decisions.
curve-share = expected share of victory
curve-points = expected points
curve-steps = steps
curve-mark = { $step }: { $made }, better { $best }

# Printed by stats, gauntlet, merge and analyse
lab-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
lab-seed = seed { $seed }
stats-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
stats-unfinished = { $n ->
    [one] 1 unfinished game left out
   *[other] { $n } unfinished games left out
}
stats-seats = Seats, 95 % intervals
stats-page = report: { $path }
stats-decisions = decisions: { $path }
gauntlet-even = { $n ->
    [one] 1 game
   *[other] { $n } games
}; a win share of { $even } is even; intervals of 95 %
gauntlet-stopped = { $n ->
    [one] 1 game did not end and was shared by all
   *[other] { $n } games did not end and were shared by all
}
gauntlet-shard = shard { $shard }: { $n ->
    [one] 1 game
   *[other] { $n } games
}; snowdonia merge puts the shards together
gauntlet-untimed = untimed
gauntlet-bot = bot
gauntlet-share = win share
gauntlet-elo = Elo
gauntlet-pairing = pairing
gauntlet-test = test
gauntlet-against = { $one } against { $other }
gauntlet-points = { $one } to { $other }
gauntlet-stronger = stronger by { $by }, not by { $not } ({ $odds })
gauntlet-undecided = undecided ({ $odds })
analyse-heading = as seen by { $bot }; share of victory in %, points in brackets
analyse-how = How the result came about: start + luck + own choices + others' choices + what the bot did not foresee
analyse-start = start
analyse-luck = luck
analyse-own = own
analyse-others = others
analyse-unforeseen = unforeseen
analyse-result = result
analyse-expected = expected at the end
analyse-best = best choice found
analyse-of = { $n } of { $all }
analyse-none = no choice lost anything
analyse-decision = step { $step }, round { $round }, { $who } ({ $asked }): { $loss }
analyse-made = made:
analyse-better = better:
analyse-plot = plot: { $path }
