# Bots at the table
bot-beginner = Beginner
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-random = Chance
bot-greedy = Greedy
bot-style = { $level }, { $style }
bot-at-seat = { $bot } { $number }
style-contracts = likes contracts
style-surveyor = likes surveying
style-digger = likes digging
style-builder = likes building
style-tracks = likes laying track
style-stations = likes stations
style-passengers = likes passengers
style-cards = likes scoring cards
