# Każda strona
frame-skip = Przejdź do treści
frame-nav = Strony
frame-games = Partie
frame-new = Nowa partia
frame-solo = Seria solo
frame-help = Pomoc
frame-settings = Ustawienia
no-page-title = Nie ma takiej strony
no-page = Adres może być błędny albo strona została przeniesiona.
no-game-title = Nie ma takiej partii
no-game = Mogła zostać usunięta albo należy do innego folderu danych.
no-step-title = Nie ma takiego kroku
no-step = Partia nie jest tak długa; kroki mogły zostać cofnięte.
foreign-title = Żądanie odrzucone
foreign = To żądanie przyszło z innej strony albo pod inną nazwą. Otwórz adres, który podał program.
too-big-title = Za duże
too-big = Wysłano więcej, niż program przyjmuje.
bad-title = Nieprawidłowe żądanie
bad-form = W formularzu czegoś brakowało. Wróć, odśwież stronę i spróbuj jeszcze raz.
wrong-method-title = Tak się nie da
wrong-method = Tej strony nie można otworzyć w ten sposób. Zacznij od listy partii.
too-slow-title = To trwało za długo
too-slow = Żądanie nie dotarło na czas albo nie udało się na czas odpowiedzieć. Odśwież stronę i sprawdź, czy się udało.
not-allowed-title = Niedozwolone
not-allowed = Nie możesz tego tutaj zrobić: decydują o tym gracze tej partii albo osoba, która prowadzi program.
busy-title = Za dużo połączeń
busy = Zbyt wiele stron czeka już na zmiany. Zamknij niektóre z nich; do tego czasu ta strona będzie co jakiś czas sprawdzać sama.
bug-title = Coś poszło nie tak
bug = To błąd w programie. Twoja partia jest bezpieczna: wszystko, co potwierdzono, jest zapisane. Wróć i spróbuj jeszcze raz.
store-title = Nie można zapisać
store-full = Dysk jest pełny, więc nic nie zmieniono. To, co zapisano wcześniej, jest bezpieczne. Zwolnij trochę miejsca i spróbuj ponownie.
store-locked = Inny program zablokował zapisane partie, więc nic nie zmieniono. To, co zapisano wcześniej, jest bezpieczne. Spróbuj ponownie za chwilę.
store-fault = Nie udało się użyć folderu danych, więc nic nie zmieniono. Przyczynę wypisano tam, gdzie uruchomiono program.
unread-title = Nie można odczytać
store-damaged = Plik z partiami jest uszkodzony. Najpierw zrób kopię folderu danych. Szczegóły wypisano tam, gdzie uruchomiono program.
store-unreadable = Zapisano to w formacie, którego ta wersja programu nie rozumie. Nic nie zmieniono. Szczegóły wypisano tam, gdzie uruchomiono program.
fault-back = Lista partii

# Ustawienia
settings-title = Ustawienia
settings-language = Język
settings-language-auto = jak w przeglądarce
settings-theme = Motyw
theme-auto = jak w urządzeniu
theme-light = jasny
theme-dark = ciemny
settings-palette = Kolory elementów
palette-usual = standardowe
palette-red-green = daltonizm czerwono-zielony
palette-blue-yellow = daltonizm niebiesko-żółty
palette-contrast = wysoki kontrast
settings-speed = Szybkość animacji
speed-slow = wolno
speed-usual = normalnie
speed-fast = szybko
speed-at-once = natychmiast
settings-confirm = Potwierdzaj ruchy
settings-sound = Dźwięk, gdy przychodzi moja kolej
settings-vibration = Wibracja, gdy przychodzi moja kolej (na urządzeniach, które to potrafią)
settings-ring = Wypróbuj
settings-save = Zapisz

