//! What a bot plays for.

/// What a bot plays for. Makes no difference to a solo player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Aim {
    /// The victory: few points are enough if the others have fewer, so games are short.
    #[default]
    Victory,
    /// As many points as it can get, whoever wins: games are longer and friendlier.
    Points,
}

impl Aim {
    pub const ALL: [Aim; 2] = [Aim::Victory, Aim::Points];

    pub const fn name(self) -> &'static str {
        match self {
            Aim::Victory => "victory",
            Aim::Points => "points",
        }
    }

    pub fn read(name: &str) -> Option<Aim> {
        Aim::ALL.into_iter().find(|aim| aim.name() == name)
    }
}
