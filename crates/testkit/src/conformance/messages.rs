//! What people say to each other at a table and write for themselves.

use store::{
    Conversation, EventId, EventKind, GameId, Holder, MOST_MESSAGES, MessageText, Moment,
    NewMessage, NewOpenTable, NewReport, NotesText, OpenSeat, PersonId, Seating, Store, StoreError,
    StoredStanding,
};
use tabletop::{Seat, SeatSet};

use super::people::guest;
use super::{Check, create, key, new_game, step};

pub const CHECKS: [Check; 9] = [
    ("messages come back in their order, and are told of", said),
    ("a message sent twice is said once", said_once),
    ("a game keeps its newest messages", bounded),
    ("what is not read is counted", counted),
    ("who is muted or blocked is not heard", unheard),
    ("the talk of a public table begins closed", closed),
    ("a report outlives what it is about", reported),
    ("notes are seen by whoever wrote them", noted),
    (
        "games that wait for somebody forgotten are found",
        abandoned,
    ),
];

pub fn message(author: &PersonId, text: &str, key: &str) -> NewMessage {
    NewMessage {
        author: author.clone(),
        name: "Ann".to_owned(),
        text: MessageText::new(text).unwrap(),
        at: Moment(3_000),
        key: super::key(key),
    }
}

pub fn say(store: &dyn Store, game: &GameId, author: &PersonId, text: &str) -> u64 {
    store.say(game, &message(author, text, "key")).unwrap()
}

fn heard(store: &dyn Store, game: &GameId, reader: &PersonId) -> Conversation {
    store.conversation(game, Some(reader), 0, 100).unwrap()
}

fn texts(conversation: &Conversation) -> Vec<&str> {
    let messages = conversation.messages.iter();
    messages.map(|message| message.text.as_str()).collect()
}

fn said(store: &dyn Store) {
    let (ann, ben) = (guest(store, "Ann", 1), guest(store, "Ben", 1));
    let (game, other) = (create(store, &new_game("x")), create(store, &new_game("y")));
    let before = store.newest_event().unwrap();
    let first = say(store, &game, &ann, "Świetnie, \"--");
    let second = say(store, &game, &ben, "#3?");
    say(store, &other, &ben, "elsewhere");
    assert!(first < second);
    let all = store.conversation(&game, None, 0, 100).unwrap();
    assert_eq!(texts(&all), ["Świetnie, \"--", "#3?"]);
    let message = &all.messages[0];
    assert_eq!((&message.author, message.number), (&ann, first));
    assert_eq!((message.name.as_str(), message.at), ("Ann", Moment(3_000)));
    let after = store.conversation(&game, None, first, 100).unwrap();
    assert_eq!(texts(&after), ["#3?"]);
    let newest = store.conversation(&game, None, 0, 1).unwrap();
    assert_eq!(texts(&newest), ["#3?"], "the newest, not the first");
    assert_eq!(store.message(&game, first).unwrap().as_ref(), Some(message));
    assert_eq!(
        store.message(&other, first).unwrap(),
        None,
        "of another game"
    );
    let told = store.events_since(before, 100).unwrap().events;
    let told: Vec<_> = told.iter().map(|event| (&event.game, event.kind)).collect();
    let said = EventKind::Said;
    assert_eq!(told, [(&game, said), (&game, said), (&other, said)]);
    assert!(store.journal(&game, 0).unwrap().is_empty());
    // They are deleted with their game, and with their author.
    store.forget_person(&ben).unwrap();
    assert_eq!(texts(&heard(store, &game, &ann)), ["Świetnie, \"--"]);
    store.delete(&game).unwrap();
    let gone = Err(StoreError::NoGame(game.clone()));
    assert_eq!(store.conversation(&game, None, 0, 1).map(|_| ()), gone);
    assert_eq!(
        store.say(&game, &self::message(&ann, "a", "a")).map(|_| ()),
        gone
    );
}

fn said_once(store: &dyn Store) {
    let (ann, ben) = (guest(store, "Ann", 1), guest(store, "Ben", 1));
    let game = create(store, &new_game("x"));
    let first = store.say(&game, &message(&ann, "hello", "k")).unwrap();
    let events = store.newest_event().unwrap();
    assert_eq!(store.say(&game, &message(&ann, "hello", "k")), Ok(first));
    assert_eq!(store.newest_event().unwrap(), events);
    // Neither another text nor another person is taken for it.
    assert_ne!(store.say(&game, &message(&ann, "what?", "k")), Ok(first));
    assert_ne!(store.say(&game, &message(&ben, "hello", "k")), Ok(first));
    assert_eq!(heard(store, &game, &ann).messages.len(), 3);
}

