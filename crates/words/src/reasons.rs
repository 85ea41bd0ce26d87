//! Why a choice is better than another, in words: what differs after both were played on.

use std::cmp::Ordering;

use bots::reasons::{Difference, Reasoned, Reasons, Until};

use crate::sentences::{Sentences, name};
use crate::text::{Text, say};

/// A game that can say what differs between two of its positions.
pub trait ReasonWords: Sentences + Reasoned {
    /// A difference, without whose it is and without its points: "2 tracks more".
    fn difference(&self, difference: &Difference<Self::Feature>, text: &Text) -> String;

    /// Whether the points that differ are already said by that.
    fn says_points(feature: Self::Feature) -> bool {
        let _ = feature;
        false
    }

    /// What differs by the end of a round, as a sentence.
    fn until(round: u16, what: &str, text: &Text) -> String {
        say!(text, "reason-until-round", round = round, what = what)
    }
}

/// What differs most between two lines: what speaks for the better choice, and what against it; nothing where hardly
/// anything differs.
pub fn reasons<R: ReasonWords>(
    rules: &R,
    reasons: &Reasons<R>,
    names: &[String],
    text: &Text,
) -> Vec<String> {
    let told = |against: bool| -> Option<String> {
        let differences = reasons.differences.iter();
        let some = differences.filter(|one| (one.gain < 0.0) == against);
        let some: Vec<String> = some
            .map(|one| difference(rules, reasons, one, names, text))
            .collect();
        (!some.is_empty()).then(|| some.join("; "))
    };
    let until = |what: &str| match reasons.until(rules) {
        Until::Round(round) => R::until(round, what, text),
        Until::End => say!(text, "reason-until-end", what = what),
    };
    let mut sentences = Vec::new();
    sentences.extend(told(false).map(|what| until(&what)));
    sentences.extend(told(true).map(|what| say!(text, "reason-against", what = what)));
    sentences
}

/// One difference: whose it is where it is another player's, what it is, and its points.
fn difference<R: ReasonWords>(
    rules: &R,
    reasons: &Reasons<R>,
    difference: &Difference<R::Feature>,
    names: &[String],
    text: &Text,
) -> String {
    let mut what = rules.difference(difference, text);
    let points = difference.more_points().in_halves();
    if points != 0 && !R::says_points(difference.feature) {
        let points = signed(difference.more_points(), text);
        what = say!(text, "reason-points", what = what, points = points);
    }
    match difference.seat {
        Some(seat) if seat != reasons.seat => {
            let who = name(names, seat, text);
            say!(text, "reason-of", who = who, what = what)
        }
        _ => what,
    }
}

/// Points with their sign.
fn signed(points: tabletop::Points, text: &Text) -> String {
    let plain = text.points(points);
    match plain.strip_prefix('-') {
        Some(digits) => format!("−{digits}"),
        None => format!("+{plain}"),
    }
}

/// A number of things more or fewer; where only their points differ, their number.
pub(crate) fn more(amounts: [i16; 2], what: &dyn Fn(u16) -> String, text: &Text) -> String {
    let [here, there] = amounts;
    let by = what(here.abs_diff(there));
    match here.cmp(&there) {
        Ordering::Equal => what(here.unsigned_abs()),
        Ordering::Greater => say!(text, "reason-more", what = by),
        Ordering::Less => say!(text, "reason-fewer", what = by),
    }
}
