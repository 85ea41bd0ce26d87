# Being told of one's turn
notices-title = Notifications
notices-about = When you are away, you can be notified that it is your turn. Everything is off until you turn it on.
notices-set = Set notifications
notices-sound = Sound and vibration on this device are set on another page:
notices-plain = Notifications on your devices need an encrypted connection (https). Here, watch the title and the icon of the browser tab, or turn on the sound.
notices-address = To be notified by email, you need an account with a confirmed address.
notices-no-mail = This server sends no email about games.
notices-nothing = You are not in any running game, so there is nothing to set here.
notices-all = All my games
notices-push = Notifications on my devices
notices-mail = Email, at most one per hour and game
notices-push-short = On my devices
notices-mail-short = Email
notices-single = Single games
notices-usual = as for all games
notices-yes = yes
notices-no = no
notices-silent = No sound, no vibration
notices-saved = Saved.
quiet-title = Quiet hours
quiet-about = Between these times nothing is sent. Anything held back is sent afterwards, if it is still your turn. Leave both empty for no quiet hours.
quiet-from = From
quiet-to = To
quiet-zone = In your time zone, { $zone }.
quiet-zone-change = Change the time zone
quiet-fault = Give two different times for the quiet hours, or leave both empty.
push-title = This device
push-about = Notifications reach you even when no page is open.
push-devices = { $n ->
    [0] None of your devices gets notifications.
    [one] One of your devices gets notifications.
   *[other] { $n } of your devices get notifications.
}
push-script = JavaScript is needed to turn this on.
push-cannot = This browser cannot show notifications.
push-denied = Your browser has blocked notifications for this site. You can allow them in the settings of the browser.
push-failed = That did not work. The browser could not reach its notification service.
push-on = Turn on for this device
push-is-on = Turned on for this device.
push-off = Turn off for this device
push-fault = This address of a notification service cannot be used.
push-turn = It is your turn.
mail-turn-subject = Your turn: { $game }
mail-turn =
    Hello { $who },

    it is your turn in "{ $game }":

    { $link }

    You get this because you turned on notifications by email. Change your notifications:

    { $settings }

    Turn these emails off, without signing in:

    { $off }
letters-off-title = Emails about your turns
letters-off-about = Turn off all emails that tell you it is your turn? Emails you ask for, such as a new password, still come.
letters-off-go = Turn them off
letters-off-done = You will get no more emails about your turns.
letters-off-gone = This link does not work. The account may have been deleted. You can set notifications when you are signed in.
privacy-push = For notifications on your devices: the address of your browser's notification service and two keys, until you turn them off, sign out there, or the service reports that the browser is gone. The messages go through that service, encrypted; it learns when you are notified, but not of what.
privacy-notices = What you have set about notifications (for all games, for single games, quiet hours), the last turn you have seen and the last email about each game: as long as your name is stored, and for a game as long as the game is kept. Notifications waiting to be sent are kept until they are sent or no longer needed, a few days at most.
