//! Every sentence of the page's articles that has a number, against the engine.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::{ast, parser};
use jantaku_core::notation::parse_tiles;
use jantaku_core::{Counts, Hand, Kind, Ruleset, Suit, Yaku};
use jantaku_help::Book;
use jantaku_score::{FuReason, Limit, Win, WinBy, WinQuery, is_complete, score, shanten, waits};

/// Numbers that are no fact of the game: history, what steps and pictures are called, how characters look.
const NOT_OF_THE_GAME: [&str; 10] = [
    "help-background-china",
    "help-background-japan",
    "help-step-yaku",
    "help-step-fu",
    "help-step-points",
    "help-tiles-one-three-tiles",
    "help-tiles-four-nine",
    "help-tiles-four-nine-tiles",
    "help-tiles-pin-tiles",
    "help-tiles-sou-tiles",
];

/// What is said of a message: its numbers in their order, each computed.
type Said = BTreeMap<&'static str, Vec<u32>>;

fn tenhou() -> Ruleset {
    Ruleset::preset("tenhou").unwrap()
}

fn sanma() -> Ruleset {
    Ruleset::preset_names()
        .map(|name| Ruleset::preset(name).unwrap())
        .find(|rules| rules.tile_set().tiles().len() < 136)
        .unwrap()
}

fn counts(text: &str) -> Counts {
    parse_tiles(text).unwrap().into_iter().collect()
}

fn win(text: &str, by: WinBy) -> Win {
    win_in(&tenhou(), text, by)
}

fn win_in(rules: &Ruleset, text: &str, by: WinBy) -> Win {
    let mut tiles = parse_tiles(text).unwrap();
    let last = tiles.pop().unwrap();
    score(&WinQuery::new(rules, &Hand::new(&tiles, &[]).unwrap(), last, by)).unwrap()
}

/// The numbers of the suited kinds for which this holds, the same in each suit.
fn numbers(so: impl Fn(Kind) -> bool) -> Vec<u32> {
    let of = |suit: Suit| -> Vec<u32> {
        (1..=9).filter(|&number| so(Kind::suited(suit, number).unwrap())).map(u32::from).collect()
    };
    assert!(of(Suit::Man) == of(Suit::Pin) && of(Suit::Pin) == of(Suit::Sou));
    of(Suit::Man)
}

fn ends(numbers: &[u32]) -> Vec<u32> {
    vec![numbers[0], numbers[numbers.len() - 1]]
}

fn wait_numbers(text: &str) -> Vec<u32> {
    waits(&counts(text), 0).iter().filter(|kind| !kind.is_honour()).map(|kind| u32::from(kind.number())).collect()
}

fn points(base: i32) -> u32 {
    u32::try_from(base).unwrap()
}

fn of_tiles(said: &mut Said) {
    let all = tenhou().tile_set().tiles();
    let size = u32::try_from(all.len()).unwrap();
    let suited = Kind::all().filter(|kind| kind.suit() == Some(Suit::Man)).map(|kind| u32::from(kind.number()));
    let suited = ends(&suited.collect::<Vec<_>>());
    let left_out = |kind: &Kind| !sanma().tile_set().tiles().iter().any(|tile| tile.kind() == *kind);
    let left_out: Vec<Kind> = Kind::all().filter(left_out).collect();
    assert!(left_out.iter().all(|kind| kind.suit() == Some(Suit::Man)));
    let left_out = ends(&left_out.iter().map(|kind| u32::from(kind.number())).collect::<Vec<_>>());
    assert!(Kind::all().all(|kind| all.iter().filter(|tile| tile.kind() == kind).count() == 4));

    let simples = ends(&numbers(|kind| !kind.is_yaochuu()));
    let terminals = numbers(Kind::is_terminal);
    let next = |number| u32::from(Kind::suited(Suit::Sou, number).unwrap().dora(false).number());
    let next_of_three = |number| u32::from(Kind::suited(Suit::Man, number).unwrap().dora(true).number());
    said.insert("help-real-tiles", vec![size]);
    said.insert("help-tiles-set", [suited, vec![size], left_out].concat());
    said.insert("help-faq-dora-next", vec![9, next(9)]);
    said.insert("help-faq-dora-three", vec![1, 9, 1, next_of_three(1)]);
    for key in ["help-term-chuuchanpai", "help-tiles-simples", "help-reason-has_simple"] {
        said.insert(key, simples.clone());
    }
    for key in ["help-term-routouhai", "help-tiles-terminals", "help-reason-has_terminal", "help-start-lone"] {
        said.insert(key, terminals.clone());
    }
    let set = tenhou().tile_set();
    said.insert("help-term-wanpai", vec![u32::try_from(set.dead_len()).unwrap()]);
    said.insert("help-course-wall", vec![13, u32::try_from(set.dead_len()).unwrap()]);
    // The bird.
    said.insert("help-tiles-sou", vec![u32::from("1s".parse::<jantaku_core::Tile>().unwrap().kind().number())]);
}

