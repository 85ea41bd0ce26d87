//! Turns one list of games into everything that has to know them all.

/// Makes a registry of games: a type for each, `NAMES`, `DEFAULT_GAME`, `GAMES`, `game`, and the macro `with_game!`.
/// `in` names the crate whose root contains the registry.
///
/// The program has one registry, in the root of this crate. Tests make others.
#[macro_export]
macro_rules! registry {
    (in $home:ident: $($game:ident = $rules:ty),+ $(,)?) => {
        // A macro made by a macro needs a dollar sign that the outer one does not interpret.
        $crate::registry! { @with ($) $home: $($game = $rules),+ }
    };
    (@with ($dollar:tt) $home:ident: $($game:ident = $rules:ty),+) => {
        $(
            #[doc = concat!("The rules of ", stringify!($game), ".")]
            pub type $game = $rules;
        )+

        /// The names of all games, in the order of menus.
        pub const NAMES: &[&str] = &[$(<$game as $crate::Rules>::GAME),+];

        /// The default game.
        pub const DEFAULT_GAME: &str = NAMES[0];

        /// All games, in the order of menus.
        pub static GAMES: &[&dyn $crate::Game] = &[$(&$crate::Registered::<$game>::NEW),+];

        pub fn game(name: &str) -> Option<&'static dyn $crate::Game> {
            GAMES.iter().copied().find(|game| game.name() == name)
        }

        /// Evaluates an expression with the type of the game that has this name, if there is one:
        /// `with_game!(name, R => play::<R>())?`.
        #[macro_export]
        macro_rules! with_game {
            ($dollar name:expr, $dollar R:ident => $dollar body:expr) => {{
                let name: &str = $dollar name;
                $(
                    if name == <$home::$game as $crate::Rules>::GAME {
                        type $dollar R = $home::$game;
                        Ok($dollar body)
                    } else
                )+ {
                    Err($crate::UnknownGame(name.to_owned()))
                }
            }};
        }
    };
}

/// There is no game with this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);
