# Was der Tisch von Foothills zeigt.
hill-panel-lines = Linien und Bahnhöfe
hill-panel-stock = Lagerplatz und Beutel
hill-panel-player = { $who }
hill-panel-supply = Aktionskarten im offenen Vorrat

# Was wo liegt
hill-see-no-lines = Die Linien stehen noch nicht fest.
hill-see-begins = Startspieler: { $who }
hill-see-track = Gleis von { $who }
hill-see-track-open = freies Gleisfeld
hill-see-station = { $space }: gebaut von { $who }
hill-see-navvy = hier arbeitet ein Bautrupp
hill-see-surveyor = Vermesser von { $who }
hill-see-ticket = Fahrkarte: { $station }
hill-see-start = Startbahnhof: immer offen, gibt seine Fahrkarte
hill-see-order = die Bahnhöfe werden der Reihe nach gebaut
hill-see-no-surveyor = kein Vermesserfeld
hill-see-card-action = siehe Karte
hill-see-buffer = Prellbock: diese Linie ist fertig
hill-see-bonus = Linienbonus: am Ende { $points } für die meisten Bahnhöfe
hill-see-home = { $who }: zu Hause
hill-see-pub = Pub
hill-see-hand = Aus dem Beutel gezogen: Was behältst du?
hill-see-left = Noch verfügbar
hill-see-buffers-left = Prellböcke übrig: { $n }
hill-see-no-supply = keine Karte mehr
hill-see-tiles = Plättchen übrig: { $n }
hill-see-chits = Siegpunktplättchen: { $n }
hill-see-total = { $points } SP
hill-see-pile = Gewertete Karten
hill-see-in-use = in Gebrauch
hill-see-together = auch umdrehen
hill-see-score = ★ werten
hill-see-score-for = ★ dafür { $card }

# Wozu die Dinge da sind
hill-about-yard = Von hier nimmst du Rohstoffe. Wer den letzten nimmt, zieht sofort { $n } Klötzchen aus dem Beutel; jeder Ereignisstein darunter bringt einen Bautrupp. Liegen am Ende eines Zuges { $most } oder mehr Ereignissteine, kommen alle zurück in den Beutel.
hill-about-bag = Was noch gezogen werden kann: Der Inhalt ist bekannt, die Reihenfolge nicht.
hill-ways-track = Linie { $line }: Gleis legen, Bezahlung wählen
hill-ways-station = { $space }: Bezahlung wählen
hill-ways-dig = { $line }: Geröll hier und auf einer zweiten Linie entfernen
hill-about-total = Punkte, wenn die Partie jetzt zu Ende wäre.
hill-about-card = { $side } oben: { $action }. Andere Seite: { $other }. Im Pub gewertet: { $worth }.

# Was gewertete Karten bringen
hill-worth-passengers = 1 SP je 2 Fahrgäste
hill-worth-tracks = 1 SP je 2 Gleise
hill-worth-stations = 1 SP je Bahnhof
hill-worth-tickets = 1 SP je Fahrkarte
hill-worth-cards = 1 SP je gewertete Karte
