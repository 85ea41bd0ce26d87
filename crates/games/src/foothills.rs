//! Foothills at tables.

use ::foothills::Rules;
use tabletop::{Match, Rules as _, Setup};

use crate::game::Playable;

impl Playable for Rules {
    /// F10.4: the same lines with swapped colours; if that is a tie, too, it remains one.
    fn after_tie(game: &Match<Self>) -> Option<(Setup, Vec<String>)> {
        const SWAPPED: &str = "swap-colours";
        let setup = game.rules().setup();
        let tied = game.is_over() && game.winners().len() == 2;
        if !tied || setup.options.iter().any(|option| option == SWAPPED) {
            return None;
        }
        let mut setup = setup.clone();
        setup.options.push(SWAPPED.to_owned());
        setup.options.sort();
        Some((setup, vec![game.step_text(0)]))
    }
}
