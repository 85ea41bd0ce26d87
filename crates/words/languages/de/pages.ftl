# Jede Seite
frame-skip = Zum Inhalt springen
frame-nav = Seiten
frame-games = Partien
frame-new = Neue Partie
frame-solo = Soloserie
frame-help = Hilfe
frame-settings = Einstellungen
no-page-title = Diese Seite gibt es nicht
no-page = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.
no-game-title = Diese Partie gibt es nicht
no-game = Vielleicht wurde sie gelöscht, oder sie liegt in einem anderen Datenordner.
no-step-title = Diesen Schritt gibt es nicht
no-step = So lang ist die Partie nicht; vielleicht wurden Schritte zurückgenommen.
foreign-title = Anfrage abgelehnt
foreign = Diese Anfrage kam von einer fremden Seite oder unter einem fremden Namen. Öffne die Adresse, die das Programm angezeigt hat.
too-big-title = Zu groß
too-big = Es wurde mehr gesendet, als das Programm annimmt.
bad-title = Ungültige Anfrage
bad-form = Im Formular fehlte etwas. Geh zurück, lade die Seite neu und versuche es noch einmal.
wrong-method-title = So geht es nicht
wrong-method = Diese Seite lässt sich so nicht aufrufen. Beginne bei der Liste der Partien.
too-slow-title = Das hat zu lange gedauert
too-slow = Die Anfrage kam nicht rechtzeitig an oder konnte nicht rechtzeitig beantwortet werden. Lade die Seite neu und sieh nach, ob es geklappt hat.
not-allowed-title = Nicht erlaubt
not-allowed = Das darfst du hier nicht: Es ist Sache der Spieler dieser Partie oder des Betreibers.
busy-title = Zu viele Verbindungen
busy = Es warten schon zu viele Seiten auf Neues. Schließe einige davon; bis dahin sieht diese Seite ab und zu selbst nach.
bug-title = Etwas ist schiefgegangen
bug = Das ist ein Fehler im Programm. Deine Partie ist sicher: Alles Bestätigte ist gespeichert. Geh zurück und versuche es noch einmal.
store-title = Nicht gespeichert
store-full = Die Festplatte ist voll, deshalb wurde nichts geändert. Alles früher Gespeicherte ist sicher. Schaffe etwas Platz und versuche es noch einmal.
store-locked = Ein anderes Programm hat die Partien gesperrt, deshalb wurde nichts geändert. Alles früher Gespeicherte ist sicher. Versuche es gleich noch einmal.
store-fault = Auf den Datenordner konnte nicht zugegriffen werden, deshalb wurde nichts geändert. Der Grund steht dort, wo das Programm gestartet wurde.
unread-title = Nicht lesbar
store-damaged = Die Datei mit den Partien ist beschädigt. Lege zuerst eine Kopie des Datenordners an. Einzelheiten stehen dort, wo das Programm gestartet wurde.
store-unreadable = Dies wurde in einem Format gespeichert, das diese Version des Programms nicht versteht. Es wurde nichts geändert. Einzelheiten stehen dort, wo das Programm gestartet wurde.
fault-back = Zurück zu den Partien

# Einstellungen
settings-title = Einstellungen
settings-language = Sprache
settings-language-auto = wie im Browser
settings-theme = Design
theme-auto = wie auf dem Gerät
theme-light = hell
theme-dark = dunkel
settings-palette = Farben der Spielsteine
palette-usual = Standard
palette-red-green = Rot-Grün-Schwäche
palette-blue-yellow = Blau-Gelb-Schwäche
palette-contrast = hoher Kontrast
settings-speed = Tempo der Animationen
speed-slow = langsam
speed-usual = normal
speed-fast = schnell
speed-at-once = sofort
settings-confirm = Züge bestätigen
settings-sound = Ton, wenn ich am Zug bin
settings-vibration = Vibrieren, wenn ich am Zug bin (auf Geräten, die das können)
settings-ring = Ausprobieren
settings-save = Speichern

