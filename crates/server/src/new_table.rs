//! Making games: new ones, imported ones, and those that go on from others.

use games::names::seat_names;
use games::{AnyTable, Game, game};
use store::{
    Dealing, FirstJob, GameId, GameName, Holder, Key, Moment, NewEntry, NewGame, OwnGame, Parent,
    PersonKind, Seating, Status,
};
use tabletop::journal::Note;
use tabletop::record::{Date, Header, NameError};
use tabletop::{Seat, SeatName, SeatSet, Setup};
use time::OffsetDateTime;
use view::page::Participant;
use words::{Text, name_error, say};

use crate::app::App;
use crate::clocks::{TimeControl, Timed};
use crate::names::{can_play, is_disturbing, seen, undisturbing};
use crate::notices::first_turn;
use crate::permission::Identity;
use crate::table::{Table, stored_standing};
use crate::turns::first_bot_turn;

/// A game that is to be made.
#[derive(Debug)]
pub struct NewTable {
    pub game: &'static str,
    pub setup: Setup,
    pub participants: Vec<Participant>,
    pub typed: bool,
    /// Empty: found by itself.
    pub name: String,
    pub series: Option<String>,
    pub parent: Option<Parent>,
    /// The steps it begins with, as a record writes them.
    pub first: Vec<String>,
    pub tour: bool,
    /// Whether several people agree on advice, analysis and copies.
    pub help: bool,
    /// How much time several people agree on.
    pub time: Option<TimeControl>,
    /// Who makes it and who holds its seats.
    pub seating: Seating,
    /// The table at which it begins, as it was seen; a game without one gets an address of its own.
    pub at: Option<(GameId, u64)>,
}

/// Why a game is not made.
#[derive(Debug)]
pub enum NewTableError {
    /// What was asked for is not possible, for this reason.
    Refused(String),
    /// Somebody came to its table or left it meanwhile.
    Late,
    Store(store::StoreError),
}

impl From<store::StoreError> for NewTableError {
    fn from(error: store::StoreError) -> NewTableError {
        NewTableError::Store(error)
    }
}

impl NewTable {
    /// A game by itself, dealt by the program, which nobody sits at yet.
    pub fn new(game: &dyn Game, setup: Setup, participants: Vec<Participant>) -> NewTable {
        NewTable {
            game: game.name(),
            setup,
            participants,
            typed: false,
            name: String::new(),
            series: None,
            parent: None,
            first: Vec::new(),
            tour: false,
            help: false,
            time: None,
            seating: Seating::default(),
            at: None,
        }
    }

    /// The game as it is after a step of another one, to be played on by others.
    pub fn after(table: &Table, step: usize, participants: Vec<Participant>) -> Option<NewTable> {
        let (live, about) = (table.live(), &table.game);
        let game = game(&about.about.game)?;
        Some(NewTable {
            parent: Some(Parent {
                game: about.id.clone(),
                step: step as u64,
            }),
            first: (0..step).map(|index| live.step_text(index)).collect(),
            ..NewTable::new(game, live.setup().clone(), participants)
        })
    }

    /// Whether the game could be made.
    pub fn check(&self, text: &Text) -> Result<(), NewTableError> {
        let refused = NewTableError::Refused;
        let game = game(self.game).ok_or_else(|| refused(say!(text, "bad-form")))?;
        game.begin(&self.setup, self.participants.clone(), Dealing::Typed)
            .map_err(|error| refused(game.setup_error(&error, text)))?;
        self.check_participants(game, text).map_err(refused)?;
        if is_disturbing(&self.name) || self.name.chars().count() > store::MAX_GAME_NAME {
            return Err(refused(say!(text, "game-name-fault")));
        }
        Ok(())
    }

    /// Makes the game, dealt up to the first decision.
    pub fn make(mut self, app: &App, key: &str, text: &Text) -> Result<GameId, NewTableError> {
        // Time is for people who wait for each other.
        if self.seating.holders.len() < 2 {
            self.time = None;
        }
        let refused = NewTableError::Refused;
        let game = game(self.game).ok_or_else(|| refused(say!(text, "bad-form")))?;
        if let Some(most) = self.too_many(app)? {
            return Err(refused(say!(text, "new-game-too-many", most = most)));
        }
        let dealing = if self.typed {
            Dealing::Typed
        } else {
            Dealing::Seeded(app.fresh_seed())
        };
        let mut live = game
            .begin(&self.setup, self.participants.clone(), dealing)
            .map_err(|error| refused(game.setup_error(&error, text)))?;
        self.check_participants(game, text).map_err(refused)?;
        for line in &self.first {
            let step = NewEntry::step(line.as_str());
            live.take(&step).map_err(refused)?;
        }
        deal(&mut *live);
        if self.tour {
            live.take(&Note::TourBegins.into()).map_err(refused)?;
        }
        if self.help {
            live.take(&Note::Help.into()).map_err(refused)?;
        }
        if let Some(time) = &self.time {
            let control = time.to_string();
            let note = Note::Time { control };
            live.take(&note.into()).map_err(refused)?;
        }
        let header = self.header(&*live, text);
        let jobs = self.first_jobs(app, &*live)?;
        let id = self.keep(app, key, &*live, &header, &jobs, text)?;
        if !jobs.is_empty() {
            app.accounts.bell.ring();
        }
        Ok(id)
    }

