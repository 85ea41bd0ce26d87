//! Arguments of the command line: `--name value` pairs, plain words, and everything after `--`.

/// The arguments of a command.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Options {
    pairs: Vec<(String, String)>,
    flags: Vec<String>,
    /// Words that are not options.
    pub plain: Vec<String>,
    /// Everything after `--`, for the program that is called.
    pub rest: Vec<String>,
}

impl Options {
    /// Parses arguments; every option has a value and must be among `known`.
    pub fn read(words: &[String], known: &[&str]) -> Result<Options, String> {
        Options::read_with_flags(words, known, &[])
    }

    /// The same, with options that have no value.
    pub fn read_with_flags(
        words: &[String],
        known: &[&str],
        flags: &[&str],
    ) -> Result<Options, String> {
        let mut options = Options::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if word == "--" {
                options.rest = words.cloned().collect();
                break;
            }
            let Some(name) = word.strip_prefix("--") else {
                options.plain.push(word.clone());
                continue;
            };
            if flags.contains(&name) {
                options.flags.push(name.to_owned());
                continue;
            }
            if !known.contains(&name) {
                return Err(format!("there is no option --{name}"));
            }
            let value = words.next().ok_or(format!("--{name} needs a value"))?;
            options.pairs.push((name.to_owned(), value.clone()));
        }
        Ok(options)
    }

    /// Whether an option without a value was given.
    pub fn has(&self, flag: &str) -> bool {
        self.flags.iter().any(|given| given == flag)
    }

    /// Every value given for an option.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let named = self.pairs.iter().filter(move |(given, _)| given == name);
        named.map(|(_, value)| value.as_str())
    }

    /// A number, or its default.
    pub fn number(&self, name: &str, usual: u32) -> Result<u32, String> {
        let Some(value) = self.all(name).last() else {
            return Ok(usual);
        };
        let number = value.parse().ok().filter(|&number| number > 0);
        number.ok_or(format!("--{name} needs a number above 0, not {value}"))
    }

    /// For commands that take no plain words.
    pub fn none_plain(&self) -> Result<(), String> {
        match self.plain.first() {
            Some(word) => Err(format!("what is {word}?")),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn words_are_taken_apart() {
        let options = Options::read(&words("play --seconds 5 record -- -x --y"), &["seconds"]);
        let options = options.unwrap();
        assert_eq!(options.plain, ["play", "record"]);
        assert_eq!(options.rest, ["-x", "--y"]);
        assert_eq!(options.number("seconds", 60), Ok(5));
        assert_eq!(options.number("rounds", 7), Ok(7));
    }

    #[test]
    fn flags_have_no_value() {
        let options = Options::read_with_flags(&words("--long --only fuzz"), &["only"], &["long"]);
        let options = options.unwrap();
        assert!(options.has("long") && !options.has("only"));
        assert_eq!(options.all("only").collect::<Vec<_>>(), ["fuzz"]);
    }

    #[test]
    fn unknown_and_half_options_are_refused() {
        assert!(Options::read(&words("--fast 1"), &["seconds"]).is_err());
        assert!(Options::read(&words("--seconds"), &["seconds"]).is_err());
        let none = Options::read(&words("--seconds 0"), &["seconds"]).unwrap();
        assert!(none.number("seconds", 60).is_err());
    }
}
