n-markers = { $n ->
    [one] { $n } znacznik własności
    [few] { $n } znaczniki własności
   *[many] { $n } znaczników własności
}
n-sites = { $n ->
    [one] { $n } plac budowy
    [few] { $n } place budowy
   *[many] { $n } placów budowy
}

# Pogoda
weather-sun = słońce
weather-rain = deszcz
weather-fog = mgła
weather-none = brak

# Obszary akcji
area-yard = Strefa zasobów
area-excavate = Wykopy
area-works = Przetapianie
area-lay = Układanie torów
area-build = Budowanie
area-office = Biuro kontraktowe
area-surveyor = Geodeta

# Miejsca na trasie
spot-track = tor { $number } przed stacją { $station }
spot-excavation = { $station }, wykop { $number }
site-name = { $station }, plac { $number }
train-name = pociąg { $number } { $name }

# Działanie kontraktów
effect-unknown = nie ma takiego kontraktu w tej grze
effect-lay-bonus = twoje akcje układania torów: o { $n } więcej
effect-next-space = po wszystkich wykopach weź cały gruz z następnego miejsca
effect-forecast = od razu wymień środkowy dysk pogodowy
effect-look = od razu odkryj { $n ->
    [one] { $n } kontrakt
    [few] { $n } kontrakty
   *[many] { $n } kontraktów
} i zachowaj jeden z nich albo ten
effect-iron-for-steel = przy budowie { $n ->
    [one] { $n } ruda żelaza może
    [few] { $n } rudy żelaza mogą
   *[many] { $n } rud żelaza może
} zastąpić 1 pręt stalowy
effect-yard-bonus = twoje akcje w Strefie zasobów: o { $n } więcej
effect-extra-lay = po wszystkich innych jeszcze jedna akcja układania torów
effect-cheaper-stone = place budowy wymagające kamienia są dla ciebie tańsze (kamień: -{ $n })
effect-extra-build = po wszystkich innych jeszcze jedna akcja budowania
effect-make-stone = od razu, najwyżej { $n } razy: { $rubble ->
        [one] 1 kostka gruzu
        [few] { $rubble } kostki gruzu
       *[many] { $rubble } kostek gruzu
    } na 1 kamień
effect-make-steel = od razu, najwyżej { $n } razy: { $iron ->
        [one] 1 ruda
        [few] { $iron } rudy
       *[many] { $iron } rud
    } na 1 pręt stalowy
effect-forbid = w tej rundzie nikt już nie może zagrać kontraktu
effect-maintenance = odrzuć go zamiast płacić za utrzymanie pociągu
effect-rubble-for-stone = przy budowie za 1 kamień można oddać { $rubble ->
        [one] 1 kostkę gruzu
        [few] { $rubble } kostki gruzu
       *[many] { $rubble } kostek gruzu
    }, najwyżej { $n } razy
effect-draw = od razu wylosuj i zachowaj { $n ->
    [one] { $n } kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
} z worka
effect-take-cubes = od razu weź ze Strefy zasobów do { $n ->
    [one] { $n } kostki
   *[other] { $n } kostek
}, w tym najwyżej { $coal ->
        [one] 1 węgiel
        [few] { $coal } węgle
       *[many] { $coal } węgli
    }
effect-start-player = od razu zostań pierwszym graczem; w tej rundzie nikt nie odbierze ci znacznika
effect-double = twoje wykopy dają dwa razy więcej
effect-surveyor = od razu przesuń swojego geodetę o jedną stację dalej
effect-move-labourer = od razu przestaw jednego swojego robotnika
effect-no-coal-limit = bez limitu węgla w twoich akcjach w Strefie zasobów

