# The first-game tour.
