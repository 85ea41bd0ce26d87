list-nothing = nichts
list-and = { $first } und { $last }
seat-name = Spieler { $number }

# Wertung
score-title = Wertung: { $who }
score-total = Summe
score-winner = Gewonnen: { $who }
score-tie = Gleichstand an der Spitze: { $who }
score-solo = Ergebnis: { $points } Punkte
score-par = Zum Vergleich: Mit dieser Lok kommt der Bot „{ $bot }“ hier im Schnitt auf { $mean } Punkte ({ $games } Partien). Dein Ergebnis ist besser als { $percentile } % seiner Partien.
score-leader = In Führung: { $who }
score-none = noch keine Punkte

# Schreibweise
fault-notation = „{ $text }“ ist nicht verständlich; möglich ist zum Beispiel: { $expected }

# Aufbau
fault-scenario = das Szenario „{ $given }“ gibt es nicht; zur Wahl stehen: { $known }
fault-edition = die Ausgabe „{ $given }“ gibt es nicht; zur Wahl stehen: { $known }
fault-edition-missing = es fehlt eine Ausgabe; zur Wahl stehen: { $known }
fault-edition-none = dieses Spiel hat keine Ausgaben, angegeben wurde aber „{ $given }“
fault-option = die Option „{ $given }“ gibt es nicht; zur Wahl stehen: { $known }
fault-option-none = die Option „{ $given }“ gibt es nicht; dieses Spiel hat keine Optionen
fault-excluding = die Optionen „{ $one }“ und „{ $other }“ schließen einander aus
fault-needs = die Option „{ $option }“ braucht die Option „{ $needs }“
fault-option-order = die Optionen sind nicht sortiert, oder eine steht doppelt: „{ $given }“
fault-seats = das Szenario ist für { $least } bis { $most } Spieler, nicht für { $given }
fault-seats-exactly = das Szenario ist für genau { $least } Spieler, nicht für { $given }
fault-solo-option = ein Solospiel braucht genau eine seiner Solo-Optionen, { $given ->
    [0] angegeben ist keine
   *[other] angegeben sind { $given }
}; zur Wahl stehen: { $known }
fault-solo-option-none = Solo-Optionen gibt es nur im Solospiel
fault-version = die Regelfassung { $given } ist hier unbekannt; die neueste ist { $newest }
fault-components = die Aufzeichnung entstand mit anderem Spielmaterial ({ $given }); hier ist { $here }
components-built-in = das eingebaute

