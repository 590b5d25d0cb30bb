use std::sync::Arc;

use jantaku_core::rules::HanchanSettlement;
use jantaku_core::{BySeat, Players, Ruleset, Seat};
use jantaku_encode::{ActionId, EVENT_FIELDS, EVENT_WIDTH, EVENTS_VERSION, EventRow, event_row};
use jantaku_engine::{Abort, Event, Outcome, PublicEvent, RoundEnd, SeatEvent, Showing, View};
use jantaku_score::Payments;
use jantaku_testkit::{Chance, seat};
use jantaku_wire::convert;
use serde_json::Value;

use crate::{decisions, eager, houses, play_all, tile_number as tile};

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// The number of a name among these, from 0; 0 where nothing is said.
fn nth(among: &[&str], value: &Value) -> i16 {
    value.as_str().map_or(0, |name| among.iter().position(|one| *one == name).unwrap() as i16)
}

fn yes(value: &Value) -> i16 {
    i16::from(*value == Value::Bool(true))
}

/// Points in hundreds. Some houses made by chance play for millions.
fn hundreds(points: &Value) -> i16 {
    points.as_i64().map_or(0, |points| points.div_euclid(100).clamp(i16::MIN.into(), i16::MAX.into()) as i16)
}

/// The number of an action of the page, by its name.
fn action(told: &Value) -> i16 {
    let of = |key: &str| told[key].as_str().map(|text| format!(" {text}"));
    let tiles = list(&told["own"]).iter().map(|one| format!(" {}", one.as_str().unwrap())).collect();
    let tiles: String = of("tile").or(of("kind")).unwrap_or(tiles);
    let drawn = if yes(&told["tsumogiri"]) == 1 { " drawn" } else { "" };
    let name = format!("{}{tiles}{drawn}", told["type"].as_str().unwrap());
    name.parse::<ActionId>().unwrap().index() as i16 + 1
}

