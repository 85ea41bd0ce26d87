//! Everything one store keeps moves to another one and is the same there.

use std::sync::{Arc, Mutex};

use store::{
    Key, Moment, NewEntry, NewOpenTable, NewPushEndpoint, NewReport, NotesText, OpenSeat, PersonId,
    ROWS_AT_ONCE, RowValue, Scope, SessionKind, Store, StoreError, Subject, TABLES, TransferPage,
    TransferTable,
};

use super::accounts::account;
use super::jobs::put_about;
use super::messages::say;
use super::people::{begin, guest, token};
use super::seats::{held_by, holder, make, table};
use super::{create, key, new_game, step};

/// Everything a store gives.
pub fn given(store: &dyn Store) -> Vec<TransferPage> {
    let pages = Arc::<Mutex<Vec<TransferPage>>>::default();
    let taken = pages.clone();
    let give = store.give(Box::new(move |page| {
        taken.lock().unwrap().push(page);
        Ok(())
    }));
    give.unwrap();
    Arc::try_unwrap(pages).unwrap().into_inner().unwrap()
}

fn pages(pages: Vec<TransferPage>) -> store::TransferPages {
    Box::new(pages.into_iter().map(Ok))
}

fn rows_of(pages: &[TransferPage], table: &str) -> usize {
    let of = pages.iter().filter(|page| page.table.name == table);
    of.map(|page| page.rows.len()).sum()
}

/// Fills `from` and moves everything to `to`; both are empty before.
pub fn run_transfer(from: &dyn Store, to: &dyn Store) {
    fill(from);
    let all = given(from);
    for table in TABLES {
        assert!(rows_of(&all, table.name) > 0, "nothing in {}", table.name);
    }
    assert!(all.iter().all(|page| page.rows.len() <= ROWS_AT_ONCE));
    let rows: usize = all.iter().map(|page| page.rows.len()).sum();
    assert_eq!(from.count_rows().unwrap(), rows as u64);

    // What breaks off leaves nothing behind.
    let mut broken: Vec<_> = all.iter().cloned().map(Ok).collect();
    broken.push(Err(StoreError::Other("the end is missing".to_owned())));
    let refused = to.take_in(Box::new(broken.into_iter()));
    let reason = StoreError::Other("the end is missing".to_owned());
    assert_eq!(refused, Err(reason));
    let mut wrong = all.clone();
    wrong[0].rows[0][0] = RowValue::Text("one".to_owned());
    let malformed = to.take_in(pages(wrong));
    assert!(matches!(malformed, Err(StoreError::Malformed(_))));

    assert_eq!(to.take_in(pages(all.clone())).unwrap(), rows as u64);
    assert!(given(to) == all, "the other store gives the same");
    assert_eq!(to.take_in(pages(all)), Err(StoreError::NotEmpty));
    assert_eq!(to.find_damage().unwrap(), [""; 0]);
    compare(from, to);
    go_on(to);
}

/// Something in every table, more journal than fits a page, and numbers that are used up.
pub fn fill(store: &dyn Store) {
    let (ann, ben) = (account(store, "Ann"), guest(store, "Ben", 1_000));
    store
        .set_address(&ann, Some(("Ann@Example.org", "ann@example.org")))
        .unwrap();
    store
        .set_recovery_codes(&ann, &[token(71), token(72)])
        .unwrap();
    begin(store, &ann, token(1), 90_000);
    begin(store, &ben, token(2), 90_000);
    let endpoint = NewPushEndpoint {
        url: "https://push.example/1".to_owned(),
        key: vec![4; 65],
        secret: vec![0, 255, 7],
        made: Moment(5),
    };
    store.set_push_endpoint(&token(1), &endpoint).unwrap();
    store.set_once("contact", "ann@example.org").unwrap();
    let seating = held_by(vec![holder(&ann, &[1]), holder(&ben, &[2])]);
    let game = make(store, "ours", &seating, 1);
    let name = store::GameName::new("Łucja's „game“ \u{1f682}").unwrap();
    store.rename(&game, &name).unwrap();
    let hosts = create(store, &new_game("the host's"));
    for number in 0..3 {
        let entries = vec![NewEntry::step("1 A1"); 250];
        let append = store::Append {
            entries,
            ..step(number * 250, Some(&format!("k{number}")), "")
        };
        store.append(&game, &append).unwrap();
    }
    let waiting = NewOpenTable {
        seats: vec![
            OpenSeat::Person {
                person: ann.clone(),
                name: "Ann".to_owned(),
            },
            OpenSeat::Open,
            OpenSeat::Bot("hard".to_owned()),
        ],
        ..table(&ann, true, 2_000)
    };
    store.open_table(&Key::new("t").unwrap(), &waiting).unwrap();
    say(store, &game, &ann, "Hello");
    let said = say(store, &game, &ben, "Oh");
    store.mute(&game, &ann, &ben, true).unwrap();
    store.open_conversation(&game, &ann, false).unwrap();
    store.block(&ben, &ann, true).unwrap();
    let report = NewReport {
        message: said,
        reporter: ann.clone(),
        reporter_name: "Ann".to_owned(),
        at: Moment(7),
    };
    store.report(&game, &report).unwrap();
    let notes = NotesText::new("stone\nfirst").unwrap();
    store.write_notes(&game, Some(&ann), &notes).unwrap();
    store.write_notes(&hosts, None, &notes).unwrap();
    let settings = [
        Scope::Person(ben.clone()),
        Scope::PersonAt(ann.clone(), game.clone()),
    ];
    for scope in settings {
        store.set(&scope, "tell", Some("on")).unwrap();
    }
    put_about(store, Subject::Game(game.clone()), "c", "clock", 5_000);
    put_about(store, Subject::Person(ann.clone()), "n", "notice", 6_000);
    // A number nobody may have again, and somebody who is not there any more.
    let gone = guest(store, "Gone", 1);
    let left = make(store, "left", &held_by(vec![holder(&gone, &[1])]), 1);
    say(store, &left, &gone, "Bye");
    store.forget_person(&gone).unwrap();
}