fn bounded(store: &dyn Store) {
    let ann = guest(store, "Ann", 1);
    let (game, other) = (create(store, &new_game("x")), create(store, &new_game("y")));
    say(store, &other, &ann, "stays");
    for number in 0..MOST_MESSAGES + 3 {
        say(store, &game, &ann, &number.to_string());
    }
    let all = store
        .conversation(&game, None, 0, 2 * MOST_MESSAGES)
        .unwrap();
    assert_eq!(all.messages.len() as u64, MOST_MESSAGES);
    assert_eq!(all.messages[0].text, "3");
    assert_eq!(texts(&heard(store, &other, &ann)), ["stays"]);
}

fn counted(store: &dyn Store) {
    let (ann, ben) = (guest(store, "Ann", 1), guest(store, "Ben", 1));
    let game = create(store, &new_game("x"));
    let first = say(store, &game, &ann, "one");
    say(store, &game, &ann, "two");
    let unread = |reader| heard(store, &game, reader).unread;
    assert_eq!((unread(&ann), unread(&ben)), (0, 2), "not one's own");
    store.read_up_to(&game, &ben, first).unwrap();
    assert_eq!(unread(&ben), 1);
    store.read_up_to(&game, &ben, 0).unwrap();
    assert_eq!(unread(&ben), 1, "what was read stays read");
    say(store, &game, &ben, "three");
    assert_eq!((unread(&ann), unread(&ben)), (1, 0), "an answer has read");
    store.open_conversation(&game, &ben, false).unwrap();
    assert_eq!(unread(&ben), 0);
}

fn unheard(store: &dyn Store) {
    let people = ["Ann", "Ben", "Cem"].map(|name| guest(store, name, 1));
    let [ann, ben, cem] = &people;
    let (game, other) = (create(store, &new_game("x")), create(store, &new_game("y")));
    for (author, text) in [(ben, "b"), (cem, "c")] {
        say(store, &game, author, text);
        say(store, &other, author, text);
    }
    store.mute(&game, ann, ben, true).unwrap();
    store.mute(&game, ann, ben, true).unwrap();
    let found = heard(store, &game, ann);
    assert_eq!((texts(&found), found.unread), (vec!["c"], 1));
    assert_eq!(found.muted, [(ben.clone(), "Ben".to_owned())]);
    assert_eq!(texts(&heard(store, &other, ann)), ["b", "c"]);
    assert_eq!(texts(&heard(store, &game, cem)), ["b", "c"]);
    store.mute(&game, ann, ben, false).unwrap();
    assert_eq!(texts(&heard(store, &game, ann)), ["b", "c"]);
    store.block(ann, cem, true).unwrap();
    for game in [&game, &other] {
        assert_eq!(texts(&heard(store, game, ann)), ["b"]);
    }
    assert_eq!(
        store.blocked(ann).unwrap(),
        [(cem.clone(), "Cem".to_owned())]
    );
    assert!(store.blocked(cem).unwrap().is_empty(), "nobody is told");
    store.block(ann, cem, false).unwrap();
    assert_eq!(texts(&heard(store, &game, ann)), ["b", "c"]);
    // Somebody who is gone has nothing left to hide.
    store.block(ann, cem, true).unwrap();
    store.forget_person(cem).unwrap();
    assert!(store.blocked(ann).unwrap().is_empty());
    let nobody = Err(StoreError::NoPerson(cem.clone()));
    assert_eq!(store.block(ann, cem, true), nobody);
    assert_eq!(store.mute(&game, ann, cem, true), nobody);
}

fn closed(store: &dyn Store) {
    let ann = guest(store, "Ann", 1);
    let opened = |name: &str, public| {
        let table = NewOpenTable {
            game: "snowdonia".to_owned(),
            setup: String::new(),
            creator: ann.clone(),
            public,
            seats: vec![OpenSeat::Open; 2],
            created: Moment(1),
        };
        let id = store.open_table(&key(name), &table).unwrap();
        let seating = Seating::default();
        assert!(
            store
                .start_table(&id, 0, &new_game(name), &seating, &[], &[])
                .unwrap()
        );
        id
    };
    for public in [false, true] {
        let id = opened(if public { "public" } else { "private" }, public);
        let found = heard(store, &id, &ann);
        assert_eq!((found.public, found.opened), (public, None));
        assert_eq!(found.is_open(), !public);
        store.open_conversation(&id, &ann, public).unwrap();
        assert_eq!(heard(store, &id, &ann).is_open(), public);
    }
}

