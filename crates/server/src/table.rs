//! A table: a stored game with its journal played out. It is a cache; the journal is the truth.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use games::{Analysis, AnyMatch, AnyPending};
use store::{
    Append, Appended, Dealing, Entry, Game, Key, Kind, Moment, NewEntry, Player, Standing,
};
use tabletop::journal;
use tabletop::record::{Header, Item, ItemKind};
use tabletop::{Record, Seat, SeededDealer};
use view::page::{LogEntry, Note, NoteKind, Sitter, UndoState};
use view::{Language, Text};

use crate::app::{App, text};
use crate::new_table::plain_name;

/// A game in the cache.
#[derive(Debug)]
pub struct Table {
    pub game: Game,
    pub header: Header,
    pub live: Box<dyn AnyMatch>,
    pub sitters: Vec<Sitter>,
    dealer: Option<SeededDealer>,
    /// The length of the journal.
    pub seq: u64,
    /// The length it had when the game itself changed last; only notes follow.
    pub turn: u64,
    /// Lines that were taken back and can be had again, the next one last.
    redo: Vec<String>,
    marks: Vec<(usize, Mark)>,
    /// Whether a bot thinks about its choice.
    pub thinking: bool,
    /// The turn about which a bot was asked for advice, until it has thought.
    pub advising: Option<u64>,
    /// Whether the tour explains the table.
    pub tour: bool,
    pub analysis: Option<Arc<Mutex<Analysis>>>,
    logs: BTreeMap<Language, Vec<LogEntry>>,
}

/// What happened beside the steps.
#[derive(Clone, Debug)]
enum Mark {
    Hint { seat: Seat, choice: String },
    Undone { steps: usize },
}

/// The note that begins the tour, and the one that ends it.
const TOUR: &str = "tour";
const TOUR_ENDS: &str = "tour ends";

/// What came of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Done, now or when it was sent before.
    Done,
    /// The table is no longer as it was when the command was made.
    Late,
    /// The rules do not allow it, for this reason.
    Refused(String),
    /// It is not to be had now: the table was not what the page showed, or nobody here can ask for it.
    NotNow,
}

/// What a command was made for, and how it is known again.
#[derive(Clone, Debug)]
pub struct Ticket {
    pub expected: u64,
    pub key: Option<Key>,
}

/// What a command is to bring into the journal.
#[derive(Clone, Copy, Debug)]
enum Wanted<'a> {
    /// A choice or deal, as it was sent.
    Step(&'a str),
    /// Whatever was taken back.
    AnyStep,
    Undo,
    Note,
}

impl Wanted<'_> {
    /// Whether an entry is what was wanted.
    fn is(self, entry: &Entry) -> bool {
        match self {
            Wanted::Step(sent) => {
                let (_, done) = entry.text.split_once(' ').unwrap_or_default();
                // People may write it in their own way.
                entry.kind == Kind::Step && done.eq_ignore_ascii_case(sent.trim())
            }
            Wanted::AnyStep => entry.kind == Kind::Step,
            Wanted::Undo => entry.kind == Kind::Undo,
            Wanted::Note => entry.kind == Kind::Note,
        }
    }
}

impl Table {
    /// Plays a game's journal out.
    pub fn load(app: &App, game: Game) -> store::Result<Table> {
        let broken = |what: String| store::Fault::Unreadable(format!("game {}: {what}", game.id));
        let header = read_header(&game.about.header).ok_or_else(|| broken("its header".into()))?;
        let record = Record::new(header.clone());
        let rules = games::game(&game.about.game)
            .ok_or_else(|| broken(format!("no game {:?}", game.about.game)))?;
        let live = rules.begin(&rules.setup(&record));
        let live = live.map_err(|fault| broken(format!("{fault:?}")))?;
        let dealer = match &game.about.dealing {
            Dealing::Seeded(seed) => Some(SeededDealer::new(seed)),
            Dealing::Typed => None,
        };
        let mut table = Table {
            sitters: game.about.seats.iter().map(sitter).collect(),
            header,
            live,
            dealer,
            seq: 0,
            turn: 0,
            redo: Vec::new(),
            marks: Vec::new(),
            thinking: false,
            advising: None,
            tour: false,
            analysis: None,
            logs: BTreeMap::new(),
            game,
        };
        table.catch_up(app)?;
        Ok(table)
    }

