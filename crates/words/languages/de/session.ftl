# Was eine Partie im Terminal außer dem Spiel selbst sagt
session-seed = Startwert: { $seed } (--seed { $seed } wiederholt denselben Zufall)
session-hint = Gib eine Nummer oder eine Wahl ein; help zeigt alle Befehle.
session-help =
    Gib die Nummer einer Wahl ein, die Wahl selbst oder einen dieser Befehle:
      why WAHL     warum eine Wahl möglich ist oder nicht
      hint         was ein Bot wählen würde, und warum
      list         noch einmal alle Möglichkeiten
      position     die ganze Stellung
      score        die bisherige Wertung
      log [N]      die letzten N Schritte in Worten
      undo [N]     die letzten N Schritte zurücknehmen, oder bis zu deiner letzten Wahl
      save DATEI   die Partie in einer Datei speichern
      quit         beenden
session-no-number = Es gibt keine Wahl { $number }; sie sind von 1 bis { $count } nummeriert.
session-no-choice-now = Im Augenblick gibt es nichts zu wählen.
session-possible = { $choice } ist möglich: { $meaning }
session-why-what = Welche Wahl? Zum Beispiel: why { $example }
session-undone = Zurückgenommene Schritte: { $n }
session-save-what = Welche Datei? Zum Beispiel: save abend.game
session-saved = Gespeichert in { $file }.
session-exists = { $file } gibt es schon; wähle einen anderen Namen.
session-not-saved = { $file } lässt sich nicht schreiben: { $reason }
session-go-on = Zum Weiterspielen: snowdonia play --load { $file }
session-lost = Die Partie wurde nicht gespeichert. Beim nächsten Mal: save DATEI; mit snowdonia play --load DATEI geht es weiter.
session-over = Die Partie ist zu Ende. save DATEI speichert sie, quit beendet das Programm.