# Die Liste der Partien
welcome-title = Willkommen bei der Bergbahn
welcome-about = Baut eine Bahn auf den Snowdon: Holt Eisen und Stein vom Lagerplatz, räumt Geröll weg, legt Gleise, baut Stationen und nutzt Aufträge und Wetter. Allein, gegen Bots oder mit Freunden an einem Bildschirm.
welcome-first = Erste Partie spielen
welcome-first-about = Die erste Partie spielst du gegen zwei leichte Bots; eine Führung erklärt dabei das Spiel.
games-title = Partien
games-new = Neue Partie
games-play = Neue Partie { $game }
games-import = Partie importieren
games-search = Nach Namen, Spielern oder Szenarien suchen
games-find = Suchen
games-which = Anzeigen
games-all = Alle
games-running = Laufende
games-finished = Beendete
games-none-found = Keine Partien gefunden.
games-all-again = Alle Partien zeigen
games-name = Name
games-game = Spiel
games-players = Spieler
games-standing = Stand
games-when = Zuletzt gespielt
games-do = Aktionen
games-sort = Sortieren nach: { $by }
games-is-running = läuft
games-is-over = beendet
games-won-by = Sieg: { $who }
games-round = Runde { $round }
games-set-up = wird aufgebaut
games-turn = Zug { $turn }
games-more = Mehr zu { $game }
games-rename-to = Neuer Name
games-rename = Umbenennen
games-export = Als Datei speichern
games-replay = Wiederholung ansehen
games-delete = Löschen
games-delete-sure = Endgültig löschen
games-deleted = Die Partie „{ $game }“ wurde gelöscht.
games-pages = Seiten der Liste
games-newer = Zurück
games-older = Weiter
games-page = Seite { $page } von { $pages }, { $total ->
    [one] 1 Partie
   *[other] { $total } Partien
}
import-title = Partie importieren
import-about = Aufzeichnungen sind Dateien mit der Endung .game. Jeder Schritt wird anhand der Regeln geprüft; eine laufende Partie kann fortgesetzt werden.
import-refused = Die Aufzeichnung wurde abgelehnt:
import-file = Datei
import-paste = oder Text einer Aufzeichnung einfügen
import-go = Importieren
import-name = Importiert: { $players }
import-nothing = Wähle eine Datei oder füge den Text einer Aufzeichnung ein.
import-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht.

# Eine neue Partie
new-title = Neue Partie
new-refused = So kann die Partie nicht beginnen:
new-which = Spiel
new-scenario = Szenario
new-players = Spieler
new-show = Aktualisieren
new-train = Lok
new-rules = Ausgabe und Optionen
new-aim = Wie die Bots spielen
new-aim-victory = Auf Sieg
new-aim-points = Auf Punkte: eine längere, freundlichere Partie
new-aim-about = Bots, die auf Punkte spielen, sammeln so viele wie möglich, egal wer gewinnt.
new-aim-no-matter = In diesem Spiel macht es kaum einen Unterschied.
new-as-edition = Wie in der Ausgabe
new-edition = Ausgabe
new-deals = Klötzchen und Karten
new-deals-seeded = Das Programm zieht Klötzchen und Karten
new-deals-typed = Wir spielen am echten Tisch und tragen ein, was wir ziehen
new-tour = Das Spiel unterwegs erklären
new-name = Name der Partie
new-name-example = automatisch
new-begin = Starten
seat-who = Wer spielt
seat-person = Mensch (dieses Gerät)
seat-bots = Bots
seat-points = Bots, die auf Punkte spielen
seat-styles = Bots mit Vorlieben
seat-called = Name
name-of-game = { $players }
new-bot-unknown = Den Bot „{ $bot }“ gibt es nicht.
name-for-programs = Namen, die mit „bot:“ oder „exec:“ beginnen, sind Programmen vorbehalten.

# Die Soloserie
solo-title = Soloserie
solo-about = Sieben Solopartien, eine mit jeder Lok. Jedes Szenario hat seine eigene Serie und eine weitere mit Jahreszeiten. In der klassischen Ausgabe kommen die Loks der Reihe nach, in der Deluxe-Ausgabe wählst du selbst. Es zählt die Summe, und dein bestes Ergebnis mit jeder Lok bleibt erhalten.
solo-begin = Neue Serie beginnen
solo-best = Bestes Ergebnis mit jeder Lok
solo-train = Lok
solo-points = Punkte
solo-best-total = Summe der besten Ergebnisse
solo-series = Serie { $number } ({ $edition })
solo-total = Summe aus { $played ->
    [one] 1 Partie
   *[other] { $played } Partien
}
solo-retried = { $points }, mit zweiten Versuchen
solo-play = Spielen
solo-go-on = Weiterspielen
solo-look = Ansehen
solo-later = nach der vorigen Lok
solo-name = Soloserie { $number }, { $train }
solo-variants = Optionen
solo-with = mit { $option }
solo-without = ohne { $option }
solo-single = Promo-Loks
solo-single-about = Partien mit einer Promo-Lok gehören zu keiner Serie: Beginne mit der Option eine Solopartie. Das beste Ergebnis mit jeder steht hier.

