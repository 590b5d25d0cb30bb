//! Worked examples of play, one line each in data/examples.jsonl, played by the engine; examples of hands are in the
//! score crate's tests.
//!
//! A play is words: `dealer:1 hand2:11z draws:5z | d0:5z pon2 d2:9m =turn:3`. Before the bar is the scene, after it
//! what each seat does (`d` discards, `r` declares riichi with that discard, `foul` the same without tenpai, `tg`
//! discards the draw) and, after `=`, what must be true.

use jantaku_core::notation::{format_tiles, parse_tile, parse_tiles};
use jantaku_core::{Kind, Ruleset, Yaku};
use jantaku_engine::{Action, DrawFrom, Event, IllegalReason, Intent, Outcome, Tally};
use jantaku_testkit::{Play, Scene, SceneExt, kind, seat, tile};
use serde::Deserialize;

const EXAMPLES: &str = include_str!("data/examples.jsonl");

/// A line of the file.
#[derive(Deserialize)]
struct Example {
    id: String,
    #[serde(default)]
    house: String,
    /// Options that differ from it.
    #[serde(default)]
    rules: serde_json::Map<String, serde_json::Value>,
    #[serde(default)]
    plays: Vec<String>,
    /// What is missing, if the example is for later.
    later: Option<String>,
}

impl Example {
    fn house(&self) -> Ruleset {
        let toml = |value: &serde_json::Value| match value.as_object() {
            Some(table) => {
                let entries: Vec<String> = table.iter().map(|(key, value)| format!("{key} = {value}")).collect();
                format!("{{ {} }}", entries.join(", "))
            }
            None => value.to_string(),
        };
        let options: String =
            self.rules.iter().map(|(option, value)| format!("{option} = {}\n", toml(value))).collect();
        Ruleset::from_toml(&format!("base = {:?}\n{options}", self.house)).unwrap_or_else(|error| panic!("{error}"))
    }

    fn run(&self, play: &str) {
        let (scene, steps) = play.split_once('|').expect("a bar between scene and steps");
        let scene = scene.split_whitespace().fold(Scene::new(self.house()), set);
        let mut t = scene.deal();
        for step in steps.split_whitespace() {
            match step.strip_prefix('=') {
                Some(fact) => holds(&mut t, fact),
                None => act(&mut t, step),
            }
        }
    }
}

/// `hand2:11z` as the word, the seat and the value.
fn parts(word: &str) -> (&str, usize, &str) {
    let (name, value) = word.split_once(':').unwrap_or((word, ""));
    let plain = name.trim_end_matches(|digit: char| digit.is_ascii_digit());
    (plain, name[plain.len()..].parse().unwrap_or(0), value)
}

fn numbers<T: std::str::FromStr>(list: &str) -> Vec<T> {
    let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("`{text}` is no number"));
    list.split(',').filter(|text| !text.is_empty()).map(number).collect()
}

fn set(scene: Scene, word: &str) -> Scene {
    let (name, number, value) = parts(word);
    let tiles = value.replace(',', "");
    let count = || value.parse().unwrap_or_else(|_| panic!("{word}"));
    match name {
        "dealer" => scene.dealer(count()),
        "wind" => scene.wind(count() as u8),
        "honba" => scene.honba(count() as u32),
        "sticks" => scene.sticks(count() as u32),
        "won" => {
            numbers(value).into_iter().fold(scene, |scene, at| scene.tally(at, Tally { won: true, ..Tally::default() }))
        }
        "points" => scene.points::<4>(numbers(value).try_into().expect("four players' points")),
        "hand" => scene.hand(number, value),
        "draws" => scene.draws(&value.replace(',', " ")),
        "draws_of" => scene.draws_of(number, &tiles),
        "supplements" => scene.supplements(&tiles),
        "indicators" => scene.indicators(&tiles),
        "ura" => scene.ura(&tiles),
        "dice" => scene.dice(numbers(value).try_into().expect("two dice")),
        _ => panic!("{word} says nothing of a scene"),
    }
}

fn act(t: &mut Play, word: &str) {
    let (name, number, value) = parts(word);
    match name {
        "d" => t.discard(number, value),
        "tg" => t.tsumogiri(number),
        "r" => t.riichi(number, value),
        "foul" => t.act(number, Action::Riichi { tile: tile(value), tsumogiri: true }),
        "ron" => t.ron(number),
        "tsumo" => t.tsumo(number),
        "pon" => t.pon(number),
        "chii" => t.chii(number, value),
        "kan" => t.daiminkan(number),
        "ankan" => t.ankan(number, value),
        "kakan" => t.kakan(number, value),
        "pass" => t.pass(number),
        "pass_all" => t.pass_all(),
        "run" => t.run_to(number),
        "out" => t.run_out(),
        _ => panic!("{word} is no action"),
    };
}

