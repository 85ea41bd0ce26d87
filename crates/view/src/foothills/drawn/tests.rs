//! Random games, drawn at every step: every choice has its button, and the page remains valid.

use std::collections::{BTreeMap, BTreeSet};

use foothills::{Asked, Choice, Rules, State};
use tabletop::{Choices, Deals, Pending, Rules as _, SeatSet, Seed, SeededDealer, Wyrand};
use words::rulebook::is_id;
use words::{Language, Text};

use crate::board::{Board, Panel, Seen};

fn rules(options: &[&str]) -> Rules {
    let mut setup = Rules::offer().usual(2);
    setup.options = options.iter().map(|&option| option.to_owned()).collect();
    Rules::on_offer(&setup)
}

fn names() -> Vec<String> {
    vec!["Ann & \"Co\" <b>".to_owned(), "Bob".to_owned()]
}

/// Calls `look` for every position of a random game.
fn game(rules: &Rules, seed: u64, mut look: impl FnMut(&State, &Choices<Choice>)) {
    let mut rng = Wyrand::new(seed);
    let mut dealer = SeededDealer::new(&Seed::from_number(seed));
    let mut state = rules.start();
    let mut list = Choices::new();
    while rules.round(&state) <= 400 {
        rules.choices(&state, &mut list);
        look(&state, &list);
        match rules.pending(&state) {
            Pending::Over => return,
            Pending::Chance(_) => {
                let deal = dealer.draw(rules, &state);
                rules.deal(&mut state, deal, &mut ()).expect("a deal");
            }
            Pending::Decision(..) => {
                let choice = rules.pick(&state, &mut rng);
                rules.apply(&mut state, choice, &mut ()).expect("a choice");
            }
        }
    }
}

fn panels(rules: &Rules, state: &State, list: &[Choice], text: &Text) -> Vec<Panel> {
    let names = names();
    rules.panels(&Seen {
        rules,
        state,
        names: &names,
        text,
        choices: list,
        own: None,
        bots: SeatSet::NONE,
    })
}

/// The values of an attribute, in order.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(&start)
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap_or_default())
        .collect()
}

#[test]
fn every_choice_has_one_button() {
    let text = Text::new(Language::ENGLISH);
    let rules = rules(&[]);
    let mut asked = BTreeSet::new();
    for seed in 0..12 {
        game(&rules, seed, |state, list| {
            let panels = panels(&rules, state, list, &text);
            let mut shown: Vec<&str> = Vec::new();
            for panel in &panels {
                let here = values(&panel.body.0, "value");
                assert_eq!(panel.decides, !here.is_empty(), "{}", panel.id);
                shown.extend(here);
            }
            let mut expected: Vec<String> = list
                .iter()
                .filter(|&&choice| choice != Choice::Pass)
                .map(|&choice| rules.choice_text(choice))
                .collect();
            expected.sort();
            shown.sort_unstable();
            assert_eq!(shown, expected);
            if let Pending::Decision(_, kind) = rules.pending(state) {
                asked.insert(Rules::asked_name(kind));
            }
        });
    }
    let all: BTreeSet<&str> = Asked::ALL.iter().map(|kind| kind.name()).collect();
    assert_eq!(asked, all, "kinds of decisions that came up");
}

/// Something that cannot be chosen says why if something of its kind is asked for, and nothing otherwise.
#[test]
fn what_cannot_be_chosen_says_why() {
    let text = Text::new(Language::ENGLISH);
    let rules = rules(&[]);
    let mut refused = BTreeSet::new();
    for seed in 0..6 {
        game(&rules, seed, |state, list| {
            let Pending::Decision(_, asked) = rules.pending(state) else {
                return;
            };
            for panel in panels(&rules, state, list, &text) {
                let html = &panel.body.0;
                assert!(!html.contains("that is for "), "{html}");
                for about in values(html, "data-explain") {
                    let mut words = about.split([' ', ':']);
                    if words.any(|word| word.starts_with('F') && is_id(word)) {
                        refused.insert(asked.name());
                    }
                }
            }
        });
    }
    for asked in [
        Asked::Card,
        Asked::Dig,
        Asked::Trade,
        Asked::Build,
        Asked::Visit,
    ] {
        assert!(refused.contains(asked.name()), "{asked:?}: {refused:?}");
    }
}

