# Benachrichtigungen
notices-title = Benachrichtigungen
notices-about = Wenn du nicht da bist, kannst du dich benachrichtigen lassen, sobald du am Zug bist. Alles ist aus, bis du es einschaltest.
notices-set = Benachrichtigungen einstellen
notices-sound = Ton und Vibration auf diesem Gerät stellst du an anderer Stelle ein:
notices-plain = Benachrichtigungen auf deinen Geräten brauchen eine verschlüsselte Verbindung (https). Hier sagen es dir Titel und Symbol des Browser-Tabs und, wenn du ihn einschaltest, ein Ton.
notices-address = Für E-Mails brauchst du ein Konto mit bestätigter Adresse.
notices-no-mail = Dieser Server verschickt keine E-Mails über Partien.
notices-nothing = Du spielst in keiner laufenden Partie. Hier gibt es nichts einzustellen.
notices-all = Alle meine Partien
notices-push = Benachrichtigungen auf meinen Geräten
notices-mail = E-Mail, höchstens eine pro Stunde und Partie
notices-push-short = Auf meinen Geräten
notices-mail-short = E-Mail
notices-single = Einzelne Partien
notices-usual = wie bei allen Partien
notices-yes = ja
notices-no = nein
notices-silent = Kein Ton, keine Vibration
notices-saved = Gespeichert.
quiet-title = Ruhezeit
quiet-about = In dieser Zeit wird nichts gesendet. Zurückgehaltenes kommt danach, falls du dann noch am Zug bist. Lass beide Felder leer, wenn du keine Ruhezeit möchtest.
quiet-from = Von
quiet-to = Bis
quiet-zone = In deiner Zeitzone { $zone }.
quiet-zone-change = Zeitzone ändern
quiet-fault = Gib für die Ruhezeit zwei verschiedene Uhrzeiten an oder lass beide Felder leer.
push-title = Dieses Gerät
push-about = Benachrichtigungen erreichen dich auch, wenn keine Seite offen ist.
push-devices = { $n ->
    [0] Keines deiner Geräte wird benachrichtigt.
    [one] Eines deiner Geräte wird benachrichtigt.
   *[other] { $n } deiner Geräte werden benachrichtigt.
}
push-script = Zum Einschalten ist JavaScript nötig.
push-cannot = Dieser Browser kann keine Benachrichtigungen anzeigen.
push-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlauben kannst du sie in den Einstellungen des Browsers.
push-failed = Das hat nicht geklappt. Der Browser konnte seinen Benachrichtigungsdienst nicht erreichen.
push-on = Auf diesem Gerät einschalten
push-is-on = Auf diesem Gerät eingeschaltet.
push-off = Auf diesem Gerät ausschalten
push-fault = Diese Adresse eines Benachrichtigungsdienstes kann nicht verwendet werden.
push-turn = Du bist am Zug.
mail-turn-subject = Du bist am Zug: { $game }
mail-turn =
    Hallo { $who },

    in „{ $game }“ bist du am Zug:

    { $link }

    Du bekommst diese Nachricht, weil du E-Mails eingeschaltet hast. Hier stellst du ein, worüber du benachrichtigt wirst:

    { $settings }

    Hier schaltest du diese E-Mails aus, ohne dich anzumelden:

    { $off }
letters-off-title = E-Mails über deine Züge
letters-off-about = Alle E-Mails ausschalten, die dir sagen, dass du am Zug bist? E-Mails, um die du selbst bittest, etwa für ein neues Passwort, kommen weiterhin.
letters-off-go = Ausschalten
letters-off-done = Du bekommst keine E-Mails über deine Züge mehr.
letters-off-gone = Dieser Link funktioniert nicht. Vielleicht wurde das Konto gelöscht. Wenn du angemeldet bist, kannst du Benachrichtigungen einstellen.
privacy-push = Für Benachrichtigungen auf deinen Geräten: die Adresse des Benachrichtigungsdienstes deines Browsers und zwei Schlüssel, bis du sie ausschaltest, dich dort abmeldest oder der Dienst meldet, dass es den Browser nicht mehr gibt. Die Nachrichten gehen verschlüsselt über diesen Dienst; er erfährt, wann du benachrichtigt wirst, aber nicht, worüber.
privacy-notices = Was du über Benachrichtigungen eingestellt hast (für alle Partien, für einzelne, die Ruhezeit), der letzte Zug jeder Partie, den du gesehen hast, und die letzte E-Mail über sie: zusammen mit deinem Namen, und zu einer Partie so lange, wie es sie gibt. Was noch gesendet werden soll, bis es gesendet oder nicht mehr nötig ist, höchstens ein paar Tage.
