//! People at their browsers: a real Chromium clicks and types its way through games.
//!
//! `cargo xtask test` installs the browser and its driver; `CHROMIUM`, `CHROMIUM_WHOLE` and `CHROMEDRIVER` name others. A test that fails
//! leaves a picture of what it saw in the folder of the build. `UPDATE_SCREENSHOTS=1` renews those in `docs`.

mod axe;
mod chromium;
mod logs;
mod tab;
mod table;

mod access;
mod accounts;
mod coach;
mod exercises;
mod install;
mod keyboard;
mod languages;
mod learn;
mod lists;
mod long_names;
mod looks;
mod motion;
mod notices;
mod orders;
mod pace;
mod people;
mod phone;
mod places;
mod real_table;
mod records;
mod ring;
mod stream;
mod tabs;
mod talk;
mod together;
mod whole_games;
