//! Yaku: one small function each, listed at the head of its file. The functions only say whether a reading has a yaku; what it
//! is worth, and whether it exists, is up to the house's [`YakuTable`](jantaku_core::YakuTable).

mod colours;
mod common;
mod context;
mod moment;
mod need;
mod registry;
mod runs;
mod shape;
mod triplets;
mod yakuman;

use arrayvec::ArrayVec;
use jantaku_core::{Kind, KindSet, Worth, Yaku, YakuSet};

use crate::decomposition::Form;
use crate::groups::Groups;
use crate::whole::{OPEN, Whole};
use crate::{Irregular, Limit, Set, Value, Wait};

/// Hands with each yaku and hands that almost have it, one yaku a line: `key | wins, separated by ; | near miss | why the
/// yaku does not count there`.
///
/// The words of a win are those of `jantaku_scenario::WinLine`, and the reasons are keys.
pub const YAKU_EXAMPLES: &str = include_str!("examples.txt");

pub(crate) use registry::has;
pub(crate) use shape::{is_pinfu, valued_by_all};

/// One reading of the winning hand, with the values that the yaku functions use.
#[derive(Clone, Copy)]
pub(crate) struct Reading<'a> {
    pub whole: &'a Whole<'a>,
    pub form: Form,
    /// The sets of the concealed tiles.
    pub own: Groups,
    /// The triplet that a ron completed.
    opened: KindSet,
    /// The kinds at which runs begin, and those at which two or more equal runs do.
    runs: KindSet,
    twins: KindSet,
    /// The kinds of triplets and quads, and of those that count as concealed.
    pub triplets: KindSet,
    pub concealed: KindSet,
}

impl<'a> Reading<'a> {
    #[inline]
    pub fn new(whole: &'a Whole<'a>, form: Form, own: &Groups) -> Reading<'a> {
        let melds = &whole.melds;
        let opened = form.opened(whole.query.winning_tile.kind(), whole.query.by);
        Reading {
            whole,
            form,
            own: *own,
            opened,
            runs: own.runs | melds.groups.runs,
            twins: own.twins | melds.groups.twins | (own.runs & melds.groups.runs),
            triplets: own.triplets | melds.groups.triplets,
            concealed: (own.triplets - opened) | melds.concealed,
        }
    }

    pub fn irregular(whole: &'a Whole<'a>, form: Irregular) -> Reading<'a> {
        Reading::new(whole, Form::Irregular(form), &Groups::default())
    }

    /// The same reading beside other melds.
    pub fn beside<'b>(&self, whole: &'b Whole<'b>) -> Reading<'b> {
        Reading::new(whole, self.form, &self.own)
    }
}

impl Reading<'_> {
    /// The sets of a standard hand, melds first.
    #[inline]
    pub fn sets(&self) -> [Set; 4] {
        self.own.sets(&self.whole.melds.sets, self.opened)
    }

    /// The pair of a standard hand.
    #[inline]
    fn pair(&self) -> Option<Kind> {
        match self.form {
            Form::Standard { pair, .. } => Some(pair),
            _ => None,
        }
    }

    /// Whether a standard hand has its pair among these kinds.
    #[inline]
    fn pair_in(&self, kinds: KindSet) -> bool {
        self.pair().is_some_and(|pair| kinds.contains(pair))
    }

    /// The wait of a standard hand.
    #[inline]
    fn wait(&self) -> Option<Wait> {
        match self.form {
            Form::Standard { wait, .. } => Some(wait),
            _ => None,
        }
    }

    /// The four sets of a standard hand; empty otherwise.
    fn standard_sets(&self) -> ArrayVec<Set, 4> {
        if self.pair().is_some() { self.sets().into() } else { ArrayVec::new() }
    }

    /// The lowest kind of each run, repeated for equal runs.
    fn each_run(&self) -> impl Iterator<Item = Kind> {
        self.standard_sets().into_iter().filter(|set| !set.is_triplet()).map(|set| set.kind)
    }

    #[inline]
    fn has_triplet(&self, kind: Kind) -> bool {
        self.triplets.contains(kind)
    }

    fn quads(&self) -> KindSet {
        self.whole.melds.quads
    }

    fn is(&self, form: Irregular) -> bool {
        self.form == Form::Irregular(form)
    }

    /// The yaku that count for this form of hand.
    #[inline]
    fn admitted(&self) -> YakuSet {
        match self.form {
            Form::Irregular(form) => form.admitted(),
            _ => YakuSet::ALL,
        }
    }

    /// Whether the hand has only these kinds.
    #[inline]
    fn only(&self, kinds: KindSet) -> bool {
        self.whole.all.held().within(kinds)
    }
}

/// Three things in every order.
fn in_any_order<T: Copy>([a, b, c]: [T; 3]) -> [[T; 3]; 6] {
    [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]]
}

//
/// The yaku that are contained in the stated total of another.
const CONTAINS: &[(Yaku, &[Yaku])] = &[
    (Yaku::Ippatsu, &[Yaku::Riichi]),
    (Yaku::Honroutou, &[Yaku::Toitoi, Yaku::Chiitoitsu, Yaku::Chanta]),
    (Yaku::Shousangen, &[Yaku::Haku, Yaku::Hatsu, Yaku::Chun]),
];

