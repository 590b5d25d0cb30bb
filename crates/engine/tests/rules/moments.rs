//! Every yaku that depends on how and when the winning tile comes, in play, with a near miss.

use jantaku_core::notation::parse_tiles;
use jantaku_core::rules::RedFives;
use jantaku_core::{Ankan, Hand, Meld, Pon, Relative, Ruleset, Tile, Wind, Worth, Yaku};
use jantaku_score::{WinBy, WinContext, WinQuery, score};
use jantaku_testkit::{Play, Scene, SceneExt};

use crate::rules::READY;

/// A scene and what is played in it.
type Staged = (fn(Scene) -> Scene, fn(&mut Play));

/// The yaku, the winner, a round that ends with it, and one that just misses it.
type Moment = (Yaku, usize, Staged, Staged);

const PLAIN: &str = "123789m123789s1z";
/// Waits for 3p and 6p, with three 2m.
const KAN: &str = "222567m34588s45p";
/// Waits for 2s in the middle.
const MIDDLE: &str = "234567m13s34588p";
const FIRST: &str = "1z 6p";
const SECOND: &str = "1z 2z 3z 4z 1z 6p";

/// Seat 1 pons this tile from seat 3 and draws the fourth.
fn pon(scene: Scene, hand: &str, tile: &str) -> Scene {
    let pair = format!("{}{tile}5z", &tile[..1]);
    scene.hand(0, hand).hand(1, &pair).draws(&format!("1z 2z 4z {tile} 1z 2z 3z {tile}"))
}

fn rob(t: &mut Play, tile: &str) {
    t.discard(0, "1z").discard(1, "2z").discard(2, "4z").discard(3, tile).pon(1).discard(1, "5z");
    t.discard(2, "1z").discard(3, "2z").discard(0, "3z").kakan(1, tile).ron(0);
}

fn late_riichi(t: &mut Play) {
    t.discard(0, "1z").run_to(0).riichi(0, "1z").discard(1, "6p").ron(0);
}

fn late_open_riichi(t: &mut Play) {
    t.discard(0, "1z").run_to(0).open_riichi(0, "1z").discard(1, "6p").ron(0);
}

/// A kan, a discard, and the kans that follow in a later turn.
fn apart(t: &mut Play, kans: &[&str]) {
    t.ankan(0, "1z").discard(0, "9s").run_to(0);
    kans.iter().for_each(|kan| {
        t.ankan(0, kan);
    });
    t.tsumo(0);
}

fn together(t: &mut Play, kans: &[&str]) {
    kans.iter().for_each(|kan| {
        t.ankan(0, kan);
    });
    t.tsumo(0);
}

