//! The table of Snowdonia.

use snowdonia::{Components, Rules};
use tabletop::{Choices, Pending, Position as _, Rng as _, Rules as _, SeatSet, Setup, Wyrand};
use view::{Board, Seen};
use words::{Language, Text};

use super::page::Page;

/// Options that come in pairs, one of which is the edition's default; the last pair is for solo games.
const PAIRS: [[&str; 2]; 3] = [
    ["event-end-extra-round", "event-end-now"],
    ["tie-last-in-order", "tie-shared"],
    ["solo-printed-spaces", "solo-two-player-spaces"],
];

/// Every scenario, number of seats, edition, option and solo train.
pub fn configurations() -> Vec<Setup> {
    let mut all = Vec::new();
    let mut alone = 0;
    for scenario in Rules::offer().scenarios {
        for seats in scenario.least..=scenario.most {
            for (number, edition) in ["deluxe", "classic"].into_iter().enumerate() {
                let pairs = &PAIRS[..if seats == 1 { 3 } else { 2 }];
                let of_pairs = |side: usize| pairs.iter().map(move |pair| pair[side]);
                let more = ["extra-tracks", "light-fog", "one-contract"];
                let mut variants: Vec<Vec<&str>> = vec![
                    Vec::new(),
                    more.into_iter().chain(of_pairs(number)).collect(),
                ];
                // Games with few seats are short, so there is time for the other option of each pair.
                if seats < 3 {
                    variants.push(of_pairs(1 - number).collect());
                }
                for variant in variants {
                    let mut options: Vec<String> = variant.into_iter().map(Into::into).collect();
                    if seats == 1 {
                        alone += 1;
                        options.push(format!("train-{}", 1 + alone % 7));
                    }
                    options.sort();
                    all.push(Setup {
                        scenario: scenario.id.clone(),
                        components: None,
                        edition: Some(edition.into()),
                        options,
                        seats,
                        version: 1,
                    });
                }
            }
        }
    }
    all
}

/// All of these, followed by games with seasons and promo trains: one with each of the trains, and several for more
/// players. Laying the track of an event is too rare for them; the rule scripts cover it.
fn with_modules() -> Vec<Setup> {
    let mut all = configurations();
    let modules = |train: Option<&str>, seats: u8| Setup {
        scenario: Rules::offer().scenarios[0].id.clone(),
        components: None,
        edition: Some("deluxe".into()),
        options: ["promo-trains", "seasons"]
            .into_iter()
            .chain(train)
            .map(Into::into)
            .collect(),
        seats,
        version: 1,
    };
    let offer = Rules::offer();
    let promo = offer.needs.iter().map(|need| need.option.as_str());
    all.extend(promo.map(|train| modules(Some(train), 1)));
    all.extend((2..=5).chain(2..=5).map(|seats| modules(None, seats)));
    all
}

/// The list above is exactly what the rules offer.
#[test]
fn every_option_is_tried() {
    let tried: std::collections::BTreeSet<String> = with_modules()
        .into_iter()
        .flat_map(|setup| setup.options)
        .collect();
    for option in Rules::offer().options {
        assert!(tried.contains(&option), "{option}");
    }
}

fn names(seats: u8) -> Vec<String> {
    ["Ann", "Bob <b>", "Cyd & \"Co\"", "Dai", "Eva"][..usize::from(seats)]
        .iter()
        .map(|&name| name.to_owned())
        .collect()
}

/// Plays one random game and looks at every position.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&Rules, &snowdonia::State)) {
    let rules = Rules::new(setup, Components::built_in()).expect("a set-up that is offered");
    let mut rng = Wyrand::new(seed);
    let mut state = rules.start();
    if seed % 2 == 1 {
        // Laying is only asked about if there is plenty of steel, which random players seldom have.
        for player in &mut state.players.0[..usize::from(setup.seats)] {
            player.steel = 9;
        }
    }
    loop {
        look(&rules, &state);
        match rules.pending(&state) {
            Pending::Decision(..) => {
                let mut list = Choices::new();
                rules.choices(&state, &mut list);
                // Passing less often brings more onto the table.
                let choice = loop {
                    let choice = list[rng.below(list.len() as u32) as usize];
                    let timid = matches!(choice, snowdonia::Choice::Pass);
                    if !timid || rng.below(3) == 0 {
                        break choice;
                    }
                };
                rules
                    .apply(&mut state, choice, &mut ())
                    .expect("it was listed");
            }
            Pending::Chance(_) => {
                let deal = rules.sample(&state, &mut rng);
                rules
                    .deal(&mut state, deal, &mut ())
                    .expect("it was sampled");
            }
            Pending::Over => return,
        }
    }
}

