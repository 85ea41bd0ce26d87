//! The tables in memory. Each is made from its journal and can be made again, so the least recently used are dropped
//! when all of them together become too large.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{GameId, StoredGame};

use crate::table::Table;

/// The most journal entries of all tables together: each is a position with its words, one or two kilobytes.
const MOST_ENTRIES: u64 = 100_000;
/// The size of a table without entries, in entries.
const EMPTY_TABLE: u64 = 30;

/// A table in memory, and what is known about its game.
#[derive(Debug)]
pub struct CachedTable {
    pub table: Mutex<Table>,
    /// The greatest known length of its journal: a shorter table catches up before it is used.
    pub length: AtomicU64,
    /// Whether its name or its people may have changed.
    pub renamed: AtomicBool,
    /// When it was last used, counted in uses of all tables.
    used: AtomicU64,
}

impl CachedTable {
    pub fn new(table: Table) -> CachedTable {
        CachedTable {
            length: AtomicU64::new(table.history().length()),
            table: Mutex::new(table),
            renamed: AtomicBool::new(false),
            used: AtomicU64::new(0),
        }
    }

    /// Updates the known length of its journal.
    pub fn hear_length(&self, length: u64) {
        self.length.fetch_max(length, Ordering::AcqRel);
    }

    /// Whether its name differs from the stored game's. A table in use is asked the next time.
    pub fn is_renamed(&self, game: &StoredGame) -> bool {
        self.table.try_lock().is_ok_and(|table| {
            let known = &table.game.about;
            known.name != game.about.name || known.header != game.about.header
        })
    }

    fn size(&self) -> u64 {
        EMPTY_TABLE + self.length.load(Ordering::Relaxed)
    }
}

#[derive(Debug, Default)]
pub struct Tables {
    kept: Mutex<HashMap<GameId, Arc<CachedTable>>>,
    uses: AtomicU64,
}

impl Tables {
    fn kept(&self) -> MutexGuard<'_, HashMap<GameId, Arc<CachedTable>>> {
        // Nothing that happens under this lock can leave the map half changed.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn len(&self) -> usize {
        self.kept().len()
    }

    /// A table in memory; counts as a use.
    pub fn get(&self, id: &GameId) -> Option<Arc<CachedTable>> {
        let table = self.kept().get(id).cloned()?;
        self.use_now(&table);
        Some(table)
    }

    /// The same without counting as a use.
    pub fn peek(&self, id: &GameId) -> Option<Arc<CachedTable>> {
        self.kept().get(id).cloned()
    }

    /// Adds a table, unless somebody else was faster; returns the one that is kept.
    pub fn keep(&self, id: &GameId, table: Table) -> Arc<CachedTable> {
        let mut kept = self.kept();
        make_room(&mut kept, MOST_ENTRIES);
        let table = kept
            .entry(id.clone())
            .or_insert_with(|| Arc::new(CachedTable::new(table)))
            .clone();
        drop(kept);
        self.use_now(&table);
        table
    }

    fn use_now(&self, table: &CachedTable) {
        let now = self.uses.fetch_add(1, Ordering::Relaxed);
        table.used.store(now, Ordering::Relaxed);
    }

    pub fn remove(&self, id: &GameId) -> Option<Arc<CachedTable>> {
        self.kept().remove(id)
    }

    pub fn clear(&self) {
        self.kept().clear();
    }
}

/// Drops the least recently used tables that nobody uses until a quarter is free.
fn make_room(kept: &mut HashMap<GameId, Arc<CachedTable>>, most: u64) {
    let mut size: u64 = kept.values().map(|table| table.size()).sum();
    if size < most {
        return;
    }
    let mut unused: Vec<(u64, u64, GameId)> = kept
        .iter()
        // Those in use have further owners.
        .filter(|(_, table)| Arc::strong_count(table) == 1)
        .map(|(id, table)| (table.used.load(Ordering::Relaxed), table.size(), id.clone()))
        .collect();
    unused.sort_unstable();
    for (_, of_table, id) in unused {
        if size <= most / 4 * 3 {
            return;
        }
        kept.remove(&id);
        size -= of_table;
    }
}

#[cfg(test)]
mod tests {
    use store::{Sqlite, Store as _};
    use words::Language;

    use super::*;
    use crate::app::{App, text};
    use crate::fields::Fields;
    use crate::new_table::NewTable;
    use crate::pages::fill_in;

    #[test]
    fn the_tables_that_were_not_used_for_longest_go_first() {
        let store = Arc::new(Sqlite::in_memory().unwrap());
        let app = App::new(store.clone(), 1).unwrap();
        let form = Fields::read(b"game=foothills&kind-1=person&kind-2=person").unwrap();
        let tables = Tables::default();
        let ids: Vec<GameId> = (0..10)
            .map(|number| {
                let table = NewTable::from_form(&fill_in(&app, &form).unwrap()).unwrap();
                let key = format!("k{number}");
                table.make(&app, &key, text(Language::ENGLISH)).unwrap()
            })
            .collect();
        for id in &ids {
            tables.keep(id, Table::load(&*store, store.game(id).unwrap()).unwrap());
        }
        let size = tables.peek(&ids[0]).unwrap().size();
        // One is in use, another was used again.
        let held = tables.peek(&ids[1]).unwrap();
        tables.get(&ids[0]).unwrap();
        let there = |tables: &Tables| -> Vec<usize> {
            let there = |index: &usize| tables.peek(&ids[*index]).is_some();
            (0..10).filter(there).collect()
        };
        make_room(&mut tables.kept(), 11 * size);
        assert_eq!(there(&tables).len(), 10, "there is room");
        make_room(&mut tables.kept(), 8 * size);
        assert_eq!(there(&tables), [0, 1, 6, 7, 8, 9]);
        drop(held);
        make_room(&mut tables.kept(), 4 * size);
        assert_eq!(there(&tables), [0, 8, 9]);
    }
}
