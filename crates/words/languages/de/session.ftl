# Was eine Partie im Terminal außer dem Spiel selbst sagt
session-seed = Glück: { $seed } (--seed { $seed } gibt dasselbe noch einmal)
session-hint = Gib eine Nummer oder eine Wahl ein; help zeigt, was es sonst gibt.
session-help =
    Gib die Nummer einer Wahl ein, oder die Wahl selbst, oder eines von
      why WAHL     warum eine Wahl möglich ist oder nicht
      list         die erlaubten Wahlen noch einmal
      position     die ganze Stellung
      score        der Wertungsbogen, wie er jetzt steht
      log [N]      die letzten N Schritte in Worten
      undo [N]     die letzten N Schritte zurücknehmen, oder bis zu deiner letzten Wahl
      save DATEI   die Partie in eine Datei schreiben
      quit         aufhören
session-no-number = Es gibt keine Wahl { $number }; sie sind von 1 bis { $count } nummeriert.
session-no-choice-now = Niemand hat jetzt etwas zu wählen.
session-possible = { $choice } ist möglich: { $meaning }
session-why-what = Welche Wahl? Zum Beispiel: why { $example }
session-undone = Zurückgenommene Schritte: { $n }
session-save-what = Welche Datei? Zum Beispiel: save abend.game
session-saved = Gespeichert in { $file }.
session-exists = { $file } gibt es schon; wähle einen anderen Namen.
session-not-saved = { $file } lässt sich nicht schreiben: { $reason }
session-go-on = Weiter geht es mit: snowdonia play --load { $file }
session-lost = Die Partie wurde nicht gespeichert. Nächstes Mal: save DATEI, dann geht es mit snowdonia play --load DATEI weiter.
session-over = Die Partie ist zu Ende. save DATEI behält sie, quit hört auf.
