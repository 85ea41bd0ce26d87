//! The licences of everything the program is built from, with the texts their authors put beside them.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::process::{answer, cargo, root, run};
use crate::tidy::licences::{Crate, crates};

/// How the names of files with such texts begin.
const NAMES: [&str; 5] = ["licen", "copying", "notice", "unlicense", "copyright"];

/// The page that goes into every package. Texts that are alike stand once.
pub fn third_party() -> Result<String, String> {
    let mut page = String::from("Snowdonia\n\nMIT OR Apache-2.0\n\n");
    let own = fs::read_to_string(root().join("LICENSE-MIT"));
    page += &own.map_err(|error| error.to_string())?;
    page += "\n\nIt is built from these crates of others:\n\n";
    let crates = crates()?;
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut silent = Vec::new();
    for of in &crates {
        let Crate {
            name,
            version,
            licence,
        } = of;
        let _ = writeln!(page, "  {name} {version}: {licence}");
        let found = texts_of(of);
        if found.is_empty() {
            silent.push(format!("{name} {version} ({licence})"));
        }
        for text in found {
            texts
                .entry(text)
                .or_default()
                .push(format!("{name} {version}"));
        }
    }
    if !silent.is_empty() {
        page += "\nThese come without a text of their own; that of the licence named is meant:\n\n";
        for of in silent {
            let _ = writeln!(page, "  {of}");
        }
        page += "\nThe Apache License, Version 2.0:\n\n";
        let apache = fs::read_to_string(root().join("LICENSE-APACHE"));
        page += &apache.map_err(|error| error.to_string())?;
    }
    for (text, of) in texts {
        let line = "-".repeat(100);
        let _ = write!(page, "\n{line}\n{}\n\n{}\n", of.join(", "), text.trim_end());
    }
    Ok(page)
}

/// `cargo xtask advisories`: asks the usual tool. It is no step of the tests: it takes minutes to build, and its answer
/// changes from day to day without any change of ours.
pub fn advisories() -> Result<(), String> {
    if answer(cargo().args(["deny", "--version"])).is_none() {
        println!(
            "SKIPPED: known faults were NOT looked for, because cargo-deny is not installed (cargo install --locked cargo-deny)"
        );
        return Ok(());
    }
    if answer(cargo().args(["deny", "fetch", "db"])).is_none() {
        println!(
            "SKIPPED: known faults were NOT looked for, because their database cannot be reached"
        );
        return Ok(());
    }
    run(cargo().args(["deny", "check", "--disable-fetch", "advisories"]))
}

/// The texts that lie beside the sources of a crate.
fn texts_of(of: &Crate) -> Vec<String> {
    let folder = format!("{}-{}", of.name, of.version);
    let registries = cargo_home().join("registry/src");
    let registries = registries.read_dir().into_iter().flatten().flatten();
    let mut texts = Vec::new();
    for registry in registries {
        let files = registry.path().join(&folder).read_dir();
        let mut files: Vec<PathBuf> = files
            .into_iter()
            .flatten()
            .flatten()
            .map(|file| file.path())
            .collect();
        files.sort();
        for file in files {
            let name = file
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .to_lowercase();
            if NAMES.iter().any(|begin| name.starts_with(begin))
                && let Ok(text) = fs::read_to_string(&file)
            {
                texts.push(text.replace("\r\n", "\n"));
            }
        }
    }
    texts.dedup();
    texts
}

fn cargo_home() -> PathBuf {
    let usual = || {
        let home = env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
        home.join(".cargo")
    };
    env::var_os("CARGO_HOME").map_or_else(usual, PathBuf::from)
}
