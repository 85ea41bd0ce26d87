# What every board shows.

# Litery na elementach
letter-iron = Ż
letter-stone = K
letter-coal = W
panel-mine = Twoje zasoby w skrócie
