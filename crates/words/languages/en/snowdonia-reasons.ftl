# What differs between two positions of Snowdonia, as reasons say it
reason-excavations = { $n ->
    [one] 1 excavation site
   *[other] { $n } excavation sites
}
reason-builds = { $n ->
    [one] 1 build site
   *[other] { $n } build sites
}
reason-surveyor-on = { $n ->
    [one] surveyor 1 station further
   *[other] surveyor { $n } stations further
}
reason-surveyor-back = { $n ->
    [one] surveyor 1 station less far
   *[other] surveyor { $n } stations less far
}
reason-contract-fulfilled = contract { $number } fulfilled
reason-contract-unfulfilled = contract { $number } not fulfilled
reason-contract-held = contract { $number } taken
reason-contract-missing = contract { $number } not taken
reason-train = { $train }
reason-no-train = without { $train }
reason-third = coal and train for a third labourer
reason-no-third = no third labourer
reason-start = start player marker
reason-no-start = no start player marker
reason-excavate-faster = work rate for excavating { $n } higher
reason-excavate-slower = work rate for excavating { $n } lower
reason-lay-faster = work rate for laying { $n } higher
reason-lay-slower = work rate for laying { $n } lower
reason-nearer = the end of the line nearer by { $tracks }
reason-farther = the end of the line farther by { $tracks }
reason-over = the game is over
reason-goes-on = the game still goes on
