# Eigene teure Entscheidungen, noch einmal versucht

cost-points = etwa { $points } SP
cost-both = etwa { $points } SP und { $share } % Gewinnchance
cost-share = etwa { $share } % Gewinnchance
exercises-title = Aufgaben
exercises-of = Aufgaben: { $game }
exercises-about = Die teuersten Entscheidungen deiner beendeten Spiele, noch einmal zu versuchen. Ein Bot sucht sie, wenn du es möchtest.
exercises-costliest = Deine teuersten Entscheidungen
exercises-none = Ein Bot hätte es kaum besser gemacht: Es gibt nichts noch einmal zu versuchen.
exercises-no-games = Beende zuerst ein Spiel; dann stehen hier deine teuersten Entscheidungen.
exercises-find = Die teuersten Entscheidungen suchen
exercises-begin = Deine teuersten Entscheidungen noch einmal versuchen
exercises-mine = Alle meine Aufgaben
exercises-later = Die Aufgaben kommen, wenn das Spiel beendet ist.
exercise-number = Aufgabe { $n } von { $all }:
exercise-all = Alle Aufgaben
exercise-next = Nächste Aufgabe
exercise-replay = Zu dieser Stellung in der Wiederholung
exercise-about = Was du hier im Spiel gewählt hast, kostete { $cost }. Was ist besser?
exercise-impossible = Das erlauben die Regeln hier nicht. Wähle eine der markierten Stellen.
exercise-thinking = Der Bot vergleicht das mit der besten Wahl ...
exercise-right = Richtig: { $choice }.
exercise-as-good = { $choice }: genauso gut wie { $better }.
exercise-made = Im Spiel hast du gewählt: { $made }. Das kostete { $cost }.
exercise-again = { $choice }: Das hast du im Spiel gewählt. Es kostet { $cost }.
exercise-wrong = { $choice } kostet { $cost }.
exercise-show = Die bessere Wahl zeigen
exercise-solution = Besser: { $better }
exercise-try-again = Etwas anderes versuchen

# Der Trainer
coach-title = Trainer
coach-costs = { $chosen }: Das kostet { $cost }.
coach-show = Zeig es mir
coach-undo = Zurücknehmen
coach-go-on = Weiter
settings-coach = Ein Trainer meldet sich, wenn eine meiner Entscheidungen viel gekostet hat
