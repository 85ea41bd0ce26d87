# Rund um den Tisch von Foothills
tour-hill-lines = Jede Reihe ist eine Bahnlinie. Geröll auf einer Karte bedeckt ihr Gleisfeld; das nächste Gleis kommt auf das am weitesten links liegende freie Feld. Eine vollständig verlegte Linie bekommt einen Prellbock.
tour-hill-stations = Auf den Karten sind Bahnhofsfelder mit Kosten und Bonus und ein Vermesserfeld mit einer Aktion. Es öffnet sich mit dem ersten Bahnhof oder Bautrupp; Startbahnhöfe sind immer offen.
tour-hill-cards = Mit deinen fünf Aktionskarten spielst du: Nutze die Seite, die oben liegt, danach wird die Karte umgedreht. Goldene Seiten sind stark und für alle gleich, die grauen sind bei jeder Karte anders.
tour-hill-stock = Eisen und Stein kommen vom Lagerplatz. Wer das letzte Klötzchen nimmt, zieht sechs neue; jeder Ereignisstein darunter bringt einen Bautrupp, der euch beiden eine Karte wegnimmt.
tour-hill-supply = Diese Karten können eine Karte ersetzen, die du im Pub wertest. Sie kommen mit der goldenen Seite nach oben; lies vorher die grauen Seiten.
tour-hill-points = Die bisherigen Punkte, Zeile für Zeile. Jeder Fahrgast ist einen halben Punkt wert, gewertete Karten zählen, was darauf steht.
tour-hill-end = Der fünfte Prellbock oder ein Bautrupp, der keinen Platz findet, leitet das Ende ein. Beide kommen gleich oft an die Reihe.

# Das erste Mal in Foothills
tour-hill-first-setup-take = Zwei Klötzchen für den Anfang. Zwei Eisen bezahlen ein Gleis, zwei Stein so manchen Bahnhof.
tour-hill-first-card = Wähle eine deiner Karten. Danach zeigt sie ihre andere Seite; überlege also, was du beim nächsten Mal tun willst.
tour-hill-first-take = Nimm höchstens so viele wie angegeben. Lässt du ein Klötzchen liegen, wird nicht aufgefüllt, und dein Gegner hat die Wahl.
tour-hill-first-dig = Wähle die Linie, deren Geröll du nimmst, immer von links nach rechts. Jede Karte, die du frei räumst, bringt einen Punkt, und mit Geröll bezahlst du Stein und Bahnhöfe.
tour-hill-first-trade = Lege ein Gleis, wo ein Feld leuchtet, oder tausche gegen Stein. Das geht so oft, wie die Karte sagt; mit Passen hörst du auf.
tour-hill-first-build = Jedes leuchtende Feld ist ein Bahnhof, den du jetzt bezahlen kannst: links die Kosten, rechts der Bonus. Er öffnet die Karte auch für Vermesser.
tour-hill-first-visit-after = Dein Vermesser darf sofort zum neuen Bahnhof gehen und dessen Aktion ausführen. Er verlässt dann seinen jetzigen Platz.
tour-hill-first-flip-ferry = Drehe beliebig viele deiner Karten um: Kreuze alle an, die du umdrehen willst. Graue Karten werden wieder golden.
tour-hill-first-score-bridge = Du darfst jetzt eine Karte werten, ohne in den Pub zu gehen. Sie bringt am Spielende, was sie zählt.
tour-hill-first-visit = Ziehe deinen Vermesser auf ein leuchtendes Feld und führe die Aktion aus. Startbahnhöfe geben Rohstoffe und ihre Fahrkarte; im Pub wertest du eine Karte.
tour-hill-first-score = Die Karte verlässt deine Auslage und zählt am Ende, was darauf steht. Aus dem Vorrat kommt eine vom selben Typ.
tour-hill-first-ticket = Nimm eine Fahrkarte, ohne deinen Vermesser zu bewegen. Manche Karten verlangen eine Fahrkarte, und manche gewertete Karten zählen sie.
tour-hill-first-gain = Das Klötzchen kommt vom Lagerplatz oder aus dem Beutel. Nimmst du es aus dem Beutel, bleibt der Lagerplatz, wie er ist; nach dem letzten Klötzchen dort wird aufgefüllt.
tour-hill-first-pay = Die Aktion hat ihren Preis. Zahle, wenn es sich lohnt; wenn du passt, geschieht nichts.
tour-hill-first-keep = Wähle, welche Klötzchen du behältst. Die anderen kommen auf den Lagerplatz, wo dein Gegner sie nehmen kann.
tour-hill-first-flip = Du darfst eine andere Karte umdrehen, ohne sie zu nutzen, damit beim nächsten Mal die gewünschte Seite oben liegt.
