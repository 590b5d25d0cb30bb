//! Fu (符), item by item.

use jantaku_core::rules::{OpenPinfuFu, PinfuTsumo, WaitFuScope};
use jantaku_core::{Kind, KindSet};
use serde::{Deserialize, Serialize};

use crate::decomposition::Form;
use crate::yaku::{Reading, is_pinfu, valued_by_all};
use crate::{Lines, Set, Shape, Wait, WinBy, waits};

/// A reason for fu.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FuReason {
    /// The 20 fu of every win.
    Win,
    /// A closed hand won on a discard (門前加符).
    ClosedRon,
    /// The fu of a self-draw.
    Tsumo,
    /// The fixed fu of seven pairs.
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

/// One item of the count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "FuItemForm", from = "FuItemForm")]
pub struct FuItem {
    /// The reason for the fu.
    pub reason: FuReason,
    /// The number of fu, before rounding.
    pub fu: u8,
}

/// The items of a count; up to eight are stored inline.
pub type FuItems = Lines<FuItem, 8>;

/// The fu of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fu {
    /// The items; those worth no fu are left out.
    pub items: FuItems,
    /// The sum rounded up to the next ten, except for seven pairs.
    pub total: u8,
}

impl Fu {
    /// The sum before rounding.
    pub fn sum(&self) -> u8 {
        self.items.iter().map(|item| item.fu).sum()
    }
}

/// One item in JSON.
#[derive(Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "snake_case", deny_unknown_fields)]
enum FuItemForm {
    Win { fu: u8 },
    ClosedRon { fu: u8 },
    Tsumo { fu: u8 },
    Chiitoitsu { fu: u8 },
    Set { set: Set, fu: u8 },
    Pair { kind: Kind, fu: u8 },
    Wait { wait: Wait, fu: u8 },
    OpenPinfu { fu: u8 },
}

impl From<FuItem> for FuItemForm {
    fn from(FuItem { reason, fu }: FuItem) -> Self {
        match reason {
            FuReason::Win => FuItemForm::Win { fu },
            FuReason::ClosedRon => FuItemForm::ClosedRon { fu },
            FuReason::Tsumo => FuItemForm::Tsumo { fu },
            FuReason::Chiitoitsu => FuItemForm::Chiitoitsu { fu },
            FuReason::Set(set) => FuItemForm::Set { set, fu },
            FuReason::Pair(kind) => FuItemForm::Pair { kind, fu },
            FuReason::Wait(wait) => FuItemForm::Wait { wait, fu },
            FuReason::OpenPinfu => FuItemForm::OpenPinfu { fu },
        }
    }
}

impl From<FuItemForm> for FuItem {
    fn from(form: FuItemForm) -> Self {
        let (reason, fu) = match form {
            FuItemForm::Win { fu } => (FuReason::Win, fu),
            FuItemForm::ClosedRon { fu } => (FuReason::ClosedRon, fu),
            FuItemForm::Tsumo { fu } => (FuReason::Tsumo, fu),
            FuItemForm::Chiitoitsu { fu } => (FuReason::Chiitoitsu, fu),
            FuItemForm::Set { set, fu } => (FuReason::Set(set), fu),
            FuItemForm::Pair { kind, fu } => (FuReason::Pair(kind), fu),
            FuItemForm::Wait { wait, fu } => (FuReason::Wait(wait), fu),
            FuItemForm::OpenPinfu { fu } => (FuReason::OpenPinfu, fu),
        };
        FuItem { reason, fu }
    }
}

/// The fu of a reading, rounded as in [`Fu`].
#[inline]
pub(crate) fn total(reading: &Reading) -> u8 {
    let Form::Standard { pair, wait } = reading.form else { return fixed(reading).fu };
    let sum = WIN.fu + won_fu(reading) + sets_fu(reading) + pair_fu(reading, pair) + wait_fu(reading, wait);
    rounded(sum + open_pinfu_fu(reading, sum))
}

