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
foreign-title = Nie stąd
foreign = To żądanie przyszło z innej strony albo pod inną nazwą. Otwórz adres, który podał program.
too-big-title = Za dużo
too-big = To, co przysłano, jest większe, niż program przyjmuje.
bad-title = Tego nie da się użyć
bad-form = W tym, co przysłano, czegoś brakuje. Wróć, załaduj stronę ponownie i spróbuj jeszcze raz.
wrong-method-title = Nie w ten sposób
wrong-method = Tej strony nie można otworzyć w ten sposób. Przejdź do partii i zacznij stamtąd.
too-slow-title = To trwało za długo
too-slow = Żądanie nie dotarło na czas albo nie udało się na nie odpowiedzieć na czas. Załaduj stronę ponownie i sprawdź, czy się udało.
not-allowed-title = Niedozwolone
not-allowed = Nie możesz tego tutaj zrobić: należy to do tych, którzy grają w tej partii, albo do tego, kto prowadzi program.
busy-title = Za dużo naraz
busy = Zbyt wiele stron czeka już na wiadomości. Zamknij niektóre z nich; ta zagląda tymczasem co jakiś czas sama.
bug-title = Coś poszło nie tak
bug = To błąd programu, a partia jest bezpieczna: wszystko, co potwierdzono, jest zapisane. Wróć i spróbuj jeszcze raz.
store-title = Nie można zapisać
store-full = Dysk jest pełny, więc nic nie zmieniono. To, co zapisano wcześniej, jest bezpieczne. Zwolnij trochę miejsca i spróbuj ponownie.
store-locked = Inny program blokuje zapisane partie, więc nic nie zmieniono. To, co zapisano wcześniej, jest bezpieczne. Spróbuj ponownie za chwilę.
store-fault = Nie udało się użyć folderu danych, więc nic nie zmieniono. Przyczynę wypisano tam, gdzie uruchomiono program.
unread-title = Nie można odczytać
store-damaged = Plik z partiami jest uszkodzony. Najpierw zrób kopię folderu danych. Szczegóły wypisano tam, gdzie uruchomiono program.
store-unreadable = Ta wersja programu nie rozumie tego, co tu zapisano. Nic nie zmieniono. Szczegóły wypisano tam, gdzie uruchomiono program.
fault-back = Do partii

# Ustawienia
settings-title = Ustawienia
settings-language = Język
settings-language-auto = jak w przeglądarce
settings-theme = Jasny czy ciemny
theme-auto = jak w urządzeniu
theme-light = jasny
theme-dark = ciemny
settings-palette = Kolory elementów
palette-usual = zwykłe
palette-red-green = dla tych, którzy mylą czerwień z zielenią
palette-blue-yellow = dla tych, którzy mylą błękit z żółcią
palette-contrast = mocny kontrast
settings-speed = Jak szybko pokazywać, co się stało
speed-slow = powoli
speed-usual = normalnie
speed-fast = szybko
speed-at-once = tylko koniec
settings-confirm = Pytaj jeszcze raz przed każdym wyborem
settings-save = Zapisz

# Lista partii
welcome-title = Witamy na kolei górskiej
welcome-about = Zbudujcie kolej na Snowdon: bierzcie rudę i kamień ze Składu, usuwajcie gruz, układajcie tory, budujcie stacje i korzystajcie z kontraktów i pogody. Samemu, przeciw botom albo z przyjaciółmi przy tym ekranie.
welcome-first = Zagraj pierwszą partię
welcome-own = Przygotuj partię
welcome-first-about = Pierwsza partia jest przeciw dwóm łatwym botom, a przewodnik objaśnia stół w trakcie gry.
games-title = Partie
games-new = Nowa partia
games-import = Wczytaj partię
games-search = Szukaj nazw, graczy i scenariuszy
games-find = Szukaj
games-which = Które partie
games-all = Wszystkie
games-running = Trwające
games-finished = Zakończone
games-none-found = Żadna partia nie pasuje.
games-all-again = Pokaż wszystkie partie
games-name = Nazwa
games-game = Gra
games-players = Gracze
games-standing = Stan
games-when = Ostatnio grana
games-do = Co można zrobić
games-sort = Sortuj według: { $by }
games-is-running = trwa
games-is-over = koniec
games-won-by = wygrywa { $who }
games-round = runda { $round }
games-more = Więcej o { $game }
games-rename-to = Nowa nazwa
games-rename = Zmień nazwę
games-export = Zapisz jako plik
games-replay = Obejrzyj jeszcze raz
games-delete = Usuń
games-delete-sure = Usuń na zawsze
games-deleted = Partia „{ $game }” została usunięta.
games-pages = Strony listy
games-newer = Wstecz
games-older = Dalej
games-page = Strona { $page } z { $pages }, partii: { $total }
import-title = Wczytaj partię
import-about = Zapis kończy się na .game. Każdy krok jest sprawdzany z zasadami; trwającą partię można grać dalej.
import-refused = Zapis nie został przyjęty:
import-file = Plik
import-paste = albo tekst zapisu
import-go = Wczytaj
import-name = Wczytana: { $players }
import-nothing = Wybierz plik albo wklej tekst zapisu.
import-unknown-game = Nie ma tu gry „{ $game }”.

