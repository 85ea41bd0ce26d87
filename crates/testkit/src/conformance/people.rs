//! People and sessions.

use store::{
    Moment, NewPerson, NewSession, PersonId, PersonKind, SessionKind, Store, StoreError, Subject,
    TokenHash, WantedPeople,
};
use tabletop::SeatName;

use super::jobs::{job, put_about};
use super::{Check, create, new_game};

pub const CHECKS: [Check; 9] = [
    ("a person comes back as stored", comes_back),
    ("a guest becomes an account", becomes_account),
    ("being seen only moves forward", seen),
    ("a forgotten person leaves no session and no job", forgotten),
    (
        "guests who stay away are forgotten, their games stay",
        guests,
    ),
    ("a session lasts until it expires or is ended", sessions),
    ("expired sessions are purged", purged),
    ("devices are told from links and keys", devices),
    ("people are listed, found and shut out", listed),
];

pub fn guest(store: &dyn Store, name: &str, created: i64) -> PersonId {
    let person = NewPerson {
        name: SeatName::new(name).unwrap(),
        kind: PersonKind::Guest,
        created: Moment(created),
    };
    store.add_person(&person).unwrap()
}

pub fn begin(store: &dyn Store, person: &PersonId, token: TokenHash, expires: i64) {
    let session = NewSession {
        token,
        kind: SessionKind::Device,
        label: String::new(),
        person: person.clone(),
        created: Moment(1_000),
        expires: Moment(expires),
    };
    store.begin_session(&session).unwrap();
}

