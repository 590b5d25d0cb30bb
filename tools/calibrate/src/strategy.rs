//! Measures the figures of the help's chapters on strategy.

use std::collections::BTreeMap;
use std::fmt::Write;

use jantaku_advice::safety;
use jantaku_bots::Bot;
use jantaku_core::{Kind, Seat};
use jantaku_engine::{Action, Actions, Match, Outcome, Phase, RoundEnd};
use jantaku_score::live_waits;

use crate::play::Observer;
use crate::truth::Truth;

/// The tables, and the unit of each.
const TABLES: [(&str, &str); 6] = [
    ("danger", "percent"),
    ("riichi_kinds", "percent"),
    ("riichi_left", "percent"),
    ("calls_won", "percent"),
    ("calls_fed", "percent"),
    ("price", "points"),
];

/// A figure: its table, its place there, and its subject.
type Name = (&'static str, usize, String);

const COUNTS: [&str; 4] = ["none", "one", "two", "three"];

/// The results of one match: for each figure a sum and a number of cases.
#[derive(Default)]
pub struct Shown {
    sums: BTreeMap<Name, (f64, u64)>,
    /// The seats in riichi in this round, with the kinds each waited for and the tiles left.
    riichi: Vec<(Seat, usize, usize)>,
    /// The calls of each seat in this round.
    calls: [usize; 4],
}

impl Shown {
    fn add(&mut self, table: &'static str, place: usize, key: impl Into<String>, value: f64) {
        let (sum, cases) = self.sums.entry((table, place, key.into())).or_default();
        *sum += value;
        *cases += 1;
    }

    fn share(&mut self, table: &'static str, place: usize, key: impl Into<String>, so: bool) {
        self.add(table, place, key, if so { 100.0 } else { 0.0 });
    }
}

impl Observer for Shown {
    fn decided(&mut self, played: &Match, seat: Seat, _: &dyn Bot, _: &Actions, action: Action) {
        let Some(view) = played.view(seat) else { return };
        let table = view.table();
        for seat in table.players().seats() {
            self.calls[seat.index()] = table.melds[seat].iter().filter(|meld| meld.is_open()).count();
        }
        if let Action::Riichi { tile, tsumogiri } = action {
            let mut hand = view.hand().clone();
            if hand.discard(tile, tsumogiri).is_ok() {
                self.riichi.push((seat, live_waits(&hand, &table.rules).len(), usize::from(table.live_left)));
            }
        }
        if !matches!(table.phase, Phase::Turn { .. }) || table.riichi[seat].is_riichi() {
            return;
        }
        for caution in safety::read(&view).iter().filter(|one| table.riichi[one.seat].is_riichi()) {
            let Some(truth) = Truth::of(played.round(), caution.seat, seat) else { continue };
            for kind in view.hand().counts().at_least(1).iter() {
                let wins = truth.wins.iter().any(|(with, _)| *with == kind);
                let class = caution.mark(kind).class;
                self.share("danger", class as usize, class_key(class), wins);
            }
            if let Some(price) = mean(&truth.wins) {
                let dealer = caution.seat == table.dealer();
                let (place, key) = if dealer { (0, "dealer") } else { (1, "other") };
                self.add("price", place, key, price);
            }
        }
    }

    fn ended(&mut self, end: &RoundEnd) {
        let wins = match &end.outcome {
            Outcome::Won { wins, .. } => wins.as_slice(),
            _ => &[],
        };
        let won = |seat: Seat| wins.iter().any(|win| win.seat == seat);
        for (seat, kinds, left) in std::mem::take(&mut self.riichi) {
            self.share("riichi_kinds", kinds.min(3), COUNTS[kinds.min(3)], won(seat));
            let (place, key) = if left < 15 { (1, "late") } else { (0, "in_time") };
            self.share("riichi_left", place, key, won(seat));
        }
        for (at, calls) in std::mem::take(&mut self.calls).into_iter().enumerate().take(end.scores.iter().count()) {
            let (place, key) = (calls.min(3), COUNTS[calls.min(3)]);
            self.share("calls_won", place, key, wins.iter().any(|win| win.seat.index() == at));
            self.share("calls_fed", place, key, wins.iter().any(|win| win.from.is_some_and(|from| from.index() == at)));
        }
    }
}

fn mean(wins: &[(Kind, i32)]) -> Option<f64> {
    let sum: i32 = wins.iter().map(|(_, points)| *points).sum();
    (!wins.is_empty()).then(|| f64::from(sum) / wins.len() as f64)
}

fn class_key(class: safety::Class) -> String {
    match serde_json::to_value(class) {
        Ok(serde_json::Value::String(key)) => key,
        other => panic!("{class:?} has no key but {other:?}"),
    }
}

/// All figures with their errors over matches, as lines of `crates/help/src/strategy/measured.txt`.
pub fn lines(shown: &[Shown], command: &str) -> String {
    let mut text =
        format!("# Written by `{command}`: table, key, measure, figure, its standard error over matches, cases.\n");
    for (table, measure) in TABLES {
        let keys: std::collections::BTreeSet<&Name> =
            shown.iter().flat_map(|one| one.sums.keys()).filter(|(of, ..)| *of == table).collect();
        for name in keys {
            let (value, error, cases) = ratio(shown.iter().filter_map(|one| one.sums.get(name)));
            let _ = writeln!(text, "{table} {} {measure} {value:.2} {error:.2} {cases}", name.2);
        }
    }
    text
}

/// The sum over all matches by the cases of all, with its standard error.
fn ratio<'a>(each: impl Iterator<Item = &'a (f64, u64)> + Clone) -> (f64, f64, u64) {
    let cases: u64 = each.clone().map(|(_, cases)| cases).sum();
    let value = each.clone().map(|(sum, _)| sum).sum::<f64>() / cases as f64;
    let off: f64 = each.clone().map(|(sum, cases)| (sum - value * *cases as f64).powi(2)).sum();
    let count = each.count() as f64;
    (value, (off * count / (count - 1.0).max(1.0)).sqrt() / cases as f64, cases)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_that_of_a_ratio() {
        assert_eq!(ratio([(100.0, 1), (0.0, 1)].iter()), (50.0, 50.0, 2));
        assert_eq!(ratio([(100.0, 2), (100.0, 2)].iter()), (50.0, 0.0, 4));
    }
}
