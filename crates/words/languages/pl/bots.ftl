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
style-tracks = lubi tory
