# Dinge und Orte
hill-line = Linie { $id } { $name }
hill-space = { $station }, Bahnhof { $number }
hill-pub = Pub
hill-home = zu Hause
hill-from-yard = vom Lagerplatz
hill-from-bag = aus dem Beutel
hill-golden = golden
hill-grey = grau
hill-either = { $n } Eisen oder Stein
hill-resources = { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}

# Was Karten und Vermesser tun
hill-do-nothing = nichts
hill-do-take = bis zu { $resources } vom Lagerplatz nehmen
hill-do-take-tickets = je Fahrkarte 1 Rohstoff vom Lagerplatz nehmen, höchstens { $n }
hill-do-dig = { $rubble } von einer Linie räumen
hill-do-dig-two = { $rubble } von einer oder zwei Linien räumen
hill-do-dig-ticket = { $rubble } von einer Linie räumen, für die du eine Fahrkarte hast
hill-do-dig-share = { $rubble } von einer Linie räumen, davon { $n } für den Gegner
hill-do-once = { $what }
hill-do-times = bis zu { $n }-mal: { $what }
hill-do-or = { $one } oder { $other }
hill-do-track = Gleis für { $price }
hill-do-track-ticket = Gleis für { $price } auf einer Linie, für die du eine Fahrkarte hast
hill-do-iron = 1 Eisen für { $price }
hill-do-stone = 1 Stein für { $price }
hill-do-build = einen Bahnhof bauen
hill-do-build-ticket = einen Bahnhof auf einer Linie bauen, für die du eine Fahrkarte hast
hill-do-build-track = einen Bahnhof auf einer Linie bauen, auf der du Fahrkarte und Gleis hast
hill-do-build-more = { $what }, kostet { $goods } mehr
hill-do-build-less = { $what }, kostet 1 Stein weniger (ohne Stein 1 Eisen weniger)
hill-do-build-plain = { $what }, ohne seinen Bonus
hill-do-build-points = { $what }, zusätzlich { $points }
hill-do-visit = Vermesser: { $places }
hill-to-any = ein beliebiges offenes Feld
hill-to-ticket = ein Feld auf einer Linie, für die du eine Fahrkarte hast
hill-to-start = ein Startbahnhof
hill-to-own = eine Karte mit eigenem Bahnhof
hill-to-adjacent = ein benachbartes Feld
hill-do-ticket = eine Fahrkarte nehmen, die du nicht hast
hill-do-draw = { $resources } aus dem Beutel ziehen
hill-do-draw-keep = { $resources } aus dem Beutel ziehen, { $n } behalten
hill-do-fill = { $n } Klötzchen auf den Lagerplatz ziehen
hill-do-fill-up = den Lagerplatz auf { $n } Klötzchen auffüllen
hill-do-flip = am Ende bis zu { $n ->
    [one] 1 andere Karte
   *[other] { $n } andere Karten
} umdrehen
hill-do-gain = erhalte { $goods }
hill-do-pay = zahle { $price }, erhalte { $goods }
hill-do-choose = { $cubes } aus dem Beutel nehmen, { $n } behalten
hill-do-summit = das Gipfelplättchen nehmen
hill-do-built-flip = beim Bau: beliebige eigene Karten umdrehen
hill-do-built-score = beim Bau: eine Karte werten
hill-then = { $one }, dann { $other }

# Was gewertete Karten zählen
hill-scores-passengers = Fahrgäste
hill-scores-tracks = Gleise
hill-scores-stations = Bahnhöfe
hill-scores-tickets = Fahrkarten
hill-scores-cards = gewertete Karten

