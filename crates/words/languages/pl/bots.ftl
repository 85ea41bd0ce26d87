# Boty przy stole
bot-beginner = Początkujący
bot-easy = Łatwy
bot-medium = Średni
bot-hard = Trudny
bot-expert = Mistrz
bot-random = Losowy
bot-greedy = Zachłanny
bot-style = { $level }, { $style }
bot-points = gra na punkty
bot-at-seat = { $name } ({ $bot })
style-tracks = lubi tory
