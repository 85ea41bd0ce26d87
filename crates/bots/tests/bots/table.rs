//! Tables for bots, and games played at them.

use bots::{Bot, BotName, Conditions, Knowledge, Thought, Value, seat_bot};
use tabletop::{Choices, Pending, PerSeat, Seat, Seed, SeededDealer, Setup};

/// The rules with this set-up and the built-in components.
pub fn rules<R: Knowledge>(setup: &Setup) -> R {
    let components = R::components(&[]).expect("the built-in components");
    R::new(setup, &components).unwrap_or_else(|error| panic!("{setup:?}: {error:?}"))
}

/// The default game for this number of players.
pub fn usual<R: Knowledge>(seats: u8) -> R {
    rules(
        &setups::<R>()
            .into_iter()
            .find(|setup| setup.seats == seats)
            .expect("a table of this size"),
    )
}

/// Every scenario with every number of seats in every edition; solo games with the first train.
pub fn setups<R: Knowledge>() -> Vec<Setup> {
    let offer = R::offer();
    let train = offer
        .options
        .iter()
        .find(|option| option.starts_with("train-"));
    let editions: Vec<Option<String>> = match &offer.editions[..] {
        [] => vec![None],
        some => some
            .iter()
            .map(|&edition| Some(edition.to_owned()))
            .collect(),
    };
    let mut setups = Vec::new();
    for scenario in &offer.scenarios {
        for seats in scenario.least..=scenario.most {
            for edition in &editions {
                setups.push(Setup {
                    scenario: scenario.id.clone(),
                    components: None,
                    edition: edition.clone(),
                    options: train.filter(|_| seats == 1).cloned().into_iter().collect(),
                    seats,
                    version: offer.version,
                });
            }
        }
    }
    setups
}

/// A bot by its name, without time limits.
pub fn bot<R: Knowledge>(rules: &R, name: &str, seed: u64) -> Box<dyn Bot<R>> {
    let name: BotName = name.parse().expect("a bot");
    let conditions = Conditions {
        clock: false,
        ..Conditions::seeded(seed)
    };
    seat_bot(&name, rules, conditions).expect("a bot of this game")
}

/// Plays a game; `watch` sees the thoughts about each decision before it is carried out. Stops after this number of
/// decisions, if the game has not ended before.
pub fn play<R: Knowledge>(
    rules: &R,
    bots: &mut [Box<dyn Bot<R>>],
    luck: u64,
    decisions: u32,
    mut watch: impl FnMut(&R::State, &[R::Choice], &Thought<R::Choice>),
) -> PerSeat<Value> {
    let mut dealer = SeededDealer::new(&Seed::from_number(luck));
    let mut state = rules.start();
    let mut list = Choices::new();
    let mut made = 0;
    while made < decisions {
        match rules.pending(&state) {
            Pending::Over => break,
            Pending::Chance(_) => {
                let deal = dealer.draw(rules, &state);
                rules.deal(&mut state, deal, &mut ()).expect("a deal drawn");
            }
            Pending::Decision(seat, _) => {
                list.clear();
                rules.choices(&state, &mut list);
                let thought = bots[seat.index()].think(rules, &state, &list);
                watch(&state, &list, &thought);
                rules
                    .apply(&mut state, thought.choice, &mut ())
                    .unwrap_or_else(|refusal| panic!("{:?}: {refusal:?}", thought.choice));
                made += 1;
            }
        }
    }
    Value::now(rules, &state)
}

/// Whether the first bot wins at least this share of its games against copies of the second, with every luck in every seat.
/// The match ends as soon as what is left of it can change nothing.
pub fn wins<R: Knowledge>(rules: &R, one: &str, other: &str, blocks: u16, at_least: f32) -> bool {
    let seats = rules.seats();
    let games = f32::from(blocks) * f32::from(seats);
    let (mut share, mut played) = (0.0, 0.0);
    for luck in 0..u64::from(blocks) {
        for own in Seat::all(seats) {
            let mut bots: Vec<_> = Seat::all(seats)
                .map(|seat| {
                    let name = if seat == own { one } else { other };
                    bot(rules, name, luck * 8 + u64::from(seat.number()))
                })
                .collect();
            let values = play(rules, &mut bots, luck, 5_000, |_, _, _| {});
            share += values[own].share;
            played += 1.0;
            if share / games >= at_least {
                return true;
            }
            if (share + games - played) / games < at_least {
                println!("{one} has {share} of {played} games against {other}");
                return false;
            }
        }
    }
    false
}
