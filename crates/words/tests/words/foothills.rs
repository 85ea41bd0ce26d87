//! Foothills in words: a sentence for everything there is, in every language, and whole games as people would see
//! them. A missing message or variable panics in test builds.

use ::foothills::goods::{Bundle, Cubes, Good, Goods, Resource, Source};
use ::foothills::ids::{
    ActionCard, CardType, Line, Place, ScoreKind, Side, StationCard, StationSpace, Ticket,
    TrackSpace,
};
use ::foothills::refusal::{Cube, Lack};
use ::foothills::{Asked, Chance, Fact, Refusal, Rules, ScoreItem};
use tabletop::{Choices, Pending, Rules as _, Seat, Seed, SeededDealer, Wyrand};
use words::layout::{COLUMNS, width};
use words::{Language, Sentences, Text, score_sheet};

use super::rulebooks::assert_named_rules;
use super::variants::{names_of, variants_in};

/// Numbers with all plural forms.
const NUMBERS: [u8; 5] = [0, 1, 2, 5, 22];

fn rules(options: &[&str]) -> Rules {
    let mut setup = Rules::offer().usual(2);
    setup.options = options.iter().map(|&option| option.to_owned()).collect();
    Rules::on_offer(&setup)
}

fn texts() -> Vec<Text> {
    Language::all().map(Text::new).collect()
}

fn names() -> Vec<String> {
    vec![
        "Ann".to_owned(),
        "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字".to_owned(),
    ]
}

/// Every fact, with numbers for all plural forms.
#[rustfmt::skip]
fn facts(n: u8) -> Vec<Fact> {
    let seat = Seat::new(0);
    let (line, card, action) = (Line::new(0), StationCard::new(1), ActionCard::new(0));
    let resources = Bundle::new(n, n);
    let mut all = vec![
        Fact::LeftOut { lines: [line, Line::new(7)] },
        Fact::YardFilled { resources },
        Fact::SetAside { card: action },
        Fact::Starts { seat },
        Fact::TurnBegan { seat, turn: n.into() },
        Fact::Skipped { seat },
        Fact::Used { seat, card: action, side: Side::Golden },
        Fact::Used { seat, card: action, side: Side::Grey },
        Fact::Took { seat, resources, from: Source::Yard },
        Fact::Took { seat, resources, from: Source::Bag },
        Fact::Paid { seat, goods: Goods { iron: n, stone: n, rubble: n, passengers: n } },
        Fact::Dug { seat, card, cubes: n },
        Fact::Cleared { seat, card, points: n },
        Fact::RubbleGained { seat, cubes: n },
        Fact::RubbleShared { to: seat, cubes: n },
        Fact::TrackLaid { seat, line, space: TrackSpace::new(0), points: n },
        Fact::BufferStop { line, placed: n },
        Fact::StationBuilt { seat, space: StationSpace::new(1), stations: n },
        Fact::PassengersGained { seat, passengers: n },
        Fact::PointsGained { seat, points: n },
        Fact::SurveyorMoved { seat, from: Place::HOME, to: Place::PUB },
        Fact::SurveyorMoved { seat, from: Place::PUB, to: Place::HOME },
        Fact::SurveyorMoved { seat, from: Place::PUB, to: Place::on(card) },
        Fact::SummitTaken { seat, from: None },
        Fact::SummitTaken { seat, from: Some(Seat::new(1)) },
        Fact::CardScored { seat, card: action, replacement: None },
        Fact::CardScored { seat, card: action, replacement: Some(ActionCard::new(3)) },
        Fact::Flipped { seat, card: action, up: Side::Grey },
        Fact::Drawn { cubes: Cubes { iron: n, stone: n, events: n } },
        Fact::DrawnForPlayer { seat, resources },
        Fact::Kept { seat, resources, to_yard: resources },
        Fact::NavvyPlaced { card, rubble: n },
        Fact::NavvyMissing,
        Fact::EventsReturned { cubes: n },
        Fact::EndTriggered { last_turn: n.into() },
        Fact::Ended,
    ];
    all.extend((0..7).map(|ticket| Fact::TicketTaken { seat, ticket: Ticket::new(ticket) }));
    all
}

fn chances(n: u8) -> Vec<Chance> {
    let mut all = vec![
        Chance::Out,
        Chance::Yard,
        Chance::Start,
        Chance::Draw { cubes: n },
        Chance::DrawResources { cubes: n },
    ];
    all.extend((0..5).map(|kind| Chance::Aside(CardType::new(kind))));
    all
}

const LACKS: [Lack; 8] = [
    Lack::YardEmpty,
    Lack::BagEmpty,
    Lack::Ticket,
    Lack::Trade,
    Lack::Station,
    Lack::Visit,
    Lack::TicketLeft,
    Lack::Gain,
];

