//! What a hand is played for: the yaku that will make it a win.

use arrayvec::ArrayVec;
use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Hand, Kind, KindSet, Meld, Suit, Yaku};
use jantaku_score::{shanten, ukeire};

use crate::sight::Sight;

/// A way to a win.
#[derive(Clone, Copy)]
pub struct Plan {
    /// The tiles of the set.
    pub played: TilesPlayed,
    /// The kinds the hand may end with.
    pub kinds: KindSet,
    /// Triplets only (対々和).
    pub triplets: bool,
    /// A pair that must become a set: the kind is a yaku.
    pub set: Option<Kind>,
    /// No call: riichi will be the yaku.
    pub closed: bool,
    /// Han it is sure of, value triplets aside.
    pub han: f64,
    /// How easily it comes forward, compared with a hand that may use every tile.
    pub ease: f64,
}

/// How easily a hand of some kinds or shapes only comes forward.
const SIMPLES: f64 = 0.85;
const FLUSH: f64 = 0.6;
const TRIPLETS: f64 = 0.5;

/// The plans open to a hand with these melds. A closed hand has one; an open one needs a yaku that it is sure of.
pub fn plans(sight: &Sight, hand: &Hand) -> ArrayVec<Plan, 6> {
    let played = sight.table.rules.tile_set;
    let all = played.kinds();
    let mut plans = ArrayVec::new();
    if hand.is_closed() {
        plans.push(Plan { played, kinds: all, triplets: false, set: None, closed: true, han: 0.0, ease: 1.0 });
        return plans;
    }
    let rules = &sight.table.rules;
    let han = |yaku| rules.yaku.han(yaku, false).map(f64::from);
    let within = |kinds: KindSet| hand.melds().iter().flat_map(Meld::tiles).all(|tile| kinds.contains(tile.kind()));
    let open = |kinds, han, ease| Plan { played, kinds, triplets: false, set: None, closed: false, han, ease };
    let counts = hand.all_counts();
    if sight.yakuhai.iter().any(|&(kind, han)| han > 0 && counts.of(kind) >= 3) {
        plans.push(open(all, 0.0, 1.0));
    }
    let simples: KindSet = all.iter().filter(|kind| !kind.is_yaochuu()).collect();
    if let Some(han) = han(Yaku::Tanyao).filter(|_| rules.open_tanyao && within(simples)) {
        plans.push(open(simples, han, SIMPLES));
    }
    for suit in Suit::ALL {
        let flush = all.iter().filter(|kind| kind.suit().is_none_or(|other| other == suit)).collect();
        if let Some(han) = han(Yaku::Honitsu).filter(|_| within(flush)) {
            plans.push(open(flush, han, FLUSH));
        }
    }
    let runs = hand.melds().iter().any(|meld| matches!(meld, Meld::Chii(_)));
    if let Some(han) = han(Yaku::Toitoi).filter(|_| !runs) {
        plans.push(Plan { triplets: true, ..open(all, han, TRIPLETS) });
    }
    plans
}

impl Plan {
    /// Tiles missing to tenpai by this plan.
    pub fn shanten(&self, counts: &Counts, melds: usize) -> i8 {
        if self.triplets {
            triplets_shanten(counts, melds)
        } else if let Some(rest) = self.without_set(counts) {
            shanten(&rest, melds + 1, self.played).min() + 1
        } else {
            shanten(&self.usable(counts), melds, self.played).min()
        }
    }

    /// The hand without the pair that must still become a set, if that is so.
    fn without_set(&self, counts: &Counts) -> Option<Counts> {
        let kind = self.set.filter(|&kind| counts.of(kind) < 3)?;
        let mut rest = *counts;
        rest.clear(kind);
        Some(rest)
    }

    /// The kinds that bring the hand forward by this plan.
    pub fn ukeire(&self, counts: &Counts, melds: usize) -> KindSet {
        if let Some(rest) = self.without_set(counts) {
            let forward = if shanten(&rest, melds + 1, self.played).min() >= 0 {
                ukeire(&rest, melds + 1, self.played)
            } else {
                KindSet::EMPTY
            };
            return self.set.map_or(forward, |kind| forward.with(kind));
        }
        if !self.triplets {
            return ukeire(&self.usable(counts), melds, self.played) & self.kinds;
        }
        let now = triplets_shanten(counts, melds);
        let better = |kind: &Kind| {
            let mut with = *counts;
            with.add(*kind);
            triplets_shanten(&with, melds) < now
        };
        self.kinds.iter().filter(|&kind| counts.of(kind) < 4).filter(better).collect()
    }

    /// Whether it is for one suit and honours.
    pub fn is_flush(&self) -> bool {
        Suit::ALL.iter().filter(|&&suit| self.kinds.iter().any(|kind| kind.suit() == Some(suit))).count() == 1
    }

    pub fn usable(&self, counts: &Counts) -> Counts {
        let mut usable = *counts;
        for kind in Kind::all().filter(|&kind| !self.kinds.contains(kind)) {
            usable.clear(kind);
        }
        usable
    }
}

/// Each of four triplets needs three tiles, the pair two; as many begun pairs as there is room for help.
fn triplets_shanten(counts: &Counts, melds: usize) -> i8 {
    let triplets = (melds + counts.at_least(3).len()).min(4);
    let pairs = (counts.twice() - counts.at_least(3)).len().min(5 - triplets);
    8 - 2 * triplets as i8 - pairs as i8
}

/// The plans of a closed hand that may be opened, beside staying closed.
pub fn openings(sight: &Sight, hand: &Hand) -> ArrayVec<Plan, 8> {
    let played = sight.table.rules.tile_set;
    let all = played.kinds();
    let rules = &sight.table.rules;
    let mut plans = ArrayVec::new();
    let counts = hand.counts();
    let open = |kinds, han, ease| Plan { played, kinds, triplets: false, set: None, closed: false, han, ease };
    let mut sets = KindSet::EMPTY;
    for (kind, han) in sight.yakuhai {
        let may = counts.of(kind) >= 3 || (counts.of(kind) == 2 && sight.left.of(kind) > 0);
        if han > 0 && may && !sets.contains(kind) {
            sets.insert(kind);
            plans.push(Plan { set: Some(kind), ..open(all, f64::from(han), 1.0) });
        }
    }
    let outside = |kinds: KindSet| {
        counts.held().iter().filter(|&kind| !kinds.contains(kind)).map(|kind| counts.of(kind)).sum::<u8>()
    };
    let han = |yaku| rules.yaku.han(yaku, false).map(f64::from);
    let simples: KindSet = all.iter().filter(|kind| !kind.is_yaochuu()).collect();
    if let Some(han) = han(Yaku::Tanyao).filter(|_| rules.open_tanyao && outside(simples) <= 3) {
        plans.push(open(simples, han, SIMPLES));
    }
    for suit in Suit::ALL {
        let flush: KindSet = all.iter().filter(|kind| kind.suit().is_none_or(|other| other == suit)).collect();
        if let Some(han) = han(Yaku::Honitsu).filter(|_| outside(flush) <= 4) {
            let _full_up_is_enough = plans.try_push(open(flush, han, FLUSH));
        }
    }
    plans
}
