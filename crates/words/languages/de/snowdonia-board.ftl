# The board of Snowdonia.

# Tafeln
panel-mountain = Der Berg und die Strecke
panel-actions = Aktionen
panel-weather = Wetter und Arbeitstempo
panel-yard = Lagerplatz und Beutel
panel-events = Ereignisleiste
panel-office = Baubüro
panel-shed = Lokschuppen
panel-players = Spieler

# Knöpfe auf dem Plan
target-place = { $space }: { $what }
target-does = Was dort geschieht: { $does }.
group-make = In der Werkstatt herstellen
group-take = Vom Lagerplatz nehmen
group-move = Arbeiter von { $space } versetzen nach
group-weather = Neue mittlere Wetterscheibe
group-keep = Einen davon behalten
group-ways = Andere Arten zu bezahlen
face-no-hire = Nein
face-pay = Zahlen
face-return = Zurückgeben

# Aktionsbereiche
does-yard = bis { $n } Würfel, 1 Kohle
space-free = Feld { $space }, frei
space-fog = Feld { $space }, durch Nebel geschlossen
space-taken = Feld { $space }: Arbeiter von { $who }

# Die Strecke
station-label = Station { $number } { $name }, Vermesser { $vp } SP
surveyor-of = Vermesser von { $who }
terminus-of = Marker von { $who } auf dem Endbahnhof
cell-label = { $name }: { $what }, { $vp } SP
track-unknown = Gleiskarte { $number }, noch nicht ausgelegt

# Wetter und Ereignisse
weather-now = Diese Runde
weather-next = Nächste Runde
weather-then = Danach
weather-back = Nächste Karte
weather-deck = Stapel { $deck }, Ablage { $discards }
weather-rates = räumen { $dig }, legen { $lay }
weather-fog-closes = B und D geschlossen
weather-fog-light = letzte Felder von B und D geschlossen
rate-excavate = Räumen
rate-lay = Gleise legen
event-back = dann { $first }–{ $last } zurück in den Beutel
event-next = als Nächstes
event-amount = { $event } { $n }
event-means-excavate = Räumen: So viele Stellen mit Geröll, wie das Arbeitstempo angibt, werden geräumt, die niedrigste zuerst. Niemand erhält Geröll oder Marker (V1).
event-means-lay = Gleise legen: So viele Gleise, wie das Arbeitstempo angibt, werden gelegt, das niedrigste zuerst. Sie gehören niemandem (V2).
event-means-station = Station fertigstellen: Die niedrigste Station, an der noch etwas zu tun ist, wird geschlossen. Ihr Geröll verlässt das Spiel, dort baut niemand mehr; Marker bleiben und zählen (V3).
event-means-trains = Von jetzt an können in Bereich E Loks gekauft werden (V4).
event-means-maintenance = Wartung: Alle mit einer Lok zahlen 1 Stahl, werfen einen Wartungsauftrag ab oder geben die Lok zurück (V5).

# Karten und Spieler
office-discarded = wird nach dieser Runde abgelegt, wenn niemand ihn nimmt
contract-used = benutzt
contract-progress = { $card }; bisher: { $have }
player-starts = Startspieler
player-labourers = Arbeiter einzusetzen: { $home }; bei der Arbeit: { $out }
player-pub = Pub
player-in-pub = dritter Arbeiter im Pub
player-no-train = Keine Lok
score-now = { $points } SP
score-details = Punkte, wenn das Spiel jetzt endete
