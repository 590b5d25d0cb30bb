//! What a match played by hand leaves as facts.

use jantaku_core::rules::{ChomboMode, RiichiAnkan};
use jantaku_core::{BySeat, Ruleset, Wind, Yaku};
use jantaku_engine::{Action, RoundName, SeatEvent};
use jantaku_record::{Header, Recording, SeatInfo, SeatKind, WallSource};
use jantaku_scenario::Scene;
use jantaku_score::Limit;
use jantaku_stats::{Collector, MatchFacts, RoundKind, WaitShape, WinFacts, hand_figure};
use jantaku_testkit::{Play, SceneExt, seat, tile};

use crate::games::{facts, hand, riichi_ron};

#[test]
fn a_ron_has_its_riichi_its_wait_and_its_payments() {
    let t = riichi_ron();
    let winner = hand(&t, 1);
    let win = winner.win.as_deref().unwrap();
    assert!(!win.tsumo && !winner.dealt_in() && !winner.called && !winner.dealer && !winner.tenpai);
    assert_eq!((winner.end, winner.riichi, win.wait), (RoundKind::Won, Some(2), WaitShape::Ryanmen));
    let yaku: Vec<Yaku> = win.yaku.iter().map(|line| line.yaku).collect();
    assert!(yaku.contains(&Yaku::Riichi) && yaku.contains(&Yaku::Pinfu), "{yaku:?}");
    let end = t.round().table().result().unwrap();
    assert_eq!(winner.paid, end.payments.deltas(end.scores.players())[seat(1)]);
    assert_eq!((winner.points, winner.paid), (end.scores[seat(1)] - 25000, winner.points + 1000));
    let loser = hand(&t, 3);
    assert_eq!(loser.dealt_into, [WaitShape::Ryanmen]);
    assert!(loser.dealt_in() && loser.win.is_none() && loser.riichi.is_none());
    assert_eq!((loser.paid, loser.points), (1000 - winner.paid, loser.paid));
    assert!(hand(&t, 0).dealer && !hand(&t, 0).dealt_in() && hand(&t, 0).paid == 0);
}

#[test]
fn a_self_draw_is_nobodys_deal_in() {
    let mut t = Scene::of("tenhou").hand(1, "234m678m46p22s678s").draws("1z 1z 2z 9m 3z 5p").deal();
    t.run_to(1).tsumogiri(1).run_to(1).tsumo(1);
    let winner = hand(&t, 1);
    let win = winner.win.as_deref().unwrap();
    assert!(win.tsumo && winner.riichi.is_none());
    assert_eq!(win.wait, WaitShape::Kanchan);
    assert!((0..4).all(|number| !hand(&t, number).dealt_in()));
    assert_eq!((0..4).map(|number| hand(&t, number).paid).sum::<i32>(), 0);
}

/// A pon is a call; a closed kan is none.
#[test]
fn a_closed_kan_is_no_call() {
    let mut t = Scene::of("tenhou").hand(1, "55z234m678m46p222s").draws("5z 1z 2s 6z").supplements("5p").deal();
    t.discard(0, "5z").pon(1).discard(1, "4p").run_to(1);
    t.run_out();
    assert!(hand(&t, 1).called && !hand(&t, 0).called);
    let mut t = Scene::of("tenhou").hand(1, "222s234m678m46p55s").draws("1z 2s").supplements("5p").deal();
    t.tsumogiri(0).run_to(1).ankan(1, "2s").tsumo(1);
    let winner = hand(&t, 1);
    assert!(!winner.called && winner.win.is_some());
}

/// Tenpai counts at an exhaustive draw only.
#[test]
fn tenpai_counts_at_an_exhaustive_draw() {
    let mut t = Scene::of("tenhou").hand(1, "234m678m46p22s678s").hand(0, "147m147p147s1234z").deal();
    t.run_out();
    let hands = facts(&t).rounds.remove(0).hands;
    assert_eq!(hands.map(|_, hand| hand.end), BySeat::from_fn(hands.players(), |_| RoundKind::Exhaustive));
    assert!(hands[seat(1)].tenpai && !hands[seat(0)].tenpai);
    assert!(!hand(&riichi_ron(), 1).tenpai);
}

#[test]
fn an_aborted_round_is_neither_won_nor_exhausted() {
    let mut t = Scene::of("tenhou").hand(0, "19m19p19s123456z2m").deal();
    t.kyuushu(0);
    assert_eq!(hand(&t, 0).end, RoundKind::Abortive);
}

/// A foul is no abortive draw, and only its player's.
#[test]
fn a_foul_is_counted_apart_from_abortive_draws() {
    let fouls = |rules: &mut Ruleset| {
        rules.chombo_mode = ChomboMode::Penalised;
        rules.riichi_ankan = RiichiAnkan::UncheckedPenalised;
    };
    let mut t = Scene::of("yakuza").rules(fouls).hand(0, "258m258p258s1234z").draws("9p").deal();
    t.act(0, Action::Riichi { tile: tile("9p"), tsumogiri: true });
    t.run_out();
    let hands = facts(&t).rounds.remove(0).hands;
    assert!(hands.values().all(|hand| hand.end == RoundKind::Chombo));
    assert!(hands.iter().all(|(who, hand)| hand.chombo == (who == seat(0))));
    let abortive = hand_figure("abortive").unwrap();
    assert!(hands.values().all(|hand| abortive.value(hand) == Some(0)));
}

