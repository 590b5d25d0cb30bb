//! A short record, byte for byte.

use jantaku_core::Ruleset;
use jantaku_core::rules::{
    CalledDiscards, Controls, DeadWallView, DealStyle, KanButton, NamePlaces, ResultBooking, RiichiButton,
    StickCounter, SuitOrder, Terms, TileFaces,
};
use jantaku_record::line::Line;
use jantaku_record::{Header, Record};

const SHORT: &str = include_str!("data/short.jsonl");
/// From before three players: its rules lack their options.
const OLD: &str = include_str!("data/before_three.jsonl");

#[test]
fn the_same_match_gives_the_same_bytes() {
    let (_, recording, _) = crate::common::play(&crate::common::house(3), 192);
    let written = recording.to_json_lines();
    let (header, lines) = written.split_once('\n').unwrap();
    let (known_header, known_lines) = SHORT.split_once('\n').unwrap();
    assert_eq!(lines, known_lines);
    // Its rules lack the options added since, and it has no hash of them. Terms, auto-discards in riichi, the booking of
    // results and what the table shows were the same in every house then.
    let read = |line: &str| match serde_json::from_str(line).unwrap() {
        Line::Match(header) => {
            let (auto_discard, deal_style, terms) = (false, DealStyle::DealerDraws, Terms::Common);
            let (riichi_button, kan_button) = (RiichiButton::AutoLit, KanButton::Offered);
            let dead_wall_view = DeadWallView::FiveTiles;
            let shown = Ruleset { dead_wall_view, deal_style, riichi_button, kan_button, terms, ..header.rules };
            let (called_discards, name_places) = (CalledDiscards::Taken, NamePlaces::Seats);
            let (tile_faces, furiten_display, voice) = (TileFaces::Framed, true, false);
            let stick_counter = StickCounter::All;
            let shown =
                Ruleset { stick_counter, called_discards, name_places, tile_faces, furiten_display, voice, ..shown };
            let (suit_order, seat_windows, auto_discard_stops) = (SuitOrder::CirclesSecond, false, false);
            let (stick_payments, controls) = (true, Controls::SingleClicks);
            let shown = Ruleset { suit_order, seat_windows, controls, auto_discard_stops, stick_payments, ..shown };
            let rules = Ruleset { auto_discard, result_booking: ResultBooking::Automatic, ..shown };
            Header { rules_hash: None, rules, ..*header }
        }
        line => panic!("{line:?}"),
    };
    assert_eq!(read(&header.replacen(env!("CARGO_PKG_VERSION"), "0.1.0", 1)), read(known_header));
}

#[test]
fn a_record_written_long_ago_still_replays() {
    for text in [SHORT, OLD] {
        let played = Record::read(text.as_bytes()).unwrap().replay().unwrap();
        assert!(played.settlement().is_some());
    }
}
