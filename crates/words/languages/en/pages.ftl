# Every page
frame-skip = Skip to the content
frame-nav = Pages
frame-games = Games
frame-new = New game
frame-solo = Solo series
frame-help = Help
frame-settings = Settings
no-page-title = There is no such page
no-page = The address may be mistyped, or the page has moved.
no-game-title = There is no such game
no-game = It may have been deleted, or it belongs to another data folder.
no-step-title = There is no such step
no-step = The game is not that long; steps may have been taken back.
foreign-title = Not from here
foreign = This request came from another site or under another name. Open the address that the program printed.
too-big-title = Too much
too-big = What was sent is larger than this program takes.
bad-title = That cannot be used
bad-form = Something is missing in what was sent. Go back, load the page again and try once more.
wrong-method-title = Not like this
wrong-method = This page cannot be asked for in this way. Go to the games and begin from there.
too-slow-title = That took too long
too-slow = The request did not arrive in time, or could not be answered in time. Load the page again and look whether it was done.
not-allowed-title = Not allowed
not-allowed = You may not do this here: it is up to those who play in this game, or to whoever runs the program.
busy-title = Too many at once
busy = Too many pages are listening for news already. Close some of them; meanwhile this one looks for itself now and then.
bug-title = Something went wrong
bug = This is a mistake of the program, and your game is safe: everything that was confirmed is stored. Go back and try again.
store-title = Cannot be stored
store-full = The disk is full, so nothing was changed. What was stored before is safe. Make some room, then try again.
store-locked = Another program keeps the games locked, so nothing was changed. What was stored before is safe. Try again in a moment.
store-fault = The data folder could not be used, so nothing was changed. The reason was printed where the program was started.
unread-title = Cannot be read
store-damaged = The file with the games is damaged. Keep a copy of the data folder before you try anything. The details were printed where the program was started.
store-unreadable = This was stored in a way this version of the program does not understand. Nothing was changed. The details were printed where the program was started.
fault-back = To the games

# Settings
settings-title = Settings
settings-language = Language
settings-language-auto = as the browser asks
settings-theme = Light or dark
theme-auto = as the device has it
theme-light = light
theme-dark = dark
settings-palette = Colours of the pieces
palette-usual = as usual
palette-red-green = for those who see red and green alike
palette-blue-yellow = for those who see blue and yellow alike
palette-contrast = strong contrast
settings-speed = How fast what happened is shown
speed-slow = slowly
speed-usual = as usual
speed-fast = fast
speed-at-once = only the end
settings-confirm = Ask once more before a choice is made
settings-save = Save

# The list of games
welcome-title = Welcome to the mountain railway
welcome-about = Build a railway up Snowdon: gather iron and stone in the stock yard, dig, lay track, build stations, and make contracts and the weather work for you. Alone, against bots, or with friends around this screen.
welcome-first = Play a first game
welcome-own = Set up a game
welcome-first-about = The first game is against two easy bots, and a tour explains the table while you play.
games-title = Games
games-new = New game
games-import = Import a game
games-search = Search names, players and scenarios
games-find = Search
games-which = Which games
games-all = All
games-running = Running
games-finished = Finished
games-none-found = No game fits.
games-all-again = Show all games
games-name = Name
games-game = Game
games-players = Players
games-standing = Standing
games-when = Last played
games-do = What can be done
games-sort = Sort by: { $by }
games-is-running = running
games-is-over = over
games-won-by = won by { $who }
games-round = round { $round }
games-more = More about { $game }
games-rename-to = New name
games-rename = Rename
games-export = Save as a file
games-replay = Look at it again
games-delete = Delete
games-delete-sure = Delete for ever
games-deleted = The game "{ $game }" is deleted.
games-pages = Pages of the list
games-newer = Back
games-older = On
games-page = Page { $page } of { $pages }, games: { $total }
import-title = Import a game
import-about = A record ends in .game. Every step is checked against the rules; a running game can be played on.
import-refused = The record is not taken:
import-file = A file
import-paste = or the text of a record
import-go = Import
import-name = Imported: { $players }
import-nothing = Choose a file or paste the text of a record.
import-unknown-game = There is no game "{ $game }" here.

# A new game
new-title = New game
new-refused = This game cannot begin:
new-which = Which game
new-scenario = Scenario
new-players = Players
new-show = Show
new-train = Train
new-rules = Edition and options
new-edition = Edition
new-deals = Who draws
new-deals-seeded = The program draws cubes and cards
new-deals-typed = We play with the box, draw ourselves and tell the program
new-tour = Explain the table during the game
new-name = Name of the game
new-name-example = found by itself
new-begin = Begin
seat-who = Who
seat-person = A person here
seat-bots = Bots
seat-styles = Bots with a style
seat-called = Name
name-of-game = { $players }
new-bot-unknown = There is no bot "{ $bot }".
name-for-programs = Names that begin with "bot:" or "exec:" are for programs.

# The solo series
solo-title = Solo series
solo-about = Seven games alone, one with each train. In the classic edition the trains come in order, in the deluxe edition as you like. The total counts, and the best with each train is kept.
solo-begin = Begin a new series
solo-best = Best with each train
solo-train = Train
solo-points = Points
solo-best-total = Sum of the best
solo-series = Series { $number } ({ $edition })
solo-total = Total of { $played ->
    [one] 1 game
   *[other] { $played } games
}
solo-play = Play
solo-go-on = Go on
solo-look = Look at it
solo-later = after the train before
solo-name = Solo series { $number }, { $train }

