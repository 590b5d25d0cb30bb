//! The rest of the round as it goes if this seat does not win it: what it is worth to give up the hand, and what it
//! costs to go on.

use jantaku_core::rules::Renchan;
use jantaku_core::{BySeat, Kind, Seat};
use jantaku_engine::Table;
use jantaku_score::win_deltas;

use super::stakes::Stakes;
use crate::foes::Foe;
use crate::sight::Sight;

/// As many own draws as a round can have left, and none.
pub const TURNS: usize = 32;
/// A number for each count of own draws left.
pub type ByTurns = [f64; TURNS];

/// That a discard is won with.
#[derive(Clone, Copy, Default)]
pub struct Risk {
    /// How likely.
    odds: f64,
    /// What the match is worth then, times that.
    worth: f64,
}

impl Risk {
    fn of<'a>(foes: &'a [Foe], fed: &'a [f64], odds: impl Fn(&Foe) -> f64 + 'a) -> Risk {
        foes.iter().zip(fed).fold(Risk::default(), |all, (foe, fed)| {
            let odds = odds(foe);
            Risk { odds: all.odds + odds, worth: all.worth + odds * fed }
        })
    }

    /// So much of it.
    pub fn part(self, part: f64) -> Risk {
        Risk { odds: part * self.odds, worth: part * self.worth }
    }

    /// The less likely of two.
    fn or_safer(self, other: Risk) -> Risk {
        if other.odds < self.odds { other } else { self }
    }

    /// What `otherwise` is worth with this risk before it.
    pub fn before(self, otherwise: f64) -> f64 {
        self.worth + self.safe() * otherwise
    }

    /// The chance that it passes.
    pub fn safe(self) -> f64 {
        (1.0 - self.odds).max(0.0)
    }
}

/// The course of the round.
pub struct Course {
    /// The chance that another wins in the go-around before the draw that leaves one fewer.
    pub others: ByTurns,
    /// What the match is worth if another wins, this seat having no part in it.
    pub lost: f64,
    /// To deal in with a discard made without a look at safety.
    pub push: [Risk; TURNS],
    /// What the match is worth if this seat gives up its hand now.
    pub fold: ByTurns,
    /// What it is worth if the wall runs out, noten and tenpai.
    pub noten: f64,
    pub tenpai: f64,
    /// To deal in with each kind now.
    pub danger: [Risk; Kind::COUNT],
    /// Own draws left.
    pub turns: usize,
}

/// How often in a go-around a waiting player wins, this seat having no part in it.
const WINS: f64 = 0.06;
/// The part of those wins that are self-drawn.
const DRAWN: f64 = 0.45;
/// How much of the danger of tiles drawn by chance is left to one who only looks for safe ones.
const FOLDED: f64 = 0.25;
/// How often each other player is tenpai when the wall runs out.
const TENPAI_AT_END: f64 = 0.45;

impl Course {
    pub fn new(sight: &Sight, stakes: &Stakes, foes: &[Foe]) -> Course {
        let table = sight.table;
        let turns = sight.turns.min(TURNS - 1);
        let fed: Vec<f64> = foes.iter().map(|foe| stakes.fed(table, foe)).collect();
        let danger = std::array::from_fn(|kind| Risk::of(foes, &fed, |foe| foe.tenpai * foe.odds[kind]));
        let mut others = [0.0; TURNS];
        let mut push = [Risk::default(); TURNS];
        for left in 0..=turns {
            let tenpai = |foe: &Foe| foe.tenpai_in(table, turns - left);
            others[left] = foes.iter().map(|foe| WINS * tenpai(foe)).sum();
            push[left] = Risk::of(foes, &fed, |foe| tenpai(foe) * blind(sight, foe));
        }
        let lost = lost(table, stakes, foes);
        let [noten, tenpai] = [false, true].map(|mine| drawn(table, stakes, mine));
        let mut fold = [noten; TURNS];
        let safest = safest(sight, &danger);
        for left in 1..=turns {
            // The safest tiles go first; those who do not wait yet may do so by then.
            let kind = safest[(turns - left).min(safest.len() - 1)].index();
            let own = Risk::of(foes, &fed, |foe| foe.tenpai_in(table, turns - left) * foe.odds[kind]);
            let risk = own.or_safer(push[left].part(FOLDED));
            fold[left] = others[left] * lost + (1.0 - others[left]) * risk.before(fold[left - 1]);
        }
        Course { others, lost, push, fold, noten, tenpai, danger, turns }
    }
}

