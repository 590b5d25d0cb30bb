//! Who pays whom, and for what.

use jantaku_core::rules::{ChomboAmount, Nagashi, PaoHonba, PaoHonbaTsumo, PaoRon, PaoScope, TsumoLoss};
use jantaku_core::{BySeat, Players, Ruleset, Seat};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Limit, Lines, Win, WinBy};

/// What a transfer is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts", rename = "TransferReason"))]
pub enum Reason {
    /// The value of the winning hand.
    Hand,
    /// The honba of the winning hand.
    Honba,
    /// Riichi sticks that the winner takes from the pot.
    Sticks,
    /// What a liable player pays for the hand (包).
    Pao,
    /// Noten to tenpai at an exhaustive draw.
    Noten,
    /// A payment for nagashi mangan.
    Nagashi,
    /// A riichi stick laid into the pot, or given back after a foul.
    RiichiStick,
    /// What a foul costs (錯和).
    Chombo,
}

/// An account that has points: a player's score, or the riichi sticks on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged, expecting = "a seat from 0 to 3 or \"pot\" was expected")]
pub enum Account {
    /// The score of a player.
    Seat(Seat),
    /// The riichi sticks on the table.
    #[serde(with = "pot")]
    Pot,
}

/// The pot in JSON: `"pot"`.
mod pot {
    use super::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Word {
        Pot,
    }

    pub(super) fn serialize<S: Serializer>(serializer: S) -> Result<S::Ok, S::Error> {
        Word::Pot.serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
        Word::deserialize(deserializer).map(|Word::Pot| ())
    }
}

/// Points that move from one account to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Transfer {
    /// The account that pays.
    pub from: Account,
    /// The account that receives.
    pub to: Account,
    /// How much; never negative.
    #[serde(deserialize_with = "positive")]
    pub points: i32,
    /// The reason for the payment.
    pub reason: Reason,
}

fn positive<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    let points = i32::deserialize(deserializer)?;
    let wrong = || D::Error::custom(format!("a transfer of {points} points; every transfer moves more than none"));
    (points > 0).then_some(points).ok_or_else(wrong)
}

/// A list of transfers. What one account loses, another gains.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Payments(Lines<Transfer, 8>);

impl Payments {
    /// The change of every score.
    pub fn deltas(&self, players: Players) -> BySeat<i32> {
        BySeat::from_fn(players, |seat| self.delta(Account::Seat(seat)))
    }

    /// The change of the pot.
    pub fn pot_delta(&self) -> i32 {
        self.delta(Account::Pot)
    }

    fn delta(&self, account: Account) -> i32 {
        let sum = |side: fn(&Transfer) -> Account| -> i32 {
            let touching = self.iter().filter(|transfer| side(transfer) == account);
            touching.map(|transfer| transfer.points).fold(0, i32::saturating_add)
        };
        sum(|transfer| transfer.to) - sum(|transfer| transfer.from)
    }

    /// The same payments, with those to and from this player doubled (割れ目).
    #[must_use]
    pub fn doubled_for(self, seat: Seat) -> Payments {
        let between = |transfer: &Transfer| transfer.from != Account::Pot && transfer.to != Account::Pot;
        let own = |transfer: &Transfer| [transfer.from, transfer.to].contains(&Account::Seat(seat));
        let times = |transfer: &Transfer| if between(transfer) && own(transfer) { 2 } else { 1 };
        self.iter().map(|transfer| Transfer { points: transfer.points * times(transfer), ..*transfer }).collect()
    }

    /// The transfers in the order they were added.
    pub fn iter(&self) -> std::slice::Iter<'_, Transfer> {
        self.0.iter()
    }

    /// Whether nothing is paid.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a transfer, unless it is of no points.
    pub fn push(&mut self, transfer: Transfer) {
        if transfer.points != 0 {
            self.0.push(transfer);
        }
    }

    fn pay(&mut self, from: Seat, to: Seat, points: i32, reason: Reason) {
        self.push(Transfer { from: Account::Seat(from), to: Account::Seat(to), points, reason });
    }
}

