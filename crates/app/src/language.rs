//! The language people read, from the command line or the environment.

use std::env;

use view::Language;

use crate::arguments::Lang;

/// The language asked for, else that of the environment.
pub fn language(asked: Option<Lang>) -> Language {
    match asked {
        Some(Lang::En) => Language::English,
        Some(Lang::De) => Language::German,
        Some(Lang::Pl) => Language::Polish,
        None => {
            let values = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).ok());
            Language::from_env(values.iter().map(Option::as_deref))
        }
    }
}
