//! Every rule id of the rules pages has a row, which names what really exists.

use crate::rules_table::{PAGE, Row, Table, ids_of_pages};
use crate::tree::Tree;

pub fn check(tree: &Tree) -> Vec<String> {
    let Some(text) = tree.text(PAGE) else {
        return vec![format!("{PAGE} does not exist")];
    };
    let table = Table::read(text);
    let mut faults = Vec::new();
    let ids = ids_of_pages(tree);
    for (page, id) in &ids {
        if !table.rows().any(|row| row.page == *page && row.id == *id) {
            faults.push(format!("{PAGE}: {id} of {page} has no row"));
        }
    }
    for row in table.rows() {
        if !ids
            .iter()
            .any(|(page, id)| *page == row.page && *id == row.id)
        {
            faults.push(format!("{PAGE}: {} is no rule of {}", row.id, row.page));
        }
    }
    let filled = table.filled(tree);
    if filled != text {
        faults.push(format!(
            "{PAGE} is out of date; fill it with: cargo xtask rules"
        ));
    }
    let rows: Vec<Row> = Table::read(&filled).rows().collect();
    let empty = |cell: fn(&Row) -> bool, what: &str| {
        let ids = rows.iter().filter(|row| cell(row)).map(|row| row.id);
        let ids: Vec<&str> = ids.collect();
        (!ids.is_empty()).then(|| format!("{what}: {}", ids.join(" ")))
    };
    faults.extend(empty(|row| row.code.is_empty(), "named by no code"));
    faults.extend(empty(|row| row.tests.is_empty(), "title of no script"));
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "## Foothills: [rules/foothills.md](rules/foothills.md)\n\n\
        | id | in short | code | tests |\n| --- | --- | --- | --- |\n\
        | F1 | Two players | `state.rs` | `set-up.script` |\n";

    fn faults(table: &str, code: &str, script: &str) -> Vec<String> {
        check(&Tree::of(&[
            (PAGE, table),
            ("docs/rules/foothills.md", "- **F1** 2 players"),
            ("crates/foothills/src/state.rs", code),
            ("fixtures/scripts/foothills/set-up.script", script),
        ]))
    }

    #[test]
    fn a_full_table_is_fine() {
        assert_eq!(faults(TABLE, "// Rule F1", "## F1: two\n"), [""; 0]);
    }

    #[test]
    fn missing_code_scripts_and_rows_are_found() {
        assert_eq!(faults(TABLE, "// F1.2", "## F1: two\n").len(), 2);
        assert_eq!(faults(TABLE, "// F1", "## F2: two\n").len(), 2);
        let other = TABLE.replace("| F1 |", "| F2 |");
        assert!(!faults(&other, "// F1", "## F1: two\n").is_empty());
    }
}