    /// Takes what the journal has beyond the table.
    pub fn catch_up(&mut self, app: &App) -> store::Result<()> {
        let id = self.game.id.clone();
        for entry in app.store.journal(&id, self.seq)? {
            let taken = self.take(&entry);
            taken.map_err(|what| store::Fault::Unreadable(format!("game {id}: {what}")))?;
        }
        Ok(())
    }

    fn take(&mut self, entry: &Entry) -> Result<(), String> {
        self.grown(entry.seq + 1, entry.kind);
        match entry.kind {
            Kind::Step => {
                self.live.take(&entry.text)?;
                self.stepped(&entry.text);
            }
            Kind::Undo => match Item::read(&entry.text).map(|item| item.kind) {
                Ok(ItemKind::Undo { steps }) => self.take_back(steps as usize),
                _ => return Err(format!("{:?}", entry.text)),
            },
            Kind::Note => self.take_note(&entry.text),
        }
        Ok(())
    }

    /// The journal has grown to this length, by entries of this kind.
    fn grown(&mut self, length: u64, kind: Kind) {
        self.seq = length;
        if kind != Kind::Note {
            self.turn = length;
        }
    }

    /// A step was taken: what was taken back before is to be had again only by the same step.
    fn stepped(&mut self, line: &str) {
        if self.redo.pop().is_some_and(|next| next != line) {
            self.redo.clear();
        }
    }

    fn take_back(&mut self, steps: usize) {
        let steps = steps.min(self.live.len());
        for index in (self.live.len() - steps..self.live.len()).rev() {
            self.redo.push(self.live.step_text(index));
        }
        self.live.undo(steps);
        let left = self.live.len();
        for log in self.logs.values_mut() {
            log.truncate(left);
        }
        self.marks.push((left, Mark::Undone { steps }));
    }

    fn take_note(&mut self, text: &str) {
        match text {
            TOUR => self.tour = true,
            TOUR_ENDS => self.tour = false,
            _ => {}
        }
        let mut words = text.splitn(3, ' ');
        let read = (words.next(), words.next(), words.next());
        if let (Some("hint"), Some(seat), Some(choice)) = read
            && let Ok(number @ 1..=5) = seat.parse::<u8>()
        {
            let seat = Seat::new(number - 1);
            let choice = choice.to_owned();
            self.marks
                .push((self.live.len(), Mark::Hint { seat, choice }));
        }
    }

    /// What people call each seat.
    pub fn names(&self, text: &Text) -> Vec<String> {
        games::names::seat_names(&self.game.about.game, &self.sitters, text)
    }

    /// The log in a language; what was made once is kept.
    pub fn log(&mut self, names: &[String], text: &Text) -> &[LogEntry] {
        let log = self.logs.entry(text.language()).or_default();
        for index in log.len()..self.live.len() {
            log.push(self.live.log_entry(index, names, text));
        }
        log
    }

    /// What happened beside the steps, in words.
    pub fn notes(&self, names: &[String]) -> Vec<Note> {
        let note = |(step, mark): &(usize, Mark)| Note {
            step: *step,
            kind: match mark {
                Mark::Hint { seat, choice } => NoteKind::Hint {
                    who: names.get(seat.index()).cloned().unwrap_or_default(),
                    notation: choice.clone(),
                },
                Mark::Undone { steps } => NoteKind::Undone { steps: *steps },
            },
        };
        self.marks.iter().map(note).collect()
    }

    /// The advice for the decision at hand, if it was asked for.
    pub fn advice(&self) -> Option<&str> {
        match self.marks.last() {
            Some((step, Mark::Hint { choice, .. })) if *step == self.live.len() => Some(choice),
            _ => None,
        }
    }

    /// Whether people type the deals.
    pub fn typed(&self) -> bool {
        self.dealer.is_none()
    }

