list-nothing = nic
list-and = { $first } i { $last }
seat-name = gracz { $number }

# Podsumowanie punktów
score-title = Punkty: { $who }
score-total = Razem
score-winner = Zwycięstwo: { $who }
score-tie = Remis: { $who }
score-solo = Wynik: { $points } PZ
score-leader = Na prowadzeniu: { $who }
score-none = jeszcze bez punktów

# Zapis
fault-notation = „{ $text }” jest niezrozumiałe; oczekiwano na przykład: { $expected }

# Przygotowanie
fault-scenario = nie ma scenariusza „{ $given }”; znane: { $known }
fault-edition = nie ma wydania „{ $given }”; znane: { $known }
fault-edition-missing = trzeba podać wydanie; znane: { $known }
fault-edition-none = ta gra nie ma wydań, a podano „{ $given }”
fault-option = nie ma opcji „{ $given }”; znane: { $known }
fault-option-none = nie ma opcji „{ $given }”; ta gra nie ma żadnych
fault-excluding = opcje „{ $one }” i „{ $other }” wykluczają się
fault-option-order = opcje nie są posortowane albo się powtarzają: „{ $given }”
fault-seats = zła liczba graczy ({ $given }): scenariusz wymaga od { $least } do { $most }
fault-seats-exactly = zła liczba graczy ({ $given }): scenariusz wymaga dokładnie { $least }
fault-solo-option = gra solo podaje dokładnie jedną ze swoich opcji solo, { $given ->
    [0] nie podano żadnej
   *[other] podano { $given }
}; znane: { $known }
fault-solo-option-none = tylko gra solo podaje opcję solo
fault-version = wersja zasad { $given } nie jest tu znana, najnowsza to { $newest }
fault-components = zapis powstał z innymi elementami ({ $given }), tutaj są { $here }
components-built-in = wbudowane

# Zapisy gier
fault-line = wiersz { $line }: { $fault }
fault-over = gra jest skończona
fault-chance-first = najpierw musi zdecydować los
fault-decision-first = najpierw wybiera { $who }
fault-other-seat = teraz wybiera { $who }
fault-undo = nie można cofnąć { $asked ->
    [one] { $asked } kroku
    [few] { $asked } kroków
   *[many] { $asked } kroków
}, { $there ->
    [one] jest { $there }
    [few] są { $there }
   *[many] jest { $there }
}
fault-game = zapis należy do gry „{ $given }”, nie „{ $here }”
fault-other-setup = zasady przygotowano do innego układu niż w zapisie
fault-result-soon = tu stoi wynik, ale gra się nie skończyła
fault-result = wynik to { $here }, nie { $given }
fault-digest = suma kontrolna sytuacji to { $here }, nie { $given }
remark-older-digest = suma kontrolna jest starszego rodzaju i nie została porównana
remark-older-digests = { $records ->
    [one] { $records } zapis ma sumę kontrolną starszego rodzaju, której nie porównano
    [few] { $records } zapisy mają sumy kontrolne starszego rodzaju, których nie porównano
   *[many] { $records } zapisów ma sumy kontrolne starszego rodzaju, których nie porównano
}
fault-seed = ziarno nie jest tym, które przyrzeczono
fault-nothing = nie ma w nim żadnej gry
fault-second-game = tu zaczyna się druga gra, oczekiwano tylko jednej
fault-not-utf8 = to nie jest tekst UTF-8
fault-carriage-return = wiersz kończy się znakiem powrotu karetki
fault-control = wiersz zawiera znak sterujący
fault-long-line = wiersz jest dłuższy niż dozwolone { $most } B
fault-many-lines = gra ma za dużo wierszy, wolno najwyżej { $most }
fault-no-line-end = ostatni wiersz nie ma końca; plik może być ucięty
fault-newer-form = zapis ma nowszą postać, niż zna ten program
fault-header-expected = oczekiwano tu wiersza takiego jak „{ $line }”
fault-header-order = wiersz „{ $line }” powtarza się albo stoi w złym miejscu
fault-header-value = to, co stoi po pierwszym słowie, jest błędne; oczekiwano na przykład „{ $line }”
fault-options-unsorted = opcje nie są posortowane albo się powtarzają
fault-seat-number = miejsca liczy się od 1 bez przerw, najwyżej pięć
fault-unknown-line = taki wiersz nie może stać między krokami
fault-step-seat = gra nie ma takiego miejsca
fault-step-text = krok składa się ze słów oddzielonych pojedynczymi spacjami
fault-undo-number = undo wymaga liczby od 1
fault-undo-many = undo cofa więcej kroków, niż ich jest: { $there }
fault-result-points = punkty zapisuje się jak 31 albo 31.5
fault-result-seats = musi być wynik dla każdego miejsca
fault-digest-form = suma kontrolna ma 32 cyfry szesnastkowe, w starszych zapisach 16
fault-seed-form = ziarno ma 64 cyfry szesnastkowe
fault-twice = ten wiersz się powtarza
fault-after-result = po wyniku nie może być kroków
fault-before-result = ten wiersz może stać tylko po wyniku
fault-unreadable = wiersza nie dałoby się odczytać tak samo
fault-name-empty = nazwa ma co najmniej jeden znak
fault-name-long = nazwa ma najwyżej 40 znaków
fault-name-untrimmed = nazwa nie zaczyna się ani nie kończy spacją
fault-name-control = nazwa nie zawiera znaków sterujących

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
lack-goods = potrzeba: { $goods }, { $have ->
    [0] brak
   *[other] jest { $have }
}
