//! Law 6 for bots: hidden tiles change neither a bot's choice nor its reasons.

use std::sync::Arc;

use jantaku_advice::safety::Caution;
use jantaku_core::{Kind, Ruleset, Seat};
use jantaku_engine::{Action, Actions, Hidden, Match, Phase, Round, Unseen, View};
use jantaku_record::{SeatInfo, SeatKind, play_match};
use jantaku_testkit::{Chance, random_house};

/// How many times the hidden tiles of a position are redealt.
const TIMES: usize = 3;

/// A round that looks the same to this seat, with the hidden tiles redealt.
fn redealt(view: &View, chance: &mut Chance) -> Round {
    let Unseen { mut tiles, hands, .. } = view.unseen();
    chance.shuffle(&mut tiles);
    let hands = hands.map(|_, &count| tiles.split_off(tiles.len() - count));
    view.imagine(&Hidden { hands, wall: tiles }).expect("the unseen tiles in any order could be the truth")
}

/// How safe each kind is against each of the others.
fn safety(view: &View) -> String {
    let marks = |caution: &Caution| (caution.threatens, Kind::all().map(|kind| caution.mark(kind)).collect::<Vec<_>>());
    format!("{:?}", jantaku_advice::safety::read(view).iter().map(marks).collect::<Vec<_>>())
}

/// The level's choice and its reasons. Levels that use randomness get the same seed each time.
fn answer(level: &str, view: &View, actions: &Actions) -> (Action, String) {
    let mut bot = jantaku_bots::by_name(level, [7; 32]).expect("a level");
    let choice = bot.choose(view, actions);
    (choice, format!("{:?}", bot.explain(view, actions)))
}

/// Plays a match of these levels and checks `percent` of the decisions against redealt rounds. Returns how many it checked.
///
/// `asked`: the level to check instead of those that play.
fn compared(rules: &Arc<Ruleset>, levels: &[&str], percent: usize, asked: Option<&str>, chance: &mut Chance) -> usize {
    let level = |seat: Seat| levels[seat.index() % levels.len()];
    let infos: Vec<SeatInfo> =
        rules.players.seats().map(|seat| SeatInfo { name: level(seat).into(), kind: SeatKind::Bot }).collect();
    let mut bots: Vec<_> =
        rules.players.seats().map(|seat| jantaku_bots::by_name(level(seat), [1; 32]).expect("a level")).collect();
    let mut seed = [0; 32];
    seed.iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    let mut compared = 0;
    let choose = |played: &Match, seat: Seat, actions: &Actions| {
        let view = played.view(seat).expect("somebody sits there");
        if !matches!(view.table().phase, Phase::Over(_)) && actions.legal.len() > 1 && chance.percent(percent) {
            let level = asked.unwrap_or(level(seat));
            let truth = (answer(level, &view, actions), safety(&view));
            for _ in 0..TIMES {
                let other = redealt(&view, chance);
                let (view, actions) = (other.view(seat).expect("the same seat"), other.legal_actions(seat));
                assert_eq!((answer(level, &view, &actions), safety(&view)), truth, "{level} under `{}`", rules.name);
            }
            compared += 1;
        }
        bots[seat.index()].choose(&view, actions)
    };
    play_match(rules.clone(), &infos, &seed, choose, |_, _| ()).expect("a match");
    compared
}

const LEVELS: [&str; 4] = ["expert", "easy", "normal", "wild"];
const BEGINNERS: [&str; 4] = ["easy/caller", "easy/flush", "easy/stubborn", "easy/forgetful"];

/// Each decision of the strongest level takes long, so few of them are compared.
#[test]
#[ignore = "long"]
fn determinizations_do_not_depend_on_hidden_tiles() {
    let mut chance = Chance::new(11);
    let houses = ["tenhou", "mahjong_soul_sanma"].map(|name| Ruleset::preset(name).expect("a preset"));
    let mut all = 0;
    for rules in houses {
        all += compared(&Arc::new(rules), &["normal"], 1, Some("master"), &mut chance);
    }
    assert!(all > 2, "{all} decisions compared");
}

///
#[test]
fn what_a_seat_cannot_see_changes_neither_choice_nor_reasons_nor_marks() {
    let mut chance = Chance::new(9);
    let presets = ["tenhou", "tenhou_sanma", "wrc", "mahjong_soul_sanma"];
    let mut houses = presets.map(|name| Ruleset::preset(name).expect("a preset")).to_vec();
    houses.extend((0..4).map(|_| random_house(&mut chance)));
    let each = houses.into_iter().map(|rules| compared(&Arc::new(rules), &LEVELS, 15, None, &mut chance));
    let decisions: usize = each.sum();
    assert!(decisions > 300, "{decisions} decisions compared");
    let yakuza = Arc::new(Ruleset::preset("yakuza").expect("a preset"));
    let decisions = compared(&yakuza, &BEGINNERS, 50, None, &mut chance);
    assert!(decisions > 100, "{decisions} decisions of beginners compared");
}
