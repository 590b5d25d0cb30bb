//! Differences between houses in a hand: the worth of a yakuman, hands without limits, what a yaku requires.

use crate::common::{WinLine, keys, value_of};
use jantaku_core::rules::Bust;
use jantaku_core::{Ruleset, Seat, Worth, Yaku};
use jantaku_score::{Covered, Liability, Limit, Value, Win, WinPayment, win_payments};

fn won(line: &str, change: impl FnOnce(&mut Ruleset)) -> Win {
    WinLine::read(line).with(change).score().unwrap_or_else(|no_win| panic!("{line}: {no_win}"))
}

fn without_limits(line: &str) -> (u8, i32, Option<Limit>) {
    let win = won(line, |rules| rules.aotenjou = true);
    (win.han, win.base, win.limit)
}

/// seven pairs are 25 fu, or in older houses 50 at one han.
#[test]
fn the_fu_of_seven_pairs() {
    let base = |fu| {
        let old = |rules: &mut Ruleset| {
            rules.chiitoi_fu = fu;
            rules.yaku.set(Yaku::Chiitoitsu, Worth::Han([if fu == 50 { 1 } else { 2 }, 0]));
        };
        won("1199m2255p4477s1z ron:1z", old).base
    };
    assert_eq!((base(25), base(50)), (400, 400));
    // Near miss: another hand has its own fu.
    let pinfu = |fu| won("23455m456p67789s ron:5s", |rules| rules.chiitoi_fu = fu).fu.total;
    assert_eq!((pinfu(25), pinfu(50)), (30, 30));
}

/// the house says what a yakuman is worth; the limits below stay.
#[test]
fn the_worth_of_a_yakuman() {
    let base = |line, yakuman| won(line, |rules| rules.yakuman_base = yakuman).base;
    assert_eq!([8000, 10_000].map(|worth| base("119m19p19s123456z ron:7z", worth)), [8000, 10_000]);
    assert_eq!([8000, 10_000].map(|worth| base("19m19p19s1234567z ron:7z", worth)), [16_000, 20_000]);
    // 14 han counted are worth as much; near miss: a sanbaiman stays.
    let counted = |line| won(line, |rules| rules.yakuman_base = 10_000);
    let kazoe = counted("2233445566778s riichi ippatsu tsumo:8s");
    assert_eq!((kazoe.han, kazoe.limit, kazoe.base), (14, Some(Limit::Kazoe), 10_000));
    assert_eq!(counted("234567s2388s456s riichi tsumo:4s").base, 6000);
}

fn tenhou() -> Ruleset {
    Ruleset::preset("tenhou").unwrap()
}

/// 青天井: 4 han 40 fu and 6 han keep doubling; a yakuman is 13 han, and everything else is added.
#[test]
fn without_limits_points_go_on_doubling() {
    assert_eq!(without_limits("234567m3388p456s riichi ippatsu tsumo:3p dora:2p"), (7, 30 << 9, None));
    assert_eq!(without_limits("19m19p19s1234567z ron:7z"), (26, 10_000_000, None), "the ceiling");
    let dragons = "11p678s77z pon:555z pon:666z";
    // Daisangen 13, and the three dragons it is made of.
    assert_eq!(without_limits(&format!("{dragons} ron:7z")), (16, 10_000_000, None));
    assert_eq!(without_limits("2233445566778s riichi ippatsu tsumo:8s"), (14, 20 << 16, None));
    // Near misses: below the limits, and with limits.
    assert_eq!(without_limits("23455m456p67789s ron:5s"), (1, 30 << 3, None));
    assert_eq!(won(&format!("{dragons} ron:7z"), |_| ()).base, 8000);
}

/// 青天井: the player who is liable for the yakuman is liable for the whole hand, since its share is undefined.
#[test]
fn without_limits_the_feeder_answers_for_all() {
    let paid = |line: &str, aotenjou| {
        let scene = WinLine::read(line).with(|rules| rules.aotenjou = aotenjou);
        let (win, seat) = (scene.score().unwrap(), |at| Seat::new(at).unwrap());
        let pao = [Liability { seat: seat(2), covers: Covered::Units(1) }];
        let (rules, winner, dealer) = (&scene.rules, seat(1), seat(0));
        let payment = WinPayment { rules, win: &win, winner, from: None, dealer, honba: 0, sticks: 0, pao: &pao };
        (win.base, win_payments(&payment).deltas(rules.players).values().copied().collect::<Vec<_>>())
    };
    let (base, deltas) = paid("11p67s pon:555z pon:666z pon:777z tsumo:8s", true);
    assert_eq!(deltas, [0, 4 * base, -4 * base, 0]);
    assert!(base > 8000);
    let (_, ordinary) = paid("11p67s222m pon:555z pon:666z tsumo:8s", true);
    assert!(ordinary[0] < 0 && ordinary[3] < 0, "no yakuman, nobody answers: {ordinary:?}");
}