    /// What is to happen once it is made, even if the program ends at that moment.
    fn first_jobs(&self, app: &App, live: &dyn AnyTable) -> store::Result<Vec<FirstJob>> {
        // Nothing is dealt any more; it is asked whoever begins.
        let begins = live.propose_deals();
        let mut jobs = Vec::new();
        if let Some(control) = &self.time {
            let timed = Timed {
                control: control.clone(),
                seating: self.seating.clone(),
                seats: self.participants.len(),
            };
            let clock = app.first_clock(&timed, &begins)?;
            jobs.extend(clock.map(|clock| clock.first_job(&app.outages())));
        }
        let turn = live.history().turn();
        jobs.extend(first_turn(&self.seating, begins.asked, turn, app.now()));
        // A game of bots alone begins when somebody looks at it.
        let mut players = self.participants.iter();
        if begins.bot_asked && players.any(|player| !player.is_bot()) {
            jobs.push(first_bot_turn(turn, app.now()));
        }
        Ok(jobs)
    }

    /// How many games one person may play in, if whoever makes this one plays in so many already. The host may play in as
    /// many as they like.
    fn too_many(&self, app: &App) -> store::Result<Option<u32>> {
        let Some(creator) = &self.seating.creator else {
            return Ok(None);
        };
        if app.store.person(creator)?.about.kind == PersonKind::Host {
            return Ok(None);
        }
        let most = app.retention().most_games;
        // Those that are over come last.
        let last = app
            .store
            .games_of(creator, most.saturating_sub(1).into(), 1)?;
        let running = |own: &OwnGame| own.game.about.standing.status == Status::Running;
        Ok(last.first().is_some_and(running).then_some(most))
    }

    /// Stores the game of a table with its journal.
    pub fn keep(
        &self,
        app: &App,
        key: &str,
        live: &dyn AnyTable,
        header: &Header,
        jobs: &[FirstJob],
        text: &Text,
    ) -> Result<GameId, NewTableError> {
        let refused = NewTableError::Refused;
        let history = live.history();
        let key = Key::new(key).map_err(|_| refused(say!(text, "bad-form")))?;
        let name = self.shown_name(text);
        if is_disturbing(&name) {
            return Err(refused(say!(text, "game-name-fault")));
        }
        let name = GameName::new(&name).map_err(|_| refused(say!(text, "game-name-fault")))?;
        let game = NewGame {
            name,
            game: self.game.to_owned(),
            scenario: self.setup.scenario.clone(),
            header: format!("{}\n", header.to_string().trim_end()),
            rules: self.setup.version,
            seats: self.participants.clone(),
            dealing: history.dealing().clone(),
            parent: self.parent.clone(),
            series: self.series.clone(),
            standing: stored_standing(&live.standing(), live.propose_deals().asked),
            created: app.now(),
        };
        let (seating, journal) = (&self.seating, history.journal());
        match &self.at {
            None => {
                let made = app.store.create_for(&key, &game, seating, journal, jobs)?;
                Ok(made.id)
            }
            Some((id, version)) => {
                let store = &app.store;
                let begun = store.start_table(id, *version, &game, seating, journal, jobs)?;
                begun.then(|| id.clone()).ok_or(NewTableError::Late)
            }
        }
    }

    fn check_participants(&self, game: &dyn Game, text: &Text) -> Result<(), String> {
        let bots = game.bots();
        if let Some(TimeControl { bot, .. }) = &self.time
            && (bot.contains([' ', ':']) || !can_play(bot, &bots))
        {
            return Err(say!(text, "new-bot-unknown", bot = bot));
        }
        for participant in &self.participants {
            match participant {
                Participant::Person(name) if name.is_empty() => {}
                Participant::Person(name) => {
                    person_name(name, text)?;
                }
                Participant::Bot(bot) => {
                    if !can_play(bot, &bots) {
                        return Err(say!(text, "new-bot-unknown", bot = bot));
                    }
                }
            }
        }
        Ok(())
    }

    fn header(&self, live: &dyn AnyTable, text: &Text) -> Header {
        let dealing = live.history().dealing();
        let seats = self.participants.iter().enumerate();
        let seats = seats.map(|(index, participant)| seat_name(participant, index, text));
        let mut header = Header::new(self.game, live.setup(), seats.collect());
        header.date = today();
        if *dealing == Dealing::Typed {
            header.extras.push(Dealing::TYPED_LINE.to_owned());
        }
        // A promise about all deals; those taken over from elsewhere are not from this seed.
        if let Dealing::Seeded(seed) = dealing
            && self.first.is_empty()
        {
            header.deal_commit = Some(seed.commit());
        }
        header
    }

