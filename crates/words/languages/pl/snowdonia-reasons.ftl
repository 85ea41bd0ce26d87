# Czym różnią się dwie pozycje gry Snowdonia, jak mówią to uzasadnienia
reason-excavations = { $n ->
    [one] { $n } wykop
    [few] { $n } wykopy
   *[many] { $n } wykopów
}
reason-builds = { $n ->
    [one] { $n } plac budowy
    [few] { $n } place budowy
   *[many] { $n } placów budowy
}
reason-surveyor-on = { $n ->
    [one] geodeta { $n } stację dalej
    [few] geodeta { $n } stacje dalej
   *[many] geodeta { $n } stacji dalej
}
reason-surveyor-back = { $n ->
    [one] geodeta { $n } stację bliżej
    [few] geodeta { $n } stacje bliżej
   *[many] geodeta { $n } stacji bliżej
}
reason-contract-fulfilled = kontrakt { $number } wypełniony
reason-contract-unfulfilled = kontrakt { $number } niewypełniony
reason-contract-held = kontrakt { $number } zdobyty
reason-contract-missing = bez kontraktu { $number }
reason-train = { $train }
reason-no-train = brak: { $train }
reason-third = pociąg i węgiel na trzeciego robotnika
reason-no-third = bez trzeciego robotnika
reason-start = znacznik pierwszego gracza
reason-no-start = bez znacznika pierwszego gracza
reason-excavate-faster = tempo wykopów wyższe o { $n }
reason-excavate-slower = tempo wykopów niższe o { $n }
reason-lay-faster = tempo układania torów wyższe o { $n }
reason-lay-slower = tempo układania torów niższe o { $n }
reason-nearer = koniec trasy bliżej o: { $tracks }
reason-farther = koniec trasy dalej o: { $tracks }
reason-over = gra jest zakończona
reason-goes-on = gra jeszcze trwa
