# Snowdonia: Jahreszeiten, Promo-Loks und weitere Szenarien

option-seasons = Jahreszeiten: vier weitere Aufträge, die Frühling, Sommer, Herbst und Winter bringen
option-promo-trains = Promo-Loks: sechs weitere Loks zur Auswahl

# Jahreszeiten
weather-spring = Frühling
weather-summer = Sommer
weather-autumn = Herbst
weather-winter = Winter
season-hire-less = dritter Arbeiter { $n } Kohle billiger
season-survey = Vermesser dürfen bis zu { $n } Stationen weit gehen
season-builds = Arbeiter dürfen zweimal bauen
season-rubble = Vermesser nehmen { $rubble }, statt weiterzugehen
place-action-surveyor-far = Vermesser bis zu { $n } Stationen weiter
place-action-surveyor-rubble = { $rubble } nehmen
place-action-build-twice = bauen oder kaufen, ein- oder zweimal

# Aufträge
effect-pass-start = nur als Startspieler: den Startspielerstein nach links, diese Karte unbenutzt nach rechts; dein dritter Arbeiter ist nächste Runde kostenlos
effect-cheaper-train = die nächste Lok, die du in dieser Runde kaufst, kostet { $n } Stahl, wenn sie sonst mehr kostet
effect-take-start = sofort den Startspielerstein nehmen; nächste Runde hast du einen Arbeiter weniger
effect-iron-for-track = beim Gleislegen dürfen { $n } Eisen den Stahl jeder Karte ersetzen
report-gloss-pass-start = { $no } Start weitergeben
report-gloss-cheaper-train = { $no } Lok für { $n }
report-gloss-take-start = { $no } Start nehmen
report-gloss-iron-for-track = { $no } Gleis für { $n } Eisen
bonus-start-player = am Ende Startspieler = { $vp } SP
bonus-fulfilled = { $n ->
    [one] 1 erfüllter Auftrag
   *[other] { $n } erfüllte Aufträge
} = { $vp } SP

# Loks
power-fog = Nebel schließt nichts
power-event-lay = darf Gleise der Ereignisse legen, je { $n } Stahl
power-burden = -{ $n } SP je Geröll darauf
power-unload = Vermesser darf 1 Geröll abladen; leer { $n } SP
hire-never = kein dritter Arbeiter
hire-free-in-rain = { $cost }, bei Regen kostenlos
hire-not-in-rain = { $cost }, nicht bei Regen
train-rubble = Geröll darauf: { $n }

# Das Protokoll
fact-hired-free = { $who } holt den dritten Arbeiter kostenlos aus dem Pub.
fact-contract-passed = { $who } gibt Auftrag { $number } an { $to } weiter.
fact-labourer-free = { $who }: Der dritte Arbeiter ist nächste Runde kostenlos.
fact-labourer-less = { $who } hat nächste Runde einen Arbeiter weniger.
fact-rubble-taken = { $who } nimmt { $rubble } aus dem allgemeinen Vorrat.
fact-unloaded = { $who } lädt 1 Geröll ab: { $train }, { $left ->
    [0] jetzt leer
   *[other] noch { $left }
}.
fact-laid-iron = { $who } legt { $spot } und zahlt { $iron }.
fact-laid-iron-unowned = { $who } legt { $spot } und zahlt { $iron }, aber ohne Besitzmarker.
fact-event-laid-by = { $who } zahlt für die Karte des Ereignisses und legt { $spot }.
fact-event-laid-by-rubble = { $who } zahlt für die Karte des Ereignisses und legt { $spot }; { $rubble } geht aus dem Spiel.

# Was gefragt ist, kurz
asked-second-build = die zweite Bau-Aktion im Herbst
asked-survey = die Aktion beim Vermesser
asked-event-lay = ein Gleis des Ereignisses legen

# Ablehnungen
refusal-hire-never = { $train } holt nie einen dritten Arbeiter
refusal-hire-in-rain = { $train } holt bei Regen keinen dritten Arbeiter
refusal-not-start-player = Auftrag { $number } kann nur der Startspieler ausspielen
refusal-start-fixed = Auftrag 22 wurde ausgespielt: Der Startspielerstein wandert in dieser Runde nicht mehr, also kann Auftrag { $number } nicht ausgespielt werden
refusal-passed-this-round = Auftrag { $number } wurde in dieser Runde schon weitergegeben
refusal-iron-for-track = Eisen müsste den Stahl für { $need ->
    [one] 1 Karte
   *[other] { $need } Karten
} ersetzen, aber kein Auftrag erlaubt es
refusal-survey-limit = { $need ->
    [one] 1 Station ist
   *[other] { $need } Stationen sind
} zu weit; der Vermesser darf höchstens { $limit } weit
refusal-survey-end = { $need ->
    [one] 1 Station
   *[other] { $need } Stationen
} voraus nötig, { $have ->
    [0] es gibt keine
   *[other] es gibt nur { $have }
}
refusal-survey-rubble = im Winter gehen Vermesser nicht weiter; sie nehmen Geröll
refusal-no-survey-rubble = Vermesser nehmen nur im Winter Geröll
refusal-nothing-to-unload = auf keiner Lok von dir liegt Geröll zum Abladen

