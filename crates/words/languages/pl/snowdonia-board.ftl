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
event-means-excavate = Wykopy: z tylu miejsc z gruzem, ile wynosi tempo pracy, gruz zostaje usunięty, od najniższego. Nikt nie dostaje gruzu ani znacznika (V1).
event-means-lay = Układanie torów: zostaje ułożonych tyle torów, ile wynosi tempo pracy, od najniższego. Nie należą do nikogo (V2).
event-means-station = Ukończenie stacji: najniższa stacja, na której jest jeszcze coś do zrobienia, zostaje zamknięta. Jej gruz wychodzi z gry, nikt już tam nie buduje; znaczniki zostają i liczą się (V3).
event-means-trains = Od teraz w obszarze E można kupować pociągi (V4).
event-means-maintenance = Utrzymanie: każdy, kto ma pociąg, płaci 1 stal, odrzuca kontrakt utrzymania albo zwraca pociąg (V5).

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