    /// The seat that is asked, and who holds it.
    pub fn asked(&self) -> Option<(Seat, &Sitter)> {
        match self.live.pending() {
            AnyPending::Decision { seat, .. } => Some((seat, &self.sitters[seat.index()])),
            AnyPending::Chance { .. } | AnyPending::Over => None,
        }
    }

    /// The bot that is asked.
    pub fn bot_asked(&self) -> Option<(Seat, &str)> {
        match self.asked() {
            Some((seat, Sitter::Bot(bot))) => Some((seat, bot)),
            _ => None,
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.live.pending() == AnyPending::Over
    }

    /// The step that redo would make.
    pub fn next_redo(&self) -> Option<&str> {
        self.redo.last().map(String::as_str)
    }

    /// How many steps undo would take back, or why it cannot.
    pub fn undo_steps(&self, names: &[String]) -> Result<usize, UndoState> {
        let by_bot = |index: usize| {
            let seat = self.live.step_seat(index);
            seat.is_some_and(|seat| self.sitters[seat.index()].is_bot())
        };
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        let Some(last) = self.live.len().checked_sub(1) else {
            return Err(UndoState::Nothing);
        };
        if self.typed() {
            // At a real table people correct what they told; bots then think again.
            let own = (0..=last).rev().find(|&index| !by_bot(index));
            return own.map(|index| last + 1 - index).ok_or(UndoState::Nothing);
        }
        let Some(seat) = self.live.step_seat(last) else {
            return Err(UndoState::Deal);
        };
        // Within one go only one's own choices are taken back.
        let other = self
            .next_redo()
            .and_then(line_seat)
            .is_some_and(|undone| undone != seat);
        if by_bot(last) || other {
            return Err(UndoState::Other(name(seat)));
        }
        Ok(1)
    }

    /// Makes the choice of the person who is asked, and deals what follows.
    pub fn choose(
        &mut self,
        app: &App,
        ticket: &Ticket,
        choice: &str,
        text: &Text,
    ) -> store::Result<Outcome> {
        match self.admit(app, ticket, Wanted::Step(choice))? {
            // Bots choose for themselves.
            Ok(_) if self.bot_asked().is_some() => Ok(Outcome::NotNow),
            Ok(ticket) => self.make_choice(app, &ticket, choice, text),
            Err(outcome) => Ok(outcome),
        }
    }

    /// Makes the choice a bot thought of at this turn. Too late it is none: whoever looks next wakes the bot again.
    pub fn choose_for_bot(&mut self, app: &App, turn: u64, choice: &str) -> store::Result<Outcome> {
        if self.turn != turn {
            return Ok(Outcome::Late);
        }
        let ticket = self.own_ticket();
        self.make_choice(app, &ticket, choice, text(Language::ENGLISH))
    }

    fn make_choice(
        &mut self,
        app: &App,
        ticket: &Ticket,
        choice: &str,
        text: &Text,
    ) -> store::Result<Outcome> {
        let names = self.names(text);
        let seat = match self.asked() {
            Some((seat, _)) => seat,
            // The refusal says what the game waits for.
            None => Seat::new(0),
        };
        let before = self.live.len();
        match self.live.choose(seat, choice, &names, text) {
            Ok(()) => self.store_steps(app, ticket, before),
            Err(reason) => Ok(Outcome::Refused(reason)),
        }
    }

    /// Tells a deal.
    pub fn deal(
        &mut self,
        app: &App,
        ticket: &Ticket,
        deal: &str,
        text: &Text,
    ) -> store::Result<Outcome> {
        let ticket = match self.admit(app, ticket, Wanted::Step(deal))? {
            Ok(ticket) => ticket,
            Err(outcome) => return Ok(outcome),
        };
        if !self.typed() {
            return Ok(Outcome::NotNow);
        }
        let names = self.names(text);
        let before = self.live.len();
        match self.live.deal(deal, &names, text) {
            Ok(()) => self.store_steps(app, &ticket, before),
            Err(reason) => Ok(Outcome::Refused(reason)),
        }
    }

    /// Takes back what may be taken back at once.
    pub fn undo(&mut self, app: &App, ticket: &Ticket, text: &Text) -> store::Result<Outcome> {
        let ticket = match self.admit(app, ticket, Wanted::Undo)? {
            Ok(ticket) => ticket,
            Err(outcome) => return Ok(outcome),
        };
        let Ok(steps) = self.undo_steps(&self.names(text)) else {
            return Ok(Outcome::NotNow);
        };
        self.take_back(steps);
        if let Some(dealer) = &mut self.dealer {
            self.live.rewind(dealer);
        }
        self.append(app, &ticket, vec![NewEntry::undo(steps)])
    }

    /// Makes the step again that was taken back last.
    pub fn redo(&mut self, app: &App, ticket: &Ticket) -> store::Result<Outcome> {
        let ticket = match self.admit(app, ticket, Wanted::AnyStep)? {
            Ok(ticket) => ticket,
            Err(outcome) => return Ok(outcome),
        };
        let Some(line) = self.redo.last().cloned() else {
            return Ok(Outcome::NotNow);
        };
        let before = self.live.len();
        match self.live.take(&line) {
            Ok(()) => self.store_steps(app, &ticket, before),
            Err(_) => Ok(Outcome::NotNow),
        }
    }

    /// Notes that advice was given.
    pub fn note_hint(&mut self, app: &App, seat: Seat, choice: &str) -> store::Result<Outcome> {
        let note = format!("hint {seat} {choice}");
        self.take_note(&note);
        let ticket = self.own_ticket();
        self.append(app, &ticket, vec![NewEntry::note(note)])
    }

    /// The ticket of what nobody sends.
    fn own_ticket(&self) -> Ticket {
        Ticket {
            expected: self.seq,
            key: None,
        }
    }

    /// Ends the tour.
    pub fn end_tour(&mut self, app: &App, ticket: &Ticket) -> store::Result<Outcome> {
        let ticket = match self.admit(app, ticket, Wanted::Note)? {
            Ok(ticket) => ticket,
            Err(outcome) => return Ok(outcome),
        };
        self.take_note(TOUR_ENDS);
        self.append(app, &ticket, vec![NewEntry::note(TOUR_ENDS)])
    }

    /// The ticket with which a command is done now, or what came of it if it needs no doing: it was done before, or
    /// it is too late. Notes change nothing of the game, so what was sent before them is as good as after.
    fn admit(
        &mut self,
        app: &App,
        ticket: &Ticket,
        wanted: Wanted<'_>,
    ) -> store::Result<Result<Ticket, Outcome>> {
        let Ticket { expected, key } = ticket.clone();
        if expected > self.seq {
            self.reload(app)?;
        }
        if expected >= self.seq {
            let now = expected == self.seq;
            return Ok(now.then_some(Ticket { expected, key }).ok_or(Outcome::Late));
        }
        match self.brought(app, key.as_ref())? {
            // Two clicks on one page have one key; only the first of different ones was done.
            Some(brought) if wanted.is(&brought) => Ok(Err(Outcome::Done)),
            None if expected >= self.turn => Ok(Ok(Ticket {
                expected: self.seq,
                key,
            })),
            _ => Ok(Err(Outcome::Late)),
        }
    }

    /// The first entry that a command with this key brought. Those of one command are of one kind.
    fn brought(&self, app: &App, key: Option<&Key>) -> store::Result<Option<Entry>> {
        let id = &self.game.id;
        let range = key
            .map(|key| app.store.appended_with(id, key))
            .transpose()?;
        let Some(range) = range.flatten() else {
            return Ok(None);
        };
        let journal = app.store.journal(id, range.start)?;
        Ok(journal.into_iter().next())
    }

    /// Deals what follows and stores the steps from `before` on.
    fn store_steps(&mut self, app: &App, ticket: &Ticket, before: usize) -> store::Result<Outcome> {
        if let Some(dealer) = &mut self.dealer {
            self.live.rewind(dealer);
            self.live.deal_seeded(dealer);
        }
        let lines: Vec<String> = (before..self.live.len())
            .map(|index| self.live.step_text(index))
            .collect();
        for line in &lines {
            self.stepped(line);
        }
        let entries = lines.into_iter().map(NewEntry::step).collect();
        self.append(app, ticket, entries)
    }

    /// Stores what was already done here; where that fails the table is made again from the journal.
    fn append(
        &mut self,
        app: &App,
        ticket: &Ticket,
        entries: Vec<NewEntry>,
    ) -> store::Result<Outcome> {
        // Notes come alone.
        let kind = entries.first().map_or(Kind::Note, |entry| entry.kind);
        let append = Append {
            expected: ticket.expected,
            key: ticket.key.clone(),
            at: Moment::now(),
            entries,
            standing: Some(standing(&*self.live)),
        };
        let appended = app.store.append(&self.game.id, &append);
        match appended {
            Ok(Appended::Done { length, .. }) => {
                self.grown(length, kind);
                Ok(Outcome::Done)
            }
            // Another process was told the same, or something else from the same page.
            Ok(Appended::Repeated { .. }) => {
                self.reload(app)?;
                let brought = self.brought(app, ticket.key.as_ref())?;
                let brought = brought.map(|entry| (entry.kind, entry.text));
                let first = append.entries.into_iter().next();
                let same = brought == first.map(|entry| (entry.kind, entry.text));
                Ok(if same { Outcome::Done } else { Outcome::Late })
            }
            Ok(Appended::Conflict { .. }) => self.reload(app).map(|()| Outcome::Late),
            Err(fault) => {
                self.reload(app)?;
                Err(fault)
            }
        }
    }

    fn reload(&mut self, app: &App) -> store::Result<()> {
        let (thinking, advising) = (self.thinking, self.advising);
        *self = Table::load(app, app.store.game(&self.game.id)?)?;
        self.thinking = thinking;
        self.advising = advising;
        Ok(())
    }

    /// The record, with result and seed if the game is over.
    pub fn record(&self, journal: &[Entry]) -> Record {
        let mut record = Record::new(self.header.clone());
        let ended = self.live.record(self.header.clone());
        let ended = ended.items().iter();
        let ended = ended
            .filter(|item| matches!(item.kind, ItemKind::Result { .. } | ItemKind::Digest { .. }));
        let journal: Vec<NewEntry> = journal.iter().cloned().map(NewEntry::from).collect();
        for item in journal::items(&journal).into_iter().chain(ended.cloned()) {
            record.push(item).expect("a journal is a game");
        }
        if let Dealing::Seeded(seed) = &self.game.about.dealing
            && self.is_over()
            && self.header.deal_commit == Some(seed.commit())
        {
            let item = Item::new(ItemKind::DealSeed { seed: *seed });
            record.push(item).expect("a seed may follow the result");
        }
        record
    }

    /// The first position of every round.
    pub fn rounds(&self) -> Vec<(u16, usize)> {
        let mut rounds: Vec<(u16, usize)> = Vec::new();
        for step in 0..=self.live.len() {
            let round = self.live.round_at(step);
            if rounds.last().is_none_or(|(last, _)| *last != round) {
                rounds.push((round, step));
            }
        }
        rounds
    }
}

/// Reads a stored header.
pub fn read_header(text: &str) -> Option<Header> {
    let text = format!("{}\n\n", text.trim_end());
    let record = Record::read(text.as_bytes()).ok()?;
    Some(record.header().clone())
}

/// What lists say about a game: the round, or the points by seat.
pub fn standing(live: &dyn AnyMatch) -> Standing {
    if live.pending() == AnyPending::Over {
        let points: Vec<String> = live.points().iter().map(ToString::to_string).collect();
        Standing::finished(points.join(" "), live.winners())
    } else {
        Standing::running(live.round_at(live.len()).to_string())
    }
}

/// Who holds a stored seat.
pub fn sitter(player: &Player) -> Sitter {
    match player {
        Player::Person(name) => Sitter::Person(plain_name(name)),
        Player::Bot(bot) => Sitter::Bot(bot.clone()),
    }
}

/// The seat in a line of a record.
fn line_seat(line: &str) -> Option<Seat> {
    let number: u8 = line.split(' ').next()?.parse().ok()?;
    (1..=5).contains(&number).then(|| Seat::new(number - 1))
}
