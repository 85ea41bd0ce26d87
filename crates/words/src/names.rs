//! What a game and the things agreed before it are called: scenarios, editions, options, the styles of its bots.

use tabletop::Rules;

use crate::text::{Text, say};

/// A game whose things have names. Everything on offer has one; an id that is not on offer may come from a record of
/// another version, and has none.
pub trait Names: Rules {
    /// The game's own name, the same in every language.
    const NAME: &'static str;

    /// What the game is about, in a sentence; may be empty.
    fn about(text: &Text) -> String {
        let _ = text;
        String::new()
    }

    fn scenario_name(id: &str, text: &Text) -> Option<String>;

    fn edition_name(id: &str, text: &Text) -> Option<String> {
        let _ = (id, text);
        None
    }

    /// What an option changes, on one line.
    fn option_name(id: &str, text: &Text) -> Option<String> {
        let _ = (id, text);
        None
    }

    /// What mutually exclusive options decide; `first` is the first of them.
    fn alternatives_name(first: &str, text: &Text) -> Option<String> {
        let _ = (first, text);
        None
    }

    /// How far a game has come: its round, or whatever it counts instead; 0 is the set-up.
    fn round_name(round: u16, text: &Text) -> String {
        match round {
            0 => say!(text, "games-set-up"),
            round => say!(text, "games-round", round = round),
        }
    }

    /// What bots of a style prefer.
    fn style_name(id: &str, text: &Text) -> Option<String> {
        let _ = (id, text);
        None
    }

    /// Why the options for a solo game are refused: `given` of them were named; `known` is empty unless one person
    /// plays alone.
    fn solo_option_error(given: usize, known: &[String], text: &Text) -> String {
        if known.is_empty() {
            return say!(text, "fault-solo-option-none");
        }
        let known = known.join(", ");
        say!(text, "fault-solo-option", given = given, known = known)
    }
}

/// The word in a bot's name for playing for points.
const POINTS: &str = "points";

/// A bot's name for people: its level, its aim unless it is victory, and its style if it has one.
pub fn bot_name<R: Names>(bot: &str, text: &Text) -> String {
    let mut words = bot.split('+');
    let level = words.next().unwrap_or_default();
    let level = match level {
        "beginner" => say!(text, "bot-beginner"),
        "easy" => say!(text, "bot-easy"),
        "medium" => say!(text, "bot-medium"),
        "hard" => say!(text, "bot-hard"),
        "expert" => say!(text, "bot-expert"),
        "random" => say!(text, "bot-random"),
        "greedy" => say!(text, "bot-greedy"),
        other => other.to_owned(),
    };
    words.fold(level, |name, word| {
        let style = match word {
            POINTS => say!(text, "bot-points"),
            style => R::style_name(style, text).unwrap_or_else(|| style.to_owned()),
        };
        say!(text, "bot-style", level = name, style = style)
    })
}
