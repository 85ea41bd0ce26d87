# What a game in the terminal says besides the game itself
session-seed = Luck: { $seed } (--seed { $seed } gives the same again)
session-hint = Type a number or a choice; help shows what else there is.
session-help =
    Type the number of a choice, or the choice itself, or one of
      why CHOICE   why a choice is or is not possible
      list         the legal choices again
      position     the whole position
      score        the score sheet as it stands
      log [N]      the last N steps in words
      undo [N]     take back the last N steps, or up to your last choice
      save FILE    write the game into a file
      quit         leave
session-no-number = There is no choice { $number }; they are numbered from 1 to { $count }.
session-no-choice-now = Nobody has to choose now.
session-possible = { $choice } is possible: { $meaning }
session-why-what = Which choice? For example: why { $example }
session-undone = Steps taken back: { $n }
session-save-what = Which file? For example: save evening.game
session-saved = Saved in { $file }.
session-exists = { $file } exists already; choose another name.
session-not-saved = { $file } cannot be written: { $reason }
session-go-on = To go on: snowdonia play --load { $file }
session-lost = The game was not saved. Next time: save FILE, and then snowdonia play --load FILE goes on with it.
session-over = The game is over. save FILE keeps it, quit leaves.
