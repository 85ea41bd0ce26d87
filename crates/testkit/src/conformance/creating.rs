//! Games are created once and kept unchanged.

use store::{
    Dealing, Entry, GameId, GameName, MAX_GAME_NAME, Moment, NewEntry, NewGame, Parent,
    Participant, Query, Store, StoreError, StoredStanding,
};
use tabletop::{Seat, Seed};

use super::{Check, create, key, new_game};

pub const CHECKS: [Check; 7] = [
    ("a game comes back as it was stored", comes_back),
    ("the same key makes one game", one_game_per_key),
    ("names of any script and length", names),
    ("a name changes, nothing else", renamed),
    ("a deleted game is gone with its journal", deleted),
    ("what is not there is named", not_there),
    ("addresses do not repeat", random),
];

fn comes_back(store: &dyn Store) {
    let parent = create(store, &new_game("Parent"));
    let mut game = NewGame {
        game: "foothills".to_owned(),
        scenario: "standard".to_owned(),
        header: "tabletop 1\ngame foothills\nseat 1 Ümit\n".to_owned(),
        rules: 3,
        ..new_game("Sunday")
    };
    let person = Participant::Person("Ümit O'Hara; \"--".to_owned());
    game.seats = vec![person, Participant::Bot("hard+digger".to_owned())];
    game.dealing = Dealing::Seeded(Seed::from_number(7));
    game.parent = Some(Parent {
        game: parent,
        step: 12,
    });
    game.series = Some("solo".to_owned());
    game.standing = StoredStanding::finished("31.5 31.5", vec![Seat::new(0), Seat::new(1)]);
    game.created = Moment(1_777_777_777_777);
    let entries = [
        NewEntry::step("* out II V"),
        NewEntry::undo(1),
        NewEntry::note("hint"),
    ];
    let created = store.create(&key("k"), &game, &entries).unwrap();

    let stored = store.game(&created.id).unwrap();
    assert_eq!(stored.id, created.id);
    assert_eq!(stored.about, game);
    assert_eq!(stored.updated, game.created);
    assert_eq!(stored.length, 3);

    let journal = store.journal(&created.id, 0).unwrap();
    let expected = (0..).zip(entries).map(|(seq, entry)| Entry {
        seq,
        kind: entry.kind,
        text: entry.text,
        at: game.created,
    });
    assert_eq!(journal, expected.collect::<Vec<_>>());
}

fn one_game_per_key(store: &dyn Store) {
    let first = store.create(&key("k"), &new_game("One"), &[]).unwrap();
    let second = store.create(&key("k"), &new_game("Two"), &[]).unwrap();
    assert_eq!(second.id, first.id);
    assert_eq!(second.event, None);
    let third = store.create(&key("l"), &new_game("One"), &[]).unwrap();
    assert_ne!(third.id, first.id);
    let page = store.list(&Query::default()).unwrap();
    assert_eq!(page.total, 2);
    assert!(
        page.games
            .iter()
            .all(|game| game.about.name.as_str() == "One")
    );
    // A deleted game does not come back because somebody submits the form again.
    store.delete(&first.id).unwrap();
    let again = store.create(&key("k"), &new_game("One"), &[]).unwrap();
    assert_eq!((again.id, again.event), (first.id.clone(), None));
    // The store knows the outcome of a key without a new attempt.
    assert_eq!(store.created_with(&key("k")).unwrap(), Some(first.id));
    assert_eq!(store.created_with(&key("l")).unwrap(), Some(third.id));
    assert_eq!(store.created_with(&key("m")).unwrap(), None);
    assert_eq!(store.list(&Query::default()).unwrap().total, 1);
}

fn names(store: &dyn Store) {
    let long = "山".repeat(MAX_GAME_NAME);
    for name in [
        "Yr Wyddfa",
        "Łódź – ĄĘŚĆ",
        "🚂🏔️",
        "'; DROP TABLE games; --",
        "100 % _",
        long.as_str(),
    ] {
        let id = create(store, &new_game(name));
        assert_eq!(store.game(&id).unwrap().about.name.as_str(), name);
        let query = Query {
            search: name.to_uppercase(),
            ..Query::default()
        };
        let found = store.list(&query).unwrap();
        assert_eq!(found.games.len(), 1, "{name}");
        assert_eq!(found.games[0].id, id);
    }
    assert!(GameName::new(&format!("{long}x")).is_err());
    assert!(GameName::new(" \u{a0}\t").is_err());
    assert!(GameName::new("a\nb").is_err());
}

fn renamed(store: &dyn Store) {
    let id = create(store, &new_game("Before"));
    let before = store.game(&id).unwrap();
    store
        .rename(&id, &GameName::new("  Danach ").unwrap())
        .unwrap();
    let after = store.game(&id).unwrap();
    assert_eq!(after.about.name.as_str(), "Danach");
    let mut expected = before;
    expected.about.name = after.about.name.clone();
    assert_eq!(after, expected);
    let search = |search: &str| {
        let search = search.to_owned();
        store
            .list(&Query {
                search,
                ..Query::default()
            })
            .unwrap()
            .total
    };
    assert_eq!(
        (search("before"), search("danach"), search("ann")),
        (0, 1, 1)
    );
}

fn deleted(store: &dyn Store) {
    let created = store.create(&key("k"), &new_game("Gone"), &[NewEntry::step("1 A1")]);
    let id = created.unwrap().id;
    let mut child = new_game("Child");
    child.parent = Some(Parent {
        game: id.clone(),
        step: 1,
    });
    let child = create(store, &child);
    store.delete(&id).unwrap();
    let gone = Err(StoreError::NoGame(id.clone()));
    assert_eq!(store.game(&id).map(|_| ()), gone);
    assert_eq!(store.journal(&id, 0).map(|_| ()), gone);
    assert_eq!(store.delete(&id).map(|_| ()), gone);
    let parent = store.game(&child).unwrap().about.parent;
    assert_eq!(parent.map(|parent| parent.game), Some(id));
}

fn not_there(store: &dyn Store) {
    let id: GameId = "2345678923".parse().unwrap();
    let missing = Err(StoreError::NoGame(id.clone()));
    assert_eq!(store.game(&id).map(|_| ()), missing);
    assert_eq!(store.journal(&id, 0).map(|_| ()), missing);
    let name = GameName::new("x").unwrap();
    assert_eq!(store.rename(&id, &name).map(|_| ()), missing);
    let append = super::step(0, Some("k"), "1 A1");
    assert_eq!(store.append(&id, &append).map(|_| ()), missing);
    assert_eq!(store.appended_with(&id, &key("k")).map(|_| ()), missing);
    assert_eq!(store.newest_event().unwrap().0, 0, "nothing has happened");
}

fn random(store: &dyn Store) {
    let mut ids: Vec<GameId> = (0..50).map(|_| create(store, &new_game("x"))).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 50);
}
