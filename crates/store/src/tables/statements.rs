//! The statements whose plans are looked at, in every database.
use crate::database::Sql;

use super::{
    accounts, events, games, jobs, journal, merging, messages, people, push, seats, servers,
    sessions, settings, transfer,
};

/// Reads or changes no more of a table than it gives.
pub fn looked_up() -> Vec<Sql<'static>> {
    let mut statements: Vec<Sql<'static>> = vec![
        games::CREATED_WITH.into(),
        games::TAKEN.into(),
        games::NUMBER_AND_LENGTH.into(),
        games::NUMBER_AND_LENGTH_LOCKED,
        journal::ENTRIES.into(),
        journal::COMMAND.into(),
        journal::BEGUN_WITH.into(),
        events::NEWEST.into(),
        events::ENDS.into(),
        events::SINCE.into(),
        people::PERSON.into(),
        people::NUMBER.into(),
        people::LOCK,
        people::LOCK_OUT,
        people::SEEN.into(),
        people::FORGET_GUESTS.into(),
        sessions::SESSION.into(),
        sessions::RENEW.into(),
        sessions::SEEN.into(),
        sessions::END.into(),
        sessions::END_ALL.into(),
        sessions::PURGE.into(),
        jobs::JOB.into(),
        jobs::REMOVE.into(),
        jobs::READY,
        jobs::NEXT.into(),
        jobs::CLAIM.into(),
        jobs::RENEW.into(),
        jobs::FINISH.into(),
        jobs::RETRY.into(),
        transfer::IDS.into(),
        transfer::KEYS.into(),
        seats::CREATOR.into(),
        seats::HOLDERS,
        seats::RANK.into(),
        seats::ABANDONED.into(),
        seats::IS_PUBLIC.into(),
        servers::TOLD.into(),
        servers::SILENT.into(),
        servers::FORGET.into(),
        push::OF_SESSION.into(),
        push::NUMBERED.into(),
        push::OF_PERSON.into(),
        push::IS_DEVICE.into(),
        push::REMOVE.into(),
        push::FORGET_SESSION.into(),
        push::FORGET_URL.into(),
        messages::SAID_BEFORE.into(),
        messages::TOO_OLD.into(),
        messages::HEARD.into(),
        messages::UNREAD.into(),
        messages::MESSAGE.into(),
        messages::READER.into(),
        messages::PUBLIC.into(),
        messages::MUTED.into(),
        messages::BLOCKED.into(),
        messages::REPORTED.into(),
        messages::NOTES.into(),
        messages::UNNOTE.into(),
        (&*seats::games_of_statement().leak()).into(),
        seats::OPENED.into(),
        seats::OPEN_SEATS.into(),
        seats::PUBLIC_OF_GAME.into(),
        seats::MADE_BY.into(),
        seats::SITS_AT.into(),
        seats::VERSION,
        seats::CLOSE.into(),
        "UPDATE games SET creator = NULL WHERE creator = 1".into(),
        "UPDATE players SET person = NULL WHERE person = 1".into(),
        "DELETE FROM players WHERE played = 1".into(),
        "DELETE FROM open_tables WHERE creator = 1".into(),
        "UPDATE open_seats SET person = NULL WHERE person = 1".into(),
        // What is removed with a game or a person is found by these.
        "DELETE FROM jobs WHERE game = 1".into(),
        "DELETE FROM jobs WHERE person = 1".into(),
        "DELETE FROM messages WHERE game = 1".into(),
        "DELETE FROM messages WHERE author = 1".into(),
        "DELETE FROM readers WHERE game = 1".into(),
        "DELETE FROM readers WHERE reader = 1".into(),
        "DELETE FROM mutes WHERE game = 1".into(),
        "DELETE FROM mutes WHERE reader = 1".into(),
        "DELETE FROM mutes WHERE author = 1".into(),
        "DELETE FROM blocks WHERE reader = 1".into(),
        "DELETE FROM blocks WHERE author = 1".into(),
        "UPDATE reports SET reporter = NULL WHERE reporter = 1".into(),
        "DELETE FROM notes WHERE game = 1".into(),
        "DELETE FROM notes WHERE writer = 1".into(),
    ];
    statements.extend(of_accounts());
    statements.extend(merging::MOVES.map(Sql::from));
    statements
}

fn of_accounts() -> Vec<Sql<'static>> {
    vec![
        sessions::DEVICES.into(),
        sessions::SPENDABLE.into(),
        sessions::END_KIND.into(),
        people::MESSAGES.into(),
        people::NOTES.into(),
        people::UNNAME_SEATS.into(),
        people::UNNAME_REPORTS.into(),
        (&*accounts::of_person().leak()).into(),
        (&*accounts::by_name().leak()).into(),
        (&*accounts::by_address().leak()).into(),
        accounts::TAKEN.into(),
        accounts::PASSWORD.into(),
        accounts::CONFIRM.into(),
        accounts::CODES.into(),
        accounts::CODE_NAMED.into(),
        accounts::SPEND_CODE.into(),
        settings::HOUSE.into(),
        settings::VALUE.into(),
        settings::UNSET.into(),
        settings::ALL.into(),
        merging::PLAYED.into(),
        merging::SAT.into(),
        "DELETE FROM settings WHERE game = 1".into(),
        "DELETE FROM settings WHERE person = 1".into(),
        "DELETE FROM accounts WHERE person = 1".into(),
        "DELETE FROM recovery_codes WHERE person = 1".into(),
    ]
}

/// Looks up what both of two people have, for each of a few rows.
pub fn merging() -> [Sql<'static>; 3] {
    [
        merging::BOTH,
        merging::NO_MORE.into(),
        merging::NOTES.into(),
    ]
}

/// Reads in the order of an index, no further than to the end of a page.
pub fn in_order() -> [Sql<'static>; 4] {
    [
        (&*people::list_statement(false).leak()).into(),
        (&*people::list_statement(true).leak()).into(),
        seats::WAITING.into(),
        seats::ABANDONED_BY_SHUT_OUT,
    ]
}

pub use super::games::statements as lists;
