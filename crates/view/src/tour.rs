//! The tour of the first game: what is where on the table, and what to consider when a kind of decision comes up for
//! the first time. Pure data; the page shows each step beside the panel it explains.

use maud::{Markup, html};
use words::{Text, say};

use crate::board::Board;
use crate::page::linked;

/// One thing the tour says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TourStep {
    /// The id of the panel it explains.
    pub panel: &'static str,
    /// The kind of decision it is for; `None` for the general way around the table.
    pub asked: Option<&'static str>,
    /// The rules it is based on.
    pub rules: &'static str,
    pub text: String,
}

/// The tour beside the pending decision: what there is to say about it, and the way around the table. It needs no
/// script: the links lead to the panels.
pub fn guide<R: Board>(asked: Option<&str>, text: &Text) -> Option<Markup> {
    let steps = R::tour(text);
    let (at_hand, around): (Vec<&TourStep>, Vec<&TourStep>) =
        steps.iter().partition(|step| step.asked.is_some());
    let now = at_hand
        .into_iter()
        .find(|step| asked.is_some() && step.asked == asked);
    if around.is_empty() {
        return None;
    }
    Some(html! {
        section #tour.tour aria-labelledby="tour-title" {
            h3 #tour-title { (say!(text, "tour-title")) }
            @if let Some(step) = now {
                (now_said::<R>(step, text))
            }
            details open[now.is_none()] {
                summary { (say!(text, "tour-around")) }
                ol {
                    @for step in around {
                        li {
                            (said::<R>(step, text)) " "
                            a href={ "#panel-" (step.panel) } { (say!(text, "tour-show")) }
                        }
                    }
                }
            }
        }
    })
}

/// The step of the tutorial with this number, from 0: what the pending decision is about.
pub fn lesson_step<R: Board>(number: usize, text: &Text) -> Option<Markup> {
    let steps = R::lesson(text);
    let step = steps.get(number)?;
    Some(html! {
        section #tour.tour.lesson aria-labelledby="tour-title" {
            h3 #tour-title { (say!(text, "learn-step", n = number + 1, all = steps.len())) }
            (now_said::<R>(step, text))
        }
    })
}

fn now_said<R: Board>(step: &TourStep, text: &Text) -> Markup {
    html! {
        p.tour-now { (said::<R>(step, text)) }
    }
}

fn said<R: Board>(step: &TourStep, text: &Text) -> Markup {
    let rules = format!("({})", step.rules);
    html! { (step.text) " " span.rule { (linked(R::GAME, &rules, text)) } }
}

/// The steps of a tour, one per line: the panel, the rules, the message, and the kind of decision with which it is
/// shown. A step without a decision belongs to the way around the table.
macro_rules! tour_steps {
    ($text:ident: $($panel:expr, $rules:literal, $key:literal $(, when $asked:literal)?;)+) => {
        vec![$($crate::tour::TourStep {
            panel: $panel,
            asked: [$($asked)?].first().copied(),
            rules: $rules,
            text: words::say!($text, $key),
        }),+]
    };
}

pub(crate) use tour_steps;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tabletop::SeatSet;

    use super::*;
    use crate::board::Seen;
    use words::Language;

    #[test]
    fn steps_differ_and_have_a_rule_each() {
        for language in Language::all() {
            let text = Text::new(language);
            let tours = [
                ::snowdonia::Rules::tour(&text),
                ::snowdonia::Rules::lesson(&text),
                ::foothills::Rules::tour(&text),
            ];
            for steps in tours {
                let texts: BTreeSet<&str> = steps.iter().map(|step| step.text.as_str()).collect();
                assert_eq!(texts.len(), steps.len());
                for step in &steps {
                    assert!(!step.rules.is_empty() && !step.panel.is_empty());
                    // Read beside the board while playing: two or three sentences.
                    assert!((10..420).contains(&step.text.len()), "{}", step.text);
                }
            }
        }
    }

    #[test]
    fn decisions_are_known_ones() {
        let text = Text::new(Language::ENGLISH);
        let known: BTreeSet<&str> = ::foothills::Asked::ALL
            .iter()
            .map(|asked| asked.name())
            .collect();
        let told: BTreeSet<&str> = ::foothills::Rules::tour(&text)
            .iter()
            .filter_map(|step| step.asked)
            .collect();
        assert_eq!(told, known);
        for step in ::snowdonia::Rules::tour(&text) {
            let Some(asked) = step.asked else { continue };
            // Decisions of single contracts and trains are explained by the card itself.
            assert!(
                [
                    "terminus",
                    "hire",
                    "place",
                    "window",
                    "take",
                    "make",
                    "lay",
                    "build",
                    "site-office",
                    "maintenance"
                ]
                .contains(&asked),
                "{asked}"
            );
        }
    }

    /// The ids of the panels of a game's table.
    fn panels<R: Board>(
        scenario: &str,
        edition: Option<&str>,
        seats: u8,
    ) -> BTreeSet<&'static str> {
        let mut setup = R::offer().setup(scenario, seats);
        setup.edition = edition.map(str::to_owned);
        let rules = R::on_offer(&setup);
        let names: Vec<String> = (0..seats).map(|seat| seat.to_string()).collect();
        let panels = rules.panels(&Seen {
            rules: &rules,
            state: &rules.start(),
            names: &names,
            text: &Text::new(Language::ENGLISH),
            choices: &[],
            own: None,
            bots: SeatSet::NONE,
        });
        panels.iter().map(|panel| panel.id).collect()
    }

    #[test]
    fn panels_are_on_the_table() {
        let text = Text::new(Language::ENGLISH);
        let snowdonia = panels::<::snowdonia::Rules>("mount-snowdon", Some("classic"), 3);
        let foothills = panels::<::foothills::Rules>("standard", None, 2);
        for (tour, panels) in [
            (::snowdonia::Rules::tour(&text), snowdonia.clone()),
            (::snowdonia::Rules::lesson(&text), snowdonia),
            (::foothills::Rules::tour(&text), foothills),
        ] {
            for step in tour {
                assert!(panels.contains(step.panel), "{}", step.panel);
            }
        }
    }

    #[test]
    fn the_decision_at_hand_comes_first() {
        let text = Text::new(Language::ENGLISH);
        let html = guide::<::foothills::Rules>(Some("dig"), &text)
            .expect("a tour")
            .0;
        assert_eq!(html.matches("tour-now").count(), 1);
        assert!(html.contains("#panel-hill-lines"));
        assert!(!html.contains("<details open>"));
        let html = guide::<::foothills::Rules>(None, &text).expect("a tour").0;
        assert!(html.contains("<details open>"));
    }
}