/// Every listed choice has its button, in one panel, and there are no others. While chance decides there are none.
fn assert_buttons(rules: &Rules, state: &snowdonia::State, text: &Text) {
    let names = names(rules.seats());
    let mut list = Choices::new();
    rules.choices(state, &mut list);
    let seen = Seen {
        rules,
        state,
        names: &names,
        text,
        choices: &list,
        own: None,
        bots: SeatSet::NONE,
    };
    let setup = rules.setup();
    let mut offered = Vec::new();
    let panels = rules.panels(&seen);
    for panel in &panels {
        let page = Page::read(&panel.body.0);
        assert_eq!(
            page.faults,
            Vec::<String>::new(),
            "{} in {setup:?}",
            panel.id
        );
        assert_eq!(panel.decides, !page.choices.is_empty(), "{}", panel.id);
        offered.extend(page.choices.into_iter().map(str::to_owned));
    }
    let mut ids: Vec<&str> = panels.iter().map(|panel| panel.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), panels.len());
    let mut expected: Vec<String> = list
        .iter()
        .filter(|choice| !matches!(choice, snowdonia::Choice::Pass))
        .map(|&choice| rules.choice_text(choice))
        .collect();
    expected.sort();
    offered.sort();
    assert_eq!(offered, expected, "{setup:?}");
}

/// Contract 3 at a canal, which random games seldom reach.
fn filling() -> (Rules, snowdonia::State) {
    let setup = Rules::offer().setup("daffodil-line", 2);
    let rules = Rules::new(&setup, Components::built_in()).expect("a set-up that is offered");
    let mut rng = Wyrand::new(1);
    let mut state = rules.start();
    while let Pending::Chance(_) = rules.pending(&state) {
        let deal = rules.sample(&state, &mut rng);
        rules
            .deal(&mut state, deal, &mut ())
            .expect("it was sampled");
    }
    for (key, value) in [
        ("on track.1", "0"),
        ("on greenway-halt.e1", "0"),
        ("on track.2", "0"),
        ("rubble 1", "2"),
        ("unused 1", "3"),
        ("resolve", "B"),
    ] {
        rules.set(&mut state, key, value).expect(key);
    }
    let play = rules.read_choice("play 3").expect("a choice");
    rules.apply(&mut state, play, &mut ()).expect("it is held");
    (rules, state)
}

#[test]
fn every_choice_has_its_button() {
    let texts: Vec<Text> = Language::all().map(Text::new).collect();
    let mut seen_kinds = std::collections::BTreeSet::new();
    let mut look = |rules: &Rules, state: &snowdonia::State, text: &Text| {
        if let Pending::Decision(_, asked) = rules.pending(state) {
            seen_kinds.insert(Rules::asked_name(asked));
        }
        assert_buttons(rules, state, text);
    };
    for (index, setup) in with_modules().iter().enumerate() {
        let text = &texts[index % texts.len()];
        let mut times = std::collections::BTreeMap::new();
        play(setup, index as u64, |rules, state| {
            let asked = match rules.pending(state) {
                Pending::Decision(_, asked) => Some(Rules::asked_name(asked)),
                Pending::Chance(_) | Pending::Over => None,
            };
            let times: &mut u32 = times.entry(asked).or_default();
            *times += 1;
            // The first of each kind in every game; then one in three is enough, and one in eight where nothing is asked.
            let (first, every) = if asked.is_some() { (6, 3) } else { (1, 8) };
            if *times <= first || *times % every == 1 {
                look(rules, state, text);
            }
        });
    }
    let (rules, state) = filling();
    for text in &texts {
        look(&rules, &state, text);
    }
    let kinds: Vec<&str> = seen_kinds.into_iter().collect();
    assert_eq!(
        kinds,
        [
            "build",
            "event-lay",
            "extra-build",
            "extra-lay",
            "fill",
            "hire",
            "keep",
            "lay",
            "maintenance",
            "make",
            "make-steel",
            "make-stone",
            "move",
            "neutral",
            "place",
            "second-build",
            "site-office",
            "survey",
            "take",
            "take-cubes",
            "terminus",
            "train-build",
            "weather",
            "window"
        ],
        "every kind of decision was drawn"
    );
}

#[test]
fn those_who_only_look_get_no_buttons() {
    let setup = &configurations()[8];
    let names = names(setup.seats);
    let text = Text::new(Language::ENGLISH);
    play(setup, 7, |rules, state| {
        let seen = Seen {
            rules,
            state,
            names: &names,
            text: &text,
            choices: &[],
            own: None,
            bots: SeatSet::NONE,
        };
        for panel in rules.panels(&seen) {
            assert!(!panel.decides);
            assert!(!panel.body.0.contains("<button"), "{}", panel.id);
        }
    });
}

