# Konten
account-plain = Konten brauchen eine verschlüsselte Verbindung (https). Hier spielen alle als Gast.
account-title = Dein Konto
account-about-guest = Mit einem Konto kannst du dich auf jedem Gerät anmelden und wirst nicht vergessen, wenn du länger nicht da warst.
account-make = Konto anlegen
account-sign-in = Anmelden
account-sign-out = Abmelden
account-manage = Passwort, Geräte, Daten
account-name = Name
account-password = Passwort
account-password-new = Neues Passwort
account-password-now = Bisheriges Passwort
account-password-about = Mindestens { $min } Zeichen. Ein paar Wörter hintereinander lassen sich leicht merken und schwer erraten.
password-short = Das Passwort ist zu kurz: mindestens { $min } Zeichen.
password-long = Das Passwort ist zu lang: höchstens { $max } Zeichen.
password-simple = Dieses Passwort ist zu leicht zu erraten.
account-taken = Dieser Name gehört zu einem anderen Konto. Nimm einen anderen.
account-busy = Gerade melden sich viele an. Versuch es in ein paar Sekunden noch einmal.
sign-up-title = Konto anlegen
sign-up-about = Mit diesem Namen meldest du dich an, und die anderen sehen ihn am Tisch.
sign-up-keep = Alles, was du als { $who } gespielt hast, bleibt deins. Auf anderen Geräten musst du dich danach anmelden.
sign-up-go = Konto anlegen
sign-in-title = Anmelden
sign-in-refused = Name und Passwort passen nicht zusammen.
sign-in-take = Was ich hier als { $who } gespielt habe, in mein Konto übernehmen
sign-in-forgot = Passwort vergessen?
sign-in-new = Noch kein Konto?

codes-title = Wiederherstellungscodes
codes-welcome = Dein Konto ist fertig. Bewahre diese Codes auf für den Tag, an dem du dein Passwort vergisst.
codes-about = Mit jedem Code kannst du einmal ein neues Passwort setzen. Schreib sie auf oder druck sie aus: Sie werden nur jetzt gezeigt.
codes-go-on = Ich habe sie notiert
codes-left = { $n ->
    [0] Du hast keine Wiederherstellungscodes.
    [one] Du hast noch 1 Wiederherstellungscode.
   *[other] Du hast noch { $n } Wiederherstellungscodes.
}
codes-new-about = Neue Codes ersetzen die alten.
codes-new = Neue Codes erzeugen

devices-title = Geräte
devices-about = Auf diesen Geräten bist du angemeldet.
devices-this = dieses Gerät
devices-unknown = Unbekanntes Gerät
devices-seen = Zuletzt benutzt: { $when }; angemeldet: { $since }
devices-end = Abmelden
devices-end-which = { $device } abmelden
devices-others = Überall sonst abmelden

password-title = Passwort ändern
password-about = Auf allen anderen Geräten wirst du abgemeldet.
password-go = Passwort ändern
password-done = Dein Passwort ist geändert. Auf allen anderen Geräten bist du abgemeldet.
password-wrong = Das bisherige Passwort stimmt nicht.

address-title = E-Mail-Adresse
address-about = Wir schreiben dorthin, wenn du ein neues Passwort brauchst. Niemand sonst sieht sie.
address-label = E-Mail-Adresse
address-waits = Eine Nachricht mit einem Link ist unterwegs an { $address }. Die Adresse gilt, sobald du den Link geöffnet hast.
address-confirmed = Bestätigt: { $address }
address-save = Adresse speichern
address-again = Link noch einmal senden
address-remove = Adresse entfernen
address-fault = Das ist keine E-Mail-Adresse.
address-saved = Die Adresse ist gespeichert. Schau nach unserer Nachricht.
address-removed = Die Adresse ist entfernt.
confirm-title = Adresse bestätigen
confirm-about = Ist das deine E-Mail-Adresse? Dann bestätige sie hier.
confirm-go = Bestätigen
confirm-done = Deine Adresse ist bestätigt.
confirm-spent = Dieser Link wurde schon benutzt, ist zu alt oder gehört zu einer anderen Adresse. Auf der Seite deines Kontos kannst du dir einen neuen schicken lassen.

reset-title = Neues Passwort
reset-mail = Per E-Mail
reset-mail-about = Hat dein Konto eine bestätigte Adresse, schicken wir dir einen Link.
reset-who = Name oder E-Mail-Adresse
reset-send = Link senden
reset-sent = Wenn es ein Konto mit bestätigter Adresse gibt, ist eine Nachricht mit einem Link dorthin unterwegs.
reset-code-title = Mit einem Wiederherstellungscode
reset-code-about = Die Codes hast du beim Anlegen des Kontos bekommen.
reset-code = Wiederherstellungscode
reset-go = Neues Passwort setzen
reset-refused = Name und Wiederherstellungscode passen nicht zusammen.
reset-new-about = Du wirst auf allen Geräten abgemeldet und kannst dich dann mit dem neuen Passwort anmelden.
reset-spent = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen schicken.
reset-done = Dein Passwort ist geändert. Melde dich jetzt damit an.

data-title = Deine Daten
data-about = Was über dich gespeichert ist, als Datei: Konto, Geräte, Einstellungen, Tische, Partien, Nachrichten, Notizen, die von dir blockierten Leute. Meldungen von Nachrichten, die nur der Gastgeber sieht, gehören nicht dazu.
data-go = Meine Daten herunterladen
erase-title = Mein Konto löschen
erase-about = Dein Konto, deine Nachrichten und deine Notizen werden für immer gelöscht. Deine Partien bleiben, aber ohne deinen Namen, und Bots spielen auf deinen Plätzen weiter.
erase-sure = Ja, mein Konto löschen
erase-go = Mein Konto löschen
erase-done = Dein Konto ist gelöscht.

mail-confirm-subject = Bestätige deine E-Mail-Adresse
mail-confirm =
    Hallo { $who },

    diese Adresse wurde für dein Konto bei { $site } eingetragen.
    Wenn du das warst, öffne diesen Link innerhalb von { $hours } Stunden:

    { $link }

    Wenn du es nicht warst, brauchst du nichts zu tun.
mail-reset-subject = Neues Passwort setzen
mail-reset =
    Hallo { $who },

    jemand, vermutlich du, hat bei { $site } um ein neues Passwort gebeten.
    Öffne diesen Link innerhalb von { $minutes } Minuten, um eins zu setzen:

    { $link }

    Wenn du es nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.

# Wen der Gastgeber gesperrt hat
shut-out-title = Du bist hier gesperrt
shut-out = Der Gastgeber hat dich gesperrt. Du kannst noch deine Daten herunterladen und dein Konto löschen oder dich vergessen lassen.
shut-out-me = Zu deiner Seite
limit-sign-ins = Mit diesem Namen oder von deiner Adresse aus wurde oft versucht, sich anzumelden.
limit-mails = Für dieses Konto oder von deiner Adresse aus wurden in kurzer Zeit viele Nachrichten angefordert.
