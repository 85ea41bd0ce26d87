//! Sums over the games of one set-up.

use std::collections::BTreeMap;

use tabletop::record::SeatName;
use tabletop::{Match, Pending, Seat, Step, Witness};

use super::details::Details;
use super::game_counts::GameCounts;
use super::outline::Outline;
use super::sum::Merge;
use super::sums::{GameResult, Sums};
use super::{MAX_KINDS, Statistics};
use crate::playout::{Ending, Observer};
use crate::record_writer::RecordWriter;
use crate::setup_header::SetupHeader;

/// How much is counted. A report's pieces take a fifth of the time of a random game, so summaries leave them out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    Summary,
    Report,
}

/// The tallies of all set-ups encountered, in a fixed order.
#[derive(Clone, Debug, Default)]
pub struct Tallies(BTreeMap<SetupHeader, Tally>);

impl Tallies {
    /// Counts a recorded game, in full detail.
    pub fn count<R: Statistics>(&mut self, game: &Match<R>, names: &[SeatName]) {
        let rules = game.rules();
        let tally = self.0.entry(SetupHeader::new(&**rules));
        let tally = tally.or_insert_with(|| Tally::new(&**rules, Detail::Report));
        tally.count(game, names);
    }

    /// Adds the games of another thread.
    pub fn merge(&mut self, other: &Tallies) {
        self.0.merge_with(&other.0);
    }

    /// The tallies, one per set-up.
    pub fn iter(&self) -> impl Iterator<Item = &Tally> {
        self.0.values()
    }
}

/// The sums of one set-up.
#[derive(Clone, Debug)]
pub struct Tally {
    pub(crate) header: SetupHeader,
    pub(crate) rounds_word: &'static str,
    pub(crate) outline: Outline,
    pub(crate) ended: Sums,
    /// Games that were stopped, or recorded before their end.
    pub(crate) unfinished: Sums,
    pub(crate) longest: Option<Longest>,
    /// How often each kind of decision was asked, by slot, with its name.
    pub(crate) kinds: [(&'static str, u64); MAX_KINDS],
    /// Only if a report is wanted, and only over games that ended.
    pub(crate) details: Option<Details>,
    // Reused from game to game.
    counts: GameCounts,
}

/// The game with the most steps; the first one if there are several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Longest {
    pub game: u64,
    pub steps: u64,
    pub rounds: u16,
}

impl Tally {
    pub fn new<R: Statistics>(rules: &R, detail: Detail) -> Tally {
        let outline = rules.outline();
        let detailed = detail == Detail::Report;
        Tally {
            header: SetupHeader::new(rules),
            rounds_word: R::ROUNDS,
            ended: Sums::new(&outline),
            unfinished: Sums::new(&outline),
            longest: None,
            kinds: [("", 0); MAX_KINDS],
            details: detailed.then(|| Details::new(&outline)),
            counts: GameCounts::new(&outline, detailed),
            outline,
        }
    }

