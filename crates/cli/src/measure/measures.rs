//! What a whole run tells of its bots. Deals are let go of once they are counted in.

use std::collections::BTreeMap;

use super::estimate::{Ratio, Spread};
use super::tally::{BotTally, Counts, Tally};

/// Everything measured so far.
#[derive(Default)]
pub struct Measures {
    pub deals: u64,
    /// By name.
    pub bots: BTreeMap<String, BotMeasures>,
    /// By two names, the lesser first: by how many places the first is ahead.
    pub ahead: BTreeMap<(String, String), Spread>,
    pub events: Counts,
    pub aborts: Counts,
    pub yaku: Counts,
}

/// One bot.
#[derive(Default)]
pub struct BotMeasures {
    pub total: BotTally,
    pub place: Ratio,
    pub points: Ratio,
    /// Shares of all rounds.
    pub win: Ratio,
    pub deal_in: Ratio,
    pub riichi: Ratio,
    pub call: Ratio,
}

impl Measures {
    /// Counts in whole deals.
    pub fn add(&mut self, tally: Tally) {
        for bots in tally.deals.into_values() {
            self.deals += 1;
            for (nth, (name, bot)) in bots.iter().enumerate() {
                for (other, behind) in bots.iter().skip(nth + 1) {
                    let places = behind.mean_place() - bot.mean_place();
                    self.ahead.entry((name.clone(), other.clone())).or_default().add(places);
                }
            }
            bots.into_iter().for_each(|(name, bot)| self.bots.entry(name).or_default().add(&bot));
        }
        self.events.merge(tally.events);
        self.aborts.merge(tally.aborts);
        self.yaku.merge(tally.yaku);
    }

    /// By how many places the first is ahead of the second.
    pub fn ahead(&self, first: &str, second: &str) -> Spread {
        let found = |a: &str, b: &str| self.ahead.get(&(a.to_owned(), b.to_owned())).copied();
        let turned = || found(second, first).map(Spread::turned);
        found(first, second).or_else(turned).unwrap_or_default()
    }

    /// How many matches were played.
    pub fn matches(&self) -> u64 {
        self.events.0.get("match_ended").copied().unwrap_or_default()
    }
}

impl BotMeasures {
    fn add(&mut self, deal: &BotTally) {
        self.total.merge(deal);
        let BotTally { matches, places: _, points, rounds, wins, deal_ins, riichi, calls } = *deal;
        self.place.add(deal.place_sum().cast_signed(), matches);
        self.points.add(points, matches);
        self.win.add(wins.cast_signed(), rounds);
        self.deal_in.add(deal_ins.cast_signed(), rounds);
        self.riichi.add(riichi.cast_signed(), rounds);
        self.call.add(calls.cast_signed(), rounds);
    }
}
