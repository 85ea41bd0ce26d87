# Rund um den Tisch von Snowdonia
tour-route = Die Strecke führt von Llanberis zum Gipfel. Auf Gleiskarten und Baustellen liegt Geröll; ist es weg, können Gleise gelegt und Stationen gebaut werden. Ein Besitzmarker zeigt, wer es war und die Punkte bekommt.
tour-areas = Zuerst setzen alle reihum ihre Arbeiter ein. Dann werden die Bereiche von A bis G ausgeführt, in jedem die niedrigen Felder zuerst: Was du in A bekommst, kannst du noch in derselben Runde in C, D und E verwenden.
tour-yard = Auf dem Lagerplatz liegen die Klötzchen, die du im Bereich A nehmen kannst. Nach jeder Runde wird aus dem Beutel aufgefüllt; was noch im Beutel ist, siehst du hier.
tour-weather = Das Wetter dieser und der nächsten beiden Runden. Bei Sonne gehen Räumarbeit und Gleislegen schneller, bei Regen langsamer; Nebel schließt die Bereiche B und D. Plane voraus.
tour-events = Jeder Ereignisstein aus dem Beutel treibt das Spiel voran: Fremdfirmen räumen Geröll, legen Gleise oder bauen Stationen fertig, ganz ohne dich. Das nächste Ereignis ist markiert.
tour-office = Aufträge aus dem Baubüro sind zu zweierlei gut: Einmal im Spiel darfst du sie vor dem Bereich mit ihrem Buchstaben ausspielen, und am Ende bringen sie Punkte, wenn du ihre Bedingung erfüllst.
tour-trains = Sobald das Ereignis dafür eingetreten ist, kannst du im Bereich E für Stahl eine Lok kaufen. Sie hat eine Fähigkeit, und gegen Kohle bringt sie dir einen dritten Arbeiter.
tour-players = Vorrat, Besitzmarker, Aufträge und bisherige Punkte aller Spieler. Du hast nur 16 Besitzmarker; jedes Gleis und jeder Platz, der dir gehört, braucht einen.
tour-end = Die Partie endet mit der Runde, in der das letzte Gleis gelegt wird. Behalte im Auge, wie weit die Gleise schon reichen.

# Das erste Mal in Snowdonia
tour-first-terminus = Wähle das Ende, von dem aus du arbeitest. Geröll, Gleise und Bauplätze erreichst du von dort, ebenso wie alle, die auch dort beginnen.
tour-first-hire = Gegen Kohle bekommst du in dieser Runde einen dritten Arbeiter. Das lohnt sich am meisten, solange noch viele gute Felder frei sind.
tour-first-place = Jedes leuchtende Feld ist eine Aufgabe für deinen Arbeiter. Denke von A bis G: erst Klötzchen, dann Werkstatt, Gleise und Bauten. Niedrige Felder sind früher dran.
tour-first-window = Bevor dieser Bereich an der Reihe ist, darfst du einen Auftrag mit seinem Buchstaben ausspielen, auch ohne Arbeiter dort. Er ist dann verbraucht, sein Bonus am Ende bleibt.
tour-first-take = Nimm Eisen für Stahl, Stein zum Bauen und Kohle, wenn du eine Lok hast oder willst. Was du liegen lässt, kann der Nächste nehmen.
tour-first-make = Aus Eisen wird Stahl, aus Geröll wird Stein. Der Stein kommt aus dem Beutel: Ist dort keiner mehr, lässt sich Geröll nicht umwandeln.
tour-first-lay = Jedes Gleis kostet einen Stahl und bekommt deinen Besitzmarker. Du musst legen, was das Arbeitstempo erlaubt, soweit Stahl und freie Gleiskarten reichen.
tour-first-build = Die leuchtenden Bauplätze kannst du erreichen und bezahlen. Ihre Punkte stehen darauf; viele Aufträge verlangen ebenfalls Bauplätze.
tour-first-office = Nimm einen Auftrag, dessen Bedingung du ohnehin erfüllst. Der auf Platz 1 wird nach dieser Runde abgelegt.
tour-first-maintenance = Die Lok muss gewartet werden: Zahle einen Stahl, wirf eine Wartungskarte ab oder verliere die Lok. Deine Kohle behältst du.
