# Planning ahead on a copy of the position
plan-go = Plan ahead
plan-about = Opens a copy of the position that only you see. You play for everybody, with new luck; the game itself goes on.
plan-name = Plan: { $game }
plan-here = This is your plan, not the game.
plan-here-about = Only you see it. Its luck is new, it counts nowhere, and it is thrown away after a day.
plan-alone = You play every seat: bots and hints are off, as in the game.
plan-back = Back to the game
plan-close = Throw away
plan-not-now = Only a game that is being played can be planned ahead.