fn holds(t: &mut Play, fact: &str) {
    let (name, number, value) = parts(fact);
    match name {
        "turn" | "next" | "won" | "has" | "scores" | "sticks" | "tenpai" | "nagashi" => course(t, name, number, value),
        "legal" | "denied" | "claim" | "must" | "no_claim" | "kan" | "no_kan" | "nine" | "no_nine" | "barred"
        | "legal_discard" | "may_stop" => choice(t, name, number, value),
        "indicators" | "indicators_are" | "ura_shown" | "left" | "draws" | "draws_of" | "drawn" | "held" | "dead"
        | "tiles" | "kinds" | "reds" => tiles(t, name, number, value),
        _ => end(t, name, value),
    }
}

fn course(t: &mut Play, name: &str, number: usize, value: &str) {
    match name {
        "turn" => {
            t.expect_turn(numbers(value)[0]);
        }
        "next" => match numbers::<u32>(value)[..] {
            [wind, dealer, honba, sticks] => {
                t.expect_next(wind as u8, dealer as usize, honba, sticks);
            }
            _ => panic!("next:{value}"),
        },
        "won" => {
            t.expect_won(&numbers(value));
        }
        "has" => {
            let yaku = Yaku::from_key(value).expect("a yaku");
            assert!(t.win(number).win.yaku.iter().any(|line| line.yaku == yaku), "{value}");
        }
        "scores" => {
            t.expect_scores::<4>(numbers(value).try_into().expect("four players' points"));
        }
        "nagashi" => match t.result().outcome {
            Outcome::Exhaustive { nagashi, .. } => {
                assert_eq!(nagashi.iter().map(|seat| seat.index()).collect::<Vec<_>>(), numbers::<usize>(value));
            }
            outcome => panic!("{outcome:?}"),
        },
        "sticks" => {
            t.expect_sticks(numbers(value)[0]);
        }
        _ => {
            t.expect_exhaustive(&numbers(value), &[]);
        }
    }
}

fn choice(t: &mut Play, name: &str, number: usize, value: &str) {
    let intent = || match value {
        "ron" => Intent::Ron,
        "tsumo" => Intent::Tsumo,
        "pon" => Intent::Pon,
        "chii" => Intent::Chii,
        _ => panic!("`{value}` is nothing to intent for"),
    };
    match name {
        "legal" | "claim" => {
            t.expect_legal(number, intent());
        }
        "denied" => {
            t.expect_not_legal(number, intent());
            let denied = t.offer().illegal_intents(seat(number));
            assert!(denied.iter().any(|denied| denied.what == intent()), "no reason is given");
        }
        "must" => {
            let only = if intent() == Intent::Ron { Action::Ron } else { Action::Tsumo };
            t.expect_only(number, &[only]);
        }
        "no_claim" => {
            t.expect_no_claim(number);
        }
        "kan" => {
            t.expect_legal(number, Intent::Kan { kind: kind(value) });
        }
        "no_kan" => {
            t.expect_not_legal(number, Intent::Kan { kind: kind(value) });
        }
        "legal_discard" => {
            t.expect_legal(number, Intent::Discard { tile: tile(value) });
        }
        "barred" => {
            let wanted = Intent::Discard { tile: tile(value) };
            let denied = t.game().illegal_intents(seat(number));
            let barred = |why| matches!(why, IllegalReason::Kuikae { .. });
            assert!(denied.iter().any(|denied| denied.what == wanted && barred(denied.why)), "{value} is not barred");
        }
        "may_stop" => {
            let asked: usize = value.parse().expect("a seat");
            t.expect_only(asked, &[Action::Continue, Action::Stop]);
        }
        _ => {
            let offered = value.parse().expect("a seat");
            match name {
                "nine" => {
                    t.expect_legal(offered, Intent::KyuushuKyuuhai);
                }
                _ => {
                    t.expect_not_legal(offered, Intent::KyuushuKyuuhai);
                }
            }
        }
    }
}

fn tiles(t: &mut Play, name: &str, number: usize, value: &str) {
    let set = t.table().rules.tile_set().tiles();
    let drew = |event: &Event| match event {
        Event::Drew { seat, tile, from } => Some((seat.index(), *tile, *from)),
        _ => None,
    };
    let drawn: Vec<_> = t.events().iter().filter_map(drew).collect();
    let by_seat = |count: &dyn Fn(usize) -> usize| (0..4).map(count).collect::<Vec<usize>>();
    match name {
        "indicators" => {
            t.expect_indicators(numbers(value)[0]);
        }
        "indicators_are" => assert_eq!(t.table().indicators[..], parse_tiles(value).expect("tiles")),
        "ura_shown" => match t.result().outcome {
            Outcome::Won { ura_indicators, .. } => assert_eq!(ura_indicators.len(), numbers::<usize>(value)[0]),
            outcome => panic!("{outcome:?}"),
        },
        "left" => assert_eq!(t.table().live_left, numbers::<u8>(value)[0]),
        "draws" => assert_eq!(drawn.len(), numbers::<usize>(value)[0]),
        "draws_of" => {
            let of = |seat| drawn.iter().filter(|(drew, ..)| *drew == seat).count();
            assert_eq!(by_seat(&of), numbers::<usize>(value));
        }
        "drawn" => {
            let last = drawn.iter().rev().find(|(seat, _, from)| *seat == number && *from == DrawFrom::Supplement);
            assert_eq!(last.map(|(_, tile, _)| *tile), Some(parse_tile(value).expect("a tile")));
        }
        "held" => assert_eq!(by_seat(&|at| t.view(at).hand().tiles().count()), numbers::<usize>(value)),
        "dead" => {
            // The tiles that were neither dealt nor drawn.
            assert_eq!(set.len() - 4 * 13 - drawn.len(), numbers::<usize>(value)[0]);
        }
        "tiles" => assert_eq!(set.len(), numbers::<usize>(value)[0]),
        "kinds" => {
            let full = |kind: &Kind| set.iter().filter(|tile| tile.kind() == *kind).count() == 4;
            assert_eq!(Kind::all().filter(full).count(), numbers::<usize>(value)[0]);
        }
        _ => assert_eq!(format_tiles(&set).matches('0').count(), numbers::<usize>(value)[0]),
    }
}

