use std::fmt;

use crate::formats::Place;

/// A difference between a record and the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The round's name, such as `E2.1`.
    pub round: String,
    /// The round's place in the text.
    pub at: Place,
    /// The event within the round, from 1; 0 is the deal.
    pub event: usize,
    /// The part of the record that was compared.
    pub check: Check,
    /// The value in the record.
    pub record: String,
    /// The value by the rules.
    pub rules: String,
}

/// What is compared, which determines the rule that decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Check {
    Tiles,
    Start,
    Draw,
    Action,
    Riichi,
    Dora,
    Outcome,
    Winner,
    Hand,
    Yaku,
    Han,
    Fu,
    Limit,
    Points,
    Ura,
    Liable,
    Chips,
    Pot,
    Payment,
    Scores,
    Tenpai,
    MatchEnd,
    Final,
    Offer,
    Wall,
    Copies,
}

impl Check {
    /// What is compared, in words.
    pub const fn what(self) -> &'static str {
        match self {
            Check::Tiles => "the tiles shown",
            Check::Start => "the start of the round",
            Check::Draw => "the draw",
            Check::Action => "the choice",
            Check::Riichi => "the riichi stick",
            Check::Dora => "the dora indicators",
            Check::Outcome => "how the round ends",
            Check::Winner => "who wins",
            Check::Hand => "the winning hand",
            Check::Yaku => "the yaku",
            Check::Han => "the han",
            Check::Fu => "the fu",
            Check::Limit => "the limit",
            Check::Points => "the points of the hand",
            Check::Ura => "the ura indicators",
            Check::Liable => "who is liable",
            Check::Chips => "the chips",
            Check::Pot => "honba and sticks on the table",
            Check::Payment => "the payments",
            Check::Scores => "the points of the players",
            Check::Tenpai => "who is tenpai",
            Check::MatchEnd => "whether the match is over",
            Check::Final => "the final result",
            Check::Offer => "what is offered",
            Check::Wall => "the wall of the seed",
            Check::Copies => "where each tile lies",
        }
    }

    /// The rule that decides it, with the options of the house that affect it.
    pub const fn rule(self) -> &'static str {
        match self {
            Check::Tiles | Check::Wall => "the set of tiles (red_fives)",
            Check::Copies => "the numbers of the tiles, each of which is one tile",
            Check::Start => "who deals next, honba and sticks (renchan, honba_on_noten_draw, honba_abortive)",
            Check::Draw => "turn order and the dead wall",
            Check::Action => "what a player may do in this position",
            Check::Riichi => "the riichi stick (riichi_stake)",
            Check::Dora => "when a kan turns its indicator (kan_dora_ankan, kan_dora_daiminkan, kan_dora_kakan)",
            Check::Outcome => "what ends a round (multi_ron, suucha_riichi, suufon_renda, suukaikan, nagashi_value)",
            Check::Winner => "who wins on one tile (multi_ron)",
            Check::Hand => "the tiles a player holds",
            Check::Yaku | Check::Han => "the yaku table and the dora (yaku, open_tanyao, red_fives)",
            Check::Fu => "the fu of a hand (pinfu_tsumo, open_pinfu_fu, double_wind_pair_fu, rinshan_tsumo_fu)",
            Check::Limit => "the limits (kiriage, sanbaiman, kazoe_yakuman)",
            Check::Points => "points from han and fu (kiriage, kazoe_yakuman)",
            Check::Ura => "ura dora for riichi (ura_dora, kan_ura_dora)",
            Check::Liable => "liability (pao)",
            Check::Chips => "chips (chip_value, chips_ippatsu, chips_ura, chips_red, chips_yakuman)",
            Check::Pot => "honba and riichi sticks",
            Check::Payment => "who pays whom (honba_value, noten_pot, nagashi_honba, pao_scope, pao_honba_ron)",
            Check::Scores => "the sum of all payments",
            Check::Tenpai => "tenpai at a draw (keishiki_tenpai, dead_wait_scope)",
            Check::MatchEnd => "when a match ends (extension, goal_points, agari_yame, tenpai_yame, bust)",
            Check::Final => "the final exchange (uma, oka, settle_rounding, tie_break, leftover_sticks)",
            Check::Offer => "what a player may do in this position",
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}), event {}: {}: ", self.round, self.at, self.event, self.check.what())?;
        write!(
            f,
            "the record says {}, the rules say {}; it is decided by {}",
            self.record,
            self.rules,
            self.check.rule()
        )
    }
}

/// Counts of what was checked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally(pub std::collections::BTreeMap<&'static str, u64>);

impl Tally {
    /// Adds one to the number of `what`.
    pub fn count(&mut self, what: &'static str) {
        self.add(what, 1);
    }

    /// Adds `many` to the number of `what`.
    pub fn add(&mut self, what: &'static str, many: u64) {
        if many > 0 {
            *self.0.entry(what).or_default() += many;
        }
    }

    /// Adds the numbers of another tally.
    pub fn merge(&mut self, other: &Tally) {
        other.0.iter().for_each(|(what, many)| self.add(what, *many));
    }
}
