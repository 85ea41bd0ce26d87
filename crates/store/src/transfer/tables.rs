//! The tables, in an order in which each refers only to those before it.

use super::ColumnKind::{Bytes, Flag, Integer, Text};
use super::{Column, ColumnKind, TransferTable};

const fn always(name: &'static str, kind: ColumnKind) -> Column {
    Column {
        name,
        kind,
        optional: false,
    }
}

const fn maybe(name: &'static str, kind: ColumnKind) -> Column {
    Column {
        name,
        kind,
        optional: true,
    }
}

/// Numbers stay as they are, so references to games and people stay valid. Sessions, links and recovery codes are
/// hashes, as stored.
pub const TABLES: &[TransferTable] = &[
    TransferTable {
        name: "people",
        columns: &[
            always("number", Integer),
            always("id", Text),
            always("name", Text),
            always("kind", Text),
            always("created", Integer),
            always("seen", Integer),
            maybe("shut_out", Integer),
        ],
        order: "number",
    },
    TransferTable {
        name: "accounts",
        columns: &[
            always("person", Integer),
            always("name_key", Text),
            always("password", Text),
            always("made", Integer),
            maybe("address", Text),
            maybe("address_key", Text),
            maybe("confirmed", Integer),
        ],
        order: "person",
    },
    TransferTable {
        name: "recovery_codes",
        columns: &[always("person", Integer), always("code", Bytes)],
        order: "person, code",
    },
    TransferTable {
        name: "sessions",
        columns: &[
            always("token", Bytes),
            always("person", Integer),
            always("created", Integer),
            always("seen", Integer),
            always("expires", Integer),
            always("kind", Text),
            always("label", Text),
        ],
        order: "token",
    },
    TransferTable {
        name: "push_endpoints",
        columns: &[
            always("number", Integer),
            always("session", Bytes),
            always("url", Text),
            always("key", Bytes),
            always("secret", Bytes),
            always("made", Integer),
        ],
        order: "number",
    },
    TransferTable {
        name: "house",
        columns: &[always("name", Text), always("value", Text)],
        order: "name",
    },
    TransferTable {
        name: "games",
        columns: &[
            always("number", Integer),
            always("id", Text),
            always("name", Text),
            always("name_key", Text),
            always("game", Text),
            always("scenario", Text),
            always("header", Text),
            always("rules", Integer),
            always("seats", Text),
            maybe("seed", Text),
            maybe("parent_game", Text),
            maybe("parent_step", Integer),
            maybe("series", Text),
            always("status", Text),
            always("summary", Text),
            always("winners", Text),
            always("created", Integer),
            always("updated", Integer),
            always("length", Integer),
            always("search", Text),
            maybe("asked", Integer),
            maybe("creator", Integer),
            always("public", Flag),
        ],
        order: "number",
    },
    TransferTable {
        name: "journal",
        columns: &[
            always("game", Integer),
            always("seq", Integer),
            always("kind", Text),
            always("text", Text),
            always("at", Integer),
        ],
        order: "game, seq",
    },
    TransferTable {
        name: "commands",
        columns: &[
            always("game", Integer),
            always("key", Text),
            always("length", Integer),
            maybe("start", Integer),
        ],
        order: "game, key",
    },
    TransferTable {
        name: "creations",
        columns: &[always("key", Text), always("game", Text)],
        order: "key",
    },
    TransferTable {
        name: "players",
        columns: &[
            always("played", Integer),
            maybe("person", Integer),
            always("held", Integer),
            always("rank", Integer),
            always("moved", Integer),
        ],
        // No two seats share both.
        order: "played, held",
    },
    TransferTable {
        name: "open_tables",
        columns: &[
            always("number", Integer),
            always("id", Text),
            always("game", Text),
            always("setup", Text),
            always("creator", Integer),
            always("public", Flag),
            always("version", Integer),
            always("created", Integer),
        ],
        order: "number",
    },
    TransferTable {
        name: "open_seats",
        columns: &[
            always("open_table", Integer),
            always("seat", Integer),
            always("kind", Text),
            always("name", Text),
            maybe("person", Integer),
        ],
        order: "open_table, seat",
    },
    TransferTable {
        name: "messages",
        columns: &[
            always("number", Integer),
            always("game", Integer),
            always("author", Integer),
            always("name", Text),
            always("text", Text),
            always("at", Integer),
            always("key", Text),
        ],
        order: "number",
    },
    TransferTable {
        name: "readers",
        columns: &[
            always("game", Integer),
            always("reader", Integer),
            maybe("open", Flag),
            always("seen", Integer),
        ],
        order: "game, reader",
    },
    TransferTable {
        name: "mutes",
        columns: &[
            always("game", Integer),
            always("reader", Integer),
            always("author", Integer),
        ],
        order: "game, reader, author",
    },
    TransferTable {
        name: "blocks",
        columns: &[always("reader", Integer), always("author", Integer)],
        order: "reader, author",
    },
    TransferTable {
        name: "reports",
        columns: &[
            always("number", Integer),
            always("message", Integer),
            always("game", Text),
            always("name", Text),
            always("text", Text),
            always("written", Integer),
            maybe("reporter", Integer),
            always("reporter_name", Text),
            always("at", Integer),
        ],
        order: "number",
    },
    TransferTable {
        name: "notes",
        columns: &[
            always("game", Integer),
            maybe("writer", Integer),
            always("text", Text),
        ],
        order: "game, coalesce(writer, 0)",
    },
    TransferTable {
        name: "settings",
        columns: &[
            always("person", Integer),
            maybe("game", Integer),
            always("name", Text),
            always("value", Text),
        ],
        order: "person, coalesce(game, 0), name",
    },
    TransferTable {
        name: "jobs",
        columns: &[
            always("number", Integer),
            always("key", Text),
            always("kind", Text),
            maybe("game", Integer),
            maybe("person", Integer),
            always("payload", Text),
            always("due", Integer),
            always("attempts", Integer),
            maybe("worker", Text),
            always("ready", Integer),
        ],
        order: "number",
    },
    // Not a table of rows: the greatest number used so far in tables whose numbers are never reused.
    LAST_NUMBERS,
];

/// The last numbers used, for each table whose numbers are never reused.
pub const LAST_NUMBERS: TransferTable = TransferTable {
    name: "last_numbers",
    columns: &[always("name", Text), always("last", Integer)],
    order: "name",
};

/// The tables whose numbers are never reused.
pub const COUNTED: [&str; 5] = ["events", "jobs", "messages", "push_endpoints", "reports"];
