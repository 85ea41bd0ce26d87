# Warum eine Wahl besser ist: was sich unterscheidet, wenn beide weitergespielt werden; in Tipp, Analyse und Aufgabe

reason-until-round = Bis zum Ende von Runde { $round }: { $what }.
reason-until-end = Bis zum Ende des Spiels: { $what }.
reason-against = Dagegen spricht: { $what }.
reason-of = { $who }: { $what }
reason-points = { $what } ({ $points } SP)
reason-more = { $what } mehr
reason-fewer = { $what } weniger
why-lines = Die gespielten Fortsetzungen zeigen
why-lines-about = Beide Entscheidungen, von einem Bot mit demselben Glück weitergespielt.
why-line-better = Nach der besseren Wahl
why-line-other = Nach der anderen Wahl

# A whole game with comments
analyse-commented = kommentiert: { $path }
commented-title = { $game }, { $scenario }: { $who }
commented-about = Kommentiert von { $bot }: was eine Wahl gegenüber der nächstbesten gewinnt oder gegenüber der besten verliert, und was sich unterscheidet, wenn beide mit demselben Glück weitergespielt werden. Gewinnanteile in %, Punkte in Klammern.
commented-expected = Erwartet: { $who }
commented-expected-alone = Erwartet: { $points } SP
commented-better = Besser: { $better } ({ $loss }).
commented-right = Besser als { $next } ({ $gain }).
