# Raporty o równowadze: strona
report-heading = Raport o równowadze
report-setups = { $n ->
    [one] { $n } układ gry
    [few] { $n } układy gry
   *[many] { $n } układów gry
}
report-title = { $game }: { $scenario }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
report-components = elementy { $hash }
report-rules = wersja zasad { $version }
report-from = { $n ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, źródło: { $origin }.
report-from-simulation = symulacja z ziarnem { $seed }, grają: { $bots }
report-intervals = Przedziały są 95-procentowe; próbą są partie, nie miejsca.
report-faults = { $n ->
    [one] { $records } zapis miał błąd i został pominięty.
    [few] { $records } zapisy miały błędy i zostały pominięte.
   *[many] { $records } zapisów miało błędy i zostało pominiętych.
}
report-empty = Nie ma partii do raportu.
report-nav = Układy gry
report-foot = Utworzone przez snowdonia stats. Kolumny i wzory objaśnia docs/reports.md.
report-plot-about = Tabela obok zawiera te same liczby.
report-table = { $name }, tabela
report-range = { $low } do { $high }
report-interval = przedział 95 %
report-name = { $name }

# Co ma każda partia
report-games = partie
report-unfinished = niedokończone, pominięte
report-rounds = { $rounds ->
    [turns] tury
   *[rounds] rundy
}
report-round = { $rounds ->
    [turns] tura
   *[rounds] runda
}
report-by-round = { $title } według { $rounds ->
    [turns] tur
   *[rounds] rund
}
report-rounds-a-game = { $rounds ->
    [turns] tury na partię
   *[rounds] rundy na partię
}
report-rounds-played = { $rounds ->
    [turns] rozegrane tury
   *[rounds] rozegrane rundy
}
report-rounds-played-step = { $rounds ->
    [turns] rozegrane tury
   *[rounds] rozegrane rundy
}, po { $step } na słupek
report-mean-rounds = { $rounds ->
    [turns] średnio tur
   *[rounds] średnio rund
}
report-mean-decisions = średnio decyzji
report-mean-deals = średnio losowań
report-decisions-a-game = decyzje na partię
report-mean-score = średni wynik
report-winners-score = średni wynik zwycięzców
report-shared = dzielone zwycięstwa
report-score = Wynik
report-seat-title = Przewaga miejsc
report-seat-note = Dzielone zwycięstwo rozkłada się na zwycięzców. Miejsca są takie jak w zapisach, nie według kolejności gry.
report-seat = miejsce { $seat }
report-seat-head = miejsce
report-seats = Miejsca
report-seats-head = miejsca
report-seat-share = Udział w zwycięstwach według miejsc
report-seat-score = Średni wynik według miejsc
report-share = udział w zwycięstwach
report-share-axis = udział w zwycięstwach, przedział 95 %
report-points-axis = punkty, przedział 95 %
report-even = po równo
report-mean = średnia
report-length = Długość partii
report-by-length = Partie według długości
report-share-of-games = udział partii
report-share-head = udział
report-sources = Skąd pochodzą punkty
report-sources-note = Średnie punkty miejsc, które wygrały, i wszystkich innych, według źródła.
report-sources-caption = Średnie punkty według źródła
report-by-source = Punkty według źródła
report-source = źródło
report-points = punkty
report-player = gracz
report-winners = zwycięzcy
report-others = inni
report-difference = różnica
report-events = Wydarzenia i zakończenia
report-events-caption = Wydarzenia i zakończenia, razy na partię
report-times = razy na partię
report-times-axis = razy na partię, przedział 95 %
report-what = co
report-in-all = we wszystkich partiach
report-names = Kto grał
report-names-most = { $n } z { $all } nazw, te z największą liczbą miejsc.
report-name-head = nazwa

# Rodzaje elementów. To, co z nimi zrobiono, stoi po „jeśli” i „nie”
report-share-if = { $title }: udział w zwycięstwach, jeśli { $measure }
report-share-short = udział w zwycięstwach, 95 %
report-share-with = udział z
report-score-if = { $title }: wynik, jeśli { $measure }
report-score-short = wynik, 95 %
report-score-with = wynik z
report-without = bez
report-not = nie { $measure }
report-none = W tych partiach niczego z tego nie { $measure }.
report-chapter-note = Kropki: miejsca, które to zrobiły ({ $measure }); pierścienie: pozostałe. Kto prowadzi, może pozwolić sobie na więcej, więc różnica nie dowodzi, że to jej przyczyna.
report-mean-points = średnie punkty
report-a-game = { $measure } na partię
report-by-winner = { $measure } na zwycięzcę
report-by-other = { $measure } na innego gracza
report-held = wzięto
report-played = zagrano
report-scored = zapunktowano
report-bought = kupiono
report-built = zbudowano
report-owned = przejęto
report-laid = ułożono
report-placed = zajęto
report-used = użyto
report-golden = użyto złotej strony
report-grey = użyto szarej strony
report-taken = wzięto
report-visited = odwiedzono
report-kinds-note = Udział każdego rodzaju w partiach, które doszły tak daleko.
report-values-note = Średnie z partii, które doszły tak daleko.

# Wykresy rankingów i ocen
rating-title = { $game }, { $scenario }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}: Elo z przedziałami 95 %
rating-iterations-title = { $game }, { $scenario }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}: siła bota { $bot } a liczba iteracji na decyzję
rating-time-title = { $game }, { $scenario }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}: siła bota { $bot } a milisekundy na decyzję
rating-axis = Elo z przedziałami 95 %
rating-iterations = iteracje, skala logarytmiczna
rating-time = milisekundy, skala logarytmiczna
curve-title = Analiza
curve-about = Czego każde miejsce mogło oczekiwać przed każdym krokiem; cyfry oznaczają najkosztowniejsze decyzje.
curve-share = oczekiwany udział w zwycięstwie
curve-points = oczekiwane punkty
curve-steps = kroki
curve-mark = { $step }: { $made }, lepiej { $best }

