# Ludzie przy własnych ekranach
frame-mine = Moje partie
frame-lobby = Poczekalnia
late-title = Ktoś był szybszy
late = Ktoś inny zmienił to w tej samej chwili. Wróć i zobacz jeszcze raz.
seat-open = Wolne: ktoś może dołączyć
new-company = Wspólna gra
new-public = Pokaż stół w poczekalni
new-help = Podpowiedzi, analiza i kopie są dozwolone w trakcie gry
bar-awaiting = Czekamy na gracza { $who }: { $doing }
notice-not-yours = Teraz decyduje { $who }. Tak wygląda stół.
company-watching = Oglądasz. Tylko gracze mogą tu coś zrobić.
company-no-help = Gra tu kilka osób, które nie umówiły się na podpowiedzi: podpowiedzi, analiza i kopie będą dostępne po zakończeniu partii.
company-next = Następna partia
company-rematch = Do nowej partii
company-leave = Odejdź od stołu
company-leave-about = Bot będzie grał za ciebie. Możesz wrócić w każdej chwili.
company-leave-bot = Bot
company-leave-go = Odejdź
company-away = Nie ma cię przy stole, gra za ciebie bot.
company-return = Wróć
takeback-ask = Poproś o cofnięcie
takeback-about = Prosi wszystkich o powrót do chwili przed twoim ostatnim wyborem.
takeback-asked = { $who } prosi o cofnięcie { $n ->
    [one] ostatniego kroku
    [few] ostatnich { $n } kroków
   *[many] ostatnich { $n } kroków
}.
takeback-agree = Zgadzam się
takeback-decline = Nie zgadzam się
takeback-waits = Czekamy na zgodę pozostałych.
takeback-withdraw = Jednak nie
log-away = { $who } odchodzi. Dalej gra bot.
log-back = { $who } wraca.
log-takeback-asked = { $who } prosi o cofnięcie.
log-takeback-declined = { $who } nie zgadza się na cofnięcie.
delete-not-alone = W tę partię grają też inni. Można ją usunąć po zakończeniu.
join-table-of = Stół: { $who }
join-seats = Miejsca
join-open = { $n ->
    [0] Wszystkie miejsca są zajęte.
    [one] 1 wolne miejsce.
    [few] { $n } wolne miejsca.
   *[many] { $n } wolnych miejsc.
}
join-free = wolne
join-you = ty
join-remove = Usuń
join-remove-who = Usuń: { $who }
join-fill = Zamiast tego bot
join-fill-go = Posadź bota
join-bot = Bot
join-waits = Partia zacznie się, gdy wszyscy będą na miejscu.
join-leave = Wstań od stołu
join-begin = Początek
join-start = Rozpocznij partię
join-not-full = Są jeszcze wolne miejsca. Poczekaj na ludzi albo posadź boty.
join-start-filled = Uzupełnij botami i rozpocznij
join-make-public = Pokaż w poczekalni
join-make-private = Ukryj w poczekalni
join-is-public = Wszyscy widzą ten stół w poczekalni.
join-is-private = Ten stół znajdą tylko osoby, którym wyślesz link.
join-close = Zamknij stół
join-title = Zajmij miejsce
join-as = Grasz jako { $who }.
join-go = Zajmij miejsce
join-invite = Zaproś innych
join-invite-about = Wyślij ten link albo daj komuś zeskanować kod.
join-qr = Kod QR linku
join-begun = Partia już się zaczęła, więc nie można zająć miejsca. Możesz oglądać.
join-full = Wszystkie miejsca są zajęte.
new-game-too-many = Grasz w { $most } partiach, które jeszcze trwają. Najpierw zakończ lub usuń jedną z nich.
join-too-many = Masz już { $most } czekających stołów. Najpierw zamknij któryś z nich.
join-own-machine = Teraz nikt inny nie ma dostępu do programu. Najpierw otwórz go dla swojej sieci.
join-help-on = podpowiedzi dozwolone
join-help-off = bez podpowiedzi
lobby-title = Poczekalnia
lobby-about = Stoły, do których może dołączyć każdy.
lobby-say-who = Podaj imię
lobby-none = Teraz nie ma otwartych stołów. Otwórz stół, a inni znajdą go tutaj.
lobby-look = Do stołu
mine-title = Moje partie
mine-lobby = Znajdź stół
mine-none = Nie masz jeszcze żadnych partii. Otwórz stół albo dołącz do któregoś w poczekalni.
mine-not-begun = jeszcze nierozpoczęta
mine-waits = Twoja kolej
mine-closed = Stół został zamknięty.
mine-no-other = Żadna inna partia na ciebie nie czeka.
me-title = Ty
me-name = Twoje imię
me-save = Zapisz
me-about = Ta przeglądarka pamięta twoje imię. O gościach, których nie ma przez { $days } dni, zapominamy; ich partie zostają.
me-move = Graj dalej na innym urządzeniu
me-move-about = Dostaniesz link i kod, które działają raz. Kto je otworzy, gra jako ty.
me-move-go = Utwórz link
me-move-link = Otwórz ten link na drugim urządzeniu w ciągu { $minutes } minut. Działa raz.
me-move-qr = Kod QR linku do twojego drugiego urządzenia
me-forget = Zapomnij o mnie
me-forget-about = Twoje imię, miejsca, wiadomości i notatki zostaną usunięte na zawsze. Twoje partie zostaną, a za ciebie będą grały boty.
me-forget-sure = Tak, zapomnij o mnie
me-forget-go = Zapomnij o mnie
me-forget-host = To ty prowadzisz ten program, więc nie możemy tu o tobie zapomnieć.
arrive-title = Grać dalej jako { $who }?
arrive-about = Od teraz także to urządzenie jest twoje: tutaj są twoje partie i miejsca.
arrive-go = Graj dalej tutaj
arrive-spent = Ten link został już użyty albo jest za stary. Utwórz nowy na swoim drugim urządzeniu.
