//! Who pays whom, and for what (R-110, R-229..R-243).

use jantaku_core::rules::{Nagashi, PaoHonba, PaoScope};
use jantaku_core::{BySeat, Players, Ruleset, Seat};

use crate::{Limit, Win, yakuman_points};

/// What a transfer is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The winning hand.
    Hand,
    /// Its honba.
    Honba,
    /// Riichi sticks that the winner takes from the pot.
    Sticks,
    /// What a liable player pays for the hand (包).
    Pao,
    /// Noten to tenpai at an exhaustive draw.
    Noten,
    /// Nagashi mangan.
    Nagashi,
    /// A riichi stick laid into the pot.
    RiichiStick,
}

/// Where points lie: with a player, or as riichi sticks on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Account {
    /// A player's score.
    Seat(Seat),
    /// The riichi sticks on the table.
    Pot,
}

/// Points that move from one account to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Transfer {
    /// Who pays.
    pub from: Account,
    /// Who receives.
    pub to: Account,
    /// How much; never negative.
    pub points: i32,
    /// For what.
    pub reason: Reason,
}

/// A list of transfers. Whatever one account loses another gains.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Payments(Vec<Transfer>);

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

    /// The transfers in the order they were added.
    pub fn iter(&self) -> std::slice::Iter<'_, Transfer> {
        self.0.iter()
    }

    /// Whether nothing is paid.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a transfer; one of no points is left out.
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

impl IntoIterator for Payments {
    type Item = Transfer;
    type IntoIter = std::vec::IntoIter<Transfer>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Payments {
    type Item = &'a Transfer;
    type IntoIter = std::slice::Iter<'a, Transfer>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// A player who fed the last set of a yakuman.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Liability {
    /// Who is liable.
    pub seat: Seat,
    /// The units of the yakuman fed.
    pub units: u8,
}

/// A win to be paid.
#[derive(Debug, Clone, Copy)]
pub struct WinPayment<'a> {
    /// The house rules.
    pub rules: &'a Ruleset,
    /// The scored hand.
    pub win: &'a Win,
    /// Who won.
    pub winner: Seat,
    /// Whose tile it was; `None` for a self-draw.
    pub from: Option<Seat>,
    /// The dealer of the round.
    pub dealer: Seat,
    /// Honba that this win collects.
    pub honba: u32,
    /// Riichi sticks that this win collects.
    pub sticks: u32,
    /// The player liable for a yakuman of the hand.
    pub pao: Option<Liability>,
}

impl WinPayment<'_> {
    fn honba_points(&self) -> i32 {
        counted(self.rules.honba_value, self.honba)
    }

    /// Base points that the liable player answers for, and those paid as usual.
    fn split(&self, liable: Liability) -> (i32, i32) {
        let base = self.win.base;
        let covered = match (self.win.limit, self.rules.pao_scope) {
            (Some(Limit::Yakuman(_)), PaoScope::WholeHand) => base,
            (Some(Limit::Yakuman(_)), PaoScope::LiableOnly) => base.min(yakuman_points(liable.units)),
            _ => 0,
        };
        (covered, base - covered)
    }

    fn ron_points(&self, base: i32) -> i32 {
        up_to_hundred(base * if self.winner == self.dealer { 6 } else { 4 })
    }

    /// What each of the others pays for a self-draw.
    fn tsumo_points(&self, base: i32) -> impl Iterator<Item = (Seat, i32)> + use<> {
        tsumo_points(self.rules.players, self.winner, self.dealer, base)
    }
}

/// The payments of a win: the hand, its honba, and the sticks from the pot.
///
/// With three players a self-draw brings what the two others pay; the share of a fourth is lost.
pub fn win_payments(p: &WinPayment) -> Payments {
    let mut payments = Payments::default();
    let liable = p.pao.filter(|liable| liable.seat != p.winner && p.split(*liable).0 > 0);
    match (p.from, liable) {
        (None, None) => pay_tsumo(p, &mut payments),
        (None, Some(liable)) => pay_tsumo_with_pao(p, liable, &mut payments),
        (Some(from), Some(liable)) if liable.seat != from => pay_ron_with_pao(p, from, liable, &mut payments),
        (Some(from), _) => {
            payments.pay(from, p.winner, p.ron_points(p.win.base), Reason::Hand);
            payments.pay(from, p.winner, p.honba_points(), Reason::Honba);
        }
    }
    payments.push(Transfer {
        from: Account::Pot,
        to: Account::Seat(p.winner),
        points: counted(p.rules.riichi_stake, p.sticks),
        reason: Reason::Sticks,
    });
    payments
}

