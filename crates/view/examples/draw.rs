//! Writes a position of a random game as a page of its own, to look at while working on the drawing:
//! `cargo run -p view --example draw -- mount-snowdon 3 build 7 > page.html`: scenario, seats, the kind of decision to
//! stop at, the seed; then, if wanted, how many such decisions to let pass, a theme, a palette, a language
//! and the steel everybody begins with.

use maud::{DOCTYPE, PreEscaped, html};
use snowdonia::{Components, Rules};
use tabletop::{Choices, Pending, Rules as _, Setup, Wyrand};
use view::{Board, Seen};
use words::{Language, Sentences, Text};

/// The best of a few choices by the points they bring at once, so that something gets built.
fn sensible(rules: &Rules, state: &snowdonia::State, rng: &mut Wyrand) -> snowdonia::Choice {
    let worth = |choice: snowdonia::Choice| {
        let mut after = *state;
        rules.apply_listed(&mut after, choice, &mut ());
        let extra = match choice {
            snowdonia::Choice::Take(cubes) => i16::from(cubes.stone) * 2 + i16::from(cubes.iron),
            snowdonia::Choice::Make { steel, .. } => i16::from(steel),
            snowdonia::Choice::Pass => -1,
            _ => 0,
        };
        (rules.totals(&after)[state.actor], extra)
    };
    (0..3)
        .map(|_| rules.pick(state, rng))
        .max_by_key(|&choice| worth(choice))
        .expect("three picks")
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, usual: &str| -> String {
        arguments
            .get(index)
            .map_or(usual, String::as_str)
            .to_owned()
    };
    let seats: u8 = word(1, "3").parse().expect("a number of seats");
    let kind = word(2, "place");
    let mut rng = Wyrand::new(word(3, "1").parse().expect("a seed"));
    let mut skip: u32 = word(4, "20").parse().expect("a number");
    let text = Text::new(Language::from_tag(&word(7, "en")));
    let setup = Setup {
        scenario: word(0, "mount-snowdon"),
        components: None,
        edition: Some("deluxe".into()),
        options: if seats == 1 {
            vec!["train-1".into()]
        } else {
            vec![]
        },
        seats,
        version: 1,
    };
    let rules = Rules::new(&setup, Components::built_in()).expect("a set-up");
    let names: Vec<String> = ["Gwen", "Idris the Younger", "Mair", "Owain", "Sioned"]
        [..usize::from(seats)]
        .iter()
        .map(|&name| name.to_owned())
        .collect();
    let mut state = rules.start();
    for player in &mut state.players.0[..usize::from(seats)] {
        player.steel = word(8, "0").parse().expect("a number of bars");
    }
    loop {
        match rules.pending(&state) {
            Pending::Decision(_, asked) => {
                if Rules::asked_name(asked) == kind {
                    if skip == 0 {
                        break;
                    }
                    skip -= 1;
                }
                let choice = sensible(&rules, &state, &mut rng);
                rules.apply_listed(&mut state, choice, &mut ());
            }
            Pending::Chance(_) => {
                let deal = rules.sample(&state, &mut rng);
                rules.deal_sampled(&mut state, deal, &mut ());
            }
            Pending::Over => break,
        }
    }
    let mut list = Choices::new();
    rules.choices(&state, &mut list);
    let seen = Seen {
        rules: &rules,
        state: &state,
        names: &names,
        text: &text,
        choices: &list,
    };
    let panels = rules.panels(&seen);
    let best = (0..50)
        .map(|_| {
            let began = std::time::Instant::now();
            std::hint::black_box(rules.panels(&seen));
            began.elapsed()
        })
        .min()
        .unwrap_or_default();
    let bytes: usize = panels.iter().map(|panel| panel.body.0.len()).sum();
    eprintln!("{bytes} bytes, drawn in {best:?} (best of 50)");
    let (first, rest): (Vec<_>, Vec<_>) = panels.iter().partition(|panel| panel.decides);
    let page = html! {
        (DOCTYPE)
        html lang=(text.language().tag()) data-theme=(word(5, "light")) data-palette=(word(6, "")) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                style { (PreEscaped(view::board::STYLE)) }
                style { "body{margin:0;background:var(--paper);color:var(--ink);font-family:system-ui,sans-serif;padding:6px} .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}" }
            }
            body {
                p { b { (rules.question(&state, &names, &text)) } }
                div #board.board data-game="snowdonia" {
                    @for panel in first.into_iter().chain(rest) {
                        section.panel id={ "panel-" (panel.id) } data-decides[panel.decides] {
                            h2.panel-title { (panel.title) }
                            (panel.body)
                        }
                    }
                }
            }
        }
    };
    println!("{}", page.0);
}
