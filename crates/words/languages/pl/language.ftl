### The language itself.

# How it calls itself, and its English name.
language-own-name = Polski
language-english-name = Polish
# What stands before the digits of a fraction.
decimal-mark = ,
