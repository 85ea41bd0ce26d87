//! Numbers of things, with the plural forms and cases of a language.

use crate::text::{Text, say};

/// What is counted in the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Good {
    Iron,
    Stone,
    Coal,
    Steel,
    Rubble,
    Events,
    Markers,
    Tracks,
    Sites,
    Passengers,
    Stations,
    Tickets,
    Points,
}

impl Text {
    /// A number of things, as the subject of a sentence or on its own.
    pub fn count(&self, good: Good, n: u16) -> String {
        match good {
            Good::Iron => say!(self, "n-iron", n = n),
            Good::Stone => say!(self, "n-stone", n = n),
            Good::Coal => say!(self, "n-coal", n = n),
            Good::Steel => say!(self, "n-steel", n = n),
            Good::Rubble => say!(self, "n-rubble", n = n),
            Good::Events => say!(self, "n-event-cubes", n = n),
            Good::Markers => say!(self, "n-markers", n = n),
            Good::Tracks => say!(self, "n-tracks", n = n),
            Good::Sites => say!(self, "n-sites", n = n),
            Good::Passengers => say!(self, "n-passengers", n = n),
            Good::Stations => say!(self, "n-stations", n = n),
            Good::Tickets => say!(self, "n-tickets", n = n),
            Good::Points => say!(self, "n-points", n = n),
        }
    }

    /// A number of things as the object of taking, making or paying.
    pub fn count_object(&self, good: Good, n: u16) -> String {
        match good {
            Good::Iron => say!(self, "n-iron-object", n = n),
            Good::Stone => say!(self, "n-stone-object", n = n),
            Good::Coal => say!(self, "n-coal-object", n = n),
            Good::Steel => say!(self, "n-steel-object", n = n),
            Good::Rubble => say!(self, "n-rubble-object", n = n),
            Good::Events => say!(self, "n-event-cubes-object", n = n),
            Good::Passengers => say!(self, "n-passengers-object", n = n),
            _ => self.count(good, n),
        }
    }

    /// A number of things after "with".
    fn count_with(&self, good: Good, n: u16) -> String {
        match good {
            Good::Tracks => say!(self, "n-tracks-with", n = n),
            Good::Sites => say!(self, "n-sites-with", n = n),
            _ => self.count(good, n),
        }
    }

    /// Several goods as a list, without those that are zero.
    pub fn goods(&self, goods: &[(Good, u16)]) -> String {
        self.counted(goods, Text::count)
    }

    /// Several goods as the object of taking, making or paying.
    pub fn goods_object(&self, goods: &[(Good, u16)]) -> String {
        self.counted(goods, Text::count_object)
    }

    /// Several goods after "with".
    pub fn goods_with(&self, goods: &[(Good, u16)]) -> String {
        self.counted(goods, Text::count_with)
    }

    fn counted(&self, goods: &[(Good, u16)], count: fn(&Text, Good, u16) -> String) -> String {
        let words: Vec<String> = goods
            .iter()
            .filter(|(_, n)| *n > 0)
            .map(|&(good, n)| count(self, good, n))
            .collect();
        self.list(&words)
    }
}
