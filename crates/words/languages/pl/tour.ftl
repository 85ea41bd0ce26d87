# Przewodnik po pierwszej grze.
tour-title = Twoja pierwsza gra
tour-around = Co gdzie leży na stole
tour-show = pokaż
