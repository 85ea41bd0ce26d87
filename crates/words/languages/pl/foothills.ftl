# Rzeczy i miejsca
hill-line = linia { $id } { $name }
hill-space = { $station }, budynek { $number }
hill-pub = pub
hill-home = dom
hill-from-yard = ze Składu
hill-from-bag = z worka
hill-golden = złota
hill-grey = szara
hill-either = { $n } (ruda lub kamień)
hill-resources = { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
}

# Działanie kart i geodety
hill-do-nothing = nic
hill-do-take = weź ze Składu najwyżej { $resources }
hill-do-take-tickets = weź ze Składu po 1 surowcu za każdy bilet, najwyżej { $n }
hill-do-dig = usuń { $rubble } z jednej linii
hill-do-dig-two = usuń { $rubble } z jednej lub dwóch linii
hill-do-dig-ticket = usuń { $rubble } z linii, do której masz bilet
hill-do-dig-share = usuń { $rubble } z jednej linii; przeciwnik dostaje z tego { $n }
hill-do-once = { $what }
hill-do-times = najwyżej { $n } razy: { $what }
hill-do-or = { $one } lub { $other }
hill-do-track = tor (cena: { $price })
hill-do-track-ticket = tor na linii, do której masz bilet (cena: { $price })
hill-do-iron = 1 ruda (cena: { $price })
hill-do-stone = 1 kamień (cena: { $price })
hill-do-build = zbuduj stację
hill-do-build-ticket = zbuduj stację na linii, do której masz bilet
hill-do-build-track = zbuduj stację na linii, na której masz bilet i tor
hill-do-build-more = { $what }, koszt większy o: { $goods }
hill-do-build-less = { $what }, o 1 kamień taniej (bez kamienia w koszcie: o 1 rudę)
hill-do-build-plain = { $what }, bez premii
hill-do-build-points = { $what }, dodatkowo { $points }
hill-do-visit = geodeta: { $places }
hill-to-any = dowolne dostępne pole
hill-to-ticket = pole linii, do której masz bilet
hill-to-start = stacja początkowa
hill-to-own = karta z twoją stacją
hill-to-adjacent = sąsiednie pole
hill-do-ticket = weź bilet, którego nie masz
hill-do-draw = wylosuj z worka { $resources }
hill-do-draw-keep = wylosuj z worka { $resources }, zachowaj { $n }
hill-do-fill = dolosuj do Składu { $n ->
    [one] { $n } kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
}
hill-do-fill-up = uzupełnij Skład do { $n } kostek
hill-do-flip = na koniec odwróć najwyżej { $n ->
    [one] { $n } inną kartę
    [few] { $n } inne karty
   *[many] { $n } innych kart
}
hill-do-gain = dostajesz: { $goods }
hill-do-pay = płacisz: { $price }; dostajesz: { $goods }
hill-do-choose = weź z worka { $cubes }, zachowaj { $n }
hill-do-summit = weź żeton szczytu
hill-do-built-flip = po zbudowaniu: odwróć dowolne swoje karty
hill-do-built-score = po zbudowaniu: zapunktuj kartę
hill-then = { $one }, potem { $other }

# Co liczą zapunktowane karty
hill-scores-passengers = pasażerowie
hill-scores-tracks = tory
hill-scores-stations = stacje
hill-scores-tickets = bilety
hill-scores-cards = zapunktowane karty

