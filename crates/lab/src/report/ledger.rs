//! Sums over the games of one set-up. Whole numbers only: threads may finish in any order, the report is the same.

use std::collections::BTreeMap;

use tabletop::record::SeatName;
use tabletop::{MAX_SEATS, Match, Seat, Setup, Step};

use super::Reporting;
use super::entry::{Entry, MAX_MEASURES};
use super::outline::Outline;
use super::versus::Versus;
use crate::sum::Sum;
use crate::tally::VICTORY;

/// The ledgers of all set-ups met, in a fixed order.
#[derive(Clone, Debug, Default)]
pub struct Ledgers(BTreeMap<Key, Ledger>);

/// Games with the same key can be compared.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Key {
    game: &'static str,
    scenario: String,
    players: u8,
    edition: Option<String>,
    options: Vec<String>,
    version: u32,
    components: Option<String>,
}

impl Key {
    fn new(game: &'static str, setup: &Setup) -> Key {
        Key {
            game,
            scenario: setup.scenario.clone(),
            players: setup.seats,
            edition: setup.edition.clone(),
            options: setup.options.clone(),
            version: setup.version,
            components: setup.components.clone(),
        }
    }
}

impl Ledgers {
    /// Counts a game in the ledger of its set-up.
    pub fn enter<R: Reporting>(&mut self, game: &Match<R>, names: &[SeatName]) {
        let rules = game.rules();
        let key = Key::new(R::GAME, rules.setup());
        let ledger = self.0.entry(key);
        let ledger = ledger.or_insert_with(|| Ledger::new(&**rules));
        ledger.enter(game, names);
    }

    /// Adds the games of another thread.
    pub fn merge(&mut self, other: Ledgers) {
        for (key, theirs) in other.0 {
            match self.0.get_mut(&key) {
                Some(ours) => ours.merge(&theirs),
                None => {
                    self.0.insert(key, theirs);
                }
            }
        }
    }

    /// One ledger for each set-up.
    pub fn iter(&self) -> impl Iterator<Item = &Ledger> {
        self.0.values()
    }
}

/// The sums of one set-up.
#[derive(Clone, Debug)]
pub struct Ledger {
    pub(super) game: &'static str,
    pub(super) setup: Setup,
    pub(super) rounds_word: &'static str,
    pub(super) outline: Outline,
    pub(super) games: u64,
    pub(super) running: u64,
    pub(super) shared: u64,
    pub(super) seats: [SeatSums; MAX_SEATS],
    pub(super) names: BTreeMap<String, SeatSums>,
    pub(super) rounds: BTreeMap<u16, u64>,
    pub(super) length: Sum,
    pub(super) decisions: Sum,
    pub(super) deals: Sum,
    /// Seats that won, and those that did not, over all games.
    pub(super) sides: Sides,
    /// Points by source, of winners and others, in halves.
    pub(super) sources: BTreeMap<&'static str, [Sum; 2]>,
    pub(super) chapters: Vec<Vec<PieceSums>>,
    pub(super) kinds: Vec<BTreeMap<u16, Vec<u64>>>,
    pub(super) values: Vec<BTreeMap<u16, Vec<Sum>>>,
    pub(super) figures: Vec<Sum>,
    // Reused from game to game.
    entry: Entry,
}

/// How a seat or a name fared.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SeatSums {
    pub games: u64,
    /// In halves.
    pub score: Sum,
    pub victory: Sum,
}

/// Winners and others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Sides {
    pub winners: u64,
    pub others: u64,
}

impl Sides {
    fn add(&mut self, won: bool, count: u64) {
        if won {
            self.winners += count;
        } else {
            self.others += count;
        }
    }

    fn merge(&mut self, other: Sides) {
        self.winners += other.winners;
        self.others += other.others;
    }

    pub fn total(self) -> u64 {
        self.winners + self.others
    }
}

/// What was done with a piece.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PieceSums {
    /// Games it was in.
    pub games: u64,
    /// Seats that won, and those that did not, in these games.
    pub sides: Sides,
    /// How often, by measure.
    pub times: [Sides; MAX_MEASURES],
    /// Seats that did it at least once in a game, by measure.
    pub seats: [u64; MAX_MEASURES],
    /// Points of the seats that did the first, in halves.
    pub points: Sum,
    pub share: Versus,
    /// In halves.
    pub score: Versus,
}

