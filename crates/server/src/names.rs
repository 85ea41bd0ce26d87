//! Names that people type stand among other words on a page, and must not turn those around.

use std::str::FromStr as _;

use bots::BotName;

/// Whether a character changes the direction of the text behind it, or begins a new line without being a control
/// character. The marks that Arabic and Hebrew names need do neither.
fn disturbs(letter: char) -> bool {
    matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}')
}

/// Whether a name would change how the text around it is read.
pub fn is_disturbing(name: &str) -> bool {
    name.chars().any(disturbs)
}

/// A name from elsewhere without what would change the text around it.
pub fn undisturbing(name: &str) -> String {
    name.chars().filter(|&letter| !disturbs(letter)).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

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
    fn a_style_belongs_to_a_game() {
        let snowdonia = games::game("snowdonia").unwrap().bots();
        let foothills = games::game("foothills").unwrap().bots();
        for bot in ["random", "easy", "expert:2000ms", "search:500"] {
            assert!(
                can_play(bot, &snowdonia) && can_play(bot, &foothills),
                "{bot}"
            );
        }
        for bot in ["hard+nonsense", "hard+", "nobody", "", "random+digger"] {
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
