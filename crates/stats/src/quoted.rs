//! Figures that the documents of the houses quote, to be compared with those measured.

use jantaku_core::Yaku;

use crate::{HandFacts, Measured, Selection, WinFacts};

/// A quoted share of all wins.
#[derive(Debug, Clone, Copy)]
pub struct Quoted {
    pub key: &'static str,
    pub share: f64,
    /// Whether a win counts.
    pub holds: fn(&WinFacts) -> bool,
}

/// Shares of all wins. Yakuman are 0.18 %, one in 550; three of them 0.04 % each.
pub static QUOTED: [Quoted; 4] = [
    Quoted { key: "yakuman", share: 0.0018, holds: WinFacts::is_yakuman },
    Quoted { key: "suuankou", share: 0.0004, holds: |win| has(win, &[Yaku::Suuankou, Yaku::SuuankouTanki]) },
    Quoted { key: "daisangen", share: 0.0004, holds: |win| has(win, &[Yaku::Daisangen]) },
    Quoted { key: "kokushi", share: 0.0004, holds: |win| has(win, &[Yaku::Kokushi, Yaku::Kokushi13]) },
];

/// Yakuman in so many matches of one player: four in about 400.
pub const YAKUMAN_PER_MATCH: (u32, u32) = (4, 400);

/// The yaku to learn first, the most frequent first, each with its key and the yaku by which a win counts.
pub fn learn_first() -> impl Iterator<Item = (&'static str, &'static [Yaku])> {
    Yaku::LEARN_FIRST.into_iter().map(|(key, yaku)| match yaku {
        // A win by double riichi is one by riichi, and doesn't list both.
        [Yaku::Riichi] => (key, &[Yaku::Riichi, Yaku::DoubleRiichi][..]),
        _ => (key, yaku),
    })
}

/// Something that is named as rare.
#[derive(Debug, Clone, Copy)]
pub struct Rare {
    pub key: &'static str,
    pub holds: fn(&HandFacts) -> bool,
}

/// What is named as rare.
pub static RARE: [Rare; 5] = [
    Rare { key: "sanshoku_doukou", holds: |hand| won_with(hand, Yaku::SanshokuDoukou) },
    Rare { key: "sankantsu", holds: |hand| won_with(hand, Yaku::Sankantsu) },
    Rare { key: "ryanpeikou", holds: |hand| won_with(hand, Yaku::Ryanpeikou) },
    Rare { key: "nagashi", holds: |hand| hand.nagashi },
    Rare { key: "chankan", holds: |hand| won_with(hand, Yaku::Chankan) },
];

fn won_with(hand: &HandFacts, yaku: Yaku) -> bool {
    hand.win.as_ref().is_some_and(|win| has(win, &[yaku]))
}

pub fn has(win: &WinFacts, yaku: &[Yaku]) -> bool {
    win.yaku.iter().any(|line| yaku.contains(&line.yaku))
}

impl Selection<'_> {
    /// The share of wins that `holds` is true of.
    pub fn share_of_wins(&self, holds: impl Fn(&WinFacts) -> bool) -> Measured {
        self.counted(true, |hand: &HandFacts| hand.win.as_deref().map(|win| holds(win).into()))
    }

    /// The share of all hands that `holds` is true of.
    pub fn share_of_hands(&self, holds: impl Fn(&HandFacts) -> bool) -> Measured {
        self.counted(true, |hand: &HandFacts| Some(holds(hand).into()))
    }

    /// Yakuman per match of a player, with the standard error over matches.
    pub fn yakuman_per_match(&self) -> Measured {
        let yakuman = |hand: &HandFacts| hand.win.as_ref().is_some_and(|win| win.is_yakuman());
        self.per_seat(|hands| hands.filter(|hand| yakuman(hand)).count() as i64)
    }
}
