//! The log: every step of a game is put into words.

use std::sync::Arc;

use tabletop::{Match, Rng as _, Rules as _, Seed, SeededDealer, Setup, Wyrand};
use view::page::log_entry;
use words::{Language, Sentences, Text};

fn every_step_is_told<R: Sentences>(rules: Arc<R>) {
    let seats = usize::from(rules.seats());
    let mut game = Match::new(rules);
    let mut dealer = SeededDealer::new(&Seed::from_number(5));
    let mut rng = Wyrand::new(5);
    game.deal_from(&mut dealer);
    while let tabletop::Pending::Decision(seat, _) = game.pending() {
        let choices = game.choices();
        let choice = choices[rng.below(choices.len() as u32) as usize];
        game.choose(seat, choice).expect("it is listed");
        game.deal_from(&mut dealer);
    }
    let names = vec!["Ann".to_owned(); seats];
    for language in Language::all() {
        let text = Text::new(language);
        for index in 0..game.steps().len() {
            let entry = log_entry(&game, index, &names, &text);
            let told = entry.told();
            assert!(!told.is_empty(), "{}", entry.notation);
            assert!(!told.contains(".."), "{told}");
            // Nobody reads the notation of a deal: "track 4", "back sun".
            if let Some(deal) = entry.notation.strip_prefix("* ") {
                assert!(!told.contains(deal), "{told}");
            }
            // A space is named with its area.
            if let Some((_, placed)) = told.split_once(": labourer to ") {
                assert!(placed.contains(" ("), "{told}");
            }
            // Every fact belongs to a sentence that is there.
            let last = entry.sentence_of(usize::MAX);
            assert!(last < entry.caption().len(), "{told}");
        }
    }
}

fn setup(scenario: &str, seats: u8) -> Setup {
    Setup {
        scenario: scenario.to_owned(),
        components: None,
        edition: None,
        options: Vec::new(),
        seats,
        version: 1,
    }
}

#[test]
fn of_snowdonia() {
    use snowdonia::{Components, Rules};
    for scenario in ["mount-snowdon", "blaenau-ffestiniog"] {
        let setup = Setup {
            edition: Some("deluxe".to_owned()),
            ..setup(scenario, 2)
        };
        let rules = Rules::new(&setup, Components::built_in()).expect("a set-up that is offered");
        every_step_is_told(Arc::new(rules));
    }
}

#[test]
fn of_foothills() {
    use foothills::Rules;
    let components = <Rules as tabletop::Rules>::components(&[]).expect("the built-in components");
    let rules = Rules::new(&setup("standard", 2), &components).expect("a set-up on offer");
    every_step_is_told(Arc::new(rules));
}
