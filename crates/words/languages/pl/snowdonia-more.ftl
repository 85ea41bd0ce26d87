# Snowdonia: pory roku, pociągi promocyjne i dalsze scenariusze

option-seasons = Pory roku: cztery dodatkowe kontrakty, które przynoszą wiosnę, lato, jesień i zimę
option-promo-trains = Pociągi promocyjne: sześć dodatkowych pociągów do losowania

# Pory roku
weather-spring = wiosna
weather-summer = lato
weather-autumn = jesień
weather-winter = zima
season-hire-less = trzeci robotnik tańszy (węgiel: -{ $n })
season-survey = geodeci do { $n } stacji dalej
season-builds = robotnicy mogą budować dwa razy
season-rubble = geodeci zamiast ruchu biorą { $rubble }
place-action-surveyor-far = geodeta do { $n } stacji dalej
place-action-surveyor-rubble = weź { $rubble }
place-action-build-twice = buduj albo kup, raz lub dwa razy

# Kontrakty
effect-pass-start = tylko pierwszy gracz: znacznik pierwszego gracza w lewo, ta karta, niezużyta, w prawo; twój trzeci robotnik jest w następnej rundzie za darmo
effect-cheaper-train = następny pociąg, który kupisz w tej rundzie, kosztuje stal: { $n }, jeśli jego cena jest wyższa
effect-take-start = od razu weź znacznik pierwszego gracza; w następnej rundzie masz jednego robotnika mniej
effect-iron-for-track = przy układaniu torów { $n ->
    [one] { $n } ruda żelaza może
    [few] { $n } rudy żelaza mogą
   *[many] { $n } rud żelaza może
} zastąpić pręt stalowy każdej karty
report-gloss-pass-start = { $no } oddanie startu
report-gloss-cheaper-train = { $no } pociąg za { $n }
report-gloss-take-start = { $no } przejęcie startu
report-gloss-iron-for-track = { $no } tor za { $n } rudy
bonus-start-player = pierwszy gracz na koniec = { $vp } PZ
bonus-fulfilled = { $n ->
    [one] { $n } spełniony kontrakt
    [few] { $n } spełnione kontrakty
   *[many] { $n } spełnionych kontraktów
} = { $vp } PZ

# Pociągi
power-fog = mgła niczego nie zamyka
power-event-lay = może układać tory wydarzeń, stal: { $n } za każdy
power-burden = -{ $n } PZ za każdą kostkę gruzu na nim
power-unload = Geodeta może zdjąć 1 gruz; pusty: { $n } PZ
hire-never = bez trzeciego robotnika
hire-free-in-rain = { $cost }, w deszczu za darmo
hire-not-in-rain = { $cost }, nie w deszczu
train-rubble = gruz na nim: { $n }

# Dziennik
fact-hired-free = { $who } sprowadza z pubu trzeciego robotnika za darmo.
fact-contract-passed = { $who } przekazuje kontrakt { $number }; dostaje go { $to }.
fact-labourer-free = { $who }: w następnej rundzie trzeci robotnik jest za darmo.
fact-labourer-less = { $who } ma w następnej rundzie jednego robotnika mniej.
fact-rubble-taken = { $who } bierze z ogólnych zasobów { $rubble }.
fact-unloaded = { $who } zdejmuje 1 kostkę gruzu: { $train }, { $left ->
    [0] już pusty
   *[other] pozostało: { $left }
}.
fact-laid-iron = { $who } układa { $spot } i płaci { $iron }.
fact-laid-iron-unowned = { $who } układa { $spot } i płaci { $iron }, bez znacznika.
fact-event-laid-by = { $who } płaci za kartę wydarzenia i układa { $spot }.
fact-event-laid-by-rubble = { $who } płaci za kartę wydarzenia i układa { $spot }; z gry wypada: { $rubble }.

# O co pyta gra, krótko
asked-second-build = druga akcja budowania jesienią
asked-survey = akcja Geodety
asked-event-lay = układanie toru z wydarzenia

# Odmowy
refusal-hire-never = { $train } nigdy nie sprowadza trzeciego robotnika
refusal-hire-in-rain = { $train } nie sprowadza trzeciego robotnika w deszczu
refusal-not-start-player = kontrakt { $number } może zagrać tylko pierwszy gracz
refusal-start-fixed = zagrano kontrakt 22: znacznik pierwszego gracza już się w tej rundzie nie przesuwa, więc nie można zagrać kontraktu { $number }
refusal-passed-this-round = kontrakt { $number } został już w tej rundzie przekazany
refusal-iron-for-track = ruda miałaby zastąpić stal, liczba kart: { $need }; żaden kontrakt na to nie pozwala
refusal-survey-limit = { $need ->
    [one] 1 stacja to
    [few] { $need } stacje to
   *[many] { $need } stacji to
} za dużo; geodeta może przejść najwyżej { $limit }
refusal-survey-end = stacje przed geodetą: potrzeba { $need }; { $have ->
    [0] nie ma żadnej
   *[other] jest { $have }
}
refusal-survey-rubble = zimą geodeci się nie ruszają, tylko biorą gruz
refusal-no-survey-rubble = geodeci biorą gruz tylko zimą
refusal-nothing-to-unload = na twoim pociągu nie ma gruzu do zdjęcia

