//! Tests kept as data: rule scripts, golden games, printed numbers, positions in words, signatures, walk tables,
//! games checked by hand.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use foothills::ids::{ScoreKind, Side};
use foothills::{Components, Fact, Rules, ScoreItem, State};
use tabletop::{Match, Rules as _};
use testkit::golden::GoldenGames;
use testkit::setups::edit;
use testkit::signature::signature;
use testkit::{catalogue, checked, fixture, script, walks};

use crate::table::{self, OPTIONS, STOP_AT};

static GOLDEN: LazyLock<GoldenGames<Rules>> = LazyLock::new(GoldenGames::replay);

#[test]
fn every_script_holds() {
    println!("{} scripts", script::run_all::<Rules>());
}

#[test]
fn every_card_side_and_space_is_used_in_a_golden_game() {
    let mut missing = wanted();
    for game in GOLDEN.iter() {
        let seen = seen(game);
        missing.retain(|wanted| !seen.contains(wanted));
    }
    assert!(missing.is_empty(), "in no golden game: {missing:?}");
}

#[test]
fn every_printed_number_has_its_provenance() {
    catalogue::compare::<Rules>();
}

#[test]
fn positions_in_words() {
    GOLDEN.compare_words(&[("01", 3), ("02", 60), ("03", 101), ("04", usize::MAX)]);
}

#[test]
fn signatures_are_the_same() {
    const GAMES: u64 = 500;
    let line = |options: &[&str]| {
        let signature = signature(&table::rules(options), GAMES, Some(STOP_AT));
        let name = options.first().unwrap_or(&"-");
        let (steps, stopped) = (signature.steps, signature.stopped);
        let hash = &signature.sha256[..16];
        format!("{name} games {GAMES} steps {steps} stopped {stopped} signature {hash}\n")
    };
    fixture::compare("signatures/foothills.txt", &OPTIONS.map(line).concat());
}

const CLEAR: &str = "rubble I-2/3 = 0; rubble I/II-5 = 0; rubble V-2 = 0; rubble VI-6/7 = 0";
const GOODS: &str =
    "iron 1 = 3; stone 1 = 4; rubble 1 = 5; passengers 1 = 2; tickets 1 = I-1 V-1; yard = 1i";
const GREY: &str = "side A1 = grey; side B1 = grey; side C1 = grey; side D1 = grey; side E1 = grey";
const NEUTRAL: &str = "cards 1 = A3 B3 C3 D4 E5; station V-2.1 = 1; surveyor 2 = V-2; \
    side A3 = grey; side B3 = grey; side C3 = grey; side D4 = grey; side E5 = grey";

fn position(rules: &Rules, edits: &[&str]) -> State {
    let mut state = table::dealt(rules, "VII VIII", "3i3s", ["A4", "B4", "C4", "D3", "E3"]);
    edit(
        rules,
        &mut state,
        &["turn = 1"]
            .iter()
            .chain(edits)
            .copied()
            .collect::<Vec<_>>()
            .join("; "),
    );
    assert_eq!(rules.audit(&state), Ok(()));
    state
}

#[test]
fn walks_have_their_numbers() {
    let rules = table::rules(&[]);
    let line = |name, edits: &[&str]| walks::line(name, &rules, &position(&rules, edits), 4);
    walks::compare::<Rules>(&[
        walks::line("start", &rules, &rules.start(), 6),
        line("first turn", &[]),
        line("golden", &[CLEAR, GOODS]),
        line("grey", &[CLEAR, GOODS, GREY]),
        line("neutral grey", &[CLEAR, GOODS, NEUTRAL]),
    ]);
}

#[test]
fn checked_games_have_the_sheet_that_was_worked_out_on_paper() {
    let games = checked::compare(&GOLDEN, what);
    assert!(games >= 1, "a game is checked by hand");
}

/// What must occur somewhere.
fn wanted() -> BTreeSet<String> {
    let components = Components::built_in();
    let grey = components
        .cards
        .iter()
        .map(|card| format!("{} grey", card.id));
    let golden = components
        .types
        .iter()
        .map(|kind| format!("{} golden", kind.id));
    let stations = components.stations.iter();
    let visits = stations
        .clone()
        .filter(|station| station.surveyor.is_some())
        .map(|station| format!("visit {}", station.id));
    let built = stations
        .filter(|station| !station.stations.is_empty())
        .map(|station| format!("build {}", station.id));
    let rest = [
        "swap-colours",
        "pub",
        "skip",
        "summit",
        "navvy missing",
        "buffer stops",
    ];
    grey.chain(golden)
        .chain(visits)
        .chain(built)
        .chain(rest.map(str::to_owned))
        .collect()
}

/// What occurs in a game.
fn seen(game: &Match<Rules>) -> BTreeSet<String> {
    let rules = game.rules();
    let facts = (0..game.steps().len()).flat_map(|step| game.facts(step));
    let mut seen: BTreeSet<String> = facts
        .filter_map(|fact| match fact {
            Fact::Used {
                card,
                side: Side::Grey,
                ..
            } => Some(format!("{} grey", rules.card_id(card))),
            Fact::Used {
                card,
                side: Side::Golden,
                ..
            } => {
                let kind = &rules.sheets().types[rules.card_type(card).index()];
                Some(format!("{} golden", kind.id))
            }
            Fact::SurveyorMoved { to, .. } => to
                .card()
                .map(|card| format!("visit {}", rules.station_id(card))),
            Fact::StationBuilt { space, .. } => Some(format!(
                "build {}",
                rules.station_id(rules.station_space(space).0)
            )),
            Fact::CardScored { .. } => Some("pub".to_owned()),
            Fact::Skipped { .. } => Some("skip".to_owned()),
            Fact::SummitTaken { .. } => Some("summit".to_owned()),
            Fact::NavvyMissing => Some("navvy missing".to_owned()),
            Fact::BufferStop { placed: 5, .. } => Some("buffer stops".to_owned()),
            _ => None,
        })
        .collect();
    seen.extend(rules.setup().options.iter().cloned());
    seen
}

/// Names as in the records; counted items with their number.
fn what(rules: &Rules, item: ScoreItem) -> String {
    match item {
        ScoreItem::Chits => "chits".to_owned(),
        ScoreItem::LineBonus { line, stations } => {
            format!("line {}, {stations} stations", rules.line_id(line))
        }
        ScoreItem::ScoredCard { card, kind, count } => {
            let kind = match kind {
                ScoreKind::Passengers => "passengers",
                ScoreKind::Tracks => "tracks",
                ScoreKind::Stations => "stations",
                ScoreKind::Tickets => "tickets",
                ScoreKind::Cards => "cards",
            };
            format!("card {}, {kind}: {count}", rules.card_id(card))
        }
        ScoreItem::Passengers { passengers } => format!("passengers: {passengers}"),
        ScoreItem::Summit => "summit".to_owned(),
    }
}
