n-markers = { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}
n-sites = { $n ->
    [one] 1 Bauplatz
   *[other] { $n } Bauplätze
}

# Wetter
weather-sun = Sonne
weather-rain = Regen
weather-fog = Nebel
weather-none = keins

# Aktionsbereiche
area-yard = Lagerplatz
area-excavate = Räumarbeit
area-works = Werkstatt
area-lay = Gleise legen
area-build = Bauen
area-office = Baubüro
area-surveyor = Vermesser

# Orte an der Strecke
spot-track = Gleis { $number } vor { $station }
spot-excavation = { $station }, Räumplatz { $number }
site-name = { $station }, Bauplatz { $number }
train-name = Lok { $number } { $name }

# Was Aufträge bewirken
effect-unknown = kein Auftrag dieses Spiels
effect-lay-bonus = deine Aktionen Gleise legen: { $n } mehr
effect-next-space = nach allen Räumarbeiten alles Geröll der nächsten Stelle nehmen
effect-forecast = sofort die mittlere Wetterscheibe austauschen
effect-look = sofort { $n ->
    [one] 1 Auftrag
   *[other] { $n } Aufträge
} aufdecken und einen davon oder diesen behalten
effect-iron-for-steel = beim Bauen dürfen { $n } Eisen 1 Stahl ersetzen
effect-yard-bonus = deine Lagerplatz-Aktionen: { $n } mehr
effect-extra-lay = nach allen anderen noch einmal Gleise legen
effect-cheaper-stone = Bauplätze, die Stein kosten, kosten dich { $n } Stein weniger
effect-extra-build = nach allen anderen noch einmal Bauen
effect-make-stone = sofort bis zu { $n }-mal: 2 Geröll zu 1 Stein
effect-make-steel = sofort bis zu { $n }-mal: 2 Eisen zu 1 Stahl
effect-forbid = in dieser Runde spielt niemand mehr Aufträge aus
effect-maintenance = statt der Wartungskosten abwerfen
effect-rubble-for-stone = beim Bauen dürfen 2 Geröll 1 Stein ersetzen, bis zu { $n }-mal
effect-draw = sofort { $n } Würfel aus dem Beutel ziehen und behalten
effect-take-cubes = sofort bis zu { $n } Würfel vom Lagerplatz nehmen, höchstens 1 Kohle
effect-start-player = sofort Startspieler werden; der Stein bleibt diese Runde dort
effect-double = deine Räumarbeiten nehmen doppelt so viel
effect-surveyor = sofort eigenen Vermesser eine Station weiter ziehen
effect-move-labourer = sofort einen eigenen eingesetzten Arbeiter versetzen
effect-no-coal-limit = keine Kohlegrenze bei deinen Lagerplatz-Aktionen

# Was Aufträge am Ende wert sind
bonus-goods = { $goods } = { $vp } SP
bonus-at-station = Vermesser ab Station { $station }
bonus-per-coal = { $vp } SP je Kohle
bonus-reached = Vermesser auf Station { $stations } = { $vp } SP
bonus-none = kein Bonus
contract-line = { $number } { $area }: { $effect } ({ $bonus })

# Was Loks können
power-none = ohne Fähigkeit
power-excavate = räumt +{ $n }
power-works = { $n } Eisen je Stahl
power-yard = Lagerplatz +{ $n }
power-points = { $n } SP am Ende
power-build = Bauen zusätzlich
power-lay = darf +{ $n } legen

# Ereignisse
event-excavate = räumen
event-lay = Gleise legen
event-station = Station fertigstellen
event-trains = Loks verfügbar
event-maintenance = Wartung

