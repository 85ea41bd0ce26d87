# Boty przy stole
bot-beginner = Początkujący
bot-easy = Łatwy
bot-medium = Średni
bot-hard = Trudny
bot-expert = Mistrz
bot-random = Przypadek
bot-greedy = Zachłanny
bot-style = { $level }, { $style }
bot-at-seat = { $bot } { $number }
style-contracts = lubi kontrakty
style-surveyor = lubi pomiary
style-digger = lubi kopać
style-builder = lubi budować
style-tracks = lubi tory
style-stations = lubi stacje
style-passengers = lubi pasażerów
style-cards = lubi punktować karty
