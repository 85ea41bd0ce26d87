//! What a game in the terminal says besides the game itself: hints, help, saving.

use crate::text::{Text, say};

/// The sentences of a session.
#[derive(Clone, Copy, Debug)]
pub struct Session<'t>(pub &'t Text);

impl Session<'_> {
    /// The luck of the game, so that it can be had again.
    pub fn seed(self, seed: &str) -> String {
        say!(self.0, "session-seed", seed = seed)
    }

    /// How to begin.
    pub fn hint(self) -> String {
        say!(self.0, "session-hint")
    }

    /// Everything that can be typed.
    pub fn help(self) -> String {
        say!(self.0, "session-help")
    }

    /// No choice has this number.
    pub fn no_number(self, number: &str, count: usize) -> String {
        say!(self.0, "session-no-number", number = number, count = count)
    }

    /// Nothing is to be chosen.
    pub fn no_choice_now(self) -> String {
        say!(self.0, "session-no-choice-now")
    }

    /// A choice is possible, and what it means.
    pub fn possible(self, choice: &str, meaning: &str) -> String {
        say!(
            self.0,
            "session-possible",
            choice = choice,
            meaning = meaning
        )
    }

    /// Asking why needs a choice.
    pub fn why_what(self, example: &str) -> String {
        say!(self.0, "session-why-what", example = example)
    }

    /// Steps were taken back.
    pub fn undone(self, n: usize) -> String {
        say!(self.0, "session-undone", n = n)
    }

    /// Saving needs a file.
    pub fn save_what(self) -> String {
        say!(self.0, "session-save-what")
    }

    /// The game was written.
    pub fn saved(self, file: &str) -> String {
        say!(self.0, "session-saved", file = file)
    }

    /// The file is there already.
    pub fn exists(self, file: &str) -> String {
        say!(self.0, "session-exists", file = file)
    }

    /// The file cannot be written.
    pub fn not_saved(self, file: &str, reason: &str) -> String {
        say!(self.0, "session-not-saved", file = file, reason = reason)
    }

    /// How to go on later.
    pub fn go_on(self, file: &str) -> String {
        say!(self.0, "session-go-on", file = file)
    }

    /// The game was not saved.
    pub fn lost(self) -> String {
        say!(self.0, "session-lost")
    }

    /// The game has ended.
    pub fn over(self) -> String {
        say!(self.0, "session-over")
    }
}