# Das Protokoll
fact-start-player = Startspieler: { $who }.
fact-train-aside = Beiseitegelegt: { $train }.
fact-yard-filled = Auf dem Lagerplatz: { $cubes }.
fact-terminus = { $who } beginnt in { $station }.
fact-neutral = Der neutrale Vermesser beginnt in { $station }.
fact-round = Runde { $n }
fact-hired = { $who } zahlt { $coal } und holt den dritten Arbeiter aus dem Pub.
fact-placed = { $who }: Arbeiter auf { $space } ({ $area }).
fact-placed-plain = { $who }: Arbeiter auf { $space }.
fact-played = { $who } spielt Auftrag { $number }: { $effect }.
fact-lost = { $who }: Auftrag { $number } verfällt ohne Wirkung.
fact-forecast = Die mittlere Wetterscheibe wechselt: { $from } wird { $to }.
fact-kept = { $who } behält Auftrag { $number }.
fact-forbidden = In dieser Runde werden keine Aufträge mehr gespielt.
fact-labourer-moved = { $who } versetzt einen Arbeiter: { $from } nach { $to }.
fact-drew = { $who } zieht aus dem Beutel: { $cubes }.
fact-drew-events = { $who } zieht aus dem Beutel: { $cubes }; zurückgelegt: { $events }.
fact-took = { $who } nimmt { $cubes } vom Lagerplatz.
fact-start-marker = { $who } übernimmt den Startspielerstein.
fact-excavated = { $who } räumt { $rubble }: { $spot }, { $left ->
    [0] jetzt frei
   *[other] noch { $left }
}.
fact-site-cleared = { $who } besitzt nun { $spot }.
fact-site-unowned = { $spot } ist geräumt; { $who } hat keinen Marker mehr dafür.
fact-made = { $who } stellt { $made } aus { $paid } her.
fact-laid = { $who } legt { $spot }.
fact-laid-unowned = { $who } legt { $spot }, ohne Marker.
fact-built = { $who } baut { $site } ({ $vp } SP) und zahlt { $paid }.
fact-free-cube = { $who } bekommt dafür { $cube } aus dem Beutel.
fact-train-bought = { $who } kauft { $train } und zahlt { $paid }; Kohle darauf: { $coal }.
fact-train-returned = { $who } gibt { $train } ab.
fact-train-refilled = Neue Kohle auf { $train }: { $coal }.
fact-contract-taken = { $who } nimmt Auftrag { $number }: { $effect }.
fact-surveyor = { $who }: Der Vermesser erreicht { $station }.
fact-terminus-marked = { $who } lässt einen Marker auf dem Endbahnhof.
fact-discarded = Auftrag { $number } wird abgelegt.
fact-office = Neu im Baubüro auf { $position }: Auftrag { $number }, { $effect }.
fact-revealed = Aufgedeckt: Auftrag { $number }, { $effect }.
fact-recycled = Die Ablage wird zum neuen Stapel ({ $cards }).
fact-weather = Wetter jetzt: { $now }. Neue letzte Scheibe: { $last }.
fact-rates = Arbeitstempo jetzt: räumen { $excavation }, legen { $lay }.
fact-restocked = Für den Lagerplatz gezogen: { $cubes }.
fact-event = Ereignis { $space }: { $event }.
fact-events-back = Zurück in den Beutel: { $cubes }.
fact-spot-cleared = Das Ereignis räumt { $spot } ({ $rubble }).
fact-event-laid = Das Ereignis legt { $spot }; es gehört niemandem.
fact-event-laid-rubble = Das Ereignis legt { $spot }; es gehört niemandem, aus dem Spiel: { $rubble }.
fact-closed = { $station } ist geschlossen.
fact-trains-open = Ab jetzt können Loks gekauft werden.
fact-neutral-moved = Der neutrale Vermesser wechselt nach { $station }.
fact-maintenance = Wartung aller Loks.
fact-maintenance-paid = { $who } zahlt 1 Stahl für die Wartung.
fact-maintenance-contract = { $who } wirft für die Wartung Auftrag { $number } ab.
fact-build-area = Kein Geröll mehr: Ab der nächsten Runde ist B ein Baubereich.
fact-extra-round = Ein Ereignis hat das letzte Gleis gelegt: Es folgt noch eine Runde.
fact-markers-gone = Alle Marker sind gesetzt.
fact-over = Das Spiel ist zu Ende.

