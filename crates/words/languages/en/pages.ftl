# Every page
frame-skip = Skip to the content
frame-nav = Pages
frame-games = Games
frame-new = New game
frame-solo = Solo series
frame-help = Help
frame-settings = Settings
no-page-title = There is no such page
no-page = The address may be mistyped, or the page may have moved.
no-game-title = There is no such game
no-game = It may have been deleted, or it may be in another data folder.
no-step-title = There is no such step
no-step = The game is not that long; steps may have been undone.
foreign-title = Request refused
foreign = This request came from another site or under another host name. Open the address that the program printed.
too-big-title = Too large
too-big = What was sent is larger than the program accepts.
bad-title = Invalid request
bad-form = Something was missing from the form. Go back, reload the page and try again.
wrong-method-title = Not possible this way
wrong-method = This page cannot be opened like this. Start from the list of games.
too-slow-title = That took too long
too-slow = The request did not arrive, or could not be answered, in time. Reload the page and check whether it worked.
not-allowed-title = Not allowed
not-allowed = You are not allowed to do this: it is up to the players of this game, or to whoever runs the program.
busy-title = Too many connections
busy = Too many pages are already waiting for updates. Close some of them; until then this page checks for updates from time to time.
bug-title = Something went wrong
bug = This is a bug in the program. Your game is safe: everything confirmed has been saved. Go back and try again.
store-title = Could not be saved
store-full = The disk is full, so nothing was changed. Everything saved before is safe. Free some space, then try again.
store-locked = Another program has locked the games, so nothing was changed. Everything saved before is safe. Try again in a moment.
store-fault = The data folder could not be used, so nothing was changed. The reason was printed where the program was started.
unread-title = Could not be read
store-damaged = The file with the games is damaged. Make a copy of the data folder before you try anything. The details were printed where the program was started.
store-unreadable = This was saved in a format that this version of the program does not understand. Nothing was changed. The details were printed where the program was started.
fault-back = Back to the games

# Settings
settings-title = Settings
settings-language = Language
settings-language-auto = same as the browser
settings-theme = Theme
theme-auto = same as the device
theme-light = light
theme-dark = dark
settings-palette = Colours of the pieces
palette-usual = standard
palette-red-green = red-green colour blindness
palette-blue-yellow = blue-yellow colour blindness
palette-contrast = high contrast
settings-speed = Animation speed
speed-slow = slow
speed-usual = normal
speed-fast = fast
speed-at-once = instant
settings-confirm = Confirm moves
settings-sound = Play a sound when it is my turn
settings-vibration = Vibrate when it is my turn (on devices that can)
settings-ring = Try it
settings-save = Save

# The list of games
welcome-title = Welcome to the mountain railway
welcome-about = Build a railway up Snowdon: collect iron and stone in the Stock Yard, clear rubble, lay track, build stations, and make contracts and the weather work for you. Play alone, against bots, or with friends on one screen.
welcome-first = Play your first game
welcome-first-about = Your first game is against two easy bots, and a tour explains the table while you play.
games-title = Games
games-new = New game
games-play = New game of { $game }
games-import = Import a game
games-search = Search by name, player or scenario
games-find = Search
games-which = Show
games-all = All
games-running = Running
games-finished = Finished
games-none-found = No games found.
games-all-again = Show all games
games-name = Name
games-game = Game
games-players = Players
games-standing = Status
games-when = Last played
games-do = Actions
games-sort = Sort by: { $by }
games-is-running = running
games-is-over = over
games-won-by = won by { $who }
games-round = round { $round }
games-set-up = being set up
games-turn = turn { $turn }
games-more = More options for { $game }
games-rename-to = New name
games-rename = Rename
games-export = Save as file
games-replay = Replay
games-delete = Delete
games-delete-sure = Delete permanently
games-deleted = The game "{ $game }" has been deleted.
games-pages = Pages of the list
games-newer = Previous
games-older = Next
games-page = Page { $page } of { $pages }, { $total ->
    [one] 1 game
   *[other] { $total } games
}
import-title = Import a game
import-about = Records are files ending in .game. Every step is checked against the rules; an unfinished game can be continued.
import-refused = The record was rejected:
import-file = File
import-paste = or paste the text of a record
import-go = Import
import-name = Imported: { $players }
import-nothing = Choose a file or paste the text of a record.
import-unknown-game = There is no game "{ $game }" here.

