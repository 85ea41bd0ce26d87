//! Making games: new ones, imported ones, and those that go on from others.

use games::names::seat_names;
use games::{AnyMatch, Game, game};
use store::{Dealing, GameId, GameName, Key, Moment, NewEntry, NewGame, Parent};
use tabletop::journal;
use tabletop::record::{Date, Header, NameFault};
use tabletop::{Record, SeatName, SeededDealer, Setup};
use view::page::{Phrases, Sitter};
use view::{Text, name_fault};

use crate::app::App;
use crate::names::{can_play, is_disturbing, undisturbing};
use crate::table::standing;

/// A game that is to be made.
#[derive(Debug)]
pub struct NewTable {
    pub game: &'static str,
    pub setup: Setup,
    pub sitters: Vec<Sitter>,
    pub typed: bool,
    /// Empty: found by itself.
    pub name: String,
    pub series: Option<String>,
    pub parent: Option<Parent>,
    /// The steps it begins with, as a record writes them.
    pub first: Vec<String>,
    pub tour: bool,
}

/// Why a game is not made.
#[derive(Debug)]
pub enum NotMade {
    /// What was asked for is not possible, for this reason.
    Refused(String),
    Store(store::Fault),
}

impl From<store::Fault> for NotMade {
    fn from(fault: store::Fault) -> NotMade {
        NotMade::Store(fault)
    }
}

impl NewTable {
    /// Makes the game, dealt up to the first decision.
    pub fn make(self, app: &App, key: &str, text: &Text) -> Result<GameId, NotMade> {
        let refused = NotMade::Refused;
        let game = game(self.game).ok_or_else(|| refused(Phrases(text).bad_form()))?;
        let mut live = game
            .begin(&self.setup)
            .map_err(|fault| refused(game.setup_fault(&fault, text)))?;
        self.check_sitters(game, text).map_err(refused)?;
        for line in &self.first {
            live.take(line).map_err(refused)?;
        }
        let dealing = if self.typed {
            Dealing::Typed
        } else {
            let seed = app.fresh_seed();
            let mut dealer = SeededDealer::new(&seed);
            live.rewind(&mut dealer);
            live.deal_seeded(&mut dealer);
            Dealing::Seeded(seed)
        };
        let header = self.header(&*live, &dealing, text);
        self.keep(app, key, &*live, None, dealing, &header, text)
    }

    /// Stores a game whose steps are in `live`; the first of them as a record tells them, with all that was taken back.
    #[allow(clippy::too_many_arguments, reason = "everything a game is made of")]
    pub fn keep(
        &self,
        app: &App,
        key: &str,
        live: &dyn AnyMatch,
        told: Option<&Record>,
        dealing: Dealing,
        header: &Header,
        text: &Text,
    ) -> Result<GameId, NotMade> {
        let refused = NotMade::Refused;
        let mut entries = told.map_or_else(Vec::new, journal::entries);
        let told = told.map_or(0, Record::steps_in_force);
        entries.extend((told..live.len()).map(|index| NewEntry::step(live.step_text(index))));
        if self.tour {
            entries.push(NewEntry::note("tour"));
        }
        let key = Key::new(key).map_err(|_| refused(Phrases(text).bad_form()))?;
        let name = self.shown_name(text);
        if is_disturbing(&name) {
            return Err(refused(Phrases(text).game_name_fault()));
        }
        let name = GameName::new(&name).map_err(|_| refused(Phrases(text).game_name_fault()))?;
        let game = NewGame {
            name,
            game: self.game.to_owned(),
            scenario: self.setup.scenario.clone(),
            header: format!("{}\n", header.to_string().trim_end()),
            rules: self.setup.version,
            seats: self.sitters.clone(),
            dealing,
            parent: self.parent.clone(),
            series: self.series.clone(),
            standing: standing(live),
            created: Moment::now(),
        };
        Ok(app.store.create(&key, &game, &entries)?.id)
    }

    fn check_sitters(&self, game: &dyn Game, text: &Text) -> Result<(), String> {
        let bots = game.bots();
        for sitter in &self.sitters {
            match sitter {
                Sitter::Person(name) if name.is_empty() => {}
                Sitter::Person(name) => {
                    let name = SeatName::new(name.as_str());
                    let name = name.map_err(|fault| name_fault(fault, text))?;
                    if is_disturbing(name.as_str()) {
                        return Err(name_fault(NameFault::ControlCharacter, text));
                    }
                    if name.bot().is_some() || name.exec().is_some() {
                        return Err(Phrases(text).name_for_programs());
                    }
                }
                Sitter::Bot(bot) => {
                    if !can_play(bot, &bots) {
                        return Err(Phrases(text).no_bot(bot));
                    }
                }
            }
        }
        Ok(())
    }

    fn header(&self, live: &dyn AnyMatch, dealing: &Dealing, text: &Text) -> Header {
        let seats = self.sitters.iter().enumerate();
        let seats = seats.map(|(index, sitter)| seat_name(sitter, index, text));
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
        let names = seat_names(self.game, &self.sitters, text);
        let name = Phrases(text).game_of(&text.list(&names));
        name.chars().take(store::MAX_GAME_NAME).collect()
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
fn seat_name(sitter: &Sitter, index: usize, text: &Text) -> SeatName {
    let number = || view::name(&[], tabletop::Seat::new(index as u8), text);
    let name = match sitter {
        Sitter::Person(name) if name.is_empty() => number(),
        Sitter::Person(name) => name.clone(),
        Sitter::Bot(bot) => format!("bot:{bot}"),
    };
    SeatName::new(name)
        .unwrap_or_else(|_| SeatName::new(number()).expect("our own names are names"))
}

/// Today by the machine's clock, UTC.
fn today() -> Option<Date> {
    let days = Moment::now().0.div_euclid(86_400_000);
    // The civil calendar from days since 1970: years begin in March, so that leap days end them.
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day = days.rem_euclid(146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let rest = day - (365 * year + year / 4 - year / 100);
    let month = (5 * rest + 2) / 153;
    let date = rest - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    Date::read(&format!("{year:04}-{month:02}-{date:02}"))
}