# Der Tisch
table-side = Spieler und Protokoll
title-turn = { $who } ist am Zug – { $game }
title-deal = Ziehen – { $game }
title-wait = { $who } denkt nach – { $game }
title-over = Beendet – { $game }
notice-refused = Nicht möglich:
notice-late = Inzwischen ist etwas anderes geschehen. So sieht der Tisch jetzt aus; bitte wähle noch einmal.
notice-not-possible = „{ $text }“ ist jetzt nicht möglich. Möglich ist zum Beispiel: { $examples }
notice-not-now = Das geht nicht mehr oder noch nicht. So sieht der Tisch jetzt aus.
notice-imported = Die Partie wurde importiert.
notice-imported-older-digest = Die Partie wurde importiert. Ihre Prüfsumme hat ein älteres Format und wurde nicht verglichen.
notice-offline = Keine Verbindung zum Programm. Die Seite verbindet sich von selbst wieder und sendet dann deine Wahl.
notice-offline-list = Keine Verbindung zum Programm. Die Seite verbindet sich von selbst wieder.
bar-type = oder eintippen
bar-type-go = Wählen
bar-list = { $n ->
    [one] Die einzige Möglichkeit
   *[other] Alle { $n } Möglichkeiten als Liste
}
bar-since = { $n ->
    [one] Seit deinem letzten Zug: 1 Schritt
   *[other] Seit deinem letzten Zug: { $n } Schritte
}
bar-rules = Regeln zu dieser Entscheidung
bar-confirm = Bestätigen
bar-change = Etwas anderes wählen
bar-tools = Zurücknehmen und Tipps
bar-undo = Zurück­nehmen
bar-redo = Wieder­herstellen
bar-hint = Tipp
bar-replay = Wieder­holung
bar-thinking = { $who } denkt nach
bar-stuck = { $who } kann nicht spielen: Diesen Bot gibt es hier nicht. Öffne die Wiederholung und spiele mit einem anderen Bot auf diesem Platz weiter.
bar-waiting = Einen Augenblick
bar-over = Die Partie ist beendet
undo-nothing = Es gibt nichts zurückzunehmen.
undo-deal = Weiter zurück geht es nicht: Es wurde gezogen.
undo-other = Weiter zurück geht es nicht: { $who } war am Zug.
hint-thinking = Suche einen Tipp ...
hint-ready = Tipp: { $choice }.
hint-over-alone = Verglichen mit der nächstbesten Wahl ({ $other }): { $points } SP.
hint-over = Verglichen mit der nächstbesten Wahl ({ $other }): { $points } SP, { $share } % Gewinnchance.
showing-title = Was geschehen ist
showing-pause = Anhalten
showing-go-on = Weiter
showing-skip = Überspringen
showing-repeat = Die letzten Züge noch einmal zeigen
after-replay = Wiederholung ansehen
after-again = Revanche
after-tie = Gleichstand: zweite Partie mit denselben Linien und getauschten Farben
after-retried = Entscheidungen wurden zurückgenommen, nachdem ihre Folgen zu sehen waren; dieses Ergebnis ist nur bedingt vergleichbar.
retry-round = Diese Runde noch einmal spielen
retry-which = Runde { $round }
after-games = Zurück zu den Partien
sheet-title = Wertung
keys-title = Tastatur
keys-notation = Eine Wahl so tippen, wie sie auf dem Spielplan oder in der Liste steht, groß oder klein
keys-number = Zur ersten, zweiten oder dritten Wahl gehen; die Eingabetaste trifft sie
keys-hint = Einen Tipp holen
keys-undo = Zurücknehmen
keys-skip = Während andere ziehen: gleich zum eigenen Zug
keys-repeat = Die letzten Züge noch einmal zeigen
keys-question = Zur Frage gehen
keys-log = Zum Protokoll gehen
keys-arrows = In der Wiederholung: ein Schritt zurück oder vor
keys-escape = Eine Erklärung schließen, Getipptes verwerfen
keys-close = Schließen
tour-ends = Führung beenden
log-title = Protokoll
log-more = Mehr vom Protokoll
log-all = { $n ->
    [one] Das ganze Protokoll: 1 Schritt
   *[other] Das ganze Protokoll: { $n } Schritte
}
log-of = Protokoll von { $game }
log-to-table = Zurück zur Partie
log-look = Stellung nach Schritt { $step }
log-choice = { $who }: { $choice }.
log-deal = { $deal }.
log-hint = { $who } hat einen Tipp bekommen: { $choice }
log-undone = { $n ->
    [one] 1 Schritt wurde zurückgenommen.
   *[other] { $n } Schritte wurden zurückgenommen.
}

