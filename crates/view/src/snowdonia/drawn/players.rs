//! The players' boards: goods, markers, labourers at home and in the pub, train, contracts, points so far.

use maud::{Markup, html};
use snowdonia::Choice;
use snowdonia::contract::Contract;
use tabletop::{Rules as _, Seat};
use words::goods::Good;
use words::say;

use super::super::places;
use super::super::wording::station_number;
use super::{Drawing, contract, score, shed};
use crate::board::{Panel, card as lying, piece, pile};
use crate::pieces;

pub fn panel(drawing: Drawing<'_>) -> Panel {
    let sheet = score::Sheet::new(drawing);
    let first = drawing.seen.own.unwrap_or(Seat::new(0));
    let body = html! {
        div.players {
            @for seat in first.round(drawing.rules().seats()) { (player(drawing, seat, &sheet)) }
        }
    };
    Panel::new("players", say!(drawing.text, "panel-players"), body)
}

/// The viewer's own goods, labourers and points on one line, for screens that do not always show the viewer's board.
pub fn mine(drawing: Drawing<'_>) -> Option<Panel> {
    let seat = drawing.seen.own?;
    let (text, player) = (drawing.text, drawing.board.player(seat));
    let points = text.points(drawing.rules().totals(drawing.state)[seat]);
    let goods = [
        (Good::Iron, player.goods.iron.into()),
        (Good::Stone, player.goods.stone.into()),
        (Good::Coal, player.goods.coal.into()),
        (Good::Steel, player.steel),
        (Good::Rubble, player.rubble),
    ];
    let (home, out) = (usize::from(player.labourers), drawing.board.placed(seat));
    let body = html! {
        div.mine {
            span role="img" aria-label=(say!(text, "player-labourers", home = home, out = out)) {
                span.tally { b { (home) } (pieces::labourer(seat)) }
            }
            @for (good, n) in goods { span role="img" aria-label=(text.count(good, n)) { (pieces::tally(good, n, text)) } }
            (daffodils(drawing, seat))
            b.total { (say!(text, "score-now", points = points)) }
        }
    };
    Some(Panel::new("mine", say!(text, "panel-mine"), body))
}

fn player(drawing: Drawing<'_>, seat: Seat, sheet: &score::Sheet) -> Markup {
    let text = drawing.text;
    let player = drawing.board.player(seat);
    let spot = places::goods(seat);
    let marker = places::marker(seat);
    html! {
        section.player.{ "seat-" (seat) }.full[drawing.is_own(seat)].asked[drawing.is_asked(seat)]
            aria-label=(drawing.words.name(seat)) {
            (offers(drawing, seat))
            header.player-head {
                (pieces::emblem(seat))
                @if drawing.seen.bots.contains(seat) { (pieces::bot_face(seat)) }
                b.player-name { (drawing.words.name(seat)) }
                @if drawing.state.start == seat && drawing.state.round > 0 {
                    (piece(None, places::START, &places::player(seat), &say!(text, "player-starts"), &pieces::start_marker()))
                }
                (labourers(drawing, seat))
                (sheet.details(drawing, seat))
            }
            div.goods {
                (pieces::heap(Good::Iron, player.goods.iron.into(), &spot, text))
                (pieces::heap(Good::Stone, player.goods.stone.into(), &spot, text))
                (pieces::heap(Good::Coal, player.goods.coal.into(), &spot, text))
                (pieces::heap(Good::Steel, player.steel, &spot, text))
                (pieces::heap(Good::Rubble, player.rubble, &spot, text))
                (pile(&marker, &places::player(seat), player.markers.into(), &text.count(Good::Markers, player.markers.into()),
                    &html! { span.tally { b { (player.markers) } (pieces::marker(seat)) } }))
                (daffodils(drawing, seat))
                (surveyor(drawing, seat))
            }
            div.holdings {
                (train(drawing, seat))
                (contracts(drawing, seat))
            }
        }
    }
}

/// Daffodils, if there are any to take.
fn daffodils(drawing: Drawing<'_>, seat: Seat) -> Markup {
    if drawing.rules().scenario().daffodils.is_empty() {
        return html! {};
    }
    let count = drawing.state.daffodils[seat];
    let label = say!(drawing.text, "n-daffodils", n = count);
    html! { span.tally role="img" aria-label=(label) data-explain="" { b { (count) } (pieces::daffodil()) } }
}

/// How far the surveyor has moved.
fn surveyor(drawing: Drawing<'_>, seat: Seat) -> Markup {
    let stop = drawing.board.player(seat).surveyor;
    let card = drawing.rules().stop(stop);
    let number = station_number(card.number);
    let label = say!(
        drawing.text,
        "player-surveyor",
        station = card.name.as_str()
    );
    html! { span.reached role="img" aria-label=(label) data-explain="" { b { (number) } (pieces::surveyor(seat)) } }
}

