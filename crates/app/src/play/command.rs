//! Commands to the program itself, as opposed to choices in the game.

/// What a typed line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    Help,
    /// What a bot would choose, and why.
    Hint,
    /// Why a choice is or is not possible.
    Why(String),
    /// Take back: some steps, or up to the last own choice.
    Undo(Option<usize>),
    /// The last steps in words.
    Log(Option<usize>),
    Position,
    Score,
    /// The legal choices again.
    List,
    Save(String),
    Quit,
    /// The number of a choice in the list.
    Number(usize),
    /// A step in the notation.
    Step(String),
    Nothing,
}

impl Order {
    /// Reads a line. Choices may begin like a command, so a command counts only with the arguments it takes.
    pub fn read(line: &str) -> Order {
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim()),
            None => (line, ""),
        };
        let number = rest.parse::<usize>().ok();
        let counts = rest.is_empty() || number.is_some();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Order::Nothing,
            ("help" | "?", "") => Order::Help,
            ("hint", "") => Order::Hint,
            ("position", "") => Order::Position,
            ("score", "") => Order::Score,
            ("list", "") => Order::List,
            ("quit" | "exit", "") => Order::Quit,
            ("why", choice) => Order::Why(choice.to_owned()),
            ("save", file) => Order::Save(file.to_owned()),
            ("undo", _) if counts => Order::Undo(number),
            ("log", _) if counts => Order::Log(number),
            (digits, "") if digits.bytes().all(|digit| digit.is_ascii_digit()) => {
                // A number too large to be read cannot be the number of a choice.
                Order::Number(digits.parse().unwrap_or(usize::MAX))
            }
            _ => Order::Step(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_and_steps_are_told_apart() {
        for (line, order) in [
            ("", Order::Nothing),
            ("HELP", Order::Help),
            ("undo", Order::Undo(None)),
            ("undo 3", Order::Undo(Some(3))),
            ("log  12", Order::Log(Some(12))),
            (
                "why  build hebron.2",
                Order::Why("build hebron.2".to_owned()),
            ),
            (
                "save my evening.game",
                Order::Save("my evening.game".to_owned()),
            ),
            ("7", Order::Number(7)),
            ("99999999999999999999999", Order::Number(usize::MAX)),
            ("Hint", Order::Hint),
            ("score", Order::Score),
            ("score A1", Order::Step("score A1".to_owned())),
            ("play 12", Order::Step("play 12".to_owned())),
            ("1 A1", Order::Step("1 A1".to_owned())),
        ] {
            assert_eq!(Order::read(line), order, "{line}");
        }
    }
}
