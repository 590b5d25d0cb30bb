//! Differences between houses in payments: liability, caps, the fourth player's share, the fu of a wait.

use crate::common::WinLine;
use jantaku_core::rules::{ManzuCycle, Nagashi, PaoHonbaTsumo, PaoRon, PaoScope, TsumoLoss, WaitFuScope};
use jantaku_core::{Players, Ruleset, Seat};
use jantaku_score::{Covered, Liability, Limit, Payments, Win, WinPayment, nagashi_payments, win_payments};

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn house(change: impl FnOnce(&mut Ruleset)) -> Ruleset {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    change(&mut rules);
    rules
}

fn deltas(payments: &Payments, rules: &Ruleset) -> Vec<i32> {
    payments.deltas(rules.players).values().copied().collect()
}

/// Seat 1 wins `base` points, seat 0 deals, one honba.
fn paid(rules: &Ruleset, base: i32, limit: Option<Limit>, from: Option<usize>, pao: &[Liability]) -> Vec<i32> {
    let win = Win { base, limit, ..crate::common::win("234m456p1167s555z ron:8s") };
    let from = from.map(seat);
    let (winner, dealer) = (seat(1), seat(0));
    let payment = WinPayment { rules, win: &win, winner, from, dealer, honba: 1, sticks: 0, pao };
    deltas(&win_payments(&payment), rules)
}

fn liable(at: usize, covers: Covered) -> Liability {
    Liability { seat: seat(at), covers }
}

/// on a ron from another the liable player pays half of what is covered, or all of it.
#[test]
fn the_liable_player_pays_half_or_all_of_anothers_discard() {
    let pao = [liable(2, Covered::Units(1))];
    let yakuman = Some(Limit::Yakuman(1));
    let half = house(|rules| rules.pao_ron = PaoRon::HalfEach);
    assert_eq!(paid(&half, 8000, yakuman, Some(3), &pao), [0, 32300, -16300, -16000]);
    let all = house(|rules| rules.pao_ron = PaoRon::LiablePaysAll);
    assert_eq!(paid(&all, 8000, yakuman, Some(3), &pao), [0, 32300, -32300, 0]);
    // Near miss: the liable player deals in, or nobody is liable.
    assert_eq!(paid(&all, 8000, yakuman, Some(2), &pao), [0, 32300, -32300, 0]);
    assert_eq!(paid(&all, 8000, yakuman, Some(3), &[]), [0, 32300, 0, -32300]);
}

/// the liable player pays the honba of a self-draw, or each player pays a share.
#[test]
fn honba_of_a_self_draw_with_liability() {
    let pao = [liable(2, Covered::Units(1))];
    let yakuman = Some(Limit::Yakuman(1));
    let by_liable = house(|rules| rules.pao_honba_tsumo = PaoHonbaTsumo::Liable);
    assert_eq!(paid(&by_liable, 8000, yakuman, None, &pao), [0, 32300, -32300, 0]);
    let by_each = house(|rules| rules.pao_honba_tsumo = PaoHonbaTsumo::Each);
    assert_eq!(paid(&by_each, 8000, yakuman, None, &pao), [-100, 32300, -32100, -100]);
}

/// two players are liable for a yakuman each: each pays for theirs, or the last for the whole hand.
#[test]
fn two_liable_players() {
    let pao = [liable(2, Covered::Units(1)), liable(3, Covered::Units(1))];
    let yakuman = Some(Limit::Yakuman(2));
    let own = house(|rules| rules.pao_scope = PaoScope::LiableOnly);
    assert_eq!(paid(&own, 16000, yakuman, None, &pao), [0, 64300, -32000, -32300]);
    assert_eq!(paid(&own, 16000, yakuman, Some(0), &pao), [-32000, 64300, -16000, -16300]);
    let whole = house(|rules| rules.pao_scope = PaoScope::WholeHand);
    assert_eq!(paid(&whole, 16000, yakuman, None, &pao), [0, 64300, 0, -64300]);
}

