//! Hands whose discards could have been called but were not: tenhou.net/6 lists each seat separately and does not say
//! which of two equal discards a call takes. In every one of them a player lets a tile pass, is skipped by calls of
//! others until the same tile comes again, and calls that.

use jantaku_record::Record;
use jantaku_record::formats::log::Move;
use jantaku_record::formats::tenhou6;
use jantaku_record::formats::verify::replay;
use jantaku_testkit::{Play, Scene, SceneExt};

use crate::corpus::check::{log_of, read_log};

/// Play comes back in its order.
#[track_caller]
fn comes_back(play: &Play) {
    let log = log_of(&Record::read(crate::corpus::recorded(play).to_json_lines().as_bytes()).unwrap());
    let read = read_log(&tenhou6::print(&log).unwrap());
    // The format does not say when sticks are paid and indicators are turned.
    let by_a_seat = |step: &&Move| !matches!(step, Move::RiichiPaid { .. } | Move::Dora { .. });
    let played: Vec<&Move> = log.rounds[0].moves.iter().filter(by_a_seat).collect();
    assert_eq!(read.rounds[0].moves.iter().collect::<Vec<_>>(), played);
    assert_eq!(replay(&read, &play.table().rules).differences, []);
}

/// Seat 0 discards a tile that nobody calls; seat 1 draws and discards one that seat 0 calls, to discard the same tile
/// again.
trait Again {
    fn again(&mut self, wanted: &str, by_the_way: &str) -> &mut Play;
}

impl Again for Play {
    fn again(&mut self, wanted: &str, by_the_way: &str) -> &mut Play {
        self.discard(0, wanted).discard(1, by_the_way).pon(0).discard(0, wanted)
    }
}

#[test]
fn two_calls_of_one_player_each_let_pass_once() {
    let scene = Scene::of("tenhou").hand(0, "11m22m5566z").hand(2, "12p5566z").draws("9p 1m 3s 4s 2m 6s");
    let mut t = scene.deal();
    t.again("5z", "1m").pon(2).discard(2, "1p").discard(3, "3s").again("6z", "2m").pon(2).discard(2, "2p");
    comes_back(&t);
}

#[test]
fn two_players_wait_for_two_tiles_of_a_third() {
    let scene = Scene::of("tenhou").hand(0, "11m22m33p5566z").hand(2, "3p55z").hand(3, "9s66z").draws("9p 1m 2m 4s");
    let mut t = scene.deal();
    t.discard(0, "5z").discard(1, "1m").pon(0).discard(0, "6z").discard(1, "2m").pon(0).discard(0, "5z").pon(2);
    t.discard(2, "3p").pon(0).discard(0, "6z").pon(3).discard(3, "9s").discard(0, "4s");
    comes_back(&t);
}

#[test]
fn three_calls_of_the_last_player_each_let_pass_once() {
    let scene = Scene::of("tenhou").hand(0, "11m22m33m556677z").hand(3, "123p556677z");
    let mut t = scene.draws("8p 7s 1m 6s 8s 2m 7p 9s 3m").deal();
    for (wanted, [first, by_the_way, after]) in
        [("5z", ["7s", "1m", "1p"]), ("6z", ["8s", "2m", "2p"]), ("7z", ["9s", "3m", "3p"])]
    {
        t.discard(0, wanted).discard(1, first).discard(2, by_the_way).pon(0).discard(0, wanted).pon(3);
        t.discard(3, after);
    }
    comes_back(&t);
}

#[test]
fn a_chii_goes_first_and_the_pon_of_the_same_tile_comes_later() {
    let scene = Scene::of("tenhou").hand(0, "33m66p77s99s5z").hand(1, "24m57p7s9s").hand(2, "33m66p18s");
    let mut t = scene.draws("5z 1s 1m").deal();
    t.discard(0, "3m").chii(1, "24m").discard(1, "7s").pon(0).discard(0, "3m").pon(2).discard(2, "1s");
    t.discard(3, "1s").discard(0, "6p").chii(1, "57p").discard(1, "9s").pon(0).discard(0, "6p").pon(2);
    t.discard(2, "8s");
    comes_back(&t);
}

