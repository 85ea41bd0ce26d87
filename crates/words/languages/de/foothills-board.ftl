# Was der Tisch von Foothills zeigt.
hill-panel-lines = Linien und Bahnhöfe
hill-panel-stock = Lagerplatz und Beutel
hill-panel-player = { $who }: Besitz und Aktionskarten
hill-panel-supply = Aktionskarten in der offenen Vorrat
hill-panel-score = Punkte bisher

# Was wo liegt
hill-see-no-lines = Die Linien sind noch nicht bestimmt.
hill-see-begins = beginnt: { $who }
hill-see-track = Gleis von { $who }
hill-see-track-open = freies Gleisfeld
hill-see-station = { $space }: gebaut von { $who }
hill-see-navvy = hier arbeitet ein Bautrupp
hill-see-surveyor = Vermesser von { $who }
hill-see-ticket = Fahrkarte: { $station }
hill-see-start = Startbahnhof: immer offen, gibt seine Fahrkarte
hill-see-order = die Bahnhöfe werden der Reihe nach gebaut
hill-see-no-surveyor = kein Feld für Vermesser
hill-see-card-action = siehe Karte
hill-see-buffer = Prellbock: diese Linie ist fertig
hill-see-bonus = Linienbonus: am Ende { $points } für die meisten Bahnhöfe
hill-see-home = { $who }: zu Hause
hill-see-pub = Pub
hill-see-hand = Aus dem Beutel gezogen: Was wird behalten?
hill-see-left = Noch vorrätig
hill-see-buffers-left = Prellböcke übrig: { $n }
hill-see-no-supply = keine Karte mehr
hill-see-tiles = Plättchen übrig: { $n }
hill-see-chits = Siegpunktplättchen: { $n }
hill-see-total = { $points } SP
hill-see-pile = Gewertete Karten
hill-see-in-use = in Gebrauch
hill-see-together = mit umdrehen
hill-see-score = ★ werten
hill-see-score-for = ★ dafür { $card }

# Wozu die Dinge da sind
hill-about-yard = Von hier werden Rohstoffe genommen. Wer den letzten nimmt, zieht sofort { $n } Würfel aus dem Beutel; jeder Ereigniswürfel darunter bringt einen Bautrupp. Ab { $most } Ereigniswürfeln am Ende eines Zuges kommen alle zurück in den Beutel.
hill-about-bag = Was noch gezogen werden kann: Der Inhalt ist bekannt, die Reihenfolge nicht.
hill-about-total = Punkte, wenn das Spiel jetzt zu Ende wäre.
hill-about-card = { $side } oben: { $action }. Andere Seite: { $other }. Im Pub gewertet: { $worth }.

# Was gewertete Karten bringen
hill-worth-passengers = 1 SP je 2 Fahrgäste
hill-worth-tracks = 1 SP je 2 Gleise
hill-worth-stations = 1 SP je Bahnhof
hill-worth-tickets = 1 SP je Fahrkarte
hill-worth-cards = 1 SP je gewertete Karte