fn ids(store: &dyn Store) -> Vec<store::GameId> {
    let mut ids = Vec::new();
    loop {
        let more = store.game_ids(ids.last(), 2).unwrap();
        assert!(more.len() <= 2);
        if more.is_empty() {
            return ids;
        }
        ids.extend(more);
    }
}

fn person(store: &dyn Store, name: &str) -> PersonId {
    let wanted = store::WantedPeople {
        search: name.to_owned(),
        limit: 1,
        ..store::WantedPeople::default()
    };
    store.people(&wanted).unwrap()[0].person.id.clone()
}

/// Whoever asks the other store is told the same.
fn compare(from: &dyn Store, to: &dyn Store) {
    let games = ids(from);
    assert_eq!(games.len(), 3);
    assert_eq!(ids(to), games);
    for id in &games {
        assert_eq!(to.game(id).unwrap(), from.game(id).unwrap());
        assert_eq!(to.journal(id, 0).unwrap(), from.journal(id, 0).unwrap());
        assert_eq!(to.seating(id).unwrap(), from.seating(id).unwrap());
        assert_eq!(to.notes(id, None).unwrap(), from.notes(id, None).unwrap());
        let said = |store: &dyn Store| store.conversation(id, None, 0, 10).unwrap();
        assert_eq!(said(to), said(from));
        assert_eq!(
            to.appended_with(id, &key("k1")).unwrap(),
            from.appended_with(id, &key("k1")).unwrap()
        );
    }
    for name in ["Ann", "Ben"] {
        let id = person(from, name);
        assert_eq!(to.person(&id).unwrap(), from.person(&id).unwrap());
        assert_eq!(to.account(&id).unwrap(), from.account(&id).unwrap());
        assert_eq!(to.settings_of(&id).unwrap(), from.settings_of(&id).unwrap());
        assert_eq!(to.written_by(&id).unwrap(), from.written_by(&id).unwrap());
        assert_eq!(to.blocked(&id).unwrap(), from.blocked(&id).unwrap());
        let devices = |store: &dyn Store| store.devices(&id, Moment(10_000)).unwrap();
        assert_eq!(devices(to), devices(from));
        let told = |store: &dyn Store| store.push_endpoints(&id, Moment(10_000)).unwrap();
        assert_eq!(told(to), told(from));
    }
    assert_eq!(to.reports(10).unwrap(), from.reports(10).unwrap());
    assert_eq!(
        to.waiting_tables(0, 9).unwrap(),
        from.waiting_tables(0, 9).unwrap()
    );
    assert_eq!(to.job_keys(None, 1).unwrap(), [key("c")]);
    assert_eq!(to.job_keys(Some(&key("c")), 9).unwrap(), [key("n")]);
    for name in ["c", "n"] {
        assert_eq!(to.job(&key(name)).unwrap(), from.job(&key(name)).unwrap());
    }
    // A form that is sent once more makes no second game.
    assert!(to.created_with(&key("t")).unwrap().is_some());
    assert_eq!(
        to.setting(&Scope::House, "contact").unwrap().as_deref(),
        Some("ann@example.org")
    );
    let session = to.session(&token(2), Moment(10_000)).unwrap().unwrap();
    assert_eq!(session.about.kind, SessionKind::Device);
}

/// What is done in the other store gets numbers of its own.
fn go_on(store: &dyn Store) {
    let ann = person(store, "Ann");
    let game = store.games_of(&ann, 0, 1).unwrap().remove(0).game;
    let length = game.length;
    store.append(&game.id, &step(length, None, "1 A1")).unwrap();
    let before = store.conversation(&game.id, None, 0, 10).unwrap();
    let newest = before.messages.last().unwrap().number;
    let said = say(store, &game.id, &ann, "On we go");
    // One number in between belonged to somebody who was forgotten.
    assert!(said > newest + 1, "{said} after {newest}");
    guest(store, "Huw", 3);
    create(store, &new_game("new"));
    put_about(store, Subject::Game(game.id), "later", "clock", 7_000);
    assert!(TransferTable::named("games").is_some());
}