#[rustfmt::skip]
const MOMENTS: &[Moment] = &[
    (Yaku::Riichi, 0,
        (|s| s.hand(0, READY).draws(SECOND), late_riichi),
        (|s| s.hand(0, READY).draws(FIRST), |t| { t.discard(0, "1z").discard(1, "6p").ron(0); })),
    (Yaku::DoubleRiichi, 0,
        (|s| s.hand(0, READY).draws(FIRST), |t| { t.riichi(0, "1z").discard(1, "6p").ron(0); }),
        (|s| s.hand(0, READY).draws(SECOND), late_riichi)),
    (Yaku::OpenRiichi, 0,
        (|s| s.hand(0, READY).draws(SECOND), late_open_riichi),
        (|s| s.hand(0, READY).draws(SECOND), late_riichi)),
    (Yaku::OpenDoubleRiichi, 0,
        (|s| s.hand(0, READY).draws(FIRST), |t| { t.open_riichi(0, "1z").discard(1, "6p").ron(0); }),
        (|s| s.hand(0, READY).draws(FIRST), |t| { t.riichi(0, "1z").discard(1, "6p").ron(0); })),
    (Yaku::Ippatsu, 0,
        (|s| s.hand(0, READY).draws(FIRST), |t| { t.riichi(0, "1z").discard(1, "6p").ron(0); }),
        (|s| s.hand(0, READY).draws("1z 2z 3z 4z 5z 6p"),
            |t| { t.riichi(0, "1z").run_to(0).tsumogiri(0).discard(1, "6p").ron(0); })),
    (Yaku::Haitei, 1,
        (|s| s.hand(1, READY).last_draws("6p"), |t| { t.run_until(0).tsumo(1); }),
        (|s| s.hand(1, READY).draws("1z 2z 3z 4z 5z 6p"),
            |t| { t.discard(0, "1z").discard(1, "2z").run_to(1).tsumo(1); })),
    (Yaku::Houtei, 3,
        (|s| s.hand(3, READY).last_draws("6p"), |t| { t.run_until(0).discard(1, "6p").ron(3); }),
        (|s| s.hand(3, READY).last_draws("6p1z"), |t| { t.run_until(1).discard(0, "6p").ron(3); })),
    (Yaku::Rinshan, 0,
        (|s| s.hand(0, KAN).draws("2m").supplements("6p"), |t| { t.ankan(0, "2m").tsumo(0); }),
        (|s| s.hand(0, KAN).draws("2m 1z 2z 3z 6p").supplements("9s"),
            |t| { t.ankan(0, "2m").discard(0, "9s").run_to(0).tsumo(0); })),
    (Yaku::Chankan, 0,
        (|s| pon(s, READY, "3p"), |t| rob(t, "3p")),
        (|s| s.hand(0, READY).draws("1z 3p"), |t| { t.discard(0, "1z").discard(1, "3p").ron(0); })),
    (Yaku::Tenhou, 0,
        (|s| s.hand(0, READY).draws("6p"), |t| { t.tsumo(0); }),
        (|s| s.hand(0, READY).draws("1z 2z 3z 4z 6p"), |t| { t.discard(0, "1z").run_to(0).tsumo(0); })),
    (Yaku::Chiihou, 2,
        (|s| s.hand(2, READY).draws("1z 2z 6p"), |t| { t.discard(0, "1z").discard(1, "2z").tsumo(2); }),
        (|s| s.hand(2, READY).draws("1z 2z 3z 4z 5z 6z 6p"),
            |t| { t.discard(0, "1z").discard(1, "2z").discard(2, "3z").run_to(2).tsumo(2); })),
    (Yaku::Renhou, 2,
        (|s| s.hand(2, READY).draws("6p"), |t| { t.discard(0, "6p").ron(2); }),
        (|s| s.hand(2, READY).draws("1z 2z 3z 6p"),
            |t| { t.discard(0, "1z").discard(1, "2z").discard(2, "3z").discard(3, "6p").ron(2); })),
    (Yaku::Paarenchan, 0,
        (|s| s.hand(0, READY).draws(FIRST).kept(7), |t| { t.discard(0, "1z").discard(1, "6p").ron(0); }),
        (|s| s.hand(0, READY).draws(FIRST).kept(6), |t| { t.discard(0, "1z").discard(1, "6p").ron(0); })),
    (Yaku::PouhoiPaarenchan, 1,
        (|s| s.hand(1, READY).draws("6p").kept(7), |t| { t.discard(0, "6p").ron(1); }),
        (|s| s.hand(1, READY).draws("6p").kept(6), |t| { t.discard(0, "6p").ron(1); })),
    (Yaku::TsubameGaeshi, 1,
        (|s| s.hand(0, PLAIN).hand(1, READY).draws("6p"), |t| { t.riichi(0, "6p").ron(1); }),
        (|s| s.hand(0, PLAIN).hand(1, READY).draws("2z 3z 4z 5z 6p"),
            |t| { t.riichi(0, "2z").run_to(0).discard(0, "6p").ron(1); })),
    (Yaku::Hien, 1,
        (|s| s.hand(0, PLAIN).hand(1, READY).draws("6p"), |t| { t.riichi(0, "6p").ron(1); }),
        (|s| s.hand(0, PLAIN).hand(1, READY).draws("2z 3z 4z 5z 6p"),
            |t| { t.discard(0, "2z").run_to(0).riichi(0, "6p").ron(1); })),
    (Yaku::Nippatsu, 0,
        (|s| s.hand(0, READY).draws("1z 3z 4z 5z 1z 6p"),
            |t| { t.riichi(0, "1z").run_to(0).tsumogiri(0).discard(1, "6p").ron(0); }),
        (|s| s.hand(0, READY).draws("1z 3z 4z 5z 1z 3z 4z 5z 6z 6p"),
            |t| { t.riichi(0, "1z").run_to(0).tsumogiri(0).run_to(0).tsumogiri(0).discard(1, "6p").ron(0); })),
    (Yaku::ChouIppatsu, 0,
        (|s| s.hand(0, READY).draws(FIRST), |t| { t.riichi(0, "1z").discard(1, "6p").ron(0); }),
        (|s| s.hand(0, READY).draws("1z 2z 6p"),
            |t| { t.riichi(0, "1z").discard(1, "2z").discard(2, "6p").ron(0); })),
    (Yaku::Kanburi, 1,
        (|s| s.hand(0, "1111z6p").hand(1, READY).draws("3z").supplements("2z"),
            |t| { t.ankan(0, "1z").discard(0, "6p").ron(1); }),
        (|s| s.hand(0, "1111z6p").hand(1, READY).draws("3z 4z 5z 6z 7z").supplements("2z"),
            |t| { t.ankan(0, "1z").discard(0, "3z").run_to(0).discard(0, "6p").ron(1); })),
    (Yaku::IshiNoUeNiMoSannen, 1,
        (|s| s.hand(1, READY).draws("1z 2z").last_draws("6p"),
            |t| { t.discard(0, "1z").riichi(1, "2z").run_until(0).tsumo(1); }),
        (|s| s.hand(1, READY).draws("1z 2z 3z 4z 5z 6z").last_draws("6p"),
            |t| { t.discard(0, "1z").discard(1, "2z").run_to(1).riichi(1, "6z").run_until(0).tsumo(1); })),
    (Yaku::IipinMouyue, 1,
        (|s| s.hand(1, "234567m34588s23p").last_draws("1p"), |t| { t.run_until(0).tsumo(1); }),
        (|s| s.hand(1, "234567m34588s23p").last_draws("4p"), |t| { t.run_until(0).tsumo(1); })),
    (Yaku::ChuupinRaoyui, 3,
        (|s| s.hand(3, "234567m34588s78p").last_draws("9p"), |t| { t.run_until(0).discard(1, "9p").ron(3); }),
        (|s| s.hand(3, "234567m34588s78p").last_draws("6p"), |t| { t.run_until(0).discard(1, "6p").ron(3); })),
    (Yaku::UupinKaihou, 0,
        (|s| s.hand(0, "222567m34588s46p").draws("2m").supplements("5p"), |t| { t.ankan(0, "2m").tsumo(0); }),
        (|s| s.hand(0, KAN).draws("2m").supplements("6p"), |t| { t.ankan(0, "2m").tsumo(0); })),
    (Yaku::RyanzouChankan, 0,
        (|s| pon(s, MIDDLE, "2s"), |t| rob(t, "2s")),
        (|s| pon(s, READY, "3p"), |t| rob(t, "3p"))),
    (Yaku::Renkaihou, 0,
        (|s| s.hand(0, "1111222z234m678s").draws("5p").supplements("2z5p"), |t| together(t, &["1z", "2z"])),
        (|s| s.hand(0, "1111222z234m678s").draws("5p 6z 7z 6z 2z").supplements("9s5p"), |t| apart(t, &["2z"]))),
    (Yaku::Sanrenkaihou, 0,
        (|s| s.hand(0, "1111222333z678s").draws("5p").supplements("2z3z5p"), |t| together(t, &["1z", "2z", "3z"])),
        (|s| s.hand(0, "1111222333z678s").draws("5p 6z 7z 6z 2z").supplements("9s3z5p"), |t| apart(t, &["2z", "3z"]))),
    (Yaku::Suurenkaihou, 0,
        (|s| s.hand(0, "1111222333444z").draws("5p").supplements("2z3z4z5p"),
            |t| together(t, &["1z", "2z", "3z", "4z"])),
        (|s| s.hand(0, "1111222333444z").draws("5p 6z 7z 6z 2z").supplements("9s3z4z5p"),
            |t| apart(t, &["2z", "3z", "4z"]))),
    (Yaku::Toukanhou, 0,
        (|s| s.hand(0, "1111222z234m678s").draws("5p").supplements("2z5p"), |t| together(t, &["1z", "2z"])),
        (|s| s.hand(0, "1111222z234m678s").draws("5p 6z 7z 6z 2z").supplements("9s5p"), |t| apart(t, &["2z"]))),
    (Yaku::Ketsupaihou, 0,
        (|s| s.hand(0, "12m456p22555789s").hand(3, "33m6z").draws("1z 3m 3m"),
            |t| { t.discard(0, "1z").discard(1, "3m").pon(3).discard(3, "6z").tsumo(0); }),
        (|s| s.hand(0, "12m456p22555789s").draws("1z 3m 6z 6z 3m"), |t| { t.discard(0, "1z").run_to(0).tsumo(0); })),
    (Yaku::ChinchiiToushii, 0,
        (|s| pon(s, MIDDLE, "2s"), |t| rob(t, "2s")),
        (|s| pon(s, READY, "3p"), |t| rob(t, "3p"))),
    (Yaku::Shiisanpuutaa, 0,
        (|s| s.hand(0, "1599m27p36s12345z").draws("7z"), |t| { t.tsumo(0); }),
        (|s| s.hand(0, "1599m27p36s12345z").draws("8m 8m 8m 8m 7z"), |t| { t.discard(0, "8m").run_to(0); })),
    (Yaku::Shiisuupuutaa, 0,
        (|s| s.hand(0, "159m7p36s1234567z").draws("2p"), |t| { t.tsumo(0); }),
        (|s| s.hand(0, "159m7p36s1234567z").draws("8m 8m 8m 8m 2p"), |t| { t.discard(0, "8m").run_to(0); })),
    (Yaku::DorahairiChinroutouChiitoi, 0,
        (|s| s.hand(0, "1199m118899p199s").draws("1z 1s").indicators("7p"),
            |t| { t.discard(0, "1z").discard(1, "1s").ron(0); }),
        (|s| s.hand(0, "1199m118899p199s").draws("1z 1s").indicators("6p"),
            |t| { t.discard(0, "1z").discard(1, "1s").ron(0); })),
];

