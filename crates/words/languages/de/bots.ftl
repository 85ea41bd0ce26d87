# Bots am Tisch
bot-beginner = Anfänger
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-expert = Meister
bot-random = Zufall
bot-greedy = Gierig
bot-style = { $level }, { $style }
bot-at-seat = { $bot } { $number }
style-contracts = mag Aufträge
style-surveyor = mag Vermessen
style-digger = mag Graben
style-builder = mag Bauen
style-tracks = mag Gleise
style-stations = mag Bahnhöfe
style-passengers = mag Fahrgäste
style-cards = mag gewertete Karten
