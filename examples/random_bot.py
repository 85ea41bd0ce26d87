#!/usr/bin/env python3
"""A bot in a few lines: it chooses at random.

    snowdonia play --players 2 --bots 'exec:python3 examples/random_bot.py'

docs/bot-protocol.md describes the lines it reads and writes.
"""

import random
import sys


def main():
    dice = random.Random()
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "tabletop-bot":
            print("tabletop-bot 1 random_bot.py")
            print("ready", flush=True)
        elif word == "newgame":
            # The same number gives the same choices, so that games can be played again.
            seat, seed = rest.split()
            dice.seed(int(seed))
        elif word == "choose":
            kind, _, choices = rest.partition(" ")
            print(dice.choice(choices.split(" | ")), flush=True)
        elif word == "quit":
            break
        # Everything else tells how the game goes; this bot does not listen.


if __name__ == "__main__":
    main()
