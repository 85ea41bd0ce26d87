//! What styles of bots prefer in Foothills.

use foothills::Rules;

use crate::style::Style;

pub const STYLES: &[Style<Rules>] = &[
    Style {
        name: "stations",
        bonus: |_, state, seat| 0.060 * f32::from(state.player(seat).stations.len() as u16),
    },
    Style {
        name: "tracks",
        bonus: |_, state, seat| 0.042 * f32::from(state.player(seat).tracks.len() as u16),
    },
    Style {
        name: "passengers",
        bonus: |_, state, seat| 0.024 * f32::from(state.player(seat).passengers),
    },
    Style {
        name: "cards",
        bonus: |_, state, seat| 0.060 * f32::from(state.player(seat).pile.len() as u16),
    },
];