# Lista partii
welcome-title = Witamy na kolei górskiej
welcome-about = Zbudujcie kolej na Snowdon: bierzcie rudę i kamień ze Strefy zasobów, usuwajcie gruz, układajcie tory, budujcie stacje i korzystajcie z kontraktów i pogody. Graj solo, przeciw botom albo ze znajomymi przy jednym ekranie.
welcome-first = Zagraj pierwszą partię
welcome-first-about = Pierwszą partię grasz przeciw dwóm łatwym botom, a przewodnik objaśnia grę na bieżąco.
games-title = Partie
games-new = Nowa partia
games-play = Nowa partia: { $game }
games-import = Importuj partię
games-search = Szukaj według nazwy, gracza lub scenariusza
games-find = Szukaj
games-which = Pokaż
games-all = Wszystkie
games-running = Trwające
games-finished = Zakończone
games-none-found = Nie znaleziono partii.
games-all-again = Pokaż wszystkie partie
games-name = Nazwa
games-game = Gra
games-players = Gracze
games-standing = Stan
games-when = Ostatnio grana
games-do = Działania
games-sort = Sortuj według: { $by }
games-is-running = trwa
games-is-over = zakończona
games-won-by = zwycięstwo: { $who }
games-round = runda { $round }
games-set-up = przygotowanie
games-turn = tura { $turn }
games-more = Więcej: { $game }
games-rename-to = Nowa nazwa
games-rename = Zmień nazwę
games-export = Zapisz jako plik
games-replay = Powtórka
games-delete = Usuń
games-delete-sure = Usuń na stałe
games-deleted = Partia „{ $game }” została usunięta.
games-pages = Strony listy
games-newer = Poprzednia
games-older = Następna
games-page = Strona { $page } z { $pages }, partii: { $total }
import-title = Importuj partię
import-about = Zapisy to pliki z końcówką .game. Każdy krok jest sprawdzany według zasad; niedokończoną partię można kontynuować.
import-refused = Zapis został odrzucony:
import-file = Plik
import-paste = albo wklej tekst zapisu
import-go = Importuj
import-name = Zaimportowana: { $players }
import-nothing = Wybierz plik albo wklej tekst zapisu.
import-unknown-game = Nie ma tu gry „{ $game }”.

# Nowa partia
new-title = Nowa partia
new-refused = Tej partii nie można rozpocząć:
new-which = Gra
new-scenario = Scenariusz
new-players = Gracze
new-show = Odśwież
new-train = Pociąg
new-rules = Wydanie i opcje
new-aim = Jak grają boty
new-aim-victory = O zwycięstwo
new-aim-points = Na punkty: dłuższa, przyjaźniejsza partia
new-aim-about = Boty grające na punkty zbierają ich jak najwięcej, bez względu na to, kto wygra.
new-aim-no-matter = W tej grze nie robi to prawie żadnej różnicy.
new-as-edition = Tak jak w wydaniu
new-edition = Wydanie
new-deals = Kostki i karty
new-deals-seeded = Program losuje kostki i karty
new-deals-typed = Gramy na prawdziwej planszy i wpisujemy losowania
new-tour = Objaśniaj grę w trakcie partii
new-name = Nazwa partii
new-name-example = automatycznie
new-begin = Rozpocznij
seat-who = Kto gra
seat-person = Gracz przy tym urządzeniu
seat-bots = Boty
seat-points = Boty grające na punkty
seat-styles = Boty z preferencjami
seat-called = Imię
name-of-game = { $players }
new-bot-unknown = Nie ma bota „{ $bot }”.
name-for-programs = Nazwy zaczynające się od „bot:” lub „exec:” są zarezerwowane dla programów.

