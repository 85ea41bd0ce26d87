# Die Führung durch das erste Spiel.
tour-title = Deine erste Partie
tour-around = Was wo auf dem Tisch liegt
tour-show = zeigen
