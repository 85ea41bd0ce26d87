# The board of Foothills.
