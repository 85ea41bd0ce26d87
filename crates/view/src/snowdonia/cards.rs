//! The cards of Snowdonia for the card browser.

use ::snowdonia::Rules;
use ::snowdonia::components::{BuildSite, Components, Scenario, Station};
use tabletop::{CatalogueEntry, Rules as _};
use words::goods::Good;
use words::snowdonia::names::place_name;
use words::snowdonia::wording::{Words, station_number};
use words::{Text, say};

use super::drawn::sky;
use crate::cards::{Card, CardGroup, Sheet};
use crate::pieces;

pub fn cards(text: &Text) -> Vec<CardGroup> {
    let offer = Rules::offer();
    let rules = Rules::on_offer(&offer.usual(offer.scenarios[0].most));
    let components = rules.components();
    let catalogue = Rules::catalogue(components);
    let browser = Browser {
        words: Words::new(&rules, &[], text),
        catalogue: &catalogue,
        components,
    };
    let mut groups = vec![browser.contracts(), browser.trains()];
    groups.extend(
        components
            .scenarios
            .iter()
            .map(|scenario| browser.stations(scenario)),
    );
    groups.extend([browser.tracks(), browser.events()]);
    groups
}

struct Browser<'a> {
    words: Words<'a>,
    catalogue: &'a [CatalogueEntry],
    components: &'a Components,
}

impl Browser<'_> {
    fn contracts(&self) -> CardGroup {
        let (words, text) = (self.words, self.words.text);
        let cards = self.components.contracts.iter().map(|card| {
            let area = card.area.map_or(String::new(), |area| words.lettered(area));
            let players = if card.least > 1 {
                format!("{}–5", card.least)
            } else {
                String::new()
            };
            let number = card.number.to_string();
            self.sheet("contract", &number)
                .row(say!(text, "cards-area"), area, &["area"])
                .row(
                    say!(text, "cards-effect"),
                    words.effect(card.number),
                    &["effect", "amount"],
                )
                .row(
                    say!(text, "cards-bonus"),
                    words.bonus(card.number),
                    &["bonus"],
                )
                .row(
                    say!(text, "cards-back"),
                    words.weather(card.weather),
                    &["weather"],
                )
                .row(say!(text, "new-players"), players, &["least-players"])
                .card(
                    say!(text, "dealt-reveal", number = number),
                    Some(pieces::weather(sky(card.weather))),
                )
        });
        group(say!(text, "heading-contracts"), cards)
    }

    fn trains(&self) -> CardGroup {
        let (words, text) = (self.words, self.words.text);
        let cards = self.components.trains.iter().map(|card| {
            self.sheet("train", card.number.label())
                .row(
                    say!(text, "cards-price"),
                    words.count(Good::Steel, card.steel.into()),
                    &["steel"],
                )
                .row(
                    say!(text, "cards-coal"),
                    words.count(Good::Coal, card.coal.into()),
                    &["coal"],
                )
                .row(
                    say!(text, "cards-hire"),
                    words.hire(card.number),
                    &["hire", "hire-in", "hire-in-rain"],
                )
                .row(
                    say!(text, "cards-power"),
                    words.power(card.number),
                    &["power", "amount"],
                )
                .card(
                    words.train(card.number),
                    Some(pieces::engine(card.number.label())),
                )
        });
        group(say!(text, "cards-trains"), cards)
    }

    fn stations(&self, scenario: &Scenario) -> CardGroup {
        let text = self.words.text;
        let cards = scenario
            .stations
            .iter()
            .map(|station| self.station(station));
        let title = say!(text, "cards-stations", scenario = place_name(&scenario.id));
        group(title, cards)
    }

    fn station(&self, station: &Station) -> Card {
        let (words, text) = (self.words, self.words.text);
        let worth = |goods: String, vp: u8| say!(text, "bonus-goods", goods = goods, vp = vp);
        let dig = station
            .excavation
            .iter()
            .map(|site| worth(words.count(Good::Rubble, site.rubble.into()), site.vp));
        let dig: Vec<String> = dig.collect();
        let canals = station.canals.iter();
        let canals =
            canals.map(|canal| worth(words.count(Good::Rubble, canal.rubble.into()), canal.vp));
        let canals: Vec<String> = canals.collect();
        let build = station.build.iter().map(
            |&BuildSite {
                 stone,
                 steel,
                 iron,
                 vp,
             }| {
                let cost = [
                    (Good::Stone, stone),
                    (Good::Steel, steel),
                    (Good::Iron, iron),
                ];
                worth(words.goods(&cost.map(|(good, n)| (good, n.into()))), vp)
            },
        );
        let build: Vec<String> = build.collect();
        let free = station.free.map_or(String::new(), |cube| {
            let cube = words.count_object(cube.into(), 1);
            say!(text, "place-free", cube = cube)
        });
        let points = |vp: u8| {
            if vp == 0 {
                String::new()
            } else {
                words.count(Good::Points, vp.into())
            }
        };
        let players = if station.least > 1 {
            format!("{}–{}", station.least, station.most)
        } else {
            String::new()
        };
        self.sheet("station", &station.id)
            .row(
                say!(text, "cards-tracks"),
                station.tracks.to_string(),
                &["tracks"],
            )
            .row(say!(text, "cards-canals"), canals.join("; "), &["canals"])
            .row(
                say!(text, "area-surveyor"),
                points(station.surveyor_vp),
                &["surveyor-vp"],
            )
            .row(
                say!(text, "heading-excavation"),
                dig.join("; "),
                &["excavation"],
            )
            .row(say!(text, "heading-build"), build.join("; "), &["build"])
            .row(say!(text, "cards-free"), free, &["free"])
            .row(say!(text, "new-players"), players, &["least-players"])
            .card(
                format!("{} {}", station_number(station.number), station.name),
                Some(pieces::house()),
            )
    }

    fn tracks(&self) -> CardGroup {
        let (words, text) = (self.words, self.words.text);
        let cards = self.components.tracks.iter().map(|card| {
            let extra = if card.extra {
                say!(text, "option-extra-tracks")
            } else {
                String::new()
            };
            let rubble = words.count(Good::Rubble, card.rubble.into());
            self.sheet("track", &card.rubble.to_string())
                .row(
                    say!(text, "cards-points"),
                    words.count(Good::Points, card.vp.into()),
                    &["vp"],
                )
                .row(
                    say!(text, "cards-copies"),
                    card.copies.to_string(),
                    &["copies"],
                )
                .row(say!(text, "cards-option"), extra, &["extra"])
                .card(
                    say!(text, "dealt-track", rubble = rubble),
                    Some(pieces::rails()),
                )
        });
        group(say!(text, "report-tracks"), cards)
    }

    fn events(&self) -> CardGroup {
        let (words, text) = (self.words, self.words.text);
        let cards = (1_u8..)
            .zip(&self.components.board.events)
            .map(|(number, space)| {
                let back = space.back.map_or(String::new(), |(first, last)| {
                    say!(text, "event-back", first = first, last = last)
                });
                self.sheet("event", &number.to_string())
                    .row(
                        say!(text, "cards-effect"),
                        words.event(space.event),
                        &["event"],
                    )
                    .row(say!(text, "cards-then"), back, &["back"])
                    .card(number.to_string(), Some(pieces::good(Good::Events, text)))
            });
        group(say!(text, "panel-events"), cards)
    }

    fn sheet(&self, kind: &str, id: &str) -> Sheet<'_> {
        Sheet::of(self.catalogue, kind, id)
    }
}

fn group(title: String, cards: impl Iterator<Item = Card>) -> CardGroup {
    CardGroup {
        title,
        cards: cards.collect(),
    }
}
