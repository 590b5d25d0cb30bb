//! Counts of matches, in whole numbers, so that the order of adding does not matter.

use std::collections::BTreeMap;

use jantaku_core::{BySeat, Meld, Ruleset, Seat, Yaku};
use jantaku_engine::{Abort, Event, Outcome, PublicEvent, RoundEnd, Settlement};

/// Every kind of event and of end of a round.
const EVENTS: [&str; 19] = [
    "dealt",
    "drew",
    "answered",
    "discarded",
    "riichi_paid",
    "chii",
    "pon",
    "daiminkan",
    "kakan",
    "ankan",
    "dora_revealed",
    "tsumo",
    "ron",
    "double_ron",
    "triple_ron",
    "exhaustive",
    "nagashi",
    "game_ended",
    "match_ended",
];

/// Everything counted over some matches.
#[derive(Default)]
pub struct Tally {
    /// By the number of the deal, then by player name.
    pub deals: BTreeMap<u32, BTreeMap<String, PlayerTally>>,
    pub events: Counts,
    /// Abortive draws, by kind.
    pub aborts: Counts,
    /// The yaku of all wins, including yaku of the house that nobody won with.
    pub yaku: Counts,
}

/// How often each item of a fixed list happened.
#[derive(Default)]
pub struct Counts(pub BTreeMap<&'static str, u64>);

impl Counts {
    fn of(keys: impl IntoIterator<Item = &'static str>) -> Counts {
        Counts(keys.into_iter().map(|key| (key, 0)).collect())
    }

    fn add(&mut self, key: &'static str) {
        *self.0.entry(key).or_default() += 1;
    }

    /// Adds the counts of other matches.
    pub fn merge(&mut self, other: Counts) {
        other.0.into_iter().for_each(|(key, count)| *self.0.entry(key).or_default() += count);
    }
}

/// The counts of one player.
#[derive(Default, Clone)]
pub struct PlayerTally {
    /// Matches, one for each seat taken.
    pub matches: u64,
    /// How often the player finished first, second, third and fourth.
    pub places: [u64; 4],
    /// The sum of the final points.
    pub points: i64,
    pub rounds: u64,
    pub wins: u64,
    /// Rounds in which the player dealt in.
    pub deal_ins: u64,
    /// Rounds in which the player declared riichi.
    pub riichi: u64,
    /// Rounds in which the player called.
    pub calls: u64,
}

impl PlayerTally {
    pub fn mean_place(&self) -> f64 {
        self.place_sum() as f64 / self.matches as f64
    }

    pub fn place_sum(&self) -> u64 {
        (1..).zip(self.places).map(|(place, times)| place * times).sum()
    }

    /// Adds what the player did in other matches.
    pub fn merge(&mut self, other: &PlayerTally) {
        self.matches += other.matches;
        self.places.iter_mut().zip(other.places).for_each(|(sum, more)| *sum += more);
        self.points += other.points;
        self.rounds += other.rounds;
        self.wins += other.wins;
        self.deal_ins += other.deal_ins;
        self.riichi += other.riichi;
        self.calls += other.calls;
    }
}

impl Tally {
    /// The sum of both.
    #[must_use]
    pub fn merge(mut self, other: Tally) -> Tally {
        for (deal, players) in other.deals {
            let deal = self.deals.entry(deal).or_default();
            players.into_iter().for_each(|(name, player)| deal.entry(name).or_default().merge(&player));
        }
        self.events.merge(other.events);
        self.aborts.merge(other.aborts);
        self.yaku.merge(other.yaku);
        self
    }
}

/// Counts one match as its events come.
pub struct Counter {
    seats: BySeat<PlayerTally>,
    /// The players who have declared riichi, and who have called, in the present round.
    riichi: BySeat<bool>,
    called: BySeat<bool>,
    total: Tally,
}

impl Counter {
    /// A counter with nothing counted yet.
    pub fn new(rules: &Ruleset) -> Counter {
        let total = Tally {
            deals: BTreeMap::new(),
            events: Counts::of(EVENTS),
            aborts: Counts::of(Abort::ALL.map(Abort::key)),
            yaku: Counts::of(rules.yaku.known().iter().map(Yaku::key)),
        };
        let nobody = || BySeat::from_fn(rules.players, |_| false);
        let seats = BySeat::from_fn(rules.players, |_| PlayerTally::default());
        Counter { seats, riichi: nobody(), called: nobody(), total }
    }

    pub fn event(&mut self, event: &Event) {
        match event {
            Event::Dealt { .. } => self.total.events.add("dealt"),
            Event::Drew { .. } => self.total.events.add("drew"),
            Event::Answered { .. } => self.total.events.add("answered"),
            Event::Public(event) => self.public(event),
        }
    }

    fn public(&mut self, event: &PublicEvent) {
        match event {
            PublicEvent::Discarded { seat, declares, .. } => {
                self.total.events.add("discarded");
                self.riichi[*seat] |= declares.riichi();
            }
            PublicEvent::RiichiPaid { .. } => self.total.events.add("riichi_paid"),
            PublicEvent::Called { seat, meld } => {
                self.meld(meld);
                self.called[*seat] = true;
            }
            PublicEvent::KanDeclared { meld, .. } => self.meld(meld),
            PublicEvent::Kita { .. } => self.total.events.add("kita"),
            PublicEvent::DoraRevealed { .. } => self.total.events.add("dora_revealed"),
            PublicEvent::WallRanOut => self.total.events.add("wall_ran_out"),
            PublicEvent::HandDeclared { .. } => self.total.events.add("hand_declared"),
            PublicEvent::RoundEnded(end) => self.round(end),
            PublicEvent::GameEnded(_) => self.total.events.add("game_ended"),
            PublicEvent::MatchEnded(settlement) => self.settled(settlement),
        }
    }

    fn meld(&mut self, meld: &Meld) {
        self.total.events.add(match meld {
            Meld::Chii(_) => "chii",
            Meld::Pon(_) => "pon",
            Meld::Daiminkan(_) => "daiminkan",
            Meld::Kakan(_) => "kakan",
            Meld::Ankan(_) => "ankan",
        });
    }

    fn round(&mut self, end: &RoundEnd) {
        match &end.outcome {
            Outcome::Won { wins, .. } => {
                self.total.events.add(match wins.as_slice() {
                    [win] if win.from.is_none() => "tsumo",
                    [_] => "ron",
                    [_, _] => "double_ron",
                    _ => "triple_ron",
                });
                for win in wins {
                    self.seats[win.seat].wins += 1;
                    win.win.yaku.iter().for_each(|line| self.total.yaku.add(line.yaku.key()));
                }
                if let Some(from) = wins.first().and_then(|win| win.from) {
                    self.seats[from].deal_ins += 1;
                }
            }
            Outcome::Exhaustive { nagashi, .. } => {
                self.total.events.add("exhaustive");
                nagashi.iter().for_each(|_| self.total.events.add("nagashi"));
            }
            Outcome::Abortive { reason, .. } => self.total.aborts.add(reason.key()),
        }
        for (seat, player) in self.seats.iter_mut() {
            player.rounds += 1;
            player.riichi += u64::from(std::mem::take(&mut self.riichi[seat]));
            player.calls += u64::from(std::mem::take(&mut self.called[seat]));
        }
    }

    fn settled(&mut self, settlement: &Settlement) {
        self.total.events.add("match_ended");
        for standing in &settlement.standings {
            let player = &mut self.seats[standing.seat];
            player.matches += 1;
            if let Some(place) = player.places.get_mut(usize::from(standing.place) - 1) {
                *place += 1;
            }
            player.points += i64::from(standing.points);
        }
    }

    /// The counts of a match of this deal, each seat's under its player's name.
    pub fn finish(mut self, deal: u32, name: impl Fn(Seat) -> String) -> Tally {
        let players = self.total.deals.entry(deal).or_default();
        self.seats.iter().for_each(|(seat, player)| players.entry(name(seat)).or_default().merge(player));
        self.total
    }
}