impl Extend<Transfer> for Payments {
    fn extend<I: IntoIterator<Item = Transfer>>(&mut self, transfers: I) {
        transfers.into_iter().for_each(|transfer| self.push(transfer));
    }
}

impl FromIterator<Transfer> for Payments {
    fn from_iter<I: IntoIterator<Item = Transfer>>(transfers: I) -> Self {
        let mut payments = Payments::default();
        payments.extend(transfers);
        payments
    }
}

impl<'a> IntoIterator for &'a Payments {
    type Item = &'a Transfer;
    type IntoIter = std::slice::Iter<'a, Transfer>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// A player who is liable for a hand, having discarded the last set of a yakuman or the tile of the kan whose
/// supplement tile won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Liability {
    /// The seat of the liable player.
    pub seat: Seat,
    /// The part of the hand that the player is liable for.
    pub covers: Covered,
}

/// What a liable player is liable for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Covered {
    /// This many units of yakuman; nothing of a hand that is not a yakuman.
    Units(u8),
    /// The hand, whatever it is worth.
    Hand,
}

/// A win to be paid.
#[derive(Debug, Clone, Copy)]
pub struct WinPayment<'a> {
    /// The rules of the house.
    pub rules: &'a Ruleset,
    /// The hand with its score.
    pub win: &'a Win,
    /// The seat of the winner.
    pub winner: Seat,
    /// Whose tile it was; `None` for a self-draw.
    pub from: Option<Seat>,
    /// The dealer of the round.
    pub dealer: Seat,
    /// Honba that this win collects.
    pub honba: u32,
    /// Riichi sticks that this win collects.
    pub sticks: u32,
    /// The players liable for the hand, in the order in which they became liable.
    pub pao: &'a [Liability],
}

impl<'a> WinPayment<'a> {
    /// A win that collects no honba and no sticks, and for which nobody is liable; set the other fields as needed.
    pub fn new(rules: &'a Ruleset, win: &'a Win, winner: Seat, from: Option<Seat>, dealer: Seat) -> WinPayment<'a> {
        WinPayment { rules, win, winner, from, dealer, honba: 0, sticks: 0, pao: &[] }
    }
}

impl WinPayment<'_> {
    fn honba_points(&self) -> i32 {
        counted(self.rules.honba_value, self.honba)
    }

    /// The base points that each liable player pays for, and those paid as usual. If the whole hand is covered, the
    /// last of them is liable.
    #[inline]
    fn split(&self) -> (Vec<(Seat, i32)>, i32) {
        if self.pao.is_empty() { (Vec::new(), self.win.base) } else { self.split_by_pao() }
    }

    fn split_by_pao(&self) -> (Vec<(Seat, i32)>, i32) {
        let whole = self.rules.pao_scope == PaoScope::WholeHand;
        let unlimited = self.rules.aotenjou && self.win.yaku.iter().any(|line| line.value.units() > 0);
        let yakuman = unlimited || matches!(self.win.limit, Some(Limit::Yakuman(_)));
        // Without limits the yakuman's share of the points is undefined.
        let whole = whole || unlimited;
        let pao = if whole { &self.pao[self.pao.len().saturating_sub(1)..] } else { self.pao };
        let mut rest = self.win.base;
        let mut covered = Vec::new();
        for liable in pao.iter().filter(|liable| liable.seat != self.winner) {
            let base = match liable.covers {
                Covered::Units(units) if yakuman && !whole => rest.min(Limit::Yakuman(units).base(self.rules)),
                Covered::Units(_) if !yakuman => 0,
                _ => rest,
            };
            rest -= base;
            covered.extend((base > 0).then_some((liable.seat, base)));
        }
        (covered, rest)
    }

    fn ron_points(&self, base: i32) -> i32 {
        ron_points(self.winner == self.dealer, base)
    }

    /// What each of the other players pays for a self-draw.
    fn tsumo_points(&self, base: i32) -> impl Iterator<Item = (Seat, i32)> + use<> {
        tsumo_points(self.rules, self.winner, self.dealer, base)
    }
}