impl Ledger {
    fn new<R: Reporting>(rules: &R) -> Ledger {
        let outline = rules.outline();
        let pieces = |chapter: &super::Chapter| vec![PieceSums::default(); chapter.pieces.len()];
        Ledger {
            game: R::GAME,
            setup: rules.setup().clone(),
            rounds_word: R::ROUNDS,
            games: 0,
            running: 0,
            shared: 0,
            seats: [SeatSums::default(); MAX_SEATS],
            names: BTreeMap::new(),
            rounds: BTreeMap::new(),
            length: Sum::default(),
            decisions: Sum::default(),
            deals: Sum::default(),
            sides: Sides::default(),
            sources: BTreeMap::new(),
            chapters: outline.chapters.iter().map(pieces).collect(),
            kinds: vec![BTreeMap::new(); outline.kinds_by_round.len()],
            values: vec![BTreeMap::new(); outline.values_by_round.len()],
            figures: vec![Sum::default(); outline.figures.len()],
            entry: Entry::new(&outline),
            outline,
        }
    }

    fn enter<R: Reporting>(&mut self, game: &Match<R>, names: &[SeatName]) {
        if !game.is_over() {
            self.running += 1;
            return;
        }
        let result = Outcome::new(game);
        self.games += 1;
        self.enter_length(game);
        self.enter_seats(&result, names);
        self.enter_sources(game, &result);
        let mut entry = std::mem::replace(&mut self.entry, Entry::new(&Outline::default()));
        entry.clear();
        game.rules().enter(game, &mut entry);
        self.enter_pieces(&entry, &result);
        self.enter_rounds(&entry);
        self.entry = entry;
    }

    fn enter_length<R: Reporting>(&mut self, game: &Match<R>) {
        let rounds = game.rules().round(game.state());
        *self.rounds.entry(rounds).or_default() += 1;
        self.length.add(i64::from(rounds));
        let is_deal = |step: &&tabletop::StepOf<R>| matches!(step, Step::Deal(_));
        let deals = game.steps().iter().filter(is_deal).count();
        let decisions = game.steps().len() - deals;
        self.deals.add((deals as u64).cast_signed());
        self.decisions.add((decisions as u64).cast_signed());
    }

    fn enter_seats(&mut self, result: &Outcome, names: &[SeatName]) {
        self.shared += u64::from(result.winners > 1);
        for (index, (&share, &score)) in result.each().enumerate() {
            self.seats[index].add(share, score);
            self.sides.add(share > 0, 1);
            if let Some(name) = names.get(index) {
                let sums = self.names.entry(name.as_str().to_owned());
                sums.or_default().add(share, score);
            }
        }
    }

    fn enter_sources<R: Reporting>(&mut self, game: &Match<R>, result: &Outcome) {
        let mut points: BTreeMap<&'static str, [i64; MAX_SEATS]> = BTreeMap::new();
        for line in game.rules().sheet(game.state()) {
            let seats = points.entry(R::source(line.item)).or_default();
            seats[line.seat.index()] += i64::from(line.points.in_halves());
        }
        for (source, points) in points {
            let sums = self.sources.entry(source).or_default();
            for (&share, points) in result.shares().iter().zip(points) {
                // A seat that has nothing from this source counts as 0 when the mean is taken.
                if points != 0 {
                    sums[usize::from(share == 0)].add(points);
                }
            }
        }
    }

    fn enter_pieces(&mut self, entry: &Entry, result: &Outcome) {
        let seats = result.seats;
        let whole = |values: &[i64]| values.iter().sum::<i64>();
        let (shares, scores) = (whole(result.shares()), whole(result.scores()));
        let chapters = self.chapters.iter_mut().zip(&entry.chapters);
        for (sums, uses) in chapters.flat_map(|(sums, uses)| sums.iter_mut().zip(uses)) {
            if uses.absent {
                continue;
            }
            sums.games += 1;
            let (mut with, mut share, mut score) = (0, 0, 0);
            for seat in 0..seats {
                let won = result.shares()[seat] > 0;
                sums.sides.add(won, 1);
                for (measure, &times) in uses.times[seat].iter().enumerate() {
                    sums.times[measure].add(won, u64::from(times));
                    sums.seats[measure] += u64::from(times > 0);
                }
                if uses.times[seat][0] > 0 {
                    with += 1;
                    share += result.shares()[seat];
                    score += result.scores()[seat];
                    sums.points.add(i64::from(uses.points[seat].in_halves()));
                }
            }
            let without = seats as u32 - with;
            sums.share.add((with, share), (without, shares - share));
            sums.score.add((with, score), (without, scores - score));
        }
    }

