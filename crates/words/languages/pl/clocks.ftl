# Czas, na który się umówiono
new-time = Limit czasu (gdy gra kilka osób)
new-time-none = Bez limitu czasu
new-night = Gra korespondencyjna: zegar stoi od 22:00 do 8:00, w strefie czasowej każdego gracza
new-out = Gdy komuś skończy się czas, odpowiada ten bot, dopóki gracz nie wróci
time-live = na żywo: { $minutes ->
    [one] 1 minuta dla każdego
    [few] { $minutes } minuty dla każdego
   *[many] { $minutes } minut dla każdego
}, { $seconds ->
    [one] 1 sekunda więcej na każdą turę
    [few] { $seconds } sekundy więcej na każdą turę
   *[many] { $seconds } sekund więcej na każdą turę
}
time-turns = korespondencyjnie: { $days ->
    [one] 1 dzień na każdą turę
    [few] { $days } dni na każdą turę
   *[many] { $days } dni na każdą turę
}, { $reserve ->
    [one] 1 dzień w rezerwie
    [few] { $reserve } dni w rezerwie
   *[many] { $reserve } dni w rezerwie
}
time-with-nights = { $pace }; zegary stoją od { $from }:00 do { $to }:00
join-out-of-time = potem gra bot { $bot }
clocks-title = Pozostały czas
clock-until = do
clock-rests = zegar stoi do rana
clock-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
   *[many] { $n } minut
}
clock-hours = { $n ->
    [one] 1 godzina
    [few] { $n } godziny
   *[many] { $n } godzin
}
clock-days = { $n ->
    [one] 1 dzień
    [few] { $n } dni
   *[many] { $n } dni
}
company-out-of-time = Twój czas się skończył i gra za ciebie bot, dopóki nie wrócisz.
log-out-of-time = Czas gracza { $who } się skończył.
log-bot-answers = Za gracza { $who } gra bot, dopóki gracz nie wróci.
zone-title = Strefa czasowa
zone-about = W partiach korespondencyjnych zegary mogą stać w nocy. Tu ustawiasz, kiedy jest twoja noc. Zmiana liczy się od twojej następnej tury. Według tej strefy liczy się też godziny ciszy.
zone-label = Twoja strefa czasowa
zone-seen = jak w przeglądarce: { $zone }
zone-unseen = jak w przeglądarce; dopóki jej nie poda, UTC
zone-unknown = Nie ma takiej strefy czasowej.
