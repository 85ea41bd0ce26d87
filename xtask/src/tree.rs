//! The text files of the project, read once, so that checks can also be tried on made-up trees.

use std::collections::BTreeMap;
use std::path::Path;

/// Files by their path from the root, with `/` between the parts.
#[derive(Debug, Default)]
pub struct Tree {
    files: BTreeMap<String, String>,
}

/// Generated or downloaded files.
const NOT_OURS: [&str; 6] = [
    ".git",
    "target",
    "mutants.out",
    "mutants.out.old",
    "artifacts",
    "corpus",
];

impl Tree {
    /// Reads every text file below a folder.
    pub fn load(root: &Path) -> Result<Tree, String> {
        let mut tree = Tree::default();
        tree.read_folder(root, "")
            .map_err(|error| format!("the files of the project cannot be read: {error}"))?;
        Ok(tree)
    }

    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let own = |&(path, text): &(&str, &str)| (path.to_owned(), text.to_owned());
        Tree {
            files: files.iter().map(own).collect(),
        }
    }

    fn read_folder(&mut self, folder: &Path, path: &str) -> std::io::Result<()> {
        for entry in folder.read_dir()? {
            let entry = entry?;
            let name = entry.file_name();
            let Some(name) = name.to_str() else { continue };
            if NOT_OURS.contains(&name) {
                continue;
            }
            let kind = entry.file_type()?;
            if kind.is_dir() {
                self.read_folder(&entry.path(), &format!("{path}{name}/"))?;
            } else if kind.is_file() {
                // A file that is not UTF-8, such as a picture, exists but has no text to check.
                let text = String::from_utf8(std::fs::read(entry.path())?).unwrap_or_default();
                self.files.insert(format!("{path}{name}"), text);
            }
        }
        Ok(())
    }

    /// Every file with its text, sorted by path.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files below a folder with this extension: `below("crates/", ".rs")`.
    pub fn below<'a>(
        &'a self,
        folder: &'a str,
        ending: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files()
            .filter(move |(path, _)| path.starts_with(folder) && path.ends_with(ending))
    }

    /// The crates with the rules of a game: those that have component files.
    pub fn rules_crates(&self) -> Vec<&str> {
        let data = self.below("crates/", ".toml").filter_map(|(path, _)| {
            let (name, rest) = path.strip_prefix("crates/")?.split_once('/')?;
            rest.starts_with("data/").then_some(name)
        });
        let mut crates: Vec<&str> = data.collect();
        crates.dedup();
        crates
    }

    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Whether there is a file, or a folder with files.
    pub fn has(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        let inside = format!("{path}/");
        self.files.contains_key(path) || self.files().any(|(file, _)| file.starts_with(&inside))
    }
}
