//! Checks for impossible rules: numbers out of range, and options that contradict each other.

use super::{Bounds, Bust, ChomboAmount, ChomboMode, Extension, Fault, LastHandDraw, RiichiAnkan, RulesError, Ruleset};

/// Whether options contradict each other, which, and why.
type Contradiction = (bool, &'static [&'static str], &'static str);

impl Ruleset {
    /// Checks that the rules are possible, and reports every fault.
    pub fn check(&self) -> Result<(), RulesError> {
        RulesError::unless_none(self.faults())
    }

    /// Every number out of range and every contradiction.
    pub(super) fn faults(&self) -> Vec<Fault> {
        let bounded = Ruleset::OPTIONS.iter().filter(|option| option.bounds != Bounds::Any);
        let ranges = bounded.filter_map(|option| {
            let wrong = (option.outside)(self, option.bounds)?;
            Some(Fault::new(&[option.key], format!("`{}` is {}, not {wrong}", option.key, option.allowed())))
        });
        let contradictions = self.contradictions().into_iter().filter(|(wrong, ..)| *wrong);
        ranges.chain(contradictions.map(|(_, keys, what)| Fault::new(keys, what.to_owned()))).collect()
    }

    fn contradictions(&self) -> Vec<Contradiction> {
        let plays_for_goal = matches!(
            self.extension,
            Extension::SuddenDeath | Extension::SuddenDeathRepeatFirst | Extension::ExtraRound
        );
        vec![
            (self.round_winds.is_empty(), &["round_winds"], "`round_winds` names no round"),
            (self.round_winds.len() > 8, &["round_winds"], "`round_winds` names more than eight rounds"),
            (!self.yaku.is_sane(), &["yaku"], "`yaku` has more than 13 han or 13 yakuman for one yaku"),
            (
                self.uma.len() != self.players.count(),
                &["uma", "players"],
                "`uma` needs one number for each of the `players`",
            ),
            (
                !self.floating_uma.is_empty()
                    && (self.floating_uma.len() != self.players.count() + 1
                        || self.floating_uma.iter().any(|table| table.len() != self.players.count())),
                &["floating_uma", "players"],
                "`floating_uma` needs a table for none floating, one for one, up to all of the `players`, each with one \
                 number for each of them",
            ),
            (
                self.last_hand_draw == LastHandDraw::DealerStaysUntilWon && self.extension != Extension::None,
                &["last_hand_draw", "extension"],
                "with an `extension` there is no very last hand for `last_hand_draw`",
            ),
            (
                self.kita && self.supplement_tiles < 8,
                &["kita", "supplement_tiles"],
                "`kita` needs a replacement tile for each North besides those of the kans: `supplement_tiles` must be 8",
            ),
            (
                !matches!((self.supplement_tiles, self.dora_indicator_stack), (4, 2 | 3) | (8, 5)),
                &["dora_indicator_stack", "supplement_tiles"],
                "`dora_indicator_stack` is 2 or 3 with four `supplement_tiles`, 5 with eight",
            ),
            (
                self.kan_min_wall == 0 && self.last_tile_win_only,
                &["kan_min_wall", "last_tile_win_only"],
                "`kan_min_wall` of 0 lets the last tile make a kan, `last_tile_win_only` bars it",
            ),
            (
                self.kita && self.kita_opens_hand && self.kita_in_riichi,
                &["kita_opens_hand", "kita_in_riichi"],
                "`kita_opens_hand` would open a hand in riichi: `kita_in_riichi` must be off",
            ),
            (
                self.aotenjou && self.bust == Bust::Off,
                &["aotenjou", "bust"],
                "`aotenjou` makes payments that nobody can play on after: `bust` must end the match",
            ),
            (
                self.riichi_ankan == RiichiAnkan::UncheckedPenalised && self.chombo_mode == ChomboMode::Prevented,
                &["riichi_ankan", "chombo_mode"],
                "`riichi_ankan` leaves kans unchecked, but `chombo_mode` punishes nothing",
            ),
            (
                self.chombo_mode != ChomboMode::Prevented
                    && self.chombo_amount == ChomboAmount::None
                    && self.chombo_after_uma == 0,
                &["chombo_mode", "chombo_amount", "chombo_after_uma"],
                "`chombo_mode` punishes fouls, but neither `chombo_amount` nor `chombo_after_uma` takes anything",
            ),
            (
                self.chip_value == 0
                    && [self.chips_ippatsu, self.chips_ura, self.chips_red, self.chips_yakuman] != [0; 4],
                &["chip_value", "chips_ippatsu", "chips_ura", "chips_red", "chips_yakuman"],
                "chips are won, but `chip_value` is 0",
            ),
            (
                self.kita_chankan_yaku && !self.kita_ron,
                &["kita_chankan_yaku", "kita_ron"],
                "`kita_chankan_yaku` needs `kita_ron`",
            ),
            (
                plays_for_goal && self.goal_points == 0,
                &["extension", "goal_points"],
                "`extension` plays for a goal, but `goal_points` is 0",
            ),
            (
                self.yame_needs_goal && self.goal_points == 0,
                &["yame_needs_goal", "goal_points"],
                "`yame_needs_goal` asks for a goal, but `goal_points` is 0",
            ),
            (self.kan_ura_dora && !self.kan_dora, &["kan_ura_dora", "kan_dora"], "`kan_ura_dora` needs `kan_dora`"),
        ]
    }
}