# Drukowane przez stats, gauntlet, merge i analyse
lab-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
lab-seed = ziarno { $seed }
stats-games = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}
stats-unfinished = { $n ->
    [one] { $n } niedokończona partia pominięta
    [few] { $n } niedokończone partie pominięte
   *[many] { $n } niedokończonych partii pominiętych
}
stats-seats = Miejsca, przedziały 95 %
stats-page = raport: { $path }
stats-decisions = decyzje: { $path }
gauntlet-even = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}; udział w zwycięstwach { $even } oznacza równą siłę; przedziały 95 %
gauntlet-stopped = { $n ->
    [one] { $n } partia nie skończyła się i została podzielona między wszystkich
    [few] { $n } partie nie skończyły się i zostały podzielone między wszystkich
   *[many] { $n } partii nie skończyło się i zostało podzielonych między wszystkich
}
gauntlet-shard = część { $shard }: { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}; snowdonia merge łączy części
gauntlet-untimed = bez zegara
gauntlet-bot = bot
gauntlet-share = udział
gauntlet-elo = Elo
gauntlet-pairing = para
gauntlet-test = test
gauntlet-against = { $one } przeciw { $other }
gauntlet-points = { $one } : { $other }
gauntlet-stronger = silniejszy o { $by }, nie o { $not } ({ $odds })
gauntlet-undecided = nierozstrzygnięte ({ $odds })
analyse-heading = z punktu widzenia bota { $bot }; udział w zwycięstwie w %, punkty w nawiasach
analyse-how = Jak powstał wynik: początek + los + własne wybory + wybory innych + to, czego bot nie przewidział
analyse-start = początek
analyse-luck = los
analyse-own = własne
analyse-others = inni
analyse-unforeseen = nieprzewidziane
analyse-result = wynik
analyse-expected = oczekiwane na koniec
analyse-best = trafiony najlepszy wybór
analyse-of = { $n } z { $all }
analyse-none = żadna decyzja niczego nie kosztowała
analyse-decision = krok { $step }, runda { $round }, { $who } ({ $asked }): { $loss }
analyse-made = wybrano:
analyse-better = lepiej:
analyse-plot = wykres: { $path }
