//! Accounts: unique names, passwords, addresses, recovery codes; and settings.

use store::{
    Account, GameId, GameName, Moment, NameKey, NewAccount, NewSession, Participant, PasswordHash,
    PersonId, PersonKind, Scope, SeatNames, SessionKind, Store, StoreError, TokenHash,
};
use tabletop::SeatName;

use super::people::{begin, guest, token};
use super::{Check, create, new_game};

pub const CHECKS: [Check; 8] = [
    ("a guest becomes an account and keeps the seat", becomes),
    ("no two accounts have the same name", names),
    ("another password ends all other sessions", passwords),
    ("an address counts when it is confirmed", addresses),
    ("words to reset work once and in time", resets),
    ("a recovery code works once", codes),
    ("settings are kept for people and games", settings),
    ("seats get other names, and the journal stays", seat_names),
];

fn hash(text: &str) -> PasswordHash {
    PasswordHash(text.to_owned())
}

fn new(person: &PersonId, name: &str) -> NewAccount {
    NewAccount {
        person: person.clone(),
        name: SeatName::new(name).unwrap(),
        key: NameKey(name.to_lowercase()),
        password: hash("old"),
        made: Moment(2_000),
    }
}

/// Somebody with an account.
pub fn account(store: &dyn Store, name: &str) -> PersonId {
    let person = guest(store, name, 1_000);
    assert!(store.add_account(&new(&person, name)).unwrap());
    person
}

fn named(store: &dyn Store, key: &str) -> Option<Account> {
    store.account_named(&NameKey(key.to_owned())).unwrap()
}

fn word(store: &dyn Store, person: &PersonId, number: u8, kind: SessionKind) -> TokenHash {
    let session = NewSession {
        token: token(number),
        kind,
        label: String::new(),
        person: person.clone(),
        created: Moment(1_000),
        expires: Moment(5_000),
    };
    store.begin_session(&session).unwrap();
    token(number)
}

fn becomes(store: &dyn Store) {
    let ann = guest(store, "Ann", 1_000);
    begin(store, &ann, token(1), 9_000);
    assert_eq!(store.account(&ann).unwrap(), None);
    assert!(store.add_account(&new(&ann, "Anna")).unwrap());
    let account = store.account(&ann).unwrap().unwrap();
    assert_eq!(
        (account.name.as_str(), account.made),
        ("Anna", Moment(2_000))
    );
    assert_eq!((&account.address, account.confirmed), (&None, None));
    assert_eq!(store.person(&ann).unwrap().about.kind, PersonKind::Account);
    // Somebody else may have planted the guest's session.
    assert_eq!(store.session(&token(1), Moment(2_000)).unwrap(), None);
    let again = store.add_account(&new(&ann, "Ann"));
    assert!(matches!(again, Err(StoreError::Malformed(_))), "{again:?}");
    // A host stays one.
    let host = guest(store, "Host", 1_000);
    let name = SeatName::new("Host").unwrap();
    store.change_person(&host, &name, PersonKind::Host).unwrap();
    assert!(store.add_account(&new(&host, "Hanna")).unwrap());
    assert_eq!(store.person(&host).unwrap().about.kind, PersonKind::Host);
    store.forget_person(&ann).unwrap();
    assert_eq!(named(store, "anna"), None);
}

fn names(store: &dyn Store) {
    let (ann, ben) = (account(store, "Ann"), guest(store, "Ben", 1_000));
    assert!(!store.add_account(&new(&ben, "ANN")).unwrap());
    assert_eq!(store.person(&ben).unwrap().about.name.as_str(), "Ben");
    assert!(store.add_account(&new(&ben, "Ben")).unwrap());
    let rename = |person: &PersonId, name: &str| {
        let key = NameKey(name.to_lowercase());
        let renamed = store.rename_account(person, &SeatName::new(name).unwrap(), &key);
        renamed.unwrap()
    };
    assert!(!rename(&ben, "ann"));
    assert!(rename(&ann, "ANN"), "one's own name in other letters");
    assert!(rename(&ann, "Anna") && rename(&ben, "Ann"));
    assert_eq!(named(store, "ann").unwrap().person, ben);
    assert_eq!(named(store, "anna").unwrap().name.as_str(), "Anna");
    assert_eq!(named(store, "ben"), None);
}

