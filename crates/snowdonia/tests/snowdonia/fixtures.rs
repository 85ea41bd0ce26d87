//! Tests kept as data: rule scripts, golden games, printed numbers, positions in words, signatures, walk tables,
//! games checked by hand.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::LazyLock;

use snowdonia::{Rules, ScoreItem, SpotKind};
use tabletop::{Rules as _, Setup};
use testkit::golden::GoldenGames;
use testkit::signature::signature;
use testkit::{catalogue, checked, fixture, script, setups, walks};

pub static GOLDEN: LazyLock<GoldenGames<Rules>> = LazyLock::new(GoldenGames::replay);

#[test]
fn every_script_holds() {
    println!("{} scripts", script::run_all::<Rules>());
}

#[test]
fn each_scenario_has_a_golden_game_for_each_number_of_seats() {
    let of = |setup: &Setup| (setup.scenario.clone(), setup.seats);
    let played: BTreeSet<_> = GOLDEN.iter().map(|game| of(game.rules().setup())).collect();
    let wanted: BTreeSet<_> = setups::plain::<Rules>("train-1").iter().map(of).collect();
    assert_eq!(played, wanted);
}

#[test]
fn every_printed_number_has_its_provenance() {
    catalogue::compare::<Rules>();
}

#[test]
fn positions_in_words() {
    GOLDEN.compare_words(&[
        ("blaenau-ffestiniog-3", 4),
        ("blaenau-ffestiniog-3", 120),
        ("mount-snowdon-4", 90),
        ("mount-snowdon-2", usize::MAX),
    ]);
}

#[test]
fn signatures_are_the_same() {
    const GAMES: u64 = 1_000;
    let line = |setup: &Setup| {
        let signature = signature::<Rules>(&setups::rules(setup), GAMES, None);
        let (name, steps, hash) = (setups::name(setup), signature.steps, signature.sha256);
        format!("{name}: {GAMES} games, {steps} steps, {hash}\n")
    };
    let setups = setups::plain::<Rules>("train-1");
    let (one, other) = setups.split_at(setups.len() / 2);
    let text = std::thread::scope(|scope| {
        let half = scope.spawn(|| one.iter().map(line).collect::<String>());
        let rest: String = other.iter().map(line).collect();
        half.join().expect("games that end") + &rest
    });
    fixture::compare("signatures/snowdonia.txt", &text);
}

/// Windows of golden games in which somebody holds contracts: the game, the step before which the walk begins, and
/// its depth.
const WINDOWS: [(&str, usize, u32); 4] = [
    ("mount-snowdon-3", 181, 6),
    ("mount-snowdon-5", 147, 6),
    ("blaenau-ffestiniog-2", 145, 6),
    ("blaenau-ffestiniog-4", 166, 6),
];

#[test]
fn walks_have_their_numbers() {
    let mut setups = setups::plain::<Rules>("train-4");
    setups.retain(|setup| setup.edition.as_deref() == Some("deluxe"));
    let first_decision = |setup: &Setup| {
        let rules: Rules = setups::rules(setup);
        // Blaenau Ffestiniog begins with a terminus for each seat and one for the neutral surveyor.
        let depth = if rules.starts().len() > 1 {
            u32::from(setup.seats) + 4
        } else {
            5
        };
        walks::line(
            &setups::name(setup),
            &rules,
            &setups::first_decision(&rules),
            depth,
        )
    };
    let window = |&(name, step, depth): &(&str, usize, u32)| {
        let game = GOLDEN.game(name);
        let name = format!("{name}.game step {step}");
        walks::line(&name, &**game.rules(), game.state_at(step), depth)
    };
    let first_decisions = setups.iter().map(first_decision);
    walks::compare::<Rules>(
        &first_decisions
            .chain(WINDOWS.iter().map(window))
            .collect::<Vec<_>>(),
    );
}

#[test]
fn checked_games_have_the_sheet_that_was_worked_out_on_paper() {
    let games = checked::compare(&GOLDEN, what);
    assert!(games >= 4, "a game of each scenario is checked by hand");
}

/// Names as in the scripts; a contract with what it uses up.
fn what(rules: &Rules, item: ScoreItem) -> String {
    match item {
        ScoreItem::Track { spot } | ScoreItem::Excavation { spot } => match rules.spot(spot) {
            SpotKind::Track { number, .. } => format!("track.{number}"),
            SpotKind::Excavation { stop, number, .. } => {
                format!("{}.e{number}", rules.stop(stop).id)
            }
        },
        ScoreItem::Build { site } => {
            let (stop, number, _) = rules.site(site);
            format!("{}.{number}", rules.stop(stop).id)
        }
        ScoreItem::Contract {
            contract,
            sites,
            tracks,
            rubble,
            counted,
        } => {
            let mut text = format!("contract {contract}");
            for (count, name) in [(sites, "sites"), (tracks, "track"), (rubble, "rubble")] {
                if count > 0 {
                    write!(text, ", {count} {name}").expect("a string takes everything");
                }
            }
            if counted > 0 {
                write!(text, ", {counted} fulfilled").expect("a string takes everything");
            }
            text
        }
        ScoreItem::Train { train } => format!("train {train}"),
        ScoreItem::Surveyor { stop } => format!("surveyor {}", rules.stop(stop).id),
        ScoreItem::Daffodils { count } => format!("daffodils {count}"),
    }
}
