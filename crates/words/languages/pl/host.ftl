# Strona gospodarza
admin-title = Administracja
admin-link = Osoby, stoły, zgłoszenia, limity
admin-done = Gotowe.
admin-people = Osoby
admin-search = Część imienia
admin-search-go = Szukaj
admin-only-blocked = Tylko zablokowani
admin-nobody = Nikogo nie znaleziono.
admin-guest = gość
admin-account = konto
admin-host = gospodarz
admin-blocked = blokada
admin-seen = Ostatnio: { $when }; pierwszy raz: { $since }
admin-block = Zablokuj
admin-block-who = Zablokuj: { $who }
admin-unblock = Odblokuj
admin-unblock-who = Odblokuj: { $who }
admin-block-about = Kto jest zablokowany, nic już tu nie zrobi; jego miejsca przejmą boty, a czekające stoły zostaną zamknięte.
admin-block-host = Gospodarza nie można zablokować.
admin-tables = Stoły czekające na graczy
admin-tables-none = Żaden stół nie czeka.
admin-close = Zamknij
admin-close-which = Zamknij: { $table }
admin-games = Trwające partie
admin-games-none = Żadna partia nie trwa.
admin-delete = Usuń
admin-delete-which = Usuń: { $game }
admin-delete-sure = Na pewno usuń
admin-gone = Tego stołu lub tej partii już nie ma.
admin-reports = Zgłoszenia
admin-limits = Limity
admin-limits-about = Ile może zrobić jedna osoba i jeden adres w ciągu godziny. Zmienisz je przy uruchamianiu programu opcjami --limit i --people-per-address.
admin-limit = Limit
admin-limit-person = Osoba
admin-limit-address = Adres
admin-contact = Strona kontaktowa
admin-contact-about = Napisz, kto prowadzi ten program i jak się z tobą skontaktować. Każdy może to przeczytać.
admin-contact-text = Tekst strony kontaktowej
admin-contact-go = Zapisz
admin-contact-fault = Tekst jest za długi albo zawiera niedozwolone znaki. Najwyżej { $max } znaków.
admin-mail-on = Poczta jest skonfigurowana.
admin-mail-off = Poczta nie jest skonfigurowana: konta nie mają adresów, a zapomniane hasło wymaga kodu odzyskiwania.

# Kontakt i prywatność
contact-title = Kontakt
contact-none = Gospodarz jeszcze nic tu nie napisał.
privacy-title = Prywatność
privacy-frame = Prywatność
privacy-intro = Ten program działa na komputerze gospodarza. Co zapisuje, tam pozostaje. Jego strony nie pobierają niczego skądinąd i nic o tobie nie jest przekazywane dalej, poza tym, co opisano niżej.
privacy-stored = Co jest zapisywane i jak długo
privacy-name = Twoje imię, strefa czasowa i czas ostatniej wizyty: u gości { $days } dni od ostatniej wizyty, w przypadku kont – do ich usunięcia. Gdy gościa tak długo nie ma, jego imię pozostaje przy jego miejscach w partiach.
privacy-cookie = Ciasteczko, po którym poznajemy tę przeglądarkę. Działa { $days } dni od ostatniej wizyty; przeglądarka przechowuje je, dopóki go w niej nie usuniesz. Ustawienia takie jak język i kolory to też ciasteczka.
privacy-account = Dla kont: skrót hasła i kodów odzyskiwania oraz przeglądarka i system każdego urządzenia, na którym trwa logowanie (na przykład „Firefox, Linux”).
privacy-address = Adres e-mail, jeśli go podasz. Służy do potwierdzenia, nowych haseł i powiadomień, jeśli je włączysz, przez serwer pocztowy gospodarza, i nikomu nie jest pokazywany.
privacy-games = Partie z imionami przy miejscach, dopóki gospodarz je trzyma. Gdy usuniesz konto albo każesz o sobie zapomnieć, twoje imię z nich znika.
privacy-tables = Stoły, przy których gra się nie zaczęła: { $days } dni.
privacy-games-days = Zakończone partie są usuwane { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} po ostatnim ruchu.
privacy-plans = Prywatne plany: { $days ->
    [one] jeden dzień.
    [few] { $days } dni.
    [many] { $days } dni.
   *[other] { $days } dnia.
}
privacy-messages = Wiadomości przy stole: ostatnie { $most } w każdej partii. Są usuwane razem z partią albo gdy zapominamy ich autora. Twoje notatki widzisz tylko ty.
privacy-reports = Zgłoszone wiadomości: kopia dla gospodarza, dopóki jej nie usunie.
privacy-addresses = Adresy sieciowe (IP): tylko w pamięci, by ograniczać, jak często można coś robić. Są zapominane najpóźniej po dwóch godzinach i gdy program się kończy.
privacy-log = Dziennik programu nie zawiera imion, adresów ani wiadomości. Serwer pośredniczący może prowadzić własny; zapytaj gospodarza.
privacy-rights = Co możesz zrobić
privacy-rights-text = Na stronie „Ty” możesz w każdej chwili, nie pytając nikogo, zmienić imię, pobrać swoje dane oraz kazać o sobie zapomnieć albo usunąć konto.
