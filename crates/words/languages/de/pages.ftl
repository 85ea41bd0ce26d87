# Jede Seite
frame-skip = Zum Inhalt springen
frame-nav = Seiten
frame-games = Partien
frame-new = Neue Partie
frame-solo = Soloserie
frame-help = Hilfe
frame-settings = Einstellungen
no-page-title = Diese Seite gibt es nicht
no-page = Die Adresse ist vielleicht vertippt, oder die Seite ist umgezogen.
no-game-title = Diese Partie gibt es nicht
no-game = Sie wurde vielleicht gelöscht, oder sie gehört zu einem anderen Datenordner.
no-step-title = Diesen Schritt gibt es nicht
no-step = So lang ist die Partie nicht; vielleicht wurden Schritte zurückgenommen.
foreign-title = Nicht von hier
foreign = Diese Anfrage kam von einer fremden Seite oder unter fremdem Namen. Öffne die Adresse, die das Programm angezeigt hat.
too-big-title = Zu viel
too-big = Was geschickt wurde, ist größer, als dieses Programm annimmt.
bad-title = Damit geht es nicht
bad-form = In dem, was geschickt wurde, fehlt etwas. Geh zurück, lade die Seite neu und versuche es noch einmal.
wrong-method-title = So geht es nicht
wrong-method = Diese Seite lässt sich so nicht aufrufen. Geh zu den Partien und beginne von dort.
too-slow-title = Das hat zu lange gedauert
too-slow = Die Anfrage kam nicht rechtzeitig an oder ließ sich nicht rechtzeitig beantworten. Lade die Seite neu und sieh nach, ob es geklappt hat.
not-allowed-title = Nicht erlaubt
not-allowed = Das darfst du hier nicht: Es ist Sache derer, die in dieser Partie spielen, oder dessen, der das Programm betreibt.
busy-title = Zu viele auf einmal
busy = Es warten schon zu viele Seiten auf Neuigkeiten. Schließ einige davon; diese hier sieht inzwischen ab und zu selbst nach.
bug-title = Etwas ging schief
bug = Das ist ein Fehler des Programms; die Partie ist sicher: Alles Bestätigte ist gespeichert. Geh zurück und versuche es noch einmal.
store-title = Speichern ist nicht möglich
store-full = Die Festplatte ist voll, deshalb wurde nichts geändert. Was vorher gespeichert wurde, ist sicher. Schaffe etwas Platz und versuche es noch einmal.
store-locked = Ein anderes Programm hält die Partien gesperrt, deshalb wurde nichts geändert. Was vorher gespeichert wurde, ist sicher. Versuche es gleich noch einmal.
store-fault = Der Datenordner ließ sich nicht benutzen, deshalb wurde nichts geändert. Der Grund steht dort, wo das Programm gestartet wurde.
unread-title = Lesen ist nicht möglich
store-damaged = Die Datei mit den Partien ist beschädigt. Lege zuerst eine Kopie des Datenordners an. Einzelheiten stehen dort, wo das Programm gestartet wurde.
store-unreadable = Diese Version des Programms versteht nicht, was hier gespeichert ist. Es wurde nichts geändert. Einzelheiten stehen dort, wo das Programm gestartet wurde.
fault-back = Zu den Partien

# Einstellungen
settings-title = Einstellungen
settings-language = Sprache
settings-language-auto = wie im Browser eingestellt
settings-theme = Hell oder dunkel
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
settings-palette = Farben der Figuren
palette-usual = wie üblich
palette-red-green = für alle, denen Rot und Grün gleich aussehen
palette-blue-yellow = für alle, denen Blau und Gelb gleich aussehen
palette-contrast = starker Kontrast
settings-speed = Wie schnell das Geschehene gezeigt wird
speed-slow = langsam
speed-usual = normal
speed-fast = schnell
speed-at-once = nur das Ende
settings-confirm = Vor jeder Wahl noch einmal fragen
settings-save = Speichern