# Was gefragt ist, kurz
asked-terminus = Wahl des Endbahnhofs
asked-neutral = Platz des neutralen Vermessers
asked-hire = dritten Arbeiter holen oder nicht
asked-place = Arbeiter einsetzen
asked-window = Aufträge im Bereich { $area }
asked-weather = neue mittlere Wetterscheibe
asked-keep = einen Auftrag behalten
asked-make-stone = Stein herstellen mit dem Auftrag
asked-make-steel = Stahl herstellen mit dem Auftrag
asked-take-cubes = Würfel nehmen mit dem Auftrag
asked-move = Arbeiter versetzen
asked-take = Würfel vom Lagerplatz nehmen
asked-make = Stahl und Stein herstellen
asked-lay = Gleise legen
asked-build = bauen oder Lok kaufen
asked-office = einen Auftrag nehmen
asked-extra-lay = zusätzliche Aktion Gleise legen
asked-extra-build = zusätzliche Bauaktion
asked-train-build = zusätzliche Bauaktion der Lok
asked-maintenance = Wartung der Lok

# Was der Zufall entscheidet, kurz
chance-start = Startspieler
chance-track = nächste Gleiskarte
chance-aside = beiseitegelegte Lok
chance-yard = Würfel des ersten Lagerplatzes
chance-back = Rückseite des obersten Auftrags
chance-reveal = oberster Auftrag
chance-draw = Würfel aus dem Beutel

