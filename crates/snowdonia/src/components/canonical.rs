//! The canonical form of components: one text for the same values, whatever their layout and order in the files.
//!
//! A line for each row, values after their names, separated by single spaces; names of stations and trains end their
//! line. Rows stand in the order board, tracks by rubble, trains and contracts by number, scenarios in the order of
//! their files with stations from the lower end. Values left out in a file stand with what holds in their place.
//! Provenance is no part of it. The content hash is the first 16 hex digits of the SHA-256 over the text.

use std::fmt::{self, Display, Write};

use sha2::{Digest, Sha256};

use super::{
    Board, Bonus, Components, ContractCard, Effect, Event, Resource, Scenario, Station, TrainCard,
    TrainPower,
};

/// The content hash of components.
pub fn hash(components: &Components) -> String {
    let digest = Sha256::digest(text(components));
    tabletop::hex::write(&digest[..8])
}

/// The canonical text of components.
pub fn text(components: &Components) -> String {
    let mut text = String::new();
    write_components(&mut text, components).expect("a string takes everything");
    text
}

// Each struct is taken apart in full, so that a new value cannot be forgotten here.

fn write_components(text: &mut String, components: &Components) -> fmt::Result {
    let Components {
        scenarios,
        tracks,
        trains,
        contracts,
        board,
        hash: _,
        provenance: _,
    } = components;
    writeln!(text, "snowdonia components 1")?;
    write_board(text, board)?;
    for track in tracks {
        let super::TrackCards {
            rubble,
            vp,
            copies,
            extra,
        } = track;
        writeln!(
            text,
            "track rubble {rubble} vp {vp} copies {copies} extra {extra}"
        )?;
    }
    for train in trains {
        let TrainCard {
            number,
            name,
            steel,
            coal,
            hire,
            power,
        } = train;
        write!(
            text,
            "train {number} steel {steel} coal {coal} hire {hire} power "
        )?;
        write_power(text, *power)?;
        writeln!(text, " name {name}")?;
    }
    for contract in contracts {
        write_contract(text, contract)?;
    }
    scenarios
        .iter()
        .try_for_each(|scenario| write_scenario(text, scenario))
}

fn write_board(text: &mut String, board: &Board) -> fmt::Result {
    let Board {
        excavation_rates,
        excavation_start,
        lay_rates,
        lay_start,
        restock,
        bag_iron,
        bag_stone,
        bag_events,
        rubble,
        coal,
        coal_solo,
        yard_iron,
        yard_stone,
        yard_coal,
        yard_solo,
        discs,
        markers,
        yard_take,
        spaces,
        spaces_solo_printed,
        build_area_spaces,
        events,
    } = board;
    writeln!(
        text,
        "excavation rates {} start {excavation_start}",
        List(excavation_rates)
    )?;
    writeln!(text, "lay rates {} start {lay_start}", List(lay_rates))?;
    writeln!(text, "restock {}", List(restock))?;
    writeln!(
        text,
        "bag iron {} stone {} events {}",
        List(bag_iron),
        List(bag_stone),
        List(bag_events)
    )?;
    writeln!(
        text,
        "box rubble {rubble} coal {coal} solo {coal_solo} discs {}",
        List(discs)
    )?;
    writeln!(
        text,
        "yard iron {yard_iron} stone {yard_stone} coal {yard_coal} solo {yard_solo} take {yard_take}"
    )?;
    writeln!(text, "markers {markers}")?;
    for spaces in spaces {
        writeln!(text, "spaces {}", List(spaces))?;
    }
    writeln!(
        text,
        "spaces solo-printed {} build-area {build_area_spaces}",
        List(spaces_solo_printed)
    )?;
    for space in events {
        let super::EventSpace { event, back } = *space;
        let (first, last) = back.unwrap_or_default();
        writeln!(text, "event {} back {first} {last}", event_word(event))?;
    }
    Ok(())
}

fn write_contract(text: &mut String, contract: &ContractCard) -> fmt::Result {
    let ContractCard {
        number,
        area,
        effect,
        bonus,
        weather,
        least,
    } = contract;
    let area = area.map_or('-', crate::area::Area::letter);
    write!(
        text,
        "contract {number} area {area} players {least} weather {} effect ",
        weather.word()
    )?;
    write_effect(text, *effect)?;
    match bonus {
        Bonus::Goods {
            sites,
            tracks,
            rubble,
            surveyor,
            vp,
        } => {
            writeln!(
                text,
                " sites {sites} track {tracks} rubble {rubble} surveyor {surveyor} vp {vp}"
            )
        }
        Bonus::PerCoal(vp) => writeln!(text, " vp-per-coal {vp}"),
        Bonus::Reached(steps) => {
            write!(text, " reached")?;
            steps
                .iter()
                .try_for_each(|(station, vp)| write!(text, " {station} {vp}"))?;
            writeln!(text)
        }
    }
}

