# Dlaczego wybór jest lepszy: czym różnią się obie rozgrywki po dalszej grze; w podpowiedzi, analizie i ćwiczeniu

reason-until-round = Do końca rundy { $round }: { $what }.
reason-until-end = Do końca gry: { $what }.
reason-against = Przemawia przeciw: { $what }.
reason-of = { $who }: { $what }
reason-points = { $what } ({ $points } PZ)
reason-more = { $what } więcej
reason-fewer = { $what } mniej
why-lines = Pokaż obie rozgrywki
why-lines-about = Oba wybory rozegrane dalej przez bota, z tym samym szczęściem.
why-line-better = Po lepszym wyborze
why-line-other = Po drugim wyborze

# A whole game with comments
analyse-commented = z komentarzem: { $path }
commented-title = { $game }, { $scenario }: { $who }
commented-about = Komentuje { $bot }: co wybór zyskuje wobec następnego najlepszego albo traci wobec najlepszego i czym różnią się obie rozgrywki toczone dalej z tym samym szczęściem. Udziały w zwycięstwie w %, punkty w nawiasach.
commented-expected = Oczekiwane: { $who }
commented-expected-alone = Oczekiwane: { $points } PZ
commented-better = Lepiej: { $better } ({ $loss }).
commented-right = Lepiej niż { $next } ({ $gain }).