# A new game
new-title = New game
new-refused = This game cannot start:
new-which = Game
new-scenario = Scenario
new-players = Players
new-show = Update
new-train = Train
new-rules = Edition and options
new-aim = How the bots play
new-aim-victory = To win
new-aim-points = For points: a longer, friendlier game
new-aim-about = Bots that play for points collect as many as they can, no matter who wins.
new-aim-no-matter = It makes hardly any difference in this game.
new-as-edition = As in the edition
new-edition = Edition
new-deals = Cubes and cards
new-deals-seeded = The program draws cubes and cards
new-deals-typed = We play at a real table and enter what we draw
new-tour = Explain the game as we play
new-name = Name of the game
new-name-example = automatic
new-begin = Start
seat-who = Who plays
seat-person = Player on this device
seat-bots = Bots
seat-points = Bots that play for points
seat-styles = Bots with preferences
seat-called = Name
name-of-game = { $players }
new-bot-unknown = There is no bot "{ $bot }".
name-for-programs = Names beginning with "bot:" or "exec:" are reserved for programs.

# The solo series
solo-title = Solo series
solo-about = Seven solo games, one with each train. Every scenario has its own series, and another one with Seasons. In the classic edition the trains come in order; in the deluxe edition you choose. The total counts, and your best result with each train is kept.
solo-begin = Start a new series
solo-best = Best result with each train
solo-train = Train
solo-points = Points
solo-best-total = Total of the best results
solo-series = Series { $number } ({ $edition })
solo-total = Total of { $played ->
    [one] 1 game
   *[other] { $played } games
}
solo-retried = { $points }, with retries
solo-play = Play
solo-go-on = Continue
solo-look = View
solo-later = after the previous train
solo-name = Solo series { $number }, { $train }
solo-variants = Options
solo-with = with { $option }
solo-without = without { $option }
solo-single = Promo trains
solo-single-about = Games with a promo train do not belong to a series: set up a solo game with the option. The best result with each is kept here.

# The table
table-side = Players and log
title-turn = { $who } to play – { $game }
title-deal = Draw – { $game }
title-wait = { $who } is thinking – { $game }
title-over = Game over – { $game }
notice-refused = Not possible:
notice-late = Something else happened in the meantime. This is the table now; please choose again.
notice-not-possible = "{ $text }" is not possible now. Try for example: { $examples }
notice-not-now = This is no longer possible, or not yet. This is the table now.
notice-imported = The game was imported.
notice-imported-older-digest = The game was imported. Its digest has an older format and was not compared.
notice-offline = No connection to the program. This page reconnects on its own and then sends your choice.
notice-offline-list = No connection to the program. This page reconnects on its own.
bar-type = or type it
bar-type-go = Choose
bar-list = { $n ->
    [one] The only choice
   *[other] All { $n } choices as a list
}
bar-since = { $n ->
    [one] Since your last turn: 1 step
   *[other] Since your last turn: { $n } steps
}
bar-rules = Rules for this decision
bar-confirm = Confirm
bar-change = Choose something else
bar-tools = Undo and hints
bar-undo = Undo
bar-redo = Redo
bar-hint = Hint
bar-replay = Replay
bar-thinking = { $who } is thinking
bar-stuck = { $who } cannot play: this bot is not available here. Open the replay and continue with another bot in this seat.
bar-waiting = One moment
bar-over = The game is over
undo-nothing = Nothing to undo.
undo-deal = Cannot undo further: something has been drawn.
undo-other = Cannot undo further: { $who } has moved.
hint-thinking = Looking for a hint...
hint-ready = Hint: { $choice }.
hint-over-alone = Compared with the next best ({ $other }): { $points } VP.
hint-over = Compared with the next best ({ $other }): { $points } VP, { $share } % chance of winning.
showing-title = What happened
showing-pause = Pause
showing-go-on = Continue
showing-skip = Skip
showing-repeat = Show the last moves again
after-replay = Replay the game
after-again = Rematch
after-tie = Tie: second game with the same lines and swapped colours
after-retried = Choices were undone after their consequences had been seen, so this result is not fully comparable.
retry-round = Retry this round
retry-which = Round { $round }
after-games = Back to the games
sheet-title = Score sheet
keys-title = Keyboard
keys-notation = Type a choice as it is written on the board or in the list, in upper or lower case
keys-number = Go to the first, second or third choice; Enter makes it
keys-hint = Ask for a hint
keys-undo = Undo
keys-skip = While others move: straight to your turn
keys-repeat = Show the last moves again
keys-question = Go to the question
keys-log = Go to the log
keys-arrows = In a replay: one step back or forward
keys-escape = Close an explanation, clear what was typed
keys-close = Close
tour-ends = End the tour
log-title = Log
log-more = More of the log
log-all = { $n ->
    [one] The whole log: 1 step
   *[other] The whole log: { $n } steps
}
log-of = Log of { $game }
log-to-table = Back to the game
log-look = Position after step { $step }
log-choice = { $who }: { $choice }.
log-deal = { $deal }.
log-hint = { $who } asked for a hint: { $choice }
log-undone = { $n ->
    [one] 1 step was undone.
   *[other] { $n } steps were undone.
}

