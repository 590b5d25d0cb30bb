//! Whether the yaku of a win was settled in time (先付け), where the house asks for that.
//!
//! Houses that bar a late yaku agree on no one rule; [`Sakizuke`] has three of them, from the mildest on. Common to
//! them: what is asked is which yaku each tile of the wait would give, won in the way it is won now. A yaku that the
//! tile itself brings (rinshan, chankan, the last tile and their like) settles nothing; riichi and a closed
//! self-draw do, whatever the tile. A yaku that contains another counts as that one too: a full flush is a half flush.

use jantaku_core::rules::Sakizuke;
use jantaku_core::{Kind, Yaku};
use thiserror::Error;

use crate::win::{self, Occasion, WinQuery};
use crate::yaku::{self, Reading};
use crate::{Decomposition, Set, Shape, live_waits};

/// Why a win with a yaku is none: the yaku comes too late for the house (後付け).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum LateYaku {
    /// With this tile of the wait the hand would have no yaku, so it wins with none of them.
    #[error("the house wants a yaku with every tile the hand waits for, and with {0} it has none of its own")]
    NoneWith(Kind),
    /// Each tile of the wait gives a yaku, but none is there with all of them.
    #[error("the house wants the yaku settled before the win, and none is there with every tile the hand waits for")]
    NotTheSame,
    /// The hand was opened by a call that has no part in the yaku.
    #[error("the house wants the first call to be part of the yaku, or the yaku to lie wholly in the concealed tiles")]
    NotByFirstCall,
}

/// Refuses a complete hand whose yaku was not settled as the house asks.
pub(crate) fn check(query: &WinQuery) -> Result<(), LateYaku> {
    let asked = query.rules.sakizuke;
    if asked == Sakizuke::Allowed {
        return Ok(());
    }
    let wins: Vec<WinQuery> = live_waits(query.hand, query.rules)
        .iter()
        .map(|kind| WinQuery { winning_tile: kind.tile(), occasion: lasting(&query.occasion), ..*query })
        .filter(|win| win::check(win).is_ok()) // a fifth tile of a kind is not waited for
        .collect();
    let found: Vec<Vec<Yaku>> = wins.iter().map(|win| yaku_of(win, |_, _| true)).collect();
    if let Some(at) = found.iter().position(Vec::is_empty) {
        return Err(LateYaku::NoneWith(wins[at].winning_tile.kind()));
    }
    if asked != Sakizuke::EveryWait && !have_common(&found) {
        return Err(LateYaku::NotTheSame);
    }
    let early = || wins.iter().map(|win| yaku_of(win, settled_by_first_call)).collect::<Vec<_>>();
    if asked == Sakizuke::FirstCall && !have_common(&early()) {
        return Err(LateYaku::NotByFirstCall);
    }
    Ok(())
}

/// What is so before the tile comes.
fn lasting(occasion: &Occasion) -> Occasion {
    let &Occasion { riichi, open_riichi, ippatsu, nippatsu, first_turn, eighth_deal, .. } = occasion;
    Occasion { riichi, open_riichi, ippatsu, nippatsu, first_turn, eighth_deal, ..Occasion::default() }
}

/// The yaku of a win that pass, in whatever reading. Paarenchan needs another beside it and settles nothing.
fn yaku_of(query: &WinQuery, passes: impl Fn(&Reading, Yaku) -> bool) -> Vec<Yaku> {
    win::readings(query)
        .flat_map(|decomposition| {
            let reading = Reading::new(query, &decomposition);
            yaku::known(&reading).filter(|&yaku| yaku != Yaku::Paarenchan && passes(&reading, yaku)).collect::<Vec<_>>()
        })
        .collect()
}

fn have_common(found: &[Vec<Yaku>]) -> bool {
    found.first().is_none_or(|first| first.iter().any(|yaku| found.iter().all(|other| other.contains(yaku))))
}

/// Whether the first call is part of a yaku of this reading, or no call is.
fn settled_by_first_call(reading: &Reading, yaku: Yaku) -> bool {
    let melds = reading.query.hand.melds().iter().enumerate();
    let mut calls = melds.filter(|(_, meld)| meld.is_open()).map(|(at, _)| is_part(reading, at, yaku));
    calls.next().is_none_or(|first| first || !calls.any(|later| later))
}

/// Whether this set is part of the yaku: with some run in its place the hand would not have it.
fn is_part(reading: &Reading, at: usize, yaku: Yaku) -> bool {
    let &Decomposition::Standard { sets, pair, wait } = reading.decomposition else { return false };
    let mut rest = reading.all;
    let copies = match sets[at].shape {
        Shape::Run => 1,
        Shape::Triplet => 3,
        Shape::Quad => 4,
    };
    for kind in sets[at].kinds() {
        (0..copies).for_each(|_| _ = rest.take(kind));
    }
    runs().any(|run| {
        let mut sets = sets;
        sets[at] = run;
        let mut all = rest;
        run.kinds().for_each(|kind| all.add(kind));
        let decomposition = Decomposition::Standard { sets, pair, wait };
        !yaku::has(&Reading { decomposition: &decomposition, all, ..*reading }, yaku)
    })
}

/// Every run that can be called.
fn runs() -> impl Iterator<Item = Set> {
    let low = Kind::all().filter(|kind| kind.offset(2).is_some());
    low.map(|kind| Set { shape: Shape::Run, kind, concealed: false })
}
