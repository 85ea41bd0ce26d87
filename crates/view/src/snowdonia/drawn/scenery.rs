//! The background of the route: sky, hills, mountain, water and rails, in the flat tones of a poster. Purely
//! decorative.

use std::fmt::Write as _;

use maud::{Markup, html};
use snowdonia::weather::Weather;

use super::Drawing;
use super::climb::{Climb, Point, WIDTH};

pub fn ground(drawing: Drawing<'_>, climb: &Climb) -> Markup {
    let height = climb.height;
    let weather = drawing.state.weather;
    let class = weather
        .filter(|weather| Weather::USUAL.contains(weather))
        .map_or("none", Weather::word);
    let rails = rails(climb);
    // The land stretches with the cards when the panel does; the sky does not, because the sun is round.
    html! {
        svg class={ "ground heaven sky-" (class) } viewBox={ "0 0 " (WIDTH) " " (height) } preserveAspectRatio="xMidYMin slice"
            aria-hidden="true" focusable="false" {
            rect.sky width=(WIDTH) height=(height) {}
            rect.sky-low y=(height * 0.14) width=(WIDTH) height=(height) {}
            (sky(weather))
        }
        svg class={ "ground land sky-" (class) } viewBox={ "0 0 " (WIDTH) " " (height) } preserveAspectRatio="none"
            aria-hidden="true" focusable="false" {
            (land(height))
            path.ballast d=(rails) {}
            path.sleepers d=(rails) {}
            path.rail d=(rails) {}
            path.between d=(rails) {}
            (over(weather, height))
        }
    }
}

/// The mountain on a fine day, without a line.
pub fn cover() -> Markup {
    let height = 430.0;
    html! {
        svg.ground.cover.sky-sun viewBox={ "0 0 " (WIDTH) " " (height) } preserveAspectRatio="xMidYMin slice"
            aria-hidden="true" focusable="false" {
            rect.sky width=(WIDTH) height=(height) {}
            (sky(Some(Weather::Sun)))
            (land(height))
        }
    }
}

/// Sun, clouds or nothing in particular.
fn sky(weather: Option<Weather>) -> Markup {
    match weather {
        Some(Weather::Sun) => html! {
            @for ray in 0..18_u8 {
                path.ray transform={ "rotate(" (f32::from(ray) * 20.0) " 132 84)" } d="M132 84L104 -640H160Z" {}
            }
            circle.halo cx="132" cy="84" r="56" {}
            circle.sun-disc cx="132" cy="84" r="40" {}
        },
        Some(Weather::Rain) => html! {
            (cloud(96.0, 58.0, 1.7)) (cloud(636.0, 52.0, 2.0)) (cloud(250.0, 24.0, 1.3)) (cloud(500.0, 18.0, 1.3))
        },
        Some(Weather::Fog) => html! { (cloud(150.0, 80.0, 1.5)) (cloud(620.0, 100.0, 1.4)) },
        // Seasons have no sky of their own yet.
        _ => html! { (cloud(120.0, 66.0, 1.0)) (cloud(640.0, 48.0, 1.2)) (birds()) },
    }
}

fn cloud(x: f32, y: f32, scale: f32) -> Markup {
    html! {
        path.cloud transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" }
            d="M-52 16C-66 16 -66 -2 -50 -3C-48 -18 -26 -22 -18 -11C-10 -28 18 -26 20 -8C34 -18 52 -6 46 6C58 8 56 16 46 16Z" {}
    }
}

fn birds() -> Markup {
    html! { path.birds d="M214 74q7 -7 11 0q6 -7 11 0M246 58q6 -6 9 0q5 -6 9 0" {} }
}

/// A shape from points in percent of width and height, closed along the lower edge.
fn shape(height: f32, points: &[(f32, f32)]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        let letter = if index == 0 { 'M' } else { 'L' };
        let _ = write!(
            path,
            "{letter}{:.0} {:.0}",
            x * WIDTH / 100.0,
            y * height / 100.0
        );
    }
    path.push('Z');
    path
}

/// Far ranges, the mountain with a lit and a shaded side, moors, a lake and firs at the foot.
fn land(height: f32) -> Markup {
    let far = shape(height, &FAR);
    let lit = shape(height, &LIT);
    let dark = shape(height, &DARK);
    let crag = shape(height, &CRAG);
    let snow = shape(height, &SNOW);
    let gully = shape(height, &GULLY);
    let h = |share: f32| format!("{:.0}", height * share / 100.0);
    let moor = format!(
        "M0 {} C90 {} 170 {} 270 {} S470 {} 560 {} S700 {} 760 {} V{height} H0Z",
        h(72.0),
        h(66.0),
        h(75.0),
        h(71.0),
        h(66.0),
        h(73.0),
        h(70.0),
        h(68.0)
    );
    let lake = format!(
        "M0 {} C120 {} 210 {} 330 {} C260 {} 120 {} 0 {}Z",
        h(92.5),
        h(90.5),
        h(92.5),
        h(93.6),
        h(97.0),
        h(98.0),
        h(97.5)
    );
    let meadow = format!(
        "M0 {} C140 {} 240 {} 360 {} S620 {} 760 {} V{height} H0Z",
        h(90.5),
        h(87.0),
        h(92.0),
        h(90.0),
        h(85.0),
        h(88.0)
    );
    html! {
        path.far d=(far) {}
        path.lit d=(lit) {}
        path.dark d=(dark) {}
        path.gully d=(gully) {}
        path.crag d=(crag) {}
        path.snow d=(snow) {}
        path.moor d=(moor) {}
        path.meadow d=(meadow) {}
        path.lake d=(lake) {}
        (firs(height))
    }
}

