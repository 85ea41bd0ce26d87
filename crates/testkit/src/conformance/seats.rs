//! Who holds seats, and tables that have not begun.

use std::sync::Barrier;
use std::thread;

use store::{
    EventId, EventKind, GameId, Holder, Moment, NewEntry, NewGame, NewOpenTable, OpenSeat, OwnGame,
    PersonId, Seating, Store, StoreError, StoredStanding, WantedTables,
};
use tabletop::{Seat, SeatSet};

use super::people::guest;
use super::{Check, create, key, new_game, step};

pub const CHECKS: [Check; 9] = [
    ("a game is the host's unless somebody is named", the_hosts),
    ("who holds which seat comes back as stored", seating),
    ("a seat has one holder", one_holder),
    (
        "the games of a person, those that wait for them first",
        waiting_first,
    ),
    (
        "whoever is forgotten leaves seats that are nobody's",
        forgotten,
    ),
    ("an open table comes back as stored", opened),
    ("a table is changed by those who saw it as it is", changed),
    ("a table becomes the game of its address", started),
    ("only public tables are told of, the newest first", public),
];

pub fn seats(numbers: &[u8]) -> SeatSet {
    numbers
        .iter()
        .map(|&number| Seat::new(number - 1))
        .collect()
}

pub fn holder(person: &PersonId, numbers: &[u8]) -> Holder {
    Holder {
        person: Some(person.clone()),
        seats: seats(numbers),
    }
}

pub fn held_by(holders: Vec<Holder>) -> Seating {
    let creator = holders.first().and_then(|holder| holder.person.clone());
    Seating { creator, holders }
}

pub fn make(store: &dyn Store, name: &str, seating: &Seating, asked: u8) -> GameId {
    let standing = StoredStanding::running("1").asking(Some(Seat::new(asked - 1)));
    let game = NewGame {
        standing,
        ..new_game(name)
    };
    let made = store.create_for(&key(name), &game, seating, &[], &[]);
    made.unwrap().id
}

fn the_hosts(store: &dyn Store) {
    let id = create(store, &new_game("One"));
    let seating = store.seating(&id).unwrap();
    assert_eq!(seating, Seating::default());
    assert!(seating.seats_of(&guest(store, "Ann", 1)).is_empty());
    store.delete(&id).unwrap();
    assert_eq!(store.seating(&id), Err(StoreError::NoGame(id)));
}

fn seating(store: &dyn Store) {
    let (ann, ben) = (guest(store, "Ann", 1), guest(store, "Ben", 1));
    let held = held_by(vec![holder(&ann, &[1, 3]), holder(&ben, &[2])]);
    let id = make(store, "Two", &held, 1);
    assert_eq!(store.seating(&id).unwrap(), held);
    assert_eq!(held.seats_of(&ann), seats(&[1, 3]));
    assert_eq!(held.seats_of(&ben), seats(&[2]));
    assert_eq!(
        store.game(&id).unwrap().about.standing.asked,
        Some(Seat::new(0))
    );
}

fn one_holder(store: &dyn Store) {
    let (ann, ben) = (guest(store, "Ann", 1), guest(store, "Ben", 1));
    for holders in [
        vec![holder(&ann, &[1, 2]), holder(&ben, &[2])],
        vec![holder(&ann, &[])],
    ] {
        let made = store.create_for(&key("k"), &new_game("No"), &held_by(holders), &[], &[]);
        assert!(matches!(made, Err(StoreError::Malformed(_))), "{made:?}");
        assert_eq!(store.created_with(&key("k")).unwrap(), None);
    }
}

