# The first-game tour.
tour-title = Your first game
tour-around = What is where on the table
tour-show = show
