use jantaku_core::{Ruleset, Worth, Yaku};
use jantaku_encode::{FIELDS, LEN, Observation, PLANE_COUNT, PLANES, mask, observe};
use jantaku_engine::{Hidden, Unseen, View};
use jantaku_testkit::{Chance, Driver, Scene, SceneExt};
use jantaku_wire::convert;
use serde_json::Value;

use crate::{decisions, houses, play, tile_number as tile};

fn observed(view: &View) -> Observation {
    // Whatever was there before is overwritten.
    let mut out = [-1; LEN];
    observe(view, &mut out);
    out
}

fn number(value: &Value) -> i16 {
    value.as_i64().unwrap() as i16
}

fn nth(among: &[&str], value: &Value) -> i16 {
    among.iter().position(|one| Some(*one) == value.as_str()).unwrap() as i16
}

/// The same numbers from what the page is sent, field by field.
fn reference(view: &View) -> Vec<i16> {
    let told = serde_json::to_value(convert::view(view)).unwrap();
    let seats = told["seats"].as_array().unwrap();
    let me = view.seat().index();
    let mut places: Vec<Option<&Value>> = (0..seats.len()).map(|steps| seats.get((me + steps) % seats.len())).collect();
    places.resize(4, None);
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let filled = |mut numbers: Vec<i16>, room: usize| {
        assert!(numbers.len() <= room, "{} of {room}", numbers.len());
        numbers.resize(room, 0);
        numbers
    };
    let each = |room: usize, of: &dyn Fn(&Value) -> Vec<i16>| -> Vec<i16> {
        places.iter().flat_map(|seat| filled(seat.map_or(Vec::new(), of), room)).collect()
    };
    let held: Vec<i16> = list(&told["own"]["concealed"]).iter().chain([&told["own"]["drawn"]]).map(tile).collect();
    let of = |name: &str| match name {
        "players" => vec![seats.len() as i16],
        "seat" => vec![me as i16],
        "seat_wind" => vec![nth(&["E", "S", "W", "N"], &seats[me]["wind"])],
        "round_wind" => vec![nth(&["E", "S", "W", "N"], &told["round"]["wind"])],
        "honba" => vec![number(&told["round"]["honba"])],
        "sticks" | "live_left" => vec![number(&told[name])],
        "phase" => vec![match told["phase"]["type"].as_str().unwrap() {
            "opening" => 0,
            "turn" => {
                if told["own"]["drawn"].is_null() {
                    2
                } else {
                    1
                }
            }
            "claims" => 3 + nth(&["discard", "kakan", "ankan", "kita"], &told["phase"]["on"]),
            "showdown" => 7,
            _ => 8,
        }],
        "tile" => vec![tile(&told["phase"]["tile"]) + tile(&told["own"]["drawn"])],
        "from" => {
            let from = told["phase"]["from"].as_u64().map(|from| from as usize);
            vec![from.map_or(0, |from| ((from + seats.len() - me) % seats.len()) as i16)]
        }
        "furiten" => vec![i16::from(!told["own"]["furiten"].is_null())],
        "indicators" => filled(list(&told["dora"]).iter().map(|dora| tile(&dora["indicator"])).collect(), 5),
        "hand" => (1..=37).map(|token| held.iter().filter(|held| **held == token).count() as i16).collect(),
        // Some houses made by chance play for millions.
        "score" => each(1, &|seat| {
            let hundreds = seat["score"].as_i64().unwrap().div_euclid(100);
            vec![hundreds.clamp(i16::MIN.into(), i16::MAX.into()) as i16]
        }),
        "riichi" => each(1, &|seat| vec![nth(&["none", "declared", "riichi", "ippatsu"], &seat["riichi"])]),
        "kita" => each(1, &|seat| vec![number(&seat["kita"])]),
        "river" => each(34, &|seat| {
            let marks = |lying: &Value| {
                let mark = |key: &str| i16::from(lying[key] == Value::Bool(true));
                40 * mark("tsumogiri") + 80 * mark("sideways") + 160 * i16::from(!lying["claimed_by"].is_null())
            };
            list(&seat["river"]).iter().map(|lying| tile(&lying["tile"]) + marks(lying)).collect()
        }),
        "melds" => each(24, &|seat| {
            let one = |meld: &Value| {
                let kind = 1 + nth(&["chii", "pon", "daiminkan", "kakan", "ankan"], &meld["type"]);
                let own = list(&meld["own"]);
                let tiles: Vec<i16> = match kind {
                    5 => list(&meld["tiles"]).iter().map(tile).collect(),
                    _ => [&meld["called"]].into_iter().chain(&own).chain([&meld["added"]]).map(tile).collect(),
                };
                let from = if kind == 5 { 0 } else { 1 + nth(&["right", "across", "left"], &meld["from"]) };
                let tiles = filled(tiles.into_iter().filter(|tile| *tile > 0).collect(), 4);
                [vec![kind], tiles, vec![from]].concat()
            };
            list(&seat["melds"]).iter().flat_map(one).collect()
        }),
        "shown" => (0..4)
            .flat_map(|steps| {
                let opened = list(&told["opened"]);
                let at = (me + steps) % seats.len();
                let hand = opened.iter().find(|hand| steps < seats.len() && hand["seat"].as_u64() == Some(at as u64));
                filled(hand.map_or(Vec::new(), |hand| list(&hand["concealed"]).iter().map(tile).collect()), 13)
            })
            .collect(),
        other => panic!("{other} has no reference"),
    };
    FIELDS.iter().flat_map(|field| of(field.name)).collect()
}

