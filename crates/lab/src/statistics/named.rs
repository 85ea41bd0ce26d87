//! Names of what is counted: one for programs, one for people.

use words::{Message, Text};

/// A name for programs, and what people call it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    pub id: &'static str,
    pub label: Message,
}

impl Named {
    pub fn new(id: &'static str, label: Message) -> Named {
        Named { id, label }
    }

    pub fn all(names: Vec<(&'static str, Message)>) -> Vec<Named> {
        let names = names.into_iter();
        names.map(|(id, label)| Named { id, label }).collect()
    }

    /// The name in a language.
    pub fn said(&self, text: &Text) -> Word {
        Word {
            id: self.id,
            label: text.say(&self.label),
        }
    }
}

/// A name in a language; programs only read the one for them.
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