/// The chance to deal in to a waiting player with a tile drawn by chance.
fn blind(sight: &Sight, foe: &Foe) -> f64 {
    let weighed = Kind::all().map(|kind| f64::from(sight.left.of(kind)) * foe.odds[kind.index()]);
    weighed.sum::<f64>() / sight.unseen.max(1) as f64
}

/// The own tiles, the safest first. New tiles come, so later ones are no worse than the middle.
fn safest(sight: &Sight, danger: &[Risk; Kind::COUNT]) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = sight.view.hand().tiles().map(|tile| tile.kind()).collect();
    kinds.sort_by(|a, b| danger[a.index()].odds.total_cmp(&danger[b.index()].odds));
    kinds.truncate(kinds.len().div_ceil(2));
    kinds
}

/// What the match is worth after another's win, the likelier ones counting more.
fn lost(table: &Table, stakes: &Stakes, foes: &[Foe]) -> f64 {
    let half = table.live_left as usize / (2 * table.players().count());
    let weights: Vec<f64> = foes.iter().map(|foe| foe.tenpai_in(table, half)).collect();
    let each = foes.iter().zip(&weights).map(|(foe, weight)| {
        let feeders = foes.iter().filter(|other| other.seat != foe.seat);
        let fed: f64 = feeders.clone().map(|from| stakes.won(table, foe.seat, Some(from.seat), foe.price)).sum();
        let fed = fed / feeders.count().max(1) as f64;
        weight * (DRAWN * stakes.won(table, foe.seat, None, foe.price) + (1.0 - DRAWN) * fed)
    });
    each.sum::<f64>() / weights.iter().sum::<f64>().max(f64::MIN_POSITIVE)
}

/// What it is worth when the wall runs out, the others being tenpai or not as is usual.
fn drawn(table: &Table, stakes: &Stakes, mine: bool) -> f64 {
    let seats = table.players().count();
    let others = (seats - 1) as i32;
    let pot = f64::from(table.rules.noten_pot);
    // With `k` of the others tenpai, each as likely as the next.
    let odds = |k: i32| {
        let ways = (0..k).fold(1.0, |ways, i| ways * f64::from(others - i) / f64::from(i + 1));
        ways * TENPAI_AT_END.powi(k) * (1.0 - TENPAI_AT_END).powi(others - k)
    };
    let gains = (0..=others).map(|k| match (mine, k) {
        (true, k) if k == others => 0.0,
        (true, k) => odds(k) * pot / f64::from(k + 1),
        (false, 0) => 0.0,
        (false, k) => -odds(k) * pot / f64::from(others + 1 - k),
    });
    let me = gains.sum::<f64>() as i32;
    let dealer_tenpai = if table.dealer() == stakes.me() { mine } else { true };
    let stays = match table.rules.renchan {
        Renchan::None | Renchan::Win => false,
        Renchan::Tenpai => dealer_tenpai,
        Renchan::Noten => true,
    };
    stakes.after(|seat| if seat == stakes.me() { me } else { -me / others }, stays)
}

impl Stakes {
    /// What it is worth to feed another.
    fn fed(&self, table: &Table, foe: &Foe) -> f64 {
        self.won(table, foe.seat, Some(self.me()), foe.price)
    }

    /// What it is worth when `winner` wins so many points.
    fn won(&self, table: &Table, winner: Seat, from: Option<Seat>, price: i32) -> f64 {
        let base = price / if winner == table.dealer() { 6 } else { 4 };
        self.win(table, winner, from, base)
    }

    /// What it is worth when `winner` wins with so many base points.
    pub fn win(&self, table: &Table, winner: Seat, from: Option<Seat>, base: i32) -> f64 {
        let deltas: BySeat<i32> = win_deltas(&table.rules, winner, from, table.dealer(), base, table.start.honba);
        let sticks = table.sticks as i32 * table.rules.riichi_stake;
        let stays = winner == table.dealer() && table.rules.renchan != Renchan::None;
        self.after(|seat| deltas[seat] + if seat == winner { sticks } else { 0 }, stays)
    }
}
