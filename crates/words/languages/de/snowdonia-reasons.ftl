# Was zwei Stellungen von Snowdonia unterscheidet, wie es Begründungen sagen
reason-excavations = { $n ->
    [one] 1 Baustelle
   *[other] { $n } Baustellen
}
reason-builds = { $n ->
    [one] 1 Bauplatz
   *[other] { $n } Bauplätze
}
reason-surveyor-on = { $n ->
    [one] Vermesser 1 Bahnhof weiter
   *[other] Vermesser { $n } Bahnhöfe weiter
}
reason-surveyor-back = { $n ->
    [one] Vermesser 1 Bahnhof weniger weit
   *[other] Vermesser { $n } Bahnhöfe weniger weit
}
reason-contract-fulfilled = Auftrag { $number } erfüllt
reason-contract-unfulfilled = Auftrag { $number } nicht erfüllt
reason-contract-held = Auftrag { $number } genommen
reason-contract-missing = Auftrag { $number } nicht genommen
reason-train = { $train }
reason-no-train = ohne { $train }
reason-third = Lok und Kohle für einen dritten Arbeiter
reason-no-third = kein dritter Arbeiter
reason-start = Startspielerstein
reason-no-start = kein Startspielerstein
reason-excavate-faster = Arbeitstempo der Räumarbeit { $n } höher
reason-excavate-slower = Arbeitstempo der Räumarbeit { $n } niedriger
reason-lay-faster = Arbeitstempo der Gleise { $n } höher
reason-lay-slower = Arbeitstempo der Gleise { $n } niedriger
reason-nearer = Ende der Strecke näher um { $tracks }
reason-farther = Ende der Strecke ferner um { $tracks }
reason-over = das Spiel ist vorbei
reason-goes-on = das Spiel geht noch weiter
