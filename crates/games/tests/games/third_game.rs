//! A third game, registered by one line, is drawn, played by people and bots, recorded and replayed.

use bots::{BotName, Level, Stop};
use games::{AnyPending, AnyTable, Game};
use table::{Command, Proposal, Standing, TableError, Viewer};
use tabletop::journal::NewEntry;
use tabletop::record::{Header, SeatName};
use tabletop::{Dealing, Record, Seat, Seed, Setup};
use view::page::{
    Company, LogEntry, NewGameForm, Orders, Participant, Settings, TablePage, UndoState,
    new_game_page,
};
use words::{Language, Text};

use crate::{DEFAULT_GAME, GAMES, NAMES, game};

fn cubes() -> &'static dyn Game {
    game("toy").expect("it is registered")
}

fn setup() -> Setup {
    Setup {
        options: vec!["quick".to_owned()],
        ..cubes().offer().usual(2)
    }
}

fn participants() -> [Participant; 2] {
    [
        Participant::Person("Ann".to_owned()),
        Participant::Bot("easy".to_owned()),
    ]
}

/// The page of a table, complete.
fn page(game: &dyn AnyTable, text: &Text) -> String {
    let participants = participants();
    let names = view::page::shown_names(&participants, |bot| cubes().bot_name(bot, text), text);
    let log: Vec<LogEntry> = (0..game.len())
        .map(|index| game.log_entry(index, &names, text))
        .collect();
    let table_page = TablePage {
        id: "1",
        name: "A game",
        seq: game.len() as u64,
        key: "key".to_owned(),
        event: 0,
        since: None,
        participants: &participants,
        viewer: Viewer::ALL,
        names: &names,
        typed: false,
        settings: &Settings::default(),
        log: &log,
        notes: &[],
        undo: UndoState::Nothing,
        redo: false,
        hint: None,
        coach: None,
        work: None,
        notice: None,
        written: None,
        confirm: None,
        rematch: None,
        tour: cubes().tour(None, text),
        company: Company::default(),
        orders: Orders::default(),
        plan: None,
        retried: false,
        rounds: Vec::new(),
        par: None,
        talk: None,
        lesson: None,
    };
    game.table_page(&table_page, &[], text).0
}

#[test]
fn it_is_found_by_its_name() {
    assert_eq!(NAMES, ["snowdonia", "foothills", "toy"]);
    assert_eq!((DEFAULT_GAME, GAMES.len()), ("snowdonia", 3));
    assert_eq!(
        with_game!("toy", R => <R as tabletop::Rules>::GAME),
        Ok("toy")
    );
    let unknown = games::UnknownGame("chess".to_owned());
    assert_eq!(
        with_game!("chess", R => <R as tabletop::Rules>::GAME),
        Err(unknown)
    );
    assert!(games::game("toy").is_none(), "only in this registry");
}

#[test]
fn it_stands_in_menus_without_tour_styles_and_series() {
    let text = Text::new(Language::ENGLISH);
    let menus: Vec<_> = GAMES.iter().map(|game| game.menu(&text)).collect();
    let form = NewGameForm {
        game: "toy".to_owned(),
        scenario: "standard".to_owned(),
        edition: None,
        options: Vec::new(),
        participants: participants().to_vec(),
        for_points: true,
        gentle: false,
        open: None,
        public: false,
        help: false,
        time: String::new(),
        night: false,
        out: "easy".to_owned(),
        typed: false,
        tour: false,
        name: String::new(),
        key: "key".to_owned(),
    };
    let page = new_game_page(&menus, &[], &form, None, &text).0;
    assert!(page.contains("Cubes") && page.contains("Played quickly"));
    assert!(!page.contains("easy+"));
    let levels = Level::ALL.map(Level::name);
    let (plain, for_points) = (levels.iter(), levels.iter());
    let plain = plain.map(|level| (*level).to_owned());
    let for_points = for_points.map(|level| format!("{level}+points"));
    assert!(plain.chain(for_points).eq(cubes().bots()));
    assert!(cubes().tour(Some("take"), &text).is_none());
    assert_eq!(cubes().solo_series(), None);
}

/// A table dealt up to the first decision.
fn begin() -> Box<dyn AnyTable> {
    let dealing = Dealing::Seeded(Seed::from_number(3));
    let game = cubes().begin(&setup(), participants().to_vec(), dealing);
    let mut game = game.expect("a set-up on offer");
    let deals = game.propose_deals();
    take(&mut *game, &deals);
    game
}

fn take(game: &mut dyn AnyTable, proposal: &Proposal) {
    for entry in &proposal.entries {
        game.take(entry).expect("what was proposed is possible");
    }
}

#[test]
fn it_is_played_shown_recorded_and_replayed() {
    let text = Text::new(Language::ENGLISH);
    let names = ["Ann", "bot:easy"].map(|name| SeatName::new(name).unwrap());
    let mut game = begin();
    let bot = BotName::from(Level::Easy);
    let mut chosen = 0;
    while let AnyPending::Decision { seat, asked } = game.pending() {
        assert_eq!(asked, "take");
        let page = page(&*game, &text);
        let proposal = if seat == Seat::new(0) {
            assert!(page.contains("name=\"choice\""), "{page}");
            let refused = game.propose(Viewer::ALL, Command::Choose("take all"));
            let Err(TableError::Step(reason)) = refused else {
                panic!("{refused:?}");
            };
            assert!(reason.say(&[], &text).contains("pass"));
            game.propose(Viewer::ALL, Command::Choose("pass"))
        } else {
            let longest = std::time::Duration::from_mins(1);
            let think = game.thinking(&bot, 7, longest, &Stop::default());
            let think = think.expect("the bot is asked");
            let choice = think();
            assert!(game.meaning(game.len(), &choice, &text).is_some());
            game.propose_for_bot(&choice)
        };
        take(&mut *game, &proposal.expect("a legal choice"));
        chosen += 1;
    }
    assert_eq!((game.pending(), chosen), (AnyPending::Over, 4));
    assert!(page(&*game, &text).contains("Ann passes."));
    // The bot takes cubes, which are worth more than passing.
    let Standing::Over { winners, .. } = game.standing() else {
        panic!("it is over");
    };
    assert_eq!(winners, [Seat::new(1)].into_iter().collect());

    let header = Header::new("toy", game.setup(), names.to_vec());
    let record = game.record(header).to_string();
    let read = Record::read(record.as_bytes()).expect("our own record");
    let again = cubes().replay(&read, participants().to_vec(), Dealing::Typed);
    let again = again.expect("our own record");
    assert_eq!(again.record(read.header().clone()).to_string(), record);
    assert_eq!(again.standing(), game.standing());
}

#[test]
fn steps_are_taken_back_and_dealt_the_same_again() {
    let mut game = begin();
    let before: Vec<String> = (0..game.len()).map(|index| game.step_text(index)).collect();
    let back = game.propose(Viewer::ALL, Command::TakeBack(game.len()));
    take(
        &mut *game,
        &back.expect("people who agree take back everything"),
    );
    assert!(game.is_empty());
    let after = game.propose_deals().entries;
    let before: Vec<NewEntry> = before.into_iter().map(NewEntry::step).collect();
    assert_eq!(before, after);
}
