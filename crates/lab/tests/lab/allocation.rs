//! A simulated game allocates nothing along the way; only its end may, once per game.

use allocation_counter::measure;
use lab::{Detail, Ending, Playout, Statistics, Summary, Tally};

fn games<R: Statistics>(players: u8) {
    let rules = R::on_offer(&R::offer().usual(players));
    let mut tally = Tally::new(&rules, Detail::Summary);
    for index in 0..20 {
        let mut playout = Playout::new(&rules, 1, index);
        let mut ending = Ending::Limit;
        let mut counter = tally.begin(&rules, None);
        let taken = measure(|| ending = playout.finish(&mut counter));
        assert_eq!(taken.count_total, 0, "{} {index} {ending:?}", R::GAME);
        tally.end(&rules, &playout.state, ending, index, &[]);
    }
    let summary = Summary::new(&tally);
    assert!(summary.decisions > 0 && summary.deals > 0);
}

#[test]
fn snowdonia() {
    games::<snowdonia::Rules>(3);
}

#[test]
fn foothills() {
    games::<foothills::Rules>(2);
}
