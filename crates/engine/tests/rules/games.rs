//! Matches of several games, and what they settle besides points: chips, yakitori, fouls.

use jantaku_core::rules::{ChomboAmount, ChomboMode, Extension, HanchanSettlement, Oka, YakitoriTo, Yame};
use jantaku_core::{BySeat, Ruleset, Wind};
use jantaku_engine::{Action, DealError, EndReason, PublicEvent, Settlement, Tally};
use jantaku_testkit::{Play, Scene, SceneExt, seat, tile};

use crate::rules::READY;

const FAR: &str = "258m258p258s1234z";

/// East only, two games, results without oka.
fn two_games(rules: &mut Ruleset) {
    rules.hanchan_count = 2;
    rules.round_winds = vec![Wind::East];
    (rules.extension, rules.extension_max_winds, rules.oka) = (Extension::None, 0, Oka::None);
    (rules.agari_yame, rules.tenpai_yame) = (Yame::Off, Yame::Off);
}

/// The last hand of a game, with these points: seat 1 wins 2000 from the dealer, seat 3.
fn last_hand(change: impl FnOnce(&mut Ruleset), game: u8, points: [i32; 4]) -> Scene {
    let scene = Scene::of("tenhou").rules(two_games).rules(change).game(game).dealer(3).points(points);
    scene.hand(1, READY).draws("6p").indicators("1z")
}

fn won(scene: Scene) -> Play {
    let mut t = scene.deal();
    t.discard(3, "6p").ron(1).result();
    t
}

fn settled(t: &Play) -> &Settlement {
    let over = || t.table().game_over.as_deref();
    t.game().settlement().or_else(over).unwrap_or_else(|| panic!("the game goes on"))
}

fn totals(settlement: &Settlement) -> Vec<(usize, u8, i32)> {
    settlement.standings.iter().map(|standing| (standing.seat.index(), standing.place, standing.total)).collect()
}

fn tallies(found: &BySeat<Tally>, of: impl Fn(&Tally) -> i32) -> Vec<i32> {
    found.values().map(of).collect()
}

/// after the first game everyone sees its standings and continues; the next begins anew, and its results
/// are added to the earlier ones.
#[test]
fn the_next_game_begins_anew() {
    let mut t = won(last_hand(|_| {}, 0, [25000, 38000, 20000, 17000]));
    let first = settled(&t).clone();
    assert_eq!(t.game().settlement(), None);
    assert_eq!(totals(&first), [(1, 1, 30000), (0, 2, 5000), (2, 3, -20000), (3, 4, -35000)]);
    assert_eq!(t.view(2).table().game_over.as_deref(), Some(&first));
    t.expect_next(0, 0, 0, 0);
    let position = t.game().needs_wall().unwrap();
    assert_eq!((position.game, position.scores.values().sum::<i32>()), (1, 100_000));
    assert_eq!(tallies(&position.tally, |tally| tally.earlier), [5000, 30000, -20000, -35000]);
    // Seat 2 wins the second game; the places depend on both, and among equals on the seat.
    let before = |scene: Scene| (0..4).fold(scene, |scene, at| scene.tally(at, position.tally[seat(at)]));
    let mut t = won(before(last_hand(|_| {}, 1, [25000, 18000, 40000, 17000])));
    t.expect_ended(EndReason::LastHand);
    assert_eq!(totals(settled(&t)), [(0, 1, 10000), (1, 2, 10000), (2, 3, 10000), (3, 4, -70000)]);
    assert_eq!(settled(&t).lines().len(), 2);
}

/// Near miss: where a match is one game it is over.
#[test]
fn one_game_is_a_match() {
    won(last_hand(|rules| rules.hanchan_count = 1, 0, [25000; 4])).expect_ended(EndReason::LastHand);
    let beyond = last_hand(|rules| rules.hanchan_count = 1, 1, [25000; 4]).setup().unwrap();
    assert!(beyond.start().unwrap_err().to_string().contains("before a game number 1"));
}

