//! Finds the languages by their folders and embeds their files. Also lists the English messages with their variables,
//! so that a sentence with a wrong key or variable does not compile.

#[path = "../src/folder.rs"]
mod folder;
mod messages;

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use folder::Folder;

/// The source language: its messages define the keys, and it comes first.
const SOURCE: &str = "en";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=languages");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/folder.rs");
    let mut folders = folder::folders(Path::new("languages"))?;
    folders.sort_by_key(|folder| folder.tag != SOURCE);
    let source = &folders[0];
    assert_eq!(source.tag, SOURCE, "languages/{SOURCE} is the source");

    let mut code = String::new();
    built_in(&folders, &mut code)?;
    writeln!(code, "pub const MESSAGES: &[(&str, &[&str])] = &[")?;
    for (key, variables) in messages::messages(source) {
        let variables: Vec<&String> = variables.iter().collect();
        writeln!(code, "({key:?}, &{variables:?}),")?;
    }
    writeln!(code, "];")?;
    let out = env::var("OUT_DIR")?;
    fs::write(Path::new(&out).join("languages.rs"), code)?;
    Ok(())
}

/// The tags, with the texts of the files and the rulebooks.
fn built_in(folders: &[Folder], code: &mut String) -> Result<(), Box<dyn Error>> {
    writeln!(code, "const BUILT_IN: &[BuiltIn] = &[")?;
    for folder in folders {
        let tag = &folder.tag;
        let include = |path: String| {
            format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?})),")
        };
        writeln!(code, "({tag:?}, &[")?;
        for (name, _) in &folder.files {
            writeln!(code, "{}", include(format!("/languages/{tag}/{name}")))?;
        }
        writeln!(code, "], &[")?;
        for (game, _) in &folder.rulebooks {
            let path = format!("/languages/{tag}/{}/{game}.md", folder::RULEBOOKS);
            writeln!(code, "({game:?}, {}),", include(path).trim_end_matches(','))?;
        }
        writeln!(code, "]),")?;
    }
    writeln!(code, "];")?;
    Ok(())
}