# Das Protokoll
hill-fact-left-out = Nicht im Spiel: { $one } und { $other }.
hill-fact-yard = Auf dem Lagerplatz: { $cubes }.
hill-fact-aside = Nicht im Vorrat: { $card }.
hill-fact-starts = Startspieler: { $who }.
hill-fact-turn = Zug { $n }: { $who }
hill-fact-skipped = { $who } kann keine Karte nutzen und setzt aus.
hill-fact-used = { $who } nutzt { $card } ({ $side }).
hill-fact-took = { $who } nimmt { $cubes } { $from }.
hill-fact-paid = { $who } zahlt { $goods }.
hill-fact-dug = { $who } räumt { $rubble } weg: { $station }.
hill-fact-cleared = { $station } ist geräumt: { $points } für { $who }.
hill-fact-rubble = { $who } bekommt { $rubble } aus dem Vorrat.
hill-fact-shared = { $who } bekommt davon { $rubble }.
hill-fact-track = { $who } legt ein Gleis bei { $station }, { $line }: { $points }.
hill-fact-buffer = Prellbock { $n }: { $line } ist fertig.
hill-fact-built = { $who } baut { $space } und hat jetzt { $stations }.
hill-fact-passengers = { $who } bekommt { $passengers }.
hill-fact-points = { $who } bekommt { $points }.
hill-fact-surveyor = { $who } zieht den Vermesser: { $place }.
hill-fact-ticket = { $who } nimmt die Fahrkarte von { $station }.
hill-fact-summit = { $who } nimmt das Gipfelplättchen.
hill-fact-summit-from = { $who } nimmt das Gipfelplättchen von { $other }.
hill-fact-scored = { $who } wertet { $card } und nimmt { $replacement }.
hill-fact-scored-only = { $who } wertet { $card }; es gibt keinen Ersatz.
hill-fact-flipped = { $who } dreht { $card } um: jetzt { $side }.
hill-fact-drawn = Auf den Lagerplatz gezogen: { $cubes }.
hill-fact-drawn-for = { $who } zieht aus dem Beutel: { $cubes }.
hill-fact-kept = { $who } behält { $cubes }; auf den Lagerplatz kommt: { $rest }.
hill-fact-navvy = Ein Bautrupp kommt: { $station }, weggeräumt: { $rubble }.
hill-fact-navvy-missing = Ein Bautrupp müsste kommen, aber es ist keiner mehr da oder kein Platz frei.
hill-fact-events-back = Zurück in den Beutel: { $cubes }.
hill-fact-end = Das Ende naht: Das Spiel endet mit Zug { $n }.
hill-fact-over = Das Spiel ist zu Ende.

# Was gefragt ist, kurz
hill-asked-setup-take = die ersten Rohstoffe
hill-asked-card = die Wahl einer Karte
hill-asked-take = Rohstoffe nehmen
hill-asked-dig = Geröll räumen
hill-asked-trade = Gleise und Tausch
hill-asked-build = einen Bahnhof bauen
hill-asked-visit-after = Vermesser zum neuen Bahnhof
hill-asked-flip-ferry = Karten umdrehen mit dem neuen Bahnhof
hill-asked-score-bridge = eine Karte werten mit dem neuen Bahnhof
hill-asked-visit = Vermesser ziehen
hill-asked-score = eine Karte werten
hill-asked-ticket = eine Fahrkarte nehmen
hill-asked-gain = die Herkunft des Rohstoffs
hill-asked-pay = für den Vermesser zahlen
hill-asked-keep = welche Klötzchen du behältst
hill-asked-flip = Karten umdrehen am Ende des Zuges

# Was der Zufall entscheidet, kurz
hill-chance-out = Linien, die nicht im Spiel sind
hill-chance-yard = erste Rohstoffe des Lagerplatzes
hill-chance-aside = Karte vom Typ { $type }, die nicht in den Vorrat kommt
hill-chance-start = Startspieler
hill-chance-draw = { $n } Klötzchen auf den Lagerplatz
hill-chance-resources = { $n } Rohstoffe für den Spieler

