//! The names of seats for logs and tables.

use tabletop::SeatName;

/// A distinct name for each seat: bots and namesakes get the number of their seat.
pub fn shown_names(seats: &[SeatName]) -> Vec<String> {
    let namesakes = |name: &SeatName| seats.iter().filter(|other| *other == name).count() > 1;
    let shown = |(index, name): (usize, &SeatName)| match name.bot() {
        Some(bot) => format!("{bot} {}", index + 1),
        None if namesakes(name) => format!("{name} {}", index + 1),
        None => name.to_string(),
    };
    seats.iter().enumerate().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_names_are_alike() {
        let seats = ["Ann", "bot:random", "bot:random", "Eve", "Ann"];
        let seats = seats.map(|name| SeatName::new(name).unwrap());
        let shown = shown_names(&seats);
        assert_eq!(shown, ["Ann 1", "random 2", "random 3", "Eve", "Ann 5"]);
    }
}
