//! A new language is just a folder: one with which this program was not built is found in the settings, on the
//! command line, in logs and on pages.

use std::fs;
use std::path::{Path, PathBuf};

use words::language::MESSAGES;

use crate::program::{folder, run_among};
use crate::running_program::RunningProgram;
use crate::wire::Line;

const TAG: &str = "en-XA";

/// A folder of languages with a made-up one, which puts every message between `[!!` and `!!]`.
fn languages(name: &str) -> PathBuf {
    let languages = folder(name);
    let home = languages.join(TAG);
    fs::create_dir(&home).expect("a folder for the language");
    let message = |&(key, variables): &(&str, &[&str])| {
        let given = variables.iter().map(|name| format!(" {{ ${name} }}"));
        format!("{key} = [!! {key}{} !!]\n", given.collect::<String>())
    };
    let messages: String = MESSAGES.iter().map(message).collect();
    fs::write(home.join("all.ftl"), messages).expect("the file of the language");
    languages
}

fn golden_game() -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games/snowdonia");
    let mut games: Vec<PathBuf> = fs::read_dir(games)
        .expect("golden games")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "game"))
        .collect();
    games.sort();
    games[0].display().to_string()
}

#[test]
fn the_command_line_speaks_a_language_by_its_folder() {
    let languages = languages("languages-spoken");
    let run = |lang: &str, arguments: &[&str]| run_among(&languages, lang, arguments, b"").fine();
    assert!(run("C", &["--help"]).contains(TAG));
    assert!(run("C", &["completions", "bash"]).contains(TAG));
    let game = golden_game();
    let asked = run("C", &["--lang", TAG, "replay", &game]);
    assert!(asked.contains("[!! fact-round 1 !!]"), "{asked}");
    assert_eq!(run("en_XA.UTF-8", &["replay", &game]), asked);
    let english = run("en_GB.UTF-8", &["replay", &game]);
    assert!(!english.contains("[!!"), "{english}");
}

#[test]
fn pages_speak_a_language_by_its_folder() {
    let program = RunningProgram::open_among(&languages("languages-shown"));
    let page = |path: &str, language: &str| {
        let headers = format!("Accept-Language: {language}\r\nConnection: close\r\n");
        let mut line = Line::open(&program.address).expect("the program listens");
        line.get(path, &headers).expect("a page").body
    };
    let settings = page("/settings", "en");
    assert!(settings.contains("<html lang=\"en\""), "{settings}");
    assert!(settings.contains(&format!("<option value=\"{TAG}\"")));
    assert!(settings.contains("[!! language-own-name !!]"));
    for (path, title) in [
        ("/settings", "settings-title"),
        ("/new", "new-title"),
        ("/help", "help-title"),
    ] {
        let page = page(path, "en-XA,en;q=0.5");
        assert!(page.contains(&format!("<html lang=\"{TAG}\"")), "{page}");
        assert!(page.contains(&format!("[!! {title} !!]")), "{page}");
    }
}

#[test]
fn half_a_language_is_completed_by_english() {
    let languages = folder("languages-half");
    let home = languages.join("cy");
    fs::create_dir(&home).expect("a folder for the language");
    fs::write(home.join("a.ftl"), "fact-round = Rownd { $n }.\n").expect("a file");
    let game = golden_game();
    let arguments = ["--lang", "cy", "replay", &game];
    let log = run_among(&languages, "C", &arguments, b"").fine();
    assert!(log.contains("Rownd 1.") && log.contains(" takes "), "{log}");
}

#[test]
fn a_folder_that_is_no_language_is_refused() {
    let languages = folder("languages-none");
    let cards = ["cards", "--game", "foothills"];
    let refused = |pieces: &[&str]| run_among(&languages, "C", &cards, b"").refused(pieces);
    for (tag, text, error) in [
        ("no language", "a = b\n", "no language"),
        ("de", "a = b\n", "de"),
        ("cy", "a = { $\n", "cy/a.ftl"),
    ] {
        let home = languages.join(tag);
        fs::create_dir(&home).expect("a folder");
        fs::write(home.join("a.ftl"), text).expect("a file");
        refused(&["SNOWDONIA_LANGUAGES", error]);
        fs::remove_dir_all(home).expect("the folder is ours");
    }
    let missing = languages.join("nowhere");
    run_among(&missing, "C", &cards, b"").refused(&["SNOWDONIA_LANGUAGES", "nowhere"]);
}