# Seria solo
solo-title = Seria solo
solo-about = Siedem partii solo, po jednej z każdym pociągiem. Każdy scenariusz ma własną serię i jeszcze jedną z opcją Pory roku. W wydaniu klasycznym pociągi są po kolei, w wydaniu deluxe wybierasz. Liczy się suma, a najlepszy wynik z każdym pociągiem zostaje zapamiętany.
solo-begin = Rozpocznij nową serię
solo-best = Najlepszy wynik z każdym pociągiem
solo-train = Pociąg
solo-points = Punkty
solo-best-total = Suma najlepszych wyników
solo-series = Seria { $number } ({ $edition })
solo-total = Suma z { $played ->
    [one] 1 partii
    [few] { $played } partii
    [many] { $played } partii
   *[other] { $played } partii
}
solo-retried = { $points }, z powtórzonymi ruchami
solo-play = Graj
solo-go-on = Kontynuuj
solo-look = Obejrzyj
solo-later = po poprzednim pociągu
solo-name = Seria solo { $number }, { $train }
solo-variants = Opcje
solo-with = z opcją: { $option }
solo-without = bez opcji: { $option }
solo-single = Pociągi promocyjne
solo-single-about = Partie z pociągiem promocyjnym nie należą do żadnej serii: rozpocznij partię solo z tą opcją. Najlepszy wynik z każdym z nich jest tutaj.

# Stół
table-side = Gracze i dziennik
title-turn = Teraz { $who } – { $game }
title-deal = Losowanie – { $game }
title-wait = Myśli { $who } – { $game }
title-over = Koniec – { $game }
notice-refused = Niemożliwe:
notice-late = W międzyczasie coś się zmieniło. Tak stół wygląda teraz; wybierz jeszcze raz.
notice-not-possible = „{ $text }” nie jest teraz możliwe. Możliwe jest na przykład: { $examples }
notice-not-now = To już nie jest możliwe albo jeszcze nie. Tak stół wygląda teraz.
notice-imported = Partia została zaimportowana.
notice-imported-older-digest = Partia została zaimportowana. Jej suma kontrolna ma starszy format i nie została porównana.
notice-offline = Brak połączenia z programem. Strona połączy się ponownie sama i wtedy wyśle twój wybór.
notice-offline-list = Brak połączenia z programem. Strona połączy się ponownie sama.
bar-type = albo wpisz
bar-type-go = Wybierz
bar-list = { $n ->
    [one] Jedyna możliwość
    [few] Wszystkie { $n } możliwości na liście
    [many] Wszystkie { $n } możliwości na liście
   *[other] Wszystkie { $n } możliwości na liście
}
bar-since = { $n ->
    [one] Od twojej ostatniej tury: { $n } krok
    [few] Od twojej ostatniej tury: { $n } kroki
   *[many] Od twojej ostatniej tury: { $n } kroków
}
bar-rules = Zasady dla tej decyzji
bar-confirm = Potwierdź
bar-change = Wybierz coś innego
bar-tools = Cofanie i podpowiedzi
bar-undo = Cofnij
bar-redo = Ponów
bar-hint = Podpowiedź
bar-replay = Powtórka
bar-thinking = Myśli { $who }
bar-stuck = { $who } nie może grać: nie ma tu takiego bota. Otwórz powtórkę i graj dalej z innym botem na tym miejscu.
bar-waiting = Chwileczkę
bar-over = Partia zakończona
undo-nothing = Nie ma czego cofnąć.
undo-deal = Dalej nie można cofnąć: było już losowanie.
undo-other = Dalej nie można cofnąć: ostatni ruch należał do gracza { $who }.
hint-thinking = Szukam podpowiedzi...
hint-ready = Podpowiedź: { $choice }.
hint-over-alone = W porównaniu z następnym najlepszym wyborem ({ $other }): { $points } PZ.
hint-over = W porównaniu z następnym najlepszym wyborem ({ $other }): { $points } PZ, { $share } % szans na zwycięstwo.
showing-title = Co się stało
showing-pause = Wstrzymaj
showing-go-on = Dalej
showing-skip = Pomiń
showing-repeat = Pokaż jeszcze raz ostatnie ruchy
after-replay = Obejrzyj powtórkę
after-again = Rewanż
after-tie = Remis: druga partia z tymi samymi liniami i zamienionymi kolorami
after-retried = Wybory cofano po poznaniu ich skutków, więc ten wynik nie jest w pełni porównywalny.
retry-round = Zagraj tę rundę jeszcze raz
retry-which = Runda { $round }
after-games = Lista partii
sheet-title = Punktacja
keys-title = Klawiatura
keys-notation = Wpisz wybór tak, jak jest zapisany na planszy lub na liście; wielkość liter nie ma znaczenia
keys-number = Przejdź do pierwszego, drugiego lub trzeciego wyboru; Enter go zatwierdza
keys-hint = Poproś o podpowiedź
keys-undo = Cofnij
keys-skip = Gdy ruszają się inni: od razu do twojej tury
keys-repeat = Pokaż ostatnie ruchy jeszcze raz
keys-question = Przejdź do pytania
keys-log = Przejdź do dziennika
keys-arrows = W powtórce: krok wstecz lub dalej
keys-escape = Zamknij objaśnienie, wyczyść wpisany tekst
keys-close = Zamknij
tour-ends = Zakończ przewodnik
log-title = Dziennik
log-more = Więcej dziennika
log-all = { $n ->
    [one] Cały dziennik: 1 krok
    [few] Cały dziennik: { $n } kroki
    [many] Cały dziennik: { $n } kroków
   *[other] Cały dziennik: { $n } kroku
}
log-of = Dziennik: { $game }
log-to-table = Wróć do gry
log-look = Pozycja po kroku { $step }
log-choice = { $who }: { $choice }.
log-deal = { $deal }.
log-hint = { $who } otrzymuje podpowiedź: { $choice }
log-undone = { $n ->
    [one] Cofnięto 1 krok.
    [few] Cofnięto { $n } kroki.
    [many] Cofnięto { $n } kroków.
   *[other] Cofnięto { $n } kroku.
}

