//! What the tiles suggest.

use std::cmp::Reverse;

use jantaku_core::{Counts, Hand, Kind, KindSet, Meld, Suit, Yaku};
use jantaku_score::{Connection, connection};

use super::ground::{Discard, Ground, usefulness};
use super::{Fact, Said};

/// The terminals and honours up to which a hand can become tanyao.
const FEW_OUTER: u8 = 2;
/// The tiles of one suit and honours from which a hand can become a flush.
const MANY_OF_SUIT: u8 = 10;
/// The pairs from which a deal suggests pairs or triplets.
const MANY_PAIRS: usize = 4;
/// The tiles of a straight or of the same run in three suits, of nine, that suggest it.
const MOST_OF_NINE: usize = 7;

fn count(counts: &Counts, kinds: KindSet) -> u8 {
    kinds.iter().map(|kind| counts.of(kind)).sum()
}

/// The suit that a hand has most of, if no meld is of another, and how many concealed tiles are of others.
pub(super) fn flush(hand: &Hand) -> Option<(Suit, u8)> {
    let counts = hand.counts();
    let off = |suit: Suit| count(&counts, KindSet::ALL - KindSet::suit(suit) - KindSet::HONOURS);
    let fits = |suit: &Suit| hand.melds().iter().all(|meld| meld.kind().suit().is_none_or(|other| other == *suit));
    let suit = Suit::ALL.into_iter().filter(fits).min_by_key(|&suit| off(suit))?;
    Some((suit, off(suit)))
}

/// The yaku that an open hand can still get easily.
pub(super) fn open_yaku(ground: &Ground, hand: &Hand) -> Vec<Yaku> {
    let (all, concealed, rules) = (hand.all_counts(), hand.counts(), &ground.table.rules);
    let melds = hand.melds();
    let mut yaku = ground.value_yaku(&all);
    let simple = melds.iter().flat_map(Meld::tiles).all(|tile| !tile.kind().is_yaochuu());
    if rules.open_tanyao
        && rules.yaku.han(Yaku::Tanyao, false).is_some()
        && simple
        && count(&concealed, KindSet::YAOCHUU) <= FEW_OUTER + 1
        && !outer_in_set(&concealed)
    {
        yaku.push(Yaku::Tanyao);
    }
    if flush(hand).is_some_and(|(_, off)| off <= 2) {
        yaku.push(Yaku::Honitsu);
    }
    let triplets = melds.iter().all(|meld| !matches!(meld, Meld::Chii(_)));
    if triplets && melds.len() + concealed.twice().len() >= 5 {
        yaku.push(Yaku::Toitoi);
    }
    yaku
}

impl Ground<'_> {
    /// The value honours held as a triplet, or as a pair that can still become one.
    pub fn value_yaku(&self, all: &Counts) -> Vec<Yaku> {
        let wind = |kind| if self.table.wind(self.me).kind() == kind { Yaku::SeatWind } else { Yaku::RoundWind };
        let of = |kind: Kind| match kind {
            Kind::HAKU => Yaku::Haku,
            Kind::HATSU => Yaku::Hatsu,
            Kind::CHUN => Yaku::Chun,
            kind => wind(kind),
        };
        let able = |kind: &Kind| all.of(*kind) >= 3 || (all.of(*kind) == 2 && self.left.of(*kind) > 0);
        KindSet::HONOURS.iter().filter(|&kind| self.value(kind) > 0).filter(able).map(of).collect()
    }

    /// The yaku that these tiles suggest.
    pub fn suggested(&self, hand: &Hand) -> Vec<Yaku> {
        if !self.closed() {
            return open_yaku(self, hand);
        }
        let counts = hand.counts();
        let mut yaku = self.value_yaku(&counts);
        let held = counts.held();
        let run = |low: u8| {
            Suit::ALL
                .into_iter()
                .map(|suit| KindSet::numbers(suit, &[low, low + 1, low + 2]))
                .fold(KindSet::EMPTY, |all, one| all | one)
        };
        let pairs = counts.twice().len();
        let suited = |suit: Suit| count(&counts, KindSet::suit(suit) | KindSet::HONOURS);
        let likely = [
            (Yaku::Tanyao, count(&counts, KindSet::YAOCHUU) <= FEW_OUTER && !outer_in_set(&counts)),
            (Yaku::Honitsu, Suit::ALL.into_iter().any(|suit| suited(suit) >= MANY_OF_SUIT)),
            (Yaku::Chiitoitsu, pairs >= MANY_PAIRS),
            (Yaku::Ittsuu, Suit::ALL.into_iter().any(|suit| (held & KindSet::suit(suit)).len() >= MOST_OF_NINE)),
            (Yaku::SanshokuDoujun, (1..=7).any(|low| (held & run(low)).len() >= MOST_OF_NINE)),
        ];
        yaku.extend(likely.into_iter().filter(|(_, likely)| *likely).map(|(yaku, _)| yaku));
        yaku
    }
}