# Fragen
ask-hire-free = { $who }: Den dritten Arbeiter kostenlos holen?
ask-lay-iron = { $who }: Wie viele Gleise legst du, und wie viele davon mit { $iron } Eisen statt 1 Stahl? Du hast { $goods }.
ask-extra-lay-iron = { $who }: Mit dem Auftrag noch einmal Gleise legen, nach Wunsch mit { $iron } Eisen statt 1 Stahl, oder passen? Du hast { $goods }.
ask-second-build = { $who }: Im Herbst noch einmal bauen oder kaufen, oder passen? Du hast { $goods }.
ask-survey = { $who }: Was tut dein Arbeiter beim Vermesser?
ask-event-lay = { $who }: Das nächste Gleis des Ereignisses selbst legen oder dem Ereignis überlassen? Du hast { $steel }.

# Wahlen
choice-lay-for = { $tracks } legen für { $paid }
choice-survey = { $n ->
    [one] Vermesser 1 Station weiter
   *[other] Vermesser { $n } Stationen weiter
}
choice-rubble = { $rubble } aus dem allgemeinen Vorrat nehmen
choice-unload = 1 Geröll von der Lok abladen
no-points-start = am Ende nicht Startspieler
no-points-fulfilled = { $have } von { $need } erfüllten Aufträgen
item-contract-counting = Auftrag { $number }, { $n } erfüllt

# Hilfe
help-lay-iron = SE13: Mit Auftrag S4 dürfen je 3 Eisen 1 Stahl ersetzen; gezwungen bist du dazu nie.
help-second-build = SE6: Im Herbst darf ein Arbeiter, der gebaut oder gekauft hat, es sofort noch einmal tun. Du darfst verzichten.
help-survey = G1: Der Vermesser geht eine Station weiter. SE5: im Sommer eine oder zwei. SE7: Im Winter bleibt er stehen; du nimmst 1 Geröll aus dem allgemeinen Vorrat. PT11: Mit L.A.D.A.S. (lost) darfst du stattdessen ein Geröll von der Karte abladen.
help-event-lay = PT8: Wer The Dawn Raider besitzt, darf jedes Gleis eines Ereignisses für 1 Stahl selbst legen, mit eigenem Besitzmarker; sein Geröll geht aus dem Spiel. Das ist keine Aktion „Gleise legen“.

# Britannia Bridge
strait-card = { $name }, Karte { $number }
place-bridged = überbrückt
choice-bridge = { $site } für { $paid } bauen
fact-bridged = { $who } baut { $site } und zahlt { $paid }.
fact-strait-turned = Das Ereignis überbrückt { $site }; die Karte gehört niemandem.
fact-strait-blocks = Das Ereignis bleibt ohne Wirkung: Die Meerenge ist noch nicht überbrückt.
refusal-strait-first = bevor { $site } gebaut ist, geht jenseits der Meerenge nichts
refusal-strait-turned = { $site } hat schon ein Ereignis gebaut
help-build-strait = BB5: Die Karten der Meerenge kommen vor allen Bauplätzen.

# Die Daffodil Line
spot-canal = Kanal (Gleis { $number }) vor { $station }
place-canal = Kanal { $rubble }/{ $whole }
n-daffodils = { $n ->
    [one] 1 Narzisse
   *[other] { $n } Narzissen
}
heading-daffodils = Narzissen
place-head-daffodils = Narzissen
place-action-works-break = bis zu { $n }-mal: { $iron } Eisen zu 1 Stahl, { $rubble } Geröll zu 1 Stein, 1 Stein zu { $broken } Geröll
ask-make-break = { $who }: Bis zu { $n } Umwandlungen: { $rate } Eisen zu 1 Stahl, { $rubble } Geröll zu 1 Stein, 1 Stein zu { $broken } Geröll. Du hast { $goods }; Stein im Beutel: { $stone }.
ask-fill = { $who }: Den nächsten Kanal mit eigenem Geröll füllen oder passen? Du hast { $rubble }.
asked-fill = das Füllen eines Kanals mit dem Auftrag
choice-fill = { $spot } mit { $rubble } füllen und die Narzisse nehmen
fact-canal-filled = { $who } füllt { $rubble } ein: { $spot }, { $left ->
    [0] jetzt voll
   *[other] noch { $left } nötig
}.
fact-daffodil = { $who } nimmt eine Narzisse: { $spot }.
fact-canal-full = Fremdfirmen füllen { $spot } ({ $rubble }); niemand bekommt die Narzisse.
fact-stone-broken = { $who } zerschlägt { $stone } zu { $rubble }.
refusal-canal-open = der Weg zu { $site } ist nicht frei: { $spot } braucht noch { $rubble }
forecast-canal = als Nächstes kommt { $spot } und braucht noch { $rubble }; du hast { $have ->
    [0] keines
   *[other] { $have }
}
help-make-break = DL6: Stein darf zu Geröll zerschlagen werden.
help-fill = DL7: Ist die nächste Stelle ein Kanal, darfst du ihn mit Auftrag 3 ganz mit eigenem Geröll füllen und nimmst die Narzisse. Du darfst verzichten.
