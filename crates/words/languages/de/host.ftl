# Die Seite des Gastgebers
admin-title = Verwaltung
admin-link = Leute, Tische, Meldungen, Grenzen
admin-done = Erledigt.
admin-people = Leute
admin-search = Teil eines Namens
admin-search-go = Suchen
admin-only-blocked = Nur Gesperrte
admin-nobody = Niemand gefunden.
admin-guest = Gast
admin-account = Konto
admin-host = Gastgeber
admin-blocked = gesperrt
admin-seen = Zuletzt da: { $when }; zuerst da: { $since }
admin-block = Sperren
admin-block-who = { $who } sperren
admin-unblock = Wieder hereinlassen
admin-unblock-who = { $who } wieder hereinlassen
admin-block-about = Wer gesperrt ist, kann hier nichts mehr tun; Bots übernehmen die Plätze, wartende Tische werden geschlossen.
admin-block-host = Ein Gastgeber kann nicht gesperrt werden.
admin-tables = Tische, die auf Mitspieler warten
admin-tables-none = Kein Tisch wartet.
admin-close = Schließen
admin-close-which = { $table } schließen
admin-games = Laufende Partien
admin-games-none = Keine Partie läuft.
admin-delete = Löschen
admin-delete-which = { $game } löschen
admin-delete-sure = Wirklich löschen
admin-gone = Diesen Tisch oder diese Partie gibt es nicht mehr.
admin-reports = Meldungen
admin-limits = Grenzen
admin-limits-about = Was eine Person und eine Adresse in einer Stunde tun dürfen. Beim Start des Programms zu ändern mit --limit und --people-per-address.
admin-limit = Grenze
admin-limit-person = Person
admin-limit-address = Adresse
admin-contact = Kontaktseite
admin-contact-about = Schreib hier, wer dieses Programm betreibt und wie man dich erreicht. Alle können es lesen.
admin-contact-text = Text der Kontaktseite
admin-contact-go = Speichern
admin-contact-fault = Der Text ist zu lang oder enthält Zeichen, die nicht hineingehören. Höchstens { $max } Zeichen.
admin-mail-on = E-Mail ist eingerichtet.
admin-mail-off = E-Mail ist nicht eingerichtet: Konten haben keine Adressen, und wer sein Passwort vergisst, braucht einen Wiederherstellungscode.

# Kontakt und Datenschutz
contact-title = Kontakt
contact-none = Der Gastgeber hat hier noch nichts geschrieben.
privacy-title = Datenschutz
privacy-frame = Datenschutz
privacy-intro = Dieses Programm läuft auf dem Rechner des Gastgebers. Was es speichert, bleibt dort. Seine Seiten laden nichts von anderswo, und nichts über dich wird weitergegeben, außer wie unten beschrieben.
privacy-stored = Was gespeichert wird, und wie lange
privacy-name = Dein Name, deine Zeitzone und wann du zuletzt da warst: bei Gästen { $days } Tage nach dem letzten Besuch, bei Konten bis zur Löschung. Bleibt ein Gast so lange weg, so bleibt der Name an seinen Plätzen in Partien stehen.
privacy-cookie = Ein Cookie, an dem dieser Browser wiedererkannt wird. Es gilt bis { $days } Tage nach dem letzten Besuch; der Browser behält es, bis du es dort löschst. Einstellungen wie Sprache und Farben sind ebenfalls Cookies.
privacy-account = Bei Konten: ein Hash des Passworts und der Wiederherstellungscodes, dazu Browser und System jedes Geräts, auf dem du angemeldet bist (etwa „Firefox, Linux“).
privacy-address = Eine E-Mail-Adresse, wenn du eine angibst. Sie dient der Bestätigung, neuen Passwörtern und, wenn du sie einschaltest, Benachrichtigungen, über den Mailserver des Gastgebers, und wird niemandem gezeigt.
privacy-games = Partien mit den Namen an ihren Plätzen, solange der Gastgeber sie aufhebt. Wenn du dein Konto löschst oder dich vergessen lässt, wird dein Name herausgenommen.
privacy-tables = Tische, an denen noch nicht gespielt wird: { $days } Tage.
privacy-games-days = Beendete Partien werden { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nach dem letzten Zug entfernt.
privacy-plans = Private Pläne: { $days ->
    [one] ein Tag.
   *[other] { $days } Tage.
}
privacy-messages = Nachrichten am Tisch: die neuesten { $most } jeder Partie. Sie werden mit der Partie gelöscht, oder wenn ihr Verfasser vergessen wird. Deine Notizen siehst nur du.
privacy-reports = Gemeldete Nachrichten: eine Kopie für den Gastgeber, bis er sie entfernt.
privacy-addresses = Netzwerkadressen (IP): nur im Arbeitsspeicher, um zu begrenzen, wie oft etwas getan werden kann. Sie werden nach spätestens zwei Stunden vergessen, und wenn das Programm endet.
privacy-log = Das Protokoll des Programms enthält keine Namen, Adressen oder Nachrichten. Ein Proxy davor kann ein eigenes führen; frag den Gastgeber.
privacy-rights = Was du tun kannst
privacy-rights-text = Auf der Seite „Du“ kannst du jederzeit, ohne jemanden zu fragen, deinen Namen ändern, deine Daten herunterladen und dich vergessen lassen oder dein Konto löschen.
