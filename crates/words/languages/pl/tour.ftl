# Przewodnik po pierwszej grze.
tour-title = Twoja pierwsza partia
tour-around = Co gdzie jest na stole
tour-show = pokaż
