//! Lists: searched, sorted, page by page.

use std::collections::HashSet;

use store::{
    Direction, GameName, Moment, NewGame, Participant, Query, Sort, Status, Store, StoredGame,
    StoredStanding,
};

use super::{Check, create, new_game, step};
use crate::sample;

pub const CHECKS: [Check; 5] = [
    ("an empty list", empty),
    ("every order, from both ends", orders),
    ("pages show each game once", pages),
    ("search finds names, players, games and scenarios", search),
    ("status, series and being alone select", selects),
];

const SORTS: [Sort; 4] = [Sort::Updated, Sort::Created, Sort::Name, Sort::Game];

fn fill(store: &dyn Store, count: u32) {
    for number in 0..count {
        let (mut game, entries) = sample::game(number);
        // Many have the same sort key.
        game.created = Moment(game.created.0 / 36_000_000);
        let key = super::key(&format!("sample-{number}"));
        store.create(&key, &game, &entries[..2]).unwrap();
    }
}

fn empty(store: &dyn Store) {
    let page = store.list(&Query::default()).unwrap();
    assert_eq!((page.games, page.total), (Vec::new(), 0));
}

fn orders(store: &dyn Store) {
    fill(store, 40);
    for sort in SORTS {
        let list = |direction| {
            let query = Query {
                sort,
                direction,
                ..Query::default()
            };
            store.list(&query).unwrap().games
        };
        let up = list(Direction::Ascending);
        let mut down = list(Direction::Descending);
        assert_eq!(up.len(), 40);
        assert!(
            up.iter().map(|game| sort_key(sort, game)).is_sorted(),
            "{sort:?}"
        );
        down.reverse();
        assert_eq!(up, down, "{sort:?} from the other end");
    }
    // Games being played come first.
    let query = Query::default();
    let last = store.list(&query).unwrap().games.pop().unwrap();
    let mut append = step(last.length, None, "1 A1");
    append.at = Moment(i64::MAX);
    store.append(&last.id, &append).unwrap();
    assert_eq!(store.list(&query).unwrap().games[0].id, last.id);
}

fn sort_key(sort: Sort, game: &StoredGame) -> (String, Moment, Moment, String) {
    let (text, moment) = match sort {
        Sort::Updated => (String::new(), game.updated),
        Sort::Created => (String::new(), game.about.created),
        Sort::Name => (game.about.name.as_str().to_lowercase(), Moment(0)),
        Sort::Game => (
            format!("{} {}", game.about.game, game.about.scenario),
            Moment(0),
        ),
    };
    (text, moment, game.updated, game.id.to_string())
}

fn pages(store: &dyn Store) {
    fill(store, 47);
    for sort in SORTS {
        let mut seen = HashSet::new();
        for offset in (0..60).step_by(10) {
            let query = Query {
                sort,
                offset,
                limit: 10,
                ..Query::default()
            };
            let page = store.list(&query).unwrap();
            assert_eq!(page.total, 47);
            assert_eq!(
                page.games.len() as u64,
                47u64.saturating_sub(offset).min(10)
            );
            for game in page.games {
                assert!(seen.insert(game.id), "{sort:?}: a game on two pages");
            }
        }
        assert_eq!(seen.len(), 47);
    }
}

fn search(store: &dyn Store) {
    let mut game = new_game("Ostern in Zürich");
    game.seats = vec![
        Participant::Person("Łukasz".to_owned()),
        Participant::Bot("hard+digger".to_owned()),
    ];
    let id = create(store, &game);
    game = NewGame {
        scenario: "blaenau-ffestiniog".to_owned(),
        ..new_game("Evening")
    };
    create(store, &game);
    let found = |search: &str| {
        let query = Query {
            search: search.to_owned(),
            ..Query::default()
        };
        let page = store.list(&query).unwrap();
        assert_eq!(page.games.len() as u64, page.total);
        page.games
            .into_iter()
            .map(|game| game.about.name.to_string())
            .collect::<Vec<_>>()
    };
    for words in [
        "ostern",
        "ZÜRICH",
        "łukasz",
        "digger",
        "zürich  hard",
        "Mount",
        " ostern ",
        "tern",
        "ü",
        "ic łu",
    ] {
        assert_eq!(found(words), ["Ostern in Zürich"], "{words}");
    }
    for words in ["blaenau", "ann", "bela evening"] {
        assert_eq!(found(words), ["Evening"], "{words}");
    }
    assert_eq!(found("snowdonia").len(), 2);
    // However much somebody pastes, it is a search and not an error.
    assert_eq!(found(&"evening ".repeat(5_000)), ["Evening"]);
    // Nothing in a search acts as an operator.
    for words in [
        "%",
        "_",
        "zürich evening",
        "ostern-in",
        "\\",
        "'",
        "oste*",
        "\"ostern\"",
        "ostern OR evening",
        "search:ostern",
        "NEAR(ostern zürich)",
        "\"\"\"",
        "evening\0",
        "(",
    ] {
        assert_eq!(found(words), [""; 0], "{words}");
    }
    store
        .rename(&id, &GameName::new("Pfingsten").unwrap())
        .unwrap();
    assert_eq!(found("ostern"), [""; 0]);
    assert_eq!(found("pfingst"), ["Pfingsten"]);
    store.delete(&id).unwrap();
    assert_eq!(found("pfingst"), [""; 0]);
    assert_eq!(found("snowdonia"), ["Evening"]);
}

fn selects(store: &dyn Store) {
    let mut game = new_game("Running");
    create(store, &game);
    game = new_game("Finished");
    game.standing = StoredStanding::finished("80", Vec::new());
    create(store, &game);
    game.series = Some("solo-1".to_owned());
    create(store, &game);
    let total = |status, series: Option<&str>| {
        let series = series.map(str::to_owned);
        store
            .list(&Query {
                status,
                series,
                ..Query::default()
            })
            .unwrap()
            .total
    };
    assert_eq!(total(None, None), 3);
    assert_eq!(total(Some(Status::Running), None), 1);
    assert_eq!(total(Some(Status::Finished), None), 2);
    assert_eq!(total(Some(Status::Finished), Some("solo-1")), 1);
    assert_eq!(total(Some(Status::Running), Some("solo-1")), 0);
    assert_eq!(total(None, Some("solo-2")), 0);

    game.name = new_game("Alone").name;
    game.seats = vec![Participant::Person("Ann".to_owned())];
    create(store, &game);
    let alone = |status| {
        let query = Query {
            status,
            alone: true,
            ..Query::default()
        };
        let page = store.list(&query).unwrap();
        assert_eq!(page.games.len() as u64, page.total);
        let names = page.games.iter().map(|game| game.about.name.to_string());
        names.collect::<Vec<_>>()
    };
    assert_eq!(alone(None), ["Alone"]);
    assert_eq!(alone(Some(Status::Running)), [""; 0]);
    assert_eq!(total(None, None), 4);
}