/// A bust ends the game, not the match; so does a last dealer who stops.
#[test]
fn a_game_ends_as_a_match_does() {
    let mut t = won(last_hand(|_| {}, 0, [40000, 40000, 19000, 1000]));
    assert_eq!(settled(&t).reason, EndReason::Bust);
    t.expect_next(0, 0, 0, 0);
    let choice = |rules: &mut Ruleset| (rules.agari_yame, rules.yame_needs_goal) = (Yame::DealerChoice, false);
    let scene = Scene::of("tenhou").rules(two_games).rules(choice).dealer(3).hand(3, READY);
    let mut t = scene.draws("1z 6p").indicators("1z").deal();
    t.discard(3, "1z").discard(0, "6p").ron(3);
    t.expect_only(3, &[Action::Continue, Action::Stop]).act(3, Action::Stop);
    assert!(t.saw(|event| matches!(event, PublicEvent::GameEnded(_))));
    assert_eq!(settled(&t).reason, EndReason::AgariYame);
    t.expect_only(3, &[Action::Continue]).expect_next(0, 0, 0, 0);
    assert_eq!(t.game().needs_wall().unwrap().game, 1);
}

/// The last hand of the South round of a game of two hanchan, seat 3 dealing.
fn two_hanchan(settlement: HanchanSettlement, game: u8, points: [i32; 4]) -> Scene {
    let scene = Scene::of("pretty_girls").rules(|rules| rules.hanchan_settlement = settlement);
    let scene = match settlement {
        HanchanSettlement::Once => scene.wind(2 * game + 1),
        HanchanSettlement::Each => scene.wind(1).game(game),
    };
    scene.dealer(3).points(points)
}

/// Seat 1 wins 2000 from the dealer, with its second discard.
fn passed(scene: Scene) -> Play {
    let mut t = scene.hand(1, READY).draws("1z 2z 3z 4z 6p").indicators("1z").deal();
    t.discard(3, "1z").discard(0, "2z").discard(1, "3z").discard(2, "4z").discard(3, "6p").ron(1).result();
    t
}

/// East 1 of the second hanchan follows South 4 of the first with the points of that, and nothing is settled
/// between; near miss: where each is settled, the second begins anew.
#[test]
fn two_hanchan_are_one_match_and_settled_once() {
    let points = [25000, 38000, 20000, 17000];
    let mut t = passed(two_hanchan(HanchanSettlement::Once, 0, points));
    assert!(!t.saw(|event| matches!(event, PublicEvent::GameEnded(_))));
    t.expect_next(2, 0, 0, 0).expect_scores([25000, 40000, 20000, 15000]);
    let t = Scene::after(&mut t).deal();
    assert_eq!((t.table().start.wind, t.table().hanchan()), (Wind::East, 1));
    assert_eq!(t.table().scores[seat(1)], 40000);
    let mut t = passed(two_hanchan(HanchanSettlement::Each, 0, points));
    assert!(t.saw(|event| matches!(event, PublicEvent::GameEnded(_))));
    t.expect_next(0, 0, 0, 0);
    assert_eq!(t.next_hand().scores[seat(1)], 25000);
}

/// Honba and riichi sticks carry over too.
#[test]
fn honba_and_sticks_go_on_to_the_second_hanchan() {
    let mut t = two_hanchan(HanchanSettlement::Once, 0, [25000, 25000, 25000, 24000]).sticks(1).deal();
    t.run_out().expect_next(2, 0, 1, 1);
}

/// one settlement after the last hand of the second, of the points over both.
#[test]
fn the_second_hanchan_settles_the_match() {
    let mut t = passed(two_hanchan(HanchanSettlement::Once, 1, [25000, 38000, 20000, 17000]));
    t.expect_ended(EndReason::LastHand);
    assert_eq!(totals(settled(&t)), [(1, 1, 40000), (0, 2, 0), (2, 3, -15000), (3, 4, -25000)]);
    assert!(settled(&t).standings.iter().all(|standing| standing.earlier == 0));
}

/// below zero in the first hanchan ends both; near miss: settled each, it ends that game only.
#[test]
fn a_bust_ends_both_hanchan() {
    let points = [40000, 40000, 19000, 1000];
    passed(two_hanchan(HanchanSettlement::Once, 0, points)).expect_ended(EndReason::Bust);
    let mut t = passed(two_hanchan(HanchanSettlement::Each, 0, points));
    assert_eq!((t.game().settlement(), settled(&t).reason), (None, EndReason::Bust));
    t.expect_next(0, 0, 0, 0);
}

