# Mit anderen spielen: wer das Programm erreicht
reach-title = Mit anderen spielen
reach-closed = Nur dieser Computer erreicht das Programm.
reach-open = Für das lokale Netz öffnen
reach-open-about = Handys und Computer in deinem Netz können dann mit einer Adresse oder einem QR-Code mitspielen. In diesem Browser bleibst du Gastgeber.
reach-lan = Alle in deinem Netz können hier mitspielen:
reach-public = Wer diese Adresse hat, kann mitspielen:
reach-none = Dieser Computer ist mit keinem Netz verbunden.
reach-others = Falls das nicht klappt: { $addresses }
reach-plain = Im lokalen Netz wird nicht verschlüsselt. Browser bieten dort deshalb keine Benachrichtigungen, keine Installation und kein Teilen an; alles andere funktioniert.
reach-close = Wieder schließen
reach-close-about = Beim Schließen werden alle anderen getrennt. Alle Partien bleiben erhalten.
reach-failed = Das Programm ließ sich nicht für das Netz öffnen oder schließen: Sein Port ist an einer anderen Adresse belegt.
reach-qr = QR-Code für { $address }
reach-address = Adresse
copy-go = Kopieren
copy-done = Kopiert.
copy-selected = Markiert: jetzt mit der Tastatur oder durch langes Drücken kopieren.
share-go = Teilen

# Der Schlüssel des Gastgebers
host-title = Gastgeber werden
host-about = Der Gastgeber betreut dieses Programm und sieht alle Partien. Der Schlüssel wurde beim Start des Programms angezeigt; der Befehl „snowdonia admin host-link“ erzeugt einen neuen.
host-key = Schlüssel
host-go = Gastgeber werden
host-refused = Dieser Schlüssel gilt nicht. Jeder Schlüssel gilt einmal und einen Tag lang. Der Befehl „snowdonia admin host-link“ erzeugt einen neuen.

# Grenzen
limit-title = Das war viel auf einmal
limit-games = Du oder andere an deiner Adresse haben in kurzer Zeit viele Partien begonnen.
limit-imports = Du oder andere an deiner Adresse haben in kurzer Zeit viele Partien eingelesen.
limit-hints = Du oder andere an deiner Adresse haben in kurzer Zeit oft um Rat gefragt.
limit-analyses = Du oder andere an deiner Adresse haben in kurzer Zeit viele Partien auswerten lassen.
limit-thinking = Bots haben in der letzten Stunde lange über deine Partien nachgedacht.
limit-messages = Du oder andere an deiner Adresse haben in kurzer Zeit viele Nachrichten geschickt.
limit-people = Von deiner Adresse sind in kurzer Zeit viele Leute dazugekommen.
limit-keys = Von deiner Adresse wurden in kurzer Zeit viele Schlüssel ausprobiert.
limit-again = { $reason } Versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
notice-long-journal = In dieser Partie wurde schon so oft zurückgenommen und neu gezogen, dass sie nur noch zu Ende gespielt werden kann.
