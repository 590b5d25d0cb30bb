//! Local yaku of the moment, in play.

use jantaku_core::rules::{Bust, Paarenchan, StakeOnRon};
use jantaku_core::{Ruleset, Yaku};
use jantaku_engine::{Action, Intent};
use jantaku_score::Reason;
use jantaku_testkit::{Play, Scene, SceneExt, seat};

use crate::rules::READY;

/// A table whose house knows these yaku in addition to its own.
fn knowing(yaku: &[Yaku]) -> Scene {
    Scene::of("tenhou").rules(|rules| yaku.iter().for_each(|&yaku| rules.yaku.switch_on(yaku)))
}

fn has(t: &mut Play, number: usize, yaku: Yaku) -> bool {
    t.win(number).win.yaku.iter().any(|line| line.yaku == yaku)
}

const PLAIN: &str = "123789m123789s1z";

/// also where the stick of the declaring discard is lost.
#[test]
fn tsubame_gaeshi_takes_the_tile_that_declares() {
    for stake in [StakeOnRon::Returned, StakeOnRon::Lost] {
        let scene = |yaku| {
            let scene = knowing(&[yaku]).rules(|rules| rules.riichi_stake_on_ron = stake);
            scene.hand(0, PLAIN).hand(1, READY)
        };
        let mut double = scene(Yaku::TsubameGaeshi).draws("6p").deal();
        double.riichi(0, "6p").ron(1);
        assert!(has(&mut double, 1, Yaku::TsubameGaeshi));
        let mut hien = scene(Yaku::Hien).draws("6p").deal();
        hien.riichi(0, "6p").ron(1).expect_yaku(1, &[Yaku::Hien]);
        let mut second = scene(Yaku::Hien).draws("2z 3z 4z 5z 6p").deal();
        second.discard(0, "2z").run_to(0).riichi(0, "6p").ron(1);
        assert!(!has(&mut second, 1, Yaku::Hien));
        let mut later = scene(Yaku::TsubameGaeshi).draws("2z 3z 4z 5z 6p").deal();
        later.riichi(0, "2z").run_to(0).discard(0, "6p").ron(1);
        assert!(!has(&mut later, 1, Yaku::TsubameGaeshi));
    }
}

#[test]
fn kanburi_takes_the_discard_after_a_kan() {
    let scene = || knowing(&[Yaku::Kanburi]).hand(0, "1111z6p").hand(1, READY).supplements("2z");
    let mut t = scene().draws("3z").deal();
    t.ankan(0, "1z").discard(0, "6p").ron(1);
    assert!(has(&mut t, 1, Yaku::Kanburi));
    let mut later = scene().draws("3z 4z 5z 6z 7z").deal();
    later.ankan(0, "1z").discard(0, "3z").run_to(0).discard(0, "6p").ron(1);
    assert!(!has(&mut later, 1, Yaku::Kanburi));
}

#[test]
fn nippatsu_follows_ippatsu_undisturbed() {
    let known = [Yaku::Nippatsu];
    let second = |draws: &str| {
        let mut t = knowing(&known).hand(0, READY).hand(3, "22z6p").draws(draws).deal();
        t.riichi(0, "1z").run_to(0).tsumogiri(0);
        t
    };
    let mut ron = second("1z 3z 4z 5z 1z 6p");
    ron.discard(1, "6p").ron(0);
    assert!(has(&mut ron, 0, Yaku::Nippatsu) && !has(&mut ron, 0, Yaku::Ippatsu));
    let mut tsumo = second("1z 3z 4z 5z 1z 3z 4z 5z 6p");
    tsumo.run_to(0).tsumo(0);
    assert!(has(&mut tsumo, 0, Yaku::Nippatsu));
    let mut third = second("1z 3z 4z 5z 1z 3z 4z 5z 6z 6p");
    third.run_to(0).tsumogiri(0).discard(1, "6p").ron(0);
    assert!(!has(&mut third, 0, Yaku::Nippatsu));
    let mut called = second("1z 3z 4z 5z 1z 2z");
    called.discard(1, "2z").pon(3).discard(3, "6p").ron(0);
    assert!(!has(&mut called, 0, Yaku::Nippatsu));
}

#[test]
fn chou_ippatsu_is_the_next_players_first_discard() {
    let scene = |draws: &str| knowing(&[Yaku::ChouIppatsu]).hand(0, READY).draws(draws).deal();
    let mut next = scene("1z 6p");
    next.riichi(0, "1z").discard(1, "6p").ron(0);
    assert!(has(&mut next, 0, Yaku::ChouIppatsu) && !has(&mut next, 0, Yaku::Ippatsu));
    let mut across = scene("1z 2z 6p");
    across.riichi(0, "1z").discard(1, "2z").discard(2, "6p").ron(0);
    assert!(!has(&mut across, 0, Yaku::ChouIppatsu) && has(&mut across, 0, Yaku::Ippatsu));
}

