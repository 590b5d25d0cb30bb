//! Winning hands without sets, other than seven pairs and thirteen orphans, that some houses know.

use jantaku_core::{Counts, Hand, Kind, KindSet, Ruleset, Suit, Wind, Yaku, YakuSet};
use serde::{Deserialize, Serialize};

use crate::{WinBy, WinQuery};

/// A hand that wins by its fourteen tiles alone, without a meld, if the house knows its yaku.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Irregular {
    /// One pair and no two other tiles that connect, on the player's first draw (十三不塔).
    Shiisanpuutaa,
    /// The same without a pair (十四不塔).
    Shiisuupuutaa,
    /// All seven honours and seven tiles of 147, 258 and 369, each in a suit of its own (七星無靠).
    ChiishinUushii,
    /// Triplets of South and North, 1861 in one suit and 1865 in another (南北戦争).
    AmericanCivilWar,
}

impl Irregular {
    /// All irregular hands that houses may play.
    pub const ALL: [Irregular; 4] =
        [Irregular::Shiisanpuutaa, Irregular::Shiisuupuutaa, Irregular::ChiishinUushii, Irregular::AmericanCivilWar];

    /// Returns the yaku that the hand scores.
    pub const fn yaku(self) -> Yaku {
        match self {
            Irregular::Shiisanpuutaa => Yaku::Shiisanpuutaa,
            Irregular::Shiisuupuutaa => Yaku::Shiisuupuutaa,
            Irregular::ChiishinUushii => Yaku::ChiishinUushii,
            Irregular::AmericanCivilWar => Yaku::AmericanCivilWar,
        }
    }

    /// Whether it counts only with the player's first draw, before any call: a hand cannot wait for it.
    pub const fn of_first_draw(self) -> bool {
        matches!(self, Irregular::Shiisanpuutaa | Irregular::Shiisuupuutaa)
    }

    /// The irregular hands that a house knows.
    pub fn known(rules: &Ruleset) -> impl Iterator<Item = Irregular> + '_ {
        Irregular::ALL.into_iter().filter(|form| rules.yaku.knows(form.yaku()))
    }

    /// Whether these fourteen tiles are this hand.
    pub fn is(self, tiles: &Counts) -> bool {
        match self {
            Irregular::Shiisanpuutaa => tiles.held().len() == 13 && tiles.total() == 14 && unconnected(tiles),
            Irregular::Shiisuupuutaa => tiles.held().len() == 14 && tiles.total() == 14 && unconnected(tiles),
            Irregular::ChiishinUushii => seven_stars(tiles),
            Irregular::AmericanCivilWar => civil_war(tiles),
        }
    }

    /// Its yaku and those that count beside it.
    pub(crate) const fn admitted(self) -> YakuSet {
        match self {
            Irregular::Shiisanpuutaa | Irregular::Shiisuupuutaa => YakuSet::of(&[self.yaku()]),
            Irregular::ChiishinUushii => YakuSet::of(&[self.yaku(), Yaku::Tenhou, Yaku::Chiihou, Yaku::Renhou]),
            Irregular::AmericanCivilWar => YakuSet::ALL,
        }
    }
}

/// The irregular readings of a win; `all` are its fourteen tiles.
pub(crate) fn readings(query: &WinQuery, all: &Counts) -> impl Iterator<Item = Irregular> {
    let first_draw = query.context.first_turn && query.by == WinBy::Tsumo;
    let forms = Irregular::known(query.rules).filter(|_| query.hand.melds().is_empty());
    forms.filter(move |form| (first_draw || !form.of_first_draw()) && form.is(all))
}

/// The kinds that complete an irregular hand, if it can be waited for.
pub(crate) fn waits(hand: &Hand, rules: &Ruleset) -> KindSet {
    let mut waits = KindSet::EMPTY;
    for form in Irregular::known(rules).filter(|form| !form.of_first_draw() && hand.melds().is_empty()) {
        let completes = |kind: &Kind| {
            let mut with = hand.counts();
            with.add(*kind);
            with.of(*kind) <= 4 && form.is(&with)
        };
        Kind::all().filter(completes).for_each(|kind| waits.insert(kind));
    }
    waits
}

/// No two different tiles of a suit are within two steps.
fn unconnected(tiles: &Counts) -> bool {
    let apart = |kind: Kind, steps| kind.offset(steps).is_none_or(|near| tiles.of(near) == 0);
    tiles.held().iter().all(|kind| apart(kind, 1) && apart(kind, 2))
}

fn numbers(tiles: &Counts, suit: Suit) -> impl Iterator<Item = (u8, u8)> {
    (1..=9).filter_map(move |number| Kind::suited(suit, number).map(|kind| (number, tiles.of(kind))))
}

fn seven_stars(tiles: &Counts) -> bool {
    let held = tiles.held();
    let honours = held.iter().filter(|kind| kind.is_honour()).count();
    let groups = Suit::ALL.map(|suit| {
        let mut groups = numbers(tiles, suit).filter(|&(_, count)| count > 0).map(|(number, _)| number % 3);
        let first = groups.next();
        first.filter(|first| groups.all(|group| group == *first))
    });
    let [m, p, s] = groups;
    tiles.total() == 14
        && held.len() == 14
        && honours == 7
        && groups.iter().all(Option::is_some)
        && m != p
        && p != s
        && m != s
}

fn civil_war(tiles: &Counts) -> bool {
    let is = |suit: Suit, wanted: [u8; 9]| numbers(tiles, suit).map(|(_, count)| count).eq(wanted);
    let north = |suit| is(suit, [2, 0, 0, 0, 0, 1, 0, 1, 0]);
    let south = |suit| is(suit, [1, 0, 0, 0, 1, 1, 0, 1, 0]);
    tiles.total() == 14
        && [Wind::South, Wind::North].iter().all(|wind| tiles.of(wind.kind()) == 3)
        && Suit::ALL.into_iter().any(north)
        && Suit::ALL.into_iter().any(south)
}
