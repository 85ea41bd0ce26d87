//! Words for the things of the game: goods, places, cards, weather.

use snowdonia::area::{Area, Space};
use snowdonia::choice::Cubes;
use snowdonia::components::{
    Bonus, ContractCard, Effect, Event, HireGood, HireInRain, Resource, TrainCard, TrainPower,
};
use snowdonia::contract::Contract;
use snowdonia::deal::Drawn;
use snowdonia::place::{End, Site, Spot, Stop};
use snowdonia::train::Train;
use snowdonia::weather::Weather;
use snowdonia::{Asked, Chance, Rules, SpotKind};

use crate::goods::Good;
use crate::text::{Arg, say};
use crate::told::{self, Object, Told, told};

impl From<Resource> for Good {
    fn from(resource: Resource) -> Good {
        match resource {
            Resource::Iron => Good::Iron,
            Resource::Stone => Good::Stone,
            Resource::Coal => Good::Coal,
        }
    }
}

impl From<HireGood> for Good {
    fn from(good: HireGood) -> Good {
        match good {
            HireGood::Coal => Good::Coal,
            HireGood::Rubble => Good::Rubble,
            HireGood::Steel => Good::Steel,
        }
    }
}

/// What sentences about a game of Snowdonia are made with.
pub type Words<'a> = told::Words<'a, Rules>;

told! { Rules:
    Chance => chance,
    Event => event,
    Site => site,
    Space => space,
    Spot => spot,
    Stop => station,
    Train => train,
    Weather => weather,
}

impl Told<Rules> for Contract {
    fn told(self, _: Words<'_>) -> Arg {
        self.to_string().into()
    }
}

impl Told<Rules> for End {
    fn told(self, words: Words<'_>) -> Arg {
        words.rules.terminus(self).told(words)
    }
}

/// For decisions other than windows of an area.
impl Told<Rules> for Asked {
    fn told(self, words: Words<'_>) -> Arg {
        words.asked(self, Area::A).into()
    }
}

impl Told<Rules> for Cubes {
    fn told(self, words: Words<'_>) -> Arg {
        words.goods(&cubes(self)).into()
    }
}

impl Told<Rules> for Object<Cubes> {
    fn told(self, words: Words<'_>) -> Arg {
        words.goods_object(&cubes(self.0)).into()
    }
}

impl Told<Rules> for Drawn {
    fn told(self, words: Words<'_>) -> Arg {
        words.goods(&drawn(self)).into()
    }
}

impl<'a> Words<'a> {
    pub fn count(self, good: Good, n: u16) -> String {
        self.text.count(good, n)
    }

    pub fn count_object(self, good: Good, n: u16) -> String {
        self.text.count_object(good, n)
    }

    pub fn goods(self, goods: &[(Good, u16)]) -> String {
        self.text.goods(goods)
    }

    pub fn goods_object(self, goods: &[(Good, u16)]) -> String {
        self.text.goods_object(goods)
    }

    pub fn weather(self, weather: Weather) -> String {
        match weather {
            Weather::Sun => say!(self.text, "weather-sun"),
            Weather::Rain => say!(self.text, "weather-rain"),
            Weather::Fog => say!(self.text, "weather-fog"),
            Weather::Spring => say!(self.text, "weather-spring"),
            Weather::Summer => say!(self.text, "weather-summer"),
            Weather::Autumn => say!(self.text, "weather-autumn"),
            Weather::Winter => say!(self.text, "weather-winter"),
        }
    }

    /// What a season does; `None` for other weather.
    pub fn season(self, weather: Weather) -> Option<String> {
        let text = self.text;
        let mut seasons = self.rules.components().seasons.iter();
        let season = seasons.find(|season| season.weather == weather)?;
        let mut does = Vec::new();
        if season.hire_less > 0 {
            does.push(say!(text, "season-hire-less", n = season.hire_less));
        }
        if season.survey > 1 {
            does.push(say!(text, "season-survey", n = season.survey));
        }
        if season.builds > 1 {
            does.push(say!(text, "season-builds"));
        }
        if season.survey_rubble > 0 {
            let rubble = self.count_object(Good::Rubble, season.survey_rubble.into());
            does.push(say!(text, "season-rubble", rubble = rubble));
        }
        (!does.is_empty()).then(|| does.join("; "))
    }

