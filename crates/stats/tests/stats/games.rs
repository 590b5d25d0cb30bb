//! Matches to take facts of.

use jantaku_core::{BySeat, Players, Ruleset, Wind};
use jantaku_engine::{Event, RoundName};
use jantaku_scenario::Scene;
use jantaku_stats::{Collector, HandFacts, MatchFacts, Mode, RoundFacts, RoundKind, SeatResult, WinFacts};
use jantaku_testkit::{Play, SceneExt, seat};

pub fn facts(play: &Play) -> MatchFacts {
    let table = play.table();
    let names = BySeat::from_fn(table.rules.players, |seat| format!("p{seat}"));
    let mut collector = Collector::new(&table.rules, names, None);
    let dealt = |event: &Event| matches!(event, Event::Dealt { .. });
    let begins: Vec<usize> = (0..play.events().len()).filter(|&at| dealt(&play.events()[at])).collect();
    for (number, &from) in begins.iter().enumerate() {
        let to = begins.get(number + 1).copied().unwrap_or(play.events().len());
        collector.round(number, &play.events()[from..to]);
    }
    collector.finish()
}

/// What a seat did in the only round.
pub fn hand(play: &Play, number: usize) -> HandFacts {
    let facts = facts(play);
    assert_eq!(facts.rounds.len(), 1);
    facts.rounds[0].hands[seat(number)].clone()
}

/// Seat 1 wins on seat 3's 6p, after riichi with its second discard.
pub fn riichi_ron() -> Play {
    let mut t = Scene::of("tenhou").hand(1, "234m678m45p22s678s").draws("1z 1z 2z 9m 3z 9s 4z 6p").deal();
    t.tsumogiri(0).tsumogiri(1).tsumogiri(2).tsumogiri(3).tsumogiri(0).riichi(1, "9s").tsumogiri(2);
    t.tsumogiri(3).ron(1);
    t
}

/// A hand in which nothing happened.
pub fn idle() -> HandFacts {
    HandFacts {
        end: RoundKind::Won,
        dealer: false,
        win: None,
        dealt_into: Vec::new(),
        riichi: None,
        called: false,
        tenpai: false,
        nagashi: false,
        chombo: false,
        paid: 0,
        points: 0,
    }
}

/// A closed ron without riichi.
pub fn ron() -> WinFacts {
    let win = hand(&riichi_ron(), 1).win.expect("seat 1 wins");
    WinFacts { yaku: Vec::new(), limit: None, ..*win }
}

pub fn winning(win: WinFacts) -> HandFacts {
    HandFacts { win: Some(Box::new(win)), ..idle() }
}

/// A match under Tenhou's rules in which only seat 0 does anything.
pub fn game(names: [&str; 4], hands: &[HandFacts]) -> MatchFacts {
    let rules = Ruleset::preset("tenhou").expect("it is a preset");
    let name = RoundName { game: 1, wind: Wind::East, number: 1, honba: 0 };
    let of_round = |own: &HandFacts| {
        BySeat::from_fn(
            Players::Four,
            |at| if at == seat(0) { own.clone() } else { HandFacts { end: own.end, ..idle() } },
        )
    };
    let rounds = hands.iter().enumerate();
    MatchFacts {
        rules: rules.name.clone(),
        mode: Mode::of(&rules),
        date: None,
        names: BySeat::from_fn(Players::Four, |seat| names[seat.index()].to_owned()),
        rounds: rounds.map(|(number, own)| RoundFacts { number, name, hands: of_round(own) }).collect(),
        results: None,
    }
}

pub fn result(place: u8, points: i32) -> SeatResult {
    SeatResult { players: Players::Four, place, points, total: points - 30000 }
}