# Die Liste der Partien
welcome-title = Willkommen bei der Bergbahn
welcome-about = Baut eine Bahn auf den Snowdon: Holt Eisen und Stein vom Lagerplatz, räumt Geröll, legt Gleise, baut Stationen und nutzt Aufträge und Wetter. Allein, gegen Bots oder mit Freunden an diesem Bildschirm.
welcome-first = Erste Partie spielen
welcome-own = Eine Partie einrichten
welcome-first-about = Die erste Partie geht gegen zwei leichte Bots, und eine Führung erklärt den Tisch während des Spiels.
games-title = Partien
games-new = Neue Partie
games-import = Partie einlesen
games-search = Namen, Spieler und Szenarien durchsuchen
games-find = Suchen
games-which = Welche Partien
games-all = Alle
games-running = Laufende
games-finished = Beendete
games-none-found = Keine Partie passt.
games-all-again = Alle Partien zeigen
games-name = Name
games-game = Spiel
games-players = Spieler
games-standing = Stand
games-when = Zuletzt gespielt
games-do = Was sich tun lässt
games-sort = Sortieren nach: { $by }
games-is-running = läuft
games-is-over = beendet
games-won-by = gewonnen von { $who }
games-round = Runde { $round }
games-more = Mehr zu { $game }
games-rename-to = Neuer Name
games-rename = Umbenennen
games-export = Als Datei sichern
games-replay = Noch einmal ansehen
games-delete = Löschen
games-delete-sure = Endgültig löschen
games-deleted = Die Partie „{ $game }“ ist gelöscht.
games-pages = Seiten der Liste
games-newer = Zurück
games-older = Weiter
games-page = Seite { $page } von { $pages }, Partien: { $total }
import-title = Partie einlesen
import-about = Eine Aufzeichnung endet auf .game. Jeder Schritt wird gegen die Regeln geprüft; eine laufende Partie kann weitergespielt werden.
import-refused = Die Aufzeichnung wird nicht angenommen:
import-file = Eine Datei
import-paste = oder der Text einer Aufzeichnung
import-go = Einlesen
import-name = Eingelesen: { $players }
import-nothing = Wähle eine Datei oder füge den Text einer Aufzeichnung ein.
import-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht.

# Eine neue Partie
new-title = Neue Partie
new-refused = Diese Partie kann nicht beginnen:
new-which = Welches Spiel
new-scenario = Szenario
new-players = Spieler
new-show = Zeigen
new-train = Lok
new-rules = Ausgabe und Optionen
new-edition = Ausgabe
new-deals = Wer zieht
new-deals-seeded = Das Programm zieht Würfel und Karten
new-deals-typed = Wir spielen mit der Schachtel, ziehen selbst und sagen es dem Programm
new-tour = Den Tisch während der Partie erklären
new-name = Name der Partie
new-name-example = findet sich von selbst
new-begin = Beginnen
seat-who = Wer
seat-person = Ein Mensch hier
seat-bots = Bots
seat-styles = Bots mit einem Stil
seat-called = Name
name-of-game = { $players }
new-bot-unknown = Den Bot „{ $bot }“ gibt es nicht.
name-for-programs = Namen, die mit „bot:“ oder „exec:“ beginnen, sind für Programme.

# Die Soloserie
solo-title = Soloserie
solo-about = Sieben Partien allein, eine mit jeder Lok. In der klassischen Ausgabe kommen die Loks der Reihe nach, in der Deluxe-Ausgabe nach Belieben. Es zählt die Summe, und das beste Ergebnis mit jeder Lok wird aufgehoben.
solo-begin = Eine neue Serie beginnen
solo-best = Das beste Ergebnis mit jeder Lok
solo-train = Lok
solo-points = Punkte
solo-best-total = Summe der besten
solo-series = Serie { $number } ({ $edition })
solo-total = Summe aus { $played ->
    [one] 1 Partie
   *[other] { $played } Partien
}
solo-play = Spielen
solo-go-on = Weiterspielen
solo-look = Ansehen
solo-later = nach der Lok davor
solo-name = Soloserie { $number }, { $train }

