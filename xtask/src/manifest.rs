//! Reads as much of a `Cargo.toml` as the checks need: which names are in which table.

/// The tables of a manifest with the names and values in them.
#[derive(Debug)]
pub struct Manifest<'a> {
    entries: Vec<(&'a str, &'a str, &'a str)>,
}

impl<'a> Manifest<'a> {
    /// Reads a manifest with one entry per line, as cargo writes them.
    pub fn read(text: &'a str) -> Manifest<'a> {
        let mut entries = Vec::new();
        let mut table = "";
        for line in text.lines().map(str::trim) {
            if let Some(name) = line.strip_prefix('[') {
                table = name.trim_end_matches(']');
            } else if let Some((name, value)) = line.split_once('=')
                && !line.starts_with('#')
            {
                // `serde.workspace = true` is an entry for `serde`.
                let name = name.split('.').next().unwrap_or(name);
                entries.push((table, name.trim(), value.trim()));
            }
        }
        Manifest { entries }
    }

    /// The names in a table, with their values.
    pub fn table<'b>(&'b self, name: &'b str) -> impl Iterator<Item = (&'a str, &'a str)> + 'b {
        let inside = self.entries.iter().filter(move |entry| entry.0 == name);
        inside.map(|&(_, name, value)| (name, value))
    }

    /// What the package is built from; tests may use more.
    pub fn dependencies(&self) -> impl Iterator<Item = &'a str> {
        let tables = ["dependencies", "build-dependencies"];
        tables
            .into_iter()
            .flat_map(|table| self.table(table))
            .map(|(name, _)| name)
    }

    /// Everything the package needs in any way.
    pub fn all_dependencies(&self) -> impl Iterator<Item = &'a str> {
        let tests = self.table("dev-dependencies").map(|(name, _)| name);
        self.dependencies().chain(tests)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_their_tables() {
        let text = "[package]\nname = \"a\"\n[dependencies]\nserde.workspace = true\n# no = 1\n\
                    toml = { version = \"1\" }\n[dev-dependencies]\nb.workspace = true\n";
        let manifest = Manifest::read(text);
        let built: Vec<&str> = manifest.dependencies().collect();
        let all: Vec<&str> = manifest.all_dependencies().collect();
        assert_eq!(built, ["serde", "toml"]);
        assert_eq!(all, ["serde", "toml", "b"]);
    }
}