# Dziennik
hill-fact-left-out = Poza grą: { $one } i { $other }.
hill-fact-yard = W Składzie: { $cubes }.
hill-fact-aside = Poza zasobami: { $card }.
hill-fact-starts = Pierwszy gracz: { $who }.
hill-fact-turn = Tura { $n }: { $who }
hill-fact-skipped = { $who } nie może użyć żadnej karty i traci turę.
hill-fact-used = { $who } używa karty { $card } (strona { $side }).
hill-fact-took = { $who } bierze { $cubes } { $from }.
hill-fact-paid = { $who } płaci { $goods }.
hill-fact-dug = { $who } usuwa { $rubble }: { $station }.
hill-fact-cleared = { $station }: gruz usunięty, { $who } dostaje { $points }.
hill-fact-rubble = { $who } dostaje z ogólnych zasobów { $rubble }.
hill-fact-shared = { $who } dostaje z tego { $rubble }.
hill-fact-track = { $who } układa tor: { $station }, { $line }: { $points }.
hill-fact-buffer = Kozioł oporowy { $n }: { $line } jest ukończona.
hill-fact-built = { $who } buduje: { $space }; razem: { $stations }.
hill-fact-passengers = { $who } dostaje { $passengers }.
hill-fact-points = { $who } dostaje { $points }.
hill-fact-surveyor = { $who } przesuwa geodetę: { $place }.
hill-fact-ticket = { $who } bierze bilet: { $station }.
hill-fact-summit = { $who } bierze żeton szczytu.
hill-fact-summit-from = { $who } przejmuje żeton szczytu; poprzedni właściciel: { $other }.
hill-fact-scored = { $who } punktuje kartę { $card } i bierze { $replacement }.
hill-fact-scored-only = { $who } punktuje kartę { $card }; nie ma karty na wymianę.
hill-fact-flipped = { $who } odwraca kartę { $card }: teraz { $side }.
hill-fact-drawn = Wylosowane do Składu: { $cubes }.
hill-fact-drawn-for = { $who } losuje z worka: { $cubes }.
hill-fact-kept = { $who } zachowuje { $cubes }; do Składu: { $rest }.
hill-fact-navvy = Kopacze przychodzą: { $station }, usunięte: { $rubble }.
hill-fact-navvy-missing = Powinni przyjść kopacze, ale nie ma żetonu albo wolnego miejsca.
hill-fact-events-back = Do worka wraca: { $cubes }.
hill-fact-end = Zbliża się koniec: gra kończy się turą { $n }.
hill-fact-over = Koniec gry.

# O co pyta gra, krótko
hill-asked-setup-take = pierwsze surowce
hill-asked-card = wybór karty
hill-asked-take = branie surowców
hill-asked-dig = usuwanie gruzu
hill-asked-trade = tory i wymiana
hill-asked-build = budowa stacji
hill-asked-visit-after = geodeta na nową stację
hill-asked-flip-ferry = odwracanie kart dzięki nowej stacji
hill-asked-score-bridge = punktowanie karty dzięki nowej stacji
hill-asked-visit = ruch geodety
hill-asked-score = punktowanie karty
hill-asked-ticket = wzięcie biletu
hill-asked-gain = skąd pochodzi surowiec
hill-asked-pay = zapłata za akcję geodety
hill-asked-keep = które kostki zachować
hill-asked-flip = odwracanie kart na koniec tury

# O czym decyduje los, krótko
hill-chance-out = linie poza grą
hill-chance-yard = pierwsze surowce Składu
hill-chance-aside = karta typu { $type }, która nie trafi do zasobów
hill-chance-start = pierwszy gracz
hill-chance-draw = kostki do Składu: { $n }
hill-chance-resources = surowce dla gracza: { $n }