/// The fu item by item, with these sets.
#[inline]
pub(crate) fn listed(reading: &Reading, sets: &[Set; 4]) -> Fu {
    let Form::Standard { pair, wait } = reading.form else {
        let item = fixed(reading);
        return Fu { items: FuItems::from_iter([item]), total: item.fu };
    };
    let won = match reading.whole.query.by {
        WinBy::Ron => FuReason::ClosedRon,
        WinBy::Tsumo => FuReason::Tsumo,
    };
    // An item worth nothing is overwritten by the next.
    let (mut giving, mut many, mut sum) = ([WIN; 8], 0, 0);
    let mut add = |reason, fu| {
        giving[many] = FuItem { reason, fu };
        many += usize::from(fu > 0);
        sum += fu;
    };
    add(WIN.reason, WIN.fu);
    add(won, won_fu(reading));
    for &set in sets {
        add(FuReason::Set(set), set_fu(set.shape, set.concealed, set.kind.is_yaochuu()));
    }
    add(FuReason::Pair(pair), pair_fu(reading, pair));
    add(FuReason::Wait(wait), wait_fu(reading, wait));
    let mut items = FuItems::first_of(giving, many);
    let raised = open_pinfu_fu(reading, sum);
    if raised > 0 {
        items.push(FuItem { reason: FuReason::OpenPinfu, fu: raised });
    }
    Fu { items, total: rounded(sum + raised) }
}

const WIN: FuItem = FuItem { reason: FuReason::Win, fu: 20 };

fn rounded(fu: u8) -> u8 {
    fu.div_ceil(10) * 10
}

/// The item of a hand without sets.
fn fixed(reading: &Reading) -> FuItem {
    match reading.form {
        Form::Chiitoitsu { .. } => FuItem { reason: FuReason::Chiitoitsu, fu: reading.whole.query.rules.chiitoi_fu },
        // 30 wherever fu matter.
        Form::Irregular(_) => FuItem { fu: 30, ..WIN },
        Form::Kokushi { .. } | Form::Standard { .. } => WIN,
    }
}

/// The fu of a closed ron or a self-draw.
#[inline]
fn won_fu(reading: &Reading) -> u8 {
    let tsumo = reading.whole.query.by == WinBy::Tsumo;
    2 * u8::from(tsumo & tsumo_counts(reading)) + 10 * u8::from(!tsumo & reading.whole.closed)
}

#[inline]
fn tsumo_counts(reading: &Reading) -> bool {
    let query = reading.whole.query;
    let free_pinfu = (query.rules.pinfu_tsumo == PinfuTsumo::ZeroFu) & is_pinfu(reading);
    let free_rinshan = query.context.rinshan & !query.rules.rinshan_tsumo_fu;
    !free_pinfu & !free_rinshan
}

//
/// An open simple triplet is 2; concealed and yaochuu double it, a quad is four times as much.
#[inline]
fn set_fu(shape: Shape, concealed: bool, yaochuu: bool) -> u8 {
    let times = match shape {
        Shape::Run => 0,
        Shape::Triplet => 1,
        Shape::Quad => 4,
    };
    times << (1 + u8::from(concealed) + u8::from(yaochuu))
}

/// The fu of all sets.
#[inline]
fn sets_fu(reading: &Reading) -> u8 {
    let (all, concealed, quads) = (reading.triplets, reading.concealed, reading.whole.melds.quads);
    let of = |shape, concealed, kinds: KindSet| {
        let simples = (kinds - KindSet::YAOCHUU).len() as u8 * set_fu(shape, concealed, false);
        simples + (kinds & KindSet::YAOCHUU).len() as u8 * set_fu(shape, concealed, true)
    };
    let triplets = of(Shape::Triplet, false, all - concealed - quads) + of(Shape::Triplet, true, concealed - quads);
    if quads.is_empty() {
        return triplets;
    }
    triplets + of(Shape::Quad, false, quads - concealed) + of(Shape::Quad, true, quads & concealed)
}

//
#[inline]
fn pair_fu(reading: &Reading, pair: Kind) -> u8 {
    let query = reading.whole.query;
    let (seat, round) = (pair == query.seat_wind.kind(), pair == query.round_wind.kind());
    let valued = seat | round | valued_by_all(reading.whole).contains(pair);
    if seat & round { query.rules.double_wind_pair_fu } else { 2 * u8::from(valued) }
}

//
/// A house may give them only to a hand that nothing else completes.
#[inline]
fn wait_fu(reading: &Reading, wait: Wait) -> u8 {
    let query = reading.whole.query;
    let narrow = matches!(wait, Wait::Kanchan | Wait::Penchan | Wait::Tanki);
    let counts = query.rules.wait_fu_scope == WaitFuScope::Decomposition
        || (narrow && waits(&query.hand.counts(), query.hand.melds().len()).len() == 1);
    2 * u8::from(narrow & counts)
}

/// The fu of an open hand that would have 20, in some houses.
#[inline]
fn open_pinfu_fu(reading: &Reading, sum: u8) -> u8 {
    let query = reading.whole.query;
    let raised = !reading.whole.closed & (query.by == WinBy::Ron) & (query.rules.open_pinfu_fu == OpenPinfuFu::Thirty);
    2 * u8::from(raised & (sum == 20))
}