# Pytania
ask-hire-free = { $who }: sprowadzasz trzeciego robotnika za darmo?
ask-lay-iron = { $who }: ile torów układasz i ile z nich za rudę zamiast pręta stalowego (po { $iron })? Masz { $goods }.
ask-extra-lay-iron = { $who }: dodatkowe układanie torów z kontraktu, w razie potrzeby za rudę zamiast pręta stalowego (po { $iron }), czy pas? Masz { $goods }.
ask-second-build = { $who }: budujesz lub kupujesz jesienią jeszcze raz czy pas? Masz { $goods }.
ask-survey = { $who }: co robi twój robotnik u Geodety?
ask-event-lay = { $who }: układasz następny tor wydarzenia samodzielnie czy zostawiasz go wydarzeniu? Masz { $steel }.

# Wybory
choice-lay-for = ułóż { $tracks } za: { $paid }
choice-survey = { $n ->
    [one] geodeta o { $n } stację dalej
    [few] geodeta o { $n } stacje dalej
   *[many] geodeta o { $n } stacji dalej
}
choice-rubble = weź z ogólnych zasobów { $rubble }
choice-unload = zdejmij 1 kostkę gruzu z pociągu
no-points-start = na koniec nie jest pierwszym graczem
no-points-fulfilled = spełnione kontrakty: { $have } z { $need }
item-contract-counting = kontrakt { $number }, spełnionych: { $n }

# Pomoc
help-lay-iron = SE13: z kontraktem S4 zamiast każdego pręta stalowego możesz oddać 3 kostki rudy; nigdy nie musisz tego robić.
help-second-build = SE6: jesienią robotnik, który budował lub kupił, może od razu zrobić to jeszcze raz. Możesz zrezygnować.
help-survey = G1: geodeta idzie o jedną stację dalej. SE5: latem o jedną lub dwie. SE7: zimą stoi w miejscu; bierzesz 1 kostkę gruzu z ogólnych zasobów. PT11: z pociągiem L.A.D.A.S. (lost) możesz zamiast tego zdjąć kostkę gruzu z karty.
help-event-lay = PT8: właściciel pociągu The Dawn Raider może sam ułożyć każdy tor wydarzenia za 1 pręt stalowy, z własnym znacznikiem; gruz z niego wypada z gry. To nie jest akcja układania torów.

# Britannia Bridge
strait-card = { $name }, karta { $number }
place-bridged = z mostem
choice-bridge = zbuduj: { $site }, koszt: { $paid }
fact-bridged = { $who } buduje: { $site } za: { $paid }.
fact-strait-turned = Wydarzenie buduje most: { $site }; karta nie należy do nikogo.
fact-strait-blocks = Wydarzenie nie ma skutku: cieśnina nie ma jeszcze mostu.
refusal-strait-first = za cieśniną nie można nic robić, dopóki nie jest zbudowane: { $site }
refusal-strait-turned = { $site }: tę kartę zbudowało już wydarzenie
help-build-strait = BB5: karty cieśniny buduje się przed wszystkim innym.

# Daffodil Line
spot-canal = kanał (tor { $number }) przed stacją { $station }
place-canal = kanał { $rubble }/{ $whole }
n-daffodils = { $n ->
    [one] { $n } żonkil
    [few] { $n } żonkile
   *[many] { $n } żonkili
}
heading-daffodils = Żonkile
place-head-daffodils = żonkile
place-action-works-break = najwyżej { $n } razy: { $iron ->
        [one] 1 ruda
        [few] { $iron } rudy
       *[many] { $iron } rud
    } na 1 pręt stalowy, { $rubble ->
        [one] 1 kostka gruzu
        [few] { $rubble } kostki gruzu
       *[many] { $rubble } kostek gruzu
    } na 1 kamień, 1 kamień na { $broken ->
        [one] 1 kostkę gruzu
        [few] { $broken } kostki gruzu
       *[many] { $broken } kostek gruzu
    }
ask-make-break = { $who }: najwyżej { $n ->
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
    } na 1 kamień, 1 kamień na { $broken ->
        [one] 1 kostkę gruzu
        [few] { $broken } kostki gruzu
       *[many] { $broken } kostek gruzu
    }. Masz { $goods }; kamień w worku: { $stone }.
ask-fill = { $who }: zasypać następny kanał własnym gruzem czy pas? Masz { $rubble }.
asked-fill = zasypywanie kanału z kontraktu
choice-fill = zasyp: { $spot }, koszt: { $rubble }; bierzesz żonkil
fact-canal-filled = { $who } wsypuje { $rubble }: { $spot }, { $left ->
    [0] już pełny
   *[other] brakuje jeszcze: { $left }
}.
fact-daffodil = { $who } bierze żonkil: { $spot }.
fact-canal-full = Wydarzenie zasypuje { $spot } ({ $rubble }); nikt nie dostaje żonkila.
fact-stone-broken = { $who } kruszy { $stone } na gruz: { $rubble }.
refusal-canal-open = droga jest zablokowana: { $site }; { $spot }, brakuje jeszcze: { $rubble }
forecast-canal = następny jest { $spot }, brakuje jeszcze: { $rubble }; { $have ->
    [0] nie masz nic
   *[other] masz { $have }
}
help-make-break = DL6: kamień można kruszyć na gruz.
help-fill = DL7: jeśli następnym miejscem jest kanał, kontraktem 3 możesz go w całości zasypać własnym gruzem; bierzesz żonkil. Możesz zrezygnować.