#[test]
fn a_pon_goes_first_and_the_chii_of_the_same_tile_comes_later() {
    let scene = Scene::of("tenhou").hand(0, "33m1122p5566z").hand(1, "24m1p").hand(2, "33m1p55z").hand(3, "66z3p");
    let mut t = scene.draws("9s 2p 9m 8m").deal();
    t.discard(0, "5z").discard(1, "2p").pon(0).discard(0, "3m").pon(2).discard(2, "1p").pon(0).discard(0, "3m");
    t.chii(1, "24m").discard(1, "1p").discard(2, "9m");
    comes_back(&t);
}

#[test]
fn an_open_kan_between_the_tile_let_pass_and_the_one_called() {
    let scene = Scene::of("tenhou").hand(0, "111m22m5566z").hand(2, "12p5566z").draws("9p 1m 3s 4s 2m 6s");
    let mut t = scene.supplements("9s").deal();
    t.discard(0, "5z").discard(1, "1m").daiminkan(0).discard(0, "5z").pon(2).discard(2, "1p").discard(3, "3s");
    t.again("6z", "2m").pon(2).discard(2, "2p");
    comes_back(&t);
}

#[test]
fn an_added_kan_between_the_tile_let_pass_and_the_one_called() {
    let scene = Scene::of("tenhou").hand(0, "11m222m33m5566z").hand(2, "12p5566z").supplements("1m 9s");
    let mut t = scene.draws("9p 7s 8s 1m 2m 3s 4s 3m 6s").deal();
    t.discard(0, "9p").discard(1, "7s").discard(2, "8s").discard(3, "1m").pon(0).discard(0, "5z").discard(1, "2m");
    t.daiminkan(0).kakan(0, "1m").discard(0, "5z").pon(2).discard(2, "1p").discard(3, "3s");
    t.again("6z", "3m").pon(2).discard(2, "2p");
    comes_back(&t);
}

#[test]
fn a_closed_kan_between_the_tile_let_pass_and_the_one_called() {
    let scene = Scene::of("tenhou").hand(0, "11m22m5566z").hand(1, "999m").hand(2, "12p5566z").supplements("1m");
    let mut t = scene.draws("9p 9m 3s 4s 2m 6s").deal();
    t.discard(0, "5z").ankan(1, "9m").discard(1, "1m").pon(0).discard(0, "5z").pon(2).discard(2, "1p");
    t.discard(3, "3s").again("6z", "2m").pon(2).discard(2, "2p");
    comes_back(&t);
}

#[test]
fn three_players_and_a_north_set_aside_between() {
    let scene = Scene::of("tenhou_sanma").hand(0, "1122p5566z").hand(2, "34p5566z").supplements("1p");
    let mut t = scene.draws("9p 4z 4s 2p 6s").deal();
    t.discard(0, "5z").kita(1).discard(1, "1p").pon(0).discard(0, "5z").pon(2).discard(2, "3p");
    t.again("6z", "2p").pon(2).discard(2, "4p");
    comes_back(&t);
}

#[test]
fn the_riichi_tile_of_another_is_called_between_and_a_red_five_is_none_of_the_plain_ones() {
    let scene = Scene::of("tenhou").hand(0, "11m22m05p33p6677z").hand(1, "123456m4567899s").hand(2, "55p123p6677z");
    let mut t = scene.draws("9p 1m 3z 4z 2m 7s 4s 3p").deal();
    t.discard(0, "6z").riichi(1, "1m").pon(0).discard(0, "6z").pon(2).discard(2, "1p").discard(3, "3z");
    t.discard(0, "0p").discard(1, "2m").pon(0).discard(0, "5p").pon(2).discard(2, "2p").discard(3, "7s");
    t.again("7z", "3p").pon(2).discard(2, "3p");
    comes_back(&t);
}

/// Two of the four were discarded by others before: the position of the letter shows whose tile is called.
#[test]
fn the_same_tile_of_two_players_is_called_once() {
    let scene = Scene::of("tenhou").hand(0, "11m22m56677z").hand(1, "5z").hand(3, "123p556677z");
    let mut t = scene.draws("9p 7s 4s 1m 6s 2m").deal();
    t.discard(0, "5z").discard(1, "5z").pon(3).discard(3, "1p");
    t.again("6z", "1m").pon(3).discard(3, "2p").again("7z", "2m").pon(3).discard(3, "3p");
    comes_back(&t);
}
