//! Everything on offer has a name in every language.

use bots::Knowledge;
use games::Playable;
use words::{Language, Text};

fn everything_is_named<R: Playable>() {
    let offer = R::offer();
    for language in Language::all() {
        let text = Text::new(language);
        let named = |kind: &str, id: &str, name: Option<String>| {
            let game = R::GAME;
            let name = name.unwrap_or_else(|| panic!("{game}: the {kind} {id} has no name"));
            assert!(!name.is_empty() && name != id, "{game}: {kind} {id}");
        };
        assert!(!R::NAME.is_empty() && !R::about(&text).is_empty());
        for scenario in &offer.scenarios {
            named(
                "scenario",
                &scenario.id,
                R::scenario_name(&scenario.id, &text),
            );
        }
        for edition in &offer.editions {
            named("edition", edition, R::edition_name(edition, &text));
        }
        for option in &offer.options {
            named("option", option, R::option_name(option, &text));
        }
        for style in <R as Knowledge>::styles() {
            named("style", style.name, R::style_name(style.name, &text));
        }
    }
    for option in &offer.solo {
        assert!(offer.options.contains(option), "{option} is on offer");
    }
    if let Some(series) = R::solo_series() {
        let scenarios = offer.scenarios.iter();
        assert!(scenarios.map(|known| &known.id).eq(series.scenarios.iter()));
        let solo = series.options.iter().chain(&series.single);
        assert!(solo.clone().all(|option| offer.solo.contains(option)));
        assert_eq!(solo.count(), offer.solo.len());
        let variant = |variant: &&str| offer.options.iter().any(|option| option == variant);
        assert!(series.variants.iter().all(variant));
        let known = |edition: &&str| offer.editions.contains(edition);
        assert!(series.in_order.iter().all(known));
    }
}

#[test]
fn all_games_name_everything() {
    for name in games::NAMES {
        games::with_game!(name, R => everything_is_named::<R>()).expect("a registered game");
    }
}