# The table
table-side = Players and log
title-turn = { $who } to decide – { $game }
title-deal = To be drawn – { $game }
title-wait = { $who } thinks – { $game }
title-over = Over – { $game }
notice-refused = Not possible:
notice-late = Something else happened in the meantime. This is the table now; choose again.
notice-not-possible = "{ $text }" is not among what is possible now. This would be, for example: { $examples }
notice-not-now = This cannot be done any more, or not yet. This is the table now.
notice-imported = The game was imported.
notice-imported-older-digest = The game was imported. Its digest is of an older kind and was not compared.
notice-offline = No connection to the program. The page reconnects by itself; a choice you made is sent then.
bar-type = or type it
bar-type-go = Choose
bar-list = { $n ->
    [one] The only choice in words
   *[other] All { $n } choices in words
}
bar-rules = Rules for this decision
bar-confirm = Yes, do this
bar-change = Choose something else
bar-tools = Back, forth and advice
bar-undo = Undo
bar-redo = Redo
bar-hint = Hint
bar-replay = Look back
bar-thinking = { $who } thinks
bar-stuck = { $who } cannot play: there is no such bot here. Look back and play on with another one in its seat.
bar-waiting = One moment
bar-over = The game is over
undo-nothing = Nothing to undo.
undo-deal = No further back: something was drawn.
undo-other = No further back: { $who } moved.
hint-thinking = Thinking about a hint.
hint-ready = Hint: { $choice } ({ $notation })
showing-title = What happened
showing-pause = Pause
showing-go-on = Go on
showing-skip = Skip
showing-repeat = Show again what happened
after-replay = Look back at the game
after-again = Again with the same set-up
after-tie = A tie: second game with the same lines and swapped colours
after-games = To the games
sheet-title = Score sheet
sheet-source = For
tour-ends = End the tour
log-title = Log
log-all = { $n ->
    [one] The whole log: 1 step
   *[other] The whole log: { $n } steps
}
log-of = Log of { $game }
log-to-table = To the table
log-look = The position after step { $step }
log-choice = { $who }: { $choice }.
log-deal = Dealt: { $deal }.
log-hint = { $who } asked for a hint: { $choice }
log-undone = { $n ->
    [one] 1 step was taken back.
   *[other] { $n } steps were taken back.
}

# Deals at a real table
deal-nothing-yet = Click what came, one by one.
deal-so-far = So far: { $parts }
deal-again = Begin again
deal-part = { $part }: { $n ->
    [0] none possible
   *[other] { $n } more possible
}
deal-part-none = { $part }: no more can come.
deal-done = That is all: { $deal }
deal-type = or type it
deal-tell = Tell

# Replay
replay-title = { $game }: step { $step } of { $last }
replay-controls = Steps
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-step = Step
replay-go = Go
replay-rounds = Rounds
replay-round = Round
replay-set-up = Set-up
replay-beginning = Before the first step.
fork-title = Play on from here
fork-about = A new game begins with this position. The draws from here on are new; the old game stays as it is.
fork-go = Play on
fork-name = { $game }, from step { $step }
analysis-title = Evaluation
analysis-about = A bot looks at every position and every decision. This takes a while; the game can be looked at meanwhile.
analysis-begin = Evaluate the game
analysis-progress = { $done } of { $total } positions
analysis-look = Look how far it is
analysis-curve = Prospects of every player from the beginning to the end
analysis-costliest = The costliest decisions
analysis-none = A bot would not have done anything better.
analysis-costly = { $who }: { $chosen }. Better: { $better }
analysis-points = { $n } VP

# Help
help-title = How it works
help-begin-title = To begin
help-begin = Choose New game, say who sits where, and begin. People sit around this screen; bots think by themselves. The first game can be played with a tour that explains the table.
help-choose-title = To choose
help-choose = What can be chosen glows on the board. Point at it, or move to it with the keyboard, to read what it will do. Cards, places and trains explain themselves in the same way, and when they are touched. The same choices stand in words in the bar, with the rules for the decision. Whatever is not possible is refused with the rule and the reason.
help-back-title = To take back
help-back = Undo takes back your own last choices, up to the last draw or the move of somebody else. Redo makes them again. In the settings you can have every choice asked for once more.
help-follow-title = To follow
help-follow = What others did is shown step by step; pause, skip or see it again. The log tells the whole game, and every entry leads to its position.
help-replay-title = To look back
help-replay = Every game can be looked at step by step, running or finished, and played on from any position with bots in any seat. Bots show how the prospects changed and which decisions cost most.
help-box-title = With the box on the table
help-box = Let the people draw: choose "We play with the box" and click each cube or card as it is drawn. The program knows what is left, refuses what cannot be, counts and keeps the record. A mistyped draw is taken back with Undo.
help-keys-title = By keyboard
help-keys = Tab moves from target to target, Enter chooses. In every part of the board one more stop of Tab leads to what only explains itself: there the arrow keys go from card to card, Home and End to the first and the last; Escape closes the explanation. In a replay the arrow keys step, Home and End jump, unless a card is being read. N goes to the decision, L to the log, U takes back.
help-files-title = Files
help-files = Every game can be saved as a .game file, a plain text that other programs read, and imported again. Nothing leaves this computer.

# Times and names
game-name-fault = A game's name has 1 to 100 characters in one line.
ago-now = just now
ago-minutes = { $n ->
    [one] 1 minute ago
   *[other] { $n } minutes ago
}
ago-hours = { $n ->
    [one] 1 hour ago
   *[other] { $n } hours ago
}
ago-days = { $n ->
    [one] 1 day ago
   *[other] { $n } days ago
}
