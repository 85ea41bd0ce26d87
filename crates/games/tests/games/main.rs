//! The registry: everything on offer has a name, and a third game needs exactly what docs/adding-a-game.md says.

// First, because the macro it makes is only known after it.
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
// A module of this program, so that the traits of a game can be implemented for it.
#[allow(dead_code, reason = "its flaws are for the tests of the battery")]
#[path = "../../../testkit/src/toy.rs"]
mod toy;
mod toy_game;