/// Whether a terminal or honour is part of a set that the hand has, so that it will stay.
fn outer_in_set(counts: &Counts) -> bool {
    let made = |kind| matches!(connection(counts, kind), Connection::Run | Connection::Triplet);
    (KindSet::YAOCHUU & counts.held()).iter().any(made)
}

//
pub(super) fn plan_yaku(ground: &Ground) -> Option<Said> {
    let start = ground.turn() && ground.discarded() == 0 && ground.melds() == 0;
    let yaku = ground.suggested(ground.view.hand());
    (start && !yaku.is_empty()).then(|| Said::note().with(Fact::Yaku(yaku)))
}

//
pub(super) fn plan_dead(ground: &Ground) -> Option<Said> {
    let dead = |discard: &&Discard| {
        ground.value(discard.kind) > 0 && ground.counts.of(discard.kind) == 2 && ground.left.of(discard.kind) == 0
    };
    let pair = ground.discards.iter().find(dead)?;
    Some(Said::note().with(Fact::Tile(pair.tile)).with(Fact::Copies(0)))
}

//
pub(super) fn honitsu_plan(ground: &Ground) -> Option<Said> {
    let pairs = ground.counts.twice() & KindSet::HONOURS;
    let (suit, off) = flush(ground.view.hand())?;
    let near = ground.all.total() as u8 - off >= MANY_OF_SUIT && off > 0;
    let most = ground.best()?.tiles;
    let off = |discard: &&Discard| {
        let other = discard.kind.suit().is_some_and(|other| other != suit);
        other && ground.sound(discard) && discard.tiles == most
    };
    let goes = ground.discards.iter().filter(off);
    let goes = goes.min_by_key(|discard| (usefulness(discard.kind), Reverse(discard.tiles)))?;
    (ground.quiet() && near && !pairs.is_empty())
        .then(|| Said::choose(goes.action).with(Fact::Tile(goes.tile)).with(Fact::Suit(suit)).with(Fact::Tiles(pairs)))
}

/// A yakuman by the tiles that it needs: how many of them, and how many are held.
fn yakuman(ground: &Ground) -> [(Yaku, u8, u8); 7] {
    let (counts, held) = (&ground.counts, ground.counts.held());
    // Of a kind that makes triplets no more than three help.
    let triples = |kinds: KindSet| -> u8 { kinds.iter().map(|kind| counts.of(kind).min(3)).sum() };
    let green: KindSet = Kind::all().filter(|kind| kind.is_green()).collect();
    // Pairs alone are seven pairs sooner.
    let concealed = if counts.at_least(3).is_empty() { 0 } else { triples(counts.at_least(2)) };
    [
        (Yaku::Kokushi, (held & KindSet::YAOCHUU).len() as u8, 13),
        (Yaku::Daisangen, triples(KindSet::DRAGONS), 9),
        (Yaku::Suuankou, concealed, 14),
        (Yaku::Shousuushii, triples(KindSet::WINDS), 12),
        (Yaku::Tsuuiisou, triples(KindSet::HONOURS), 14),
        (Yaku::Ryuuiisou, count(counts, green), 14),
        (Yaku::Chinroutou, triples(KindSet::TERMINALS), 14),
    ]
}

/// The yakuman nearest to its majority of tiles, at the start of the round.
fn nearest_yakuman(ground: &Ground) -> Option<(Yaku, u8, u8)> {
    let start = ground.turn() && ground.discarded() == 0 && ground.melds() == 0;
    let known = |(yaku, ..): &(Yaku, u8, u8)| ground.table.rules.yaku.counting(true).contains(*yaku);
    let share = |(_, held, needed): &(Yaku, u8, u8)| u32::from(*held) * 1000 / u32::from(*needed);
    yakuman(ground).into_iter().filter(known).max_by_key(share).filter(|_| start)
}

//
pub(super) fn yakuman_start(ground: &Ground) -> Option<Said> {
    let (yaku, held, needed) = nearest_yakuman(ground)?;
    (2 * held > needed).then(|| Said::note().with(Fact::Yaku(vec![yaku])).with(Fact::Held { held, needed }))
}

//
pub(super) fn no_yakuman(ground: &Ground) -> Option<Said> {
    let (yaku, held, needed) = nearest_yakuman(ground)?;
    (2 * held <= needed && 2 * held + 2 > needed)
        .then(|| Said::note().with(Fact::Yaku(vec![yaku])).with(Fact::Held { held, needed }))
}
