//! What a hand is played for: the yaku it aims at.

use arrayvec::ArrayVec;
use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Hand, Kind, KindSet, Meld, Suit, Yaku};
use jantaku_score::{shanten, triplets_shanten, ukeire};

use crate::position::Position;

/// A yaku, or riichi, to win with, and the tiles that serve it.
#[derive(Clone, Copy)]
pub struct Plan {
    /// The tile set of the rules.
    pub played: TilesPlayed,
    /// The kinds the hand may end with.
    pub kinds: KindSet,
    /// Whether the hand is built of triplets only (対々和).
    pub triplets: bool,
    /// A pair of yakuhai that must become a triplet.
    pub set: Option<Kind>,
    /// Whether the hand stays closed: riichi will be the yaku.
    pub closed: bool,
    /// The han it guarantees, yakuhai aside.
    pub han: f64,
    /// How fast it advances, as a factor of a hand that may use every tile.
    pub ease: f64,
}

/// [`Plan::ease`] of hands limited to some kinds or shapes; set by hand.
const TANYAO_EASE: f64 = 0.85;
const FLUSH_EASE: f64 = 0.6;
const TOITOI_EASE: f64 = 0.5;

/// The plans of a hand with these melds. A closed hand has one; an open hand needs a yaku that it can rely on.
pub fn plans(position: &Position, hand: &Hand) -> ArrayVec<Plan, 6> {
    let played = position.table.rules.tile_set;
    let all = played.kinds();
    let mut plans = ArrayVec::new();
    if hand.is_closed() {
        plans.push(Plan { played, kinds: all, triplets: false, set: None, closed: true, han: 0.0, ease: 1.0 });
        return plans;
    }
    let rules = &position.table.rules;
    let han = |yaku| rules.yaku.han(yaku, false).map(f64::from);
    let within = |kinds: KindSet| hand.melds().iter().flat_map(Meld::tiles).all(|tile| kinds.contains(tile.kind()));
    let open = |kinds, han, ease| Plan { played, kinds, triplets: false, set: None, closed: false, han, ease };
    let counts = hand.all_counts();
    if position.yakuhai.iter().any(|&(kind, han)| han > 0 && counts.of(kind) >= 3) {
        plans.push(open(all, 0.0, 1.0));
    }
    let simples: KindSet = all.iter().filter(|kind| !kind.is_yaochuu()).collect();
    if let Some(han) = han(Yaku::Tanyao).filter(|_| rules.open_tanyao && within(simples)) {
        plans.push(open(simples, han, TANYAO_EASE));
    }
    for suit in Suit::ALL {
        let flush = all.iter().filter(|kind| kind.suit().is_none_or(|other| other == suit)).collect();
        if let Some(han) = han(Yaku::Honitsu).filter(|_| within(flush)) {
            plans.push(open(flush, han, FLUSH_EASE));
        }
    }
    let runs = hand.melds().iter().any(|meld| matches!(meld, Meld::Chii(_)));
    if let Some(han) = han(Yaku::Toitoi).filter(|_| !runs) {
        plans.push(Plan { triplets: true, ..open(all, han, TOITOI_EASE) });
    }
    plans
}

impl Plan {
    /// The shanten by this plan.
    pub fn shanten(&self, counts: &Counts, melds: usize) -> i8 {
        if self.triplets {
            triplets_shanten(counts, melds)
        } else if let Some(rest) = self.without_set(counts) {
            shanten(&rest, melds + 1, self.played).min() + 1
        } else {
            shanten(&self.usable(counts), melds, self.played).min()
        }
    }

    /// The hand without the pair that must still become a triplet, if the plan has one.
    fn without_set(&self, counts: &Counts) -> Option<Counts> {
        let kind = self.set.filter(|&kind| counts.of(kind) < 3)?;
        let mut rest = *counts;
        rest.clear(kind);
        Some(rest)
    }

    /// The kinds that lower the shanten by this plan.
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

    /// Whether it is a flush: one suit and honours.
    pub fn is_flush(&self) -> bool {
        Suit::ALL.iter().filter(|&&suit| self.kinds.iter().any(|kind| kind.suit() == Some(suit))).count() == 1
    }

    /// The tiles that serve the plan.
    pub fn usable(&self, counts: &Counts) -> Counts {
        let mut usable = *counts;
        for kind in Kind::all().filter(|&kind| !self.kinds.contains(kind)) {
            usable.clear(kind);
        }
        usable
    }
}

/// The plans by which a closed hand may be opened.
pub fn open_plans(position: &Position, hand: &Hand) -> ArrayVec<Plan, 8> {
    let played = position.table.rules.tile_set;
    let all = played.kinds();
    let rules = &position.table.rules;
    let mut plans = ArrayVec::new();
    let counts = hand.counts();
    let open = |kinds, han, ease| Plan { played, kinds, triplets: false, set: None, closed: false, han, ease };
    let mut sets = KindSet::EMPTY;
    for (kind, han) in position.yakuhai {
        let may = counts.of(kind) >= 3 || (counts.of(kind) == 2 && position.left.of(kind) > 0);
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
        plans.push(open(simples, han, TANYAO_EASE));
    }
    for suit in Suit::ALL {
        let flush: KindSet = all.iter().filter(|kind| kind.suit().is_none_or(|other| other == suit)).collect();
        if let Some(han) = han(Yaku::Honitsu).filter(|_| outside(flush) <= 4) {
            let _full_up_is_enough = plans.try_push(open(flush, han, FLUSH_EASE));
        }
    }
    plans
}
