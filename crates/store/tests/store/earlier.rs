//! Stores left by earlier versions of the program.

use std::path::{Path, PathBuf};

use rusqlite::Connection;
use store::{
    Accounts as _, Append, Appended, GameId, Jobs as _, KeptSettings as _, Key, Kind, MessageText,
    Messages as _, Moment, NameKey, NewAccount, NewEntry, NewMessage, NewPerson, NewPushEndpoint,
    NotesText, PasswordHash, People as _, PersonKind, PushEndpoints as _, Query, Scope, Seating,
    Seats as _, Sqlite, Status, Store as _, WantedPeople,
};
use tabletop::{Seat, SeatName};

/// A copy of a store from the fixtures.
fn copy(name: &str, of: &str) -> PathBuf {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/stores");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // Logs and copies of the previous run.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let copy = folder.join("games.sqlite");
    std::fs::copy(kept.join(of), &copy).unwrap();
    copy
}

/// A file is copied once before it is changed.
#[test]
fn a_copy_of_the_earlier_version_is_kept() {
    let path = copy("version-2-kept", "version-2.sqlite");
    drop(Sqlite::open(&path).unwrap());
    drop(Sqlite::open(&path).unwrap());
    let folder = std::fs::read_dir(path.parent().unwrap()).unwrap();
    let mut names: Vec<_> = folder
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let [kept, present] = names.as_slice() else {
        panic!("the file and one copy, not {names:?}");
    };
    assert!(kept.starts_with("games.before-version-"), "{kept}");
    assert_eq!(present, "games.sqlite");
    let kept = Connection::open(path.with_file_name(kept)).unwrap();
    let number = |sql: &str| kept.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!(number("PRAGMA user_version"), 2);
    assert_eq!(number("SELECT count(*) FROM games"), 5);
}

#[test]
fn games_of_version_2_are_all_there_and_go_on() {
    let store = Sqlite::open(&copy("version-2", "version-2.sqlite")).unwrap();
    let page = store.list(&Query::default()).unwrap();
    let finished = |game: &&store::StoredGame| game.about.standing.status == Status::Finished;
    assert_eq!(page.total, 5);
    assert_eq!(page.games.iter().filter(finished).count(), 1);
    for game in &page.games {
        let journal = store.journal(&game.id, 0).unwrap();
        assert_eq!(journal.len() as u64, game.length, "{}", game.about.name);
        let append = Append {
            expected: game.length,
            key: Some(Key::new("next").unwrap()),
            at: Moment(1),
            entries: vec![NewEntry::note("hint 1 A1")],
            standing: None,
            jobs: Vec::new(),
            finishes: None,
        };
        let appended = store.append(&game.id, &append).unwrap();
        assert!(matches!(appended, Appended::Done { .. }), "{appended:?}");
        let brought = store.appended_with(&game.id, &Key::new("next").unwrap());
        assert_eq!(brought.unwrap(), Some(game.length..game.length + 1));
    }
    let person = NewPerson {
        name: SeatName::new("Ann").unwrap(),
        kind: PersonKind::Guest,
        created: Moment(1),
    };
    store.add_person(&person).unwrap();
}

/// Version 2 did not store where the entries of a command began.
#[test]
fn what_commands_of_version_2_brought_is_found() {
    let path = copy("version-2-commands", "version-2.sqlite");
    let store = Sqlite::open(&path).unwrap();
    let file = Connection::open(&path).unwrap();
    let mut commands = file
        .prepare("SELECT games.id, key, commands.length FROM commands JOIN games ON number = commands.game")
        .unwrap();
    let commands = commands.query_map([], |row| {
        let (id, key): (String, String) = (row.get(0)?, row.get(1)?);
        Ok((
            id.parse::<GameId>().unwrap(),
            Key::new(key).unwrap(),
            u64::from(row.get::<_, u32>(2)?),
        ))
    });
    let mut several = 0;
    for command in commands.unwrap() {
        let (id, key, length) = command.unwrap();
        let range = store.appended_with(&id, &key).unwrap().unwrap();
        assert_eq!(range.end, length);
        let journal = store.journal(&id, range.start).unwrap();
        let brought = &journal[..(range.end - range.start) as usize];
        // What somebody chose, and what was dealt after it.
        assert!(!brought[0].text.starts_with('*'), "{}", brought[0].text);
        let dealt = |entry: &store::Entry| entry.kind == Kind::Step && entry.text.starts_with('*');
        assert!(brought[1..].iter().all(dealt), "{brought:?}");
        several += usize::from(brought.len() > 1);
    }
    assert!(several > 5, "some were followed by deals");
}

/// Version 3 knew nobody's seats: its games are the host's, and go on.
#[test]
fn games_of_version_3_are_the_hosts() {
    let store = Sqlite::open(&copy("version-3", "version-3.sqlite")).unwrap();
    let page = store.list(&Query::default()).unwrap();
    assert_eq!(page.total, 3);
    for game in &page.games {
        assert_eq!(store.seating(&game.id).unwrap(), Seating::default());
        assert_eq!(
            game.about.standing.asked, None,
            "not known before the next step"
        );
        let append = Append {
            expected: game.length,
            key: None,
            at: Moment(1),
            entries: vec![NewEntry::note("hint 1 A1")],
            standing: Some(game.about.standing.clone().asking(Some(Seat::new(1)))),
            jobs: Vec::new(),
            finishes: None,
        };
        let appended = store.append(&game.id, &append).unwrap();
        assert!(matches!(appended, Appended::Done { .. }), "{appended:?}");
        let standing = store.game(&game.id).unwrap().about.standing;
        assert_eq!(standing.asked, Some(Seat::new(1)));
    }
}