# Ablehnungen; davor steht die Regel
hill-no-other = das gehört zu „{ $tried }“; jetzt geht es um: { $asked }
hill-no-chance-first = erst wird gezogen: { $chance }
hill-no-decision-first = erst kommt eine Entscheidung: { $asked }
hill-no-other-chance = jetzt wird etwas anderes gezogen: { $chance }
hill-no-over = das Spiel ist zu Ende
hill-no-pass = du kannst nicht passen: { $asked }
hill-no-own-card = { $card } ist keine deiner Karten
hill-no-action = { $card } ({ $side }) bewirkt jetzt nichts: { $lack }
hill-no-take-count = du hast { $taken } genommen; nimm { $least } bis { $most }
hill-no-yard = du willst { $goods }; auf dem Lagerplatz { $have ->
    [0] liegt nichts davon
    [one] liegt nur 1
   *[other] liegen nur { $have }
}
hill-no-line = { $line } ist nicht im Spiel
hill-no-rubble = { $line } hat kein Geröll
hill-no-ticket-line = du hast keine Fahrkarte für { $line }
hill-no-two-lines = { $rubble } muss von derselben Linie kommen
hill-no-same-cube = { $one } und { $other } gäben dasselbe Klötzchen: { $station }
hill-no-track-here = hier kann kein Gleis gelegt werden: { $asked }
hill-no-track-space = { $line } hat kein offenes Gleisfeld
hill-no-name-resources = gib die { $n } Rohstoffe an, mit denen du das Gleis bezahlst
hill-no-fixed-price = der Preis steht fest; du musst nichts angeben
hill-no-resource-count = du hast { $given } angegeben, das Gleis kostet { $price }
hill-no-tile = kein Plättchen mehr: Alle { $n } sind gelegt
hill-no-offer = bei dieser Aktion gibt es das nicht: { $resource }
hill-no-source = { $resource }: nichts davon { $from }
hill-no-card-play = { $station } ist nicht im Spiel
hill-no-built = { $space } gehört schon { $who }
hill-no-clear = auf { $station } liegt noch { $rubble }
hill-no-navvy = auf { $station } liegt ein Bautrupp
hill-no-order = gebaut wird der Reihe nach, als Nächstes { $space }
hill-no-ticket-card = du hast keine Fahrkarte für { $station }
hill-no-ticket-track = auf keiner Linie von { $station } hast du Fahrkarte und Gleis
hill-no-name-extra = gib den zusätzlichen Rohstoff an
hill-no-extra = du musst nichts zusätzlich zahlen
hill-no-surveyor-space = { $station } hat kein Vermesserfeld
hill-no-occupied = { $place } ist besetzt von { $who }
hill-no-available = in { $station } ist noch kein Bahnhof gebaut
hill-no-already = dein Vermesser ist schon dort: { $place }
hill-no-pub = diese Aktion führt nicht in den Pub
hill-no-home = diese Aktion führt nicht nach Hause
hill-no-scoring = du brauchst mehr Bahnhöfe als gewertete Karten: { $stations } gebaut, { $scored } gewertet
hill-no-start = { $station } ist kein Startbahnhof
hill-no-own-station = in { $station } hast du keinen Bahnhof
hill-no-adjacent = { $station } ist nicht benachbart
hill-no-new = { $station } ist nicht die Karte des neuen Bahnhofs
hill-no-supply = { $card } liegt nicht im Vorrat
hill-no-type = { $card } ist von einem anderen Typ, du brauchst { $type }
hill-no-replacement = im Vorrat liegt Ersatz für { $card }: gib ihn an
hill-no-ticket-play = die Fahrkarte von { $station } ist nicht im Spiel
hill-no-ticket-owned = du hast die Fahrkarte von { $station } schon
hill-no-keep = du behältst { $kept }; es müssen { $must } sein
hill-no-hand = du willst { $goods } behalten; gezogen { $have ->
    [0] wurde nichts davon
    [one] wurde nur 1
   *[other] wurden nur { $have }
}
hill-no-in-use = { $card } wird gerade genutzt und ohnehin umgedreht
hill-no-flip = zu viele Karten: { $given }, höchstens { $most }
hill-no-draw = { $drawn } Klötzchen gezogen, es müssen { $must } sein
hill-no-bag = { $goods } gezogen, im Beutel { $have ->
    [0] ist nichts davon
    [one] ist nur 1
   *[other] sind nur { $have }
}
hill-no-events = Ereignissteine bleiben hier im Beutel
hill-no-aside-type = { $card } ist von einem anderen Typ, gebraucht wird { $type }
hill-no-neutral = { $card } ist nicht neutral
hill-lack-yard = der Lagerplatz ist leer
hill-lack-bag = im Beutel ist nichts dafür
hill-lack-ticket = du brauchst eine Fahrkarte
hill-lack-trade = es kann kein Gleis gelegt und nichts getauscht werden
hill-lack-station = es kann kein Bahnhof gebaut oder bezahlt werden
hill-lack-visit = der Vermesser kann nicht ziehen
hill-lack-ticket-left = du hast schon jede Fahrkarte
hill-lack-gain = es gibt nichts zu bekommen, oder der Preis ist zu hoch

# Fragen
hill-ask-setup-take = { $who }: Nimm deine ersten Rohstoffe. Auf dem Lagerplatz: { $yard }.
hill-ask-card = { $who }: Welche Karte nutzt du?
hill-ask-take = { $who }: Nimm bis zu { $n } vom Lagerplatz: { $yard }.
hill-ask-dig = { $who }: Wo räumst du Geröll weg?
hill-ask-trade = { $who }: Lege ein Gleis oder tausche. Du hast { $goods }.
hill-ask-build = { $who }: Welchen Bahnhof baust du? Du hast { $goods }.
hill-ask-visit-after = { $who }: Geht dein Vermesser zum neuen Bahnhof?
hill-ask-flip-ferry = { $who }: Welche deiner Karten drehst du um?
hill-ask-score-bridge = { $who }: Wertest du eine Karte?
hill-ask-visit = { $who }: Wohin geht dein Vermesser?
hill-ask-score = { $who }: Welche Karte wertest du?
hill-ask-ticket = { $who }: Welche Fahrkarte nimmst du?
hill-ask-gain = { $who }: Woher kommt der Rohstoff? Lagerplatz: { $yard }; Beutel: { $bag }.
hill-ask-pay = { $who }: Zahlst du für die Aktion des Vermessers? Du hast { $goods }.
hill-ask-keep = { $who }: Was behältst du? Gezogen: { $hand }.
hill-ask-flip = { $who }: Welche anderen Karten drehst du um?

