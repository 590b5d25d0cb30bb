//! What the others' discards and melds suggest.

use jantaku_core::{Kind, Meld, Seat, Suit};

use super::ground::Ground;
use super::{Fact, Said};

/// The discards after which a missing suit says something.
const ENOUGH_DISCARDS: usize = 6;
/// The discards after which it says something without a meld.
const MANY_DISCARDS: usize = 9;

//
pub(super) fn watch_right(ground: &Ground) -> Option<Said> {
    let right = ground.me.next(ground.table.players());
    let melds = &ground.table.melds[right];
    let mut suits = melds.iter().filter_map(|meld| meld.kind().suit());
    let suit = suits.next()?;
    let held = ground.discards.iter().any(|discard| discard.kind.suit() == Some(suit));
    let one_suit = melds.len() >= 2 && suits.all(|other| other == suit);
    (ground.table.rules.chii && held && one_suit && !ground.table.riichi[right].is_riichi())
        .then(|| Said::note().with(Fact::Players(vec![right])).with(Fact::Suit(suit)))
}

/// The others with what they have discarded.
fn others<'g>(ground: &'g Ground) -> impl Iterator<Item = (Seat, Vec<Kind>)> + 'g {
    let kinds = |seat: Seat| ground.table.rivers[seat].iter().map(|lying| lying.tile.kind()).collect();
    ground.cautions.iter().map(move |caution| (caution.seat, kinds(caution.seat)))
}

//
pub(super) fn flush_suspected(ground: &Ground) -> Option<Said> {
    let (seat, suit) = others(ground).find_map(|(seat, river)| Some((seat, missing_suit(ground, seat, &river)?)))?;
    ground.turn().then(|| Said::note().with(Fact::Players(vec![seat])).with(Fact::Suit(suit)))
}

/// The suit that a player keeps.
fn missing_suit(ground: &Ground, seat: Seat, river: &[Kind]) -> Option<Suit> {
    let melds = &ground.table.melds[seat];
    let of = |suit: Suit| river.iter().filter(|kind| kind.suit() == Some(suit)).count();
    let fits = |suit: Suit| melds.iter().all(|meld| meld.kind().suit().is_none_or(|other| other == suit));
    let enough = if melds.is_empty() { MANY_DISCARDS } else { ENOUGH_DISCARDS };
    let others_go = |suit: Suit| Suit::ALL.into_iter().filter(|&other| other != suit).all(|other| of(other) >= 2);
    Suit::ALL.into_iter().find(|&suit| river.len() >= enough && of(suit) == 0 && fits(suit) && others_go(suit))
}

//
pub(super) fn tanyao_suspected(ground: &Ground) -> Option<Said> {
    let simple = |meld: &Meld| meld.tiles().iter().all(|tile| !tile.kind().is_yaochuu());
    let tanyao = |(seat, river): &(Seat, Vec<Kind>)| {
        let melds = &ground.table.melds[*seat];
        let outer = river.iter().take(ENOUGH_DISCARDS).filter(|kind| kind.is_yaochuu()).count();
        river.len() >= ENOUGH_DISCARDS && outer + 1 >= ENOUGH_DISCARDS && !melds.is_empty() && melds.iter().all(simple)
    };
    let (seat, _) = others(ground).find(tanyao)?;
    ground.turn().then(|| Said::note().with(Fact::Players(vec![seat])))
}
