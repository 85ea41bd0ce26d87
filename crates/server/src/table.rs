//! A table in memory: a stored game with its journal played out. It is a cache; the journal is the truth.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use ::table::{History, Mark, Standing, Viewer};
use bots::Stop;
use games::names::seat_names;
use games::{Advice, AnyTable, RunningAnalysis};
use store::{Participant, Seating, Store, StoredGame};
use tabletop::journal::NewEntry;
use tabletop::record::Header;
use tabletop::{Record, Seat};
use view::page::{LogEntry, LogNote, NoteKind};
use words::{Language, Text};

use crate::changes::{Prints, ToldLately};
use crate::clocks::{Clock, stored_clock};
use crate::coach::Coached;
use crate::names::isolated;
use crate::new_table::plain_name;

#[derive(Debug)]
pub struct Table {
    pub game: StoredGame,
    pub header: Header,
    live: Box<dyn AnyTable>,
    /// Who made it and who holds its seats.
    pub seating: Seating,
    /// The turn about which a bot is known to think, here or at another server, and since when.
    awaited: Option<(u64, Instant)>,
    /// The turn it thinks about once it has begun, and what ends that.
    pub thought: Option<(u64, Stop)>,
    /// The turn about which a bot was asked for advice and who asked, until it has thought.
    pub advising: Option<(u64, Viewer)>,
    /// What a bot advised at a turn; that it was asked is in the journal.
    pub advice: Option<(u64, Advice)>,
    /// The last choice that the coach has looked at, or looks at.
    pub coached: Option<Coached>,
    pub analysis: Option<Arc<Mutex<RunningAnalysis>>>,
    /// The clock as it was stored last, if people agreed on time.
    clock: Option<Clock>,
    /// What browsers have seen of it.
    pub prints: RefCell<Prints>,
    /// What was told lately, for others who see the same.
    pub told: RefCell<ToldLately>,
    logs: BTreeMap<Language, Vec<LogEntry>>,
    /// When somebody last looked at it.
    looked: Option<Instant>,
}

impl Table {
    /// Plays a game's journal out.
    pub fn load(store: &dyn Store, game: StoredGame) -> store::Result<Table> {
        let broken =
            |what: String| store::StoreError::Unreadable(format!("game {}: {what}", game.id));
        let header = read_header(&game.about.header).ok_or_else(|| broken("its header".into()))?;
        let rules = games::game(&game.about.game)
            .ok_or_else(|| broken(format!("no game {:?}", game.about.game)))?;
        let setup = rules.setup(&Record::new(header.clone()));
        if usize::from(setup.seats) != game.about.seats.len() {
            return Err(broken("its seats".into()));
        }
        let players = game.about.seats.iter().map(player).collect();
        let live = rules.begin(&setup, players, game.about.dealing.clone());
        let live = live.map_err(|error| broken(format!("{error:?}")))?;
        let mut table = Table {
            header,
            live,
            awaited: None,
            thought: None,
            advising: None,
            advice: None,
            coached: None,
            analysis: None,
            clock: None,
            prints: RefCell::default(),
            told: RefCell::default(),
            seating: store.seating(&game.id)?,
            logs: BTreeMap::new(),
            looked: None,
            game,
        };
        let entries = store.journal(&table.game.id, 0)?;
        // It only grows: what is missing was lost.
        if (entries.len() as u64) < table.game.length {
            return Err(store::StoreError::Unreadable(format!(
                "game {}: the end of its journal is missing",
                table.game.id
            )));
        }
        let entries: Vec<NewEntry> = entries.into_iter().map(NewEntry::from).collect();
        table.take(0, &entries)?;
        if table.history().time().is_some() {
            table.clock = stored_clock(store, &table.game.id)?;
        }
        Ok(table)
    }

    /// Takes stored entries, of which the first has this number; those taken before are left out.
    pub fn take(&mut self, first: u64, entries: &[NewEntry]) -> store::Result<()> {
        let known = self.history().length().saturating_sub(first) as usize;
        for entry in entries.iter().skip(known) {
            let taken = self.live.take(entry);
            taken.map_err(|what| {
                store::StoreError::Unreadable(format!("game {}: {what}", self.game.id))
            })?;
            for log in self.logs.values_mut() {
                log.truncate(self.live.len());
            }
        }
        // The game went on without the bot, or the person it thought for is back.
        let (turn, asked) = (self.history().turn(), self.live.bot_asked().is_some());
        if self
            .thought
            .as_ref()
            .is_some_and(|(about, _)| *about != turn || !asked)
        {
            self.end_thought();
        }
        Ok(())
    }

    /// Takes a clock that was stored, unless it has a later one.
    pub fn show_clock(&mut self, clock: Option<Clock>) {
        let length = self.clock.as_ref().map(|clock| clock.length);
        if let Some(clock) = clock.filter(|clock| Some(clock.length) >= length) {
            self.clock = Some(clock);
        }
    }

    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Ends what a bot thinks: nobody needs it any more.
    pub fn end_thought(&mut self) {
        if let Some((_, stop)) = self.thought.take() {
            stop.stop();
        }
    }

    /// Somebody thinks about the present turn from now on, here or at another server.
    pub fn await_bot(&mut self) {
        self.awaited = Some((self.history().turn(), Instant::now()));
    }

    /// Nobody is known to think about the present turn.
    pub fn await_nobody(&mut self) {
        self.awaited = None;
    }

    /// Whether somebody was found within a while to think about the present turn.
    pub fn is_bot_awaited(&self, within: Duration) -> bool {
        let turn = self.history().turn();
        self.awaited
            .is_some_and(|(about, since)| about == turn && since.elapsed() < within)
    }

    /// Whether a bot thinks about the present turn, as far as is known.
    pub fn is_thinking(&self) -> bool {
        self.is_bot_awaited(Duration::MAX)
    }