    /// The weather, or the word for none.
    pub fn weather_or_none(self, weather: Option<Weather>) -> String {
        weather.map_or_else(
            || say!(self.text, "weather-none"),
            |weather| self.weather(weather),
        )
    }

    pub fn area(self, area: Area) -> String {
        match area {
            Area::A => say!(self.text, "area-yard"),
            Area::B => say!(self.text, "area-excavate"),
            Area::C => say!(self.text, "area-works"),
            Area::D => say!(self.text, "area-lay"),
            Area::E => say!(self.text, "area-build"),
            Area::F => say!(self.text, "area-office"),
            Area::G => say!(self.text, "area-surveyor"),
        }
    }

    /// The area with its letter: `D Lay Track`.
    pub fn lettered(self, area: Area) -> String {
        format!("{} {}", area.letter(), self.area(area))
    }

    /// A space, as in the notation.
    pub fn space(self, space: Space) -> String {
        match space.area() {
            Area::G => "G".to_owned(),
            area => format!("{}{}", area.letter(), space.number()),
        }
    }

    pub fn station(self, stop: Stop) -> String {
        self.rules.stop(stop).name.clone()
    }

    pub fn spot(self, spot: Spot) -> String {
        match self.rules.spot(spot) {
            SpotKind::Track { number, before } if self.rules.canals().contains(spot) => {
                let station = self.station(before);
                say!(self.text, "spot-canal", number = number, station = station)
            }
            SpotKind::Track { number, before } => {
                let station = self.station(before);
                say!(self.text, "spot-track", number = number, station = station)
            }
            SpotKind::Excavation { stop, number, .. } => {
                let station = self.station(stop);
                say!(
                    self.text,
                    "spot-excavation",
                    number = number,
                    station = station
                )
            }
        }
    }

    pub fn site(self, site: Site) -> String {
        let (stop, number, _) = self.rules.site(site);
        let strait = self.rules.scenario().strait.as_ref();
        if let Some(strait) = strait.filter(|_| self.rules.strait().contains(site)) {
            let name = strait.name.as_str();
            return say!(self.text, "strait-card", name = name, number = number);
        }
        let station = self.station(stop);
        say!(self.text, "site-name", station = station, number = number)
    }

    pub fn train(self, train: Train) -> String {
        let name = self.train_card(train).map_or("", |card| &card.name);
        let name = say!(self.text, "train-name", number = train.label(), name = name);
        name.trim_end().to_owned()
    }

