//! What a table knows besides the game itself.

use tabletop::journal::{Kind, NewEntry, Note, OrderChange};
use tabletop::{Dealing, Participant, Seat, SeatSet};

use crate::command::Command;

/// Who plays, and what the journal says besides the steps of the game. It is the same for every game.
#[derive(Clone, Debug)]
pub struct History {
    /// Who acts for the seats now.
    players: Vec<Participant>,
    /// Who held the seats when the game began.
    seated: Vec<Participant>,
    dealing: Dealing,
    journal: Vec<NewEntry>,
    turn: u64,
    steps: usize,
    marks: Vec<(usize, Mark)>,
    tour: bool,
    help: bool,
    time: Option<String>,
    /// Seats whose time has run out and whose people have not returned.
    out_of_time: SeatSet,
    take_back: Option<TakeBack>,
    retried: bool,
    /// Standing orders, in the order in which they were given.
    orders: Vec<(Seat, String)>,
    /// The seat whose order gives the next step.
    answering: Option<Seat>,
    /// The steps in force given by orders, by index.
    answered: Vec<usize>,
}

/// A request to take back steps, to which everybody has to agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBack {
    /// Who asks.
    pub by: Seat,
    pub steps: usize,
    /// The seats that agree, including the asking one.
    pub agreed: SeatSet,
}

/// Things that happened besides the steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The seat asked for advice and got this choice.
    Hint { seat: Seat, choice: String },
    /// Steps were taken back.
    Undone { steps: usize },
    /// The time of the seat has run out.
    OutOfTime { seat: Seat },
    /// A bot plays for the person, who has left or run out of time.
    Away { seat: Seat },
    /// The person has returned.
    Back { seat: Seat },
    /// Everybody is asked to agree to taking back this number of steps.
    TakeBackAsked { seat: Seat, steps: usize },
    /// The person did not agree.
    TakeBackDeclined { seat: Seat },
    /// A standing order was given or revoked, or has ended.
    Order {
        seat: Seat,
        change: OrderChange,
        order: String,
    },
}

impl Mark {
    /// What pages show of a note, if anything.
    pub fn of(note: Note) -> Option<Mark> {
        Some(match note {
            Note::Hint { seat, choice } => Mark::Hint { seat, choice },
            Note::OutOfTime { seat } => Mark::OutOfTime { seat },
            Note::Away { seat, .. } => Mark::Away { seat },
            Note::Back { seat } => Mark::Back { seat },
            Note::TakeBackAsked { seat, steps } => Mark::TakeBackAsked { seat, steps },
            Note::TakeBackDeclined { seat } => Mark::TakeBackDeclined { seat },
            Note::Order {
                seat,
                change,
                order,
            } if change != OrderChange::Answers => Mark::Order {
                seat,
                change,
                order,
            },
            Note::TourBegins
            | Note::TourEnds
            | Note::Help
            | Note::Time { .. }
            | Note::Order { .. }
            | Note::TakeBackAgreed { .. }
            | Note::TakeBack { .. } => return None,
        })
    }
}

/// How the journal length a request expects compares with the actual one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// The game is unchanged since then. Only notes may have been added.
    Now,
    /// The game has moved on since.
    Late,
    /// The request knows a longer journal than this table has taken.
    Ahead,
}

impl History {
    pub(crate) fn new(players: Vec<Participant>, dealing: Dealing) -> History {
        History {
            seated: players.clone(),
            players,
            dealing,
            journal: Vec::new(),
            turn: 0,
            steps: 0,
            marks: Vec::new(),
            tour: false,
            help: false,
            time: None,
            out_of_time: SeatSet::NONE,
            take_back: None,
            retried: false,
            orders: Vec::new(),
            answering: None,
            answered: Vec::new(),
        }
    }

    /// Remembers that a choice was taken back after its consequences had been seen.
    pub(crate) fn retry(&mut self) {
        self.retried = true;
    }

    /// Adds an entry after which this number of steps is in force.
    pub(crate) fn push(&mut self, entry: &NewEntry, steps: usize) {
        let answering = self.answering.take();
        match entry.kind {
            Kind::Step => {
                let by = |seat: Seat| entry.text.starts_with(&format!("{seat} "));
                if answering.is_some_and(by) {
                    self.answered.push(self.steps);
                }
            }
            Kind::Undo => {
                self.answered.retain(|step| *step < steps);
                let steps_back = self.steps - steps;
                self.marks.push((steps, Mark::Undone { steps: steps_back }));
            }
            Kind::Note => self.note(&entry.text),
        }
        self.steps = steps;
        self.journal.push(entry.clone());
        if entry.kind != Kind::Note {
            self.turn = self.length();
            self.take_back = None;
        }
    }

    /// Notes of unknown meaning are kept but do nothing: a later version may have written them.
    fn note(&mut self, text: &str) {
        let Some(note) = Note::read(text) else {
            return;
        };
        match &note {
            Note::TourBegins => self.tour = true,
            Note::TourEnds => self.tour = false,
            Note::Help => self.help = true,
            Note::Time { control } => self.time = Some(control.clone()),
            Note::OutOfTime { seat } => {
                self.out_of_time.insert(*seat);
            }
            Note::Away { seat, bot } => self.sit(*seat, Some(Participant::Bot(bot.clone()))),
            Note::Back { seat } => {
                self.out_of_time.remove(*seat);
                self.sit(*seat, self.seated.get(seat.index()).cloned());
            }
            &Note::TakeBackAsked { seat, steps } => {
                let agreed = [seat].into_iter().collect();
                let by = seat;
                self.take_back = Some(TakeBack { by, steps, agreed });
            }
            Note::TakeBackAgreed { seat } => {
                if let Some(asked) = &mut self.take_back {
                    asked.agreed.insert(*seat);
                }
            }
            Note::TakeBackDeclined { .. } => self.take_back = None,
            Note::Order {
                seat,
                change,
                order,
            } => self.order(*seat, *change, order),
            Note::Hint { .. } | Note::TakeBack { .. } => {}
        }
        if let Some(mark) = Mark::of(note) {
            self.marks.push((self.steps, mark));
        }
    }

