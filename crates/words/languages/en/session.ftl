# What a game in the terminal says besides the game itself
session-seed = Seed: { $seed } (--seed { $seed } repeats the same luck)
session-hint = Type a number or a choice; help lists the commands.
session-help =
    Type the number of a choice, the choice itself, or one of these:
      why CHOICE   why a choice is or is not possible
      hint         what a bot would choose, and why
      list         the possible choices again
      position     the whole position
      score        the score sheet so far
      log [N]      the last N steps in words
      undo [N]     take back the last N steps, or back to your last choice
      save FILE    save the game to a file
      quit         leave
session-no-number = There is no choice { $number }; they are numbered from 1 to { $count }.
session-no-choice-now = There is nothing to choose now.
session-possible = { $choice } is possible: { $meaning }
session-why-what = Which choice? For example: why { $example }
session-undone = Steps taken back: { $n }
session-save-what = Which file? For example: save evening.game
session-saved = Saved in { $file }.
session-exists = { $file } already exists; choose another name.
session-not-saved = { $file } cannot be written: { $reason }
session-go-on = To continue: snowdonia play --load { $file }
session-lost = The game was not saved. Next time use save FILE; snowdonia play --load FILE continues it.
session-over = The game is over. save FILE keeps it, quit leaves.
