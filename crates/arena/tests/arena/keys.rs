//! A language that says keys: what a page says without it is said in no language.

use arena::Words;
use arena::words::{Arg, Message};

/// Every message is its key in brackets, with what was given for its variables; no blanks, so that no line is broken.
#[derive(Debug)]
pub struct Keys;

impl Words for Keys {
    fn tag(&self) -> &'static str {
        "xx"
    }

    fn decimal_mark(&self) -> char {
        '·'
    }

    fn say(&self, message: &Message) -> String {
        let arg = |(name, arg): &(&'static str, Arg)| match arg {
            Arg::Number(number) => format!("_{name}={number}"),
            Arg::Word(word) => format!("_{name}={word}"),
        };
        let args: String = message.args.iter().map(arg).collect();
        format!("[{}{args}]", message.key).replace(' ', "_")
    }

    fn game(&self, id: &str) -> String {
        format!("[game_{id}]")
    }

    fn scenario(&self, id: &str) -> String {
        format!("[scenario_{id}]")
    }

    fn edition(&self, id: &str) -> String {
        format!("[edition_{id}]")
    }

    fn option(&self, id: &str) -> String {
        format!("[option_{id}]")
    }
}
