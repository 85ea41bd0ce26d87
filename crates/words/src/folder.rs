//! The files of a language: a folder named by its tag. The build uses this to find the built-in languages, and the
//! program to find those of people who try out a translation.

use std::path::Path;
use std::{fs, io};

/// A language as files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folder {
    /// `en`, `pt-BR`
    pub tag: String,
    /// Names and texts of the messages.
    pub files: Vec<(String, String)>,
    /// The rulebooks: names of games and texts.
    pub rulebooks: Vec<(String, String)>,
}

/// Every language in a folder of folders, sorted by tag.
pub fn folders(languages: &Path) -> io::Result<Vec<Folder>> {
    let mut found = Vec::new();
    for (tag, path) in entries(languages)? {
        if !path.is_dir() {
            continue;
        }
        let home = path.join(RULEBOOKS);
        let mut rulebooks = Vec::new();
        if home.is_dir() {
            for (name, text) in texts(&home, "md")? {
                let game = name.trim_end_matches(".md").to_owned();
                rulebooks.push((game, text));
            }
        }
        found.push(Folder {
            tag,
            files: texts(&path, "ftl")?,
            rulebooks,
        });
    }
    Ok(found)
}

/// The subfolder of a language with its rulebooks.
pub const RULEBOOKS: &str = "rulebook";

/// The files of a folder with this extension.
fn texts(folder: &Path, kind: &str) -> io::Result<Vec<(String, String)>> {
    let files = entries(folder)?.into_iter();
    let files = files.filter(|(_, path)| path.extension().is_some_and(|other| other == kind));
    files
        .map(|(name, path)| Ok((name, fs::read_to_string(path)?)))
        .collect()
}

/// The entries of a folder with their names, sorted by name.
fn entries(folder: &Path) -> io::Result<Vec<(String, std::path::PathBuf)>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        entries.push((
            entry.file_name().to_string_lossy().into_owned(),
            entry.path(),
        ));
    }
    entries.sort();
    Ok(entries)
}