/// By yaku, the yaku it replaces.
static REPLACED: [YakuSet; Yaku::COUNT] = {
    let mut replaced = [YakuSet::EMPTY; Yaku::COUNT];
    let mut at = 0;
    while at < Yaku::COUNT {
        replaced[at] = YakuSet::of(Yaku::ALL[at].info().replaces);
        at += 1;
    }
    replaced
};

/// The yaku that replace any.
const REPLACING: YakuSet = {
    let mut replacing = YakuSet::EMPTY;
    let mut at = 0;
    while at < Yaku::COUNT {
        replacing.put(Yaku::ALL[at], !Yaku::ALL[at].info().replaces.is_empty());
        at += 1;
    }
    replacing
};

/// The yaku that hold in every reading, and those to check whose needs the hand meets in every reading.
#[inline]
pub(crate) fn of_hand(whole: &Whole) -> YakuSet {
    common::of_hand(whole) | need::of_hand(whole)
}

/// Every yaku of a reading in the house, including those that others contain.
#[inline]
pub(crate) fn all(whole: &Whole, reading: &Reading) -> YakuSet {
    let possible = whole.of_hand | common::of_reading(reading) | need::of_reading(reading);
    let possible = possible & whole.counting & reading.admitted();
    let asked = possible & registry::TO_ASK;
    asked
        .iter()
        .fold(possible, |found, yaku| if has(reading, yaku) { found } else { found - YakuSet::just(yaku, true) })
}

/// The yaku that count beside each other.
#[inline]
fn beside_each_other(found: YakuSet, absorb: bool) -> YakuSet {
    if found.contains(Yaku::Paarenchan) && found == YakuSet::of(&[Yaku::Paarenchan]) {
        return YakuSet::EMPTY; // it needs another yaku
    }
    let higher = found & REPLACING;
    let left = found - higher.iter().fold(YakuSet::EMPTY, |all, yaku| all | REPLACED[yaku as usize]);
    if absorb { left - contained(left) } else { left }
}

/// The yaku that the totals of these contain.
fn contained(found: YakuSet) -> YakuSet {
    let totals = CONTAINS.iter().filter(|(total, _)| found.contains(*total));
    totals.fold(YakuSet::EMPTY, |all, (_, contained)| all | YakuSet::of(contained))
}

/// The sum of the yaku of a reading.
#[derive(Clone, Copy)]
pub(crate) struct Sum {
    //
    /// The yaku without those that give a limit. With limits, a yakuman excludes everything else, and without stacking
    /// only the highest counts.
    pub yaku: YakuSet,
    pub han: u8,
    pub units: u8,
    /// The yaku that gives the highest limit in place of everything else.
    pub fixed: Option<(Yaku, Limit)>,
    /// The han of riichi that the total of ippatsu contains, beside a double riichi, which it does not contain.
    absorbed: u8,
}

impl Sum {
    /// Finds the yaku of a reading and adds them up.
    #[inline]
    pub fn of(whole: &Whole, reading: &Reading) -> Sum {
        let rules = whole.query.rules;
        let yaku = beside_each_other(all(whole, reading), rules.absorb_components);
        let absorbs = rules.absorb_components && yaku.contains(Yaku::DoubleRiichi);
        let absorbed = if absorbs { rules.yaku.han(Yaku::Riichi, true).unwrap_or(0) } else { 0 };
        let mut sum = Sum { yaku, han: 0, units: 0, fixed: None, absorbed };
        let (mut yakuman, mut limits) = (YakuSet::EMPTY, YakuSet::EMPTY);
        yaku.iter().for_each(|yaku| match sum.value(whole, yaku) {
            Value::Han(han) => sum.han = sum.han.saturating_add(han),
            Value::Units(units) => {
                sum.units = sum.units.saturating_add(units);
                yakuman.insert(yaku);
            }
            Value::Limit(limit) => {
                let highest = |(_, best): &(Yaku, Limit)| best.base(rules) > Limit::from(limit).base(rules);
                sum.fixed = sum.fixed.filter(highest).or(Some((yaku, limit.into())));
                limits.insert(yaku);
            }
        });
        if sum.units > 0 && !rules.aotenjou { sum.yakuman(whole, yakuman) } else { Sum { yaku: yaku - limits, ..sum } }
    }

    fn yakuman(self, whole: &Whole, yakuman: YakuSet) -> Sum {
        let alone = Sum { yaku: yakuman, han: 0, fixed: None, ..self };
        if whole.query.rules.yakuman_stacking {
            return alone;
        }
        let worth = |yaku| (self.value(whole, yaku).units(), yaku);
        let highest = yakuman.iter().map(worth).reduce(|best, other| if other.0 > best.0 { other } else { best });
        highest.map_or(alone, |(units, yaku)| Sum { yaku: YakuSet::of(&[yaku]), units, ..alone })
    }

    /// What a yaku is worth in this hand and house.
    #[inline]
    pub fn value(&self, whole: &Whole, yaku: Yaku) -> Value {
        match whole.query.rules.yaku.worth(yaku) {
            Worth::Han(_) if whole.fed_open && OPEN.contains(yaku) => Value::Units(1),
            Worth::Han([closed, open]) => {
                let han = if whole.closed { closed } else { open };
                Value::Han(if yaku == Yaku::Ippatsu { han.saturating_sub(self.absorbed) } else { han })
            }
            Worth::Yakuman { yakuman } => Value::Units(yakuman),
            Worth::Limit { limit } => Value::Limit(limit),
            Worth::Absent => Value::Han(0),
        }
    }
}