/// a player whose discard made an open kan is liable for any hand; near miss: units need a yakuman.
#[test]
fn a_fed_kan_covers_any_hand() {
    for scope in [PaoScope::LiableOnly, PaoScope::WholeHand] {
        let rules = house(|rules| rules.pao_scope = scope);
        assert_eq!(paid(&rules, 480, None, None, &[liable(2, Covered::Hand)]), [0, 2300, -2300, 0]);
        assert_eq!(paid(&rules, 480, None, None, &[liable(2, Covered::Units(1))]), [-1100, 2300, -600, -600]);
    }
}

/// several yakuman add up to the house's cap and no further.
#[test]
fn the_yakuman_cap() {
    let won = |cap| {
        let scene = WinLine::read("1112223334446z ron:6z").with(|rules| rules.yakuman_cap = cap);
        scene.score().unwrap().limit
    };
    let uncapped = won(0);
    let Some(Limit::Yakuman(units)) = uncapped else { panic!("{uncapped:?}") };
    assert!(units > 2);
    assert_eq!(won(2), Some(Limit::Yakuman(2)));
    assert_eq!(won(units), uncapped);
}

/// at a table of three the fourth share is lost, or paid by the two others, half each.
#[test]
fn the_share_of_the_fourth() {
    let three = |loss| {
        house(|rules| {
            (rules.players, rules.honba_value, rules.tsumo_loss) = (Players::Three, 200, loss);
        })
    };
    let mangan = Some(Limit::Mangan);
    assert_eq!(paid(&three(TsumoLoss::Loss), 2000, mangan, None, &[]), [-4100, 6200, -2100]);
    assert_eq!(paid(&three(TsumoLoss::NorthSplit), 2000, mangan, None, &[]), [-5100, 8200, -3100]);
    // A discard is paid the same way under both, and so is a self-draw at a table of four.
    assert_eq!(paid(&three(TsumoLoss::NorthSplit), 2000, mangan, Some(0), &[]), [-8200, 8200, 0]);
    let four = house(|rules| rules.tsumo_loss = TsumoLoss::NorthSplit);
    assert_eq!(paid(&four, 2000, mangan, None, &[]), [-4100, 8300, -2100, -2100]);
}

/// nagashi as a yakuman, paid as a self-draw; near miss: as a mangan.
#[test]
fn nagashi_as_a_yakuman() {
    let paid = |value| {
        let rules = house(|rules| rules.nagashi_value = value);
        deltas(&nagashi_payments(&rules, seat(0), 2, &[seat(1)]), &rules)
    };
    assert_eq!(paid(Nagashi::Yakuman), [-16000, 32000, -8000, -8000]);
    assert_eq!(paid(Nagashi::Mangan), [-4000, 8000, -2000, -2000]);
}

/// 2334s waits for 2s in the pair and 1s, 4s with the run; the fu of the pair wait are the house's.
#[test]
fn the_fu_of_a_wait_among_several() {
    let fu =
        |line: &str, scope| WinLine::read(line).with(|rules| rules.wait_fu_scope = scope).score().unwrap().fu.sum();
    let several = "123m456p555z2345s ron:2s";
    assert_eq!(fu(several, WaitFuScope::Decomposition), 20 + 10 + 8 + 2);
    assert_eq!(fu(several, WaitFuScope::SingleTileOnly), 20 + 10 + 8);
    // Near miss: nothing else completes the hand.
    let single = "123m456p555z789s2s ron:2s";
    assert_eq!(fu(single, WaitFuScope::SingleTileOnly), 20 + 10 + 8 + 2);
}

/// if 2m to 8m are not in play, 1m points to 9m, or to nothing.
#[test]
fn the_dora_of_characters() {
    let points_to = |cycle, indicator: &str| {
        let rules = house(|rules| rules.manzu_cycle = cycle);
        rules.dora(indicator.parse().unwrap()).to_string()
    };
    assert_eq!(points_to(ManzuCycle::OneToNine, "1m"), "9m");
    assert_eq!(points_to(ManzuCycle::Normal, "1m"), "2m");
    assert_eq!(points_to(ManzuCycle::OneToNine, "1p"), "2p");
    assert_eq!(points_to(ManzuCycle::OneToNine, "9m"), "1m");
}