    fn shown_name(&self, text: &Text) -> String {
        if !self.name.trim().is_empty() {
            return self.name.clone();
        }
        let names = seat_names(self.game, &self.participants, text);
        let name = say!(text, "name-of-game", players = text.list(&names));
        fitting_name(&name)
    }
}

/// As much of the name of a game as there is room for.
pub fn fitting_name(name: &str) -> String {
    name.chars().take(store::MAX_GAME_NAME).collect()
}

/// The name of a person, or what is wrong with it.
pub fn person_name(name: &str, text: &Text) -> Result<SeatName, String> {
    let name = SeatName::new(name.trim());
    // On a page it is a sentence of its own.
    let fault = |error| {
        let fault = name_error(error, text);
        let mut letters = fault.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).chain(['.']).collect::<String>()
    };
    let name = name.map_err(fault)?;
    if is_disturbing(name.as_str()) {
        return Err(fault(NameError::ControlCharacter));
    }
    if seen(name.as_str()).is_empty() {
        return Err(fault(NameError::Empty));
    }
    if name.bot().is_some() || name.exec().is_some() {
        return Err(say!(text, "name-for-programs"));
    }
    Ok(name)
}

/// A name nobody else at the table has: `Ann`, or else `Ann 2`.
pub fn told_apart(name: &str, taken: &[String]) -> String {
    /// As many letters of a name leave room for a number.
    const ROOM: usize = 37;
    let short: String = name.chars().take(ROOM).collect();
    let numbered = (2..).map(|number| format!("{} {number}", short.trim_end()));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    let is_free = |name: &String| !taken.iter().any(|other| is_alike(other, name));
    names.find(is_free).expect("numbers do not end")
}

fn is_alike(one: &str, other: &str) -> bool {
    seen(one) == seen(other)
}

/// Everybody sits at the screen of the person who makes the game. The first person without a name is called as they are.
pub fn at_one_screen(identity: &Identity, participants: &mut [Participant]) -> Seating {
    let Some(known) = identity.known.as_ref().filter(|_| !identity.own_machine) else {
        return Seating::default();
    };
    let unnamed = |participant: &&mut Participant| matches!(participant, Participant::Person(name) if name.is_empty());
    if let Some(first) = participants.iter_mut().find(unnamed) {
        *first = Participant::Person(known.name.clone());
    }
    let seats = Seat::all(participants.len() as u8);
    let seats: SeatSet = seats
        .filter(|seat| !participants[seat.index()].is_bot())
        .collect();
    let person = Some(known.id.clone());
    let holder = (!seats.is_empty()).then_some(Holder { person, seats });
    Seating {
        creator: Some(known.id.clone()),
        holders: holder.into_iter().collect(),
    }
}

/// Deals what is due before anybody is asked.
pub fn deal(table: &mut dyn AnyTable) {
    for entry in table.propose_deals().entries {
        let taken = table.take(&entry);
        taken.expect("what was proposed is possible");
    }
}

/// What a person in the seat of a program is called: `mybot` for `exec:mybot`.
pub fn plain_name(name: &str) -> String {
    let mut plain = name;
    while let Some(rest) = ["bot:", "exec:"]
        .iter()
        .find_map(|mark| plain.strip_prefix(mark))
    {
        plain = rest.trim_start();
    }
    undisturbing(plain)
}

/// What a record calls a seat.
fn seat_name(participant: &Participant, index: usize, text: &Text) -> SeatName {
    let number = || words::name(&[], tabletop::Seat::new(index as u8), text);
    let name = match participant {
        Participant::Person(name) if name.is_empty() => number(),
        Participant::Person(name) => name.clone(),
        Participant::Bot(bot) => format!("bot:{bot}"),
    };
    SeatName::new(name)
        .unwrap_or_else(|_| SeatName::new(number()).expect("our own names are names"))
}

/// Today by the machine's clock, UTC.
fn today() -> Option<Date> {
    let seconds = Moment::now().0.div_euclid(1000);
    let now = OffsetDateTime::from_unix_timestamp(seconds).ok()?;
    // Its form is that of records: 2026-11-17.
    Date::read(&now.date().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_names_are_told_apart() {
        let taken = ["Ann", "ann 2", "Łucja"].map(str::to_owned);
        assert_eq!(told_apart("A\u{200b}nn", &taken), "A\u{200b}nn 3");
        assert_eq!(told_apart("Ben", &taken), "Ben");
        assert_eq!(told_apart("ANN", &taken), "ANN 3");
        assert_eq!(told_apart("łucja", &taken), "łucja 2");
        let long = "ż".repeat(40);
        let other = told_apart(&long, std::slice::from_ref(&long));
        assert!(
            SeatName::new(other.as_str()).is_ok() && other.ends_with(" 2"),
            "{other}"
        );
    }
}