# Ziehen am echten Tisch
deal-nothing-yet = Klicke nacheinander an, was gezogen wurde.
deal-so-far = Bisher: { $parts }
deal-again = Von vorn
deal-part = { $part }: { $n ->
    [0] keine mehr
   *[other] noch { $n }
}
deal-part-none = { $part }: keine mehr.
deal-done = Fertig: { $deal }
deal-type = oder eintippen
deal-tell = Eintragen

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
fork-about = Mit dieser Stellung beginnt eine neue Partie; ab hier wird neu gezogen. Die alte Partie bleibt, wie sie ist.
fork-go = Weiterspielen
fork-name = { $game }, ab Schritt { $step }
analysis-title = Analyse
analysis-about = Ein Bot prüft jede Stellung und jede Entscheidung. Das dauert eine Weile; solange kannst du die Wiederholung ansehen.
analysis-begin = Partie analysieren
analysis-progress = { $done } von { $total } Stellungen
analysis-look = Fortschritt ansehen
analysis-curve = Gewinnaussichten aller Spieler von Anfang bis Ende
analysis-how = Wie jedes Ergebnis entstand: Glück und Können getrennt
analysis-own = eigene Entscheidungen
analysis-others = Entscheidungen der anderen
analysis-costliest = Die teuersten Entscheidungen
analysis-none = Ein Bot hätte nichts besser gemacht.
analysis-costly = { $who }: { $chosen }. Besser: { $better }
analysis-points = { $n } SP

# Hilfe
help-title = Hilfe
help-begin-title = Los geht’s
help-begin = Wähle „Neue Partie“, lege fest, wer auf welchem Platz spielt, und starte. Menschen spielen an diesem Bildschirm oder an ihrem eigenen, Bots spielen von selbst. In der ersten Partie kann eine Führung das Spiel erklären. Bots spielen auf Sieg oder auf Punkte, was längere, freundlichere Partien ergibt; das Formular sagt, wo das kaum einen Unterschied macht.
help-choose-title = Wählen
help-choose = Alles, was du wählen kannst, leuchtet auf dem Spielplan. Zeige darauf oder gehe mit der Tastatur dorthin, um zu lesen, was geschehen wird. Karten, Felder und Loks werden ebenso erklärt, auch bei Berührung. In der Leiste stehen dieselben Möglichkeiten in Worten, dazu die Regeln. Geht etwas nicht, erfährst du die Regel und den Grund.
help-back-title = Zurücknehmen
help-back = „Zurücknehmen“ macht deine letzten Entscheidungen rückgängig, bis zum letzten Ziehen oder zum Zug eines anderen. Gegen Bots nimmt es auch ihre Antworten auf deine letzte Entscheidung zurück: Dasselbe Glück kommt noch einmal, und das Ergebnis wird gekennzeichnet. „Wiederherstellen“ führt sie wieder aus. Auf Wunsch wird vor jeder Wahl nachgefragt; das stellst du in den Einstellungen ein.
help-follow-title = Dem Spiel folgen
help-follow = Die Züge der anderen werden Schritt für Schritt gezeigt; tippe auf den Spielplan oder drücke die Leertaste, um gleich zu deinem Zug zu kommen. Du kannst anhalten, sie noch einmal ansehen oder eine Liste von allem öffnen, was seit deinem letzten Zug geschah. Das Protokoll erzählt die ganze Partie, und jeder Eintrag führt zu seiner Stellung.
help-replay-title = Wiederholung und Analyse
help-replay = Jede Partie, ob laufend oder beendet, kannst du Schritt für Schritt ansehen und von jeder Stellung aus weiterspielen, mit Bots auf jedem Platz. Die Analyse zeigt, wie sich die Aussichten änderten und welche Entscheidungen am meisten gekostet haben.
help-box-title = Am echten Tisch
help-box = Wählt „Wir spielen am echten Tisch“ und klickt jedes Klötzchen und jede Karte an, die ihr zieht. Das Programm weiß, was noch übrig ist, lehnt Unmögliches ab, zählt die Punkte und führt Protokoll. Einen Irrtum könnt ihr zurücknehmen.
help-keys-title = Tastatur
help-keys = Tab geht von Ziel zu Ziel, die Eingabetaste wählt. In jedem Teil des Spielplans führt ein weiterer Druck auf Tab zu Feldern, die nur erklärt werden: Dort gehen die Pfeiltasten von einem zum nächsten, Pos1 und Ende zum ersten und zum letzten; Escape schließt die Erklärung. In der Wiederholung gehen die Pfeiltasten Schritt für Schritt, Pos1 und Ende springen, solange keine Karte gelesen wird. Tippe eine Wahl, wie sie geschrieben steht (A1 oder a1), oder ihre Nummer. H holt einen Tipp, U nimmt zurück, das Fragezeichen zeigt alle Tasten.
help-files-title = Dateien
help-files = Jede Partie lässt sich als .game-Datei speichern, einfacher Text, den auch andere Programme lesen können, und wieder importieren.

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
log-pass = { $who } passt.
