//! What a round that others won, or nobody, says to a player about its own play.

use std::cmp::Reverse;
use std::sync::Arc;

use jantaku_core::{Ruleset, Seat, Tile};
use jantaku_engine::{Action, FoldError, Outcome, PublicEvent, RoundEnd, RoundWin, SeatEvent, View};
use jantaku_score::shanten;

use crate::safety::{Class, Grade, Mark, read};
use crate::shows_waits;

/// A look back at a round that the player did not win.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Review {
    /// The player discarded the winning tile.
    DealtIn {
        /// The tile that dealt in.
        tile: Tile,
        /// Who won with it, the first in turn order.
        winner: Seat,
        /// What the player could know of it.
        known: Known,
    },
    /// Another player won with a tile that was not the player's, or the wall ran out.
    Missed {
        /// Tiles missing to tenpai; 0 is tenpai.
        shanten: u8,
    },
}

/// What a player could know of a discard that dealt in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known {
    /// In riichi there was no choice.
    InRiichi,
    /// The winner showed nothing: neither riichi nor two melds.
    Unseen,
    /// The winner threatened to win, by riichi or by melds.
    Threatened {
        /// The risk of the tile against it.
        grade: Grade,
        /// The safest discard instead and its class, if it was safer.
        safest: Option<(Tile, Class)>,
    },
}

/// Looks back at a round by what a seat saw of it, the deal first; `None` while it is played, where the player won or a kan or a
/// north was robbed, after an abortive draw, and if the house gives no help.
pub fn review(rules: &Arc<Ruleset>, me: Seat, seen: &[SeatEvent]) -> Result<Option<Review>, FoldError> {
    let Some((at, end)) = seen.iter().enumerate().find_map(ended) else { return Ok(None) };
    let view = folded(rules, me, &seen[..at])?;
    if !shows_waits(&view) {
        return Ok(None);
    }
    let wins: &[RoundWin] = match &end.outcome {
        Outcome::Won { wins, .. } => wins,
        Outcome::Exhaustive { .. } => &[],
        _ => return Ok(None),
    };
    if wins.iter().any(|win| win.seat == me) {
        return Ok(None);
    }
    match wins.iter().find(|win| win.from == Some(me)) {
        Some(win) => dealt_in(rules, me, &seen[..at], win),
        None => Ok(missed(&view)),
    }
}

fn ended((at, event): (usize, &SeatEvent)) -> Option<(usize, &RoundEnd)> {
    match event {
        SeatEvent::Public(PublicEvent::RoundEnded(end)) => Some((at, end)),
        _ => None,
    }
}

fn folded(rules: &Arc<Ruleset>, me: Seat, seen: &[SeatEvent]) -> Result<View<'static>, FoldError> {
    let [deal, rest @ ..] = seen else { return Err(FoldError::OutOfPlace("a round begins with its deal")) };
    let mut view = View::start(rules.clone(), me, deal)?;
    rest.iter().try_for_each(|event| view.apply(event).map(|_| ()))?;
    Ok(view)
}

fn missed(view: &View) -> Option<Review> {
    let (hand, played) = (view.hand(), view.table().rules.tile_set);
    let shanten = shanten(&hand.counts(), hand.melds().len(), played).min();
    Some(Review::Missed { shanten: u8::try_from(shanten).unwrap_or(0) })
}

fn dealt_in(rules: &Arc<Ruleset>, me: Seat, seen: &[SeatEvent], win: &RoundWin) -> Result<Option<Review>, FoldError> {
    let last = |event: &SeatEvent| match event {
        SeatEvent::Public(PublicEvent::Discarded { seat, tile, .. }) => *seat == me && *tile == win.tile,
        SeatEvent::Public(PublicEvent::KanDeclared { seat, .. } | PublicEvent::Kita { seat }) => *seat == me,
        _ => false,
    };
    let Some(at) = seen.iter().rposition(last) else { return Ok(None) };
    let SeatEvent::Public(PublicEvent::Discarded { tile, .. }) = seen[at] else { return Ok(None) };
    let view = folded(rules, me, &seen[..at])?;
    Ok(known(&view, tile, win.seat).map(|known| Review::DealtIn { tile, winner: win.seat, known }))
}

/// What the player knew when it discarded the tile.
fn known(view: &View, tile: Tile, winner: Seat) -> Option<Known> {
    if view.table().riichi[view.seat()].is_riichi() {
        return Some(Known::InRiichi);
    }
    let cautions = read(view);
    let caution = cautions.iter().find(|caution| caution.seat == winner)?;
    if !caution.threatens {
        return Some(Known::Unseen);
    }
    let mark = caution.mark(tile.kind());
    let legal = view.legal_actions().legal;
    let others = legal.iter().filter_map(|action| match action {
        Action::Discard { tile, .. } => Some((*tile, caution.mark(tile.kind()))),
        _ => None,
    });
    // Of tiles as safe as each other, the one of which the player has the most: it is safe for several turns.
    let held = view.hand().counts();
    let rank = |(tile, mark): &(Tile, Mark)| (mark.grade, mark.class, Reverse(held.of(tile.kind())), tile.is_red());
    let safest = others.min_by_key(rank).filter(|(_, safest)| safest.grade < mark.grade);
    Some(Known::Threatened { grade: mark.grade, safest: safest.map(|(tile, mark)| (tile, mark.class)) })
}
