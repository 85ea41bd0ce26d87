# What every board shows.