fn pay_tsumo(p: &WinPayment, payments: &mut Payments) {
    for (payer, points) in p.tsumo_points(p.win.base) {
        payments.pay(payer, p.winner, points, Reason::Hand);
        payments.pay(payer, p.winner, honba_share(p.rules, p.honba), Reason::Honba);
    }
}

/// The liable player pays for all what is covered, and all honba.
fn pay_tsumo_with_pao(p: &WinPayment, liable: Liability, payments: &mut Payments) {
    let (covered, rest) = p.split(liable);
    let all: i32 = p.tsumo_points(covered).map(|(_, points)| points).sum();
    payments.pay(liable.seat, p.winner, all, Reason::Pao);
    for (payer, points) in p.tsumo_points(rest) {
        payments.pay(payer, p.winner, points, Reason::Hand);
        payments.pay(liable.seat, p.winner, honba_share(p.rules, p.honba), Reason::Honba);
    }
}

/// A third player deals in: half of what is covered each.
fn pay_ron_with_pao(p: &WinPayment, from: Seat, liable: Liability, payments: &mut Payments) {
    let (covered, rest) = p.split(liable);
    let half = up_to_hundred(p.ron_points(covered) / 2);
    payments.pay(from, p.winner, p.ron_points(covered) - half + p.ron_points(rest), Reason::Hand);
    payments.pay(liable.seat, p.winner, half, Reason::Pao);
    let honba_payer = match p.rules.pao_honba_ron {
        PaoHonba::Liable => liable.seat,
        PaoHonba::Discarder => from,
    };
    payments.pay(honba_payer, p.winner, p.honba_points(), Reason::Honba);
}

/// Noten players pay tenpai players at an exhaustive draw. Nothing is paid when all or none are tenpai.
pub fn noten_payments(rules: &Ruleset, players: Players, tenpai: &BySeat<bool>) -> Payments {
    let (ready, noten): (Vec<Seat>, Vec<Seat>) =
        players.seats().partition(|seat| tenpai.get(*seat).copied().unwrap_or(false));
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

/// Nagashi, paid as a self-draw of its value; several collect from one another too.
pub fn nagashi_payments(rules: &Ruleset, players: Players, dealer: Seat, honba: u32, winners: &[Seat]) -> Payments {
    let mut payments = Payments::default();
    let base = match rules.nagashi_value {
        Nagashi::Off => return payments,
        Nagashi::Mangan => Limit::Mangan.base(),
    };
    for &winner in winners {
        for (payer, points) in tsumo_points(players, winner, dealer, base) {
            payments.pay(payer, winner, points, Reason::Nagashi);
            let honba = if rules.nagashi_honba { honba_share(rules, honba) } else { 0 };
            payments.pay(payer, winner, honba, Reason::Honba);
        }
    }
    payments
}

/// Two shares between the dealer and anyone, one between others.
fn tsumo_points(players: Players, winner: Seat, dealer: Seat, base: i32) -> impl Iterator<Item = (Seat, i32)> {
    players.seats().filter(move |&payer| payer != winner).map(move |payer| {
        let shares = if payer == dealer || winner == dealer { 2 } else { 1 };
        (payer, up_to_hundred(base * shares))
    })
}

/// What each player pays for the honba of a self-draw.
fn honba_share(rules: &Ruleset, honba: u32) -> i32 {
    counted(rules.honba_value / (rules.players.count() as i32 - 1), honba)
}

/// `value` so many times, without overflow for absurd counts.
fn counted(value: i32, times: u32) -> i32 {
    value.saturating_mul(i32::try_from(times).unwrap_or(i32::MAX))
}

/// Rounds up to a whole hundred.
fn up_to_hundred(points: i32) -> i32 {
    (points + 99) / 100 * 100
}