# Działanie kontraktów w jednym, dwóch słowach
report-gloss-lay-bonus = { $no } tory +{ $n }
report-gloss-next-space = { $no } następne miejsce
report-gloss-forecast = { $no } prognoza
report-gloss-look = { $no } podgląd { $n }
report-gloss-iron-for-steel = { $no } { $n } rudy za stal
report-gloss-yard-bonus = { $no } zasoby +{ $n }
report-gloss-extra-lay = { $no } dodatkowe tory
report-gloss-cheaper-stone = { $no } kamień -{ $n }
report-gloss-extra-build = { $no } druga budowa
report-gloss-make-stone = { $no } wyrób kamieni { $n }
report-gloss-make-steel = { $no } wyrób stali { $n }
report-gloss-forbid = { $no } bez kontraktów
report-gloss-maintenance = { $no } utrzymanie
report-gloss-rubble-for-stone = { $no } gruz za kamień { $n }
report-gloss-draw = { $no } losowanie { $n }
report-gloss-take-cubes = { $no } kostki: { $n }
report-gloss-start-player = { $no } pierwszy gracz
report-gloss-double = { $no } podwójny wykop
report-gloss-surveyor = { $no } geodeta
report-gloss-move-labourer = { $no } ruch robotnika
report-gloss-no-coal-limit = { $no } węgiel bez limitu

# Wartość kontraktów na koniec
bonus-goods = { $goods } = { $vp } PZ
bonus-at-station = geodeta na stacji { $station } lub dalej
bonus-per-coal = { $vp } PZ za każdy węgiel
bonus-reached = geodeta na stacji { $stations } = { $vp } PZ
bonus-none = bez premii
contract-line = { $number } { $area }: { $effect } ({ $bonus })

# Zdolności pociągów
power-none = bez zdolności
power-excavate = wykopy +{ $n }
power-works = pręt za { $n } rudy
power-yard = zasoby +{ $n }
power-points = { $n } PZ na koniec
power-build = dodatkowe budowanie
power-lay = może ułożyć +{ $n }

# Wydarzenia
event-excavate = wykop gruz
event-lay = połóż tory
event-station = ukończ stację
event-trains = pociągi dostępne
event-maintenance = utrzymanie pociągów

# Dziennik
fact-start-player = Pierwszy gracz: { $who }.
fact-train-aside = Odłożony: { $train }.
fact-yard-filled = W Strefie zasobów: { $cubes }.
fact-terminus = { $who } zaczyna na stacji { $station }.
fact-neutral = Neutralny geodeta zaczyna na stacji { $station }.
fact-round = Runda { $n }
fact-hired = { $who } płaci { $paid } i sprowadza z pubu trzeciego robotnika.
fact-placed = { $who } przypisuje robotnika: { $space } ({ $area }).
fact-placed-plain = { $who } przypisuje robotnika: { $space }.
fact-played = { $who } zagrywa kontrakt { $number }: { $effect }.
fact-lost = { $who }: kontrakt { $number } nie przynosi efektu.
fact-forecast = Środkowy dysk pogodowy: { $to } zamiast { $from }.
fact-kept = { $who } zachowuje kontrakt { $number }.
fact-forbidden = W tej rundzie nie zagrywa się już kontraktów.
fact-labourer-moved = { $who } przestawia robotnika z { $from } na { $to }.
fact-drew = { $who } losuje z worka: { $cubes }.
fact-drew-events = { $who } losuje z worka: { $cubes }; wraca do worka: { $events }.
fact-took = { $who } bierze ze Strefy zasobów { $cubes }.
fact-start-marker = { $who } przejmuje znacznik pierwszego gracza.
fact-excavated = { $who } wydobywa { $rubble }: { $spot }, { $left ->
    [0] już bez gruzu
   *[other] pozostało: { $left }
}.
fact-site-cleared = { $who } zajmuje miejsce: { $spot }.
fact-site-unowned = { $spot }: gruz usunięty, ale { $who } nie ma już znacznika.
fact-made = { $who } wytwarza { $made } za: { $paid }.
fact-laid = { $who } układa { $spot }.
fact-laid-unowned = { $who } układa { $spot }, bez znacznika.
fact-built = { $who } buduje: { $site } ({ $vp } PZ) za: { $paid }.
fact-free-cube = { $who } dostaje premię z worka: { $cube }.
fact-train-bought = { $who } kupuje { $train } za: { $paid }; węgiel na nim: { $coal }.
fact-train-returned = { $who } oddaje { $train }.
fact-train-refilled = { $train }: nowy węgiel: { $coal }.
fact-contract-taken = { $who } bierze kontrakt { $number }: { $effect }.
fact-surveyor = { $who } przesuwa geodetę: { $station }.
fact-terminus-marked = { $who } zostawia znacznik własności na stacji końcowej.
fact-discarded = Kontrakt { $number } zostaje odrzucony.
fact-office = Nowy w Biurze kontraktowym (pole { $position }): kontrakt { $number }, { $effect }.
fact-revealed = Odkryty kontrakt { $number }: { $effect }.
fact-recycled = Odrzucone kontrakty tworzą nową talię ({ $cards }).
fact-weather = Pogoda teraz: { $now }. Nowy ostatni dysk: { $last }.
fact-rates = Tempo pracy: wykopy { $excavation }, tory { $lay }.
fact-restocked = Wylosowane do Strefy zasobów: { $cubes }.
fact-event = Wydarzenie { $space }: { $event }.
fact-events-back = Do worka wraca: { $cubes }.
fact-spot-cleared = Wydarzenie usuwa gruz: { $spot } ({ $rubble }).
fact-event-laid = Wydarzenie układa { $spot }; nie należy do nikogo.
fact-event-laid-rubble = Wydarzenie układa { $spot }; nie należy do nikogo, z gry wypada: { $rubble }.
fact-closed = Stacja { $station } jest ukończona i zamknięta.
fact-trains-open = Od teraz można kupować pociągi.
fact-neutral-moved = Neutralny geodeta przechodzi na stację { $station }.
fact-maintenance = Wszystkie pociągi wymagają utrzymania.
fact-maintenance-paid = { $who } płaci 1 pręt stalowy za utrzymanie.
fact-maintenance-contract = { $who } odrzuca kontrakt { $number } za utrzymanie.
fact-build-area = Nie ma już gruzu: od następnej rundy w obszarze B można budować.
fact-extra-round = Wydarzenie ułożyło ostatni tor: będzie jeszcze jedna runda.
fact-markers-gone = Wszystkie znaczniki własności są na planszy.
fact-over = Koniec gry.

