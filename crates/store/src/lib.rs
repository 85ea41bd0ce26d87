//! Journals of games: what was played, kept for ever.