# Der Tisch
table-side = Spieler und Protokoll
title-turn = { $who } entscheidet – { $game }
title-deal = Es wird gezogen – { $game }
title-wait = { $who } denkt nach – { $game }
title-over = Beendet – { $game }
notice-refused = Nicht möglich:
notice-late = Inzwischen ist etwas anderes geschehen. So steht der Tisch jetzt; wähle noch einmal.
notice-not-possible = „{ $text }“ gehört nicht zu dem, was jetzt möglich ist. Möglich wäre zum Beispiel: { $examples }
notice-not-now = Das geht nicht mehr oder noch nicht. So steht der Tisch jetzt.
notice-imported = Die Partie wurde eingelesen.
notice-imported-older-digest = Die Partie wurde eingelesen. Ihre Prüfsumme ist von älterer Art und wurde nicht verglichen.
notice-offline = Keine Verbindung zum Programm. Die Seite verbindet sich von selbst neu und sendet deine Wahl dann.
bar-type = oder tippe es
bar-type-go = Wählen
bar-list = { $n ->
    [one] Die einzige Wahl in Worten
   *[other] Alle { $n } Möglichkeiten in Worten
}
bar-rules = Regeln zu dieser Entscheidung
bar-confirm = Ja, so machen
bar-change = Etwas anderes wählen
bar-tools = Zurück, vor und Rat
bar-undo = Zurücknehmen
bar-redo = Wiederholen
bar-hint = Tipp
bar-replay = Rückblick
bar-thinking = { $who } denkt nach
bar-stuck = { $who } kann nicht spielen: Diesen Bot gibt es hier nicht. Blicke zurück und spiele mit einem anderen auf diesem Platz weiter.
bar-waiting = Einen Augenblick
bar-over = Die Partie ist beendet
undo-nothing = Nichts zurückzunehmen.
undo-deal = Nicht weiter zurück: Es wurde gezogen.
undo-other = Nicht weiter zurück: { $who } war am Zug.
hint-thinking = Ein Tipp wird überlegt.
hint-ready = Tipp: { $choice } ({ $notation })
showing-title = Was geschah
showing-pause = Anhalten
showing-go-on = Weiter
showing-skip = Überspringen
showing-repeat = Noch einmal zeigen, was geschah
after-replay = Auf die Partie zurückblicken
after-again = Noch einmal genauso
after-tie = Gleichstand: zweite Partie mit denselben Linien und getauschten Farben
after-games = Zu den Partien
sheet-title = Wertung
sheet-source = Für
tour-ends = Führung beenden
log-title = Protokoll
log-all = { $n ->
    [one] Das ganze Protokoll: 1 Schritt
   *[other] Das ganze Protokoll: { $n } Schritte
}
log-of = Protokoll von { $game }
log-to-table = Zum Tisch
log-look = Die Stellung nach Schritt { $step }
log-choice = { $who }: { $choice }.
log-deal = Ausgeteilt: { $deal }.
log-hint = { $who } bat um einen Tipp: { $choice }
log-undone = { $n ->
    [one] 1 Schritt wurde zurückgenommen.
   *[other] { $n } Schritte wurden zurückgenommen.
}

# Ziehen am echten Tisch
deal-nothing-yet = Klicke an, was kam, eins nach dem anderen.
deal-so-far = Bisher: { $parts }
deal-again = Von vorn
deal-part = { $part }: { $n ->
    [0] nichts mehr möglich
   *[other] noch { $n } möglich
}
deal-part-none = { $part }: Davon kann nichts mehr kommen.
deal-done = Das war alles: { $deal }
deal-type = oder tippe es
deal-tell = Mitteilen

