# Bots at the table
bot-beginner = Beginner
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-random = Random
bot-greedy = Greedy
bot-style = { $level }, { $style }
bot-points = plays for points
bot-at-seat = { $name } ({ $bot })
style-tracks = likes laying track
