//! Par of solo games.

use games::{Par, Playable as _};
use snowdonia::Rules;
use tabletop::{Points, Rules as _, Setup};
use words::{Language, Text};

fn setup(scenario: &str, edition: &str, options: &[&str]) -> Setup {
    Setup {
        edition: Some(edition.to_owned()),
        options: options.iter().map(|&option| option.to_owned()).collect(),
        ..Rules::offer().setup(scenario, 1)
    }
}

/// Every game that can be played alone without further options has a par, based on as many games as the file says.
#[test]
fn every_solo_game_has_a_par() {
    let file = Rules::par_file().expect("Snowdonia has one");
    let games = file.lines().find_map(|line| line.strip_prefix("games "));
    let games: usize = games.expect("their number").parse().expect("a number");
    let offer = Rules::offer();
    for scenario in &offer.scenarios {
        for edition in &offer.editions {
            // A promo train requires an option of its own (MX3).
            let needs = |train: &&String| offer.needs.iter().any(|need| need.option == **train);
            for train in offer.solo.iter().filter(|train| !needs(train)) {
                let setup = setup(&scenario.id, edition, &[train]);
                let par = Par::read(file, &setup).expect("a line for each");
                assert_eq!(par.results.len(), games, "{setup:?}");
                assert!(par.results.is_sorted(), "{setup:?}");
                let [first, .., last] = par.results[..] else {
                    panic!("{setup:?}");
                };
                assert!(par.percentile(first) < 10.0 && par.percentile(last) > 90.0);
                assert!(first.as_f64() < par.mean() && par.mean() < last.as_f64());
            }
        }
    }
    let other = setup("mount-snowdon", "deluxe", &["light-fog", "train-1"]);
    assert_eq!(Par::read(file, &other), None);
}

#[test]
fn results_are_told_beside_par() {
    let file = "bot hard\nsquare deluxe train-1: 10 20 20 30\n";
    let par = Par::read(file, &setup("square", "deluxe", &["train-1"])).expect("it is there");
    assert_eq!(par.bot, "hard");
    let close = |one: f64, other: f64| (one - other).abs() < 0.01;
    assert!(close(par.mean(), 20.0));
    assert!(close(par.percentile(Points::whole(20)), 50.0));
    assert!(close(par.percentile(Points::whole(31)), 100.0));
    let text = Text::new(Language::ENGLISH);
    let told = par.told(Points::whole(25), "Hard", &text);
    assert!(
        told.contains("Hard") && told.contains("20") && told.contains("75"),
        "{told}"
    );
}
