//! The language of the output, from the command line or the environment.

use std::env;
use std::path::Path;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use words::{Language, folder, say};

use crate::error::CommandError;

/// The variable that names a folder of further languages.
const FOLDER: &str = "SNOWDONIA_LANGUAGES";

/// Adds the languages in the folder named by the environment to the built-in ones, so that a translation can be tried
/// before it is part of the program.
pub fn find_languages() -> Result<(), CommandError> {
    let Some(path) = env::var_os(FOLDER).filter(|path| !path.is_empty()) else {
        return Ok(());
    };
    let path = Path::new(&path);
    let refused = |what: &str| CommandError::input(format!("{FOLDER} {}: {what}", path.display()));
    let folders = folder::folders(path).map_err(|error| refused(&error.to_string()))?;
    for folder in folders {
        Language::add(folder).map_err(|faults| refused(&faults.join("; ")))?;
    }
    Ok(())
}

/// The language asked for, or that of the environment.
pub fn language(asked: Option<Language>) -> Language {
    asked.unwrap_or_else(|| {
        let values = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).ok());
        Language::from_env(values.iter().map(Option::as_deref))
    })
}

/// Reads the tag of a language.
pub fn by_tag() -> impl TypedValueParser<Value = Language> {
    let value = |language: Language| {
        let name = say!(language.text(), "language-english-name");
        PossibleValue::new(language.tag()).help(name)
    };
    PossibleValuesParser::new(Language::all().map(value)).map(|tag| Language::from_tag(&tag))
}
