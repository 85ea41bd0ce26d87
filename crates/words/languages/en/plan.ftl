# Planning ahead on a copy of the position
plan-go = Plan ahead
plan-about = Opens a copy of the position that only you see. You play for everybody, with new luck; the game itself goes on.
plan-name = Plan: { $game }
plan-here = This is your plan, not the game.
plan-here-about = Only you see it. Its luck is new, it counts for nothing, and it is deleted after a day.
plan-alone = You play every seat: bots and hints are off, as in the game.
plan-back = Back to the game
plan-close = Discard
plan-not-now = You can only plan ahead in a game that is still being played.