# O co pyta gra, krótko
asked-terminus = wybór stacji końcowej
asked-neutral = miejsce neutralnego geodety
asked-hire = sprowadzenie trzeciego robotnika
asked-place = przypisanie robotnika
asked-window = kontrakty przed obszarem { $area }
asked-weather = nowy środkowy dysk pogodowy
asked-keep = zachowanie jednego kontraktu
asked-make-stone = wytwarzanie kamienia z kontraktu
asked-make-steel = wytwarzanie stali z kontraktu
asked-take-cubes = branie kostek z kontraktu
asked-move = przestawienie robotnika
asked-take = branie kostek ze Strefy zasobów
asked-make = wytwarzanie stali i kamienia
asked-lay = układanie torów
asked-build = budowanie lub kupno pociągu
asked-office = wzięcie kontraktu
asked-extra-lay = dodatkowa akcja układania torów
asked-extra-build = dodatkowa akcja budowania
asked-train-build = dodatkowa akcja budowania dzięki pociągowi
asked-maintenance = utrzymanie pociągu

# O czym decyduje los, krótko
chance-start = pierwszy gracz
chance-track = następna karta trasy
chance-aside = odłożony pociąg
chance-yard = pierwsze kostki Strefy zasobów
chance-back = rewers wierzchniego kontraktu
chance-reveal = wierzchni kontrakt
chance-draw = kostki z worka

