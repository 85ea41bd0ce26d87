//! Links between pages must have a target.

use crate::tree::Tree;

pub fn check(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in tree.below("", ".md") {
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for target in targets(text) {
            if !tree.has(&resolved(folder, target)) {
                faults.push(format!("{path}: {target} does not exist"));
            }
        }
    }
    faults
}

/// The targets of links inside the project, without fragments.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    let links = text.split("](").skip(1);
    links
        .filter_map(|rest| rest.split(')').next())
        .filter(|link| !link.contains("://") && !link.starts_with('#'))
        .filter_map(|link| link.split('#').next())
        .filter(|link| !link.is_empty())
}

fn resolved(folder: &str, target: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_links_are_found() {
        let text = "[a](rules/a.md#x) [b](../README.md) [c](rules/) [d](https://e.org) [f](#g) [dead](h.md)";
        let tree = Tree::of(&[
            ("README.md", ""),
            ("docs/rules/a.md", ""),
            ("docs/page.md", text),
        ]);
        assert_eq!(check(&tree), ["docs/page.md: h.md does not exist"]);
    }
}