/// A surveyor space that brings nothing now is dimmed and says so; one that brings something is not.
#[test]
fn a_useless_move_is_dimmed() {
    let text = Text::new(Language::ENGLISH);
    let rules = rules(&[]);
    let (mut dimmed, mut bright) = (0, 0);
    for seed in 0..4 {
        game(&rules, seed, |state, list| {
            let Pending::Decision(seat, _) = rules.pending(state) else {
                return;
            };
            let panels = panels(&rules, state, list, &text);
            let html: String = panels.into_iter().map(|panel| panel.body.0).collect();
            for &choice in list {
                let notation = rules.choice_text(choice);
                let button = html.split("<button ").find(|button| {
                    let tag = button.split('>').next().unwrap_or_default();
                    tag.contains(&format!("value=\"{notation}\""))
                });
                let Some(button) = button else { continue };
                let idle = button.starts_with("class=\"target idle\"");
                assert_eq!(idle, button.contains("this would do nothing"), "{button}");
                let mut after = *state;
                let mut facts = Vec::new();
                let applied = rules.apply(&mut after, choice, &mut facts);
                applied.expect("it is listed");
                let goods = |state: &State| {
                    let own = state.player(seat);
                    (own.resources, own.rubble, own.passengers, own.tickets)
                };
                if idle {
                    dimmed += 1;
                    assert!(matches!(choice, Choice::Visit(_)), "{notation}");
                    assert_eq!(goods(&after), goods(state), "{notation}");
                } else if matches!(choice, Choice::Visit(_)) {
                    bright += 1;
                }
            }
        });
    }
    assert!(dimmed > 0 && bright > dimmed, "{dimmed} and {bright}");
}

#[test]
fn who_only_looks_has_no_buttons() {
    let text = Text::new(Language::from_tag("pl"));
    let rules = rules(&["swap-colours"]);
    game(&rules, 3, |state, _| {
        for panel in panels(&rules, state, &[], &text) {
            assert!(!panel.decides, "{}", panel.id);
            assert!(!panel.body.0.contains("<button"), "{}", panel.id);
        }
    });
}

/// Elements are closed in order, attributes occur once, what people typed is escaped.
fn well_formed(html: &str) {
    const EMPTY: [&str; 2] = ["input", "br"];
    let mut open: Vec<&str> = Vec::new();
    for rest in html.split('<').skip(1) {
        let (tag, _) = rest.split_once('>').expect("a tag is closed");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{html}");
            continue;
        }
        let name = tag.split(' ').next().unwrap_or_default();
        let mut seen = BTreeSet::new();
        // Every second piece between quotes is a value; the text before it ends with the attribute's name.
        for part in tag.split('"').step_by(2).filter(|part| part.ends_with('=')) {
            let attribute = part.trim_end_matches('=').rsplit(' ').next();
            assert!(seen.insert(attribute), "twice {attribute:?} in {tag}");
        }
        if !EMPTY.contains(&name) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
}

#[test]
fn pages_are_well_formed_in_every_language() {
    for (seed, language) in (0..).zip(Language::all()) {
        let text = Text::new(language);
        let rules = rules(&[]);
        game(&rules, seed, |state, list| {
            let panels = panels(&rules, state, list, &text);
            let ids: BTreeSet<&str> = panels.iter().map(|panel| panel.id).collect();
            assert_eq!(ids.len(), panels.len());
            for panel in &panels {
                let html = &panel.body.0;
                well_formed(html);
                let ids = values(html, "id");
                assert!(ids.iter().all(|id| id.starts_with("ways-")), "{ids:?}");
                let all: BTreeSet<&&str> = ids.iter().collect();
                assert_eq!(all.len(), ids.len(), "{ids:?}");
                assert!(!html.contains("Co\" <b>"), "names are escaped");
            }
        });
    }
}