    fn order(&mut self, seat: Seat, change: OrderChange, order: &str) {
        match change {
            // A record from elsewhere may name a seat the game does not have.
            OrderChange::Given => {
                if seat.index() < self.players.len() && !self.has_order(seat, order) {
                    self.orders.push((seat, order.to_owned()));
                }
            }
            OrderChange::Revoked | OrderChange::Ended => {
                let other = |given: &(Seat, String)| given.0 != seat || given.1 != order;
                self.orders.retain(other);
            }
            OrderChange::Answers => self.answering = Some(seat),
        }
    }

    fn sit(&mut self, seat: Seat, player: Option<Participant>) {
        // A record from elsewhere may name a seat the game does not have.
        if let (Some(place), Some(player)) = (self.players.get_mut(seat.index()), player) {
            *place = player;
        }
    }

    /// Who acts for the seats now: a bot where the person is away.
    pub fn players(&self) -> &[Participant] {
        &self.players
    }

    /// Who held the seats when the game began; their names stay to the end.
    pub fn seated(&self) -> &[Participant] {
        &self.seated
    }

    /// Whether a seat's person has left it to a bot.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.players[seat.index()] != self.seated[seat.index()]
    }

    /// The seats of people who are present.
    pub fn present(&self) -> SeatSet {
        let seats = Seat::all(self.players.len() as u8);
        seats
            .filter(|seat| !self.players[seat.index()].is_bot())
            .collect()
    }

    /// The pending request to take back steps.
    pub fn take_back(&self) -> Option<TakeBack> {
        self.take_back
    }

    /// Whether people agreed to allow advice, analysis and copies.
    pub fn has_help(&self) -> bool {
        self.help
    }

    /// The time control agreed on, in the application's own spelling.
    pub fn time(&self) -> Option<&str> {
        self.time.as_deref()
    }

    /// Whether a seat's time has run out and its person has not returned.
    pub fn is_out_of_time(&self, seat: Seat) -> bool {
        self.out_of_time.contains(seat)
    }

    /// Who acts for a seat now.
    pub fn player(&self, seat: Seat) -> &Participant {
        &self.players[seat.index()]
    }

    /// Whether all others are bots.
    pub fn has_one_person(&self) -> bool {
        self.players
            .iter()
            .filter(|player| !player.is_bot())
            .count()
            == 1
    }

    /// Whether a choice was taken back after luck or a bot's answer had been seen: the result then says less than
    /// that of other games. Corrections by people at a real table do not count.
    pub fn is_retried(&self) -> bool {
        self.retried
    }

    /// Where deals come from.
    pub fn dealing(&self) -> &Dealing {
        &self.dealing
    }

    /// Whether people type the deals.
    pub fn is_typed(&self) -> bool {
        self.dealing == Dealing::Typed
    }

    /// Every entry that was taken.
    pub fn journal(&self) -> &[NewEntry] {
        &self.journal
    }

    /// How many entries were taken.
    pub fn length(&self) -> u64 {
        self.journal.len() as u64
    }

    /// The length at which the game itself last changed; only notes follow.
    pub fn turn(&self) -> u64 {
        self.turn
    }

    /// How an expected length of the journal compares with the table.
    pub fn timing(&self, expected: u64) -> Timing {
        if expected > self.length() {
            Timing::Ahead
        } else if expected >= self.turn {
            Timing::Now
        } else {
            Timing::Late
        }
    }

    /// Whether the entry with this number is the result a command aims at. This recognises a repeated command as
    /// done, without mistaking another command from the same page for it.
    pub fn is_done(&self, command: Command<'_>, number: u64) -> bool {
        let entry = self.journal.get(number as usize);
        entry.is_some_and(|entry| command.is_done_by(entry))
    }

    /// Things that happened besides the steps, each with the number of steps before it.
    pub fn marks(&self) -> &[(usize, Mark)] {
        &self.marks
    }

    /// The advice for the pending decision, if somebody asked for it.
    pub fn advice(&self) -> Option<&str> {
        let now = self
            .marks
            .iter()
            .rev()
            .take_while(|(step, _)| *step == self.steps);
        let mut advice = now.map_while(|(_, mark)| match mark {
            Mark::Undone { .. } => None,
            Mark::Hint { choice, .. } => Some(Some(choice.as_str())),
            _ => Some(None),
        });
        advice.find_map(|choice| choice)
    }

    /// The standing orders, with the seats they are for.
    pub fn orders(&self) -> &[(Seat, String)] {
        &self.orders
    }

    /// Whether a seat has given this order.
    pub fn has_order(&self, seat: Seat, order: &str) -> bool {
        let mut orders = self.orders.iter();
        orders.any(|(by, given)| *by == seat && given == order)
    }

    /// Whether a standing order gave the step with this index.
    pub fn is_answered(&self, step: usize) -> bool {
        self.answered.binary_search(&step).is_ok()
    }

    /// Whether the tour explains the table.
    pub fn has_tour(&self) -> bool {
        self.tour
    }
}