fn played(yaku: Yaku, (scene, play): Staged) -> Play {
    let mut t = scene(Scene::of("tenhou").rules(|rules| rules.yaku.switch_on(yaku))).deal();
    play(&mut t);
    t
}

#[test]
fn every_yaku_of_the_moment_comes_about_in_play() {
    for &(yaku, winner, hit, miss) in MOMENTS {
        let has = |t: &mut Play| t.win(winner).win.yaku.iter().any(|line| line.yaku == yaku);
        assert!(has(&mut played(yaku, hit)), "{yaku}");
        let mut missed = played(yaku, miss);
        assert!(missed.table().result().is_none() || !has(&mut missed), "{yaku} missed");
    }
}

fn pictured(yaku: Yaku) -> (Vec<Tile>, Vec<Meld>) {
    let mut groups = yaku.info().picture.split(' ').map(|group| parse_tiles(group).expect("tiles"));
    let concealed = groups.next().expect("tiles");
    let meld = |tiles: Vec<Tile>| match tiles[..] {
        [a, b, c, d] => Ankan::new([a, b, c, d]).ok().map(Meld::Ankan),
        [a, b, c] if a == b => Pon::new(a, [b, c], Relative::Left).ok().map(Meld::Pon),
        [a, b, c] => jantaku_core::Chii::new(a, [b, c]).ok().map(Meld::Chii),
        _ => None,
    };
    (concealed, groups.filter_map(meld).collect())
}