fn passwords(store: &dyn Store) {
    let ann = account(store, "Ann");
    begin(store, &ann, token(1), 9_000);
    begin(store, &ann, token(2), 9_000);
    word(store, &ann, 3, SessionKind::Reset);
    let set = store.set_password(&ann, &hash("new"), Some(&token(1)));
    assert!(set.unwrap());
    assert_eq!(named(store, "ann").unwrap().password, hash("new"));
    let there = |number| store.session(&token(number), Moment(2_000)).unwrap();
    assert!(there(1).is_some() && there(2).is_none() && there(3).is_none());
    let ben = guest(store, "Ben", 1_000);
    assert!(!store.set_password(&ben, &hash("new"), None).unwrap());
}

fn addresses(store: &dyn Store) {
    let ann = account(store, "Ann");
    let set = |address: Option<(&str, &str)>| store.set_address(&ann, address).unwrap();
    set(Some(("Ann@Example.org", "ann@example.org")));
    let at = || store.accounts_at("ann@example.org").unwrap();
    assert!(at().is_empty(), "not confirmed yet");
    let first = word(store, &ann, 1, SessionKind::Confirm);
    assert_eq!(store.confirm_address(&first, Moment(5_000)).unwrap(), None);
    let reset = word(store, &ann, 2, SessionKind::Reset);
    assert_eq!(store.confirm_address(&reset, Moment(2_000)).unwrap(), None);
    let confirmed = store.confirm_address(&first, Moment(2_000)).unwrap();
    assert_eq!(confirmed, Some(ann.clone()));
    assert_eq!(store.confirm_address(&first, Moment(2_000)).unwrap(), None);
    assert_eq!(at()[0].confirmed_address(), Some("Ann@Example.org"));
    // A word sent to the previous address does not confirm the next one.
    let late = word(store, &ann, 3, SessionKind::Confirm);
    let sent_there = word(store, &ann, 5, SessionKind::Reset);
    set(Some(("other@example.org", "other@example.org")));
    assert_eq!(store.confirm_address(&late, Moment(2_000)).unwrap(), None);
    let reset = |token: &TokenHash| store.reset_password(token, Moment(2_000), &hash("new"));
    assert_eq!(reset(&sent_there).unwrap(), None);
    let account = store.account(&ann).unwrap().unwrap();
    assert_eq!(account.confirmed_address(), None);
    assert_eq!(account.address.as_deref(), Some("other@example.org"));
    assert!(at().is_empty());
    let last = word(store, &ann, 4, SessionKind::Confirm);
    let sent_there = word(store, &ann, 6, SessionKind::Reset);
    set(None);
    assert_eq!(reset(&sent_there).unwrap(), None);
    assert_eq!(store.confirm_address(&last, Moment(2_000)).unwrap(), None);
    assert_eq!(store.account(&ann).unwrap().unwrap().address, None);
}

fn resets(store: &dyn Store) {
    let ann = account(store, "Ann");
    begin(store, &ann, token(1), 9_000);
    let reset = |token: &TokenHash, now| {
        let reset = store.reset_password(token, Moment(now), &hash("new"));
        reset.unwrap()
    };
    let old = word(store, &ann, 2, SessionKind::Reset);
    assert_eq!(reset(&old, 5_000), None, "too late");
    assert_eq!(reset(&token(1), 2_000), None, "a session is no such word");
    assert_eq!(reset(&token(9), 2_000), None, "made up");
    assert_eq!(named(store, "ann").unwrap().password, hash("old"));
    let other = word(store, &ann, 3, SessionKind::Reset);
    assert_eq!(reset(&old, 4_999), Some(ann.clone()));
    assert_eq!(named(store, "ann").unwrap().password, hash("new"));
    assert_eq!(reset(&old, 2_000), None, "spent");
    assert_eq!(reset(&other, 2_000), None, "all words end with it");
    assert_eq!(store.session(&token(1), Moment(2_000)).unwrap(), None);
}

