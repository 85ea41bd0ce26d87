# Co pokazuje stół gry Foothills.
hill-panel-lines = Linie i stacje
hill-panel-stock = Skład i worek
hill-panel-player = { $who }
hill-panel-supply = Karty akcji w ogólnych zasobach

# Co gdzie leży
hill-see-no-lines = Linie nie zostały jeszcze wybrane.
hill-see-begins = pierwszy gracz: { $who }
hill-see-track = tor: { $who }
hill-see-track-open = wolne pole toru
hill-see-station = { $space }: zbudowana, { $who }
hill-see-navvy = pracują tu kopacze
hill-see-surveyor = geodeta: { $who }
hill-see-ticket = bilet: { $station }
hill-see-start = stacja początkowa: zawsze dostępna, daje swój bilet
hill-see-order = stacje buduje się po kolei
hill-see-no-surveyor = bez pola geodety
hill-see-card-action = patrz karta
hill-see-buffer = kozioł oporowy: ta linia jest ukończona
hill-see-bonus = premia linii: na końcu { $points } za najwięcej stacji
hill-see-home = { $who }: dom
hill-see-pub = Pub
hill-see-hand = Wylosowane z worka: co zachowujesz?
hill-see-left = Jeszcze dostępne
hill-see-buffers-left = pozostałe kozły oporowe: { $n }
hill-see-no-supply = nie ma już kart
hill-see-tiles = pozostałe płytki: { $n }
hill-see-chits = żetony punktów: { $n }
hill-see-total = { $points } PZ
hill-see-pile = Zapunktowane karty
hill-see-in-use = używana
hill-see-together = odwróć także
hill-see-score = ★ zapunktuj
hill-see-score-for = ★ weź { $card }

# Do czego służą rzeczy
hill-about-yard = Stąd bierze się surowce. Kto weźmie ostatni, od razu losuje z worka { $n ->
    [one] { $n } kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
}; każda wylosowana kostka wydarzenia sprowadza kopaczy. Jeśli na koniec tury liczba kostek wydarzeń wynosi { $most } lub więcej, wszystkie wracają do worka.
hill-about-bag = To, co można jeszcze wylosować: zawartość jest znana, kolejność nie.
hill-ways-track = Linia { $line }: połóż tor, wybierz zapłatę
hill-ways-station = { $space }: wybierz zapłatę
hill-ways-dig = { $line }: usuń gruz tutaj i na drugiej linii
hill-about-total = Punkty, gdyby gra skończyła się teraz.
hill-about-card = Strona { $side } na wierzchu: { $action }. Druga strona: { $other }. Zapunktowana w pubie: { $worth }.

# Ile są warte zapunktowane karty
hill-worth-passengers = 1 PZ za 2 pasażerów
hill-worth-tracks = 1 PZ za 2 tory
hill-worth-stations = 1 PZ za stację
hill-worth-tickets = 1 PZ za bilet
hill-worth-cards = 1 PZ za zapunktowaną kartę
