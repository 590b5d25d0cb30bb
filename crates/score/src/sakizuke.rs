//! Whether the yaku of a win was certain in time (先付け), where the house requires that.
//!
//! Houses that bar a late yaku do not agree on one rule; [`Sakizuke`] has three, the mildest first. All of them look at
//! the yaku that each tile of the wait would give, won in the same way. A yaku that the tile itself brings (rinshan,
//! chankan, the last tile and the like) does not count; riichi and a closed self-draw do, whatever the tile. A yaku
//! that contains another counts as that one too: a full flush is a half flush.

use jantaku_core::rules::Sakizuke;
use jantaku_core::{Kind, Yaku, YakuSet};
use thiserror::Error;

use crate::whole::{Melds, Whole};
use crate::win::{WinContext, WinQuery};
use crate::yaku::{self, Reading};
use crate::{Set, Shape, live_waits};

/// Why a win with a yaku is refused: the yaku comes too late for the house (後付け).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum LateYaku {
    /// With this tile of the wait the hand would have no yaku, so no tile wins.
    #[error("the house wants a yaku with every tile the hand waits for, and with {0} it has none of its own")]
    NoneWith(Kind),
    /// Each tile of the wait gives a yaku, but no yaku comes with all of them.
    #[error("the house wants the yaku settled before the win, and none is there with every tile the hand waits for")]
    NotTheSame,
    /// The first call, which opened the hand, is not part of the yaku.
    #[error("the house wants the first call to be part of the yaku, or the yaku to lie wholly in the concealed tiles")]
    NotByFirstCall,
}

/// Refuses a complete hand whose yaku was not certain as the house requires.
pub(crate) fn check(query: &WinQuery) -> Result<(), LateYaku> {
    let asked = query.rules.sakizuke;
    if asked == Sakizuke::Allowed {
        return Ok(());
    }
    let queries: Vec<WinQuery> = live_waits(query.hand, query.rules)
        .iter()
        .map(|kind| WinQuery { winning_tile: kind.tile(), context: lasting(&query.context), ..*query })
        .collect();
    // Nobody waits for a fifth tile of a kind.
    let wins: Vec<Whole> = queries.iter().map(Whole::new).filter(|win| win.check().is_ok()).collect();
    let found: Vec<YakuSet> = wins.iter().map(|win| yaku_of(win, |_, _| true)).collect();
    if let Some(at) = found.iter().position(YakuSet::is_empty) {
        return Err(LateYaku::NoneWith(wins[at].query.winning_tile.kind()));
    }
    if asked != Sakizuke::EveryWait && !have_common(&found) {
        return Err(LateYaku::NotTheSame);
    }
    let early = || wins.iter().map(|win| yaku_of(win, |reading, yaku| settled_by_first_call(win, reading, yaku)));
    if asked == Sakizuke::FirstCall && !have_common(&early().collect::<Vec<_>>()) {
        return Err(LateYaku::NotByFirstCall);
    }
    Ok(())
}

/// The circumstances known before the tile comes.
fn lasting(context: &WinContext) -> WinContext {
    let &WinContext { riichi, open_riichi, ippatsu, nippatsu, first_turn, eighth_deal, .. } = context;
    WinContext { riichi, open_riichi, ippatsu, nippatsu, first_turn, eighth_deal, ..WinContext::default() }
}

/// The yaku of a win that pass, in any reading. Paarenchan needs another yaku and does not count.
fn yaku_of(win: &Whole, passes: impl Fn(&Reading, Yaku) -> bool) -> YakuSet {
    let mut found = YakuSet::EMPTY;
    win.each_reading(|reading| {
        let others = yaku::all(win, reading) - YakuSet::of(&[Yaku::Paarenchan]);
        found |= others.iter().filter(|&yaku| passes(reading, yaku)).collect();
    });
    found
}

fn have_common(found: &[YakuSet]) -> bool {
    found.iter().copied().reduce(|common, other| common & other).is_none_or(|common| !common.is_empty())
}

/// Whether the first call is part of a yaku of this reading, or the yaku needs no call.
fn settled_by_first_call(win: &Whole, reading: &Reading, yaku: Yaku) -> bool {
    let melds = reading.whole.query.hand.melds().iter().enumerate();
    let mut calls = melds.filter(|(_, meld)| meld.is_open()).map(|(at, _)| is_part(win, reading, at, yaku));
    calls.next().is_none_or(|first| first || !calls.any(|later| later))
}

/// Whether this set is part of the yaku: with some other run in its place the hand would not have it.
fn is_part(win: &Whole, reading: &Reading, at: usize, yaku: Yaku) -> bool {
    let Some(set) = win.melds.sets.get(at) else { return false };
    let copies = match set.shape {
        Shape::Run => 1,
        Shape::Triplet => 3,
        Shape::Quad => 4,
    };
    let mut rest = win.all;
    for kind in set.kinds() {
        (0..copies).for_each(|_| _ = rest.take(kind));
    }
    runs().any(|run| {
        let (mut melds, mut all) = (Melds::default(), rest);
        let sets = win.melds.sets.iter().enumerate();
        sets.for_each(|(place, set)| melds.add(if place == at { run } else { *set }));
        run.kinds().for_each(|kind| all.add(kind));
        let other = win.with_melds(melds, all);
        !yaku::has(&reading.beside(&other), yaku)
    })
}

/// Every run that can be called.
fn runs() -> impl Iterator<Item = Set> {
    let low = Kind::all().filter(|kind| kind.offset(2).is_some());
    low.map(|kind| Set { shape: Shape::Run, kind, concealed: false })
}
