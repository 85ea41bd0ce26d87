# Własne kosztowne decyzje, jeszcze raz

cost-points = około { $points } PZ
cost-both = około { $points } PZ i { $share } % szans na zwycięstwo
cost-share = około { $share } % szans na zwycięstwo
exercises-title = Ćwiczenia
exercises-of = Ćwiczenia: { $game }
exercises-about = Najkosztowniejsze decyzje z twoich zakończonych gier, do ponownego rozegrania. Bot szuka ich na twoje życzenie.
exercises-costliest = Twoje najkosztowniejsze decyzje
exercises-none = Bot prawie nie zagrałby lepiej: nie ma czego próbować jeszcze raz.
exercises-no-games = Najpierw zakończ grę; potem znajdziesz tu swoje najkosztowniejsze decyzje.
exercises-find = Znajdź najkosztowniejsze decyzje
exercises-begin = Spróbuj jeszcze raz swoich najkosztowniejszych decyzji
exercises-mine = Wszystkie moje ćwiczenia
exercises-later = Ćwiczenia pojawią się po zakończeniu gry.
exercise-number = Ćwiczenie { $n } z { $all }:
exercise-all = Wszystkie ćwiczenia
exercise-next = Następne ćwiczenie
exercise-replay = Do tej pozycji w powtórce
exercise-about = Twój wybór w tym miejscu gry kosztował { $cost }. Co jest lepsze?
exercise-impossible = Zasady na to tutaj nie pozwalają. Wybierz jedno z zaznaczonych miejsc.
exercise-thinking = Bot porównuje to z najlepszym wyborem...
exercise-right = Dobrze: { $choice }.
exercise-as-good = { $choice }: tak samo dobre jak { $better }.
exercise-made = W grze twój wybór to: { $made }. Kosztował { $cost }.
exercise-again = { $choice }: to twój wybór z gry. Kosztuje { $cost }.
exercise-wrong = { $choice } kosztuje { $cost }.
exercise-show = Pokaż lepszy wybór
exercise-solution = Lepiej: { $better }
exercise-try-again = Spróbuj czegoś innego

# Trener
coach-title = Trener
coach-costs = { $chosen }: to kosztuje { $cost }.
coach-show = Pokaż
coach-undo = Cofnij
coach-go-on = Gramy dalej
settings-coach = Trener odzywa się, gdy mój wybór dużo kosztował