/// What sets and waits are.
fn of_hands(said: &mut Said) {
    let hands: BTreeMap<String, String> =
        serde_json::from_str(include_str!("../../web/ui/src/state/helpHands.json")).unwrap();
    let edge = |pair: &str| wait_numbers(&format!("234567m34599p{pair}s"))[0];
    said.insert("help-term-penchan", vec![1, 2, edge("12"), 8, 9, edge("89")]);
    said.insert("help-hand-two-sided", wait_numbers(&hands["wait_two_sided"]));
    said.insert("help-hand-middle", wait_numbers(&hands["wait_middle"]));
    said.insert("help-hand-edge", wait_numbers(&hands["wait_edge"]));
    said.insert("help-hand-pairs", wait_numbers(&hands["wait_pairs"]));
    // A 9-sou among the discards, and the other wait.
    let [low, high] = wait_numbers(&hands["wait_two_sided"])[..] else { panic!("two waits") };
    said.insert("help-furiten-example", vec![low, high, high, low]);
    assert!(is_complete(&counts("234567m789p99s123s"), 0) && !is_complete(&counts("234567m789p99s912s"), 0));
    said.insert("help-hand-run", vec![9, 1]);

    let shown = win(&hands["complete"], WinBy::Ron);
    let has = |yaku| shown.yaku.iter().any(|line| line.yaku == yaku);
    assert!(has(Yaku::Pinfu) && has(Yaku::Tanyao));
    let used = counts(&hands["complete"]);
    said.insert("help-start-shape-hand", ends(&numbers_used(&used)));
    assert_eq!(shanten(&used, 0, jantaku_core::rules::TilesPlayed::Full136).min(), -1);
    said.insert("help-start-shape", vec![u32::try_from(parse_tiles(&hands["complete"]).unwrap().len()).unwrap()]);
}

fn numbers_used(counts: &Counts) -> Vec<u32> {
    let mut numbers: Vec<u32> =
        Kind::all().filter(|&kind| counts.of(kind) > 0).map(|kind| u32::from(kind.number())).collect();
    numbers.sort_unstable();
    numbers
}

/// What is counted and paid.
fn of_points(said: &mut Said) {
    let start = points(tenhou().starting_points);
    said.insert("help-real-sticks-head", vec![start]);
    let sticks = [10_000, 10_000, 4_000, 1_000];
    assert_eq!(sticks.iter().sum::<u32>(), start);
    said.insert("help-real-sum", [&sticks[..], &[start]].concat());

    let book = Book::of(&tenhou());
    let pays = |limit| book.limits.iter().find(|line| line.limit == limit).unwrap().points.clone();
    let mangan = pays(Limit::Mangan);
    let [other, dealer] = mangan.tsumo.unwrap();
    said.insert("help-fouls-mangan", [mangan.dealer_tsumo.unwrap(), dealer, other].map(points).to_vec());
    // What limits are to a mangan, in Japanese digits: 1.5 is 1 and 5.
    let times = |limit| points(10 * pays(limit).ron.unwrap() / mangan.ron.unwrap());
    assert_eq!(times(Limit::Haneman), 15);
    said.insert("help-term-haneman", vec![1, 5]);
    let whole = [
        ("help-term-baiman", Limit::Baiman),
        ("help-term-sanbaiman", Limit::Sanbaiman),
        ("help-term-yakuman", Limit::Yakuman(1)),
    ];
    said.extend(whole.map(|(key, limit)| (key, vec![times(limit) / 10])));
    assert_eq!(2 * mangan.dealer_ron.unwrap(), 3 * mangan.ron.unwrap());
    assert_eq!(dealer, 2 * other);
    said.insert("help-start-dealer", vec![1, 5]);

    let [fewest, two] = least_han();
    said.insert("help-hand-least-han", vec![fewest, fewest, two]);
    let rounded = win("22255s345p34678m5m", WinBy::Ron).fu;
    assert_eq!(rounded.total % 10, 0);
    let pinfu = win("234567m34599p789s", WinBy::Tsumo).fu.total;
    assert_eq!(win("1155m2288p4477s33z", WinBy::Ron).fu.total % 10, 5);
    let counted = win_in(&Ruleset::preset("touzai").unwrap(), "234567m34599p789s", WinBy::Tsumo).fu.total;
    said.insert("help-fu-about", vec![10, u32::from(pinfu), u32::from(counted)]);
    let closed = win("22255s345p34678m5m", WinBy::Ron).fu.items;
    let kafu = closed.iter().find(|item| item.reason == FuReason::ClosedRon).unwrap().fu;
    said.insert("help-term-kafu", vec![u32::from(kafu)]);
}