pub fn token(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

fn comes_back(store: &dyn Store) {
    let person = NewPerson {
        name: SeatName::new("Świętosława O'Hara \"--").unwrap(),
        kind: PersonKind::Account,
        created: Moment(1_777),
    };
    let ids = [(); 3].map(|()| store.add_person(&person).unwrap());
    assert!(ids[0] != ids[1] && ids[1] != ids[2], "names may be alike");
    let stored = store.person(&ids[0]).unwrap();
    assert_eq!((stored.id, stored.about), (ids[0].clone(), person));
    assert_eq!(stored.seen, Moment(1_777));
    let nobody: PersonId = "2345678923".parse().unwrap();
    let missing = Err(StoreError::NoPerson(nobody.clone()));
    assert_eq!(store.person(&nobody).map(|_| ()), missing);
    assert_eq!(store.person_seen(&nobody, Moment(1)), missing);
    assert_eq!(store.forget_person(&nobody), missing);
    assert_eq!(store.end_sessions(&nobody, None).map(|_| ()), missing);
    let session = NewSession {
        token: token(1),
        kind: SessionKind::Device,
        label: String::new(),
        person: nobody,
        created: Moment(1),
        expires: Moment(2),
    };
    assert_eq!(store.begin_session(&session), missing);
}

fn becomes_account(store: &dyn Store) {
    let id = guest(store, "Ann", 1_000);
    let name = SeatName::new("Anna").unwrap();
    store
        .change_person(&id, &name, PersonKind::Account)
        .unwrap();
    let about = store.person(&id).unwrap().about;
    let expected = NewPerson {
        name,
        kind: PersonKind::Account,
        created: Moment(1_000),
    };
    assert_eq!(about, expected);
}

fn seen(store: &dyn Store) {
    let id = guest(store, "Ann", 1_000);
    for (at, expected) in [(5_000, 5_000), (3_000, 5_000), (6_000, 6_000)] {
        store.person_seen(&id, Moment(at)).unwrap();
        assert_eq!(store.person(&id).unwrap().seen, Moment(expected));
    }
}

fn forgotten(store: &dyn Store) {
    let [ann, bela] = ["Ann", "Bela"].map(|name| guest(store, name, 1_000));
    begin(store, &ann, token(1), 9_000);
    begin(store, &bela, token(2), 9_000);
    put_about(store, Subject::Person(ann.clone()), "a", "notice", 5_000);
    put_about(store, Subject::Person(bela.clone()), "b", "notice", 5_000);
    store.forget_person(&ann).unwrap();
    assert_eq!(
        store.person(&ann).map(|_| ()),
        Err(StoreError::NoPerson(ann.clone()))
    );
    let session = |number| store.session(&token(number), Moment(2_000)).unwrap();
    assert!(session(1).is_none() && session(2).is_some());
    assert!(job(store, "a").is_none() && job(store, "b").is_some());
}

fn guests(store: &dyn Store) {
    let game = create(store, &new_game("x"));
    let people: Vec<PersonId> = (0..10)
        .map(|number| guest(store, "Ann", 1_000 + number))
        .collect();
    let name = SeatName::new("Bela").unwrap();
    store
        .change_person(&people[0], &name, PersonKind::Account)
        .unwrap();
    store.person_seen(&people[1], Moment(5_000)).unwrap();
    let there = || {
        let there = |id: &&PersonId| store.person(id).is_ok();
        people.iter().filter(there).count()
    };
    assert_eq!(store.forget_guests(Moment(1_000), 100).unwrap(), 0);
    assert_eq!(store.forget_guests(Moment(2_000), 3).unwrap(), 3);
    assert!(
        store.person(&people[5]).is_ok(),
        "the longest away go first"
    );
    assert_eq!(there(), 7);
    assert_eq!(store.forget_guests(Moment(2_000), 100).unwrap(), 5);
    assert_eq!(there(), 2, "the account and the one who came back");
    assert!(store.game(&game).is_ok());
}

fn sessions(store: &dyn Store) {
    let ann = guest(store, "Ann", 1_000);
    begin(store, &ann, token(1), 5_000);
    begin(store, &ann, token(2), 5_000);
    let at = |number, now| store.session(&token(number), Moment(now)).unwrap();
    let session = at(1, 4_999).unwrap();
    let expected = NewSession {
        token: token(1),
        kind: SessionKind::Device,
        label: String::new(),
        person: ann.clone(),
        created: Moment(1_000),
        expires: Moment(5_000),
    };
    assert_eq!((&session.about, session.seen), (&expected, Moment(1_000)));
    assert_eq!(at(1, 5_000), None, "expired");
    assert_eq!(at(3, 1_000), None, "never begun");
    let twice = store.begin_session(&expected);
    assert!(matches!(twice, Err(StoreError::Malformed(_))), "{twice:?}");

    let renew = |number, now, expires| {
        let renewed = store.renew_session(&token(number), Moment(now), Moment(expires));
        renewed.unwrap()
    };
    assert!(renew(1, 4_000, 9_000));
    assert!(!renew(2, 5_000, 9_000), "too late");
    assert!(!renew(3, 1_000, 9_000));
    let session = at(1, 8_999).unwrap();
    assert_eq!(
        (session.about.expires, session.seen),
        (Moment(9_000), Moment(4_000))
    );
    assert_eq!(store.person(&ann).unwrap().seen, Moment(4_000));

    assert!(store.end_session(&token(1)).unwrap());
    assert!(!store.end_session(&token(1)).unwrap());
    assert_eq!(at(1, 2_000), None);
    let bela = guest(store, "Bela", 1_000);
    begin(store, &bela, token(4), 5_000);
    begin(store, &ann, token(1), 5_000);
    assert_eq!(store.end_sessions(&ann, None).unwrap(), 2);
    assert_eq!((at(1, 2_000), at(2, 2_000)), (None, None));
    assert!(at(4, 2_000).is_some(), "only those of one person");
}

fn purged(store: &dyn Store) {
    let ann = guest(store, "Ann", 1_000);
    for number in 0..10 {
        begin(store, &ann, token(number), 2_000 + i64::from(number));
    }
    assert_eq!(store.purge_sessions(Moment(1_999), 100).unwrap(), 0);
    assert_eq!(store.purge_sessions(Moment(2_004), 3).unwrap(), 3);
    assert_eq!(store.purge_sessions(Moment(2_004), 100).unwrap(), 2);
    let left = store.end_sessions(&ann, None).unwrap();
    assert_eq!(left, 5, "those that have not expired");
}

fn devices(store: &dyn Store) {
    let ann = guest(store, "Ann", 1_000);
    for (number, kind, label, created) in [
        (1, SessionKind::Device, "Firefox, Linux", 1_000),
        (2, SessionKind::Move, "", 1_000),
        (3, SessionKind::Device, "Chrome, Android", 2_000),
        (4, SessionKind::Reset, "", 1_000),
    ] {
        let session = NewSession {
            token: token(number),
            kind,
            label: label.to_owned(),
            person: ann.clone(),
            created: Moment(created),
            expires: Moment(9_000),
        };
        store.begin_session(&session).unwrap();
        let stored = store.session(&token(number), Moment(1)).unwrap();
        assert_eq!(stored.unwrap().about, session);
    }
    let labels = |now| -> Vec<String> {
        let devices = store.devices(&ann, Moment(now)).unwrap();
        devices
            .into_iter()
            .map(|session| session.about.label)
            .collect()
    };
    assert_eq!(labels(3_000), ["Chrome, Android", "Firefox, Linux"]);
    store
        .renew_session(&token(1), Moment(4_000), Moment(12_000))
        .unwrap();
    assert_eq!(labels(5_000), ["Firefox, Linux", "Chrome, Android"]);
    assert_eq!(labels(9_000), ["Firefox, Linux"], "the other has expired");
    assert_eq!(store.end_sessions(&ann, Some(&token(3))).unwrap(), 3);
    assert_eq!(labels(5_000), ["Chrome, Android"]);
}

fn listed(store: &dyn Store) {
    let [ann, bela, lucja] = ["Ann", "Bela", "Łucja Ann"].map(|name| guest(store, name, 1_000));
    store.person_seen(&bela, Moment(5_000)).unwrap();
    store.person_seen(&lucja, Moment(3_000)).unwrap();
    let listed = |search: &str, shut_out, offset, limit| -> Vec<String> {
        let wanted = WantedPeople {
            search: search.to_owned(),
            shut_out,
            offset,
            limit,
        };
        let people = store.people(&wanted).unwrap();
        let names = people
            .into_iter()
            .map(|one| one.person.about.name.to_string());
        names.collect()
    };
    assert_eq!(listed("", false, 0, 9), ["Bela", "Łucja Ann", "Ann"]);
    assert_eq!(listed("", false, 1, 1), ["Łucja Ann"]);
    assert_eq!(listed("łUCJA", false, 0, 9), ["Łucja Ann"]);
    assert_eq!(listed("ann", false, 0, 9), ["Łucja Ann", "Ann"]);
    assert_eq!(listed("", true, 0, 9), [""; 0]);
    store.shut_out(&ann, Some(Moment(6_000))).unwrap();
    assert_eq!(store.person(&ann).unwrap().shut_out, Some(Moment(6_000)));
    assert_eq!(listed("", true, 0, 9), ["Ann"]);
    store.shut_out(&ann, None).unwrap();
    assert_eq!(listed("", true, 0, 9), [""; 0]);
    let nobody: PersonId = "2345678923".parse().unwrap();
    assert_eq!(
        store.shut_out(&nobody, None),
        Err(StoreError::NoPerson(nobody))
    );
}
