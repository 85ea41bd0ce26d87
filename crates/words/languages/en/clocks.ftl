# Time that people agreed on
new-time = Time control (with several people)
new-time-none = No time limit
new-night = Turn-based: clocks pause from 22:00 to 8:00, in each player's own time zone
new-out = When somebody's time has run out, this bot answers until they come back
time-live = live: { $minutes ->
    [one] 1 minute each
   *[other] { $minutes } minutes each
}, { $seconds ->
    [one] plus 1 second per turn
   *[other] plus { $seconds } seconds per turn
}
time-turns = turn-based: { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}, { $reserve ->
    [one] 1 day in reserve
   *[other] { $reserve } days in reserve
}
time-with-nights = { $pace }; clocks pause from { $from }:00 to { $to }:00
join-out-of-time = then the bot { $bot } takes over
clocks-title = Time left
clock-until = until
clock-rests = paused for the night
clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
clock-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
company-out-of-time = Your time has run out, and a bot plays for you until you come back.
log-out-of-time = { $who } has run out of time.
log-bot-answers = A bot plays for { $who } until they come back.
zone-title = Time zone
zone-about = In turn-based games clocks can pause at night. This says when your night is. A change takes effect with your next turn. Quiet hours for notifications use it, too.
zone-label = Your time zone
zone-seen = same as the browser: { $zone }
zone-unseen = same as the browser; UTC until it is known
zone-unknown = There is no such time zone.
