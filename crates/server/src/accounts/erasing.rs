//! Removing a person's name from the games they have played. Journals stay unchanged: they contain seats, not names.

use store::{GameName, MAX_GAME_NAME, OwnGame, Participant, PersonId, SeatNames};
use tabletop::SeatName;
use words::Language;

use crate::app::{App, text};
use crate::table::read_header;

/// How many games are changed at a time.
const AT_A_TIME: u64 = 100;

impl App {
    /// From now on, the person's seats are called by their numbers in all games.
    pub fn take_name_from_games(&self, person: &PersonId) -> store::Result<()> {
        let mut offset = 0;
        loop {
            let games = self.store.games_of(person, offset, AT_A_TIME)?;
            let renamed: Vec<SeatNames> = games.iter().filter_map(without_names).collect();
            if !renamed.is_empty() {
                self.store.rename_seats(&renamed)?;
            }
            for names in &renamed {
                self.forget(&names.game);
            }
            offset += games.len() as u64;
            if (games.len() as u64) < AT_A_TIME {
                return Ok(());
            }
        }
    }
}

/// A game without the names of the reader's seats; `None` if there are none.
fn without_names(own: &OwnGame) -> Option<SeatNames> {
    let about = &own.game.about;
    let words = text(Language::ENGLISH);
    let mut header = read_header(&about.header)?;
    let mut seats = about.seats.clone();
    let mut name = about.name.to_string();
    for seat in own.seats.iter() {
        let number = words::name(&[], seat, words);
        if let Some(player @ Participant::Person(_)) = seats.get_mut(seat.index()) {
            if let Participant::Person(old) = player {
                name = without(&name, old, &number);
            }
            *player = Participant::Person(String::new());
        }
        if let Some(kept) = header.seats.get_mut(seat.index())
            && kept.bot().is_none()
        {
            *kept = SeatName::new(number).ok()?;
        }
    }
    Some(SeatNames {
        game: own.game.id.clone(),
        name: GameName::new(&name).unwrap_or_else(|_| about.name.clone()),
        header: format!("{}\n", header.to_string().trim_end()),
        seats,
    })
}

/// Replaces a name where it is a word of its own, keeping within the length of a game's name.
fn without(text: &str, name: &str, other: &str) -> String {
    if name.is_empty() {
        return text.to_owned();
    }
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(name) {
        let (before, after) = (&rest[..at], &rest[at + name.len()..]);
        let inside = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
        let last = before.chars().next_back().or(out.chars().next_back());
        let whole = !inside(last) && !inside(after.chars().next());
        out.push_str(before);
        out.push_str(if whole { other } else { name });
        rest = after;
    }
    out += rest;
    out.chars().take(MAX_GAME_NAME).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_goes_and_words_that_contain_it_stay() {
        for (text, result) in [
            ("Ann, Ben", "Player 1, Ben"),
            ("Ann's game with Anna", "Player 1's game with Anna"),
            ("Joann and Ann", "Joann and Player 1"),
            ("AnnAnn", "AnnAnn"),
            ("", ""),
        ] {
            assert_eq!(without(text, "Ann", "Player 1"), result);
        }
        assert_eq!(without("x", "", "Player 1"), "x");
        // What becomes too long is cut.
        let long = format!("Al {}", "x".repeat(MAX_GAME_NAME - 3));
        let cut = without(&long, "Al", "Player 1");
        assert!(cut.starts_with("Player 1 xxx") && GameName::new(&cut).is_ok());
    }
}
