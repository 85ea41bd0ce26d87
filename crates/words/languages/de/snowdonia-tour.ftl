# Rund um den Tisch von Snowdonia
tour-route = Die Strecke führt von Llanberis zum Gipfel. Auf Gleiskarten und Räumplätzen liegt Geröll; ist es weg, können Gleise gelegt und Stationen gebaut werden. Ein Marker zeigt, wer es war und die Punkte bekommt.
tour-areas = Zuerst setzen alle reihum ihre Arbeiter ein. Dann werden die Bereiche von A bis G ausgeführt, in jedem die niedrigen Felder zuerst: Was A dir gibt, kannst du schon in C, D und E verwenden.
tour-yard = Auf dem Lagerplatz liegen die Würfel, die man im Bereich A nimmt. Nach jeder Runde wird aus dem Beutel nachgefüllt; was noch im Beutel ist, steht hier.
tour-weather = Das Wetter dieser und der nächsten beiden Runden. Sonne macht das Räumen und Legen schneller, Regen langsamer; Nebel schließt die Bereiche B und D. Plane voraus.
tour-events = Jeder Ereigniswürfel aus dem Beutel treibt das Spiel voran: Geröll wird geräumt, Gleise werden gelegt, Stationen fertig, ganz ohne dich. Das nächste Ereignis ist markiert.
tour-office = Aufträge aus dem Baubüro können zweierlei: Einmal im Spiel darfst du sie im Bereich mit ihrem Buchstaben ausspielen, und am Ende bringen sie Punkte, wenn du sie erfüllst.
tour-trains = Sobald das Ereignis dafür eingetreten ist, kann man im Bereich E für Stahl eine Lok kaufen. Sie hat eine Fähigkeit, und ihre Kohle holt dir einen dritten Arbeiter.
tour-players = Material, Marker, Aufträge und bisherige Punkte aller Spieler. Du hast nur 16 Marker; jedes Gleis und jeder Platz, der dir gehört, braucht einen.
tour-end = Das Spiel endet mit der Runde, in der das letzte Gleis gelegt wird. Behalte im Auge, wie weit die Strecke schon ist.

# Das erste Mal in Snowdonia
tour-first-terminus = Wähle das Ende, von dem aus du arbeitest. Geröll, Gleise und Bauplätze erreichst du von dort; wer auch dort beginnt, ist dein Konkurrent.
tour-first-hire = Für die Kohle deiner Lok bekommst du in dieser Runde einen dritten Arbeiter. Das lohnt sich am meisten, wenn noch viele gute Felder frei sind.
tour-first-place = Jedes leuchtende Feld ist ein Platz für deinen Arbeiter. Denke von A bis G: erst Würfel, dann Werkstatt, Gleise und Bauten. Niedrige Felder sind früher dran.
tour-first-window = Bevor dieser Bereich an der Reihe ist, darfst du einen Auftrag mit seinem Buchstaben ausspielen, auch ohne Arbeiter dort. Er ist dann verbraucht, sein Bonus am Ende bleibt.
tour-first-take = Nimm Eisen für Stahl und Stein zum Bauen, und Kohle, wenn du eine Lok hast oder willst. Was du liegen lässt, bekommt der Nächste.
tour-first-make = Aus Eisen wird Stahl, aus Geröll wird Stein. Der Stein kommt aus dem Beutel: Ist dort keiner, lässt sich Geröll nicht umwandeln.
tour-first-lay = Jedes Gleis kostet einen Stahl und bekommt deinen Marker. Was das Tempo erlaubt, muss gelegt werden, soweit Stahl und freie Gleiskarten reichen.
tour-first-build = Die leuchtenden Bauplätze sind erreichbar und bezahlbar. Ihre Punkte stehen darauf; oft verlangen auch Aufträge Bauplätze.
tour-first-office = Nimm einen Auftrag, den du ohnehin erfüllen wirst. Der auf Platz 1 wird nach dieser Runde abgelegt.
tour-first-maintenance = Die Lok braucht Pflege: Zahle einen Stahl, gib einen Wartungsauftrag ab oder verliere die Lok. Deine Kohle behältst du.
