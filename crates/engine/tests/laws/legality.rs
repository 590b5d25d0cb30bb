//! Laws 1, 4 and 5: only what is listed is legal; nothing is lost; caches are correct.

use jantaku_core::rules::{LeftoverSplit, LeftoverSticks, TilesPlayed};
use jantaku_core::{Kind, Place, Ruleset, Seat, Tile};
use jantaku_engine::{Action, DrawFrom, Event, Match, Round};
use jantaku_score::{live_waits, shanten};
use jantaku_testkit::{Chance, Position};

use crate::laws::{play_all, play_match};

fn conceivable() -> Vec<Action> {
    let mut all = vec![
        Action::Daiminkan,
        Action::Kita,
        Action::KyuushuKyuuhai,
        Action::ShowTenpai,
        Action::ShowNoten,
        Action::HideHand,
        Action::Tsumo,
        Action::Ron,
        Action::Pass,
        Action::Continue,
        Action::Stop,
    ];
    all.extend(Kind::all().map(|kind| Action::Ankan { kind }));
    for tile in Tile::all() {
        all.push(Action::Kakan { tile });
        for tsumogiri in [false, true] {
            all.extend([Action::Discard { tile, tsumogiri }, Action::Riichi { tile, tsumogiri }]);
            all.push(Action::OpenRiichi { tile, tsumogiri });
        }
        for other in Tile::all() {
            all.extend([Action::Chii { own: [tile, other] }, Action::Pon { own: [tile, other] }]);
        }
    }
    all
}

/// Law 1: `play` accepts exactly what `legal_actions` lists, for every seat, occupied or not, and an error changes
/// nothing.
#[test]
fn play_accepts_exactly_what_is_listed() {
    let all = conceivable();
    play_all(8, |rules, chance| {
        let mut picks = Chance::new(7);
        play_match(rules, chance, &mut |_, _| {}, &mut |ply| {
            if !picks.percent(1) {
                return;
            }
            for seat in (0..4).filter_map(Seat::new) {
                let actions = ply.after.legal_actions(seat);
                assert!(actions.fouls.iter().all(|foul| !actions.legal.contains(foul)));
                let legal = [&actions.legal[..], &actions.fouls].concat();
                assert_eq!(ply.after.is_asked(seat), !legal.is_empty(), "{}", Position(ply.after.round()));
                let default = actions.default_action();
                assert_eq!(default.is_some(), !actions.legal.is_empty());
                assert!(default.is_none_or(|action| actions.legal.contains(&action)));
                let mut tried = ply.after.clone();
                for &action in &all {
                    match tried.play(seat, action) {
                        Ok(_) => {
                            assert!(legal.contains(&action), "{seat:?} {action}\n{}", Position(ply.after.round()));
                            tried = ply.after.clone();
                        }
                        Err(_) => {
                            assert!(!legal.contains(&action), "{seat:?} {action}\n{}", Position(ply.after.round()));
                        }
                    }
                }
                assert_eq!(&tried, ply.after, "a refused action changes nothing");
            }
        });
    });
}

/// The tiles in the wall, hands, melds and discards: together the whole set.
fn all_tiles(round: &Round, drawn: usize, supplements: usize) -> Vec<Tile> {
    let table = round.table();
    let wall = round.wall();
    let set = table.rules.tile_set();
    let gone = (0..drawn).map(Place::Live).chain((0..supplements).map(Place::Supplement));
    let gone: Vec<usize> = gone.filter_map(|place| set.index(place)).collect();
    let left = wall.tiles().iter().enumerate().filter(|(at, _)| !gone.contains(at));
    let mut tiles: Vec<Tile> = left.map(|(_, &tile)| tile).collect();
    for seat in table.players().seats() {
        tiles.extend(round.hand(seat).into_iter().flat_map(|hand| hand.tiles()));
        tiles.extend(std::iter::repeat_n(Kind::NORTH.tile(), usize::from(table.kita[seat])));
        tiles.extend(table.melds[seat].iter().flat_map(|meld| meld.tiles()));
        let river = table.rivers[seat].iter().filter(|discard| discard.claimed_by.is_none());
        tiles.extend(river.map(|discard| discard.tile));
    }
    tiles.sort();
    tiles
}

