### The language itself.

# How it calls itself, and its English name.
language-own-name = Deutsch
language-english-name = German
# What stands before the digits of a fraction.
decimal-mark = ,
