# Berichte über die Balance: die Seite
report-heading = Balancebericht
report-setups = { $n ->
    [one] 1 Aufstellung
   *[other] { $n } Aufstellungen
}
report-title = { $game }: { $scenario }, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
report-components = Spielmaterial { $hash }
report-rules = Regelfassung { $version }
report-from = { $n ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Quelle: { $origin }.
report-from-simulation = Simulation mit Startwert { $seed } zwischen { $bots }
report-intervals = Intervalle umfassen 95 %; die Stichprobe besteht aus Partien, nicht aus Plätzen.
report-faults = { $n ->
    [one] 1 Aufzeichnung war fehlerhaft und fehlt hier.
   *[other] { $records } Aufzeichnungen waren fehlerhaft und fehlen hier.
}
report-empty = Es gibt keine Partien für einen Bericht.
report-nav = Aufstellungen
report-foot = Erstellt mit snowdonia stats. Spalten und Formeln sind in docs/reports.md erklärt.
report-plot-about = Die Tabelle daneben hat dieselben Zahlen.
report-table = { $name }, Tabelle
report-range = { $low } bis { $high }
report-interval = Intervall 95 %
report-name = { $name }

# Was jede Partie hat
report-games = Partien
report-unfinished = nicht beendet, nicht gezählt
report-rounds = { $rounds ->
    [turns] Züge
   *[rounds] Runden
}
report-round = { $rounds ->
    [turns] Zug
   *[rounds] Runde
}
report-by-round = { $title } nach { $rounds ->
    [turns] Zügen
   *[rounds] Runden
}
report-rounds-a-game = { $rounds ->
    [turns] Züge je Partie
   *[rounds] Runden je Partie
}
report-rounds-played = { $rounds ->
    [turns] gespielte Züge
   *[rounds] gespielte Runden
}
report-rounds-played-step = { $rounds ->
    [turns] gespielte Züge
   *[rounds] gespielte Runden
}, { $step } je Balken
report-mean-rounds = { $rounds ->
    [turns] Züge im Mittel
   *[rounds] Runden im Mittel
}
report-mean-decisions = Entscheidungen im Mittel
report-mean-deals = Ziehungen im Mittel
report-decisions-a-game = Entscheidungen je Partie
report-mean-score = mittlere Punktzahl
report-winners-score = mittlere Punktzahl der Sieger
report-shared = geteilte Siege
report-score = Punktzahl
report-seat-title = Vorteil der Plätze
report-seat-note = Ein geteilter Sieg wird unter den Siegern aufgeteilt. Plätze sind die der Aufzeichnungen, nicht die Reihenfolge im Spiel.
report-seat = Platz { $seat }
report-seat-head = Platz
report-seats = Plätze
report-seats-head = Plätze
report-seat-share = Siegesanteil nach Platz
report-seat-score = Mittlere Punktzahl nach Platz
report-share = Siegesanteil
report-share-axis = Siegesanteil, Intervall 95 %
report-points-axis = Punkte, Intervall 95 %
report-even = gleich
report-mean = Mittel
report-length = Länge der Partie
report-by-length = Partien nach Länge
report-share-of-games = Anteil der Partien
report-share-head = Anteil
report-sources = Woher die Punkte kommen
report-sources-note = Mittlere Punkte der Plätze, die gewonnen haben, und aller anderen, nach Herkunft.
report-sources-caption = Mittlere Punkte nach Herkunft
report-by-source = Punkte nach Herkunft
report-source = Herkunft
report-points = Punkte
report-player = Spieler
report-winners = Sieger
report-others = andere
report-difference = Unterschied
report-events = Ereignisse und Spielende
report-events-caption = Ereignisse und Spielende, Anzahl je Partie
report-times = Anzahl je Partie
report-times-axis = Anzahl je Partie, Intervall 95 %
report-what = was
report-in-all = in allen Partien
report-names = Wer gespielt hat
report-names-most = Die { $n } von { $all } Namen mit den meisten Plätzen.
report-name-head = Name

# Arten von Spielmaterial. Was Plätze damit taten, folgt auf „wenn“ und „nicht“
report-share-if = { $title }: Siegesanteil, wenn { $measure }
report-share-short = Siegesanteil, 95 %
report-share-with = Siegesanteil mit
report-score-if = { $title }: Punktzahl, wenn { $measure }
report-score-short = Punktzahl, 95 %
report-score-with = Punktzahl mit
report-without = ohne
report-not = nicht { $measure }
report-none = In diesen Partien wurde nichts davon { $measure }.
report-chapter-note = Volle Kreise: Plätze, die es taten ({ $measure }); Ringe: die anderen. Wer vorn liegt, kann sich mehr leisten; ein Unterschied beweist also nicht, dass er daher kommt.
report-mean-points = mittlere Punkte
report-a-game = { $measure } je Partie
report-by-winner = { $measure } je Sieger
report-by-other = { $measure } je anderem
report-held = genommen
report-played = gespielt
report-scored = gewertet
report-bought = gekauft
report-built = gebaut
report-owned = in Besitz genommen
report-laid = gelegt
report-placed = besetzt
report-used = genutzt
report-golden = golden genutzt
report-grey = grau genutzt
report-taken = genommen
report-visited = besucht
report-kinds-note = Anteil jeder Art, über die Partien, die so weit kamen.
report-values-note = Mittelwerte über die Partien, die so weit kamen.

# Zeichnungen von Wertungszahlen und Bewertungen
rating-title = { $game }, { $scenario }, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}: Elo mit Intervallen von 95 %
rating-iterations-title = { $game }, { $scenario }, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}: Stärke von { $bot } nach Iterationen je Entscheidung
rating-time-title = { $game }, { $scenario }, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}: Stärke von { $bot } nach Millisekunden je Entscheidung
rating-axis = Elo mit Intervallen von 95 %
rating-iterations = Iterationen, logarithmisch
rating-time = Millisekunden, logarithmisch
curve-title = Analyse
curve-about = Was jeder Platz vor jedem Schritt erwarten konnte; Ziffern zeigen die teuersten Entscheidungen.
curve-share = erwarteter Siegesanteil
curve-points = erwartete Punkte
curve-steps = Schritte
curve-mark = { $step }: { $made }, besser { $best }

