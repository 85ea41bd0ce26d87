# Co gra w terminalu mówi poza samą grą
session-seed = Los: { $seed } (--seed { $seed } daje to samo jeszcze raz)
session-hint = Wpisz numer albo wybór; help pokazuje, co jeszcze można.
session-help =
    Wpisz numer wyboru, sam wybór albo jedno z poleceń:
      why WYBÓR    dlaczego wybór jest albo nie jest możliwy
      list         jeszcze raz dozwolone wybory
      position     cała sytuacja
      score        arkusz punktów w tej chwili
      log [N]      ostatnie N kroków słowami
      undo [N]     cofnij ostatnie N kroków albo do twojego ostatniego wyboru
      save PLIK    zapisz grę w pliku
      quit         zakończ
session-no-number = Nie ma wyboru { $number }; numery są od 1 do { $count }.
session-no-choice-now = Nikt teraz niczego nie wybiera.
session-possible = { $choice } jest możliwe: { $meaning }
session-why-what = Który wybór? Na przykład: why { $example }
session-undone = Cofnięte kroki: { $n }
session-save-what = Który plik? Na przykład: save wieczor.game
session-saved = Zapisano w { $file }.
session-exists = { $file } już istnieje; wybierz inną nazwę.
session-not-saved = Nie można zapisać { $file }: { $reason }
session-go-on = Dalsza gra: snowdonia play --load { $file }
session-lost = Gra nie została zapisana. Następnym razem: save PLIK, a potem snowdonia play --load PLIK.
session-over = Gra skończona. save PLIK ją zachowuje, quit kończy.