# Rückblick
replay-title = { $game }: Schritt { $step } von { $last }
replay-controls = Schritte
replay-first = An den Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-last = Ans Ende
replay-play = Abspielen
replay-step = Schritt
replay-go = Los
replay-rounds = Runden
replay-round = Runde
replay-set-up = Aufbau
replay-beginning = Vor dem ersten Schritt.
fork-title = Von hier weiterspielen
fork-about = Mit dieser Stellung beginnt eine neue Partie. Von hier an wird neu gezogen; die alte Partie bleibt, wie sie ist.
fork-go = Weiterspielen
fork-name = { $game }, ab Schritt { $step }
analysis-title = Bewertung
analysis-about = Ein Bot sieht sich jede Stellung und jede Entscheidung an. Das dauert eine Weile; solange kann die Partie angesehen werden.
analysis-begin = Die Partie bewerten
analysis-progress = { $done } von { $total } Stellungen
analysis-look = Nachsehen, wie weit es ist
analysis-curve = Aussichten aller Spieler vom Anfang bis zum Ende
analysis-costliest = Die teuersten Entscheidungen
analysis-none = Ein Bot hätte nichts besser gemacht.
analysis-costly = { $who }: { $chosen }. Besser: { $better }
analysis-points = { $n } SP

# Hilfe
help-title = So geht es
help-begin-title = Anfangen
help-begin = Wähle Neue Partie, sage, wer wo sitzt, und beginne. Menschen sitzen um diesen Bildschirm; Bots denken selbst. Die erste Partie kann mit einer Führung gespielt werden, die den Tisch erklärt.
help-choose-title = Wählen
help-choose = Was gewählt werden kann, leuchtet auf dem Brett. Zeige darauf, oder gehe mit der Tastatur hin, um zu lesen, was es bewirkt. Karten, Plätze und Loks erklären sich ebenso, auch wenn sie berührt werden. Dieselben Möglichkeiten stehen in Worten in der Leiste, mit den Regeln zur Entscheidung. Was nicht geht, wird mit Regel und Grund abgelehnt.
help-back-title = Zurücknehmen
help-back = Zurücknehmen gilt für die eigenen letzten Entscheidungen, bis zum letzten Ziehen oder dem Zug eines anderen. Wiederholen macht sie noch einmal. In den Einstellungen kann jede Wahl noch einmal gefragt werden.
help-follow-title = Folgen
help-follow = Was andere taten, wird Schritt für Schritt gezeigt; halte an, überspringe oder sieh es noch einmal. Das Protokoll erzählt die ganze Partie, und jeder Eintrag führt zu seiner Stellung.
help-replay-title = Zurückblicken
help-replay = Jede Partie kann Schritt für Schritt angesehen werden, laufend oder beendet, und von jeder Stellung an mit Bots auf jedem Platz weitergespielt werden. Bots zeigen, wie sich die Aussichten änderten und welche Entscheidungen am meisten kosteten.
help-box-title = Mit der Schachtel auf dem Tisch
help-box = Lasst die Menschen ziehen: Wählt „Wir spielen mit der Schachtel“ und klickt jeden Würfel und jede Karte an, wie sie gezogen werden. Das Programm weiß, was übrig ist, lehnt Unmögliches ab, zählt und schreibt mit. Vertipptes nimmt Zurücknehmen zurück.
help-keys-title = Mit der Tastatur
help-keys = Tab geht von Ziel zu Ziel, Eingabe wählt. In jedem Teil des Bretts führt ein weiterer Halt von Tab zu dem, was sich nur erklärt: Dort gehen die Pfeiltasten von Karte zu Karte, Pos1 und Ende zur ersten und zur letzten; Escape schließt die Erklärung. Im Rückblick gehen die Pfeiltasten Schritt für Schritt, Pos1 und Ende springen, solange keine Karte gelesen wird. N geht zur Entscheidung, L zum Protokoll, U nimmt zurück.
help-files-title = Dateien
help-files = Jede Partie lässt sich als .game-Datei sichern, ein einfacher Text, den andere Programme lesen, und wieder einlesen. Nichts verlässt diesen Rechner.

# Zeiten und Namen
game-name-fault = Der Name einer Partie hat 1 bis 100 Zeichen in einer Zeile.
ago-now = gerade eben
ago-minutes = { $n ->
    [one] vor 1 Minute
   *[other] vor { $n } Minuten
}
ago-hours = { $n ->
    [one] vor 1 Stunde
   *[other] vor { $n } Stunden
}
ago-days = { $n ->
    [one] vor 1 Tag
   *[other] vor { $n } Tagen
}
