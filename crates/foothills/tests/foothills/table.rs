//! Rules and random games for the tests.

use std::sync::Arc;

use foothills::{Components, Rules};
use tabletop::{Match, Pending, Rng, Rules as _, Seed, SeededDealer, Setup, Wyrand};

/// Games are stopped when this turn begins; nothing forbids them to go on for ever.
pub const STOP_AT: u16 = 401;

pub fn setup(options: &[&str]) -> Setup {
    Setup {
        scenario: "standard".to_owned(),
        components: None,
        edition: None,
        options: options.iter().map(|&option| option.to_owned()).collect(),
        seats: 2,
        version: 1,
    }
}

pub fn rules(options: &[&str]) -> Rules {
    Rules::new(&setup(options), Components::built_in()).expect("a set-up of the offer")
}

/// Every set of options.
pub const OPTIONS: [&[&str]; 2] = [&[], &["swap-colours"]];

/// A random game, up to its end or the stop.
pub fn random_game(rules: &Arc<Rules>, seed: u64) -> Match<Rules> {
    let mut game = Match::new(Arc::clone(rules));
    let mut dealer = SeededDealer::new(&Seed::from_number(seed));
    let mut rng = Wyrand::new(seed);
    loop {
        match game.pending() {
            Pending::Over => return game,
            Pending::Chance(_) => {
                game.deal_from(&mut dealer);
            }
            Pending::Decision(seat, _) => {
                if rules.round(game.state()) >= STOP_AT {
                    return game;
                }
                let choices = game.choices();
                let choice = choices[rng.below(choices.len() as u32) as usize];
                game.choose(seat, choice).expect("a listed choice");
            }
        }
    }
}
