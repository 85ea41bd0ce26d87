# Co gra w terminalu mówi poza samą grą
session-seed = Ziarno: { $seed } (--seed { $seed } powtarza te same losowania)
session-hint = Wpisz numer albo wybór; help pokazuje wszystkie polecenia.
session-help =
    Wpisz numer wyboru, sam wybór albo jedno z poleceń:
      why WYBÓR    dlaczego wybór jest albo nie jest możliwy
      hint         co wybrałby bot i dlaczego
      list         jeszcze raz wszystkie możliwości
      position     cała pozycja
      score        dotychczasowe punkty
      log [N]      ostatnie N kroków słowami
      undo [N]     cofnij ostatnie N kroków albo do twojego ostatniego wyboru
      save PLIK    zapisz partię w pliku
      quit         zakończ
session-no-number = Nie ma wyboru { $number }; numery są od 1 do { $count }.
session-no-choice-now = Teraz nie ma nic do wyboru.
session-possible = { $choice } jest możliwe: { $meaning }
session-why-what = Który wybór? Na przykład: why { $example }
session-undone = Cofnięte kroki: { $n }
session-save-what = Który plik? Na przykład: save wieczor.game
session-saved = Zapisano w { $file }.
session-exists = { $file } już istnieje; wybierz inną nazwę.
session-not-saved = Nie można zapisać { $file }: { $reason }
session-go-on = Aby grać dalej: snowdonia play --load { $file }
session-lost = Partia nie została zapisana. Następnym razem: save PLIK, a potem snowdonia play --load PLIK.
session-over = Partia zakończona. save PLIK ją zapisuje, quit kończy.
