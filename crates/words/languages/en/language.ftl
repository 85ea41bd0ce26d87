### The language itself.

# How it calls itself, and its English name.
language-own-name = English
language-english-name = English
# What stands before the digits of a fraction.
decimal-mark = .
