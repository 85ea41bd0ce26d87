//! An iteration does not allocate: many iterations allocate no more than a few.

use allocation_counter::measure;
use bots::{Bot, flat::Flat, net::IncrementalNet, uct::Uct};
use bots::{Budget, Conditions, Knowledge, Search};

use crate::table::{bot, play, usual};

fn count<R: Knowledge>(
    bot: &mut dyn Bot<R>,
    rules: &R,
    state: &R::State,
    list: &[R::Choice],
) -> u64 {
    // The first one allocates memory that is kept.
    bot.think(rules, state, list);
    measure(|| {
        std::hint::black_box(bot.think(rules, state, list));
    })
    .count_total
}

fn check<R: Knowledge>(seats: u8) {
    let rules = usual::<R>(seats);
    let mut bots: Vec<_> = (0..seats)
        .map(|seat| bot(&rules, "random", u64::from(seat)))
        .collect();
    let mut number = 0;
    play(&rules, &mut bots, 2, 120, |state, list, _| {
        number += 1;
        if number % 17 > 0 || list.len() < 2 {
            return;
        }
        let seed = Conditions::seeded(1);
        let counts = [400, 2_000].map(|iterations| {
            let budget = Budget::Iterations(iterations);
            let part = Budget::Iterations(iterations / 10);
            [
                count(&mut Flat::new(part, 1), &rules, state, list),
                // The line of a larger tree may be longer, and its list may grow once or twice more.
                count(&mut Uct::<R>::new(part, 1), &rules, state, list) / 4,
                count(
                    &mut Search::new(IncrementalNet::new(R::net()), budget, seed.clone()),
                    &rules,
                    state,
                    list,
                ) / 4,
            ]
        });
        for (few, many) in counts[0].iter().zip(counts[1]) {
            assert!(many <= few + 1, "{counts:?}");
            assert!(many < 20, "{counts:?}");
        }
    });
}

#[test]
fn snowdonia() {
    check::<snowdonia::Rules>(3);
}

#[test]
fn foothills() {
    check::<foothills::Rules>(2);
}
