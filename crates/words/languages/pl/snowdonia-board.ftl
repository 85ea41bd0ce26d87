# Plansza gry Snowdonia.

# Panele
panel-mountain = Góra i trasa
mountain-zoom = Powiększ
panel-actions = Akcje
panel-weather = Pogoda i tempo pracy
panel-yard = Strefa zasobów i worek
panel-events = Tor wydarzeń
panel-office = Biuro kontraktowe
panel-shed = Zajezdnia kolejowa
panel-players = Gracze

# Przyciski na planszy
target-place = { $space }: { $what }
target-does = Akcja: { $does }.
group-make = Przetapianie: co wytwarzasz
group-take = Weź ze Strefy zasobów
group-move = Przestaw robotnika z { $space } na
group-weather = Nowy środkowy dysk pogodowy
group-keep = Zachowaj jeden z nich
site-ways = { $site }: wybierz zapłatę
face-no-hire = Nie
face-pay = Zapłać
face-return = Oddaj

# Pola akcji
does-yard = do { $n } kostek, { $coal ->
        [one] 1 węgiel
        [few] { $coal } węgle
       *[many] { $coal } węgli
    }
space-free = Pole { $space }, wolne
space-fog = Pole { $space }, zamknięte przez mgłę
space-taken = Pole { $space }: robotnik gracza { $who }

# Trasa
station-label = Stacja { $number } { $name }, geodeta { $vp } PZ
surveyor-of = Geodeta gracza { $who }
terminus-of = Znacznik własności gracza { $who } na stacji końcowej
cell-label = { $name }: { $what }, { $vp } PZ
track-unknown = Karta trasy { $number }, jeszcze nie wyłożona

# Pogoda i wydarzenia
weather-now = Teraz
weather-next = Dalej
weather-then = Potem
weather-back = Talia
weather-deck = Talia: { $deck }, odrzucone: { $discards }
weather-rates = wykopy { $dig }, tory { $lay }
weather-fog-closes = B, D zamknięte
weather-fog-light = ostatnie pola B i D zamknięte
rate-excavate = Wykopy
rate-lay = Układanie torów
event-back = potem { $first }–{ $last } wracają do worka
event-next = Następne, pole { $space }:
event-amount = { $event } { $n }
event-means-excavate = Wykop gruz: usuwa się gruz z tylu miejsc, ile wynosi tempo pracy, od najniższego. Nikt nie dostaje gruzu ani nie kładzie znacznika (V1).
event-means-lay = Połóż tory: układa się tyle torów, ile wynosi tempo pracy, od najniższego. Nie należą do nikogo (V2).
event-means-station = Ukończ stację: najniższa stacja, na której jest jeszcze coś do zrobienia, zostaje zamknięta. Jej gruz wypada z gry i nikt już tam nie buduje; znaczniki zostają i liczą się (V3).
event-means-trains = Od teraz w obszarze E można kupować pociągi (V4).
event-means-maintenance = Utrzymanie pociągów: każdy, kto ma pociąg, płaci 1 pręt stalowy, odrzuca kontrakt utrzymania albo oddaje pociąg (V5).

# Karty i gracze
office-discarded = odrzucany po tej rundzie, jeśli nikt go nie weźmie
contract-used = zużyty
contract-progress = { $card }; dotąd: { $have }
player-surveyor = Geodeta na stacji { $station }
player-starts = pierwszy gracz
player-labourers = Robotnicy do przypisania: { $home }; przy pracy: { $out }
player-pub = Pub
player-in-pub = trzeci robotnik w pubie
player-no-train = Bez pociągu
score-now = { $points } PZ
score-details = Punkty, gdyby gra skończyła się teraz