# Odmowy; przed nimi stoi numer zasady
hill-no-other = to dotyczy czegoś innego ({ $tried }); teraz: { $asked }
hill-no-chance-first = najpierw losowanie: { $chance }
hill-no-decision-first = najpierw decyzja: { $asked }
hill-no-other-chance = teraz losuje się coś innego: { $chance }
hill-no-over = partia jest skończona
hill-no-pass = nie możesz spasować: { $asked }
hill-no-own-card = { $card } nie jest twoją kartą
hill-no-action = { $card } (strona { $side }) nic teraz nie daje: { $lack }
hill-no-take-count = liczba wziętych: { $taken }; dozwolone od { $least } do { $most }
hill-no-yard = chcesz wziąć: { $goods }; w Składzie: { $have ->
    [0] brak
   *[other] { $have }
}
hill-no-line = { $line } jest poza grą
hill-no-rubble = { $line } nie ma gruzu
hill-no-ticket-line = nie masz biletu na tę linię: { $line }
hill-no-two-lines = { $rubble }: wszystko z tej samej linii
hill-no-same-cube = { $one } i { $other } dałyby tę samą kostkę: { $station }
hill-no-track-here = tu nie można ułożyć toru: { $asked }
hill-no-track-space = { $line } nie ma otwartego pola toru
hill-no-name-resources = podaj, czym płacisz za tor (liczba surowców: { $n })
hill-no-fixed-price = cena jest stała; niczego nie trzeba podawać
hill-no-resource-count = podane: { $given }, tor kosztuje { $price }
hill-no-tile = nie masz już płytek; wszystkie ({ $n }) są ułożone
hill-no-offer = ta akcja tego nie daje: { $resource }
hill-no-source = { $resource }: nie ma { $from }
hill-no-card-play = { $station } jest poza grą
hill-no-built = { $space }: zajęte, właściciel: { $who }
hill-no-clear = { $station }: leży tam jeszcze { $rubble }
hill-no-navvy = { $station }: leży żeton kopaczy
hill-no-order = stacje buduje się po kolei; następna: { $space }
hill-no-ticket-card = nie masz biletu: { $station }
hill-no-ticket-track = { $station }: na żadnej linii nie masz jednocześnie biletu i toru
hill-no-name-extra = podaj dodatkowy surowiec
hill-no-extra = nie trzeba płacić nic dodatkowo
hill-no-surveyor-space = { $station } nie ma pola geodety
hill-no-occupied = { $place }: zajęte, stoi tam { $who }
hill-no-available = { $station }: nie zbudowano tam jeszcze stacji
hill-no-already = twój geodeta już tam jest: { $place }
hill-no-pub = ta akcja nie prowadzi do pubu
hill-no-home = ta akcja nie prowadzi do domu
hill-no-scoring = musisz mieć więcej stacji niż zapunktowanych kart: stacje { $stations }, karty { $scored }
hill-no-start = { $station } nie jest stacją początkową
hill-no-own-station = { $station }: nie ma tam twojej stacji
hill-no-adjacent = { $station }: to nie jest sąsiednie pole
hill-no-new = { $station } nie jest kartą nowej stacji
hill-no-supply = karty { $card } nie ma w zasobach
hill-no-type = { $card } jest innego typu, potrzebny { $type }
hill-no-replacement = w zasobach jest karta na wymianę za { $card }: podaj ją
hill-no-ticket-play = bilet { $station } jest poza grą
hill-no-ticket-owned = masz już ten bilet: { $station }
hill-no-keep = liczba zachowanych: { $kept }; musi być { $must }
hill-no-hand = chcesz zachować: { $goods }; wylosowano: { $have }
hill-no-in-use = karta { $card } jest właśnie używana i tak czy inaczej się odwróci
hill-no-flip = za dużo kart: { $given }; możesz odwrócić najwyżej { $most }
hill-no-draw = wylosowano kostek: { $drawn }; musi być { $must }
hill-no-bag = wylosowane: { $goods }; w worku: { $have ->
    [0] brak
   *[other] { $have }
}
hill-no-events = kostki wydarzeń zostają tym razem w worku
hill-no-aside-type = { $card } jest innego typu, potrzebny { $type }
hill-no-neutral = { $card } nie jest neutralna
hill-lack-yard = Skład jest pusty
hill-lack-bag = w worku nie ma nic odpowiedniego
hill-lack-ticket = potrzebujesz biletu
hill-lack-trade = nie można ułożyć toru ani niczego wymienić
hill-lack-station = nie można zbudować ani opłacić żadnej stacji
hill-lack-visit = geodeta nie może się ruszyć
hill-lack-ticket-left = masz już wszystkie bilety
hill-lack-gain = nie ma czego dostać albo nie stać cię na cenę

# Pytania
hill-ask-setup-take = { $who }: weź pierwsze surowce. W Składzie: { $yard }.
hill-ask-card = { $who }: której karty używasz?
hill-ask-take = { $who }: weź ze Składu najwyżej { $n }: { $yard }.
hill-ask-dig = { $who }: skąd usuwasz gruz?
hill-ask-trade = { $who }: ułóż tor albo wymień. Masz { $goods }.
hill-ask-build = { $who }: którą stację budujesz? Masz { $goods }.
hill-ask-visit-after = { $who }: przesuwasz geodetę na nową stację?
hill-ask-flip-ferry = { $who }: które swoje karty odwracasz?
hill-ask-score-bridge = { $who }: zapunktujesz kartę?
hill-ask-visit = { $who }: dokąd idzie geodeta?
hill-ask-score = { $who }: którą kartę punktujesz?
hill-ask-ticket = { $who }: który bilet bierzesz?
hill-ask-gain = { $who }: skąd bierzesz surowiec? Skład: { $yard }; worek: { $bag }.
hill-ask-pay = { $who }: płacisz za akcję geodety? Masz { $goods }.
hill-ask-keep = { $who }: co zachowujesz? Wylosowane: { $hand }.
hill-ask-flip = { $who }: które inne karty odwracasz?