/// Every refusal, with numbers for all plural forms.
#[rustfmt::skip]
fn refusals(n: u8, m: u8) -> Vec<Refusal> {
    let by = Seat::new(1);
    let line = Line::new(2);
    let card = StationCard::new(3);
    let action = ActionCard::new(4);
    let space = StationSpace::new(5);
    let ticket = Ticket::new(6);
    let expected = CardType::new(4);
    let mut all = vec![
        Refusal::Over,
        Refusal::NotOwnCard { card: action },
        Refusal::TakeCount { taken: n, least: n, most: m },
        Refusal::LineNotInPlay { line },
        Refusal::NoRubble { line },
        Refusal::NoTicketOfLine { line },
        Refusal::OneLineOnly { cubes: n },
        Refusal::SameCube { lines: [line, line], card },
        Refusal::NoTrackSpace { line },
        Refusal::NameResources { count: n },
        Refusal::FixedPrice,
        Refusal::ResourceCount { given: n, price: m },
        Refusal::NoTile { tiles: n },
        Refusal::CardNotInPlay { card },
        Refusal::AlreadyBuilt { space, by },
        Refusal::RubbleOnCard { card, rubble: n },
        Refusal::NavvyOnCard { card },
        Refusal::OutOfOrder { next: space },
        Refusal::NoTicketOfCard { card },
        Refusal::NoTicketAndTrack { card },
        Refusal::NameExtra,
        Refusal::NoExtra,
        Refusal::NoSurveyorSpace { card },
        Refusal::Occupied { place: Place::on(card), by },
        Refusal::NotAvailable { card },
        Refusal::AlreadyThere { place: Place::PUB },
        Refusal::PubNotHere,
        Refusal::HomeNotHere,
        Refusal::ScoringLimit { stations: n, scored: m },
        Refusal::NotStart { card },
        Refusal::NoOwnStation { card },
        Refusal::NotAdjacent { card },
        Refusal::NotNewStation { card },
        Refusal::NotInSupply { card: action },
        Refusal::OtherType { card: action, expected },
        Refusal::NameReplacement { card: action },
        Refusal::TicketNotInPlay { ticket },
        Refusal::TicketOwned { ticket },
        Refusal::KeepCount { kept: n, must: m },
        Refusal::CardInUse { card: action },
        Refusal::FlipCount { given: n, most: m },
        Refusal::DrawCount { drawn: n, must: m },
        Refusal::NoEvents,
        Refusal::AsideType { card: action, expected },
        Refusal::NotNeutral { card: action },
    ];
    for lack in LACKS {
        all.push(Refusal::NothingToDo { card: action, side: Side::Grey, lack });
    }
    for resource in [Resource::Iron, Resource::Stone] {
        all.push(Refusal::YardLacks { resource, wanted: n, there: m });
        all.push(Refusal::HandLacks { resource, wanted: n, there: m });
        all.push(Refusal::NotOffered { resource });
        for source in [Source::Yard, Source::Bag] {
            all.push(Refusal::SourceLacks { resource, source });
        }
    }
    for good in [Good::Iron, Good::Stone, Good::Rubble, Good::Passengers] {
        all.push(Refusal::CannotPay { good, price: n, have: m.into() });
    }
    for cube in [Cube::Iron, Cube::Stone, Cube::Event] {
        all.push(Refusal::BagLacks { cube, wanted: n, there: m });
    }
    for asked in Asked::ALL {
        all.push(Refusal::OtherAsked {
            tried: Asked::Dig,
            asked,
        });
        all.push(Refusal::DecisionFirst { asked });
        all.push(Refusal::MustChoose { asked });
        all.push(Refusal::NoTrackHere { asked });
    }
    for chance in chances(n) {
        all.push(Refusal::ChanceFirst { chance });
        all.push(Refusal::OtherChance { chance });
    }
    all
}

#[rustfmt::skip]
fn items(n: u8) -> Vec<ScoreItem> {
    let card = ActionCard::new(1);
    let count = u16::from(n);
    let mut all = vec![
        ScoreItem::Chits,
        ScoreItem::LineBonus { line: Line::new(0), stations: n },
        ScoreItem::Passengers { passengers: count },
        ScoreItem::Summit,
    ];
    for kind in [
        ScoreKind::Passengers,
        ScoreKind::Tracks,
        ScoreKind::Stations,
        ScoreKind::Tickets,
        ScoreKind::Cards,
    ] {
        all.push(ScoreItem::ScoredCard { card, kind, count });
    }
    all
}

