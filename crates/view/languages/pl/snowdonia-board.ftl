# The board of Snowdonia.

# Panele
panel-mountain = Góra i linia
panel-actions = Akcje
panel-weather = Pogoda i tempo pracy
panel-yard = Skład i worek
panel-events = Tor wydarzeń
panel-office = Biuro kontraktów
panel-shed = Zajezdnia
panel-players = Gracze

# Przyciski na planszy
target-place = { $space }: { $what }
target-does = Co się tam dzieje: { $does }.
group-make = Wytwórz w Przetapianiu
group-take = Weź ze Składu
group-move = Przenieś robotnika z { $space } na
group-weather = Nowy środkowy dysk pogody
group-keep = Zatrzymaj jeden z nich
group-ways = Inne sposoby zapłaty
face-no-hire = Nie
face-pay = Zapłać
face-return = Oddaj

# Pola akcji
does-yard = do { $n } kostek, 1 węgiel
space-free = Pole { $space }, wolne
space-fog = Pole { $space }, zamknięte przez mgłę
space-taken = Pole { $space }: robotnik gracza { $who }

# Trasa
station-label = Stacja { $number } { $name }, geodeta { $vp } PZ
surveyor-of = Geodeta gracza { $who }
terminus-of = Znacznik gracza { $who } na stacji końcowej
cell-label = { $name }: { $what }, { $vp } PZ
track-unknown = Karta toru { $number }, jeszcze nie wyłożona

# Pogoda i wydarzenia
weather-now = Ta runda
weather-next = Następna runda
weather-then = Potem
weather-back = Następna karta
weather-deck = Talia { $deck }, odrzucone { $discards }
weather-rates = wykopy { $dig }, tory { $lay }
weather-fog-closes = B i D zamknięte
weather-fog-light = ostatnie pola B i D zamknięte
rate-excavate = Wykopy
rate-lay = Układanie torów
event-back = potem { $first }–{ $last } wracają do worka
event-next = następne
event-amount = { $event } { $n }

# Karty i gracze
office-discarded = odrzucany po tej rundzie, jeśli nikt go nie weźmie
contract-used = zużyty
contract-progress = { $card }; dotąd: { $have }
player-starts = pierwszy gracz
player-labourers = Robotnicy do przydzielenia: { $home }; przy pracy: { $out }
player-pub = Pub
player-in-pub = trzeci robotnik w pubie
player-no-train = Bez pociągu
score-now = { $points } PZ
score-details = Punkty, gdyby gra skończyła się teraz
