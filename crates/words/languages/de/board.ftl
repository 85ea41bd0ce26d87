# What every board shows.

# Die Buchstaben auf den Steinen
letter-iron = E
letter-stone = S
letter-coal = K
panel-mine = Deine Vorräte im Überblick