#[test]
fn every_fact_has_a_sentence() {
    let rules = rules(&[]);
    assert_eq!(
        names_of(&facts(2)),
        variants_in("foothills/src/vocabulary/fact.rs", "Fact")
    );
    for text in texts() {
        for fact in NUMBERS.into_iter().flat_map(facts) {
            let sentence = rules.fact(fact, &names(), &text);
            assert!(
                sentence.is_some_and(|sentence| !sentence.is_empty()),
                "{fact:?}"
            );
        }
    }
}

#[test]
fn every_refusal_begins_with_its_rule() {
    let rules = rules(&[]);
    let state = rules.start();
    assert_eq!(
        names_of(&refusals(2, 1)),
        variants_in("foothills/src/vocabulary/refusal.rs", "Refusal")
    );
    assert_eq!(
        names_of(&LACKS),
        variants_in("foothills/src/vocabulary/refusal.rs", "Lack")
    );
    for text in texts() {
        for n in NUMBERS {
            for m in NUMBERS {
                for refusal in refusals(n, m) {
                    let sentence = rules.refusal(&state, refusal, &names(), &text);
                    assert!(
                        sentence.starts_with(&format!("{}: ", refusal.rule())),
                        "{sentence}"
                    );
                    assert!(sentence.len() > refusal.rule().len() + 4, "{sentence}");
                }
            }
        }
    }
}

#[test]
fn every_line_of_a_score_sheet_has_words_and_a_heading() {
    let rules = rules(&[]);
    assert_eq!(
        names_of(&items(1)),
        variants_in("foothills/src/scoring/score_item.rs", "ScoreItem")
    );
    for text in texts() {
        let headings = rules.headings(&text);
        for item in NUMBERS.into_iter().flat_map(items) {
            assert!(!rules.item(item, &text).is_empty());
            assert!(headings.contains(&rules.heading(item, &text)), "{item:?}");
        }
    }
}

#[test]
fn every_decision_has_help_that_names_a_rule() {
    let rules = rules(&[]);
    assert_eq!(
        names_of(&Asked::ALL),
        variants_in("foothills/src/vocabulary/choice.rs", "Asked")
    );
    for text in texts() {
        for asked in Asked::ALL {
            assert!(!rules.help(asked, &text).is_empty());
        }
    }
}

fn look_at_position(rules: &Rules, state: &::foothills::State, text: &Text) {
    let position = rules.position(state, &names(), text);
    for line in position.lines() {
        assert!(width(line) <= COLUMNS, "{} columns: {line}", width(line));
        assert_eq!(line, line.trim_end());
    }
}

/// What people see in a game of random choices, up to 400 turns.
fn look_at(rules: &Rules, seed: u64) {
    let texts = texts();
    let names = names();
    let mut rng = Wyrand::new(seed);
    let mut dealer = SeededDealer::new(&Seed::from_number(seed));
    let mut state = rules.start();
    let mut list = Choices::new();
    for step in 0_usize.. {
        let text = &texts[step % texts.len()];
        if step % 10 == 0 {
            look_at_position(rules, &state, text);
        }
        let mut facts: Vec<Fact> = Vec::new();
        match rules.pending(&state) {
            Pending::Over => break,
            _ if rules.round(&state) > 400 => break,
            Pending::Chance(_) => {
                assert!(!rules.deal_prompt(&state, text).is_empty());
                let deal = dealer.draw(rules, &state);
                rules
                    .deal(&mut state, deal, &mut facts)
                    .expect("a deal of the table");
            }
            Pending::Decision(seat, _) => {
                let question = rules.question(&state, &names, text);
                assert!(question.contains(&names[seat.index()]), "{question}");
                list.clear();
                rules.choices(&state, &mut list);
                for &choice in list.iter().step_by(3) {
                    assert!(!rules.choice(&state, choice, text).is_empty());
                }
                let choice = rules.pick(&state, &mut rng);
                rules
                    .apply(&mut state, choice, &mut facts)
                    .expect("a listed choice");
            }
        }
        for fact in facts {
            rules.fact(fact, &names, text);
        }
    }
    for text in &texts {
        look_at_position(rules, &state, text);
        let sheet = score_sheet(rules, &state, &names, text);
        let totals = rules.totals(&state);
        for seat in Seat::all(rules.seats()) {
            assert!(sheet.contains(&text.points(totals[seat])), "{sheet}");
        }
    }
}

#[test]
fn whole_games_read_well() {
    for seed in 0..6 {
        look_at(&rules(&[]), seed);
    }
    look_at(&rules(&["swap-colours"]), 6);
}

#[test]
fn every_rule_that_is_named_is_in_the_rulebook() {
    assert_named_rules(&rules(&[]), &refusals(1, 2), &Asked::ALL);
}