/// a yakuman in two houses, a mangan in one; near misses: the dealer, an own draw, a call or a closed kan before it, and a house
/// that does not know it.
#[test]
fn renhou_comes_before_the_first_draw_and_any_call() {
    for (house, points) in [("pretty_girls", 32000), ("touzai", 32000), ("pool_of_dreams", 8000)] {
        let scene = || Scene::of(house).hand(2, READY).indicators("5z5z");
        let renhou = |t: &mut Play| {
            t.ron(2).expect_yaku(2, &[Yaku::Renhou]);
            assert_eq!(t.table().scores[seat(2)] - t.table().rules.starting_points, points, "{house}");
        };
        renhou(scene().draws("6p").deal().discard(0, "6p"));
        renhou(scene().draws("1z 6p").deal().discard(0, "1z").discard(1, "6p"));
        let ordinary = |t: &mut Play| {
            t.ron(2);
            assert!(!has(t, 2, Yaku::Renhou), "{house}");
        };
        ordinary(scene().draws("1z 2z 3z 6p").deal().run_to(2).discard(2, "3z").discard(3, "6p"));
        ordinary(scene().hand(1, "11z6p").draws("1z").deal().discard(0, "1z").pon(1).discard(1, "6p"));
        let mut kan = scene().hand(0, "2222z").draws("1z").supplements("6p").deal();
        ordinary(kan.ankan(0, "2z").discard(0, "6p"));
        let mut dealer = Scene::of(house).hand(0, READY).draws("1z 6p").deal();
        dealer.discard(0, "1z").discard(1, "6p").ron(0);
        assert!(!has(&mut dealer, 0, Yaku::Renhou));
    }
    let mut unknown = Scene::of("yakuza").hand(2, READY).draws("6p").deal();
    unknown.discard(0, "6p").ron(2).expect_yaku(2, &[Yaku::Pinfu, Yaku::Tanyao]);
}

/// as a fixed limit it needs no other yaku.
#[test]
fn renhou_may_be_a_fixed_mangan() {
    let mut t = Scene::of("pool_of_dreams").hand(2, "123m456m3388s777p").draws("3s").deal();
    t.discard(0, "3s").ron(2).expect_yaku(2, &[Yaku::Renhou]).expect_paid(0, 2, 8000, Reason::Hand);
}

/// Two kans, then the pair.
fn two_kans(yaku: &[Yaku]) -> Scene {
    knowing(yaku).hand(0, "1111222z234m678s")
}

#[test]
fn renkaihou_needs_kans_without_a_discard_between() {
    let known = [Yaku::Renkaihou, Yaku::Sanrenkaihou];
    let mut t = two_kans(&known).draws("5p").supplements("2z5p").deal();
    t.ankan(0, "1z").ankan(0, "2z").tsumo(0);
    assert!(has(&mut t, 0, Yaku::Renkaihou) && !has(&mut t, 0, Yaku::Rinshan) && !has(&mut t, 0, Yaku::Sanrenkaihou));
    let mut apart = two_kans(&known).draws("5p 6z 7z 6z 2z").supplements("7z5p").deal();
    apart.ankan(0, "1z").discard(0, "7z").run_to(0).ankan(0, "2z").tsumo(0);
    assert!(!has(&mut apart, 0, Yaku::Renkaihou) && has(&mut apart, 0, Yaku::Rinshan));
}

#[test]
fn toukanhou_is_a_kan_before_the_first_discard() {
    let known = [Yaku::Toukanhou];
    let mut t = two_kans(&known).draws("5p").supplements("2z5p").deal();
    t.ankan(0, "1z").ankan(0, "2z").tsumo(0).expect_yaku(0, &[Yaku::Toukanhou]);
    let mut later = two_kans(&known).draws("5p 6z 7z 6z 2z").supplements("7z5p").deal();
    later.ankan(0, "1z").discard(0, "7z").run_to(0).ankan(0, "2z").tsumo(0);
    assert!(!has(&mut later, 0, Yaku::Toukanhou));
}

#[test]
fn ketsupaihou_is_the_last_copy() {
    let scene = || knowing(&[Yaku::Ketsupaihou]).hand(0, "12m456p22555789s").hand(3, "33m6z");
    let mut t = scene().draws("1z 3m 3m").deal();
    t.discard(0, "1z").discard(1, "3m").pon(3).discard(3, "6z").tsumo(0);
    assert!(has(&mut t, 0, Yaku::Ketsupaihou));
    let mut unseen = scene().draws("1z 3m 6z 6z 3m").deal();
    unseen.discard(0, "1z").run_to(0).tsumo(0);
    assert!(!has(&mut unseen, 0, Yaku::Ketsupaihou));
}