# Losowanie przy prawdziwym stole
deal-nothing-yet = Klikaj po kolei to, co wylosowano.
deal-so-far = Dotąd: { $parts }
deal-again = Od nowa
deal-part = { $part }: { $n ->
    [0] więcej nie ma
    [one] pozostało: 1
    [few] pozostało: { $n }
    [many] pozostało: { $n }
   *[other] pozostało: { $n }
}
deal-part-none = { $part }: więcej nie ma.
deal-done = Gotowe: { $deal }
deal-type = albo wpisz
deal-tell = Zatwierdź

# Powtórka
replay-title = { $game }: krok { $step } z { $last }
replay-controls = Kroki
replay-first = Na początek
replay-back = Krok wstecz
replay-on = Krok dalej
replay-last = Na koniec
replay-play = Odtwórz
replay-step = Krok
replay-go = Przejdź
replay-rounds = Rundy
replay-round = Runda
replay-set-up = Przygotowanie
replay-beginning = Przed pierwszym krokiem.
fork-title = Graj dalej stąd
fork-about = Od tej pozycji zaczyna się nowa partia z nowymi losowaniami. Stara partia pozostaje bez zmian.
fork-go = Graj dalej
fork-name = { $game }, od kroku { $step }
analysis-title = Analiza
analysis-about = Bot sprawdza każdą pozycję i każdą decyzję. Chwilę to potrwa; w tym czasie można oglądać powtórkę.
analysis-begin = Analizuj partię
analysis-progress = { $done } z { $total } pozycji
analysis-look = Sprawdź postęp
analysis-curve = Szanse wszystkich graczy od początku do końca
analysis-how = Jak powstał każdy wynik: los i umiejętności osobno
analysis-own = własne wybory
analysis-others = wybory innych
analysis-costliest = Najkosztowniejsze decyzje
analysis-none = Bot nie zagrałby lepiej.
analysis-costly = { $who }: { $chosen }. Lepiej: { $better }
analysis-points = { $n } PZ