/// The same row from what the page is sent, field by field; `view` has the event folded in.
fn reference(event: &SeatEvent, view: &View) -> Vec<i16> {
    let (told, after, _) = convert::seat_event(event, view);
    let (told, after) = (serde_json::to_value(told).unwrap(), serde_json::to_value(after).unwrap());
    let (me, count) = (view.seat().index(), view.table().players().count());
    let player = |seat: &Value| seat.as_u64().map_or(0, |seat| ((seat as usize + count - me) % count) as i16 + 1);
    let around = |of: &dyn Fn(usize) -> i16| -> Vec<i16> {
        (0..4).map(|steps| if steps < count { of((me + steps) % count) } else { 0 }).collect()
    };
    let filled = |tiles: &[Value], room: usize| -> Vec<i16> {
        assert!(tiles.len() <= room, "{} of {room}", tiles.len());
        tiles.iter().map(tile).chain(std::iter::repeat(0)).take(room).collect()
    };
    let kinds =
        ["dealt", "drew", "answered", "discarded", "riichi_paid", "called", "kan_declared", "kita", "dora_revealed"];
    let kinds: Vec<&str> = kinds
        .into_iter()
        .chain(["wall_ran_out", "hand_declared", "round_ended", "game_ended", "match_ended"])
        .collect();
    let name = told["type"].as_str().unwrap();
    let name = if name.starts_with("drew") { "drew" } else { name };
    let (round, outcome, meld) = (&told["round"], &told["end"]["outcome"], &told["meld"]);
    let winners = list(&outcome["winners"]);
    let win = winners.first().cloned().unwrap_or(Value::Null);
    let first =
        |values: &[&Value]| values.iter().copied().find(|value| !value.is_null()).cloned().unwrap_or(Value::Null);
    let of = |field: &str| match field {
        "kind" => vec![1 + kinds.iter().position(|kind| *kind == name).unwrap() as i16],
        "who" => match told["type"].as_str().unwrap() {
            "drew_own" | "answered" => vec![1],
            _ => vec![player(&first(&[&told["seat"], &round["dealer"], &win["seat"]]))],
        },
        "tile" if name == "kita" => vec![31],
        "tile" => vec![tile(&first(&[
            &told["tile"],
            &told["discard"]["tile"],
            &meld["added"],
            &meld["called"],
            &told["dora"]["indicator"],
            &round["dora"]["indicator"],
            &win["tile"],
        ]))],
        "from" if !meld["from"].is_null() => {
            let owner = told["seat"].as_u64().unwrap() as usize;
            let steps = [1, 2, count - 1][nth(&["right", "across", "left"], &meld["from"]) as usize];
            vec![player(&Value::from((owner + steps) % count))]
        }
        "from" => vec![player(&win["from"])],
        "how" => vec![match name {
            "drew" => nth(&["live", "supplement"], &told["from"]),
            "discarded" => yes(&told["discard"]["tsumogiri"]) + 2 * yes(&told["riichi"]) + 2 * yes(&told["open"]),
            "hand_declared" => nth(&["nothing", "noten", "tenpai"], &told["showing"]),
            "round_ended" => {
                let reasons = [
                    "kyuushu_kyuuhai",
                    "suufon_renda",
                    "suucha_riichi",
                    "suukaikan",
                    "sanchahou",
                    "fifth_kan",
                    "chombo",
                ];
                1 + match outcome["type"].as_str().unwrap() {
                    "won" => 0,
                    "exhaustive" => 1,
                    _ => 2 + nth(&reasons, &outcome["reason"]),
                }
            }
            _ => 0,
        }],
        "meld" if meld.is_null() => vec![0],
        "meld" => vec![1 + nth(&["chii", "pon", "daiminkan", "kakan", "ankan"], &meld["type"])],
        "tiles" => {
            let tiles =
                [vec![meld["called"].clone()], list(&meld["own"]), vec![meld["added"].clone()], list(&meld["tiles"])];
            filled(&tiles.concat().into_iter().filter(Value::is_string).collect::<Vec<_>>(), 4)
        }
        "action" => vec![if name == "answered" { action(&told["action"]) } else { 0 }],
        "seat" => vec![if name == "dealt" { me as i16 + 1 } else { 0 }],
        "wind" => vec![if name == "dealt" { 1 + nth(&["E", "S", "W", "N"], &round["wind"]) } else { 0 }],
        "honba" => vec![round["honba"].as_i64().unwrap_or(0) as i16],
        "sticks" => vec![first(&[&round["sticks"], &told["end"]["sticks"]]).as_i64().unwrap_or(0) as i16],
        "score" => match name {
            "dealt" => around(&|seat| hundreds(&round["scores"][seat])),
            "round_ended" => around(&|seat| hundreds(&told["end"]["changes"][seat]["after"])),
            _ => {
                let standings = list(&told["end"]["standings"]);
                let points =
                    |seat: usize| standings.iter().find(|standing| standing["seat"] == seat).map(|one| &one["points"]);
                around(&|seat| points(seat).map_or(0, hundreds))
            }
        },
        "result" => around(&|seat| {
            let wins = winners.iter().filter(|win| win["seat"] == seat).count() as i16;
            let nagashi = list(&outcome["nagashi"]).iter().filter(|one| **one == seat).count() as i16;
            wins + 2 * i16::from(!outcome["tenpai"][seat].is_null()) + 4 * nagashi
        }),
        "hand" => {
            let seat = &told["seat"];
            let opened = || list(&after["opened"]).into_iter().find(|hand| hand["seat"] == *seat).unwrap();
            match name {
                "dealt" => filled(&list(&after["own"]["concealed"]), 13),
                "discarded" if told["open"] == true => filled(&list(&opened()["concealed"]), 13),
                "hand_declared" => {
                    let shown = &after["phase"]["shown"][seat.as_u64().unwrap() as usize];
                    filled(&list(&shown["concealed"]), 13)
                }
                _ => vec![0; 13],
            }
        }
        other => panic!("{other} has no reference"),
    };
    EVENT_FIELDS.iter().flat_map(|field| of(field.name)).collect()
}

#[test]
fn event_fields_lie_side_by_side() {
    let places: Vec<usize> = EVENT_FIELDS.iter().map(|field| field.at).collect();
    assert_eq!(places, [0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 19, 23]);
    assert_eq!((EVENT_WIDTH, EVENTS_VERSION), (36, 1));
}

/// A match of two games, each settled.
fn two_games() -> Ruleset {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    (rules.hanchan_count, rules.hanchan_settlement) = (2, HanchanSettlement::Each);
    rules
}

/// Folds an event into what its seat has seen so far, and compares its row; returns the row.
fn compare(view: &mut Option<View>, event: &SeatEvent, seat: Seat, rules: &Arc<Ruleset>) -> EventRow {
    match view {
        Some(view) if !matches!(event, SeatEvent::Dealt { .. }) => view.apply(event).unwrap(),
        _ => *view = Some(View::start(rules.clone(), seat, event).unwrap()),
    }
    let (fast, slow) = (event_row(event, seat, rules.players), reference(event, view.as_ref().unwrap()));
    for field in EVENT_FIELDS {
        let at = field.at..field.at + field.len * field.times;
        assert_eq!(fast[at.clone()], slow[at], "{} of {event:?}", field.name);
    }
    fast
}