/// Version 4 knew no messages: its tables are private, and whoever holds a seat begins to talk.
#[test]
fn people_of_version_4_talk_at_their_tables() {
    let store = Sqlite::open(&copy("version-4", "version-4.sqlite")).unwrap();
    let page = store.list(&Query::default()).unwrap();
    let [game] = &page.games[..] else {
        panic!("one game, not {}", page.total);
    };
    let seating = store.seating(&game.id).unwrap();
    assert_eq!(seating.holders.len(), 2);
    let ann = seating.creator.unwrap();
    let found = store.conversation(&game.id, Some(&ann), 0, 10).unwrap();
    assert!(found.is_open() && found.messages.is_empty());
    let message = NewMessage {
        author: ann.clone(),
        name: "Ann".to_owned(),
        text: MessageText::new("Hello").unwrap(),
        at: Moment(1),
        key: Key::new("k").unwrap(),
    };
    store.say(&game.id, &message).unwrap();
    let notes = NotesText::new("stone").unwrap();
    store.write_notes(&game.id, Some(&ann), &notes).unwrap();
    let found = store.conversation(&game.id, None, 0, 10).unwrap();
    assert_eq!(found.messages.len(), 1);
    assert_eq!(store.open_tables_of(&ann, 10).unwrap().len(), 1);
}

/// Version 5 knew guests and hosts alone: a guest becomes an account and keeps everything, and nobody is shut out.
#[test]
fn guests_of_version_5_become_accounts() {
    let store = Sqlite::open(&copy("version-5", "version-5.sqlite")).unwrap();
    let people = WantedPeople {
        limit: 10,
        ..WantedPeople::default()
    };
    let people = store.people(&people).unwrap();
    assert_eq!(people.len(), 2);
    assert!(
        people
            .iter()
            .all(|one| !one.account && one.person.shut_out.is_none())
    );
    let ann = people
        .iter()
        .find(|one| one.person.about.name.as_str() == "Ann");
    let ann = ann.unwrap().person.id.clone();
    assert_eq!(store.devices(&ann, Moment::now()).unwrap().len(), 1);
    let account = NewAccount {
        person: ann.clone(),
        name: SeatName::new("Anna").unwrap(),
        key: NameKey("anna".to_owned()),
        password: PasswordHash("x".to_owned()),
        made: Moment(1),
    };
    assert!(store.add_account(&account).unwrap());
    let person = store.person(&ann).unwrap();
    assert_eq!(person.about.kind, PersonKind::Account);
    assert_eq!(store.games_of(&ann, 0, 10).unwrap().len(), 1);
    assert_eq!(store.open_tables_of(&ann, 10).unwrap().len(), 1);
    assert_eq!(store.written_by(&ann).unwrap().messages.len(), 1);
    assert_eq!(store.reports(10).unwrap().len(), 1);
    let scope = Scope::Person(ann);
    store.set(&scope, "language", Some("pl")).unwrap();
    let set = store.setting(&scope, "language").unwrap();
    assert_eq!(set.as_deref(), Some("pl"));
}

/// Version 6 looked through every game: what it has stored is in the index now.
#[test]
fn games_of_version_6_are_found() {
    let store = Sqlite::open(&copy("version-6", "version-6.sqlite")).unwrap();
    let found = |search: &str| {
        let query = Query {
            search: search.to_owned(),
            ..Query::default()
        };
        store.list(&query).unwrap().total
    };
    for (search, total) in [("ŁUKASZ", 1), ("ann", 2), ("ben snowdon", 1), ("zoe", 0)] {
        assert_eq!(found(search), total, "{search}");
    }
}

/// Version 7 knew no browsers that are told: its clocks and zones go on, and its devices can be told now.
#[test]
fn devices_of_version_7_can_be_told() {
    let store = Sqlite::open(&copy("version-7", "version-7.sqlite")).unwrap();
    let page = store.list(&Query::default()).unwrap();
    let [game] = &page.games[..] else {
        panic!("one game, not {}", page.total);
    };
    let clock = Key::new(format!("clock-{}", game.id)).unwrap();
    assert!(store.job(&clock).unwrap().is_some());
    let ann = store.seating(&game.id).unwrap().creator.unwrap();
    let zone = store.setting(&Scope::Person(ann.clone()), "time-zone");
    assert_eq!(zone.unwrap().as_deref(), Some("Europe/Warsaw"));
    let then = Moment(1_795_000_000_000);
    let devices = store.devices(&ann, then).unwrap();
    let endpoint = NewPushEndpoint {
        url: "https://push.example/x".to_owned(),
        key: vec![4; 65],
        secret: vec![7; 16],
        made: then,
    };
    let session = &devices[0].about.token;
    assert!(store.set_push_endpoint(session, &endpoint).unwrap());
    assert_eq!(store.push_endpoints(&ann, then).unwrap().len(), 1);
    store.end_session(session).unwrap();
    assert!(store.push_endpoints(&ann, then).unwrap().is_empty());
}
