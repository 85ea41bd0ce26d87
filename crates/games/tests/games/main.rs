//! The registry: everything on offer has a name, and a third game needs what docs/adding-a-game.md says and nothing
//! else.

// First, because the macro it makes is known only behind it.
games::registry! {
    in crate:
    Snowdonia = snowdonia::Rules,
    Foothills = foothills::Rules,
    Cubes = toy::Toy,
}

mod analysis;
mod names;
mod par;
mod third_game;
// As a module of this program, so that it can have the impls of a game.
#[allow(dead_code, reason = "its flaws are for the tests of the battery")]
#[path = "../../../testkit/src/toy.rs"]
mod toy;
mod toy_game;