/// the eighth hand in a row of one dealer, draws included; the hand needs a yaku of its own.
#[test]
fn paarenchan_is_the_eighth_deal_in_a_row() {
    let known = [Yaku::Paarenchan, Yaku::PouhoiPaarenchan];
    let by_deals = |rules: &mut Ruleset| (rules.bust, rules.paarenchan) = (Bust::Off, Paarenchan::KeptDeals);
    let knowing = |known: &[Yaku]| knowing(known).rules(by_deals);
    let scene = |kept| knowing(&known).kept(kept).hand(0, READY).hand(1, READY).draws("1z 6p");
    let mut seventh = scene(6).deal();
    seventh.discard(0, "1z").discard(1, "6p").ron(0).expect_yaku(0, &[Yaku::Pinfu, Yaku::Tanyao]);
    assert_eq!(seventh.next_hand().kept, 7);
    let mut eighth = scene(7).deal();
    eighth.discard(0, "1z").discard(1, "6p").ron(0).expect_yaku(0, &[Yaku::Paarenchan]);
    assert_eq!(eighth.next_hand().kept, 8);
    let mut broken = knowing(&known).kept(7).hand(1, READY).draws("6p").deal();
    broken.discard(0, "6p").ron(1).expect_yaku(1, &[Yaku::PouhoiPaarenchan]);
    assert_eq!(broken.next_hand().kept, 0);
    let mut without = knowing(&known).kept(7).hand(0, "123m456m3388s777p").draws("1z 3s").deal();
    without.discard(0, "1z").discard(1, "3s").expect_not_legal(0, Intent::Ron);
    let mut unknown = Scene::of("tenhou").hand(0, READY).draws("1z 6p").deal();
    unknown.discard(0, "1z").discard(1, "6p").ron(0);
    assert_eq!(unknown.next_hand().kept, 0);
}

/// at the pool of dreams a draw with a tenpai dealer counts as a kept deal, and another's nagashi does not break the row; near
/// misses: a noten draw, another's win.
#[test]
fn what_keeps_the_row_of_deals() {
    let scene = || Scene::of("pool_of_dreams").kept(6);
    let shown = |tenpai| {
        let mut t = scene().hand(tenpai, READY).draws("1z").deal();
        t.run_out().act(tenpai, Action::ShowTenpai).next_hand().kept
    };
    assert_eq!([shown(0), shown(2)], [7, 0]);
    let mut nagashi = scene().draws_of(1, "19m19p19s1234567z19m19p1s").deal();
    assert_eq!(nagashi.run_out().next_hand().kept, 7);
    let mut won = scene().hand(1, READY).draws("1z 2z 3z 4z 6p").deal();
    won.discard(0, "1z").run_to(0).discard(0, "6p").ron(1);
    assert_eq!(won.next_hand().kept, 0);
}

/// R-190, the other reading: the eighth win in a row of one player, from whichever seat; a draw breaks the row.
#[test]
fn paarenchan_may_count_wins() {
    let scene = || {
        let scene = knowing(&[Yaku::Paarenchan, Yaku::PouhoiPaarenchan]);
        scene.rules(|rules| (rules.bust, rules.paarenchan) = (Bust::Off, Paarenchan::Wins))
    };
    let position = |t: &mut Play| {
        let position = t.next_hand();
        (position.dealer.index(), position.kept, position.kept_by.map(|seat| seat.index()))
    };
    let mut first = scene().hand(2, READY).draws("6p").deal();
    first.discard(0, "6p").ron(2);
    assert_eq!(position(&mut first), (1, 1, Some(2)));
    let mut on = scene().dealer(1).kept(1).kept_by(2).hand(2, READY).draws("6p").deal();
    on.discard(1, "6p").ron(2);
    assert_eq!(position(&mut on), (2, 2, None));
    let mut other = scene().kept(6).hand(1, READY).draws("6p").deal();
    other.discard(0, "6p").ron(1);
    assert_eq!(position(&mut other), (1, 1, None));
    let mut drawn = scene().kept(6).hand(0, READY).deal();
    drawn.run_out();
    assert_eq!(position(&mut drawn), (0, 0, None));
    let win = |kept, by: Option<usize>| {
        let scene = scene().kept(kept).hand(0, READY).draws("1z 6p");
        let mut t = by.map_or(scene.clone(), |number| scene.kept_by(number)).deal();
        t.discard(0, "1z").discard(1, "6p").ron(0);
        has(&mut t, 0, Yaku::Paarenchan)
    };
    assert!(win(7, None) && !win(6, None) && !win(7, Some(3)));
    let mut broken = scene().kept(7).hand(1, READY).draws("6p").deal();
    broken.discard(0, "6p").ron(1).expect_yaku(1, &[Yaku::PouhoiPaarenchan]);
}
