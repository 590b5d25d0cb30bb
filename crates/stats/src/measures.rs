//! Means and shares of a whole run. Deals are not kept after they are counted.

use std::collections::BTreeMap;

use crate::{Counts, PlayerTally, Ratio, Spread, Tally};

/// Everything measured so far.
#[derive(Default)]
pub struct Measures {
    /// The number of deals.
    pub deals: u64,
    /// The players by name.
    pub players: BTreeMap<String, PlayerMeasures>,
    /// By two names in alphabetical order: by how many places the first is ahead.
    pub ahead: BTreeMap<(String, String), Spread>,
    pub events: Counts,
    /// Abortive draws, by kind.
    pub aborts: Counts,
    /// The yaku of all wins.
    pub yaku: Counts,
}

#[derive(Default)]
pub struct PlayerMeasures {
    pub total: PlayerTally,
    pub place: Ratio,
    /// Final points over matches.
    pub points: Ratio,
    pub win: Ratio,
    pub deal_in: Ratio,
    /// Rounds with riichi over rounds.
    pub riichi: Ratio,
    /// Rounds with a call over rounds.
    pub call: Ratio,
}

impl Measures {
    pub fn add(&mut self, tally: Tally) {
        for players in tally.deals.into_values() {
            self.deals += 1;
            for (nth, (name, player)) in players.iter().enumerate() {
                for (other, behind) in players.iter().skip(nth + 1) {
                    let places = behind.mean_place() - player.mean_place();
                    self.ahead.entry((name.clone(), other.clone())).or_default().add(places);
                }
            }
            players.into_iter().for_each(|(name, player)| self.players.entry(name).or_default().add(&player));
        }
        self.events.merge(tally.events);
        self.aborts.merge(tally.aborts);
        self.yaku.merge(tally.yaku);
    }

    /// By how many places the first is ahead of the second.
    pub fn ahead(&self, first: &str, second: &str) -> Spread {
        let found = |a: &str, b: &str| self.ahead.get(&(a.to_owned(), b.to_owned())).copied();
        let reversed = || found(second, first).map(Spread::negated);
        found(first, second).or_else(reversed).unwrap_or_default()
    }

    /// The number of matches.
    pub fn matches(&self) -> u64 {
        self.events.0.get("match_ended").copied().unwrap_or_default()
    }
}

impl PlayerMeasures {
    fn add(&mut self, deal: &PlayerTally) {
        self.total.merge(deal);
        let PlayerTally { matches, places: _, points, rounds, wins, deal_ins, riichi, calls } = *deal;
        self.place.add(deal.place_sum().cast_signed(), matches);
        self.points.add(points, matches);
        self.win.add(wins.cast_signed(), rounds);
        self.deal_in.add(deal_ins.cast_signed(), rounds);
        self.riichi.add(riichi.cast_signed(), rounds);
        self.call.add(calls.cast_signed(), rounds);
    }
}
