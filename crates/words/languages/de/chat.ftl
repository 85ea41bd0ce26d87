# Gespräch am Tisch
chat-title = Chat
chat-new = Neue Nachrichten:
chat-empty = Noch hat niemand etwas gesagt.
chat-field = Deine Nachricht
chat-hint = Aus #12 wird ein Link zum Schritt 12 der Partie.
chat-send = Senden
chat-all = Alle Nachrichten
chat-closed = An diesen Tisch konnten sich alle setzen. Der Chat ist deshalb geschlossen, bis du ihn öffnest.
chat-open = Chat öffnen
chat-close = Chat schließen
chat-say-who = Nenne deinen Namen, um den Chat zu öffnen
chat-read-only = Schreiben kann nur, wer hier mitspielt.
chat-muted = Du siehst hier keine Nachrichten von { $who }.
chat-unmute = Wieder zeigen
chat-of = Chat: { $game }
chat-about = Zu dieser Nachricht
chat-about-whose = Zu dieser Nachricht von { $who }
chat-mute = { $who } stummschalten
chat-mute-about = Du siehst diese Nachrichten an diesem Tisch nicht mehr.
chat-block = { $who } blockieren
chat-block-about = Du siehst diese Nachrichten an keinem Tisch mehr. Niemand erfährt davon.
chat-report = Nachricht melden
chat-report-about = Wer dieses Programm betreibt, bekommt eine Kopie davon, mit deinem Namen.
chat-muted-now = Du siehst an diesem Tisch keine Nachrichten von { $who } mehr.
chat-blocked-now = Du siehst an keinem Tisch mehr Nachrichten von { $who }. Unter deinem Namen kannst du das ändern.
chat-reported-now = Danke. Wer dieses Programm betreibt, sieht die Meldung.
chat-alone = Hier ist niemand, mit dem du reden kannst.
chat-no-message = Diese Nachricht gibt es nicht mehr.
chat-fault-empty = Die Nachricht ist leer.
chat-fault-long = Eine Nachricht hat höchstens { $most } Zeichen.
chat-fault-letters = Eine Nachricht ist eine Zeile einfacher Text, ohne Zeichen, die die Schreibrichtung ändern.
presence-title = Wer da ist:
presence-here = da
presence-away = nicht da
presence-watching = { $n ->
    [one] 1 Person sieht zu
   *[other] { $n } Leute sehen zu
}
notes-title = Meine Notizen
notes-of = Notizen: { $game }
notes-about = Nur du siehst diese Notizen.
notes-save = Speichern
notes-saved = Gespeichert.
notes-fault-long = Notizen haben höchstens { $most } Zeichen.
notes-fault-letters = Notizen sind einfacher Text, ohne Zeichen, die die Schreibrichtung ändern.
me-blocked = Leute, die du blockiert hast
reports-title = Gemeldete Nachrichten
reports-none = Es wurde nichts gemeldet.
reports-when = Gesendet: { $said }. Gemeldet: { $reported }, von { $who }.
reports-forgotten = jemandem, den es hier nicht mehr gibt
reports-table = Zum Tisch
reports-gone = Die Partie wurde gelöscht.
reports-settle = Erledigt: aus der Liste nehmen
reports-link = { $n ->
    [0] Gemeldete Nachrichten
    [one] 1 gemeldete Nachricht
   *[other] { $n } gemeldete Nachrichten
}