/// Buttons say what they do and what follows; pictures have words or are silent.
#[test]
fn everything_has_words() {
    let text = Text::new(Language::from_tag("de"));
    let rules = rules(&[]);
    game(&rules, 7, |state, list| {
        for panel in panels(&rules, state, list, &text) {
            for button in panel.body.0.split("<button ").skip(1) {
                let said = button.split("class=\"said\">").nth(1).unwrap_or_default();
                let label = said.split('<').next().unwrap_or_default();
                let button = format!(" {}", button.split('>').next().unwrap_or_default());
                let explain = values(&button, "data-explain");
                assert!(label.len() > 3, "{button}");
                assert!(
                    explain[0].ends_with('.') || explain[0].contains(": "),
                    "{button}"
                );
            }
            for label in values(&panel.body.0, "aria-label") {
                assert!(!label.is_empty(), "{}", panel.id);
            }
            for svg in panel.body.0.split("<svg ").skip(1) {
                let svg = svg.split('>').next().unwrap_or_default();
                assert!(svg.contains("aria-hidden=\"true\""), "{svg}");
            }
        }
    });
}

/// What each piece is and where, counted: cubes, tiles and cards neither appear from nowhere nor vanish.
#[test]
fn pieces_are_all_there() {
    let text = Text::new(Language::ENGLISH);
    let rules = rules(&[]);
    let counts = rules.sheets().counts;
    game(&rules, 11, |state, list| {
        let html: String = panels(&rules, state, list, &text)
            .into_iter()
            .map(|panel| panel.body.0)
            .collect();
        let mut pieces: BTreeMap<String, u32> = BTreeMap::new();
        for tag in html.split('<').filter(|tag| tag.contains("data-piece")) {
            let tag = format!(" {}", tag.split('>').next().unwrap_or_default());
            let id = values(&tag, "data-piece")[0].to_owned();
            assert_eq!(values(&tag, "data-spot").len(), 1, "{tag}");
            let several = values(&tag, "data-count")
                .first()
                .map(|n| n.parse().unwrap());
            *pieces.entry(id).or_default() += several.unwrap_or(1);
        }
        let count = |id: &str| pieces.get(id).copied().unwrap_or(0);
        assert_eq!(count("iron"), counts.iron.into());
        assert_eq!(count("stone"), counts.stone.into());
        assert_eq!(count("navvy"), counts.navvies.into());
        assert_eq!(count("buffer"), counts.buffer_stops.into());
        for seat in ["1", "2"] {
            assert_eq!(count(&format!("tile-{seat}")), counts.tiles.into());
            assert_eq!(count(&format!("surveyor-{seat}")), 1);
        }
        for ticket in rules.tickets_in_play(state).iter() {
            assert_eq!(count(&format!("ticket-{}", ticket.index())), 2);
        }
        for (id, n) in pieces.iter().filter(|(id, _)| id.starts_with("card-")) {
            assert_eq!(*n, 1, "{id}");
        }
    });
}

/// A deal can be entered part by part: no other deal of the table has the same parts.
#[test]
fn parts_tell_deals_apart() {
    let text = Text::new(Language::ENGLISH);
    let rules = rules(&[]);
    game(&rules, 5, |state, _| {
        let mut table = Deals::new();
        rules.deals(state, &mut table);
        let mut told = BTreeSet::new();
        for (deal, _) in table {
            let mut parts = rules.parts(deal);
            assert!(!parts.is_empty());
            for part in &parts {
                let shown = rules.part(state, part, &[], &text);
                assert!(
                    !shown.face.0.is_empty() && !shown.name.trim().is_empty(),
                    "{part}"
                );
            }
            parts.sort();
            assert!(told.insert(parts), "{deal:?}");
        }
    });
}
