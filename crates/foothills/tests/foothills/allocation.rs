//! No allocation while games are played.

use tabletop::{Choices, Pending, Rules as _, Wyrand};

use crate::table::{self, STOP_AT};

#[test]
fn play_allocates_nothing() {
    let rules = table::rules(&[]);
    let allocations = allocation_counter::measure(|| {
        let mut rng = Wyrand::new(3);
        let mut list = Choices::new();
        for _ in 0..50 {
            let mut state = rules.start();
            loop {
                match rules.pending(&state) {
                    Pending::Over => break,
                    Pending::Chance(_) => {
                        let deal = rules.sample(&state, &mut rng);
                        rules
                            .deal(&mut state, deal, &mut ())
                            .expect("a sampled deal");
                    }
                    Pending::Decision(..) if rules.round(&state) >= STOP_AT => break,
                    Pending::Decision(..) => {
                        rules.choices(&state, &mut list);
                        let choice = rules.pick(&state, &mut rng);
                        rules
                            .apply(&mut state, choice, &mut ())
                            .expect("a picked choice");
                    }
                }
            }
            std::hint::black_box(rules.totals(&state));
        }
    });
    assert_eq!(allocations.count_total, 0);
}
