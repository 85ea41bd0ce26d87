# Gra z innymi: kto może połączyć się z programem
reach-title = Gra z innymi
reach-closed = Z programem może połączyć się tylko ten komputer.
reach-open = Udostępnij w sieci lokalnej
reach-open-about = Telefony i komputery w twojej sieci będą mogły dołączyć, korzystając z adresu lub kodu QR. W tej przeglądarce pozostajesz gospodarzem.
reach-lan = Każdy w twojej sieci może dołączyć tutaj:
reach-public = Każdy, kto ma ten adres, może dołączyć:
reach-none = Ten komputer nie jest połączony z żadną siecią.
reach-others = Jeśli to nie działa, spróbuj: { $addresses }
reach-plain = Połączenie w sieci lokalnej nie jest szyfrowane. Dlatego przeglądarki nie oferują tam powiadomień, instalacji ani udostępniania; wszystko inne działa.
reach-close = Zamknij dostęp
reach-close-about = Po zamknięciu wszyscy inni zostaną rozłączeni. Wszystkie partie pozostaną zapisane.
reach-failed = Nie udało się otworzyć ani zamknąć dostępu z sieci: port programu jest zajęty pod innym adresem.
reach-qr = Kod QR dla { $address }
reach-address = Adres
copy-go = Kopiuj
copy-done = Skopiowano.
copy-selected = Zaznaczono: skopiuj teraz klawiaturą albo długim przytrzymaniem.
share-go = Udostępnij

# Klucz gospodarza
host-title = Zostań gospodarzem
host-about = Gospodarz opiekuje się programem i widzi wszystkie partie. Klucz został pokazany przy uruchomieniu programu; polecenie „snowdonia admin host-link” tworzy nowy.
host-key = Klucz
host-go = Zostań gospodarzem
host-refused = Ten klucz jest nieważny. Każdy klucz działa raz i przez jeden dzień. Polecenie „snowdonia admin host-link” tworzy nowy.

# Limity
limit-title = To było dużo naraz
limit-games = Z twojego adresu rozpoczęto w krótkim czasie wiele partii.
limit-imports = Z twojego adresu wczytano w krótkim czasie wiele partii.
limit-hints = Z twojego adresu w krótkim czasie wiele razy proszono o podpowiedź.
limit-analyses = Z twojego adresu w krótkim czasie zlecono ocenę wielu partii.
limit-thinking = Boty w ciągu ostatniej godziny długo myślały nad twoimi partiami.
limit-messages = Z twojego adresu wysłano w krótkim czasie wiele wiadomości.
limit-people = Z twojego adresu dołączyło w krótkim czasie wiele osób.
limit-keys = Z twojego adresu wypróbowano w krótkim czasie wiele kluczy.
limit-again = { $reason } Spróbuj ponownie za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}.
notice-long-journal = W tej partii cofnięto i powtórzono już tyle ruchów, że można ją tylko dokończyć.
