//! Names that people enter appear among other text on a page, and must not disturb its direction.

use std::str::FromStr as _;

use bots::{Aim, BotName, Level, LevelName};
use view::page::Participant;

/// Whether a character changes the direction of the text after it, or begins a new line without being a control
/// character. Arabic and Hebrew names need no such marks.
fn disturbs(letter: char) -> bool {
    matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}')
}

/// Whether a name would change how the text around it is displayed.
pub fn is_disturbing(name: &str) -> bool {
    name.chars().any(disturbs)
}

/// A name from elsewhere without such characters.
pub fn undisturbing(name: &str) -> String {
    name.chars().filter(|&letter| !disturbs(letter)).collect()
}

/// Whether a character is read from right to left, or makes others so.
fn turns(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{200f}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// A name for use in a sentence: one that is read from right to left is isolated from the text around it.
pub fn isolated(name: String) -> String {
    if name.chars().any(turns) {
        format!("\u{2068}{name}\u{2069}")
    } else {
        name
    }
}

/// Whether a character is invisible.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

/// The visible part of a name, for comparing names.
pub fn seen(name: &str) -> String {
    let letters: String = name
        .chars()
        .filter(|&letter| !is_invisible(letter))
        .collect();
    let words: Vec<&str> = letters.split_whitespace().collect();
    words.join(" ").to_lowercase()
}

/// Whether a bot can be seated in a game with these bots: it is one, and the game has its style.
pub fn can_play(bot: &str, bots: &[String]) -> bool {
    let has = |style: &str| {
        let mut styles = bots.iter().filter_map(|bot| bot.split_once('+'));
        styles.any(|(_, known)| known == style)
    };
    match BotName::from_str(bot) {
        Ok(BotName::Level(level)) => level.style.is_none_or(|style| has(&style)),
        Ok(_) => true,
        Err(_) => false,
    }
}

/// Whether a name is a level with a suffix: nothing else is called so.
pub fn is_level(bot: &str) -> bool {
    let level = bot.split(['+', ':']).next();
    Level::ALL.iter().any(|known| level == Some(known.name()))
}

/// The same with bots that play for points, where they can.
pub fn for_points(participants: &[Participant]) -> Vec<Participant> {
    let aimed = |participant: &Participant| match participant {
        Participant::Bot(bot) => match BotName::from_str(bot) {
            Ok(BotName::Level(asked)) => {
                let aim = Aim::Points;
                let bot = BotName::Level(LevelName { aim, ..asked });
                Participant::Bot(bot.to_string())
            }
            _ => participant.clone(),
        },
        Participant::Person(_) => participant.clone(),
    };
    participants.iter().map(aimed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_play_for_points_and_others_as_they_are() {
        let people = |bots: &[&str]| -> Vec<Participant> {
            let bot = |bot: &&str| Participant::Bot((*bot).to_owned());
            bots.iter().map(bot).collect()
        };
        let before = people(&["easy", "hard+digger", "easy+points", "random", "nobody"]);
        let after = people(&[
            "easy+points",
            "hard+points+digger",
            "easy+points",
            "random",
            "nobody",
        ]);
        assert_eq!(for_points(&before), after);
        let ann = Participant::Person("easy".to_owned());
        assert_eq!(for_points(std::slice::from_ref(&ann)), [ann]);
    }

    #[test]
    fn a_level_with_anything_behind_it_is_no_other_name() {
        for bot in ["easy", "hard+nonsense", "expert:x", "hard+"] {
            assert!(is_level(bot), "{bot}");
        }
        for bot in ["", "harder", "mybot", "search:5", "+hard"] {
            assert!(!is_level(bot), "{bot}");
        }
    }

    #[test]
    fn names_do_not_turn_around_what_follows() {
        assert!(is_disturbing("Ann\u{202e}"));
        assert_eq!(undisturbing("\u{202e}nnA\u{2066}"), "nnA");
        for fine in ["Ann", "Łucja", "אבא", "أَمِينَة", "李", "a\u{200f}b"] {
            assert!(!is_disturbing(fine), "{fine}");
            assert_eq!(undisturbing(fine), fine);
        }
    }

    #[test]
    fn names_from_right_to_left_stand_alone() {
        assert_eq!(isolated("אבא".to_owned()), "\u{2068}אבא\u{2069}");
        assert_eq!(undisturbing(&isolated("אבא".to_owned())), "אבא");
        for plain in ["Ann", "Łucja", "李", "Ann-Sophie 2"] {
            assert_eq!(isolated(plain.to_owned()), plain);
        }
    }

    #[test]
    fn names_that_look_alike_are_alike() {
        assert_eq!(seen("An\u{200b}n"), seen("ann"));
        assert_eq!(seen("Ann  B\u{a0}\u{feff}"), "ann b");
        assert_eq!(seen("\u{200b}\u{2060} "), "");
        assert_ne!(seen("Anna"), seen("Ann"));
    }

    #[test]
    fn a_style_belongs_to_a_game() {
        let snowdonia = games::game("snowdonia").unwrap().bots();
        let foothills = games::game("foothills").unwrap().bots();
        for bot in [
            "random",
            "easy",
            "expert:2000ms",
            "search:500",
            "hard+points",
            "search:500+points",
        ] {
            assert!(
                can_play(bot, &snowdonia) && can_play(bot, &foothills),
                "{bot}"
            );
        }
        for bot in [
            "hard+nonsense",
            "hard+points+nonsense",
            "hard+points+points",
            "hard+digger+points",
            "hard+",
            "nobody",
            "",
            "random+digger",
            "random+points",
        ] {
            assert!(
                !can_play(bot, &snowdonia) && !can_play(bot, &foothills),
                "{bot}"
            );
        }
        for bots in [snowdonia, foothills] {
            assert!(bots.iter().all(|bot| can_play(bot, &bots)));
        }
    }
}