# Aufzeichnungen
fault-line = Zeile { $line }: { $fault }
fault-over = das Spiel ist zu Ende
fault-chance-first = erst muss gezogen werden
fault-decision-first = erst muss { $who } wählen
fault-other-seat = { $who } ist an der Reihe
fault-undo = { $asked ->
    [one] 1 Schritt kann
   *[other] { $asked } Schritte können
} nicht zurückgenommen werden; es { $there ->
    [0] gibt keinen
    [one] gibt nur 1
   *[other] gibt nur { $there }
}
fault-game = die Aufzeichnung gehört zum Spiel „{ $given }“, nicht zu „{ $here }“
fault-other-setup = die Regeln gehören zu einem anderen Aufbau als die Aufzeichnung
fault-result-soon = hier steht ein Ergebnis, das Spiel ist aber nicht zu Ende
fault-result = das Ergebnis ist { $here }, nicht { $given }
fault-digest = die Prüfsumme der Stellung ist { $here }, nicht { $given }
remark-older-digest = die Prüfsumme hat ein älteres Format und wurde nicht verglichen
remark-older-digests = { $records ->
    [one] { $records } Aufzeichnung hat eine Prüfsumme in einem älteren Format, die nicht verglichen wurde
   *[other] { $records } Aufzeichnungen haben Prüfsummen in einem älteren Format, die nicht verglichen wurden
}
fault-seed = der Startwert ist nicht der angekündigte
fault-nothing = die Datei enthält keine Partie
fault-second-game = hier beginnt eine zweite Partie, erwartet wird nur eine
fault-not-utf8 = das ist kein UTF-8-Text
fault-carriage-return = die Zeile endet mit einem Wagenrücklauf
fault-control = die Zeile enthält ein Steuerzeichen
fault-long-line = die Zeile ist länger als { $most } Bytes
fault-many-lines = die Partie hat mehr als { $most } Zeilen
fault-no-line-end = die letzte Zeile ist unvollständig; vielleicht wurde die Datei abgeschnitten
fault-newer-form = die Aufzeichnung hat ein neueres Format, als dieses Programm kennt
fault-header-expected = hier wird eine Zeile wie „{ $line }“ erwartet
fault-header-order = die Zeile „{ $line }“ steht doppelt oder an der falschen Stelle
fault-header-value = der Rest dieser Zeile stimmt nicht; erwartet wird zum Beispiel „{ $line }“
fault-options-unsorted = die Optionen sind nicht sortiert, oder eine steht doppelt
fault-seat-number = die Plätze werden ab 1 ohne Lücken nummeriert, höchstens fünf
fault-unknown-line = eine solche Zeile ist zwischen den Schritten nicht erlaubt
fault-step-seat = diesen Platz hat das Spiel nicht
fault-step-text = die Wörter eines Schritts sind durch einzelne Leerzeichen getrennt
fault-undo-number = undo braucht eine Zahl ab 1
fault-undo-many = undo nimmt mehr Schritte zurück, als es gibt ({ $there })
fault-result-points = Punkte werden als 31 oder 31.5 geschrieben
fault-result-seats = jeder Platz braucht ein Ergebnis
fault-digest-form = eine Prüfsumme hat 32 hexadezimale Ziffern (in älteren Aufzeichnungen 16)
fault-seed-form = ein Startwert hat 64 hexadezimale Ziffern
fault-twice = diese Zeile steht doppelt
fault-after-result = nach dem Ergebnis darf kein Schritt folgen
fault-before-result = diese Zeile ist nur nach dem Ergebnis erlaubt
fault-unreadable = die Zeile ließe sich nicht unverändert wieder einlesen
fault-name-empty = ein Name braucht mindestens ein Zeichen
fault-name-long = ein Name hat höchstens 40 Zeichen
fault-name-untrimmed = ein Name darf nicht mit einem Leerzeichen beginnen oder enden
fault-name-control = ein Name darf keine Steuerzeichen enthalten

# Gezähltes. Die Formen auf -object folgen einem Verb.
n-iron = { $n } Eisen
n-stone = { $n } Stein
n-coal = { $n } Kohle
n-steel = { $n } Stahl
n-rubble = { $n } Geröll
n-event-cubes = { $n ->
    [one] 1 Ereignisstein
   *[other] { $n } Ereignissteine
}
n-iron-object = { n-iron }
n-stone-object = { n-stone }
n-coal-object = { n-coal }
n-steel-object = { n-steel }
n-rubble-object = { n-rubble }
n-event-cubes-object = { n-event-cubes }
n-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
n-tracks = { $n ->
    [one] 1 Gleis
   *[other] { $n } Gleise
}
n-passengers = { $n ->
    [one] 1 Fahrgast
   *[other] { $n } Fahrgäste
}
n-passengers-object = { n-passengers }
n-stations = { $n ->
    [one] 1 Bahnhof
   *[other] { $n } Bahnhöfe
}
n-tickets = { $n ->
    [one] 1 Fahrkarte
   *[other] { $n } Fahrkarten
}
n-points = { $n } SP
lack-goods = { $goods } nötig, du hast { $have ->
    [0] nichts davon
   *[other] { $have }
}
# Nach „mit“: Aufträge und was sie verwenden.
n-tracks-with = { $n ->
    [one] 1 Gleis
   *[other] { $n } Gleisen
}
