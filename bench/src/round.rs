//! One round: everything that is compared takes turns, batch by batch, until each has had its time.

use std::fmt;
use std::time::Duration;

use tabletop::Rules;

use crate::measure::{Figure, Series};
use crate::peer;
use crate::playouts::{Batch, Timed, Way};

/// The results of one round.
#[derive(Debug, Default)]
pub struct Round {
    picked: Timed,
    listed: Timed,
    two: Timed,
    hills: Timed,
    ataxx: peer::Timed,
}

impl Round {
    /// Measures until everything has run for so long.
    pub fn measure<S: Rules, F: Rules>(
        ours: &Batch<S>,
        hills: &Batch<F>,
        length: Duration,
    ) -> Round {
        let mut round = Round::default();
        while round.shortest() < length {
            round.picked.add(ours.run(Way::Pick));
            round.ataxx.add(peer::run(ours.games()));
            round.listed.add(ours.run(Way::List));
            round.hills.add(hills.run(Way::Pick));
            // Threads have a start-up cost, so each runs several batches.
            round.two.add(ours.run_on_two_threads(4));
        }
        round
    }

    fn shortest(&self) -> Duration {
        let ours = [self.picked, self.listed, self.two, self.hills].map(|timed| timed.time);
        ours.into_iter().fold(self.ataxx.time, Duration::min)
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let million = |value: f64| value / 1e6;
        write!(
            f,
            "{:.2} M steps/s, ataxx {:.2} M moves/s, two threads {:.2} M steps/s, foothills {:.2} M decisions/s",
            million(self.picked.steps_per_s()),
            million(self.ataxx.moves_per_s()),
            million(self.two.steps_per_s()),
            million(self.hills.decisions_per_s()),
        )
    }
}

/// The values of all rounds.
#[derive(Debug, Default)]
pub struct Values {
    share: Series,
    steps: Series,
    steps_busy: Series,
    decisions: Series,
    games: Series,
    listed: Series,
    ataxx: Series,
    by_ataxx: Series,
    two: Series,
    two_by_one: Series,
    hills: Series,
    hills_by_ours: Series,
}

impl Values {
    /// Adds a round. Ratios are taken within a round, where both had the same machine.
    pub fn push(&mut self, round: &Round) {
        let steps = round.picked.steps_per_s();
        let decisions = round.picked.decisions_per_s();
        let moves = round.ataxx.moves_per_s();
        let two = round.two.steps_per_s();
        let hills = round.hills.decisions_per_s();
        self.share.push(round.picked.share());
        self.steps.push(steps);
        self.steps_busy.push(steps / round.picked.share());
        self.decisions.push(decisions);
        self.games.push(round.picked.games_per_s());
        self.listed.push(round.listed.steps_per_s());
        self.ataxx.push(moves);
        self.by_ataxx.push(steps / moves);
        self.two.push(two);
        self.two_by_one.push(two / steps);
        self.hills.push(hills);
        self.hills_by_ours.push(hills / decisions);
    }

    /// How they are reported.
    pub fn figures(self) -> [Figure; 12] {
        [
            self.share.figure("share_of_a_processor", "ratio"),
            self.steps.figure("snowdonia_steps", "steps/s"),
            self.steps_busy
                .figure("snowdonia_steps_by_processor_time", "steps/s"),
            self.decisions.figure("snowdonia_decisions", "decisions/s"),
            self.games.figure("snowdonia_games", "games/s"),
            self.listed
                .figure("snowdonia_steps_filling_the_list", "steps/s"),
            self.ataxx.figure("ataxx_moves_(board-game)", "moves/s"),
            self.by_ataxx
                .figure("snowdonia_steps_by_ataxx_moves", "ratio"),
            self.two.figure("snowdonia_steps_on_two_threads", "steps/s"),
            self.two_by_one.figure("two_threads_by_one", "ratio"),
            self.hills.figure("foothills_decisions", "decisions/s"),
            self.hills_by_ours
                .figure("foothills_by_snowdonia_decisions", "ratio"),
        ]
    }
}
