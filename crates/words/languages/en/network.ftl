# Playing with others: who can reach the program
reach-title = Playing with others
reach-closed = Only this computer can reach the program.
reach-open = Open it to the local network
reach-open-about = Phones and computers in your network can then join with an address or a QR code. You remain the host in this browser.
reach-lan = Anyone in your network can join here:
reach-public = Anyone who has this address can join:
reach-none = This computer is not connected to a network.
reach-others = If that does not work, try: { $addresses }
reach-plain = The local network is used without encryption. Browsers therefore offer no notifications, no installation and no sharing there; everything else works.
reach-close = Close it again
reach-close-about = When you close it, everyone else is disconnected. All games are kept.
reach-failed = The program could not be opened to the network or closed: its port is in use at another address.
reach-qr = QR code for { $address }
reach-address = Address
copy-go = Copy
copy-done = Copied.
copy-selected = Selected: now copy it with the keyboard or a long press.
share-go = Share

# The host's key
host-title = Become the host
host-about = The host looks after this program and sees all games. The key was shown when the program started; the command "snowdonia admin host-link" makes a new one.
host-key = Host key
host-go = Become the host
host-refused = This key is not valid. Each key works once, and for one day. The command "snowdonia admin host-link" makes a new one.

# Limits
limit-title = That was a lot at once
limit-games = You or others at your address have started many games in a short time.
limit-imports = You or others at your address have imported many games in a short time.
limit-hints = You or others at your address have asked for many hints in a short time.
limit-analyses = You or others at your address have had many games evaluated in a short time.
limit-thinking = Bots have thought about your games for a long time within the last hour.
limit-messages = You or others at your address have sent many messages in a short time.
limit-people = Many people have joined from your address in a short time.
limit-keys = Many keys have been tried from your address in a short time.
limit-again = { $reason } Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
notice-long-journal = So many moves have been taken back and repeated in this game that it can only be played to its end.
