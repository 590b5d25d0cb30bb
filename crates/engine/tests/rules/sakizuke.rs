//! Houses that require the yaku to be certain in time: what a player may win, the reasons, and passed tiles.

use jantaku_core::Yaku;
use jantaku_core::rules::Sakizuke;
use jantaku_engine::{IllegalReason, Intent};
use jantaku_score::LateYaku;
use jantaku_testkit::{Scene, SceneExt, kind, tile};

/// Closed, waiting for 1m without a yaku and 4m with tanyao.
const ONE_SIDED: &str = "23m456p678s444s55p";

fn house(sakizuke: Sakizuke) -> Scene {
    Scene::of("tenhou").rules(|rules| rules.sakizuke = sakizuke)
}

/// The yaku with 4m alone does not win by ron, and 4m counts as passed; by self-draw a closed hand wins.
#[test]
fn a_one_sided_yaku_wins_by_self_draw_alone() {
    let late = IllegalReason::LateYaku(LateYaku::NoneWith(kind("1m")));
    for sakizuke in [Sakizuke::EveryWait, Sakizuke::OneYaku, Sakizuke::FirstCall] {
        let scene = || house(sakizuke).hand(1, ONE_SIDED).indicators("1z");
        let mut t = scene().draws("1z 9p 4m 4m 2z 4m").deal();
        t.discard(0, "1z").discard(1, "9p").discard(2, "4m").expect_illegal(1, Intent::Ron, late);
        t.discard(3, "4m").expect_illegal(1, Intent::Ron, IllegalReason::FuritenPassed(tile("4m"))).discard(0, "2z");
        t.expect_turn(1).tsumo(1).expect_yaku(1, &[Yaku::MenzenTsumo, Yaku::Tanyao]);
        // Near miss: riichi is a yaku with 1m too.
        let mut t = scene().draws("1z 9p 2z 4m").deal();
        t.discard(0, "1z").riichi(1, "9p").discard(2, "2z").discard(3, "4m").ron(1).expect_won(&[1]);
    }
}

/// R-147, near miss: the yaku of the last discard does not count for a hand that has none.
#[test]
fn the_last_tile_alone_does_not_win() {
    let last = |sakizuke| {
        let scene = house(sakizuke).hand(1, "99p123m456p79s44z2z").hand(3, "888s").indicators("1z");
        let mut t = scene.draws("9p").last_draws("8s").deal();
        t.discard(0, "9p").pon(1).discard(1, "2z").run_until(0).discard(2, "8s");
        t
    };
    last(Sakizuke::Allowed).ron(1).expect_yaku(1, &[Yaku::Houtei]);
    let late = IllegalReason::LateYaku(LateYaku::NoneWith(kind("8s")));
    last(Sakizuke::EveryWait).expect_illegal(1, Intent::Ron, late);
}

/// A run called first, and then the dragon: that is too late only where the first call counts.
#[test]
fn the_first_call_settles_the_yaku() {
    let late = IllegalReason::LateYaku(LateYaku::NotByFirstCall);
    let course = |sakizuke, last: &str| {
        let scene = house(sakizuke).hand(1, "46m55z234p67s99s12z").indicators("1z");
        let mut t = scene.draws(&format!("5m . . 5z {last}")).deal();
        t.discard(0, "5m").chii(1, "46m").discard(1, "1z").run_to(0).discard(0, "5z").pon(1).discard(1, "2z");
        t
    };
    course(Sakizuke::OneYaku, "8s").discard(2, "8s").ron(1).expect_yaku(1, &[Yaku::Haku]);
    course(Sakizuke::FirstCall, "8s").discard(2, "8s").expect_illegal(1, Intent::Ron, late);
    let mut drawn = course(Sakizuke::FirstCall, "1p 2p 3p 8s");
    drawn.discard(2, "1p").discard(3, "2p").discard(0, "3p").expect_turn(1).expect_illegal(1, Intent::Tsumo, late);
    // Near miss: the dragon first, and then the run.
    let scene = house(Sakizuke::FirstCall).hand(1, "46m55z234p67s99s12z").indicators("1z");
    let mut t = scene.draws("5z . . 5m 8s").deal();
    t.discard(0, "5z").pon(1).discard(1, "1z").run_to(0).discard(0, "5m").chii(1, "46m").discard(1, "2z");
    t.discard(2, "8s").ron(1).expect_yaku(1, &[Yaku::Haku]);
}

/// where a hand needs a possible yaku to be tenpai, one that comes too late is none.
#[test]
fn a_yaku_too_late_is_no_tenpai_where_tenpai_needs_one() {
    for (by_shape, sakizuke, ready) in
        [(false, Sakizuke::OneYaku, &[1][..]), (false, Sakizuke::FirstCall, &[]), (true, Sakizuke::FirstCall, &[1])]
    {
        let scene = house(sakizuke).rules(|rules| rules.keishiki_tenpai = by_shape);
        let mut t = scene.hand(1, "46m55z234p67s99s12z").draws("5m . . 5z").deal();
        t.discard(0, "5m").chii(1, "46m").discard(1, "1z").run_to(0).discard(0, "5z").pon(1).discard(1, "2z");
        t.run_out().expect_exhaustive(ready, &[]);
    }
}
