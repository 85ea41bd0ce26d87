# Costly decisions of one's own, tried again

cost-points = about { $points } VP
cost-both = about { $points } VP and { $share } % chance of winning
cost-share = about { $share } % chance of winning
exercises-title = Exercises
exercises-of = Exercises: { $game }
exercises-about = The costliest decisions of your finished games, to be tried again. A bot looks for them when you ask for it.
exercises-costliest = Your costliest decisions
exercises-none = A bot would hardly have done better: there is nothing to try again.
exercises-no-games = Finish a game first; then your costliest decisions are here.
exercises-find = Find the costliest decisions
exercises-begin = Try your costliest decisions again
exercises-mine = All my exercises
exercises-later = The exercises come when the game is over.
exercise-number = Exercise { $n } of { $all }:
exercise-all = All exercises
exercise-next = Next exercise
exercise-replay = To this position in the replay
exercise-about = What you chose here in the game cost { $cost }. What is better?
exercise-impossible = The rules do not allow that here. Choose one of the marked places.
exercise-thinking = The bot compares this with the best choice...
exercise-right = Right: { $choice }.
exercise-as-good = { $choice }: just as good as { $better }.
exercise-made = In the game you chose { $made }, which cost { $cost }.
exercise-again = { $choice }: this is what you chose in the game. It costs { $cost }.
exercise-wrong = { $choice } costs { $cost }.
exercise-show = Show the better choice
exercise-solution = Better: { $better }
exercise-try-again = Try something else

# The coach
coach-title = Coach
coach-costs = { $chosen }: that costs { $cost }.
coach-show = Show me
coach-undo = Take it back
coach-go-on = Go on
settings-coach = A coach says something when one of my choices cost much