/// only the last dealer of the second hanchan may stop.
#[test]
fn nobody_stops_after_the_first_of_two_hanchan() {
    let asked = |game| {
        let scene = two_hanchan(HanchanSettlement::Once, game, [20000, 33000, 22000, 25000]);
        let mut t = scene.hand(3, READY).draws("1z 6p").indicators("1z").deal();
        t.discard(3, "1z").discard(0, "6p").ron(3);
        t
    };
    asked(0).expect_only(3, &[Action::Continue]).expect_next(1, 3, 1, 0);
    asked(1).expect_only(3, &[Action::Continue, Action::Stop]).act(3, Action::Stop).expect_ended(EndReason::AgariYame);
}

/// an additional round follows the second hanchan where nobody has the baseline, and not the first.
#[test]
fn the_extra_round_follows_the_second_hanchan() {
    let points = [27000, 25000, 23000, 25000];
    let mut first = passed(two_hanchan(HanchanSettlement::Once, 0, points));
    first.expect_next(2, 0, 0, 0);
    assert_eq!(Scene::after(&mut first).deal().table().start.wind, Wind::East);
    let mut second = passed(two_hanchan(HanchanSettlement::Once, 1, points));
    second.expect_next(4, 0, 0, 0);
    let extra = Scene::after(&mut second).deal();
    assert_eq!((extra.table().start.wind, extra.table().hanchan()), (Wind::West, 1));
}

/// There is no hand beyond the winds that are played: those of both hanchan and one more.
#[test]
fn a_hand_beyond_both_hanchan_is_refused() {
    let at = |wind| Scene::of("pretty_girls").wind(wind).setup().unwrap().start();
    assert!(at(4).is_ok());
    assert!(at(5).unwrap_err().to_string().contains("before a wind number 5"));
    let second = Scene::of("pretty_girls").game(1).setup().unwrap().start();
    assert!(second.unwrap_err().to_string().contains("before a game number 1"));
}

/// A record must have the standings of a game before it deals the next.
#[test]
fn no_hand_is_dealt_before_the_standings_are_recorded() {
    let scene = last_hand(|_| {}, 0, [25000; 4]);
    let t = won(scene.clone());
    let ends = t.events().len() - 1;
    let (mut replayed, dealt) = jantaku_engine::Match::start_from(scene.setup().unwrap()).unwrap();
    t.events()[dealt.len()..ends].iter().for_each(|event| replayed.apply(event).unwrap());
    let wall = t.walls()[0].clone();
    assert_eq!(replayed.deal(wall.clone()), Err(DealError::GameOpen));
    replayed.apply(&t.events()[ends]).unwrap();
    assert!(replayed.deal(wall).is_ok());
}

fn chips(rules: &mut Ruleset) {
    (rules.chip_value, rules.chips_ippatsu, rules.chips_ura, rules.chips_red, rules.chips_yakuman) = (2000, 1, 2, 1, 5);
}

/// Chips are paid by each player who pays for the hand: one for ippatsu, two for each ura dora, one for each red five.
#[test]
fn chips_move_with_the_win() {
    let riichi = |change: fn(&mut Ruleset)| {
        let scene = Scene::of("tenhou").rules(change).hand(1, "234067m34588s45p").indicators("1z").ura("7s");
        let mut t = scene.draws("1z 2z 3z 4z 9m 6p").deal();
        t.discard(0, "1z").riichi(1, "2z").discard(2, "3z").discard(3, "4z").discard(0, "9m");
        t
    };
    let mut t = riichi(chips);
    t.tsumo(1); // ippatsu, a pair of ura dora, a red five: six chips from each
    assert_eq!(t.result().chips(&t.table().rules).values().copied().collect::<Vec<_>>(), [-6, 18, -6, -6]);
    assert_eq!(tallies(&t.table().tally(), |tally| tally.chips), [-6, 18, -6, -6]);
    let mut t = riichi(|_| {});
    t.tsumo(1);
    assert_eq!(tallies(&t.table().tally(), |tally| tally.chips), [0; 4]);
    let mut t = Scene::of("tenhou").rules(chips).hand(1, "234067m34588s45p").indicators("1z").draws("6p").deal();
    t.discard(0, "6p").ron(1); // one red five, from the discarder alone
    assert_eq!(tallies(&t.table().tally(), |tally| tally.chips), [-1, 1, 0, 0]);
    let mut t = Scene::of("tenhou").rules(chips).hand(1, "19m19p19s1234567z").draws("1m").deal();
    t.discard(0, "1m").ron(1);
    assert_eq!(tallies(&t.table().tally(), |tally| tally.chips), [-5, 5, 0, 0]);
}