/// The least han of yaku that wins, and with many honba where two are asked for.
fn least_han() -> [u32; 2] {
    let mut rules = tenhou();
    rules.two_han_from = 5;
    let wins = |text: &str, honba| {
        let mut tiles = parse_tiles(text).unwrap();
        let last = tiles.pop().unwrap();
        let hand = Hand::new(&tiles, &[]).unwrap();
        let query = WinQuery { honba, ..WinQuery::new(&rules, &hand, last, WinBy::Ron) };
        score(&query).ok().map(|win| u32::from(win.han))
    };
    // No yaku; tanyao; tanyao and pinfu.
    let hands = ["234m789p234s11p888m", "22255s345p34678m5m", "234567m34522p678s"];
    let least = |honba| hands.iter().filter_map(|hand| wins(hand, honba)).min().unwrap();
    [least(0), least(5)]
}

fn table() -> Said {
    let mut said = Said::new();
    of_tiles(&mut said);
    of_hands(&mut said);
    of_points(&mut said);
    said
}

/// Keys, and the numbers in their words, variants apart.
fn numbered(language: &str) -> BTreeMap<String, Vec<u32>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/ui/src/texts").join(language).join("help");
    let mut found = BTreeMap::new();
    for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if file.extension().is_none_or(|ending| ending != "ftl") {
            continue;
        }
        for entry in parser::parse(fs::read_to_string(file).unwrap()).unwrap().body {
            let ast::Entry::Message(message) = entry else { continue };
            let mut words = String::new();
            message.value.iter().for_each(|pattern| gather(pattern, &mut words));
            let numbers = numbers_in(&words);
            if !numbers.is_empty() {
                found.insert(message.id.name, numbers);
            }
        }
    }
    found
}

fn gather(pattern: &ast::Pattern<String>, words: &mut String) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => words.push_str(value),
            ast::PatternElement::Placeable { expression: ast::Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| gather(&variant.value, words));
            }
            ast::PatternElement::Placeable { .. } => words.push('…'),
        }
    }
}

/// The numbers in digits; commas group thousands.
fn numbers_in(words: &str) -> Vec<u32> {
    let digits = words.replace(',', "");
    digits.split(|sign: char| !sign.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

/// Whether the first are among the others, in their order.
fn in_order(numbers: &[u32], all: &[u32]) -> bool {
    let mut rest = all.iter();
    numbers.iter().all(|number| rest.any(|next| next == number))
}

/// One language may write in words what the other writes in digits.
#[test]
fn every_number_in_digits_is_the_engines() {
    let said = table();
    let mut seen = BTreeSet::new();
    for language in ["en", "ja"] {
        for (key, numbers) in numbered(language) {
            if !NOT_OF_THE_GAME.contains(&key.as_str()) {
                let right = said.get(key.as_str()).unwrap_or_else(|| panic!("{language}: who checks {key}?"));
                assert!(in_order(&numbers, right), "{language}: {key} says {numbers:?}, the engine {right:?}");
            }
            seen.insert(key);
        }
    }
    let stale = said.keys().chain(&NOT_OF_THE_GAME).find(|key| !seen.contains(**key));
    assert_eq!(stale, None);
}
