//! The words of reports, plots and tables, from the language files.

use arena::words::{Arg, Message, Words};
use view::page::{edition_name, game_name, option_name, scenario_name};
use view::{Language, Text};

/// A language for reports and plots.
#[derive(Clone, Copy, Debug)]
pub struct Said<'a>(pub &'a Text);

impl Words for Said<'_> {
    fn tag(&self) -> &'static str {
        self.0.language().tag()
    }

    fn decimal_mark(&self) -> char {
        decimal_mark(self.0)
    }

    fn say(&self, message: &Message) -> String {
        let arg = |(name, arg): &(&'static str, Arg)| {
            let arg = match arg {
                Arg::Number(number) => view::text::Arg::Number(*number),
                Arg::Word(word) => view::text::Arg::Word(word.clone()),
            };
            (*name, arg)
        };
        let args: Vec<_> = message.args.iter().map(arg).collect();
        self.0.get(message.key, &args)
    }

    fn game(&self, id: &str) -> String {
        game_name(id)
    }

    fn scenario(&self, id: &str) -> String {
        scenario_name(id, self.0)
    }

    fn edition(&self, id: &str) -> String {
        edition_name(id, self.0)
    }

    fn option(&self, id: &str) -> String {
        option_name(id, self.0)
    }
}

/// What stands before the digits of a fraction.
pub fn decimal_mark(text: &Text) -> char {
    match text.language() {
        Language::English => '.',
        Language::German | Language::Polish => ',',
    }
}

/// A number with the decimal mark of the language.
pub fn decimal(number: &str, text: &Text) -> String {
    number.replace('.', decimal_mark(text).encode_utf8(&mut [0; 4]))
}

/// A number of games or the like, for a message.
pub fn count(number: u64) -> view::text::Arg {
    view::text::Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

/// `say!(text, "some-key", count = 3)`: a message with its variables.
macro_rules! say {
    ($text:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $text.get($key, &[$((stringify!($name), ::view::text::Arg::from($value))),*])
    };
}
pub(crate) use say;
