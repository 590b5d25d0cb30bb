//! Figures by a property of the hand: its wait, the turn of its riichi, its yaku, its limit.

use std::collections::BTreeSet;

use jantaku_core::Yaku;
use jantaku_score::Limit;

use crate::figure::hand_figure;
use crate::{Figure, HandFacts, Measured, Row, Selection, WaitShape};

/// A property by which hands are divided. A hand may have several of its values, as it has several yaku.
#[derive(Debug, Clone, Copy)]
pub struct Group {
    pub key: &'static str,
    /// Whether a hand has the property.
    pub among: fn(&HandFacts) -> bool,
    pub values: fn(&HandFacts) -> Vec<&'static str>,
    /// All values, in order.
    pub all: fn() -> Vec<&'static str>,
    /// The keys of the figures that are measured for each value.
    pub figures: &'static [&'static str],
}

/// The first and last turn of each part of a round; the last part has no end.
const TURNS: [(&str, u8, u8); 3] = [("1-6", 1, 6), ("7-12", 7, 12), ("13+", 13, u8::MAX)];

const LIMITS: [&str; 6] = ["mangan", "haneman", "baiman", "sanbaiman", "kazoe", "yakuman"];

/// The properties. What is dealt into is divided by the winner's wait.
pub static GROUPS: [Group; 5] = [
    Group {
        key: "wait",
        among: |hand| hand.win.is_some(),
        values: |hand| hand.win.iter().map(|win| win.wait.key()).collect(),
        all: || WaitShape::ALL.map(WaitShape::key).to_vec(),
        figures: &["win_points", "tsumo"],
    },
    Group {
        key: "dealt_into",
        among: HandFacts::dealt_in,
        values: |hand| hand.dealt_into.iter().map(|wait| wait.key()).collect(),
        all: || WaitShape::ALL.map(WaitShape::key).to_vec(),
        figures: &["deal_in_points"],
    },
    Group {
        key: "turn",
        among: |hand| hand.riichi.is_some(),
        values: |hand| hand.riichi.iter().filter_map(|turn| part(*turn)).collect(),
        all: || TURNS.map(|(key, ..)| key).to_vec(),
        figures: &["riichi_win", "riichi_deal_in", "riichi_points", "win_points", "deal_in_points"],
    },
    Group {
        key: "limit",
        among: |hand| hand.win.is_some(),
        values: |hand| hand.win.iter().filter_map(|win| win.limit).map(limit).collect(),
        all: || LIMITS.to_vec(),
        figures: &[],
    },
    Group {
        key: "yaku",
        among: |hand| hand.win.is_some(),
        values: |hand| hand.win.iter().flat_map(|win| win.yaku.iter().map(|line| line.yaku.key())).collect(),
        all: || Yaku::ALL.iter().map(|yaku| yaku.key()).collect(),
        figures: &["win_points"],
    },
];

fn part(turn: u8) -> Option<&'static str> {
    TURNS.into_iter().find(|(_, first, last)| (*first..=*last).contains(&turn)).map(|(key, ..)| key)
}

fn limit(limit: Limit) -> &'static str {
    let [mangan, haneman, baiman, sanbaiman, kazoe, yakuman] = LIMITS;
    match limit {
        Limit::Mangan => mangan,
        Limit::Haneman => haneman,
        Limit::Baiman => baiman,
        Limit::Sanbaiman => sanbaiman,
        Limit::Kazoe => kazoe,
        Limit::Yakuman(_) => yakuman,
    }
}

/// The hands with one value of a property.
#[derive(Debug, Clone)]
pub struct Part {
    pub value: &'static str,
    /// Their share of all hands that have the property.
    pub share: Measured,
    /// The figures of these hands, by key.
    pub figures: Vec<(&'static str, Measured)>,
}

impl Group {
    pub fn has(&self, hand: &HandFacts, value: &str) -> bool {
        (self.among)(hand) && (self.values)(hand).contains(&value)
    }
}

impl Selection<'_> {
    /// Measures a property: a part for each value that some hand has.
    pub fn parts(&self, group: &Group) -> Vec<Part> {
        let found: BTreeSet<&str> = self.rows().flat_map(|row: Row<HandFacts>| (group.values)(row.what)).collect();
        (group.all)().into_iter().filter(|value| found.contains(value)).map(|value| self.part(group, value)).collect()
    }

    /// The same with a part for every value, those that no hand has among them.
    pub fn all_parts(&self, group: &Group) -> Vec<Part> {
        (group.all)().into_iter().map(|value| self.part(group, value)).collect()
    }

    fn part(&self, group: &Group, value: &'static str) -> Part {
        let holds = |hand: &HandFacts| group.has(hand, value);
        let share = self.counted(true, |hand: &HandFacts| (group.among)(hand).then(|| holds(hand).into()));
        let measured = |figure: &Figure<HandFacts>| (figure.key, self.measure_where(figure, holds));
        let figures = group.figures.iter().filter_map(|key| hand_figure(key)).map(measured).collect();
        Part { value, share, figures }
    }
}