# Gedruckt von stats, gauntlet, merge und analyse
lab-players = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
}
lab-seed = Startwert { $seed }
stats-games = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
stats-unfinished = { $n ->
    [one] 1 nicht beendete Partie nicht gezählt
   *[other] { $n } nicht beendete Partien nicht gezählt
}
stats-seats = Plätze, Intervalle 95 %
stats-page = Bericht: { $path }
stats-decisions = Entscheidungen: { $path }
gauntlet-even = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}; ein Siegesanteil von { $even } ist ausgeglichen; Intervalle von 95 %
gauntlet-stopped = { $n ->
    [one] 1 Partie endete nicht und wurde unter allen geteilt
   *[other] { $n } Partien endeten nicht und wurden unter allen geteilt
}
gauntlet-shard = Teil { $shard }: { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}; snowdonia merge setzt die Teile zusammen
gauntlet-untimed = ohne Uhr
gauntlet-bot = Bot
gauntlet-share = Siegesanteil
gauntlet-elo = Elo
gauntlet-pairing = Paarung
gauntlet-test = Test
gauntlet-against = { $one } gegen { $other }
gauntlet-points = { $one } zu { $other }
gauntlet-stronger = stärker um { $by }, nicht um { $not } ({ $odds })
gauntlet-undecided = unentschieden ({ $odds })
analyse-heading = aus der Sicht von { $bot }; Siegesanteil in %, Punkte in Klammern
analyse-how = Wie das Ergebnis entstand: Anfang + Glück + eigene Wahl + Wahl der anderen + was der Bot nicht vorhersah
analyse-start = Anfang
analyse-luck = Glück
analyse-own = eigene Wahl
analyse-others = die anderen
analyse-unforeseen = unvorhergesehen
analyse-result = Ergebnis
analyse-expected = am Ende erwartet
analyse-best = beste Wahl gefunden
analyse-of = { $n } von { $all }
analyse-none = keine Entscheidung hat etwas gekostet
analyse-decision = Schritt { $step }, Runde { $round }, { $who } ({ $asked }): { $loss }
analyse-made = gewählt:
analyse-better = besser:
analyse-plot = Diagramm: { $path }
