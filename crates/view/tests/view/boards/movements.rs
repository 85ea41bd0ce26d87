//! Facts and drawings cannot drift apart: in random games of every configuration, the board before a step with its
//! movements carried out is the board after it.

use std::collections::BTreeMap;

use tabletop::{Choices, Pending, Rng as _, Rules, SeatSet, Wyrand};
use view::{Board, Movement, OFF_BOARD, Seen};
use words::{Language, Text};

use super::page::attributes;

/// How many pieces of each kind lie on each spot.
type Lying = BTreeMap<(String, String), u16>;

/// The most that a heap draws.
const MOST_DRAWN: u16 = 40;

fn drawn<R: Board>(rules: &R, state: &R::State, text: &Text) -> Lying {
    let names = vec![String::new(); usize::from(rules.seats())];
    let panels = rules.panels(&Seen {
        rules,
        state,
        names: &names,
        text,
        choices: &[],
        own: None,
        bots: SeatSet::NONE,
    });
    let mut lying = Lying::new();
    for panel in panels {
        let html = panel.body.0.as_str();
        for (at, _) in html.match_indices(" data-piece=\"") {
            let start = html[..at].rfind('<').expect("a tag begins");
            let tag = html[start..].split('>').next().unwrap_or_default();
            let attribute = |wanted| {
                let mut all = attributes(tag);
                all.find_map(|(name, value)| (name == wanted).then_some(value))
            };
            let piece = attribute("data-piece").expect("it is there");
            let spot = attribute("data-spot").expect("a piece lies somewhere");
            let count = attribute("data-count").map_or(1, |count| count.parse().unwrap());
            *lying
                .entry((piece.to_owned(), spot.to_owned()))
                .or_default() += count;
        }
    }
    lying.retain(|_, count| *count > 0);
    lying
}

/// Carries out movements; nothing can leave an empty spot.
fn moved(mut lying: Lying, movements: &[Movement]) -> Lying {
    for Movement {
        piece, from, count, ..
    } in movements
    {
        if !OFF_BOARD.contains(&from.as_str()) {
            let there = lying.entry((piece.clone(), from.clone())).or_default();
            let full = *there == MOST_DRAWN;
            assert!(full || *there >= *count, "{count} {piece} leave {from}");
            *there = there.saturating_sub(*count);
        }
    }
    for Movement {
        piece, to, count, ..
    } in movements
    {
        if !OFF_BOARD.contains(&to.as_str()) {
            *lying.entry((piece.clone(), to.clone())).or_default() += count;
        }
    }
    lying.retain(|_, count| *count > 0);
    lying
}

/// Plays a random game and returns how many steps moved something. `laid_out` recognises the facts that bring half
/// the table at once, which nobody watches.
fn play<R: Board>(
    rules: &R,
    mut state: R::State,
    seed: u64,
    laid_out: impl Fn(&R::Fact) -> bool,
) -> usize {
    let text = Text::new(Language::ENGLISH);
    let mut rng = Wyrand::new(seed);
    let mut before = drawn(rules, &state, &text);
    let mut with_movement = 0;
    // Random games of two beginners may go on for long.
    for _ in 0..4000 {
        let (old, mut facts) = (state, Vec::new());
        let step = match rules.pending(&state) {
            Pending::Decision(..) => {
                let mut list = Choices::new();
                rules.choices(&state, &mut list);
                let choice = list[rng.below(list.len() as u32) as usize];
                rules.apply(&mut state, choice, &mut facts).expect("listed");
                rules.choice_text(choice)
            }
            Pending::Chance(_) => {
                let deal = rules.sample(&state, &mut rng);
                rules.deal(&mut state, deal, &mut facts).expect("sampled");
                rules.deal_text(deal)
            }
            Pending::Over => break,
        };
        let after = drawn(rules, &state, &text);
        let movements = rules.movements(&old, &facts, &state);
        if !facts.iter().any(&laid_out) {
            let told = moved(before, &movements);
            let differ: Vec<_> = told
                .iter()
                .chain(&after)
                .map(|(at, _)| (at, told.get(at).copied(), after.get(at).copied()))
                .filter(|(_, told, seen)| {
                    let least = |count: Option<u16>| count.unwrap_or(0).min(MOST_DRAWN);
                    // Nobody can see how much is left of a heap drawn as full.
                    least(*told) != least(*seen) && *seen != Some(MOST_DRAWN)
                })
                .collect();
            assert!(
                differ.is_empty(),
                "seed {seed}, {step}: told, drawn {differ:?}\nfacts {facts:?}\nmovements {movements:?}"
            );
            with_movement += usize::from(!movements.is_empty());
        }
        before = after;
    }
    with_movement
}

#[test]
fn snowdonia_moves_as_its_facts_tell() {
    use snowdonia::{Components, Rules};
    // Every third one still covers all scenarios, numbers of seats, editions and options.
    let some = super::snowdonia::configurations().into_iter().step_by(3);
    for (seed, setup) in (0..).zip(some) {
        let rules = Rules::new(&setup, Components::built_in()).expect("a set-up that is offered");
        let mut state = rules.start();
        if seed % 2 == 1 {
            // Laying and building need steel, which random players seldom have.
            for player in &mut state.players.0[..usize::from(setup.seats)] {
                player.steel = 9;
            }
        }
        let steps = play(&rules, state, seed, |_| false);
        assert!(steps > 30, "{setup:?}");
    }
}

#[test]
fn foothills_moves_as_its_facts_tell() {
    use foothills::{Fact, Rules};
    let components = <Rules as tabletop::Rules>::components(&[]).expect("the built-in components");
    for (seed, seats, options) in (0..4).flat_map(|seed| {
        let offer = Rules::offer();
        let options = offer.options.clone();
        let all = [Vec::new(), options].into_iter();
        all.map(move |options| (seed, 2, options))
            .collect::<Vec<_>>()
    }) {
        let setup = tabletop::Setup {
            scenario: "standard".to_owned(),
            components: None,
            edition: None,
            options,
            seats,
            version: 1,
        };
        let rules = Rules::new(&setup, &components).expect("a set-up on offer");
        let laid_out = |fact: &Fact| matches!(fact, Fact::LeftOut { .. });
        let steps = play(&rules, rules.start(), seed, laid_out);
        assert!(steps > 30, "{setup:?}");
    }
}
