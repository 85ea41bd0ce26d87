# The host's page
admin-title = Administration
admin-link = People, tables, reports, limits
admin-done = Done.
admin-people = People
admin-search = Part of a name
admin-search-go = Search
admin-only-blocked = Blocked people only
admin-nobody = Nobody found.
admin-guest = guest
admin-account = account
admin-host = host
admin-blocked = blocked
admin-seen = Seen { $when }, first here { $since }
admin-block = Block
admin-block-who = Block { $who }
admin-unblock = Let in again
admin-unblock-who = Let { $who } in again
admin-block-about = Blocked people can do nothing here any more: bots take over their seats, and their waiting tables are closed.
admin-block-host = A host cannot be blocked.
admin-tables = Tables waiting for players
admin-tables-none = No table is waiting.
admin-close = Close
admin-close-which = Close { $table }
admin-games = Running games
admin-games-none = No game is running.
admin-delete = Delete
admin-delete-which = Delete { $game }
admin-delete-sure = Really delete
admin-gone = This table or game no longer exists.
admin-reports = Reports
admin-limits = Limits
admin-limits-about = What one person and one address may do in an hour. Change them with --limit and --people-per-address when you start the program.
admin-limit = Limit
admin-limit-person = Person
admin-limit-address = Address
admin-contact = Contact page
admin-contact-about = Say who runs this program and how to reach you. Everyone can read it.
admin-contact-text = Text of the contact page
admin-contact-go = Save
admin-contact-fault = The text is too long, or contains characters that are not allowed. At most { $max } characters.
admin-mail-on = Email is set up.
admin-mail-off = Email is not set up: accounts have no addresses, and forgotten passwords need a recovery code.

# Contact and privacy
contact-title = Contact
contact-none = The host has not written anything here yet.
privacy-title = Privacy
privacy-frame = Privacy
privacy-intro = This program runs on the host's own machine. What it stores stays there. Its pages load nothing from anywhere else, and nothing about you is passed on except as described below.
privacy-stored = What is stored, and for how long
privacy-name = Your name, your time zone, and when you were last here: for guests, { $days } days after their last visit; for accounts, until they are deleted. The name of a guest who stays away for so long remains at their seats in games.
privacy-cookie = A cookie that recognises this browser. It works for { $days } days after your last visit; the browser keeps it until you delete it there. Settings such as language and colours are cookies, too.
privacy-account = For accounts: a hash of the password and of the recovery codes, and the browser and system of each device you are signed in on (such as "Firefox, Linux").
privacy-address = An email address, if you give one. It is used for confirmation, new passwords, and notifications if you turn them on, through the host's mail server, and shown to nobody.
privacy-games = Games with the names at their seats, for as long as the host keeps them. When you delete your account or have yourself forgotten, your name is taken out of them.
privacy-tables = Tables whose game has not begun: { $days } days.
privacy-games-days = Games that are over are removed { $days ->
    [one] one day
   *[other] { $days } days
} after their last move.
privacy-plans = Private plans: { $days ->
    [one] one day.
   *[other] { $days } days.
}
privacy-messages = Chat messages: the newest { $most } of each game. They are deleted with the game, or when their author is forgotten. Your notes are shown to you alone.
privacy-reports = Reported messages: a copy for the host, until the host removes it.
privacy-addresses = Network addresses (IP): in memory only, to limit how often something can be done. They are forgotten within two hours, and when the program ends.
privacy-log = The program's own log has no names, addresses or messages in it. A proxy in front of the program may keep its own log; ask the host.
privacy-rights = What you can do
privacy-rights-text = On the page "You" you can change your name, download your data, and have yourself forgotten or your account deleted, at any time and without asking anybody.