/// The payments of a win: the hand, its honba, and the sticks from the pot.
#[inline]
pub fn win_payments(p: &WinPayment) -> Payments {
    let mut payments = Payments::default();
    match p.from {
        None => pay_tsumo(p, &mut payments),
        Some(from) => pay_ron(p, from, &mut payments),
    }
    payments.push(Transfer {
        from: Account::Pot,
        to: Account::Seat(p.winner),
        points: counted(p.rules.riichi_stake, p.sticks),
        reason: Reason::Sticks,
    });
    payments
}

/// The score changes of an ordinary win with these base points: nobody is liable, and the pot is left out.
pub fn win_deltas(
    rules: &Ruleset,
    winner: Seat,
    from: Option<Seat>,
    dealer: Seat,
    base: i32,
    honba: u32,
) -> BySeat<i32> {
    let mut deltas = BySeat::from_fn(rules.players, |_| 0);
    let mut pay = |payer: Seat, points: i32| {
        deltas[payer] -= points;
        deltas[winner] += points;
    };
    match from {
        Some(from) => pay(from, ron_points(winner == dealer, base) + counted(rules.honba_value, honba)),
        None => {
            let share = honba_share(rules, honba);
            tsumo_points(rules, winner, dealer, base).for_each(|(payer, points)| pay(payer, points + share));
        }
    }
    deltas
}

//
/// A liable player pays the covered part for everyone; the last of them pays all honba where the house says so.
fn pay_tsumo(p: &WinPayment, payments: &mut Payments) {
    let (covered, rest) = p.split();
    for &(liable, base) in &covered {
        let all: i32 = p.tsumo_points(base).map(|(_, points)| points).sum();
        payments.pay(liable, p.winner, all, Reason::Pao);
    }
    let liable = covered.last().filter(|_| p.rules.pao_honba_tsumo == PaoHonbaTsumo::Liable);
    let honba = honba_share(p.rules, p.honba);
    for (payer, points) in p.tsumo_points(rest) {
        payments.pay(payer, p.winner, points, Reason::Hand);
        let honba_payer = liable.map_or(payer, |(liable, _)| *liable);
        payments.pay(honba_payer, p.winner, honba, Reason::Honba);
    }
}

//
/// The discarder pays; a third player who is liable pays their part of what they are liable for.
fn pay_ron(p: &WinPayment, from: Seat, payments: &mut Payments) {
    let (mut covered, _) = p.split();
    covered.retain(|(liable, _)| *liable != from);
    let alone = p.win.base - covered.iter().map(|(_, base)| base).sum::<i32>();
    let mut by_discarder = p.ron_points(alone);
    let mut by_liable = Vec::new();
    for (liable, base) in covered {
        let part = match p.rules.pao_ron {
            PaoRon::HalfEach => up_to_hundred(p.ron_points(base) / 2),
            PaoRon::LiablePaysAll => p.ron_points(base),
        };
        by_discarder += p.ron_points(base) - part;
        by_liable.push((liable, part));
    }
    payments.pay(from, p.winner, by_discarder, Reason::Hand);
    by_liable.iter().for_each(|&(liable, part)| payments.pay(liable, p.winner, part, Reason::Pao));
    let honba_payer = match (by_liable.last(), p.rules.pao_honba_ron) {
        (Some((liable, _)), PaoHonba::Liable) => *liable,
        _ => from,
    };
    payments.pay(honba_payer, p.winner, p.honba_points(), Reason::Honba);
}

/// Noten players pay tenpai players at an exhaustive draw. Nothing is paid when all or none are tenpai.
pub fn noten_payments(rules: &Ruleset, tenpai: &BySeat<bool>) -> Payments {
    let (ready, noten): (Vec<Seat>, Vec<Seat>) =
        rules.players.seats().partition(|seat| tenpai.get(*seat).copied().unwrap_or(false));
    if ready.is_empty() || noten.is_empty() {
        return Payments::default();
    }
    let transfers = ready.len().max(noten.len());
    let points = rules.noten_pot / transfers as i32;
    let pairs = noten.iter().cycle().zip(ready.iter().cycle()).take(transfers);
    let mut payments = Payments::default();
    pairs.for_each(|(&from, &to)| payments.pay(from, to, points, Reason::Noten));
    payments
}