#[test]
fn a_yakuman_is_told_from_counted_han() {
    let mut t = Scene::of("tenhou").hand(0, "19m19p19s1234567z").draws("1m").deal();
    t.tsumo(0);
    let dealer = hand(&t, 0);
    let win = dealer.win.as_deref().unwrap();
    assert!(win.is_yakuman() && matches!(win.limit, Some(Limit::Yakuman(_))));
    assert_eq!((win.wait, win.han), (WaitShape::Kokushi, 0));
    let counted = WinFacts { limit: Some(Limit::Kazoe), ..win.clone() };
    assert!(!counted.is_yakuman());
}

/// The same round, as its loser saw it.
#[test]
fn a_seats_own_view_gives_the_same_facts() {
    let t = riichi_ron();
    let all = facts(&t);
    let seen: Vec<SeatEvent> = t.events().iter().filter_map(|event| event.seen_by(seat(3))).collect();
    let mut collector = Collector::new(&t.table().rules, all.names.clone(), None);
    collector.seat_round(0, &seen);
    assert_eq!(collector.finish(), all);
}

#[test]
fn a_round_that_breaks_off_leaves_no_facts() {
    let mut t = Scene::of("tenhou").deal();
    t.tsumogiri(0).tsumogiri(1);
    assert_eq!(facts(&t).rounds, []);
}

/// A record of what was played, with a wall that is or is not rigged.
fn record(play: &Play, source: WallSource) -> jantaku_record::Record {
    let seats = ["a", "b", "c", "d"].map(|name| SeatInfo { name: name.to_owned(), kind: SeatKind::Human });
    let mut header = Header::new(&play.table().rules, seats.to_vec());
    header.excerpt = true;
    let mut recording = Recording::with_header(header);
    recording.seal(source);
    play.events().iter().for_each(|event| recording.push(event));
    recording.break_off();
    jantaku_record::Record::read(recording.to_json_lines().as_bytes()).expect("what was recorded can be read")
}

#[test]
fn a_rigged_round_does_not_count() {
    let t = riichi_ron();
    let wall = t.walls()[0].clone();
    let stated = MatchFacts::of_record(&record(&t, WallSource::Stated(wall.clone())), None);
    assert_eq!((stated.rounds.len(), stated.names[seat(2)].as_str()), (1, "c"));
    assert_eq!(stated.rounds[0].name.to_string(), "E1.0");
    let rigged = MatchFacts::of_record(&record(&t, WallSource::Rigged(wall)), None);
    assert_eq!(rigged.rounds, []);
}

#[test]
fn places_follow_from_stated_totals() {
    let rules = jantaku_core::Ruleset::preset("tenhou").unwrap();
    let four = |values: [i32; 4]| BySeat::from_vec(values.to_vec()).unwrap();
    let mut collector = Collector::new(&rules, BySeat::from_fn(rules.players, |_| String::new()), None);
    collector.stated(&four([30000, 20000, 30000, 20000]), &four([40000, -10000, 40000, -50000]));
    let results = collector.finish().results.unwrap();
    assert_eq!(results.map(|_, result| result.place), four([1, 3, 2, 4]).map(|_, &place| place as u8));
}

/// What no table of three has: a fourth seat, and points of four.
#[test]
fn a_record_with_a_seat_that_is_not_there_is_refused_before_it_is_counted() {
    let sound = include_str!("../../../record/tests/corpus/jantaku/three-kita.jsonl");
    let of =
        |text: &str| jantaku_record::Record::read(text.as_bytes()).map(|record| MatchFacts::of_record(&record, None));
    let facts = of(sound).unwrap();
    assert_eq!((facts.rounds.len(), facts.rounds[0].hands.players().count()), (1, 3));
    let four = "\"scores\":[35000,35000,35000,35000]";
    for (field, other) in [
        ("\"seat\":2", "\"seat\":3"),
        ("\"dealer\":0", "\"dealer\":3"),
        ("\"from\":2", "\"from\":3"),
        ("\"scores\":[35000,35000,35000]", four),
    ] {
        let changed = sound.replace(field, other);
        assert_ne!(changed, sound, "{field}");
        assert!(of(&changed).is_err(), "{other}");
    }
}

/// A match that somebody was helped through has no result.
#[test]
fn the_result_of_a_match_with_a_rigged_round_does_not_count() {
    let sound = include_str!("../../../record/tests/corpus/jantaku/last-round.jsonl");
    let of = |text: &str| {
        let record = jantaku_record::Record::read(text.as_bytes()).expect("the record can be read");
        MatchFacts::of_record(&record, None)
    };
    let results = of(sound).results.unwrap();
    let mut places: Vec<u8> = results.values().map(|result| result.place).collect();
    places.sort_unstable();
    assert_eq!(places, [1, 2, 3, 4]);
    let rigged = sound.replacen("{\"type\":\"tiles\",", "{\"type\":\"tiles\",\"rigged\":true,", 1);
    assert_ne!(rigged, sound);
    assert!(of(&rigged).results.is_none() && of(&rigged).rounds.len() + 1 == of(sound).rounds.len());
}

#[test]
fn a_round_is_named_by_its_game_its_wind_and_its_honba() {
    let name = |game| RoundName { game, wind: Wind::South, number: 3, honba: 12 };
    assert_eq!([1, 2, 255].map(|game| name(game).to_string()), ["S3.12", "2:S3.12", "255:S3.12"]);
}
