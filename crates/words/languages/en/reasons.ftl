# Why a choice is better: what differs after both were played on, in a hint, an analysis and an exercise

reason-until-round = By the end of round { $round }: { $what }.
reason-until-end = By the end of the game: { $what }.
reason-against = Against it: { $what }.
reason-of = { $who }: { $what }
reason-points = { $what } ({ $points } VP)
reason-more = { $what } more
reason-fewer = { $what } fewer
why-lines = Show the lines played
why-lines-about = Both choices played on by a bot, with the same luck.
why-line-better = After the better choice
why-line-other = After the other choice

# A whole game with comments
analyse-commented = commented: { $path }
commented-title = { $game }, { $scenario }: { $who }
commented-about = Comments by { $bot }: what a choice gains over the next best, or loses against the best, and what differs after both were played on with the same luck. Shares of the victory in %, points in brackets.
commented-expected = Expected: { $who }
commented-expected-alone = Expected: { $points } VP
commented-better = Better: { $better } ({ $loss }).
commented-right = Better than { $next } ({ $gain }).
