//! What each seat has in a match besides its points: chips, a win, fouls, the results of earlier games.

use jantaku_core::rules::NagashiAfter;
use jantaku_core::{BySeat, Ruleset, Seat, Yaku};
use jantaku_score::Limit;
use serde::{Deserialize, Serialize};

use crate::{Abort, Outcome, RoundEnd, RoundWin, Table};

/// What a seat has before a hand, as far as the house's settlement needs it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tally {
    /// The results of the games before this one, in points.
    #[serde(skip_serializing_if = "is_nothing")]
    pub earlier: i32,
    /// Whether it has won a hand, if the house has yakitori (焼き鳥).
    #[serde(skip_serializing_if = "is_nothing")]
    pub won: bool,
    /// Chips collected, less those paid.
    #[serde(skip_serializing_if = "is_nothing")]
    pub chips: i32,
    /// Fouls that are penalised after the uma.
    #[serde(skip_serializing_if = "is_nothing")]
    pub fouls: u32,
}

pub(crate) fn is_nothing<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Table {
    /// The tallies now; once the round is over, including its results.
    pub fn tally(&self) -> BySeat<Tally> {
        let before = &self.start.position.tally;
        let Some(end) = self.result() else { return before.clone() };
        let rules = &self.rules;
        let chips = end.chips(rules);
        before.map(|seat, &tally| Tally {
            won: tally.won || (rules.yakitori > 0 && has_won(rules, end, seat)),
            chips: tally.chips + chips[seat],
            fouls: tally.fouls + u32::from(rules.chombo_after_uma > 0 && has_erred(end, seat)),
            ..tally
        })
    }
}

impl RoundEnd {
    /// The chips that change hands, by seat: each player who pays for the hand, liable or not, pays the winner the same
    /// number.
    pub fn chips(&self, rules: &Ruleset) -> BySeat<i32> {
        let mut chips = BySeat::from_fn(rules.players, |_| 0);
        let Outcome::Won { wins, .. } = &self.outcome else { return chips };
        for winning in wins {
            let each = winning.chips(rules);
            for payer in payers(rules, winning) {
                chips[payer] -= each;
                chips[winning.seat] += each;
            }
        }
        chips
    }
}

fn payers(rules: &Ruleset, winning: &RoundWin) -> impl Iterator<Item = Seat> {
    let (winner, from) = (winning.seat, winning.from);
    rules.players.seats().filter(move |&seat| seat != winner && from.is_none_or(|from| from == seat))
}

impl RoundWin {
    /// The chips that each player who pays for the hand pays; a yakuman has none for dora and ippatsu.
    pub fn chips(&self, rules: &Ruleset) -> i32 {
        let win = &self.win;
        let ippatsu = win.yaku.iter().any(|line| matches!(line.yaku, Yaku::Ippatsu | Yaku::ChouIppatsu));
        let yakuman = match win.limit {
            Some(Limit::Yakuman(units)) => units,
            _ => 0,
        };
        let worth = [
            (rules.chips_ippatsu, u8::from(ippatsu)),
            (rules.chips_ura, win.dora.ura),
            (rules.chips_red, win.dora.red),
            (rules.chips_yakuman, yakuman),
        ];
        worth.map(|(chips, times)| i32::from(chips) * i32::from(times)).iter().sum()
    }
}

/// Nagashi counts as a win if the match continues as after one.
fn has_won(rules: &Ruleset, end: &RoundEnd, seat: Seat) -> bool {
    match &end.outcome {
        Outcome::Won { wins, .. } => wins.iter().any(|win| win.seat == seat),
        Outcome::Exhaustive { nagashi, .. } => {
            rules.nagashi_after == NagashiAfter::AsTsumoWin && nagashi.contains(&seat)
        }
        Outcome::Abortive { .. } => false,
    }
}

/// A player who has committed a foul has shown the hand.
fn has_erred(end: &RoundEnd, seat: Seat) -> bool {
    matches!(&end.outcome, Outcome::Abortive { reason: Abort::Chombo, shown } if shown[seat].is_some())
}
