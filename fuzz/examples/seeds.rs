//! Regenerates the first inputs of every target: `cargo run --package fuzz --example seeds`. Needed when the notation
//! or the order of options changes; inputs found by fuzzing later can stay.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use fuzz::game::{Game, setup_bytes, usual_setups};
use fuzz::position::{Texts, texts};
use tabletop::{Header, Match, Rng as _, Seat, SeatName, Seed, SeededDealer, Wyrand};

fn main() {
    records::<snowdonia::Rules>();
    records::<foothills::Rules>();
    notation::<snowdonia::Rules>(0);
    notation::<foothills::Rules>(1);
    games::<snowdonia::Rules>(0);
    games::<foothills::Rules>(1);
    components::<snowdonia::Rules>(0);
    components::<foothills::Rules>(1);
}

fn write(target: &str, name: &str, bytes: &[u8]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("corpus")
        .join(target);
    std::fs::create_dir_all(&folder).expect("the corpus can be written");
    std::fs::write(folder.join(name), bytes).expect("the corpus can be written");
}

/// One whole game of every kind would be too much, so some are cut short.
fn records<G: Game>() {
    for (index, setup) in usual_setups::<G>().into_iter().enumerate() {
        let rules = G::new(&setup, G::built_in()).expect("a usual set-up");
        let mut game = Match::new(Arc::new(rules));
        let mut dealer = SeededDealer::new(&Seed::from_number(index as u64));
        let mut rng = Wyrand::new(index as u64);
        let most = if index == 1 { usize::MAX } else { 40 };
        loop {
            game.deal_from(&mut dealer);
            let tabletop::Pending::Decision(seat, _) = game.pending() else {
                break;
            };
            if game.steps().len() > most {
                break;
            }
            let list = game.choices();
            let choice = list[rng.below(list.len() as u32) as usize];
            game.choose(seat, choice).expect("a listed choice");
        }
        let names = Seat::all(setup.seats).map(|seat| SeatName::new(format!("bot:{seat}")));
        let names = names.map(|name| name.expect("a right name")).collect();
        let record = game.record(Header::new(G::GAME, &setup, names));
        let name = format!("{}-{index}.game", G::GAME);
        write("record", &name, record.to_string().as_bytes());
    }
}

/// Every first word with two of its steps, in an early and a late position.
fn notation<G: Game>(game: u8) {
    let mut by_word: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (index, setup) in usual_setups::<G>().iter().enumerate() {
        let rules = G::new(setup, G::built_in()).expect("a usual set-up");
        let mut all = Texts::default();
        texts(&rules, index as u64, &mut all);
        for text in all.choices.into_iter().chain(all.deals) {
            // Spaces only differ in their number: `A1`, `A2`.
            let word = text
                .split([' ', '1', '2', '3', '4'])
                .next()
                .unwrap_or_default();
            by_word.entry(word.to_owned()).or_default().push(text);
        }
    }
    for (index, (word, texts)) in by_word.into_iter().enumerate() {
        let mut bytes = vec![game | (index as u8) << 1, 5 + index as u8];
        let step = texts.len().div_ceil(6);
        bytes.extend(
            texts
                .iter()
                .step_by(step)
                .flat_map(|text| [text, "\n"].concat().into_bytes()),
        );
        write("notation", &format!("{}-{word}", G::GAME), &bytes);
    }
}

fn games<G: Game>(game: u8) {
    for (index, setup) in usual_setups::<G>().iter().enumerate() {
        let mut rng = Wyrand::new(index as u64);
        let mut bytes = vec![game];
        bytes.extend(setup_bytes::<G>(setup));
        bytes.extend((0..1200).map(|_| rng.word() as u8));
        write("play", &format!("{}-{index}", G::GAME), &bytes);
    }
}

fn components<G: Game>(game: u8) {
    for (index, (name, text)) in G::FILES.iter().enumerate() {
        let mut whole = vec![game, index as u8, 0x11, 0];
        whole.extend(text.as_bytes());
        write("components", &format!("{}-{name}", G::GAME), &whole);
        let edits = [game, index as u8, 0x21, 1, 0, 30, 4, 4, 0, 40, 12, 1];
        write("components", &format!("{}-{name}-edited", G::GAME), &edits);
    }
}