# Pomoc
help-title = Pomoc
help-begin-title = Pierwsze kroki
help-begin = Wybierz „Nowa partia”, ustal, kto gra na którym miejscu, i rozpocznij. Ludzie grają przy tym ekranie albo przy własnych, boty grają same. W pierwszej partii grę może objaśniać przewodnik. Boty grają o zwycięstwo albo na punkty, co daje dłuższe i przyjaźniejsze partie; formularz mówi, gdzie nie robi to prawie różnicy.
help-choose-title = Wybór
help-choose = Wszystko, co możesz wybrać, świeci na planszy. Wskaż to albo przejdź tam klawiaturą, aby przeczytać, co się stanie. Tak samo objaśniane są karty, pola i pociągi, także po dotknięciu. Na pasku są te same możliwości opisane słowami, razem z zasadami. Jeśli czegoś nie można zrobić, zobaczysz zasadę i powód.
help-back-title = Cofanie
help-back = „Cofnij” odwołuje twoje ostatnie wybory, aż do ostatniego losowania lub ruchu innego gracza. W grze z botami cofa też ich odpowiedzi na twój ostatni wybór: los powtórzy się tak samo, a wynik zostanie oznaczony. „Ponów” wykonuje je ponownie. W ustawieniach możesz włączyć potwierdzanie każdego ruchu.
help-follow-title = Śledzenie gry
help-follow = Ruchy innych graczy są pokazywane krok po kroku; dotknij planszy lub naciśnij spację, aby przejść od razu do swojej tury. Możesz je wstrzymać, obejrzeć ponownie albo otworzyć listę wszystkiego od twojej ostatniej tury. Dziennik opisuje całą partię, a każdy wpis prowadzi do swojej pozycji.
help-replay-title = Powtórka i analiza
help-replay = Każdą partię, trwającą i zakończoną, można obejrzeć krok po kroku i grać dalej z dowolnej pozycji, z botami na dowolnych miejscach. Analiza pokazuje, jak zmieniały się szanse i które decyzje kosztowały najwięcej.
help-box-title = Na prawdziwej planszy
help-box = Wybierzcie „Gramy na prawdziwej planszy” i klikajcie każdą wylosowaną kostkę i kartę. Program wie, co jeszcze zostało, odrzuca to, co niemożliwe, liczy punkty i prowadzi zapis. Pomyłkę można cofnąć.
help-keys-title = Klawiatura
help-keys = Tab przechodzi od celu do celu, Enter wybiera. W każdej części planszy kolejne naciśnięcie Tab prowadzi do kart i pól, które są tylko objaśniane: strzałki przechodzą od jednego do następnego, Home i End do pierwszego i ostatniego; Escape zamyka objaśnienie. W powtórce strzałki przechodzą krok po kroku, Home i End skaczą, o ile nie czytasz karty. Wpisz wybór tak, jak jest zapisany (A1 lub a1), albo jego numer. H prosi o podpowiedź, U cofa, znak zapytania pokazuje wszystkie klawisze.
help-files-title = Pliki
help-files = Każdą partię można zapisać jako plik .game, zwykły tekst, który mogą czytać inne programy, i zaimportować z powrotem.

# Czas i nazwy
game-name-fault = Nazwa partii ma od 1 do 100 znaków w jednym wierszu.
ago-now = przed chwilą
ago-minutes = { $n ->
    [one] minutę temu
    [few] { $n } minuty temu
    [many] { $n } minut temu
   *[other] { $n } minuty temu
}
ago-hours = { $n ->
    [one] godzinę temu
    [few] { $n } godziny temu
    [many] { $n } godzin temu
   *[other] { $n } godziny temu
}
ago-days = { $n ->
    [one] dzień temu
    [few] { $n } dni temu
    [many] { $n } dni temu
   *[other] { $n } dnia temu
}
log-pass = { $who } pasuje.
