//! The counts of one thread of a simulation; those of all threads add up to the whole.

use tabletop::{MAX_SEATS, Rules, Seat};

use crate::figures::Figures;
use crate::playout::{Ending, Played, Playout};
use crate::statistics::Statistics;
use crate::sum::Sum;

/// A shared victory is divided: 60 goes by 1 to 5 winners.
pub(crate) const VICTORY: u32 = 60;

/// The most sources of points a game has.
const MAX_SOURCES: usize = 32;

/// Sums over games.
#[derive(Clone, Debug)]
pub(crate) struct Tally<R: Rules> {
    pub seats: u8,
    pub games: u64,
    pub stopped: u64,
    pub shared: u64,
    pub played: Played<R>,
    pub rounds: Sum,
    pub decisions: Sum,
    pub deals: Sum,
    /// The most steps of a game, and which it was.
    pub longest: Option<Longest>,
    pub scores: [Sum; MAX_SEATS],
    pub victories: [Sum; MAX_SEATS],
    pub sources: Vec<Source>,
    pub figures: Figures,
}

/// The game with the most steps; the first of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Longest {
    pub game: u64,
    pub steps: u64,
    pub rounds: u16,
}

/// Points of one source.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub name: &'static str,
    pub seats: [Sum; MAX_SEATS],
    /// All seats of a game together.
    pub table: Sum,
    // Of the game being counted, in halves.
    now: [i64; MAX_SEATS],
}

impl<R: Statistics> Tally<R> {
    pub fn new(rules: &R) -> Tally<R> {
        Tally {
            seats: rules.seats(),
            games: 0,
            stopped: 0,
            shared: 0,
            played: Played::default(),
            rounds: Sum::default(),
            decisions: Sum::default(),
            deals: Sum::default(),
            longest: None,
            scores: [Sum::default(); MAX_SEATS],
            victories: [Sum::default(); MAX_SEATS],
            sources: Vec::with_capacity(MAX_SOURCES),
            figures: Figures::default(),
        }
    }

    /// The counts before the next game.
    pub fn before(&self) -> Before {
        Before {
            decisions: self.played.decisions,
            deals: self.played.deals,
        }
    }

    /// Counts a game that was just played; `before` are the counts without it.
    pub fn game(&mut self, index: u64, game: &Playout<'_, R>, ending: Ending, before: Before) {
        let (rules, state) = (game.rules, &game.state);
        let rounds = rules.round(state);
        self.games += 1;
        let decisions = self.played.decisions - before.decisions;
        let deals = self.played.deals - before.deals;
        self.rounds.add(i64::from(rounds));
        self.decisions.add(decisions.cast_signed());
        self.deals.add(deals.cast_signed());
        self.lengthen(Longest {
            game: index,
            steps: decisions + deals,
            rounds,
        });
        // A game that was stopped has points like any other, but nobody won it.
        match ending {
            Ending::Over => self.victors(rules, state),
            Ending::Limit => self.stopped += 1,
        }
        let sheet = rules.sheet(state);
        let totals = rules.totals(state);
        for seat in Seat::all(self.seats) {
            self.scores[seat.index()].add(i64::from(totals[seat].in_halves()));
        }
        for line in &sheet {
            let halves = i64::from(line.points.in_halves());
            self.source(R::source(line.item)).now[line.seat.index()] += halves;
        }
        let seats = usize::from(self.seats);
        for source in &mut self.sources {
            for (sum, now) in source.seats.iter_mut().zip(&source.now).take(seats) {
                sum.add(*now);
            }
            source.table.add(source.now.iter().sum());
            source.now = [0; MAX_SEATS];
        }
        rules.figures(state, &sheet, &game.tally, &mut self.figures);
        self.figures.end_game();
    }

    fn victors(&mut self, rules: &R, state: &R::State) {
        let winners = rules.winners(state);
        if winners.len() > 1 {
            self.shared += 1;
        }
        for seat in Seat::all(self.seats) {
            let share = if winners.contains(seat) {
                i64::from(VICTORY / winners.len() as u32)
            } else {
                0
            };
            self.victories[seat.index()].add(share);
        }
    }

    fn lengthen(&mut self, other: Longest) {
        let longer = self.longest.is_none_or(|longest| {
            other.steps > longest.steps || other.steps == longest.steps && other.game < longest.game
        });
        if longer {
            self.longest = Some(other);
        }
    }

    fn source(&mut self, name: &'static str) -> &mut Source {
        let known = self.sources.iter().position(|source| source.name == name);
        let at = known.unwrap_or_else(|| {
            self.sources.push(Source {
                name,
                seats: [Sum::default(); MAX_SEATS],
                table: Sum::default(),
                now: [0; MAX_SEATS],
            });
            self.sources.len() - 1
        });
        &mut self.sources[at]
    }

    /// Adds the games of another thread.
    pub fn merge(&mut self, other: &Tally<R>) {
        self.games += other.games;
        self.stopped += other.stopped;
        self.shared += other.shared;
        self.played.merge(&other.played);
        self.rounds.merge(&other.rounds);
        self.decisions.merge(&other.decisions);
        self.deals.merge(&other.deals);
        if let Some(longest) = other.longest {
            self.lengthen(longest);
        }
        merge_each(&mut self.scores, &other.scores);
        merge_each(&mut self.victories, &other.victories);
        for theirs in &other.sources {
            let ours = self.source(theirs.name);
            merge_each(&mut ours.seats, &theirs.seats);
            ours.table.merge(&theirs.table);
        }
        self.figures.merge(&other.figures);
    }
}

fn merge_each(ours: &mut [Sum], theirs: &[Sum]) {
    for (ours, theirs) in ours.iter_mut().zip(theirs) {
        ours.merge(theirs);
    }
}

/// The counts of all games before the one being played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    pub decisions: u64,
    pub deals: u64,
}
