//! What comes about in play can be: no win of the table is refused as one that contradicts itself.

use std::collections::BTreeMap;

use jantaku_core::{Hand, Kind, Ruleset, Seat, Tile, Yaku};
use jantaku_engine::{Match, Origin, Phase};

use jantaku_score::{NoWin, WinBy, WinQuery};
use jantaku_testkit::{Chance, Driver, Scene, random_house};

use crate::laws::{houses, play_all, play_match, scale};

/// How often each moment was seen.
type Seen = BTreeMap<&'static str, usize>;

#[test]
fn no_win_of_random_play_is_impossible() {
    let mut seen = Seen::new();
    play_all(8, |rules, chance| {
        play_match(rules, chance, &mut |_, _| {}, &mut |ply| see(ply.before, &mut seen));
    });
    assert!(seen.values().sum::<usize>() > 100, "{seen:?}");
}

/// The tiles that complete hands come early, late and after kans, so that the rare moments come about too.
#[test]
fn no_rare_moment_of_play_is_impossible() {
    let mut seen = Seen::new();
    let mut chance = Chance::new(19);
    let rules: Vec<Ruleset> = houses().iter().map(|rules| Ruleset::clone(rules)).collect();
    for _ in 0..90 * scale() {
        let random = random_house(&mut chance);
        for rules in rules.iter().chain([&random]) {
            play_round(stacked(rules, &mut chance), &mut chance, &mut seen);
        }
    }
    for moment in ["riichi", "double_riichi", "ippatsu", "haitei", "houtei", "rinshan", "tenhou", "chiihou"] {
        assert!(seen.get(moment).is_some_and(|&times| times > 0), "no {moment}: {seen:?}");
    }
}

fn play_round(mut game: Match, chance: &mut Chance, seen: &mut Seen) {
    while game.round().table().result().is_none() {
        see(&game, seen);
        let asked: Vec<Seat> = game.asked().collect();
        let seat = chance.pick(&asked).expect("somebody is asked");
        let driver = if chance.percent(70) { Driver::Eager } else { Driver::Random };
        let action = driver.choose(&game.view(seat).expect("a seat"), chance).expect("a choice");
        game.play(seat, action).expect("a listed action is legal");
    }
}

/// Scores every hand that the tile drawn or on offer completes.
fn see(game: &Match, seen: &mut Seen) {
    let table = game.round().table();
    for seat in game.asked() {
        let view = game.view(seat).expect("a seat");
        let (mut hand, tile, by): (Hand, Tile, WinBy) = match (&table.phase, view.hand().drawn()) {
            (Phase::Turn { seat: turn, origin: Origin::Draw(_) }, Some(tile)) if *turn == seat => {
                (view.hand().clone(), tile, WinBy::Tsumo)
            }
            (Phase::Claims { from, tile, .. }, None) if *from != seat => (view.hand().clone(), *tile, WinBy::Ron),
            _ => continue,
        };
        if by == WinBy::Tsumo {
            hand.discard(tile, true).expect("the tile drawn");
        }
        let scored = table.score_shown(seat, &hand, tile, &[]);
        if scored == Err(NoWin::NotComplete) {
            continue;
        }
        if let Err(NoWin::Contradiction(why)) = &scored {
            panic!("{why}\n{}", jantaku_testkit::Position(game.round()));
        }
        let query = WinQuery {
            seat_wind: table.wind(seat),
            indicators: &table.indicators,
            kita: table.kita[seat],
            ..WinQuery::new(&table.rules, &hand, tile, by)
        };
        query.check_table().unwrap_or_else(|why| panic!("{why}\n{}", jantaku_testkit::Position(game.round())));
        for line in scored.iter().flat_map(|win| win.yaku.iter()) {
            *seen.entry(Yaku::key(line.yaku)).or_default() += 1;
        }
    }
}

/// A deal of two hands that miss a tile each, one of them with three of a kind of which the fourth is drawn.
fn stacked(rules: &Ruleset, chance: &mut Chance) -> Match {
    loop {
        let mut left = rules.tile_set().tiles();
        let mut scene = Scene::new(rules.clone()).shuffled([chance.below(256) as u8; 32]).dice([3, 4]);
        let players = rules.players.count();
        let first = chance.below(players);
        let mut wanted = Vec::new();
        for number in [first, (first + 1 + chance.below(players - 1)) % players] {
            let Some((hand, missing)) = near(&mut left, chance) else { continue };
            let text: String = hand.iter().map(Tile::to_string).collect();
            scene = scene.hand(number, &text);
            wanted.push((number, missing));
        }
        for (number, tiles) in wanted {
            let text: String = tiles.iter().map(Tile::to_string).collect();
            scene = match chance.below(4) {
                0 => scene.draws_of(number, &text),
                1 => scene.supplements(&text),
                2 => scene.last_draws(&text),
                _ => scene.draws(&format!("{} {text}", ". ".repeat(chance.below(8)))),
            };
        }
        if let Ok(setup) = scene.setup() {
            return Match::start_from(setup).expect("the wall suits").0;
        }
    }
}

/// Thirteen tiles that miss one, and what completes them, the fourth tile of a triplet before it.
fn near(left: &mut Vec<Tile>, chance: &mut Chance) -> Option<(Vec<Tile>, Vec<Tile>)> {
    let kinds: Vec<Kind> = Kind::all().collect();
    let mut take = |kind: Kind| left.iter().position(|tile| tile.kind() == kind).map(|at| left.swap_remove(at));
    let mut hand = Vec::new();
    let mut fourth = None;
    while hand.len() < 12 {
        let low = chance.pick(&kinds)?;
        let run = [Some(low), low.offset(1), low.offset(2)];
        let set = if chance.percent(70) { run } else { [Some(low); 3] };
        let Some(set) = set.into_iter().collect::<Option<Vec<Kind>>>() else { continue };
        let taken: Vec<Tile> = set.iter().filter_map(|&kind| take(kind)).collect();
        if taken.len() < 3 {
            return None;
        }
        hand.extend(taken);
        if set[0] == set[1] && fourth.is_none() {
            fourth = take(low);
        }
    }
    let pair = chance.pick(&kinds)?;
    hand.extend([take(pair)?, take(pair)?]);
    let last = hand.swap_remove(chance.below(hand.len()));
    Some((hand, fourth.into_iter().chain([last]).collect()))
}
