list-nothing = nic
list-and = { $first } i { $last }
seat-name = gracz { $number }

# Podsumowanie punktów
score-title = Punkty: { $who }
score-total = Razem
score-winner = Zwycięstwo: { $who }
score-tie = Remis: { $who }
score-solo = Wynik: { $points } PZ
score-par = Dla porównania: z tym pociągiem bot „{ $bot }” zdobywa tu średnio { $mean } pkt (liczba partii: { $games }). Twój wynik jest lepszy niż { $percentile } % jego partii.
score-leader = Na prowadzeniu: { $who }
score-none = jeszcze bez punktów

# Zapis
fault-notation = „{ $text }” jest niezrozumiałe; możliwe jest na przykład: { $expected }

# Przygotowanie
fault-scenario = nie ma scenariusza „{ $given }”; do wyboru: { $known }
fault-edition = nie ma wydania „{ $given }”; do wyboru: { $known }
fault-edition-missing = trzeba podać wydanie; do wyboru: { $known }
fault-edition-none = ta gra nie ma wydań, a podano „{ $given }”
fault-option = nie ma opcji „{ $given }”; do wyboru: { $known }
fault-option-none = nie ma opcji „{ $given }”; ta gra nie ma żadnych
fault-excluding = opcji „{ $one }” i „{ $other }” nie można łączyć
fault-needs = opcja „{ $option }” wymaga opcji „{ $needs }”
fault-option-order = opcje nie są posortowane albo się powtarzają: „{ $given }”
fault-seats = scenariusz jest dla { $least }–{ $most } graczy, nie dla { $given }
fault-seats-exactly = liczba graczy musi wynosić { $least }, a podano { $given }
fault-solo-option = gra solo wymaga dokładnie jednej opcji solo, { $given ->
    [0] nie podano żadnej
   *[other] podano { $given }
}; do wyboru: { $known }
fault-solo-option-none = opcje solo są tylko dla gry solo
fault-version = wersja zasad { $given } nie jest tu znana, najnowsza to { $newest }
fault-components = zapis powstał z innymi elementami ({ $given }); tutaj są { $here }
components-built-in = wbudowane

# Zapisy gier
fault-line = wiersz { $line }: { $fault }
fault-over = partia jest skończona
fault-chance-first = najpierw trzeba coś wylosować
fault-decision-first = najpierw wybiera { $who }
fault-other-seat = teraz kolej gracza { $who }
fault-undo = nie można cofnąć { $asked ->
    [one] { $asked } kroku
    [few] { $asked } kroków
   *[many] { $asked } kroków
}; { $there ->
    [0] nie ma żadnego
    [one] jest tylko { $there }
    [few] są tylko { $there }
   *[many] jest tylko { $there }
}
fault-game = zapis należy do gry „{ $given }”, nie „{ $here }”
fault-other-setup = zapis należy do innego układu gry
fault-result-soon = jest tu wynik, ale partia się nie skończyła
fault-result = wynik to { $here }, nie { $given }
fault-digest = suma kontrolna pozycji to { $here }, nie { $given }
remark-older-digest = suma kontrolna ma starszy format i nie została porównana
remark-older-digests = { $records ->
    [one] { $records } zapis ma sumę kontrolną w starszym formacie, której nie porównano
    [few] { $records } zapisy mają sumy kontrolne w starszym formacie, których nie porównano
   *[many] { $records } zapisów ma sumy kontrolne w starszym formacie, których nie porównano
}
fault-seed = ziarno różni się od zapowiedzianego
fault-nothing = plik nie zawiera żadnej partii
fault-second-game = tu zaczyna się druga partia, oczekiwano tylko jednej
fault-not-utf8 = to nie jest tekst UTF-8
fault-carriage-return = wiersz kończy się znakiem powrotu karetki
fault-control = wiersz zawiera znak sterujący
fault-long-line = wiersz jest dłuższy niż dozwolone { $most } B
fault-many-lines = partia ma za dużo wierszy, dozwolone jest najwyżej { $most }
fault-no-line-end = ostatni wiersz jest niepełny; plik mógł zostać ucięty
fault-newer-form = zapis ma nowszy format, niż zna ten program
fault-header-expected = oczekiwano tu wiersza takiego jak „{ $line }”
fault-header-order = wiersz „{ $line }” powtarza się albo jest w złym miejscu
fault-header-value = reszta tego wiersza jest błędna; oczekiwano na przykład „{ $line }”
fault-options-unsorted = opcje nie są posortowane albo się powtarzają
fault-seat-number = miejsca numeruje się od 1 bez przerw, najwyżej pięć
fault-unknown-line = taki wiersz nie może wystąpić między krokami
fault-step-seat = gra nie ma takiego miejsca
fault-step-text = krok składa się ze słów oddzielonych pojedynczymi spacjami
fault-undo-number = undo wymaga liczby, co najmniej 1
fault-undo-many = undo cofa więcej kroków, niż jest ({ $there })
fault-result-points = punkty zapisuje się jako 31 albo 31.5
fault-result-seats = każde miejsce musi mieć wynik
fault-digest-form = suma kontrolna ma 32 cyfry szesnastkowe (w starszych zapisach 16)
fault-seed-form = ziarno ma 64 cyfry szesnastkowe
fault-twice = ten wiersz się powtarza
fault-after-result = po wyniku nie może być kroków
fault-before-result = ten wiersz może wystąpić tylko po wyniku
fault-unreadable = tego wiersza nie dałoby się ponownie odczytać bez zmian
fault-name-empty = nazwa musi mieć co najmniej jeden znak
fault-name-long = nazwa ma najwyżej 40 znaków
fault-name-untrimmed = nazwa nie może zaczynać się ani kończyć spacją
fault-name-control = nazwa nie może zawierać znaków sterujących

