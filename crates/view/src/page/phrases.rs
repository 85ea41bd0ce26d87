//! What the server says besides whole pages: titles, names it gives, answers to forms.

use crate::text::{Text, say};

/// The sentences of the server.
#[derive(Clone, Copy, Debug)]
pub struct Phrases<'t>(pub &'t Text);

impl Phrases<'_> {
    /// The title while a person decides.
    pub fn title_turn(self, who: &str, game: &str) -> String {
        say!(self.0, "title-turn", who = who, game = game)
    }

    /// The title while people have to draw.
    pub fn title_deal(self, game: &str) -> String {
        say!(self.0, "title-deal", game = game)
    }

    /// The title while a bot thinks.
    pub fn title_wait(self, who: &str, game: &str) -> String {
        say!(self.0, "title-wait", who = who, game = game)
    }

    /// The title of a game that is over.
    pub fn title_over(self, game: &str) -> String {
        say!(self.0, "title-over", game = game)
    }

    /// The title of a replay.
    pub fn title_replay(self, game: &str, step: usize, last: usize) -> String {
        say!(
            self.0,
            "replay-title",
            game = game,
            step = step,
            last = last
        )
    }

    /// The titles of the other pages.
    pub fn title_games(self) -> String {
        say!(self.0, "games-title")
    }

    pub fn title_new(self) -> String {
        say!(self.0, "new-title")
    }

    pub fn title_solo(self) -> String {
        say!(self.0, "solo-title")
    }

    pub fn title_help(self) -> String {
        say!(self.0, "help-title")
    }

    pub fn title_settings(self) -> String {
        say!(self.0, "settings-title")
    }

    pub fn title_import(self) -> String {
        say!(self.0, "import-title")
    }

    pub fn title_log(self, game: &str) -> String {
        say!(self.0, "log-of", game = game)
    }

    /// How far a running game is.
    pub fn round(self, round: &str) -> String {
        say!(self.0, "games-round", round = round)
    }

    /// A game is gone.
    pub fn deleted(self, game: &str) -> String {
        say!(self.0, "games-deleted", game = game)
    }

    /// The name of an imported game.
    pub fn import_name(self, players: &str) -> String {
        say!(self.0, "import-name", players = players)
    }

    /// Nothing was given to import.
    pub fn import_nothing(self) -> String {
        say!(self.0, "import-nothing")
    }

    /// A record of a game that is not known here.
    pub fn import_unknown_game(self, game: &str) -> String {
        say!(self.0, "import-unknown-game", game = game)
    }

    /// The game came in well.
    pub fn imported(self) -> String {
        say!(self.0, "notice-imported")
    }

    /// The game came in well, but its digest could not be compared.
    pub fn imported_older_digest(self) -> String {
        say!(self.0, "notice-imported-older-digest")
    }

    /// The name of a game nobody named.
    pub fn game_of(self, players: &str) -> String {
        say!(self.0, "name-of-game", players = players)
    }

    /// The name of a game of a solo series.
    pub fn solo_game(self, number: usize, train: &str) -> String {
        say!(self.0, "solo-name", number = number, train = train)
    }

    /// The name of a game that goes on from another.
    pub fn fork_of(self, game: &str, step: usize) -> String {
        say!(self.0, "fork-name", game = game, step = step)
    }

    /// A form does not have what it must.
    pub fn bad_form(self) -> String {
        say!(self.0, "bad-form")
    }

    /// What was typed is nothing that can be done, with some of what can.
    pub fn not_possible(self, typed: &str, examples: &str) -> String {
        say!(
            self.0,
            "notice-not-possible",
            text = typed,
            examples = examples
        )
    }

    /// A command for a table that has changed since.
    pub fn late(self) -> String {
        say!(self.0, "notice-late")
    }

    /// A command that does not fit the table any more.
    pub fn not_now(self) -> String {
        say!(self.0, "notice-not-now")
    }

    /// A bot that is none.
    pub fn no_bot(self, bot: &str) -> String {
        say!(self.0, "new-bot-unknown", bot = bot)
    }

    /// A person cannot be called so.
    pub fn name_for_programs(self) -> String {
        say!(self.0, "name-for-programs")
    }

    /// A game cannot be called so.
    pub fn game_name_fault(self) -> String {
        say!(self.0, "game-name-fault")
    }

    /// How long ago something was, given in seconds.
    pub fn ago(self, seconds: i64) -> String {
        let whole = |unit: i64| u32::try_from(seconds / unit).unwrap_or(0);
        match seconds {
            ..60 => say!(self.0, "ago-now"),
            60..3600 => say!(self.0, "ago-minutes", n = whole(60)),
            3600..86_400 => say!(self.0, "ago-hours", n = whole(3600)),
            _ => say!(self.0, "ago-days", n = whole(86_400)),
        }
    }
}