/// Whatever cannot be chosen says why, with the rule, while something of its kind is asked for.
#[test]
fn what_cannot_be_chosen_says_why() {
    let setup = configurations().into_iter().find(|setup| setup.seats == 3);
    let setup = setup.expect("a table of three");
    let (names, text) = (names(3), Text::new(Language::ENGLISH));
    let mut told = std::collections::BTreeSet::new();
    for seed in [1, 3, 5] {
        play(&setup, seed, |rules, state| {
            let Pending::Decision(_, asked) = rules.pending(state) else {
                return;
            };
            let mut list = Choices::new();
            rules.choices(state, &mut list);
            let seen = Seen {
                rules,
                state,
                names: &names,
                text: &text,
                choices: &list,
                own: None,
                bots: SeatSet::NONE,
            };
            for panel in rules.panels(&seen) {
                let html = &panel.body.0;
                assert!(!html.contains("that is for "), "{html}");
                for rule in ["R1.3", "D1", "D2", "E2", "E3"] {
                    let named = [format!("\"{rule}: "), format!(" {rule}: ")];
                    if named.iter().any(|named| html.contains(named)) {
                        told.insert((Rules::asked_name(asked), rule));
                    }
                }
            }
        });
    }
    // A taken space, steel for track, the price of a site or a train.
    for expected in [
        ("place", "R1.3"),
        ("lay", "D2"),
        ("build", "E2"),
        ("build", "E3"),
    ] {
        assert!(told.contains(&expected), "{expected:?}: {told:?}");
    }
}

/// Whatever would do nothing is dimmed and says so: a contract without a labourer it helps, track without steel.
#[test]
fn useless_choices_are_dimmed() {
    let setup = configurations().into_iter().find(|setup| setup.seats == 3);
    let setup = setup.expect("a table of three");
    let (names, text) = (names(3), Text::new(Language::ENGLISH));
    let mut warned = std::collections::BTreeSet::new();
    for seed in 2..6 {
        play(&setup, seed, |rules, state| {
            let mut list = Choices::new();
            rules.choices(state, &mut list);
            let panels = rules.panels(&Seen {
                rules,
                state,
                names: &names,
                text: &text,
                choices: &list,
                own: None,
                bots: SeatSet::NONE,
            });
            let html: String = panels.into_iter().map(|panel| panel.body.0).collect();
            for button in html.split("<button ").skip(1) {
                let tag = button.split('>').next().unwrap_or_default();
                let idle = tag.starts_with("class=\"target idle\"");
                for (warning, kind) in [
                    ("No effect now: you have no labourer", "contract"),
                    ("this would do nothing: ", "goods"),
                    ("this would do nothing", "labourer"),
                ] {
                    if tag.contains(warning) {
                        assert!(idle, "{tag}");
                        warned.insert(kind);
                    }
                }
            }
        });
    }
    assert_eq!(Vec::from_iter(warned), ["contract", "goods", "labourer"]);
}

/// In a solo game, a third labourer is hired by buttons in a row of their own, and the coal stays visible.
#[test]
fn hiring_has_a_row_of_its_own() {
    let setup = configurations().into_iter().find(|setup| setup.seats == 1);
    let setup = setup.expect("a game alone");
    let (names, text) = (names(1), Text::new(Language::ENGLISH));
    let mut asked = 0;
    let mut look = |rules: &Rules, state: &snowdonia::State| {
        let mut list = Choices::new();
        rules.choices(state, &mut list);
        if !list.contains(&snowdonia::Choice::Hire) {
            return;
        }
        asked += 1;
        let panels = rules.panels(&Seen {
            rules,
            state,
            names: &names,
            text: &text,
            choices: &list,
            own: None,
            bots: SeatSet::NONE,
        });
        let players = panels.into_iter().find(|panel| panel.id == "players");
        let html = players.expect("the players").body.0;
        let (_, row) = html.split_once("<div class=\"offers\">").expect("a row");
        let (row, _) = row.split_once("</div>").expect("its end");
        assert_eq!(row.matches("<button ").count(), list.len(), "{row}");
        assert_eq!(html.matches("<button ").count(), list.len(), "{html}");
    };
    for seed in 2..12 {
        play(&setup, seed, &mut look);
    }
    assert!(asked > 3, "{asked}");
}

/// Every deal can be entered part by part, and every part has a picture and a name.
#[test]
fn parts_of_deals() {
    let text = Text::new(Language::from_tag("pl"));
    for setup in configurations().iter().step_by(3) {
        play(setup, 5, |rules, state| {
            let mut deals = Vec::new();
            rules.deals(state, &mut deals);
            for (deal, _) in deals {
                for part in rules.parts(deal) {
                    let shown = rules.part(state, &part, &[], &text);
                    assert!(
                        !shown.name.is_empty() && shown.face.0.contains('<'),
                        "{deal:?} {part}"
                    );
                    assert_eq!(Page::read(&shown.face.0).faults, Vec::<String>::new());
                }
            }
        });
    }
}