# Rzeczy policzone. Formy -object (biernik) stoją po czasowniku.
n-iron = { $n ->
    [one] { $n } ruda żelaza
    [few] { $n } rudy żelaza
   *[many] { $n } rud żelaza
}
n-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
n-coal = { $n ->
    [one] { $n } węgiel
    [few] { $n } węgle
   *[many] { $n } węgli
}
n-steel = { $n ->
    [one] { $n } pręt stalowy
    [few] { $n } pręty stalowe
   *[many] { $n } prętów stalowych
}
n-rubble = { $n ->
    [one] { $n } kostka gruzu
    [few] { $n } kostki gruzu
   *[many] { $n } kostek gruzu
}
n-event-cubes = { $n ->
    [one] { $n } kostka wydarzenia
    [few] { $n } kostki wydarzeń
   *[many] { $n } kostek wydarzeń
}
n-iron-object = { $n ->
    [one] { $n } rudę żelaza
    [few] { $n } rudy żelaza
   *[many] { $n } rud żelaza
}
n-stone-object = { n-stone }
n-coal-object = { n-coal }
n-steel-object = { n-steel }
n-rubble-object = { $n ->
    [one] { $n } kostkę gruzu
    [few] { $n } kostki gruzu
   *[many] { $n } kostek gruzu
}
n-event-cubes-object = { $n ->
    [one] { $n } kostkę wydarzenia
    [few] { $n } kostki wydarzeń
   *[many] { $n } kostek wydarzeń
}
n-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
n-tracks = { $n ->
    [one] { $n } tor
    [few] { $n } tory
   *[many] { $n } torów
}
n-passengers = { $n ->
    [one] { $n } pasażer
    [few] { $n } pasażerów
   *[many] { $n } pasażerów
}
n-passengers-object = { $n ->
    [one] { $n } pasażera
    [few] { $n } pasażerów
   *[many] { $n } pasażerów
}
n-stations = { $n ->
    [one] { $n } stacja
    [few] { $n } stacje
   *[many] { $n } stacji
}
n-tickets = { $n ->
    [one] { $n } bilet
    [few] { $n } bilety
   *[many] { $n } biletów
}
n-points = { $n } PZ
lack-goods = potrzeba: { $goods }; { $have ->
    [0] nie masz nic
   *[other] masz { $have }
}
# Po „za:”: kontrakty i to, czego używają.
n-tracks-with = { n-tracks }