# Odmowy; przed nimi stoi numer zasady
refusal-over = partia jest skończona
refusal-other-decision = to dotyczy czegoś innego ({ $tried }); teraz: { $asked }
refusal-chance-first = najpierw losowanie: { $chance }
refusal-decision-first = najpierw decyduje { $who }: { $asked }
refusal-other-deal = teraz losuje się coś innego: { $chance }
refusal-hire-train = trzeciego robotnika może sprowadzić tylko właściciel pociągu
refusal-hire-late = trzeciego robotnika sprowadza się przed przypisaniem pierwszego robotnika w rundzie
refusal-space-taken = pole { $space } jest zajęte przez gracza { $who }
refusal-no-space = nie ma pola { $space }: obszar ma { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
refusal-fog = pole { $space } jest zamknięte z powodu mgły
refusal-not-held = nie masz kontraktu { $number }
refusal-already-played = kontrakt { $number } jest już zużyty
refusal-other-window = kontrakt { $number } zagrywa się przed obszarem { $area }; teraz kolej na { $window }
refusal-no-window = kontrakt { $number } zagrywa się przed obszarem { $area }; teraz nie można zagrywać kontraktów
refusal-never-played = kontrakt { $number } służy do utrzymania pociągu i nie zagrywa się go przed żadnym obszarem
refusal-one-contract = tylko jeden kontrakt na gracza przed każdym obszarem, a jeden został już zagrany
refusal-forbidden = zagrano kontrakt 13: w tej rundzie nie można już zagrywać kontraktów
refusal-window-fog = mgła zamknęła obszar { $area }; w tej rundzie nie można zagrać jego kontraktów
refusal-window-gone = w obszarze { $area } teraz się buduje; jego kontraktów nie można już zagrać
refusal-not-revealed = kontraktu { $number } nie ma do wyboru
refusal-no-labourer = na polu { $space } nie ma twojego robotnika
refusal-move-nowhere = robotnik musi przejść na inne pole
refusal-take-nothing = weź co najmniej 1 kostkę
refusal-yard-lacks = chcesz wziąć: { $goods }; w Strefie zasobów: { $have ->
    [0] brak
   *[other] { $have }
}
refusal-take-limit = { $need ->
    [one] { $need } kostka
    [few] { $need } kostki
   *[many] { $need } kostek
} to za dużo; możesz wziąć najwyżej { $limit }
refusal-coal-limit = { $need ->
    [one] { $need } węgiel
    [few] { $need } węgle
   *[many] { $need } węgli
} to za dużo; możesz wziąć najwyżej { $limit }
refusal-make-nothing = wykonaj co najmniej jedną wymianę
refusal-make-limit = { $need ->
    [one] { $need } wymiana
    [few] { $need } wymiany
   *[many] { $need } wymian
} to za dużo; dozwolone najwyżej { $limit }
refusal-bag-stone = kamień z worka: potrzeba { $need }; { $have ->
    [0] nie ma ani jednego
   *[other] jest { $have }
}
refusal-make-other = ten kontrakt tego nie wytwarza
refusal-lay-clear = odkopane karty trasy: potrzeba { $need }; { $have ->
    [0] nie ma żadnej
   *[other] jest { $have }
}
refusal-lay-limit = { $need ->
    [one] { $need } tor
    [few] { $need } tory
   *[many] { $need } torów
} to za dużo; możesz ułożyć najwyżej { $limit }
refusal-lay-all = musisz ułożyć { $must ->
    [one] { $must } tor
    [few] { $must } tory
   *[many] { $must } torów
}, nie { $need }
refusal-site-owned = { $site }: zajęte, właściciel: { $who }
refusal-station-closed = stacja { $station } jest zamknięta
refusal-blocked = droga jest zablokowana: { $site }; { $spot }: { $rubble }
refusal-beyond = { $site }: za daleko, twój geodeta stoi na stacji { $station }
refusal-no-marker = potrzebujesz 1 znacznika własności, a nie masz żadnego
refusal-iron-for-steel = ruda miałaby zastąpić stal: { $need }; kontrakty pozwalają na { $allowed }
refusal-rubble-for-stone = gruz miałby zastąpić kamień: { $need }; kontrakty pozwalają na { $allowed }
refusal-nothing-to-replace = do zastąpienia: { $need }, a w koszcie jest tylko { $cost }
refusal-trains-not-yet = pociągów nie można jeszcze kupować
refusal-solo-train = w grze solo nie ma drugiego pociągu
refusal-train-owned = { $train } ma już właściciela: { $who }
refusal-train-aside = { $train } jest poza grą
refusal-must-build = nie możesz spasować: możesz zbudować { $site }
refusal-no-pass = nie możesz spasować: { $asked }
refusal-not-in-office = kontraktu { $number } nie ma w Biurze kontraktowym
refusal-not-maintenance = kontrakt { $number } nie służy do utrzymania
refusal-terminus-full = nie ma tam już miejsca, liczba miejsc: { $places }
refusal-one-terminus = nie ma stacji końcowej do wyboru
refusal-no-seat = nie ma takiego miejsca; liczba miejsc: { $n }
refusal-track-left = nie ma już takiej karty trasy: { $rubble }
refusal-no-train = pociągu { $number } nie można odłożyć
refusal-draw-count = trzeba wylosować kostek: { $need }, nie { $have }
refusal-bag-lacks = wylosowane: { $goods }; w worku: { $have ->
    [0] brak
   *[other] { $have }
}
refusal-not-in-deck = kontraktu { $number } nie ma w talii
refusal-other-back = rewers wierzchniej karty pokazuje: { $back }, kontrakt { $number } ma inny
refusal-no-back = żadna karta talii nie ma takiego rewersu: { $weather }

# Pytania
ask-terminus = { $who }: na której stacji końcowej zaczynasz? { $stations }
ask-neutral = { $who }: na której stacji końcowej zaczyna neutralny geodeta? { $stations }
ask-hire = { $who }: płacisz { $cost } za trzeciego robotnika? Masz { $have }.
ask-place = { $who }: przypisz robotnika (pozostało: { $n }).
ask-place-fog = { $who }: przypisz robotnika (pozostało: { $n }). Mgła zamyka pola w B i D.
ask-window = { $who }: zagrywasz kontrakt przed { $area }?
ask-weather = { $who }: jaka pogoda zastąpi środkowy dysk ({ $middle })?
ask-keep = { $who }: który kontrakt zachowujesz?
ask-make-stone = { $who }: ile kamieni (po { $rate ->
        [one] 1 kostce gruzu
        [few] { $rate } kostki gruzu
       *[many] { $rate } kostek gruzu
    } za każdy), najwyżej { $n }? Masz { $rubble }, w worku jest { $stone }.
ask-make-steel = { $who }: ile prętów stalowych (po { $rate ->
        [one] 1 rudzie
        [few] { $rate } rudy
       *[many] { $rate } rud
    } za każdy), najwyżej { $n }? Masz { $iron }.
ask-take-cubes = { $who }: weź z kontraktu najwyżej { $n }, węgla najwyżej { $coal }. W Strefie zasobów: { $yard }.
ask-move = { $who }: którego robotnika przestawiasz i dokąd?
ask-take = { $who }: weź ze Strefy zasobów najwyżej { $n }, węgla najwyżej { $coal }. Leży tam: { $yard }.
ask-make = { $who }: najwyżej { $n ->
        [one] 1 wymiana
        [few] { $n } wymiany
       *[many] { $n } wymian
    }: { $rate ->
        [one] 1 ruda
        [few] { $rate } rudy
       *[many] { $rate } rud
    } na 1 pręt stalowy, { $rubble ->
        [one] 1 kostka gruzu
        [few] { $rubble } kostki gruzu
       *[many] { $rubble } kostek gruzu
    } na 1 kamień. Masz { $goods }; kamień w worku: { $stone }.
ask-lay = { $who }: ile torów układasz, { $least } czy { $most }? Masz { $steel }.
ask-build = { $who }: zbuduj część stacji albo kup pociąg. Masz { $goods }.
ask-build-pass = { $who }: zbuduj część stacji, kup pociąg albo spasuj. Masz { $goods }.
ask-office = { $who }: który kontrakt bierzesz?
ask-extra-lay = { $who }: dodatkowe układanie torów z kontraktu czy pas? Masz { $steel }.
ask-extra-build = { $who }: dodatkowe budowanie z kontraktu czy pas? Masz { $goods }.
ask-train-build = { $who }: dodatkowe budowanie dzięki pociągowi czy pas? Masz { $goods }.
ask-maintenance = { $who }: utrzymanie, { $train }. Zapłać 1 pręt stalowy (masz { $steel }), odrzuć kontrakt utrzymania albo oddaj pociąg.

# Wybory słowami
ending-tracks = { $n ->
    [one] Do ułożenia został tylko { $n } tor
    [few] Do ułożenia zostały tylko { $n } tory
   *[many] Do ułożenia zostało tylko { $n } torów
}
ending-last-round = To ostatnia runda
no-points-surveyor = geodeta nie dotarł do stacji { $station }
no-points-goods = potrzeba: { $need }, jest: { $have }
no-points-used = miejsca, tory lub gruz liczą się już do innego kontraktu
no-points-coal = nie został żaden węgiel
forecast-could = Wtedy możesz: { $what }.
forecast-nothing = W tej chwili nic by to nie dało.
forecast-nothing-why = W tej chwili nic by to nie dało: { $why }.
forecast-no-labourer = Teraz bez skutku: nie masz robotnika na polu { $area }.
choice-hire = sprowadź trzeciego robotnika
choice-no-hire = bez trzeciego robotnika
choice-place = robotnik: { $area }
choice-place-start = robotnik: { $area }, zostajesz pierwszym graczem
choice-play = zagraj kontrakt { $number }: { $effect }
choice-weather = środkowy dysk pogodowy: { $weather }
choice-keep = zachowaj { $number }: { $effect }
choice-keep-used = zachowaj { $number }, zużyty
choice-take = weź { $cubes }
choice-make = wytwórz { $made } za: { $paid }
choice-make-only = wytwórz { $made }
choice-move = robotnik z { $from } na { $to }
choice-lay = ułóż { $tracks }
choice-build = { $site }: { $vp } PZ, koszt: { $paid }
choice-train = { $train }, koszt: { $paid }; { $power }
choice-contract = weź { $number } { $area }: { $effect } ({ $bonus })
choice-pay = zapłać 1 pręt stalowy
choice-discard = odrzuć kontrakt { $number }
choice-return = oddaj pociąg
choice-terminus = zacznij na stacji { $station }
choice-neutral = neutralny geodeta na stację { $station }
choice-pass = Pas

# Co trzeba wylosować
deal-start = Kto jest pierwszym graczem? Na przykład: { $example }
deal-track = Następna karta trasy ({ $number } z { $count }, przed stacją { $station }): ile ma gruzu? Na przykład: { $example }
deal-aside = Który pociąg zostaje odłożony? Na przykład: { $example }
deal-yard = Pierwsze kostki Strefy zasobów, razem { $n }. Na przykład: { $example }
deal-back = Jaka pogoda jest na rewersie wierzchniego kontraktu? Na przykład: { $example }
deal-reveal = Który kontrakt zostaje odkryty? Jego rewers: { $weather }. Na przykład: { $example }
deal-draw = Wylosujcie z worka { $n ->
    [one] { $n } kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
}. Na przykład: { $example }

# Sytuacja na planszy
place-players = { $n ->
    [one] gra solo
    [few] { $n } graczy
   *[many] { $n } graczy
}
place-round = Runda { $n }
place-setup = Przygotowanie
place-start = Pierwszy gracz: { $number } { $who }
place-rates = Tempo pracy: wykopy { $excavation }, tory { $lay }
place-weather = Pogoda: teraz { $now }, potem { $middle }, dalej { $last }; wierzchni rewers: { $back } (talia { $deck }, odrzucone { $discards })
place-route = Trasa
place-surveyors = tu: { $numbers }
place-surveyor-vp = geodeta { $vp } PZ
place-neutral = neutralny geodeta
place-closed = ZAMKNIĘTA
place-free = każdy plac daje { $cube }
place-from = od stacji { $station }: { $numbers }
place-tracks = tor
place-dig = wykop
place-build = budowanie
place-vp = { $what } ({ $vp } PZ)
place-clear = pusty
place-laid = ułożony
place-unbuilt = stracone
place-cost-free = za darmo
place-actions = Akcje
place-fog = mgła, zamknięte
place-action-yard = do { $n } kostek, w tym najwyżej { $coal ->
        [one] 1 węgiel
        [few] { $coal } węgle
       *[many] { $coal } węgli
    }; ostatnie pole: pierwszy gracz
place-action-yard-solo = do { $n } kostek, w tym najwyżej { $coal ->
        [one] 1 węgiel
        [few] { $coal } węgle
       *[many] { $coal } węgli
    }
place-action-excavate = weź { $rubble }
place-action-works = najwyżej { $n } razy: { $iron ->
        [one] 1 ruda
        [few] { $iron } rudy
       *[many] { $iron } rud
    } na 1 pręt stalowy, { $rubble ->
        [one] 1 kostka gruzu
        [few] { $rubble } kostki gruzu
       *[many] { $rubble } kostek gruzu
    } na 1 kamień
place-action-lay = ułóż { $tracks } (po 1 pręcie stalowym)
place-action-build = zbuduj część stacji albo kup pociąg
place-action-office = weź kontrakt
place-action-surveyor = geodeta o jedną stację dalej
place-yard = Strefa zasobów
place-bag = Worek
place-events = Wydarzenia
place-event-done = już były: { $spaces }
place-event-next = następne { $space } { $event }
place-event = { $space } { $event }
place-event-back = { $space } { $event }, potem { $first }-{ $last } wracają
place-event-back-next = następne { $space } { $event }, potem { $first }-{ $last } wracają
place-office = Biuro kontraktowe
place-office-empty = puste
place-shed = Zajezdnia kolejowa
place-shed-closed = jeszcze nie można kupować
place-shed-train = { $number } { $name }: { $steel }, { $coal }, { $power }
place-shed-empty = pusta
place-head-player = Gracz
place-head-iron = ruda
place-head-stone = kamień
place-head-coal = węgiel
place-head-steel = stal
place-head-rubble = gruz
place-head-markers = znaczniki
place-head-labourers = robotnicy
place-head-train = pociąg
place-head-points = PZ
place-contracts = Kontrakty
place-contract = { $number } { $area }, { $bonus }
place-contract-used = ({ $number } zużyty, { $bonus })
place-legend = [n] należy do gracza n, * pierwszy gracz, > ma ruch

# Podsumowanie punktów
item-track = { $spot }
item-excavation = { $spot }
item-build = { $site }
item-contract = kontrakt { $number }
item-contract-using = kontrakt { $number } za: { $goods }
item-train = { $train }
item-surveyor = geodeta na stacji { $station }
heading-tracks = Tory
heading-excavation = Wykopy
heading-build = Place budowy
heading-contracts = Kontrakty
heading-train = Pociąg
heading-surveyor = Geodeta

# Pomoc do bieżącej decyzji
help-terminus = BF2, BF4: pracujesz od własnej stacji końcowej: stamtąd sięgasz po gruz, tory i place budowy. Na każdej stacji końcowej zaczyna najwyżej trzech geodetów. Pierwszy krok geodety będzie kosztował jeden znacznik własności (BF8).
help-neutral = BF2, BF9: wydarzenia dzieją się na tym końcu, na którym stoi neutralny geodeta; po każdym wydarzeniu przechodzi na drugi koniec.
help-hire = R1.2: tuż przed swoim pierwszym robotnikiem w rundzie możesz zapłacić, czego wymaga twój pociąg, zwykle węgiel do worka, i przypisać w tej rundzie jednego robotnika więcej. Wraca on potem do pubu.
help-place = R1.1, R1.3: po jednym robotniku, zaczyna pierwszy gracz. Wybierz dowolne puste pole z numerem w A do F albo G, gdzie jest miejsce dla wszystkich. Obszary rozpatruje się od A do G, najpierw niższe numery. R1.4: mgła zamyka B i D, lekka mgła tylko ich ostatnie pola. A3: ostatnie pole A czyni cię pierwszym graczem.
help-window = R2.2: zanim rozpatrzy się obszar, każdy po kolei może zagrać niezużyte kontrakty z jego literą; robotnik nie jest tam potrzebny. Zagrany kontrakt jest zużyty, ale jego premia na koniec pozostaje. Czego nie da się wykonać, przepada.
help-weather = Kontrakt 4: środkowy dysk będzie pogodą następnej rundy (R4.1). Słońce podnosi tempo pracy o 2 i o 1, deszcz obniża oba o 1, mgła zamyka B i D (R4.2).
help-keep = Kontrakt 5: zachowaj jeden z odkrytych kontraktów, niezużyty, albo ten, zużyty. Pozostałe zostają odrzucone.
help-make-stone = C2: gruz trafia do ogólnych zasobów, kamień pochodzi z worka; jeśli w worku nie ma kamienia, wymiana jest niemożliwa.
help-make-steel = C2: ruda trafia do worka, stal pochodzi z ogólnych zasobów bez ograniczeń (C4).
help-take-cubes = Kontrakty 20 i 23: co najmniej jedna kostka, najwyżej jeden węgiel. To nie jest akcja Strefy zasobów, więc inne kontrakty i Wyddfa nie pomagają.
help-move = Kontrakt 28: jeden z twoich robotników przechodzi na inne puste, otwarte pole albo na G. Z G odchodzi ten, który stanął tam ostatni.
help-take = A1: co najmniej jedna kostka, jeśli jakaś jest, najwyżej jeden węgiel. A2: Wyddfa i kontrakt 7 zwiększają liczbę, kontrakt 29 znosi limit węgla. Co zostawisz, może wziąć następny gracz.
help-make = C1: najwyżej trzy wymiany w dowolnym układzie, co najmniej jedna. C2: ruda trafia do worka, kamień pochodzi z worka. C3: Enid potrzebuje tylko 2 rud na pręt stalowy.
help-lay = D1, D3: musisz ułożyć tyle torów, ile wynosi tempo pracy, o ile starczy prętów i odkopanych kart trasy; dodatkowy tor Ralpha jest dobrowolny. D2: każdy kosztuje 1 pręt stalowy i dostaje twój znacznik własności.
help-build = E1: zbuduj jedną część stacji albo kup jeden pociąg. E2: droga do stacji musi być wolna od gruzu, a stacja otwarta; potrzebujesz materiałów i znacznika własności. E3: nowy pociąg zastępuje stary. E4: możesz spasować tylko wtedy, gdy niczego nie możesz zbudować. E5: zagrane kontrakty obniżają koszt albo pozwalają na zamienniki.
help-office = F1: weź jeden z odkrytych kontraktów. Od teraz można go zagrać przed obszarem z jego literą; premia liczy się na koniec, niezależnie od tego, czy jest zużyty. R3.1: kontrakt, który zostanie na polu 1, po rundzie zostaje odrzucony.
help-extra-lay = Kontrakt 8: akcja układania torów jak każda inna, po wszystkich innych; możesz zrezygnować.
help-extra-build = E6, kontrakt 10: akcja budowania po wszystkich innych; możesz zrezygnować.
help-train-build = E6: jeśli ktoś w tej rundzie budował lub kupował, właściciel Padarn może raz na rundę zbudować jeszcze raz. Możesz zrezygnować.
help-maintenance = V5: zapłać 1 pręt stalowy, odrzuć kontrakt utrzymania (16 lub 21) albo oddaj pociąg. Własny węgiel zostaje u ciebie.

# Co można ustalić i co lubią boty
about-snowdonia = Dla 1–5 graczy: przypisujcie robotników, zbierajcie i wymieniajcie surowce, usuwajcie gruz i układajcie tory na szczyt, zanim zrobią to inni.
edition-deluxe = Deluxe Master Set
edition-classic = Klasyczne
option-extra-tracks = Dodatkowe karty trasy z 0, 6 i 7 kostkami gruzu
option-light-fog = Lekka mgła: w B i D zamknięte jest tylko ostatnie pole
option-one-contract = Tylko jeden kontrakt na gracza przed każdym obszarem
option-event-end-extra-round = Jeszcze jedna runda, jeśli ostatni tor ułoży wydarzenie
option-event-end-now = Gra kończy się od razu, jeśli ostatni tor ułoży wydarzenie
option-tie-last-in-order = Przy remisie wygrywa gracz, który był ostatni w kolejności
option-tie-shared = Przy remisie jest kilku zwycięzców
option-solo-printed-spaces = Solo z polami wydrukowanymi na planszy
option-solo-two-player-spaces = Solo z polami dla dwóch graczy
options-event-end = Koniec gry przez wydarzenie
options-tie = Remis
options-solo-spaces = Pola w grze solo
style-contracts = lubi kontrakty
style-surveyor = lubi geodetę
style-digger = lubi wykopy
style-builder = lubi budować
fault-solo-train = gra solo wymaga dokładnie jednej opcji z pociągiem, { $given ->
    [0] nie podano żadnej
   *[other] podano { $given }
}; do wyboru: { $known }
fault-solo-train-none = opcje z pociągiem są tylko dla gry solo
n-sites-with = { n-sites }

# Co wylosowano
dealt-start = Pierwszy gracz: { $who }
dealt-track = Karta trasy: { $rubble }
dealt-aside = Odłożony: { $train }
dealt-cubes = Wylosowane: { $cubes }
dealt-back = Rewers następnej karty: { $weather }
dealt-reveal = Kontrakt { $number }