# Wahlen in Worten
hill-choice-take = { $cubes } nehmen
hill-choice-dig = Geröll von { $line }
hill-choice-dig-two = je 1 Geröll von { $one } und { $other }
hill-choice-track = Gleis: { $line }
hill-choice-track-with = Gleis: { $line }, für { $cubes }
hill-choice-fetch = { $cube } { $from }
hill-choice-build = { $space } für { $paid } bauen
hill-choice-build-bonus = { $space } für { $paid } bauen: { $bonus }
hill-choice-visit = Vermesser nach: { $place }
hill-choice-visit-for = Vermesser nach: { $place } ({ $action })
hill-choice-score = { $card } werten, { $replacement } nehmen
hill-choice-score-only = { $card } werten
hill-choice-ticket = Fahrkarte von { $station }
hill-choice-pay = zahlen
hill-choice-keep = { $cubes } behalten
hill-choice-flip = { $cards } umdrehen
hill-choice-pass = Passen

# Was zu ziehen ist
hill-deal-out = Welche zwei Linien sind nicht im Spiel? Zum Beispiel: { $example }
hill-deal-yard = Die ersten Rohstoffe des Lagerplatzes. Zum Beispiel: { $example }
hill-deal-aside = Welche neutrale Karte vom Typ { $type } kommt nicht in den Vorrat? Zum Beispiel: { $example }
hill-deal-start = Wer ist Startspieler? Zum Beispiel: { $example }
hill-deal-draw = Zieht aus dem Beutel auf den Lagerplatz: { $n }. Zum Beispiel: { $example }
hill-deal-resources = Zieht Rohstoffe aus dem Beutel, Ereignissteine bleiben darin: { $n }. Zum Beispiel: { $example }

# Die Stellung
hill-place-turn = Zug { $n }
hill-place-setup = Aufbau
hill-place-start = Startspieler: { $number } { $who }
hill-place-last = endet mit Zug { $n }
hill-place-yard = Lagerplatz
hill-place-bag = Beutel
hill-place-events = Ereignissteine auf dem Plan: { $n }
hill-place-navvies = Bautrupps übrig: { $n }
hill-place-buffers = Prellböcke: { $n } von { $all }
hill-place-lines = Linien
hill-place-buffer = PRELLBOCK
hill-place-bonus = Bonus { $points }
hill-place-shared = siehe { $line }
hill-place-start-card = Startbahnhof
hill-place-navvy = BAUTRUPP
hill-place-track = Gleis { $what }
hill-place-open = offen
hill-place-blocked = versperrt
hill-place-station = Bahnhof { $number }: { $what }
hill-place-surveyor = Vermesser: { $action }
hill-place-here = hier: { $numbers }
hill-place-tickets = Fahrkarten übrig: { $n }
hill-place-supply = Kartenvorrat
hill-place-card = { $card }: { $action } (zählt { $scores })
hill-place-own-card = { $card }, { $side } oben: { $action }; andere Seite: { $other } (zählt { $scores })
hill-place-cards = Karten von { $number } { $who }
hill-place-scored = gewertet: { $cards }
hill-place-summit = Gipfelplättchen
hill-head-player = Spieler
hill-head-colour = Farbe
hill-head-iron = Eisen
hill-head-stone = Stein
hill-head-rubble = Geröll
hill-head-passengers = Fahrgäste
hill-head-tracks = Gleise
hill-head-stations = Bahnhöfe
hill-head-tickets = Fahrkarten
hill-head-points = SP
hill-head-surveyor = Vermesser
hill-colour-blue = blau
hill-colour-green = grün
hill-place-legend = [n] gehört Spieler n, * Startspieler, > am Zug

# Wertung
hill-item-chits = Plättchen
hill-item-line = meiste Bahnhöfe, { $line } ({ $n })
hill-item-card = { $card }: { $scores } ({ $n })
hill-item-passengers = { $passengers }
hill-item-summit = Gipfelplättchen
hill-heading-chits = Plättchen
hill-heading-lines = Linienbonus
hill-heading-cards = Gewertete Karten
hill-heading-passengers = Fahrgäste
hill-heading-summit = Gipfel