fn total_points(rules: &Ruleset, game: &Match) -> i32 {
    game.table().scores.values().sum::<i32>() + game.table().sticks as i32 * rules.riichi_stake
}

/// Law 5: the cached waits, counts and claims are correct, and the public table knows how many tiles each seat
/// conceals.
fn check_caches(round: &Round) {
    let table = round.table();
    assert!(round.claims_hold(), "{}", Position(round));
    assert_eq!(table.kans(), table.melds.values().flatten().filter(|meld| meld.is_kan()).count());
    for seat in table.players().seats() {
        let (Some(view), Some(hand)) = (round.view(seat), round.hand(seat)) else { panic!("nobody on {seat:?}") };
        let held = hand.tiles().count();
        assert_eq!(hand.counts(), hand.tiles().collect(), "{}", Position(round));
        let melded = hand.melds().iter().flat_map(|meld| meld.tiles());
        assert_eq!(usize::from(hand.reds()), hand.tiles().chain(melded).filter(|tile| tile.is_red()).count());
        assert_eq!(hand.concealed_len(), held);
        assert!(hand.melds() == table.melds[seat].as_slice());
        if table.result().is_none() {
            assert_eq!(table.concealed_len(seat), held, "{}", Position(round));
        }
        if let Some(shown) = &table.opened[seat] {
            assert_eq!((shown.concealed(), shown.melds()), (hand.concealed(), hand.melds()), "{}", Position(round));
        }
        if held + 3 * hand.melds().len() == 13 {
            assert_eq!(view.waits(), live_waits(hand, &table.rules), "{}", Position(round));
            let shanten = shanten(&hand.counts(), hand.melds().len(), TilesPlayed::Full136).min();
            assert_eq!(view.shanten(), shanten, "{}", Position(round));
        }
    }
}

/// Laws 4 and 5 after every event: the set of tiles, the points with the pot, the caches.
#[test]
fn tiles_and_points_are_conserved_and_caches_are_right() {
    play_all(16, |rules, chance| {
        let mut set = rules.tile_set().tiles();
        set.sort();
        let total = rules.starting_points * rules.players.count() as i32;
        let dealt = 13 * rules.players.count();
        let (drawn, supplements) = (std::cell::Cell::new(dealt), std::cell::Cell::new(0));
        play_match(
            rules,
            chance,
            &mut |_, events| {
                // The first draw comes with the deal, unless the deal may still be repeated.
                drawn.set(dealt + events.iter().filter(|event| matches!(event, Event::Drew { .. })).count());
                supplements.set(0);
            },
            &mut |ply| {
                let mut game = ply.before.clone();
                for event in ply.events {
                    game.apply(event).expect("what was played replays");
                    if let Event::Drew { from, .. } = event {
                        let count = if *from == DrawFrom::Live { &drawn } else { &supplements };
                        count.set(count.get() + 1);
                    }
                    assert_eq!(
                        all_tiles(game.round(), drawn.get(), supplements.get()),
                        set,
                        "{}",
                        Position(game.round())
                    );
                    assert_eq!(total_points(rules, &game), total, "{}", Position(game.round()));
                    check_caches(game.round());
                }
                let Some(end) = ply.after.settlement() else { return };
                let lost = total - end.scores.values().sum::<i32>();
                let sticks = end.leftover_sticks as i32 * rules.riichi_stake;
                match (rules.leftover_sticks, rules.leftover_split) {
                    (LeftoverSticks::ToFirst, LeftoverSplit::SeatRemainder) => assert_eq!(lost, 0),
                    (LeftoverSticks::ToFirst, LeftoverSplit::Floor) => assert!((0..400).contains(&lost), "{lost}"),
                    (LeftoverSticks::Lost, _) => assert_eq!(lost, sticks),
                }
            },
        );
    });
}
