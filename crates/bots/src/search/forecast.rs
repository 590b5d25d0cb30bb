//! The rest of the round if this seat does not win it: the value of folding and the risk of pushing.

use jantaku_core::rules::Renchan;
use jantaku_core::{BySeat, Kind, Seat};
use jantaku_engine::Table;
use jantaku_score::win_deltas;

use super::stakes::Stakes;
use crate::opponents::OpponentModel;
use crate::position::Position;

/// One more than the most draws that a seat can have left.
pub const MAX_TURNS: usize = 32;
/// A number for each count of draws that this seat has left.
pub type ByTurns = [f64; MAX_TURNS];

/// The risk that a discard deals in.
#[derive(Clone, Copy, Default)]
pub struct Risk {
    /// How likely it is.
    odds: f64,
    /// The value of the match then, times the odds.
    worth: f64,
}

impl Risk {
    /// The risk of dealing in to any opponent. `values`: the value of the match after dealing in to each.
    fn of<'a>(opponents: &'a [OpponentModel], values: &'a [f64], odds: impl Fn(&OpponentModel) -> f64 + 'a) -> Risk {
        opponents.iter().zip(values).fold(Risk::default(), |all, (opponent, value)| {
            let odds = odds(opponent);
            Risk { odds: all.odds + odds, worth: all.worth + odds * value }
        })
    }

    /// This share of it.
    pub fn part(self, part: f64) -> Risk {
        Risk { odds: part * self.odds, worth: part * self.worth }
    }

    /// The less likely of two.
    fn or_safer(self, other: Risk) -> Risk {
        if other.odds < self.odds { other } else { self }
    }

    /// The expected value where `otherwise` follows unless the discard deals in.
    pub fn before(self, otherwise: f64) -> f64 {
        self.worth + self.safe() * otherwise
    }

    /// The chance that the discard passes.
    pub fn safe(self) -> f64 {
        (1.0 - self.odds).max(0.0)
    }
}

/// What the rest of the round is expected to bring.
pub struct RoundForecast {
    /// The chance that an opponent wins in the go-around before this seat's next draw.
    pub others: ByTurns,
    /// The value of the match if an opponent wins and this seat does not deal in.
    pub lost: f64,
    /// The risk of a discard chosen without regard to safety.
    pub push: [Risk; MAX_TURNS],
    /// The value of folding now.
    pub fold: ByTurns,
    /// The value of a noten hand when the wall runs out.
    pub noten: f64,
    /// The same for a tenpai hand.
    pub tenpai: f64,
    /// The risk of discarding each kind now.
    pub danger: [Risk; Kind::COUNT],
    /// How many draws this seat has left.
    pub turns: usize,
}

/// The chance in each go-around that a tenpai opponent wins without this seat dealing in. Fitted to how often `expert`
/// wins (`docs/measuring.md`, "Predictions and outcomes").
const TENPAI_WIN_RATE: f64 = 0.06;
/// The share of wins that are by tsumo; set by hand.
pub const TSUMO_SHARE: f64 = 0.45;
/// The risk of folding, as a share of the risk of discarding random tiles; set by hand.
const FOLD_RISK_SHARE: f64 = 0.25;
/// The chance that an opponent is tenpai when the wall runs out; set by hand.
const TENPAI_AT_END: f64 = 0.45;

impl RoundForecast {
    pub fn new(position: &Position, stakes: &Stakes, opponents: &[OpponentModel]) -> RoundForecast {
        let table = position.table;
        let turns = position.turns.min(MAX_TURNS - 1);
        let deal_in_values: Vec<f64> = opponents.iter().map(|opponent| stakes.deal_in(table, opponent)).collect();
        let danger = std::array::from_fn(|kind| {
            Risk::of(opponents, &deal_in_values, |opponent| opponent.tenpai * opponent.odds[kind])
        });
        let mut others = [0.0; MAX_TURNS];
        let mut push = [Risk::default(); MAX_TURNS];
        for left in 0..=turns {
            let tenpai = |opponent: &OpponentModel| opponent.tenpai_in(table, turns - left);
            others[left] = opponents.iter().map(|opponent| TENPAI_WIN_RATE * tenpai(opponent)).sum();
            push[left] = Risk::of(opponents, &deal_in_values, |opponent| {
                tenpai(opponent) * random_tile_odds(position, opponent)
            });
        }
        let lost = value_if_lost(table, stakes, opponents);
        let [noten, tenpai] = [false, true].map(|tenpai| value_if_drawn(table, stakes, tenpai));
        let mut fold = [noten; MAX_TURNS];
        let safest = safest(position, &danger);
        for left in 1..=turns {
            // The safest tiles go first; opponents may reach tenpai in the meantime.
            let kind = safest[(turns - left).min(safest.len() - 1)].index();
            let held = Risk::of(opponents, &deal_in_values, |opponent| {
                opponent.tenpai_in(table, turns - left) * opponent.odds[kind]
            });
            let risk = held.or_safer(push[left].part(FOLD_RISK_SHARE));
            fold[left] = others[left] * lost + (1.0 - others[left]) * risk.before(fold[left - 1]);
        }
        RoundForecast { others, lost, push, fold, noten, tenpai, danger, turns }
    }
}