# Nowa partia
new-title = Nowa partia
new-refused = Ta partia nie może się zacząć:
new-which = Która gra
new-scenario = Scenariusz
new-players = Gracze
new-show = Pokaż
new-train = Pociąg
new-rules = Wydanie i opcje
new-edition = Wydanie
new-deals = Kto losuje
new-deals-seeded = Program losuje kostki i karty
new-deals-typed = Gramy z pudełkiem, losujemy sami i mówimy programowi
new-tour = Objaśniaj stół w trakcie partii
new-name = Nazwa partii
new-name-example = znajdzie się sama
new-begin = Zacznij
seat-who = Kto
seat-person = Osoba przy tym ekranie
seat-bots = Boty
seat-styles = Boty ze stylem
seat-called = Imię
name-of-game = { $players }
new-bot-unknown = Nie ma bota „{ $bot }”.
name-for-programs = Imiona zaczynające się od „bot:” lub „exec:” są dla programów.

# Seria solo
solo-title = Seria solo
solo-about = Siedem partii w pojedynkę, po jednej z każdym pociągiem. W wydaniu klasycznym pociągi idą po kolei, w wydaniu deluxe dowolnie. Liczy się suma, a najlepszy wynik z każdym pociągiem jest zachowany.
solo-begin = Zacznij nową serię
solo-best = Najlepszy wynik z każdym pociągiem
solo-train = Pociąg
solo-points = Punkty
solo-best-total = Suma najlepszych
solo-series = Seria { $number } ({ $edition })
solo-total = Suma z { $played ->
    [one] 1 partii
    [few] { $played } partii
    [many] { $played } partii
   *[other] { $played } partii
}
solo-play = Graj
solo-go-on = Graj dalej
solo-look = Obejrzyj
solo-later = po poprzednim pociągu
solo-name = Seria solo { $number }, { $train }

# Stół
table-side = Gracze i dziennik
title-turn = Decyduje { $who } – { $game }
title-deal = Losowanie – { $game }
title-wait = Myśli { $who } – { $game }
title-over = Koniec – { $game }
notice-refused = Niemożliwe:
notice-late = W międzyczasie stało się coś innego. Tak stół wygląda teraz; wybierz jeszcze raz.
notice-not-possible = „{ $text }” nie należy do tego, co jest teraz możliwe. Możliwe jest na przykład: { $examples }
notice-not-now = Tego już albo jeszcze nie można zrobić. Tak stół wygląda teraz.
notice-imported = Partia została wczytana.
notice-imported-older-digest = Partia została wczytana. Jej suma kontrolna jest starszego rodzaju i nie została porównana.
notice-offline = Brak połączenia z programem. Strona połączy się sama i wtedy wyśle twój wybór.
bar-type = albo wpisz
bar-type-go = Wybierz
bar-list = { $n ->
    [one] Jedyny wybór słowami
    [few] Wszystkie { $n } możliwości słowami
    [many] Wszystkie { $n } możliwości słowami
   *[other] Wszystkie { $n } możliwości słowami
}
bar-rules = Zasady dla tej decyzji
bar-confirm = Tak, zrób to
bar-change = Wybierz coś innego
bar-tools = Wstecz, w przód i rada
bar-undo = Cofnij
bar-redo = Ponów
bar-hint = Podpowiedź
bar-replay = Spojrzenie wstecz
bar-thinking = Myśli { $who }
bar-stuck = { $who } nie może grać: nie ma tu takiego bota. Spójrz wstecz i graj dalej z innym na tym miejscu.
bar-waiting = Chwileczkę
bar-over = Partia skończona
undo-nothing = Nie ma czego cofnąć.
undo-deal = Dalej nie można cofnąć: było losowanie.
undo-other = Dalej nie można cofnąć: ostatni ruch: { $who }.
hint-thinking = Podpowiedź jest obmyślana.
hint-ready = Podpowiedź: { $choice } ({ $notation })
showing-title = Co się stało
showing-pause = Wstrzymaj
showing-go-on = Dalej
showing-skip = Pomiń
showing-repeat = Pokaż jeszcze raz, co się stało
after-replay = Spójrz wstecz na partię
after-again = Jeszcze raz tak samo
after-tie = Remis: druga partia z tymi samymi liniami i zamienionymi kolorami
after-games = Do partii
sheet-title = Punktacja
sheet-source = Za
tour-ends = Zakończ przewodnik
log-title = Dziennik
log-all = { $n ->
    [one] Cały dziennik: 1 krok
    [few] Cały dziennik: { $n } kroki
    [many] Cały dziennik: { $n } kroków
   *[other] Cały dziennik: { $n } kroku
}
log-of = Dziennik: { $game }
log-to-table = Do stołu
log-look = Pozycja po kroku { $step }
log-choice = { $who }: { $choice }.
log-deal = Rozdano: { $deal }.
log-hint = { $who } prosi o podpowiedź: { $choice }
log-undone = { $n ->
    [one] Cofnięto 1 krok.
    [few] Cofnięto { $n } kroki.
    [many] Cofnięto { $n } kroków.
   *[other] Cofnięto { $n } kroku.
}