fn waiting_first(store: &dyn Store) {
    let (ann, ben) = (guest(store, "Ann", 1), guest(store, "Ben", 1));
    let held = held_by(vec![holder(&ann, &[1, 3]), holder(&ben, &[2])]);
    let [first, second, third] = ["A", "B", "C"].map(|name| make(store, name, &held, 2));
    create(store, &new_game("Somebody else's"));
    let names = |person: &PersonId, offset, limit| -> Vec<String> {
        let games = store.games_of(person, offset, limit).unwrap().into_iter();
        let name = |own: OwnGame| {
            format!(
                "{}{}",
                own.game.about.name,
                if own.waits() { "!" } else { "" }
            )
        };
        games.map(name).collect()
    };
    let append = |id: &GameId, at, standing| {
        let mut append = step(store.game(id).unwrap().length, None, "1 A1");
        append.at = Moment(at);
        append.standing = Some(standing);
        store.append(id, &append).unwrap();
    };
    append(
        &first,
        3_000,
        StoredStanding::running("2").asking(Some(Seat::new(2))),
    );
    append(&second, 4_000, StoredStanding::finished("1 2", Vec::new()));
    append(&third, 5_000, StoredStanding::running("2"));
    assert_eq!(names(&ann, 0, 9), ["A!", "C", "B"]);
    assert_eq!(names(&ben, 0, 9), ["C", "A", "B"]);
    assert_eq!(names(&ann, 1, 1), ["C"]);
    let stranger = guest(store, "Cem", 1);
    assert!(names(&stranger, 0, 9).is_empty());
    store.delete(&first).unwrap();
    assert_eq!(names(&ann, 0, 9), ["C", "B"]);
}

fn forgotten(store: &dyn Store) {
    let (ann, ben) = (guest(store, "Ann", 1), guest(store, "Ben", 1));
    let held = held_by(vec![holder(&ann, &[1]), holder(&ben, &[2])]);
    let id = make(store, "Two", &held, 1);
    store.forget_person(&ann).unwrap();
    let left = store.seating(&id).unwrap();
    assert_eq!(left.creator, None);
    assert_eq!(
        left.holders[0],
        Holder {
            person: None,
            seats: seats(&[1])
        }
    );
    assert_eq!(left.seats_of(&ben), seats(&[2]));
    assert_eq!(store.games_of(&ben, 0, 9).unwrap().len(), 1);
}

pub fn table(creator: &PersonId, public: bool, created: i64) -> NewOpenTable {
    NewOpenTable {
        game: "snowdonia".to_owned(),
        setup: "scenario=mount-snowdon&name=Ann's+table".to_owned(),
        creator: creator.clone(),
        public,
        seats: vec![
            OpenSeat::Person {
                person: creator.clone(),
                name: "Ann".to_owned(),
            },
            OpenSeat::Open,
            OpenSeat::Bot("hard".to_owned()),
        ],
        created: Moment(created),
    }
}

fn opened(store: &dyn Store) {
    let ann = guest(store, "Ann", 1);
    let new = table(&ann, false, 5);
    let id = store.open_table(&key("t"), &new).unwrap();
    assert_eq!(
        store.open_table(&key("t"), &new).unwrap(),
        id,
        "twice is once"
    );
    let stored = store.opened(&id).unwrap();
    assert_eq!(
        (stored.id, stored.about, stored.version),
        (id.clone(), new, 0)
    );
    assert_eq!(store.open_tables_of(&ann, 9).unwrap().len(), 1);
    assert!(matches!(store.game(&id), Err(StoreError::NoGame(_))));
    let event = store.close_table(&id).unwrap();
    assert_eq!(store.newest_event().unwrap(), event);
    assert!(matches!(store.opened(&id), Err(StoreError::NoGame(_))));
    assert!(matches!(store.close_table(&id), Err(StoreError::NoGame(_))));
    // Whoever is forgotten leaves an open seat; their own tables go with them.
    let ben = guest(store, "Ben", 1);
    let mut new = table(&ann, false, 5);
    new.seats[1] = OpenSeat::Person {
        person: ben.clone(),
        name: "Ben".to_owned(),
    };
    let id = store.open_table(&key("u"), &new).unwrap();
    store.forget_person(&ben).unwrap();
    assert_eq!(store.opened(&id).unwrap().about.seats[1], OpenSeat::Open);
    store.forget_person(&ann).unwrap();
    assert!(matches!(store.opened(&id), Err(StoreError::NoGame(_))));
}

