//! Reads the component files into components.

use std::sync::LazyLock;

use tabletop::components::hash_unless_built_in;
use tabletop::data_file::{ReadEntry, Row, Rows};
use tabletop::{CatalogueEntry, ComponentError, ComponentFile};

use super::{Components, Counts, actions, files, lines, stations};

static BUILT_IN: LazyLock<Components> = LazyLock::new(|| {
    assemble(&[]).unwrap_or_else(|faults| panic!("built-in components have faults: {faults:#?}"))
});

impl Components {
    /// The components printed in the box, as far as they are known.
    pub fn built_in() -> &'static Components {
        &BUILT_IN
    }

    /// The built-in files, with the given ones replacing those of the same name. Returns all errors at once.
    pub fn read(replaced: &[ComponentFile]) -> Result<Components, Vec<ComponentError>> {
        let built_in = Components::built_in();
        // Scripts and tables ask for the built-in ones again and again.
        if replaced.is_empty() {
            return Ok(built_in.clone());
        }
        let mut components = assemble(replaced)?;
        components.hash = hash_unless_built_in(&components.catalogue, &built_in.catalogue);
        Ok(components)
    }
}

fn assemble(replaced: &[ComponentFile]) -> Result<Components, Vec<ComponentError>> {
    let files = files::parse(replaced);
    let counts = files.file("counts.toml").read(counts);
    let lines = lines::read(files.file("lines.toml"));
    let stations = stations::read(files.file("stations.toml"));
    let (types, cards) = actions::read(files.file("actions.toml"));
    let mut catalogue = vec![counts.catalogue("counts", "counts")];
    show(&mut catalogue, "line", &lines, |line| &line.id);
    show(&mut catalogue, "station", &stations, |station| &station.id);
    show(&mut catalogue, "type", &types, |kind| &kind.id);
    show(&mut catalogue, "card", &cards, |card| &card.id);
    let components = Components {
        counts: counts.value,
        lines: lines.into_values(),
        stations: stations.into_values(),
        types: types.into_values(),
        cards: cards.into_values(),
        hash: None,
        catalogue,
    };
    files.finish(Some(components))
}

fn show<T>(
    catalogue: &mut Vec<CatalogueEntry>,
    kind: &'static str,
    rows: &Rows<T>,
    id: impl Fn(&T) -> &String,
) {
    let entry = |entry: &ReadEntry<T>| entry.catalogue(kind, id(&entry.value));
    catalogue.extend(rows.entries.iter().map(entry));
}

/// The limits keep every count and every sum of cubes within the number types of a position.
fn counts(row: &mut Row<'_>) -> Counts {
    Counts {
        iron: row.integer("iron", 6..=60),
        stone: row.integer("stone", 6..=60),
        events: row.integer("events", 0..=20),
        tiles: row.integer("tiles", 1..=60),
        navvies: row.integer("navvies", 0..=30),
        buffer_stops: row.integer("buffer-stops", 1..=6),
        yard: row.integer("yard", 5..=12),
        setup_take: row.integer("setup-take", 1..=2),
        refill: row.integer("refill", 1..=12),
        events_return: row.integer("events-return", 1..=20),
        cleared_points: row.integer("cleared-points", 0..=9),
        track_points: row.integer("track-points", 0..=9),
        summit_points: row.integer("summit-points", 0..=9),
        passengers_per_point: row.integer("passengers-per-point", 1..=2),
    }
}
