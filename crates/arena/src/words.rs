//! The words of pages and plots. Here are only keys; whoever draws for people brings the sentences of a language.

/// What stands in for a variable of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, which may choose a plural form.
    Number(i64),
    /// A name, or a number as it is written.
    Word(String),
}

macro_rules! number {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        })*
    };
}

number!(u8, u16, u32);

impl From<u64> for Arg {
    /// Numbers of games fit.
    fn from(number: u64) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Arg {
        Arg::Word(word.to_owned())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(word)
    }
}

/// A message of the language files: what is counted is named by these, and put into words when a page is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub key: &'static str,
    /// The variables by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// A language.
pub trait Words {
    /// Its tag: `en`, `de`, `pl`.
    fn tag(&self) -> &'static str;

    /// What stands before the digits of a fraction.
    fn decimal_mark(&self) -> char;

    /// A message in words.
    fn say(&self, message: &Message) -> String;

    /// The name of a game.
    fn game(&self, id: &str) -> String;

    /// The name of a scenario.
    fn scenario(&self, id: &str) -> String;

    /// The name of an edition.
    fn edition(&self, id: &str) -> String;

    /// What an option changes.
    fn option(&self, id: &str) -> String;
}

/// `message!("some-key", count = 3)`: a message with its variables.
macro_rules! message {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::Message {
            key: $key,
            args: vec![$((stringify!($name), $crate::words::Arg::from($value))),*],
        }
    };
}
pub(crate) use message;

/// A name that programs know, with what people call it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    pub id: &'static str,
    pub label: Message,
}

impl Named {
    pub fn new(id: &'static str, label: Message) -> Named {
        Named { id, label }
    }

    /// In words.
    pub fn said(&self, words: &dyn Words) -> Word {
        Word {
            id: self.id,
            label: words.say(&self.label),
        }
    }
}

/// A name in words; programs read only the one they know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    pub id: &'static str,
    pub label: String,
}

impl serde::Serialize for Word {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id)
    }
}
