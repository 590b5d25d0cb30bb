//! Yaku: one small function each, registered in one list. What a yaku is worth, and whether it exists, is the house's
//! [`YakuTable`](jantaku_core::YakuTable); the functions only say whether a reading has it.

mod colours;
mod moment;
mod occasion;
mod registry;
mod runs;
mod shape;
mod triplets;
mod yakuman;

use jantaku_core::{Counts, Kind, Worth, Yaku};

use crate::{Decomposition, Irregular, Set, Value, Wait, WinQuery, YakuLine, win};

pub(crate) use registry::has;
pub(crate) use shape::{counts_for_all, is_pinfu};

/// One way to read the winning hand, with what the yaku ask about it.
pub(crate) struct Reading<'a> {
    pub query: &'a WinQuery<'a>,
    pub decomposition: &'a Decomposition,
    /// All tiles: concealed, melds and the winning tile.
    pub all: Counts,
    /// No meld but closed kans.
    pub closed: bool,
}

impl<'a> Reading<'a> {
    pub(crate) fn new(query: &'a WinQuery<'a>, decomposition: &'a Decomposition) -> Reading<'a> {
        Reading { query, decomposition, all: win::all_counts(query), closed: win::is_closed(query) }
    }
}

impl Reading<'_> {
    pub(crate) fn sets(&self) -> &[Set] {
        self.decomposition.sets()
    }

    /// The pair of a standard hand.
    fn pair(&self) -> Option<Kind> {
        match self.decomposition {
            Decomposition::Standard { pair, .. } => Some(*pair),
            _ => None,
        }
    }

    /// The wait of a standard hand.
    fn wait(&self) -> Option<Wait> {
        match self.decomposition {
            Decomposition::Standard { wait, .. } => Some(*wait),
            _ => None,
        }
    }

    fn runs(&self) -> impl Iterator<Item = Kind> {
        self.sets().iter().filter(|set| !set.is_triplet()).map(|set| set.kind)
    }

    /// Triplets and quads.
    fn triplets(&self) -> impl Iterator<Item = &Set> {
        self.sets().iter().filter(|set| set.is_triplet())
    }

    fn has_triplet(&self, kind: Kind) -> bool {
        self.triplets().any(|set| set.kind == kind)
    }

    fn is(&self, form: Irregular) -> bool {
        *self.decomposition == Decomposition::Irregular(form)
    }

    /// Whether the form of the hand lets this yaku count.
    fn admits(&self, yaku: Yaku) -> bool {
        match self.decomposition {
            Decomposition::Irregular(form) => yaku == form.yaku() || form.counts_beside(yaku),
            _ => true,
        }
    }

    fn all_tiles(&self, test: impl Fn(Kind) -> bool) -> bool {
        self.all.held().iter().all(test)
    }
}

/// Three things in every order.
fn in_any_order<T: Copy>([a, b, c]: [T; 3]) -> [[T; 3]; 6] {
    [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]]
}

/// Where a house states the total of a yaku, what that total contains.
const CONTAINS: &[(Yaku, &[Yaku])] = &[
    (Yaku::Ippatsu, &[Yaku::Riichi]),
    (Yaku::Honroutou, &[Yaku::Toitoi, Yaku::Chiitoitsu, Yaku::Chanta]),
    (Yaku::Shousangen, &[Yaku::Haku, Yaku::Hatsu, Yaku::Chun]),
];

/// The yaku of a reading that count in the house, in the order of results. Where there are limits, a yakuman
/// drives out everything else, and without stacking only the highest counts.
pub(crate) fn find(reading: &Reading) -> Vec<YakuLine> {
    let rules = reading.query.rules;
    let mut found: Vec<YakuLine> = lines(reading).collect();
    if matches!(found[..], [YakuLine { yaku: Yaku::Paarenchan, .. }]) {
        found.clear(); // it needs another yaku
    }
    let replaced: Vec<&[Yaku]> =
        found.iter().map(|line| line.yaku.info().replaces).filter(|lower| !lower.is_empty()).collect();
    found.retain(|line| !replaced.iter().any(|lower| lower.contains(&line.yaku)));
    if rules.absorb_components {
        absorb(reading, &mut found);
    }
    if !rules.aotenjou && found.iter().any(|line| line.value.units() > 0) {
        found.retain(|line| line.value.units() > 0);
        if !rules.yakuman_stacking {
            return found.into_iter().rev().max_by_key(|line| line.value.units()).into_iter().collect();
        }
    }
    found
}

/// Every yaku that a reading has in the house, those that others contain among them.
pub(crate) fn known(reading: &Reading) -> impl Iterator<Item = Yaku> {
    lines(reading).map(|line| line.yaku)
}

fn lines(reading: &Reading) -> impl Iterator<Item = YakuLine> {
    reading.query.rules.yaku.known().filter_map(|yaku| {
        let value = value(reading, yaku)?;
        (reading.admits(yaku) && has(reading, yaku)).then_some(YakuLine { yaku, value })
    })
}

/// What a yaku gives in this house, if it knows it.
fn value(reading: &Reading, yaku: Yaku) -> Option<Value> {
    match reading.query.rules.yaku.worth(yaku) {
        Worth::Absent => None,
        Worth::Han([closed, open]) => {
            if matches!(yaku, Yaku::OpenRiichi | Yaku::OpenDoubleRiichi) && occasion::fed_open_hand(reading) {
                return Some(Value::Units(1));
            }
            let han = if reading.closed { closed } else { open };
            (han > 0).then_some(Value::Han(han))
        }
        Worth::Yakuman { yakuman } => (yakuman > 0).then_some(Value::Units(yakuman)),
        Worth::Limit { limit } => Some(Value::Limit(limit)),
    }
}

/// Drops what the totals of other yaku contain. Ippatsu contains a riichi, of a double riichi only that much.
fn absorb(reading: &Reading, found: &mut Vec<YakuLine>) {
    let riichi = reading.query.rules.yaku.han(Yaku::Riichi, true).unwrap_or(0);
    let double = found.iter().any(|line| line.yaku == Yaku::DoubleRiichi);
    let ippatsu = found.iter_mut().find(|line| double && line.yaku == Yaku::Ippatsu);
    if let Some(YakuLine { value: Value::Han(han), .. }) = ippatsu {
        *han = han.saturating_sub(riichi);
    }
    let totals: Vec<&[Yaku]> = found
        .iter()
        .filter_map(|line| CONTAINS.iter().find(|(total, _)| *total == line.yaku))
        .map(|(_, contained)| *contained)
        .collect();
    found.retain(|line| !totals.iter().any(|contained| contained.contains(&line.yaku)));
}
