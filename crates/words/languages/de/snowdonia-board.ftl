# Der Spielplan von Snowdonia.

# Tafeln
panel-mountain = Berg und Strecke
mountain-zoom = Größer
panel-actions = Aktionen
panel-weather = Wetter und Arbeitstempo
panel-yard = Lagerplatz und Beutel
panel-events = Ereignisleiste
panel-office = Baubüro
panel-shed = Lokvorrat
panel-players = Spieler

# Knöpfe auf dem Plan
target-place = { $space }: { $what }
target-does = Aktion: { $does }.
group-make = In der Werkstatt herstellen
group-take = Vom Lagerplatz nehmen
group-move = Arbeiter versetzen, von { $space } nach
group-weather = Neue mittlere Wetterscheibe
group-keep = Einen dieser Aufträge behalten
site-ways = { $site }: Bezahlung wählen
face-no-hire = Nein
face-pay = Zahlen
face-return = Zurückgeben

# Aktionsbereiche
does-yard = bis { $n } Klötzchen, { $coal } Kohle
space-free = Feld { $space }, frei
space-fog = Feld { $space }, durch Nebel geschlossen
space-taken = Feld { $space }: Arbeiter von { $who }

# Die Strecke
station-label = Station { $number } { $name }, Vermesser { $vp } SP
surveyor-of = Vermesser von { $who }
terminus-of = Besitzmarker von { $who } auf der Endstation
cell-label = { $name }: { $what }, { $vp } SP
track-unknown = Gleiskarte { $number }, noch nicht ausgelegt

# Wetter und Ereignisse
weather-now = Jetzt
weather-next = Danach
weather-then = Später
weather-back = Stapel
weather-deck = Stapel: { $deck } Karten, Ablage: { $discards }
weather-rates = Räumarbeit { $dig }, Gleise { $lay }
weather-fog-closes = B, D zu
weather-fog-light = letzte Felder von B und D geschlossen
rate-excavate = Räumarbeit
rate-lay = Gleise legen
event-back = dann { $first }–{ $last } zurück in den Beutel
event-next = Als Nächstes, Feld { $space }:
event-amount = { $event } { $n }
event-means-excavate = Fremdfirmen räumen Geröll: So viele Stellen mit Geröll, wie das Arbeitstempo angibt, werden frei, von unten nach oben. Niemand erhält Geröll oder legt einen Besitzmarker (V1).
event-means-lay = Fremdfirmen legen Gleise: so viele, wie das Arbeitstempo angibt, von unten nach oben. Sie gehören niemandem (V2).
event-means-station = Fremdfirmen bauen eine Station fertig: Die unterste Station, an der noch etwas zu tun ist, wird geschlossen. Ihr Geröll geht aus dem Spiel, und dort baut niemand mehr; Besitzmarker bleiben und zählen (V3).
event-means-trains = Ab jetzt können im Bereich E Loks gekauft werden (V4).
event-means-maintenance = Die Loks müssen gewartet werden: Alle mit einer Lok zahlen 1 Stahl, werfen eine Wartungskarte ab oder geben die Lok zurück (V5).

# Karten und Spieler
office-discarded = wird nach dieser Runde abgelegt, wenn niemand ihn nimmt
contract-used = benutzt
contract-progress = { $card }; bisher: { $have }
player-surveyor = Vermesser in { $station }
player-starts = Startspieler
player-labourers = Arbeiter einzusetzen: { $home }; bei der Arbeit: { $out }
player-pub = Pub
player-in-pub = dritter Arbeiter im Pub
player-no-train = Keine Lok
score-now = { $points } SP
score-details = Punkte, wenn die Partie jetzt endete