/// They are worth points once the match is over, whatever the place.
#[test]
fn chips_are_settled_with_the_match() {
    let gathered = |chips| Tally { chips, ..Tally::default() };
    let scene = |game| {
        let scene = last_hand(chips, game, [25000, 23000, 25000, 27000]);
        scene.tally(0, gathered(7)).tally(2, gathered(-7))
    };
    let t = won(scene(1));
    let by = |of: fn(&jantaku_engine::Standing) -> i32| -> Vec<i32> { settled(&t).standings.iter().map(of).collect() };
    assert_eq!(by(|standing| standing.chips), [14000, 0, -14000, 0]);
    assert_eq!(by(|standing| standing.place.into()), [1, 2, 3, 4]);
    assert_eq!(by(|standing| standing.total), [29000, 5000, -29000, -25000]);
    assert!(settled(&won(scene(0))).standings.iter().all(|standing| standing.chips == 0), "not before");
}

/// a player who has won no hand in the whole match pays, whatever the place; one win in an earlier game is
/// enough.
#[test]
fn a_win_turns_the_yakitori() {
    let birds = |to: YakitoriTo| move |rules: &mut Ruleset| (rules.yakitori, rules.yakitori_to) = (1500, to);
    let once = Tally { won: true, ..Tally::default() };
    let paid = |t: &Play| -> Vec<(usize, i32)> {
        settled(t).standings.iter().map(|standing| (standing.seat.index(), standing.yakitori)).collect()
    };
    let points = [30000, 25000, 24000, 21000];
    let t = won(last_hand(birds(YakitoriTo::ToWinners), 1, points).tally(0, once));
    assert_eq!(paid(&t), [(0, 1500), (1, 1500), (2, -1500), (3, -1500)]);
    let t = won(last_hand(birds(YakitoriTo::ToEach), 1, points).tally(0, once));
    assert_eq!(paid(&t), [(0, 3000), (1, 3000), (2, -3000), (3, -3000)]);
    // Not after the first of two games, and the next knows who has won.
    let mut t = won(last_hand(birds(YakitoriTo::ToWinners), 0, points));
    assert!(paid(&t).iter().all(|(_, points)| *points == 0));
    assert_eq!(tallies(&t.next_hand().tally, |tally| i32::from(tally.won)), [0, 1, 0, 0]);
}

/// A foul may cost points after the uma, which nobody receives, instead of a mangan at once.
#[test]
fn a_foul_may_cost_after_the_uma() {
    let league = |rules: &mut Ruleset| {
        (rules.chombo_mode, rules.chombo_amount, rules.chombo_after_uma) =
            (ChomboMode::Penalised, ChomboAmount::None, 20000);
    };
    let mut t = Scene::of("tenhou").rules(league).hand(0, FAR).draws("9p").deal();
    t.act(0, Action::Riichi { tile: tile("9p"), tsumogiri: true }).run_out().expect_scores([25000; 4]);
    assert_eq!(tallies(&t.next_hand().tally, |tally| tally.fouls as i32), [1, 0, 0, 0]);
    let one = Tally { fouls: 1, ..Tally::default() };
    let t = won(last_hand(league, 1, [25000, 36000, 20000, 19000]).tally(1, one));
    assert_eq!(totals(settled(&t)), [(1, 1, 8000), (0, 2, 5000), (2, 3, -20000), (3, 4, -33000)]);
    let mut mangan = Scene::of("tenhou").rules(league).rules(|rules| rules.chombo_amount = ChomboAmount::Mangan);
    mangan = mangan.hand(0, FAR).draws("9p");
    let mut t = mangan.deal();
    t.act(0, Action::Riichi { tile: tile("9p"), tsumogiri: true }).run_out();
    t.expect_scores([13000, 29000, 29000, 29000]);
}

/// Tallies that no match could give are refused.
#[test]
fn absurd_tallies_are_refused() {
    for tally in [
        Tally { earlier: i32::MAX, ..Tally::default() },
        Tally { chips: i32::MIN, ..Tally::default() },
        Tally { fouls: u32::MAX, ..Tally::default() },
    ] {
        assert!(last_hand(|_| {}, 1, [25000; 4]).tally(2, tally).setup().unwrap().start().is_err(), "{tally:?}");
    }
}
