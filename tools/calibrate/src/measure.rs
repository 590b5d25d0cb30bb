use jantaku_bots::{Bot, read_opponents};
use jantaku_core::{Kind, Seat};
use jantaku_engine::{Action, Actions, Match, Outcome, RoundEnd};

use crate::bins::Bins;
use crate::play::Observer;
use crate::truth::Truth;

#[derive(Clone)]
pub struct Measures {
    pub decisions: u64,
    /// That an opponent not in riichi is tenpai.
    pub tenpai: Bins,
    /// That a tenpai opponent wins with a kind if it is discarded now.
    pub waits: Bins,
    /// What dealing in to it costs.
    pub price: Bins,
    /// That the discard made deals in.
    pub deal_in: Bins,
    /// That the round is won.
    pub win: Bins,
}

impl Default for Measures {
    fn default() -> Measures {
        Measures {
            decisions: 0,
            tenpai: Bins::chances("another waits, riichi aside", "tenpai", 1.0),
            waits: Bins::chances("a waiting player wins with a kind", "waits", 0.5),
            price: Bins::points("points to feed a waiting player", "price", 20_000.0),
            deal_in: Bins::chances("the discard made deals in", "deal_in", 0.3),
            win: Bins::chances("the round is won", "win", 1.0),
        }
    }
}

impl Measures {
    pub fn all(&self) -> [&Bins; 5] {
        [&self.tenpai, &self.waits, &self.price, &self.deal_in, &self.win]
    }

    pub fn merge(&mut self, other: &Measures) {
        self.decisions += other.decisions;
        self.tenpai.merge(&other.tenpai);
        self.waits.merge(&other.waits);
        self.price.merge(&other.price);
        self.deal_in.merge(&other.deal_in);
        self.win.merge(&other.win);
    }
}

#[derive(Default)]
pub struct Measurer {
    pub measures: Measures,
    wins: Vec<(Seat, f64)>,
    /// The predicted chance that the last discard deals in, by seat.
    fed: [Option<f64>; 4],
}

const MEASURED: &str = "expert";

impl Observer for Measurer {
    fn decided(&mut self, played: &Match, seat: Seat, bot: &dyn Bot, actions: &Actions, action: Action) {
        self.no_choice(seat);
        let Some(view) = played.view(seat).filter(|_| bot.name() == MEASURED) else { return };
        let measures = &mut self.measures;
        let opponents = read_opponents(&view);
        measures.decisions += 1;
        for opponent in &opponents {
            let Some(truth) = Truth::of(played.round(), opponent.seat, seat) else { continue };
            if !opponent.riichi {
                measures.tenpai.add(opponent.tenpai, f64::from(u8::from(truth.tenpai)));
            }
            if truth.tenpai {
                for kind in Kind::all() {
                    let wins = truth.wins.iter().any(|(with, _)| *with == kind);
                    measures.waits.add(opponent.odds[kind.index()], f64::from(u8::from(wins)));
                }
            }
            for (_, points) in &truth.wins {
                measures.price.add(f64::from(opponent.price), f64::from(*points));
            }
        }
        let chosen = bot.explain(&view, actions).into_iter().find(|prospect| prospect.action == action);
        self.wins.extend(chosen.map(|prospect| (seat, prospect.win)));
        if let Action::Discard { tile, .. } | Action::Riichi { tile, .. } = action {
            let passes = opponents.iter().map(|opponent| 1.0 - opponent.tenpai * opponent.odds[tile.kind().index()]);
            self.fed[seat.index()] = Some(1.0 - passes.product::<f64>());
        }
    }

    fn no_choice(&mut self, seat: Seat) {
        if let Some(predicted) = self.fed[seat.index()].take() {
            self.measures.deal_in.add(predicted, 0.0);
        }
    }

    fn ended(&mut self, end: &RoundEnd) {
        let wins = match &end.outcome {
            Outcome::Won { wins, .. } => wins.as_slice(),
            _ => &[],
        };
        for (seat, predicted) in self.wins.drain(..) {
            self.measures.win.add(predicted, f64::from(u8::from(wins.iter().any(|win| win.seat == seat))));
        }
        for (at, predicted) in self.fed.iter_mut().enumerate().filter_map(|(at, fed)| Some((at, fed.take()?))) {
            let feeds = wins.iter().any(|win| win.from.is_some_and(|from| from.index() == at));
            self.measures.deal_in.add(predicted, f64::from(u8::from(feeds)));
        }
    }
}
