list-nothing = nichts
list-and = { $first } und { $last }
seat-name = Spieler { $number }

# Wertung
score-title = Wertung: { $who }
score-total = Summe
score-winner = Gewonnen hat { $who }
score-tie = Gleichstand: { $who }
score-solo = Ergebnis: { $points } Punkte
score-leader = In Führung: { $who }
score-none = noch keine Punkte

# Schreibweise
fault-notation = „{ $text }“ ist nicht verständlich; erwartet wird zum Beispiel: { $expected }

# Aufbau
fault-scenario = es gibt kein Szenario „{ $given }“; bekannt: { $known }
fault-edition = es gibt keine Ausgabe „{ $given }“; bekannt: { $known }
fault-edition-missing = eine Ausgabe muss angegeben sein; bekannt: { $known }
fault-edition-none = dieses Spiel hat keine Ausgaben, angegeben ist „{ $given }“
fault-option = es gibt keine Option „{ $given }“; bekannt: { $known }
fault-option-none = es gibt keine Option „{ $given }“; dieses Spiel hat keine
fault-excluding = die Optionen „{ $one }“ und „{ $other }“ schließen einander aus
fault-option-order = die Optionen sind nicht sortiert oder doppelt: „{ $given }“
fault-seats = { $given ->
    [one] 1 Spieler passt
   *[other] { $given } Spieler passen
} nicht: Das Szenario ist für { $least } bis { $most }
fault-seats-exactly = { $given ->
    [one] 1 Spieler passt
   *[other] { $given } Spieler passen
} nicht: Das Szenario ist für genau { $least }
fault-solo-option = ein Solospiel nennt genau eine seiner Solo-Optionen, angegeben { $given ->
    [0] ist keine
   *[other] sind { $given }
}; bekannt: { $known }
fault-solo-option-none = nur ein Solospiel nennt eine Solo-Option
fault-version = die Regelfassung { $given } ist hier nicht bekannt, die neueste ist { $newest }
fault-components = die Aufzeichnung entstand mit anderem Material ({ $given }), hier ist { $here }
components-built-in = das eingebaute

# Aufzeichnungen
fault-line = Zeile { $line }: { $fault }
fault-over = das Spiel ist zu Ende
fault-chance-first = erst muss der Zufall entscheiden
fault-decision-first = erst muss { $who } wählen
fault-other-seat = { $who } ist an der Reihe
fault-undo = { $asked ->
    [one] 1 Schritt kann
   *[other] { $asked } Schritte können
} nicht zurückgenommen werden, es { $there ->
    [one] gibt 1
   *[other] gibt { $there }
}
fault-game = die Aufzeichnung gehört zum Spiel „{ $given }“, nicht zu „{ $here }“
fault-other-setup = die Regeln gehören zu einem anderen Aufbau als die Aufzeichnung
fault-result-soon = hier steht ein Ergebnis, das Spiel ist aber nicht zu Ende
fault-result = das Ergebnis ist { $here }, nicht { $given }
fault-digest = die Prüfsumme der Stellung ist { $here }, nicht { $given }
remark-older-digest = die Prüfsumme ist von älterer Art und wurde nicht verglichen
remark-older-digests = { $records ->
    [one] { $records } Aufzeichnung hat eine Prüfsumme älterer Art, die nicht verglichen wurde
   *[other] { $records } Aufzeichnungen haben Prüfsummen älterer Art, die nicht verglichen wurden
}
fault-seed = der Startwert ist nicht der versprochene
fault-nothing = es ist kein Spiel enthalten
fault-second-game = hier beginnt ein zweites Spiel, erwartet wird nur eines
fault-not-utf8 = das ist kein UTF-8-Text
fault-carriage-return = die Zeile endet mit einem Wagenrücklauf
fault-control = die Zeile enthält ein Steuerzeichen
fault-long-line = die Zeile ist länger als { $most } Bytes
fault-many-lines = das Spiel hat mehr als { $most } Zeilen
fault-no-line-end = die letzte Zeile hat kein Ende; die Datei ist vielleicht abgeschnitten
fault-newer-form = die Aufzeichnung hat eine neuere Form, als dieses Programm kennt
fault-header-expected = hier wird eine Zeile wie „{ $line }“ erwartet
fault-header-order = die Zeile „{ $line }“ steht doppelt oder am falschen Platz
fault-header-value = was nach dem ersten Wort folgt, stimmt nicht; erwartet wird zum Beispiel „{ $line }“
fault-options-unsorted = die Optionen sind nicht sortiert oder doppelt
fault-seat-number = die Plätze werden ab 1 ohne Lücke gezählt, höchstens fünf
fault-unknown-line = eine solche Zeile darf nicht zwischen den Schritten stehen
fault-step-seat = diesen Platz hat das Spiel nicht
fault-step-text = ein Schritt besteht aus Wörtern mit einfachen Leerzeichen dazwischen
fault-undo-number = undo braucht eine Zahl ab 1
fault-undo-many = undo nimmt mehr Schritte zurück, als es gibt: { $there }
fault-result-points = Punkte werden wie 31 oder 31.5 geschrieben
fault-result-seats = es muss für jeden Platz ein Ergebnis geben
fault-digest-form = eine Prüfsumme hat 32 hexadezimale Ziffern, in älteren Aufzeichnungen 16
fault-seed-form = ein Startwert hat 64 hexadezimale Ziffern
fault-twice = diese Zeile steht doppelt
fault-after-result = nach dem Ergebnis darf kein Schritt folgen
fault-before-result = diese Zeile darf nur nach dem Ergebnis stehen
fault-unreadable = die Zeile ließe sich nicht wieder als sie selbst lesen
fault-name-empty = ein Name hat mindestens ein Zeichen
fault-name-long = ein Name hat höchstens 40 Zeichen
fault-name-untrimmed = ein Name beginnt und endet nicht mit einem Leerzeichen
fault-name-control = ein Name hat keine Steuerzeichen

# Gezähltes. Die Formen auf -object folgen einem Verb.
n-iron = { $n } Eisen
n-stone = { $n } Stein
n-coal = { $n } Kohle
n-steel = { $n } Stahl
n-rubble = { $n } Geröll
n-event-cubes = { $n ->
    [one] 1 Ereigniswürfel
   *[other] { $n } Ereigniswürfel
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
lack-goods = { $goods } nötig, { $have ->
    [0] nichts davon da
   *[other] { $have } da
}