const FAR: [(f32, f32); 14] = [
    (0.0, 40.0),
    (7.0, 32.0),
    (13.0, 37.0),
    (20.0, 27.0),
    (27.0, 35.0),
    (36.0, 30.0),
    (62.0, 30.0),
    (70.0, 36.0),
    (78.0, 26.0),
    (84.0, 33.0),
    (91.0, 23.0),
    (100.0, 32.0),
    (100.0, 100.0),
    (0.0, 100.0),
];
const LIT: [(f32, f32); 20] = [
    (0.0, 63.0),
    (6.0, 58.0),
    (11.0, 55.0),
    (16.0, 47.0),
    (21.0, 44.0),
    (26.0, 35.0),
    (31.0, 31.0),
    (35.0, 24.0),
    (39.0, 21.0),
    (43.0, 13.0),
    (46.0, 10.0),
    (50.0, 4.5),
    (54.0, 9.0),
    (58.0, 16.0),
    (63.0, 21.0),
    (70.0, 33.0),
    (78.0, 41.0),
    (88.0, 53.0),
    (100.0, 61.0),
    (50.0, 100.0),
];
const DARK: [(f32, f32); 17] = [
    (50.0, 4.5),
    (54.0, 9.0),
    (58.0, 16.0),
    (63.0, 21.0),
    (67.0, 29.0),
    (72.0, 33.0),
    (78.0, 42.0),
    (85.0, 47.0),
    (92.0, 55.0),
    (100.0, 59.0),
    (100.0, 100.0),
    (46.0, 100.0),
    (58.0, 74.0),
    (52.0, 56.0),
    (57.0, 44.0),
    (51.0, 30.0),
    (54.0, 18.0),
];
const GULLY: [(f32, f32); 12] = [
    (26.0, 35.0),
    (31.0, 31.0),
    (29.0, 40.0),
    (34.0, 48.0),
    (28.0, 58.0),
    (33.0, 72.0),
    (20.0, 74.0),
    (24.0, 60.0),
    (19.0, 54.0),
    (24.0, 46.0),
    (22.0, 42.0),
    (24.0, 38.0),
];
const CRAG: [(f32, f32); 13] = [
    (50.0, 4.5),
    (54.0, 9.0),
    (58.0, 16.0),
    (61.0, 19.0),
    (57.0, 21.0),
    (55.0, 28.0),
    (51.0, 22.0),
    (48.0, 27.0),
    (45.0, 20.0),
    (40.0, 24.0),
    (39.0, 21.0),
    (43.0, 13.0),
    (46.0, 10.0),
];
const SNOW: [(f32, f32); 10] = [
    (50.0, 4.5),
    (53.0, 8.0),
    (55.0, 11.5),
    (53.0, 11.0),
    (51.5, 14.5),
    (50.0, 11.5),
    (48.0, 14.0),
    (46.6, 11.6),
    (45.2, 12.2),
    (46.0, 10.0),
];

/// Trees at the foot, smaller where they are further away.
fn firs(height: f32) -> Markup {
    let mut path = String::new();
    for (index, x) in [
        18.0_f32, 40.0, 66.0, 690.0, 712.0, 738.0, 664.0, 470.0, 494.0,
    ]
    .into_iter()
    .enumerate()
    {
        let size = 10.0 + f32::from(index as u8 * 5 % 7);
        let y = height - 6.0 - f32::from(index as u8 * 3 % 10);
        let _ = write!(
            path,
            "M{x} {:.0}l{:.1} {size}h{:.1}l{:.1} {:.1}h-{:.1}l{:.1} -{:.1}h{:.1}Z",
            y - size * 2.0,
            size * 0.45,
            -size * 0.18,
            size * 0.36,
            size,
            size * 1.26,
            size * 0.36,
            size,
            -size * 0.18
        );
    }
    html! { path.firs d=(path) {} }
}

/// What covers the land: rain falling, banks of fog.
fn over(weather: Option<Weather>, height: f32) -> Markup {
    match weather {
        Some(Weather::Rain) => {
            let mut drops = String::new();
            for index in 0..90_u16 {
                let x = index * 197 % 790;
                let y = f32::from(index * 331 % 700) / 700.0 * height * 0.9;
                let _ = write!(drops, "M{x} {y:.0}l-6 19");
            }
            html! { path.drops d=(drops) {} }
        }
        Some(Weather::Fog) => html! {
            @for (index, share) in [13.0_f32, 31.0, 50.0, 69.0].into_iter().enumerate() {
                @let y = height * share / 100.0;
                @let x = if index % 2 == 0 { -60 } else { 20 };
                path.bank transform={ "translate(" (x) " " (y) ")" }
                    d="M0 0C180 -34 300 26 430 0S700 -20 860 8V44C600 62 300 24 0 46Z" {}
            }
        },
        _ => html! {},
    }
}

/// The line through all cards, with a bend from each row to the next.
fn rails(climb: &Climb) -> String {
    let mut path = String::new();
    let mut last: Option<Point> = None;
    for (row, points) in climb.rows.iter().enumerate() {
        for (index, point) in points.iter().enumerate() {
            let Point { x, y } = *point;
            let _ = match (last, index) {
                (None, _) => write!(path, "M{x:.1} {y:.1}"),
                (Some(from), 0) => {
                    let out = if row % 2 == 1 {
                        from.x.max(x) + 190.0
                    } else {
                        from.x.min(x) - 190.0
                    };
                    let out = out.clamp(-12.0, WIDTH + 12.0);
                    write!(
                        path,
                        "C{out:.1} {:.1} {out:.1} {y:.1} {x:.1} {y:.1}",
                        from.y
                    )
                }
                _ => write!(path, "L{x:.1} {y:.1}"),
            };
            last = Some(*point);
        }
    }
    path
}
