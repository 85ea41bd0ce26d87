//! What the session itself says; what the game says is in the language files of `view`.

use view::Language;

/// Sentences with places `{}` to be filled in order.
#[derive(Debug)]
pub struct Words {
    pub seed: &'static str,
    pub hint: &'static str,
    pub help: &'static str,
    pub no_number: &'static str,
    pub no_choice_now: &'static str,
    pub possible: &'static str,
    pub why_what: &'static str,
    pub undone: &'static str,
    pub save_what: &'static str,
    pub saved: &'static str,
    pub exists: &'static str,
    pub not_saved: &'static str,
    pub go_on: &'static str,
    pub lost: &'static str,
    pub over: &'static str,
}

/// The sentences of a language.
pub fn words(language: Language) -> &'static Words {
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
        Language::Polish => &POLISH,
    }
}

/// Fills the places of a sentence.
pub fn fill(sentence: &str, values: &[&str]) -> String {
    let mut filled = String::new();
    let mut values = values.iter();
    for (index, part) in sentence.split("{}").enumerate() {
        if index > 0 {
            filled.push_str(values.next().unwrap_or(&""));
        }
        filled.push_str(part);
    }
    filled
}

const ENGLISH: Words = Words {
    seed: "Luck: {} (--seed {} gives the same again)",
    hint: "Type a number or a choice; help shows what else there is.",
    help: "\
Type the number of a choice, or the choice itself, or one of
  why CHOICE   why a choice is or is not possible
  list         the legal choices again
  position     the whole position
  score        the score sheet as it stands
  log [N]      the last N steps in words
  undo [N]     take back the last N steps, or up to your last choice
  save FILE    write the game into a file
  quit         leave",
    no_number: "There is no choice {}; they are numbered from 1 to {}.",
    no_choice_now: "Nobody has to choose now.",
    possible: "{} is possible: {}",
    why_what: "Which choice? For example: why {}",
    undone: "Steps taken back: {}",
    save_what: "Which file? For example: save evening.game",
    saved: "Saved in {}.",
    exists: "{} exists already; choose another name.",
    not_saved: "{} cannot be written: {}",
    go_on: "To go on: snowdonia play --load {}",
    lost: "The game was not saved. Next time: save FILE, and then snowdonia play --load FILE goes on with it.",
    over: "The game is over. save FILE keeps it, quit leaves.",
};

const GERMAN: Words = Words {
    seed: "Glück: {} (--seed {} gibt dasselbe noch einmal)",
    hint: "Gib eine Nummer oder eine Wahl ein; help zeigt, was es sonst gibt.",
    help: "\
Gib die Nummer einer Wahl ein, oder die Wahl selbst, oder eines von
  why WAHL     warum eine Wahl möglich ist oder nicht
  list         die erlaubten Wahlen noch einmal
  position     die ganze Stellung
  score        der Wertungsbogen, wie er jetzt steht
  log [N]      die letzten N Schritte in Worten
  undo [N]     die letzten N Schritte zurücknehmen, oder bis zu deiner letzten Wahl
  save DATEI   die Partie in eine Datei schreiben
  quit         aufhören",
    no_number: "Es gibt keine Wahl {}; sie sind von 1 bis {} nummeriert.",
    no_choice_now: "Niemand hat jetzt etwas zu wählen.",
    possible: "{} ist möglich: {}",
    why_what: "Welche Wahl? Zum Beispiel: why {}",
    undone: "Zurückgenommene Schritte: {}",
    save_what: "Welche Datei? Zum Beispiel: save abend.game",
    saved: "Gespeichert in {}.",
    exists: "{} gibt es schon; wähle einen anderen Namen.",
    not_saved: "{} lässt sich nicht schreiben: {}",
    go_on: "Weiter geht es mit: snowdonia play --load {}",
    lost: "Die Partie wurde nicht gespeichert. Nächstes Mal: save DATEI, dann geht es mit snowdonia play --load DATEI weiter.",
    over: "Die Partie ist zu Ende. save DATEI behält sie, quit hört auf.",
};

const POLISH: Words = Words {
    seed: "Los: {} (--seed {} daje to samo jeszcze raz)",
    hint: "Wpisz numer albo wybór; help pokazuje, co jeszcze można.",
    help: "\
Wpisz numer wyboru, sam wybór albo jedno z poleceń:
  why WYBÓR    dlaczego wybór jest albo nie jest możliwy
  list         jeszcze raz dozwolone wybory
  position     cała sytuacja
  score        arkusz punktów w tej chwili
  log [N]      ostatnie N kroków słowami
  undo [N]     cofnij ostatnie N kroków albo do twojego ostatniego wyboru
  save PLIK    zapisz grę w pliku
  quit         zakończ",
    no_number: "Nie ma wyboru {}; numery są od 1 do {}.",
    no_choice_now: "Nikt teraz niczego nie wybiera.",
    possible: "{} jest możliwe: {}",
    why_what: "Który wybór? Na przykład: why {}",
    undone: "Cofnięte kroki: {}",
    save_what: "Który plik? Na przykład: save wieczor.game",
    saved: "Zapisano w {}.",
    exists: "{} już istnieje; wybierz inną nazwę.",
    not_saved: "Nie można zapisać {}: {}",
    go_on: "Dalsza gra: snowdonia play --load {}",
    lost: "Gra nie została zapisana. Następnym razem: save PLIK, a potem snowdonia play --load PLIK.",
    over: "Gra skończona. save PLIK ją zachowuje, quit kończy.",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_filled_in_order() {
        assert_eq!(fill("{} of {}.", &["1", "2"]), "1 of 2.");
        assert_eq!(fill("none", &["1"]), "none");
    }

    #[test]
    fn all_languages_have_the_same_places() {
        let places = |words: &Words| {
            [
                words.seed,
                words.hint,
                words.help,
                words.no_number,
                words.no_choice_now,
                words.possible,
                words.why_what,
                words.undone,
                words.save_what,
                words.saved,
                words.exists,
                words.not_saved,
                words.go_on,
                words.lost,
                words.over,
            ]
            .map(|sentence| sentence.matches("{}").count())
        };
        assert_eq!(places(&GERMAN), places(&ENGLISH));
        assert_eq!(places(&POLISH), places(&ENGLISH));
    }
}
