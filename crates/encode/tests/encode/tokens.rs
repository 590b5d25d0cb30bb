use jantaku_encode::{MAX_TOKENS, TOKEN_COUNT, TOKENS, TOKENS_VERSION, tokens_of};
use jantaku_engine::{Hidden, Phase, RiichiStatus, Unseen, View};
use jantaku_testkit::{Chance, Driver};
use jantaku_wire::convert;
use serde_json::Value;

use crate::{decisions, eager, houses, play, play_all, tile_number};

/// A token as the vocabulary reads it: range, place at the table, number.
type Said = (&'static str, usize, i64);

fn told(view: &View) -> [u16; MAX_TOKENS] {
    // Whatever was there before is overwritten.
    let mut out = [u16::MAX; MAX_TOKENS];
    let len = tokens_of(view, &mut out);
    assert!(out[..len].iter().all(|token| *token > 0) && out[len..].iter().all(|token| *token == 0));
    assert!(len < MAX_TOKENS, "there is room to spare");
    out
}

/// Reads tokens back by the vocabulary alone.
fn decoded(tokens: &[u16]) -> Vec<Said> {
    let read = |token: &u16| {
        let within = |first: u16, count: u16, times: u16| token.checked_sub(first).filter(|nth| *nth < count * times);
        let found = TOKENS.iter().find_map(|range| Some((range, within(range.first, range.count, range.times)?)));
        let (range, nth) = found.unwrap();
        (range.name, usize::from(nth / range.count), i64::from(nth % range.count))
    };
    tokens.iter().take_while(|token| **token > 0).map(read).collect()
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap()
}

fn nth(among: &[&str], value: &Value) -> i64 {
    among.iter().position(|one| Some(*one) == value.as_str()).unwrap() as i64
}

fn tile(value: &Value) -> i64 {
    i64::from(tile_number(value)) - 1
}

/// The same from what the page is sent; what the page is not told, from the table.
fn reference(view: &View) -> Vec<Said> {
    let told = serde_json::to_value(convert::view(view)).unwrap();
    let seats = list(&told["seats"]);
    let (me, count) = (view.seat().index(), seats.len());
    let place = |seat: &Value| (seat.as_u64().unwrap() as usize + count - me) % count;
    let winds = ["E", "S", "W", "N"];
    let mut said: Vec<Said> = vec![
        ("players", 0, i64::from(count == 4)),
        ("seat", 0, me as i64),
        ("seat_wind", 0, nth(&winds, &seats[me]["wind"])),
        ("round_wind", 0, nth(&winds, &told["round"]["wind"])),
        ("honba", 0, number(&told["round"]["honba"]).min(10)),
        ("sticks", 0, number(&told["sticks"]).min(10)),
        ("live_left", 0, (0..number(&told["live_left"])).filter(|left| *left < 16 || left % 4 == 3).count() as i64),
    ];
    let around: Vec<(usize, &Value)> = (0..count).map(|steps| (steps, &seats[(me + steps) % count])).collect();
    for (at, seat) in &around {
        said.push((
            "score",
            *at,
            (0..=60).filter(|thousands| number(&seat["score"]) >= thousands * 1000).count() as i64,
        ));
    }
    let phase = &told["phase"];
    let (state, turn) = match phase["type"].as_str().unwrap() {
        "opening" => (0, &Value::Null),
        "draw" => (1, &phase["seat"]),
        "turn" => {
            let supplement = format!("{:?}", view.table().phase).contains("Draw(Supplement)");
            let called = format!("{:?}", view.table().phase).contains("Call(");
            (2 + i64::from(supplement) + 2 * i64::from(called), &phase["seat"])
        }
        "claims" => (5 + nth(&["discard", "kakan", "ankan", "kita"], &phase["on"]), &phase["from"]),
        "showdown" => (9, &phase["seat"]),
        _ => (10, &Value::Null),
    };
    said.push(("phase", 0, state));
    let own = &told["own"];
    said.extend(turn.as_u64().map(|_| ("turn", place(turn), 0)));
    let mut one = |name: &'static str, value: &Value| said.extend(value.as_str().map(|_| (name, 0, tile(value))));
    one("offer", &phase["tile"]);
    one("drawn", &own["drawn"]);
    said.extend((!own["furiten"].is_null()).then_some(("furiten", 0, 0)));
    said.extend(list(&own["concealed"]).iter().map(|held| ("hand", 0, tile(held))));
    said.extend(list(&told["dora"]).iter().map(|dora| ("indicator", 0, tile(&dora["indicator"]))));
    for (at, seat) in &around {
        let double = matches!(
            view.table().riichi.values().nth((me + at) % count),
            Some(RiichiStatus::Declared { double: true } | RiichiStatus::Riichi { double: true, .. })
        );
        let state = nth(&["none", "declared", "riichi", "ippatsu"], &seat["riichi"]);
        said.extend((state > 0).then_some(("riichi", *at, 2 * (state - 1) + i64::from(double))));
    }
    said.extend(
        around
            .iter()
            .filter(|(_, seat)| number(&seat["kita"]) > 0)
            .map(|(at, seat)| ("kita", *at, number(&seat["kita"]) - 1)),
    );
    let (declared, shown) = showdown(view, phase, me, count);
    said.extend(declared);
    for (at, _) in &around {
        let opened = list(&told["opened"]).into_iter().find(|hand| place(&hand["seat"]) == *at);
        let hand = opened.map_or_else(|| shown[*at].clone(), |hand| list(&hand["concealed"]));
        said.extend(hand.iter().map(|held| ("shown", *at, tile(held))));
    }
    for (at, seat) in &around {
        list(&seat["melds"]).iter().for_each(|meld| said.extend(meld_said(*at, meld)));
    }
    for (at, seat) in &around {
        let of = |lying: &Value| {
            let mark = |key: &str| i64::from(lying[key] == Value::Bool(true));
            let marks = mark("tsumogiri") + 2 * mark("sideways") + 4 * i64::from(!lying["claimed_by"].is_null());
            ("river", *at, tile(&lying["tile"]) + 37 * marks)
        };
        said.extend(list(&seat["river"]).iter().map(of));
    }
    said
}

/// What hands are shown after the last draw, by place: what is declared, and the tiles.
fn showdown(view: &View, phase: &Value, me: usize, count: usize) -> (Vec<Said>, Vec<Vec<Value>>) {
    let mut shown = vec![Vec::new(); count];
    let mut said = Vec::new();
    if let Phase::Showdown { declared } = &view.table().phase {
        let dealer = view.table().start.position.dealer.index();
        for (nth, showing) in declared.iter().enumerate() {
            let at = (dealer + nth + count - me) % count;
            let state = i64::from(showing.hand().is_some()) + i64::from(showing.is_tenpai());
            said.push(("showdown", at, state));
            shown[at] = list(&phase["shown"][(dealer + nth) % count]["concealed"]);
        }
        said.sort_by_key(|(_, at, _)| *at);
    }
    (said, shown)
}

fn meld_said(at: usize, meld: &Value) -> Vec<Said> {
    let kind = nth(&["chii", "pon", "daiminkan", "kakan", "ankan"], &meld["type"]);
    let side = if (1..4).contains(&kind) { nth(&["right", "across", "left"], &meld["from"]) } else { 0 };
    let state = [0, 1, 4, 7, 10][kind as usize] + side;
    let own = list(&meld["own"]);
    let tiles: Vec<Value> = match kind {
        4 => list(&meld["tiles"]),
        _ => [meld["called"].clone()].into_iter().chain(own).chain([meld["added"].clone()]).collect(),
    };
    let tiles = tiles.iter().filter(|one| one.is_string()).map(|one| ("meld_tile", at, tile(one)));
    [("meld", at, state)].into_iter().chain(tiles).collect()
}

#[test]
fn ranges_lie_side_by_side() {
    let mut next = 0;
    for range in TOKENS {
        assert_eq!(range.first, next, "{}", range.name);
        assert!(!range.meaning.is_empty() && [1, 4].contains(&range.times));
        next = range.first + range.count * range.times;
    }
    assert_eq!((usize::from(next), TOKEN_COUNT), (2058, 2058));
}

/// What was trained once still fits.
#[test]
fn tokens_stay() {
    let firsts: Vec<u16> = TOKENS.iter().map(|range| range.first).collect();
    assert_eq!(TOKENS_VERSION, 1);
    let expected =
        [0, 1, 3, 7, 11, 15, 26, 37, 70, 318, 329, 333, 370, 407, 408, 445, 482, 506, 522, 534, 682, 726, 874];
    assert_eq!(firsts, expected);
}

#[test]
fn tokens_read_back_are_what_the_page_is_sent() {
    let mut chance = Chance::new(43);
    let (mut compared, mut longest) = (0, 0);
    let mut used = std::collections::BTreeSet::new();
    while compared < decisions(10_000) {
        for rules in houses(13, &mut chance) {
            play(rules, &mut chance, |view, chance| {
                let said = decoded(&told(view));
                assert_eq!(said, reference(view));
                longest = longest.max(said.len());
                used.extend(said.into_iter().map(|(name, ..)| name));
                compared += 1;
                Driver::Eager.choose(view, chance).unwrap()
            });
        }
    }
    println!("{compared} decisions, at most {longest} tokens");
    let never: Vec<&str> = TOKENS.iter().map(|range| range.name).filter(|name| !used.contains(name)).collect();
    assert_eq!(never, ["padding"]);
}

/// Seats that are not asked see as much.
#[test]
fn every_seat_has_tokens() {
    let mut chance = Chance::new(47);
    for rules in houses(2, &mut chance).into_iter().step_by(3) {
        play_all(rules, &mut chance, |game, _, chance| {
            for seat in game.table().players().seats() {
                let view = game.view(seat).unwrap();
                assert_eq!(decoded(&told(&view)), reference(&view));
            }
            eager(game, chance)
        });
    }
}

/// Law 6: what a seat does not know changes no token.
#[test]
fn hidden_tiles_change_no_token() {
    let mut chance = Chance::new(53);
    let mut compared = 0;
    for rules in houses(4, &mut chance) {
        play(rules, &mut chance, |view, chance| {
            let Unseen { mut tiles, hands, .. } = view.unseen();
            chance.shuffle(&mut tiles);
            let hands = hands.map(|_, &count| tiles.split_off(tiles.len() - count));
            if let Ok(round) = view.imagine(&Hidden { hands, wall: tiles }) {
                assert_eq!(told(&round.view(view.seat()).unwrap()), told(view));
                compared += 1;
            }
            Driver::Eager.choose(view, chance).unwrap()
        });
    }
    assert!(compared > 1_000, "{compared}");
}