fn write_scenario(text: &mut String, scenario: &Scenario) -> fmt::Result {
    let Scenario {
        id,
        least,
        most,
        stations,
        two_termini,
        terminus_places,
        build_to_surveyor,
        maintenance_station,
        moves_vp,
        event_space,
        trains_open,
        without,
    } = scenario;
    writeln!(text, "scenario {id} players {least} {most}")?;
    writeln!(text, "two-termini {two_termini} places {terminus_places}")?;
    writeln!(text, "build-to-surveyor {build_to_surveyor}")?;
    match maintenance_station {
        Some(station) => writeln!(text, "maintenance-station {station}")?,
        None => writeln!(text, "maintenance-station -")?,
    }
    writeln!(text, "moves-vp {}", List(moves_vp))?;
    writeln!(text, "event-space {event_space} trains-open {trains_open}")?;
    writeln!(text, "without {}", List(without))?;
    stations
        .iter()
        .try_for_each(|station| write_station(text, station))
}

fn write_station(text: &mut String, station: &Station) -> fmt::Result {
    let Station {
        id,
        name,
        number,
        least,
        most,
        tracks,
        surveyor_vp,
        excavation,
        build,
        free,
    } = station;
    let free = free.map_or("-", resource_word);
    write!(
        text,
        "station {id} number {number} players {least} {most} tracks {tracks} "
    )?;
    writeln!(text, "surveyor-vp {surveyor_vp} free {free} name {name}")?;
    for site in excavation {
        let super::ExcavationSite { rubble, vp } = site;
        writeln!(text, "excavation {rubble} vp {vp}")?;
    }
    for site in build {
        let super::BuildSite {
            stone,
            steel,
            iron,
            vp,
        } = site;
        writeln!(
            text,
            "build stone {stone} steel {steel} iron {iron} vp {vp}"
        )?;
    }
    Ok(())
}

fn write_power(text: &mut String, power: TrainPower) -> fmt::Result {
    match power {
        TrainPower::None => write!(text, "none"),
        TrainPower::Excavate(amount) => write!(text, "excavate {amount}"),
        TrainPower::Works(amount) => write!(text, "works {amount}"),
        TrainPower::Yard(amount) => write!(text, "yard {amount}"),
        TrainPower::Points(amount) => write!(text, "points {amount}"),
        TrainPower::Build => write!(text, "build"),
        TrainPower::Lay(amount) => write!(text, "lay {amount}"),
    }
}

fn write_effect(text: &mut String, effect: Effect) -> fmt::Result {
    match effect {
        Effect::LayBonus(amount) => write!(text, "lay-bonus {amount}"),
        Effect::NextSpace => write!(text, "next-space"),
        Effect::Forecast => write!(text, "forecast"),
        Effect::Look(amount) => write!(text, "look {amount}"),
        Effect::IronForSteel(amount) => write!(text, "iron-for-steel {amount}"),
        Effect::YardBonus(amount) => write!(text, "yard-bonus {amount}"),
        Effect::ExtraLay => write!(text, "extra-lay"),
        Effect::CheaperStone(amount) => write!(text, "cheaper-stone {amount}"),
        Effect::ExtraBuild => write!(text, "extra-build"),
        Effect::MakeStone(amount) => write!(text, "make-stone {amount}"),
        Effect::MakeSteel(amount) => write!(text, "make-steel {amount}"),
        Effect::Forbid => write!(text, "forbid"),
        Effect::Maintenance => write!(text, "maintenance"),
        Effect::RubbleForStone(amount) => write!(text, "rubble-for-stone {amount}"),
        Effect::Draw(amount) => write!(text, "draw {amount}"),
        Effect::TakeCubes(amount) => write!(text, "take-cubes {amount}"),
        Effect::StartPlayer => write!(text, "start-player"),
        Effect::Double => write!(text, "double"),
        Effect::Surveyor => write!(text, "surveyor"),
        Effect::MoveLabourer => write!(text, "move-labourer"),
        Effect::NoCoalLimit => write!(text, "no-coal-limit"),
    }
}

fn event_word(event: Event) -> &'static str {
    match event {
        Event::Excavate => "excavate",
        Event::LayTrack => "lay-track",
        Event::CompleteStation => "complete-station",
        Event::TrainsOpen => "trains-open",
        Event::Maintenance => "maintenance",
    }
}

fn resource_word(resource: Resource) -> &'static str {
    match resource {
        Resource::Iron => "iron",
        Resource::Stone => "stone",
        Resource::Coal => "coal",
    }
}

/// Values one after the other; a hyphen for none.
struct List<'l, T>(&'l [T]);

impl<T: Display> Display for List<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, others @ ..] = self.0 else {
            return f.write_str("-");
        };
        write!(f, "{first}")?;
        others.iter().try_for_each(|other| write!(f, " {other}"))
    }
}
