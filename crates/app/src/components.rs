//! Component files in a folder that replace the built-in ones.

use std::fmt::Write as _;
use std::fs;
use std::io::Read as _;
use std::path::Path;

use anyhow::Context as _;
use tabletop::{ComponentError, ComponentFile, Rules};

use crate::error::CommandError;
use crate::output::counted;

/// The largest component file that is read: the built-in ones have a few thousand bytes.
const MAX_BYTES: u64 = 1 << 20;

/// The components of a game, with the files of the folder replacing the built-in ones of the same names.
pub fn components<R: Rules>(folder: Option<&Path>) -> Result<R::Components, CommandError> {
    let Some(folder) = folder else {
        return R::components(&[]).map_err(|faults| {
            unreachable!("the built-in components are checked by tests: {faults:?}")
        });
    };
    let mut faults = Vec::new();
    let files = read_folder(folder, &mut faults)?;
    match R::components(&files) {
        Ok(components) if faults.is_empty() => Ok(components),
        Ok(_) => Err(refused(folder, faults)),
        Err(found) => {
            faults.extend(found);
            Err(refused(folder, faults))
        }
    }
}

fn read_folder(
    folder: &Path,
    faults: &mut Vec<ComponentError>,
) -> Result<Vec<ComponentFile>, CommandError> {
    let unreadable = || format!("the component folder {} cannot be read", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(unreadable)? {
        let path = entry.with_context(unreadable)?.path();
        let toml = path
            .extension()
            .is_some_and(|extension| extension == "toml");
        if !toml || !path.is_file() {
            continue;
        }
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        match read_file(&path)? {
            Ok(text) => files.push(ComponentFile { name, text }),
            Err((line, what)) => faults.push(ComponentError {
                file: name,
                line,
                what: what.to_owned(),
            }),
        }
    }
    if files.is_empty() && faults.is_empty() {
        return Err(CommandError::input(format!(
            "the folder {} has no component file (*.toml)",
            folder.display()
        )));
    }
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// The text, or the line and what is wrong with it.
fn read_file(path: &Path) -> Result<Result<String, (usize, &'static str)>, CommandError> {
    let unreadable = || format!("{} cannot be read", path.display());
    let mut bytes = Vec::new();
    fs::File::open(path)
        .with_context(unreadable)?
        .take(MAX_BYTES + 1)
        .read_to_end(&mut bytes)
        .with_context(unreadable)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Ok(Err((0, "the file is larger than 1 MiB")));
    }
    Ok(String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.split(|&byte| byte == b'\n').count();
        (line, "this is not UTF-8")
    }))
}

fn refused(folder: &Path, mut faults: Vec<ComponentError>) -> CommandError {
    faults.sort();
    let count = counted(faults.len(), "fault");
    let mut message = format!("the component files in {} have {count}:", folder.display());
    for ComponentError { file, line, what } in faults {
        let path = folder.join(file);
        let place = match line {
            0 => path.display().to_string(),
            line => format!("{}:{line}", path.display()),
        };
        write!(message, "\n  {place}: {what}").expect("writing to a string");
    }
    CommandError::Input(message)
}
