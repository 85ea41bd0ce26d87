# Powiadomienia
notices-title = Powiadomienia
notices-about = Gdy cię nie ma, możesz dostać powiadomienie, że przyszła twoja kolej. Wszystko jest wyłączone, dopóki tego nie włączysz.
notices-set = Ustaw powiadomienia
notices-sound = Dźwięk i wibrację na tym urządzeniu ustawisz gdzie indziej:
notices-plain = Powiadomienia na twoich urządzeniach wymagają szyfrowanego połączenia (https). Tutaj o twojej kolei mówią tytuł i ikona karty przeglądarki oraz dźwięk, jeśli go włączysz.
notices-address = Do powiadomień e-mailem potrzebne jest konto z potwierdzonym adresem.
notices-no-mail = Ten serwer nie wysyła e-maili o partiach.
notices-nothing = Nie grasz w żadnej trwającej partii. Nie ma tu nic do ustawienia.
notices-all = Wszystkie moje partie
notices-push = Powiadomienia na moich urządzeniach
notices-mail = E-mail, najwyżej jeden na godzinę i partię
notices-push-short = Na moich urządzeniach
notices-mail-short = E-mail
notices-single = Poszczególne partie
notices-usual = jak dla wszystkich
notices-yes = tak
notices-no = nie
notices-silent = Bez dźwięku i wibracji
notices-saved = Zapisano.
quiet-title = Godziny ciszy
quiet-about = W tych godzinach nic nie jest wysyłane. Wstrzymane powiadomienia przyjdą później, jeśli nadal będzie twoja kolej. Zostaw oba pola puste, jeśli nie chcesz godzin ciszy.
quiet-from = Od
quiet-to = Do
quiet-zone = W twojej strefie czasowej: { $zone }.
quiet-zone-change = Zmień strefę czasową
quiet-fault = Podaj dwie różne godziny ciszy albo zostaw oba pola puste.
push-title = To urządzenie
push-about = Powiadomienia docierają do ciebie także wtedy, gdy żadna strona nie jest otwarta.
push-devices = { $n ->
    [0] Żadne z twoich urządzeń nie dostaje powiadomień.
    [one] Powiadomienia dostaje jedno z twoich urządzeń.
    [few] Powiadomienia dostają { $n } twoje urządzenia.
   *[many] Powiadomienia dostaje { $n } twoich urządzeń.
}
push-script = Do włączenia potrzebny jest JavaScript.
push-cannot = Ta przeglądarka nie potrafi wyświetlać powiadomień.
push-denied = Twoja przeglądarka blokuje powiadomienia z tej strony. Możesz na nie zezwolić w ustawieniach przeglądarki.
push-failed = Nie udało się. Przeglądarka nie mogła połączyć się ze swoją usługą powiadomień.
push-on = Włącz na tym urządzeniu
push-is-on = Włączone na tym urządzeniu.
push-off = Wyłącz na tym urządzeniu
push-fault = Nie można użyć tego adresu usługi powiadomień.
push-turn = Twoja kolej.
mail-turn-subject = Twoja kolej: { $game }
mail-turn =
    Cześć, { $who }!

    W partii „{ $game }” przyszła twoja kolej:

    { $link }

    Dostajesz tę wiadomość, bo masz włączone powiadomienia e-mailem. Tutaj możesz je ustawić:

    { $settings }

    Tutaj wyłączysz te e-maile bez logowania:

    { $off }
letters-off-title = E-maile o twojej kolei
letters-off-about = Wyłączyć wszystkie e-maile o tym, że przyszła twoja kolej? E-maile, o które prosisz, na przykład w sprawie nowego hasła, nadal będą przychodzić.
letters-off-go = Wyłącz
letters-off-done = Nie dostaniesz już e-maili o swojej kolei.
letters-off-gone = Ten link nie działa. Być może konto zostało usunięte. Powiadomienia możesz ustawić po zalogowaniu.
privacy-push = Do powiadomień na twoich urządzeniach: adres usługi powiadomień twojej przeglądarki i dwa klucze, dopóki ich nie wyłączysz, nie wylogujesz się tam albo usługa nie zgłosi, że przeglądarki już nie ma. Wiadomości przechodzą przez tę usługę zaszyfrowane; dowiaduje się ona, kiedy dostajesz wiadomość, ale nie jaką.
privacy-notices = Twoje ustawienia powiadomień (dla wszystkich partii, dla poszczególnych, godziny ciszy), ostatnia zobaczona przez ciebie kolej i ostatni e-mail w każdej partii: razem z twoim imieniem, a dla partii tak długo, jak ona istnieje. To, co czeka na wysłanie, dopóki nie zostanie wysłane albo przestanie być potrzebne, najwyżej kilka dni.