#[test]
fn fields_lie_side_by_side() {
    for (fields, end) in [(&FIELDS[..], 349), (&PLANES[..], 315)] {
        let mut at = 0;
        for field in fields {
            assert_eq!(field.at, at, "{}", field.name);
            assert!(!field.meaning.is_empty(), "{}", field.name);
            at += field.len * field.times;
        }
        assert_eq!(at, end);
    }
    assert_eq!((LEN, PLANE_COUNT), (349, 315));
}

#[test]
fn an_observation_is_what_the_page_is_sent() {
    let mut chance = Chance::new(29);
    let mut compared = 0;
    while compared < decisions(10_000) {
        for rules in houses(13, &mut chance) {
            play(rules, &mut chance, |view, chance| {
                let (fast, slow) = (observed(view), reference(view));
                let actions = view.legal_actions();
                let legal = mask(&actions).into_iter().filter(|legal| *legal).count();
                assert_eq!(legal, actions.legal.len());
                for field in FIELDS {
                    let at = field.at..field.at + field.len * field.times;
                    assert_eq!(fast[at.clone()], slow[at], "{}", field.name);
                }
                compared += 1;
                Driver::Eager.choose(view, chance).unwrap()
            });
        }
    }
}

/// A house without ippatsu has no mark for it, in the first go-around either.
#[test]
fn ippatsu_is_seen_where_the_house_knows_it() {
    let at = FIELDS.iter().find(|field| field.name == "riichi").unwrap().at;
    let seen = |worth: Option<Worth>| {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        worth.into_iter().for_each(|worth| rules.yaku.set(Yaku::Ippatsu, worth));
        let mut play = Scene::new(rules).hand(0, "123456789m1123p").draws("9p").deal();
        play.riichi(0, "9p").pass_all();
        let first = observed(&play.view(0))[at];
        play.run_to(0).tsumogiri(0).pass_all();
        (first, observed(&play.view(0))[at])
    };
    assert_eq!(seen(None), (3, 2));
    assert_eq!(seen(Some(Worth::Absent)), (2, 2));
}

/// Law 6: what a seat does not know changes no number.
#[test]
fn hidden_tiles_change_no_observation() {
    let mut chance = Chance::new(31);
    let mut compared = 0;
    for rules in houses(4, &mut chance) {
        play(rules, &mut chance, |view, chance| {
            let Unseen { mut tiles, hands, .. } = view.unseen();
            chance.shuffle(&mut tiles);
            let hands = hands.map(|_, &count| tiles.split_off(tiles.len() - count));
            // Once the wall has run out there is nothing to imagine.
            if let Ok(round) = view.imagine(&Hidden { hands, wall: tiles }) {
                assert_eq!(observed(&round.view(view.seat()).unwrap()), observed(view));
                compared += 1;
            }
            Driver::Eager.choose(view, chance).unwrap()
        });
    }
    assert!(compared > 1_000, "{compared}");
}