fn reported(store: &dyn Store) {
    let (ann, ben) = (guest(store, "Ann", 1), guest(store, "Ben", 1));
    let game = create(store, &new_game("x"));
    let other = create(store, &new_game("y"));
    let number = say(store, &game, &ben, "something rude");
    let report = NewReport {
        message: number,
        reporter: ann.clone(),
        reporter_name: "Ann".to_owned(),
        at: Moment(9_000),
    };
    assert!(!store.report(&other, &report).unwrap(), "not said there");
    assert!(store.report(&game, &report).unwrap());
    assert!(store.report(&game, &report).unwrap());
    store.forget_person(&ben).unwrap();
    store.delete(&game).unwrap();
    assert_eq!(store.reports(10).unwrap()[0].reporter_name, "Ann");
    store.forget_person(&ann).unwrap();
    let reports = store.reports(10).unwrap();
    let [kept] = &reports[..] else {
        panic!("one report, not {reports:?}");
    };
    assert_eq!((&kept.game, kept.text.as_str()), (&game, "something rude"));
    assert_eq!((kept.written, kept.at), (Moment(3_000), Moment(9_000)));
    assert_eq!(kept.reporter_name, "", "forgotten with the person");
    assert!(store.settle_report(kept.number).unwrap());
    assert!(!store.settle_report(kept.number).unwrap());
    assert!(store.reports(10).unwrap().is_empty());
}

fn noted(store: &dyn Store) {
    let (ann, ben) = (guest(store, "Ann", 1), guest(store, "Ben", 1));
    let (game, other) = (create(store, &new_game("x")), create(store, &new_game("y")));
    let before = store.newest_event().unwrap();
    let write = |game: &GameId, writer: Option<&PersonId>, text: &str| {
        let text = NotesText::new(text).unwrap();
        store.write_notes(game, writer, &text).unwrap();
    };
    write(&game, Some(&ann), "coal\nfirst");
    write(&game, Some(&ann), "stone first");
    write(&game, None, "mine");
    write(&other, Some(&ann), "elsewhere");
    let notes = |game: &GameId, writer| store.notes(game, writer).unwrap();
    assert_eq!(notes(&game, Some(&ann)), "stone first");
    assert_eq!(notes(&game, Some(&ben)), "");
    assert_eq!(notes(&game, None), "mine");
    assert_eq!(store.newest_event().unwrap(), before, "nobody is told");
    write(&game, None, "");
    assert_eq!(notes(&game, None), "");
    store.forget_person(&ann).unwrap();
    let gone = Err(StoreError::NoPerson(ann.clone()));
    assert_eq!(store.notes(&game, Some(&ann)), gone);
    store.delete(&game).unwrap();
    let gone = Err(StoreError::NoGame(game.clone()));
    assert_eq!(store.notes(&game, None), gone);
    assert_ne!(before, EventId::NONE);
}

fn abandoned(store: &dyn Store) {
    let [ann, ben] = ["Ann", "Ben"].map(|name| guest(store, name, 1));
    let make = |name: &str, standing: StoredStanding| {
        let hold = |person: &PersonId, index| Holder {
            person: Some(person.clone()),
            seats: SeatSet::from_iter([Seat::new(index)]),
        };
        let seating = Seating {
            creator: Some(ann.clone()),
            holders: vec![hold(&ann, 0), hold(&ben, 1)],
        };
        let game = store::NewGame {
            standing,
            ..new_game(name)
        };
        store
            .create_for(&key(name), &game, &seating, &[], &[])
            .unwrap()
            .id
    };
    let asking = |seat| StoredStanding::running("1").asking(Some(Seat::new(seat)));
    let waits_for_ann = make("a", asking(0));
    let waits_for_ben = make("b", asking(1));
    make("over", StoredStanding::finished("1 2", Vec::new()));
    assert!(store.abandoned(10).unwrap().is_empty());
    store.forget_person(&ben).unwrap();
    let both = [waits_for_ben.clone(), waits_for_ann.clone()];
    assert_eq!(store.abandoned(10).unwrap(), both, "those that wait first");
    assert_eq!(
        store.abandoned(1).unwrap(),
        std::slice::from_ref(&waits_for_ben)
    );
    // A bot has taken over: nobody is asked.
    let mut append = step(0, None, "1 A1");
    append.standing = Some(StoredStanding::running("1"));
    store.append(&waits_for_ben, &append).unwrap();
    store.delete(&waits_for_ann).unwrap();
    assert_eq!(
        store.abandoned(10).unwrap(),
        std::slice::from_ref(&waits_for_ben)
    );
    // Anybody shut out by the host is not listed either.
    let waits_for_cem = {
        let cem = guest(store, "Cem", 1);
        let seating = Seating {
            creator: None,
            holders: vec![Holder {
                person: Some(cem.clone()),
                seats: SeatSet::from_iter([Seat::new(0)]),
            }],
        };
        let game = store::NewGame {
            standing: asking(0),
            ..new_game("c")
        };
        let made = store
            .create_for(&key("c"), &game, &seating, &[], &[])
            .unwrap();
        store.shut_out(&cem, Some(store::Moment(5))).unwrap();
        made.id
    };
    let both = [waits_for_ben, waits_for_cem];
    assert_eq!(store.abandoned(10).unwrap(), both);
}
