//! The cards of Foothills for the card browser.

use ::foothills::Rules;
use ::foothills::ids::{ActionCard, Side, StationCard};
use tabletop::Rules as _;
use words::foothills::wording::{Words, goods};
use words::goods::Good;
use words::{Text, say};

use crate::cards::{Card, CardGroup, Sheet};
use crate::pieces;

pub fn cards(text: &Text) -> Vec<CardGroup> {
    let rules = Rules::on_offer(&Rules::offer().usual(2));
    let catalogue = Rules::catalogue(rules.sheets());
    let words = Words::new(&rules, &[], text);
    let sheets = rules.sheets();
    let actions = (0..).zip(&sheets.cards).map(|(index, sheet)| {
        let card = ActionCard::new(index);
        Sheet::of(&catalogue, "card", &sheet.id)
            .row(
                say!(text, "cards-golden"),
                words.card_action(card, Side::Golden),
                &[],
            )
            .row(
                say!(text, "cards-grey"),
                words.card_action(card, Side::Grey),
                &["grey"],
            )
            .row(
                say!(text, "cards-scored"),
                words.scores(sheet.scores),
                &["scores"],
            )
            .card(words.action(card), None)
    });
    let actions: Vec<Card> = actions.collect();
    let stations = (0..).zip(&sheets.stations).map(|(index, sheet)| {
        let card = StationCard::new(index);
        let spaces = sheet.stations.iter().map(|space| {
            let cost = text.goods(&goods(space.cost));
            say!(
                text,
                "cards-space",
                cost = cost,
                bonus = words.gains(space.bonus)
            )
        });
        let spaces: Vec<String> = spaces.collect();
        let rubble = if sheet.rubble == 0 {
            String::new()
        } else {
            text.count(Good::Rubble, sheet.rubble.into())
        };
        Sheet::of(&catalogue, "station", &sheet.id)
            .row(say!(text, "hill-head-rubble"), rubble, &["rubble"])
            .row(
                say!(text, "hill-head-stations"),
                spaces.join("; "),
                &["stations"],
            )
            .row(
                say!(text, "hill-head-surveyor"),
                words.surveyor_action(card).unwrap_or_default(),
                &["surveyor"],
            )
            .row(
                say!(text, "cards-built"),
                words.built_effect(card).unwrap_or_default(),
                &["built"],
            )
            .card(
                format!("{} {}", sheet.id, sheet.name),
                Some(pieces::house()),
            )
    });
    let stations: Vec<Card> = stations.collect();
    vec![
        CardGroup {
            title: say!(text, "report-cards"),
            cards: actions,
        },
        CardGroup {
            title: say!(text, "hill-panel-lines"),
            cards: stations,
        },
    ]
}
