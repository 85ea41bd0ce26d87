//! Who sits where: in lists, at tables, and in the forms where it is chosen.

use maud::{Markup, html};
pub use tabletop::Participant;
use tabletop::Seat;
use words::{Text, name, say};

use super::new_game::Named;
use crate::pieces::bot_face;

/// The names of bots by seat, common ones in Wales.
const BOT_NAMES: [&str; 5] = ["Gwen", "Rhys", "Mair", "Ifan", "Nia"];

/// The names of the seats for people, all different: bots have a name for each seat, namesakes get their seat's
/// number.
pub fn shown_names(
    participants: &[Participant],
    bot_name: impl Fn(&str) -> String,
    text: &Text,
) -> Vec<String> {
    let seats = Seat::all(participants.len() as u8);
    seats
        .map(|seat| shown_name(participants, seat, &bot_name, text))
        .collect()
}

fn bot_called(seat: Seat) -> &'static str {
    BOT_NAMES[seat.index() % BOT_NAMES.len()]
}

fn shown_name(
    participants: &[Participant],
    seat: Seat,
    bot_name: impl Fn(&str) -> String,
    text: &Text,
) -> String {
    let namesakes = |participant: &Participant| {
        participants
            .iter()
            .filter(|other| *other == participant)
            .count()
            > 1
    };
    match participants.get(seat.index()) {
        Some(participant @ Participant::Person(who)) if !who.is_empty() => {
            if namesakes(participant) {
                format!("{who} {seat}")
            } else {
                who.clone()
            }
        }
        Some(Participant::Bot(bot)) => {
            let name = bot_called(seat);
            say!(text, "bot-at-seat", name = name, bot = bot_name(bot))
        }
        _ => name(&[], seat, text),
    }
}

/// Whether a bot on offer is a level that plays for points.
pub(super) fn plays_for_points(bot: &Named) -> bool {
    bot.id
        .split_once('+')
        .is_some_and(|(_, rest)| rest == "points")
}

/// The fields for one seat of a form: `kind-1` and `name-1`. `bots` are those available; `open` is whether the seat
/// is open for others, if that is possible.
pub fn participant_fields(
    seat: Seat,
    participant: &Participant,
    open: Option<bool>,
    bots: &[Named],
    text: &Text,
) -> Markup {
    let (levels, others): (Vec<&Named>, Vec<&Named>) =
        bots.iter().partition(|bot| !bot.id.contains('+'));
    let (for_points, styled): (Vec<&Named>, Vec<&Named>) =
        others.into_iter().partition(|bot| plays_for_points(bot));
    let groups = [
        (say!(text, "seat-bots"), levels),
        (say!(text, "seat-points"), for_points),
        (say!(text, "seat-styles"), styled),
    ];
    let chosen = |bot: &str| *participant == Participant::Bot(bot.to_owned());
    let named = match participant {
        Participant::Person(name) => name.as_str(),
        Participant::Bot(_) => "",
    };
    html! {
        fieldset.seat {
            legend { (say!(text, "seat-name", number = seat.number())) }
            p.seat-bot { (bot_face(seat)) " " b { (bot_called(seat)) } }
            label { span { (say!(text, "seat-who")) }
                select name={ "kind-" (seat) } data-kind {
                    option value="person" selected[!participant.is_bot()] { (say!(text, "seat-person")) }
                    @if let Some(open) = open {
                        option value="open" selected[open] { (say!(text, "seat-open")) }
                    }
                    @for (label, bots) in groups.iter().filter(|(_, bots)| !bots.is_empty()) {
                        optgroup label=(label) {
                            @for bot in bots { option value=(bot.id) selected[chosen(&bot.id)] { (bot.name) } }
                        }
                    }
                    @if let Participant::Bot(bot) = participant && !bots.iter().any(|known| known.id == *bot) {
                        option value=(bot) selected { (bot) }
                    }
                }
            }
            label.seat-name { span { (say!(text, "seat-called")) }
                input type="text" name={ "name-" (seat) } value=(named) maxlength="40" autocomplete="off"
                    placeholder=(name(&[], seat, text));
            }
        }
    }
}