# Hilfe zur anstehenden Entscheidung
hill-help-setup-take = F2.7: Alle nehmen 2 beliebige Rohstoffe vom Lagerplatz, der Startspieler zuletzt. Der Lagerplatz wird nicht aufgefüllt.
hill-help-card = F3.1: Nutze die sichtbare Seite einer deiner Karten; wenigstens ein Teil davon muss möglich sein. Danach wird die Karte umgedreht. Goldene Seiten sind Hauptaktionen, die grauen sind bei jeder Karte anders.
hill-help-take = F3, F4.1: Nimm Rohstoffe vom Lagerplatz. Wer den letzten nimmt, zieht sofort 6 Klötzchen auf den Lagerplatz; jeder Ereignisstein bringt einen Bautrupp.
hill-help-dig = F3 B: Das Geröll einer Linie wird von links nach rechts weggeräumt; was fehlt, kommt aus dem Vorrat. Jede Karte, die du frei räumst, bringt 1 SP.
hill-help-trade = F3 C, F6: Ein Gleis kommt auf das am weitesten links liegende offene Gleisfeld einer Linie und bringt 1 SP. Eine fertige Linie bekommt einen Prellbock. Stein und Eisen kommen vom Lagerplatz oder aus dem Beutel.
hill-help-build = F7: Baue auf einem offenen Bahnhofsfeld einer Karte ohne Geröll und Bautrupp; ein Gleis ist nicht nötig. Du erhältst den Bonus, dann darf dein Vermesser dorthin. Für Gleise und Bahnhöfe zusammen hast du 16 Plättchen.
hill-help-visit-after = F7: Steht niemand auf der Karte des neuen Bahnhofs, darf dein Vermesser dorthin und führt sofort die Aktion aus.
hill-help-flip-ferry = F7: Drehe beliebige eigene Karten um, auch die gerade genutzte; diese wird am Ende des Zuges noch einmal umgedreht.
hill-help-score-bridge = F7, F9: Du darfst eine Karte werten wie im Pub; der neue Bahnhof zählt für die Grenze.
hill-help-visit = F8: Der Vermesser geht auf ein freies Feld, bei dem ein Bahnhof gebaut ist, oder zu einem Startbahnhof, und führt die Aktion aus. Startbahnhöfe geben auch ihre Fahrkarte. Im Pub wertest du eine Karte (F9).
hill-help-score = F9: Lege eine deiner Karten auf den Wertungsstapel und nimm eine vom selben Typ aus dem Vorrat, goldene Seite oben. Du brauchst mehr Bahnhöfe als gewertete Karten.
hill-help-ticket = F3.3, C5 Travel Agent: Nimm eine Fahrkarte im Spiel, die du noch nicht hast; dein Vermesser bleibt, wo er ist. Karten, die eine Fahrkarte verlangen, kannst du dann auf dieser Linie nutzen.
hill-help-gain = F4.3: Jeder Rohstoff kommt nach Wahl vom Lagerplatz oder aus dem Beutel. Nimmst du den letzten vom Lagerplatz, wird aufgefüllt (F4.1).
hill-help-pay = F8: Du darfst den Preis der Vermesser-Aktion zahlen und bekommst, was sie gibt, oder du verzichtest. Eisen und Stein kommen in den Beutel, Geröll und Fahrgäste in den allgemeinen Vorrat.
hill-help-keep = F3.3: Behalte die angegebene Zahl der gezogenen Klötzchen; die anderen kommen auf den Lagerplatz, wo ihr beide sie nehmen könnt.
hill-help-flip = F3.2: Du darfst andere eigene Karten umdrehen, ohne sie zu nutzen. Die genutzte Karte wird ohnehin umgedreht.

# Was sich vereinbaren lässt und was Bots mögen
about-foothills = Für 2 Spieler: acht Bahnlinien im Hügelland und je fünf Aktionskarten, die nach dem Einsatz umgedreht werden.
scenario-standard = Standard
option-swap-colours = Farben getauscht
style-stations = baut gern Bahnhöfe
style-passengers = mag Fahrgäste
style-cards = wertet gern Karten

# Was gezogen wurde
hill-dealt-out = Nicht im Spiel: { $one } und { $other }
hill-dealt-cubes = Gezogen: { $cubes }
hill-dealt-aside = Nicht im Vorrat: { $card }
hill-dealt-start = Startspieler: { $who }