fn codes(store: &dyn Store) {
    let (ann, ben) = (account(store, "Ann"), account(store, "Ben"));
    let codes = [token(1), token(2), token(3)];
    store.set_recovery_codes(&ann, &codes).unwrap();
    store.set_recovery_codes(&ben, &codes[..1]).unwrap();
    begin(store, &ann, token(9), 9_000);
    let recover = |person: &PersonId, code: u8| {
        let recovered = store.recover(person, &token(code), &hash("new"));
        recovered.unwrap()
    };
    assert!(!recover(&ann, 4) && !recover(&ben, 2));
    assert!(store.session(&token(9), Moment(2_000)).unwrap().is_some());
    assert!(recover(&ann, 2) && !recover(&ann, 2));
    assert_eq!(named(store, "ann").unwrap().password, hash("new"));
    assert_eq!(store.session(&token(9), Moment(2_000)).unwrap(), None);
    let left = |person: &PersonId| store.recovery_codes(person).unwrap().len();
    assert_eq!((left(&ann), left(&ben)), (2, 1));
    let has = |key: &str, code: u8| {
        let has = store.is_recovery_code(&NameKey(key.to_owned()), &token(code));
        has.unwrap()
    };
    assert!(has("ann", 1) && !has("ann", 2) && !has("ben", 3) && !has("nobody", 1));
    store.set_recovery_codes(&ann, &[token(5)]).unwrap();
    assert!(!recover(&ann, 1) && recover(&ann, 5));
    assert_eq!((left(&ann), left(&ben)), (0, 1));
}

fn settings(store: &dyn Store) {
    let (ann, ben) = (guest(store, "Ann", 1), guest(store, "Ben", 1));
    let game: GameId = create(store, &new_game("x"));
    let get = |scope: &Scope| store.setting(scope, "tell").unwrap();
    let set = |scope: &Scope, value: Option<&str>| store.set(scope, "tell", value).unwrap();
    let own = Scope::Person(ann.clone());
    let here = Scope::PersonAt(ann.clone(), game.clone());
    for (number, scope) in [Scope::House, own.clone(), here.clone()].iter().enumerate() {
        assert_eq!(get(scope), None);
        set(scope, Some(&number.to_string()));
        set(scope, Some(&format!("{number}!\n\"ż")));
        assert_eq!(get(scope).unwrap(), format!("{number}!\n\"ż"));
    }
    assert_eq!(get(&Scope::Person(ben.clone())), None);
    let all = store.settings_of(&ann).unwrap();
    let games: Vec<_> = all.iter().map(|(game, _, _)| game.clone()).collect();
    assert_eq!(games, [None, Some(game.clone())]);
    // The first value stays.
    for value in ["first", "second"] {
        assert_eq!(store.set_once("once", value).unwrap(), "first");
    }
    let once = store.setting(&Scope::House, "once").unwrap();
    assert_eq!(once.as_deref(), Some("first"));
    set(&own, None);
    assert!(get(&own).is_none() && get(&here).is_some());
    store.delete(&game).unwrap();
    assert!(store.settings_of(&ann).unwrap().is_empty());
    set(&own, Some("on"));
    store.forget_person(&ann).unwrap();
    assert_eq!(store.setting(&own, "tell"), Err(StoreError::NoPerson(ann)));
    assert!(get(&Scope::House).is_some());
    let gone = Scope::PersonAt(ben, game.clone());
    assert_eq!(
        store.set(&gone, "tell", Some("on")),
        Err(StoreError::NoGame(game))
    );
}

fn seat_names(store: &dyn Store) {
    let id = create(store, &new_game("Ann, Bela"));
    let before = store.newest_event().unwrap();
    let names = SeatNames {
        game: id.clone(),
        name: GameName::new("Player 1, Bela").unwrap(),
        header: "tabletop 1\ngame snowdonia\nseat 1 Player 1\n".to_owned(),
        seats: vec![
            Participant::Person(String::new()),
            Participant::Person("Bela".to_owned()),
        ],
    };
    store.rename_seats(std::slice::from_ref(&names)).unwrap();
    let about = store.game(&id).unwrap().about;
    assert_eq!((&about.name, &about.seats), (&names.name, &names.seats));
    assert_eq!(about.header, names.header);
    let search = |text: &str| {
        let query = store::Query {
            search: text.to_owned(),
            ..store::Query::default()
        };
        store.list(&query).unwrap().total
    };
    assert_eq!((search("ann"), search("bela")), (0, 1));
    let told = store.events_since(before, 10).unwrap().events;
    assert_eq!(told.len(), 1, "those who look are told");
    let wrong = SeatNames {
        seats: names.seats[..1].to_vec(),
        ..names
    };
    let refused = store.rename_seats(&[wrong]);
    assert!(matches!(refused, Err(StoreError::Malformed(_))));
}