    /// Begins a game: the counter sees its steps and facts, and writes its record if there is to be one.
    pub fn begin<'a, R: Statistics>(
        &'a mut self,
        rules: &'a R,
        record: Option<&'a mut RecordWriter>,
    ) -> Counter<'a, R> {
        self.counts.clear();
        Counter {
            rules,
            counts: &mut self.counts,
            kinds: &mut self.kinds,
            detailed: self.details.is_some(),
            round: 0,
            record,
        }
    }

    /// Ends the game with its last position. `index` distinguishes it from other games.
    pub fn end<R: Statistics>(
        &mut self,
        rules: &R,
        state: &R::State,
        ending: Ending,
        index: u64,
        names: &[SeatName],
    ) {
        let sheet = rules.sheet(state);
        rules.count_end(state, &sheet, &mut self.counts);
        let rounds = rules.round(state);
        let result = GameResult::new(rules, state, &sheet, ending);
        self.lengthen(Longest {
            game: index,
            steps: self.counts.decisions + self.counts.deals,
            rounds,
        });
        let sums = match ending {
            Ending::Over => &mut self.ended,
            Ending::Limit => &mut self.unfinished,
        };
        let detailed = self.details.is_some();
        sums.add::<R>(rounds, &sheet, &self.counts, &result, detailed);
        if let (Some(details), Ending::Over) = (&mut self.details, ending) {
            details.add(&self.outline, rounds, &self.counts, &result, names);
        }
    }

    /// Counts a recorded game.
    fn count<R: Statistics>(&mut self, game: &Match<R>, names: &[SeatName]) {
        let rules = &**game.rules();
        let index = self.games();
        let mut counter = self.begin(rules, None);
        for (at, step) in game.steps().iter().enumerate() {
            let state = game.state_at(at);
            match (*step, game.pending_at(at)) {
                (Step::Choice(seat, choice), Pending::Decision(_, asked)) => {
                    counter.choice(rules, state, (seat, asked), choice);
                }
                (Step::Deal(deal), _) => counter.deal(rules, deal),
                (Step::Choice(..), _) => unreachable!("choices are made at decisions"),
            }
            for fact in game.facts(at) {
                counter.fact(fact);
            }
        }
        let ending = if game.is_over() {
            Ending::Over
        } else {
            Ending::Limit
        };
        self.end(rules, game.state(), ending, index, names);
    }

    /// Number of games, finished or not.
    pub fn games(&self) -> u64 {
        self.ended.games + self.unfinished.games
    }

    /// The sums over all games, finished or not.
    pub(crate) fn all(&self) -> Sums {
        let mut all = self.ended.clone();
        all.merge_with(&self.unfinished);
        all
    }

    fn lengthen(&mut self, other: Longest) {
        let longer = self.longest.is_none_or(|longest| {
            other.steps > longest.steps || other.steps == longest.steps && other.game < longest.game
        });
        if longer {
            self.longest = Some(other);
        }
    }
}

impl Merge for Tally {
    fn merge_with(&mut self, other: &Tally) {
        self.ended.merge_with(&other.ended);
        self.unfinished.merge_with(&other.unfinished);
        if let Some(longest) = other.longest {
            self.lengthen(longest);
        }
        for (ours, theirs) in self.kinds.iter_mut().zip(&other.kinds) {
            if theirs.1 > 0 {
                *ours = (theirs.0, ours.1 + theirs.1);
            }
        }
        if let (Some(ours), Some(theirs)) = (&mut self.details, &other.details) {
            ours.merge_with(theirs);
        }
    }
}

/// Counts one game: sees its steps before they are made, and the facts that follow from them.
#[derive(Debug)]
pub struct Counter<'a, R> {
    rules: &'a R,
    counts: &'a mut GameCounts,
    kinds: &'a mut [(&'static str, u64); MAX_KINDS],
    detailed: bool,
    round: u16,
    record: Option<&'a mut RecordWriter>,
}

impl<R: Statistics> Witness<R::Fact> for Counter<'_, R> {
    #[inline]
    fn fact(&mut self, fact: R::Fact) {
        self.rules.count_fact(fact, self.counts);
        if self.detailed {
            self.rules.count_piece(fact, self.counts);
        }
    }
}

impl<R: Statistics> Observer<R> for Counter<'_, R> {
    #[inline]
    fn choice(
        &mut self,
        rules: &R,
        state: &R::State,
        (seat, asked): (Seat, R::Asked),
        choice: R::Choice,
    ) {
        let (name, times) = &mut self.kinds[R::slot(asked)];
        if *times == 0 {
            *name = R::asked_name(asked);
        }
        *times += 1;
        self.counts.decisions += 1;
        if self.detailed && rules.round(state) != self.round {
            self.round = rules.round(state);
            rules.count_round(state, self.round, self.counts);
        }
        if let Some(record) = &mut self.record {
            record.choice(rules, seat, choice);
        }
    }

    #[inline]
    fn deal(&mut self, rules: &R, deal: R::Deal) {
        self.counts.deals += 1;
        if let Some(record) = &mut self.record {
            record.deal(rules, deal);
        }
    }
}
