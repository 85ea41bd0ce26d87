# Bots am Tisch
bot-beginner = Anfänger
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-expert = Meister
bot-random = Zufall
bot-greedy = Gierig
bot-style = { $level }, { $style }
bot-points = spielt auf Punkte
bot-at-seat = { $name } ({ $bot })
style-tracks = legt gern Gleise
