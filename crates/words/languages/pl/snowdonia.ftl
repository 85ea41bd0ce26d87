n-markers = { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
   *[many] { $n } znaczników
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
area-yard = Skład
area-excavate = Wykopy
area-works = Przetapianie
area-lay = Układanie torów
area-build = Budowa
area-office = Biuro kontraktów
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
effect-forecast = od razu wymień środkowy dysk pogody
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
effect-yard-bonus = twoje akcje w Składzie: o { $n } więcej
effect-extra-lay = po wszystkich innych jeszcze jedna akcja układania torów
effect-cheaper-stone = place budowy wymagające kamienia kosztują cię o { $n } kamień mniej
effect-extra-build = po wszystkich innych jeszcze jedna akcja budowy
effect-make-stone = od razu, najwyżej { $n } razy: 2 gruzu na 1 kamień
effect-make-steel = od razu, najwyżej { $n } razy: 2 rudy na 1 pręt stalowy
effect-forbid = w tej rundzie nikt już nie zagrywa kontraktów
effect-maintenance = odrzuć go zamiast płacić za utrzymanie
effect-rubble-for-stone = przy budowie 2 gruzu może zastąpić 1 kamień, najwyżej { $n } razy
effect-draw = od razu wylosuj i zachowaj { $n ->
    [one] { $n } kostkę
    [few] { $n } kostki
   *[many] { $n } kostek
} z worka
effect-take-cubes = od razu weź ze Składu do { $n ->
    [one] { $n } kostki
   *[other] { $n } kostek
}, w tym najwyżej 1 węgiel
effect-start-player = od razu zostań pierwszym graczem; znacznik zostaje na tę rundę
effect-double = twoje akcje wykopów biorą podwójnie
effect-surveyor = od razu twój geodeta idzie o jedną stację dalej
effect-move-labourer = od razu przestaw jednego swojego robotnika
effect-no-coal-limit = bez limitu węgla w twoich akcjach w Składzie

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
power-works = ruda na pręt: { $n }
power-yard = Skład +{ $n }
power-points = { $n } PZ na koniec
power-build = dodatkowa budowa
power-lay = może układać +{ $n }

# Wydarzenia
event-excavate = wykopy
event-lay = układanie torów
event-station = ukończenie stacji
event-trains = pociągi w sprzedaży
event-maintenance = utrzymanie

# Dziennik
fact-start-player = Pierwszy gracz: { $who }.
fact-train-aside = Odłożony: { $train }.
fact-yard-filled = W Składzie: { $cubes }.
fact-terminus = { $who } zaczyna na stacji { $station }.
fact-neutral = Neutralny geodeta zaczyna na stacji { $station }.
fact-round = Runda { $n }
fact-hired = { $who } płaci { $coal } i sprowadza z pubu trzeciego robotnika.
fact-placed = { $who }: robotnik na { $space } ({ $area }).
fact-placed-plain = { $who }: robotnik na { $space }.
fact-played = { $who } zagrywa kontrakt { $number }: { $effect }.
fact-lost = { $who }: działanie kontraktu { $number } przepada.
fact-forecast = Zmiana środkowego dysku pogody: { $from }, teraz { $to }.
fact-kept = { $who } zachowuje kontrakt { $number }.
fact-forbidden = W tej rundzie nie zagrywa się już kontraktów.
fact-labourer-moved = { $who } przestawia robotnika: { $from } na { $to }.
fact-drew = { $who } losuje z worka: { $cubes }.
fact-drew-events = { $who } losuje z worka: { $cubes }; wraca do worka: { $events }.
fact-took = { $who } bierze ze Składu { $cubes }.
fact-start-marker = { $who } przejmuje znacznik pierwszego gracza.
fact-excavated = { $who } wydobywa { $rubble }: { $spot }, { $left ->
    [0] już pusto
   *[other] zostaje { $left }
}.
fact-site-cleared = { $who } zajmuje miejsce: { $spot }.
fact-site-unowned = { $spot }: ukończone, ale { $who } nie ma już znacznika.
fact-made = { $who } wytwarza { $made }; zużyte: { $paid }.
fact-laid = { $who } układa { $spot }.
fact-laid-unowned = { $who } układa { $spot }, bez znacznika.
fact-built = { $who } buduje: { $site } ({ $vp } PZ); koszt: { $paid }.
fact-free-cube = { $who } dostaje za to z worka { $cube }.
fact-train-bought = { $who } kupuje { $train }; koszt: { $paid }; węgiel na nim: { $coal }.
fact-train-returned = { $who } oddaje { $train }.
fact-train-refilled = { $train }: nowy węgiel: { $coal }.
fact-contract-taken = { $who } bierze kontrakt { $number }: { $effect }.
fact-surveyor = { $who }: geodeta dociera do stacji { $station }.
fact-terminus-marked = { $who } zostawia znacznik na stacji końcowej.
fact-discarded = Kontrakt { $number } zostaje odrzucony.
fact-office = Nowy w Biurze kontraktów na polu { $position }: kontrakt { $number }, { $effect }.
fact-revealed = Odkryty kontrakt { $number }: { $effect }.
fact-recycled = Odrzucone kontrakty tworzą nową talię ({ $cards }).
fact-weather = Pogoda teraz: { $now }. Nowy ostatni dysk: { $last }.
fact-rates = Tempo pracy: wykopy { $excavation }, tory { $lay }.
fact-restocked = Wylosowane do Składu: { $cubes }.
fact-event = Wydarzenie { $space }: { $event }.
fact-events-back = Do worka wraca: { $cubes }.
fact-spot-cleared = Wydarzenie usuwa gruz: { $spot } ({ $rubble }).
fact-event-laid = Wydarzenie układa { $spot }; nie należy do nikogo.
fact-event-laid-rubble = Wydarzenie układa { $spot }; nie należy do nikogo, z gry odpada: { $rubble }.
fact-closed = Stacja { $station } zostaje zamknięta.
fact-trains-open = Od teraz można kupować pociągi.
fact-neutral-moved = Neutralny geodeta przechodzi na stację { $station }.
fact-maintenance = Utrzymanie wszystkich pociągów.
fact-maintenance-paid = { $who } płaci 1 pręt stalowy za utrzymanie.
fact-maintenance-contract = { $who } odrzuca kontrakt { $number } za utrzymanie.
fact-build-area = Nie ma już gruzu: od następnej rundy B jest obszarem budowy.
fact-extra-round = Wydarzenie ułożyło ostatni tor: będzie jeszcze jedna runda.
fact-markers-gone = Wszystkie znaczniki są już na planszy.
fact-over = Koniec gry.

# O co pyta gra, krótko
asked-terminus = wybór stacji końcowej
asked-neutral = miejsce neutralnego geodety
asked-hire = trzeci robotnik, tak czy nie
asked-place = przydzielenie robotnika
asked-window = kontrakty obszaru { $area }
asked-weather = nowy środkowy dysk pogody
asked-keep = zachowanie jednego kontraktu
asked-make-stone = wytwarzanie kamienia z kontraktu
asked-make-steel = wytwarzanie stali z kontraktu
asked-take-cubes = branie kostek z kontraktu
asked-move = przestawienie robotnika
asked-take = branie kostek ze Składu
asked-make = wytwarzanie stali i kamienia
asked-lay = układanie torów
asked-build = budowa lub kupno pociągu
asked-office = wzięcie kontraktu
asked-extra-lay = dodatkowa akcja układania torów
asked-extra-build = dodatkowa akcja budowy
asked-train-build = dodatkowa akcja budowy pociągu
asked-maintenance = utrzymanie pociągu

# O czym decyduje los, krótko
chance-start = pierwszy gracz
chance-track = następna karta toru
chance-aside = odłożony pociąg
chance-yard = kostki pierwszego Składu
chance-back = rewers wierzchniego kontraktu
chance-reveal = wierzchni kontrakt
chance-draw = kostki z worka

# Odmowy; przed nimi stoi numer zasady
refusal-over = gra jest skończona
refusal-other-decision = to należy do: { $tried }; teraz pytanie brzmi: { $asked }
refusal-chance-first = najpierw decyduje los: { $chance }
refusal-decision-first = najpierw decyduje { $who }: { $asked }
refusal-other-deal = teraz losuje się coś innego: { $chance }
refusal-hire-train = trzeci robotnik przychodzi tylko do właściciela pociągu
refusal-hire-late = trzeciego robotnika sprowadza się przed pierwszym robotnikiem rundy
refusal-space-taken = { $space } jest zajęte przez gracza { $who }
refusal-no-space = nie ma pola { $space }: obszar ma { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
refusal-fog = { $space } jest zamknięte z powodu mgły
refusal-not-held = kontrakt { $number } nie należy do ciebie
refusal-already-played = kontrakt { $number } jest już zużyty
refusal-other-window = kontrakt { $number } zagrywa się w obszarze { $area }, teraz trwa { $window }
refusal-no-window = kontrakt { $number } zagrywa się w obszarze { $area }; teraz nie zagrywa się kontraktów
refusal-never-played = kontrakt { $number } służy do utrzymania i nie zagrywa się go w żadnym obszarze
refusal-one-contract = tylko jeden kontrakt na gracza i obszar, a jeden jest już zagrany
refusal-forbidden = zagrano kontrakt 13: w tej rundzie koniec z kontraktami
refusal-window-fog = mgła zamknęła w tej rundzie okno kontraktów obszaru { $area }
refusal-window-gone = obszar { $area } jest teraz obszarem budowy i nie ma okna kontraktów
refusal-not-revealed = kontrakt { $number } nie jest do wyboru
refusal-no-labourer = na polu { $space } nie stoi twój robotnik
refusal-move-nowhere = robotnik musi przejść na inne pole
refusal-take-nothing = trzeba wziąć co najmniej 1 kostkę
refusal-yard-lacks = żądane: { $goods }, w Składzie { $have ->
    [0] nie ma nic z tego
   *[other] jest { $have }
}
refusal-take-limit = { $need ->
    [one] { $need } kostka
    [few] { $need } kostki
   *[many] { $need } kostek
} to za dużo, wolno najwyżej { $limit }
refusal-coal-limit = { $need ->
    [one] { $need } węgiel
    [few] { $need } węgle
   *[many] { $need } węgli
} to za dużo, wolno najwyżej { $limit }
refusal-make-nothing = trzeba wykonać co najmniej jedną zamianę
refusal-make-limit = { $need ->
    [one] { $need } zamiana
    [few] { $need } zamiany
   *[many] { $need } zamian
} to za dużo, wolno najwyżej { $limit }
refusal-bag-stone = kamień z worka: potrzeba { $need }, { $have ->
    [0] nie ma ani jednego
   *[other] jest { $have }
}
refusal-make-other = tego ten kontrakt nie wytwarza
refusal-lay-clear = karty toru bez gruzu: potrzeba { $need }, { $have ->
    [0] nie ma żadnej
   *[other] jest { $have }
}
refusal-lay-limit = { $need ->
    [one] { $need } tor
    [few] { $need } tory
   *[many] { $need } torów
} to za dużo, wolno najwyżej { $limit }
refusal-lay-all = trzeba ułożyć { $must ->
    [one] { $must } tor
    [few] { $must } tory
   *[many] { $must } torów
}, nie { $need }
refusal-site-owned = { $site }: miejsce zajęte, właściciel: { $who }
refusal-station-closed = stacja { $station } jest zamknięta
refusal-blocked = droga nie jest wolna: { $site }; { $spot }: { $rubble }
refusal-beyond = { $site } leży za daleko, twój geodeta stoi na stacji { $station }
refusal-no-marker = potrzeba: 1 znacznik, nie ma żadnego
refusal-iron-for-steel = ruda miałaby zastąpić stal: { $need }; kontrakty pozwalają na { $allowed }
refusal-rubble-for-stone = gruz miałby zastąpić kamień: { $need }; kontrakty pozwalają na { $allowed }
refusal-nothing-to-replace = do zastąpienia: { $need }, a koszt wynosi tylko { $cost }
refusal-trains-not-yet = pociągów nie można jeszcze kupować
refusal-solo-train = w grze solo nie ma drugiego pociągu
refusal-train-owned = { $train } ma już właściciela: { $who }
refusal-train-aside = { $train } nie bierze udziału w grze
refusal-must-build = nie wolno spasować: { $site } można zbudować
refusal-no-pass = nie wolno spasować: { $asked }
refusal-not-in-office = kontrakt { $number } nie leży w Biurze kontraktów
refusal-not-maintenance = kontrakt { $number } nie służy do utrzymania
refusal-terminus-full = nie ma tam już miejsca, liczba miejsc: { $places }
refusal-one-terminus = nie ma stacji końcowej do wyboru
refusal-no-seat = nie ma takiego gracza, graczy jest { $n }
refusal-track-left = nie ma już takiej karty toru: { $rubble }
refusal-no-train = pociągu { $number } nie można odłożyć
refusal-draw-count = kostki do wylosowania: { $need }, nie { $have }
refusal-bag-lacks = wylosowane: { $goods }, w worku { $have ->
    [0] nie ma nic z tego
   *[other] jest { $have }
}
refusal-not-in-deck = kontraktu { $number } nie ma w talii
refusal-other-back = rewers wierzchniej karty pokazuje: { $back }, kontrakt { $number } ma inny
refusal-no-back = żadna karta talii nie ma takiego rewersu: { $weather }

# Pytania
ask-terminus = { $who }: na której stacji końcowej zaczynasz? { $stations }
ask-neutral = { $who }: na której stacji końcowej zaczyna neutralny geodeta? { $stations }
ask-hire = { $who }: zapłacić { $cost } za trzeciego robotnika? Twój węgiel: { $have }.
ask-place = { $who }: przydziel robotnika, zostało { $n }.
ask-place-fog = { $who }: przydziel robotnika, zostało { $n }. Mgła zamyka pola w B i D.
ask-window = { $who }: zagrywasz kontrakt obszaru { $area } czy pasujesz?
ask-weather = { $who }: jaka pogoda zastąpi środkowy dysk ({ $middle })?
ask-keep = { $who }: który kontrakt zachowujesz?
ask-make-stone = { $who }: ile kamieni (po 2 gruzu za każdy), najwyżej { $n }? Masz { $rubble }, w worku jest { $stone }.
ask-make-steel = { $who }: ile prętów stalowych (po 2 rudy za każdy), najwyżej { $n }? Masz { $iron }.
ask-take-cubes = { $who }: weź z kontraktu najwyżej { $n }, węgla najwyżej { $coal }. W Składzie: { $yard }.
ask-move = { $who }: którego robotnika przestawiasz i dokąd?
ask-take = { $who }: weź ze Składu najwyżej { $n }, węgla najwyżej { $coal }. Leży tam: { $yard }.
ask-make = { $who }: najwyżej 3 zamiany, ruda na pręt stalowy { $rate } do 1, gruz na kamień 2 do 1. Masz { $goods }; kamień w worku: { $stone }.
ask-lay = { $who }: ile torów układasz, { $least } czy { $most }? Masz { $steel }.
ask-build = { $who }: zbuduj coś albo kup pociąg. Masz { $goods }.
ask-build-pass = { $who }: zbuduj coś, kup pociąg albo spasuj. Masz { $goods }.
ask-office = { $who }: który kontrakt bierzesz?
ask-extra-lay = { $who }: jeszcze jedno układanie torów z kontraktu czy pas? Masz { $steel }.
ask-extra-build = { $who }: jeszcze jedna budowa z kontraktu czy pas? Masz { $goods }.
ask-train-build = { $who }: jeszcze jedna budowa dzięki pociągowi czy pas? Masz { $goods }.
ask-maintenance = { $who }: utrzymanie: { $train }. Zapłać 1 pręt stalowy (masz { $steel }), odrzuć kontrakt na utrzymanie albo oddaj pociąg.

# Wybory słowami
choice-hire = sprowadź trzeciego robotnika
choice-no-hire = bez trzeciego robotnika
choice-place = robotnik: { $area }
choice-place-start = robotnik: { $area }, zostajesz pierwszym graczem
choice-play = kontrakt { $number }: { $effect }
choice-weather = środkowy dysk pogody: { $weather }
choice-keep = zachowaj { $number }: { $effect }
choice-keep-used = zachowaj { $number }, zużyty
choice-take = weź { $cubes }
choice-make = wytwórz { $made }; zużyte: { $paid }
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
choice-pass = pas

# Co trzeba wylosować
deal-start = Kto jest pierwszym graczem? Na przykład: { $example }
deal-track = Następna karta toru ({ $number } z { $count }, przed stacją { $station }): ile ma gruzu? Na przykład: { $example }
deal-aside = Który pociąg zostaje odłożony? Na przykład: { $example }
deal-yard = Pierwsze kostki Składu, razem { $n }. Na przykład: { $example }
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
place-build = budowa
place-vp = { $what } ({ $vp } PZ)
place-clear = pusty
place-laid = ułożony
place-unbuilt = stracony
place-cost-free = za darmo
place-actions = Akcje
place-fog = mgła, zamknięte
place-action-yard = do { $n } kostek, w tym najwyżej 1 węgiel; ostatnie pole: pierwszy gracz
place-action-yard-solo = do { $n } kostek, w tym najwyżej 1 węgiel
place-action-excavate = weź { $rubble }
place-action-works = najwyżej 3 razy: 3 rudy na 1 pręt stalowy, 2 gruzu na 1 kamień
place-action-lay = ułóż { $tracks }, po 1 pręcie stalowym
place-action-build = zbuduj coś albo kup pociąg
place-action-office = weź kontrakt
place-action-surveyor = geodeta o jedną stację dalej
place-yard = Skład
place-bag = Worek
place-events = Wydarzenia
place-event-done = już były: { $spaces }
place-event-next = następne { $space } { $event }
place-event = { $space } { $event }
place-event-back = { $space } { $event }, potem { $first }-{ $last } wracają
place-event-back-next = następne { $space } { $event }, potem { $first }-{ $last } wracają
place-office = Biuro kontraktów
place-office-empty = puste
place-shed = Zajezdnia
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
item-contract-using = kontrakt { $number }, zużyte: { $goods }
item-train = { $train }
item-surveyor = geodeta na stacji { $station }
heading-tracks = Tory
heading-excavation = Wykopy
heading-build = Place budowy
heading-contracts = Kontrakty
heading-train = Pociąg
heading-surveyor = Geodeta

# Pomoc do bieżącej decyzji
help-terminus = BF2, BF4: pracujesz od własnej stacji końcowej: gruz, tory i place budowy liczą się stamtąd. Na każdej zaczyna najwyżej trzech geodetów. Pierwszy krok geodety będzie kosztował jeden znacznik (BF8).
help-neutral = BF2, BF9: wydarzenia dzieją się od tego końca, na którym stoi neutralny geodeta; po każdym wydarzeniu przechodzi na drugi koniec.
help-hire = R1.2: tuż przed swoim pierwszym robotnikiem rundy możesz włożyć do worka węgiel za swój pociąg i w tej rundzie przydzielić trzech robotników zamiast dwóch. Trzeci wraca potem do pubu.
help-place = R1.1, R1.3: po jednym robotniku, pierwszy gracz zaczyna. Dowolne puste numerowane pole od A do F, w dowolnej kolejności, albo G, gdzie mieszczą się wszyscy. Obszary wykonuje się od A do G, najpierw niskie pola. R1.4: mgła zamyka B i D; lekka mgła tylko ich ostatnie pola. A3: ostatnie pole A czyni cię pierwszym graczem.
help-window = R2.2: zanim wykona się obszar, każdy po kolei może zagrać niezużyte kontrakty z jego literą; robotnik nie jest tam potrzebny. Zagrany kontrakt jest zużyty, jego premia na koniec zostaje. Czego nie da się wykonać, przepada.
help-weather = Kontrakt 4: środkowy dysk będzie pogodą następnej rundy (R4.1). Słońce podnosi tempo o 2 i 1 stopień, deszcz obniża oba o 1, mgła zamyka B i D (R4.2).
help-keep = Kontrakt 5: zachowaj jeden z odkrytych kontraktów, niezużyty, albo ten, zużyty. Pozostałe zostają odrzucone.
help-make-stone = C2: gruz wraca do ogólnych zasobów, kamień pochodzi z worka; gdy w worku nie ma kamienia, nie ma też zamiany.
help-make-steel = C2: ruda trafia do worka, stal pochodzi z ogólnych zasobów bez ograniczeń (C4).
help-take-cubes = Kontrakty 20 i 23: co najmniej jedna kostka, najwyżej jeden węgiel. To nie jest akcja Składu, więc inne kontrakty i Wyddfa nie pomagają.
help-move = Kontrakt 28: jeden z twoich robotników przechodzi na inne puste, otwarte pole albo na G. Z G odchodzi ten, który stanął ostatni.
help-take = A1: co najmniej jedna kostka, jeśli jakaś jest, najwyżej jeden węgiel. A2: Wyddfa i kontrakt 7 zwiększają liczbę, kontrakt 29 znosi limit węgla. Co zostanie w Składzie, może wziąć następny gracz.
help-make = C1: najwyżej trzy zamiany w dowolnym układzie, co najmniej jedna. C2: ruda trafia do worka, kamień z niego pochodzi. C3: Enid potrzebuje tylko 2 rud na pręt stalowy.
help-lay = D1, D3: trzeba ułożyć tyle torów, ile wynosi tempo, o ile starczy stali i kart bez gruzu; dodatkowy tor Ralpha jest dobrowolny. D2: każdy kosztuje 1 pręt stalowy i dostaje twój znacznik.
help-build = E1: zbuduj jedno miejsce albo kup jeden pociąg. E2: droga do stacji musi być wolna od gruzu, stacja otwarta; potrzebujesz materiałów i znacznika. E3: nowy pociąg zastępuje stary. E4: spasować wolno tylko wtedy, gdy niczego nie można zbudować. E5: zagrane kontrakty obniżają koszt albo pozwalają na zamienniki.
help-office = F1: weź jeden z odkrytych kontraktów. Od teraz można go zagrać w obszarze jego litery; premia liczy się na koniec, czy jest zużyty, czy nie. R3.1: co zostanie na polu 1, zostaje po rundzie odrzucone.
help-extra-lay = Kontrakt 8: akcja układania torów jak każda inna, po wszystkich innych; możesz zrezygnować.
help-extra-build = E6, kontrakt 10: akcja budowy po wszystkich innych; możesz zrezygnować.
help-train-build = E6: właściciel Padarn może raz na rundę zbudować jeszcze raz, jeśli ktoś budował lub kupował. Możesz zrezygnować.
help-maintenance = V5: zapłać 1 pręt stalowy, odrzuć kontrakt na utrzymanie (16 lub 21) albo oddaj pociąg. Własny węgiel zostaje u ciebie.

# Co można ustalić i co lubią boty
about-snowdonia = Dla 1 do 5 osób: wysyłajcie robotników, zbierajcie i przetwarzajcie, kopcie i układajcie linię na szczyt, zanim zrobi to góra.
edition-deluxe = Deluxe Master Set
edition-classic = Klasyczne
option-extra-tracks = Dodatkowe karty torów z 0, 6 i 7 kostkami gruzu
option-light-fog = Lekka mgła: zamknięte jest tylko ostatnie pole każdego obszaru
option-one-contract = Jeden kontrakt na gracza i okazję
option-event-end-extra-round = Jeszcze jedna runda, gdy wydarzenie układa ostatni tor
option-event-end-now = Koniec od razu, gdy wydarzenie układa ostatni tor
option-tie-last-in-order = Przy remisie wygrywa ostatni w kolejności
option-tie-shared = Remis jest dzielony
option-solo-printed-spaces = Solo z polami jak wydrukowano
option-solo-two-player-spaces = Solo z polami dla dwóch osób
style-contracts = lubi kontrakty
style-surveyor = lubi pomiary
style-digger = lubi kopać
style-builder = lubi budować
fault-solo-train = gra solo podaje w opcjach dokładnie jeden pociąg, { $given ->
    [0] nie podano żadnego
   *[other] podano { $given }
}; znane: { $known }
fault-solo-train-none = tylko gra solo podaje pociąg w opcjach
