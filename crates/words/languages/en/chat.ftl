# Talk at the table
chat-title = Chat
chat-new = New messages:
chat-empty = Nobody has said anything yet.
chat-field = Your message
chat-hint = #12 becomes a link to step 12 of the game.
chat-send = Send
chat-all = All messages
chat-closed = Anybody could join this table, so the chat stays closed until you open it.
chat-open = Open the chat
chat-close = Close the chat
chat-say-who = Give your name to open the chat
chat-read-only = Only those who play here can write.
chat-muted = You do not see messages of { $who } here.
chat-unmute = Show them again
chat-of = Chat: { $game }
chat-about = About this message
chat-about-whose = About this message of { $who }
chat-mute = Mute { $who }
chat-mute-about = You no longer see their messages at this table.
chat-block = Block { $who }
chat-block-about = You no longer see their messages at any table. Nobody is told.
chat-report = Report the message
chat-report-about = Whoever runs this program gets a copy of it, with your name.
chat-muted-now = You no longer see messages of { $who } at this table.
chat-blocked-now = You no longer see messages of { $who } at any table. You can change that under your name.
chat-reported-now = Thank you. Whoever runs this program will see it.
chat-alone = There is nobody to talk to here.
chat-no-message = That message no longer exists.
chat-fault-empty = The message is empty.
chat-fault-long = A message has at most { $most } characters.
chat-fault-letters = A message is one line of plain text, without characters that change the writing direction.
presence-title = Who is here:
presence-here = here
presence-away = not here
presence-watching = { $n ->
    [one] 1 person is watching
   *[other] { $n } people are watching
}
notes-title = My notes
notes-of = Notes: { $game }
notes-about = Only you see these notes.
notes-save = Save
notes-saved = Saved.
notes-fault-long = Notes have at most { $most } characters.
notes-fault-letters = Notes are plain text, without characters that change the writing direction.
me-blocked = People you have blocked
reports-title = Reported messages
reports-none = Nothing was reported.
reports-when = Sent { $said }, reported { $reported } by { $who }.
reports-forgotten = somebody who is no longer here
reports-table = To the table
reports-gone = The game was deleted.
reports-settle = Done: remove it from the list
reports-link = { $n ->
    [0] Reported messages
    [one] 1 reported message
   *[other] { $n } reported messages
}