    /// A refusal may name a train that is not among the components.
    pub fn train_card(self, train: Train) -> Option<&'a TrainCard> {
        let trains = &self.rules.components().trains;
        trains.iter().find(|card| card.number == train)
    }

    /// A refusal may name a contract that is not among the components.
    fn contract_card(self, contract: Contract) -> Option<&'a ContractCard> {
        let contracts = &self.rules.components().contracts;
        contracts.iter().find(|card| card.number == contract)
    }

    /// What a contract does.
    pub fn effect(self, contract: Contract) -> String {
        let text = self.text;
        let Some(card) = self.contract_card(contract) else {
            return say!(text, "effect-unknown");
        };
        match card.effect {
            Effect::LayBonus(n) => say!(text, "effect-lay-bonus", n = n),
            Effect::NextSpace => say!(text, "effect-next-space"),
            Effect::Forecast => say!(text, "effect-forecast"),
            Effect::Look(n) => say!(text, "effect-look", n = n),
            Effect::IronForSteel(n) => say!(text, "effect-iron-for-steel", n = n),
            Effect::YardBonus(n) => say!(text, "effect-yard-bonus", n = n),
            Effect::ExtraLay => say!(text, "effect-extra-lay"),
            Effect::CheaperStone(n) => say!(text, "effect-cheaper-stone", n = n),
            Effect::ExtraBuild => say!(text, "effect-extra-build"),
            Effect::MakeStone { times: n, rubble } => {
                say!(text, "effect-make-stone", n = n, rubble = rubble)
            }
            Effect::MakeSteel { times: n, iron } => {
                say!(text, "effect-make-steel", n = n, iron = iron)
            }
            Effect::Forbid => say!(text, "effect-forbid"),
            Effect::Maintenance => say!(text, "effect-maintenance"),
            Effect::RubbleForStone { times: n, rubble } => {
                say!(text, "effect-rubble-for-stone", n = n, rubble = rubble)
            }
            Effect::Draw(n) => say!(text, "effect-draw", n = n),
            Effect::TakeCubes(n) => {
                let coal = self.rules.components().actions.coal_limit;
                say!(text, "effect-take-cubes", n = n, coal = coal)
            }
            Effect::StartPlayer => say!(text, "effect-start-player"),
            Effect::Double => say!(text, "effect-double"),
            Effect::Surveyor => say!(text, "effect-surveyor"),
            Effect::MoveLabourer => say!(text, "effect-move-labourer"),
            Effect::NoCoalLimit => say!(text, "effect-no-coal-limit"),
            Effect::PassStart => say!(text, "effect-pass-start"),
            Effect::CheaperTrain(n) => say!(text, "effect-cheaper-train", n = n),
            Effect::TakeStart => say!(text, "effect-take-start"),
            Effect::IronForTrack(n) => say!(text, "effect-iron-for-track", n = n),
        }
    }

    /// What a contract is worth at the end.
    pub fn bonus(self, contract: Contract) -> String {
        let text = self.text;
        let Some(card) = self.contract_card(contract) else {
            return say!(text, "bonus-none");
        };
        match &card.bonus {
            Bonus::Goods {
                sites,
                tracks,
                rubble,
                surveyor,
                vp,
            } => {
                let mut needs = Vec::new();
                if *surveyor > 0 {
                    let station = station_number(*surveyor);
                    needs.push(say!(text, "bonus-at-station", station = station));
                }
                for (good, n) in [
                    (Good::Sites, *sites),
                    (Good::Tracks, *tracks),
                    (Good::Rubble, *rubble),
                ] {
                    if n > 0 {
                        needs.push(self.count(good, n.into()));
                    }
                }
                let goods = text.list(&needs);
                say!(text, "bonus-goods", goods = goods, vp = *vp)
            }
            Bonus::PerCoal(vp) => say!(text, "bonus-per-coal", vp = *vp),
            Bonus::StartPlayer(vp) => say!(text, "bonus-start-player", vp = *vp),
            Bonus::Fulfilled { contracts, vp } => {
                say!(text, "bonus-fulfilled", n = *contracts, vp = *vp)
            }
            Bonus::Reached(steps) if steps.is_empty() => say!(text, "bonus-none"),
            Bonus::Reached(steps) => {
                let stations: Vec<String> =
                    steps.iter().map(|step| station_number(step.0)).collect();
                let vp: Vec<String> = steps.iter().map(|step| step.1.to_string()).collect();
                let (stations, vp) = (stations.join(" / "), vp.join(" / "));
                say!(text, "bonus-reached", stations = stations, vp = vp)
            }
        }
    }

    /// The letter of the window a contract is played in.
    pub fn window(self, contract: Contract) -> String {
        let area = self.contract_card(contract).and_then(|card| card.area);
        area.map_or_else(|| "-".to_owned(), |area| area.letter().to_string())
    }

    /// Number, letter, effect and bonus.
    pub fn contract_line(self, contract: Contract) -> String {
        say!(
            self.text,
            "contract-line",
            number = contract.to_string(),
            area = self.window(contract),
            effect = self.effect(contract),
            bonus = self.bonus(contract)
        )
    }

    /// What a train does.
    pub fn power(self, train: Train) -> String {
        let text = self.text;
        let power = self
            .train_card(train)
            .map_or(TrainPower::None, |card| card.power);
        match power {
            TrainPower::None => say!(text, "power-none"),
            TrainPower::Excavate(n) => say!(text, "power-excavate", n = n),
            TrainPower::Works(n) => say!(text, "power-works", n = n),
            TrainPower::Yard(n) => say!(text, "power-yard", n = n),
            TrainPower::Points(n) => say!(text, "power-points", n = n),
            TrainPower::Build => say!(text, "power-build"),
            TrainPower::Lay(n) => say!(text, "power-lay", n = n),
            TrainPower::Fog => say!(text, "power-fog"),
            TrainPower::EventLay(n) => say!(text, "power-event-lay", n = n),
            TrainPower::Burden(n) => say!(text, "power-burden", n = n),
            TrainPower::Unload(n) => say!(text, "power-unload", n = n),
        }
    }

    /// The printed price of a train's third labourer.
    pub fn hire(self, train: Train) -> String {
        let text = self.text;
        let Some(hire) = self.train_card(train).and_then(|card| card.hire) else {
            return say!(text, "hire-never");
        };
        let cost = self.count(hire.good.into(), hire.amount.into());
        match hire.in_rain {
            HireInRain::Usual => cost,
            HireInRain::Free => say!(text, "hire-free-in-rain", cost = cost),
            HireInRain::Never => say!(text, "hire-not-in-rain", cost = cost),
        }
    }

    pub fn event(self, event: Event) -> String {
        match event {
            Event::Excavate => say!(self.text, "event-excavate"),
            Event::LayTrack => say!(self.text, "event-lay"),
            Event::CompleteStation => say!(self.text, "event-station"),
            Event::TrainsOpen => say!(self.text, "event-trains"),
            Event::Maintenance => say!(self.text, "event-maintenance"),
        }
    }

    /// A kind of decision as a short name.
    pub fn asked(self, asked: Asked, area: Area) -> String {
        let text = self.text;
        match asked {
            Asked::Terminus => say!(text, "asked-terminus"),
            Asked::Neutral => say!(text, "asked-neutral"),
            Asked::Hire => say!(text, "asked-hire"),
            Asked::Place => say!(text, "asked-place"),
            Asked::Window => say!(text, "asked-window", area = area.letter()),
            Asked::Weather => say!(text, "asked-weather"),
            Asked::Keep => say!(text, "asked-keep"),
            Asked::MakeStone => say!(text, "asked-make-stone"),
            Asked::MakeSteel => say!(text, "asked-make-steel"),
            Asked::TakeCubes => say!(text, "asked-take-cubes"),
            Asked::Move => say!(text, "asked-move"),
            Asked::Take => say!(text, "asked-take"),
            Asked::Make => say!(text, "asked-make"),
            Asked::Lay => say!(text, "asked-lay"),
            Asked::Build => say!(text, "asked-build"),
            Asked::SiteOffice => say!(text, "asked-office"),
            Asked::ExtraLay => say!(text, "asked-extra-lay"),
            Asked::ExtraBuild => say!(text, "asked-extra-build"),
            Asked::TrainBuild => say!(text, "asked-train-build"),
            Asked::Maintenance => say!(text, "asked-maintenance"),
            Asked::SecondBuild => say!(text, "asked-second-build"),
            Asked::Survey => say!(text, "asked-survey"),
            Asked::EventLay => say!(text, "asked-event-lay"),
            Asked::Fill => say!(text, "asked-fill"),
        }
    }

    /// A kind of chance event as a short name.
    pub fn chance(self, chance: Chance) -> String {
        match chance {
            Chance::Start => say!(self.text, "chance-start"),
            Chance::Track => say!(self.text, "chance-track"),
            Chance::Aside => say!(self.text, "chance-aside"),
            Chance::Yard => say!(self.text, "chance-yard"),
            Chance::Back => say!(self.text, "chance-back"),
            Chance::Reveal => say!(self.text, "chance-reveal"),
            Chance::Draw => say!(self.text, "chance-draw"),
        }
    }
}

/// Iron, stone and coal, ready for counting.
pub fn cubes(cubes: Cubes) -> [(Good, u16); 3] {
    [
        (Good::Iron, cubes.iron.into()),
        (Good::Stone, cubes.stone.into()),
        (Good::Coal, cubes.coal.into()),
    ]
}

/// Drawn cubes, ready for counting.
pub fn drawn(drawn: Drawn) -> [(Good, u16); 4] {
    [
        (Good::Iron, drawn.iron.into()),
        (Good::Stone, drawn.stone.into()),
        (Good::Coal, drawn.coal.into()),
        (Good::Events, drawn.event.into()),
    ]
}

/// A station's printed number from halves: 9 is 4½.
pub fn station_number(halves: u8) -> String {
    let half = if halves % 2 == 1 { "½" } else { "" };
    format!("{}{half}", halves / 2)
}
