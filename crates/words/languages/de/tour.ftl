# Die Führung durch das erste Spiel.
tour-title = Dein erstes Spiel
tour-around = Was wo auf dem Tisch liegt
tour-show = zeigen