# Wybory słowami
hill-choice-take = weź { $cubes }
hill-choice-dig = gruz: { $line }
hill-choice-dig-two = po 1 gruzie: { $one } i { $other }
hill-choice-track = tor: { $line }
hill-choice-track-with = tor: { $line }, za { $cubes }
hill-choice-fetch = { $cube } { $from }
hill-choice-build = zbuduj: { $space }, koszt: { $paid }
hill-choice-build-bonus = zbuduj: { $space }, koszt: { $paid }; { $bonus }
hill-choice-visit = geodeta: { $place }
hill-choice-visit-for = geodeta: { $place } ({ $action })
hill-choice-score = zapunktuj { $card }, weź { $replacement }
hill-choice-score-only = zapunktuj { $card }
hill-choice-ticket = bilet: { $station }
hill-choice-pay = zapłać
hill-choice-keep = zachowaj { $cubes }
hill-choice-flip = odwróć { $cards }
hill-choice-pass = Pas

# Co trzeba wylosować
hill-deal-out = Które dwie linie są poza grą? Na przykład: { $example }
hill-deal-yard = Pierwsze surowce Składu. Na przykład: { $example }
hill-deal-aside = Która neutralna karta typu { $type } nie trafi do zasobów? Na przykład: { $example }
hill-deal-start = Kto jest pierwszym graczem? Na przykład: { $example }
hill-deal-draw = Wylosujcie kostki z worka do Składu, liczba: { $n }. Na przykład: { $example }
hill-deal-resources = Wylosujcie surowce z worka (kostki wydarzeń zostają w nim), liczba: { $n }. Na przykład: { $example }

# Sytuacja na planszy
hill-place-turn = Tura { $n }
hill-place-setup = Przygotowanie
hill-place-start = Pierwszy gracz: { $number } { $who }
hill-place-last = koniec po turze { $n }
hill-place-yard = Skład
hill-place-bag = Worek
hill-place-events = kostki wydarzeń na płytce: { $n }
hill-place-navvies = pozostałe żetony kopaczy: { $n }
hill-place-buffers = kozły oporowe: { $n } z { $all }
hill-place-lines = Linie
hill-place-buffer = KOZIOŁ OPOROWY
hill-place-bonus = premia { $points }
hill-place-shared = patrz { $line }
hill-place-start-card = stacja początkowa
hill-place-navvy = KOPACZE
hill-place-track = tor { $what }
hill-place-open = otwarty
hill-place-blocked = zablokowany
hill-place-station = budynek { $number }: { $what }
hill-place-surveyor = geodeta: { $action }
hill-place-here = tu: { $numbers }
hill-place-tickets = pozostałe bilety: { $n }
hill-place-supply = Karty w zasobach
hill-place-card = { $card }: { $action } (liczy: { $scores })
hill-place-own-card = { $card }, strona { $side }: { $action }; druga strona: { $other } (liczy: { $scores })
hill-place-cards = Karty: { $number } { $who }
hill-place-scored = zapunktowane: { $cards }
hill-place-summit = żeton szczytu
hill-head-player = Gracz
hill-head-colour = kolor
hill-head-iron = ruda
hill-head-stone = kamień
hill-head-rubble = gruz
hill-head-passengers = pasażerowie
hill-head-tracks = tory
hill-head-stations = stacje
hill-head-tickets = bilety
hill-head-points = PZ
hill-head-surveyor = geodeta
hill-colour-blue = niebieski
hill-colour-green = zielony
hill-place-legend = [n] należy do gracza n, * pierwszy gracz, > ma ruch

