# What every board shows.

# The letters on pieces
letter-iron = I
letter-stone = S
letter-coal = C
panel-mine = Your goods at a glance
