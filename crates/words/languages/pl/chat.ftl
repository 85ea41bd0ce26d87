# Rozmowa przy stole
chat-title = Czat
chat-new = Nowe wiadomości:
chat-empty = Nikt jeszcze nic nie powiedział.
chat-field = Twoja wiadomość
chat-hint = #12 staje się odnośnikiem do kroku 12 partii.
chat-send = Wyślij
chat-all = Wszystkie wiadomości
chat-closed = Do tego stołu mógł dołączyć każdy, dlatego czat jest zamknięty, dopóki go nie otworzysz.
chat-open = Otwórz czat
chat-close = Zamknij czat
chat-say-who = Podaj imię, aby otworzyć czat
chat-read-only = Pisać mogą tylko ci, którzy tu grają.
chat-muted = Nie widzisz tu wiadomości od: { $who }.
chat-unmute = Pokazuj znowu
chat-of = Czat: { $game }
chat-about = O tej wiadomości
chat-about-whose = O tej wiadomości od: { $who }
chat-mute = Wycisz: { $who }
chat-mute-about = Nie widzisz już wiadomości tej osoby przy tym stole.
chat-block = Zablokuj: { $who }
chat-block-about = Nie widzisz już wiadomości tej osoby przy żadnym stole. Nikt się o tym nie dowie.
chat-report = Zgłoś wiadomość
chat-report-about = Osoba prowadząca ten program dostanie jej kopię z twoim imieniem.
chat-muted-now = Przy tym stole nie widzisz już wiadomości od: { $who }.
chat-blocked-now = Przy żadnym stole nie widzisz już wiadomości od: { $who }. Możesz to zmienić pod swoim imieniem.
chat-reported-now = Dziękujemy. Osoba prowadząca ten program zobaczy zgłoszenie.
chat-alone = Nie ma tu z kim rozmawiać.
chat-no-message = Tej wiadomości już nie ma.
chat-fault-empty = Ta wiadomość jest pusta.
chat-fault-long = Wiadomość ma najwyżej { $most } znaków.
chat-fault-letters = Wiadomość to jeden wiersz zwykłego tekstu, bez znaków zmieniających kierunek pisania.
presence-title = Kto tu jest:
presence-here = jest
presence-away = nie ma
presence-watching = { $n ->
    [one] 1 osoba ogląda
    [few] { $n } osoby oglądają
   *[many] { $n } osób ogląda
}
notes-title = Moje notatki
notes-of = Notatki: { $game }
notes-about = Tylko ty widzisz te notatki.
notes-save = Zapisz
notes-saved = Zapisano.
notes-fault-long = Notatki mają najwyżej { $most } znaków.
notes-fault-letters = Notatki to zwykły tekst, bez znaków zmieniających kierunek pisania.
me-blocked = Osoby, które blokujesz
reports-title = Zgłoszone wiadomości
reports-none = Nic nie zgłoszono.
reports-when = Wysłano: { $said }. Zgłoszono: { $reported }, zgłasza { $who }.
reports-forgotten = ktoś, kogo już tu nie ma
reports-table = Do stołu
reports-gone = Partia została usunięta.
reports-settle = Gotowe: usuń z listy
reports-link = { $n ->
    [0] Zgłoszone wiadomości
    [one] 1 zgłoszona wiadomość
    [few] { $n } zgłoszone wiadomości
   *[many] { $n } zgłoszonych wiadomości
}
