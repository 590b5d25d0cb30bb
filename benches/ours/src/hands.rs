use jantaku_core::rules::TilesPlayed;
use jantaku_core::{Counts, Kind};
use jantaku_score::{discards, shanten};
use jantaku_testkit::Chance;

/// The tiles that hands are drawn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Distribution {
    All,
    SuitAndHonours,
    Suit,
    Yaochuu,
}

impl Distribution {
    pub const EVERY: [Distribution; 4] =
        [Distribution::All, Distribution::SuitAndHonours, Distribution::Suit, Distribution::Yaochuu];

    /// The name in words.
    pub const fn name(self) -> &'static str {
        match self {
            Distribution::All => "all 136 tiles",
            Distribution::SuitAndHonours => "one suit and honours",
            Distribution::Suit => "one suit",
            Distribution::Yaochuu => "terminals and honours",
        }
    }

    /// Four of each kind; `suit` is the suit of the one-suit distributions.
    fn tiles(self, played: TilesPlayed, suit: usize) -> Vec<Kind> {
        let in_suit = move |kind: Kind| kind.index() / 9 == suit;
        let of = move |kind: &Kind| match self {
            Distribution::All => true,
            Distribution::SuitAndHonours => in_suit(*kind) || kind.is_honour(),
            Distribution::Suit => in_suit(*kind),
            Distribution::Yaochuu => kind.is_yaochuu(),
        };
        played.kinds().iter().filter(of).flat_map(|kind| [kind; 4]).collect()
    }
}

/// `many` hands of `tiles` tiles. The one suit is a complete one.
pub fn hands(distribution: Distribution, played: TilesPlayed, tiles: usize, many: usize, seed: u64) -> Vec<Counts> {
    let mut chance = Chance::new(seed);
    let mut sets: Vec<Vec<Kind>> = whole(played).map(|suit| distribution.tiles(played, suit)).collect();
    let suits = sets.len();
    let mut hand = || {
        let set = &mut sets[chance.below(suits)];
        for at in 0..tiles {
            let from = at + chance.below(set.len() - at);
            set.swap(at, from);
        }
        set[..tiles].iter().copied().collect()
    };
    (0..many).map(|_| hand()).collect()
}

/// The suits with all kinds in play.
fn whole(played: TilesPlayed) -> std::ops::Range<usize> {
    if played == TilesPlayed::Full136 { 0..3 } else { 1..3 }
}

/// The shanten of a closed hand, the least of the three shapes.
#[inline]
pub fn shanten_of(hand: &Counts) -> i8 {
    shanten(hand, 0, TilesPlayed::Full136).min()
}

/// W1: the shanten of every hand, added up.
pub fn w1(hands: &[Counts]) -> i64 {
    hands.iter().map(|hand| i64::from(shanten_of(hand))).sum()
}

/// W2: every discard of every hand with its shanten and ukeire; the ukeire added up.
pub fn w2(hands: &[Counts]) -> u64 {
    let accepted = |hand: &Counts| -> usize {
        let of = |after: &jantaku_score::AfterDiscard| after.ukeire.len() + (after.shanten.min() + 1) as usize;
        discards(hand, 0, TilesPlayed::Full136).iter().map(of).sum()
    };
    hands.iter().map(|hand| accepted(hand) as u64).sum()
}