/// Nagashi, paid as a self-draw of its value; several players with nagashi collect from one another too.
pub fn nagashi_payments(rules: &Ruleset, dealer: Seat, honba: u32, winners: &[Seat]) -> Payments {
    let mut payments = Payments::default();
    let base = match rules.nagashi_value {
        Nagashi::Off => return payments,
        Nagashi::Mangan => Limit::Mangan,
        Nagashi::Haneman => Limit::Haneman,
        Nagashi::Baiman => Limit::Baiman,
        Nagashi::Sanbaiman => Limit::Sanbaiman,
        Nagashi::Yakuman => Limit::Yakuman(1),
    }
    .base(rules);
    for &winner in winners {
        for (payer, points) in tsumo_points(rules, winner, dealer, base) {
            payments.pay(payer, winner, points, Reason::Nagashi);
            let honba = if rules.nagashi_honba { honba_share(rules, honba) } else { 0 };
            payments.pay(payer, winner, honba, Reason::Honba);
        }
    }
    payments
}

/// The immediate cost of fouls: each offender pays the others what they would have paid for a self-drawn mangan.
pub fn chombo_payments(rules: &Ruleset, dealer: Seat, offenders: &[Seat]) -> Payments {
    let mut payments = Payments::default();
    if rules.chombo_amount == ChomboAmount::None {
        return payments;
    }
    for &offender in offenders {
        for (other, points) in tsumo_points(rules, offender, dealer, Limit::Mangan.base(rules)) {
            payments.pay(offender, other, points, Reason::Chombo);
        }
    }
    payments
}

//
/// A dealer's share is two, another player's one. At a table of three the fourth player's share is lost, or the two
/// others pay half of it each.
fn tsumo_points(rules: &Ruleset, winner: Seat, dealer: Seat, base: i32) -> impl Iterator<Item = (Seat, i32)> + use<> {
    let split = rules.players == Players::Three && rules.tsumo_loss == TsumoLoss::NorthSplit;
    let fourth = if winner == dealer { 2 * base } else { base };
    let extra = if split { fourth / 2 } else { 0 };
    let [one, two] = [1, 2].map(|shares| up_to_hundred(base * shares + extra));
    rules.players.seats().filter(move |&payer| payer != winner).map(move |payer| {
        let times = base_times(WinBy::Tsumo, winner == dealer, payer == dealer);
        (payer, if times == 2 { two } else { one })
    })
}

fn ron_points(dealer_wins: bool, base: i32) -> i32 {
    up_to_hundred(base * base_times(WinBy::Ron, dealer_wins, false))
}

/// How many times the base points a payer owes for a hand, before that is rounded up to a whole hundred. Where three
/// players share out the fourth's part of a self-draw, each owes more.
#[inline]
pub const fn base_times(by: WinBy, dealer_wins: bool, dealer_pays: bool) -> i32 {
    match (by, dealer_wins, dealer_pays) {
        (WinBy::Ron, true, _) => 6,
        (WinBy::Ron, false, _) => 4,
        (WinBy::Tsumo, true, _) | (WinBy::Tsumo, false, true) => 2,
        (WinBy::Tsumo, false, false) => 1,
    }
}

/// What each player pays for the honba of a self-draw.
fn honba_share(rules: &Ruleset, honba: u32) -> i32 {
    if honba == 0 { 0 } else { counted(rules.honba_value / (rules.players.count() as i32 - 1), honba) }
}

/// `value` times `times`, without overflow for absurd counts.
fn counted(value: i32, times: u32) -> i32 {
    value.saturating_mul(i32::try_from(times).unwrap_or(i32::MAX))
}

/// Rounds points up to a whole hundred.
pub fn up_to_hundred(points: i32) -> i32 {
    (points + 99) / 100 * 100
}

#[cfg(test)]
mod tests {
    use super::*;

    ///
    #[test]
    fn hundreds_are_rounded_up() {
        assert_eq!([1280, 640, 8000, 1].map(up_to_hundred), [1300, 700, 8000, 100]);
    }
}
