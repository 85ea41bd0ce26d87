# Rund um den Tisch von Foothills
tour-hill-lines = Jede Reihe ist eine Bahnlinie. Geröll auf einer Karte bedeckt ihr Gleisfeld; das nächste Gleis kommt auf das erste freie Feld von links. Eine Linie voller Gleise bekommt einen Prellbock.
tour-hill-stations = Auf den Karten stehen Bahnhofsfelder mit Kosten und Bonus und ein Feld für Vermesser mit einer Aktion. Es öffnet sich mit dem ersten Bahnhof oder Bautrupp; Startbahnhöfe sind immer offen.
tour-hill-cards = Deine fünf Aktionskarten sind dein Zug: Nutze die Seite, die oben liegt, danach wird die Karte umgedreht. Goldene Seiten sind stark und für alle gleich, graue hat jede Karte für sich.
tour-hill-stock = Eisen und Stein kommen vom Lagerplatz. Wer den letzten Würfel nimmt, zieht sechs neue; jeder Ereigniswürfel darunter bringt einen Bautrupp, der euch beiden eine Karte wegnimmt.
tour-hill-supply = Diese Karten können eine Karte ersetzen, die du im Pub wertest. Sie kommen mit der goldenen Seite nach oben; lies die grauen Seiten.
tour-hill-points = Die bisherigen Punkte, Zeile für Zeile. Fahrgäste sind einen halben Punkt wert, gewertete Karten zählen, was darauf steht.
tour-hill-end = Der fünfte Prellbock oder ein Bautrupp, der keinen Platz findet, leitet das Ende ein. Beide kommen gleich oft an die Reihe.

# Das erste Mal in Foothills
tour-hill-first-setup-take = Zwei Würfel für den Anfang. Zwei Eisen legen ein Gleis, zwei Stein bauen manchen Bahnhof.
tour-hill-first-card = Wähle eine deiner Karten. Danach liegt sie auf der anderen Seite; denke also daran, was du beim nächsten Mal tun willst.
tour-hill-first-take = Nimm höchstens so viele wie angegeben. Lässt du einen Würfel liegen, wird nicht nachgefüllt, und der andere hat die Wahl.
tour-hill-first-dig = Wähle die Linie, deren Geröll du nimmst, immer von links nach rechts. Jede Karte, die du leerst, bringt einen Punkt, und Geröll bezahlt Stein und Bahnhöfe.
tour-hill-first-trade = Lege ein Gleis, wo ein Feld leuchtet, oder tausche Waren gegen Stein. So oft, wie die Karte sagt; mit Passen hörst du auf.
tour-hill-first-build = Jedes leuchtende Feld ist ein Bahnhof, den du jetzt bezahlen kannst: links die Kosten, rechts der Bonus. Er öffnet die Karte auch für Vermesser.
tour-hill-first-visit-after = Dein Vermesser darf sofort zum neuen Bahnhof gehen und dort handeln. Er verlässt dann seinen jetzigen Platz.
tour-hill-first-flip-ferry = Drehe so viele deiner Karten um, wie du willst: Kreuze an, welche zusammen gehören. Graue Karten werden wieder golden.
tour-hill-first-score-bridge = Du darfst jetzt eine Karte werten, ohne in den Pub zu gehen. Sie bringt am Spielende, was sie zählt.
tour-hill-first-visit = Ziehe deinen Vermesser auf ein leuchtendes Feld und führe die Aktion aus. Startbahnhöfe geben Waren und ihre Fahrkarte; im Pub wird eine Karte gewertet.
tour-hill-first-score = Die Karte verlässt deine Auslage und zählt am Ende, was darauf steht. Aus dem Vorrat kommt eine vom selben Typ.
tour-hill-first-ticket = Nimm eine Fahrkarte, ohne deinen Vermesser zu bewegen. Manche Karten verlangen eine Fahrkarte, und manche gewertete Karten zählen sie.
tour-hill-first-gain = Der Würfel kommt vom Lagerplatz oder aus dem Beutel. Aus dem Beutel bleibt der Lagerplatz, wie er ist; der letzte Würfel dort lässt nachfüllen.
tour-hill-first-pay = Die Aktion hat ihren Preis. Zahle, wenn es sich lohnt; mit Passen geschieht nichts.
tour-hill-first-keep = Wähle, welche Würfel du behältst. Die anderen kommen auf den Lagerplatz, wo der andere sie nehmen kann.
tour-hill-first-flip = Du darfst eine andere Karte umdrehen, ohne sie zu nutzen, damit beim nächsten Mal die gewünschte Seite oben liegt.