fn changed(store: &dyn Store) {
    let ann = guest(store, "Ann", 1);
    let id = store.open_table(&key("t"), &table(&ann, false, 5)).unwrap();
    let people: Vec<PersonId> = (0..8).map(|_| guest(store, "Ben", 1)).collect();
    let together = Barrier::new(people.len());
    let sat = thread::scope(|scope| {
        let (id, together) = (&id, &together);
        let sit = |person: PersonId| {
            scope.spawn(move || {
                let mut seats = store.opened(id).unwrap().about.seats;
                seats[1] = OpenSeat::Person {
                    person,
                    name: "Ben".to_owned(),
                };
                together.wait();
                store.change_table(id, 0, &seats, true).unwrap()
            })
        };
        let racing: Vec<_> = people.iter().cloned().map(sit).collect();
        let done = racing.into_iter().map(|one| one.join().unwrap());
        done.filter(|&done| done).count()
    });
    assert_eq!(sat, 1, "one seat, one person");
    let stored = store.opened(&id).unwrap();
    assert_eq!((stored.version, stored.about.public), (1, true));
    let sits = |person: &&PersonId| stored.about.seats[1].is_of(person);
    let who = people.iter().find(sits).unwrap();
    assert_eq!(store.open_tables_of(who, 9).unwrap().len(), 1);
    let events = store.events_since(EventId::NONE, 99).unwrap().events;
    assert_eq!(events.len(), 2);
    assert!(
        events
            .iter()
            .all(|event| event.game == id && event.kind == EventKind::Seats)
    );
}

fn started(store: &dyn Store) {
    let ann = guest(store, "Ann", 1);
    let id = store.open_table(&key("t"), &table(&ann, true, 5)).unwrap();
    let held = held_by(vec![holder(&ann, &[1])]);
    let entries = [NewEntry::step("* start 1")];
    let game = new_game("Begun");
    assert!(
        !store
            .start_table(&id, 1, &game, &held, &entries, &[])
            .unwrap(),
        "another version"
    );
    assert!(store.opened(&id).is_ok());
    assert!(
        store
            .start_table(&id, 0, &game, &held, &entries, &[])
            .unwrap()
    );
    assert_eq!(store.game(&id).unwrap().length, 1);
    assert_eq!(store.seating(&id).unwrap(), held);
    assert!(matches!(store.opened(&id), Err(StoreError::NoGame(_))));
    assert!(matches!(
        store.start_table(&id, 0, &game, &held, &entries, &[]),
        Err(StoreError::NoGame(_))
    ));
    let events = store.events_since(EventId::NONE, 99).unwrap().events;
    assert_eq!(events.last().unwrap().kind, EventKind::Created);
}

fn public(store: &dyn Store) {
    let ann = guest(store, "Ann", 1);
    for (name, public, created, game) in [
        ("a", true, 10, "snowdonia"),
        ("b", false, 20, "snowdonia"),
        ("c", true, 30, "foothills"),
        ("d", true, 40, "snowdonia"),
    ] {
        let table = NewOpenTable {
            game: game.to_owned(),
            ..table(&ann, public, created)
        };
        store.open_table(&key(name), &table).unwrap();
    }
    let told = |game, offset, limit| -> Vec<i64> {
        let wanted = WantedTables {
            game,
            offset,
            limit,
        };
        let tables = store.open_tables(&wanted).unwrap().into_iter();
        tables.map(|table| table.about.created.0).collect()
    };
    assert_eq!(told(None, 0, 9), [40, 30, 10]);
    assert_eq!(told(None, 1, 1), [30]);
    assert_eq!(told(Some("snowdonia"), 0, 9), [40, 10]);
    let all = |offset, limit| -> Vec<i64> {
        let tables = store.waiting_tables(offset, limit).unwrap().into_iter();
        tables.map(|table| table.about.created.0).collect()
    };
    assert_eq!((all(0, 9), all(1, 2)), (vec![40, 30, 20, 10], vec![30, 20]));
    assert_eq!(store.close_tables(Moment(35), 2).unwrap(), 2);
    assert_eq!(store.close_tables(Moment(35), 9).unwrap(), 1);
    assert_eq!(told(None, 0, 9), [40]);
}
