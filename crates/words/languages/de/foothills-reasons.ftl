# Was zwei Stellungen von Foothills unterscheidet, wie es Begründungen sagen
hill-reason-until-turn = Bis zum Ende von Zug { $turn }: { $what }.
hill-reason-line = meiste Bahnhöfe, { $line }
hill-reason-no-line = nicht mehr die meisten Bahnhöfe, { $line }
hill-reason-card = { $card } gewertet
hill-reason-no-card = { $card } nicht gewertet
hill-reason-summit = Gipfelplättchen
hill-reason-no-summit = kein Gipfelplättchen
hill-reason-golden = { $n ->
    [one] 1 Karte mit der goldenen Seite oben
   *[other] { $n } Karten mit der goldenen Seite oben
}
hill-reason-end = das Spielende ist ausgelöst
hill-reason-no-end = das Spielende ist noch nicht ausgelöst
