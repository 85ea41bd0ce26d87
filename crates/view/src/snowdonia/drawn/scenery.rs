//! The ground of the route: sky, hills, mountain and rails. Only to be looked at.

use std::fmt::Write as _;

use maud::{Markup, html};
use snowdonia::weather::Weather;

use super::Drawing;
use super::climb::{Climb, Point, WIDTH};

pub fn ground(drawing: Drawing<'_>, climb: &Climb) -> Markup {
    let height = climb.height;
    let weather = drawing.state.weather;
    let class = match weather {
        Some(weather) => weather.word(),
        None => "none",
    };
    let rails = rails(climb);
    html! {
        svg class={ "ground sky-" (class) } viewBox={ "0 0 " (WIDTH) " " (height) } aria-hidden="true" focusable="false" {
            rect.sky x="0" y="0" width=(WIDTH) height=(height) {}
            (sky(weather))
            (hills(height))
            path.ballast d=(rails) {}
            path.sleepers d=(rails) {}
            path.rail d=(rails) {}
            path.between d=(rails) {}
            (over(weather, height))
        }
    }
}

/// Sun, clouds or nothing much.
fn sky(weather: Option<Weather>) -> Markup {
    match weather {
        Some(Weather::Sun) => html! {
            g.sunshine {
                @for ray in 0..16_u8 {
                    path.ray transform={ "rotate(" (f32::from(ray) * 22.5) " 128 78)" } d="M128 78L120 -240H136Z" {}
                }
                circle.sun-disc cx="128" cy="78" r="38" {}
            }
        },
        Some(Weather::Rain) => {
            html! { g.clouds { (cloud(120.0, 60.0, 1.5)) (cloud(610.0, 50.0, 1.8)) (cloud(390.0, 26.0, 1.3)) } }
        }
        Some(Weather::Fog) => {
            html! { g.clouds { (cloud(180.0, 70.0, 1.6)) (cloud(580.0, 90.0, 1.5)) } }
        }
        None => html! { g.clouds.fair { (cloud(130.0, 60.0, 0.9)) (cloud(620.0, 46.0, 1.1)) } },
    }
}

fn cloud(x: f32, y: f32, scale: f32) -> Markup {
    html! {
        path.cloud transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" }
            d="M-52 16C-66 16 -66 -2 -50 -3C-48 -18 -26 -22 -18 -11C-10 -28 18 -26 20 -8C34 -18 52 -6 46 6C58 8 56 16 46 16Z" {}
    }
}

/// Layers of the mountain, each a tone deeper.
fn hills(height: f32) -> Markup {
    let h = |share: f32| height * share;
    let peak = 62.0;
    let far = format!(
        "M0 {} L90 {} L170 {} L250 {} L520 {} L600 {} L690 {} L760 {} V{height} H0Z",
        h(0.42),
        h(0.30),
        h(0.36),
        h(0.26),
        h(0.27),
        h(0.35),
        h(0.25),
        h(0.34)
    );
    let main = format!(
        "M0 {} L70 {} L150 {} L205 {} L262 {} L300 {} L340 {} L380 {peak} L424 {} L462 {} L520 {} L570 {} L640 {} L700 {} L760 {} V{height} H0Z",
        h(0.66),
        h(0.58),
        h(0.50),
        h(0.40),
        h(0.33),
        h(0.24),
        peak + 34.0,
        peak + 40.0,
        h(0.25),
        h(0.33),
        h(0.43),
        h(0.50),
        h(0.60),
        h(0.64)
    );
    let shade = format!(
        "M380 {peak} L424 {} L462 {} L520 {} L570 {} L640 {} L700 {} L760 {} V{height} H420 L450 {} L405 {} L432 {} L392 {} L410 {} Z",
        peak + 40.0,
        h(0.25),
        h(0.33),
        h(0.43),
        h(0.50),
        h(0.60),
        h(0.64),
        h(0.82),
        h(0.64),
        h(0.48),
        h(0.36),
        h(0.22)
    );
    let cap = format!(
        "M380 {peak} L424 {} L440 {} L418 {} L404 {} L386 {} L366 {} L350 {} L322 {} L340 {}Z",
        peak + 40.0,
        peak + 62.0,
        peak + 54.0,
        peak + 76.0,
        peak + 56.0,
        peak + 80.0,
        peak + 58.0,
        peak + 64.0,
        peak + 34.0
    );
    let middle = format!(
        "M0 {} C90 {} 160 {} 260 {} S460 {} 540 {} S700 {} 760 {} V{height} H0Z",
        h(0.74),
        h(0.66),
        h(0.76),
        h(0.70),
        h(0.66),
        h(0.74),
        h(0.70),
        h(0.72)
    );
    let near = format!(
        "M0 {} C120 {} 220 {} 340 {} S600 {} 760 {} V{height} H0Z",
        h(0.88),
        h(0.84),
        h(0.93),
        h(0.89),
        h(0.83),
        h(0.90)
    );
    html! {
        path.far d=(far) {}
        path.main d=(main) {}
        path.shade d=(shade) {}
        path.cap d=(cap) {}
        path.middle d=(middle) {}
        path.near d=(near) {}
    }
}

/// What lies over the land: rain falling, banks of fog.
fn over(weather: Option<Weather>, height: f32) -> Markup {
    match weather {
        Some(Weather::Rain) => {
            let mut drops = String::new();
            for index in 0..70_u16 {
                let x = f32::from(index * 197 % 790);
                let y = f32::from(index * 331 % 700) / 700.0 * height * 0.75;
                let _ = write!(drops, "M{x} {y:.0}l-5 16");
            }
            html! { path.drops d=(drops) {} }
        }
        Some(Weather::Fog) => html! {
            g.banks {
                @for (index, share) in [0.16_f32, 0.34, 0.52, 0.7].into_iter().enumerate() {
                    @let y = height * share;
                    @let shift = if index % 2 == 0 { -60.0 } else { 40.0 };
                    path.bank d={ "M" (shift) " " (y) "C" (shift + 180.0) " " (y - 34.0) " " (shift + 300.0) " " (y + 26.0) " " (shift + 430.0) " " (y) "S" (shift + 700.0) " " (y - 20.0) " " (shift + 860.0) " " (y + 8.0) "V" (y + 40.0) "C" (shift + 600.0) " " (y + 60.0) " " (shift + 300.0) " " (y + 22.0) " " (shift) " " (y + 44.0) "Z" } {}
                }
            }
        },
        Some(Weather::Sun) | None => html! {},
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
                        from.x.max(x) + 200.0
                    } else {
                        from.x.min(x) - 200.0
                    };
                    let out = out.clamp(-14.0, WIDTH + 14.0);
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
