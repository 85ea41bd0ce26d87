#!/usr/bin/env python3
"""A bot that knows a little of Snowdonia: it follows its own goods and takes what scores.

    snowdonia gauntlet --players 2 --bots 'random,exec:python3 examples/greedy_bot.py'

It shows how a bot follows a game: every step that is made comes in, own choices and those of others alike.
docs/bot-protocol.md describes the lines.
"""

import random
import re
import sys

BUNDLE = re.compile(r"(\d+)([a-z])")


def bundle(text):
    """The goods of a bundle: '2i1c' is {'i': 2, 'c': 1}."""
    return {letter: int(count) for count, letter in BUNDLE.findall(text)}


class Player:
    def __init__(self, seat, seed):
        self.seat = seat
        self.dice = random.Random(seed)
        # Iron, stone, coal and steel bars in the own supply, as far as choices tell.
        self.goods = {"i": 0, "s": 0, "c": 0, "b": 0}

    def see(self, actor, step):
        """A step that was made, by whoever it was."""
        if actor != self.seat:
            return
        word, _, rest = step.partition(" ")
        if word == "take":
            for letter, count in bundle(rest).items():
                self.gain(letter, count)
        elif word == "make":
            made = bundle(rest)
            self.gain("b", made.get("b", 0))
            self.gain("i", -3 * made.get("b", 0))
            self.gain("s", made.get("s", 0))
        elif word == "lay":
            self.gain("b", -int(rest))
        elif word == "hire":
            self.gain("c", -1)
        elif word == "build":
            # What a site costs is not said; the next visit to the yard sets it right.
            self.gain("s", -2)
            self.gain("b", -1)
        elif word.startswith("D"):
            # Laying asks nothing, so the bars are counted when the labourer goes there.
            self.gain("b", -2)

    def gain(self, letter, count):
        if letter in self.goods:
            self.goods[letter] = max(0, self.goods[letter] + count)

    def choose(self, kind, choices):
        """The best choice; chance decides between equals."""
        return max(choices, key=lambda choice: (self.worth(choice), self.dice.random()))

    def worth(self, choice):
        word, _, rest = choice.partition(" ")
        goods = bundle(rest)
        if re.fullmatch(r"[A-G]\d?", choice):
            return self.worth_of_place(choice[0])
        if word in ("build", "train"):
            # Building scores at once; substitutes cost more than they save.
            return 10 - (1 if " with " in choice else 0)
        if word == "contract":
            return 8
        if word == "take":
            # Stone builds most sites.
            return goods.get("i", 0) + 2 * goods.get("s", 0) + 0.5 * goods.get("c", 0)
        if word == "make":
            return 3 * goods.get("b", 0) + goods.get("s", 0)
        if word == "lay":
            return int(rest)
        if word == "play":
            # The cards score at the end if their task is done; their help is left to others.
            return -1
        if word == "hire":
            return 1
        if word == "pay":
            return 1
        # pass, no-hire, and everything this bot does not know.
        return 0

    def worth_of_place(self, area):
        """How good a place is, with some chance in it: a bot that always goes to the same place starves elsewhere."""
        steel, stone, iron = self.goods["b"], self.goods["s"], self.goods["i"]
        weight = {
            "A": 4 if iron + stone < 6 else 2,
            "B": 3,
            "C": 4 if iron >= 3 else 0.5,
            "D": 3 if steel > 0 else 0.5,
            "E": 5 if steel + stone >= 2 else 1,
            "F": 3,
            "G": 2,
        }[area]
        return weight ** 0.5 * self.dice.random()


def main():
    player = Player(0, 0)
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "tabletop-bot":
            print("tabletop-bot 1 greedy_bot.py")
            print("ready", flush=True)
        elif word == "newgame":
            seat, seed = rest.split()
            player = Player(int(seat), int(seed))
        elif word == "choose":
            kind, _, choices = rest.partition(" ")
            print(player.choose(kind, choices.split(" | ")), flush=True)
        elif word.isdigit():
            player.see(int(word), rest)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