/// Every event of matches in every preset, as each seat sees it.
#[test]
fn rows_are_what_the_page_is_sent() {
    let mut chance = Chance::new(59);
    let (mut compared, mut kinds) = (0, [0; 15]);
    while compared < decisions(10_000) {
        for rules in houses(6, &mut chance).into_iter().chain([two_games()]) {
            let shared = Arc::new(rules.clone());
            let mut views: Vec<Option<View>> = vec![None; rules.players.count()];
            play_all(rules, &mut chance, |game, events, chance| {
                for event in events {
                    for (seat, view) in shared.players.seats().zip(&mut views) {
                        let Some(seen) = event.seen_by(seat) else { continue };
                        kinds[compare(view, &seen, seat, &shared)[0] as usize] += 1;
                    }
                }
                let choice = eager(game, chance);
                compared += usize::from(choice.is_some());
                choice
            });
        }
    }
    println!("{compared} decisions");
    let never: Vec<usize> = (0..kinds.len()).filter(|kind| kinds[*kind] == 0).collect();
    assert_eq!(never, [0], "{kinds:?}");
}

/// An event with all that `seat` does not see made another.
fn hidden_anew(event: &Event, seat: Seat, players: Players, chance: &mut Chance) -> Event {
    let mut event = event.clone();
    match &mut event {
        Event::Dealt { hands, .. } => {
            let others: Vec<Seat> = players.others(seat).collect();
            let mut tiles: Vec<_> = others.iter().flat_map(|other| hands[*other]).collect();
            chance.shuffle(&mut tiles);
            others.iter().zip(tiles.chunks(13)).for_each(|(other, dealt)| hands[*other].copy_from_slice(dealt));
        }
        Event::Drew { seat: drawer, tile, .. } if *drawer != seat => {
            *tile = if *tile == "1z".parse().unwrap() { "2z" } else { "1z" }.parse().unwrap();
        }
        _ => {}
    }
    event
}

/// Law 6: what a seat does not know changes no row.
#[test]
fn hidden_tiles_change_no_row() {
    let mut chance = Chance::new(61);
    let (mut compared, mut changed) = (0, 0);
    while compared < decisions(10_000) {
        for rules in houses(2, &mut chance) {
            let players = rules.players;
            play_all(rules, &mut chance, |game, events, chance| {
                for event in events {
                    for seat in players.seats() {
                        let row = |event: &Event| -> Option<EventRow> {
                            event.seen_by(seat).map(|seen| event_row(&seen, seat, players))
                        };
                        let other = hidden_anew(event, seat, players, chance);
                        assert_eq!(row(event), row(&other), "{event:?}");
                        changed += usize::from(*event != other);
                        let others_answer = matches!(event, Event::Answered { seat: who, .. } if *who != seat);
                        assert_eq!(row(event).is_none(), others_answer);
                    }
                }
                let choice = eager(game, chance);
                compared += usize::from(choice.is_some());
                choice
            });
        }
    }
    println!("{compared} decisions, {changed} events changed");
    assert!(changed > 1_000, "{changed}");
}

/// Ends that are too rare to be met: nagashi, and each reason to abort.
#[test]
fn rare_ends_have_their_numbers() {
    let me = seat(1);
    let row = |outcome: Outcome| {
        let scores = BySeat::from_fn(Players::Four, |_| 25_000);
        let end = RoundEnd { outcome, payments: Payments::default(), scores, sticks: 0 };
        let row = event_row(&SeatEvent::Public(PublicEvent::RoundEnded(Box::new(end))), me, Players::Four);
        let field = |name: &str| {
            let field = EVENT_FIELDS.iter().find(|field| field.name == name).unwrap();
            row[field.at..field.at + field.len * field.times].to_vec()
        };
        (field("how")[0], field("result"))
    };
    let hands = BySeat::from_fn(Players::Four, |_| Showing::Nothing);
    assert_eq!(row(Outcome::Exhaustive { hands, nagashi: vec![seat(0), me] }), (2, vec![4, 0, 0, 4]));
    let shown = BySeat::from_fn(Players::Four, |_| None);
    let keys = ["kyuushu_kyuuhai", "suufon_renda", "suucha_riichi", "suukaikan", "sanchahou", "fifth_kan", "chombo"];
    for (nth, key) in keys.into_iter().enumerate() {
        let reason = Abort::ALL.into_iter().find(|reason| reason.key() == key).unwrap();
        assert_eq!(row(Outcome::Abortive { reason, shown: shown.clone() }), (3 + nth as i16, vec![0; 4]), "{key}");
    }
}
