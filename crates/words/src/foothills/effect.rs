//! What sides of cards, surveyor spaces and new stations do, assembled from the vocabulary of effects.

use foothills::effect::{Build, Built, Dig, Effect, Fill, Lines, More, Price, To, Trade, Visit};
use foothills::goods::Gains;
use foothills::ids::{ActionCard, Side, StationCard};

use super::wording::{Words, bundle, goods};
use crate::goods::Good;
use crate::text::say;

impl Words<'_> {
    /// What a side of an action card does.
    pub fn card_action(self, card: ActionCard, side: Side) -> String {
        let sheet = &self.rules.sheets().cards[card.index()];
        match side {
            Side::Golden => {
                let kind = usize::from(sheet.kind);
                self.effects(&self.rules.sheets().types[kind].golden)
            }
            Side::Grey => self.effects(&sheet.grey),
        }
    }

    /// What a surveyor does on a card, if the card has a space for it.
    pub fn surveyor_action(self, card: StationCard) -> Option<String> {
        let sheet = &self.rules.sheets().stations[card.index()];
        sheet.surveyor.map(|effect| self.effect(effect))
    }

    /// What follows when a station of a card is built.
    pub fn built_effect(self, card: StationCard) -> Option<String> {
        let sheet = &self.rules.sheets().stations[card.index()];
        sheet.built.map(|built| match built {
            Built::FlipOwn => say!(self.text, "hill-do-built-flip"),
            Built::Score => say!(self.text, "hill-do-built-score"),
        })
    }

    fn effects(self, effects: &[Effect]) -> String {
        effects
            .iter()
            .map(|&effect| self.effect(effect))
            .reduce(|one, other| say!(self.text, "hill-then", one = one, other = other))
            .unwrap_or_else(|| say!(self.text, "hill-do-nothing"))
    }

    fn effect(self, effect: Effect) -> String {
        let text = self.text;
        match effect {
            Effect::Take(take) if take.per_ticket => {
                say!(text, "hill-do-take-tickets", n = take.most)
            }
            Effect::Take(take) => {
                say!(text, "hill-do-take", resources = self.resources(take.most))
            }
            Effect::Dig(dig) => self.dig(dig),
            Effect::Trade(trade) => self.trade(trade),
            Effect::Build(build) => self.build(build),
            Effect::Visit(visit) => self.visit(visit),
            Effect::Ticket => say!(text, "hill-do-ticket"),
            Effect::Draw(draw) => {
                let resources = self.resources(draw.cubes);
                match draw.keep {
                    None => say!(text, "hill-do-draw", resources = resources),
                    Some(n) => say!(text, "hill-do-draw-keep", resources = resources, n = n),
                }
            }
            Effect::Fill(Fill::Cubes(n)) => say!(text, "hill-do-fill", n = n),
            Effect::Fill(Fill::UpTo(n)) => say!(text, "hill-do-fill-up", n = n),
            Effect::Flip(n) => say!(text, "hill-do-flip", n = n),
            Effect::Gain(gains) => say!(text, "hill-do-gain", goods = self.gains(gains)),
            Effect::Pay(pay) => say!(
                text,
                "hill-do-pay",
                price = text.goods_object(&goods(pay.price)),
                goods = self.gains(pay.gain)
            ),
            Effect::Choose(choose) => {
                let cubes = text.goods_object(&bundle(choose.cubes));
                say!(text, "hill-do-choose", cubes = cubes, n = choose.keep)
            }
            Effect::Summit => say!(text, "hill-do-summit"),
        }
    }

    fn resources(self, n: u8) -> String {
        say!(self.text, "hill-resources", n = n)
    }

    fn dig(self, dig: Dig) -> String {
        let text = self.text;
        let rubble = text.count_object(Good::Rubble, dig.cubes.into());
        if dig.opponent > 0 {
            let n = dig.opponent;
            say!(text, "hill-do-dig-share", rubble = rubble, n = n)
        } else if dig.two_lines {
            say!(text, "hill-do-dig-two", rubble = rubble)
        } else if dig.lines == Lines::Any {
            say!(text, "hill-do-dig", rubble = rubble)
        } else {
            say!(text, "hill-do-dig-ticket", rubble = rubble)
        }
    }

    fn trade(self, trade: Trade) -> String {
        let text = self.text;
        let mut ways = Vec::new();
        if let Some(price) = trade.track {
            let price = match price {
                Price::Goods(price) => text.goods_object(&goods(price)),
                Price::Any(n) => self.resources(n),
            };
            ways.push(if trade.lines == Lines::Any {
                say!(text, "hill-do-track", price = price)
            } else {
                say!(text, "hill-do-track-ticket", price = price)
            });
        }
        if let Some(price) = trade.stone {
            let price = text.goods_object(&goods(price));
            ways.push(say!(text, "hill-do-stone", price = price));
        }
        if let Some(price) = trade.iron {
            let price = text.goods_object(&goods(price));
            ways.push(say!(text, "hill-do-iron", price = price));
        }
        let what = ways
            .into_iter()
            .reduce(|one, other| say!(text, "hill-do-or", one = one, other = other))
            .unwrap_or_else(|| say!(text, "hill-do-nothing"));
        match trade.times {
            1 => say!(text, "hill-do-once", what = what),
            n => say!(text, "hill-do-times", n = n, what = what),
        }
    }

    fn build(self, build: Build) -> String {
        let text = self.text;
        let mut what = match build.lines {
            Lines::Any => say!(text, "hill-do-build"),
            Lines::Ticket => say!(text, "hill-do-build-ticket"),
            Lines::TicketAndTrack => say!(text, "hill-do-build-track"),
        };
        let more = match build.more {
            More::Goods(more) if more.is_empty() => None,
            More::Goods(more) => Some(text.goods(&goods(more))),
            More::Resource => Some(self.resources(1)),
        };
        if let Some(goods) = more {
            what = say!(text, "hill-do-build-more", what = what, goods = goods);
        }
        if build.less {
            what = say!(text, "hill-do-build-less", what = what);
        }
        if !build.bonus {
            what = say!(text, "hill-do-build-plain", what = what);
        }
        if build.points > 0 {
            let points = text.count(Good::Points, build.points.into());
            what = say!(text, "hill-do-build-points", what = what, points = points);
        }
        what
    }

    fn visit(self, visit: Visit) -> String {
        let text = self.text;
        let mut places = match visit.to {
            To::Any => say!(text, "hill-to-any"),
            To::Ticket => say!(text, "hill-to-ticket"),
            To::Start => say!(text, "hill-to-start"),
            To::OwnStation => say!(text, "hill-to-own"),
            To::Adjacent => say!(text, "hill-to-adjacent"),
        };
        if visit.pub_too {
            let other = say!(text, "hill-pub");
            places = say!(text, "hill-do-or", one = places, other = other);
        }
        if visit.home_too {
            let other = say!(text, "hill-home");
            places = say!(text, "hill-do-or", one = places, other = other);
        }
        say!(text, "hill-do-visit", places = places)
    }

    /// What is gained: goods, points.
    pub fn gains(self, gains: Gains) -> String {
        let text = self.text;
        let mut words = Vec::new();
        for (good, n) in [(Good::Iron, gains.iron), (Good::Stone, gains.stone)] {
            if n > 0 {
                words.push(text.count(good, n.into()));
            }
        }
        if gains.either > 0 {
            words.push(say!(text, "hill-either", n = gains.either));
        }
        for (good, n) in [
            (Good::Rubble, gains.rubble),
            (Good::Passengers, gains.passengers),
            (Good::Points, gains.points),
        ] {
            if n > 0 {
                words.push(text.count(good, n.into()));
            }
        }
        text.list(&words)
    }
}
