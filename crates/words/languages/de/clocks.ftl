# Bedenkzeit, die vereinbart wurde
new-time = Bedenkzeit (bei mehreren Personen)
new-time-none = Ohne Zeitbegrenzung
new-night = Zug um Zug: Die Uhr ruht von 22:00 bis 8:00, in der Zeitzone der jeweiligen Person
new-out = Ist die Bedenkzeit abgelaufen, antwortet dieser Bot, bis der Mensch zurück ist
time-live = live: { $minutes ->
    [one] 1 Minute für jeden
   *[other] { $minutes } Minuten für jeden
}, { $seconds ->
    [one] 1 Sekunde mehr für jeden Zug
   *[other] { $seconds } Sekunden mehr für jeden Zug
}
time-turns = Zug um Zug: { $days ->
    [one] 1 Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}, { $reserve ->
    [one] 1 Tag Reserve
   *[other] { $reserve } Tage Reserve
}
time-with-nights = { $pace }; die Uhren ruhen von { $from }:00 bis { $to }:00
join-out-of-time = danach spielt der Bot „{ $bot }“
clocks-title = Bedenkzeit
clock-until = bis
clock-rests = ruht über Nacht
clock-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
clock-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
clock-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
company-out-of-time = Deine Bedenkzeit ist abgelaufen, und ein Bot spielt für dich, bis du zurückkommst.
log-out-of-time = Die Bedenkzeit von { $who } ist abgelaufen.
log-bot-answers = Ein Bot spielt für { $who }, bis { $who } zurückkommt.
zone-title = Zeitzone
zone-about = In Partien, die Zug um Zug gespielt werden, können die Uhren nachts ruhen. Hier steht, wann deine Nacht ist. Eine Änderung gilt ab deinem nächsten Zug. Auch die Ruhezeit für Benachrichtigungen richtet sich danach.
zone-label = Deine Zeitzone
zone-seen = wie im Browser: { $zone }
zone-unseen = wie im Browser; bis er sie nennt, UTC
zone-unknown = Diese Zeitzone gibt es nicht.
