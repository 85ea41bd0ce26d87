# Time that people agreed on
new-time = Time (where several people play)
new-time-none = No time limit
new-night = By turns: the clock rests from 22:00 to 8:00, in each player's own time zone
new-out = When somebody's time has run out, this bot answers until they come back
time-live = live: { $minutes ->
    [one] 1 minute each
   *[other] { $minutes } minutes each
}, { $seconds ->
    [one] 1 second more for every turn
   *[other] { $seconds } seconds more for every turn
}
time-turns = by turns: { $days ->
    [one] 1 day for every turn
   *[other] { $days } days for every turn
}, { $reserve ->
    [one] 1 day in reserve
   *[other] { $reserve } days in reserve
}
time-with-nights = { $pace }; clocks rest from { $from }:00 to { $to }:00
join-out-of-time = after that the bot { $bot } answers
clocks-title = Time left
clock-until = until
clock-rests = resting for the night
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
zone-about = In games by turns clocks can rest at night. This says when your night is. A change counts from your next turn on. Quiet hours for notifications go by it too.
zone-label = Your time zone
zone-seen = as your browser says: { $zone }
zone-unseen = as your browser says; UTC until then
zone-unknown = There is no such time zone.
