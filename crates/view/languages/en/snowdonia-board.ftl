# The board of Snowdonia.
