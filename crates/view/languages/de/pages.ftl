# Pages around the table: start, new game, lists, replay, settings.
