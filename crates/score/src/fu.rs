//! Fu (符), item by item (R-200..R-216).

use jantaku_core::rules::{OpenPinfuFu, PinfuTsumo, WaitFuScope};
use jantaku_core::{Kind, Wind};
use smallvec::{SmallVec, smallvec};

use crate::yaku::{Reading, counts_for_all, is_pinfu};
use crate::{Decomposition, Set, Shape, Wait, WinBy, waits};

/// Why fu are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FuReason {
    /// Every win.
    Win,
    /// A closed hand won on a discard (門前加符).
    ClosedRon,
    /// A self-draw.
    Tsumo,
    /// Seven pairs, fixed.
    Chiitoitsu,
    /// A triplet or quad.
    Set(Set),
    /// A pair of a dragon, the seat wind or the round wind.
    Pair(Kind),
    /// An edge, middle or pair wait.
    Wait(Wait),
    /// An open hand that would have 20.
    OpenPinfu,
}

/// One line of the count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FuItem {
    /// Why.
    pub reason: FuReason,
    /// How many fu.
    pub fu: u8,
}

/// The lines of a count; so many as hands have lie in place.
pub type FuItems = SmallVec<[FuItem; 8]>;

/// The fu of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Fu {
    /// Line by line; items of no fu are not listed.
    pub items: FuItems,
    /// The sum rounded up to the next ten; those of seven pairs stay.
    pub total: u8,
}

impl Fu {
    /// The sum before rounding.
    pub fn sum(&self) -> u8 {
        self.items.iter().map(|item| item.fu).sum()
    }
}

/// Counts the fu of a reading.
#[inline]
pub(crate) fn fu(reading: &Reading) -> Fu {
    let rules = reading.query.rules;
    let (sets, pair, wait) = match reading.decomposition {
        Decomposition::Standard { sets, pair, wait } => (sets, *pair, *wait),
        Decomposition::Chiitoitsu { .. } => return fixed(FuReason::Chiitoitsu, rules.chiitoi_fu),
        // What has no sets either has the fu of the win alone, 30 where fu could be asked for.
        Decomposition::Irregular(_) => return fixed(FuReason::Win, 30),
        Decomposition::Kokushi { .. } => return fixed(FuReason::Win, 20),
    };
    let mut items = FuItems::new();
    let mut sum = 0;
    let mut add = |reason, fu| {
        if fu > 0 {
            items.push(FuItem { reason, fu });
            sum += fu;
        }
    };
    add(FuReason::Win, 20);
    match reading.query.by {
        WinBy::Ron if reading.closed => add(FuReason::ClosedRon, 10),
        WinBy::Tsumo if tsumo_counts(reading) => add(FuReason::Tsumo, 2),
        _ => {}
    }
    sets.iter().for_each(|set| add(FuReason::Set(*set), set_fu(set)));
    add(FuReason::Pair(pair), pair_fu(reading, pair));
    add(FuReason::Wait(wait), wait_fu(reading, wait));
    let raised = !reading.closed && reading.query.by == WinBy::Ron && rules.open_pinfu_fu == OpenPinfuFu::Thirty;
    if raised && sum == 20 {
        items.push(FuItem { reason: FuReason::OpenPinfu, fu: 2 });
        sum += 2;
    }
    Fu { items, total: sum.div_ceil(10) * 10 }
}

fn fixed(reason: FuReason, fu: u8) -> Fu {
    Fu { items: smallvec![FuItem { reason, fu }], total: fu }
}

#[inline]
fn tsumo_counts(reading: &Reading) -> bool {
    let query = reading.query;
    let free_pinfu = query.rules.pinfu_tsumo == PinfuTsumo::ZeroFu && is_pinfu(reading);
    let free_rinshan = query.occasion.rinshan && !query.rules.rinshan_tsumo_fu;
    !free_pinfu && !free_rinshan
}

/// R-205..R-207: an open simple triplet is 2; concealed and yaochuu double it, a quad is four times as much.
#[inline]
fn set_fu(set: &Set) -> u8 {
    let times = match set.shape {
        Shape::Run => return 0,
        Shape::Triplet => 1,
        Shape::Quad => 4,
    };
    2 * times * if set.concealed { 2 } else { 1 } * if set.kind.is_yaochuu() { 2 } else { 1 }
}

///
#[inline]
fn pair_fu(reading: &Reading, pair: Kind) -> u8 {
    let is = |wind: Wind| pair == wind.kind();
    match (is(reading.query.seat_wind), is(reading.query.round_wind)) {
        (true, true) => reading.query.rules.double_wind_pair_fu,
        (false, false) if !counts_for_all(reading, pair) => 0,
        _ => 2,
    }
}

/// R-210; R-212: a house may give them only to a hand that nothing else completes.
#[inline]
fn wait_fu(reading: &Reading, wait: Wait) -> u8 {
    let query = reading.query;
    let counts = || {
        query.rules.wait_fu_scope == WaitFuScope::Decomposition
            || waits(&query.hand.counts(), query.hand.melds().len()).iter().count() == 1
    };
    match wait {
        Wait::Kanchan | Wait::Penchan | Wait::Tanki if !counts() => 0,
        Wait::Kanchan | Wait::Penchan | Wait::Tanki => 2,
        Wait::Ryanmen | Wait::Shanpon => 0,
    }
}