    /// The game as it is played; it changes by what was stored and in no other way.
    pub fn live(&self) -> &dyn AnyTable {
        &*self.live
    }

    /// Who plays, and what the journal says beside the steps.
    pub fn history(&self) -> &History {
        self.live.history()
    }

    pub fn look(&mut self) {
        self.looked = Some(Instant::now());
    }

    /// Whether somebody has looked at it within a while.
    pub fn is_looked_at(&self, within: Duration) -> bool {
        self.looked.is_some_and(|looked| looked.elapsed() < within)
    }

    /// Whether somebody waits for its bots: a person who plays, or one who looks on.
    pub fn is_awaited(&self, within: Duration) -> bool {
        let mut players = self.history().players().iter();
        players.any(|player| matches!(player, Participant::Person(_))) || self.is_looked_at(within)
    }

    /// Whether a step is the choice of a person.
    pub fn is_by_person(&self, step: &NewEntry) -> bool {
        let seat = step
            .text
            .split(' ')
            .next()
            .and_then(|word| word.parse::<usize>().ok());
        let player = seat.and_then(|seat| self.history().players().get(seat.checked_sub(1)?));
        matches!(player, Some(Participant::Person(_)))
    }

    /// What people call each seat.
    pub fn names(&self, text: &Text) -> Vec<String> {
        let names = seat_names(&self.game.about.game, self.history().seated(), text);
        names.into_iter().map(isolated).collect()
    }

    /// The log in a language; what was made once is kept.
    pub fn log(&mut self, names: &[String], text: &Text) -> &[LogEntry] {
        let log = self.logs.entry(text.language()).or_default();
        for index in log.len()..self.live.len() {
            log.push(self.live.log_entry(index, names, text));
        }
        log
    }

    /// What happened beside the steps, with the names of those who did it.
    pub fn notes(&self, names: &[String], text: &Text) -> Vec<LogNote> {
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        let mut out_of_time = None;
        let note = |(step, mark): &(usize, Mark)| LogNote {
            step: *step,
            kind: match mark {
                Mark::OutOfTime { seat } => {
                    out_of_time = Some(*seat);
                    NoteKind::OutOfTime { who: name(*seat) }
                }
                // Whoever runs out of time has not left.
                Mark::Away { seat } if out_of_time.take() == Some(*seat) => {
                    NoteKind::BotAnswers { who: name(*seat) }
                }
                Mark::Hint { seat, choice } => NoteKind::Hint {
                    who: name(*seat),
                    notation: choice.clone(),
                },
                Mark::Undone { steps } => NoteKind::Undone { steps: *steps },
                Mark::Away { seat } => NoteKind::Away { who: name(*seat) },
                Mark::Back { seat } => NoteKind::Back { who: name(*seat) },
                Mark::TakeBackAsked { seat, .. } => NoteKind::TakeBackAsked { who: name(*seat) },
                Mark::TakeBackDeclined { seat } => NoteKind::TakeBackDeclined { who: name(*seat) },
                Mark::Order {
                    seat,
                    change,
                    order,
                } => NoteKind::Order {
                    who: name(*seat),
                    change: *change,
                    order: self.order_said(order, text),
                },
            },
        };
        self.history().marks().iter().map(note).collect()
    }

    /// What a standing order says; one of another version is told as it is written.
    pub fn order_said(&self, order: &str, text: &Text) -> String {
        let words = self.live.order_words(order, text);
        words.map_or_else(|| order.to_owned(), |words| words.said)
    }

    /// How many people play, whether they are there or not: all at one screen are one.
    fn people(&self) -> usize {
        self.seating.holders.len().max(1)
    }

    /// Whether several people play at screens of their own.
    pub fn is_shared(&self) -> bool {
        self.people() > 1
    }

    /// Whether advice, analysis and copies would be unfair: several people play, and did not agree on them, or it is
    /// the plan of somebody at such a game.
    pub fn forbids_help(&self) -> bool {
        let people = self.is_shared() && !self.history().has_help() && !self.live.is_over();
        people || self.game.about.series.as_deref() == Some(store::PLAN_ALONE)
    }

    /// Whether it is the plan of one person.
    pub fn is_plan(&self) -> bool {
        let series = self.game.about.series.as_deref();
        matches!(series, Some(store::PLAN | store::PLAN_ALONE))
    }
}

/// Reads a stored header.
pub fn read_header(text: &str) -> Option<Header> {
    let text = format!("{}\n\n", text.trim_end());
    let record = Record::read(text.as_bytes()).ok()?;
    Some(record.header().clone())
}

/// The word behind the points of a game in which choices were taken back after what followed was seen.
const RETRIED: &str = "retried";

/// Whether choices were taken back in a finished game after what followed was seen.
pub fn is_retried(game: &StoredGame) -> bool {
    game.about.standing.summary.ends_with(RETRIED)
}

/// What lists say about a game: the round and whom it waits for, or the points by seat.
pub fn stored_standing(standing: &Standing, asked: Option<Seat>) -> store::StoredStanding {
    match standing {
        Standing::Running { round } => {
            store::StoredStanding::running(round.to_string()).asking(asked)
        }
        Standing::Over {
            points,
            winners,
            retried,
        } => {
            let mut points: Vec<String> = points.iter().map(ToString::to_string).collect();
            points.extend(retried.then(|| RETRIED.to_owned()));
            store::StoredStanding::finished(points.join(" "), winners.iter().collect())
        }
    }
}

/// Who holds a stored seat.
pub fn player(stored: &Participant) -> Participant {
    match stored {
        Participant::Person(name) => Participant::Person(plain_name(name)),
        Participant::Bot(bot) => Participant::Bot(bot.clone()),
    }
}
