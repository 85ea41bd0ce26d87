//! The files of a language: a folder whose name is its tag. The build finds those built in by this, and the program
//! those of people who try a translation out.

use std::path::Path;
use std::{fs, io};

/// A language as files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folder {
    /// `en`, `pt-BR`
    pub tag: String,
    /// Names and texts.
    pub files: Vec<(String, String)>,
}

/// Every language in a folder of folders, sorted by tag.
pub fn folders(languages: &Path) -> io::Result<Vec<Folder>> {
    let mut found = Vec::new();
    for (tag, path) in entries(languages)? {
        if !path.is_dir() {
            continue;
        }
        let mut files = Vec::new();
        for (name, path) in entries(&path)? {
            if path.extension().is_some_and(|kind| kind == "ftl") {
                files.push((name, fs::read_to_string(path)?));
            }
        }
        found.push(Folder { tag, files });
    }
    Ok(found)
}

/// What lies in a folder, with names, sorted by them.
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
