//! A stated hand, step by step.

use jantaku_core::Ruleset;
use jantaku_core::notation::format_tiles;
use jantaku_wire::convert::scored;
use jantaku_wire::{FuReason, NoWinReason, Payer, ScoreAnswer, ScoredHand};

fn win(line: &str, sticks: u32) -> ScoredHand {
    match scored(line, &Ruleset::preset("tenhou").unwrap(), sticks).unwrap() {
        ScoreAnswer::Win(hand) => *hand,
        no_win => panic!("{line}: {no_win:?}"),
    }
}

fn payments(hand: &ScoredHand) -> Vec<(Payer, u8, Option<i32>, i32, i32)> {
    hand.payments.iter().map(|step| (step.payer, step.count, step.times, step.points, step.honba)).collect()
}

#[test]
fn a_self_draw_is_shared_by_dealer_and_others() {
    let hand = win("234345m555p1167s riichi tsumo:8s honba:2", 1);
    assert_eq!(hand.groups.len(), 5);
    assert_eq!(hand.wait, Some(FuReason::Ryanmen));
    assert_eq!((hand.fu, hand.han, hand.base), (30, 2, 480));
    assert_eq!(payments(&hand), [(Payer::Dealer, 1, Some(2), 1000, 200), (Payer::Others, 2, Some(1), 500, 200)]);
    assert_eq!((hand.sticks, hand.points), (1000, 3600));
}

#[test]
fn a_ron_is_paid_by_the_discarder() {
    let other = win("234456m678p3356s ron:7s", 0);
    assert_eq!(payments(&other), [(Payer::Discarder, 1, Some(4), 2000, 0)]);
    let dealer = win("234456m678p3356s ron:7s seat:E", 0);
    assert_eq!(payments(&dealer), [(Payer::Discarder, 1, Some(6), 2900, 0)]);
}

/// Three players, where the missing fourth's part of a self-draw is lost, or shared out.
#[test]
fn every_payment_adds_up_in_every_preset() {
    for name in Ruleset::preset_names() {
        let rules = Ruleset::preset(name).unwrap();
        for line in
            ["456p999p678s3367s riichi tsumo:8s", "456p999p678s3367s riichi ron:8s honba:3", "19m19p199s123456z ron:7z"]
        {
            let ScoreAnswer::Win(hand) = scored(line, &rules, 2).unwrap() else { panic!("{name}: {line}") };
            let paid: i32 = hand.payments.iter().map(|step| i32::from(step.count) * (step.points + step.honba)).sum();
            assert_eq!(paid + hand.sticks, hand.points, "{name}: {line}");
        }
    }
}

#[test]
fn what_does_not_win_says_why() {
    let rules = Ruleset::preset("tenhou_sanma").unwrap();
    let why = |line: &str| match scored(line, &rules, 0).unwrap() {
        ScoreAnswer::NoWin { reason, .. } => reason,
        win => panic!("{line}: {win:?}"),
    };
    let many = scored("123999p4561167s riichi ron:8s honba:4294967295", &rules, u32::MAX).unwrap();
    assert!(matches!(many, ScoreAnswer::Win(_)));
    assert_eq!(why("456p678s456s3367s ron:1z"), NoWinReason::NotComplete);
    assert_eq!(why("123999p4561167s ron:8s"), NoWinReason::NoYaku);
    for impossible in [
        "456p999p678s3367s riichi ippatsu rinshan tsumo:8s",
        "19m19p19s1234567z chankan ron:1m",
        "456p999p678s3367s riichi ron:8s dora:9p9p",
        "234m456p678s3367s riichi ron:8s",
        "456p999p678s3367s riichi ron:8s from:across",
    ] {
        assert_eq!(why(impossible), NoWinReason::Contradiction, "{impossible}");
    }
    let error = |line: &str| scored(line, &rules, 0).unwrap_err().to_string();
    assert!(error("456p999p678s3367s ron:8s seat:N").contains("nobody is North"));
    assert!(error("456p ron:8s").contains("13 tiles"));
}

/// Each group has its tiles, including honours and red fives.
#[test]
fn groups_are_shown_tile_by_tile() {
    for (line, groups) in [
        ("234m406p1167s555z ron:8s", "11s 234m 406p 555z 678s"),
        ("234m1167s pon:555z ankan:4444z tsumo:8s", "11s 234m 4444z 555z 678s"),
        ("234m55s678p44z pon:666z ron:0s", "055s 234m 44z 666z 678p"),
        ("1122m4405p3377s6z tsumo:6z", "05p 11m 22m 33s 44p 66z 77s"),
        ("19m19p19s1234567z ron:7z", "19m19p19s12345677z"),
    ] {
        let mut shown: Vec<String> = win(line, 0).groups.iter().map(|group| format_tiles(group)).collect();
        shown.sort();
        assert_eq!(shown.join(" "), groups, "{line}");
    }
}
