//! Checks stored games: replays the journal by the rules and compares the result with what is stored beside it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use store::{GameId, NewEntry, Store, StoreError, StoredGame};
use tabletop::Record;

use crate::table::{player, read_header, stored_standing};

/// The result of checking a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedGame {
    pub id: GameId,
    pub name: String,
    pub entries: u64,
    /// What is wrong with it, in English. The journal cannot be checked any further than its first fault.
    pub faults: Vec<String>,
}

/// Replays a stored game and looks for faults; `None` if it has been deleted meanwhile.
pub fn check_game(store: &dyn Store, id: &GameId) -> store::Result<Option<CheckedGame>> {
    let game = match store.game(id) {
        Err(StoreError::NoGame(_)) => return Ok(None),
        Err(StoreError::Unreadable(what)) => return Ok(Some(unreadable(id, &what))),
        game => game?,
    };
    let entries = match store.journal(id, 0) {
        Err(StoreError::NoGame(_)) => return Ok(None),
        Err(StoreError::Unreadable(what)) => return Ok(Some(unreadable(id, &what))),
        entries => entries?,
    };
    let mut faults = Vec::new();
    let length = entries.len() as u64;
    // It may have grown between the two reads.
    if length < game.length {
        faults.push(format!(
            "its journal has {length} entries instead of {}",
            game.length
        ));
    }
    let gap = (0..).zip(&entries).find(|(seq, entry)| *seq != entry.seq);
    if let Some((seq, entry)) = gap {
        faults.push(format!("entry {seq} is missing before {}", entry.seq));
    }
    let entries: Vec<NewEntry> = entries.into_iter().map(NewEntry::from).collect();
    let played = catch_unwind(AssertUnwindSafe(|| play(&game, &entries, &mut faults)));
    if played.is_err() {
        faults.push(
            "the rules crashed on it: this is a bug in snowdonia, please report it".to_owned(),
        );
    }
    check_holders(store, &game, &mut faults)?;
    Ok(Some(CheckedGame {
        id: id.clone(),
        name: game.about.name.to_string(),
        entries: length,
        faults,
    }))
}

fn unreadable(id: &GameId, what: &str) -> CheckedGame {
    CheckedGame {
        id: id.clone(),
        name: String::new(),
        entries: 0,
        faults: vec![format!("it cannot be read: {what}")],
    }
}

fn play(game: &StoredGame, entries: &[NewEntry], faults: &mut Vec<String>) {
    let about = &game.about;
    let Some(header) = read_header(&about.header) else {
        faults.push("the header of its record cannot be read".to_owned());
        return;
    };
    let Some(rules) = games::game(&about.game) else {
        faults.push(format!("there is no game called {:?}", about.game));
        return;
    };
    let setup = rules.setup(&Record::new(header));
    if usize::from(setup.seats) != about.seats.len() {
        let (seats, players) = (setup.seats, about.seats.len());
        faults.push(format!("it has {players} players and {seats} seats"));
        return;
    }
    let players = about.seats.iter().map(player).collect();
    let mut table = match rules.begin(&setup, players, about.dealing.clone()) {
        Ok(table) => table,
        Err(error) => {
            faults.push(format!("it cannot be set up: {error:?}"));
            return;
        }
    };
    for (number, entry) in entries.iter().enumerate() {
        if let Err(reason) = table.take(entry) {
            let text = &entry.text;
            faults.push(format!("entry {number}, {text:?}: {reason}"));
            return;
        }
        if number as u64 + 1 != game.length {
            continue;
        }
        let asked = table.propose_deals().asked;
        let (stands, told) = (stored_standing(&table.standing(), asked), &about.standing);
        // Earlier versions did not store who is asked.
        let same_asked = told.asked.is_none() || told.asked == stands.asked;
        if (told.status, &told.summary, &told.winners)
            != (stands.status, &stands.summary, &stands.winners)
            || !same_asked
        {
            faults.push(format!(
                "the lists show a different state: {told:?} instead of {stands:?}"
            ));
        }
    }
}

fn check_holders(
    store: &dyn Store,
    game: &StoredGame,
    faults: &mut Vec<String>,
) -> store::Result<()> {
    let seating = match store.seating(&game.id) {
        Err(StoreError::NoGame(_)) => return Ok(()),
        seating => seating?,
    };
    let held = seating
        .holders
        .iter()
        .flat_map(|holder| holder.seats.iter());
    let mut held: Vec<usize> = held.map(tabletop::Seat::index).collect();
    held.sort_unstable();
    if held.windows(2).any(|two| two[0] == two[1]) {
        faults.push("a seat is held by two people".to_owned());
    }
    if held
        .last()
        .is_some_and(|&seat| seat >= game.about.seats.len())
    {
        faults.push("somebody holds a seat that does not exist".to_owned());
    }
    Ok(())
}