/// The chance that a random tile deals in to this opponent, if it is tenpai.
fn random_tile_odds(position: &Position, opponent: &OpponentModel) -> f64 {
    let weighted = Kind::all().map(|kind| f64::from(position.left.of(kind)) * opponent.odds[kind.index()]);
    weighted.sum::<f64>() / position.unseen.max(1) as f64
}

/// The safer half of the player's tiles, the safest first. As new tiles are drawn, later discards are no worse than these.
fn safest(position: &Position, danger: &[Risk; Kind::COUNT]) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = position.view.hand().tiles().map(|tile| tile.kind()).collect();
    kinds.sort_by(|a, b| danger[a.index()].odds.total_cmp(&danger[b.index()].odds));
    kinds.truncate(kinds.len().div_ceil(2));
    kinds
}

/// The expected value of the match after an opponent's win, each weighted by how likely it is.
fn value_if_lost(table: &Table, stakes: &Stakes, opponents: &[OpponentModel]) -> f64 {
    let half = table.live_left as usize / (2 * table.players().count());
    let weights: Vec<f64> = opponents.iter().map(|opponent| opponent.tenpai_in(table, half)).collect();
    let each = opponents.iter().zip(&weights).map(|(opponent, weight)| {
        let (winner, price) = (opponent.seat, opponent.price);
        let discarders = opponents.iter().filter(|other| other.seat != winner);
        let ron: f64 = discarders.clone().map(|from| stakes.won(table, winner, Some(from.seat), price)).sum();
        let ron = ron / discarders.count().max(1) as f64;
        weight * (TSUMO_SHARE * stakes.won(table, winner, None, price) + (1.0 - TSUMO_SHARE) * ron)
    });
    each.sum::<f64>() / weights.iter().sum::<f64>().max(f64::MIN_POSITIVE)
}

/// The expected value of the match after an exhaustive draw, for this seat tenpai or noten.
fn value_if_drawn(table: &Table, stakes: &Stakes, tenpai: bool) -> f64 {
    let seats = table.players().count();
    let others = (seats - 1) as i32;
    let pot = f64::from(table.rules.noten_pot);
    // The odds that `k` opponents are tenpai.
    let odds = |k: i32| {
        let ways = (0..k).fold(1.0, |ways, i| ways * f64::from(others - i) / f64::from(i + 1));
        ways * TENPAI_AT_END.powi(k) * (1.0 - TENPAI_AT_END).powi(others - k)
    };
    let gains = (0..=others).map(|k| match (tenpai, k) {
        (true, k) if k == others => 0.0,
        (true, k) => odds(k) * pot / f64::from(k + 1),
        (false, 0) => 0.0,
        (false, k) => -odds(k) * pot / f64::from(others + 1 - k),
    });
    let me = gains.sum::<f64>() as i32;
    let dealer_tenpai = if table.dealer() == stakes.me() { tenpai } else { true };
    let stays = match table.rules.renchan {
        Renchan::None | Renchan::Win => false,
        Renchan::Tenpai => dealer_tenpai,
        Renchan::Noten => true,
    };
    stakes.after(|seat| if seat == stakes.me() { me } else { -me / others }, stays)
}

impl Stakes {
    /// The value after dealing in to this opponent.
    fn deal_in(&self, table: &Table, opponent: &OpponentModel) -> f64 {
        self.won(table, opponent.seat, Some(self.me()), opponent.price)
    }

    /// The value after `winner` wins `price` points.
    fn won(&self, table: &Table, winner: Seat, from: Option<Seat>, price: i32) -> f64 {
        let base = price / if winner == table.dealer() { 6 } else { 4 };
        self.win(table, winner, from, base)
    }

    /// The value after `winner` wins with `base` base points.
    pub fn win(&self, table: &Table, winner: Seat, from: Option<Seat>, base: i32) -> f64 {
        let deltas: BySeat<i32> =
            win_deltas(&table.rules, winner, from, table.dealer(), base, table.start.position.honba);
        let sticks = table.sticks as i32 * table.rules.riichi_stake;
        let stays = winner == table.dealer() && table.rules.renchan != Renchan::None;
        self.after(|seat| deltas[seat] + if seat == winner { sticks } else { 0 }, stays)
    }
}
