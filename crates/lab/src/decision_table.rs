//! Every decision of a game as a row of a CSV table, for researchers.

use std::fmt::Write as _;

use tabletop::record::SeatName;
use tabletop::{Match, Pending, Rules, Step};

/// The columns, in order; documented in `docs/reports.md`.
pub const COLUMNS: [&str; 14] = [
    "game",
    "ruleset",
    "scenario",
    "players",
    "step",
    "round",
    "seat",
    "player",
    "asked",
    "legal",
    "choice",
    "points",
    "final_points",
    "won_share",
];

/// The line with the names of the columns.
pub fn header() -> String {
    format!("{}\n", COLUMNS.join(","))
}

/// Writes the rows of a game; `number` counts the games from 1. What is only known at the end stays empty for games
/// without one.
pub fn write<R: Rules>(game: &Match<R>, names: &[SeatName], number: u64, out: &mut String) {
    let rules = game.rules();
    let setup = rules.setup();
    let (totals, winners, over) = (game.totals(), game.winners(), game.is_over());
    let scenario = quoted(&setup.scenario);
    let names: Vec<String> = names.iter().map(|name| quoted(name.as_str())).collect();
    for (index, step) in game.steps().iter().enumerate() {
        let (&Step::Choice(seat, choice), Pending::Decision(_, asked)) =
            (step, game.pending_at(index))
        else {
            continue;
        };
        let state = game.state_at(index);
        let name = names.get(seat.index()).map_or("", String::as_str);
        let (end, share) = if over {
            let won = if winners.contains(seat) { 1.0 } else { 0.0 };
            (totals[seat].to_string(), share(won / winners.len() as f64))
        } else {
            (String::new(), String::new())
        };
        writeln!(
            out,
            "{number},{},{scenario},{},{},{},{seat},{name},{},{},{},{},{end},{share}",
            R::GAME,
            setup.seats,
            index + 1,
            rules.round(state),
            R::asked_name(asked),
            game.choices_at(index).len(),
            quoted(&rules.choice_text(choice)),
            rules.totals(state)[seat],
        )
        .expect("writing to a string");
    }
}

fn share(share: f64) -> String {
    let text = format!("{share:.6}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A field according to RFC 4180: in quotes where necessary, with quotes doubled.
pub fn quoted(field: &str) -> String {
    // Spaces at the ends belong to the field; quotes keep programs from trimming them.
    let blank = |end: Option<char>| end.is_some_and(char::is_whitespace);
    let must = field.contains([',', '"', '\n', '\r'])
        || blank(field.chars().next())
        || blank(field.chars().next_back());
    if must {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

/// Parses a table into rows of fields. For tests, and for people who want to check their own reader.
pub fn read(text: &str) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let (mut row, mut field, mut inside) = (Vec::new(), String::new(), false);
    let mut chars = text.chars().peekable();
    while let Some(next) = chars.next() {
        match (inside, next) {
            (true, '"') if chars.peek() == Some(&'"') => {
                chars.next();
                field.push('"');
            }
            (_, '"') => inside = !inside,
            (false, ',') => row.push(std::mem::take(&mut field)),
            (false, '\r') => {}
            (false, '\n') => {
                row.push(std::mem::take(&mut field));
                rows.push(std::mem::take(&mut row));
            }
            (_, other) => field.push(other),
        }
    }
    if !field.is_empty() || !row.is_empty() {
        row.push(field);
        rows.push(row);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_come_back_as_they_were() {
        let fields = [
            "plain",
            "two words",
            "a,b",
            "say \"hello\"",
            "\"",
            "",
            "line\nbreak",
            "return\r\n",
            " blank ",
            "ü,\"ß\"",
        ];
        let line = fields.map(quoted).join(",") + "\n";
        assert_eq!(read(&line), [fields.map(str::to_owned).to_vec()]);
        assert_eq!(quoted("plain"), "plain");
        assert_eq!(quoted("a \"b\", c"), "\"a \"\"b\"\", c\"");
    }

    #[test]
    fn shares_are_short() {
        assert_eq!(share(1.0), "1");
        assert_eq!(share(0.0), "0");
        assert_eq!(share(1.0 / 3.0), "0.333333");
        assert_eq!(share(0.5), "0.5");
    }
}
