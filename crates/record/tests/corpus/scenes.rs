//! The rounds of the corpus: short ones, each stacked for a rare event.

use jantaku_core::rules::RedFives;
use jantaku_core::{Ruleset, Wind};
use jantaku_testkit::{Play, Scene, SceneExt};

/// A name and the round or rounds it stands for.
pub type Staged = (&'static str, fn() -> Play);

pub const STAGED: &[Staged] = &[
    ("ippatsu-red-ura", ippatsu),
    ("double-riichi", double_riichi),
    ("tenhou", || dealt("tenhou", 0, READY, "6p").tsumo(0).clone()),
    ("chiihou", || dealt("tenhou", 1, READY, "1z 6p").discard(0, "1z").tsumo(1).clone()),
    ("nine-kinds", || dealt("tenhou", 1, NINE_KINDS, "1p 5p").discard(0, "1p").kyuushu(1).clone()),
    ("four-winds", four_winds),
    ("four-riichi", four_riichi),
    ("four-kans", four_kans),
    ("three-rons", three_rons),
    ("double-ron", double_ron),
    ("nagashi-dealer-tenpai", nagashi_dealer_tenpai),
    ("nagashi-dealer-noten", || run_out(Scene::of("tenhou").draws_of(1, EIGHTEEN))),
    ("everybody-tenpai", everybody_tenpai),
    ("nobody-tenpai", || run_out(Scene::of("tenhou"))),
    ("chankan", chankan),
    ("rinshan", rinshan),
    ("rinshan-after-kakan", rinshan_after_kakan),
    ("rinshan-after-daiminkan", rinshan_after_daiminkan),
    ("kakan-after-kakan", kakan_after_kakan),
    ("ankan-after-kakan", ankan_after_kakan),
    ("haitei", || run_until_last("6p", 1).tsumo(1).clone()),
    ("houtei", || run_until_last("6p", 3).discard(1, "6p").ron(3).clone()),
    ("kan-with-one-left", kan_with_one_left),
    ("ankan-in-riichi", ankan_in_riichi),
    ("ron-on-the-riichi-tile", ron_on_the_riichi_tile),
    ("exactly-zero", exactly_zero),
    ("pao-tsumo", || three_dragons("2m 3m 4m 1p").run_to(1).tsumo(1).clone()),
    ("pao-ron", || three_dragons("1p").discard(2, "1p").ron(1).clone()),
    ("chii", chii),
    ("kazoe", || ron_with("2233445566778m", "8m", "1m")),
    ("kokushi", || ron_with("19m19p1s1234567z1z", "9s", "5m")),
    ("kokushi-13", || ron_with("19m19p19s1234567z", "9s", "5m")),
    ("suuankou", suuankou),
    ("suuankou-tanki", || ron_with("222444m666p888s3s", "3s", "1z")),
    ("daisangen", || ron_with("12m99p555666777z", "3m", "1z")),
    ("shousuushii", || ron_with("12m11122233344z", "3m", "5z")),
    ("daisuushii", || ron_with("55m11122233344z", "4z", "5z")),
    ("tsuuiisou", || ron_with("1112223335566z", "5z", "1m")),
    ("chinroutou", || ron_with("111999m111p99p99s", "9s", "1z")),
    ("ryuuiisou", || ron_with("22334466688s66z", "6z", "1z")),
    ("chuuren", || ron_with("1113455678999m", "2m", "1z")),
    ("chuuren-9", || ron_with("1112345678999m", "5m", "1z")),
    ("suukantsu", suukantsu),
    ("ryanpeikou", || ron_with("2233445566778p", "8p", "1z")),
    ("shousangen", || ron_with("123m99p55566677z", "9p", "1z")),
    ("honroutou", || ron_with("111999m111p99s11z", "1z", "5z")),
    ("sanshoku-doukou", || ron_with("222567m222p22s88s", "2s", "1z")),
    ("last-round", last_round),
    ("extension", extension),
    ("goal", goal),
    ("agari-yame", agari_yame),
    ("tenpai-yame", tenpai_yame),
    ("leftover-sticks", leftover_sticks),
    ("east-only-no-reds", east_only),
    ("three-kita", three_kita),
    ("three-ron-on-kita", three_ron_on_kita),
    ("three-exhaustive", || run_out(Scene::of("tenhou_sanma").hand(0, "444z").supplements("9s9s1s"))),
    ("three-double-ron", three_double_ron),
    ("three-kan-and-kita", three_kan_and_kita),
];

/// Waits for 3p and 6p, with tanyao and pinfu.
const READY: &str = "234567m34588s45p";
/// Waits for 5s and 8s, with tanyao and pinfu.
const SOUZU: &str = "234567m45688p67s";
/// The same with three players.
const THREE_READY: &str = "234678p2344566s";
const NINE_KINDS: &str = "19m19p19s123z2345m";
const EIGHTEEN: &str = "19m19p19s1234567z19m19p1s";
const ALL_READY: [&str; 4] = [READY, "123m456p789s1122z", "678m345p12399s33z", "123m46p123678s44z"];

fn dealt(house: &str, number: usize, hand: &str, draws: &str) -> Play {
    Scene::of(house).hand(number, hand).draws(draws).deal()
}

fn run_out(scene: Scene) -> Play {
    let mut t = scene.deal();
    t.run_out();
    t
}

/// The dealer's first discard is ronned by the next player.
fn ron_with(hand: &str, tile: &str, indicator: &str) -> Play {
    let mut t = Scene::of("tenhou").hand(1, hand).draws(tile).indicators(indicator).deal();
    t.discard(0, tile).ron(1);
    t
}

fn run_until_last(tile: &str, number: usize) -> Play {
    let mut t = Scene::of("tenhou").hand(number, READY).last_draws(tile).deal();
    t.run_until(0);
    t
}

fn ippatsu() -> Play {
    let scene = Scene::of("tenhou").hand(0, "234067m34588s45p").draws("1z 2z 3z 4z 1z 2z 3z 6p");
    let mut t = scene.indicators("1z").ura("7s").deal();
    t.discard(0, "1z").run_to(0).riichi(0, "1z").discard(1, "2z").discard(2, "3z").discard(3, "6p").ron(0);
    t
}

fn double_riichi() -> Play {
    let mut t = dealt("tenhou", 0, READY, "1z 6p");
    t.riichi(0, "1z").discard(1, "6p").ron(0);
    t
}

fn four_winds() -> Play {
    let mut t = Scene::of("tenhou").draws("2z 2z 2z 2z").deal();
    t.discard(0, "2z").discard(1, "2z").discard(2, "2z").discard(3, "2z").pass_all();
    t
}

fn all_ready() -> Scene {
    ALL_READY.iter().enumerate().fold(Scene::of("tenhou"), |scene, (at, hand)| scene.hand(at, hand))
}

fn everybody_tenpai() -> Play {
    run_out(all_ready())
}

fn four_riichi() -> Play {
    let mut t = all_ready().draws("5z 5z 6z 7z").deal();
    t.riichi(0, "5z").riichi(1, "5z").riichi(2, "6z").riichi(3, "7z").pass_all();
    t
}

fn four_kans() -> Play {
    let scene = Scene::of("tenhou").hand(0, "1111222m3333m").hand(1, "4444p");
    let mut t = scene.draws("2m 7z").supplements("1z2z3z8p").deal();
    t.ankan(0, "1m").ankan(0, "2m").ankan(0, "3m").discard(0, "3z").ankan(1, "4p").discard(1, "8p").pass_all();
    t
}

fn three_rons() -> Play {
    let scene = Scene::of("tenhou").hand(1, READY).hand(2, "678m34577m45p345s").hand(3, "456m678s2223478p");
    let mut t = scene.draws("6p").deal();
    t.discard(0, "6p").ron(1).ron(2).ron(3);
    t
}

/// After four riichi, with sticks and honba on the table, the dealer and another win.
fn double_ron() -> Play {
    let mut t = four_riichi();
    let scene = Scene::after(&mut t).hand(0, READY).hand(3, "678m34577m45p345s").draws("1z 2z 6p").indicators("1z");
    scene.deal_next(&mut t).discard(0, "1z").discard(1, "2z").discard(2, "6p").ron(0).ron(3);
    t
}

fn nagashi_dealer_tenpai() -> Play {
    run_out(Scene::of("tenhou").hand(0, "123m456p789s4466z").draws_of(1, EIGHTEEN))
}

/// Seat 1 calls 3p and adds the fourth.
fn kakan(scene: Scene) -> Play {
    let mut t = scene.draws("1z 2z 4z 3p 1z 2z 3z 3p").deal();
    t.discard(0, "1z").discard(1, "2z").discard(2, "4z").discard(3, "3p").pon(1).discard(1, "5z");
    t.discard(2, "1z").discard(3, "2z").discard(0, "3z").kakan(1, "3p");
    t
}

fn chankan() -> Play {
    let mut t = kakan(Scene::of("tenhou").hand(0, READY).hand(1, "33p5z").indicators("1z"));
    t.ron(0);
    t
}

fn rinshan() -> Play {
    let scene = Scene::of("tenhou").hand(0, "2222m567m34588s4p").draws("5p").supplements("6p");
    let mut t = scene.deal();
    t.ankan(0, "2m").tsumo(0);
    t
}

fn rinshan_after_kakan() -> Play {
    let mut t = kakan(Scene::of("tenhou").hand(1, "33p5z234567m3488s").supplements("5s"));
    t.tsumo(1);
    t
}

fn rinshan_after_daiminkan() -> Play {
    let scene = Scene::of("tenhou").hand(1, "555z23488s45678p").indicators("1z7s").draws("5z").supplements("3p");
    let mut t = scene.deal();
    t.discard(0, "5z").daiminkan(1).tsumo(1);
    t
}

fn kakan_after_kakan() -> Play {
    let scene = Scene::of("tenhou").hand(0, SOUZU).hand(1, "33p99p5z7z").draws("9p 2z 3p 1z 2z 3z 3p");
    let mut t = scene.supplements("9p8s").deal();
    t.discard(0, "9p").pon(1).discard(1, "5z").discard(2, "2z").discard(3, "3p").pon(1).discard(1, "7z");
    t.discard(2, "1z").discard(3, "2z").discard(0, "3z").kakan(1, "3p").kakan(1, "9p").discard(1, "8s").ron(0);
    t
}

fn ankan_after_kakan() -> Play {
    let mut t = kakan(Scene::of("tenhou").hand(0, SOUZU).hand(1, "33p5z1111m").supplements("6z8s"));
    t.ankan(1, "1m").discard(1, "8s").ron(0);
    t
}

fn kan_with_one_left() -> Play {
    let mut t = Scene::of("tenhou").hand(0, "222m567m34588s45p").last_draws("2m1z").supplements("6p").deal();
    t.run_until(1).ankan(0, "2m").tsumo(0);
    t
}

fn ankan_in_riichi() -> Play {
    let scene = Scene::of("tenhou").hand(0, "222m567m34588s45p").draws("1z 2z 3z 4z 2m").supplements("6p");
    let mut t = scene.deal();
    t.riichi(0, "1z").run_to(0).ankan(0, "2m").tsumo(0);
    t
}

fn ron_on_the_riichi_tile() -> Play {
    let scene = Scene::of("tenhou").hand(0, "123789m123789s9p").hand(2, READY).draws("6p").indicators("1z");
    let mut t = scene.deal();
    t.riichi(0, "6p").ron(2);
    t
}

/// Seat 0 pays 12000, 12000 and 1000.
fn exactly_zero() -> Play {
    const HANEMAN: &str = "123456789m5577z";
    let mut t = ron_with(HANEMAN, "5z", "1p");
    let scene = Scene::after(&mut t).hand(2, HANEMAN).draws("1z 2z 3z 5z").indicators("1p");
    scene.deal_next(&mut t).discard(1, "1z").discard(2, "2z").discard(3, "3z").discard(0, "5z").ron(2);
    let scene = Scene::after(&mut t).hand(3, "123567m34588s45p").draws("1z 2z 6p").indicators("1z");
    scene.deal_next(&mut t).discard(2, "1z").discard(3, "2z").discard(0, "6p").ron(3);
    t
}

/// Seat 1 has three dragon pons, the last fed by seat 3, and waits for 1p.
fn three_dragons(draws: &str) -> Play {
    let scene = Scene::of("tenhou").hand(1, "556677z123m1p9s8s4s");
    let mut t = scene.draws(&format!("5z 6z 2m 7z {draws}")).deal();
    t.discard(0, "5z").pon(1).discard(1, "9s").discard(2, "6z").pon(1).discard(1, "8s").discard(2, "2m");
    t.discard(3, "7z").pon(1).discard(1, "4s");
    t
}

fn chii() -> Play {
    let mut t = Scene::of("tenhou").hand(1, "34678m34588s45p1z").draws("2m 6p").indicators("1z").deal();
    t.discard(0, "2m").chii(1, "34m").discard(1, "1z").discard(2, "6p").ron(1);
    t
}

fn suuankou() -> Play {
    let scene = Scene::of("tenhou").hand(1, "222444m666p88s33s").draws("1z 2z 3z 4z 1z 3s");
    let mut t = scene.indicators("1z").deal();
    t.discard(0, "1z").discard(1, "2z").run_to(1).tsumo(1);
    t
}

fn suukantsu() -> Play {
    let scene = Scene::of("tenhou").hand(0, "111133339999m1z").draws("1z 4p").supplements("1z1z4p6z");
    let mut t = scene.deal();
    t.ankan(0, "1m").ankan(0, "3m").ankan(0, "9m").ankan(0, "1z").discard(0, "6z").discard(1, "4p").ron(0);
    t
}

/// The next player wins the dealer's first discard: 2000 points.
fn quick(t: &mut Play) {
    let position = t.next_hand();
    let (dealer, winner) = (position.dealer.index(), (position.dealer.index() + 1) % 4);
    let scene = Scene::after(t).hand(winner, READY).draws("6p").indicators("1z");
    scene.deal_next(t).discard(dealer, "6p").ron(winner);
}

/// Rounds that end at once; everyone wins and pays in turn.
fn quick_rounds(rounds: usize) -> Play {
    let mut t = ron_with(READY, "6p", "1z");
    (1..rounds).for_each(|_| quick(&mut t));
    t
}

/// The dealer wins from the next player, by double riichi where that is asked for.
fn dealer_wins(t: &mut Play, riichi: bool) {
    let dealer = t.next_hand().dealer.index();
    let next = (dealer + 1) % 4;
    let t = Scene::after(t).hand(dealer, READY).draws("1z 6p").indicators("1z").ura("5z").deal_next(t);
    if riichi {
        t.riichi(dealer, "1z")
    } else {
        t.discard(dealer, "1z")
    };
    t.discard(next, "6p").ron(dealer);
}

fn last_round() -> Play {
    let mut t = quick_rounds(6);
    dealer_wins(&mut t, true);
    quick(&mut t);
    quick(&mut t);
    t
}

/// Nobody reaches the goal before the last round of West.
fn extension() -> Play {
    let mut t = quick_rounds(8);
    let scene = Scene::after(&mut t).hand(1, "234m345p34588s33z").draws("3z").indicators("5z");
    scene.deal_next(&mut t).discard(0, "3z").ron(1);
    (0..3).for_each(|_| quick(&mut t));
    t
}

fn goal() -> Play {
    let mut t = quick_rounds(8);
    let scene = Scene::after(&mut t).hand(1, READY).draws("1z 2z 3z 4z 1z 6p").indicators("1z").ura("5z");
    scene.deal_next(&mut t).discard(0, "1z").riichi(1, "2z").run_to(1).tsumo(1);
    t
}

fn agari_yame() -> Play {
    let mut t = quick_rounds(7);
    dealer_wins(&mut t, false);
    dealer_wins(&mut t, false);
    t
}

fn tenpai_yame() -> Play {
    let mut t = quick_rounds(7);
    dealer_wins(&mut t, false);
    let scene = Scene::after(&mut t).hand(3, "123m456p789s1122z").hand(1, "123p456s789m3344z");
    scene.deal_next(&mut t).run_out();
    t
}

fn leftover_sticks() -> Play {
    let mut t = quick_rounds(6);
    dealer_wins(&mut t, true);
    quick(&mut t);
    let scene = Scene::after(&mut t).hand(1, "123m456p789s1122z").draws("5z 6z 6z 7z");
    scene.deal_next(&mut t).discard(3, "5z").discard(0, "6z").riichi(1, "6z").run_out();
    t
}

fn east_only() -> Play {
    let rules = |rules: &mut Ruleset| {
        rules.round_winds = vec![Wind::East];
        rules.red_fives = RedFives { m: 0, p: 0, s: 0 };
        rules.open_tanyao = false;
    };
    let mut t = Scene::of("tenhou").rules(rules).hand(1, READY).draws("6p").indicators("1z").deal();
    t.discard(0, "6p").ron(1);
    t
}

fn three_kita() -> Play {
    let scene = Scene::of("tenhou_sanma").hand(0, THREE_READY).draws("1z 2z 3z 4z").supplements("6s").indicators("7z");
    let mut t = scene.deal();
    t.riichi(0, "1z").discard(1, "2z").discard(2, "3z").kita(0).tsumo(0);
    t
}

fn three_ron_on_kita() -> Play {
    let scene = Scene::of("tenhou_sanma").hand(1, "234678p23466s44z").draws("1z 9p 2z 4z 6s").supplements("3z");
    let mut t = scene.deal();
    t.discard(0, "1z").riichi(1, "9p").discard(2, "2z").kita(0).ron(1);
    t
}

fn three_double_ron() -> Play {
    let scene = Scene::of("tenhou_sanma").hand(1, THREE_READY).hand(2, "234678p77p34455s").draws("6s");
    let mut t = scene.deal();
    t.discard(0, "6s").ron(1).ron(2);
    t
}

fn three_kan_and_kita() -> Play {
    let scene = Scene::of("tenhou_sanma").hand(0, "999s44z").hand(1, THREE_READY).draws("1z 9s").supplements("1p1p6s");
    let mut t = scene.deal();
    t.discard(0, "1z").discard(1, "9s").daiminkan(0).kita(0).kita(0).discard(0, "6s").ron(1);
    t
}
