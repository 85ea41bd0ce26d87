//! A guest who signs in becomes part of the account's person.

use store::{
    EventKind, Key, NewReport, NotesText, OpenSeat, PersonId, Scope, Seating, Store, StoreError,
    Subject,
};

use super::accounts::account;
use super::jobs::{job, put_about};
use super::messages::say;
use super::people::{begin, guest, token};
use super::seats::{held_by, holder, make, seats, table};
use super::{Check, create, new_game};
use store::{MAX_NOTES, Moment};

pub const CHECKS: [Check; 3] = [
    ("everything of a guest is the account's", everything),
    ("where both have something they share it", both),
    ("nobody is merged with themselves", themselves),
];

fn notes(store: &dyn Store, game: &store::GameId, writer: &PersonId, text: &str) {
    let text = NotesText::new(text).unwrap();
    store.write_notes(game, Some(writer), &text).unwrap();
}

fn everything(store: &dyn Store) {
    let (guest, ann, ben) = (
        guest(store, "Guest", 1_000),
        account(store, "Ann"),
        account(store, "Ben"),
    );
    begin(store, &guest, token(1), 9_000);
    begin(store, &ann, token(2), 9_000);
    let seating = held_by(vec![holder(&guest, &[1]), holder(&ben, &[2])]);
    let game = make(store, "x", &seating, 1);
    let mut waits = table(&guest, true, 2_000);
    waits.seats[1] = OpenSeat::Person {
        person: guest.clone(),
        name: "Guest".to_owned(),
    };
    let waiting = store.open_table(&Key::new("t").unwrap(), &waits).unwrap();
    let number = say(store, &game, &guest, "hello");
    let bens = say(store, &game, &ben, "oh");
    notes(store, &game, &guest, "stone");
    store.block(&guest, &ben, true).unwrap();
    let report = NewReport {
        message: bens,
        reporter: guest.clone(),
        reporter_name: "Guest".to_owned(),
        at: Moment(1),
    };
    store.report(&game, &report).unwrap();
    store
        .set(&Scope::Person(guest.clone()), "tell", Some("on"))
        .unwrap();
    put_about(store, Subject::Person(guest.clone()), "j", "notice", 5_000);
    let before = store.newest_event().unwrap();

    store.merge_people(&guest, &ann).unwrap();
    let gone = store.person(&guest).map(|_| ());
    assert_eq!(gone, Err(StoreError::NoPerson(guest.clone())));
    // Knowing the guest's session elsewhere does not give access to the account.
    assert_eq!(store.session(&token(1), Moment(2_000)).unwrap(), None);
    assert!(store.session(&token(2), Moment(2_000)).unwrap().is_some());
    let seating = store.seating(&game).unwrap();
    assert_eq!(seating.creator, Some(ann.clone()));
    assert_eq!(seating.seats_of(&ann), seats(&[1]));
    assert!(store.games_of(&ann, 0, 10).unwrap()[0].waits());
    let table = store.opened(&waiting).unwrap().about;
    assert!(table.creator == ann && table.seats[1].is_of(&ann));
    assert_eq!(store.message(&game, number).unwrap().unwrap().author, ann);
    assert_eq!(store.notes(&game, Some(&ann)).unwrap(), "stone");
    assert_eq!(store.blocked(&ann).unwrap(), [(ben, "Ben".to_owned())]);
    assert_eq!(store.reports(10).unwrap().len(), 1);
    let set = store.setting(&Scope::Person(ann.clone()), "tell").unwrap();
    assert_eq!(set.as_deref(), Some("on"));
    assert_eq!(job(store, "j").unwrap().about.subject, Subject::Person(ann));
    let told = store.events_since(before, 10).unwrap().events;
    let told: Vec<_> = told.iter().map(|event| (&event.game, event.kind)).collect();
    assert_eq!(told.len(), 2);
    assert!(
        told.contains(&(&game, EventKind::Seats)) && told.contains(&(&waiting, EventKind::Seats))
    );
}

fn both(store: &dyn Store) {
    let (guest, ann) = (guest(store, "Guest", 1_000), account(store, "Ann"));
    let seating = held_by(vec![holder(&ann, &[1]), holder(&guest, &[2])]);
    let game = make(store, "x", &seating, 2);
    notes(store, &game, &ann, "iron");
    notes(store, &game, &guest, &"ż".repeat(MAX_NOTES));
    for (reader, author) in [(&ann, &guest), (&guest, &ann)] {
        store.block(reader, author, true).unwrap();
        store.mute(&game, reader, author, true).unwrap();
    }
    for (person, value) in [(&ann, "mine"), (&guest, "theirs")] {
        store
            .set(&Scope::Person(person.clone()), "tell", Some(value))
            .unwrap();
    }
    store.merge_people(&guest, &ann).unwrap();
    let Seating { holders, .. } = store.seating(&game).unwrap();
    assert_eq!(holders, [holder(&ann, &[1, 2])]);
    let games = store.games_of(&ann, 0, 10).unwrap();
    assert!(games.len() == 1 && games[0].waits(), "listed once");
    let noted = store.notes(&game, Some(&ann)).unwrap();
    assert!(noted.starts_with("iron\nżż") && noted.chars().count() == MAX_NOTES);
    assert!(
        store.blocked(&ann).unwrap().is_empty(),
        "nobody blocks themselves"
    );
    let set = store.setting(&Scope::Person(ann), "tell").unwrap();
    assert_eq!(set.as_deref(), Some("mine"));
}

fn themselves(store: &dyn Store) {
    let ann = account(store, "Ann");
    create(store, &new_game("x"));
    let merged = store.merge_people(&ann, &ann);
    assert!(matches!(merged, Err(StoreError::Malformed(_))));
    let nobody: PersonId = "2345678923".parse().unwrap();
    let missing = Err(StoreError::NoPerson(nobody.clone()));
    assert_eq!(store.merge_people(&nobody, &ann), missing);
    assert_eq!(store.merge_people(&ann, &nobody), missing);
    assert!(store.person(&ann).is_ok());
}
