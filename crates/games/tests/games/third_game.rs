//! A third game, registered by one line, is drawn, played by people and bots, recorded and replayed.

use bots::{BotName, Level};
use games::{AnyMatch, AnyPending, Game};
use tabletop::record::{Header, SeatName};
use tabletop::{Record, Seat, Seed, SeededDealer, Setup};
use view::page::{LogEntry, NewGame, Scene, Settings, Sitter, UndoState, new_game_page};
use words::{Language, Text};

use crate::{DEFAULT_GAME, GAMES, NAMES, game};

fn cubes() -> &'static dyn Game {
    game("toy").expect("it is registered")
}

fn setup() -> Setup {
    let offer = cubes().offer();
    Setup {
        scenario: offer.scenarios[0].id.clone(),
        components: None,
        edition: None,
        options: vec!["quick".to_owned()],
        seats: 2,
        version: offer.version,
    }
}

fn sitters() -> [Sitter; 2] {
    [
        Sitter::Person("Ann".to_owned()),
        Sitter::Bot("easy".to_owned()),
    ]
}

/// The page of a table, with everything that is on it.
fn page(game: &dyn AnyMatch, text: &Text) -> String {
    let sitters = sitters();
    let names = view::page::shown_names(&sitters, |bot| cubes().bot_name(bot, text), text);
    let log: Vec<LogEntry> = (0..game.len())
        .map(|index| game.log_entry(index, &names, text))
        .collect();
    let scene = Scene {
        id: "1",
        name: "A game",
        seq: game.len() as u64,
        key: "key".to_owned(),
        event: 0,
        sitters: &sitters,
        names: &names,
        typed: false,
        settings: &Settings::default(),
        log: &log,
        notes: &[],
        undo: UndoState::Nothing,
        redo: false,
        hint: None,
        work: None,
        notice: None,
        written: None,
        confirm: None,
        rematch: None,
        tour: cubes().tour(None, text),
    };
    game.table_page(&scene, &[], text).0
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
    let form = NewGame {
        game: "toy".to_owned(),
        scenario: "standard".to_owned(),
        edition: None,
        options: Vec::new(),
        sitters: sitters().to_vec(),
        typed: false,
        tour: false,
        name: String::new(),
        key: "key".to_owned(),
    };
    let page = new_game_page(&menus, &form, None, &text).0;
    assert!(page.contains("Cubes") && page.contains("Played quickly"));
    assert!(!page.contains("easy+"));
    assert_eq!(cubes().bots(), Level::ALL.map(Level::name));
    assert!(cubes().tour(Some("take"), &text).is_none());
    assert_eq!(cubes().solo_series(), None);
}

#[test]
fn it_is_played_shown_recorded_and_replayed() {
    let text = Text::new(Language::ENGLISH);
    let names = ["Ann", "bot:easy"].map(|name| SeatName::new(name).unwrap());
    let mut dealer = SeededDealer::new(&Seed::from_number(3));
    let mut game = cubes().begin(&setup()).expect("a set-up on offer");
    game.deal_seeded(&mut dealer);
    let bot = BotName::from(Level::Easy);
    let mut chosen = 0;
    while let AnyPending::Decision { seat, asked } = game.pending() {
        assert_eq!(asked, "take");
        let page = page(&*game, &text);
        if seat == Seat::new(0) {
            assert!(page.contains("name=\"choice\""), "{page}");
            let refused = game.choose(seat, "take all", &[], &text);
            assert!(refused.is_err_and(|reason| reason.contains("pass")));
            game.choose(seat, "pass", &[], &text)
                .expect("a legal choice");
        } else {
            let think = game.thinking(&bot, 7).expect("the bot is asked");
            let choice = think();
            assert!(game.meaning(game.len(), &choice, &text).is_some());
            game.choose(seat, &choice, &[], &text)
                .expect("bots know the rules");
        }
        chosen += 1;
        game.deal_seeded(&mut dealer);
    }
    assert_eq!((game.pending(), chosen), (AnyPending::Over, 4));
    assert!(page(&*game, &text).contains("Ann passes."));
    // The bot takes cubes, which are worth more than passing.
    assert_eq!(game.winners(), [Seat::new(1)]);

    let header = Header::new("toy", game.setup(), names.to_vec());
    let record = game.record(header).to_string();
    let read = Record::read(record.as_bytes()).expect("our own record");
    let again = cubes().replay(&read, &text).expect("our own record");
    assert_eq!(again.record(read.header().clone()).to_string(), record);
    assert_eq!(again.points(), game.points());
}

#[test]
fn steps_are_taken_back_and_dealt_the_same_again() {
    let mut dealer = SeededDealer::new(&Seed::from_number(3));
    let mut game = cubes().begin(&setup()).expect("a set-up on offer");
    game.deal_seeded(&mut dealer);
    let before: Vec<String> = (0..game.len()).map(|index| game.step_text(index)).collect();
    game.undo(game.len());
    assert!(game.is_empty());
    game.rewind(&mut dealer);
    game.deal_seeded(&mut dealer);
    let after: Vec<String> = (0..game.len()).map(|index| game.step_text(index)).collect();
    assert_eq!(before, after);
}
