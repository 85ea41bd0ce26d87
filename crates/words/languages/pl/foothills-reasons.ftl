# Czym różnią się dwie pozycje gry Foothills, jak mówią to uzasadnienia
hill-reason-until-turn = Do końca tury { $turn }: { $what }.
hill-reason-line = najwięcej stacji, { $line }
hill-reason-no-line = już nie najwięcej stacji, { $line }
hill-reason-card = zapunktowana karta { $card }
hill-reason-no-card = niezapunktowana karta { $card }
hill-reason-summit = żeton szczytu
hill-reason-no-summit = bez żetonu szczytu
hill-reason-golden = { $n ->
    [one] { $n } karta złotą stroną do góry
    [few] { $n } karty złotą stroną do góry
   *[many] { $n } kart złotą stroną do góry
}
hill-reason-end = koniec gry jest wywołany
hill-reason-no-end = koniec gry nie jest jeszcze wywołany