# Ablehnungen; davor steht die Regel
refusal-over = das Spiel ist zu Ende
refusal-other-decision = das gehört zu: { $tried }; gefragt ist jetzt: { $asked }
refusal-chance-first = erst entscheidet der Zufall: { $chance }
refusal-decision-first = erst muss { $who } entscheiden: { $asked }
refusal-other-deal = jetzt wird etwas anderes gezogen: { $chance }
refusal-hire-train = den dritten Arbeiter bekommt nur, wer eine Lok besitzt
refusal-hire-late = der dritte Arbeiter wird geholt, bevor der erste der Runde eingesetzt ist
refusal-space-taken = { $space } ist besetzt von { $who }
refusal-no-space = { $space } gibt es nicht: Der Bereich hat { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
refusal-fog = { $space } ist wegen Nebel geschlossen
refusal-not-held = Auftrag { $number } gehört dir nicht
refusal-already-played = Auftrag { $number } ist schon ausgespielt
refusal-other-window = Auftrag { $number } wird im Bereich { $area } gespielt, jetzt ist { $window } an der Reihe
refusal-no-window = Auftrag { $number } wird im Bereich { $area } gespielt; jetzt können keine Aufträge gespielt werden
refusal-never-played = Auftrag { $number } ist für die Wartung und wird in keinem Bereich gespielt
refusal-one-contract = nur ein Auftrag je Spieler und Bereich, und einer ist gespielt
refusal-forbidden = Auftrag 13 wurde gespielt: in dieser Runde keine Aufträge mehr
refusal-window-fog = der Nebel hat das Auftragsfenster von Bereich { $area } in dieser Runde geschlossen
refusal-window-gone = Bereich { $area } ist jetzt Baubereich und hat kein Auftragsfenster
refusal-not-revealed = Auftrag { $number } steht nicht zur Wahl
refusal-no-labourer = auf { $space } steht kein Arbeiter von dir
refusal-move-nowhere = der Arbeiter muss auf ein anderes Feld
refusal-take-nothing = mindestens 1 Würfel muss genommen werden
refusal-yard-lacks = { $goods } verlangt, { $have ->
    [0] nichts davon
   *[other] { $have }
} auf dem Lagerplatz
refusal-take-limit = zu viele Würfel: { $need }, höchstens { $limit } erlaubt
refusal-coal-limit = { $need } Kohle ist zu viel, höchstens { $limit } erlaubt
refusal-make-nothing = mindestens einmal muss umgewandelt werden
refusal-make-limit = { $need ->
    [one] 1 Umwandlung ist
   *[other] { $need } Umwandlungen sind
} zu viel, höchstens { $limit } erlaubt
refusal-bag-stone = { $need } Stein aus dem Beutel nötig, { $have ->
    [0] keiner
   *[other] { $have }
} darin
refusal-make-other = das stellt der Auftrag nicht her
refusal-lay-clear = { $need ->
    [one] 1 freie Gleiskarte
   *[other] { $need } freie Gleiskarten
} nötig, { $have ->
    [0] keine da
   *[other] { $have } da
}
refusal-lay-limit = { $need ->
    [one] 1 Gleis ist
   *[other] { $need } Gleise sind
} zu viel, höchstens { $limit } erlaubt
refusal-lay-all = { $must ->
    [one] 1 Gleis muss
   *[other] { $must } Gleise müssen
} gelegt werden, nicht { $need }
refusal-site-owned = { $site } gehört schon { $who }
refusal-station-closed = { $station } ist geschlossen
refusal-blocked = der Weg ist nicht frei: { $site }; { $spot } hat noch { $rubble }
refusal-beyond = { $site } liegt zu weit, dein Vermesser steht auf { $station }
refusal-no-marker = 1 Marker nötig, keiner da
refusal-iron-for-steel = Eisen müsste { $need } Stahl ersetzen; die Aufträge erlauben { $allowed }
refusal-rubble-for-stone = Geröll müsste { $need } Stein ersetzen; die Aufträge erlauben { $allowed }
refusal-nothing-to-replace = { $need } wären zu ersetzen, es kostet davon aber nur { $cost }
refusal-trains-not-yet = Loks können noch nicht gekauft werden
refusal-solo-train = im Solospiel gibt es keine zweite Lok
refusal-train-owned = { $train } gehört { $who }
refusal-train-aside = { $train } ist nicht im Spiel
refusal-must-build = Passen geht nicht: { $site } kann gebaut werden
refusal-no-pass = Passen geht nicht: { $asked }
refusal-not-in-office = Auftrag { $number } liegt nicht im Baubüro
refusal-not-maintenance = Auftrag { $number } zahlt keine Wartung
refusal-terminus-full = dort ist kein Platz mehr, Plätze: { $places }
refusal-one-terminus = es ist kein Endbahnhof zu wählen
refusal-no-seat = diesen Platz gibt es nicht, es sind { $n }
refusal-track-left = keine Gleiskarte mit { $rubble } mehr übrig
refusal-no-train = Lok { $number } kann nicht beiseitegelegt werden
refusal-draw-count = zu ziehende Würfel: { $need }, nicht { $have }
refusal-bag-lacks = { $goods } gezogen, { $have ->
    [0] nichts davon
   *[other] { $have }
} im Beutel
refusal-not-in-deck = Auftrag { $number } ist nicht im Stapel
refusal-other-back = die oberste Rückseite zeigt { $back }, Auftrag { $number } hat eine andere
refusal-no-back = keine Karte im Stapel hat { $weather } auf der Rückseite

# Fragen
ask-terminus = { $who }: An welchem Endbahnhof beginnst du? { $stations }
ask-neutral = { $who }: An welchem Endbahnhof beginnt der neutrale Vermesser? { $stations }
ask-hire = { $who }: { $cost } für den dritten Arbeiter zahlen? Deine Kohle: { $have }.
ask-place = { $who }: Setze einen Arbeiter ein, noch { $n }.
ask-place-fog = { $who }: Setze einen Arbeiter ein, noch { $n }. Nebel schließt Felder von B und D.
ask-window = { $who }: Spielst du einen Auftrag im Bereich { $area }, oder passt du?
ask-weather = { $who }: Welches Wetter ersetzt { $middle } in der Mitte?
ask-keep = { $who }: Welchen Auftrag behältst du?
ask-make-stone = { $who }: Wie viel Stein aus je 2 Geröll, bis zu { $n }? Du hast { $rubble }, der Beutel { $stone }.
ask-make-steel = { $who }: Wie viel Stahl aus je 2 Eisen, bis zu { $n }? Du hast { $iron }.
ask-take-cubes = { $who }: Nimm mit dem Auftrag bis zu { $n }, Kohle bis zu { $coal }. Auf dem Lagerplatz: { $yard }.
ask-move = { $who }: Welchen Arbeiter versetzt du, und wohin?
ask-take = { $who }: Nimm bis zu { $n } vom Lagerplatz, Kohle bis zu { $coal }. Dort liegen: { $yard }.
ask-make = { $who }: Bis zu 3 Umwandlungen, { $rate } Eisen zu 1 Stahl, 2 Geröll zu 1 Stein. Du hast { $goods }; Stein im Beutel: { $stone }.
ask-lay = { $who }: Wie viele Gleise legst du, { $least } oder { $most }? Du hast { $steel }.
ask-build = { $who }: Baue einen Bauplatz oder kaufe eine Lok. Du hast { $goods }.
ask-build-pass = { $who }: Baue einen Bauplatz, kaufe eine Lok oder passe. Du hast { $goods }.
ask-office = { $who }: Welchen Auftrag nimmst du?
ask-extra-lay = { $who }: Mit dem Auftrag noch einmal Gleise legen, oder passen? Du hast { $steel }.
ask-extra-build = { $who }: Mit dem Auftrag noch einmal bauen, oder passen? Du hast { $goods }.
ask-train-build = { $who }: Mit deiner Lok noch einmal bauen, oder passen? Du hast { $goods }.
ask-maintenance = { $who }: Wartung für { $train }. Zahle 1 Stahl (du hast { $steel }), wirf einen Wartungsauftrag ab oder gib die Lok zurück.

# Wahlen in Worten
choice-hire = dritten Arbeiter holen
choice-no-hire = kein dritter Arbeiter
choice-place = Arbeiter: { $area }
choice-place-start = Arbeiter: { $area }, wird Startspieler
choice-play = Auftrag { $number }: { $effect }
choice-weather = mittlere Wetterscheibe: { $weather }
choice-keep = { $number } behalten: { $effect }
choice-keep-used = { $number } behalten, ausgespielt
choice-take = { $cubes } nehmen
choice-make = { $made } aus { $paid } herstellen
choice-make-only = { $made } herstellen
choice-move = Arbeiter von { $from } nach { $to }
choice-lay = { $tracks } legen
choice-build = { $site }: { $vp } SP für { $paid }
choice-train = { $train } für { $paid }: { $power }
choice-contract = { $number } { $area } nehmen: { $effect } ({ $bonus })
choice-pay = 1 Stahl zahlen
choice-discard = Auftrag { $number } abwerfen
choice-return = Lok zurückgeben
choice-terminus = in { $station } beginnen
choice-neutral = neutraler Vermesser nach { $station }
choice-pass = passen

# Was zu ziehen ist
deal-start = Wer ist Startspieler? Zum Beispiel: { $example }
deal-track = Die nächste Gleiskarte ({ $number } von { $count }, vor { $station }): ihr Geröll. Zum Beispiel: { $example }
deal-aside = Welche Lok wird beiseitegelegt? Zum Beispiel: { $example }
deal-yard = Die ersten { $n } Würfel des Lagerplatzes. Zum Beispiel: { $example }
deal-back = Welches Wetter zeigt die Rückseite des obersten Auftrags? Zum Beispiel: { $example }
deal-reveal = Welcher Auftrag wird aufgedeckt? Seine Rückseite zeigt { $weather }. Zum Beispiel: { $example }
deal-draw = Zieht { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
} aus dem Beutel. Zum Beispiel: { $example }

# Die Stellung
place-players = { $n ->
    [one] Solospiel
   *[other] { $n } Spieler
}
place-round = Runde { $n }
place-setup = Aufbau
place-start = Startspieler: { $number } { $who }
place-rates = Arbeitstempo: räumen { $excavation }, legen { $lay }
place-weather = Wetter: jetzt { $now }, dann { $middle }, danach { $last }; oberste Rückseite: { $back } (Stapel { $deck }, Ablage { $discards })
place-route = Strecke
place-surveyors = hier: { $numbers }
place-surveyor-vp = Vermesser { $vp } SP
place-neutral = neutraler Vermesser
place-closed = GESCHLOSSEN
place-free = jeder Bauplatz bringt { $cube }
place-from = ab { $station }: { $numbers }
place-tracks = Gleis
place-dig = räumen
place-build = bauen
place-vp = { $what } ({ $vp } SP)
place-clear = frei
place-laid = gelegt
place-unbuilt = verloren
place-cost-free = kostenlos
place-actions = Aktionen
place-fog = Nebel, geschlossen
place-action-yard = bis zu { $n } Würfel, höchstens 1 Kohle; letztes Feld: Startspieler
place-action-yard-solo = bis zu { $n } Würfel, höchstens 1 Kohle
place-action-excavate = { $rubble } nehmen
place-action-works = bis zu 3-mal: 3 Eisen zu 1 Stahl, 2 Geröll zu 1 Stein
place-action-lay = { $tracks } legen, je 1 Stahl
place-action-build = bauen oder Lok kaufen
place-action-office = einen Auftrag nehmen
place-action-surveyor = Vermesser eine Station weiter
place-yard = Lagerplatz
place-bag = Beutel
place-events = Ereignisse
place-event-done = geschehen: { $spaces }
place-event-next = als Nächstes { $space } { $event }
place-event = { $space } { $event }
place-event-back = { $space } { $event }, dann { $first }-{ $last } zurück
place-event-back-next = als Nächstes { $space } { $event }, dann { $first }-{ $last } zurück
place-office = Baubüro
place-office-empty = leer
place-shed = Lokschuppen
place-shed-closed = noch kein Kauf
place-shed-train = { $number } { $name }: { $steel }, { $coal }, { $power }
place-shed-empty = leer
place-head-player = Spieler
place-head-iron = Eisen
place-head-stone = Stein
place-head-coal = Kohle
place-head-steel = Stahl
place-head-rubble = Geröll
place-head-markers = Marker
place-head-labourers = Arbeiter
place-head-train = Lok
place-head-points = SP
place-contracts = Aufträge
place-contract = { $number } { $area }, { $bonus }
place-contract-used = ({ $number } benutzt, { $bonus })
place-legend = [n] gehört Spieler n, * Startspieler, > am Zug

# Wertung
item-track = { $spot }
item-excavation = { $spot }
item-build = { $site }
item-contract = Auftrag { $number }
item-contract-using = Auftrag { $number } mit { $goods }
item-train = { $train }
item-surveyor = Vermesser auf { $station }
heading-tracks = Gleise
heading-excavation = Räumplätze
heading-build = Bauplätze
heading-contracts = Aufträge
heading-train = Lok
heading-surveyor = Vermesser

# Hilfe zur anstehenden Entscheidung
help-terminus = BF2, BF4: Du arbeitest vom eigenen Endbahnhof weg: Geröll, Gleise und Bauplätze erreichst du von dort. An jedem beginnen höchstens drei Vermesser. Der erste Schritt des Vermessers kostet später einen Marker (BF8).
help-neutral = BF2, BF9: Ereignisse geschehen von dem Ende aus, an dem der neutrale Vermesser steht; nach jedem Ereignis wechselt er das Ende.
help-hire = R1.2: Direkt vor deinem ersten Arbeiter der Runde darfst du die Kohle deiner Lok in den Beutel legen und in dieser Runde drei statt zwei Arbeiter einsetzen. Der dritte kehrt danach in den Pub zurück.
help-place = R1.1, R1.3: Reihum je ein Arbeiter, der Startspieler zuerst. Jedes leere nummerierte Feld von A bis F in beliebiger Reihenfolge, oder G, wo alle Platz haben. Die Bereiche werden von A bis G ausgeführt, niedrige Felder zuerst. R1.4: Nebel schließt B und D; bei leichtem Nebel nur deren letzte Felder. A3: Das letzte Feld von A macht dich zum Startspieler.
help-window = R2.2: Bevor ein Bereich ausgeführt wird, darf jeder reihum unbenutzte Aufträge mit seinem Buchstaben ausspielen; ein Arbeiter ist dort nicht nötig. Ein gespielter Auftrag ist verbraucht, sein Bonus am Ende bleibt. Was nicht ausgeführt werden kann, verfällt.
help-weather = Auftrag 4: Die mittlere Scheibe wird das Wetter der nächsten Runde (R4.1). Sonne hebt die Tempi um 2 und 1 Stufen, Regen senkt beide um 1, Nebel schließt B und D (R4.2).
help-keep = Auftrag 5: Behalte einen der aufgedeckten Aufträge unbenutzt oder diesen benutzt. Die anderen werden abgelegt.
help-make-stone = C2: Geröll geht in den allgemeinen Vorrat, der Stein kommt aus dem Beutel; ohne Stein im Beutel gibt es keinen.
help-make-steel = C2: Eisen geht in den Beutel, Stahl kommt unbegrenzt aus dem allgemeinen Vorrat (C4).
help-take-cubes = Aufträge 20 und 23: mindestens ein Würfel, höchstens eine Kohle. Es ist keine Lagerplatz-Aktion, also helfen andere Aufträge und Wyddfa nicht.
help-move = Auftrag 28: Einer deiner eingesetzten Arbeiter geht auf ein anderes leeres, offenes Feld oder nach G. Aus G geht der zuletzt eingesetzte.
help-take = A1: mindestens ein Würfel, wenn es einen gibt, höchstens eine Kohle. A2: Wyddfa und Auftrag 7 erhöhen die Zahl, Auftrag 29 hebt die Kohlegrenze auf. Was liegen bleibt, bekommt vielleicht der Nächste.
help-make = C1: bis zu drei Umwandlungen in beliebiger Mischung, mindestens eine. C2: Eisen geht in den Beutel, Stein kommt heraus. C3: Enid braucht nur 2 Eisen für einen Stahl.
help-lay = D1, D3: So viele Gleise, wie das Tempo sagt, müssen gelegt werden, soweit Stahl und freie Gleiskarten reichen; Ralphs zusätzliches ist freiwillig. D2: Jedes kostet 1 Stahl und bekommt deinen Marker.
help-build = E1: einen Bauplatz bauen oder eine Lok kaufen. E2: Der Weg zur Station muss frei von Geröll sein, die Station nicht geschlossen; du brauchst das Material und einen Marker. E3: Eine neue Lok ersetzt die alte. E4: Passen darfst du nur, wenn kein Bauplatz gebaut werden kann. E5: Gespielte Aufträge senken die Kosten oder erlauben Ersatz.
help-office = F1: Nimm einen der offenen Aufträge. Er kann ab jetzt im Bereich seines Buchstabens gespielt werden; sein Bonus zählt am Ende, benutzt oder nicht. R3.1: Was auf Platz 1 liegen bleibt, wird nach der Runde abgelegt.
help-extra-lay = Auftrag 8: eine Aktion Gleise legen wie jede andere, nach allen anderen; du darfst verzichten.
help-extra-build = E6, Auftrag 10: eine Bauaktion nach allen anderen; du darfst verzichten.
help-train-build = E6: Wer Padarn besitzt, darf einmal je Runde noch einmal bauen, wenn jemand gebaut oder gekauft hat. Du darfst verzichten.
help-maintenance = V5: Zahle 1 Stahl, wirf einen Wartungsauftrag (16 oder 21) ab oder gib die Lok zurück. Eigene Kohle behältst du.

# Was sich vereinbaren lässt und was Bots mögen
about-snowdonia = Für 1 bis 5: Arbeiter einsetzen, sammeln und umwandeln, Geröll räumen und die Strecke zum Gipfel legen, bevor der Berg es selbst tut.
edition-deluxe = Deluxe Master Set
edition-classic = Klassisch
option-extra-tracks = Zusätzliche Gleiskarten mit 0, 6 und 7 Geröll
option-light-fog = Leichter Nebel: Nur das letzte Feld jedes Bereichs ist gesperrt
option-one-contract = Ein Auftrag je Spieler und Gelegenheit
option-event-end-extra-round = Eine Runde mehr, wenn ein Ereignis das letzte Gleis legt
option-event-end-now = Die Partie endet sofort, wenn ein Ereignis das letzte Gleis legt
option-tie-last-in-order = Bei Gleichstand gewinnt, wer in der Reihenfolge hinten ist
option-tie-shared = Ein Gleichstand wird geteilt
option-solo-printed-spaces = Solo mit den Feldern wie gedruckt
option-solo-two-player-spaces = Solo mit den Feldern für zwei
style-contracts = mag Aufträge
style-surveyor = mag Vermessen
style-digger = mag Graben
style-builder = mag Bauen
fault-solo-train = ein Solospiel nennt genau eine Lok unter den Optionen, angegeben { $given ->
    [0] ist keine
   *[other] sind { $given }
}; bekannt: { $known }
fault-solo-train-none = nur ein Solospiel nennt eine Lok unter den Optionen
