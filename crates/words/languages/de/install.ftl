# Das installierte Programm
install-title = Installieren
install-about = Das Programm bekommt ein eigenes Symbol und ein eigenes Fenster.
install-go = Installieren
install-plain = Installieren lässt sich das Programm bei verschlüsselter Verbindung (https).
offline-title = Keine Verbindung
offline-about = Das Programm ist nicht erreichbar. Deine Partien sind sicher und gehen weiter, sobald wieder eine Verbindung besteht.
offline-again = Noch einmal versuchen
