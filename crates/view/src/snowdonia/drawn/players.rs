//! The players' boards: goods, markers, labourers at home and in the pub, train, contracts, points so far.

use maud::{Markup, html};
use snowdonia::Choice;
use snowdonia::contract::Contract;
use tabletop::Seat;
use words::goods::Good;
use words::say;

use super::super::places;
use super::{Drawing, contract, score, shed};
use crate::board::{Panel, card as lying, piece, pile};
use crate::pieces;

pub fn panel(drawing: Drawing<'_>) -> Panel {
    let sheet = score::Sheet::new(drawing);
    let body = html! {
        div.players {
            @for seat in drawing.board.seats() { (player(drawing, seat, &sheet)) }
        }
    };
    Panel::new("players", say!(drawing.text, "panel-players"), body)
}

fn player(drawing: Drawing<'_>, seat: Seat, sheet: &score::Sheet) -> Markup {
    let text = drawing.text;
    let player = drawing.board.player(seat);
    let spot = places::goods(seat);
    let marker = places::marker(seat);
    html! {
        section class={ "player seat-" (seat) @if drawing.is_asked(seat) { " asked" } } aria-label=(drawing.words.name(seat)) {
            header.player-head {
                (pieces::emblem(seat))
                b.player-name { (drawing.words.name(seat)) }
                @if drawing.state.start == seat && drawing.state.round > 0 {
                    (piece(None, places::START, &places::player(seat), &say!(text, "player-starts"), &pieces::start_marker()))
                }
                (sheet.total(drawing, seat))
            }
            (labourers(drawing, seat))
            div.goods {
                (pieces::heap(Good::Iron, player.goods.iron.into(), &spot, text))
                (pieces::heap(Good::Stone, player.goods.stone.into(), &spot, text))
                (pieces::heap(Good::Coal, player.goods.coal.into(), &spot, text))
                (pieces::heap(Good::Steel, player.steel, &spot, text))
                (pieces::heap(Good::Rubble, player.rubble.into(), &spot, text))
                (pile(&marker, &places::player(seat), player.markers.into(), &text.count(Good::Markers, player.markers.into()),
                    &html! { span.tally { b { (player.markers) } (pieces::marker(seat)) } }))
            }
            div.holdings {
                (train(drawing, seat))
                (contracts(drawing, seat))
            }
            (sheet.lines(drawing, seat))
        }
    }
}

/// Labourers of the seat that are not out at work, and the third one in the pub.
fn labourers(drawing: Drawing<'_>, seat: Seat) -> Markup {
    let text = drawing.text;
    let player = drawing.board.player(seat);
    let out = drawing.board.placed(seat);
    let all: usize = if player.hired { 3 } else { 2 };
    let ready = usize::from(player.labourers);
    let home = all.saturating_sub(out);
    let id = places::labourer(seat);
    let mine = drawing.is_asked(seat);
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
                span.pub-sign { (say!(text, "player-pub")) }
                @if !player.hired { (piece(None, &id, &places::in_pub(seat), &say!(text, "player-in-pub"), &pieces::labourer(seat))) }
                @if mine && drawing.offers(Choice::Hire) {
                    (drawing.target(Choice::Hire, &hire(drawing, seat)))
                    (drawing.target(Choice::NoHire, &html! { (say!(text, "face-no-hire")) }))
                }
            }
        }
    }
}

fn hire(drawing: Drawing<'_>, seat: Seat) -> Markup {
    let train = drawing.board.player(seat).train;
    let coal = train.map_or(0, |train| drawing.rules().train(train).hire);
    html! {
        (pieces::cubes(&[(Good::Coal, coal.into())], drawing.text))
        "→" (pieces::labourer(seat))
    }
}

fn train(drawing: Drawing<'_>, seat: Seat) -> Markup {
    let text = drawing.text;
    let Some(train) = drawing.board.player(seat).train else {
        return html! { p.train-none { (say!(text, "player-no-train")) } };
    };
    let label = format!(
        "{}: {}",
        drawing.words.train(train),
        drawing.words.power(train)
    );
    let mine = drawing.is_asked(seat);
    html! {
        div.own-train {
            (lying(&places::train(train), &places::player(seat), &label,
                &html! { span.card.train-card { (shed::face(drawing, train, None)) } }))
            @if mine && drawing.offers(Choice::Pay) {
                (drawing.target(Choice::Pay, &html! { (pieces::spanner()) (pieces::good(Good::Steel, text)) span.face-word { (say!(text, "face-pay")) } }))
            }
            @if mine && drawing.offers(Choice::Return) {
                (drawing.target(Choice::Return, &html! { (pieces::engine(train.number())) span.face-word { (say!(text, "face-return")) } }))
            }
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
    }
    lying(&id, &spot, &label, &face)
}
