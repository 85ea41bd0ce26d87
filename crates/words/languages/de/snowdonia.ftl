n-markers = { $n ->
    [one] 1 Besitzmarker
   *[other] { $n } Besitzmarker
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
spot-excavation = { $station }, Baustelle { $number }
site-name = { $station }, Bauplatz { $number }
train-name = Lok { $number } { $name }

# Was Aufträge bewirken
effect-unknown = kein Auftrag dieses Spiels
effect-lay-bonus = deine Aktionen „Gleise legen“: { $n } mehr
effect-next-space = nach aller Räumarbeit alles Geröll der nächsten Stelle nehmen
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
effect-make-stone = sofort bis zu { $n }-mal: { $rubble } Geröll zu 1 Stein
effect-make-steel = sofort bis zu { $n }-mal: { $iron } Eisen zu 1 Stahl
effect-forbid = in dieser Runde darf niemand mehr Aufträge ausspielen
effect-maintenance = statt der Wartung abwerfen
effect-rubble-for-stone = beim Bauen dürfen { $rubble } Geröll 1 Stein ersetzen, bis zu { $n }-mal
effect-draw = sofort { $n } Klötzchen aus dem Beutel ziehen und behalten
effect-take-cubes = sofort bis zu { $n } Klötzchen vom Lagerplatz nehmen, höchstens { $coal } Kohle
effect-start-player = sofort Startspieler werden; in dieser Runde kann dir niemand den Stein nehmen
effect-double = deine Räumarbeit bringt doppelt so viel
effect-surveyor = sofort deinen Vermesser eine Station weiter bewegen
effect-move-labourer = sofort einen deiner eingesetzten Arbeiter versetzen
effect-no-coal-limit = kein Kohlelimit bei deinen Lagerplatz-Aktionen

# Was Aufträge bewirken, in ein, zwei Wörtern
report-gloss-lay-bonus = { $no } Gleise +{ $n }
report-gloss-next-space = { $no } nächste Stelle
report-gloss-forecast = { $no } Vorhersage
report-gloss-look = { $no } { $n } ansehen
report-gloss-iron-for-steel = { $no } { $n } Eisen als Stahl
report-gloss-yard-bonus = { $no } Lager +{ $n }
report-gloss-extra-lay = { $no } noch mal legen
report-gloss-cheaper-stone = { $no } Stein -{ $n }
report-gloss-extra-build = { $no } noch mal bauen
report-gloss-make-stone = { $no } macht { $n } Stein
report-gloss-make-steel = { $no } macht { $n } Stahl
report-gloss-forbid = { $no } Auftragssperre
report-gloss-maintenance = { $no } Wartung
report-gloss-rubble-for-stone = { $no } Geröll als { $n } Stein
report-gloss-draw = { $no } zieht { $n }
report-gloss-take-cubes = { $no } nimmt { $n } Klötzchen
report-gloss-start-player = { $no } Startspieler
report-gloss-double = { $no } räumt doppelt
report-gloss-surveyor = { $no } Vermesser
report-gloss-move-labourer = { $no } Versetzung
report-gloss-no-coal-limit = { $no } Kohle unbegrenzt

# Was Aufträge am Ende wert sind
bonus-goods = { $goods } = { $vp } SP
bonus-at-station = Vermesser ab Station { $station }
bonus-per-coal = { $vp } SP je Kohle
bonus-reached = Vermesser bis Station { $stations } = { $vp } SP
bonus-none = kein Bonus
contract-line = { $number } { $area }: { $effect } ({ $bonus })

# Was Loks können
power-none = ohne Fähigkeit
power-excavate = Räumarbeit +{ $n }
power-works = { $n } Eisen je Stahl
power-yard = Lagerplatz +{ $n }
power-points = { $n } SP am Ende
power-build = zusätzliche Bau-Aktion
power-lay = darf { $n } Gleis mehr legen

# Ereignisse
event-excavate = Geröll räumen
event-lay = Gleise legen
event-station = Station fertig bauen
event-trains = Loks verfügbar
event-maintenance = Wartung

# Das Protokoll
fact-start-player = Startspieler: { $who }.
fact-train-aside = Aussortiert: { $train }.
fact-yard-filled = Auf dem Lagerplatz: { $cubes }.
fact-terminus = { $who } beginnt in { $station }.
fact-neutral = Der fremde Vermesser beginnt in { $station }.
fact-round = Runde { $n }
fact-hired = { $who } zahlt { $paid } und holt den dritten Arbeiter aus dem Pub.
fact-placed = { $who } setzt einen Arbeiter auf { $space } ({ $area }).
fact-placed-plain = { $who } setzt einen Arbeiter auf { $space }.
fact-played = { $who } spielt Auftrag { $number } aus: { $effect }.
fact-lost = { $who }: Auftrag { $number } bleibt ohne Wirkung.
fact-forecast = Die mittlere Wetterscheibe wird getauscht: { $to } statt { $from }.
fact-kept = { $who } behält Auftrag { $number }.
fact-forbidden = In dieser Runde werden keine Aufträge mehr ausgespielt.
fact-labourer-moved = { $who } versetzt einen Arbeiter von { $from } nach { $to }.
fact-drew = { $who } zieht aus dem Beutel: { $cubes }.
fact-drew-events = { $who } zieht aus dem Beutel: { $cubes }; zurückgelegt: { $events }.
fact-took = { $who } nimmt { $cubes } vom Lagerplatz.
fact-start-marker = { $who } bekommt den Startspielerstein.
fact-excavated = { $who } räumt { $rubble } weg: { $spot }, { $left ->
    [0] jetzt frei
   *[other] noch { $left }
}.
fact-site-cleared = { $who } besitzt jetzt { $spot }.
fact-site-unowned = { $spot } ist geräumt, aber { $who } hat keinen Besitzmarker mehr.
fact-made = { $who } stellt { $made } aus { $paid } her.
fact-laid = { $who } legt { $spot }.
fact-laid-unowned = { $who } legt { $spot }, aber ohne Besitzmarker.
fact-built = { $who } baut { $site } ({ $vp } SP) und zahlt { $paid }.
fact-free-cube = { $who } bekommt als Bonus { $cube } aus dem Beutel.
fact-train-bought = { $who } kauft { $train } und zahlt { $paid }; Kohle darauf: { $coal }.
fact-train-returned = { $who } gibt { $train } zurück.
fact-train-refilled = Neue Kohle auf { $train }: { $coal }.
fact-contract-taken = { $who } nimmt Auftrag { $number }: { $effect }.
fact-surveyor = { $who } bewegt den Vermesser nach { $station }.
fact-terminus-marked = { $who } legt einen Besitzmarker auf die Endstation.
fact-discarded = Auftrag { $number } wird abgelegt.
fact-office = Neu im Baubüro auf Platz { $position }: Auftrag { $number }, { $effect }.
fact-revealed = Aufgedeckt: Auftrag { $number }, { $effect }.
fact-recycled = Der Ablagestapel wird zum neuen Nachziehstapel ({ $cards }).
fact-weather = Wetter jetzt: { $now }. Neue letzte Scheibe: { $last }.
fact-rates = Arbeitstempo jetzt: Räumarbeit { $excavation }, Gleise { $lay }.
fact-restocked = Für den Lagerplatz gezogen: { $cubes }.
fact-event = Ereignis { $space }: { $event }.
fact-events-back = Zurück in den Beutel: { $cubes }.
fact-spot-cleared = Fremdfirmen räumen { $spot } ({ $rubble }).
fact-event-laid = Fremdfirmen legen { $spot }; es gehört niemandem.
fact-event-laid-rubble = Fremdfirmen legen { $spot }; es gehört niemandem, { $rubble } geht aus dem Spiel.
fact-closed = { $station } ist fertig gebaut und geschlossen.
fact-trains-open = Ab jetzt können Loks gekauft werden.
fact-neutral-moved = Der fremde Vermesser wechselt nach { $station }.
fact-maintenance = Alle Loks müssen gewartet werden.
fact-maintenance-paid = { $who } zahlt 1 Stahl für die Wartung.
fact-maintenance-contract = { $who } wirft für die Wartung Auftrag { $number } ab.
fact-build-area = Alles Geröll ist weggeräumt: Ab der nächsten Runde kann im Bereich B gebaut werden.
fact-extra-round = Ein Ereignis hat das letzte Gleis gelegt: Es folgt noch eine Runde.
fact-markers-gone = Alle Besitzmarker sind gelegt.
fact-over = Das Spiel ist zu Ende.

# Was gefragt ist, kurz
asked-terminus = die Wahl der Endstation
asked-neutral = der Platz des fremden Vermessers
asked-hire = einen dritten Arbeiter holen
asked-place = Arbeiter einsetzen
asked-window = Aufträge vor Bereich { $area }
asked-weather = die neue mittlere Wetterscheibe
asked-keep = einen Auftrag behalten
asked-make-stone = Stein herstellen mit dem Auftrag
asked-make-steel = Stahl herstellen mit dem Auftrag
asked-take-cubes = Klötzchen nehmen mit dem Auftrag
asked-move = Arbeiter versetzen
asked-take = Klötzchen vom Lagerplatz nehmen
asked-make = Stahl und Stein herstellen
asked-lay = Gleise legen
asked-build = bauen oder eine Lok kaufen
asked-office = einen Auftrag nehmen
asked-extra-lay = das zusätzliche Gleislegen
asked-extra-build = die zusätzliche Bau-Aktion
asked-train-build = die zusätzliche Bau-Aktion der Lok
asked-maintenance = die Wartung der Lok

# Was der Zufall entscheidet, kurz
chance-start = Startspieler
chance-track = nächste Gleiskarte
chance-aside = aussortierte Lok
chance-yard = die ersten Klötzchen des Lagerplatzes
chance-back = Rückseite des obersten Auftrags
chance-reveal = oberster Auftrag
chance-draw = Klötzchen aus dem Beutel

# Ablehnungen; davor steht die Regel
refusal-over = das Spiel ist zu Ende
refusal-other-decision = das gehört zu „{ $tried }“; jetzt geht es um: { $asked }
refusal-chance-first = erst wird gezogen: { $chance }
refusal-decision-first = erst muss { $who } entscheiden: { $asked }
refusal-other-deal = jetzt wird etwas anderes gezogen: { $chance }
refusal-hire-train = einen dritten Arbeiter kann nur holen, wer eine Lok besitzt
refusal-hire-late = der dritte Arbeiter wird geholt, bevor du deinen ersten der Runde einsetzt
refusal-space-taken = { $space } ist besetzt von { $who }
refusal-no-space = { $space } gibt es nicht: Der Bereich hat { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
refusal-fog = { $space } ist wegen Nebel geschlossen
refusal-not-held = Auftrag { $number } hast du nicht
refusal-already-played = Auftrag { $number } ist schon ausgespielt
refusal-other-window = Auftrag { $number } wird vor Bereich { $area } ausgespielt; jetzt ist { $window } an der Reihe
refusal-no-window = Auftrag { $number } wird vor Bereich { $area } ausgespielt; jetzt können keine Aufträge ausgespielt werden
refusal-never-played = Auftrag { $number } ist für die Wartung und wird vor keinem Bereich ausgespielt
refusal-one-contract = nur ein Auftrag je Spieler vor jedem Bereich, und du hast schon einen ausgespielt
refusal-forbidden = Auftrag 13 wurde ausgespielt: in dieser Runde keine Aufträge mehr
refusal-window-fog = der Nebel hat Bereich { $area } geschlossen; dafür können in dieser Runde keine Aufträge ausgespielt werden
refusal-window-gone = im Bereich { $area } wird jetzt gebaut; seine Aufträge können nicht mehr ausgespielt werden
refusal-not-revealed = Auftrag { $number } steht nicht zur Wahl
refusal-no-labourer = auf { $space } steht kein Arbeiter von dir
refusal-move-nowhere = der Arbeiter muss auf ein anderes Feld
refusal-take-nothing = nimm mindestens 1 Klötzchen
refusal-yard-lacks = du willst { $goods }; auf dem Lagerplatz { $have ->
    [0] liegt nichts davon
    [one] liegt nur 1
   *[other] liegen nur { $have }
}
refusal-take-limit = { $need ->
    [one] 1 Klötzchen ist
   *[other] { $need } Klötzchen sind
} zu viel; du darfst höchstens { $limit } nehmen
refusal-coal-limit = { $need } Kohle ist zu viel; du darfst höchstens { $limit } nehmen
refusal-make-nothing = wandle mindestens einmal um
refusal-make-limit = { $need ->
    [one] 1 Umwandlung ist
   *[other] { $need } Umwandlungen sind
} zu viel; erlaubt { $limit ->
    [one] ist höchstens 1
   *[other] sind höchstens { $limit }
}
refusal-bag-stone = { $need } Stein aus dem Beutel nötig, darin { $have ->
    [0] ist keiner
    [one] ist nur 1
   *[other] sind nur { $have }
}
refusal-make-other = das stellt der Auftrag nicht her
refusal-lay-clear = { $need ->
    [one] 1 geräumte Gleiskarte
   *[other] { $need } geräumte Gleiskarten
} nötig, { $have ->
    [0] es gibt keine
    [one] es gibt nur 1
   *[other] es gibt nur { $have }
}
refusal-lay-limit = { $need ->
    [one] 1 Gleis ist
   *[other] { $need } Gleise sind
} zu viel; du darfst höchstens { $limit } legen
refusal-lay-all = du musst { $must ->
    [one] 1 Gleis
   *[other] { $must } Gleise
} legen, nicht { $need }
refusal-site-owned = { $site } gehört schon { $who }
refusal-station-closed = { $station } ist geschlossen
refusal-blocked = der Weg zu { $site } ist nicht frei: { $spot } hat noch { $rubble }
refusal-beyond = { $site } ist außer Reichweite: Dein Vermesser steht in { $station }
refusal-no-marker = du brauchst 1 Besitzmarker und hast keinen mehr
refusal-iron-for-steel = Eisen müsste { $need } Stahl ersetzen; deine Aufträge erlauben { $allowed }
refusal-rubble-for-stone = Geröll müsste { $need } Stein ersetzen; deine Aufträge erlauben { $allowed }
refusal-nothing-to-replace = { $need } zu ersetzen, aber es kostet davon nur { $cost }
refusal-trains-not-yet = Loks können noch nicht gekauft werden
refusal-solo-train = im Solospiel gibt es keine zweite Lok
refusal-train-owned = { $train } gehört { $who }
refusal-train-aside = { $train } ist nicht im Spiel
refusal-must-build = du kannst nicht passen: { $site } kann gebaut werden
refusal-no-pass = du kannst nicht passen: { $asked }
refusal-not-in-office = Auftrag { $number } liegt nicht im Baubüro
refusal-not-maintenance = Auftrag { $number } ist keine Wartungskarte
refusal-terminus-full = dort ist kein Platz mehr (Plätze: { $places })
refusal-one-terminus = es gibt keine Endstation zu wählen
refusal-no-seat = diesen Platz gibt es nicht, es sind { $n }
refusal-track-left = keine Gleiskarte mit { $rubble } mehr übrig
refusal-no-train = Lok { $number } kann nicht aussortiert werden
refusal-draw-count = { $need } Klötzchen müssen gezogen werden, nicht { $have }
refusal-bag-lacks = { $goods } gezogen, im Beutel { $have ->
    [0] ist nichts davon
    [one] ist nur 1
   *[other] sind nur { $have }
}
refusal-not-in-deck = Auftrag { $number } ist nicht im Nachziehstapel
refusal-other-back = die Rückseite der obersten Karte zeigt { $back }, Auftrag { $number } hat eine andere
refusal-no-back = keine Karte im Nachziehstapel hat { $weather } auf der Rückseite

# Fragen
ask-terminus = { $who }: An welcher Endstation beginnst du? { $stations }
ask-neutral = { $who }: An welcher Endstation beginnt der fremde Vermesser? { $stations }
ask-hire = { $who }: { $cost } für einen dritten Arbeiter zahlen? Du hast { $have }.
ask-place = { $who }: Setze einen Arbeiter ein (noch { $n }).
ask-place-fog = { $who }: Setze einen Arbeiter ein (noch { $n }). Nebel schließt Felder in B und D.
ask-window = { $who }: Auftrag vor { $area } ausspielen?
ask-weather = { $who }: Welches Wetter ersetzt { $middle } auf der mittleren Scheibe?
ask-keep = { $who }: Welchen Auftrag behältst du?
ask-make-stone = { $who }: Wie viel Stein aus je { $rate } Geröll, höchstens { $n }? Du hast { $rubble }, im Beutel: { $stone }.
ask-make-steel = { $who }: Wie viel Stahl aus je { $rate } Eisen, höchstens { $n }? Du hast { $iron }.
ask-take-cubes = { $who }: Nimm mit dem Auftrag höchstens { $n }, Kohle höchstens { $coal }. Auf dem Lagerplatz: { $yard }.
ask-move = { $who }: Welchen Arbeiter versetzt du, und wohin?
ask-take = { $who }: Nimm höchstens { $n } vom Lagerplatz, Kohle höchstens { $coal }. Dort liegen: { $yard }.
ask-make = { $who }: Bis zu { $n } Umwandlungen: { $rate } Eisen zu 1 Stahl, { $rubble } Geröll zu 1 Stein. Du hast { $goods }; Stein im Beutel: { $stone }.
ask-lay = { $who }: Wie viele Gleise legst du, { $least } oder { $most }? Du hast { $steel }.
ask-build = { $who }: Baue auf einem Bauplatz oder kaufe eine Lok. Du hast { $goods }.
ask-build-pass = { $who }: Baue auf einem Bauplatz, kaufe eine Lok oder passe. Du hast { $goods }.
ask-office = { $who }: Welchen Auftrag nimmst du?
ask-extra-lay = { $who }: Mit dem Auftrag noch einmal Gleise legen oder passen? Du hast { $steel }.
ask-extra-build = { $who }: Mit dem Auftrag noch einmal bauen oder passen? Du hast { $goods }.
ask-train-build = { $who }: Mit deiner Lok noch einmal bauen oder passen? Du hast { $goods }.
ask-maintenance = { $who }: Wartung für { $train }. Zahle 1 Stahl (du hast { $steel }), wirf eine Wartungskarte ab oder gib die Lok zurück.

# Wahlen in Worten
ending-tracks = { $n ->
    [one] Nur noch 1 Gleis ist zu legen
   *[other] Nur noch { $n } Gleise sind zu legen
}
ending-last-round = Das ist die letzte Runde
no-points-surveyor = der Vermesser hat Station { $station } nicht erreicht
no-points-goods = { $need } nötig, { $have } vorhanden
no-points-used = Bauplätze, Gleise oder Geröll zählen schon für einen anderen Auftrag
no-points-coal = keine Kohle übrig
forecast-could = Du könntest dann: { $what }.
forecast-nothing = Nach jetzigem Stand würde das nichts bewirken.
forecast-nothing-why = Nach jetzigem Stand würde das nichts bewirken: { $why }.
forecast-no-labourer = Jetzt ohne Wirkung: Du hast keinen Arbeiter bei { $area }.
choice-hire = einen dritten Arbeiter holen
choice-no-hire = kein dritter Arbeiter
choice-place = Arbeiter: { $area }
choice-place-start = Arbeiter: { $area }, du wirst Startspieler
choice-play = Auftrag { $number } ausspielen: { $effect }
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
choice-neutral = fremder Vermesser nach { $station }
choice-pass = Passen

# Was zu ziehen ist
deal-start = Wer ist Startspieler? Zum Beispiel: { $example }
deal-track = Die nächste Gleiskarte ({ $number } von { $count }, vor { $station }): Wie viel Geröll? Zum Beispiel: { $example }
deal-aside = Welche Lok wird aussortiert? Zum Beispiel: { $example }
deal-yard = Die ersten { $n } Klötzchen des Lagerplatzes. Zum Beispiel: { $example }
deal-back = Welches Wetter zeigt die Rückseite des obersten Auftrags? Zum Beispiel: { $example }
deal-reveal = Welcher Auftrag wird aufgedeckt? Seine Rückseite zeigt { $weather }. Zum Beispiel: { $example }
deal-draw = Zieht { $n ->
    [one] 1 Klötzchen
   *[other] { $n } Klötzchen
} aus dem Beutel. Zum Beispiel: { $example }

# Die Stellung
place-players = { $n ->
    [one] Solospiel
   *[other] { $n } Spieler
}
place-round = Runde { $n }
place-setup = Aufbau
place-start = Startspieler: { $number } { $who }
place-rates = Arbeitstempo: Räumarbeit { $excavation }, Gleise { $lay }
place-weather = Wetter: jetzt { $now }, dann { $middle }, danach { $last }; oberste Rückseite: { $back } (Stapel { $deck }, Ablage { $discards })
place-route = Strecke
place-surveyors = hier: { $numbers }
place-surveyor-vp = Vermesser { $vp } SP
place-neutral = fremder Vermesser
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
place-action-yard = bis zu { $n } Klötzchen, höchstens { $coal } Kohle; letztes Feld: Startspieler
place-action-yard-solo = bis zu { $n } Klötzchen, höchstens { $coal } Kohle
place-action-excavate = { $rubble } nehmen
place-action-works = bis zu { $n }-mal: { $iron } Eisen zu 1 Stahl, { $rubble } Geröll zu 1 Stein
place-action-lay = { $tracks } legen, je 1 Stahl
place-action-build = bauen oder eine Lok kaufen
place-action-office = einen Auftrag nehmen
place-action-surveyor = Vermesser eine Station weiter
place-yard = Lagerplatz
place-bag = Beutel
place-events = Ereignisse
place-event-done = geschehen: { $spaces }
place-event-next = als Nächstes { $space } { $event }
place-event = { $space } { $event }
place-event-back = { $space } { $event }, dann { $first }-{ $last } zurück in den Beutel
place-event-back-next = als Nächstes { $space } { $event }, dann { $first }-{ $last } zurück in den Beutel
place-office = Baubüro
place-office-empty = leer
place-shed = Lokvorrat
place-shed-closed = noch nicht zu kaufen
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
item-surveyor = Vermesser in { $station }
heading-tracks = Gleise
heading-excavation = Baustellen
heading-build = Bauplätze
heading-contracts = Aufträge
heading-train = Lok
heading-surveyor = Vermesser

# Hilfe zur anstehenden Entscheidung
help-terminus = BF2, BF4: Du arbeitest von deiner eigenen Endstation aus: Von dort erreichst du Geröll, Gleise und Bauplätze. An jeder Endstation beginnen höchstens drei Vermesser. Der erste Schritt deines Vermessers kostet später einen Besitzmarker (BF8).
help-neutral = BF2, BF9: Ereignisse geschehen an dem Ende, an dem der fremde Vermesser steht; nach jedem Ereignis wechselt er das Ende.
help-hire = R1.2: Direkt vor deinem ersten Arbeiter der Runde darfst du bezahlen, was deine Lok verlangt, meist Kohle in den Beutel, und in dieser Runde einen Arbeiter mehr einsetzen. Er kehrt danach in den Pub zurück.
help-place = R1.1, R1.3: Reihum je ein Arbeiter, der Startspieler zuerst. Wähle ein leeres nummeriertes Feld in A bis F oder G, wo alle Platz haben. Die Bereiche werden von A bis G ausgeführt, niedrige Felder zuerst. R1.4: Nebel schließt B und D, leichter Nebel nur deren letzte Felder. A3: Das letzte Feld von A macht dich zum Startspieler.
help-window = R2.2: Bevor ein Bereich ausgeführt wird, dürfen alle reihum unbenutzte Aufträge mit seinem Buchstaben ausspielen; einen Arbeiter brauchst du dort nicht. Ein ausgespielter Auftrag ist verbraucht, sein Bonus am Ende bleibt. Was nicht ausgeführt werden kann, verfällt.
help-weather = Auftrag 4: Die mittlere Scheibe wird das Wetter der nächsten Runde (R4.1). Sonne hebt das Arbeitstempo um 2 und 1 Felder, Regen senkt beides um 1, Nebel schließt B und D (R4.2).
help-keep = Auftrag 5: Behalte einen der aufgedeckten Aufträge unbenutzt oder diesen benutzt. Die anderen werden abgelegt.
help-make-stone = C2: Geröll geht in den allgemeinen Vorrat, der Stein kommt aus dem Beutel; ist dort keiner, bekommst du keinen.
help-make-steel = C2: Eisen geht in den Beutel, Stahl kommt unbegrenzt aus dem allgemeinen Vorrat (C4).
help-take-cubes = Aufträge 20 und 23: mindestens ein Klötzchen, höchstens eine Kohle. Das ist keine Lagerplatz-Aktion, also helfen andere Aufträge und Wyddfa nicht.
help-move = Auftrag 28: Einer deiner eingesetzten Arbeiter geht auf ein anderes leeres, offenes Feld oder nach G. Aus G geht der zuletzt eingesetzte.
help-take = A1: mindestens ein Klötzchen, wenn eines da ist, höchstens eine Kohle. A2: Wyddfa und Auftrag 7 erhöhen die Zahl, Auftrag 29 hebt das Kohlelimit auf. Was liegen bleibt, kann der Nächste nehmen.
help-make = C1: bis zu drei Umwandlungen, beliebig gemischt, mindestens eine. C2: Eisen geht in den Beutel, Stein kommt heraus. C3: Enid braucht nur 2 Eisen für einen Stahl.
help-lay = D1, D3: Du musst so viele Gleise legen, wie das Arbeitstempo angibt, soweit Stahl und geräumte Gleiskarten reichen; Ralphs zusätzliches Gleis ist freiwillig. D2: Jedes kostet 1 Stahl und bekommt deinen Besitzmarker.
help-build = E1: auf einem Bauplatz bauen oder eine Lok kaufen. E2: Der Weg zur Station muss frei von Geröll und die Station darf nicht geschlossen sein; du brauchst das Material und einen Besitzmarker. E3: Eine neue Lok ersetzt die alte. E4: Passen darfst du nur, wenn du nichts bauen kannst. E5: Ausgespielte Aufträge senken die Kosten oder erlauben Ersatz.
help-office = F1: Nimm einen der offenen Aufträge. Er kann ab jetzt vor dem Bereich mit seinem Buchstaben ausgespielt werden; sein Bonus zählt am Ende, benutzt oder nicht. R3.1: Was auf Platz 1 liegen bleibt, wird nach der Runde abgelegt.
help-extra-lay = Auftrag 8: eine Aktion „Gleise legen“ nach allen anderen; du darfst verzichten.
help-extra-build = E6, Auftrag 10: eine Bau-Aktion nach allen anderen; du darfst verzichten.
help-train-build = E6: Hat in dieser Runde jemand gebaut oder gekauft, darf der Besitzer von Padarn einmal je Runde noch einmal bauen. Du darfst verzichten.
help-maintenance = V5: Zahle 1 Stahl, wirf eine Wartungskarte (16 oder 21) ab oder gib die Lok zurück. Deine eigene Kohle behältst du.

# Was sich vereinbaren lässt und was Bots mögen
about-snowdonia = Für 1 bis 5 Spieler: Arbeiter einsetzen, sammeln und umwandeln, Geröll räumen und die Strecke zum Gipfel legen, bevor es andere tun.
edition-deluxe = Deluxe Master Set
edition-classic = Klassisch
option-extra-tracks = Zusätzliche Gleiskarten mit 0, 6 und 7 Geröll
option-light-fog = Leichter Nebel: In B und D ist nur das letzte Feld gesperrt
option-one-contract = Nur ein Auftrag je Spieler vor jedem Bereich
option-event-end-extra-round = Noch eine Runde, wenn ein Ereignis das letzte Gleis legt
option-event-end-now = Die Partie endet sofort, wenn ein Ereignis das letzte Gleis legt
option-tie-last-in-order = Bei Gleichstand gewinnt, wer in der Reihenfolge weiter hinten ist
option-tie-shared = Bei Gleichstand gibt es mehrere Sieger
option-solo-printed-spaces = Solo mit den aufgedruckten Feldern
option-solo-two-player-spaces = Solo mit den Feldern für zwei Spieler
options-event-end = Ende durch ein Ereignis
options-tie = Gleichstand
options-solo-spaces = Felder im Solospiel
style-contracts = mag Aufträge
style-surveyor = mag den Vermesser
style-digger = räumt gern
style-builder = baut gern
fault-solo-train = ein Solospiel braucht genau eine Lok unter den Optionen, { $given ->
    [0] angegeben ist keine
   *[other] angegeben sind { $given }
}; zur Wahl stehen: { $known }
fault-solo-train-none = Lok-Optionen gibt es nur im Solospiel
n-sites-with = { $n ->
    [one] 1 Bauplatz
   *[other] { $n } Bauplätzen
}

# Was gezogen wurde
dealt-start = Startspieler: { $who }
dealt-track = Gleiskarte mit { $rubble }
dealt-aside = Aussortiert: { $train }
dealt-cubes = Gezogen: { $cubes }
dealt-back = Rückseite: { $weather }
dealt-reveal = Auftrag { $number }