    fn enter_rounds(&mut self, entry: &Entry) {
        for &(series, round, kind) in &entry.kinds {
            let parts = self.outline.kinds_by_round[series].parts.len();
            let counts = self.kinds[series].entry(round);
            counts.or_insert_with(|| vec![0; parts])[kind] += 1;
        }
        for &(series, round, part, value) in &entry.values {
            let parts = self.outline.values_by_round[series].parts.len();
            let sums = self.values[series].entry(round);
            let sums = sums.or_insert_with(|| vec![Sum::default(); parts]);
            sums[part].add(i64::from(value));
        }
        for (sum, &count) in self.figures.iter_mut().zip(&entry.figures) {
            sum.add(i64::from(count));
        }
    }

    fn merge(&mut self, other: &Ledger) {
        self.games += other.games;
        self.running += other.running;
        self.shared += other.shared;
        for (ours, theirs) in self.seats.iter_mut().zip(&other.seats) {
            ours.merge(theirs);
        }
        for (name, theirs) in &other.names {
            self.names.entry(name.clone()).or_default().merge(theirs);
        }
        for (&rounds, games) in &other.rounds {
            *self.rounds.entry(rounds).or_default() += games;
        }
        self.length.merge(&other.length);
        self.decisions.merge(&other.decisions);
        self.deals.merge(&other.deals);
        self.sides.merge(other.sides);
        for (source, theirs) in &other.sources {
            merge_each(self.sources.entry(source).or_default(), theirs);
        }
        for (ours, theirs) in self.chapters.iter_mut().zip(&other.chapters) {
            for (ours, theirs) in ours.iter_mut().zip(theirs) {
                ours.merge(theirs);
            }
        }
        for (ours, theirs) in self.kinds.iter_mut().zip(&other.kinds) {
            for (&round, counts) in theirs {
                let ours = ours.entry(round).or_insert_with(|| vec![0; counts.len()]);
                for (ours, theirs) in ours.iter_mut().zip(counts) {
                    *ours += theirs;
                }
            }
        }
        for (ours, theirs) in self.values.iter_mut().zip(&other.values) {
            for (&round, sums) in theirs {
                let ours = ours.entry(round);
                merge_each(
                    ours.or_insert_with(|| vec![Sum::default(); sums.len()]),
                    sums,
                );
            }
        }
        merge_each(&mut self.figures, &other.figures);
    }
}

impl SeatSums {
    fn add(&mut self, share: i64, score: i64) {
        self.games += 1;
        self.victory.add(share);
        self.score.add(score);
    }

    fn merge(&mut self, other: &SeatSums) {
        self.games += other.games;
        self.victory.merge(&other.victory);
        self.score.merge(&other.score);
    }
}

impl PieceSums {
    fn merge(&mut self, other: &PieceSums) {
        self.games += other.games;
        self.sides.merge(other.sides);
        for measure in 0..MAX_MEASURES {
            self.times[measure].merge(other.times[measure]);
            self.seats[measure] += other.seats[measure];
        }
        self.points.merge(&other.points);
        self.share.merge(&other.share);
        self.score.merge(&other.score);
    }
}

fn merge_each(ours: &mut [Sum], theirs: &[Sum]) {
    for (ours, theirs) in ours.iter_mut().zip(theirs) {
        ours.merge(theirs);
    }
}

/// How a game ended.
struct Outcome {
    seats: usize,
    winners: usize,
    /// Parts of the victory.
    shares: [i64; MAX_SEATS],
    /// Points in halves.
    scores: [i64; MAX_SEATS],
}

impl Outcome {
    fn new<R: Reporting>(game: &Match<R>) -> Outcome {
        let (totals, winners) = (game.totals(), game.winners());
        let mut result = Outcome {
            seats: usize::from(game.rules().seats()),
            winners: winners.len(),
            shares: [0; MAX_SEATS],
            scores: [0; MAX_SEATS],
        };
        for seat in Seat::all(game.rules().seats()) {
            result.scores[seat.index()] = i64::from(totals[seat].in_halves());
            if winners.contains(seat) {
                result.shares[seat.index()] = i64::from(VICTORY / winners.len() as u32);
            }
        }
        result
    }

    fn shares(&self) -> &[i64] {
        &self.shares[..self.seats]
    }

    fn scores(&self) -> &[i64] {
        &self.scores[..self.seats]
    }

    fn each(&self) -> impl Iterator<Item = (&i64, &i64)> {
        self.shares().iter().zip(self.scores())
    }
}
