# Konta
account-plain = Konta wymagają szyfrowanego połączenia (https). Tutaj wszyscy grają jako goście.
account-title = Twoje konto
account-about-guest = Z kontem zalogujesz się na każdym urządzeniu i nie zapomnimy cię po dłuższej nieobecności.
account-make = Załóż konto
account-sign-in = Zaloguj się
account-sign-out = Wyloguj się
account-manage = Hasło, urządzenia, dane
account-name = Imię
account-password = Hasło
account-password-new = Nowe hasło
account-password-now = Obecne hasło
account-password-about = Co najmniej { $min } znaków. Kilka słów z rzędu łatwo zapamiętać, a trudno odgadnąć.
password-short = Hasło jest za krótkie: co najmniej { $min } znaków.
password-long = Hasło jest za długie: najwyżej { $max } znaków.
password-simple = To hasło zbyt łatwo odgadnąć.
account-taken = To imię należy do innego konta. Wybierz inne.
account-busy = Właśnie loguje się wiele osób. Spróbuj ponownie za kilka sekund.
sign-up-title = Załóż konto
sign-up-about = Tym imieniem się logujesz i widzą je inni przy stole.
sign-up-keep = Wszystko, w co grasz jako { $who }, pozostaje twoje. Na innych urządzeniach trzeba będzie się zalogować.
sign-up-go = Załóż konto
sign-in-title = Logowanie
sign-in-refused = Imię i hasło do siebie nie pasują.
sign-in-take = Dodaj do mojego konta to, w co gram tu jako { $who }
sign-in-forgot = Nie pamiętasz hasła?
sign-in-new = Nie masz jeszcze konta?

codes-title = Kody odzyskiwania
codes-welcome = Konto jest gotowe. Zachowaj te kody na dzień, w którym zapomnisz hasła.
codes-about = Każdy kod pozwala raz ustawić nowe hasło. Zapisz je lub wydrukuj: są pokazywane tylko teraz.
codes-go-on = Mam je zapisane
codes-left = { $n ->
    [0] Nie masz kodów odzyskiwania.
    [one] Został ci 1 kod odzyskiwania.
    [few] Zostały ci { $n } kody odzyskiwania.
   *[many] Zostało ci { $n } kodów odzyskiwania.
}
codes-new-about = Nowe kody zastępują stare.
codes-new = Utwórz nowe kody

devices-title = Urządzenia
devices-about = Urządzenia, na których trwa twoja sesja.
devices-this = to urządzenie
devices-unknown = Nieznane urządzenie
devices-seen = Ostatnio używane: { $when }; zalogowane: { $since }
devices-end = Wyloguj
devices-end-which = Wyloguj: { $device }
devices-others = Wyloguj wszędzie indziej

password-title = Zmień hasło
password-about = Na wszystkich innych urządzeniach nastąpi wylogowanie.
password-go = Zmień hasło
password-done = Hasło zostało zmienione. Na wszystkich innych urządzeniach nastąpiło wylogowanie.
password-wrong = Obecne hasło jest nieprawidłowe.

address-title = Adres e-mail
address-about = Piszemy na niego, gdy potrzebujesz nowego hasła. Nikt inny go nie widzi.
address-label = Adres e-mail
address-waits = Wiadomość z linkiem jest w drodze na adres { $address }. Adres zacznie obowiązywać, gdy otworzysz link.
address-confirmed = Potwierdzony: { $address }
address-save = Zapisz adres
address-again = Wyślij link ponownie
address-remove = Usuń adres
address-fault = To nie jest adres e-mail.
address-saved = Adres został zapisany. Zajrzyj do poczty.
address-removed = Adres został usunięty.
confirm-title = Potwierdź adres
confirm-about = Czy to twój adres e-mail? Jeśli tak, potwierdź go tutaj.
confirm-go = Potwierdź
confirm-done = Adres jest potwierdzony.
confirm-spent = Ten link został już użyty, jest za stary albo dotyczy innego adresu. Nowy możesz wysłać ze strony swojego konta.

reset-title = Nowe hasło
reset-mail = E-mailem
reset-mail-about = Jeśli twoje konto ma potwierdzony adres, wyślemy ci link.
reset-who = Imię lub adres e-mail
reset-send = Wyślij link
reset-sent = Jeśli istnieje konto z potwierdzonym adresem, wiadomość z linkiem jest już w drodze.
reset-code-title = Kodem odzyskiwania
reset-code-about = Kody były pokazane przy zakładaniu konta.
reset-code = Kod odzyskiwania
reset-go = Ustaw nowe hasło
reset-refused = Imię i kod odzyskiwania do siebie nie pasują.
reset-new-about = Nastąpi wylogowanie na wszystkich urządzeniach; potem zalogujesz się nowym hasłem.
reset-spent = Ten link został już użyty albo jest za stary. Poproś o nowy.
reset-done = Hasło zostało zmienione. Zaloguj się nim teraz.

data-title = Twoje dane
data-about = Co jest o tobie zapisane, w jednym pliku: konto, urządzenia, ustawienia, stoły, partie, wiadomości, notatki, osoby, które blokujesz. Nie ma w nim zgłoszeń wiadomości, które widzi tylko gospodarz.
data-go = Pobierz moje dane
erase-title = Usuń moje konto
erase-about = Twoje konto, wiadomości i notatki zostaną usunięte na zawsze. Partie zostaną, ale bez twojego imienia, a na twoich miejscach będą grały boty.
erase-sure = Tak, usuń moje konto
erase-go = Usuń moje konto
erase-done = Konto zostało usunięte.

mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm =
    Cześć, { $who },

    ten adres podano dla twojego konta w serwisie { $site }.
    Jeśli to ty, otwórz ten link w ciągu { $hours } godzin:

    { $link }

    Jeśli to nie ty, nie musisz nic robić.
mail-reset-subject = Ustaw nowe hasło
mail-reset =
    Cześć, { $who },

    ktoś, zapewne ty, prosi o nowe hasło w serwisie { $site }.
    Aby je ustawić, otwórz ten link w ciągu { $minutes } minut:

    { $link }

    Jeśli to nie ty, nie musisz nic robić: hasło pozostaje bez zmian.

# Osoby zablokowane przez gospodarza
shut-out-title = Masz tu blokadę
shut-out = Gospodarz cię zablokował. Nadal możesz pobrać swoje dane i usunąć konto albo kazać o sobie zapomnieć.
shut-out-me = Do twojej strony
limit-sign-ins = Pod tym imieniem lub z twojego adresu wielokrotnie próbowano się zalogować.
limit-mails = Dla tego konta lub z twojego adresu w krótkim czasie poproszono o wiele wiadomości.