/// What the player is asked about labourers and train: a row of its own, above the boards of the others.
fn offers(drawing: Drawing<'_>, seat: Seat) -> Markup {
    if !drawing.is_asked(seat) {
        return html! {};
    }
    let text = drawing.text;
    let faces = [
        (Choice::Hire, hire(drawing, seat)),
        (Choice::NoHire, html! { (say!(text, "face-no-hire")) }),
        (
            Choice::Pay,
            html! { (pieces::spanner()) (pieces::good(Good::Steel, text)) (say!(text, "face-pay")) },
        ),
        (
            Choice::Return,
            html! { (pieces::engine("")) (say!(text, "face-return")) },
        ),
    ];
    let offered = faces.iter().filter(|(choice, _)| drawing.offers(*choice));
    let buttons: Vec<Markup> = offered
        .map(|(choice, face)| drawing.target(*choice, face))
        .collect();
    html! { @if !buttons.is_empty() { div.offers { @for button in buttons { (button) } } } }
}

/// Labourers of the seat that are not at work, and the third one in the pub.
fn labourers(drawing: Drawing<'_>, seat: Seat) -> Markup {
    let text = drawing.text;
    let player = drawing.board.player(seat);
    let out = drawing.board.placed(seat);
    let less = usize::from(drawing.state.labourer_less[0].contains(seat));
    let all: usize = if player.hired { 3 } else { 2 };
    let all = all - less;
    let ready = usize::from(player.labourers);
    let home = all.saturating_sub(out);
    let id = places::labourer(seat);
    let label = say!(text, "player-labourers", home = ready, out = out);
    html! {
        div.labourers {
            span.home role="img" aria-label=(label) {
                @for index in 0..home {
                    span.waiting[index < ready].spent[index >= ready] {
                        (piece(None, &id, &places::home(seat), "", &pieces::labourer(seat)))
                    }
                }
            }
            span.pub {
                @if !player.hired {
                    span.pub-sign { (say!(text, "player-pub")) }
                    (piece(None, &id, &places::in_pub(seat), &say!(text, "player-in-pub"), &pieces::labourer(seat)))
                }
            }
        }
    }
}

fn hire(drawing: Drawing<'_>, seat: Seat) -> Markup {
    let price = drawing.rules().hire_price(drawing.state, seat);
    let price = price.unwrap_or_default();
    let paid = [
        (Good::Coal, price.coal.into()),
        (Good::Rubble, price.rubble.into()),
        (Good::Steel, price.steel.into()),
    ];
    html! {
        (pieces::cubes(&paid, drawing.text))
        "→" (pieces::labourer(seat))
    }
}

fn train(drawing: Drawing<'_>, seat: Seat) -> Markup {
    let text = drawing.text;
    let Some(train) = drawing.board.player(seat).train else {
        return html! { p.train-none { (say!(text, "player-no-train")) } };
    };
    let rubble = drawing.board.player(seat).train_rubble;
    let rubble = (rubble > 0).then(|| say!(text, "train-rubble", n = rubble));
    let label = format!(
        "{}: {}{}",
        drawing.words.train(train),
        drawing.words.power(train),
        rubble
            .as_ref()
            .map_or(String::new(), |rubble| format!("; {rubble}"))
    );
    html! {
        div.own-train {
            (lying(&places::train(train), &places::player(seat), &label,
                &html! { span.card.train-card { (shed::face(drawing, train, None)) @if let Some(rubble) = rubble { span.effect { (rubble) } } } }))
        }
    }
}

fn contracts(drawing: Drawing<'_>, seat: Seat) -> Markup {
    let player = drawing.board.player(seat);
    html! {
        @if !player.unused.is_empty() || !player.used.is_empty() {
            ul.cards.own {
                @for card in player.unused.iter() { li { (this(drawing, seat, card, false)) } }
                @for card in player.used.iter() { li.over { (this(drawing, seat, card, true)) } }
            }
        }
    }
}

/// A contract of a player: to be played, to be discarded, or only to be looked at.
fn this(drawing: Drawing<'_>, seat: Seat, card: Contract, used: bool) -> Markup {
    let mine = drawing.is_asked(seat);
    let choice = [Choice::Play(card), Choice::Discard(card)]
        .into_iter()
        .find(|&choice| mine && drawing.offers(choice));
    let face = html! {
        span.card.used[used] {
            @if used { (contract::spent(drawing, card, seat)) } @else { (contract::face(drawing, card, Some(seat))) }
        }
    };
    let (id, spot) = (places::contract(card), places::player(seat));
    if let Some(choice) = choice {
        return drawing.target(choice, &piece(None, &id, &spot, "", &face));
    }
    let mut label = contract::label(drawing, card, seat);
    if used {
        label = format!("{label} ({})", say!(drawing.text, "contract-used"));
    } else if mine && let Some(why) = drawing.why_not(Choice::Play(card)) {
        label = format!("{label} {why}");
    }
    lying(&id, &spot, &label, &face)
}