#[test]
fn without_limits_a_match_must_end_when_somebody_is_bust() {
    let mut rules = Ruleset { aotenjou: true, ..tenhou() };
    assert_eq!(rules.check(), Ok(()));
    rules.bust = Bust::Off;
    assert!(rules.check().unwrap_err().to_string().contains("`bust` must end the match"));
}

/// a house may let a hand without any run score chanta beside honroutou.
#[test]
fn an_outside_hand_may_do_without_a_run() {
    let has =
        |line: &str, yaku, needs_run| value_of(&won(line, |rules| rules.chanta_needs_run = needs_run), yaku).is_some();
    let triplets = "999p1s444z pon:111m pon:999m";
    for (needs_run, chanta) in [(true, false), (false, true)] {
        assert_eq!(has(&format!("{triplets} ron:1s"), Yaku::Chanta, needs_run), chanta);
        assert!(has(&format!("{triplets} ron:1s"), Yaku::Honroutou, needs_run));
        // Near misses: a run, a simple triplet.
        assert!(has("123m789p12399s11z riichi ron:1z", Yaku::Chanta, needs_run));
        assert!(!has("222m999p1s444z pon:111m ron:1s", Yaku::Chanta, needs_run));
    }
}

/// touzai gives each yaku one worth, open or closed, and counts in it
/// what the yaku is made of. The sums are of all yaku of the hand.
#[test]
fn touzai_gives_each_yaku_a_single_worth() {
    for (line, yaku, worth, sum) in [
        ("123m789p1299s333z riichi ron:3s", Yaku::Chanta, 1, 2),
        ("123m1299s333z chii:789p ron:3s", Yaku::Chanta, 1, 1),
        ("123456789m46p11s ron:5p", Yaku::Ittsuu, 1, 1),
        ("456789m45p11s chii:123m ron:6p", Yaku::Ittsuu, 1, 1),
        ("234789m234p24s11z ron:3s", Yaku::SanshokuDoujun, 1, 1),
        ("234789m23s11z chii:234p ron:4s", Yaku::SanshokuDoujun, 1, 1),
        ("123m789p12999s11s ron:3s", Yaku::Junchan, 2, 2),
        ("123789m1299s chii:789p ron:3s", Yaku::Junchan, 2, 2),
        ("12334579m11333z ron:8m", Yaku::Honitsu, 2, 2),
        ("12334579m11z pon:333z ron:8m", Yaku::Honitsu, 2, 2),
        ("1123344568999m ron:7m", Yaku::Chinitsu, 5, 5),
        ("1123344578m chii:567m ron:9m", Yaku::Chinitsu, 5, 5),
        ("111m999p11s44z pon:999s ron:1s", Yaku::Honroutou, 5, 5),
        ("1199m1199p1199s4z ron:4z", Yaku::Honroutou, 5, 5),
        ("23m456p55577z pon:666z ron:4m", Yaku::Shousangen, 4, 4),
        ("223344m556677p1z ron:1z", Yaku::Ryanpeikou, 2, 2),
        ("123m456p789s3344z riichi ippatsu ron:3z", Yaku::Ippatsu, 2, 2),
    ] {
        let win = won(&format!("{line} rules:touzai"), |_| ());
        assert_eq!((value_of(&win, yaku), win.han), (Some(Value::Han(worth)), sum), "{yaku} in {line}: {}", keys(&win));
    }
}

/// a house may require the green dragon.
#[test]
fn all_green_may_need_the_dragon() {
    let found = |line: &str, needs| won(line, |rules| rules.ryuuiisou_needs_hatsu = needs);
    let (bamboo, dragon) = ("2233444666s888s ron:2s", "223344s44s666s66z ron:6z");
    assert_eq!(keys(&found(bamboo, false)), "ryuuiisou");
    let chinitsu = found(bamboo, true);
    assert!(value_of(&chinitsu, Yaku::Ryuuiisou).is_none());
    assert_eq!(value_of(&chinitsu, Yaku::Chinitsu), Some(Value::Han(6)));
    assert_eq!(keys(&found(dragon, true)), "ryuuiisou");
}

/// A house of three may count norths for everybody: a triplet a han, a pair its fu and no pinfu.
#[test]
fn north_may_count_for_everybody() {
    let found = |line: &str, known| {
        won(line, |rules| {
            if known {
                rules.yaku.switch_on(Yaku::Pei)
            }
        })
    };
    assert_eq!(keys(&found("234m456p1167s444z riichi ron:8s", true)), "riichi pei");
    assert_eq!(keys(&found("234m456p1167s444z riichi ron:8s", false)), "riichi");
    let pair = "234m456p67789s44z riichi ron:5s";
    assert_eq!((keys(&found(pair, false)), found(pair, false).fu.sum()), ("riichi pinfu".to_owned(), 30));
    assert_eq!((keys(&found(pair, true)), found(pair, true).fu.sum()), ("riichi".to_owned(), 32));
    // Near miss: another guest wind.
    assert_eq!(keys(&found("234m456p67789s33z riichi ron:5s", true)), "riichi pinfu");
}