# Deals at a real table
deal-nothing-yet = Click what was drawn, one by one.
deal-so-far = So far: { $parts }
deal-again = Start over
deal-part = { $part }: { $n ->
    [0] none left
   *[other] { $n } left
}
deal-part-none = { $part }: none left.
deal-done = Done: { $deal }
deal-type = or type it
deal-tell = Enter

# Replay
replay-title = { $game }: step { $step } of { $last }
replay-controls = Steps
replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-play = Play
replay-step = Step
replay-go = Go
replay-rounds = Rounds
replay-round = Round
replay-set-up = Set-up
replay-beginning = Before the first step.
fork-title = Play on from here
fork-about = A new game starts from this position, with new draws from here on. The old game stays as it is.
fork-go = Play on
fork-name = { $game }, from step { $step }
analysis-title = Analysis
analysis-about = A bot examines every position and every decision. This takes a while; you can watch the replay in the meantime.
analysis-begin = Analyse the game
analysis-progress = { $done } of { $total } positions
analysis-look = Check progress
analysis-curve = Each player's chances from start to finish
analysis-how = How each result came about: luck and skill apart
analysis-own = own choices
analysis-others = others' choices
analysis-costliest = Most costly decisions
analysis-none = A bot would not have done better.
analysis-costly = { $who }: { $chosen }. Better: { $better }
analysis-points = { $n } VP

# Help
help-title = How it works
help-begin-title = Getting started
help-begin = Choose New game, decide who plays in which seat, and start. People can share this screen or join from their own; bots play by themselves. In your first game a tour can explain the table. Bots play to win, or for points, which makes for longer, friendlier games; the form says where that hardly matters.
help-choose-title = Making a choice
help-choose = Everything you can choose glows on the board. Point at it, or move to it with the keyboard, to read what it will do. Cards, places and trains explain themselves in the same way, also on touch. The bar lists the same choices in words, with the rules for the decision. If something is not possible, you are told the rule and the reason.
help-back-title = Undo
help-back = Undo takes back your own last choices, up to the last draw or another player's move. Against bots it also takes back their answers to your last choice: the same luck comes again, and the result is marked. Redo makes them again. In the settings you can ask for every move to be confirmed.
help-follow-title = Following the game
help-follow = The other players' moves are shown step by step; tap the board or press Space to go straight to your turn. You can pause, watch them again, or open a list of everything since your last turn. The log tells the whole game, and every entry leads to its position.
help-replay-title = Replay and analysis
help-replay = Every game can be replayed step by step, finished or not, and continued from any position with bots in any seat. The analysis shows how the chances changed and which decisions cost most.
help-box-title = At a real table
help-box = Choose "We play at a real table" and click each cube or card as you draw it. The program knows what is left, rejects what cannot be, keeps score and keeps the record. Undo corrects a slip.
help-keys-title = Keyboard
help-keys = Tab moves from target to target, Enter chooses. In every part of the board one more stop of Tab leads to the cards and places that only explain themselves: the arrow keys move from one to the next, Home and End to the first and the last; Escape closes the explanation. In a replay the arrow keys step and Home and End jump, unless a card is being read. Type a choice as it is written (A1 or a1), or its number. H asks for a hint, U undoes, the question mark lists all keys.
help-files-title = Files
help-files = Every game can be saved as a .game file, plain text that other programs can read, and imported again.

# Times and names
game-name-fault = The name of a game has 1 to 100 characters on one line.
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
log-pass = { $who } passes.
