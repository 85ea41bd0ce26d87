//! Duplicate matches between two bots with any settings, for choosing the numbers of a search:
//!
//! ```text
//! cargo run --release -p bots --example tune -- snowdonia 2 200 1 search:500,explore=0.4 search:500
//! ```
//!
//! The game, the number of players, the number of blocks, the seed, then the two bots. A block is played once with
//! the first bot in each seat, with the same luck; the second bot has the other seats.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::net::IncrementalNet;
use bots::search::settings::Settings;
use bots::uct::Uct;
use bots::{Bot, BotName, Conditions, Knowledge, Net, Search, seat_bot};
use tabletop::{Choices, Pending, Seat, Seed, SeededDealer, Setup};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, blocks, seed, one, other] = &words[..] else {
        panic!("game, players, blocks, seed, two bots");
    };
    let players = players.parse().expect("a number of players");
    let blocks = blocks.parse().expect("a number of blocks");
    let seed = seed.parse().expect("a seed");
    match game.as_str() {
        "foothills" => run::<foothills::Rules>("standard", 2, blocks, seed, [one, other]),
        "snowdonia" => {
            run::<snowdonia::Rules>("mount-snowdon", players, blocks, seed, [one, other]);
        }
        scenario => run::<snowdonia::Rules>(scenario, players, blocks, seed, [one, other]),
    }
}

fn run<R: Knowledge>(scenario: &str, seats: u8, blocks: u64, seed: u64, bots: [&String; 2]) {
    let offer = R::offer();
    let mut options = Vec::new();
    if seats == 1 {
        options.extend(
            offer
                .options
                .iter()
                .find(|option| option.contains("train"))
                .cloned(),
        );
    }
    let setup = Setup {
        scenario: scenario.to_owned(),
        components: None,
        edition: offer.editions.last().map(|&edition| edition.to_owned()),
        options,
        seats,
        version: offer.version,
    };
    let components = R::components(&[]).expect("the built-in components");
    let rules = R::new(&setup, &components).expect("a set-up on offer");
    let mut results = Vec::new();
    let mut scores = [0.0; 2];
    let mut times = [(Duration::ZERO, 0_u32); 2];
    for block in 0..blocks {
        let mut shares = 0.0;
        for own in Seat::all(seats) {
            let seeds = |seat: Seat| (seed << 32) + block * 8 + u64::from(seat.number());
            let mut table: Vec<Box<dyn Bot<R>>> = Seat::all(seats)
                .map(|seat| make(bots[usize::from(seat != own)], &rules, seeds(seat)))
                .collect();
            let mut dealer = SeededDealer::new(&Seed::from_number((seed << 32) + block));
            let mut state = rules.start();
            let mut list = Choices::new();
            while rules.round(&state) < 400 {
                match rules.pending(&state) {
                    Pending::Over => break,
                    Pending::Chance(_) => {
                        let deal = dealer.draw(&rules, &state);
                        rules.deal(&mut state, deal, &mut ()).expect("a deal");
                    }
                    Pending::Decision(seat, _) => {
                        list.clear();
                        rules.choices(&state, &mut list);
                        let begun = Instant::now();
                        let choice = table[seat.index()].think(&rules, &state, &list).choice;
                        if list.len() > 1 {
                            let (time, count) = &mut times[usize::from(seat != own)];
                            *time += begun.elapsed();
                            *count += 1;
                        }
                        rules.apply(&mut state, choice, &mut ()).expect("legal");
                    }
                }
            }
            let values = bots::Value::now(&rules, &state);
            shares += f64::from(values[own].share);
            for seat in Seat::all(seats) {
                let each = if seat == own {
                    1.0
                } else {
                    f64::from(seats - 1)
                };
                scores[usize::from(seat != own)] +=
                    f64::from(values[seat].score) / each / f64::from(seats);
            }
        }
        results.push(shares / f64::from(seats));
        let count = f64::from(results.len() as u32);
        if results.len().is_power_of_two() || block + 1 == blocks {
            let mean = results.iter().sum::<f64>() / count;
            let spread = results.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (count - 1.0);
            let each =
                |side: usize| times[side].0.as_secs_f64() * 1e3 / f64::from(times[side].1.max(1));
            println!(
                "{} against {}: {} blocks, share {:.1} % +- {:.1}, score {:.1} : {:.1}, ms {:.3} : {:.3}",
                bots[0],
                bots[1],
                results.len(),
                100.0 * mean,
                196.0 * (spread / count).sqrt(),
                scores[0] / count,
                scores[1] / count,
                each(0),
                each(1),
            );
        }
    }
}

fn make<R: Knowledge>(text: &str, rules: &R, seed: u64) -> Box<dyn Bot<R>> {
    let conditions = Conditions {
        clock: false,
        ..Conditions::seeded(seed)
    };
    let mut words = text.split(',');
    let name: BotName = words.next().expect("a name").parse().expect("a bot");
    let mut settings = Settings::TUNED;
    let mut changed = false;
    let mut net = None;
    for word in words {
        let (key, text) = word.split_once('=').expect("key=value");
        changed = true;
        if key == "net" {
            let bytes = std::fs::read(text).expect("a file");
            net = Some(Arc::new(Net::from_bytes::<R>(&bytes).expect("a net")));
            continue;
        }
        let value: f32 = text.parse().expect("a number");
        match key {
            "explore" => settings.explore = value,
            "temperature" => settings.temperature = value,
            "point" => settings.point = value,
            "prior-visits" => settings.prior_visits = value,
            "chance-prior-visits" => settings.chance_prior_visits = value,
            "chance-visits" => settings.chance_visits = text.parse().expect("a number"),
            "open-visits" => settings.open_visits = text.parse().expect("a number"),
            "noise" => settings.noise = value,
            _ => panic!("no setting {key}"),
        }
    }
    match &name {
        BotName::Uct(budget) if changed => {
            Box::new(Uct::new(*budget, seed).exploring(settings.explore))
        }
        BotName::Search(budget, aim) => {
            settings.aim = *aim;
            let net = net.unwrap_or_else(|| Arc::new(rules.net_for(*aim).clone()));
            Box::new(Search::new(IncrementalNet::new(net), *budget, conditions).with(settings))
        }
        _ => seat_bot(&name, rules, conditions).expect("a bot of this game"),
    }
}