/// Whether the tiles alone have the yaku, on some wind, won with some of them, drawn or not.
fn of_tiles_alone(yaku: Yaku) -> bool {
    let mut rules = Ruleset::preset("yakuza").expect("a preset");
    Yaku::ALL.iter().for_each(|&other| rules.yaku.set(other, Worth::Absent));
    rules.yaku.switch_on(yaku);
    rules.red_fives = RedFives { m: 1, p: 2, s: 1 };
    let (concealed, melds) = pictured(yaku);
    let has = |nth: usize, by, seat_wind, round_wind| {
        let mut tiles = concealed.clone();
        let winning_tile = tiles.remove(nth);
        let hand = Hand::new(&tiles, &melds).expect("a hand");
        let (indicators, ura_indicators, context) = (&[][..], &[][..], WinContext::default());
        let rules = &rules;
        score(&WinQuery {
            rules,
            hand: &hand,
            winning_tile,
            by,
            seat_wind,
            round_wind,
            context,
            indicators,
            ura_indicators,
            kita: 0,
            honba: 0,
        })
        .is_ok()
    };
    let each = |nth| {
        [WinBy::Ron, WinBy::Tsumo]
            .into_iter()
            .any(|by| Wind::ALL.into_iter().any(|seat| Wind::ALL.into_iter().any(|round| has(nth, by, seat, round))))
    };
    (0..concealed.len()).any(each)
}

/// Every yaku that does not depend on the tiles alone is played above.
#[test]
fn no_yaku_of_the_moment_is_left_out() {
    let played: Vec<Yaku> = MOMENTS.iter().map(|(yaku, ..)| *yaku).collect();
    let moments: Vec<Yaku> = Yaku::ALL.iter().copied().filter(|&yaku| !of_tiles_alone(yaku)).collect();
    assert_eq!(played, moments);
}
