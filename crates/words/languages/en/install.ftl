# The installed program
install-title = Install
install-about = The program gets an icon and a window of its own.
install-go = Install
install-plain = The program can be installed where the connection is encrypted (https).
offline-title = No connection
offline-about = The program cannot be reached. Your games are safe; they continue when the connection is back.
offline-again = Try again