# Podsumowanie punktów
hill-item-chits = żetony
hill-item-line = najwięcej stacji, { $line } ({ $n })
hill-item-card = { $card }: { $scores } ({ $n })
hill-item-passengers = { $passengers }
hill-item-summit = żeton szczytu
hill-heading-chits = Żetony
hill-heading-lines = Premie linii
hill-heading-cards = Zapunktowane karty
hill-heading-passengers = Pasażerowie
hill-heading-summit = Szczyt

# Pomoc do bieżącej decyzji
hill-help-setup-take = F2.7: każdy bierze ze Składu 2 dowolne surowce, pierwszy gracz jako ostatni. Składu się nie uzupełnia.
hill-help-card = F3.1: użyj widocznej strony jednej ze swoich kart; przynajmniej część musi być możliwa. Potem karta zostaje odwrócona. Złote strony to akcje główne, szare są na każdej karcie inne.
hill-help-take = F3, F4.1: weź surowce ze Składu. Kto weźmie ostatni, od razu losuje do Składu 6 kostek; każda kostka wydarzenia sprowadza kopaczy.
hill-help-dig = F3 B: gruz z kart linii usuwa się od lewej do prawej; brakujące kostki bierze się z ogólnych zasobów. Każda oczyszczona karta daje 1 PZ.
hill-help-trade = F3 C, F6: tor układa się na pierwszym od lewej otwartym polu linii; daje 1 PZ. Ukończona linia dostaje kozioł oporowy. Kamień i ruda pochodzą ze Składu albo z worka.
hill-help-build = F7: buduj na dowolnym wolnym polu stacji na karcie bez gruzu i bez kopaczy; tor nie jest potrzebny. Dostajesz premię, a potem geodeta może tam pójść. Na tory i stacje masz razem 16 płytek.
hill-help-visit-after = F7: jeśli na karcie nowej stacji nikt nie stoi, twój geodeta może tam pójść i od razu wykonać akcję.
hill-help-flip-ferry = F7: odwróć dowolne swoje karty, nawet tę, której używasz; na koniec tury odwróci się ona jeszcze raz.
hill-help-score-bridge = F7, F9: możesz zapunktować kartę tak jak w pubie; nowa stacja wlicza się do limitu.
hill-help-visit = F8: geodeta idzie na wolne pole, przy którym zbudowano stację, albo na stację początkową, i wykonuje akcję. Stacje początkowe dają też bilet. W pubie punktujesz kartę (F9).
hill-help-score = F9: odłóż jedną ze swoich kart na stos punktacji i weź z zasobów kartę tego samego typu, złotą stroną do góry. Musisz mieć więcej stacji niż zapunktowanych kart.
hill-help-ticket = F3.3, C5 Travel Agent: weź dostępny bilet, którego jeszcze nie masz; geodeta zostaje na miejscu. Na tej linii możesz potem używać kart, które wymagają biletu.
hill-help-gain = F4.3: każdy surowiec bierzesz ze Składu albo z worka, jak wolisz. Ostatni ze Składu powoduje jego uzupełnienie (F4.1).
hill-help-pay = F8: możesz zapłacić cenę akcji geodety i dostać to, co ona daje, albo zrezygnować. Ruda i kamień trafiają do worka, gruz i pasażerowie do ogólnych zasobów.
hill-help-keep = F3.3: zachowaj podaną liczbę wylosowanych kostek; reszta trafia do Składu, skąd może ją wziąć każdy z graczy.
hill-help-flip = F3.2: możesz odwrócić inne swoje karty bez ich używania. Karta, której używasz, i tak się odwróci.

# Co można ustalić i co lubią boty
about-foothills = Dla 2 graczy: osiem linii kolejowych wśród wzgórz i po pięć kart akcji, które po użyciu się odwracają.
scenario-standard = Standardowy
option-swap-colours = Zamienione kolory
style-stations = lubi stacje
style-passengers = lubi pasażerów
style-cards = lubi punktować karty

# Co wylosowano
hill-dealt-out = Poza grą: { $one } i { $other }
hill-dealt-cubes = Wylosowane: { $cubes }
hill-dealt-aside = Poza zasobami: { $card }
hill-dealt-start = Pierwszy gracz: { $who }