# Losowanie przy prawdziwym stole
deal-nothing-yet = Klikaj po kolei, co się trafiło.
deal-so-far = Dotąd: { $parts }
deal-again = Od nowa
deal-part = { $part }: { $n ->
    [0] więcej niemożliwe
    [one] możliwa jeszcze 1
    [few] możliwe jeszcze { $n }
    [many] możliwe jeszcze { $n }
   *[other] możliwe jeszcze { $n }
}
deal-part-none = { $part }: więcej nie może się trafić.
deal-done = To wszystko: { $deal }
deal-type = albo wpisz
deal-tell = Podaj

# Powtórka
replay-title = { $game }: krok { $step } z { $last }
replay-controls = Kroki
replay-first = Na początek
replay-back = Krok wstecz
replay-on = Krok dalej
replay-last = Na koniec
replay-play = Odtwórz
replay-step = Krok
replay-go = Idź
replay-rounds = Rundy
replay-round = Runda
replay-set-up = Przygotowanie
replay-beginning = Przed pierwszym krokiem.
fork-title = Graj dalej stąd
fork-about = Od tej pozycji zaczyna się nowa partia. Losowania od tego miejsca są nowe; stara partia zostaje, jaka jest.
fork-go = Graj dalej
fork-name = { $game }, od kroku { $step }
analysis-title = Ocena
analysis-about = Bot ogląda każdą pozycję i każdą decyzję. To chwilę trwa; partię można tymczasem oglądać.
analysis-begin = Oceń partię
analysis-progress = { $done } z { $total } pozycji
analysis-look = Zobacz, jak daleko
analysis-curve = Szanse wszystkich graczy od początku do końca
analysis-costliest = Najkosztowniejsze decyzje
analysis-none = Bot nie zrobiłby niczego lepiej.
analysis-costly = { $who }: { $chosen }. Lepiej: { $better }
analysis-points = { $n } PZ

# Pomoc
help-title = Jak to działa
help-begin-title = Początek
help-begin = Wybierz Nową partię, powiedz, kto gdzie siedzi, i zacznij. Ludzie siedzą przy tym ekranie; boty myślą same. Pierwszą partię można zagrać z przewodnikiem, który objaśnia stół.
help-choose-title = Wybór
help-choose = To, co można wybrać, świeci na planszy. Wskaż to albo przejdź tam klawiaturą, by przeczytać, co się stanie. Karty, miejsca i pociągi objaśniają się tak samo, także po dotknięciu. Te same możliwości są słowami na pasku, z zasadami dla decyzji. To, co niemożliwe, zostaje odrzucone z podaniem zasady i powodu.
help-back-title = Cofanie
help-back = Cofnij odwołuje twoje własne ostatnie wybory, aż do ostatniego losowania lub ruchu kogoś innego. Ponów wykonuje je znowu. W ustawieniach można kazać pytać o każdy wybór jeszcze raz.
help-follow-title = Śledzenie
help-follow = Ruchy innych są pokazywane krok po kroku; wstrzymaj, pomiń albo obejrzyj znowu. Dziennik opowiada całą partię, a każdy wpis prowadzi do swojej pozycji.
help-replay-title = Spojrzenie wstecz
help-replay = Każdą partię można oglądać krok po kroku, trwającą i zakończoną, i grać dalej z każdej pozycji z botami na dowolnych miejscach. Boty pokazują, jak zmieniały się szanse i które decyzje kosztowały najwięcej.
help-box-title = Z pudełkiem na stole
help-box = Niech losują ludzie: wybierzcie „Gramy z pudełkiem” i klikajcie każdą kostkę i kartę, gdy się trafi. Program wie, co zostało, odrzuca to, co niemożliwe, liczy i prowadzi zapis. Pomyłkę odwołuje Cofnij.
help-keys-title = Klawiaturą
help-keys = Tab przechodzi od celu do celu, Enter wybiera. W każdej części planszy jeszcze jeden przystanek Tab prowadzi do tego, co tylko się objaśnia: tam strzałki przechodzą od karty do karty, Home i End do pierwszej i ostatniej; Escape zamyka objaśnienie. W powtórce strzałki idą krok po kroku, Home i End skaczą, o ile nie czyta się karty. N idzie do decyzji, L do dziennika, U cofa.
help-files-title = Pliki
help-files = Każdą partię można zapisać jako plik .game, zwykły tekst, który czytają inne programy, i wczytać z powrotem. Nic nie opuszcza tego komputera.

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
    [one] wczoraj
    [few] { $n } dni temu
    [many] { $n } dni temu
   *[other] { $n } dnia temu
}