fn end(t: &mut Play, name: &str, value: &str) {
    match name {
        "abort" => {
            t.result();
            let shown = format!("{:?}", t.result().outcome);
            assert!(shown.contains(value), "{value}, not {shown}");
        }
        "broken" => assert_eq!(t.table().start.broken(), Some(seat(numbers(value)[0]))),
        "label" => {
            let start = &t.table().start;
            assert_eq!(format!("{}{}", start.wind, start.number()), value);
        }
        "hands" => {
            let (hands, winds) = whole_match(t.table().rules.as_ref());
            assert_eq!([hands, winds], numbers::<usize>(value)[..]);
        }
        "winds" => {
            let winds: String = (0..4).map(|at| t.table().wind(seat(at)).letter()).collect();
            assert_eq!(winds, value);
        }
        _ => settled(t, name, value),
    }
}

/// A match in which every hand is won by the player after the dealer: the number of hands, and of winds in a game.
fn whole_match(rules: &Ruleset) -> (usize, usize) {
    let mut scene = Scene::new(rules.clone());
    let (mut hands, mut winds, mut dealer) = (0, 0, 0);
    loop {
        let winner = (dealer + 1) % 4;
        let scene_won = scene.points([31000, 23000, 23000, 23000]).hand(winner, "234567m34588s45p").indicators("1z");
        let mut t = scene_won.draws("1z 2z 6p").deal();
        t.discard(dealer, "1z").discard(winner, "2z").discard((dealer + 2) % 4, "6p").ron(winner).result();
        (hands, winds) =
            (hands + 1, winds.max(usize::from(t.table().start.position.wind_index) % rules.round_winds.len() + 1));
        if t.game().settlement().is_some() {
            return (hands, winds);
        }
        dealer = t.next_hand().dealer.index();
        scene = Scene::after(&mut t);
    }
}

fn settled(t: &mut Play, name: &str, value: &str) {
    t.result();
    let game_over = t.table().game_over.as_deref();
    let settlement =
        t.game().settlement().or(game_over).unwrap_or_else(|| panic!("{name}:{value}, but the match goes on"));
    match name {
        "ended" => assert_eq!(format!("{:?}", settlement.reason), value),
        "final" => assert_eq!(settlement.scores.values().copied().collect::<Vec<_>>(), numbers::<i32>(value)),
        "totals" => {
            let totals: Vec<i32> = settlement.standings.iter().map(|standing| standing.total).collect();
            assert_eq!(totals, numbers::<i32>(value));
        }
        "yakitori" => {
            let mut by_seat = settlement.standings.clone();
            by_seat.sort_by_key(|standing| standing.seat);
            assert_eq!(by_seat.iter().map(|standing| standing.yakitori).collect::<Vec<_>>(), numbers::<i32>(value));
        }
        "amounts" => {
            let rules = &t.table().rules;
            let amounts: Vec<String> =
                settlement.standings.iter().map(|standing| rules.amount(standing.total).to_string()).collect();
            assert_eq!(amounts.join(","), value);
        }
        "order" => {
            let order: Vec<usize> = settlement.standings.iter().map(|standing| standing.seat.index()).collect();
            assert_eq!(order, numbers::<usize>(value));
        }
        _ => panic!("={name}:{value} says nothing"),
    }
}

#[test]
fn every_example_holds() {
    let mut wrong = Vec::new();
    for line in EXAMPLES.lines() {
        let example: Example = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_ne!(example.plays.is_empty(), example.later.is_none(), "{}", example.id);
        let fails = |play: &&String| std::panic::catch_unwind(|| example.run(play)).is_err();
        wrong.extend(example.plays.iter().filter(fails).map(|play| format!("{}: {play}", example.id)));
    }
    assert!(wrong.is_empty(), "these do not hold, each with its reason above:\n{}", wrong.join("\n"));
}
